"""A report on a run: its tables on the screen or as JSON, and a page beside the results."""

import json
from importlib.util import find_spec
from pathlib import Path

from alesia.lab.results import MissingExtra
from alesia.table.files import write_whole
from alesia.words.reports import say

NEEDED = ("polars", "matplotlib")
PAGE = "report.html"


def report(folder: Path, html: Path | None, as_json: bool, plain: bool) -> None:
    """Count, show, and write the page; whoever wants JSON gets a page only where he names one."""
    if any(find_spec(name) is None for name in NEEDED):
        raise MissingExtra(say("missing"))
    from alesia.cli.report_screen import ReportScreen
    from alesia.lab.report import analyse, facts, page, read_results

    found = analyse(read_results(folder))
    target = html or (None if as_json else folder / PAGE)
    if target is not None:
        write_whole(target, page(found))
    if as_json:
        print(json.dumps(facts(found)))
    else:
        ReportScreen(found, plain).show(target)
