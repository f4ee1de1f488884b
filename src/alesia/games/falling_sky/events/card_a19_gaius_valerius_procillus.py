"""A19 Gaius Valerius Procillus. Unshaded: the executing Faction replaces up to three Allies within one Region of
Caesar with Roman ones. Shaded: it Marches all Romans of one Region to an adjacent one with Germans, and the Romans are
Ineligible through the next card.

Traps: Caesar is the named piece; Citadels are no Allies; at Bibracte, Gergovia and the Suebi an Ally is only removed
(5.1.1). Shaded: Leader, Legions and Auxilia go, Allies and Forts stay; one step, so there is no Harassment, and
Rhenus, Alps and Frost do not matter; where nobody can be led, the Romans are Ineligible all the same.
"""

from alesia.games.falling_sky.board import leader_region, own_pieces, total
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import hide_origin, step
from alesia.games.falling_sky.components import FACTIONS, GERMANS, OWN_MOBILE, ROMANS, Faction, Region, Tribe
from alesia.games.falling_sky.events.actions import begin_free, choose_region, choose_tribe_or_stop
from alesia.games.falling_sky.events.base import bar, event
from alesia.games.falling_sky.events.exchange import allied_tribes, win_ally
from alesia.games.falling_sky.events.picking import regions_holding
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import adjacent, vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

WON = 3
NOT_ROMAN = tuple(f for f in FACTIONS if f is not ROMANS)


def won_over(s: State) -> list[Tribe]:
    caesar = leader_region(s, ROMANS) if s.named[ROMANS] else None
    return [] if caesar is None else allied_tribes(s, vicinity(s, caesar), NOT_ROMAN)


@event(119, UNSHADED, lambda s, faction: bool(won_over(s)))
def caesars_translator(g: Gaul, faction: Faction) -> Procedure[None]:
    for left in range(WON, 0, -1):
        tribe = yield from choose_tribe_or_stop(g, faction, won_over(g.state), "replace", left)
        if tribe is None:
            return
        win_ally(g, tribe, ROMANS)


# ---- shaded -----------------------------------------------------------------------------------------------------


def camps(s: State) -> list[Region]:
    """Where Romans stand who can be led to Germans."""
    return [r for r in regions_holding(s, OWN_MOBILE[ROMANS]) if beside_germans(s, r)]


def beside_germans(s: State, origin: Region) -> list[Region]:
    return [r for r in adjacent(s, origin) if total(s, r, GERMANS)]


@event(119, SHADED, lambda s, faction: True)
def captured(g: Gaul, faction: Faction) -> Procedure[None]:
    if found := camps(g.state):
        origin = yield from choose_region(g, faction, found, "origin")
        to = yield from choose_region(g, faction, beside_germans(g.state, origin), "to", origin)
        lead_all(g, origin, to)
    bar(g, ROMANS)


def lead_all(g: Gaul, origin: Region, to: Region) -> None:
    s = g.state
    begin_free(s, ROMANS, (), 0)
    s.command = MARCH
    hide_origin(s, ROMANS, origin, ())
    group = tuple((p, s.pieces[origin.base + p]) for p in own_pieces(s, origin, OWN_MOBILE[ROMANS]))
    step(g, ROMANS, origin, to, group, marked=False)
