"""35 Gallic Shouts. Unshaded: the Romans may look at the next two facedown cards, and have a free Limited Command or
become Eligible. Shaded: a Gallic Faction has one Command and one Limited Command, in either order, free of cost, and
neither may be Battle.

Traps: unshaded the Romans benefit, whoever executes it; if they were Ineligible (or had Passed) they are Eligible at
once and may act on this very card, and if they executed something on it they are Eligible after it. Nobody else sees
the two cards. Shaded: no Special Ability is granted, and the Limited Command may be of the same kind as the other.
"""

from alesia.games.falling_sky.commands.base import MARCH, RAID, RALLY, Command
from alesia.games.falling_sky.commands.execution import execute_command
from alesia.games.falling_sky.components import GAULS, ROMANS, Faction
from alesia.games.falling_sky.events.actions import (
    agree,
    begin_free,
    can_command,
    choose_act,
    choose_faction,
    must_command,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.council import look_and_act
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import STOP, Procedure, act

PEACEFUL = (RALLY, MARCH, RAID)


def romans_can_gain(s: State, faction: Faction) -> bool:
    """With their Fort in Provincia they have a Region to Seize, at any rate."""
    return True


@event(35, UNSHADED, romans_can_gain)
def messages_reveal_plans(g: Gaul, faction: Faction) -> Procedure[None]:
    if (yield from agree(g, ROMANS, "look")):
        yield from look_and_act(g, ROMANS)


def some_gaul_can_act(s: State, faction: Faction) -> bool:
    return any(can_command(s, gaul, PEACEFUL) for gaul in GAULS)


@event(35, SHADED, some_gaul_can_act)
def rapid_relay(g: Gaul, faction: Faction) -> Procedure[None]:
    gaul = yield from choose_faction(g, faction, GAULS, "relay")
    left = ["command", "limited"]
    while left:
        possible = [c for c in PEACEFUL if can_command(g.state, gaul, [c])]
        stop = [] if must_command(g.state, gaul, possible) else [STOP]
        step = "both" if len(left) > 1 else left[0]
        choice = yield from choose_act(g, gaul, [*[act(verb, c) for verb in left for c in possible], *stop], step)
        if not isinstance(choice.target, Command):
            return
        begin_free(g.state, gaul, (), 0)
        g.log("execute", "5.4", gaul, choice.verb, choice.target)
        if (yield from execute_command(g, gaul, choice.target, limited=choice.verb == "limited")):
            left.remove(choice.verb)
