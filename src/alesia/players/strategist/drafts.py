"""Drafts: turns that are thought up answer by answer, for none of which a chart need have a plan.

A draft begins as the answers of a course. One of them is given otherwise, those after it stay as far as they are still
asked for, and what is new is answered at random; what comes of it is judged as soon as the turn is over. Of many such
turns the best are changed again.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import index_at
from alesia.kernel.game import Game
from alesia.kernel.position import Answer, Position
from alesia.kernel.strategy import tempered
from alesia.nonplayers.deputy import LONG, Deputy
from alesia.nonplayers.options import is_sterile, least
from alesia.nonplayers.ways import Variant, taken_from
from alesia.players.luck import BITS, Luck
from alesia.players.tree import worth_of
from alesia.players.view import View

KEPT = 8  # drafts that are changed again
FRESH = 0.1  # the share that begins anew
NEXT = 0.5  # how likely it is not a better one of them that is changed, but the next


Answers = tuple[Variant, ...]


class Draft(NamedTuple):
    """The answers of a seat in a turn, and what it comes to for each seat."""

    answers: Answers
    worth: list[float]


class Change(NamedTuple):
    """How a draft is made of another one: which answer is given otherwise, if any, and what those are drawn by that are
    new."""

    answers: Answers
    place: int | None = None
    seed: int = 0


class Desk:
    """Where the turn of a seat is drafted, in one world with one luck."""

    def __init__(self, game: Game[Any], seat: int, world: Position[Any], luck: int, doubt: float = 0.0) -> None:
        self._game, self._seat, self._world, self._luck, self._doubt = game, seat, world, luck, doubt
        self._strategy = game.strategy()
        self._nothing = [0.0] * len(game.seats)
        self._replies: dict[tuple[int, tuple[Answer, ...]], Option] = {}  # of others, by what was answered before
        self._worths: dict[bytes, list[float]] = {}  # by how turns end

    def best(self, begun: Sequence[Answers], count: int, random: Random) -> list[Draft]:
        """So many drafts, made of these turns and of one another: the best of those that end differently."""
        pool = self._best_of([self._carried_out(Change(answers)) for answers in begun])
        for _ in range(count):
            pool = self._best_of([*pool, self._carried_out(self._change(pool, random))])
        return pool

    def end_of(self, answers: Answers) -> list[float]:
        """What a turn with these answers comes to."""
        return self._carried_out(Change(answers)).worth

    def _best_of(self, drafts: Sequence[Draft]) -> list[Draft]:
        """Of those that come to the same the first."""
        distinct: dict[tuple[float, ...], Draft] = {}
        for each in drafts:
            distinct.setdefault(tuple(each.worth), each)
        return sorted(distinct.values(), key=lambda each: -each.worth[self._seat])[:KEPT]

    def _change(self, pool: Sequence[Draft], random: Random) -> Change:
        """A turn that begins anew, or one of the best with something else at any place of it."""
        if random.random() < FRESH:
            return Change((), 0, random.getrandbits(BITS))
        at = 0
        while at < len(pool) - 1 and random.random() < NEXT:
            at += 1
        answers = pool[at].answers
        return Change(answers, random.randrange(len(answers)), random.getrandbits(BITS))

    def _carried_out(self, change: Change) -> Draft:
        """The turn that comes of it; one without end, or that is begun again, is worth nothing."""
        world, luck, random = self._world.clone(), Luck(self._luck), Random(change.seed)
        turn, left, given = world.turn, list(change.answers), list[Variant]()
        while world.request is not None and world.turn is turn and len(given) < LONG:
            for ask in world.asks:
                if ask.who == CHANCE:
                    world.play(index_at(ask, luck.point(ask)))
                    continue
                if ask.who == self._seat:
                    if given and self._strategy.is_choice(ask):
                        return Draft(tuple(given), self._nothing)
                    option = self._own(ask, left, random, len(given) == change.place)
                    given.append(Variant(ask, option))
                else:
                    option = self._reply(world, ask)
                world.take(ask, ask.options.index(option))
        is_over = world.request is None or world.turn is not turn
        return Draft(tuple(given), self._worth(world) if is_over else self._nothing)

    def _worth(self, world: Position[Any]) -> list[float]:
        """Of the end of a turn; many drafts end alike."""
        if world.result is not None:
            return worth_of(world)
        end = world.start.digest()
        if end not in self._worths:
            still = self._strategy.still(world.start, self._seat) if self._doubt else ()
            self._worths[end] = tempered(self._strategy.prospects(world.start, self._seat), still, self._doubt)
        return self._worths[end]

    def _own(self, ask: Ask, left: list[Variant], random: Random, other: bool) -> Option:
        """As drafted, or otherwise here, or where nothing was drafted anything."""
        drafted = taken_from(left, ask)
        if drafted is not None and not other:
            return drafted
        options = [option for option in ask.options if not is_sterile(option) and option != drafted]
        return random.choice(options) if options else least(ask)

    def _reply(self, world: Position[Any], ask: Ask) -> Option:
        """What others do upon it, with dice of their own."""
        moment = (ask.who, world.since)
        if moment not in self._replies:
            nonplayer = self._game.nonplayer(ask.who, self._luck)
            nonplayer.quiet = nonplayer.hasty = True
            self._replies[moment] = Deputy(nonplayer).decide(View(world, ask.who), ask)
        return self._replies[moment]
