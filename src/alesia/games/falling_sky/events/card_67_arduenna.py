"""67 Arduenna (one text): the executing Faction names the Romans or a Gallic Faction, which may March into Nervii,
Treveri or both free of cost, then has a free Command but March in one or both of them; at last all its pieces there
go Hidden.

Traps: the March may come from any Regions within reach, and origins go Hidden; those who stand there already may act
without any March; a Scouted Warband that Marched in lost its marker on the way and ends Hidden, one that stood there
loses the marker and stays Revealed. No Special Ability is granted.
"""

from alesia.games.falling_sky.board import hide_all
from alesia.games.falling_sky.commands.base import MARCH, Command, commands_of
from alesia.games.falling_sky.components import REGION, Faction
from alesia.games.falling_sky.events.actions import can_command, choose_faction, free_command
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.moving import can_march_into, march_into
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import players
from alesia.kernel.ask import Procedure

FOREST = (REGION["Nervii"], REGION["Treveri"])


def somebody_can_use_the_forest(s: State, faction: Faction) -> bool:
    return any(_can_use(s, f) for f in players(s))


def _can_use(s: State, faction: Faction) -> bool:
    """Can March in, as those who are in one of them can into the other; or can act there."""
    return can_march_into(s, faction, FOREST) or can_command(s, faction, _commands(faction), FOREST)


def _commands(faction: Faction) -> list[Command]:
    return [c for c in commands_of(faction) if c is not MARCH]


@event(67, UNSHADED, somebody_can_use_the_forest)
def arduenna(g: Gaul, faction: Faction) -> Procedure[None]:
    who = yield from choose_faction(g, faction, players(g.state), "friend")
    yield from march_into(g, who, FOREST)
    yield from free_command(g, who, "command", _commands(who), regions=FOREST, may=True)
    for region in FOREST:
        hide_all(g.state, region, who)
