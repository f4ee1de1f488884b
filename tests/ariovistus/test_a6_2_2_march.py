"""A6.2.2 Arverni March: who leaves, where to, and Frost."""

import pytest

from tests.ariovistus.arverni import OVER, keys, phase, told
from tests.falling_sky.playing import Play

WINTER = '"Winter"'


def marched(game: Play) -> list[tuple[str, ...]]:
    return told(game, "arverni_march")


# ---- Frost, and turning Hidden ----------------------------------------------------------------------------------

STIRRED = """
    [regions.Veneti]
    Romans = "3 Legions"
    [regions.Carnutes]
    Arverni = "2 Warbands, 2 revealed Warbands"
    [regions.Treveri]
    Arverni = "1 revealed Warband, 2 scouted Warbands"
    [regions.Bituriges]
    intimidated = true
    devastated = true
"""


@pytest.mark.proves("A6.2.2b", "A6.2.2c")
def test_a6_2_2_frost_skips_march_and_the_turning_too() -> None:
    """While WINTER shows, nobody leaves Carnutes and nobody turns Hidden."""
    game = phase(STIRRED, following=WINTER)
    assert marched(game) == []
    assert "arverni_frost" in keys(game)
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands, 2 revealed Warbands"
    assert game.pieces("Treveri", "Arverni") == "1 revealed Warband, 2 scouted Warbands"


@pytest.mark.proves("A6.2.2f", "A6.2.2g")
def test_a6_2_2_all_turn_hidden_wherever_they_are() -> None:
    """Revealed Warbands of Treveri, which is far from any war, are Hidden; Scouted ones lose the marker alone."""
    game = phase(STIRRED)
    assert game.pieces("Treveri", "Arverni") == "1 Warband, 2 revealed Warbands"
    assert game.pieces("Carnutes", "Arverni") == "1 Warband"


# ---- who leaves -------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.2a", "A6.2.2p", "A6.2.2v")
def test_a6_2_2_adjacent_groups_go_to_the_target_region() -> None:
    """Carnutes and Pictones are next to Veneti, Arverni is not: its Warbands stay."""
    game = phase("""
        [regions.Veneti]
        Romans = "9 Legions"
        [regions.Carnutes]
        Arverni = "3 Warbands"
        [regions.Pictones]
        Arverni = "4 Warbands"
        [regions.Arverni]
        Arverni = "5 Warbands"
        [regions.Provincia]
        Romans = "Fort, 9 Auxilia"
    """)
    assert marched(game) == [("Pictones", "Veneti", "3"), ("Carnutes", "Veneti", "2")]
    assert game.pieces("Arverni", "Arverni") == "5 Warbands"


@pytest.mark.proves("A6.2.2m")
def test_a6_2_2_the_largest_group_goes_first() -> None:
    """Four out of Pictones before two out of Carnutes."""
    game = phase("""
        [regions.Veneti]
        Romans = "9 Legions"
        [regions.Carnutes]
        Arverni = "3 Warbands"
        [regions.Pictones]
        Arverni = "5 Warbands"
    """)
    assert marched(game) == [("Pictones", "Veneti", "4"), ("Carnutes", "Veneti", "2")]


@pytest.mark.proves("A6.2.2h", "A6.2.2k", "A6.2.2l")
@pytest.mark.parametrize(
    ("belgae", "going"),
    [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0), (6, 0)],
)
def test_a6_2_2_what_control_does_not_need(belgae: int, going: int) -> None:
    """Five Warbands in Bituriges against so many others: with Control by one, or without Control, nobody leaves."""
    others = f'Belgae = "{belgae} Warbands"' if belgae else ""
    game = phase(f"""
        [regions.Pictones]
        Romans = "3 Legions"
        [regions.Bituriges]
        Arverni = "5 Warbands"
        {others}
    """)
    assert marched(game) == [("Bituriges", "Pictones", str(going))] * (going > 0)


@pytest.mark.proves("A6.2.2l")
def test_a6_2_2_allies_hold_a_region_so_that_all_warbands_go() -> None:
    """With two Allies in an empty Arverni Region every Warband can leave."""
    game = phase("""
        [regions.Pictones]
        Romans = "3 Legions"
        [regions.Arverni]
        Arverni = "2 Warbands"
        [tribes]
        Cadurci = "Arverni"
        Volcae = "Arverni"
    """)
    assert marched(game) == [("Arverni", "Pictones", "2")]
    assert game.control("Arverni") == "Arverni"


@pytest.mark.proves("A6.2.2j")
def test_a6_2_2_nobody_leaves_the_target_region() -> None:
    """Veneti can spare many, and Carnutes next to it is under Aedui Control that they could end."""
    board = """
        [regions.Veneti]
        Arverni = "6 Warbands"
        Belgae = "1 Warband"
        [regions.Carnutes]
        devastated = true
        Aedui = "1 Warband"
    """
    target, other = (phase(board).play(f"Chance arverni_target_region roll {die}") for die in (6, 4))
    target.play("Chance arverni_ally tribe Veneti")
    assert marched(target) == []
    other.play("Chance arverni_ally tribe Veneti")
    assert marched(other) == [("Veneti", "Carnutes", "5")]


@pytest.mark.proves("A6.2.2n")
def test_a6_2_2_hidden_warbands_are_picked_first() -> None:
    """Scouted ones are Revealed now: of two such and three Hidden ones the three go."""
    game = phase("""
        [regions.Pictones]
        Romans = "9 Legions"
        [regions.Bituriges]
        Arverni = "3 Warbands, 2 scouted Warbands"
        Belgae = "1 Warband"
    """)
    assert marched(game) == [("Bituriges", "Pictones", "3")]
    assert game.pieces("Bituriges", "Arverni") == "2 revealed Warbands"


@pytest.mark.proves("A6.2.2o")
def test_a6_2_2_groups_are_counted_before_the_first_moves() -> None:
    """Those who come to the Target Region do not go on, nor do they free others to go."""
    game = phase("""
        [regions.Carnutes]
        Arverni = "1 Warband"
        Romans = "1 Legion"
        [regions.Bituriges]
        Arverni = "6 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
    """)
    assert marched(game) == [("Bituriges", "Carnutes", "5")]
    assert game.pieces("Mandubii", "Arverni") == ""


def test_a6_2_2_those_who_are_walled_in_stay() -> None:
    """4 Of five Warbands in Carnutes three are under the marker of Circumvallation: two leave."""
    game = phase("""
        [regions.Veneti]
        Romans = "3 Legions"
        [regions.Carnutes]
        Arverni = "5 Warbands"
        Romans = "1 Legion"
        [circumvallation]
        region = "Carnutes"
        faction = "Arverni"
        tribes = ["Carnutes"]
        pieces = "3 Warbands"
        [tribes]
        Carnutes = "Arverni Citadel"
    """).play("Chance arverni_target_region roll 6")
    while game.asked != OVER and not marched(game):
        game.play(f"{game.asked} {game.options[0]}")
    assert marched(game) == [("Carnutes", "Veneti", "2")]


# ---- the second destination -------------------------------------------------------------------------------------

TARGET = '[regions.Veneti]\nRomans = "9 Legions"\n'
GUARD = '[regions.Provincia]\nRomans = "Fort, 9 Auxilia"\n'  # the Arverni cannot end Roman Control there


@pytest.mark.proves("A6.2.2q", "A6.2.2r", "A6.2.2t")
@pytest.mark.parametrize(("aedui", "goes"), [(4, True), (5, True), (6, True), (7, False)])
def test_a6_2_2_groups_together_end_aedui_control(aedui: int, goes: bool) -> None:
    """Four from Arverni and two from Bituriges enter the Aedui Region if the six together end Aedui Control."""
    game = phase(f"""
        {TARGET}{GUARD}
        [regions.Arverni]
        Arverni = "5 Warbands"
        [regions.Bituriges]
        Arverni = "3 Warbands"
        [regions.Aedui]
        Aedui = "{aedui} Warbands"
    """)
    both = [("Arverni", "Aedui", "4"), ("Bituriges", "Aedui", "2")]
    assert marched(game) == (both if goes else [])
    assert (game.control("Aedui") == "Aedui") == (not goes)


@pytest.mark.proves("A6.2.2s", "A6.2.2q")
def test_a6_2_2_aedui_control_comes_before_roman() -> None:
    """Both could be ended: the Aedui Region is entered, Provincia is not; without the Aedui it is."""
    board = """
        [regions.Arverni]
        Arverni = "4 Warbands"
        [regions.Provincia]
        Romans = "Fort, 2 Legions"
    """
    both = phase(f'{TARGET}{board}[regions.Aedui]\nAedui = "1 Warband"')
    assert marched(both) == [("Arverni", "Aedui", "3")]
    assert marched(phase(TARGET + board)) == [("Arverni", "Provincia", "3")]


@pytest.mark.proves("A6.2.2q")
@pytest.mark.parametrize("holder", ["Belgae", "Germans"])
def test_a6_2_2_no_control_of_others_is_ended(holder: str) -> None:
    """Belgic and Germanic Control are let alone, and so is a Region without Control."""
    own = '[regions.Arverni]\nArverni = "4 Warbands"\n'
    game = phase(f'{TARGET}{GUARD}{own}[regions.Aedui]\n{holder} = "1 Warband"')
    assert marched(game) == []


@pytest.mark.proves("A6.2.2q", "A6.2.2u")
def test_a6_2_2_one_more_region_and_lots_among_equals() -> None:
    """Mandubii and the Aedui Region, both Aedui, are next to Bituriges: one is drawn, the other is left alone."""
    game = phase(f"""
        {TARGET}
        [regions.Bituriges]
        Arverni = "4 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
        [regions.Aedui]
        Aedui = "1 Warband"
    """)
    assert (game.asked, sorted(game.offers("region"))) == ("Chance arverni_march_to", ["Aedui", "Mandubii"])
    game.play("Chance arverni_march_to region Mandubii")
    assert marched(game) == [("Bituriges", "Mandubii", "3")]


@pytest.mark.proves("A6.2.2p", "A6.2.2v")
def test_a6_2_2_who_is_next_to_the_target_goes_nowhere_else() -> None:
    """The group of Bituriges goes to Carnutes, not to the Aedui; that of Nervii is next to neither."""
    game = phase("""
        [regions.Carnutes]
        Romans = "9 Legions"
        [regions.Bituriges]
        Arverni = "4 Warbands"
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Nervii]
        Arverni = "4 Warbands"
    """)
    assert marched(game) == [("Bituriges", "Carnutes", "3")]
    assert game.pieces("Nervii", "Arverni") == "4 Warbands"


@pytest.mark.proves("A6.2.2w")
def test_a6_2_2_control_changes_at_once() -> None:
    """Two Warbands take Pictones from one Aedui Warband."""
    game = phase('[regions.Pictones]\nAedui = "2 Warbands"\n[regions.Bituriges]\nArverni = "3 Warbands"')
    assert marched(game) == [("Bituriges", "Pictones", "2")]
    assert game.control("Pictones") == "Arverni"
