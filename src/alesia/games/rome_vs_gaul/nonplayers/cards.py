"""7.5 Which card is played, and for what: both sides go by what its event is worth in Action Points."""

from collections.abc import Callable

from alesia.games.rome_vs_gaul.components import Card
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import card_in
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import named

Value = Callable[[Mind, Card], float]
SURPLUS = 0.5  # by so much an event must be worth more than the Action Points of its card
KEPT = ("surprise", "reaction")  # cards that are worth more in the hand


def best_play(mind: Mind, ask: Ask, value: Value) -> Option:
    """The event that is worth most more than its card's Action Points; else Action Points, the fewest first, so that
    the last rounds have many. Cards that surprise are spent last."""
    events = [(value(mind, card_in(option)) - card_in(option).points, option) for option in named(ask, "event")]
    best = max(events, key=lambda each: each[0], default=None)
    if best is not None and best[0] > SURPLUS:
        return best[1]
    return min(named(ask, "points"), key=_patience)


def _patience(option: Option) -> int:
    card = card_in(option)
    return card.points + (3 if card.kind in KEPT else 0)
