"""The plots of a report, each with its words for those who do not see it."""

from collections.abc import Callable, Sequence
from math import nan
from typing import Literal

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from alesia.lab.report.analysis import Ending, Report, Seat
from alesia.lab.report.course import Moment
from alesia.lab.report.html import Html
from alesia.lab.report.naming import Names
from alesia.lab.report.svg import FONT, Frame, area, ink, paper, plot
from alesia.lab.report.uses import Use
from alesia.lab.statistics import Interval

ROW = 30  # pixels for a row of a plot by seats
LINE = 21  # and of one by things
LONGEST = 29  # letters of a name that have room
LETTER = 7.1  # pixels that a letter takes in the mean
FAINT, STRONG = 0.3, 0.75
TONES: tuple[tuple[float, str], ...] = ((0.7, ""), (0.25, ""), (0.0, "////"), (0.0, "...."), (0.45, "\\\\\\\\"))


# ---- Who wins


def win_rates(report: Report, names: Names) -> Html:
    """A bar for each seat, its interval, and where all would be if nobody were favoured."""
    words = names.apart(
        names.say("plot.rates.seat", names.seat(seat.name), *map(names.percent, seat.rate)) for seat in report.seats
    )
    frame = Frame(ROW * len(report.seats) + 58, left=_room([names.seat(seat.name) for seat in report.seats]), right=30)
    return plot("rates", names.say("plot.rates", words), frame, lambda axes: _draw_rates(axes, report, names))


def _draw_rates(axes: Axes, report: Report, names: Names) -> None:
    seats = report.seats
    for row, seat in enumerate(seats):
        axes.barh(row, 100 * seat.rate.mean, height=0.62, color=area(row), alpha=FAINT, linewidth=0)
        _interval(axes, row, seat.rate, 100, ink(row), True)
    axes.axvline(100 / report.players, color=paper("quiet"), linewidth=1, dashes=(3, 3))
    axes.set_xlim(0, max(105 * seat.rate.high for seat in seats) or 100)
    axes.set_xlabel(names.say("plot.rates.across"))
    _rows(axes, [names.seat(seat.name) for seat in seats], [ink(row) for row in range(len(seats))])


# ---- How games end


def endings(report: Report, names: Names) -> Html:
    """A bar for each year in which games ended, divided by reasons."""
    years = sorted({year for ending in report.endings for year in ending.years})
    told = [
        names.say("plot.endings.reason", names.reason(each.reason), _by_year(each, names)) for each in report.endings
    ]
    words = names.say("plot.endings", names.apart(told))
    frame = Frame(_height(report), left=_left(report, names), top=10 + LINE * len(report.endings))
    return plot("endings", words, frame, lambda axes: _draw_endings(axes, report.endings, years, names))


def _height(report: Report) -> float:
    """Of the two plots that stand beside each other; one has its reasons above it."""
    return 218 + LINE * len(report.endings)


def _by_year(ending: Ending, names: Names) -> str:
    return ", ".join(names.say("plot.endings.year", games, year, names.year) for year, games in ending.years.items())


def _draw_endings(axes: Axes, found: Sequence[Ending], years: Sequence[int], names: Names) -> None:
    below = [0] * len(years)
    for number, ending in enumerate(found):
        games = [ending.years.get(year, 0) for year in years]
        _tone(axes, years, games, below, number, names.reason(ending.reason))
        below = [low + high for low, high in zip(below, games, strict=True)]
    for year, games_then in zip(years, below, strict=True):
        axes.annotate(names.whole(games_then), (year, games_then), (0, 3), textcoords="offset points", ha="center")
    axes.set_xticks(list(years))
    axes.set_xlim(min(years[0] - 0.6, years[-1] - 2), max(years[-1] + 0.6, years[0] + 2))
    axes.set_xlabel(names.year_head)
    axes.set_ylim(0, 1.15 * max(below))
    axes.legend(loc="lower left", bbox_to_anchor=(-0.02, 1.0), borderaxespad=0, fontsize=FONT, handlelength=1.6)
    _games(axes, names)


def _tone(axes: Axes, years: Sequence[int], games: list[int], below: list[int], number: int, label: str) -> None:
    """Bars that are told apart by how dark or how hatched they are."""
    strength, hatch = TONES[number % len(TONES)]
    fill = {"color": paper("quiet"), "alpha": strength} if strength else {"color": "none"}
    axes.bar(years, games, 0.62, below, label=label, edgecolor=paper("quiet"), hatch=hatch, linewidth=0.8, **fill)


def lengths(report: Report, names: Names) -> Html:
    """How many decisions games took."""
    words = names.say("plot.lengths", *map(names.whole, report.decisions[1:]))
    frame = Frame(_height(report), left=_left(report, names), top=31)
    return plot("lengths", words, frame, lambda axes: _draw_lengths(axes, report, names))


def _draw_lengths(axes: Axes, report: Report, names: Names) -> None:
    axes.hist(report.lengths, bins=min(40, max(5, report.games // 8)), color=paper("quiet"), alpha=0.45, linewidth=0)
    axes.axvline(report.decisions.median, color=paper("ink"), linewidth=1.2)
    axes.annotate(
        names.say("plot.median", names.whole(report.decisions.median)),
        (report.decisions.median, 1),
        (0, 4),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        ha="center",
    )
    axes.set_xlabel(names.say("plot.lengths.across"))
    axes.xaxis.set_major_locator(_whole(6))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: names.whole(value)))
    _games(axes, names)


# ---- How the seats stood


def finals(report: Report, names: Names) -> Html:
    """A row of bars for each seat: how often it ended with which standing."""
    numbered = [(number, seat) for number, seat in enumerate(report.seats) if seat.finals]
    words = [
        names.say("plot.finals.seat", names.seat(seat.name), seat.final.mean, min(seat.finals), max(seat.finals))
        for _, seat in numbered
    ]
    frame = Frame(56 * len(numbered) + 54, left=_room([names.seat(seat.name) for _, seat in numbered]))
    label = names.say("plot.finals", names.standing, names.apart(words))
    return plot("finals", label, frame, lambda axes: _draw_finals(axes, numbered, names))


def _draw_finals(axes: Axes, numbered: Sequence[tuple[int, Seat]], names: Names) -> None:
    most = max(games for _, seat in numbered for games in seat.finals.values())
    for row, (number, seat) in enumerate(numbered):
        floor = row + 0.4
        for value, games in seat.finals.items():
            strong = STRONG if value > 0 and names.goal else FAINT + 0.1
            axes.bar(value, -0.78 * games / most, 0.86, floor, color=area(number), alpha=strong, linewidth=0)
        axes.plot([seat.final.mean], [floor + 0.09], marker="^", markersize=6, color=ink(number), clip_on=False)
        axes.axhline(floor, color=paper("line"), linewidth=0.7)
    _goal(axes.axvline, names)
    axes.set_xlabel(names.say("plot.finals.across", names.standing))
    axes.xaxis.set_major_locator(_whole(8))
    _rows(axes, [names.seat(seat.name) for _, seat in numbered], [ink(number) for number, _ in numbered])


def course(report: Report, names: Names, number: int) -> Html:
    """How a seat stood through the games: the median, half of the games around it, and the medians of the others."""
    seat = report.names[number]
    told = [
        names.say("plot.course.year", names.year_head, int(each.at), *each.quartiles[seat])
        for each in report.starts
        if seat in each.quartiles
    ]
    words = names.say("plot.course", names.seat(seat), names.standing, names.apart(told), names.year)
    frame = Frame(250, bottom=54)
    return plot(f"course-{number}", words, frame, lambda axes: _draw_course(axes, report, names, number))


def _draw_course(axes: Axes, report: Report, names: Names, number: int) -> None:
    seat, when = report.names[number], [moment.at for moment in report.course]
    for other in report.names:
        if other != seat:
            axes.plot(when, _quartile(report.course, other, 1), color=paper("line"), linewidth=1.2)
    low, high = (_quartile(report.course, seat, n) for n in (0, 2))
    axes.fill_between(when, low, high, color=area(number), alpha=FAINT, linewidth=0)
    axes.plot(when, _quartile(report.course, seat, 1), color=ink(number), linewidth=2)
    _goal(axes.axhline, names)
    axes.set_ylim(*_bounds(report))
    axes.set_xticks(
        [each.at for each in report.starts], [f"{each.at:.0f}\n{names.whole(each.games)}" for each in report.starts]
    )
    axes.set_xlabel(names.say("plot.course.across", names.year_head))
    axes.yaxis.set_major_locator(_whole(6))
    _across(axes, "both")


def _quartile(moments: Sequence[Moment], seat: str, which: int) -> list[float]:
    return [moment.quartiles[seat][which] if seat in moment.quartiles else nan for moment in moments]


def _bounds(report: Report) -> tuple[float, float]:
    """The same heights for all seats, so that their plots can be compared."""
    values = [value for moment in report.course for quartiles in moment.quartiles.values() for value in quartiles]
    low, high = min([0, *values]), max([0, *values])
    return low - 0.06 * (high - low + 1), high + 0.06 * (high - low + 1)


# ---- What went with winning


def lifts(key: str, uses: Sequence[Use], labels: Sequence[str], seat: int, names: Names) -> Html:
    """A dot for each thing: by how much the seat won more often where it used it often."""
    told = [_told(use, label, names) for use, label in zip(uses, labels, strict=True)]
    frame = Frame(LINE * len(uses) + 58, left=_room(labels), top=8)
    words = names.say("plot.lifts", names.apart(told))
    return plot(key, words, frame, lambda axes: _draw_lifts(axes, uses, labels, seat, names))


def _told(use: Use, label: str, names: Names) -> str:
    assert use.lift is not None
    return names.say("plot.lifts.use", label, *[names.signed(100 * value) for value in use.lift])


def _draw_lifts(axes: Axes, uses: Sequence[Use], labels: Sequence[str], seat: int, names: Names) -> None:
    axes.axvline(0, color=paper("quiet"), linewidth=1)
    for row, use in enumerate(uses):
        assert use.lift is not None
        _interval(axes, row, use.lift, 100, ink(seat), use.is_marked)
    axes.set_xlabel(names.say("plot.lifts.across"))
    axes.xaxis.set_major_locator(_whole(5))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: names.signed(value, 0) if value else "0"))
    _across(axes, "x")
    colours = [paper("ink") if use.is_marked else paper("quiet") for use in uses]
    _rows(axes, [_short(label) for label in labels], colours)


# ---- What several plots have in common


def _interval(axes: Axes, row: float, interval: Interval, scale: float, colour: str, is_sure: bool) -> None:
    """A dot on a line: full where it is sure, hollow where chance would do."""
    axes.plot([scale * interval.low, scale * interval.high], [row, row], color=colour, linewidth=1.6)
    face = colour if is_sure else paper("paper")
    axes.plot([scale * interval.mean], [row], marker="o", markersize=6.5, markerfacecolor=face, color=colour)


def _rows(axes: Axes, labels: Sequence[str], colours: Sequence[str]) -> None:
    """Names at the left, from above to below."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.45, -0.55)
    axes.tick_params(axis="y", length=0, pad=6)
    axes.spines["left"].set_visible(False)
    for text, colour in zip(axes.get_yticklabels(), colours, strict=True):
        text.set_color(colour)


def _whole(most: int) -> MaxNLocator:
    """Ticks at whole numbers only, be there one."""
    return MaxNLocator(most, integer=True, min_n_ticks=1)


def _games(axes: Axes, names: Names) -> None:
    """Games are counted upwards."""
    axes.set_ylabel(names.say("plot.games"))
    axes.yaxis.set_major_locator(_whole(5))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: names.whole(value)))
    _across(axes, "y")


def _left(report: Report, names: Names) -> float:
    """The room for numbers of games and their title."""
    return 28 + LETTER * len(names.whole(report.games))


def _across(axes: Axes, which: Literal["x", "y", "both"]) -> None:
    """Lines across the plot in place of a frame."""
    axes.grid(True, axis=which)
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)


def _goal(line: Callable[..., object], names: Names) -> None:
    """The line above which a seat wins, in games that have one."""
    if names.goal:
        line(0, color=paper("ink"), linewidth=1.1)


def _short(label: str) -> str:
    """A name that fits; what stands behind a comma tells things apart, and stays."""
    name, _, side = label.rpartition(", ")
    if len(label) <= LONGEST or not name:
        return _cut(label, LONGEST)
    return f"{_cut(name, LONGEST - len(side) - 2)}, {side}"


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1].rstrip()}…"


def _room(labels: Sequence[str]) -> float:
    return 14 + LETTER * max(len(_short(label)) for label in labels)
