"""8.2.3 Commands that an Event lets a Faction choose by itself (35, 47): the flowchart says which."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from alesia.games.falling_sky.commands.base import COMMANDS, MARCH, Command
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.nonplayers.chart import follow_free
from alesia.games.falling_sky.nonplayers.marching import MarchPlan, Move, goes_back, one_group
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, named, offered

NAMED = {command.name: command for command in COMMANDS.values()}
BE_ELIGIBLE = Option("eligible")


@contextmanager
def thinking_of(mind: Mind, board: State) -> Iterator[None]:
    """Think about another board for a while."""
    seen, mind.s = mind.s, board
    try:
        yield
    finally:
        mind.s = seen


def free_plan(mind: Mind, commands: Sequence[Command], limited: bool) -> CommandPlan | None:
    """What the flowchart leads to among these Commands, each without cost and without a Special Ability."""
    if not commands:
        return None
    board = mind.s.copy()
    begin_free(board, mind.faction, (), 0)
    board.limited = int(limited)
    with thinking_of(mind, board):
        plan = follow_free(mind, mind.conduct.chart, mind.conduct.start, commands)
    return plan if isinstance(plan, CommandPlan) else None


def commands_offered(ask: Ask, verb: str) -> list[Command]:
    return [NAMED[str(option.noun)] for option in named(ask, verb)]


def command_then_limited(mind: Mind, ask: Ask) -> Option:
    """35 The full Command first, as the flowchart leads; then again by the flowchart a Limited one."""
    for verb in ("command", "limited"):
        commands = commands_offered(ask, verb)
        if commands:
            mind.walk.note("event.shouts", "5.1", verb == "limited")
        plan = free_plan(mind, commands, limited=verb == "limited")
        if (crossing := undone_by(mind, plan)) is not None:
            mind.walk.note("event.not_back", "8.1.1", crossing.origin)
            plan = free_plan(mind, [c for c in commands if c is not MARCH], limited=True)
        if plan is not None:
            mind.plan = plan
            return Option(verb, plan.of.name)
    return DONE


def undone_by(mind: Mind, plan: CommandPlan | None) -> Move | None:
    """8.1.1 The March just made, if this one would lead its group straight back."""
    made = one_group(mind.plan.moves) if isinstance(mind.plan, MarchPlan) else None
    return made if made is not None and goes_back(plan, made) else None


def command_or_eligible(mind: Mind, ask: Ask) -> Option:
    """35, 47 A Limited Command by the flowchart or to become Eligible: nothing says which, so the dice do (8.2.3)."""
    plan = free_plan(mind, commands_offered(ask, "limited"), limited=True)
    eligible = offered(ask, BE_ELIGIBLE)
    options = [Option("limited", plan.of.name)] if plan is not None else []
    options += [eligible] if eligible is not None else []
    choice = mind.pick(options) if options else DONE
    if plan is not None and choice.verb == "limited":
        mind.plan = plan
    return choice
