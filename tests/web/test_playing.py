"""Playing at one screen: a whole card on the map, a game against Non-players, and all that helps a player."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Guest
from tests.web.conftest import LIVELY, Invite

ALL_MINE = {"Romans": "me", "Arverni": "me", "Aedui": "me", "Belgae": "me"}
COMMAND = {"Romans": "Recruit", "Arverni": "Rally", "Aedui": "Rally", "Belgae": "Rally"}
# Where each Faction may place Warbands or Auxilia when the Great Revolt begins.
HOME = {"Romans": "Provincia", "Arverni": "Arverni", "Aedui": "Aedui", "Belgae": "Morini"}
WAYS_OUT = ("cancel", "call_off", "negotiate", "remove_own", "prepare", "back", "take_back")
MOST_ANSWERS = 400


@pytest.fixture
def hot_seat(guest: Guest) -> Guest:
    """All four Factions are this guest's, and the first is asked what it does."""
    guest.make_table(**ALL_MINE)
    guest.wait_for_question()
    return guest


def place_troops(guest: Guest) -> tuple[str, int]:
    """The Faction asked places as many Warbands or Auxilia as it can at home, picked on the map: where, how many."""
    faction = guest.faction
    home = HOME[faction]
    guest.answer(f"command {COMMAND[faction]}")
    before = guest.strength(home, faction)
    with guest.moves():
        guest.choose(f"region {home}")
    if "place_warbands" in guest.options():
        guest.answer("place_warbands")
    if numbers := [option for option in guest.options() if option.startswith("number ")]:
        guest.answer(numbers[-1])
    return home, guest.strength(home, faction) - before


def newest_card(log: Locator) -> str:
    return log.locator(".log-card").last.inner_text()


def play_on_the_map(guest: Guest) -> str:
    """Answer once, on the map wherever that is possible; returns what was chosen."""
    options = guest.options()
    if "done" in options:
        guest.answer("done")
        return "done"
    if places := guest.open_places():
        with guest.moves():
            guest.choose(places[0])
        return places[0]
    command = f"limited {COMMAND[guest.faction]}"
    chosen = command if command in options else first_of(options)
    guest.answer(chosen)
    return chosen or "a number"


def first_of(options: list[str]) -> str | None:
    """The first option that is no way out; none where a number is asked by a slider."""
    return next((each for each in options if each.split()[0] not in WAYS_OUT), None)


def answer_quickly(guest: Guest) -> None:
    """Do as little as is allowed."""
    options = guest.options()
    lazy = [each for each in ("pass", "done", "no", "back") if each in options]
    guest.answer(lazy[0] if lazy else first_of(options))


def test_a_whole_card_at_one_screen_is_played_by_clicking_on_the_map(invite: Invite) -> None:
    """From the first page on, by clicks: what is picked on the map happens on the map and is told in the log."""
    guest = invite(**LIVELY)
    guest.begin("Hot seat")
    log = guest.open("Log")
    first_card, first = newest_card(log), guest.faction

    home, placed = place_troops(guest)
    assert placed >= 1
    expect(log).to_contain_text(re.compile(rf"The {first} place {placed} \w+ in {home}\."))
    expect(guest.page.locator(f'.in-region[data-of="{home}"]')).to_contain_text(str(guest.strength(home, first)))

    chosen: list[str] = []
    while newest_card(log) == first_card:
        chosen.append(play_on_the_map(guest))
        assert len(chosen) < MOST_ANSWERS, chosen
    assert any(each.startswith("region ") for each in chosen), chosen
    expect(log.locator(".log-card")).to_have_count(2)


def test_a_tribe_is_picked_by_a_click_on_its_slot(hot_seat: Guest) -> None:
    """A Region and a Tribe of the same name are two places on the map."""
    hot_seat.wait_for("Romans")
    hot_seat.answer("command Seize")
    for place in ("region Treveri", "tribe Treveri"):
        assert place in hot_seat.open_places()
        with hot_seat.moves():
            hot_seat.choose(place)
    assert "Treveri: Dispersed" in (hot_seat.region("Treveri").get_attribute("aria-label") or "")
    expect(hot_seat.open("Log")).to_contain_text("Treveri (Treveri) is Dispersed.")


def test_a_game_alone_against_three_nonplayers_to_the_first_winter(guest: Guest) -> None:
    """The Non-players play by themselves and tell box by box why they did what they did; Winter comes and goes."""
    guest.begin("Alone")
    log = guest.open("Log")
    winter_is_over = guest.page.locator(".log-section.winter + .log-section, .ending").first
    answers = 0
    while not winter_is_over.is_visible():
        answer_quickly(guest)
        guest.wait_for_question()
        answers += 1
        assert answers < MOST_ANSWERS
    assert log.locator(".log-section.winter .log-entry").count() > 1

    # The newest reason may be of Winter Quarters, which no box decides: look at a Command.
    if (earlier := log.get_by_role("button", name="Show earlier cards")).is_visible():
        earlier.click()
    log.locator(".log-entry", has_text="choose the Command").get_by_role("button", name="Why?").last.click()
    dialog = guest.thought
    expect(dialog.get_by_role("heading").first).to_have_text(re.compile("Why the (Arverni|Aedui|Belgae) did this"))
    expect(dialog.locator(".flow-box").first).to_be_visible()
    expect(dialog.locator(".flow-answer")).to_have_count(dialog.locator(".flow-box").count())
    expect(dialog.locator(".flow-check, .flow-roll, .flow-note, .flow-reckoning").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_reload_in_mid_command_loses_nothing(hot_seat: Guest) -> None:
    """The same question with the same options, the same board, the same log."""
    place_troops(hot_seat)
    before = [hot_seat.asked, hot_seat.options(), hot_seat.version, hot_seat.board(), hot_seat.open("Log").inner_text()]
    hot_seat.page.reload()
    hot_seat.at_table()
    after = [hot_seat.asked, hot_seat.options(), hot_seat.version, hot_seat.board(), hot_seat.open("Log").inner_text()]
    assert after == before


def test_undo_by_button_and_by_key_takes_back_answer_by_answer(hot_seat: Guest) -> None:
    """On the board as well as in the question, until nothing is left that may be taken back."""
    undo = hot_seat.page.get_by_role("button", name="Undo")
    beginning = (hot_seat.asked, hot_seat.options(), hot_seat.board())
    hot_seat.wait_for("Romans")
    hot_seat.answer("command Recruit")
    before = (hot_seat.asked, hot_seat.options(), hot_seat.board())
    with hot_seat.moves():
        hot_seat.choose("region Provincia")
    hot_seat.answer("number 4")
    assert hot_seat.board() != before[2]
    with hot_seat.moves():
        undo.click()
    with hot_seat.moves():
        hot_seat.page.keyboard.press("u")
    assert (hot_seat.asked, hot_seat.options(), hot_seat.board()) == before
    while undo.get_attribute("aria-disabled") == "false":
        with hot_seat.moves():
            hot_seat.page.keyboard.press("u")
    assert (hot_seat.asked, hot_seat.options(), hot_seat.board()) == beginning
    expect(undo).to_have_accessible_description(re.compile("cannot be taken back"))


def test_the_slider_shows_the_board_as_it_was_and_leads_back_to_now(hot_seat: Guest) -> None:
    """While the past is shown, nothing can be answered, neither by buttons nor on the map."""
    hot_seat.wait_for("Romans")
    then = hot_seat.board()
    place_troops(hot_seat)
    now, asked = hot_seat.board(), hot_seat.asked
    slider = hot_seat.page.get_by_role("slider", name="Answer")
    slider.focus()
    for _ in range(2):  # the number and the Region
        hot_seat.page.keyboard.press("ArrowLeft")
    expect(hot_seat.page.get_by_role("heading", name="You are looking at the past")).to_be_visible()
    expect(hot_seat.question.locator("[data-option]")).to_have_count(0)
    assert hot_seat.open_places() == []
    expect(hot_seat.region("Provincia")).to_have_accessible_name(re.compile("6 hidden Auxilia"))
    assert hot_seat.board() == then

    hot_seat.page.get_by_role("button", name="Back to now").click()
    hot_seat.wait_for_question()
    assert (hot_seat.board(), hot_seat.asked) == (now, asked)


def test_the_chart_draws_every_margin_and_leads_to_a_moment(hot_seat: Guest) -> None:
    """A line for each Faction, the same in figures, and a click shows the board of that moment."""
    place_troops(hot_seat)
    margins = hot_seat.page.get_by_role("img", name="Chart of the victory margins")
    chart = hot_seat.open("Chart").locator(".chart").filter(has=margins)
    expect(chart.locator("path.chart-line")).to_have_count(4)
    chart.get_by_text("The figures as a table").click()
    expect(chart.get_by_role("rowheader").last).to_have_text("now")
    chart.get_by_role("img", name="Chart of the victory margins").click(position={"x": 35, "y": 120})
    expect(hot_seat.page.get_by_role("heading", name="You are looking at the past")).to_be_visible()


def test_the_rule_opens_from_the_question_and_leads_to_its_neighbours(hot_seat: Guest) -> None:
    """In our own words, with a way back; closing it leaves the player where they were."""
    hot_seat.wait_for("Romans")
    hot_seat.answer("command Recruit")
    button = hot_seat.question.get_by_role("button", name="Read rule 3.2.1")
    button.click()
    dialog = hot_seat.page.get_by_role("dialog")
    title = dialog.get_by_role("heading").first
    expect(title).to_contain_text("3.2.1")
    expect(dialog).to_contain_text("Auxilia")
    dialog.get_by_role("navigation", name="Neighbouring paragraphs").get_by_role("button").last.click()
    expect(title).to_contain_text("3.2.2")
    dialog.get_by_role("button", name="Back").click()
    expect(title).to_contain_text("3.2.1")
    hot_seat.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_a_rule_of_ariovistus_leads_to_the_rule_that_it_changes_and_back(hot_seat: Guest) -> None:
    """Numbers with an A are buttons in the text, too."""
    hot_seat.wait_for("Romans")
    hot_seat.page.evaluate(
        'import("/static/js/panels/rule.js").then(({ openRule }) => openRule("ariovistus", "A4.2.1"))'
    )
    dialog = hot_seat.page.get_by_role("dialog")
    title = dialog.get_by_role("heading").first
    expect(title).to_contain_text("A4.2.1")
    expect(dialog.locator("p .rule-number")).to_have_text(["4.2.1", "A3.2.1", "A1.4"])
    dialog.get_by_role("navigation", name="Changes in Falling Sky:").get_by_role("button", name="4.2.1").click()
    expect(title).to_have_text(re.compile(r"^4\.2\.1"))
    dialog.get_by_role("navigation", name="In Ariovistus see:").get_by_role("button", name="A4.2.1").click()
    expect(title).to_contain_text("A4.2.1")


def test_a_line_of_the_log_under_the_pointer_marks_its_place_on_the_map(hot_seat: Guest) -> None:
    """The outline of the Region is drawn while the pointer is on the line, and no longer."""
    home, _ = place_troops(hot_seat)
    land = hot_seat.region(home).locator(".land").get_attribute("id")
    mark = hot_seat.page.locator(f'.board .outline.marked[href="#{land}"]')
    line = hot_seat.open("Log").locator(".log-entry", has_text=f" in {home}").last
    expect(mark).to_have_count(0)
    line.hover()
    expect(mark).to_have_count(1)
    hot_seat.page.get_by_role("heading", name="Falling Sky").hover()
    expect(mark).to_have_count(0)
