"""The conformance kit: the toy passes it, and toys with a fault do not."""

from collections.abc import Hashable, Mapping, Sequence
from random import Random

import pytest

from alesia.games import register
from alesia.kernel.ask import CHECKPOINT, Ask, Option, Procedure, choose, confirm
from alesia.kernel.conformance import check_game, check_games, default_options, random_options
from alesia.kernel.errors import BadOption
from alesia.kernel.game import Dealer, Imagined, Json, LogEntry, Rank, Result, Use
from alesia.kernel.sweep import NO_SWEEPS, Asked, Sweeps
from alesia.table.conformance import check_table

from .toy import GAME, G, Toy, ToyState, play_round


@pytest.mark.parametrize("seed", range(10))
def test_the_toy_passes_the_kernel_kit(seed: int) -> None:
    """Clones, snapshots, texts, views and replays of random games hold what the kernel promises."""
    assert check_games(GAME, range(seed, seed + 1), often=0.2) > 20


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_toy_passes_the_table_kit(scenario: str, seed: int) -> None:
    """Undo, save, load, replay and refusals hold in random games with random seats."""
    options = {"two-player": seed % 2 == 1}
    assert check_table("toy", scenario, options, seed, often=0.2) > 5


class Choosy(Toy):
    """Refuses what does not go together."""

    def setup(self, scenario: str, options: Mapping[str, str | bool]) -> ToyState:
        if options["two-player"] or (self.refused_cubes and options["cubes"] == self.refused_cubes):
            raise BadOption("these do not go together")
        return super().setup(scenario, options)

    refused_cubes = ""


def test_the_kit_takes_options_that_go_together() -> None:
    """Random options that the game refuses are not played; if none is left the defaults are."""
    game = Choosy()
    game.refused_cubes = "few"
    options = random_options(game, "short", Random(1))
    assert options == {"two-player": False, "cubes": "many"}
    game.refused_cubes = "many"
    assert random_options(game, "short", Random(1)) == default_options(game)


class SharedState(ToyState):
    """Its copies share their cubes."""

    __slots__ = ()

    def copy(self) -> ToyState:
        twin = SharedState(self.cubes, self.hands.copy(), self.round, self.limit, self.two_player)
        twin.sky = self.sky
        return twin


class Sharing(Toy):
    def setup(self, scenario: str, options: Mapping[str, str | bool]) -> ToyState:
        state = super().setup(scenario, options)
        return SharedState(state.cubes, state.hands, 0, state.limit, False)


class Forgetful(Toy):
    def state_from_json(self, data: Json) -> ToyState:
        state = super().state_from_json(data)
        state.hands[0] = 0
        return state


class Blurred(Toy):
    def position_text(self, state: ToyState) -> str:
        return super().position_text(state) + f"# {id(state)}\n"


class Touching(Toy):
    def observe(self, state: ToyState, seat: int) -> Mapping[str, Json]:
        state.sky += 1
        return {}


class Unwritable(Toy):
    def observe(self, state: ToyState, seat: int) -> Mapping[str, Json]:
        return {"state": state}


class DeadEnd(Toy):
    def main(self, g: G) -> Procedure[None]:
        yield CHECKPOINT
        nothing: tuple[Option, ...] = ()
        yield from choose(0, "nothing", "T.9", nothing)


class Pointless(Toy):
    def main(self, g: G) -> Procedure[None]:
        yield CHECKPOINT
        yield Ask(0, "pointless", "T.9", (Option("yes"),))


class Twice(Toy):
    def main(self, g: G) -> Procedure[None]:
        yield CHECKPOINT
        yield from choose(0, "twice", "T.9", (Option("number", 1), Option("number", "1")))


class Wordy(Toy):
    def main(self, g: G) -> Procedure[None]:
        yield CHECKPOINT
        yield from choose(0, "wordy", "T.9", (Option("say hello"), Option("no")))


class Endless(Toy):
    questions = (*Toy.questions, "again")

    def main(self, g: G) -> Procedure[None]:
        while True:
            yield CHECKPOINT
            yield from confirm(0, "again", "T.9")


class Broken(Toy):
    def check(self, state: ToyState) -> None:
        assert state.round < 2, "the round is too high"


class Remembering(Toy):
    """Keeps something outside the state, so that a replay goes elsewhere."""

    questions = (*Toy.questions, "again")

    def __init__(self) -> None:
        self.games = 0

    def main(self, g: G) -> Procedure[None]:
        self.games += 1
        while g.state.round < g.state.limit:
            yield CHECKPOINT
            if self.games > 1:
                yield from confirm(0, "again", "T.9")
            yield from play_round(g)
        g.finish(Result("over", ()))


class Stranger(Toy):
    def main(self, g: G) -> Procedure[None]:
        yield CHECKPOINT
        g.finish(Result("over", (Rank(("Pink",), 1),)))


class Handless(Toy):
    def player_of(self, state: ToyState, seat: int) -> int:
        return (seat + 1) % 3


class Clairvoyant(Toy):
    """Deals a seat another hand than it knows it has."""

    def imagine(self, way: Sequence[ToyState], seat: int) -> Dealer[ToyState]:
        start = way[0].copy()
        start.hands[seat] ^= 1 << 4
        return lambda shuffle: Imagined(start, {})


class Dreaming(Toy):
    """Takes what it imagines for real."""

    def imagine(self, way: Sequence[ToyState], seat: int) -> Dealer[ToyState]:
        way[-1].sky += 1
        return super().imagine(way, seat)


class Rewound(Toy):
    def sweeps(self, state: ToyState, seat: int, ask: Asked) -> Sweeps:
        return NO_SWEEPS

    def clock(self, state: ToyState) -> tuple[int, int]:
        return 9 - state.round, 0


class Nameless(Toy):
    def use_of(self, entry: LogEntry) -> Use | None:
        return Use("Red", "no name", "")


class Unheard(Toy):
    questions = tuple(key for key in Toy.questions if key != "march_to")


class Speechless(Toy):
    vocabulary = tuple(option for option in Toy.vocabulary if option.verb != "hill")


class Stammering(Toy):
    vocabulary = (*Toy.vocabulary, Option("number", "1"))


class Shrinking(Toy):
    def encode(self, state: ToyState, seat: int) -> bytes:
        return bytes(9 - state.round)


class TwoWords(Toy):
    seats = ("Red", "Dark Blue", "Green")


FAULTS = [
    (Sharing, "changed the original|states differ"),
    (Forgetful, "the states differ in .* and "),
    (Blurred, "position text came back"),
    (Touching, "changed the state"),
    (Unwritable, "not JSON serializable"),
    (DeadEnd, "nothing .rule T.9. has 0 options"),
    (Pointless, "pointless .rule T.9. has 1 options"),
    (Twice, "offers the same twice"),
    (Wordy, "the verb 'say hello'"),
    (Endless, "not over after 500 answers"),
    (Broken, "the round is too high"),
    (Remembering, "questions differ"),
    (Stranger, "somebody unknown"),
    (Handless, "is in the hands of"),
    (Clairvoyant, "seat 0 would see another deal"),
    (Dreaming, "imagined has changed the game"),
    (Rewound, "the clock went from .9, 0. back to .8, 0."),
    (Nameless, "kind='no name'"),
    (Unheard, "the question march_to is not in the game's list"),
    (Speechless, "march_from offers .*'hill .*, which the game's vocabulary does not have"),
    (Shrinking, "sees [678] columns, not 9"),
    (Stammering, "says something twice"),
    (TwoWords, "'Dark Blue' is not one word"),
]


@pytest.mark.parametrize(("faulty", "message"), FAULTS, ids=[faulty.__name__ for faulty, _ in FAULTS])
def test_the_kit_finds_faults(faulty: type[Toy], message: str) -> None:
    """Each fault is found, with the seed and the number of answers to find it again."""
    with pytest.raises(AssertionError, match=message) as caught:
        check_game(faulty(), "short", seed=3, limit=500, often=0.5)
    if faulty not in (TwoWords, Stammering):
        assert "toy short seed 3 after " in str(caught.value)


class Undecided(Toy):
    name = "undecided"

    def player_of(self, state: ToyState, seat: int) -> int:
        raise ValueError("who?")


class Peeping(Toy):
    """The first yes shows what Blue holds, and nobody is told that it does."""

    name = "peeping"

    def setup(self, scenario: str, options: Mapping[str, str | bool]) -> ToyState:
        state = super().setup(scenario, options)
        state.hands = [0b00110] * 3
        return state

    def main(self, g: G) -> Procedure[None]:
        while g.state.round < g.state.limit:
            yield CHECKPOINT
            g.state.round += 1
            if (yield from confirm(0, "retreat", "T.9")) and not g.state.cubes[4]:
                g.state.cubes[4] = g.state.hands[1]
        g.finish(Result("over", ()))


class Saying(Peeping):
    """It says so: what Blue holds is no longer hidden from Red then."""

    name = "saying"

    def hidden(self, state: ToyState, seat: int) -> Mapping[Hashable, Hashable]:
        return {} if seat == 1 or state.cubes[4] else {"hand": None}


def test_the_table_kit_finds_answers_that_tell_and_can_be_taken_back() -> None:
    """What a player has seen by his answer must keep him from taking it back alone."""
    for game in (Peeping(), Saying()):
        register(game)
    with pytest.raises(AssertionError, match="'yes', which can be taken back, seat 0 sees what it did not know"):
        check_table("peeping", "long", seed=0)
    assert check_table("saying", "long", seed=0) == 12


def test_the_table_kit_names_the_place() -> None:
    """A fault at the table is reported with its seed and place, too."""
    register(Undecided())
    place = r"undecided long seed 1 after \d+ answers: check_undo: ValueError: who"
    with pytest.raises(AssertionError, match=place):
        check_table("undecided", "long", seed=1, often=1)
