"""72 Impetuosity, shaded: one group of Warbands charges in (8.2.1). For the Romans see roman_moves.py."""

from typing import NamedTuple

from alesia.games.falling_sky.board import bands, count, has_leader, hide_all, leader_region, move, total
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    GERMANS,
    HIDDEN,
    REVEALED,
    ROMANS,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.events.card_72_impetuosity import camps
from alesia.games.falling_sky.nonplayers.events.battles import Fight, fight, frost_or_good
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.marching import needed_for_control, spare_bands
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.reckoning import GOOD, NO_LOSS, reckoned
from alesia.games.falling_sky.regions import roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.war import rebels, war
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered

IMPETUOSITY = 72


class Charge(NamedTuple):
    """A group, where it goes, and whom it Battles there."""

    origin: Region
    to: Region
    n: int
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at_from", self.enemy, self.to, self.origin)


def charges(mind: Mind) -> list[Charge]:
    """Groups that can Battle a player and hurt it; those of Arverni and Germans also take Control of a new Region."""
    return [each for each in _in_reach(mind) if verdict_of(mind, each) == GOOD]


def nobody_to_charge(mind: Mind) -> bool:
    """If there is none, it is told of each why not."""
    if charges(mind):
        return False
    for each in _in_reach(mind):
        tell(mind, each)
    return True


def _in_reach(mind: Mind) -> list[Charge]:
    s, faction, enemies = mind.s, mind.faction, mind.players(charged(mind.s))
    found = [
        Charge(origin, to, _size(mind, origin, to), enemy)
        for origin in (camps(s, faction) if enemies else ())
        for to in (origin, *roads(s, faction, origin))
        for enemy in enemies
        if total(s, to, enemy) and enemy is not faction
    ]
    return [each for each in found if each.n and _is_meant(mind, each)]


def charged(s: State) -> tuple[Faction, ...]:
    """Romans, Aedui and the rebels."""
    return (ROMANS, AEDUI, *rebels(s))


def _size(mind: Mind, origin: Region, to: Region) -> int:
    """All who are not Scouted. A8.2.1 Germans give up no Control; Belgae leave four Warbands with their Leader."""
    s, faction = mind.s, mind.faction
    able = count(s, origin, faction, HIDDEN) + count(s, origin, faction, REVEALED)
    if to is origin:
        return able
    if faction is GERMANS:
        return min(able, spare_bands(s, GERMANS, origin, leave=0))
    led = faction is BELGAE and has_leader(s, origin, BELGAE)
    return max(0, min(able, bands(s, origin, BELGAE) - war(s).belgic_escort)) if led else able


def _is_meant(mind: Mind, each: Charge) -> bool:
    """8.2.1 Arverni and Germans take Control; A8.2.1 the Belgic Leader has four Warbands afterwards."""
    if mind.faction is not BELGAE:
        return _takes(mind, each.origin, each.to, each.n)
    here = leader_region(mind.s, BELGAE)
    if here is None:
        return True
    moved = each.n * ((here is each.to) - (here is each.origin)) if each.to is not each.origin else 0
    return bands(mind.s, here, BELGAE) + moved >= war(mind.s).belgic_escort


def _takes(mind: Mind, origin: Region, to: Region, n: int) -> bool:
    return origin is not to and 0 < needed_for_control(mind.s, mind.faction, to) <= n


def verdict_of(mind: Mind, charge: Charge) -> str:
    """Whether it hurts, at least if the enemy stands."""
    battle = battle_of(mind, charge)
    return frost_or_good(mind, battle) if battle.courses[0].inflicted.losses > 0 else NO_LOSS


def tell(mind: Mind, charge: Charge) -> None:
    if not mind.tells:
        return
    courses, group = battle_of(mind, charge).courses, (charge.n, charge.origin)
    reckoned(mind, charge.enemy, charge.to, courses, verdict_of(mind, charge), rule="8.2.1", once=True, group=group)


def battle_of(mind: Mind, charge: Charge) -> Fight:
    board, warband = mind.s.copy(), piece(mind.faction, HIDDEN)
    hide_all(board, charge.origin, mind.faction)
    move(board, charge.origin, charge.to, warband, charge.n)
    return fight(mind, charge.to, charge.enemy, Terms(attackers=((warband, charge.n),)), board)


HIGHEST_MARGIN = Priority("event.best_margin", lambda mind, each: victory_margin(mind.s, each.enemy))
ENEMY_ORDER = Priority("event.enemy_order", lambda mind, each: -enemy_rank(mind.s, mind.faction, each.enemy))
MOST_WARBANDS = Priority("event.most_moved", lambda mind, each: each.n)
ORDER = {
    BELGAE: (HIGHEST_MARGIN, MOST_WARBANDS),
    ARVERNI: (ENEMY_ORDER, MOST_WARBANDS),
    GERMANS: (ENEMY_ORDER, MOST_WARBANDS),
}

instruct("instruction.charge_leader", BELGAE, IMPETUOSITY, no=nobody_to_charge)
instruct("instruction.take_and_battle", ARVERNI, IMPETUOSITY, no=nobody_to_charge)
instruct("instruction.take_and_battle_player", GERMANS, IMPETUOSITY, no=nobody_to_charge)


class Charging:
    """The questions of one charge, in turn: from where, to where, how many, against whom."""

    def __init__(self, charge: Charge, is_under_way: bool) -> None:
        self.charge = charge
        self.is_under_way = is_under_way

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        """The origin, unless there is only one, then the destination."""
        if not self.is_under_way:
            self.is_under_way = True
            return self.charge.origin.option
        return self.charge.to.option

    def event_number(self, mind: Mind, ask: Ask) -> Option:
        return at_most(ask, self.charge.n)

    def event_faction(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, self.charge.enemy.option, DONE)


@answers(IMPETUOSITY, "event_region", faction=GERMANS)
@answers(IMPETUOSITY, "event_region", faction=ARVERNI)
@answers(IMPETUOSITY, "event_region", faction=BELGAE)
def charge_in(mind: Mind, ask: Ask) -> Option | None:
    """Belgae against the player with the highest margin; Arverni and Germans Romans, Aedui, Belgae. The largest
    group."""
    equal = mind.narrow(charges(mind), *ORDER[mind.faction])
    for each in equal:
        tell(mind, each)
    charge = mind.pick(equal)
    plan = Charging(charge, is_under_way=len(camps(mind.s, mind.faction)) == 1)
    mind.plan = plan
    return plan.event_region(mind, ask)
