"""A board laid out on the map, by clicks: it is the position of its text, begins a game, and puts one right."""

import re

from playwright.sync_api import Locator, expect

import alesia
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.paper import PHONE, begin, draw


def open_laying(guest: Guest, game: str = "falling-sky") -> Locator:
    guest.page.goto("about:blank")
    guest.go("/new#beside")
    guest.page.locator(f"input[name=game][value={game}]").check()
    box = guest.page.get_by_role("checkbox", name="I play on my own board.")
    box.check()
    guest.page.get_by_role("button", name="Lay out another board").click()
    dialog = guest.page.locator("dialog.laying")
    expect(dialog.locator(".fields")).to_be_visible()
    expect(dialog.locator(".board svg")).to_be_visible()
    return dialog


def text_with(dialog: Locator, said: str) -> str:
    """The text, as soon as it says this."""
    text = dialog.locator(".laying-text textarea")
    expect(text).to_have_value(re.compile(re.escape(said)))
    return text.input_value()


def more(dialog: Locator, field: str, word: str, times: int) -> None:
    """Touch the key for one more."""
    key = dialog.locator(f'[data-field="{field}"] [data-word="{word}"] .step-key').last
    for _ in range(times):
        key.click()


def choose(dialog: Locator, place: str) -> None:
    dialog.locator(".laying-where select").select_option(label=place)
    expect(dialog.locator(".fields legend")).to_have_text(place)


def test_a_board_is_laid_out_by_clicks_and_begins_a_game(guest: Guest) -> None:
    """On the map a Region is touched; what cannot stand is told at once, and mended by the next click."""
    dialog = open_laying(guest)
    dialog.locator('[aria-label^="Pictones: fill in"]').first.press("Enter")
    expect(dialog.locator(".fields legend")).to_have_text("Pictones")
    more(dialog, "regions/Pictones/Romans", "Legion", 2)
    more(dialog, "regions/Pictones/Romans", "Fort", 1)
    choose(dialog, "Tracks")
    fallen = dialog.locator('[data-field="fallen"] input')
    fallen.fill("12")
    fallen.press("Enter")
    expect(dialog.locator("[role=status]")).to_contain_text("Legions in all; there are 12")
    fallen.fill("0")
    fallen.press("Enter")
    expect(dialog.locator("[role=status]")).to_contain_text("This position can stand")
    text_with(dialog, "fallen = 0")
    text = text_with(dialog, 'Romans = "2 Legions, Fort"')
    choose(dialog, "Pictones")
    drag(guest, dialog, "regions/Pictones/Romans", "Legion", "Bituriges")
    text_with(dialog, 'Romans = "1 Legion, Fort"')
    text_with(dialog, 'Romans = "1 Legion"')
    dialog.get_by_role("button", name="Undo").click()
    assert text_with(dialog, 'Romans = "2 Legions, Fort"') == text
    assert alesia.new("falling-sky", position=text, dice="asked").position_text() == text
    ask_about_quarters(dialog)
    dialog.get_by_role("button", name="Begin from this board").click()
    guest.page.get_by_role("button", name="Begin", exact=True).click()
    guest.at_table()
    expect(guest.page.locator(".drawn-search")).to_be_visible()


def drag(guest: Guest, dialog: Locator, field: str, word: str, place: str) -> None:
    """Take one by its grip, and let it go over a place of the map."""
    dialog.locator(f'[data-field="{field}"] [data-word="{word}"] .grip').hover()
    guest.page.mouse.down()
    onto = dialog.locator(f'[aria-label^="{place}: fill in"]').first.bounding_box()
    assert onto is not None
    guest.page.mouse.move(onto["x"] + onto["width"] / 2, onto["y"] + onto["height"] / 2, steps=3)
    expect(dialog.locator(".held")).to_have_text(word)
    guest.page.mouse.up()
    expect(dialog.locator(".held")).to_have_count(0)


def ask_about_quarters(dialog: Locator) -> None:
    """What do they do now? Out of turn, upon this board; whoever must roll for it does so on the way."""
    asking = dialog.locator(".laying-asking")
    asking.get_by_text("What do they do now?").click()
    asking.get_by_label("What happens").select_option(label="their own Quarters")
    asking.get_by_label("To whom").select_option(label="Belgae")
    asking.get_by_role("button", name="Ask").click()
    expect(asking).to_contain_text("The Belgae relocate from Morini to Sugambri: 3 Hidden Belgic Warbands.")
    expect(asking).to_contain_text("Take 3 Belgic Warbands from Morini, put them Hidden into Sugambri.")


def test_ten_positions_laid_out_by_clicks_are_those_of_their_texts(guest: Guest) -> None:
    """In every game two, by the keys of the form alone."""
    for game, laid in TEN.items():
        dialog = open_laying(guest, game)
        for place, field, word, times, said in laid:
            choose(dialog, place)
            if word:
                more(dialog, field, word, times)
            else:
                _fill(dialog.locator(f'[data-field="{field}"]'), times, said)
            text = text_with(dialog, said)
            expect(dialog.locator("[role=status]")).to_contain_text("This position can stand")
            assert alesia.new(game, position=text, dice="asked").position_text() == text


def _fill(field: Locator, times: int, said: str) -> None:
    for _ in range(times):
        field.locator(".step-key").last.click()
    if not times and field.locator(".chip-add").count():
        field.locator(".chip-add").select_option(index=1)
    elif not times:
        field.locator("input[type=checkbox]").check()


TEN = {
    "falling-sky": [
        ("Carnutes", "regions/Carnutes/Aedui", "revealed Warband", 3, 'Aedui = "3 revealed Warbands"'),
        ("Tracks", "resources/Belgae", "", 2, "Belgae = 12"),
    ],
    "ariovistus": [
        ("Treveri", "regions/Treveri/Germans", "Settlement", 1, "Settlement"),
        ("Treveri", "regions/Treveri/intimidated", "", 0, "intimidated = true"),
    ],
    "ariovistus-campaign": [
        ("Cisalpina", "regions/Cisalpina/Romans", "Auxilia", 4, 'Romans = "4 Auxilia"'),
        ("Whose turn it is", "nonplayers", "", 0, 'nonplayers = ["Romans"]'),
    ],
    "gallic-war": [
        ("Tracks", "supply", "", 3, "supply = 18"),
        ("Tracks", "caesar_wintered", "", 0, "caesar_wintered = true"),
    ],
    "rome-vs-gaul": [
        ("Tracks", "governance", "", 2, "governance = 2"),
        ("Agedincum", "roman/Agedincum", "", 0, '"Agedincum"'),
    ],
}


def test_a_link_holds_a_position(guest: Guest) -> None:
    """Whoever opens it has the board before him."""
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog = open_laying(guest)
    choose(dialog, "Tracks")
    dialog.locator('[data-field="resources/Aedui"] .step-key').last.click()
    text_with(dialog, "Aedui = 16")
    dialog.get_by_text("The position as a text").click()
    dialog.get_by_role("button", name="Copy a link to it").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    guest.page.goto("about:blank")
    guest.go(link)
    expect(guest.page.get_by_text("The game begins from the board that you have laid out.")).to_be_visible()


def test_on_a_phone_a_game_is_put_right(invite: Invite) -> None:
    guest = invite(**PHONE)
    begin(guest)
    draw(guest, "10", "card 10")
    draw(guest, "62", "card 62")
    guest.page.get_by_role("button", name="My board is otherwise: put it right").click()
    dialog = guest.page.locator("dialog.laying")
    expect(dialog.locator(".fields")).to_be_visible()
    choose(dialog, "Tracks")
    dialog.locator('[data-field="resources/Romans"] .step-key').first.click()
    expect(dialog.locator("[role=status]")).to_contain_text("This position can stand")
    dialog.get_by_role("button", name="Play on from this board").click()
    expect(guest.page.locator(".hands-told")).to_contain_text("The board was put right by hand")
    guest.page.locator(".hands-done").click()
    guest.answer("pass")
    expect(guest.page.locator(".hands-steps")).to_contain_text("Resources: the Romans go from 19 to 21.")
