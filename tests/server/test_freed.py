"""Memory that was freed goes back to the system when rooms are closed."""

import os
import platform
from pathlib import Path

import pytest

from alesia.server import tables
from alesia.server.freed import give_back
from tests.server.house import open_house, wait_for
from tests.server.probe import megabytes

PIECES, SIZE, KEPT = 40_000, 2_000, 50  # one of so many is kept, so that the others lie between
AT_LEAST = 20  # megabytes


def test_what_lies_freed_between_what_is_kept_is_given_back() -> None:
    pieces = [bytes(SIZE) for _ in range(PIECES)]
    kept = pieces[::KEPT]
    del pieces
    held = megabytes(os.getpid())
    given = give_back()
    assert given == (platform.libc_ver()[0] == "glibc")
    assert not given or held - megabytes(os.getpid()) > AT_LEAST
    assert len(kept) == PIECES // KEPT


def test_it_is_given_back_when_a_room_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(tables, "REST", 0.02)
    monkeypatch.setattr(tables, "ROUND", 0.005)
    monkeypatch.setattr(tables, "give_back", lambda: given.append(True))
    with open_house(tmp_path) as house:
        guest = house.guest()
        guest.create(seats={"Romans": "me", "Arverni": "random", "Aedui": "random", "Belgae": "random"})
        wait_for(lambda: not house.tables._rooms and bool(given))
    assert given == [True]  # one room, closed once
