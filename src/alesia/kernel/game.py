"""What a game must be for the kernel, the table and the conformance kit."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, NoReturn, Protocol, Self, TypeVar

from alesia.kernel.ask import Option, Procedure
from alesia.kernel.errors import UnknownName
from alesia.kernel.form import Form
from alesia.kernel.sweep import Asked, Sweeps
from alesia.kernel.tabletop import Layout

Json = Any
CHANGE_SEATS = "change_seats"  # the key of a log entry: the players of its two seats have changed them, before any deal


class State(Protocol):
    """Everything that is true now: flat, small, without history."""

    def copy(self) -> Self: ...

    def digest(self) -> bytes: ...

    def to_json(self) -> Json: ...


S = TypeVar("S", bound=State)


class Rank(NamedTuple):
    """One place in the final order."""

    seats: tuple[str, ...]
    score: int


class Result(NamedTuple):
    """How a game ended: why, and the players from first to last."""

    reason: str
    ranking: tuple[Rank, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        return self.ranking[0].seats if self.ranking else ()


class LogEntry(NamedTuple):
    """What happened, as a key and its facts; worded at the edge."""

    key: str
    rule: str
    facts: tuple[object, ...]


_logged = LogEntry._make  # sooner than by calling the class: there are many


class Finished(Exception):
    """Raised by Context.finish; empties the stack of procedures."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.reason)
        self.result = result


class Context(Generic[S]):
    """The ``g`` of every procedure: the state, the log, and the end of the game."""

    __slots__ = ("entries", "revelations", "state")

    def __init__(self, state: S, entries: list[LogEntry] | None = None) -> None:
        self.state = state
        self.entries = entries
        self.revelations = 0

    def log(self, key: str, rule: str, *facts: object) -> None:
        if self.entries is not None:
            self.entries.append(_logged((key, rule, facts)))

    def reveal(self) -> None:
        """Something secret was said that no view shows: who answered before cannot take it back alone."""
        self.revelations += 1

    def finish(self, result: Result) -> NoReturn:
        raise Finished(result)


class GameOption(NamedTuple):
    """A choice at set-up: its values, the first of which is the default."""

    name: str
    values: tuple[str | bool, ...]
    rule: str


class CardInfo(NamedTuple):
    """A card as everybody may know it before the game: the number by which the program knows it, its title, the seats
    in its order, what is printed on it in place of that number ("A19"), and its value, if it has one."""

    number: int
    title: str
    order: tuple[str, ...] = ()
    printed: str = ""
    value: int = 0

    @property
    def name(self) -> str:
        return self.printed or str(self.number)


class Use(NamedTuple):
    """Something a seat did that is worth counting: its kind ("command", "ability", "event", "action") and its name."""

    seat: str
    kind: str
    name: str
    in_vain: bool = False  # it changed nothing


class Imagined(NamedTuple, Generic[S]):
    """A turn as a seat may believe it began: the state then, and what to read in place of answers given since."""

    start: S
    names: Mapping[Option, Option]


Shuffle = Callable[[list[Any]], None]
Dealer = Callable[[Shuffle], Imagined[S]]


NO_SEAT = -1


class Inquiry(NamedTuple):
    """What somebody wants to know of a non-player on a board of his: what it does with its turn upon these cards; or,
    if it is about something else, what it does when another seat acts upon it, at some place. Without a seat: what a
    side does that the rules move."""

    position: str
    seat: int  # NO_SEAT: a side that the rules move
    card: str | None = None
    next_card: str | None = None
    nonplayers: Sequence[str] | None = None  # who else is one; as the position says, if not said here
    about: str | None = None
    by: str | None = None
    place: str | None = None


class Scene(NamedTuple, Generic[S]):
    """A game that plays what was asked about, the state that it begins with, and whose acts are not for agents."""

    game: "Game[S]"
    state: S
    by: int = -1


class NoNonplayers(Generic[S]):
    """For a game without non-players of its own."""

    def seat_nonplayers(self, state: S, seats: Sequence[int]) -> None:
        raise UnknownName("this game has no non-players")

    def nonplayer(self, seat: int, seed: int, dice: Sequence[int] = ()) -> Any:
        raise UnknownName("this game has no non-players")

    def inquire(self, inquiry: Inquiry) -> "Scene[S]":
        raise UnknownName("this game has no non-players")

    def nonplayers(self, state: S) -> tuple[int, ...]:
        return ()

    def strategy(self) -> Any:
        raise UnknownName("this game has no non-players")


class NoSecrets(Generic[S]):
    """For a game without hidden facts."""

    def seen(self, state: S, seat: int) -> S:
        return state

    def hidden(self, state: S, seat: int) -> Mapping[Hashable, Hashable]:
        return {}

    def imagine(self, way: Sequence[S], seat: int) -> Dealer[S]:
        return lambda shuffle: Imagined(way[0].copy(), {})


class Game(Protocol[S]):
    """One title."""

    name: str
    title: str
    rules_version: str
    seats: tuple[str, ...]
    automatic: tuple[str, ...]  # sides without a seat, which the rules move
    heirs: Mapping[str, str]  # seats in which somebody goes on later, each with the seat in which he began
    scenarios: Mapping[str, str]
    options: tuple[GameOption, ...]
    cards: tuple[CardInfo, ...]
    vocabulary: tuple[Option, ...]  # every answer that can ever be offered, chance's included, in a lasting order
    questions: tuple[str, ...]  # the key of every question that can ever be asked, in a lasting order
    remark: str  # what must be said of it before it is played, by a key of its catalogue; empty: nothing
    has_secrets: bool  # blocks or hands that others must not know, so that a non-player may not tell its thoughts

    def setup(self, scenario: str, options: Mapping[str, str | bool]) -> S:
        """The state at the start of a scenario."""

    def read_position(self, text: str, scenario: str, options: Mapping[str, str | bool]) -> S:
        """The state that a position text describes; BadPosition if it cannot stand."""

    def position_text(self, state: S) -> str:
        """What a person sees on the board, as text that read_position reads back."""

    def layout(self, state: S) -> Layout:
        """What lies on a real table at this moment, everything that hands can move; hidden things included."""

    def form(self, state: S) -> Form:
        """All that a position text may say, to be filled in by clicks; the state tells which war is fought."""

    def main(self, g: Context[S]) -> Procedure[None]:
        """Play the game from the state; it yields CHECKPOINT wherever the state alone is enough to go on."""

    def observe(self, state: S, seat: int) -> Mapping[str, Json]:
        """What this seat may see (-1: a spectator)."""

    def observe_own(self, state: S, seat: int) -> Mapping[str, Json]:
        """What a seat sees otherwise than a spectator: laid over his view, it makes the whole of ``observe``."""

    def hidden(self, state: S, seat: int) -> Mapping[Hashable, Hashable]:
        """The things that this seat cannot read now, each with what it sees of it (where it lies): for the table, which
        lets nobody take back alone an answer after which somebody can read more."""

    def standing(self, state: S) -> Mapping[str, int]:
        """How far each seat is from winning, open to all: 0 or less is not yet won."""

    def seen(self, state: S, seat: int) -> S:
        """The state as this seat may see it, for the game's own non-players; it is looked at, never changed."""

    def seat_nonplayers(self, state: S, seats: Sequence[int]) -> None:
        """Tell the state which seats are run by the game's own non-players."""

    def nonplayer(self, seat: int, seed: int, dice: Sequence[int] = ()) -> Any:
        """The game's own non-player for this seat, an agent whose first dice are these; UnknownName if it has none."""

    def nonplayers(self, state: S) -> tuple[int, ...]:
        """The seats that are run by the game's own non-players."""

    def strategy(self) -> Any:
        """What a strategist must know of the game (``kernel/strategy.py``); UnknownName if it has none."""

    def inquire(self, inquiry: Inquiry) -> "Scene[S]":
        """What answers the question to a non-player; BadPosition or BadOption if it cannot be asked."""

    def imagine(self, way: Sequence[S], seat: int) -> Dealer[S]:
        """Whoever deals anew what the seat does not know, for players that search; the way is the states of this
        turn, from its start to now. What is dealt may depend on what the seat has seen on this way, and on nothing
        else."""

    def encode(self, state: S, seat: int) -> Sequence[int]:
        """What this seat may see as a row of whole numbers, as long at every moment of every game."""

    def sweeps(self, state: S, seat: int, ask: Asked) -> Sweeps:
        """What the seat may answer at once, beginning with this question."""

    def clock(self, state: S) -> tuple[int, int]:
        """How far the game has come: the year or turn, from 1, and the step, a count that never falls within a year."""

    def use_of(self, entry: LogEntry) -> Use | None:
        """What an entry of the log says that a seat used; None if it tells of something else."""

    def player_of(self, state: S, seat: int) -> int:
        """The player (the lowest of the seats in the same hands) who decides for this seat."""

    def check(self, state: S) -> None:
        """Raise AssertionError if the state breaks an invariant of the game."""

    def state_from_json(self, data: Json) -> S:
        """The inverse of State.to_json."""
