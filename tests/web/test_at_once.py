"""Fewer clicks: alike pieces and whole groups by one button, one key, or one choice on the map."""

import pytest

from tests.web.browser import Guest

ALL_MINE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}


@pytest.fixture
def rallying(guest: Guest) -> Guest:
    """The Arverni choose where to Rally."""
    guest.make_table(**ALL_MINE)
    guest.wait_for("Arverni")
    guest.answer("command Rally")
    return guest


def test_a_whole_rally_is_one_click_a_region(rallying: Guest) -> None:
    """As many Warbands as can be placed; the map shows them, and one undo takes them away again."""
    before = rallying.strength("Arverni", "Arverni")
    rallying.answer_at_once("most_rally", "rally Arverni")
    assert rallying.options()[0].startswith("rally ")
    assert "rally Arverni" not in rallying.options()
    assert rallying.strength("Arverni", "Arverni") > before
    with rallying.moves():
        rallying.page.keyboard.press("u")
    assert rallying.strength("Arverni", "Arverni") == before
    assert "rally Arverni" in rallying.options()


def test_a_key_goes_on_by_itself_too(rallying: Guest) -> None:
    """Each button of that kind says its key."""
    button = rallying.question.locator('[data-at-once="most_rally"]').first
    key = button.get_attribute("aria-keyshortcuts")
    assert key
    origin = button.get_attribute("data-from")
    with rallying.moves():
        rallying.page.keyboard.press(key)
    assert origin not in rallying.options()


def test_the_map_offers_both(rallying: Guest) -> None:
    """A click on a Region asks whether it goes on by itself."""
    rallying.pick("region Arverni")
    choices = rallying.page.locator(".place-menu button").all_inner_texts()
    assert len(choices) == 2
    assert choices[1].endswith("Warbands")
    with rallying.moves():
        rallying.page.locator(".place-menu button").nth(1).click()
    assert "rally Arverni" not in rallying.options()


def test_a_number_that_is_asked_for_several_kinds_is_one_click(guest: Guest) -> None:
    """All of these, and all that are asked for next."""
    guest.make_table(**ALL_MINE)
    guest.wait_for("Romans")
    for option in ("command March", "march Mandubii"):
        guest.answer(option)
    guest.answer(next(option for option in guest.options() if option.startswith("region ")))
    guest.answer_at_once("rest")
    assert not [option for option in guest.options() if option.startswith("number ")]
