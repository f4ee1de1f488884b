"""52 Assembly of Gaul. Unshaded: if the Carnutes Tribe is Subdued, Dispersed or a Roman Ally, one or more Gallic
Factions of the executing Faction's choice lose eight Resources each. Shaded: whoever Controls the Carnutes Region
executes a free Command with up to two free Special Abilities.

Traps: a Razed Tribe is Dispersed; both Special Abilities must be able to accompany the Command; under No Control nobody
acts. Should Germans or Arverni have Control whom the game runs, the executing Faction guides them, as wherever the
text names nobody else.
"""

from alesia.games.falling_sky.abilities.enlist import DO, MAY
from alesia.games.falling_sky.board import is_dispersed
from alesia.games.falling_sky.commands.base import Command, commands_of
from alesia.games.falling_sky.components import (
    ALLY,
    CARD,
    GAULS,
    GERMANS,
    NOBODY,
    REGION,
    ROMANS,
    SUBDUED,
    TRIBE,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.events.actions import (
    begin_free,
    can_command,
    choose_faction,
    choose_faction_or_stop,
    choose_region,
    choose_region_or_stop,
    grant_command,
    lose,
)
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands, run_by_game
from alesia.kernel.ask import Procedure, act, choose

HOST, MIDDLE = TRIBE["Carnutes"], REGION["Carnutes"]
ABILITIES = 2


def can_fine(s: State, faction: Faction) -> bool:
    """The Carnutes are in Roman hands or in nobody's, and some Gaul has something to lose."""
    open_ = s.tribes[HOST] in (SUBDUED, ALLY + ROMANS) or is_dispersed(s, HOST)
    return open_ and any(s.resources[f] for f in GAULS)


def can_assemble(s: State, faction: Faction) -> bool:
    host = controller(s, MIDDLE)
    if host is GERMANS and host is run_by_game(s):
        return bool(germanic_commands(s))
    return host is not NOBODY and can_command(s, host, commands_of(host), abilities=ABILITIES)


@event(52, UNSHADED, can_fine)
def assembly(g: Gaul, faction: Faction) -> Procedure[None]:
    """5.1.3 A Faction without Resources may be picked; once nobody else has any, nobody is asked."""
    if not can_fine(g.state, faction):
        return
    left = list(GAULS)
    victim: Faction | None = yield from choose_faction(g, faction, left, "fine")
    while victim is not None:
        lose(g, victim, 8)
        left.remove(victim)
        rich = any(g.state.resources[f] for f in left)
        victim = (yield from choose_faction_or_stop(g, faction, left, "fine")) if rich else None


@event(52, SHADED, can_assemble)
def assembly_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    if not can_assemble(g.state, faction):
        return
    host = controller(g.state, MIDDLE)
    if host is GERMANS and host is run_by_game(g.state):
        yield from guide_germans(g, faction)
    else:
        yield from grant_command(g, faction, host, "command", abilities=ABILITIES)


def germanic_regions(s: State, command: Command) -> list[Region]:
    return [r for r in lands(s) if MAY[command](s, r)]


def germanic_commands(s: State) -> list[Command]:
    return [command for command in MAY if germanic_regions(s, command)]


def guide_germans(g: Gaul, guide: Faction) -> Procedure[None]:
    """A Germanic Command in one or more Regions."""
    begin_free(g.state, GERMANS, (), 0)
    acts = [act("command", c) for c in germanic_commands(g.state)]
    command = (yield from choose(guide, "free_command", "5.4", acts, CARD[52], "germans")).target
    assert isinstance(command, Command)
    g.log("execute", "5.4", GERMANS, "command", command)
    region: Region | None = yield from choose_region(g, guide, germanic_regions(g.state, command), "germans", command)
    done = 0
    while region is not None:
        done |= region.mask
        yield from DO[command](g, guide, region)
        left = [r for r in germanic_regions(g.state, command) if not done & r.mask]
        region = yield from choose_region_or_stop(g, guide, left, "germans", command)
