"""8.4.4 `futures` in Ariovistus: whatever the dice show, the board after a Battle is among those foreseen."""

from random import Random

import pytest

from alesia.games.falling_sky.board import ally_owner, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, FACTIONS, GERMANS, REGION, ROMANS, TRIBE
from alesia.games.falling_sky.nonplayers.forecast import futures
from alesia.games.falling_sky.state import State
from tests.ariovistus.nonplayers.battling import MANDUBII, fought, has_refuge, offers_retreat, on_map, some_fight
from tests.ariovistus.playing import at


def board(text: str) -> State:
    state = at(f"card = 1\n{text}").table._position.state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("seed", range(250))
def test_8_4_4_what_comes_is_one_of_the_futures(seed: int) -> None:
    """Standing or Retreating, with Settlements, Abatis, Diviciacus and Capabilities, for players and Non-players."""
    chance = Random(seed)
    fight = some_fight(chance)
    nonplayer = fight.defender != "Arverni" and chance.random() < 0.5
    if nonplayer:
        fight = fight._replace(position=f'nonplayers = ["{fight.defender}"]\n{fight.position}')
    flees = has_refuge(fight) or not nonplayer  # 8.4.3 for nothing Non-players do not
    retreat = flees and chance.random() < 0.5 and offers_retreat(fight)
    after = on_map(fought(fight, retreat, dice=chance).table._position.state)
    assert after in [on_map(s) for s in futures(fight.state, *fight.sides, besieged=fight.siege)], (fight, retreat)


def left(s: State, attackers: str) -> list[tuple[int, ...]]:
    """Aedui in Mandubii and whether their Abatis lies, on every board that an attack of theirs or others leaves."""
    attacker = next(f for f in FACTIONS if f.name == attackers)
    found = futures(s, attacker, AEDUI, MANDUBII)
    return sorted({(total(t, MANDUBII, AEDUI), int(t.abatis[AEDUI] > 0)) for t in found})


def test_8_4_4_diviciacus_rolls_when_nobody_else_is_left() -> None:
    """Three Losses on two Warbands and him: the Warbands are sure to go, he may stand; from two he is safe."""
    text = 'nonplayers = ["Aedui"]\n[regions.Mandubii]\nBelgae = "{} Warbands"\nAedui = "Diviciacus, 2 Warbands"'
    assert left(board(text.format(6)), "Belgae") == [(0, 0), (1, 0)]
    assert left(board(text.format(4)), "Belgae") == [(1, 0)]
    played = board(text.format(4).partition("\n")[2])  # a player might Retreat, though all are removed
    assert left(played, "Belgae") == [(0, 0), (1, 0)]


def test_8_4_4_an_abatis_may_hold_or_fall() -> None:
    """A64 Two Losses on an Ally behind an Abatis: a Non-player gives up the Ally first, and the Abatis may hold."""
    text = '[regions.Mandubii]\nBelgae = "8 Warbands"\n[tribes]\nSenones = "Aedui"\n[abatis]\nAedui = "Mandubii"'
    assert left(board(f'nonplayers = ["Aedui"]\n{text}'), "Belgae") == [(0, 0), (0, 1)]
    assert left(board(text), "Belgae") == [(0, 0), (0, 1), (1, 1)]


def test_8_4_4_arverni_are_sure_to_lose_an_ally_before_their_citadel() -> None:
    """A3.2.4 Two Losses on an Ally and a Citadel of the Arverni: the Ally goes, and the Citadel may hold or fall."""
    tribes = '[tribes]\nMandubii = "Arverni Citadel"\nSenones = "Arverni"\n'
    found = futures(board(f'[regions.Mandubii]\nRomans = "4 Legions"\n{tribes}'), ROMANS, ARVERNI, MANDUBII)
    assert sorted({total(t, MANDUBII, ARVERNI) for t in found}) == [0, 1]
    assert not any(ally_owner(t, TRIBE["Senones"]) == ARVERNI for t in found)


@pytest.mark.parametrize("retreats", [False, True])
def test_8_4_4_what_a_besiege_has_taken_absorbs_no_loss(retreats: bool) -> None:
    """4.2.3 With the Ally gone, of two Losses on a Warband and an Abatis the second may be rolled off; so may the only
    one that a Retreat leaves."""
    text = '[regions.Mandubii]\nRomans = "4 Legions"\nAedui = "1 revealed Warband"\n[tribes]\nSenones = "Aedui"\n'
    text += '[abatis]\nAedui = "Mandubii"\n[regions.Carnutes]\nAedui = "3 Warbands"\n'
    found = futures(board(f'nonplayers = ["Aedui"]\n{text}'), ROMANS, AEDUI, MANDUBII, besieged=TRIBE["Senones"])
    gone = [t for t in found if (total(t, REGION["Carnutes"], AEDUI) > 3) is retreats]
    assert {t.abatis[AEDUI] > 0 for t in gone} == {False, True}


def test_8_4_4_a_settlement_falls_without_a_roll() -> None:
    """A1.4 One Loss on a Settlement alone leaves one board."""
    s = board('[regions.Mandubii]\nBelgae = "2 Warbands"\nGermans = "Settlement"')
    assert [total(t, MANDUBII, GERMANS) for t in futures(s, BELGAE, GERMANS, MANDUBII)] == [0]


@pytest.mark.parametrize(("germans", "left"), [(9, 0), (10, 5)])
def test_a33_trapped_warbands_are_gone_on_every_board(germans: int, left: int) -> None:
    """Four of nine or ten Warbands are left or five, against four Legions and Caesar less what they strike back."""
    text = f'[regions.Treveri]\nRomans = "5 Legions"\nGermans = "{germans} Warbands"\n[capabilities]\nA33 = "unshaded"'
    found = futures(board(f'nonplayers = ["Romans"]\n{text}'), ROMANS, GERMANS, REGION["Treveri"])
    assert min(total(t, REGION["Treveri"], GERMANS) for t in found) == left
