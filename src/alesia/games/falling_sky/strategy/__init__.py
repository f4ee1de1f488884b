"""What the strategist must know of Falling Sky and Ariovistus: when a plan is chosen, and what a position is worth."""

from collections.abc import Sequence

from alesia.games.falling_sky.components import WINTER
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.ways import REPLIES
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.strategy.features import features
from alesia.games.falling_sky.strategy.outlook import NOBODY, chances, prospects, still
from alesia.games.falling_sky.war import chairs, place_of
from alesia.kernel.ask import Ask
from alesia.kernel.sweep import Asked


class CardStrategy:
    """Plans are chosen when a Faction begins its turn (2.3.4), and answers to what others do; they are followed for so
    many cards."""

    tells_chances = True
    judges_turns = True
    ponders_replies = False

    def __init__(self, drafts_turns: bool = False) -> None:
        self.drafts_turns = drafts_turns

    def is_choice(self, ask: Asked) -> bool:
        return ask.key == "action"

    def is_reply(self, ask: Asked, seat: int) -> bool:
        return ask.key in REPLIES and len(ask.options) > 1

    def is_fresh(self, ask: Ask) -> bool:
        return False

    def favour(self, key: str, seat: int) -> float:
        return 0.0

    def is_far(self, start: State, now: State, depth: int) -> bool:
        """A Winter that comes next is gone through: it may decide the game. A2.1 The second half of The Gallic War
        counts its cards anew: it is far from the first."""
        if now.scenario != start.scenario:
            return True
        return now.cards_drawn >= start.cards_drawn + depth and WINTER not in (now.card, now.next_card)

    def features(self, state: State) -> Sequence[float]:
        return features(state)

    def chances(self, state: State) -> Sequence[float]:
        """By seat; of two seats in the same hands both have their person's."""
        return by_seat(state, chances(state))

    def insight(self, state: State) -> Sequence[float]:
        """What is hidden here says little."""
        return self.features(state)

    def prospects(self, state: State, seat: int) -> Sequence[float]:
        """A strategist in a Non-player's place makes more of it than its chart would (``outlook``)."""
        faction = chairs(state)[seat]
        master = place_of(state, faction) if is_nonplayer(state, faction) else NOBODY
        return by_seat(state, prospects(state, master))

    def still(self, state: State, seat: int) -> Sequence[float]:
        return by_seat(state, still(state))


def by_seat(state: State, by_place: Sequence[float]) -> list[float]:
    return [by_place[place_of(state, faction)] for faction in chairs(state)]
