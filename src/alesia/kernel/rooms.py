"""A game by its rooms: what the table asks of a title is passed on to the module, or function, that knows it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from alesia.kernel.ask import Procedure
from alesia.kernel.errors import UnknownName
from alesia.kernel.form import Form
from alesia.kernel.game import Context, Dealer, Json, LogEntry, S, State, Use
from alesia.kernel.strategy import Strategy
from alesia.kernel.tabletop import Layout

S_in = TypeVar("S_in", bound=State, contravariant=True)


class Observing(Protocol[S]):
    """``observe``: what a seat may see."""

    def observe(self, state: S, seat: int, /) -> Mapping[str, Any]: ...

    def observe_own(self, state: S, seat: int, /) -> Mapping[str, Any]: ...

    def hidden(self, state: S, seat: int, /) -> Mapping[Hashable, Hashable]: ...

    def seen(self, state: S, seat: int, /) -> S: ...


class Counting(Protocol[S_in]):
    """``counting``: what is counted over many games."""

    def clock(self, state: S_in, /) -> tuple[int, int]: ...

    def use_of(self, entry: LogEntry) -> Use | None: ...


class Rooms(NamedTuple, Generic[S]):
    """Where a game keeps what."""

    play: Callable[[Context[S]], Procedure[None]]
    observing: Observing[S]
    counting: Counting[S]
    encode: Callable[[S, int], Sequence[int]]
    imagine: Callable[[Sequence[S], int], Dealer[S]]
    position_text: Callable[[S], str]
    layout: Callable[[S], Layout]
    form: Callable[[S], Form]
    check: Callable[[S], None]
    state_from_json: Callable[[Any], S]


class Title(Generic[S]):
    """A game of such rooms; its class says the rest."""

    automatic: tuple[str, ...] = ()
    heirs: Mapping[str, str] = {}
    remark = ""
    rooms: Rooms[S]
    title: str

    def strategy(self) -> Strategy[S]:
        raise UnknownName("{0} has no strategist", self.title)

    def main(self, g: Context[S]) -> Procedure[None]:
        return self.rooms.play(g)

    def observe(self, state: S, seat: int) -> Mapping[str, Json]:
        return self.rooms.observing.observe(state, seat)

    def observe_own(self, state: S, seat: int) -> Mapping[str, Json]:
        return self.rooms.observing.observe_own(state, seat)

    def hidden(self, state: S, seat: int) -> Mapping[Hashable, Hashable]:
        return self.rooms.observing.hidden(state, seat)

    def seen(self, state: S, seat: int) -> S:
        return self.rooms.observing.seen(state, seat)

    def clock(self, state: S) -> tuple[int, int]:
        return self.rooms.counting.clock(state)

    def use_of(self, entry: LogEntry) -> Use | None:
        return self.rooms.counting.use_of(entry)

    def encode(self, state: S, seat: int) -> Sequence[int]:
        return self.rooms.encode(state, seat)

    def imagine(self, way: Sequence[S], seat: int) -> Dealer[S]:
        return self.rooms.imagine(way, seat)

    def layout(self, state: S) -> Layout:
        return self.rooms.layout(state)

    def form(self, state: S) -> Form:
        return self.rooms.form(state)

    def position_text(self, state: S) -> str:
        return self.rooms.position_text(state)

    def check(self, state: S) -> None:
        self.rooms.check(state)

    def state_from_json(self, data: Json) -> S:
        return self.rooms.state_from_json(data)
