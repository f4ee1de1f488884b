"""Players of somebody's own: a class with decide(view, ask), named as module:Class."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

import alesia
from alesia.games.gallic_war.components import CARDS
from alesia.games.gallic_war.state import BARBARIAN_HAND
from alesia.kernel.ask import Ask, Option
from alesia.lab.job import make_job
from alesia.lab.playing import play_game
from alesia.players import Agent, View, is_own, with_own
from alesia.table import set_up

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
        assert (self.seat, self.seed) == ("Romans", 8)
        assert view()["margins"]["Romans"] < 20
        return str(ask.options[-1])


class Idle:
    """No player at all."""


class Greedy(First):
    def __init__(self, depth: int) -> None:
        self.depth = depth


class Deep(First):
    """Has a wish of its own, which need not be told."""

    def __init__(self, depth: int = 3) -> None:
        assert depth == 3


class Formal(Agent):
    """Says that it is an agent."""

    kind = "formal"

    def decide(self, view: View, ask: Ask) -> Option:
        return ask.options[0]

    def seek(self, answered: int) -> None:
        pass


FIRST = First()


def table(kind: str, seed: int = 8) -> alesia.Table:
    return alesia.new("falling-sky", seed=seed, seats=with_own(dict.fromkeys(SEATS, "random") | {"Romans": kind}, seed))


@pytest.mark.parametrize("name", ["First", "Named", "Deep", "Formal"])
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
        (f"{HERE}:Nobody", "needs a class 'Nobody' with decide"),
        (f"{HERE}:Idle", "needs a class"),
        (f"{HERE}:", "needs a class"),
        (f"{HERE}:FIRST", "needs a class"),
        (":First", "cannot be imported"),
        (".test_own:First", "cannot be imported"),
        (":", "cannot be imported"),
        (f"{HERE}:Greedy", r"takes nothing or \(seat, seed\)"),
    ],
)
def test_a_name_that_is_no_player_is_refused(kind: str, said: str) -> None:
    with pytest.raises((alesia.UnknownName, alesia.BadOption), match=said):
        table(kind)


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("misspelled", "class First\n", "SyntaxError"),
        ("stumbling", "1 / 0", "ZeroDivisionError: division by zero"),
        ("leaving", "raise SystemExit(4)", "SystemExit: 4"),
    ],
)
def test_a_module_that_breaks_is_refused_before_the_first_game(
    name: str, code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"{name}.py").write_text(code)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(alesia.UnknownName, match=said):
        make_job("falling-sky", None, {}, {"Romans": f"{name}:First"}, 1, 1)


@pytest.mark.parametrize("player", [FIRST, First])
def test_an_object_or_a_class_may_be_handed_over(player: Any, tmp_path: Path) -> None:
    """It is recorded like one that was named, so that its record can be read by anybody."""
    others = dict.fromkeys(SEATS, "random")
    played = alesia.new("falling-sky", seed=8, seats=others | {"Romans": player})
    assert played.seats["Romans"] == f"{HERE}:First"
    assert played.digest == table(f"{HERE}:First").digest
    played.save(tmp_path / "game")
    assert alesia.load(tmp_path / "game").digest == played.digest


def test_an_agent_that_is_handed_over_keeps_its_kind() -> None:
    played = set_up("falling-sky", seed=5, seats={"Romans": Formal()})
    assert played.seats["Romans"] == "formal"


def test_an_object_that_is_no_player_is_refused() -> None:
    nobody: Any = Idle()
    with pytest.raises(alesia.BadOption, match=r"Idle.* is not a player for Romans: it needs decide"):
        alesia.new("falling-sky", seats={"Romans": nobody})


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


def test_the_player_of_the_handbook_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class of docs/lab.md, in a file in the folder where one stands."""
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    code = text.partition("## A player of your own\n")[2].partition("```python\n")[2].partition("```")[0]
    (tmp_path / "mine.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    job = make_job("falling-sky", None, {}, {"Aedui": "mine:Careful"}, 1, 1)
    played = play_game(job, 1)
    assert played.row[6] == ""
    assert played.table is not None
    assert {entry.option.verb for entry in played.table.entries() if entry.who == "Aedui"} >= {"pass"}
