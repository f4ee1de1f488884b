"""What the strategist must know of Caesar's Gallic War: when a plan is chosen, and what a position is worth."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from alesia.games.gallic_war.components import HAND, ROMAN
from alesia.games.gallic_war.nonplayers.ways import CHOICES, REPLIES
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.strategy.features import features, insight
from alesia.kernel.ask import Ask
from alesia.kernel.sweep import Asked
from alesia.nonplayers.network import Network, both, read_network

WEIGHTS = files(__package__).joinpath("weights")
FAVOUR, CAREFUL = 0.05, 0.2
FRESH = ("card", "action")  # what is thought of a card is thought anew when it lies open


class RoundStrategy:
    """Cards, what they are played for, and the tribes they are played upon are chosen, and followed for some rounds;
    so is whereto Roman units go from a battle."""

    tells_chances = False  # they come of a hand, and of blocks that nobody else can read
    judges_turns = False
    ponders_replies = True  # whereto legions retreat, and go after a victory, is half a plan
    drafts_turns = False

    def is_choice(self, ask: Asked) -> bool:
        return ask.key in CHOICES and len(ask.options) > 1

    def is_reply(self, ask: Asked, seat: int) -> bool:
        """The Roman's; where the Barbarian goes, his chart knows as well."""
        return ask.key in REPLIES and seat == ROMAN and len(ask.options) > 1

    def is_fresh(self, ask: Ask) -> bool:
        return ask.key in FRESH

    def favour(self, key: str, seat: int) -> float:
        """The Roman weighs with care what he does; the Barbarian takes any card of his hand."""
        if seat == ROMAN:
            return CAREFUL
        return 0.0 if key == "card" else FAVOUR

    def is_far(self, start: State, now: State, depth: int) -> bool:
        """A round has two cards."""
        return 3 * (rounds(now) - rounds(start)) >= 2 * depth

    def features(self, state: State) -> Sequence[float]:
        return features(state)

    def chances(self, state: State) -> Sequence[float]:
        return both(network("gallic-war").chance(features(state)))

    def insight(self, state: State) -> Sequence[float]:
        return insight(state)

    def prospects(self, state: State, seat: int) -> Sequence[float]:
        return both(network("gallic-war-inside").chance(insight(state)))

    def still(self, state: State, seat: int) -> Sequence[float]:
        return ()


@cache
def network(name: str) -> Network:
    return read_network(WEIGHTS, name)


def rounds(s: State) -> int:
    """How many rounds, and ends of turns, have been played."""
    return s.turn * (HAND + 1) + s.round
