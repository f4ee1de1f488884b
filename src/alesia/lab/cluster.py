"""The same chunks as tasks of a Ray cluster: one of many machines, or one that is started on this machine."""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any

from alesia.kernel.errors import AlesiaError, clause
from alesia.lab.results import MissingExtra
from alesia.lab.workers import MOST_DEATHS, R, T, died_at

LOCAL = "local"
PATIENCE = 10  # seconds
# Said before Ray is imported: it is to tell nobody that it is used, and to leave the tasks' environment alone.
SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}


class NoCluster(AlesiaError):
    """No cluster answers at this address."""


class Cluster:
    """A Ray cluster; without a number of jobs, as many at a time as it has processors."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        self._ray = _ray()
        _knock(address)

    def run(self, work: Callable[[T], R], chunks: Iterable[T]) -> Generator[tuple[T, R], None, None]:
        ray = self._ray
        _connect(ray, self.address, self.jobs)
        try:
            task = ray.remote(max_retries=MOST_DEATHS - 1)(work)
            most = self.jobs or 2 * int(ray.cluster_resources().get("CPU", 1))
            left, running = iter(chunks), dict[Any, T]()
            while True:
                running |= {task.remote(chunk): chunk for chunk in islice(left, most - len(running))}
                if not running:
                    return
                [done], _ = ray.wait(list(running), num_returns=1)
                chunk = running.pop(done)
                yield chunk, _result(ray, done, chunk)
        finally:
            ray.shutdown()


def _ray() -> Any:
    os.environ.update(SETTINGS)
    try:
        import ray
    except ImportError:
        raise MissingExtra("a cluster is reached with ray, which is not here: pip install 'alesia[cluster]'") from None
    return ray


def _connect(ray: Any, address: str, jobs: int | None) -> None:
    """Quietly: what the tasks say is told by their results."""
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster("no Ray cluster answers at {0!r}: {1}", address, str(error)) from None


def _knock(address: str) -> None:
    """Ask at HOST:PORT whether anybody is there: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise NoCluster("no Ray cluster answers at {0!r}: {1}", address, clause(error.strerror or str(error))) from None


def _result(ray: Any, done: Any, chunk: object) -> Any:
    """What came of a task; its own error, if it raised one."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise died_at(chunk) from error
