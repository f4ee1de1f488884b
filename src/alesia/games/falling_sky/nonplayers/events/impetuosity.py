"""72 Impetuosity, shaded: one group of Warbands charges in (8.2.1). For the Romans see roman_moves.py."""

from typing import NamedTuple

from alesia.games.falling_sky.board import count, hide_all, move, roads, total
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
from alesia.games.falling_sky.nonplayers.marching import needed_for_control
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, Priority, most, offered
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.reckoning import GOOD, NO_LOSS, reckoned
from alesia.games.falling_sky.tracks import victory_margin
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase

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
    """Groups that can Battle a player and hurt it; those of the Arverni also take Control of a new Region."""
    return [each for each in _in_reach(mind) if verdict_of(mind, each) == GOOD]


def nobody_to_charge(mind: Mind) -> bool:
    """If there is none, it is told of each why not."""
    if charges(mind):
        return False
    for each in _in_reach(mind):
        tell(mind, each)
    return True


def _in_reach(mind: Mind) -> list[Charge]:
    s, faction = mind.s, mind.faction
    sizes = {r: count(s, r, faction, HIDDEN) + count(s, r, faction, REVEALED) for r in camps(s, faction)}
    return [
        Charge(origin, to, n, enemy)
        for origin, n in sizes.items()
        for to in (origin, *roads(s, faction, origin))
        for enemy in mind.players((ROMANS, AEDUI, ARVERNI, GERMANS, BELGAE))
        if total(s, to, enemy) and (faction is not ARVERNI or _takes(mind, origin, to, n))
    ]


def _takes(mind: Mind, origin: Region, to: Region, n: int) -> bool:
    return origin is not to and 0 < needed_for_control(mind.s, mind.faction, to) <= n


def verdict_of(mind: Mind, charge: Charge) -> str:
    """Whether it hurts, at least if the enemy stands."""
    battle = battle_of(mind, charge)
    return frost_or_good(mind, battle) if battle.courses[0].inflicted.losses > 0 else NO_LOSS


def tell(mind: Mind, charge: Charge) -> None:
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
ORDER = {BELGAE: (HIGHEST_MARGIN, MOST_WARBANDS), ARVERNI: (ENEMY_ORDER, MOST_WARBANDS)}

instruct("instruction.charge_leader", BELGAE, IMPETUOSITY, no=nobody_to_charge)
instruct("instruction.take_and_battle", ARVERNI, IMPETUOSITY, no=nobody_to_charge)


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
        return most(ask)

    def event_faction(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, self.charge.enemy.option, DONE)


@answers(IMPETUOSITY, "event_region", faction=ARVERNI)
@answers(IMPETUOSITY, "event_region", faction=BELGAE)
def charge_in(mind: Mind, ask: Ask) -> Option | None:
    """Belgae against the player with the highest margin; Arverni Romans, Aedui, Belgae. The largest group."""
    equal = mind.narrow(charges(mind), *ORDER[mind.faction])
    for each in equal:
        tell(mind, each)
    charge = mind.pick(equal)
    plan = Charging(charge, is_under_way=len(camps(mind.s, mind.faction)) == 1)
    mind.plan = plan
    return plan.event_region(mind, ask)
