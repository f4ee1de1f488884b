"""A report on the screen: the tables of the page, with a drawn bar for each seat."""

from pathlib import Path

from alesia.cli import boards
from alesia.cli.sheets import show_sheet, with_bars
from alesia.cli.speech import language
from alesia.cli.speech import say_report as say
from alesia.lab.report import Report, tables
from alesia.lab.report.choice import choose
from alesia.lab.report.naming import Names

CRASHES, STRONGEST = 5, 5  # so many are told here; the page tells more


class ReportScreen:
    """A report, shown from above to below."""

    def __init__(self, report: Report, plain: bool) -> None:
        self.report = report
        self.names = Names(report.run, language())
        self.screen = boards.screen(report.run.game, plain)

    def show(self) -> None:
        run = self.report.run
        self.screen.rule(self.names.titled())
        self.screen.line(say("page.games", run.games, run.seed, run.seed + run.games - 1))
        self.crashes()
        if self.report.games:
            self.figures()
            self.uses()
        else:
            self.screen.line(say("page.nothing"))

    def written(self, page: Path) -> None:
        self.screen.line()
        self.screen.line(say("written", page))

    def crashes(self) -> None:
        crashes = self.report.crashes
        if not crashes:
            return
        self.screen.line(say("crashes", len(crashes)), style="bold red")
        self.screen.lines(say("crashes.seed", *crash) for crash in crashes[:CRASHES])
        if len(crashes) > CRASHES:
            self.screen.line(say("crashes.more", len(crashes) - CRASHES))
        self.screen.line(say("crashes.apart"))

    def figures(self) -> None:
        """Who won, how games ended, how long they were, and how the seats stood."""
        rates = tables.win_rates(self.report, self.names)
        bars = [seat.rate for seat in self.report.seats]
        show_sheet(self.screen, rates if self.screen.plain else with_bars(rates, bars))
        for sheet in (
            tables.endings(self.report, self.names),
            tables.lengths(self.report, self.names),
            tables.finals(self.report, self.names),
            tables.course(self.report, self.names),
        ):
            if sheet.rows:
                show_sheet(self.screen, sheet)

    def uses(self) -> None:
        """What was used, and how it went with winning."""
        if not self.report.uses:
            return
        self.screen.line()
        self.screen.lines(tables.uses_words(self.report, self.names))
        for seat in self.report.names:
            choice = choose(self.report, seat)
            shown = [*choice.few, *choice.strongest(STRONGEST)]
            if shown:
                caption = say("uses.caption", self.names.seat(seat))
                show_sheet(self.screen, tables.uses_briefly(caption, shown, self.report, self.names))
