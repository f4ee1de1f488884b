"""4.5.1, 38, 45 What acts as a Faction's here: its own pieces, and those that others lend it."""

from alesia.games.falling_sky.board import (
    PARTNER,
    allies_and_citadels,
    are_picked,
    bands,
    count,
    lendings,
    number_of,
    own_pieces,
    tally,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    BELGAE,
    BOARD,
    FORT,
    HIDDEN,
    JOINED_BANDS,
    LEADER,
    OWN_BANDS,
    OWN_MOBILE,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.state import State, recount


def join(s: State, region: Region, what: Piece, n: int) -> None:
    """A4.5.1 So many Germanic Warbands of this kind act as Belgic, first those that have not moved."""
    at = region.base + what
    for counts, left in ((s.moved, s.pieces[at] - n), (s.pieces, s.pieces[at] - n)):
        going = max(0, counts[at] - left)
        counts[at] -= going
        counts[at + BOARD] += going
    recount(s, region)


def arriving(s: State, to: Region, what: Piece) -> Piece:
    """4.5.1 In a Region that is not affected a Warband that acted as Belgic is Germanic at once."""
    return piece(what.faction, what.kind) if what >= BOARD and not s.enlisted & to.mask else what


def are_sharing(s: State, region: Region, one: Faction, other: Faction) -> bool:
    """38 Whether these two act as one here."""
    return bool(s.shared & region.mask) and PARTNER.get(one) is other


def acting_bands(s: State, region: Region, faction: Faction) -> tuple[Piece, ...]:
    """Warbands or Auxilia of a Faction, and those that act as its own here; none of a Faction that lends its own."""
    if not (s.enlisted | s.borrowed | s.shared) & region.mask:
        return OWN_BANDS[faction]
    pairs = lendings(s, region)
    if any(faction is lender for _, lender in pairs):
        return ()
    found = OWN_BANDS[faction] + tuple(p for user, lender in pairs if user is faction for p in OWN_BANDS[lender])
    return found + JOINED_BANDS if faction is BELGAE and are_picked(s) else found


def number_of_bands(s: State, region: Region, faction: Faction) -> int:
    """How many Warbands or Auxilia act as the Faction's here."""
    if not (s.enlisted | s.borrowed | s.shared) & region.mask:
        return bands(s, region, faction)
    return number_of(s, region, acting_bands(s, region, faction))


def acting_mobile(s: State, region: Region, faction: Faction) -> tuple[Piece, ...]:
    """Leader, Legions, and the Warbands or Auxilia that act as the Faction's."""
    if not (s.enlisted | s.borrowed | s.shared) & region.mask:
        return OWN_MOBILE[faction]
    return OWN_MOBILE[faction][: HIDDEN - LEADER] + acting_bands(s, region, faction)


def acting_hidden(s: State, region: Region, faction: Faction) -> list[Piece]:
    if (s.enlisted | s.borrowed | s.shared) & region.mask:
        return own_pieces(s, region, tuple(p for p in acting_bands(s, region, faction) if p.kind == HIDDEN))
    return [OWN_BANDS[faction][0]] if s.pieces[region.bases[faction] + HIDDEN] else []


def settled_owners(s: State, region: Region, faction: Faction) -> tuple[Faction, ...]:
    """Whose Allies and Citadels act as the Faction's here: its own; 45 all Aedui pieces act as the actor's, A28 of what
    is lent none."""
    if not s.borrowed & region.mask or s.lenders:
        return (faction,)
    if faction is AEDUI:
        return ()
    return (faction, AEDUI) if faction == s.actor else (faction,)


def acting_total(s: State, region: Region, faction: Faction) -> int:
    """All pieces that count as the Faction's in the Command under way."""
    if not (s.enlisted | s.borrowed | s.shared) & region.mask:
        return (s.tallies[region] or tally(s, region)).total[faction]
    fixed = sum([allies_and_citadels(s, region, f) for f in settled_owners(s, region, faction)])
    return number_of(s, region, acting_mobile(s, region, faction)) + fixed + count(s, region, faction, FORT)
