"""A8.6.5 After the Marches of 8.6.5 Diviciacus goes to the largest group of Aedui Warbands."""

import pytest

from alesia.words import explain_lines
from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.aedui.boards import aedui_turn, region, walked, went

# Nothing to Battle or to Rally: what the Aedui could have is Dispersed. Emissaries leave Morini.
BOARD = """
    [resources]
    Aedui = {res}
    Romans = 20
    {regions}
    [tribes]
    Aedui = "Dispersed"
    Treveri = "Dispersed"
    Bituriges = "Dispersed"
    Nori = "Dispersed"
"""
MORINI = region("Morini", Aedui="4 Warbands", Belgae="9 Warbands")


def march(regions: str, *dice: int, res: int = 12, morini: str = MORINI) -> Acting:
    return aedui_turn(BOARD.format(regions=morini + regions, res=res), *dice)


def he(game: Acting) -> str:
    """Where Diviciacus is."""
    return next(name for name in game.view["regions"] if "Diviciacus" in game.pieces(name, "Aedui"))


def group(at: str, n: int) -> str:
    """So many Warbands, of which Aedui Control can spare none."""
    return region(at, Aedui=f"{n} revealed Warbands", Arverni=f"{n - 1} Warbands")


def his(n: int, arverni: int = 15) -> str:
    """He in Mandubii with so many Warbands."""
    return region("Mandubii", Aedui=f"Diviciacus, {n} revealed Warbands", Arverni=f"{arverni} Warbands")


@pytest.mark.proves("A8.6.5a", "A8.6.5c")
def test_a8_6_5_diviciacus_joins_the_largest_group_that_he_can() -> None:
    """Five Warbands are in Treveri, three in Bituriges, seven in Cisalpina, too far off: he goes to the five, alone."""
    game = march(his(1) + group("Treveri", 5) + group("Bituriges", 3) + group("Cisalpina", 7))
    assert "A_MARCH yes" in walked(game)
    assert he(game) == "Treveri"
    assert game.pieces("Treveri", "Aedui") == "Diviciacus, 5 revealed Warbands"
    assert game.pieces("Mandubii", "Aedui").startswith("1 Warband")
    assert "aedui.march.largest_group" in game.priorities("Aedui")
    assert game.resources("Aedui") <= 12 - 2


@pytest.mark.proves("A8.6.5a")
@pytest.mark.parametrize(("die", "ends"), [(1, "Treveri"), (6, "Bituriges")])
def test_a8_6_5_of_equal_groups_by_dice(die: int, ends: str) -> None:
    """Four Warbands here and there (8.3.4)."""
    game = march(his(1) + group("Treveri", 4) + group("Bituriges", 4), die)
    lots = [tuple(str(each) for each in lot) for lot in game.lots("Aedui")]
    assert ("Bituriges", "Treveri") in [tuple(sorted(lot)) for lot in lots]
    assert he(game) == ends
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui"), "ariovistus"))
    assert "Diviciacus, in Mandubii with Aedui Warbands: 1, may go to a larger group: Treveri 4, Bituriges 4." in told


@pytest.mark.proves("A8.6.5b")
@pytest.mark.parametrize(
    ("next_door", "ends"),
    [("", "Mandubii"), ("1 revealed Warband", "Mandubii"), ("2 revealed Warbands", "Treveri")],
)
def test_a8_6_5_diviciacus_stays_with_a_group_as_large(next_door: str, ends: str) -> None:
    """He has one Warband with him: he leaves it for two, not for one."""
    arverni = "1 Warband" if next_door.startswith("2") else ""
    assert he(march(his(1) + region("Treveri", Aedui=next_door, Arverni=arverni))) == ends


@pytest.mark.proves("A8.6.5d")
@pytest.mark.parametrize(("arverni", "ends"), [(1, "Bituriges"), (2, "Aedui")])
def test_a8_6_5_diviciacus_gives_up_no_control(arverni: int, ends: str) -> None:
    """With one Warband he Controls Bituriges against one Arverni; against two there is no Control to lose."""
    here = region("Bituriges", Aedui="Diviciacus, 1 revealed Warband", Arverni=f"{arverni} Warbands")
    game = march(here + group("Aedui", 4))
    assert "A_MARCH yes" in walked(game)
    assert he(game) == ends


@pytest.mark.proves("A8.6.5e")
def test_a8_6_5_for_his_sake_alone_they_do_not_march() -> None:
    """Nobody else can March: he stays, and they Raid or Pass."""
    game = march(his(1) + group("Treveri", 6), morini="")
    assert "A_MARCH no" in walked(game)
    assert he(game) == "Mandubii"


@pytest.mark.parametrize(("resources", "ends"), [(1, "Mandubii"), (2, "Treveri")])
def test_a8_6_5_his_origin_must_be_paid_for(resources: int, ends: str) -> None:
    """A Resource for Morini, another one for Mandubii (3.3.2)."""
    game = march(his(1) + group("Treveri", 6), 5, res=resources)
    assert he(game) == ends
    assert ("aedui.march.diviciacus" in game.notes("Aedui")) is (ends == "Treveri")


def test_a8_6_5_an_origin_that_is_paid_for_costs_nothing_more() -> None:
    """Emissaries leave his own Region; he follows for nothing, with the only Resource spent."""
    here = region("Mandubii", Aedui="Diviciacus, 3 Warbands", Arverni="15 Warbands")
    game = march(here + group("Treveri", 6), 5, res=1, morini="")
    assert len(went(game)) >= 2
    assert he(game) == "Treveri"
    assert game.resources("Aedui") == 0


def test_a8_6_5_the_groups_are_counted_after_the_other_marches() -> None:
    """He is in Nervii with one Warband, four are in Morini, of whom three leave: what is left there is no larger
    group."""
    game = march(region("Nervii", Aedui="Diviciacus, 1 revealed Warband", Belgae="9 Warbands"))
    assert game.pieces("Morini", "Aedui") == "1 Warband"
    assert he(game) == "Nervii"


def test_8_4_1_no_warbands_stay_for_the_sake_of_diviciacus() -> None:
    """Of the five with him three go out to spread and one to add Control, as 8.6.5 says; one is left with him."""
    game = march(region("Mandubii", Aedui="Diviciacus, 5 Warbands", Belgae="15 Warbands"), morini="")
    assert len(went(game)) == 4
    assert he(game) == "Mandubii"
