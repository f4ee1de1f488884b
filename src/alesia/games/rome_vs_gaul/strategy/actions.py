"""7.6, 7.7 Action Points and the actions that they buy."""

from alesia.games.rome_vs_gaul.board import Gaul, space_of
from alesia.games.rome_vs_gaul.components import GALLIC, PIECES, ROMAN, SPACES, VERCINGETORIX, Piece, Side, Space
from alesia.games.rome_vs_gaul.influence import CONVERT, PLACE, conversions, convert, place, placements, remove
from alesia.games.rome_vs_gaul.masks import (
    EVERYWHERE,
    GAUL_AND_PROVINCIA,
    NEIGHBOURS,
    OWN,
    Mask,
    devastated,
    digits,
    germani,
    spaces_of,
    stands,
    where,
)
from alesia.games.rome_vs_gaul.movement.activation import activate, candidates
from alesia.games.rome_vs_gaul.movement.entering import between_actions
from alesia.games.rome_vs_gaul.movement.fighting import breaches
from alesia.games.rome_vs_gaul.state import (
    GALLIC_CITY,
    GALLIC_INFLUENCE,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    STRONGHOLD,
    TOWN,
    State,
)
from alesia.games.rome_vs_gaul.tribes import can_save, can_take_out, major_uprising, rebels, take_out
from alesia.kernel.ask import STOP, Act, Procedure, act, choose

ACTIVATE = tuple(act("activate", piece) for piece in PIECES)
DEVASTATE = tuple(act("devastate", space) for space in SPACES)
_WALLS = digits((STRONGHOLD, TOWN, ROMAN_CITY, GALLIC_CITY))
SAVE, TAKE_OUT, UPRISING = (act(verb) for verb in ("save", "take_out", "uprising"))


def spend(g: Gaul, side: Side, points: int) -> Procedure[None]:
    """7.6 One action after the other, each completed before the next."""
    s = g.state
    s.action_points = points
    while s.action_points:
        choice = yield from choose(side, "action", "7.7", actions(s, side), s.action_points)
        if choice is STOP:
            break
        s.action_points -= 1
        g.log("action", "7.7", side, choice.verb)
        yield from carry_out(g, side, choice)
        yield from breaches(g)
        if s.action_points:
            yield from between_actions(g)
    s.action_points = 0


def actions(s: State, side: Side) -> list[Act]:
    """7.7.1 Everything that an Action Point can buy now; to let the rest go comes last."""
    found = [ACTIVATE[piece] for piece in candidates(s, side)]
    found += [PLACE[space] for space in placements(s, side)]
    found += [CONVERT[space] for space in conversions(s, side)]
    if side is GALLIC:
        found += special_actions(s)
    return [*found, STOP]


def special_actions(s: State) -> list[Act]:
    """7.7.3 The Council Box, devastation, Major Uprising."""
    found = [SAVE] if can_save(s) else []
    if can_take_out(s):
        found.append(TAKE_OUT)
    found += [DEVASTATE[space] for space in devastations(s)]
    if rebels(s):
        found.append(UPRISING)
    return found


def carry_out(g: Gaul, side: Side, choice: Act) -> Procedure[None]:
    s = g.state
    target = choice.target
    if isinstance(target, Piece):
        yield from activate(g, side, target)
    elif isinstance(target, Space):
        {"place": place, "convert": convert, "devastate": devastate}[choice.verb](g, side, target)
    elif choice is SAVE:
        s.council += 1
        g.log("influence_saved", "18.2.2", s.council)
    elif choice is TAKE_OUT:
        yield from take_out(g)
    else:
        yield from major_uprising(g)


# ---- 17.5 Devastation -------------------------------------------------------------------------------------------


def devastations(s: State) -> list[Space]:
    """17.5.2 The space of Vercingetorix and those next to him."""
    if s.place[VERCINGETORIX] >= len(SPACES):
        return []
    here = space_of(s, VERCINGETORIX)
    land = can_be_devastated(s)
    near = spaces_of(NEIGHBOURS[here] & land & ~where(s.control, OWN[ROMAN]))
    return [here, *near] if land >> here & 1 else near


def can_be_devastated(s: State) -> Mask:
    """17.5.1 Never Strongholds, Fortified Towns, Walled Cities, Roman CUs or the German Tribe; once is enough."""
    barred = where(s.control, _WALLS) | devastated(s) | stands(s, ROMAN) | germani(s)
    return EVERYWHERE & GAUL_AND_PROVINCIA & ~barred


def devastate(g: Gaul, side: Side, space: Space, rule: str = "17.5.2") -> None:
    """17.5.1 Any Influence marker there is removed."""
    s = g.state
    s.devastated[space] = 1
    g.log("devastated", rule, space)
    if s.control[space] in (ROMAN_INFLUENCE, GALLIC_INFLUENCE):
        owner = ROMAN if s.control[space] == ROMAN_INFLUENCE else GALLIC
        remove(g, owner, space, "17.5.1")
