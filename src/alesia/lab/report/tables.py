"""The tables of a report as rows of words: the page and the terminal show the same."""

from collections.abc import Sequence
from math import isfinite

from alesia.kernel.word import Word
from alesia.lab.report.analysis import Report, Seat, Spread
from alesia.lab.report.naming import Names
from alesia.lab.report.uses import Use
from alesia.lab.sheets import NOTHING, Sheet
from alesia.lab.statistics import Interval
from alesia.words.numerals import HYPHEN, MINUS

STAR = "*"
COMPARED = ("often", "frequent", "seldom", "lift", "interval")  # the heads of a comparison


def numbers(interval: Interval, names: Names) -> list[str]:
    """How a seat stood, and the interval; of one game none is known."""
    told = [standing(value, names) for value in interval]
    return [told[0], names.say("interval", *told[1:]) if isfinite(interval.low) else NOTHING]


def standing(value: float, names: Names) -> str:
    """A standing: as a margin with its sign, or as points."""
    return names.signed(value) if names.goal else names.decimal(value)


def win_rates(report: Report, names: Names) -> Sheet:
    rows = [
        [names.seat(seat.name), names.player(seat.kind), names.whole(seat.wins), *names.shares(seat.rate)]
        for seat in report.seats
    ]
    for person in report.people:
        told = names.say("phrase.then", *map(names.seat, person.seats))
        rows.append([told, names.player(person.kind), names.whole(person.wins), *names.shares(person.rate)])
    for msgid, games in (("rates.draws", report.draws), ("rates.unwon", report.unwon)):
        if games:
            rows.append([names.say(msgid), "", names.whole(games), names.percent(games / report.games), ""])
    head = names.heads("seat", "kind", "wins", "percent", "interval")
    return Sheet("rates", names.say("rates.caption"), head, rows, 2)


def endings(report: Report, names: Names) -> Sheet:
    wins = [names.say("endings.wins", Word("seat", seat)) for seat in report.names]
    rows = [
        [names.reason(each.reason), names.whole(each.games), *names.shares(each.rate)]
        + [names.whole(n) for n in each.wins.values()]
        for each in report.endings
    ]
    head = [*names.heads("reason", "games", "percent", "interval"), *wins]
    return Sheet("endings", names.say("endings.caption"), head, rows)


def lengths(report: Report, names: Names) -> Sheet:
    head = [names.say("lengths.length"), *names.heads("mean", "least", "low", "median", "high", "most")]
    rows = [
        [names.years, *_spread(report.years, 1, names)],
        [names.say("lengths.decisions"), *_spread(report.decisions, 0, names)],
    ]
    return Sheet("lengths", names.say("lengths.caption"), head, rows)


def _spread(spread: Spread, digits: int, names: Names) -> list[str]:
    """The mean with a decimal, the rest as they are."""
    rest = [names.decimal(value) if digits and value != int(value) else names.whole(value) for value in spread[1:]]
    return [names.decimal(spread.mean), *rest]


def finals(report: Report, names: Names) -> Sheet:
    head = names.heads("seat", "mean", "interval", *(["above"] if names.goal else []))
    rows = [
        [names.seat(seat.name), *numbers(seat.final, names), *([_above(seat, names)] if names.goal else [])]
        for seat in report.seats
        if seat.finals
    ]
    return Sheet("finals", names.say("finals.caption", names.standing_head), head, rows)


def _above(seat: Seat, names: Names) -> str:
    games = sum(seat.finals.values())
    return names.percent(sum(n for value, n in seat.finals.items() if value > 0) / games)


def course(report: Report, names: Names) -> Sheet:
    rows = [
        [f"{moment.at:.0f}", names.whole(moment.games)]
        + [_quartiles(moment.quartiles.get(seat), names) for seat in report.names]
        for moment in report.starts
    ]
    head = [names.year_head, *names.heads("games"), *map(names.seat, report.names)]
    return Sheet("course", names.say("course.caption", names.year), head, rows)


def _quartiles(quartiles: tuple[float, float, float] | None, names: Names) -> str:
    if quartiles is None:
        return NOTHING
    return names.say("course.quartiles", *[_number(value, names) for value in quartiles])


def _number(value: float, names: Names) -> str:
    """With a decimal only where there is one."""
    told = names.whole(value) if value == int(value) else names.decimal(value)
    return told.replace(HYPHEN, MINUS)


def uses_words(report: Report, names: Names) -> list[str]:
    """What is to be known before the tables of uses are read."""
    compared = report.compared
    if not compared:
        return [names.say("uses.few")]
    marked = sum(use.is_marked for use in compared)
    told = "uses.chance" if marked else "uses.chance.none"
    chance = names.say(told, len(compared), marked, round(len(compared) / 20))
    return [names.say("uses.lead"), names.say("uses.caution"), chance]


def uses(key: str, caption: str, found: Sequence[Use], report: Report, names: Names) -> Sheet:
    """What a seat used, and how often it won when it did so often; what was in vain only where something was."""
    in_vain, compared = any(use.in_vain for use in found), bool(report.compared)
    head = names.heads("what", "sort", "per_game", *(["in_vain"] if in_vain else []), *(COMPARED if compared else ()))
    rows = [[*_used(use, report, names, in_vain), *(_compared(use, names) if compared else ())] for use in found]
    return Sheet(key, caption, head, rows, 2)


def uses_briefly(caption: str, found: Sequence[Use], report: Report, names: Names) -> Sheet:
    """The same where there is less room: the kind stands before the name, and only where the name needs it."""
    whole = uses("", caption, found, report, names)
    rows = [[names.briefly(use), *row[2:]] for use, row in zip(found, whole.rows, strict=True)]
    return whole._replace(head=[whole.head[0], *whole.head[2:]], rows=rows, words=1)


def _used(use: Use, report: Report, names: Names, in_vain: bool) -> list[str]:
    facts = [names.use(use), names.kind(use.kind), names.decimal(use.times / report.games, 2)]
    return [*facts, *([names.percent(use.in_vain / use.times)] if in_vain else [])]


def _compared(use: Use, names: Names) -> list[str]:
    often = names.say("uses.more", _number(use.often, names)) if use.often >= 1 else names.say("uses.once")
    if use.lift is None:
        return [often, *[NOTHING] * 4]
    low, high = (names.signed(100 * value) for value in use.lift[1:])
    difference = names.signed(100 * use.lift.mean) + (STAR if use.is_marked else "")
    rates = [names.percent(rate.mean) for rate in (use.frequent, use.seldom)]
    return [often, *rates, difference, names.say("interval", low, high)]
