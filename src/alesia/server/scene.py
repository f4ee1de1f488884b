"""A scene: a table as it was last shown, and what each guest gets of it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import count
from typing import Any, NamedTuple

import msgspec

from alesia.kernel.record import CHANCE_NAME
from alesia.kernel.word import Word
from alesia.players import HUMAN
from alesia.server import patch
from alesia.server.chronicle import Log, Since
from alesia.server.errors import Refusal, say
from alesia.server.payload import Guest, Json, ending, guidance, perspective, questions
from alesia.server.storage import DRAW, INVITED, RESIGN, TAKEN, WATCH, Agreed, SeatRow, Wish
from alesia.table import Lesson, Still
from alesia.words.catalogue import ENGLISH

encode = msgspec.json.encode
BOTH = (RESIGN, DRAW)
TWO = 2  # sides, of which one wins where the other gives up
_numbers = count()


class Undo(NamedTuple):
    """What an undo would take back: whose answer, why not without the others' consent (the key of a sentence), and
    whether it was asked for."""

    whose: str | None
    why: str | None
    pending: Wish | None


@dataclass(frozen=True)
class Places:
    """The seats: who sits there, and the keys and states of those for people. It never changes."""

    kinds: Mapping[str, str]
    seats: Mapping[str, SeatRow]
    heirs: Mapping[str, str]  # seats that have no key of their own, each with the one whose key opens both
    names: Mapping[str, str] = field(default_factory=dict)  # what those call themselves who sit there, where they do
    here: frozenset[str] = frozenset()  # the seats of those who look at the table now
    away: frozenset[str] = frozenset()  # the seats for which a Non-player answers until their people are back
    talk: int = 0  # how much has been said
    beside: bool = False  # whether the game is on a real board: its people answer for chance
    agreed: Agreed | None = None  # how its people have ended it, if they have
    proposed: Wish | None = None  # the end that somebody has asked for
    _told: dict[Guest, msgspec.Raw] = field(default_factory=dict, compare=False, repr=False)

    def told(self, guest: Guest) -> msgspec.Raw:
        """Who sits where, as it is sent to a guest, made once; a player sees the links to his own seats, the host the
        invitations that are open."""
        if guest not in self._told:
            self._told[guest] = _raw([self._place(name, kind, guest) for name, kind in self.kinds.items()])
        return self._told[guest]

    def _place(self, name: str, kind: str, guest: Guest) -> Json:
        mine, heir_of = name in guest.seats, self.heirs.get(name)
        first = heir_of or name
        facts = {"name": name, "kind": kind, "mine": mine, "heir_of": heir_of}
        facts |= {"player": self.names.get(first), "here": first in self.here}
        facts["away"] = first in self.away
        seat = self.seats.get(first)
        if seat is None:
            return {**facts, "taken": True, "state": None, "link": None}
        shown = mine if seat.state == TAKEN else guest.host and seat.state == INVITED
        link = join_link(seat.key) if shown and heir_of is None else None
        return {**facts, "taken": seat.state == TAKEN, "state": seat.state, "link": link}

    def watch_link(self, guest: Guest) -> str | None:
        seat = self.seats[WATCH]
        return join_link(seat.key) if seat.state == INVITED and (guest.seats or guest.host) else None


class Told(NamedTuple):
    """The log, how long it was then, and what of it is new to each seat that somebody plays; and what a guide says."""

    log: Log
    length: int
    since: Mapping[str, Since]
    lesson: Lesson | None = None  # of a guided first turn


class Frost(NamedTuple):
    """Why a game cannot go on by these rules, after how many of its answers it is shown, and how many it has."""

    refusal: Refusal
    shown: int
    kept: int

    def told(self, language: str) -> str:
        why = self.refusal.body(language)["error"]["message"]
        return f"{why} {say('frozen', self.shown, self.kept, language=language)}"


class Scene:
    """One version of a table; it never changes, so what is made from it once is made for all.

    A scene knows earlier ones by their numbers only: one that held them would hold all scenes of its game."""

    def __init__(
        self, version: int, still: Still, told: Told, undo: Undo, places: Places, frost: Frost | None = None
    ) -> None:
        self._number = next(_numbers)  # no other scene ever has it
        self.version = version
        self.still = still
        self._told = told
        self._log, self.length = told.log, told.length
        self._undo = undo
        self.places = places
        self._frost = frost
        self._own: dict[str | None, Mapping[str, Any]] = {}
        self._opened: tuple[int, dict[tuple[str, ...], list[msgspec.Raw]]] | None = None
        self._made: dict[tuple[object, ...], bytes] = {}

    def with_places(self, places: Places) -> "Scene":
        """The same scene with somebody else at the table."""
        return Scene(self.version, self.still, self._told, self._undo, places, self._frost)

    def forget(self) -> None:
        """Let go of the changes that were told and of the log in words; they are made again for who wants them."""
        self._log.forget()
        self._opened = None
        self._made.clear()

    def view(self, seat: str | None) -> Mapping[str, Any]:
        """What a seat may see; None for a spectator."""
        return {**self.open_view, **self.own_view(seat)}

    @cached_property
    def open_view(self) -> Mapping[str, Any]:
        """What everybody may see."""
        return self.still.open_view()

    def own_view(self, seat: str | None) -> Mapping[str, Any]:
        """What a seat sees otherwise; nothing for a spectator."""
        if seat not in self._own:
            self._own[seat] = {} if seat is None else self.still.own_view(seat)
        return self._own[seat]

    def is_told(self, language: str) -> bool:
        """Whether the log is in words of this language already."""
        return self._log.has(language)

    def tell(self, language: str) -> None:
        """Put the log into words; a long one takes a while."""
        self._log.tell(language)

    def lines(self, start: int = 0, language: str = ENGLISH) -> list[msgspec.Raw]:
        """The log in words, from an entry on."""
        return self._log.lines(language, start, self.length)

    def whole(self, guest: Guest, wanted: str | None, language: str = ENGLISH) -> Json:
        """Everything that changes during play, for a guest."""
        seat = perspective(self.still, guest.seats, wanted)
        return {**self._facts(guest, seat, language), "view": self.view(seat), "log": self.lines(0, language)}

    def says_more(
        self, before: "Scene", log_from: int, guest: Guest, wanted: str | None, language: str = ENGLISH
    ) -> bool:
        """Whether a guest who has seen an earlier scene has anything new to hear. Where others talk, or somebody asks
        them for an undo, he is not to know even that."""
        if self.version != before.version or log_from < self.length:
            return True
        then, now = (each._facts(guest, each._seat_of(guest, wanted), language) for each in (before, self))
        return encode(then) != encode(now)

    def _seat_of(self, guest: Guest, wanted: str | None) -> str | None:
        return perspective(self.still, guest.seats, wanted)

    def change(
        self, before: "Scene", log_from: int, guest: Guest, wanted: str | None, language: str = ENGLISH
    ) -> bytes:
        """What a guest must hear who has seen an earlier scene."""
        key = (before._number, log_from, guest, wanted, language)
        if key not in self._made:
            self._made[key] = encode(self._change(before, log_from, guest, wanted, language))
        return self._made[key]

    def _change(self, before: "Scene", log_from: int, guest: Guest, wanted: str | None, language: str) -> Json:
        seen = perspective(before.still, guest.seats, wanted)
        seat = perspective(self.still, guest.seats, wanted)
        view = self._view_changes(before, seen, seat)
        told = {"from": log_from, "entries": self.lines(log_from, language)}
        return {**self._facts(guest, seat, language), "view": view, "log": told}

    def _view_changes(self, before: "Scene", seen: str | None, seat: str | None) -> list[Any]:
        """What has changed for everybody, but for what this seat sees otherwise; then that."""
        own = tuple(dict.fromkeys([*before.own_view(seen), *self.own_view(seat)]))
        return [*self._open_changes(before, own), *patch.changes(before._seen(seen, own), self._seen(seat, own))]

    def _seen(self, seat: str | None, keys: Collection[str]) -> Mapping[str, Any]:
        """Of what a seat sees, only this."""
        opened, own = self.open_view, self.own_view(seat)
        return {key: own[key] if key in own else opened[key] for key in keys if key in own or key in opened}

    def _open_changes(self, before: "Scene", but: tuple[str, ...]) -> list[msgspec.Raw]:
        """What has changed for everybody, as it is sent to all who have seen the same scene and see as much by
        themselves."""
        if self._opened is None or self._opened[0] != before._number:
            self._opened = before._number, {}
        found = self._opened[1]
        if but not in found:
            opened = patch.changes(before.open_view, self.open_view)
            found[but] = [_raw(change) for change in opened if change[0][0] not in but]
        return found[but]

    def _facts(self, guest: Guest, seat: str | None, language: str) -> Json:
        still = self.still
        return {
            "version": self.version,
            "decisions": still.decisions,
            "seat": seat,
            "thinking": self.thinking,
            "seats": self.places.told(guest),
            "watch_link": self.places.watch_link(guest),
            "talk": self.places.talk if guest.seats or guest.host else 0,
            "beside": self.places.beside,
            "asks": [] if self._is_at_rest else questions(still, self._answering(guest), language),
            "frozen": None if self._frost is None else self._frost.told(language),
            "undo": self._undo_for(guest, language),
            "log_length": self.length,
            "since": self._since(seat),
            "result": self._result(language),
            "end": self._end_for(guest),
            "guide": guidance(self._told.lesson, language) if guest.seats else None,
        }

    @property
    def _is_at_rest(self) -> bool:
        """Whether nobody is asked any more, whatever the rules would ask."""
        return self._frost is not None or self.places.agreed is not None

    @property
    def sides(self) -> list[str]:
        """The seats of the game, each person's once."""
        return [seat for seat in self.still.game.seats if seat not in self.places.heirs]

    def _result(self, language: str) -> Json | None:
        """How the game ended, by the rules or by agreement."""
        still, agreed = self.still, self.places.agreed
        if agreed is None or still.result is not None:
            return ending(still.result, still.game.name, language)
        winners = agreed.winners(self.sides)
        told = [Word("seat", seat) for seat in (agreed.seat, *winners)]
        return {"winners": list(winners), "lines": [say(f"end.{agreed.kind}", *told, language=language)]}

    def _end_for(self, guest: Guest) -> Json:
        """How a guest can ask for an end, and who asks him for one."""
        wish, own = self.places.proposed, set(guest.seats)
        game, goes_on = self.still.game, not self._is_at_rest and self.still.result is None
        ways = () if not own or not goes_on else BOTH if len(game.seats) - len(game.heirs) == TWO else (DRAW,)
        agreed = None if wish is None or not (wish.needed | {wish.asker}) & own else wish.end
        if agreed is None:
            return {"ways": ways, "kind": None, "asked_by": None, "waiting": False}
        mine = agreed.seat in own
        return {"ways": ways, "kind": agreed.kind, "asked_by": None if mine else agreed.seat, "waiting": mine}

    def _answering(self, guest: Guest) -> list[str]:
        """The seats for which a guest answers himself."""
        own = [seat for seat in guest.seats if self.places.kinds.get(seat, HUMAN) == HUMAN]
        return [*own, CHANCE_NAME] if self.places.beside and (guest.seats or guest.host) else own

    def _since(self, seat: str | None) -> Json | None:
        """What is new to a seat: all that is told from its own last answer on."""
        found = None if seat is None else self._told.since.get(seat)
        return None if found is None else {"answer": found.answer, "others": list(found.others)}

    @property
    def thinking(self) -> str | None:
        """The agent that is at work."""
        kinds = self.places.kinds
        if self._is_at_rest:
            return None
        return next((ask.who for ask in self.still.asks if kinds.get(ask.who, HUMAN) != HUMAN), None)

    def _undo_for(self, guest: Guest, language: str) -> Json:
        whose, _, pending = self._undo
        mine = whose is not None and whose in guest.seats and not self._is_at_rest
        asker = pending.asker if pending is not None and pending.needed & set(guest.seats) else None
        return {
            "possible": mine and pending is None,
            "why": self._why_not(guest, language),
            "asked_by": asker,
            "waiting": pending is not None and mine,
        }

    def _why_not(self, guest: Guest, language: str) -> str | None:
        """Why the last answer cannot be taken back, or not by this guest alone."""
        whose, why, _ = self._undo
        if whose is not None and whose not in guest.seats:
            return _said("undo.not_yours", language, whose)
        return None if why is None else _said(why, language)


@cache
def _said(key: str, language: str, seat: str | None = None) -> str:
    """A sentence of which there are few, and which is told with every change."""
    return say(key, *([] if seat is None else [Word("seat", seat)]), language=language)


def _raw(value: object) -> msgspec.Raw:
    """As it is sent."""
    return msgspec.Raw(encode(value))


def join_link(key: str) -> str:
    """The address that hands over a key; what stands behind # is never sent to a server, so no log keeps it."""
    return f"/join#{key}"
