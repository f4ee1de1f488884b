"""4, 62, 70, 72 Romans who move by Event: by the priorities of their March box, as far and as many as the Event
allows."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from typing import Self

from alesia.games.falling_sky.board import count, mobile, total
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    LEADER,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Faction,
    Piece,
    Region,
    mask_of,
    piece,
)
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_04_circumvallation import strongholds
from alesia.games.falling_sky.events.card_62_war_fleet import COAST
from alesia.games.falling_sky.events.card_70_camulogenus import MOST_LEGIONS as LEGIONS_SENT
from alesia.games.falling_sky.events.card_70_camulogenus import PARISII
from alesia.games.falling_sky.events.card_72_impetuosity import destinations, may_attack
from alesia.games.falling_sky.events.moving import begin_march_into
from alesia.games.falling_sky.nonplayers.events.afterthought import Afterthought
from alesia.games.falling_sky.nonplayers.events.conditions import romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.errands import Load
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move, marched
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.battle import plan_battle
from alesia.games.falling_sky.nonplayers.romans.dividing import Column, Order
from alesia.games.falling_sky.nonplayers.romans.enemies import menaced
from alesia.games.falling_sky.nonplayers.romans.leaving import leaving
from alesia.games.falling_sky.nonplayers.romans.march import MOST_LEGIONS, Marchers, RomanMarchPlan
from alesia.games.falling_sky.nonplayers.romans.routes import Route, Routes, routes
from alesia.games.falling_sky.regions import regions, roads
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, offered

CIRCUMVALLATION, CAMULOGENUS, IMPETUOSITY = 4, 70, 72


class Free(Marchers, ABC):
    """The March box on other terms: it costs nothing, and each Region leads to those that the Event says."""

    def __init__(self, mind: Mind, origins: Sequence[Region]) -> None:
        super().__init__(mind, [r for r in origins if mobile(mind.s, r, ROMANS)])
        self.threatened = [r for r in menaced(mind.s) if r in self.open]

    def _can_pay(self, origins: list[Region]) -> bool:
        return True

    @abstractmethod
    def leads_to(self, origin: Region, force: Force) -> Routes:
        """Where the Event lets such a force go from here."""

    def force(self, origin: Region) -> Force:
        return leaving(self.s, origin)

    def column(self, origin: Region) -> Column:
        found = self._columns.get(origin)
        if found is None:
            force = self.force(origin)
            ways = self.leads_to(origin, force)
            found = self._columns[origin] = Column(origin, force, ways, ways)
        return found

    def _routes(self, column: Column, force: Force, to: Region) -> list[Route]:
        return (column.led if force == column.force else self.leads_to(column.origin, force)).get(to, [])

    def moves(self) -> list[Move]:
        found = self.plan()
        return [] if found is None else found.moves


def straight(regions: Sequence[Region]) -> Routes:
    """One step, without Harassment."""
    return {region: [Route((region,), 0)] for region in regions}


# ---- 62 War Fleet -----------------------------------------------------------------------------------------------


class Fleet(Free):
    """From any of the coastal Regions to any other."""

    def leads_to(self, origin: Region, force: Force) -> Routes:
        return straight([r for r in COAST if r is not origin])


def roman_loads(mind: Mind) -> list[Load]:
    """8.2.1 Whoever would March, to where they would March."""
    return [load_of(mind.s, move) for move in Fleet(mind, COAST).moves()]


def load_of(s: State, move: Move) -> Load:
    pieces: dict[Piece, int] = {piece(ROMANS, LEADER): move.force.leader, piece(ROMANS, LEGION): move.force.legions}
    left = move.force.bands
    for what in OWN_BANDS[ROMANS]:
        pieces[what] = min(left, s.pieces[move.origin.base + what])
        left -= pieces[what]
    return Load(move.origin, move.way[-1], {what: n for what, n in pieces.items() if n})


# ---- into one Region --------------------------------------------------------------------------------------------


class IntoOne(Free):
    """Into one Region out of several: once the first group has chosen it, the others who March go there."""

    def __init__(self, mind: Mind, ends: Sequence[Region]) -> None:
        super().__init__(mind, regions(mind.s))
        self.ends = ends

    def _to_first(self, first: Region, one: Region) -> RomanMarchPlan | None:
        return super(IntoOne, self._only_to(one))._to_first(first, one)

    def _only_to(self, one: Region) -> Self:
        """The same March with no other destination; who cannot get there has no part in it."""
        found = copy(self)
        found.ends, found._columns = (one,), {}
        found.threatened = [r for r in self.threatened if found.column(r).led]
        return found


class NextDoor(IntoOne):
    """From the Regions around it."""

    def leads_to(self, origin: Region, force: Force) -> Routes:
        return straight([r for r in roads(self.s, ROMANS, origin) if r in self.ends])


class Sending(MarchPlan):
    """Groups into one Region, which is named first if there is a choice."""

    def __init__(self, to: Region, moves: list[Move]) -> None:
        super().__init__(moves)
        self.to = to

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        found = offered(ask, self.to.option, *[move.origin.option for move in self.left], DONE, *ask.options)
        self.start_from(next((move.origin for move in self.left if move.origin.option == found), None))
        return found

    def march_number(self, mind: Mind, ask: Ask) -> Option | None:
        option = super().march_number(mind, ask)
        self.left = [move for move in self.left if move is not self.now]
        return option


# ---- 4 Circumvallation ------------------------------------------------------------------------------------------

instruct("instruction.no_help_for_romans", AEDUI, CIRCUMVALLATION, no=romans_need_no_help)


@answers(CIRCUMVALLATION, "event_region", faction=ROMANS)
def surround(mind: Mind, ask: Ask) -> Option:
    """The Citadel that the March box leads to; with none that it would March to, the Romans decline."""
    moves = mind.consider("R_MARCH", "8.8.1", siege)
    if moves is None:
        return DONE
    to = moves[0].way[-1]
    mind.plan = Sending(to, moves)
    return to.option


def siege(mind: Mind) -> list[Move] | None:
    moves = NextDoor(mind, list(strongholds(mind.s))).moves()
    if not moves:
        mind.impossible("romans.march.no_way")
    return moves or None


# ---- 70 Camulogenus, unshaded -----------------------------------------------------------------------------------


class Dispatch(IntoOne):
    """Legions and Auxilia, without the Leader, as far as they March: so he has no say in where from."""

    order = (MOST_LEGIONS,)

    def __init__(self, mind: Mind, ends: Sequence[Region]) -> None:
        super().__init__(mind, ends)
        self.threatened = [r for r in self.threatened if self.is_home(r)]

    def _note(self, key: str, *facts: object) -> None:
        """The Leader stays, and not all Legions go: nothing of getting all of them to one Region."""
        if key == "romans.march.all_to_one":
            super()._note("romans.march.sent", *facts[1:])
        elif key != "romans.march.not_all_to_one":
            super()._note(key, *facts)

    def _march(self, orders: list[Order]) -> RomanMarchPlan | None:
        found = super()._march(orders)
        return None if found is None else RomanMarchPlan(at_most_four(found.moves), found.scout)

    def is_home(self, region: Region) -> bool:
        return count(self.s, region, ROMANS, LEGION) > 0

    def force(self, origin: Region) -> Force:
        return leaving(self.s, origin)._replace(leader=0)

    def leads_to(self, origin: Region, force: Force) -> Routes:
        able = force.legions or force.bands
        return routes(self.mind, origin, force._replace(leader=0), mask_of(self.ends)) if able else {}


def dispatch(mind: Mind) -> list[Move]:
    board = mind.s.copy()
    begin_march_into(board, ROMANS, PARISII)
    with thinking_of(mind, board):
        return Dispatch(mind, PARISII).moves()


def at_most_four(moves: list[Move]) -> list[Move]:
    """No more Legions in all than the Event allows."""
    left, found = LEGIONS_SENT, list[Move]()
    for move in moves:
        legions = min(left, move.force.legions)
        left -= legions
        if legions or move.force.bands:
            found.append(move._replace(force=move.force._replace(legions=legions)))
    return found


@answers(CAMULOGENUS, "event_region", faction=ROMANS)
def labienus(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Where the March box leads; else where Romans who are there would Battle."""
    moves = dispatch(mind)
    if moves:
        to = moves[0].way[-1]
        mind.plan = Sending(to, moves)
        return to.option
    field = battlefield(mind)
    if field is None or field.option not in ask.options:
        return DONE
    mind.plan = Sending(field, [])
    return field.option


def battlefield(mind: Mind) -> Region | None:
    board = mind.s.copy()
    begin_free(board, ROMANS, PARISII, 0)
    with thinking_of(mind, board):
        plan = plan_battle(mind)
    return None if plan is None else plan.fights[0].region


# ---- 72 Impetuosity, unshaded -----------------------------------------------------------------------------------


def baited(mind: Mind) -> list[Move]:
    return NextDoor(mind, destinations(mind.s, ROMANS)).moves()


def bait_at(mind: Mind) -> Region | None:
    """Where the March box leads; thought out once in a turn, for it may take a die."""
    for step in mind.walk:
        if step.kind == "note" and step.key in (BAIT, NO_BAIT):
            return step.facts[0] if step.facts and isinstance(step.facts[0], Region) else None
    moves = baited(mind)
    to = moves[0].way[-1] if moves else None
    mind.walk.keep(NO_BAIT if to is None else BAIT, "8.2.1", *([] if to is None else [to]))
    return to


BAIT, NO_BAIT = "event.bait", "event.no_bait"


def nobody_bites(mind: Mind) -> bool:
    """8.2.1 The March would not result in a Battle: neither Arverni nor Belgae are where it leads, A4.3.3 or Arverni
    who cannot Ambush."""
    to = bait_at(mind)
    return to is None or not any(_bites(mind, f, to) for f in (ARVERNI, BELGAE))


def _bites(mind: Mind, host: Faction, to: Region) -> bool:
    """On the board after the March."""
    if not total(mind.s, to, host) or host is not run_by_game(mind.s):
        return total(mind.s, to, host) > 0
    after = marched(mind.s, ROMANS, baited(Afterthought(mind)))
    return may_attack(after, host, ROMANS, to)


instruct("instruction.bait", ROMANS, IMPETUOSITY, no=nobody_bites)


@answers(IMPETUOSITY, "event_region", faction=ROMANS)
def rise_to_the_bait(mind: Mind, ask: Ask) -> Option | None:
    to = bait_at(mind)
    assert to is not None
    plan = Sending(to, baited(Afterthought(mind)))
    mind.plan = plan
    return plan.event_region(mind, ask)
