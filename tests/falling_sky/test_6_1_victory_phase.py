"""6.0 The Winter Round and its phases; 6.1 the Victory Phase."""

import pytest

from tests.falling_sky.playing import at
from tests.falling_sky.wintering import until, winter

ROMANS_WIN = """
    [tribes]
    Remi = "Subdued"
"""
BELGAE_WIN = """
    [regions.Treveri]
    Belgae = "Warband"
    [tribes]
    Treveri = "Belgae"
"""


@pytest.mark.proves("6.0b")
def test_6_0_phases_come_in_order() -> None:
    """Victory, Germans, Quarters, Harvest, Senate, Spring, then the next card."""
    game = winter("""
        [regions.Sugambri]
        devastated = false
        [regions.Aedui]
        Romans = "Caesar"
    """)
    until(game, "Romans leader_to_provincia").play("Romans leader_to_provincia yes")
    until(game, "Arverni successor").play("Arverni successor region Veneti\nBelgae successor region Nervii")

    seen = list(dict.fromkeys(entry.rule[:3] for entry in game.table.log if entry.rule.startswith("6.")))

    assert seen == ["6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6"]
    assert game.asked == "Chance draw_card"


@pytest.mark.proves("6.0c")
def test_6_0_the_next_card_is_seen_during_winter() -> None:
    """The next card may be viewed normally during the resolution of a WINTER card."""
    game = winter("""
        next = 12
        [regions.Aedui]
        Romans = "Legion"
    """)

    assert game.asked == "Romans quarters_from"
    assert (game.view["card"]["name"], game.view["next"]["number"]) == ("Winter", 12)


@pytest.mark.proves("6.1a")
def test_6_1_a_faction_past_its_threshold_ends_the_game() -> None:
    """If any Faction has met its condition, the game ends now, before any other phase."""
    game = winter(ROMANS_WIN)

    assert game.table.result is not None
    assert game.table.result.winners == ("Romans",)
    assert game.table.result.reason == "threshold"
    assert {entry.rule for entry in game.table.log} == {"6.0", "6.1"}


def test_6_1_a_gaul_past_its_threshold_ends_the_game() -> None:
    """Any Faction: the Belgae too."""
    game = winter(BELGAE_WIN)

    assert game.table.result is not None
    assert game.table.result.winners == ("Belgae",)


@pytest.mark.proves("6.1d")
def test_6_1_nobody_past_the_threshold_and_winter_goes_on() -> None:
    """If neither is the case, the Winter Round continues."""
    game = until(winter(""), "Arverni successor")

    assert game.margin("Romans") == 0
    assert game.table.result is None


@pytest.mark.proves("6.1c")
@pytest.mark.parametrize(
    ("scenario", "winters", "short"),
    [
        ("great-revolt", 3, False),
        ("great-revolt", 2, True),
        ("reconquest-of-gaul", 4, False),
        ("reconquest-of-gaul", 3, True),
        ("pax-gallica", 5, False),
    ],
)
def test_6_1_the_final_winter_ends_the_game(scenario: str, winters: int, short: bool) -> None:
    """On the scenario's last WINTER card (2.4.1) the game ends, on the one before it does not."""
    last = winter(f"winters = {winters}", scenario, short=short)
    before = winter(f"winters = {winters - 1}", scenario, short=short)

    assert last.table.result is not None
    assert last.table.result.reason == "final winter"
    assert before.table.result is None
    assert until(before, "Arverni successor")


def test_6_1_the_final_winter_card_showing_next_is_not_played_yet() -> None:
    """The last WINTER card ends the game when it is played, not when it is revealed."""
    game = winter("""
        card = 12
        next = "Winter"
        winters = 3
    """)

    assert game.asked.endswith(" action")


def test_6_1_threshold_passed_in_the_final_winter() -> None:
    """Who has met the condition in the last Winter has won by it."""
    game = winter("winters = 3\n" + ROMANS_WIN)

    assert game.table.result is not None
    assert (game.table.result.reason, game.table.result.winners) == ("threshold", ("Romans",))


# ---- EXCEPTION: Spare Factions, 1.5.1 ---------------------------------------------------------------------------

ROMANS_AND_AEDUI_WIN = """
    [tribes]
    Veneti = "Aedui"
    Namnetes = "Aedui"
    Pictones = "Aedui"
    Santones = "Aedui"
    Aulerci = "Aedui"
    Treveri = "Aedui"
    Mandubii = "Aedui Citadel"
    Nervii = "Subdued"
    Morini = "Subdued"
    Eburones = "Subdued"
    Menapii = "Subdued"
"""


@pytest.mark.proves("6.1e")
@pytest.mark.parametrize("seating", ["two", "three-romans-aedui"])
def test_6_1_one_of_two_romans_and_aedui_is_not_enough(seating: str) -> None:
    """1.5.1 A player of two Factions ends play only if both meet their conditions."""
    one = winter(ROMANS_WIN, seating=seating)
    both = winter(ROMANS_AND_AEDUI_WIN, seating=seating)

    assert one.margin("Romans") == 1
    assert one.table.result is None
    assert both.margin("Romans") > 0
    assert both.margin("Aedui") == 4
    assert both.table.result is not None
    assert both.table.result.winners == ("Romans", "Aedui")


def test_6_1_single_factions_still_end_a_three_player_game() -> None:
    """1.5.1 Romans alone in their player's hand end play by themselves."""
    game = winter(ROMANS_WIN, seating="three-arverni-belgae")

    assert game.table.result is not None
    assert game.table.result.winners == ("Romans",)


@pytest.mark.parametrize("seating", ["two", "three-arverni-belgae"])
def test_6_1_one_of_arverni_and_belgae_is_not_enough(seating: str) -> None:
    """1.5.1 The same for Arverni and Belgae, except in The Great Revolt."""
    game = winter(BELGAE_WIN, "reconquest-of-gaul", seating=seating)

    assert game.margin("Belgae") == 1
    assert game.table.result is None


@pytest.mark.parametrize("seating", ["two", "three-arverni-belgae"])
def test_6_1_one_of_arverni_and_belgae_ends_the_great_revolt(seating: str) -> None:
    """1.5.1 EXCEPTION: in The Great Revolt one of the two is enough."""
    game = winter(BELGAE_WIN, "great-revolt", seating=seating)

    assert game.table.result is not None
    assert game.table.result.winners == ("Arverni", "Belgae")


# ---- EXCEPTION: 54 BC, 2.1 --------------------------------------------------------------------------------------

FIRST_WINTER = """
    card = "Winter"
    senate = "none"
    first_winter_special = true
    vercingetorix = "Spring box"
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
    [regions.Provincia]
    Romans = "Caesar"
    [regions.Morini]
    Belgae = "Ambiorix"
    [regions.Sugambri]
    Germans = "3 Warbands"
"""


@pytest.mark.proves("6.1f")
def test_6_1_pax_gallica_skips_the_first_victory_and_germans_phases() -> None:
    """2.1 In the first Winter of Pax Gallica? nobody wins and the Germans do nothing."""
    game = until(at(FIRST_WINTER, "pax-gallica"), "Arverni vercingetorix")

    assert game.margin("Romans") == 15
    assert game.pieces("Sugambri", "Germans") == "3 Warbands"
    assert game.pieces("Ubii", "Germans") == ""


def test_6_1_pax_gallica_first_winter_places_legions_and_opens_the_senate() -> None:
    """2.1 Three Legions come to Belgica at that Harvest, the marker to Intrigue instead of shifting."""
    game = at(FIRST_WINTER.replace("card =", "harvest_legions = 3\n    legions_track = 9\n    card ="), "pax-gallica")
    assert game.offers("region") == ["Morini", "Nervii", "Atrebates"]
    game.play("""
        Romans harvest_legion region Nervii
        Romans harvest_legion region Nervii
        Romans harvest_legion region Morini
    """)
    until(game, "Arverni vercingetorix")

    assert game.pieces("Nervii", "Romans") == "2 Legions"
    assert game.pieces("Morini", "Romans") == "1 Legion"
    assert game.position["senate"] == "Intrigue"
    assert game.pieces("Provincia", "Romans") == "Caesar, 5 Legions, 4 Auxilia, Fort"


def test_6_1_pax_gallica_second_winter_checks_victory() -> None:
    """2.1 Only the first Victory Phase is skipped."""
    game = winter("winters = 2\n" + ROMANS_WIN, "pax-gallica")

    assert game.table.result is not None
    assert game.table.result.winners == ("Romans",)


def test_6_1_pax_gallica_vercingetorix_may_come_at_any_time_in_winter() -> None:
    """2.1 The Arverni may place the waiting Vercingetorix between any two steps of a later Winter."""
    game = winter(
        """
        winters = 2
        vercingetorix = "may be placed"
        [regions.Aedui]
        Romans = "Legion"
        [regions.Arverni]
        Arverni = "Warband"
        """,
        "pax-gallica",
    )
    before = {entry.key for entry in game.table.log}
    assert game.asked == "Arverni vercingetorix"
    assert before <= {"card", "winter"}
    for _ in range(5):  # before Victory, before March, Raid and Battle, before the Belgae
        game.play("Arverni vercingetorix done")
    game.play("Arverni vercingetorix done")  # before the Aedui, before the Arverni:
    game.play("Arverni vercingetorix region Aedui\nArverni quarters_from done")

    assert game.pieces("Aedui", "Arverni") == "Vercingetorix"
    assert game.control("Aedui") == "No Control"
    assert game.asked == "Romans quarters_from"
