"""67, A67 Arduenna: a Faction may March into the forest, act there, and is Hidden again."""

from alesia.games.falling_sky.board import hide_all
from alesia.games.falling_sky.commands.base import MARCH, Command, commands_of
from alesia.games.falling_sky.components import REGION, Faction
from alesia.games.falling_sky.events.actions import can_command, choose_faction, free_command
from alesia.games.falling_sky.events.moving import can_march_into, march_into
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure, unless_alike

FOREST = (REGION["Nervii"], REGION["Treveri"])


def somebody_can_use_the_forest(s: State, faction: Faction) -> bool:
    return any(_can_use(s, f) for f in players(s))


def _can_use(s: State, faction: Faction) -> bool:
    """Can March in, as those who are in one of them can into the other; or can act there."""
    return can_march_into(s, faction, FOREST) or can_command(s, faction, _commands(faction), FOREST)


def _commands(faction: Faction) -> list[Command]:
    return [c for c in commands_of(faction) if c is not MARCH]


def into_the_forest(g: Gaul, faction: Faction) -> Procedure[None]:
    """One of the players' Factions, as the executing one says."""
    unlike = unless_alike(players(g.state), lambda f: f if _can_use(g.state, f) else None)
    who = yield from choose_faction(g, faction, unlike, "friend")
    yield from march_into(g, who, FOREST)
    yield from free_command(g, who, "command", _commands(who), regions=FOREST, may=True)
    for region in FOREST:
        hide_all(g.state, region, who)
