"""What `make audit` says of a report: clean is only what every library is known to be."""

from tools.audit import Library, verdict

CLEAN: Library = {"name": "anyio", "version": "4.0", "vulns": []}
WEAK: Library = {"name": "h11", "version": "0.14", "vulns": [{"id": "CVE-1", "fix_versions": ["0.16"]}]}
UNKNOWN: Library = {"name": "typer", "skip_reason": "Dependency not found on PyPI"}


def test_a_report_is_clean_where_all_are_known_and_none_is_weak() -> None:
    assert verdict([CLEAN]).is_clean
    assert not verdict([]).is_clean


def test_a_weakness_is_told_with_where_it_is_mended() -> None:
    told = verdict([CLEAN, WEAK])
    assert not told.is_clean
    assert told.lines[0] == "h11 0.14: CVE-1 (mended in: 0.16)"


def test_a_library_of_which_nothing_is_known_is_not_shown_to_be_clean() -> None:
    """Otherwise a service that knows nothing would find nothing, and all would seem well."""
    told = verdict([CLEAN, UNKNOWN])
    assert not told.is_clean
    assert "typer: NOT SHOWN TO BE CLEAN" in told.lines[-1]
