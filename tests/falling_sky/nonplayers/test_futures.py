"""8.4.4 `futures`: every board that a Battle can leave, by dice or by Retreat."""

from random import Random

import pytest

from alesia.games.falling_sky.board import bands, count, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, FACTION, LEGION, REGION, ROMANS, Faction
from alesia.games.falling_sky.nonplayers.forecast import futures
from alesia.games.falling_sky.state import State
from tests.falling_sky.nonplayers.test_forecast import board, fought, offers_retreat
from tests.falling_sky.playing import Play, at

MANDUBII = REGION["Mandubii"]


def state(game: Play) -> State:
    return game.table._position.state


def sides(s: State, one: Faction, other: Faction) -> tuple[int, int]:
    return (total(s, MANDUBII, one), total(s, MANDUBII, other))


def battle(arverni: str, enemies: str, more: str = "") -> State:
    own = f'Arverni = "{arverni}"\n' if arverni else ""
    return state(at(f"card = 1\n{more}\n[regions.Mandubii]\n{own}{enemies}"))


def test_8_4_4_soft_pieces_leave_one_board() -> None:
    """Warbands against Warbands, with nowhere to go: nothing is left to dice; a player might Retreat all the same."""
    found = futures(battle("4 Warbands", 'Aedui = "3 Warbands"', 'nonplayers = ["Aedui"]'), ARVERNI, AEDUI, MANDUBII)
    assert [sides(s, ARVERNI, AEDUI) for s in found] == [(4, 1)]
    found = futures(battle("4 Warbands", 'Aedui = "3 Warbands"'), ARVERNI, AEDUI, MANDUBII)
    assert [sides(s, ARVERNI, AEDUI) for s in found] == [(4, 1), (4, 0)]


def test_8_4_4_from_romans_some_slip_away_in_place() -> None:
    """3.2.4 With nowhere to go either everybody is removed, or Leader and Hidden Warbands stay."""
    s = battle("Vercingetorix, 2 Warbands, 3 revealed Warbands", 'Romans = "1 Legion"')
    leaves = futures(s, ROMANS, ARVERNI, MANDUBII)[-2:]
    assert [sides(t, ARVERNI, ROMANS) for t in leaves] == [(0, 1), (3, 1)]


def test_8_4_4_any_number_of_legions_may_fall() -> None:
    """Of two Losses on three Legions none, one or both remove; what is left strikes back."""
    found = futures(battle("4 Warbands", 'Romans = "3 Legions"', 'nonplayers = ["Romans"]'), ARVERNI, ROMANS, MANDUBII)
    assert [sides(s, ARVERNI, ROMANS) for s in found] == [(1, 3), (2, 2), (3, 1)]


def test_8_4_4_nonplayers_give_up_auxilia_before_legions() -> None:
    """8.4.1 One of two Losses is sure to remove an Auxilia of Non-player Romans; a player may let the Legion roll."""
    enemies = 'Romans = "1 Legion, 1 Auxilia"'
    found = futures(battle("4 Warbands", enemies), ARVERNI, ROMANS, MANDUBII)
    assert {bands(s, MANDUBII, ROMANS) for s in found if total(s, MANDUBII, ROMANS)} == {0, 1}
    found = futures(battle("4 Warbands", enemies, 'nonplayers = ["Romans"]'), ARVERNI, ROMANS, MANDUBII)
    assert [(bands(s, MANDUBII, ROMANS), count(s, MANDUBII, ROMANS, LEGION)) for s in found] == [(0, 1), (0, 0)]


def test_8_4_4_a_citadel_may_stand() -> None:
    """A Loss on the Citadel alone removes it or not."""
    s = battle("4 Warbands", '[tribes]\nMandubii = "Aedui Citadel"')
    assert sorted(sides(t, ARVERNI, AEDUI) for t in futures(s, ARVERNI, AEDUI, MANDUBII)) == [(4, 0), (4, 1)]


def test_8_4_4_the_attackers_leader_may_stand() -> None:
    """The Leader alone against six Warbands: of his one Loss he may die or not."""
    s = battle("Vercingetorix", 'Aedui = "6 Warbands"', 'nonplayers = ["Aedui"]')
    assert sorted(sides(t, ARVERNI, AEDUI) for t in futures(s, ARVERNI, AEDUI, MANDUBII)) == [(0, 5), (1, 5)]


def test_8_4_4_nobody_ambushed_rolls_but_caesar() -> None:
    """4.3.3 An Ambush without Caesar leaves one board; with him it may fail."""
    s = battle("4 Warbands", 'Romans = "3 Legions"')
    assert [sides(t, ARVERNI, ROMANS) for t in futures(s, ARVERNI, ROMANS, MANDUBII, ambush=True)] == [(4, 1)]
    s = battle("4 Warbands", 'Romans = "Caesar, 2 Legions"')
    assert len(futures(s, ARVERNI, ROMANS, MANDUBII, ambush=True)) == 4


def test_8_4_4_who_retreats_goes_to_each_region_in_turn() -> None:
    """Three of four Aedui could go to Bituriges or Carnutes, which they Control."""
    s = battle(
        "4 Warbands",
        'Aedui = "4 Warbands"\n[regions.Bituriges]\nAedui = "Warband"\n[regions.Carnutes]\nAedui = "Warband"',
    )
    stands, *leaves = futures(s, ARVERNI, AEDUI, MANDUBII)
    assert sides(stands, ARVERNI, AEDUI) == (3, 2)
    assert [sides(t, ARVERNI, AEDUI) for t in leaves] == [(4, 0), (4, 0)]
    places = sorted(
        r.name for t in leaves for r in (REGION["Bituriges"], REGION["Carnutes"]) if bands(t, r, AEDUI) == 4
    )
    assert places == ["Bituriges", "Carnutes"]


def test_8_4_4_from_romans_hidden_warbands_may_stay() -> None:
    """3.2.4 Of three Belgae, one of them Revealed, all leave or only that one."""
    s = battle(
        "",
        'Romans = "1 Legion"\nBelgae = "2 Warbands, 1 revealed Warband"\n[regions.Treveri]\nBelgae = "Warband"',
    )
    *_, all_gone, some_gone = futures(s, ROMANS, BELGAE, MANDUBII)
    assert (bands(all_gone, MANDUBII, BELGAE), bands(some_gone, MANDUBII, BELGAE)) == (0, 2)


@pytest.mark.parametrize("seed", [*range(150), *range(160, 230)])
def test_8_4_4_what_comes_is_one_of_the_futures(seed: int) -> None:
    """Whatever the dice show, with and without a Retreat, the board after the Battle is among those foreseen."""
    chance = Random(seed)
    attacker, defender = chance.sample(("Romans", "Arverni", "Aedui", "Belgae"), 2)
    refuge = seed < 150
    position = board(chance, attacker, defender, refuge)
    retreat = (not refuge or chance.random() < 0.4) and offers_retreat(position, attacker)
    one, other = FACTION[attacker], FACTION[defender]
    found = futures(state(at(position)), one, other, MANDUBII)
    game = state(fought(position, attacker, defender, retreat, dice=chance))
    assert (*sides(game, one, other), bytes(game.tribes)) in [(*sides(s, one, other), bytes(s.tribes)) for s in found]
