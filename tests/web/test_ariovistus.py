"""Ariovistus in a browser: its map, its pieces and marks, its cards, and turns that are played by clicks."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from alesia.games.falling_sky.components import ALL_REGIONS, ARVERNI
from alesia.games.falling_sky.war import ARIOVISTUS
from tests.server.serving import any_option, mine
from tests.web.browser import Guest
from tests.web.conftest import Invite
from tests.web.test_languages import ENGLISH_LEFT, FRENCH, shown
from tests.web.test_looks import LOOKS, PHONE, SMALL, assert_accessible, assert_fits

GAME = "ariovistus"
ALL_MINE = {"Romans": "me", "Germans": "me", "Aedui": "me", "Belgae": "me"}
TABS = ("Game", "Forces", "Log", "Chart", "Seats")


def table_of(guest: Guest) -> str:
    return guest.page.url.partition("/table/")[2].partition("#")[0]


def view_of(guest: Guest) -> dict[str, Any]:
    """What the server tells the page of the table."""
    seen = guest.context.request.get(f"{guest.home}/api/v1/tables/{table_of(guest)}").json()
    view: dict[str, Any] = seen["view"]
    return view


def in_words(guest: Guest, script: str, view: dict[str, Any]) -> str:
    """What the scripts of the page make of a view."""
    folder = "/static/js/games/falling-sky"
    told: str = guest.page.evaluate(f"async (view) => {{ const room = '{folder}'; {script} }}", view)
    return told


def region_words(guest: Guest, view: dict[str, Any], name: str) -> str:
    script = f'return (await import(`${{room}}/summary.js`)).describeRegion(view, "{name}");'
    return in_words(guest, script, view)


def marked(view: dict[str, Any]) -> dict[str, Any]:
    """The same table with all that can lie on Regions."""
    again: dict[str, Any] = json.loads(json.dumps(view))
    again["regions"]["Sequani"] |= {"intimidated": True, "devastated": True}
    again["position"] |= {"abatis": {"Belgae": "Nervii"}, "uprising": {"region": "Treveri", "faction": "Belgae"}}
    return {**again, "at_war": ["Sequani"], "enlisted": {"Nervii": 4}}


# The set-up.


def test_the_set_up_offers_nonplayers(guest: Guest) -> None:
    """Alone stands when the game is chosen; the Germans can be mine, and have a sentence of their own."""
    guest.go("/new")
    guest.page.get_by_role("radio", name="Ariovistus", exact=True).check()
    expect(guest.page.get_by_role("button", name="Alone")).to_have_attribute("aria-pressed", "true")
    guest.page.get_by_role("button", name="Germans", exact=True).click()
    germans, romans = (guest.page.get_by_role("group", name=name) for name in ("Germans", "Romans"))
    expect(germans).to_contain_text("settle in Gaul")
    expect(germans.get_by_role("radio", name="Me")).to_be_checked()
    expect(romans.get_by_role("radio", name="Non-player")).to_be_checked()
    guest.page.get_by_text("Options").click()
    expect(guest.page.get_by_label("How hard a game against Non-players is to win")).to_be_visible()

    guest.page.get_by_role("button", name="Hot seat").click()
    guest.page.get_by_role("button", name="Begin").click()
    guest.at_table()
    assert guest.open_places() == []
    assert re.match(r"(Romans|Germans|Aedui|Belgae): The \1 may act", guest.asked)
    expect(guest.page.get_by_role("banner").get_by_role("heading")).to_have_text("Ariovistus")
    guest.go("/")
    expect(guest.page.locator(".game-name").first).to_have_text("Ariovistus")
    expect(guest.page.locator(".hero-words")).to_contain_text("its expansion Ariovistus")


def test_nonplayer_germans_tell_why(guest: Guest) -> None:
    """A8.7 Behind what they did: box by box of their own flowchart, with the figures."""
    guest.make_table(GAME, **{**ALL_MINE, "Germans": "nonplayer"})
    log = guest.open("Log")
    deeds = log.locator(".log-entry", has_text="The Germans")
    for _ in range(40):
        if deeds.get_by_role("button", name="Why?").count():
            break
        guest.answer("pass" if "pass" in guest.options() else "done")
        guest.wait_for_question()
    deeds.get_by_role("button", name="Why?").last.click()
    dialog = guest.thought
    expect(dialog.get_by_role("heading").first).to_have_text("Why the Germans did this")
    expect(dialog.locator(".flow-box").first).to_contain_text("Ariovistus")
    expect(dialog.locator(".flow-answer")).to_have_count(dialog.locator(".flow-box").count())


# The map.


def test_the_map_shows_cisalpina_settlements_and_leaders(guest: Guest) -> None:
    """A1.3, A1.4: pieces and Tribes as the set-up has them, read aloud and drawn; Britannia can be neither."""
    guest.make_table(GAME, **ALL_MINE)
    tree = guest.page.locator(".board").aria_snapshot()

    for expected in (
        r'img "Cisalpina, Germanic Control, Control Value 1.*Nori: Ally of the Germans',
        r'img "Sequani, .*Arverni: 6 hidden Warbands.*Germans: 4 hidden Warbands, Settlement',
        r'img "Ubii, .*Germans: Ariovistus, 8 hidden Warbands',
        r'img "Nervii, .*Belgae: Boduognatus, 2 hidden Warbands',
    ):
        assert re.search(expected, tree), expected
    assert "Britannia" not in tree
    expect(guest.page.locator(".board .land-note")).to_have_text("not in play")
    expect(guest.page.locator(".board .settlement")).to_have_count(1)


def test_what_lies_on_a_region_is_said(guest: Guest) -> None:
    """A4.5.1, A4.6.2, A6.2, A64, A66: Enlisted, Intimidated, At War, Abatis, Uprising."""
    guest.make_table(GAME, **ALL_MINE)
    view = marked(view_of(guest))

    assert "Control Value 2, Devastated, Arverni At War, Intimidated. " in region_words(guest, view, "Sequani")
    assert "Control Value 2, 4 Germanic Warbands Enlisted, Abatis of the Belgae. " in region_words(
        guest, view, "Nervii"
    )
    assert "Control Value 1, Uprising. " in region_words(guest, view, "Treveri")
    assert "Control Value 2. " in region_words(guest, view, "Veneti")


def test_pieces_stand_in_the_same_row_however_they_came(guest: Guest) -> None:
    """Warbands that return to a Settlement stand before it, though the page hears of them last."""
    guest.make_table(GAME, **ALL_MINE)
    view = view_of(guest)
    pieces = view["regions"]["Sequani"]["pieces"]
    pieces["Germans"] = {"Settlement": 1, "Revealed Germanic Warband": 2, "Hidden Germanic Warband": 3}

    told = region_words(guest, view, "Sequani")
    assert "Germans: 3 hidden Warbands, 2 revealed Warbands, Settlement" in told


def test_signs_are_drawn_beside_the_plate_and_none_upon_another(guest: Guest) -> None:
    """Devastated keeps its place at the right; the others find one of their own."""
    guest.make_table(GAME, **ALL_MINE)
    script = """
      const { html, render } = await import("/static/js/vendor/preact.js");
      const { Board } = await import("/static/js/games/ariovistus/board.js");
      const { Inspector } = await import(`${room}/inspector.js`);
      const host = document.createElement("div");
      host.id = "shown"; document.body.append(host);
      const seen = { view, place: "region Sequani", choices: [] };
      render(html`<${Board} view=${view} /><${Inspector} ...${seen} />`, host);"""
    in_words(guest, script, marked(view_of(guest)))

    sequani = guest.page.locator('#shown [data-of="Sequani"] .plate')
    expect(sequani.locator(".devastated, .region-sign")).to_have_count(3)
    places = sequani.locator("g[transform]").evaluate_all("each => each.map((g) => g.getAttribute('transform'))")
    assert places[0] == "translate(40 0)"
    assert len(set(places)) == 3
    for name, sign in (("Nervii", "abatis.belgae"), ("Nervii", "enlisted"), ("Treveri", "uprising")):
        expect(guest.page.locator(f'#shown [data-of="{name}"] .region-sign.{sign}')).to_have_count(1)
    inspector = guest.page.locator("#shown .inspector")
    expect(inspector).to_contain_text("only the Germans, or a Faction with its Leader here, may Recruit or Rally")
    expect(inspector).to_contain_text("Arverni At War")


# The panels.


def test_goals_and_forces_are_those_of_the_game(guest: Guest) -> None:
    """A7.2, A1.4: what the Germans count, Settlements in their pool; the Arverni have pieces and no purse."""
    guest.make_table(GAME, **ALL_MINE)
    panel = guest.open("Game")
    expect(panel.locator(".margin.germans")).to_contain_text("Germania and Settlements under their Control 2, needs 7")
    expect(panel.locator(".margin.romans")).to_contain_text("less Settlements 15, needs 16")
    expect(panel.locator(".margin")).to_have_count(4)
    expect(panel.locator(".resources .arverni")).to_have_count(0)
    forces = guest.open("Forces")
    assert counter(forces, "germans", "Settlements").startswith("5")
    assert "1 on the map" in counter(forces, "germans", "Settlements")
    assert counter(forces, "arverni", "Warbands").startswith("22")


def counter(forces: Locator, faction: str, word: str) -> str:
    """What the Forces of a Faction say of a kind of pieces."""
    [text] = forces.locator(f".force.{faction} .counter").filter(has_text=word).all_inner_texts()
    return text.strip()


def test_cards_bear_their_printed_numbers_and_the_carnyx(guest: Guest) -> None:
    """A2.3.9: "A19" and not the number of the program; whether the Arverni act afterwards."""
    guest.make_table(GAME, **ALL_MINE)
    for _ in range(60):
        card = view_of(guest)["card"]
        if card["name"].startswith("A") and card.get("trigger"):
            break
        guest.answer("pass")
    now = guest.open("Game").locator(".game-card.now")
    expect(now.locator(".card-number")).to_have_text(card["name"])
    expect(now.locator(".card-trigger")).to_contain_text("Afterwards the Arverni act, if At War.")
    now.get_by_role("button", name="A6.2").click()
    expect(guest.page.locator("dialog[open]")).to_contain_text("A6.2")


def test_the_page_names_the_homes_of_the_arverni(guest: Guest) -> None:
    """A1.3.1, A6.2: where others bring them to War; the same Regions as in the data."""
    guest.make_table(GAME, **ALL_MINE)
    homes = [region.name for region in ALL_REGIONS if ARIOVISTUS.homes[ARVERNI] & region.mask]
    group = guest.open("Game").locator(".track-group").filter(has_text="Nobody plays them")
    expect(group).to_contain_text("At War: Sequani")
    expect(group).to_contain_text(f"Home Regions ({', '.join(homes[:-1])}, and {homes[-1]})")


# Turns.


def test_turns_are_played_by_clicks(guest: Guest) -> None:
    """Answers of every kind, on a page on which nothing goes wrong."""
    guest.make_table(GAME, **ALL_MINE)
    random, asked = Random(7), set[str]()
    for _ in range(40):
        guest.wait_for_question()
        asked.add(guest.faction)
        options = [each for each in guest.options() if each not in ("negotiate", "remove_own")]
        guest.answer(random.choice(options) if options else None)
    assert asked == set(ALL_MINE)


def play_on(guest: Guest, answers: int) -> None:
    """Any answers, given without clicks and without a page that shows each of them; then the table again."""
    table, random = table_of(guest), Random(5)
    guest.go("about:blank")
    for _ in range(answers):
        seen = guest.context.request.get(f"{guest.home}/api/v1/tables/{table}").json()
        ask = mine(seen)[0]
        body = {"seat": ask["seat"], "version": seen["version"], "option": any_option(ask, random)}
        url = f"{guest.home}/api/v1/tables/{table}/answers"
        assert guest.context.request.post(url, data=body, headers={"Origin": guest.home}).ok
    guest.sit(table)


def test_the_arverni_phase_is_a_turn_of_its_own_in_the_log(guest: Guest) -> None:
    """A2.3.9: under the sign of the Arverni, behind those of the card who have acted."""
    guest.make_table(GAME, **ALL_MINE)
    log = guest.open("Log")
    for _ in range(60):
        if log.get_by_text("Arverni Phase").count():
            break
        guest.answer("pass")
    turns = log.locator(".log-turn").filter(has_text="Arverni Phase: the Arverni are At War in Sequani")
    expect(turns.first.get_by_role("img", name="Arverni")).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_english_is_left_on_a_french_page_and_nothing_is_cut(invite: Invite, size: dict[str, Any]) -> None:
    """After some turns, with an Arverni Phase among them."""
    guest = invite(**FRENCH, **size)
    guest.make_table(GAME, **ALL_MINE)
    play_on(guest, 80)
    docked = guest.page.locator(".log-dock .log").count()
    for tab in ("game", "forces", "chart", "seats") if docked else ("game", "forces", "log", "chart", "seats"):
        guest.page.locator(f"#tab-{tab}").click()
        expect(guest.page.locator(f".panel-{tab}")).not_to_be_empty()
        assert not [line for line in shown(guest).splitlines() if ENGLISH_LEFT.search(line)], tab
        assert not guest.scrolls_sideways()


@LOOKS
def test_the_table_passes_the_check(invite: Invite, look: dict[str, Any]) -> None:
    """Readable for everybody, and nothing wider than the screen, after some turns."""
    guest = invite(**look)
    guest.make_table(GAME, **ALL_MINE)
    play_on(guest, 60)
    assert_accessible(guest)
    for tab in TABS if look is not SMALL else ("Game", "Forces"):
        guest.open(tab)
        assert_accessible(guest, ".panels")
        assert_fits(guest)
