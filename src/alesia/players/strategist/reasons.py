"""Why a strategist does what it does: what it considered, what each came to, and the course that it expects."""

from collections.abc import Sequence
from typing import Any

from alesia.kernel.ask import Ask
from alesia.kernel.game import Game
from alesia.kernel.walk import Step
from alesia.kernel.word import Word
from alesia.nonplayers.ways import Way
from alesia.players.strategist.courses import Deed
from alesia.players.strategist.weighing import Weighed

PLAN, VARIED, BETTER, DOUBT, LINE = "plan", "varied", "better", "doubt", "line"  # the kinds of these steps
MOST_TOLD = 6  # deeds of a course


def reasons_of(
    game: Game[Any], ask: Ask, weighed: Sequence[Weighed], usual: Way, doubt: float = 0.0
) -> tuple[Step, ...]:
    """For the walk of the seat that is asked; nothing where there was no choice."""
    best, *others = weighed
    if not best.times:
        return ()
    is_reply = game.strategy().is_reply(ask, ask.who)
    if not game.strategy().tells_chances:
        return _considered(ask, weighed, usual, is_reply)
    key = "strategist.replied" if is_reply else "strategist.chosen"
    found = [Step(PLAN, key, ask.rule, (best.way, percent(best, ask.who), len(weighed)))]
    for ask_of_turn, option in best.variants:
        facts = (Word("question", ask_of_turn.key), option, *ask_of_turn.about)
        found.append(Step(VARIED, "strategist.varied", ask_of_turn.rule, facts))
    if best.draft:
        found.append(Step(BETTER, "strategist.drafted", ask.rule, ()))
    if best.draft or best.variants:
        found.append(Step(BETTER, "strategist.surpassed", ask.rule, (round(100 * best.surpassed),)))
    for each in others:
        told = "strategist.usual" if each.way == usual else "strategist.other"
        found.append(Step(PLAN, told, ask.rule, (each.way, percent(each, ask.who), each.times)))
    if doubt:
        found.append(Step(DOUBT, "strategist.doubted", ask.rule, (round(100 * doubt),)))
    return (*found, *_line(game, ask, best.line))


def _considered(ask: Ask, weighed: Sequence[Weighed], usual: Way, is_reply: bool) -> tuple[Step, ...]:
    """Where chances come of what is hidden, the opponent may know no more than what else was thought of; and of a reply
    not that: what could be answered tells of hidden units."""
    if is_reply:
        return (Step(BETTER, "strategist.tried", ask.rule, ()),)
    best, *others = [each.way for each in weighed]
    found = [Step(PLAN, "strategist.preferred", ask.rule, (best, len(weighed)))]
    for way in others:
        found.append(Step(PLAN, "strategist.usual_way" if way == usual else "strategist.other_way", ask.rule, (way,)))
    return tuple(found)


def percent(weighed: Weighed, seat: int) -> int:
    """The chance of the seat to win."""
    return round(100 * weighed.chance(seat))


def _line(game: Game[Any], ask: Ask, deeds: Sequence[Deed]) -> tuple[Step, ...]:
    """What is likely to follow: the first things that others, and the seat itself, began in a course."""
    told = tuple((Word("seat", game.seats[deed.seat]), deed.key, deed.option) for deed in deeds[1 : 1 + MOST_TOLD])
    return (Step(LINE, "strategist.line", ask.rule, told),) if told else ()
