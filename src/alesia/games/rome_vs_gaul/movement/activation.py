"""7.7.1, 10.2-10.6 An activation: a Leader or Combat Unit moves with whom it takes along, from space to space."""

from dataclasses import dataclass

from alesia.games.rome_vs_gaul.board import (
    Army,
    Gaul,
    cus,
    has_enemies_outside,
    is_besieged,
    outside,
    pieces_at,
    space_of,
    stack_of,
)
from alesia.games.rome_vs_gaul.components import GALLIC, PIECES, ROMAN, SIDES, SPACES, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import INFLUENCE, walls_of
from alesia.games.rome_vs_gaul.leaders import can_lead, can_move, go_together, load, may_lead
from alesia.games.rome_vs_gaul.movement.entering import enter, remember, sortie
from alesia.games.rome_vs_gaul.movement.fighting import breaches
from alesia.games.rome_vs_gaul.movement.paths import ALONE, allowance, burden, cost, ways_for
from alesia.games.rome_vs_gaul.siege import besiege, lift_sieges, may_besiege
from alesia.games.rome_vs_gaul.state import LENT, NO_MARKER, WAITING, State
from alesia.games.rome_vs_gaul.strategy.treachery import after_a_roll, before_relief
from alesia.kernel.ask import STOP, Act, Procedure, act, choose
from alesia.kernel.picking import pick

REMOVE_COST, SIEGE_COST = 2, 3
MOVE = tuple(act("enter", space) for space in SPACES)
TAKE = tuple(act("take", piece) for piece in PIECES)
DROP = tuple(act("drop", piece) for piece in PIECES)
REMOVE, BESIEGE, GO_INSIDE, GO_OUTSIDE, SORTIE = (
    act(verb) for verb in ("remove", "besiege", "go_inside", "go_outside", "sortie")
)


@dataclass(slots=True)
class March:
    """A move under way."""

    side: Side
    leader: Piece
    mp: int
    alone: bool  # 10.3.3 a Roman Leader who has had no CU so far
    sieges: bool = True  # the card allows Sieges, Subjugation and the removal of markers
    most: int = len(PIECES)  # 36: the Combat Units that the card allows in the army
    ended: bool = False


def can_be_activated(s: State, piece: Piece) -> bool:
    """7.7.1, 10.2.1 On the map, not moved in this card play, and able to move."""
    return s.place[piece] < WAITING and not s.moved[piece] and can_move(piece)


MOVERS = tuple(tuple(piece for piece in PIECES if piece.side is side and can_move(piece)) for side in SIDES)


def candidates(s: State, side: Side) -> Army:
    place, moved = s.place, s.moved
    return [piece for piece in MOVERS[side] if place[piece] < WAITING and not moved[piece]]


def activate(
    g: Gaul, side: Side, leader: Piece, mp: int = 0, sieges: bool = True, most: int = len(PIECES)
) -> Procedure[list[Space]]:
    """7.7.1 Move: the whole movement of one stack. The spaces where its Leader was are returned, with that to which he
    had to retreat."""
    s = g.state
    s.clear(("army", "way"))
    remember(s, space_of(s, leader))
    join(s, leader)
    g.log("activated", "7.7.1", leader, space_of(s, leader))
    yield from muster(g, leader, most)
    army = moving(s)
    alone = not mp and side is ROMAN and leader.is_leader and not cus(army)
    march = March(side, leader, allowance(leader, army, mp) + 2 * s.forced_march, alone, sieges, most=most)
    s.forced_march = 0
    while not march.ended and s.army[leader]:
        yield from step(g, march)
        free = yield from breaches(g, leader)  # 11.2.4 walls that fell when a people threw it back (17.1.4), too
        march.ended = march.ended or not free
    been = {SPACES[number - 1]: None for number in s.way if number}
    if s.army[leader]:  # whoever is displaced is not
        been[space_of(s, leader)] = None
    s.clear(("army", "way"))
    lift_sieges(s)
    return [*been]


def moving(s: State) -> Army:
    find = s.army.find
    found = []
    at = find(1)
    while at >= 0:
        found.append(PIECES[at])
        at = find(1, at + 1)
    return found


def muster(g: Gaul, leader: Piece, most: int) -> Procedure[None]:
    """9.1, 10.5.1 Whom the Leader takes along from where he starts."""
    s = g.state
    if not can_lead(leader):
        return
    company = [piece for piece in stack_of(s, leader) if may_take(s, leader, piece)]

    def left(picked: tuple[Piece, ...]) -> Army:
        return [piece for piece in company if piece not in picked and may_join((leader, *picked, piece), most)]

    group = yield from pick(leader.side, "take_along", "10.5.1", left, leader, space_of(s, leader), none=True)
    for piece in group:
        join(s, piece)


def may_join(army: tuple[Piece, ...], most: int) -> bool:
    return go_together(army) and load(army) <= most


def join(s: State, piece: Piece) -> None:
    """10.2.1 Whoever moves with the army does not move again in this card play, wherever he ends."""
    s.army[piece] = s.moved[piece] = 1


def may_take(s: State, leader: Piece, piece: Piece) -> bool:
    """10.5.1 Nobody who has moved, nobody who outranks him."""
    return piece is not leader and not s.army[piece] and not s.moved[piece] and may_lead(leader, piece)


# ---- step by step -----------------------------------------------------------------------------------------------


def step(g: Gaul, march: March) -> Procedure[None]:
    """10.2.1 The next thing that the army does."""
    s = g.state
    choices = steps(s, march)
    space = space_of(s, march.leader)
    choice = yield from choose(march.side, "march", "10.2", choices, march.leader, space, march.mp)
    if choice is STOP:
        march.ended = True
    elif choice.verb == "enter":
        assert isinstance(choice.target, Space)
        yield from walk(g, march, choice.target)
    elif choice.verb in ("take", "drop"):
        assert isinstance(choice.target, Piece)
        take_or_drop(g, march, choice)
    else:
        yield from act_here(g, march, choice)


def steps(s: State, march: March) -> list[Act]:
    """Everything that the army may do now; to end the move comes last."""
    space = space_of(s, march.leader)
    if is_besieged(s, march.leader):
        return [SORTIE, STOP] if cus(moving(s)) else [STOP]
    army = moving(s)
    found = [MOVE[target] for target in ways(s, march, army, space)] + deeds(s, march, army, space)
    goes_on = march.mp or walls_of(s, space) is march.side  # 10.6 to go behind walls costs nothing
    company = _to_take(s, march, army, space) if goes_on else []
    if not found and not company and not ways_for(s, march.side, army, space, march.mp):
        return [STOP]  # 9.3 fewer could not go on either: whom it leaves behind changes nothing any more
    found += [TAKE[piece] for piece in company]
    found += [DROP[piece] for piece in army if piece is not march.leader]
    return [*found, STOP]


def ways(s: State, march: March, army: Army, space: Space) -> list[Space]:
    """10.4 Where the Movement Points suffice to go."""
    return ways_for(s, march.side, army, space, march.mp - burden(march.leader, army)) if march.mp else []


def _to_take(s: State, march: March, army: Army, space: Space) -> Army:
    """10.5.1 Who can be picked up here; 10.3.3 not after more Movement Points than the Leader has with CUs."""
    if not can_lead(march.leader):
        return []
    found = [piece for piece in pieces_at(s, space, march.side) if may_take(s, march.leader, piece)]
    found = [piece for piece in found if not is_besieged(s, piece) and may_join((*army, piece), march.most)]
    if march.alone and march.mp < ALONE - march.leader.movement:
        found = [piece for piece in found if not piece.is_cu]
    return found


def deeds(s: State, march: March, army: Army, space: Space) -> list[Act]:
    """8.3.3 Remove a marker, 14.3.1 besiege, 10.6 go behind the walls or before them; come out against Roman Leaders
    alone (9.6)."""
    found: list[Act] = []
    if s.control[space] == NO_MARKER:
        return found
    if march.sieges:
        if march.mp >= REMOVE_COST and may_remove(s, march.side, army, space):
            found.append(REMOVE)
        if march.mp >= SIEGE_COST and can_lead(march.leader) and may_besiege(s, march.side, space):
            found.append(BESIEGE)
    if walls_of(s, space) is march.side and not all(s.inside[piece] for piece in army):
        found.append(GO_INSIDE)
    if s.inside[march.leader]:
        if not outside(s, space, march.side.other):
            found.append(GO_OUTSIDE)
        elif march.side is GALLIC:
            found.append(SORTIE)
    return found


def may_remove(s: State, side: Side, army: Army, space: Space) -> bool:
    """8.3.3 An army with Combat Units may remove an enemy IM where no enemies are."""
    marked = s.control[space] == INFLUENCE[side.other]
    return marked and any(piece.is_cu for piece in army) and not has_enemies_outside(s, space, side)


def walk(g: Gaul, march: March, target: Space) -> Procedure[None]:
    """10.4.1 Along a path, and whatever happens on entering the space; 14.5.2 not if it has been besieged before it
    could set out."""
    s = g.state
    yield from before_relief(g, march.side.other, target)
    yield from breaches(g, march.leader)
    army = moving(s)
    if march.leader not in army or is_besieged(s, march.leader):
        return
    start = space_of(s, march.leader)
    march.mp -= cost(s, start, target) + burden(march.leader, army)
    for piece in army:
        s.inside[piece] = 0
    goes_on = yield from enter(g, march.side, march.leader, army, start, target)
    march.ended = not goes_on
    lift_sieges(s)


def take_or_drop(g: Gaul, march: March, choice: Act) -> None:
    """10.5 Picking up; dropping off: who is dropped moves no more in this card play."""
    s = g.state
    piece = choice.target
    assert isinstance(piece, Piece)
    takes = choice.verb == "take"
    if takes:
        join(s, piece)
        s.inside[piece] &= s.inside[march.leader]  # 10.6 both are where the army is: it may still be behind the walls
        if march.alone and piece.is_cu:
            march.mp -= ALONE - march.leader.movement
            march.alone = False
    else:
        s.army[piece] = 0
        s.moved[piece] = LENT
    g.log("picked_up" if takes else "dropped_off", "10.5", march.leader, piece, space_of(s, march.leader))


def act_here(g: Gaul, march: March, choice: Act) -> Procedure[None]:
    s = g.state
    space = space_of(s, march.leader)
    if choice is REMOVE:
        march.mp -= REMOVE_COST
        s.control[space] = NO_MARKER
        g.log("influence_removed", "8.3.3", march.side.other, space)
    elif choice is BESIEGE:
        march.mp -= SIEGE_COST
        yield from besiege(g, march.side, space, march.leader)
        lift_sieges(s)
        free = yield from breaches(g, march.leader)
        yield from after_a_roll(g, space)
        yield from breaches(g, march.leader)
        march.ended = not (free and s.army[march.leader])
    elif choice is GO_INSIDE:
        for piece in moving(s):
            s.inside[piece] = 1
        march.ended = True
        g.log("goes_inside", "10.6", march.leader, space)
    elif choice is GO_OUTSIDE:
        for piece in moving(s):
            s.inside[piece] = 0
        g.log("goes_outside", "10.6", march.leader, space)
    else:
        yield from before_relief(g, march.side.other, space)
        yield from breaches(g, march.leader)
        if s.army[march.leader]:
            march.ended = not (yield from sortie(g, march.side, march.leader, moving(s), space))
