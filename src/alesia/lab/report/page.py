"""The report as a page: one file that needs no network and no script, for a desk, a phone and the dark."""

from collections.abc import Iterator
from importlib.resources import files

from alesia import __version__
from alesia.lab.report import plots, tables
from alesia.lab.report.analysis import Report
from alesia.lab.report.choice import Choice, choose
from alesia.lab.report.colours import PAPER, Colour, paint_of
from alesia.lab.report.html import Html, details, table, tag
from alesia.lab.report.naming import Names
from alesia.lab.report.uses import FEWEST
from alesia.lab.sheets import Sheet
from alesia.words.catalogue import ENGLISH

MOST_CRASHES = 12


def page(report: Report, language: str = ENGLISH) -> str:
    """The whole page; the same figures give the same bytes."""
    return f"<!DOCTYPE html>\n{Page(report, language).whole()}\n"


class Page:
    """A page under work."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.names = Names(report.run, language)
        self.say = self.names.say

    def whole(self) -> Html:
        title = self.names.titled()
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", f"{title} · {self.say('page.eyebrow')}"),
            tag("style", self.style()),
        )
        body = tag("body", self.header(title), tag("main", *self.sections()), self.footer())
        return tag("html", head, body, lang=self.names.language)

    def style(self) -> Html:
        sheet = files("alesia.lab.report").joinpath("report.css").read_text(encoding="utf-8")
        light, dark = [";".join(f"--{name}:{colour[n]}" for name, colour in self.colours().items()) for n in (0, 1)]
        return Html(f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n{sheet}")

    def colours(self) -> dict[str, Colour]:
        found = dict(PAPER)
        for number, seat in enumerate(self.report.names):
            paint = paint_of(seat, number)
            found |= {f"seat-{number}": paint.area, f"seat-{number}-ink": paint.ink}
        return found

    # ---- The parts

    def header(self, title: str) -> Html:
        run = self.report.run
        last = run.seed + run.games - 1
        facts = {
            self.say("page.played"): self.say("page.games", run.games, run.seed, last),
            self.say("page.seats"): self.seats(),
            self.say("page.options"): self.names.apart(self.names.options),
            self.say("page.rules"): self.say("page.rules.of", self.names.game, run.rules),
        }
        told = [tag("div", tag("dt", name), tag("dd", fact)) for name, fact in facts.items() if fact]
        return tag("header", tag("p", self.say("page.eyebrow"), class_="eyebrow"), tag("h1", title), tag("dl", *told))

    def seats(self) -> str:
        """Who sat where, those of a kind together."""
        kinds: dict[str, list[str]] = {}
        for seat, kind in self.report.run.seats.items():
            kinds.setdefault(kind, []).append(self.names.seat(seat))
        return self.names.apart(
            self.say("page.seats.kind", tuple(seats), self.names.player(kind)) for kind, seats in kinds.items()
        )

    def sections(self) -> list[Html]:
        if not self.report.games:
            return [*self.crashes(), tag("p", self.say("page.nothing"))]
        parts = [self.rates(), self.endings(), self.finals(), *self.course(), *self.uses(), self.method()]
        return [*self.crashes(), *parts]

    def crashes(self) -> list[Html]:
        """Told before all else."""
        crashes = self.report.crashes
        if not crashes:
            return []
        told = [tag("li", self.say("crashes.seed", *crash)) for crash in crashes[:MOST_CRASHES]]
        if len(crashes) > MOST_CRASHES:
            told.append(tag("li", self.say("crashes.more", len(crashes) - MOST_CRASHES)))
        heading = tag("h2", self.say("crashes", len(crashes)))
        return [tag("section", heading, tag("p", self.say("crashes.apart")), tag("ul", *told), class_="alarm")]

    def rates(self) -> Html:
        told = self.report.together
        together = [tag("p", self.say("rates.together", told))] if told else []
        figure = _figure(plots.win_rates(self.report, self.names), self.say("rates.figure"))
        return _section(
            "rates", self.say("rates"), _beside(_table(tables.win_rates(self.report, self.names)), figure), *together
        )

    def endings(self) -> Html:
        report, names = self.report, self.names
        parts = [_table(tables.endings(report, names)), _table(tables.lengths(report, names))]
        if report.games > 1:
            ended = _figure(plots.endings(report, names), self.say("endings.figure"))
            parts.insert(1, _beside(ended, _figure(plots.lengths(report, names), self.say("lengths.figure"))))
        return _section("endings", self.say("endings"), *parts)

    def finals(self) -> Html:
        report, names = self.report, self.names
        goal = [tag("p", names.goal)] if names.goal else []
        found = _table(tables.finals(report, names))
        if report.games > 1:
            found = _beside(found, _figure(plots.finals(report, names), self.say("finals.figure")))
        return _section("finals", self.say("finals", names.standings), *goal, found)

    def stood(self, seat: str) -> bool:
        """Whether the seat had a part in any of the games."""
        return any(seat in moment.quartiles for moment in self.report.course)

    def course(self) -> list[Html]:
        report, names = self.report, self.names
        if not report.starts:
            return []
        figures = [
            _figure(plots.course(report, names, n), names.seat(seat))
            for n, seat in enumerate(report.names)
            if self.stood(seat)
        ]
        sheet = details(self.say("course.details"), _table(tables.course(report, names)))
        lead = tag("p", f"{self.say('course.lead')} {names.drawn_alike}")
        return [_section("course", self.say("course", names.standings), lead, _beside(*figures), sheet)]

    def uses(self) -> list[Html]:
        report = self.report
        if not report.uses:
            return []
        lead = [tag("p", words) for words in tables.uses_words(report, self.names)]
        heading = self.say("uses" if report.compared else "uses.alone")
        return [_section("uses", heading, *lead, *[self.uses_of(seat) for seat in report.names])]

    def uses_of(self, seat: str) -> Html:
        """A seat: what there are few of in a table and a plot, and the strongest of what there are many of."""
        number, choice = self.report.names.index(seat), choose(self.report, seat)
        figures = list(self.lifts(choice, number))
        parts = [
            tag("h3", self.names.seat(seat)),
            self.few(choice, seat, number),
            *([_beside(*figures)] if figures else []),
        ]
        return tag("section", *parts, *[self.many(choice, kind, seat) for kind in choice.many], class_="seat")

    def few(self, choice: Choice, seat: str, number: int) -> Html:
        if not choice.few:
            return tag("p", self.say("uses.none"))
        sheet = tables.uses(
            f"few-{number}", self.say("uses.caption", self.names.seat(seat)), choice.few, self.report, self.names
        )
        return _table(sheet)

    def lifts(self, choice: Choice, number: int) -> Iterator[Html]:
        """The plots of a seat."""
        if few := [use for use in choice.few if use.lift is not None]:
            drawn = plots.lifts(f"few-{number}", few, [self.names.use(use) for use in few], number, self.names)
            yield _figure(drawn, self.say("uses.figure"))
        if strongest := choice.strongest():
            drawn = plots.lifts(
                f"many-{number}", strongest, [self.names.briefly(use) for use in strongest], number, self.names
            )
            kinds = tuple(self.names.kinds(kind) for kind in choice.many)
            yield _figure(drawn, self.say("uses.many.figure", kinds))

    def many(self, choice: Choice, kind: str, seat: str) -> Html:
        found, name = choice.many[kind], self.names.kinds(kind)
        key = f"{kind}-{self.report.names.index(seat)}"
        sheet = tables.uses(
            key, self.say("uses.many.caption", self.names.seat(seat), name), found, self.report, self.names
        )
        return details(self.say("uses.many.details", len(found), name), _table(sheet))

    def method(self) -> Html:
        words = [self.say("method.rates"), *([self.say("method.uses", FEWEST)] if self.report.uses else [])]
        return _section("method", self.say("method"), *[tag("p", each) for each in words])

    def footer(self) -> Html:
        return tag("footer", tag("p", self.say("page.made", __version__)))


def _section(key: str, heading: str, *inside: Html) -> Html:
    return tag("section", tag("h2", heading), *inside, id=f"section-{key}")


def _beside(*parts: Html) -> Html:
    """Things that stand beside each other where there is room."""
    return tag("div", *parts, class_="beside")


def _figure(drawn: Html, caption: str) -> Html:
    return tag("figure", tag("figcaption", caption), drawn)


def _table(sheet: Sheet) -> Html:
    return table(f"table-{sheet.key}", *sheet[1:])
