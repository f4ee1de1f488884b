"""The tables of a report as rows of words: the page and the terminal show the same."""

from collections.abc import Sequence
from math import isfinite

from alesia.lab.report.analysis import Report, Seat, Spread
from alesia.lab.report.naming import Names
from alesia.lab.report.uses import Use
from alesia.lab.sheets import NOTHING, Sheet, heads, percent, shares, signed
from alesia.lab.statistics import Interval
from alesia.words.reports import say

STAR = "*"
COMPARED = ("often", "frequent", "seldom", "lift", "interval")  # the heads of a comparison


def numbers(interval: Interval, names: Names) -> list[str]:
    """How a seat stood, and the interval; of one game none is known."""
    told = [standing(value, names) for value in interval]
    return [told[0], say("interval", *told[1:]) if isfinite(interval.low) else NOTHING]


def standing(value: float, names: Names) -> str:
    """A standing: as a margin with its sign, or as points."""
    return signed(value) if names.goal else f"{value:.1f}"


def win_rates(report: Report) -> Sheet:
    rows = [[seat.name, seat.kind, f"{seat.wins:,}", *shares(seat.rate)] for seat in report.seats]
    for msgid, games in (("rates.draws", report.draws), ("rates.unwon", report.unwon)):
        if games:
            rows.append([say(msgid), "", f"{games:,}", percent(games / report.games), ""])
    return Sheet("rates", say("rates.caption"), heads("seat", "kind", "wins", "percent", "interval"), rows, 2)


def endings(report: Report, names: Names) -> Sheet:
    head = heads("reason", "games", "percent", "interval") + [say("endings.wins", seat) for seat in report.names]
    rows = [
        [names.reason(each.reason), f"{each.games:,}", *shares(each.rate), *[f"{n:,}" for n in each.wins.values()]]
        for each in report.endings
    ]
    return Sheet("endings", say("endings.caption"), head, rows)


def lengths(report: Report, names: Names) -> Sheet:
    head = [say("lengths.length"), *heads("mean", "least", "low", "median", "high", "most")]
    rows = [
        [names.years, *_spread(report.years, 1)],
        [say("lengths.decisions"), *_spread(report.decisions, 0)],
    ]
    return Sheet("lengths", say("lengths.caption"), head, rows)


def _spread(spread: Spread, digits: int) -> list[str]:
    """The mean with a decimal, the rest as they are."""
    return [f"{spread.mean:,.1f}", *[f"{value:,.{0 if value == int(value) else digits}f}" for value in spread[1:]]]


def finals(report: Report, names: Names) -> Sheet:
    head = heads("seat", "mean", "interval", *(["above"] if names.goal else []))
    rows = [[seat.name, *numbers(seat.final, names), *([_above(seat)] if names.goal else [])] for seat in report.seats]
    return Sheet("finals", say("finals.caption", names.standing.capitalize()), head, rows)


def _above(seat: Seat) -> str:
    games = sum(seat.finals.values())
    return percent(sum(n for value, n in seat.finals.items() if value > 0) / games)


def course(report: Report, names: Names) -> Sheet:
    rows = [
        [f"{moment.at:.0f}", f"{moment.games:,}", *[_quartiles(moment.quartiles[seat]) for seat in report.names]]
        for moment in report.starts
    ]
    head = [names.year, *heads("games"), *report.names]
    return Sheet("course", say("course.caption", names.year.lower()), head, rows)


def _quartiles(quartiles: tuple[float, float, float]) -> str:
    return say("course.quartiles", *[_number(value) for value in quartiles])


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")


def uses_words(report: Report) -> list[str]:
    """What is to be known before the tables of uses are read."""
    compared = report.compared
    if not compared:
        return [say("uses.few")]
    marked = sum(use.is_marked for use in compared)
    chance = say("uses.chance", len(compared), marked, round(len(compared) / 20))
    return [say("uses.lead"), say("uses.caution"), chance]


def uses(key: str, caption: str, found: Sequence[Use], report: Report, names: Names) -> Sheet:
    """What a seat used, and how often it won when it did so often; what was in vain only where something was."""
    in_vain, compared = any(use.in_vain for use in found), bool(report.compared)
    head = heads("what", "sort", "per_game", *(["in_vain"] if in_vain else []), *(COMPARED if compared else ()))
    rows = [[*_used(use, report, names, in_vain), *(_compared(use) if compared else ())] for use in found]
    return Sheet(key, caption, head, rows, 2)


def uses_briefly(caption: str, found: Sequence[Use], report: Report, names: Names) -> Sheet:
    """The same where there is less room: the kind stands before the name, and only where the name needs it."""
    whole = uses("", caption, found, report, names)
    rows = [[names.briefly(use), *row[2:]] for use, row in zip(found, whole.rows, strict=True)]
    return whole._replace(head=[whole.head[0], *whole.head[2:]], rows=rows, words=1)


def _used(use: Use, report: Report, names: Names, in_vain: bool) -> list[str]:
    facts = [names.use(use), names.kind(use.kind), f"{use.times / report.games:.2f}"]
    return [*facts, *([percent(use.in_vain / use.times)] if in_vain else [])]


def _compared(use: Use) -> list[str]:
    often = say("uses.more", use.often) if use.often >= 1 else say("uses.once")
    if use.lift is None:
        return [often, *[NOTHING] * 4]
    low, high = (signed(100 * value) for value in use.lift[1:])
    difference = signed(100 * use.lift.mean) + (STAR if use.is_marked else "")
    return [often, percent(use.frequent.mean), percent(use.seldom.mean), difference, say("interval", low, high)]
