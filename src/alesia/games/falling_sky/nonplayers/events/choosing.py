"""8.2.3, 8.3.1, 8.4.1 How Events choose Regions and pieces: what the answers of several cards share."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from alesia.games.falling_sky.board import number_of, own_pieces, take
from alesia.games.falling_sky.components import BELGICA, REGION, WINTER, Piece, Region
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import WORTH, enemy_rank
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named

T = TypeVar("T")


def regions_in(ask: Ask) -> list[Region]:
    """The Regions that a question offers."""
    return [REGION[str(option.noun)] for option in named(ask, "region")]


def left_to_pick(ask: Ask) -> int:
    """How many are picked one by one from here on, this one counted: questions that are put again tell it last."""
    told = ask.about[-1]
    return told if type(told) is int else 1


def times_answered(mind: Mind, key: str) -> int:
    """How often the Faction has answered this question in the turn."""
    return sum(step.kind == "did" and step.key == key for step in mind.walk)


def last_region(mind: Mind) -> Region | None:
    """The Region that the Faction selected last for the Event."""
    for step in reversed(mind.walk):
        if step.kind == "did" and step.key == "event_region":
            option = step.facts[0]
            assert isinstance(option, Option)
            return REGION[str(option.noun)] if option.verb == "region" else None
    return None


SAME_REGION = Priority("event.same_region", lambda mind, region: region is last_region(mind))
BELGICA_FIRST = Priority("event.belgica_first", lambda mind, region: region in BELGICA)


# ---- 8.4.4 ------------------------------------------------------------------------------------------------------


def spared(mind: Mind, candidates: Sequence[T], imagine: Callable[[State, T], None]) -> Sequence[T]:
    """8.4.4 Upon Frost the candidates that bring no player to victory or further beyond it."""
    s = mind.s
    if s.next_card != WINTER or not mind.players():
        return candidates
    kept = [each for each in candidates if not is_barred(mind, s, _imagined(s, each, imagine))]
    if len(kept) < len(candidates):
        mind.walk.note("event.frost", "8.4.4", len(candidates) - len(kept))
    return kept


def _imagined(s: State, candidate: T, imagine: Callable[[State, T], None]) -> State:
    after = s.copy()
    imagine(after, candidate)
    return after


# ---- pieces taken from anywhere ---------------------------------------------------------------------------------


def worthiest(mind: Mind, region: Region, kinds: Sequence[Piece]) -> int:
    """8.4.1 How good a target the best of these pieces in the Region is; of own pieces, how little it is worth."""
    there = own_pieces(mind.s, region, tuple(kinds))
    own = bool(there) and there[0].faction is mind.faction
    return max([-WORTH[p.kind] if own else as_target(mind, p) for p in there], default=-99)


def as_target(mind: Mind, what: Piece) -> int:
    """Kinds of pieces first, then the order of enemies."""
    return 8 * WORTH[what.kind] - enemy_rank(mind.s, mind.faction, what.faction)


def best_pieces_first(*kinds: Piece) -> Priority:
    return Priority("event.best_pieces", lambda mind, region: worthiest(mind, region, kinds))


def removal_region(
    mind: Mind,
    ask: Ask,
    kinds: Sequence[Piece],
    *first: Priority,
    alike: int | None = None,
    above: Sequence[Priority] = (),
) -> Option:
    """8.3.1 Where the next of some pieces is taken: by what is above all, on in the same Region, else by the
    instruction, else where the best piece is; of equal Regions by dice, unless all of them are emptied in the end. The
    next so many are treated alike, if not all that are taken."""

    def imagine(after: State, region: Region) -> None:
        take(after, region, own_pieces(after, region, tuple(kinds))[0])

    regions = regions_in(ask)
    allowed = spared(mind, regions, imagine)
    if not allowed and DONE in ask.options:
        return DONE
    best = mind.narrow(allowed or regions, *above, SAME_REGION, *first, best_pieces_first(*kinds))
    left = left_to_pick(ask) if alike is None else min(alike, left_to_pick(ask))
    emptied = sum(number_of(mind.s, r, tuple(kinds)) for r in best) <= left and not is_frost(mind, mind.s)
    return (best[0] if emptied else mind.pick(best)).option
