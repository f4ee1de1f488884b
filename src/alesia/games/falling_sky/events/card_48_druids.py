"""48 Druids (one text): the executing Faction names one, two or all three of the Gallic Factions; in the order of the
card each carries out a Limited Command free of cost, with a free Special Ability if it likes. The executing Faction is
Eligible after this card.

Traps: the Special Ability must be one that may accompany the Command; whoever acts for free keeps its Eligibility; the
Romans may execute the Event too, and name others only.
"""

from alesia.games.falling_sky.board import presence
from alesia.games.falling_sky.commands.base import commands_of
from alesia.games.falling_sky.components import CARD, GAULS, Faction
from alesia.games.falling_sky.events.actions import can_command, choose_faction, choose_faction_or_stop, grant_command
from alesia.games.falling_sky.events.base import event, keep_eligible
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.war import order_of, run_by_game
from alesia.kernel.ask import Procedure


def always(s: State, faction: Faction) -> bool:
    """Eligibility at least changes."""
    return True


@event(48, UNSHADED, always)
def druids(g: Gaul, faction: Faction) -> Procedure[None]:
    chosen = yield from _choose_gauls(g, faction)
    for gaul in (f for f in gauls_in_order(g.state) if f in chosen):
        yield from grant_command(g, faction, gaul, "command", limited=True, abilities=1)
    keep_eligible(g, faction)


def gauls_in_order(s: State) -> list[Faction]:
    """A2.3.2 Arverni whom the game runs have no sign in the order: they come last."""
    order = order_of(s, CARD[48])
    return [f for f in (*order, run_by_game(s)) if f in GAULS]


def could_act(s: State, faction: Faction) -> bool:
    """With pieces on the map, to which the others may open something, or with a Command now."""
    return bool(presence(s, faction)) or can_command(s, faction, commands_of(faction), abilities=1)


def _choose_gauls(g: Gaul, faction: Faction) -> Procedure[list[Faction]]:
    gauls = [f for f in gauls_in_order(g.state) if could_act(g.state, f)]
    if not gauls:
        return []
    chosen = [(yield from choose_faction(g, faction, gauls, "select"))]
    while len(chosen) < len(gauls):
        others = [f for f in gauls if f not in chosen]
        another = yield from choose_faction_or_stop(g, faction, others, "select")
        if another is None:
            break
        chosen.append(another)
    return chosen
