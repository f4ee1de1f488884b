"""8.3 Placing, converting and removing Influence markers."""

from collections.abc import Iterable

from alesia.games.rome_vs_gaul.board import Gaul
from alesia.games.rome_vs_gaul.components import GALLIC, PROVINCIA, ROMAN, SPACES, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE
from alesia.games.rome_vs_gaul.masks import (
    EVERYWHERE,
    IN_GAUL,
    OWN,
    Mask,
    around,
    devastated,
    digits,
    germani,
    mask_of,
    spaces_of,
    stands,
    where,
)
from alesia.games.rome_vs_gaul.state import NO_MARKER, State
from alesia.kernel.ask import Act, Procedure, act, choose, choose_or_stop

_UNMARKED = digits((NO_MARKER,))
_INFLUENCE = tuple(digits((marker,)) for marker in INFLUENCE)
_PROVINCIA = mask_of(PROVINCIA.spaces)
PLACE = tuple(act("place", space) for space in SPACES)
CONVERT = tuple(act("convert", space) for space in SPACES)


def placements(s: State, side: Side) -> list[Space]:
    """8.3.1 Where the side may place an Influence marker: in a vacant space, or one with friendly CUs."""
    return spaces_of(placeable(s, side))


def placeable(s: State, side: Side) -> Mask:
    return _vacant(s) & ~stands(s, side.other) & _ground(s, side)


def vacant(s: State) -> list[Space]:
    return spaces_of(_vacant(s))


def _vacant(s: State) -> Mask:
    """8.3.1, 17.5.1 Without any Control marker, not devastated, without the German Tribe."""
    return EVERYWHERE & where(s.control, _UNMARKED) & ~devastated(s) & ~germani(s)


def _ground(s: State, side: Side) -> Mask:
    """8.3.1 Rome: in Provincia, next to a Roman IM, or with Roman CUs. Gauls: in Gaul; in Provincia next to a Gallic
    Control marker, or with Gallic CUs. (Only Rome places overseas.)"""
    if side is ROMAN:
        return _PROVINCIA | around(marked(s, ROMAN)) | stands(s, ROMAN)
    near = around(where(s.control, OWN[GALLIC])) | stands(s, GALLIC)
    return IN_GAUL | (_PROVINCIA & near)


def conversions(s: State, side: Side) -> list[Space]:
    """8.3.2 Enemy markers under own CUs."""
    return spaces_of(stands(s, side) & marked(s, side.other))


def place(g: Gaul, side: Side, space: Space, rule: str = "8.3.1") -> None:
    g.state.control[space] = INFLUENCE[side]
    g.log("influence_placed", rule, side, space)


def convert(g: Gaul, side: Side, space: Space, rule: str = "8.3.2") -> None:
    g.state.control[space] = INFLUENCE[side]
    g.log("influence_converted", rule, side, space)


def remove(g: Gaul, owner: Side, space: Space, rule: str = "8.3.3") -> None:
    g.state.control[space] = NO_MARKER
    g.log("influence_removed", rule, owner, space)


# ---- for Events -------------------------------------------------------------------------------------------------


def influence_action(
    g: Gaul, side: Side, key: str, rule: str, within: Iterable[Space] = SPACES
) -> Procedure[Space | None]:
    """7.7.2 Place or convert, if the player will; where he did."""
    choice = yield from choose_or_stop(side, key, rule, influence_actions(g.state, side, within))
    if choice is None:
        return None
    assert isinstance(choice.target, Space)
    (place if choice.verb == "place" else convert)(g, side, choice.target, rule)
    return choice.target


def influence_actions(s: State, side: Side, within: Iterable[Space] = SPACES) -> list[Act]:
    """7.7.2 What an Influence Action could be there."""
    allowed = set(within)
    choices = [PLACE[space] for space in placements(s, side) if space in allowed]
    return choices + [CONVERT[space] for space in conversions(s, side) if space in allowed]


def removable(s: State, owner: Side, within: Mask = EVERYWHERE) -> list[Space]:
    """Markers of a side in spaces without its CUs."""
    return spaces_of(marked(s, owner) & ~stands(s, owner) & within)


def marked(s: State, side: Side) -> Mask:
    """Where its Influence markers are."""
    return where(s.control, _INFLUENCE[side])


def remove_one(g: Gaul, side: Side, key: str, rule: str, spaces: list[Space]) -> Procedure[Space]:
    space = yield from choose(side, key, rule, spaces, g.state.current_card)
    remove(g, side.other, space, rule)
    return space


def flip_one(g: Gaul, side: Side, key: str, rule: str, spaces: list[Space]) -> Procedure[Space]:
    space = yield from choose(side, key, rule, spaces, g.state.current_card)
    convert(g, side, space, rule)
    return space


def markers(s: State, side: Side) -> list[Space]:
    return spaces_of(marked(s, side))
