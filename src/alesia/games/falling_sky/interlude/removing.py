"""A2.1 A share of a Faction's pieces goes to Available: at least so many, rounded up, those at home last.

A player chooses, and may remove more than he must. A Non-player's pieces go Region by Region at random, and no more
than must. Hidden or not makes no difference, as Spring hides all: those seen go first.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from alesia.games.falling_sky.board import number_of, own_pieces, remove, subdue
from alesia.games.falling_sky.components import (
    ALLY,
    FORT,
    OWN_BANDS,
    PROVINCIA,
    ROMANS,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.drawing import draw_lot
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.negotiation import Gaul, is_nonplayer
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import C, Procedure, choose, choose_number, choose_or_stop, draw
from alesia.kernel.word import phrase

QUARTER, HALF = Fraction(1, 4), Fraction(1, 2)


class Share(NamedTuple):
    """Whose pieces go, who chooses them, how large a part of them goes, and what goes last."""

    faction: Faction
    chooser: Faction
    rule: str
    part: Fraction
    last: int  # mask of the Regions whose pieces go when there are no others
    free: tuple[Tribe, ...] = ()  # whose Allies need not wait even so
    refilled: int = 0  # so many Warbands stand at home afterwards at least


def _about(share: Share, must: int, found: Sequence[Region]) -> tuple[object, ...]:
    """What a question tells: whose pieces, how many must still go, whether only those are left that go last, and which
    these are."""
    home = phrase(f"phrase.home.{share.faction}")
    return share.faction, must, all(r.mask & share.last for r in found), home


def due(share: Share, n: int) -> int:
    """How many of n pieces must go."""
    return ceil(n * share.part)


def _tell_due(g: Gaul, share: Share, key: str, n: int) -> int:
    """How many must go, told with how many there are."""
    if n:
        home = phrase(f"phrase.home.{share.faction}")
        g.log(key, share.rule, share.faction, n, due(share, n), share.part == HALF, home)
    return due(share, n)


def choose_due(who: Faction, key: str, rule: str, found: Sequence[C], must: int, *about: object) -> Procedure[C | None]:
    """Ask for one of them; for nothing more (None) only when as many have been chosen as must be."""
    if must:
        return (yield from choose(who, key, rule, found, *about))
    return (yield from choose_or_stop(who, key, rule, found, *about))


# ---- Allies: discs, not Citadels --------------------------------------------------------------------------------


def remove_allies(g: Gaul, share: Share) -> Procedure[None]:
    """By Tribe, one after the other."""
    must = _tell_due(g, share, "share_allies", g.state.tribes.count(ALLY + share.faction))
    lose = draw_allies if is_nonplayer(g.state, share.chooser) else choose_allies
    yield from lose(g, share, must)


def allies_left(s: State, share: Share) -> list[Tribe]:
    """Whose Allies may go next: none at home but the free ones, as long as there are others."""
    found = allied_tribes(s, regions(s), [share.faction])
    abroad = [t for t in found if not t.region.mask & share.last]
    return abroad + [t for t in found if t in share.free] if abroad else found


def choose_allies(g: Gaul, share: Share, must: int) -> Procedure[None]:
    while found := allies_left(g.state, share):
        if must >= len(found) and not any(t in share.free for t in found):
            going: Sequence[Tribe] = found
        else:
            tribe = yield from _choose_ally(share, found, max(0, must))
            going = [tribe] if tribe is not None else []
        if not going:
            return
        for tribe in going:
            withdraw_ally(g, share, tribe)
        must -= len(going)


def _choose_ally(share: Share, found: list[Tribe], must: int) -> Procedure[Tribe | None]:
    about = _about(share, must, [t.region for t in found])
    return (yield from choose_due(share.chooser, "interlude_ally", share.rule, found, must, *about))


def draw_allies(g: Gaul, share: Share, must: int) -> Procedure[None]:
    share = share._replace(free=())
    while must:
        here = allies_left(g.state, share)
        if must < len(here):
            region = yield from _draw_region(g, share, list(dict.fromkeys(t.region for t in here)))
            here = [t for t in here if t.region is region]
        while must < len(here):
            here.remove((yield from _draw_spared(g, share, here)))
        for tribe in here:
            withdraw_ally(g, share, tribe)
        must -= len(here)


def _draw_spared(g: Gaul, share: Share, here: Sequence[Tribe]) -> Procedure[Tribe]:
    spared = yield from draw("interlude_spared", share.rule, here, None, share.faction)
    g.log("lot_spared", share.rule, spared, tuple(here))
    return spared


def withdraw_ally(g: Gaul, share: Share, tribe: Tribe) -> None:
    subdue(g.state, tribe)
    g.log("withdraw_ally", share.rule, share.faction, tribe)


# ---- Warbands, Auxilia and Forts --------------------------------------------------------------------------------


def remove_bands(g: Gaul, share: Share) -> Procedure[None]:
    """By Region, so many from each as one likes."""
    yield from _remove(g, share, OWN_BANDS[share.faction])


def remove_forts(g: Gaul, share: Share) -> Procedure[None]:
    """That of Provincia is not counted, and never goes (1.4.2)."""
    yield from _remove(g, share, (piece(ROMANS, FORT),))


def _remove(g: Gaul, share: Share, kinds: tuple[Piece, ...]) -> Procedure[None]:
    there = sum(number_of(g.state, r, kinds) for r in _where(g.state, kinds))
    must = _tell_due(g, share, "share_forts" if kinds[0].kind == FORT else "share_bands", there)
    lose = _draw_pieces if is_nonplayer(g.state, share.chooser) else _choose_pieces
    yield from lose(g, share, kinds, must)


def _where(s: State, kinds: tuple[Piece, ...]) -> list[Region]:
    """The Regions with such pieces that can go."""
    found = [r for r in regions(s) if number_of(s, r, kinds)]
    return [r for r in found if r is not PROVINCIA] if kinds[0].kind == FORT else found


def regions_left(s: State, share: Share, kinds: tuple[Piece, ...]) -> list[Region]:
    """From where pieces may go next."""
    found = _where(s, kinds)
    return [r for r in found if not r.mask & share.last] or found


def _choose_pieces(g: Gaul, share: Share, kinds: tuple[Piece, ...], must: int) -> Procedure[None]:
    s = g.state
    while found := regions_left(s, share, kinds):
        if must >= sum(number_of(s, r, kinds) for r in found):
            must -= sum(withdraw(g, share.rule, r, kinds, number_of(s, r, kinds)) for r in found)
            continue
        if is_refilled(s, share, kinds, found):
            withdraw(g, share.rule, found[0], kinds, max(0, must))
            return
        region = yield from _choose_region(share, found, max(0, must), kinds)
        if region is None:
            return
        most, about = number_of(s, region, kinds), (share.faction, max(0, must), region)
        least = at_least(must, sum(number_of(s, r, kinds) for r in found if r is not region))
        most = least if is_refilled(s, share, kinds, found, least) else most
        n = yield from choose_number(share.chooser, "interlude_number", share.rule, least, most, *about)
        must -= withdraw(g, share.rule, region, kinds, n)


def is_refilled(s: State, share: Share, kinds: tuple[Piece, ...], found: list[Region], gone: int = 0) -> bool:
    """Whoever goes from home comes back, once so many have gone."""
    home = all(r.mask & share.last for r in found) and kinds[0].kind != FORT
    return home and sum(number_of(s, r, kinds) for r in found) - gone <= share.refilled


def at_least(must: int, elsewhere: int) -> int:
    """One at least comes from a Region that was chosen, and as many as no other can give."""
    return max(1, must - elsewhere)


def _choose_region(share: Share, found: list[Region], must: int, kinds: tuple[Piece, ...]) -> Procedure[Region | None]:
    who, rule, about = share.chooser, share.rule, _about(share, must, found)
    if kinds[0].kind == FORT:
        return (yield from choose_due(who, "interlude_fort", rule, found, must, *about))
    return (yield from choose_due(who, "interlude_bands", rule, found, must, *about))


def _draw_pieces(g: Gaul, share: Share, kinds: tuple[Piece, ...], must: int) -> Procedure[None]:
    s = g.state
    while must:
        found = regions_left(s, share, kinds)
        all_go = must >= sum(number_of(s, r, kinds) for r in found)
        region = found[0] if all_go else (yield from _draw_region(g, share, found))
        must -= withdraw(g, share.rule, region, kinds, min(must, number_of(s, region, kinds)))


def withdraw(g: Gaul, rule: str, region: Region, kinds: tuple[Piece, ...], n: int) -> int:
    """So many of these pieces, those seen first."""
    left = n
    for what in own_pieces(g.state, region, kinds[::-1]):
        gone = min(left, g.state.pieces[region.base + what])
        if gone:
            remove(g.state, region, what, gone)
            g.log("withdraw", rule, region, what, gone)
        left -= gone
    return n


def _draw_region(g: Gaul, share: Share, found: list[Region]) -> Procedure[Region]:
    return (yield from draw_lot(g, "interlude_region", share.rule, found, share.faction))
