"""A table: one game being played, with its seats, its dice, its record and its undo."""

import os
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from functools import partial
from random import Random
from typing import Any, NamedTuple

from alesia.games import find
from alesia.kernel.ask import CHANCE, Ask, Option, Together
from alesia.kernel.chance import SeededChance, index_at
from alesia.kernel.errors import BadRecord, CannotUndo, DoesNotFit, IllegalAnswer, UnknownName, clause, listed
from alesia.kernel.game import Game, Json, LogEntry, Result
from alesia.kernel.position import Position
from alesia.kernel.record import (
    BOARD,
    CHANCE_NAME,
    CORRECTED,
    OWN_DIE,
    Entry,
    Record,
    correction,
    fit,
    played_by,
    seat_name,
)
from alesia.kernel.strategy import weighs
from alesia.kernel.sweep import NO_SWEEPS, Again, Sweep, Sweeps
from alesia.kernel.telling import is_told, is_turned_up
from alesia.kernel.walk import Walk
from alesia.kernel.word import Word
from alesia.nonplayers.dice import DieNeeded
from alesia.players import NONPLAYER, Agent, View
from alesia.players.strategist import has_strategists, is_strategist
from alesia.table.files import write_whole
from alesia.table.history import Given, History
from alesia.table.own_dice import Waiting, answers, rolled
from alesia.table.setup import ALL, SEEDED, Setup, setup_of

MOST_AT_ONCE = 1000  # answers of one sweep; more than any game has pieces


class TableAsk(NamedTuple):
    """An open question as the outer rooms see it: the seat by its name."""

    who: str
    key: str
    rule: str
    options: tuple[Option, ...]
    about: tuple[object, ...]


class Told(NamedTuple):
    """An entry of the log, and how many answers were given before the one that it follows from."""

    entry: LogEntry
    answers: int


class Still(NamedTuple):
    """A picture of the table at a moment."""

    game: Game[Any]
    state: Any
    asks: tuple[TableAsk, ...]
    result: Result | None
    decisions: int
    logged: int
    hints: bool = True

    def open_view(self) -> Mapping[str, Json]:
        """What everybody may see."""
        return self.game.observe(self.state, -1)

    def own_view(self, seat: str) -> Mapping[str, Json]:
        """What a seat sees otherwise."""
        return self.game.observe_own(self.state, self.game.seats.index(seat))

    def sweeps(self, ask: TableAsk | None) -> Sweeps:
        """What can be answered at once, beginning with an open question."""
        if ask is None or ask.who not in self.game.seats:
            return NO_SWEEPS
        return self.game.sweeps(self.state, self.game.seats.index(ask.who), ask)

    def has_plans(self, ask: TableAsk) -> bool:
        """Whether a strategist could weigh what is begun, or replied, at an open question."""
        if ask.who not in self.game.seats or not has_strategists(self.game):
            return False
        return weighs(self.game.strategy(), ask, self.game.seats.index(ask.who))


class Thought(NamedTuple):
    """How a non-player came to what it did: its seat, the number of its first answer, and its walk."""

    seat: str
    answers: int
    walk: Walk


class Table:
    """One game being played; the only thing that the outer rooms talk to."""

    def __init__(self, setup: Setup, state: Any = None) -> None:
        """``state``: with which it begins, where no text of a position could tell it whole."""
        self._setup = setup
        self._kinds = setup.kinds
        self._log: list[LogEntry] = []
        begun = setup.state() if state is None else state
        self._position: Position[Any] = Position(setup.game, begun, self._log)
        self._history = History(len(setup.game.seats), self._position, bars=setup.dice != ALL)
        self._chance = SeededChance(setup.seed)
        self._thoughts: list[Thought] = []
        self._walks: list[Walk | None] = [None] * len(setup.game.seats)
        self._agents = setup.agents
        self._earlier: tuple[Given, Position[Any]] | None = None  # an answer, and where an undo after it goes back to
        self._eve: tuple[int, Any] | None = None  # the last answer of a person, and the state before it
        self._thinkers = [seat for seat, agent in enumerate(setup.agents) if hasattr(agent, "walk")]
        self._waiting: Waiting | None = None  # a non-player that waits for a die
        if setup.dice == ALL:
            self._let_wait_for_dice()

    # What the table shows.

    @property
    def game(self) -> Game[Any]:
        return self._setup.game

    @property
    def scenario(self) -> str:
        return self._setup.scenario

    @property
    def seed(self) -> int:
        return self._setup.seed

    @property
    def options(self) -> Mapping[str, str | bool]:
        return dict(self._setup.options)

    @property
    def seats(self) -> Mapping[str, str]:
        """Who sits where: the kind of player of each seat."""
        return self._kinds

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for plans worth considering."""
        return self._setup.hints

    @property
    def dice(self) -> str:
        return self._setup.dice

    @property
    def ask(self) -> TableAsk | None:
        """The open question (the first, when several decide at once); None when the game is over."""
        asks = self._asks
        return self._shown(asks[0]) if asks else None

    @property
    def asks(self) -> tuple[TableAsk, ...]:
        """All open questions: more than one when several decide at once."""
        return tuple(map(self._shown, self._asks))

    def _shown(self, ask: Ask) -> TableAsk:
        return TableAsk(self._name(ask.who), ask.key, ask.rule, ask.options, ask.about)

    @property
    def _asks(self) -> tuple[Ask, ...]:
        """What the rules ask, or the die that a non-player waits for before it answers them."""
        waiting = self._waiting
        return self._position.asks if waiting is None else (waiting.ask,)

    @property
    def result(self) -> Result | None:
        return self._position.result

    @property
    def log(self) -> list[LogEntry]:
        """What has happened, oldest first."""
        return list(self._log)

    @property
    def thoughts(self) -> list[Thought]:
        """What the non-players at this table have thought since it was set up or loaded, oldest first."""
        return list(self._thoughts)

    def forget_thoughts(self) -> None:
        """Let go of the thoughts, where nobody will ask this table for them."""
        self._thoughts.clear()

    @property
    def decisions(self) -> int:
        """How many answers were given, those of chance included."""
        return len(self._history.given)

    @property
    def chosen(self) -> int:
        """How many of those answers are choices in secret that do not lie open yet."""
        return self._position.chosen

    def entries(self, start: int = 0) -> list[Entry]:
        """The answers from this one on."""
        given, joined = self._history.given[start:], self._history.joined
        return [
            Entry(self._name(who), key, option, number in joined)
            for number, (who, key, option) in enumerate(given, start)
        ]

    @property
    def record(self) -> Record:
        """The game up to now; it holds secret choices and is not for the eyes of a player."""
        setup = self._setup
        return Record(
            setup.game.name,
            setup.game.rules_version,
            setup.scenario,
            setup.seed,
            dict(setup.options),
            setup.kinds,
            setup.position,
            self.entries(),
            setup.dice,
            setup.hints,
        )

    @property
    def digest(self) -> str:
        """A fingerprint of the state: equal states, equal fingerprints."""
        digest: bytes = self._position.state.digest()
        return digest.hex()

    @property
    def position(self) -> Position[Any]:
        """The game as it stands, for those who play it on in their minds: to be looked at, never changed."""
        return self._position

    @property
    def turn(self) -> Any:
        """The state with which this turn began: the same object until the next one begins, and never changed."""
        return self._position.start

    def view(self, seat: str | None = None) -> Mapping[str, Json]:
        """What a seat may see; without a seat, what a spectator may see."""
        number = -1 if seat is None else self._seat_number(seat)
        return self.game.observe(self._position.state, number)

    def player_of(self, seat: str) -> str:
        """Who decides for a seat: the first of the seats in the same hands."""
        return self._name(self._player(self._seat_number(seat)))

    def still(self) -> Still:
        """A picture of the table that stays as it is while the table goes on."""
        history = self._history
        counts = len(history.given), len(self._log)
        return Still(self.game, self._position.state.copy(), self.asks, self.result, *counts, self.has_hints)

    def told(self, start: int = 0) -> list[Told]:
        """The log from an entry on, each entry with the answer that it follows from."""
        logged, entries = self._history.logged, self._log[start:]
        return [Told(entry, bisect_right(logged, index)) for index, entry in enumerate(entries, start)]

    def turns(self, start: int = 0) -> list[int]:
        """The answers (the first is 0) with which turns began, from this answer on."""
        return [number for number in self._history.turns if number >= start]

    def position_text(self) -> str:
        """The board as text that can be set up again."""
        return self.game.position_text(self._position.state)

    # What can be done at the table.

    def answer(self, option: Option | str, seat: str | None = None, turn: object = None) -> None:
        """Answer the open question of a seat; then chance and agents go on. IllegalAnswer changes nothing."""
        self.take(option, seat)
        self.go_on(turn)

    def sweeps(self, seat: str | None = None) -> Sweeps:
        """What can be answered at once, beginning with the open question (of this seat)."""
        return self.still().sweeps(next((ask for ask in self.asks if seat in (None, ask.who)), None))

    def answer_on(self, option: Option | str, seat: str | None = None, sweep: str = "", times: int = 1) -> None:
        """Answer at once as a sweep goes on, or an option so many times; then chance and agents go on. Each answer is
        recorded by itself, and all are taken back together. IllegalAnswer changes nothing."""
        self.take_on(option, seat, sweep, times)
        self.go_on()

    def take_on(self, option: Option | str, seat: str | None = None, sweep: str = "", times: int = 1) -> None:
        """As answer_on, but nobody goes on yet; chance answers where it is asked in between."""
        ask = self._open_question(option, seat)
        chosen = ask.options[self._index(ask, option)]
        way = self._way(ask, chosen, sweep)
        self.take(chosen, self._name(ask.who))
        left = MOST_AT_ONCE if sweep else times
        while (left := left - 1) > 0 and (more := self._next_on(ask.who, way)) is not None:
            self._history.join()
            self.take(more, self._name(ask.who))

    def take_planned(self, planned: Sequence[Entry]) -> int:
        """Give answers of a seat one after the other, to be taken back together, and let nobody go on; says how many
        were given before one was not asked for, or not offered."""
        for number, entry in enumerate(planned):
            try:
                ask, index = fit(self._position, entry, number)
            except DoesNotFit:
                return number
            if number:
                self._history.join()
            self._note_eve(ask.who)
            self._take(ask, index)
        return len(planned)

    def go_on(self, turn: object = None) -> None:
        """Let chance and agents answer until a person is asked or the game is over, or at most to the end of a turn."""
        while (turn is None or turn is self._position.start) and self.step():
            pass

    def step(self) -> bool:
        """Let chance or an agent answer once (agents that choose in secret, each once); False if none is asked."""
        request = self._position.request
        if request is None or self._waiting is not None:
            return False
        return self._answer_secretly() if isinstance(request, Together) else self._answer_one(request)

    def take(self, option: Option | str, seat: str | None = None) -> None:
        """Answer the open question of a seat, and let nobody go on yet. IllegalAnswer changes nothing."""
        ask = self._open_question(option, seat)
        index = self._index(ask, option)
        self._note_eve(ask.who)
        self._take(ask, index)

    def enter(self, entry: Entry) -> None:
        """Enter what stands in a record, whoever did it, and let nobody go on; BadRecord changes nothing."""
        if entry.is_correction:
            self._correct(entry.position)
            return
        if entry.is_own_die:
            self._roll_for(self._seat_number(entry.who), entry.option)
            return
        found = fit(self._position, entry, self.decisions + 1)
        if entry.joined:
            self._history.join()
        self._take(*found)

    def roll(self) -> Option:
        """Let Alesia roll or draw in place of whoever is to do it, and let nobody go on yet; IllegalAnswer if chance is
        not asked. At the same place of the same game the dice fall the same."""
        ask = self._open_question("roll", CHANCE_NAME)
        option = ask.options[index_at(ask, Random(f"{self.seed}/rolled/{self.decisions}").random())]
        self.take(option, CHANCE_NAME)
        return option

    def correct(self, text: str) -> None:
        """Put the board right where a real one is otherwise: play goes on from this position, and the record says so.
        Nobody goes on yet; BadPosition changes nothing."""
        self._correct(text.replace("\r\n", "\n").strip())

    def undo(self, agreed: bool = False) -> None:
        """Take back the last answer of a person and those of agents since; CannotUndo changes nothing."""
        target = self._last_of_a_person()
        if not agreed:
            self._need_no_agreement(target)
        self._rewind(target)

    def undo_target(self) -> int:
        """How many answers would be left after an undo; CannotUndo if there is nothing to take back."""
        return self._last_of_a_person()

    def why_not_undo(self, target: int | None = None) -> str | None:
        """Why the last answer of a person (where its undo_target is known, this) cannot be taken back unless all agree;
        None if it can."""
        try:
            self._need_no_agreement(self._last_of_a_person() if target is None else target)
        except CannotUndo as refusal:
            return str(refusal)
        return None

    def seat_agent(self, seat: str, agent: Agent | None) -> None:
        """Let an agent answer for a seat from now on, or a person; the record tells for whom the seat was set up."""
        number = self._seat_number(seat)
        self._agents = tuple([agent if each == number else known for each, known in enumerate(self._agents)])
        self._thinkers = [each for each, known in enumerate(self._agents) if hasattr(known, "walk")]
        self._seek_agents()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all."""
        write_whole(path, self.record.to_text())

    def copy(self) -> "Table":
        """Another table where the same has been answered: the two go on apart. Only the turn under way is played again,
        so that it costs the same early and late in a game."""
        twin = Table(self._setup._replace(agents=_copies(self._agents)))
        twin._position = self._position.clone(log=True)
        assert twin._position.log is not None
        twin._log = twin._position.log
        twin._history = self._history.copy(twin._position)
        twin._wait(self._history.counts[CHANCE])
        return twin

    # How answers are taken.

    def _is_person(self, who: int) -> bool:
        """Whether somebody answers from outside: for a seat, or for chance if dice are rolled at a real table."""
        return self.dice != SEEDED if who == CHANCE else self._agents[who] is None

    def _reply(self, ask: Ask) -> int | None:
        """What chance or an agent answers, as the index of an option; None if a person is asked."""
        seat = ask.who
        if seat == CHANCE:
            return None if self._is_person(CHANCE) else self._chance.answer(ask)
        agent = self._agents[seat]
        if agent is None:
            return None
        try:
            option = agent.decide(View(self._position, seat), ask)
        except DieNeeded as needed:
            self._waiting = Waiting(seat, self._name(seat), needed.throw)
            return None
        if seat in self._thinkers:
            self._note_thought(seat, agent)
        try:
            return ask.options.index(option)
        except ValueError:
            answer = f"the {agent.kind} agent of {self._name(seat)} answered {str(option)!r} to {ask.key}"
            raise RuntimeError(answer) from None

    def _note_thought(self, seat: int, agent: Agent) -> None:
        """Keep the walk of an agent that has one, from its first step on."""
        walk = getattr(agent, "walk", None)
        if walk is not None and walk is not self._walks[seat]:
            self._walks[seat] = walk
            self._keep_thought(Thought(self._name(seat), self.decisions, walk))

    def _keep_thought(self, thought: Thought) -> None:
        """Whoever thought his turn anew with one die more has thought it once."""
        turn = self._history.turns[-1]
        for n, each in enumerate(self._thoughts) if self.dice == ALL else ():
            if each.seat == thought.seat and each.answers >= turn:
                self._thoughts[n] = each._replace(walk=thought.walk)
                return
        self._thoughts.append(thought)

    def _answer_one(self, ask: Ask) -> bool:
        """Let whoever is no person answer the only open question."""
        index = self._reply(ask)
        if index is None:
            return False
        position, context = self._position, self._position.context
        before = context.revelations
        position.play(index)
        self._history.add(ask.who, ask.key, ask.options[index], position)
        if context.revelations > before:
            self._history.show()
        return True

    def _answer_secretly(self) -> bool:
        """Let those answer who are no persons, where several choose at once."""
        answered = False
        for ask in self._position.asks:
            index = self._reply(ask)
            if index is not None:
                self._take(ask, index)
                answered = True
        return answered

    def _take(self, ask: Ask, index: int) -> None:
        if ask.key == OWN_DIE and self._waiting is not None:
            self._roll_for(self._waiting.seat, ask.options[index])
            return
        request, before = self._position.request, self._position.context.revelations
        self._position.take(ask, index)
        self._history.add(ask.who, ask.key, ask.options[index], self._position)
        opened = isinstance(request, Together) and self._position.request is not request
        if opened or self._position.context.revelations > before:
            self._history.show()

    # Dice of non-players, and a board that is put right.

    def _let_wait_for_dice(self) -> None:
        for seat, agent in enumerate(self._agents):
            if agent is not None and hasattr(agent, "typed"):
                agent.typed = partial(self._rolled, seat)

    def _rolled(self, seat: int) -> list[int]:
        """The dice of a seat in this turn."""
        return rolled(self._history.given[self._history.turns[-1] :], seat)

    def _roll_for(self, seat: int, die: Option) -> None:
        """A die was rolled for a non-player, which thinks its turn anew with it."""
        self._waiting = None
        self._history.add(seat, OWN_DIE, die, self._position)
        self._seek_agents()

    def _correct(self, text: str) -> None:
        state = self._setup._replace(position=text).state()
        self._log.append(LogEntry(CORRECTED, "", ()))
        self._position, self._waiting = Position(self.game, state, self._log), None
        self._history.add(BOARD, CORRECTED, correction(text).option, self._position)
        self._seek_agents()

    def _open_question(self, option: Option | str, seat: str | None) -> Ask:
        """The question that an answer of this seat would answer."""
        asks = self._asks
        if not asks:
            raise IllegalAnswer("{0!r} answers nothing: the game is over", str(option))
        if seat is None:
            return self._only(asks, option)
        who = CHANCE if seat == CHANCE_NAME else self._seat_number(seat)
        for ask in asks:
            if ask.who == who:
                return ask
        raise IllegalAnswer(
            "{0} is not asked, so {1!r} answers nothing; open: {2}", Word("seat", seat), str(option), self._open()
        )

    def _only(self, asks: tuple[Ask, ...], option: Option | str) -> Ask:
        if len(asks) > 1:
            raise IllegalAnswer("several choose now: whose answer is {0!r}? Open: {1}", str(option), self._open())
        return asks[0]

    def _index(self, ask: Ask, option: Option | str) -> int:
        """Which option of the question an answer is; persons alone answer from outside."""
        asked = clause("{0} (rule {1})", ask.key, ask.rule)
        if not self._is_person(ask.who):
            raise IllegalAnswer(
                "{0!r} is not needed: {1} answers {2} itself", str(option), Word("seat", self._name(ask.who)), asked
            )
        index = ask.find(option)
        if index is None:
            offered = ", ".join(map(str, ask.options))
            raise IllegalAnswer("{0!r} is not an answer to {1}; offered: {2}", str(option), asked, offered)
        return index

    def _open(self) -> object:
        return listed([clause("{0} (rule {1})", f"{ask.who} {ask.key}", ask.rule) for ask in self.asks])

    def _way(self, ask: Ask, option: Option, sweep: str) -> Sweep | Again:
        if not sweep:
            return Again(ask.key, option)
        offered = self.game.sweeps(self._position.state, ask.who, ask)
        found = offered.named(sweep, option)
        if found is None:
            names = ", ".join(each.name for each in offered.sweeps if each.first == option)
            raise IllegalAnswer("{0!r} cannot go on as {1!r}; offered: {2}", str(option), sweep, names or "-")
        return found

    def _next_on(self, who: int, way: Sweep | Again) -> Option | None:
        """How the seat goes on once chance has answered; None if somebody else is asked, or the way ends here."""
        while (request := self._position.request) is not None and self._is_for_dice(request):
            self.step()
        return way.answer(request) if isinstance(request, Ask) and request.who == who else None

    def _is_for_dice(self, request: Ask | Together) -> bool:
        return isinstance(request, Ask) and request.who == CHANCE and not self._is_person(CHANCE)

    # How answers are taken back.

    def _last_of_a_person(self) -> int:
        """How many answers come before the last answer of a person; chance must not have answered since."""
        given = self._history.given
        for index in range(len(given) - 1, self._history.chance - 1, -1):
            if self._is_by_people(given[index]):
                first = self._history.first_of(index)
                self._need_what_somebody_knew(first)
                return first
        if not self._history.chance:
            raise CannotUndo("nobody has answered anything that could be taken back")
        entry = self._entry(self._history.chance - 1)
        raise CannotUndo("chance has answered ({0!r}), and that cannot be taken back", str(entry))

    def _is_by_people(self, given: Given) -> bool:
        who, key, _ = given
        return who == BOARD or key == OWN_DIE or self._is_person(who)

    def _need_no_agreement(self, target: int) -> None:
        """Refuse if somebody else has seen what followed from the answer: not where all look at the same real board."""
        if self.dice == ALL:
            return
        last = self._history.first_of(self.decisions - 1)
        told = str(self._entry(target))
        if target < last:
            raise CannotUndo("{0} has answered since {1!r}; all must agree", Word("seat", self._entry(last).who), told)
        said = self._history.shown and self._history.shown[-1] > target
        player = self._player(self._history.given[target][0])
        if said or (self._hides(target) and self._is_told(target, player)):
            raise CannotUndo("what was secret lies open since {0!r}; all must agree", told)
        deciders = {self._player(ask.who) for ask in self._position.asks if ask.who != CHANCE}
        if deciders and player not in deciders:
            raise CannotUndo("another player decides since {0!r}, now {1}; all must agree", told, self._open())

    def _need_what_somebody_knew(self, target: int) -> None:
        """Refuse if something was turned up that nobody knew, or only an agent: that is like chance. Not where people
        answer for chance, and may have typed it wrongly."""
        if self.dice == ALL or not self._hides(target):
            return
        people = {self._player(seat) for seat, agent in enumerate(self._agents) if agent is None}
        if is_turned_up(self.game, self._state_before(target), self._position.state, people):
            told = str(self._entry(target))
            raise CannotUndo("what nobody here knew lies open since {0!r}, and that cannot be taken back", told)

    def _hides(self, target: int) -> bool:
        """Whether there was something at that question which a seat could not read: else nothing can be told."""
        before = self._state_before(target)
        return any(self.game.hidden(before, seat) for seat in range(len(self.game.seats)))

    def _is_told(self, target: int, player: int) -> bool:
        return is_told(self.game, self._state_before(target), self._position.state, player)

    def _note_eve(self, who: int) -> None:
        """Keep the state before an answer of a person, for those that are given together once."""
        if self._is_person(who) and (self._eve is None or self.decisions not in self._history.joined):
            self._eve = self.decisions, self._position.state.copy()

    def _state_before(self, target: int) -> Any:
        """The state at the question that this answer answered."""
        if self._eve is not None and self._eve[0] == target:
            return self._eve[1]
        return self._before(target).state

    def _before(self, target: int) -> Position[Any]:
        """The position at the question that this answer answered, to which the last answer would be taken back."""
        last = self._history.given[-1]
        if self._earlier is None or self._earlier[0] is not last:
            mark, again = self._history.way_to(target)
            position = Position(self.game, mark.state.copy(), self._log[: mark.logged])
            for who, _, option in answers(again):
                position.answer(option, who)
            self._earlier = last, position
        return self._earlier[1]

    def _rewind(self, target: int) -> None:
        self._position, self._earlier, self._eve = self._before(target), None, None
        assert self._position.log is not None
        self._log = self._position.log
        self._history.go_back(target, self._position)
        self._waiting = None
        while self._thoughts and self._thoughts[-1].answers >= target:
            self._thoughts.pop()
        self._seek_agents()

    def _seek_agents(self) -> None:
        answered: Counter[int] = Counter()  # by agent: one may have two seats, one after the other
        for seat, agent in enumerate(self._agents):
            answered[id(agent)] += self._history.counts[seat]
        for agent in self._agents:
            if agent is not None:
                agent.seek(answered[id(agent)])

    def _entry(self, index: int) -> Entry:
        who, key, option = self._history.given[index]
        return Entry(self._name(who), key, option, index in self._history.joined)

    # How a record is followed.

    def follow(self, entries: Sequence[Entry]) -> None:
        """Enter the answers of a record, and let dice and agents be as after them."""
        before = self._history.counts[CHANCE]
        for entry in entries:
            if entry is entries[-1] and not entry.joined and entry.who in (CHANCE_NAME, *self.game.seats):
                self._note_eve(CHANCE if entry.who == CHANCE_NAME else self._seat_number(entry.who))
            self.enter(entry)
        self._wait(self._history.counts[CHANCE] - before)

    def _wait(self, throws: int) -> None:
        """Dice, after so many more answers, and agents are as after what was answered."""
        self._chance.skip(throws)
        self._seek_agents()

    # Names.

    def _name(self, who: int) -> str:
        return seat_name(self.game.seats, who)

    def _player(self, who: int) -> int:
        return self.game.player_of(self._position.state, who)

    def _seat_number(self, seat: str) -> int:
        seats = self.game.seats
        if seat not in seats:
            raise UnknownName("{0!r} is not a seat of {1}; known: {2}", seat, self.game.name, ", ".join(seats))
        return seats.index(seat)


def _copies(agents: Sequence[Agent | None]) -> tuple[Agent | None, ...]:
    """Whoever has two seats has them again."""
    found = {id(agent): _copied(agent) for agent in agents}
    return tuple([found[id(agent)] for agent in agents])


def _copied(agent: Agent | None) -> Agent | None:
    """Who thinks his turn anew need not take with him what he thought before: it belongs to no other."""
    thinks = agent is not None and (agent.kind == NONPLAYER or is_strategist(agent.kind))
    return copy(agent) if thinks else deepcopy(agent)


def replay(record: Record, upto: int | None = None) -> Table:
    """The table after a record, or after its first entries; nobody goes on until asked to."""
    if upto is not None and not 0 <= upto <= len(record.entries):
        raise BadRecord("there is no answer {0}; the record has {1}", repr(upto), len(record.entries))
    with played_by(record, find(record.game)):
        table = Table(setup_of(record))
        table.follow(record.entries[:upto])
    return table
