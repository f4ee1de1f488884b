"""8.1.1 Whether an Event, executed as the Non-player would execute it, has an effect: tried out on a copy."""

from collections import deque
from collections.abc import Iterator
from operator import gt
from typing import Any

from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    BANDS,
    BOARD,
    FACTIONS,
    HIDDEN,
    STRIDE,
    WINTER,
    Faction,
)
from alesia.games.falling_sky.events.base import EVENTS, Event
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import SHADED, UNSHADED, State, is_alike
from alesia.kernel.ask import CHANCE, Ask, Procedure
from alesia.kernel.game import Context
from alesia.nonplayers.dice import Dice
from alesia.nonplayers.options import NO

MOST_QUESTIONS = 300
MOST_COURSES, MANY_OPTIONS = 120, 6
THERE_AND_BACK = (
    (35, SHADED),
    (57, SHADED),
    (72, UNSHADED),
    (153, UNSHADED),
)  # what one part of the text does, another may undo
PROMISES = ("agree_supply", "agree_trade", "agree_retreat", "agree_quarters", "agree_truce", "agree_share", "grant")


def has_object(mind: Mind, card: int, side: int) -> bool:
    """Whether the text finds anything on the table that it could act on, whoever chooses."""
    event = EVENTS.get((card, side))
    return event is not None and event.effective(mind.s, mind.faction)


def would_change(mind: Mind, card: int, side: int) -> bool:
    """Carry the Event out until something has changed, own pieces that are only Revealed apart."""
    event = EVENTS.get((card, side))
    if event is None or not has_object(mind, card, side):
        return False
    trial = Rehearsal(mind, mind.s.copy())
    return trial.run(event.body(trial.context, mind.faction), to_the_end=(card, side) in THERE_AND_BACK)


def helps_a_player_win(mind: Mind, card: int, side: int) -> bool:
    """8.4.4 Upon Frost, whether the Event would bring a player to victory, or further beyond it."""
    event = EVENTS.get((card, side))
    if event is None or mind.s.next_card != WINTER or not mind.players():
        return False
    return any(is_barred(mind, mind.s, board) for board in _endings(mind, event))


def _endings(mind: Mind, event: Event) -> Iterator[State]:
    """The boards that dice and players can make of the Event: first those that differ least from the course in which
    all fall and choose as a Rehearsal has it."""
    courses: deque[tuple[int, ...]] = deque([()])
    for _ in range(MOST_COURSES):
        if not courses:
            return
        course = courses.popleft()
        trial = Rehearsal(mind, mind.s.copy(), course)
        trial.run(event.body(trial.context, mind.faction), to_the_end=True)
        yield trial.context.state
        for at in range(len(course), len(trial.taken)):
            courses += [(*trial.taken[:at], other) for other in trial.others[at]]


class Rehearsal:
    """An Event carried out on a board that is only thought of. Dice fall to the harm of whoever is struck; players
    promise nothing, and else are taken to choose the first of their options: unless the course says otherwise."""

    def __init__(self, mind: Mind, board: State, course: tuple[int, ...] = ()) -> None:
        self.mind = mind
        self.course = course
        self.taken: list[int] = []  # which options dice and players have taken
        self.others: list[list[int]] = []  # which others they could take
        self.context: Context[State] = Context(board, None)
        self.before = mind.s  # nobody changes that
        self.minds: dict[int, Mind] = {}

    def run(self, procedure: Procedure[None], to_the_end: bool = False) -> bool:
        sent: Any = None
        try:
            for _ in range(MOST_QUESTIONS):
                request = procedure.send(sent)
                if not to_the_end and self.has_changed():
                    return True
                sent = self._answer(request) if isinstance(request, Ask) else None
        except StopIteration:
            pass
        return self.has_changed()

    def has_changed(self) -> bool:
        s, before, faction = self.context.state, self.before, self.mind.faction
        if s.pieces == before.pieces:
            return not is_alike(s, before)
        moved = _look(s.pieces, faction) != _look(before.pieces, faction)
        return moved or not is_alike(s, before) or _is_hiding(before, s, faction)

    def _answer(self, ask: Ask) -> int:
        if ask.who == CHANCE or self.mind.is_player(FACTIONS[ask.who]):
            return self._for_player(ask)
        option = self._mind_of(FACTIONS[ask.who]).answer(self.context.state, ask)
        return ask.options.index(option)

    def _for_player(self, ask: Ask) -> int:
        at = len(self.taken)
        usual = ask.options.index(NO) if ask.key in PROMISES else 0
        self.taken.append(self.course[at] if at < len(self.course) else usual)
        self.others.append([i for i in _telling(ask) if i != usual])
        return self.taken[-1]

    def _mind_of(self, faction: Faction) -> Mind:
        if faction not in self.minds:
            from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS

            seed = f"rehearsal/{faction}"
            self.minds[faction] = Mind(CONDUCTS[faction], self.context.state, Dice(lambda: seed))
            self.minds[faction].walk.quiet = True
        return self.minds[faction]


def _telling(ask: Ask) -> list[int]:
    """The options that can make a difference: of a die, or of many options, the first and the last; which card is drawn
    makes none."""
    last = len(ask.options) - 1
    if ask.key == "draw_card":
        return [0]
    extremes = ask.options[0].verb == "roll" or last >= MANY_OPTIONS
    return [0, last] if extremes else list(range(last + 1))


def _is_hiding(before: State, after: State, faction: Faction) -> bool:
    """To Reveal own pieces is no effect (8.1.1), to hide them is one."""
    unseen = slice(faction.base + HIDDEN, BOARD, STRIDE)
    return any(map(gt, after.pieces[unseen], before.pieces[unseen]))


def _look(counts: bytearray, faction: Faction) -> bytearray:
    """What stands where, with no difference between Hidden and Revealed pieces of the Faction."""
    pieces = bytearray(counts)
    unseen, revealed, scouted = [slice(faction.base + kind, BOARD, STRIDE) for kind in BANDS]
    pieces[unseen] = bytes(map(sum, zip(pieces[unseen], pieces[revealed], pieces[scouted], strict=True)))
    pieces[revealed] = pieces[scouted] = bytes(len(ALL_REGIONS))
    return pieces
