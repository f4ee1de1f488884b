"""How strong a strategist is, and in whose place it sits: ``strategist``, ``strategist:strong``, ``strategist:10s``,
``strategist:64``, ``strategist:64x6`` (followed for six cards), ``strategist:64x6+32x3`` (and 32 trials of variants,
for three cards), each in a non-player's place, or with ``@player`` in a player's."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from alesia.kernel.errors import UnknownName
from alesia.kernel.game import Game
from alesia.players.search import Budget

STRATEGIST, PLAYER = "strategist", "@player"
SHORT, LONG = 3, 6  # how far plans are followed: cards, rounds, or what the game counts by
WAYS = 0.6  # the share of time that ways are weighed; the rest is for variants of the best
VARIANTS = 3  # that are tried at once, at least
OF_VARIANTS = 8  # trials of variants for each that is tried at once
MANY = 32  # trials from which on they are followed far
MOST_OF_REPLY, LONGEST_REPLY = 16, 1.0  # trials of a reply, or seconds
BROAD = 3  # plans of each box, where there is time for them
RANDOM = "random"
DOUBT = 0.8  # how little it is believed that those play to the purpose who answer at random


class Wish(NamedTuple):
    """What a kind asks for: how long ways are weighed, how far each is followed; how long variants of the best way
    are, how many at once, and how far; and how many plans of each box are ways."""

    budget: Budget
    depth: int
    refined: Budget = Budget()
    variants: int = 0
    reach: int = 0
    breadth: int = 1


LEVELS = {
    "fast": Wish(Budget(simulations=16), SHORT),
    "strong": Wish(Budget(simulations=48), LONG, Budget(simulations=48), 6, SHORT, BROAD),
}
USUAL = "fast"


def is_strategist(kind: str) -> bool:
    return kind.removesuffix(PLAYER).partition(":")[0] == STRATEGIST


def sits_as_nonplayer(kind: str) -> bool:
    """Whether the seat is a non-player's for the rules."""
    return is_strategist(kind) and not kind.endswith(PLAYER)


def is_timed(kind: str) -> bool:
    """Whether it thinks by the clock, so that nobody can tell what it will answer."""
    return bool(read_wish(kind).budget.seconds)


def read_wish(kind: str) -> Wish:
    """What this kind asks for; UnknownName for any other text."""
    text = kind.removesuffix(PLAYER)
    level = text.removeprefix(STRATEGIST).removeprefix(":") if ":" in text else USUAL
    if level in LEVELS:
        return LEVELS[level]
    count = re.fullmatch(r"([1-9][0-9]{0,5})(?:x([1-9][0-9]?))?(?:\+([1-9][0-9]{0,5})(?:x([1-9][0-9]?))?)?", level)
    time = re.fullmatch(r"([0-9]{1,4}(\.[0-9]{1,3})?)s", level)
    if count:
        return _counted(*[int(n or 0) for n in count.groups()])
    if time and float(time[1]):
        seconds = float(time[1])
        refined = Budget(seconds=seconds * (1 - WAYS))
        return Wish(Budget(seconds=seconds * WAYS), LONG, refined, 2 * VARIANTS, SHORT, BROAD)
    raise UnknownName(
        "{0!r} is no strategist: write {1}:fast, {1}:strong, {1}:64 (trials a decision) or {1}:10s", kind, STRATEGIST
    )


def _counted(trials: int, depth: int, refined: int, reach: int) -> Wish:
    far, breadth = depth or (LONG if trials >= MANY else SHORT), BROAD if trials >= MANY else 1
    if not refined:
        return Wish(Budget(simulations=trials), far, breadth=breadth)
    at_once = max(VARIANTS, refined // OF_VARIANTS)
    return Wish(Budget(simulations=trials), far, Budget(simulations=refined), at_once, reach or SHORT, breadth)


def for_replies(wish: Wish, is_long: bool) -> Wish:
    """They are not varied; where less is at stake than with plans, few trials will do."""
    count, seconds = wish.budget.simulations, min(wish.budget.seconds, LONGEST_REPLY)
    if is_long:
        return Wish(Budget(count, seconds), wish.depth)
    return Wish(Budget(min(count, MOST_OF_REPLY), seconds), min(wish.depth, SHORT))


def doubt_of(rivals: Sequence[str]) -> float:
    """How little the others are trusted to go on as non-players would: the more of them answer at random, the less."""
    return DOUBT * list(rivals).count(RANDOM) / max(1, len(rivals))


def has_strategists(game: Game[Any]) -> bool:
    """Whether a game tells strategists what they must know."""
    try:
        game.strategy()
    except UnknownName:
        return False
    return True
