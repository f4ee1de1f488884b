"""What the strategist must know of Caesar: Rome vs Gaul: when a plan is chosen, and what a position is worth."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from alesia.games.rome_vs_gaul.components import HAND, ROMAN
from alesia.games.rome_vs_gaul.nonplayers.ways import CHOICES
from alesia.games.rome_vs_gaul.prospects.features import features, insight
from alesia.games.rome_vs_gaul.state import STRATEGY, State
from alesia.kernel.ask import Ask
from alesia.kernel.sweep import Asked
from alesia.nonplayers.network import Network, both, read_network

WEIGHTS = files(__package__).joinpath("weights")
FAVOUR, CAREFUL = 0.05, 0.5
PLAYS = 3  # of the depth: a card play


class CardStrategy:
    """Cards and actions are chosen, and followed for some card plays; a Winter that comes is followed to its end."""

    tells_chances = False  # they come of a hand
    judges_turns = False
    ponders_replies = False
    drafts_turns = False

    def fits(self, state: State) -> bool:
        """Whether the weights are for boards of this size."""
        return network("rome-vs-gaul").width == len(features(state))

    def is_choice(self, ask: Asked) -> bool:
        return ask.key in CHOICES and len(ask.options) > 1

    def is_reply(self, ask: Asked, seat: int) -> bool:
        return False

    def is_fresh(self, ask: Ask) -> bool:
        """Plans are made action by action."""
        return True

    def favour(self, key: str, seat: int) -> float:
        """The Roman weighs with care what he does; the Gaul goes by simple rules."""
        return CAREFUL if seat == ROMAN else FAVOUR

    def is_far(self, start: State, now: State, depth: int) -> bool:
        return now.phase == STRATEGY and PLAYS * (plays(now) - plays(start)) >= depth

    def features(self, state: State) -> Sequence[float]:
        return features(state)

    def chances(self, state: State) -> Sequence[float]:
        return both(network("rome-vs-gaul").chance(features(state)))

    def insight(self, state: State) -> Sequence[float]:
        return insight(state)

    def prospects(self, state: State, seat: int) -> Sequence[float]:
        return both(network("rome-vs-gaul-inside").chance(insight(state)))

    def still(self, state: State, seat: int) -> Sequence[float]:
        return ()


@cache
def network(name: str) -> Network:
    return read_network(WEIGHTS, name)


def plays(s: State) -> int:
    """How many cards have been played in all, if every turn has so many."""
    return 2 * HAND * s.turn + 2 * s.round + (s.player != s.first)
