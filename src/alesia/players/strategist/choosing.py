"""Choosing: ways are weighed, and the best is made better: one of its answers is given otherwise, or another turn is
drafted in its place."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from alesia.nonplayers.ways import Order, Way
from alesia.players.imagining import Imagination
from alesia.players.search import Budget, Purse, Worlds
from alesia.players.strategist.crew import tried
from alesia.players.strategist.drafts import Desk
from alesia.players.strategist.weighing import Dealer, Scales, Weighed

STEADY = 0.1  # by how much a way is taken to be better than its variants, as long as each was tried once only
CLIMBS = 2  # how often something better than the best is looked for
GLIMPSES = 10  # variants whose turn alone is carried out, for each that gets trials
GLIMPSE = 0.01  # the seconds that one is taken to need, where time is short
DRAFTS = 250  # turns that are drafted each time
DRAFT = 0.002  # the seconds for each, where time is short


def choose(
    scales: Scales, imagination: Imagination[Any], ways: Sequence[Way], before: Sequence[Order], random: Random
) -> list[Weighed]:
    """The ways from the best to the worst, the best perhaps made better."""
    worlds, wish = Worlds(imagination, random), scales.wish
    ranked = scales.weigh(ways, before, Dealer(worlds, random, wish.depth))
    if not wish.variants:
        return ranked
    return Refining(scales, before, Dealer(worlds, random, wish.reach), random).refined(ranked)


class Refining:
    """At one question, once the ways have been weighed."""

    def __init__(self, scales: Scales, before: Sequence[Order], dealer: Dealer, random: Random) -> None:
        self._scales, self._before, self._dealer, self._random = scales, before, dealer, random
        self._most, refined = scales.wish.variants, scales.wish.refined
        self._share = Budget(refined.simulations // CLIMBS, refined.seconds / CLIMBS)

    def refined(self, ranked: Sequence[Weighed]) -> list[Weighed]:
        """The ways with the best of them made better, as long as something better is found."""
        best = ranked[0]
        for _ in range(CLIMBS):
            purse = Purse(self._share)
            tries = self._tries(best, ranked)
            if not tries:
                break
            again = best.again(max(STEADY, self._scales.favour(best.way)))
            found = self._scales.halve([again, *tries], self._before, self._dealer, purse)[0]
            if found is again:
                break
            best, found.surpassed = found, again.chance(self._scales.seat)
        others = ranked if best.draft else ranked[1:]  # a draft is another turn than all of these
        return [best, *others]

    def _tries(self, best: Weighed, ranked: Sequence[Weighed]) -> list[Weighed]:
        """What is tried beside the best: variants of it, or where turns are drafted, half of them drafts."""
        drafts = self._drafts(best, ranked)[: (self._most + 1) // 2] if self._scales.strategy.drafts_turns else []
        return [*self.variants(best)[: self._most - len(drafts)], *drafts]

    def variants(self, best: Weighed) -> list[Weighed]:
        """Any, or where a turn can be judged as it ends, the most promising of many; none of a draft, which is changed
        as a whole."""
        most, room, seconds = self._most, best.room(), self._share.seconds
        if best.draft:
            return []
        if self._scales.strategy.judges_turns:
            most = max(most, min(GLIMPSES * most, int(seconds / GLIMPSE)) if seconds else GLIMPSES * most)
        some = [best.varied(each) for each in self._random.sample(room, min(len(room), most))]
        return self._promising(best, some) if len(some) > self._most else some

    def _promising(self, best: Weighed, some: Sequence[Weighed]) -> list[Weighed]:
        """By what their turns alone come to; of those that come to the same the first, none that changes nothing."""
        deal = self._dealer.glimpse()
        if deal is None:
            return []
        looked = [best, *some]
        worths = tried([partial(self._scales.worth, each, deal, self._before) for each in looked])
        distinct: dict[tuple[float, ...], Weighed] = {}
        for each, worth in zip(looked, worths, strict=True):
            distinct.setdefault(tuple(worth), each)
        ranked = sorted(distinct.items(), key=lambda found: -found[0][self._scales.seat])
        return [each for _, each in ranked if each is not best][: self._most]

    def _drafts(self, best: Weighed, ranked: Sequence[Weighed]) -> list[Weighed]:
        """The most promising turns that can be made of those that were looked at; none that ends as the best does."""
        deal, seconds = self._dealer.glimpse(), self._share.seconds
        ask = None if deal is None else deal.world.ask_of(self._scales.seat)
        if deal is None or ask is None:
            return []
        begun = [each.turn(ask) for each in (best, *[each for each in ranked if each is not best])]
        desk = Desk(self._scales.game, self._scales.seat, deal.world, deal.luck, self._scales.doubt)
        found = desk.best(begun, int(seconds / DRAFT) if seconds else DRAFTS, self._random)
        end = desk.end_of(begun[0])
        return [
            Weighed(Way(ask.key, "", each.answers[0].option), draft=each.answers) for each in found if each.worth != end
        ]
