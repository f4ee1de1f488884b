"""The chance of each player to win: from the margins that may be come to at the coming Winter, under the rules of
victory in force (7.1, 7.2, 8.9)."""

from collections.abc import Sequence
from math import exp

from alesia.games.falling_sky.components import WINTER
from alesia.games.falling_sky.deck import SCENARIOS, winters_of_game
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.scenarios import is_first_winter_special
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.strategy.features import NOW, features, margins_of, stage_of
from alesia.games.falling_sky.strategy.model import Model, model_of
from alesia.games.falling_sky.victory import DIFFICULT, EASY, counts_better, hands, is_alone
from alesia.games.falling_sky.war import place_of

NEVER = -99.0


class Rules:
    """7, 8.9 Who wins with which margins at the coming Winter."""

    def __init__(self, s: State, model: Model) -> None:
        self.hands = [tuple(place_of(s, faction) for faction in hand) for hand in hands(s)]
        self._counts = [max if counts_better(s, hand) else min for hand in hands(s)]
        self._is_each_alone = all(hand == (n,) for n, hand in enumerate(self.hands))
        self.nonplayers = [is_nonplayer(s, hand[0]) for hand in hands(s)]
        played, in_all = winters_of_game(s)
        self.left = in_all - played - (s.card != WINTER)  # Winters after the coming one
        lone = is_alone(s)
        self.is_early = not lone or s.solo == EASY
        self.is_difficult = lone and s.solo == DIFFICULT
        self.is_silent = is_first_winter_special(s)  # 2.1 it has no Victory Phase
        self._model = model

    def shares(self, margins: Sequence[float]) -> list[float]:
        """The chance of each hand to have won, if these are the margins at the coming Winter: those between two whole
        numbers are of either."""
        own = margins if self._is_each_alone else self._of_hands(margins)
        if self.is_silent:
            return self._later(own)
        rival = max([m for m, nonplayer in zip(own, self.nonplayers, strict=True) if nonplayer], default=NEVER)
        player = max([m for m, nonplayer in zip(own, self.nonplayers, strict=True) if not nonplayer], default=NEVER)
        beaten = within(rival)
        early = (1 - beaten) * within(player) if self.is_early else 0.0
        outdone = (1 - beaten - early) * within(rival - player) if self.is_difficult else 0.0
        rest = 1 - beaten - early - outdone
        found = [0.0] * len(own)
        if beaten + outdone:
            add(found, beaten + outdone, self._best(own, True))
        if early:
            add(found, early, self._best(own, False))
        if rest:
            add(found, rest, self._later(own) if self.left > 0 else leading(self._tied(own)))
        return found

    def _of_hands(self, margins: Sequence[float]) -> list[float]:
        """1.5.1 Of each player the margin that counts."""
        return [count([margins[place] for place in hand]) for count, hand in zip(self._counts, self.hands, strict=True)]

    def _best(self, own: Sequence[float], nonplayers: bool) -> list[float]:
        """Of the Non-players, or of the players, whoever is ahead."""
        return leading([m if it is nonplayers else NEVER for m, it in zip(own, self.nonplayers, strict=True)])

    def _tied(self, own: Sequence[float]) -> list[float]:
        """7.1 Ties go to Non-players."""
        return [m + 0.5 * it for m, it in zip(own, self.nonplayers, strict=True)]

    def _later(self, own: Sequence[float]) -> list[float]:
        """The game goes on: what such margins have come to."""
        worth = [
            self._model.worth_later(hand[0], m, nonplayer, self.left)
            for hand, m, nonplayer in zip(self.hands, own, self.nonplayers, strict=True)
        ]
        most = max(worth)
        parts = [exp(each - most) for each in worth]
        whole = sum(parts)
        return [part / whole for part in parts]


def within(margin: float) -> float:
    """How likely a margin that lies between two whole numbers exceeds 0."""
    return 0.0 if margin < 0 else min(margin, 1.0)


def leading(margins: Sequence[float]) -> list[float]:
    """How likely each is the highest."""
    second, top = sorted((NEVER, *margins))[-2:]
    ahead = min(top - second + 0.5, 1.0)
    parts = [ahead if m == top else max(m - top + 0.5, 0.0) for m in margins]
    whole = sum(parts)
    return [part / whole for part in parts]


def add(found: list[float], weight: float, shares: Sequence[float]) -> None:
    for n, each in enumerate(shares):
        found[n] += weight * each


def chances(s: State) -> list[float]:
    """Of the players in their places; those in the same hands have the same."""
    model = model_of(SCENARIOS[s.scenario].name, SCENARIOS[s.scenario].half)
    rules, now, stage = Rules(s, model), margins_of(s), stage_of(s)
    means = list(map(float, now)) if stage == NOW else model.foretell(now, features(s), stage)
    courses = [means] if stage == NOW else model.around(means, stage)
    totals = [0.0] * len(rules.hands)
    for course in courses:
        add(totals, 1 / len(courses), rules.shares(course))
    found = [0.0] * len(now)
    for hand, chance in zip(rules.hands, totals, strict=True):
        for place in hand:
            found[place] = chance
    return found
