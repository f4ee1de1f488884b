"""7.0 Victory: 7.1 ranking and ties, 7.2 thresholds, 7.3 margins; 1.5.1 players of two Factions."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import winter

FINAL = "winters = 3\n"
Places = list[tuple[str, int]]


def places(game: Play) -> Places:
    """The final order: who ("Arverni+Belgae" for one player) and the margin."""
    assert game.table.result is not None
    return [("+".join(rank.seats), rank.score) for rank in game.table.result.ranking]


def tribes(faction: str, *names: str) -> str:
    return "\n".join(f'{name} = "{faction}"' for name in names)


# ---- 7.0 ------------------------------------------------------------------------------------------------------------


@pytest.mark.proves("7.0b")
def test_7_0_the_germans_do_not_win() -> None:
    """The Germanic Faction neither tracks nor achieves victory."""
    game = winter(FINAL)

    assert set(game.view["margins"]) == {"Romans", "Arverni", "Aedui", "Belgae"}
    assert [name for name, _ in places(game)] == ["Romans", "Arverni", "Belgae", "Aedui"]


# ---- 7.2 Romans -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("7.2a", "7.2b", "7.2j", "7.3f")
@pytest.mark.parametrize("status", ["Subdued", "Romans", "Dispersed", "Dispersed-Gathering", "Razed"])
def test_7_2_romans_need_more_than_fifteen(status: str) -> None:
    """Subdued plus Dispersed plus Roman Allied Tribes exceed 15: the City of Sequani counts as any of these."""
    fifteen = winter("")
    sixteen = winter(f"[tribes]\nRemi = 'Subdued'\nSequani = '{status}'")

    assert (fifteen.margin("Romans"), fifteen.table.result) == (0, None)
    assert places(sixteen)[0] == ("Romans", 1)


@pytest.mark.proves("7.2k")
def test_7_2_roman_score_is_thirty_less_the_others() -> None:
    """PLAY NOTE: thirty less the Allies and Citadels of Gauls and Germans."""
    game = winter("""
        [tribes]
        Arverni = "Arverni Citadel"
        Aedui = "Aedui"
        Sequani = "Aedui Citadel"
        "Suebi South" = "Germans"
        Treveri = "Romans"
        [regions.Mandubii]
        Romans = "Fort"
    """)

    assert game.view["scores"]["subdued_dispersed_allies"] == 30 - (8 + 7 + 2 + 1)
    assert game.margin("Romans") == -3


# ---- 7.2 Arverni ----------------------------------------------------------------------------------------------------

NINE = '[tribes]\nBituriges = "Arverni Citadel"\n'


@pytest.mark.proves("7.2c", "7.2a")
def test_7_2_arverni_need_both() -> None:
    """Off-map Legions exceed six and Allies plus Citadels exceed eight: one of the two is not enough."""
    both = winter("[regions.Provincia]\nRomans = '5 Legions'\n" + NINE)
    legions = winter("[regions.Provincia]\nRomans = '5 Legions'")
    allies = winter("[regions.Provincia]\nRomans = '6 Legions'\n" + NINE)

    assert places(both)[0] == ("Arverni", 1)
    assert (legions.table.result, legions.margin("Arverni")) == (None, 0)
    assert (allies.table.result, allies.margin("Arverni")) == (None, 0)


@pytest.mark.proves("7.2l")
@pytest.mark.parametrize(("fallen", "removed"), [(0, 0), (7, 0), (3, 2), (0, 7)])
def test_7_2_off_map_is_fallen_track_and_removed(fallen: int, removed: int) -> None:
    """Fallen, on the Legions track and removed by Event count alike."""
    game = winter(f"fallen = {fallen}\nremoved_legions = {removed}\n[regions.Provincia]\nRomans = '5 Legions'\n" + NINE)

    assert game.view["scores"]["off_map_legions"] == 7
    assert places(game)[0] == ("Arverni", 1)


# ---- 7.2 Aedui ------------------------------------------------------------------------------------------------------


def aedui(others: str, *more: str) -> Play:
    """A final Winter: Aedui with three Allies and two Citadels, Arverni and Belgae with four Allies, and the others."""
    text = tribes("Subdued", *("Arverni", "Cadurci", "Volcae", "Aulerci", "Bellovaci", "Atrebates", "Remi"))
    text = "\n".join(line for line in text.splitlines() if line.split(" ")[0] not in more)
    ours = tribes("Aedui", "Senones", "Treveri", "Bituriges") + "\n" + tribes("Aedui Citadel", "Aedui", "Sequani")
    return winter("\n".join([FINAL, "[tribes]", text, ours, tribes(others, *more)]))


@pytest.mark.proves("7.2d")
@pytest.mark.parametrize("faction", ["Romans", "Germans"])
def test_7_2_aedui_exceed_each_other_faction(faction: str) -> None:
    """More Allies plus Citadels than each other Faction, Romans and Germans too."""
    five = ("Cadurci", "Aulerci", "Bellovaci", "Atrebates", "Remi")

    assert aedui(faction, *five[:4]).margin("Aedui") == 1
    assert aedui(faction, *five).margin("Aedui") == 0


def test_7_2_aedui_win_by_one() -> None:
    """One more than whoever else has most is enough, and ends the game."""
    text = tribes("Aedui", "Treveri", "Lingones", "Senones", "Bituriges", "Aulerci", "Helvetii")
    text += '\nMandubii = "Aedui Citadel"\nAedui = "Aedui Citadel"\nPictones = "Belgae"'
    text += "\nRemi = 'Subdued'"
    game = winter("[tribes]\n" + text)

    assert game.margin("Arverni") == -2
    assert places(game)[0] == ("Aedui", 1)


@pytest.mark.proves("7.2e")
def test_7_2_forts_do_not_count_for_the_aedui() -> None:
    """Do not count Forts: four Roman Allies and the Fort of Provincia are four."""
    game = aedui("Romans", "Cadurci", "Aulerci", "Bellovaci", "Atrebates")

    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.view["scores"]["other_most_allies"] == 4
    assert game.margin("Aedui") == 1


# ---- 7.2 Belgae -----------------------------------------------------------------------------------------------------


def test_7_2_morini_adds_four() -> None:
    """PLAY NOTE: Belgic Control of Morini with both Tribes as Belgic Allies adds four."""
    bare = winter("""
        [regions.Nervii]
        Romans = "2 Legions"
        [regions.Atrebates]
        Romans = "3 Legions"
        [regions.Morini]
        Romans = "2 Legions"
        [tribes]
        Menapii = "Subdued"
        Morini = "Subdued"
        Treveri = "Aedui"
        Bituriges = "Aedui"
    """)
    full = winter("""
        [regions.Nervii]
        Romans = "2 Legions"
        [regions.Atrebates]
        Romans = "3 Legions"
    """)

    assert (bare.view["scores"]["control_and_allies"], full.view["scores"]["control_and_allies"]) == (5, 5 + 4)


@pytest.mark.proves("7.2f")
def test_7_2_belgae_need_more_than_fifteen() -> None:
    """Belgic Control Value plus Belgic Allies and Citadels exceeds 15."""
    fifteen = winter("[regions.Treveri]\nBelgae = 'Warband'")
    sixteen = winter("[regions.Treveri]\nBelgae = 'Warband'\n[tribes]\nTreveri = 'Belgae'")

    assert (fifteen.margin("Belgae"), fifteen.table.result) == (0, None)
    assert places(sixteen)[0] == ("Belgae", 1)


@pytest.mark.proves("7.2g")
def test_7_2_control_value_counts_tribes_of_others() -> None:
    """Tribe spaces under Belgic Control count, regardless of Allies."""
    game = winter("""
        [regions.Sequani]
        Belgae = "3 Warbands"
        [tribes]
        Sequani = "Aedui"
        Helvetii = "Romans"
    """)

    assert game.view["scores"]["control_and_allies"] == 14 + 2


@pytest.mark.proves("7.2o", "7.2j")
@pytest.mark.parametrize(
    ("status", "value"), [("Subdued", 2), ("Dispersed", 1), ("Dispersed-Gathering", 1), ("Razed", 1)]
)
def test_7_2_control_value_without_dispersed_tribes(status: str, value: int) -> None:
    """A Dispersed Tribe takes one from the Control Value of its Region."""
    game = winter(f"""
        winters = 3
        [regions.Sequani]
        Belgae = "Warband"
        [tribes]
        Sequani = "{status}"
    """)

    assert game.view["scores"]["control_and_allies"] == 14 + value


@pytest.mark.proves("7.2n")
def test_7_2_control_value_without_suebi() -> None:
    """Suebi never count: Sugambri and Ubii are worth one each."""
    game = winter("""
        winters = 3
        [regions.Sugambri]
        Belgae = "3 Warbands"
        [regions.Ubii]
        Belgae = "3 Warbands"
        [tribes]
        "Suebi North" = "Germans"
    """)

    assert game.view["scores"]["control_and_allies"] == 14 + 2


@pytest.mark.proves("7.2i")
def test_7_2_german_control_and_allies_are_not_belgic() -> None:
    """Germanic pieces count for nobody but the Aedui's comparison."""
    game = winter("""
        [regions.Sugambri]
        Germans = "5 Warbands"
        [tribes]
        Sugambri = "Germans"
    """)

    assert game.view["scores"]["control_and_allies"] == 14


@pytest.mark.proves("7.2m")
def test_7_2_a_belgic_citadel_counts_once() -> None:
    """A Citadel is one Ally or Citadel."""
    ally = winter("[tribes]\nCarnutes = 'Belgae'\nRemi = 'Subdued'")
    citadel = winter("[tribes]\nCarnutes = 'Belgae Citadel'\nRemi = 'Subdued'")

    assert ally.view["scores"]["control_and_allies"] == citadel.view["scores"]["control_and_allies"] == 14


# ---- 7.3 Margins ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("7.3b", "7.3c", "7.3d", "7.3e")
def test_7_3_margins() -> None:
    """How far each is beyond or short of its condition: the Arverni by the lower of their two."""
    game = winter("""
        winters = 3
        [regions.Provincia]
        Romans = "9 Legions"
        [regions.Mandubii]
        Romans = "2 Auxilia, Fort"
        [tribes]
        Aedui = "Aedui Citadel"
        Treveri = "Aedui"
    """)

    assert game.view["margins"] == {"Romans": 13 - 15, "Arverni": 3 - 6, "Aedui": 2 - 8, "Belgae": 14 - 15}
    assert places(game) == [("Belgae", -1), ("Romans", -2), ("Arverni", -3), ("Aedui", -6)]


@pytest.mark.proves("7.3c")
def test_7_3_arverni_by_their_allies() -> None:
    """With few Allies it is these that tell, however many Legions are off the map."""
    game = winter("winters = 3\n[tribes]\nAulerci = 'Aedui'\nVolcae = 'Aedui'")

    assert game.margin("Arverni") == -2


@pytest.mark.proves("7.1h", "7.3a")
def test_7_3_highest_margin_wins_the_final_winter() -> None:
    """Nobody has met a condition: the highest margin wins, though below zero."""
    game = winter("winters = 3\n[tribes]\nTreveri = 'Aedui'\nBituriges = 'Aedui'\nVolcae = 'Belgae'")

    assert game.table.result is not None
    assert game.table.result.reason == "final winter"
    assert places(game) == [("Belgae", 0), ("Arverni", -1), ("Romans", -2), ("Aedui", -6)]


# ---- 7.1 Ranking and ties -------------------------------------------------------------------------------------------


@pytest.mark.proves("7.1b")
def test_7_1_highest_margin_first_of_several_past_their_threshold() -> None:
    """Two have met their conditions: the higher margin is first."""
    text = '[regions.Treveri]\nBelgae = "Warband"\n[regions.Mandubii]\nBelgae = "3 Warbands"\n' + NINE
    game = winter(text)

    assert places(game) == [("Belgae", 3), ("Arverni", 1), ("Romans", -1), ("Aedui", -9)]


@pytest.mark.proves("7.1c")
def test_7_1_ties_go_to_the_romans_then_the_arverni() -> None:
    """Romans, Arverni and Belgae tied: Romans, Arverni, Belgae."""
    game = winter("winters = 3\n[regions.Treveri]\nBelgae = 'Warband'")

    assert places(game) == [("Romans", 0), ("Arverni", 0), ("Belgae", 0), ("Aedui", -8)]


@pytest.mark.proves("7.1c")
def test_7_1_ties_go_to_the_aedui_before_the_belgae() -> None:
    """Arverni, Aedui and Belgae tied at -1: in that order."""
    game = winter(
        "winters = 3\n[tribes]\nTreveri = 'Aedui'\nSequani = 'Aedui'\nBituriges = 'Aedui'\nHelvetii = 'Aedui'\n"
        "Aedui = 'Aedui Citadel'\nAulerci = 'Aedui'\nRemi = 'Belgae'"
    )

    assert game.view["margins"] == {"Romans": -5, "Arverni": -1, "Aedui": -1, "Belgae": -1}
    assert places(game) == [("Arverni", -1), ("Aedui", -1), ("Belgae", -1), ("Romans", -5)]


def test_7_1_ties_past_the_threshold() -> None:
    """The same order among those who have met their conditions."""
    game = winter(
        "[regions.Provincia]\nRomans = '5 Legions'\n[regions.Treveri]\nBelgae = '2 Warbands'\n"
        "[regions.Britannia]\nBelgae = 'Warband'\n" + NINE
    )

    assert places(game)[:2] == [("Arverni", 1), ("Belgae", 1)]


# ---- 1.5.1 Players of two Factions ----------------------------------------------------------------------------------


def test_7_1_two_players_by_the_lower_margin() -> None:
    """1.5.1 A player of two Factions uses the lower of the two margins."""
    game = winter("winters = 4\nscenario = 'reconquest-of-gaul'", "reconquest-of-gaul", seating="two")

    assert places(game) == [("Arverni+Belgae", -1), ("Romans+Aedui", -8)]


def test_7_1_three_players() -> None:
    """1.5.1 The others count by their own Faction."""
    celts = winter("winters = 4", "reconquest-of-gaul", seating="three-arverni-belgae")
    rome = winter("winters = 4", "reconquest-of-gaul", seating="three-romans-aedui")

    assert places(celts) == [("Romans", 0), ("Arverni+Belgae", -1), ("Aedui", -8)]
    assert places(rome) == [("Arverni", 0), ("Belgae", -1), ("Romans+Aedui", -8)]


@pytest.mark.proves("2.1x")
def test_7_1_great_revolt_by_the_higher_of_arverni_and_belgae() -> None:
    """1.5.1 EXCEPTION: in The Great Revolt one player of both uses the higher margin; Romans and Aedui the lower."""
    game = winter(FINAL, seating="two")

    assert places(game) == [("Arverni+Belgae", 0), ("Romans+Aedui", -8)]


def test_7_1_a_tie_is_broken_by_the_faction_whose_margin_counts() -> None:
    """Romans+Aedui count by the Aedui at -1, tied with the Arverni, who come first."""
    text = (
        "[tribes]\nTreveri = 'Aedui'\nSequani = 'Aedui'\nBituriges = 'Aedui'\nHelvetii = 'Aedui'\n"
        "Aedui = 'Aedui Citadel'\nAulerci = 'Aedui'\nRemi = 'Subdued'\nAtrebates = 'Subdued'\nBellovaci = 'Subdued'\n"
        "Eburones = 'Subdued'\nNervii = 'Subdued'"
    )
    game = winter("winters = 4\n" + text, "reconquest-of-gaul", seating="three-romans-aedui")

    assert game.view["margins"]["Romans"] == 0
    assert places(game)[:2] == [("Arverni", -1), ("Romans+Aedui", -1)]
