"""The toy game stands among the games while these tests run, and only then."""

import sys

import pytest

from alesia.games import register

from .toy import GAME


@pytest.fixture(autouse=True)
def toy_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["alesia.games"], "_registered", {})
    monkeypatch.setattr(sys.modules["alesia.games"], "GAMES", ())
    register(GAME)
