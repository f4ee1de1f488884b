"""A report on a run: its tables on the screen or as JSON, and a page beside the results."""

import json
from importlib.util import find_spec
from pathlib import Path

from alesia.cli.speech import language
from alesia.cli.speech import say_report as say
from alesia.kernel.errors import AlesiaError
from alesia.lab.results import MissingExtra
from alesia.table.files import write_whole
from alesia.words.errors import system_words

NEEDED = ("polars", "matplotlib")
PAGE = "report.html"


class NotWritten(AlesiaError):
    """The page could not be put where it should be; everything else was shown."""


def report(folder: Path, html: Path | None, as_json: bool, plain: bool) -> None:
    """Count, show, and write the page; whoever wants JSON gets a page only where he names one."""
    if any(find_spec(name) is None for name in NEEDED):
        raise MissingExtra(say("missing"))
    from alesia.cli.report_screen import ReportScreen
    from alesia.lab.report import analyse, facts, page, read_results

    found = analyse(read_results(folder))
    target = html or (None if as_json else folder / PAGE)
    screen = ReportScreen(found, plain)
    if as_json:
        print(json.dumps(facts(found)))
    else:
        screen.show()
    if target is not None:
        _write(target, page(found, language()))
        if not as_json:
            screen.written(target)


def _write(target: Path, text: str) -> None:
    try:
        write_whole(target, text)
    except OSError as error:
        raise NotWritten(say("unwritten", str(target), system_words(error.strerror, language()))) from None
