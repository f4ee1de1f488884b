"""Priorities that both non-players go by; a candidate is an option of the question, or a plan."""

from collections.abc import Sequence

from alesia.games.rome_vs_gaul.board import pieces_at, strength, total_strength
from alesia.games.rome_vs_gaul.components import Piece, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE, controller
from alesia.games.rome_vs_gaul.nonplayers.ground import Gain
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import piece_in, province_in, space_in
from alesia.games.rome_vs_gaul.state import NO_MARKER, State
from alesia.kernel.ask import Option
from alesia.nonplayers.mind import Priority

TOLD = 5  # so many of the best are told


def gain_of(mind: Mind, option: Option) -> Gain:
    """What a marker of its own brings there; what it brings that an enemy one goes."""
    removes = option.verb == "clear" or mind.conduct.removes
    return mind.gain(mind.side, space_in(option), NO_MARKER if removes else INFLUENCE[mind.side])


def leading(mind: Mind, options: Sequence[Option], most: int = TOLD) -> list[Option]:
    """The best by worth: nobody wants to read of all the others."""
    worths = {option: gain_of(mind, option).worth for option in options}
    found = sorted(options, key=worths.__getitem__, reverse=True)
    least = worths[found[min(most, len(found)) - 1]] if found else 0.0
    return [option for option in found if worths[option] >= least]


def strength_at(s: State, space: Space, side: Side) -> int:
    return total_strength(s, pieces_at(s, space, side))


def frail_first(s: State, piece: Piece) -> int:
    """13.6.3 Of whole units the weakest; Leaders and elite units last."""
    return -100 * piece.is_leader - 10 * piece.is_elite - strength(s, piece)


def _is_own(mind: Mind, option: Option) -> bool:
    return controller(mind.s, space_in(option)) is mind.side


def _enemy_markers(mind: Mind, option: Option) -> int:
    return sum([mind.s.control[space] == INFLUENCE[mind.side.other] for space in province_in(option).spaces])


WORTH = Priority("priority.worth", lambda mind, option: gain_of(mind, option).worth)
PLAN_WORTH = Priority("priority.plan_worth", lambda mind, plan: round(plan.worth))
SAFEST = Priority("priority.safest", lambda mind, option: -mind.danger(space_in(option)))
FRIENDLY = Priority("priority.friendly", _is_own)
SIEGE_POINTS = Priority("priority.siege_points", lambda mind, option: mind.s.points[space_in(option)])
WHOLE_FIRST = Priority("priority.whole_first", lambda mind, option: mind.s.steps[piece_in(option)])
STEPS = Priority("priority.steps", lambda mind, option: mind.s.steps[piece_in(option)])
CHEAPEST = Priority("priority.cheapest", lambda mind, option: frail_first(mind.s, piece_in(option)))
STRONGEST = Priority("priority.strongest", lambda mind, option: strength_at(mind.s, space_in(option), mind.side))
MOST_MARKERS = Priority("priority.most_markers", _enemy_markers)
