"""1.4 Forces: what stands where, placement, removal, stacking and flipping.

Only ``put``, ``take``, ``flip`` and ``set_tribe`` write the counts of the map.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import add, not_
from struct import Struct

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.capabilities import DREAD, capability
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ALLY,
    ANYBODY,
    ARVERNI,
    BANDS,
    BELGAE,
    BOARD,
    CISALPINA,
    CITADEL,
    CITIES,
    DISPERSED,
    FACTIONS,
    FORT,
    GERMANS,
    HIDDEN,
    JOINED_BANDS,
    KINDS,
    LEADER,
    LEGION,
    NOBODY,
    OFF_MAP,
    OWN_BANDS,
    PIECES,
    PROVINCIA,
    RAZED,
    REVEALED,
    ROMANS,
    SCOUTED,
    SETTLEMENT,
    STRIDE,
    SUBDUED,
    Faction,
    Piece,
    Region,
    Tribe,
    mask_of,
    piece,
)
from alesia.games.falling_sky.regions import ground, may_stack, vicinity
from alesia.games.falling_sky.state import UNSHADED, Overview, State, Tally, altered, end_sharing, recount
from alesia.games.falling_sky.war import lands, run_by_game, war

BIBRACTE = next(tribe for tribe in CITIES if tribe.city == "Bibracte")
GERGOVIA = next(tribe for tribe in CITIES if tribe.city == "Gergovia")


# ---- what stands where ------------------------------------------------------------------------------------------


def count(s: State, region: Region, faction: Faction, kind: int) -> int:
    return s.pieces[region.bases[faction] + kind]


def bands(s: State, region: Region, faction: Faction) -> int:
    """Warbands, or Auxilia, Hidden or not."""
    pieces, at = s.pieces, region.bases[faction]
    return pieces[at + HIDDEN] + pieces[at + REVEALED] + pieces[at + SCOUTED]


def hidden(s: State, region: Region, faction: Faction) -> int:
    return s.pieces[region.bases[faction] + HIDDEN]


def mobile(s: State, region: Region, faction: Faction) -> int:
    """Leader, Legions, Auxilia, Warbands: what can March, Retreat and Quarter."""
    at = region.bases[faction]
    return sum(s.pieces[at : at + FORT])


def allies(s: State, region: Region, faction: Faction) -> int:
    """Allied Tribes: discs alone."""
    counted = s.tallies[region] or tally(s, region)
    return counted.settled[faction] - counted.citadels[faction]


def citadels(s: State, region: Region, faction: Faction) -> int:
    return (s.tallies[region] or tally(s, region)).citadels[faction]


def allies_and_citadels(s: State, region: Region, faction: Faction) -> int:
    return (s.tallies[region] or tally(s, region)).settled[faction]


def bases(s: State, region: Region, faction: Faction) -> int:
    """Allies and Citadels, A1.4 and a Settlement."""
    n = (s.tallies[region] or tally(s, region)).settled[faction]
    return n + s.pieces[region.base + GERMANS.base + SETTLEMENT] if faction is GERMANS else n


def has_fort(s: State, region: Region) -> bool:
    return s.pieces[region.base + FORT] > 0


def has_leader(s: State, region: Region, faction: Faction) -> bool:
    return s.pieces[region.bases[faction] + LEADER] > 0


def has_named_leader(s: State, region: Region, faction: Faction) -> bool:
    """1.4.3 Caesar, Vercingetorix or Ambiorix himself, not a Successor."""
    return s.named[faction] > 0 and has_leader(s, region, faction)


def has_settlement(s: State, region: Region) -> bool:
    """A1.4 Of the Germans: one a Region at most."""
    return s.pieces[region.base + GERMANS.base + SETTLEMENT] > 0


def is_intimidated(s: State, faction: Faction, region: Region) -> bool:
    """A3.2.1, A3.3.1 The marker closes the Region to Recruit and Rally of whoever has no Leader there, but not to the
    Germans (A3.4.1), A22 nor to Romans whose fears are quelled."""
    if not s.intimidated[region] or faction is GERMANS or has_leader(s, region, faction):
        return False
    return faction is not ROMANS or not capability(s, DREAD, UNSHADED)


def is_home(s: State, faction: Faction, region: Region) -> bool:
    """1.3.1; A1.3.1 every Region with a Settlement is a Home Region of the Germans."""
    return bool(war(s).homes[faction] & region.mask) or (faction is GERMANS and has_settlement(s, region))


def homes(s: State, faction: Faction) -> int:
    """Mask of the Home Regions."""
    found = war(s).homes[faction]
    if faction is GERMANS and war(s).forces.settlements:
        found |= mask_of(r for r in lands(s) if has_settlement(s, r))
    return found


def is_near_diviciacus(s: State, region: Region) -> bool:
    """A1.4 Whether he is on the map, and here or in an adjacent Region."""
    return s.named[AEDUI] > 0 and any(has_leader(s, near, AEDUI) for near in vicinity(s, region))


def leader_region(s: State, faction: Faction) -> Region | None:
    found = s.pieces[faction.base + LEADER :: STRIDE].find(1)
    return ALL_REGIONS[found] if found >= 0 else None


def total(s: State, region: Region, faction: Faction) -> int:
    """All pieces of a Faction in a Region."""
    return (s.tallies[region] or tally(s, region)).total[faction]


def tally(s: State, region: Region) -> Tally:
    """The Region counted, once until something there changes."""
    found = s.tallies[region]
    if found is None:
        found = s.tallies[region] = _count_region(s, region)
        s.glances = s.glances & _OF_OTHERS[region] | found.glance
    return found


def _count_region(s: State, region: Region) -> Tally:
    """What stands there alone decides, unless Warbands are lent: most Regions have been counted so before."""
    lent = (s.enlisted | s.shared) & region.mask
    found = _counted(region, bytes(s.pieces[_STOCKS[region]]), region.statuses(s.tribes))
    if not lent:
        return found
    return _tally(region, found.total, found.settled, found.citadels, _most(s, region, [*found.total]))


Counts = tuple[int, ...]  # of each Faction


@lru_cache(1 << 14)
def _counted(region: Region, pieces: bytes, statuses: tuple[int, ...]) -> Tally:
    settled, citadels = _settled(statuses)
    totals = tuple(map(add, settled, map(sum, _STANDING.unpack(pieces))))
    return _tally(region, totals, settled, citadels, _majority(totals))


@lru_cache(1 << 13)
def _settled(statuses: tuple[int, ...]) -> tuple[Counts, Counts]:
    """Allies and Citadels at these Tribes, and the Citadels alone."""
    settled, citadels = _NONE[:], _NONE[:]
    for status in statuses:
        if SUBDUED < status < DISPERSED:
            owner = status - (CITADEL if status >= CITADEL else ALLY)
            settled[owner] += 1
            citadels[owner] += status >= CITADEL
    return tuple(settled), tuple(citadels)


_STOCKS = tuple(slice(region.base, region.base + STRIDE) for region in ALL_REGIONS)
_STANDING = Struct(f"{KINDS}s" * len(FACTIONS))  # the pieces of each Faction
_NONE = [0] * len(FACTIONS)


def _tally(region: Region, totals: Counts, settled: Counts, citadels: Counts, control: Faction) -> Tally:
    glance = _HELD[control] + sum(compress(_PRESENCES, totals))
    return Tally(totals, settled, citadels, control, glance << region)


# The masks of the Overview, 32 bits each, one beside the other: of presence, and of Control, the last of No Control.
_MASKS = Struct(f"<{len(FACTIONS) + len(ANYBODY)}I")
_BITS = tuple(1 << 32 * at for at in range(len(FACTIONS) + len(ANYBODY)))
_PRESENCES, _HELD = _BITS[: len(FACTIONS)], _BITS[len(FACTIONS) :]
_EACH = sum(_BITS)
_OF_OTHERS = tuple((1 << 8 * _MASKS.size) - 1 - (_EACH << region) for region in ALL_REGIONS)


def _most(s: State, region: Region, counted: list[int]) -> Faction:
    """4.5.1, 38 Who has Control where Warbands are lent: they count as the user's, where shared only together."""
    parted = s.shared & region.mask and not are_together(s, region)
    for user, lender in lendings(s, region):
        n = 0 if parted and PARTNER.get(user) is lender else bands(s, region, lender)
        counted[user] += n
        counted[lender] -= n
    counted[BELGAE] += joined(s, region)
    return _majority(counted)


def _majority(totals: Sequence[int]) -> Faction:
    """1.6 The Faction with more pieces than all others together."""
    most = max(totals)
    return FACTIONS[totals.index(most)] if 2 * most > sum(totals) else NOBODY


def overview(s: State) -> Overview:
    """The map at a glance, drawn once until something changes."""
    found = s.overview
    if found is None:
        for region in compress(ALL_REGIONS, map(not_, s.tallies)):
            tally(s, region)
        found = s.overview = _drawn(s.glances, ground(s).map)
    return found


@lru_cache(1 << 13)
def _drawn(glances: int, lands: int) -> Overview:
    masks = _MASKS.unpack((glances & lands * _EACH).to_bytes(_MASKS.size, "little"))
    present, held = masks[: len(FACTIONS)], masks[len(FACTIONS) :]
    somebody = several = 0
    for mask in present:
        several |= somebody & mask
        somebody |= mask
    return Overview(present, held, tuple([several | somebody & ~mask for mask in present]))


@lru_cache(1 << 13)  # most moments have been much like others, but there is no end of them
def regions_in(mask: int) -> tuple[Region, ...]:
    return tuple(region for region in ALL_REGIONS if region.mask & mask)


def presence(s: State, faction: Faction) -> int:
    """Mask of the Regions where the Faction has pieces, or others that act as its own (4.5.1, 38, 45)."""
    return (s.overview or overview(s)).present[faction] | s.enlisted | s.shared | s.borrowed


def present(s: State, faction: Faction) -> tuple[Region, ...]:
    return regions_in(presence(s, faction))


def others_present(s: State, faction: Faction) -> int:
    """Mask of the Regions where anybody else has pieces."""
    return (s.overview or overview(s)).others[faction]


def ally_owner(s: State, tribe: Tribe) -> int:
    """The Faction whose Ally (disc) is here, or -1."""
    status = s.tribes[tribe]
    return status - ALLY if ALLY <= status < CITADEL else -1


def citadel_owner(s: State, tribe: Tribe) -> int:
    status = s.tribes[tribe]
    return status - CITADEL if CITADEL <= status < DISPERSED else -1


def is_dispersed(s: State, tribe: Tribe) -> bool:
    """1.7 Dispersed, Gathering or Razed."""
    return DISPERSED <= s.tribes[tribe] <= RAZED


def is_on_map(s: State, tribe: Tribe) -> bool:
    """71 Not the empty place of a Colony; 1.3.2 nor a Tribe of another war."""
    return s.tribes[tribe] != OFF_MAP


# ---- 1.4.2 Stacking ---------------------------------------------------------------------------------------------


def ally_sites(s: State, region: Region, faction: Faction) -> list[Tribe]:
    """Subdued Tribes in the Region that may hold an Ally of the Faction, if it has one Available."""
    if not available_allies(s, faction) or (region is CISALPINA and not may_stack(s, faction, region)):
        return []
    tribes = s.tribes
    return [t for t in region.tribes if not tribes[t] and (t.only is None or t.only is faction)]


def citadel_sites(s: State, region: Region, faction: Faction) -> list[Tribe]:
    """Cities where an Ally of the Faction can become its Citadel."""
    ally = ALLY + faction
    sites = [tribe for tribe in region.cities if s.tribes[tribe] == ally and tribe.may_hold(faction)]
    return sites if sites and available_citadels(s, faction) else []


def may_hold(s: State, tribe: Tribe, faction: Faction) -> bool:
    """1.4.2 Whether a piece of the Faction may be placed at the Tribe."""
    return tribe.may_hold(faction) and may_stack(s, faction, tribe.region)


def may_be_found_at(s: State, tribe: Tribe, faction: Faction) -> bool:
    """1.4.2 Whether a piece of the Faction can stand here; 26 puts Romans and Aedui at Gergovia, A30 and A43 Arverni at
    Bibracte."""
    if run_by_game(s) is ARVERNI:
        return may_hold(s, tribe, faction) or (tribe is BIBRACTE and faction is ARVERNI)
    return may_hold(s, tribe, faction) or (tribe is GERGOVIA and faction in (ROMANS, AEDUI))


# ---- placing, removing, flipping --------------------------------------------------------------------------------


def put(s: State, region: Region, what: Piece, n: int = 1) -> None:
    """Set pieces down in a Region, wherever they come from."""
    s.pieces[region.base + what] += n
    s.tallies[region] = s.pools[what.faction] = s.overview = None


def take(s: State, region: Region, what: Piece, n: int = 1, walled: int = 0) -> None:
    """Pick pieces up from a Region, wherever they go; 4 so many of the marked group, others first."""
    at, pieces, wall = region.base + what, s.pieces, s.wall
    if wall and walled_in(s, region, what):
        _count_walled(s, what.kind, -max(walled, walled_among(s, region, what, n)))
    pieces[at] -= n
    if wall or s.moved[at] > pieces[at]:
        s.moved[at] = min(s.moved[at], loose(s, region, what))
    s.tallies[region] = s.pools[what.faction] = s.overview = None
    if s.wall:
        _watch_wall(s, region)


def move(s: State, origin: Region, to: Region, what: Piece, n: int = 1) -> None:
    take(s, origin, what, n)
    put(s, to, what, n)


def flip(s: State, region: Region, what: Piece, to: int, n: int, walled: int = 0) -> None:
    """1.4.3 Turn pieces of one kind over; those that have already moved, or are on the March, are turned first,
    4 the marked group last."""
    new = what - what.kind + to
    walled = max(walled, walled_among(s, region, what, n))
    if walled:
        _count_walled(s, what.kind, -walled)
        _count_walled(s, to, walled)
    was, becomes = region.base + what, region.base + new
    for counts in (s.moved, s.marching):
        if counts[was]:
            turned = min(n - walled, counts[was])
            counts[was] -= turned
            counts[becomes] += turned
    s.pieces[was] -= n
    s.pieces[becomes] += n


def turn_up(s: State, region: Region, what: Piece, n: int, marched: int, marching: int = 0, walled: int = 0) -> None:
    """Reveal n Hidden pieces, of whom so many have Marched in this Command, and so many are of the Marching group."""
    was, becomes = region.base + what, region.base + piece(what.faction, REVEALED)
    spared = [min(n - walled, counts[was]) - k for counts, k in ((s.moved, marched), (s.marching, marching))]
    flip(s, region, what, REVEALED, n, walled)
    for counts, k in zip((s.moved, s.marching), spared, strict=True):  # flip has taken such pieces first
        counts[was] += k
        counts[becomes] -= k


def set_tribe(s: State, tribe: Tribe, status: int) -> None:
    s.tribes[tribe] = status
    recount(s, tribe.region)
    if s.wall and status not in (ALLY + s.walled_faction, CITADEL + s.walled_faction):
        s.walled_tribes &= ~(1 << tribe)
    _watch_wall(s, tribe.region)


def place_bands(s: State, region: Region, faction: Faction, n: int) -> int:
    """1.4.3 New Warbands and Auxilia are Hidden; 1.4.1 only as many as are Available."""
    n = min(n, available_bands(s, faction))
    put(s, region, piece(faction, HIDDEN), n)
    return n


def place_ally(s: State, tribe: Tribe, faction: Faction) -> None:
    set_tribe(s, tribe, ALLY + faction)


def place_citadel(s: State, tribe: Tribe, faction: Faction) -> None:
    """1.4.2 A Citadel takes the place of the Allied Tribe there."""
    set_tribe(s, tribe, CITADEL + faction)


def subdue(s: State, tribe: Tribe) -> None:
    """Remove the Ally or Citadel: the Tribe is Subdued (1.7)."""
    set_tribe(s, tribe, SUBDUED)


def remove(s: State, region: Region, what: Piece, n: int = 1, walled: int = 0) -> None:
    """1.4.1 Off the map: Legions to Fallen, a Leader to return as Successor (1.4.3), others to Available."""
    take(s, region, what, n, walled)
    if what.kind == LEGION:
        s.fallen += n
    elif what.kind == LEADER:
        s.named = altered(s.named, what.faction, 0)
        if what.faction is AEDUI:
            end_sharing(s)  # A1.4 within one Region of Diviciacus alone


def is_permanent(region: Region, what: Piece) -> bool:
    """1.4.2 The Fort of Provincia can never be removed."""
    return region is PROVINCIA and what is PIECES[FORT]


def hide_all(s: State, region: Region, faction: Faction) -> None:
    """1.4.3 Flip all that a Faction has here to Hidden."""
    at = region.bases[faction]
    if s.pieces[at + REVEALED] or s.pieces[at + SCOUTED]:
        hide_bands(s, region, OWN_BANDS[faction])


def hide_bands(s: State, region: Region, kinds: Sequence[Piece]) -> None:
    """1.4.3 Flip to Hidden; a Scouted Warband loses its marker instead and stays Revealed (4.2.2): they come last."""
    pieces, base = s.pieces, region.base
    for what in kinds:
        if what.kind != HIDDEN and pieces[base + what]:
            flip(s, region, what, HIDDEN if what.kind == REVEALED else REVEALED, pieces[base + what])


def reveal_bands(s: State, region: Region, kinds: Sequence[Piece]) -> None:
    for what in kinds:
        if what.kind == HIDDEN and s.pieces[region.base + what]:
            flip(s, region, what, REVEALED, s.pieces[region.base + what])


def own_pieces(s: State, region: Region, kinds: tuple[Piece, ...]) -> list[Piece]:
    """Those of the kinds that stand in the Region."""
    pieces, base, found = s.pieces, region.base, []
    for what in kinds:
        if pieces[base + what]:
            found.append(what)
    return found


def losses_order(s: State, faction: Faction, region: Region) -> list[Piece]:
    """3.4.5 Of a Faction that the game runs: Scouted, then other Revealed, then Hidden Warbands."""
    return own_pieces(s, region, tuple(piece(faction, kind) for kind in (SCOUTED, REVEALED, HIDDEN)))


def stock(s: State, region: Region) -> bytes:
    """All counts of a Region as people see them: A4.5.1 whoever acts as Belgic is a Germanic Warband still."""
    counts = bytes(s.pieces[region.base : region.base + STRIDE])
    apart = s.pieces[region.base + BOARD : region.base + BOARD + STRIDE]
    return bytes(map(add, counts, apart)) if any(apart) else counts


# ---- 4 Circumvallation: a group of pieces that may not leave its Region ------------------------------------------


def wall_in(s: State, region: Region, faction: Faction) -> None:
    """Put the marker, the only one, on all pieces that the Faction has here now."""
    start = region.base + faction.base
    s.wall, s.walled_faction = region + 1, faction
    s.walled = bytes(s.pieces[start : start + KINDS])
    own = (ALLY + faction, CITADEL + faction)
    s.walled_tribes = sum([1 << tribe for tribe in region.tribes if s.tribes[tribe] in own])


def lift_wall(s: State) -> None:
    s.wall = s.walled_faction = s.walled_tribes = 0
    s.walled = bytes(KINDS)


def _count_walled(s: State, kind: int, n: int) -> None:
    """So many more, or fewer, of a kind belong to the marked group."""
    s.walled = altered(s.walled, kind, s.walled[kind] + n)


def _watch_wall(s: State, region: Region) -> None:
    """The marker goes when its group is no more, or no Romans are there."""
    if s.wall == region + 1 and not ((any(s.walled) or s.walled_tribes) and total(s, region, ROMANS)):
        lift_wall(s)
        s.wall_gone = region + 1


def walled_in(s: State, region: Region, what: Piece) -> int:
    """How many of these pieces belong to the marked group."""
    return s.walled[what.kind] if s.wall == region + 1 and what.faction == s.walled_faction else 0


def walled_among(s: State, region: Region, what: Piece, n: int) -> int:
    """How many of n such pieces belong to the marked group, if the others come first."""
    return max(0, n - loose(s, region, what)) if s.wall == region + 1 else 0


def walled_first(s: State, region: Region, what: Piece, n: int = 1) -> int:
    """An owner who gives up n such pieces gives up those that cannot leave."""
    return min(n, walled_in(s, region, what))


def loose(s: State, region: Region, what: Piece) -> int:
    """How many of these pieces may leave the Region."""
    n = s.pieces[region.base + what]
    return n - walled_in(s, region, what) if s.wall else n


def fresh(s: State, region: Region, what: Piece) -> int:
    """How many of these pieces may leave the Region, and have not moved in the action under way."""
    at = region.base + what
    n = s.pieces[at] - s.moved[at]
    return n - walled_in(s, region, what) if s.wall else n


def loose_pieces(s: State, region: Region, kinds: tuple[Piece, ...]) -> list[Piece]:
    """Those of the kinds that may leave the Region."""
    found = own_pieces(s, region, kinds)
    return [what for what in found if loose(s, region, what)] if s.wall == region + 1 else found


# ---- 4.5.1, 38, 45 Pieces that act as another Faction's ----------------------------------------------------------

PARTNER = {ROMANS: AEDUI, AEDUI: ROMANS}  # 38


def are_together(s: State, region: Region) -> bool:
    """38 Auxilia and Aedui Warbands."""
    return bool(bands(s, region, ROMANS) and bands(s, region, AEDUI))


def lendings(s: State, region: Region) -> list[tuple[Faction, Faction]]:
    """Who acts with whose Warbands here, all of them: Belgae who Enlist with Germanic ones (4.5.1), Romans or Aedui
    with one another's (38), the actor with Aedui (45) or with those of several Factions (A28)."""
    found = [(BELGAE, GERMANS)] if s.enlisted & region.mask and not are_picked(s) else []
    if s.shared & region.mask:
        found.append((FACTIONS[s.sharer], PARTNER[FACTIONS[s.sharer]]))
    if s.borrowed & region.mask:
        found += [(FACTIONS[s.actor], lender) for lender in lenders(s)]
    return found


def lenders(s: State) -> list[Faction]:
    """45, A28 Whose pieces act as the actor's in the Region that an Event says."""
    return [f for f in FACTIONS if s.lenders >> f & 1] if s.lenders else [AEDUI]


def are_picked(s: State) -> bool:
    """A4.5.1 Whether not all Germanic Warbands in the Regions Enlisted act as Belgic, but some that were picked."""
    return len(s.pieces) > BOARD


def joined(s: State, region: Region) -> int:
    """A4.5.1 How many of the Germanic Warbands here were picked to act as Belgic."""
    at = region.base + JOINED_BANDS[0]
    return sum(s.pieces[at : at + len(BANDS)])


def number_of(s: State, region: Region, kinds: tuple[Piece, ...] | list[Piece]) -> int:
    pieces, base, n = s.pieces, region.base, 0
    for what in kinds:
        n += pieces[base + what]
    return n
