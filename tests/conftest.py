"""How many processes the tests are run in, where nobody says."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of pages and servers wait for these as often as they reckon."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1
