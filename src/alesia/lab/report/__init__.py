"""Reports on a run: its figures, and a page that shows them."""

from alesia.lab.report.analysis import Report, analyse
from alesia.lab.report.facts import facts
from alesia.lab.report.folder import BadResults, Results, Run, read_results
from alesia.lab.report.page import page

__all__ = ["BadResults", "Report", "Results", "Run", "analyse", "facts", "page", "read_results"]
