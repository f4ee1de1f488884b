"""Planning in a real browser: a turn is tried on a private board, kept, and carried out with one click."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.browser import Guest
from tests.web.conftest import Invite

PHONE = {"width": 390, "height": 844}


def begin(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Plan on a private board").click()
    expect(guest.page.locator("#app.planning .plan-head")).to_be_visible()
    guest.wait_for_question()


def test_a_turn_is_planned_kept_and_carried_out_with_one_click(invite: Invite) -> None:
    """The others see nothing of it until it is done; a reload keeps it, and an undo takes all of it back."""
    anna, bodo = invite(), invite()
    anna.make_table(Romans="me", Arverni="me", Aedui="me", Belgae="link")
    bodo.go(anna.open("Seats").get_by_label("Link to the seat of the Belgae", exact=True).input_value())
    bodo.at_table()
    anna.open("Game")
    seat, before, shown = anna.faction, anna.version, bodo.board()
    begin(anna)
    for _ in range(3):
        if anna.faction == seat:
            anna.answer(next(each for each in anna.options() if each != "pass"))
    expect(anna.page.locator(".plan-head")).to_contain_text("Your plan has 3 answers.")
    assert not Axe().run(anna.page).response["violations"]
    assert bodo.board() == shown
    assert bodo.version == before
    anna.page.get_by_role("button", name="Keep it and go back").click()
    expect(anna.page.locator(".plan-words li")).to_have_count(3)
    anna.page.reload()
    expect(anna.page.locator(".plan-words li")).to_have_count(3)
    with anna.moves():
        anna.page.get_by_role("button", name="Carry it out").click()
    expect(bodo.question).to_have_attribute("data-version", re.compile(str(int(before) + 3)))
    expect(anna.page.locator(".plan-words")).to_have_count(0)
    with anna.moves():
        anna.page.locator(".undo").click()
    expect(anna.page.locator(".plan-words li")).to_have_count(3)


def test_a_plan_that_does_not_fit_is_refused_in_a_sentence(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    anna.make_table(Romans="me", Arverni="me", Aedui="me", Belgae="me")
    begin(anna)
    anna.answer(next(each for each in anna.options() if each != "pass"))
    assert not anna.scrolls_sideways()
    anna.page.get_by_role("button", name="Keep it and go back").click()
    expect(anna.page.locator(".plan-words li")).to_have_count(1)
    seat = anna.faction
    anna.answer("pass")
    while anna.faction != seat:
        anna.answer("pass" if "pass" in anna.options() else anna.options()[0])
    anna.answer(next(each for each in reversed(anna.options()) if each != "pass"))
    version = anna.version
    if anna.page.locator(".plan-carry").count():
        with anna.refused(409):
            anna.page.locator(".plan-carry").click()
        expect(anna.page.locator(".plan-box [role=alert]")).to_contain_text("Nothing was done")
    assert anna.version == version


def test_what_is_hidden_is_said_to_be_imagined_and_dice_are_chosen(invite: Invite) -> None:
    anna = invite(locale="fr-FR")
    anna.make_table("rome-vs-gaul", Roman="me", Gallic="nonplayer")
    anna.wait_for_question()
    anna.page.get_by_role("button", name="Planifier sur un plateau privé").click()
    head = anna.page.locator(".plan-head")
    expect(head).to_contain_text("Ce qui vous est caché est imaginé ici.")
    anna.wait_for_question()
    anna.answer(anna.options()[0])
    expect(head).to_contain_text("Votre plan compte 1\u00a0réponse.")
    head.get_by_role("button", name="Y renoncer").click()
    expect(anna.page.locator("#app.planning")).to_have_count(0)
    expect(anna.page.locator(".plan-begin")).to_be_visible()
