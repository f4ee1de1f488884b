"""A game in progress: the state and the suspended procedure, run natively.

Python cannot copy a suspended generator. So a position remembers the state at its last checkpoint and the
answers since; a clone is a copy of that state and a short replay (kernel note, section 8).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple

from alesia.kernel.ask import Ask, Checkpoint, Option, Procedure, Together
from alesia.kernel.errors import BadRecord, IllegalAnswer
from alesia.kernel.game import Context, Finished, Game, Json, LogEntry, Result, S, State

Answer = int | tuple[int, ...]


class Step(NamedTuple, Generic[S]):
    """The questions put at once, the state then, and the answers that were given."""

    state: S
    asks: tuple[Ask, ...]
    options: tuple[Option, ...]


class Turn:
    """A turn, from one checkpoint to the next: the same object as long as it lasts."""

    __slots__ = ("_start",)

    def __init__(self, start: State) -> None:
        self._start = start

    def digest(self) -> bytes:
        """A fingerprint of the state at its start, from which nobody can tell what was hidden in it."""
        return self._start.digest()


class Position(Generic[S]):
    """Everything needed to go on with a game."""

    __slots__ = (
        "_partial",
        "_procedure",
        "_since",
        "context",
        "game",
        "log_start",
        "request",
        "result",
        "start",
        "turn",
    )

    def __init__(self, game: Game[S], state: S, log: list[LogEntry] | None = None) -> None:
        self.game = game
        self.context: Context[S] = Context(state, log)
        self.request: Ask | Together | None = None
        self.result: Result | None = None
        self._partial: dict[int, int] = {}
        self._procedure: Procedure[None] = game.main(self.context)
        self._checkpoint()
        self._run(None)

    @property
    def state(self) -> S:
        return self.context.state

    @property
    def log(self) -> list[LogEntry] | None:
        return self.context.entries

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions that are open now: none, one, or one for each player who chooses in secret."""
        request = self.request
        if request is None:
            return ()
        if isinstance(request, Together):
            return tuple(ask for ask in request.asks if ask.who not in self._partial)
        return (request,)

    @property
    def chosen(self) -> int:
        """How many have chosen already, where several choose in secret."""
        return len(self._partial)

    def ask_of(self, who: int) -> Ask | None:
        """The open question to this player, if there is one."""
        return next((ask for ask in self.asks if ask.who == who), None)

    def answer(self, option: Option, who: int | None = None) -> Ask:
        """Answer the open question; returns the question that was answered."""
        asks = self.asks if who is None else tuple(ask for ask in self.asks if ask.who == who)
        if not asks:
            raise IllegalAnswer("no question is open that {0!r} could answer", str(option))
        if len(asks) > 1:
            raise IllegalAnswer("several players choose now; say whose answer {0!r} is", str(option))
        ask = asks[0]
        if option not in ask.options:
            offered = ", ".join(str(o) for o in ask.options)
            raise IllegalAnswer(
                "{0!r} is not offered by {1} (rule {2}); offered: {3}", str(option), ask.key, ask.rule, offered
            )
        self.take(ask, ask.options.index(option))
        return ask

    def play(self, index: int) -> None:
        """Answer the one open question by the index of an option (for whoever picks what is offered)."""
        self._since.append(index)
        self._run(index)

    @property
    def answered(self) -> int:
        """How many answers, or choices in secret, there were since the last checkpoint."""
        return len(self._since)

    @property
    def since(self) -> tuple[Answer, ...]:
        """These answers."""
        return tuple(self._since)

    def clone(self, log: bool = False) -> "Position[S]":
        """An independent copy, by replay from the last checkpoint."""
        kept = self.log[: self.log_start] if log and self.log is not None else None
        twin = Position(self.game, self.start.copy(), kept)
        twin._replay(self._since)
        twin._partial = dict(self._partial)
        return twin

    def retrace(self) -> "Iterator[Position[S]]":
        """One position that goes the way from the last checkpoint again, handed out at each question on it."""
        twin = Position(self.game, self.start.copy())
        for each in self._since:
            yield twin
            twin._replay([each])

    def steps(self) -> "list[Step[S]]":
        """What was asked and answered since the last checkpoint; choices in secret only when all have answered."""
        found = []
        for answer, twin in zip(self._since, self.retrace(), strict=True):
            asks, given = twin.asks, answer if isinstance(answer, tuple) else (answer,)
            options = tuple([ask.options[index] for ask, index in zip(asks, given, strict=True)])
            found.append(Step(twin.state.copy(), asks, options))
        return found

    def snapshot(self) -> Json:
        """A compact form for a cache; it holds only as long as the rules do not change."""
        return {
            "rules": self.game.rules_version,
            "state": self.start.to_json(),
            "since": [list(a) if isinstance(a, tuple) else a for a in self._since],
            "partial": {str(int(who)): index for who, index in self._partial.items()},
        }

    @classmethod
    def restore(cls, game: Game[S], data: Json) -> "Position[S]":
        """The position of a snapshot; BadRecord if it was taken under other rules."""
        if data["rules"] != game.rules_version:
            raise BadRecord("the snapshot is of rules {0!r}, these are {1!r}", data["rules"], game.rules_version)
        position = cls(game, game.state_from_json(data["state"]))
        position._replay([tuple(a) if isinstance(a, list) else a for a in data["since"]])
        position._partial = {int(who): index for who, index in data["partial"].items()}
        return position

    def take(self, ask: Ask, index: int) -> None:
        """Answer an open question by the index of an option (for whoever has found both among what is offered)."""
        if not isinstance(self.request, Together):
            self.play(index)
            return
        self._partial[ask.who] = index
        if len(self._partial) == len(self.request.asks):
            answers = tuple(self._partial[each.who] for each in self.request.asks)
            self._partial = {}
            self._since.append(answers)
            self._run(answers)

    def _replay(self, answers: Sequence[Answer]) -> None:
        for each in answers:
            self._since.append(each)
            self._run(each)

    def _run(self, sent: Any) -> None:
        """Let the rules go on until their next question or the end."""
        try:
            request = self._procedure.send(sent)
            while isinstance(request, Checkpoint):
                self._checkpoint()
                request = next(self._procedure)
            self.request = request
        except Finished as finished:
            self.request = None
            self.result = finished.result
        except StopIteration:
            raise RuntimeError(f"the main procedure of {self.game.name} returned without a result") from None

    def _checkpoint(self) -> None:
        """Remember the state; nobody changes this copy, so that it may be kept and gone back to."""
        self.start: S = self.context.state.copy()
        self.turn = Turn(self.start)
        self._since: list[Answer] = []
        self.log_start = len(self.log) if self.log is not None else 0
