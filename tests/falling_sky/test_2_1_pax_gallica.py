"""2.1 Pax Gallica?: the special rules of the first Winter, and Vercingetorix in the Spring box."""

import pytest

from tests.falling_sky.playing import Play, at, start
from tests.falling_sky.wintering import winter


def pax(card: str, upcoming: str, first_winter: bool = True) -> Play:
    """The set-up of the scenario with these cards; or, its first Winter being over, the same board later on."""
    begun = start("pax-gallica").play("Chance draw_card card 71\nChance draw_card card 72")
    text = begun.table.position_text()
    text = text.replace("card = 71\n", f"card = {card}\n").replace("next = 72\n", f"next = {upcoming}\n")
    text = text.replace("winters = 0\n", "")
    if not first_winter:
        text = text.replace("first_winter_special = true\n", "").replace("harvest_legions = 3\n", "")
        text = text.replace('senate = "none"', 'senate = "Intrigue"').replace("legions_track = 4\n", "")
        text = text.replace('"Spring box"', '"may be placed"')
    return at(text, "pax-gallica")


def to(game: Play, asked: str) -> Play:
    """Nobody does anything until this is asked; in Quarters the Romans roll for their pieces, and roll sixes."""
    while game.asked != asked:
        assert game.asked, f"{asked!r} was never asked"
        game.table.answer([option for option in game.options if option != "negotiate"][-1])
    return game


def first_winter() -> Play:
    return pax('"Winter"', "19")


LEGION = "Romans harvest_legion region"
THREE_LEGIONS = f"{LEGION} Morini\n{LEGION} Morini\n{LEGION} Atrebates"


# ---- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("2.1al", "2.1am")
def test_2_1_pax_gallica_legions_senate_and_vercingetorix_wait() -> None:
    """Three Legions wait in the Harvest box, the Senate is in no row, Vercingetorix is in the Spring box."""
    position = start("pax-gallica").position
    assert position["harvest_legions"] == 3
    assert position["senate"] == "none"
    assert position["vercingetorix"] == "Spring box"


@pytest.mark.proves("2.1ak", "1.9e")
def test_2_1_pax_gallica_waiting_legions_are_off_the_map() -> None:
    """Four on the track and three in the Harvest box: the printed marker says seven."""
    assert start("pax-gallica").view["scores"]["off_map_legions"] == 7


@pytest.mark.proves("2.1k")
def test_2_1_pax_gallica_vercingetorix_is_not_available() -> None:
    """He cannot be placed in the first year: he is neither Available nor asked about."""
    game = pax("19", "20")
    assert game.available("Arverni", "Leader") == 0
    assert game.asked == "Arverni action"
    game.play("Arverni action command Rally")
    assert "place_vercingetorix" not in game.options


# ---- the first Winter Round -------------------------------------------------------------------------------------


@pytest.mark.proves("2.1an", "2.1ae")
def test_2_1_pax_gallica_first_winter_skips_victory_and_germans() -> None:
    """The Romans at 20 do not win, the Germans do nothing: the Round begins with Quarters."""
    game = first_winter()
    assert game.margin("Romans") == 5
    assert game.table.result is None
    assert game.asked == "Belgae quarters_from"
    assert game.pieces("Ubii", "Germans") == "4 Warbands"


@pytest.mark.proves("2.1ao")
def test_2_1_pax_gallica_romans_place_three_legions_in_belgica() -> None:
    """At the start of Harvest, before the earnings, each of the three goes into any Belgica Region."""
    game = to(first_winter(), "Romans harvest_legion")
    assert game.resources("Romans") == 8
    assert game.options == ["region Morini", "region Nervii", "region Atrebates"]
    game.play(THREE_LEGIONS)
    assert game.pieces("Morini", "Romans") == "2 Legions"
    assert game.pieces("Atrebates", "Romans") == "1 Legion, 1 Auxilia"
    assert game.view["scores"]["off_map_legions"] == 4
    assert game.resources("Romans") == 28


@pytest.mark.proves("2.1ap")
def test_2_1_pax_gallica_the_senate_comes_to_intrigue() -> None:
    """Instead of shifting, the marker is put at Intrigue, not Firm; the bottom row of Legions stays."""
    game = to(first_winter(), "Romans harvest_legion").play(THREE_LEGIONS)
    to(game, "Arverni vercingetorix")
    assert game.position["senate"] == "Intrigue"
    assert game.position["legions_track"] == 4
    assert "Legion" not in game.pieces("Provincia", "Romans")


@pytest.mark.proves("2.1aq")
def test_2_1_pax_gallica_vercingetorix_may_be_placed_in_the_first_spring() -> None:
    """Anywhere on the map, symbol up."""
    game = to(first_winter(), "Romans harvest_legion").play(THREE_LEGIONS)
    to(game, "Arverni vercingetorix")
    assert len(game.offers("region")) == 16
    game.play("Arverni vercingetorix region Britannia")
    assert game.pieces("Britannia", "Arverni") == "Vercingetorix"
    assert "vercingetorix" not in game.position


@pytest.mark.proves("2.1k")
def test_2_1_pax_gallica_arverni_place_no_successor_for_him() -> None:
    """While he waits the Arverni have no Leader in Available, so Spring asks for no Successor."""
    game = to(first_winter(), "Romans harvest_legion").play(THREE_LEGIONS)
    to(game, "Arverni vercingetorix").play("Arverni vercingetorix done")
    assert game.asked == "Chance draw_card"
    assert game.position["vercingetorix"] == "may be placed"


def test_2_1_pax_gallica_others_place_a_successor_while_vercingetorix_waits() -> None:
    """Ambiorix is off the map: the Belgae place his Successor in the Spring."""
    text = first_winter().table.position_text().replace("Ambiorix, ", "")
    game = to(at(text, "pax-gallica"), "Romans harvest_legion").play(THREE_LEGIONS)
    to(game, "Arverni vercingetorix").play("Arverni vercingetorix done")
    assert game.asked == "Belgae successor"


# ---- the years after --------------------------------------------------------------------------------------------


@pytest.mark.proves("2.1aq")
def test_2_1_pax_gallica_vercingetorix_may_be_placed_at_any_time_later() -> None:
    """Before any Faction's turn the Arverni are asked, as long as he waits."""
    game = pax("40", "20", first_winter=False)
    assert game.asked == "Arverni vercingetorix"
    game.play("Arverni vercingetorix done\nAedui action pass")
    assert game.asked == "Arverni vercingetorix"
    game.play("Arverni vercingetorix region Arverni\nRomans action pass\nBelgae action pass")
    assert game.asked == "Arverni action"
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 2 Warbands"


def test_2_1_pax_gallica_vercingetorix_may_be_placed_in_a_command() -> None:
    """In the middle of their own Rally too."""
    game = pax("19", "20", first_winter=False).play("""
        Arverni vercingetorix done
        Arverni action command Rally
        Arverni command place_vercingetorix
        Arverni vercingetorix region Pictones
    """)
    assert game.asked == "Arverni command"
    assert "rally Pictones" in game.options


def test_2_1_pax_gallica_vercingetorix_may_be_placed_in_a_command_by_event() -> None:
    """46 In a Rally that an Event of the Aedui grants to the Arverni."""
    game = pax("46", "20", first_winter=False).play("""
        Arverni vercingetorix done
        Aedui action shaded 46
        Aedui event_faction faction Arverni
        Arverni free_command command Rally
    """)
    assert "negotiate" not in game.options
    game.play("Arverni command place_vercingetorix\nArverni vercingetorix region Pictones")
    assert "rally Pictones" in game.options


@pytest.mark.parametrize("holder", ["Arverni", "Belgae"])
def test_2_1_pax_gallica_vercingetorix_may_come_in_a_winter_campaign(holder: str) -> None:
    """63 Before each of the two actions, whoever has them, and in a Command of the Arverni."""
    board = f'vercingetorix = "may be placed"\nwinters = 1\n[capabilities]\n63 = "shaded {holder}"\n'
    game = winter(board, "pax-gallica")
    while game.asked != f"{holder} winter_campaign":
        before = game.asked
        game.table.answer(next(option for option in ("done", "back", "no") if option in game.options))
    assert before == "Arverni vercingetorix"
    game.play(f"{holder} winter_campaign command Rally")
    assert ("place_vercingetorix" in game.options) is (holder == "Arverni")
    game.play(f"{holder} command {game.options[0]}")
    while game.asked != f"{holder} command":
        game.table.answer(game.options[-1])
    game.play(f"{holder} command done")
    assert game.asked == "Arverni vercingetorix"


def test_2_1_pax_gallica_later_winters_check_victory() -> None:
    """In the second Winter the Romans beyond 15 end the game."""
    game = pax('"Winter"', "19", first_winter=False).play("Arverni vercingetorix done")
    assert game.table.result is not None
    assert game.table.result.winners == ("Romans",)


@pytest.mark.parametrize("scenario", ["great-revolt", "reconquest-of-gaul"])
def test_2_1_the_special_rules_are_of_pax_gallica_alone(scenario: str) -> None:
    """The other scenarios have no first-Winter rules, and Vercingetorix on the map."""
    position = start(scenario).position
    assert not {"first_winter_special", "harvest_legions", "vercingetorix"} & set(position)


def test_2_1_a_text_taken_in_the_first_spring_is_still_of_the_first_winter() -> None:
    """Set up again, the Winter Round begins anew, and it is the first one: no Victory Phase, no Germans."""
    game = at(
        """
        card = "Winter"
        next = 2
        winters = 1
        first_winter_special = true
        senate = "none"
        harvest_legions = 3
        vercingetorix = "Spring box"
        """,
        "pax-gallica",
    )
    while game.asked != "Arverni vercingetorix":
        game.answer(f"{game.asked} {game.options[-1]}")

    assert 'vercingetorix = "may be placed"' in game.table.position_text()
    assert "first_winter_special = true" in game.table.position_text()
