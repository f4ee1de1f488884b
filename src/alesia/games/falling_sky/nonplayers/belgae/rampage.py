"""8.5.1 Rampage: before Battle, or after Rally or Raid."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import RAMPAGE
from alesia.games.falling_sky.abilities.rampage import frightened, rampage_regions, rampage_targets
from alesia.games.falling_sky.board import bands, count, hidden, number_of, remove, total
from alesia.games.falling_sky.commands.retreat import retreat_regions
from alesia.games.falling_sky.components import (
    BELGAE,
    LEGION,
    OWN_BANDS,
    ROMANS,
    WINTER,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.nonplayers.belgae.threat import enemies, value_of, would_add_control
from alesia.games.falling_sky.nonplayers.beset import Fight, are_entangled
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered


class Scare(NamedTuple):
    """A Region, the enemy to be frightened there, how many pieces, the board on which that is thought of, and what it
    is for."""

    region: Region
    enemy: Faction
    n: int
    board: State
    why: str = ""

    @property
    def phrase(self) -> object:
        return phrase("phrase.rampage", self.region, self.n, self.enemy)


MOST_PIECES = Priority("belgae.rampage.most_pieces", lambda mind, scare: scare.n)
ROMANS_FIRST = Priority("belgae.rampage.romans_first", lambda mind, scare: -enemy_rank(mind.s, BELGAE, scare.enemy))
MOST_CONTROL = Priority("belgae.rampage.most_control", lambda mind, scare: value_of(scare.board, scare.region))


class RampagePlan(AbilityPlan):
    """A Region at a time on the board as it then is, for those who Retreat can be frightened again; first what a
    Battle was foreseen upon."""

    name = RAMPAGE.name

    def __init__(self, battles: Sequence[Fight] = (), foreseen: Sequence[Scare] = ()) -> None:
        self.foreseen = list(foreseen)
        self.battles = battles
        self.now: Scare | None = None

    def rampage(self, mind: Mind, ask: Ask) -> Option | None:
        found = _possible(mind, mind.s, 0, self.battles)
        found = [scare for scare in found if scare.region.option in ask.options]
        if not found:
            return DONE
        self.now = self._foreseen(found) or _next(mind, mind.s, found)
        mind.walk.note(self.now.why, "8.5.1", self.now.region, self.now.enemy, self.now.n)
        return self.now.region.option

    def _foreseen(self, found: list[Scare]) -> Scare | None:
        while self.foreseen:
            then = self.foreseen.pop(0)
            for scare in found:
                if (scare.region, scare.enemy) == (then.region, then.enemy):
                    return scare._replace(why=then.why)
        return None

    def rampage_target(self, mind: Mind, ask: Ask) -> Option | None:
        assert self.now is not None
        return offered(ask, self.now.enemy.option)

    def rampage_number(self, mind: Mind, ask: Ask) -> Option | None:
        assert self.now is not None
        return at_most(ask, self.now.n)


def find_rampage(mind: Mind, battles: Sequence[Fight] = (), foreseen: Sequence[Scare] = ()) -> RampagePlan | None:
    """The box: whether anybody can be frightened."""

    def think(mind: Mind) -> RampagePlan | None:
        if foreseen or _possible(mind, mind.s, 0, battles):
            return RampagePlan(battles, foreseen)
        _tell_none(mind, battles)
        return None

    return mind.consider("B_RAMPAGE", "8.5.1", think)


def _tell_none(mind: Mind, battles: Sequence[Fight]) -> None:
    pairs = [(r, f) for r in rampage_regions(mind.s) for f in rampage_targets(mind.s, r)]
    if not pairs:
        mind.impossible("why.belgae.no_rampage")
    elif any(how_many(mind.s, r, f, battles) for r, f in pairs):
        mind.impossible("why.belgae.rampage_in_frost")
    else:
        mind.needless("why.belgae.rampage_last_piece")


def plan_rampage(mind: Mind, battles: Sequence[Fight] = ()) -> tuple[list[Scare], State]:
    """A Region at a time, on a board from which the frightened pieces are gone."""
    if not rampage_regions(mind.s):
        return [], mind.s
    t, used, found = mind.s.copy(), 0, list[Scare]()
    while scares := _possible(mind, t, used, battles):
        scare = _next(mind, t, scares)
        found.append(scare._replace(board=mind.s))
        used |= scare.region.mask
        frighten(t, scare)
    return found, t


def _possible(mind: Mind, t: State, used: int, battles: Sequence[Fight]) -> list[Scare]:
    pairs = [(r, f) for r in rampage_regions(t, used) for f in rampage_targets(t, r)]
    scares = [Scare(r, f, n, t) for r, f in pairs if (n := how_many(t, r, f, battles))]
    return [scare for scare in scares if t.next_card != WINTER or not _is_barred(mind, scare)]


def how_many(s: State, region: Region, enemy: Faction, battles: Sequence[Fight]) -> int:
    """With whatever Hidden Warbands are needed; the last piece of an enemy to be fought here stays."""
    n = min(hidden(s, region, BELGAE), number_of(s, region, frightened(s, enemy, region)))
    spare = int(Fight(region, enemy) in battles)
    return min(n, total(s, region, enemy) - spare)


def _next(mind: Mind, t: State, scares: list[Scare]) -> Scare:
    """First who must be removed; then Belgic Control; then by enemy."""
    if trapped := [scare for scare in scares if is_trapped(t, scare)]:
        first = _begin(mind, t, scares, trapped, MOST_PIECES, ROMANS_FIRST)
        fixed = first.enemy is run_by_game(t)
        return first._replace(why="belgae.rampage.at_bay" if fixed else "belgae.rampage.removal")
    if adding := [scare for scare in scares if would_add_control(t, scare.region, fewer=scare.n)]:
        return _begin(mind, t, scares, adding, MOST_CONTROL, ROMANS_FIRST)._replace(why="belgae.rampage.control")
    foe = next(f for f in enemies(t) if any(scare.enemy is f for scare in scares))
    best = _begin(mind, t, scares, [scare for scare in scares if scare.enemy is foe])
    return best._replace(why="belgae.rampage.elsewhere")


def is_trapped(t: State, scare: Scare) -> bool:
    """Nobody can give way if he has no Control next door; A4.5.1 whom the game runs never does."""
    return scare.enemy is run_by_game(t) or not retreat_regions(t, scare.enemy, scare.region, 0)


def _begin(mind: Mind, t: State, scares: list[Scare], best: list[Scare], *priorities: Priority) -> Scare:
    """Equal ones by dice, unless all will be frightened in whatever order."""
    if are_entangled(t, [Fight(scare.region, scare.enemy) for scare in scares]):
        return mind.choose(best, *priorities)
    return mind.begin_with(best, *priorities)


def frighten(t: State, scare: Scare, legions_first: bool = False) -> None:
    """Take the pieces off the board that is only thought of; the owner would keep his Legions if he can."""
    enemy, region, n = scare.enemy, scare.region, scare.n
    legions = count(t, region, ROMANS, LEGION) if enemy is ROMANS else 0
    lost = min(legions, n if legions_first else max(0, n - bands(t, region, enemy)))
    if lost:
        remove(t, region, piece(ROMANS, LEGION), lost)
    n -= lost
    for what in reversed(OWN_BANDS[enemy]):
        gone = min(n, t.pieces[region.base + what])
        remove(t, region, what, gone)
        n -= gone


def _is_barred(mind: Mind, scare: Scare) -> bool:
    """8.4.4 Fallen Legions bring the Arverni nearer to victory."""
    after = scare.board.copy()
    frighten(after, scare, legions_first=True)
    return is_barred(mind, scare.board, after)
