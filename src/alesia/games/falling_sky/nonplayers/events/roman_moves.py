"""62, 70, 72 Romans who move by Event: by the priorities of their March box, as far and as many as the Event allows."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from alesia.games.falling_sky.board import count, mobile, regions, roads, total
from alesia.games.falling_sky.components import ARVERNI, BELGAE, LEADER, LEGION, OWN_BANDS, ROMANS, Piece, Region, piece
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_62_war_fleet import COAST
from alesia.games.falling_sky.events.card_70_camulogenus import MOST_LEGIONS as LEGIONS_SENT
from alesia.games.falling_sky.events.card_70_camulogenus import PARISII
from alesia.games.falling_sky.events.card_72_impetuosity import destinations
from alesia.games.falling_sky.events.moving import begin_march_into
from alesia.games.falling_sky.nonplayers.events.afterthought import Afterthought
from alesia.games.falling_sky.nonplayers.events.errands import Load
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, offered
from alesia.games.falling_sky.nonplayers.romans.battle import plan_battle
from alesia.games.falling_sky.nonplayers.romans.dividing import Column
from alesia.games.falling_sky.nonplayers.romans.enemies import menaced
from alesia.games.falling_sky.nonplayers.romans.leaving import leaving
from alesia.games.falling_sky.nonplayers.romans.march import MOST_LEGIONS, Marchers
from alesia.games.falling_sky.nonplayers.romans.routes import Route, Routes, routes
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option

CAMULOGENUS, IMPETUOSITY = 70, 72


class Free(Marchers, ABC):
    """The March box on other terms: it costs nothing, and each Region leads to those that the Event says."""

    def __init__(self, mind: Mind, origins: Sequence[Region]) -> None:
        super().__init__(mind)
        self.open = [r for r in origins if mobile(mind.s, r, ROMANS)]
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

    def _routes(self, column: Column, force: Force) -> Routes:
        return column.led if force == column.force else self.leads_to(column.origin, force)

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


# ---- 70 Camulogenus, unshaded -----------------------------------------------------------------------------------


class Dispatch(Free):
    """Legions and Auxilia, without the Leader, as far as they March: so he has no say in where from."""

    order = (MOST_LEGIONS,)

    def __init__(self, mind: Mind, origins: Sequence[Region]) -> None:
        super().__init__(mind, origins)
        self.threatened = [r for r in self.threatened if self.is_home(r)]

    def is_home(self, region: Region) -> bool:
        return count(self.s, region, ROMANS, LEGION) > 0

    def force(self, origin: Region) -> Force:
        return leaving(self.s, origin)._replace(leader=0)

    def leads_to(self, origin: Region, force: Force) -> Routes:
        able = force.legions or force.bands
        return routes(self.mind, origin, force._replace(leader=0)) if able else {}


def dispatch(mind: Mind, ends: Sequence[Region]) -> list[Move]:
    board = mind.s.copy()
    begin_march_into(board, ROMANS, ends)
    with thinking_of(mind, board):
        found = Dispatch(mind, regions(board))
        return [move for move in found.moves() if move.way[-1] in ends]


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
    moves = dispatch(mind, PARISII)
    if moves:
        to = moves[0].way[-1]
        mind.plan = Sending(to, at_most_four(dispatch(Afterthought(mind), [to])))
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


class Bait(Free):
    """Into a Region next door."""

    def __init__(self, mind: Mind, ends: Sequence[Region]) -> None:
        super().__init__(mind, [r for r in regions(mind.s) if mobile(mind.s, r, ROMANS)])
        self.ends = ends

    def leads_to(self, origin: Region, force: Force) -> Routes:
        return straight([r for r in roads(self.s, ROMANS, origin) if r in self.ends])


def bait_at(mind: Mind) -> Region | None:
    """Where the March box leads; thought out once in a turn, for it may take a die."""
    for step in mind.walk:
        if step.kind == "note" and step.key in (BAIT, NO_BAIT):
            return step.facts[0] if step.facts and isinstance(step.facts[0], Region) else None
    moves = Bait(mind, destinations(mind.s, ROMANS)).moves()
    to = moves[0].way[-1] if moves else None
    mind.walk.note(NO_BAIT if to is None else BAIT, "8.2.1", *([] if to is None else [to]))
    return to


BAIT, NO_BAIT = "event.bait", "event.no_bait"


def nobody_bites(mind: Mind) -> bool:
    """8.2.1 The March would not result in a Battle: neither Arverni nor Belgae are where it leads."""
    to = bait_at(mind)
    return to is None or not (total(mind.s, to, ARVERNI) or total(mind.s, to, BELGAE))


instruct("instruction.bait", ROMANS, IMPETUOSITY, no=nobody_bites)


@answers(IMPETUOSITY, "event_region", faction=ROMANS)
@answers(IMPETUOSITY, "march_number", faction=ROMANS)
def rise_to_the_bait(mind: Mind, ask: Ask) -> Option | None:
    to = bait_at(mind)
    assert to is not None
    plan = Sending(to, Bait(Afterthought(mind), [to]).moves())
    mind.plan = plan
    return plan.event_region(mind, ask) if ask.key == "event_region" else plan.march_number(mind, ask)
