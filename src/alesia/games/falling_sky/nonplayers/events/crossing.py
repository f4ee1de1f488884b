"""9 Mons Cevenna: a March to the Region next door, by the Faction's own March boxes (8.2.3)."""

from collections.abc import Iterator, Sequence

from alesia.games.falling_sky.commands.base import MARCH, Command
from alesia.games.falling_sky.commands.march import unmoved
from alesia.games.falling_sky.components import GERMANS, PLAYERS, ROMANS, Region, mask_of
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_09_mons_cevenna import mountains
from alesia.games.falling_sky.nonplayers.chart import follow_free
from alesia.games.falling_sky.nonplayers.events.errands import lone_ability
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.marching import MarchPlan, Move, goes_back, one_group
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan, Plan
from alesia.games.falling_sky.regions import regions, roads
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.options import DONE, named, offered

MONS_CEVENNA = 9


def moves_by_chart(mind: Mind, origins: Sequence[Region], ends: Sequence[Region], aloud: bool = False) -> list[Move]:
    """What the flowchart would March, free of cost, from some of these Regions to some of those, one step each; aloud
    with the Faction's own dice, and for its walk."""
    board = mind.s.copy()
    begin_free(board, mind.faction, origins, 0)
    board.into = mask_of(ends)
    thinker = mind if aloud else _silent(mind, board)
    plan = plan_on(thinker, board, [MARCH])
    moves = plan.moves if isinstance(plan, MarchPlan) else []
    return [m for m in moves if len(m.way) == 1 and m.origin in origins and m.way[0] in ends]


def _silent(mind: Mind, board: State) -> Mind:
    thinker = Mind(mind.conduct, board, Dice(lambda: "crossing"))
    thinker.walk.quiet = True
    return thinker


def plan_on(mind: Mind, board: State, commands: Sequence[Command]) -> Plan | None:
    """What the flowchart leads to on another board."""
    seen, mind.s = mind.s, board
    mind.foreseen.clear()
    plan = follow_free(mind, mind.conduct.chart, mind.conduct.start, commands)
    mind.s = seen
    mind.foreseen.clear()
    return plan


def origins_of(mind: Mind) -> list[Region]:
    return [r for r in mountains(mind.s) if unmoved(mind.s, mind.faction, r)]


def crossings(mind: Mind) -> Iterator[Move]:
    """Marches that the flowchart would make from one Region into one other, thought of one by one."""
    passes = mountains(mind.s)
    pairs = [(o, to) for o in origins_of(mind) for to in roads(mind.s, mind.faction, o) if to in passes]
    for origin, to in pairs:
        if move := one_group(moves_by_chart(mind, [origin], [to])):
            yield move


def _by_chart(mind: Mind, able: list[Move]) -> list[Move]:
    """The first of them that the flowchart would make of all Marches over the mountains; else any."""
    passes = mountains(mind.s)
    whole = [(m.origin, m.way[0]) for m in moves_by_chart(mind, passes, passes, aloud=True)]
    first = [move for pair in whole for move in able if (move.origin, move.way[0]) == pair]
    return first[:1] or able


def cannot_cross(mind: Mind) -> bool:
    return next(crossings(mind), None) is None


for _faction in (*PLAYERS, GERMANS):
    instruct("instruction.march_by_chart", _faction, MONS_CEVENNA, no=cannot_cross)


class Crossing(MarchPlan):
    """One group over the mountains, then a Command there."""

    def __init__(self, move: Move) -> None:
        super().__init__([move])
        self.move = move

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        """First the origin, unless there is only one, then the destination."""
        if ask.about[1] == "origin":
            return self.move.origin.option
        return offered(ask, self.move.way[0].option)

    def event_choice(self, mind: Mind, ask: Ask) -> Option | None:
        return act_there(mind, ask, self.move)


def crossing_of(mind: Mind) -> Move:
    """8.3.4 No die among others than the group that goes; but that of the Roman destination is rolled, not settled."""
    able = list(crossings(mind))

    def think() -> Move:
        found = _by_chart(mind, able)
        mind.walk.note("event.one_group", "5.1", tuple(each.way[0] for each in found))
        return mind.pick(found)

    return think() if mind.faction is ROMANS else mind.settle(think, lambda move: move)


@answers(MONS_CEVENNA, "event_region")
def cross(mind: Mind, ask: Ask) -> Option | None:
    plan = Crossing(crossing_of(mind))
    mind.plan = plan
    return plan.event_region(mind, ask)


@answers(MONS_CEVENNA, "event_choice")
def further(mind: Mind, ask: Ask) -> Option:
    """After the Command: nothing more. A Command that came to nothing is not tried again."""
    return DONE


def act_there(mind: Mind, ask: Ask, crossing: Move) -> Option:
    """8.2.3 The Command that the flowchart leads to in the Region, with the Special Ability that goes with it, but no
    March that undoes the Event (8.1.1); where there is none, a Special Ability alone."""
    from alesia.games.falling_sky.nonplayers.conduct import COMMAND_NAMED

    commands = [COMMAND_NAMED[c] for c in _commands(ask)]
    board = mind.s.copy()
    begin_free(board, mind.faction, [crossing.way[0]], 1)
    plan = plan_on(mind, board, commands)
    if goes_back(plan, crossing):
        mind.walk.note("event.not_back", "8.1.1", crossing.origin)
        board.into = mask_of(r for r in regions(board) if r is not crossing.origin)
        plan = plan_on(mind, board, commands)
    if isinstance(plan, CommandPlan):
        mind.plan = plan
        return Option("command", plan.of.name)
    return lone_ability(mind, ask, [crossing.way[0]])


def _commands(ask: Ask) -> list[str]:
    return [str(option.noun) for option in named(ask, "command")]
