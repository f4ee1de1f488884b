"""What a battle or a siege is likely to bring, by the tables."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from alesia.games.rome_vs_gaul.battle.combat import battle_strength
from alesia.games.rome_vs_gaul.battle.rolling import DISCIPLINE
from alesia.games.rome_vs_gaul.board import Army, rating
from alesia.games.rome_vs_gaul.components import GALLIC, ROMAN, Piece, Space
from alesia.games.rome_vs_gaul.dice import battle_result, siege_column, siege_result
from alesia.games.rome_vs_gaul.leaders import commander
from alesia.games.rome_vs_gaul.siege import SURRENDER_ODDS, Location
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.word import Phrase, phrase

DIE = range(1, 7)
REROLL_BELOW = 4  # a die below the middle is rolled again, if it can be


class Chances(NamedTuple):
    """Of an attack: how likely it wins, the steps that each side loses on average, whether the enemy submits."""

    wins: float
    cost: float
    hits: float
    submits: bool = False


@cache
def totals(roman: bool, rerolls: int) -> tuple[tuple[int, float], ...]:
    """13.4.1, 13.5 How likely each sum of two dice is."""
    found: dict[int, float] = {}
    for dice in product(DIE, DIE):
        for total, likely in _rerolled(sorted(dice), roman, rerolls):
            found[total] = found.get(total, 0.0) + likely / 36
    return tuple(found.items())


def _rerolled(dice: list[int], roman: bool, rerolls: int) -> Iterator[tuple[int, float]]:
    least = DISCIPLINE if roman else 1
    if not rerolls or dice[0] >= REROLL_BELOW:
        yield sum(max(least, die) for die in dice), 1.0
        return
    for die in DIE:
        for total, likely in _rerolled(sorted([die, dice[1]]), roman, rerolls - 1):
            yield total, likely / 6


@cache
def clash(attack: int, defence: int, attacker: tuple[bool, int], defender: tuple[bool, int]) -> Chances:
    """Both strengths; of each side whether it is Roman, and its rerolls."""
    wins = cost = hits = 0.0
    attacks = [(battle_result(attack, total), likely) for total, likely in totals(*attacker)]
    defences = [(battle_result(defence, total), likely) for total, likely in totals(*defender)]
    for (strikes, one), (struck, other) in product(attacks, defences):
        likely = one * other
        wins += likely * (strikes > struck)
        hits += likely * strikes.number
        cost += likely * struck.number
    return Chances(wins, cost, hits)


def army_chances(s: State, leader: Piece, army: Army, enemy: Army, space: Space) -> Chances:
    """13 An army under this Leader attacks another in the open."""
    side, other = leader.side, enemy[0].side
    attack, defence = battle_strength(s, side, army, space), battle_strength(s, other, enemy, space)
    if side is ROMAN and other is GALLIC and attack >= SURRENDER_ODDS * defence:
        return Chances(1.0, 0.0, float(sum(s.steps[each] for each in enemy)), submits=True)
    chief = commander(s, enemy)
    against = (other is ROMAN, 0 if chief is None else rating(s, chief))
    return clash(attack, defence, (side is ROMAN, rating(s, leader)), against)


@cache
def attacked(strength: int, people: int, rerolls: int) -> Chances:
    """17.1.4, 17.1.5 A people overseas attacks if two dice reach the army's strength: how likely the army is beaten,
    and the steps that it loses."""
    attacks = sum([one + other >= strength for one, other in product(DIE, DIE)]) / 36
    found = clash(people, strength, (False, 0), (True, rerolls))
    return Chances(attacks * found.wins, 0.0, attacks * found.hits)


def percent(chance: float) -> int:
    return round(100 * chance)


def decimal(number: float) -> Phrase:
    """A number that is not negative, with one decimal, as it is told."""
    tenths = round(10 * number)
    return phrase("phrase.decimal", tenths // 10, tenths % 10)


class Siege(NamedTuple):
    """Of one roll against walls: the odds (attack, defence), how likely they fall now, Siege Points on average, steps
    that the besieger loses."""

    attack: int
    defence: int
    falls: float
    points: float
    cost: float


def siege_chances(s: State, attack: int, leader: Piece, target: Location, added: int = 0) -> Siege | None:
    """14.3 None if an army of this strength is too weak to try."""
    if target.defence and attack >= SURRENDER_ODDS * target.defence:
        return Siege(attack, target.defence, 1.0, float(target.walls.points), 0.0)
    column = siege_column(attack, target.defence) if target.defence else 2
    if column < 0 or (not target.defence and attack < 2):
        return None
    lacking = target.walls.points - s.points[target.space]
    return _siege(attack, target.defence, column, leader.siege_bonus + added, lacking)


@cache
def _siege(attack: int, defence: int, column: int, added: int, lacking: int) -> Siege:
    falls = points = cost = 0.0
    for one, other in product(DIE, DIE):
        result = siege_result(column, one + other + added)
        done = result.surrender or result.points >= lacking
        falls += done / 36
        points += (lacking if done else result.points) / 36
        cost += (0 if result.surrender else result.losses) / 36
    return Siege(attack, defence, falls, points, cost)
