"""Players of somebody's own: a class with decide(view, ask), named as module:Class."""

from pathlib import Path
from typing import ClassVar

import pytest

import alesia
from alesia.games.gallic_war.components import CARDS
from alesia.games.gallic_war.state import BARBARIAN_HAND
from alesia.kernel.ask import Ask, Option
from alesia.players import View, is_own, with_own

HERE = "tests.players.test_own"
SEATS = ("Romans", "Arverni", "Aedui", "Belgae")


class First:
    """Takes the first option of every question."""

    def decide(self, view: View, ask: Ask) -> Option:
        return ask.options[0]


class Wrong:
    def decide(self, view: View, ask: Ask) -> str:
        return "surrender"


class Named:
    """Takes its seat and its seed, answers in words."""

    def __init__(self, seat: str, seed: int) -> None:
        self.seat, self.seed = seat, seed

    def decide(self, view: View, ask: Ask) -> str:
        assert (self.seat, self.seed) == ("Romans", 5)
        assert view()["margins"]["Romans"] < 20
        return str(ask.options[-1])


class Idle:
    """No player at all."""


def table(kind: str, seed: int = 5) -> alesia.Table:
    return alesia.new("falling-sky", seed=seed, seats=with_own(dict.fromkeys(SEATS, "random") | {"Romans": kind}, seed))


@pytest.mark.parametrize("name", ["First", "Named"])
def test_a_class_of_ones_own_plays_a_whole_game(name: str) -> None:
    played = table(f"{HERE}:{name}")
    assert played.result is not None
    assert played.seats["Romans"] == f"{HERE}:{name}"


def test_what_it_answers_must_be_offered() -> None:
    with pytest.raises(alesia.IllegalAnswer, match=r"answers .surrender. to .* which is not one of"):
        table(f"{HERE}:Wrong")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("no.such.module:Agent", "cannot be imported"),
        (f"{HERE}:Nobody", "needs decide"),
        (f"{HERE}:Idle", "needs decide"),
        (f"{HERE}:", "needs decide"),
    ],
)
def test_a_name_that_is_no_player_is_refused(kind: str, said: str) -> None:
    with pytest.raises(alesia.UnknownName, match=said):
        table(kind)


class Spy:
    """Looks at what the view calls the start of the turn, as any player could."""

    found: ClassVar[list[bool]] = []

    def decide(self, view: View, ask: Ask) -> Option:
        state = view.start
        self.found.append(any(state.cards[card] == BARBARIAN_HAND for card in CARDS))
        assert view.turn is view.turn
        return ask.options[0]


def test_the_start_of_a_turn_tells_nobody_what_is_hidden() -> None:
    """The Roman sees no card in the Barbarian's hand, in this turn's state or in that of its start."""
    seats = with_own({"Roman": f"{HERE}:Spy", "Barbarian": "random"}, 1)
    alesia.new("gallic-war", seed=1, seats=seats)
    assert len(Spy.found) > 100
    assert not any(Spy.found)


def test_a_record_fetches_no_class_but_leaves_the_seat_to_a_person(tmp_path: Path) -> None:
    file = tmp_path / "game"
    played = table(f"{HERE}:First")
    played.save(file)
    file.write_text(file.read_text().replace(f"{HERE}:First", "this.must.not:BeImported"))
    loaded = alesia.load(file)
    assert loaded.seats["Romans"] == "human"
    assert loaded.digest == played.digest


def test_known_kinds_are_nobodys_own() -> None:
    assert [kind for kind in ("human", "nonplayer", "random", "module:Class") if is_own(kind)] == ["module:Class"]
