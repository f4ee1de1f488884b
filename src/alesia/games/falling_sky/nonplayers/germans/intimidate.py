"""A8.7.1 Intimidate."""

from alesia.games.falling_sky.nonplayers.mind import Mind, at_most
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.kernel.ask import Ask, Option


def find_intimidate(mind: Mind) -> AbilityPlan | None:
    """Nobody is Intimidated yet."""
    return None


class IntimidateAnswers:
    """A3.4.3 The free Intimidate of a Raid."""

    def free_intimidate(self, mind: Mind, ask: Ask) -> Option:
        return at_most(ask, 0)
