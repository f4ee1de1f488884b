"""A43 Dumnorix. Unshaded: the executing Faction replaces two Arverni Allies and two Arverni Warbands within one Region
of Bibracte with Roman or Aedui ones. Shaded: Bituriges, Bibracte and Helvetii lose their Allies and Citadels; each
gets an Arverni Ally, Bibracte too, and its Region two Arverni Warbands.

Traps: each piece as the executing Faction says, Roman or Aedui; what may not stand there, or is not Available, does
not come (5.1.1). Shaded: an Arverni Citadel goes as well; a Dispersed Tribe takes no Ally, but the Warbands come.
"""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_owner, citadel_owner, may_hold, own_pieces
from alesia.games.falling_sky.components import AEDUI, ARVERNI, OWN_BANDS, ROMANS, SUBDUED, TRIBE, Faction, Tribe
from alesia.games.falling_sky.events.actions import choose_faction, choose_piece, choose_region, choose_tribe
from alesia.games.falling_sky.events.base import event
from alesia.games.falling_sky.events.exchange import allied_tribes, clear, win_ally, win_band
from alesia.games.falling_sky.events.picking import regions_holding
from alesia.games.falling_sky.events.uprising import arm, raise_allies
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Procedure

BIBRACTE = TRIBE["Aedui"]
REBELS = (TRIBE["Bituriges"], BIBRACTE, TRIBE["Helvetii"])
EACH = 2
HEIRS = (ROMANS, AEDUI)


def can_be_discovered(s: State, faction: Faction) -> bool:
    near = vicinity(s, BIBRACTE.region)
    return bool(allied_tribes(s, near, [ARVERNI]) or regions_holding(s, OWN_BANDS[ARVERNI], near))


@event(143, UNSHADED, can_be_discovered)
def discovered(g: Gaul, faction: Faction) -> Procedure[None]:
    near = vicinity(g.state, BIBRACTE.region)
    for left in range(EACH, 0, -1):
        if tribes := allied_tribes(g.state, near, [ARVERNI]):
            tribe = yield from choose_tribe(g, faction, tribes, "ally", left)
            win_ally(g, tribe, (yield from choose_faction(g, faction, _heirs_at(g.state, tribe), "ally", tribe)))
    for left in range(EACH, 0, -1):
        if regions := regions_holding(g.state, OWN_BANDS[ARVERNI], near):
            region = yield from choose_region(g, faction, regions, "warband", left)
            found = own_pieces(g.state, region, OWN_BANDS[ARVERNI])
            what = yield from choose_piece(g, faction, found, region, "warband")
            win_band(g, region, what, (yield from choose_faction(g, faction, _heirs_in(g.state), "warband", region)))


def _heirs_at(s: State, tribe: Tribe) -> tuple[Faction, ...]:
    """Either, if at least one of them has an Ally that could come; else it is only removed, whoever is named."""
    return HEIRS if any(available_allies(s, f) and may_hold(s, tribe, f) for f in HEIRS) else HEIRS[:1]


def _heirs_in(s: State) -> tuple[Faction, ...]:
    return HEIRS if any(available_bands(s, f) for f in HEIRS) else HEIRS[:1]


# ---- shaded -----------------------------------------------------------------------------------------------------


def _taken(s: State, tribe: Tribe) -> bool:
    return ally_owner(s, tribe) >= 0 or citadel_owner(s, tribe) >= 0


def brother_can_rebel(s: State, faction: Faction) -> bool:
    subdued = any(s.tribes[t] == SUBDUED for t in REBELS) and available_allies(s, ARVERNI) > 0
    changed = any(_taken(s, t) and ally_owner(s, t) != ARVERNI for t in REBELS)
    return subdued or changed or available_bands(s, ARVERNI) > 0


@event(143, SHADED, brother_can_rebel)
def rebel_brother(g: Gaul, faction: Faction) -> Procedure[None]:
    for tribe in REBELS:
        if _taken(g.state, tribe):
            clear(g, tribe)
    yield from raise_allies(g, faction, [t for t in REBELS if g.state.tribes[t] == SUBDUED])
    yield from arm(g, faction, {tribe.region: EACH for tribe in REBELS})
