"""35, 47 Messages: a Faction looks at the next facedown cards, then has a free Limited Command or becomes Eligible."""

from alesia.games.falling_sky.commands.base import Command, commands_of
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.components import Faction
from alesia.games.falling_sky.deck import peek
from alesia.games.falling_sky.events.actions import begin_free, can_command, choose_act
from alesia.games.falling_sky.events.base import keep_eligible
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import ELIGIBLE, EXECUTED, INELIGIBLE, State, altered
from alesia.kernel.ask import STOP, Act, Procedure, act

BE_ELIGIBLE = act("eligible")


def look_and_act(g: Gaul, faction: Faction) -> Procedure[None]:
    yield from peek(g.state, faction)
    g.log("peek", "5.1", faction)
    while True:
        eligible = [BE_ELIGIBLE] if _can_become_eligible(g.state, faction) else []
        choice = yield from choose_act(g, faction, [*_commands(g.state, faction), *eligible, STOP], "council")
        if choice is BE_ELIGIBLE:
            become_eligible(g, faction)
            return
        if not isinstance(choice.target, Command):
            return
        begin_free(g.state, faction, (), 0)
        g.log("execute", "5.4", faction, "limited", choice.target)
        if (yield from execute_command(g, faction, choice.target, limited=True)):
            return


def _commands(s: State, faction: Faction) -> list[Act]:
    return [act("limited", c) for c in commands_of(faction) if can_command(s, faction, [c])]


def _can_become_eligible(s: State, faction: Faction) -> bool:
    """2.3.3 Who has Passed is Eligible for the next card anyway, and does not act again on this one."""
    return s.eligibility[faction] in (INELIGIBLE, EXECUTED) and not s.kept[faction]


def become_eligible(g: Gaul, faction: Faction) -> None:
    """On this card still, if the Faction has not executed anything; else after it (2.3.6)."""
    if g.state.eligibility[faction] == EXECUTED:
        keep_eligible(g, faction)
    else:
        g.state.eligibility = altered(g.state.eligibility, faction, ELIGIBLE)
        g.log("eligible", "2.3.6", faction)
