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
HOPE = 0.01  # how much of a prospect is the lead
FAR_AHEAD = 4  # margins by which somebody is well ahead
NOBODY = -1  # the place of no strategist
# What a strategist makes of its place beyond a chart, as games of The Great Revolt showed: by stage of the year how
# much more its margin rises till Winter; the share of that which others lose; how much more going on is worth to it.
RISES = (0.85, 1.2, 1.7, 2.1, 2.2, 2.0, 2.0, 0.8, 0.0)
LOST = 0.4
EDGE = 2.0
SEEN = ("great-revolt", "reconquest-of-gaul", "pax-gallica")  # where that makes it win more; in Ariovistus it does not
SURE, TIE = 0.5, 0.25  # by how much Non-players are ahead of players in a tie, and of their kind each of the next


class Rules:
    """7, 8.9 Who wins with which margins at the coming Winter."""

    def __init__(self, s: State, model: Model, master: int = NOBODY) -> None:
        self.hands = [tuple(place_of(s, faction) for faction in hand) for hand in hands(s)]
        self._counts = [max if counts_better(s, hand) else min for hand in hands(s)]
        self._is_each_alone = all(hand == (n,) for n, hand in enumerate(self.hands))
        self.nonplayers = [is_nonplayer(s, hand[0]) for hand in hands(s)]
        self._ahead = ahead_in_ties(self.nonplayers)
        played, in_all = winters_of_game(s)
        self.left = in_all - played - (s.card != WINTER)  # Winters after the coming one
        lone = is_alone(s)
        self.is_early = not lone or s.solo == EASY
        self.is_difficult = lone and s.solo == DIFFICULT
        self.is_silent = is_first_winter_special(s)  # 2.1 it has no Victory Phase
        self._model, self._master = model, master

    def shares(self, margins: Sequence[float]) -> list[float]:
        """The chance of each hand to have won, if these are the margins at the coming Winter: those between two whole
        numbers are of either."""
        own = margins if self._is_each_alone else self.of_hands(margins)
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

    def of_hands(self, margins: Sequence[float]) -> list[float]:
        """1.5.1 Of each player the margin that counts."""
        return [count([margins[place] for place in hand]) for count, hand in zip(self._counts, self.hands, strict=True)]

    def _best(self, own: Sequence[float], nonplayers: bool) -> list[float]:
        """Of the Non-players, or of the players, whoever is ahead."""
        return leading(
            [m if it is nonplayers else NEVER for m, it in zip(self._tied(own), self.nonplayers, strict=True)]
        )

    def _tied(self, own: Sequence[float]) -> list[float]:
        """7.1 Ties go to Non-players, then to whoever comes first."""
        return [m + ahead for m, ahead in zip(own, self._ahead, strict=True)]

    def _later(self, own: Sequence[float]) -> list[float]:
        """The game goes on: what such margins have come to."""
        worth = [
            self._model.worth_later(hand[0], m, nonplayer, self.left) + EDGE * (self._master in hand)
            for hand, m, nonplayer in zip(self.hands, own, self.nonplayers, strict=True)
        ]
        most = max(worth)
        parts = [exp(each - most) for each in worth]
        whole = sum(parts)
        return [part / whole for part in parts]


def ahead_in_ties(nonplayers: Sequence[bool]) -> list[float]:
    """7.1 What is added to the margin of each, in their order, so that the right one is ahead in a tie."""
    order = sorted(range(len(nonplayers)), key=lambda n: not nonplayers[n])
    return [(SURE - TIE) * it - TIE * order.index(n) for n, it in enumerate(nonplayers)]


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


def mastered(means: Sequence[float], master: int, rise: float) -> list[float]:
    """Margins at the coming Winter, where the one in this place does better than its chart, and others worse."""
    return [mean + (rise if place == master else -LOST * rise) for place, mean in enumerate(means)]


def chances(s: State) -> list[float]:
    """Of the players in their places; those in the same hands have the same."""
    return Outlook(s).chances()


def prospects(s: State, master: int = NOBODY) -> list[float]:
    """Chances, where one of the places may be a strategist's, and a little of the lead: where they are all alike, next
    to nothing or next to sure, plans are told apart by it."""
    return Outlook(s, master if SCENARIOS[s.scenario].name in SEEN else NOBODY).prospects()


def still(s: State) -> list[float]:
    """The same, if margins stay as they are but for what nobody can foretell."""
    return Outlook(s, is_still=True).prospects()


class Outlook:
    """What is foretold of the coming Winter."""

    def __init__(self, s: State, master: int = NOBODY, is_still: bool = False) -> None:
        self._model = model_of(SCENARIOS[s.scenario].name, SCENARIOS[s.scenario].half)
        self._rules, self._stage = Rules(s, self._model, master), stage_of(s)
        now = margins_of(s)
        is_here = is_still or self._stage == NOW
        means = list(map(float, now)) if is_here else self._model.foretell(now, features(s), self._stage)
        self._means = means if master == NOBODY else mastered(means, master, RISES[self._stage])

    def prospects(self) -> list[float]:
        found = zip(self.chances(), self.leads(), strict=True)
        return [(1 - HOPE) * chance + HOPE * lead for chance, lead in found]

    def chances(self) -> list[float]:
        courses = [self._means] if self._stage == NOW else self._model.around(self._means, self._stage)
        totals = [0.0] * len(self._rules.hands)
        for course in courses:
            add(totals, 1 / len(courses), self._rules.shares(course))
        return self._by_place(totals)

    def leads(self) -> list[float]:
        """How far each is ahead of the others, between 0 and 1."""
        own = self._rules.of_hands(self._means)
        ahead = [m - max(own[:n] + own[n + 1 :]) for n, m in enumerate(own)]
        return self._by_place([1 / (1 + exp(-each / FAR_AHEAD)) for each in ahead])

    def _by_place(self, of_hands: Sequence[float]) -> list[float]:
        found = [0.0] * len(self._means)
        for hand, each in zip(self._rules.hands, of_hands, strict=True):
            for place in hand:
                found[place] = each
        return found
