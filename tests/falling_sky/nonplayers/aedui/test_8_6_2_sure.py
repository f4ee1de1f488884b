"""8.6.2 Battle: what is sure, accounting for which enemy, Ambush, Capabilities, the wall, and Frost."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

RICH = "[resources]\nAedui = 20\n"


def fought(game: Acting) -> list[str]:
    """The Battles in the order in which they were fought."""
    return [each.removeprefix("command battle ") for each in game.did("Aedui") if each.startswith("command battle")]


def test_8_4_1_the_target_among_all_enemies_where_the_ambush_is_needed() -> None:
    """Against the Belgae alone the Battle needs the Ambush; but of two Leaders that of the Arverni comes first."""
    board = '[regions.Carnutes]\nAedui = "4 Warbands"\nArverni = "Vercingetorix"\n'
    board += 'Belgae = "Successor, 1 revealed Warband"\n[regions.Atrebates]\nBelgae = "2 Warbands"'
    game = aedui_turn(RICH + board)
    assert "battle_target faction Arverni" in game.did("Aedui")
    assert "aedui.battle.enemy_order" in game.priorities("Aedui")


# ---- 8.4.4 ------------------------------------------------------------------------------------------------------

FROST = """
    [resources]
    Aedui = 20
    Romans = 20
    [regions.Mandubii]
    Aedui = "4 {} Warbands"
    Arverni = "Successor, 1 revealed Warband"
    [regions.Bituriges]
    Arverni = "2 Warbands"
    [tribes]
    Lingones = "Arverni"
"""


@pytest.mark.parametrize(("aedui", "answer"), [("", "yes"), ("revealed", "no")])
def test_8_4_4_an_ambush_rules_out_what_frost_forbids(aedui: str, answer: str) -> None:
    """A Retreat would leave the Ally to fall, for Romans at victory; Ambushed, the Leader and his Warband stand."""
    game = aedui_turn(FROST.format(aedui), head='card = 47\nnext = "Winter"')
    assert walked(game).startswith(f"A4 {answer}")
    assert game.tribe("Lingones") == "Arverni"
    assert ("ambush yes" in game.did("Aedui")) == (answer == "yes")


# ---- Forts ------------------------------------------------------------------------------------------------------

FORT = """
    [resources]
    Aedui = 20
    [regions.Mandubii]
    Aedui = "{}"
    Romans = "{}"
    [tribes]
    Lingones = "Romans"
    Aedui = "Aedui Citadel"
    Bituriges = "Aedui"
    Carnutes = "Aedui"
"""


@pytest.mark.parametrize(
    ("aedui", "romans", "answer"),
    [
        ("8 Warbands", "Fort", "yes"),  # two Losses, no rolls: Fort and Ally fall
        ("7 Warbands", "Fort", "no"),  # one Loss: the Fort
        ("8 revealed Warbands", "Fort", "no"),  # no Ambush: the Fort may roll for both
    ],
)
def test_4_4_3_without_caesar_an_ambushed_fort_does_not_roll(aedui: str, romans: str, answer: str) -> None:
    """The Ally behind an Ambushed Fort is hit once the Fort has taken the first Loss."""
    assert walked(aedui_turn(FORT.format(aedui, romans))).startswith(f"A4 {answer}")


@pytest.mark.proves("8.4.1m")
@pytest.mark.parametrize(("nonplayers", "answer"), [('["Aedui"]', "no"), ('["Aedui", "Romans"]', "yes")])
def test_8_4_1_nonplayer_romans_lose_allies_before_a_fort(nonplayers: str, answer: str) -> None:
    """One Loss: a player lets his Fort roll, a Non-player gives up the Ally."""
    game = aedui_turn(FORT.format("5 revealed Warbands", "Fort"), nonplayers=nonplayers)
    assert walked(game).startswith(f"A4 {answer}")


# ---- Capabilities -----------------------------------------------------------------------------------------------


@pytest.mark.proves("8.3.3a")
@pytest.mark.parametrize(("die", "first"), [(1, "Veneti"), (6, "Pictones")])
def test_8_3_3_the_horse_charges_in_one_region_alone(die: int, first: str) -> None:
    """59 shaded: a single Warband causes a Loss only with the Horse, which serves the first Battle, not both."""
    board = '[regions.Pictones]\nAedui = "Warband"\n[regions.Veneti]\nAedui = "Warband"\n'
    board += '[regions.Aedui]\nAedui = "6 Warbands"\n[tribes]\nPictones = "Arverni"\nVeneti = "Arverni"\n'
    game = aedui_turn(RICH + board + '[capabilities]\n59 = "shaded Aedui"', die)
    assert fought(game) == [first]
    assert game.tribe(first) == "Subdued"


def test_8_3_3_the_horse_is_spent_for_morini_as_for_any_region() -> None:
    """59 shaded: after it has charged in Veneti, a lone Warband in Morini counts on it no more."""
    board = '[regions.Morini]\nAedui = "Warband"\n[regions.Veneti]\nAedui = "Warband"\n'
    board += '[regions.Aedui]\nAedui = "6 Warbands"\n[tribes]\nMorini = "Belgae"\nVeneti = "Arverni"\n'
    for die in (1, 6):
        game = aedui_turn(RICH + board + '[capabilities]\n59 = "shaded Aedui"', die)
        assert len(fought(game)) == 1


@pytest.mark.parametrize("nonplayers", ['["Aedui"]', '["Aedui", "Arverni"]'])
def test_8_6_2_picked_warbands_strike_back_as_legions(nonplayers: str) -> None:
    """30 shaded: four Losses, each of which a picked Warband may absorb, and five that come back."""
    board = '[regions.Pictones]\nAedui = "2 revealed Warbands"\n[regions.Bituriges]\n'
    board += 'Aedui = "8 revealed Warbands"\nArverni = "Vercingetorix, 4 Warbands"\n'
    board += '[tribes]\nVeneti = "Arverni"\nPictones = "Belgae"\n{}'
    plain = aedui_turn(RICH + board.format(""), nonplayers='["Aedui", "Arverni"]')
    assert "Bituriges" in fought(plain)
    game = aedui_turn(RICH + board.format('[capabilities]\n30 = "shaded"'), nonplayers=nonplayers)
    assert fought(game) == ["Pictones"]


@pytest.mark.parametrize(("auxilia", "battles"), [(1, 2), (2, 1)])
def test_8_6_2_slingers_may_take_the_ambush_away(auxilia: int, battles: int) -> None:
    """13 unshaded: after a shot no more Aedui than Arverni are Hidden, and without Ambush the Battle does not pay."""
    board = '[regions.Veneti]\nAedui = "2 revealed Warbands"\n[regions.Bituriges]\nAedui = "4 Warbands"\n'
    board += f'Arverni = "3 Warbands"\nRomans = "{auxilia} Auxilia"\n[tribes]\nVeneti = "Belgae"\n'
    board += '[capabilities]\n13 = "unshaded"'
    game = aedui_turn(RICH + board, nonplayers='["Aedui", "Romans"]')
    assert len(fought(game)) == battles


@pytest.mark.parametrize(("wall", "answer"), [(True, "yes"), (False, "no")])
def test_8_6_2_the_walled_in_cannot_retreat(wall: bool, answer: str) -> None:
    """4 A Retreat would halve the Losses and spare the Leader, but nobody behind the wall can leave."""
    board = '[regions.Mandubii]\nAedui = "4 revealed Warbands"\nRomans = "Caesar, 2 Legions"\n'
    board += 'Arverni = "Successor, Warband"\n[regions.Bituriges]\nArverni = "2 Warbands"\n'
    marked = '[circumvallation]\nregion = "Mandubii"\nfaction = "Arverni"\npieces = "Successor, Warband"'
    assert walked(aedui_turn(RICH + board + (marked if wall else ""))).startswith(f"A4 {answer}")
