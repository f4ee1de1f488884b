"""Morini, the Romans and the first Tribe are number 0: nothing may ask of a Region, Tribe, Faction or piece whether it
is true."""

import pytest

import alesia
from alesia.games.falling_sky.components import PLAYERS, Faction, Piece, Region, Tribe


def deny(self: object) -> bool:
    raise AssertionError(f"is {self!r} there? Ask whether it is None")


@pytest.mark.parametrize("seed", range(1, 9))
def test_nobody_asks_whether_a_noun_is_true(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of four Non-players."""
    for kind in (Region, Tribe, Faction, Piece):
        monkeypatch.setattr(kind, "__bool__", deny, raising=False)
    seats = {faction.name: "nonplayer" for faction in PLAYERS}
    scenario = ("great-revolt", "pax-gallica")[seed % 2]
    table = alesia.new("falling-sky", scenario, seed, seats)
    table.go_on()
    assert table.result
