"""A6.1 Victory Phase, A7 Victory; A1.9 victory markers; A1.5.1 players of two Factions."""

import pytest

from tests.ariovistus.wintering import HARVEST, until, winter
from tests.falling_sky.playing import Play

FINAL = "winters = 3\n"
Places = list[tuple[str, int]]


def places(game: Play) -> Places:
    """The final order: who ("Germans+Belgae" for one player) and the margin."""
    assert game.table.result is not None
    return [("+".join(rank.seats), rank.score) for rank in game.table.result.ranking]


def reason(game: Play) -> str:
    assert game.table.result is not None
    return game.table.result.reason


def owned(faction: str, *tribes: str) -> str:
    return "".join(f'"{tribe}" = "{faction}"\n' for tribe in tribes)


def settled(*regions: str, pieces: str = "Settlement") -> str:
    return "".join(f'[regions.{name}]\nGermans = "{pieces}"\n' for name in regions)


GERMANIA = settled("Sugambri", "Ubii", pieces="Warband")
FIVE = ("Treveri", "Mandubii", "Sequani", "Aedui", "Bituriges")


# ---- A6.1, A7.0 -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.1a", "A7.0a", "A7.2c", "A1.9a")
def test_a7_2_germans_win_with_more_than_six() -> None:
    """Germania twice and four Settlements under Germanic Control are six; a fifth ends the game."""
    six = winter(GERMANIA + settled(*FIVE[:4]))
    seven = winter(GERMANIA + settled(*FIVE))

    assert (six.view["scores"]["germania_and_settlements"], six.margin("Germans"), six.table.result) == (6, 0, None)
    assert (places(seven)[0], reason(seven)) == (("Germans", 1), "threshold")


@pytest.mark.proves("A7.2c", "A7.2d", "A7.2e")
def test_a7_2_a_settlement_without_germanic_control_is_none_of_theirs() -> None:
    """Five Settlements, Bituriges under Aedui Control: six for the Germans, five less for the Romans."""
    game = winter(GERMANIA + settled(*FIVE) + 'Aedui = "2 Warbands"')

    assert game.control("Bituriges") == "Aedui"
    assert (game.margin("Germans"), game.table.result) == (0, None)
    assert game.view["scores"]["subdued_dispersed_allies"] == 15 - 5
    assert game.view["scores"]["other_most_allies"] == 8


@pytest.mark.proves("A7.2c")
def test_a7_2_germania_counts_under_germanic_control_alone() -> None:
    """A Region of Germania that the Belgae Control, or nobody, is none."""
    game = winter(GERMANIA.replace("[regions.Ubii]", '[regions.Ubii]\nBelgae = "Warband"') + settled("Treveri"))

    assert game.control("Ubii") == "No Control"
    assert game.view["scores"]["germania_and_settlements"] == 2


@pytest.mark.proves("A7.2c")
def test_a7_2_a_settlement_in_germania_counts_beside_its_region() -> None:
    """Ubii held, with a Settlement that an Event has put there: two."""
    assert winter(settled("Ubii")).view["scores"]["germania_and_settlements"] == 2


@pytest.mark.proves("A6.1b", "A7.0b", "A1.9d")
def test_a6_1_the_arverni_do_not_win() -> None:
    """Nine Allies, and all Legions off the map: no victory, no margin and no place in the ranking."""
    game = winter("[tribes]\n" + owned("Arverni", "Carnutes"))
    until(game, HARVEST)
    assert "off_map_legions" not in game.view["scores"]
    final = winter(FINAL + "[tribes]\n" + owned("Arverni", "Carnutes"))

    assert set(game.view["margins"]) == {"Romans", "Germans", "Aedui", "Belgae"}
    assert [name for name, _ in places(final)] == ["Romans", "Belgae", "Germans", "Aedui"]


# ---- A7.2 Romans ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A7.2a", "A7.2b")
@pytest.mark.parametrize("status", ["Subdued", "Romans", "Dispersed", "Dispersed-Gathering", "Razed"])
def test_a7_2_romans_need_more_than_fifteen_after_settlements(status: str) -> None:
    """Seventeen of Subdued, Dispersed and Roman Tribes less one Settlement exceed 15; less two they do not."""
    tribes = f"[tribes]\nRemi = 'Subdued'\nAtrebates = 'Subdued'\nSequani = '{status}'\n"
    won = winter(tribes + settled("Treveri"))
    short = winter(tribes + settled("Treveri", "Mandubii"))

    assert places(won)[0] == ("Romans", 1)
    assert (short.margin("Romans"), short.table.result) == (0, None)


@pytest.mark.proves("A7.2j", "A1.3.2g")
def test_a7_2_roman_score_by_the_quick_way() -> None:
    """Thirty less Allies and Citadels of others and Settlements: 30 - 8 - 7 - 2 - 1 - 2."""
    tribes = owned("Aedui", "Aedui", "Senones") + owned("Germans", "Nori") + owned("Romans", "Treveri")
    game = winter(settled("Treveri", "Mandubii") + "[tribes]\n" + tribes)

    assert game.view["scores"]["subdued_dispersed_allies"] == 30 - 8 - 7 - 2 - 1 - 2


@pytest.mark.proves("A7.2j")
@pytest.mark.parametrize(("owner", "score"), [("Subdued", 31), ("Romans", 31), ("Aedui", 30)])
def test_a7_2_with_the_colony_thirty_one(owner: str, score: int) -> None:
    """The Colony, in Cisalpina too, is one Tribe more."""
    game = winter(f'[tribes]\n"Cisalpina Colony" = "{owner}"\nTreveri = "Aedui"')

    assert game.view["scores"]["subdued_dispersed_allies"] == score - 8 - 7 - 1


# ---- A7.2 Aedui -----------------------------------------------------------------------------------------------------


def aedui(*tribes: str) -> str:
    """Aedui with six Allies and Arverni with four, Belgae with two, and as the tribes say."""
    none = owned("Subdued", *("Arverni", "Cadurci", "Volcae", "Aulerci", "Bellovaci", "Atrebates", "Remi"))
    none += owned("Subdued", "Eburones", "Nervii")
    ours = owned("Aedui", "Aedui", "Treveri", "Senones", "Mandubii", "Lingones", "Helvetii")
    kept = "\n".join(line for line in none.splitlines() if not any(line in each for each in tribes))
    return FINAL + "[tribes]\n" + kept + "\n" + ours + "".join(tribes)


@pytest.mark.proves("A7.2g", "A1.9c")
def test_a7_2_settlements_count_with_germanic_allies() -> None:
    """Three Germanic Allies and two Settlements, held or not: five against six; a third Settlement: six."""
    base = aedui(owned("Germans", "Suebi North", "Suebi South", "Nori"))
    two = winter(base + settled("Carnutes", "Sequani") + 'Aedui = "3 Warbands"')
    three = winter(base + settled("Carnutes", "Sequani", "Bituriges"))

    assert (two.view["scores"]["other_most_allies"], two.margin("Aedui")) == (5, 1)
    assert (three.view["scores"]["other_most_allies"], three.margin("Aedui")) == (6, 0)


@pytest.mark.proves("A7.2f")
def test_a7_2_aedui_need_more_than_the_arverni_too() -> None:
    """Six against the four of the Arverni: 2; Citadels count on both sides."""
    plain = winter(aedui())
    citadels = winter(
        aedui()
        .replace('"Aedui" = "Aedui"', '"Aedui" = "Aedui Citadel"')
        .replace('"Arverni" = "Subdued"', '"Arverni" = "Arverni Citadel"')
    )

    assert plain.margin("Aedui") == 2
    assert (citadels.view["scores"]["other_most_allies"], citadels.margin("Aedui")) == (5, 1)


# ---- A7.2 Belgae ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A7.2h", "A7.2i", "A1.3.2d")
@pytest.mark.parametrize(("status", "score"), [("Subdued", 15), ("Dispersed", 14), ("Belgae", 16), ("Romans", 15)])
def test_a7_2_cisalpina_counts_one_for_the_belgae(status: str, score: int) -> None:
    """Belgic Control of Cisalpina: one, but with the Nori Dispersed none; an Ally there is one more, and ends it."""
    game = winter(f'[regions.Cisalpina]\nBelgae = "2 Warbands"\n[tribes]\nNori = "{status}"')

    assert game.view["scores"]["control_and_allies"] == score
    assert (game.table.result is not None) == (score > 15)


# ---- A7.3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A7.3a", "A7.3b", "A7.3c", "A7.3d")
def test_a7_3_margins() -> None:
    """How far each is beyond or short of its condition; the final Winter ranks them, though below zero."""
    game = winter(
        FINAL + settled("Treveri") + settled("Sugambri", pieces="Warband") + "[tribes]\n" + owned("Aedui", "Aedui")
    )

    assert game.view["margins"] == {"Romans": 14 - 1 - 15, "Germans": 2 - 6, "Aedui": 1 - 8, "Belgae": 14 - 15}
    assert (reason(game), places(game)) == (
        "final winter",
        [("Belgae", -1), ("Romans", -2), ("Germans", -4), ("Aedui", -7)],
    )


@pytest.mark.proves("A7.3a")
def test_a7_3_the_short_game_ends_with_its_second_winter() -> None:
    """Two Winters in the game of thirty Events."""
    assert winter("winters = 2").table.result is None
    assert reason(winter("winters = 2", short=True)) == "final winter"


# ---- A7.1 Ties ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A7.1a")
def test_a7_1_romans_before_germans() -> None:
    """Tied at zero: Romans, Germans."""
    more = "[tribes]\n" + owned("Subdued", "Remi", "Atrebates", "Bellovaci", "Nervii")
    game = winter(FINAL + more + GERMANIA + settled(*FIVE[:4]))

    assert places(game)[:2] == [("Romans", 0), ("Germans", 0)]


@pytest.mark.proves("A7.1a")
def test_a7_1_germans_before_aedui_before_belgae() -> None:
    """Tied at -1: Germans, Aedui, Belgae."""
    game = winter(
        FINAL
        + GERMANIA
        + settled("Treveri", "Mandubii", "Cisalpina", pieces="Settlement, Warband")
        + "[tribes]\n"
        + owned("Subdued", "Volcae")
        + owned("Aedui", "Senones", "Aedui", "Helvetii", "Bituriges")
        + owned("Aedui Citadel", "Carnutes", "Sequani")
    )

    assert game.view["margins"] == {"Romans": -8, "Germans": -1, "Aedui": -1, "Belgae": -1}
    assert places(game) == [("Germans", -1), ("Aedui", -1), ("Belgae", -1), ("Romans", -8)]


# ---- A1.5.1 Players of two Factions ---------------------------------------------------------------------------------

SEVEN = GERMANIA + settled(*FIVE)


@pytest.mark.proves("A1.5.1a", "A1.5.1b", "A2.1b", "A2.1c")
@pytest.mark.parametrize(
    ("seating", "hands"),
    [
        ("four", [("Romans", 0), ("Belgae", -1), ("Germans", -6), ("Aedui", -8)]),
        ("three-germans-belgae", [("Romans", 0), ("Germans+Belgae", -6), ("Aedui", -8)]),
        ("three-romans-aedui", [("Belgae", -1), ("Germans", -6), ("Romans+Aedui", -8)]),
        ("two", [("Germans+Belgae", -6), ("Romans+Aedui", -8)]),
    ],
)
def test_a1_5_1_seatings_and_the_lower_margin(seating: str, hands: Places) -> None:
    """Germans with Belgae, Romans with Aedui: the lower margin of the two ranks the player."""
    assert places(winter(FINAL, seating=seating)) == hands


@pytest.mark.proves("A1.5.1c", "A1.5.1d")
def test_a1_5_1_the_game_ends_when_both_meet_their_conditions() -> None:
    """Germans at +1 and Belgae at -1: no end for the player of both, but for four players; both above 0: the end."""
    one = winter(SEVEN, seating="two")
    both = winter(SEVEN + '[regions.Carnutes]\nBelgae = "4 Warbands"\n', seating="two")

    assert (one.margin("Germans"), one.margin("Belgae"), one.table.result) == (1, -1, None)
    assert places(winter(SEVEN))[0] == ("Germans", 1)
    assert (both.margin("Germans"), both.margin("Belgae")) == (1, 1)
    assert places(both)[0] == ("Germans+Belgae", 1)
