"""8.3 Placing, converting and removing Influence markers."""

from collections.abc import Iterable

from alesia.games.rome_vs_gaul.board import Gaul, has_germani, places_of
from alesia.games.rome_vs_gaul.components import GALLIC, PROVINCIA, ROMAN, SPACES, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE, controller
from alesia.games.rome_vs_gaul.state import NO_MARKER, ROMAN_INFLUENCE, State
from alesia.kernel.ask import Procedure, act, choose, choose_or_stop

PLACE = tuple(act("place", space) for space in SPACES)
CONVERT = tuple(act("convert", space) for space in SPACES)


def placements(s: State, side: Side, adjacency: bool = True) -> list[Space]:
    """8.3.1 Where the side may place an Influence marker."""
    own, enemy = places_of(s, side), places_of(s, side.other)
    return [
        space
        for space in vacant(s)
        if space not in enemy and _is_allowed(s, side, space) and (not adjacency or _is_near(s, side, space, own))
    ]


def vacant(s: State) -> list[Space]:
    """8.3.1, 17.5.1 Without any Control marker, not devastated, without the German Tribe; no German stronghold."""
    control, devastated = s.control, s.devastated
    found = [space for space in SPACES if not control[space] and not devastated[space] and space.kind != "german"]
    return [space for space in found if not has_germani(s, space)]


def _is_allowed(s: State, side: Side, space: Space) -> bool:
    """8.3.1 Only Rome places overseas."""
    return side is ROMAN or not space.region.romans_only


def _is_near(s: State, side: Side, space: Space, own: set[int]) -> bool:
    """8.3.1 With own CUs; or, for Rome outside Provincia, next to a Roman IM; for Gauls in Provincia, next to a Gallic
    Control marker."""
    if space in own or (space.region is PROVINCIA) is (side is ROMAN):
        return True
    if side is ROMAN:
        return any(s.control[each] == ROMAN_INFLUENCE for each in space.adjacent)
    return any(controller(s, each) is GALLIC for each in space.adjacent)


def conversions(s: State, side: Side) -> list[Space]:
    """8.3.2 Enemy markers under own CUs."""
    marker = INFLUENCE[side.other]
    return [SPACES[at] for at in sorted(places_of(s, side)) if s.control[at] == marker]


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


def influence_action(g: Gaul, side: Side, key: str, rule: str, within: Iterable[Space] = SPACES) -> Procedure[bool]:
    """7.7.2 Place or convert, if the player will; whether he did."""
    s = g.state
    allowed = set(within)
    choices = [PLACE[space] for space in placements(s, side) if space in allowed]
    choices += [CONVERT[space] for space in conversions(s, side) if space in allowed]
    choice = yield from choose_or_stop(side, key, rule, choices)
    if choice is None:
        return False
    assert isinstance(choice.target, Space)
    (place if choice.verb == "place" else convert)(g, side, choice.target, rule)
    return True


def removable(s: State, owner: Side, within: Iterable[Space] = SPACES) -> list[Space]:
    """Markers of a side in spaces without its CUs."""
    held = places_of(s, owner)
    return [space for space in within if s.control[space] == INFLUENCE[owner] and space not in held]


def remove_one(g: Gaul, side: Side, key: str, rule: str, spaces: list[Space]) -> Procedure[Space]:
    space = yield from choose(side, key, rule, spaces)
    remove(g, side.other, space, rule)
    return space


def flip_one(g: Gaul, side: Side, key: str, rule: str, spaces: list[Space]) -> Procedure[Space]:
    space = yield from choose(side, key, rule, spaces)
    convert(g, side, space, rule)
    return space


def markers(s: State, side: Side) -> list[Space]:
    return [space for space in SPACES if s.control[space] == INFLUENCE[side]]
