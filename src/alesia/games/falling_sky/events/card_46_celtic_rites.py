"""46 Celtic Rites. Unshaded: the executing Faction names one or more Gallic Factions; each loses three Resources and
is Ineligible through the next card. Shaded: a Gallic Faction of its choice executes a free Command, in as many Regions
as it likes, and the executing Faction stays Eligible.

Traps: a Gaul may name itself; the free Command comes without a Special Ability and leaves the Eligibility of whoever
executes it alone; Arverni whom the game runs have neither Resources nor Eligibility to lose (A5.1.1).
"""

from alesia.games.falling_sky.commands.base import GALLIC_COMMANDS
from alesia.games.falling_sky.components import GAULS, Faction
from alesia.games.falling_sky.events.actions import (
    can_command,
    choose_faction,
    choose_faction_or_stop,
    grant_command,
    lose,
)
from alesia.games.falling_sky.events.base import bar, event, keep_eligible
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import EXECUTED, SHADED, UNSHADED, State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Procedure


def _can_lose(s: State, gaul: Faction) -> bool:
    """Resources, or Eligibility, which whoever has executed anything upon this card has lost already."""
    eligible = s.eligibility[gaul] != EXECUTED or bool(s.kept[gaul])
    return gaul is not run_by_game(s) and (eligible or s.resources[gaul] > 0)


def always(s: State, faction: Faction) -> bool:
    return True


@event(46, UNSHADED, always)
def celtic_rites(g: Gaul, faction: Faction) -> Procedure[None]:
    left = list(GAULS)
    victim: Faction | None = yield from choose_faction(g, faction, left, "fine")
    while victim is not None:
        lose(g, victim, 3)
        bar(g, victim)
        left = [f for f in left if f is not victim and _can_lose(g.state, f)]
        victim = yield from choose_faction_or_stop(g, faction, left, "fine")


@event(46, SHADED, always)
def celtic_rites_shaded(g: Gaul, faction: Faction) -> Procedure[None]:
    able = [f for f in GAULS if can_command(g.state, f, GALLIC_COMMANDS)]
    if able:
        pious = yield from choose_faction(g, faction, able, "pious")
        yield from grant_command(g, faction, pious, "command")
    keep_eligible(g, faction)
