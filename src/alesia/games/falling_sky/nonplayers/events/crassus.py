"""A17 Publius Licinius Crassus, unshaded: one group by the March box of the Romans, then a Battle by their Battle box
(8.2.1)."""

from itertools import pairwise

from alesia.games.falling_sky.board import has_named_leader
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.battle import targets
from alesia.games.falling_sky.components import AEDUI, ROMANS, Piece, Region
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_a17_publius_licinius_crassus import (
    MOST_AUXILIA,
    MOST_LEGIONS,
    TERMS,
    origins,
)
from alesia.games.falling_sky.nonplayers.events.battles import choose_roman_fight, fight, roman_fights
from alesia.games.falling_sky.nonplayers.events.conditions import romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.roman_moves import Dispatch
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.dividing import Order
from alesia.games.falling_sky.nonplayers.romans.leaving import detachment
from alesia.games.falling_sky.nonplayers.romans.march import Marchers, RomanMarchPlan
from alesia.games.falling_sky.regions import regions
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, offered

CRASSUS = 117

instruct("instruction.no_help_for_romans", AEDUI, CRASSUS, no=romans_need_no_help)
instruct("instruction.march_then_battle", ROMANS, CRASSUS)


class Quelling(Dispatch):
    """Legions and Auxilia out of one Region, to one without Caesar."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind, [r for r in regions(mind.s) if not has_named_leader(mind.s, r, ROMANS)])

    def is_home(self, region: Region) -> bool:
        return region in origins(self.s)

    def force(self, origin: Region) -> Force:
        return detachment(self.s, origin, MOST_LEGIONS, MOST_AUXILIA)

    def _march(self, orders: list[Order]) -> RomanMarchPlan | None:
        return Marchers._march(self, orders)


def sent(mind: Mind) -> Move | None:
    """8.8.3 The group that the March box would send; no more than one (2.3.5)."""
    board = mind.s.copy()
    begin_free(board, ROMANS, (), 0)
    board.command, board.limited = MARCH, 1
    with thinking_of(mind, board):
        moves = Quelling(mind).moves()
    return moves[0] if moves else None


class Sent(MarchPlan):
    """The group on its way, Region by Region."""

    def __init__(self, move: Move) -> None:
        super().__init__([move])
        self.move = move

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        """Where from, where to, and on until it is there."""
        step, *facts = ask.about[1:]
        if step == "origin":
            return offered(ask, self.move.origin.option)
        way = (self.move.origin, *self.move.way)
        onward = [to.option for at, to in pairwise(way) if at is facts[0]]
        return offered(ask, *onward, DONE)

    def wanted(self, mind: Mind, origin: Region, what: Piece) -> int:
        """No Aedui (8.8.8 the March box alone asks for them)."""
        return self.to_come if what.faction is ROMANS else 0

    def event_faction(self, mind: Mind, ask: Ask) -> Option | None:
        return attacked(mind, ask)


@answers(CRASSUS, "event_region", faction=ROMANS)
def quelling(mind: Mind, ask: Ask) -> Option:
    move = sent(mind)
    if move is None:
        return DONE
    plan = Sent(move)
    mind.plan = plan
    return plan.event_region(mind, ask) or DONE


def attacked(mind: Mind, ask: Ask) -> Option:
    """8.8.1 Only if it is worth it."""
    region = ask.about[2]
    assert isinstance(region, Region)
    found = roman_fights(mind, [fight(mind, region, enemy, TERMS) for enemy in targets(mind.s, ROMANS, region)])
    return choose_roman_fight(mind, found).enemy.option if found else DONE
