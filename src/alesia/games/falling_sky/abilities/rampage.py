"""4.5.2 Rampage."""

from alesia.games.falling_sky.abilities.base import RAMPAGE, commit, reach
from alesia.games.falling_sky.board import (
    citadels,
    flip,
    has_fort,
    has_leader,
    hidden,
    loose,
    losses_order,
    move,
    number_of,
    others_present,
    own_pieces,
    remove,
    total,
    walled_first,
)
from alesia.games.falling_sky.commands.retreat import REMOVE_ALL, agrees_to_retreat, askable_regions, retreat_regions
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    FACTIONS,
    GERMANS,
    HIDDEN,
    LEGION,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.negotiation import Gaul, choose_walled
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import run_by_game
from alesia.kernel.ask import Act, Procedure, act, choose, choose_number, choose_or_stop

PREY = (ROMANS, ARVERNI, AEDUI)
FRIGHTENED = tuple((*OWN_BANDS[f], piece(ROMANS, LEGION)) if f is ROMANS else OWN_BANDS[f] for f in FACTIONS)


def rampage_regions(s: State, used: int = 0) -> list[Region]:
    """Near the Leader."""
    return [r for r in reach(s, BELGAE) if not used & r.mask and _may_rampage(s, r)]


def rampage_is_possible(s: State) -> bool:
    return any(_may_rampage(s, r) for r in reach(s, BELGAE))


def _may_rampage(s: State, region: Region) -> bool:
    """With Hidden Belgic Warbands."""
    if not hidden(s, region, BELGAE) or not others_present(s, BELGAE) & region.mask:
        return False
    return bool(rampage_targets(s, region))


def rampage_targets(s: State, region: Region) -> list[Faction]:
    """Romans or Gauls with neither Leader, Citadel nor Fort here, and something to frighten."""
    there = [f for f in PREY if total(s, region, f)]
    return [f for f in there if not _is_bold(s, f, region) and frightened(s, f, region)]


def _is_bold(s: State, faction: Faction, region: Region) -> bool:
    fort = faction is ROMANS and has_fort(s, region)
    return fort or has_leader(s, region, faction) or citadels(s, region, faction) > 0


def frightened(s: State, faction: Faction, region: Region) -> list[Piece]:
    """Warbands, Auxilia and Legions."""
    return own_pieces(s, region, FRIGHTENED[faction])


def rampage(g: Gaul) -> Procedure[None]:
    """A Region at a time: each Belgic Warband that flips removes or drives out one piece."""
    s, used = g.state, 0
    while True:
        region = yield from choose_or_stop(BELGAE, "rampage", "4.5.2", rampage_regions(s, used))
        if region is None:
            return
        used |= region.mask
        target = yield from choose(BELGAE, "rampage_target", "4.5.2", rampage_targets(s, region), region)
        yield from rampage_against(g, target, region)


def rampage_against(g: Gaul, target: Faction, region: Region) -> Procedure[None]:
    s = g.state
    most = min(hidden(s, region, BELGAE), number_of(s, region, frightened(s, target, region)))
    n = yield from choose_number(BELGAE, "rampage_number", "4.5.2", 1, most, region, target)
    commit(s, RAMPAGE)
    walled = yield from choose_walled(g, BELGAE, "4.5.2", region, piece(BELGAE, HIDDEN), n)
    flip(s, region, piece(BELGAE, HIDDEN), REVEALED, n, walled)
    g.log("rampage", "4.5.2", region, target, n)
    yield from give_way(g, target, region, n)


def give_way(g: Gaul, faction: Faction, region: Region, n: int) -> Procedure[None]:
    """The target removes the pieces or Retreats them into one adjacent Region, its own choice; whom the game runs
    never Retreats (A4.5.1)."""
    s = g.state
    if faction is run_by_game(s):
        return lose_in_order(g, faction, region, n)
    to = yield from retreat_region(g, faction, region, n)
    for left in range(n, 0, -1):
        choices = _fates(s, faction, region, to)
        if to is None and number_of(s, region, frightened(s, faction, region)) <= left:
            choices = choices[:1]  # all of them go
        choice = yield from choose(faction, "give_way", "4.5.2", choices, region, left)
        what = choice.target
        assert isinstance(what, Piece)
        if choice.verb == "retreat" and to is not None:
            move(s, region, to, what)
        else:
            remove(s, region, what, walled=walled_first(s, region, what))
        g.log("gave_way", "4.5.2", faction, region, choice.verb, what, to)


def lose_in_order(g: Gaul, faction: Faction, region: Region, n: int) -> None:
    """A3.2.4 Scouted, then other Revealed, then Hidden Warbands, 4 of a kind first those walled in."""
    for what in losses_order(g.state, faction, region):
        lost = min(n, g.state.pieces[region.base + what])
        n -= lost
        for _ in range(lost):
            remove(g.state, region, what, walled=walled_first(g.state, region, what))
            g.log("gave_way", "4.5.2", faction, region, "remove", what, None)


def _fates(s: State, faction: Faction, region: Region, to: Region | None) -> list[Act]:
    found = frightened(s, faction, region)
    retreats = [] if to is None else [act("retreat", p) for p in found if loose(s, region, p)]
    return retreats + [act("remove", p) for p in found]


def retreat_region(g: Gaul, faction: Faction, region: Region, n: int) -> Procedure[Region | None]:
    """Under own Control, or of a Faction that agrees at this moment, never the Germans; None to remove all."""
    s, asked = g.state, 0
    if not any(loose(s, region, p) for p in frightened(s, faction, region)):
        return None
    while True:
        choices: list[Region | Act] = [*retreat_regions(s, faction, region, 0)]
        strangers = [r for r in askable_regions(s, faction, region, asked) if not controls(s, GERMANS, r)]
        choices += [act("ask_retreat", r) for r in strangers]
        choice = yield from choose(faction, "retreat_to", "4.5.2", [*choices, REMOVE_ALL], region, n)
        if isinstance(choice, Region):
            return choice
        if not isinstance(choice.target, Region):
            return None
        asked |= choice.target.mask
        if (yield from agrees_to_retreat(g, faction, choice.target)):
            return choice.target
