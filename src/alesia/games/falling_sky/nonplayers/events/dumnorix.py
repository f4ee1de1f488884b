"""44 Dumnorix Loyalists: who changes sides, and how the new pieces Scout."""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import bands, hidden, number_of, own_pieces, place_bands, remove
from alesia.games.falling_sky.capabilities import TITUS_LABIENUS, capability
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    REVEALED,
    ROMANS,
    Faction,
    Piece,
    Region,
    piece,
)
from alesia.games.falling_sky.events.card_44_dumnorix_loyalists import BETRAYED, LOYAL, MADDENED
from alesia.games.falling_sky.events.exchange import WARBANDS
from alesia.games.falling_sky.events.picking import number_on_map
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.auxilia import FEWEST, lone_legions
from alesia.games.falling_sky.nonplayers.events.choosing import (
    SAME_REGION,
    as_target,
    regions_in,
    spared,
    times_answered,
)
from alesia.games.falling_sky.nonplayers.events.frontier import NEAR_HOME, none_near
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers, because, ineffective, instruct
from alesia.games.falling_sky.nonplayers.frost import is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, noun_of
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import lands, targets_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, named, offered

DUMNORIX = 44
AUXILIA = OWN_BANDS[ROMANS]
ROMANS_FIRST = (ARVERNI, GERMANS)  # whose instructions are about Roman pieces
DIGIT = 100  # more than the rank of any target

# ---- 44 Dumnorix Loyalists: who changes sides -------------------------------------------------------------------


def turncoats(mind: Mind) -> tuple[Piece, ...]:
    """Enemy pieces of the kinds that the text names: Warbands, or shaded Auxilia and Aedui Warbands."""
    kinds = WARBANDS if mind.faction in (ROMANS, AEDUI) else LOYAL
    return tuple(p for p in kinds if p.faction is not mind.faction)


@ineffective(DUMNORIX, UNSHADED)
def cannot_betray(mind: Mind) -> bool:
    return _cannot_turn(mind, WARBANDS, BETRAYED)


@ineffective(DUMNORIX, SHADED)
def cannot_madden(mind: Mind) -> bool:
    return _cannot_turn(mind, LOYAL, MADDENED)


def _cannot_turn(mind: Mind, kinds: tuple[Piece, ...], most: int) -> bool:
    """8.2.3 Every piece must become an own one, and none of them be own before."""
    n, own, others = _wanted_and_found(mind, kinds, most)
    return own < n or others < n


def _wanted_and_found(mind: Mind, kinds: tuple[Piece, ...], most: int) -> tuple[int, int, int]:
    n = min(most, number_on_map(mind.s, kinds))
    return n, available_bands(mind.s, mind.faction), number_on_map(mind.s, turncoats(mind))


@because("because.replaced", DUMNORIX)
def who_could_change(mind: Mind) -> tuple[object, ...]:
    if mind.faction is GERMANS and none_near(mind, AUXILIA):
        return ()
    unshaded = mind.conduct.side == UNSHADED
    kinds, most = (WARBANDS, BETRAYED) if unshaded else (LOYAL, MADDENED)
    return (*_wanted_and_found(mind, kinds, most), mind.faction)


@answers(DUMNORIX, "event_region")
def turned_in(mind: Mind, ask: Ask) -> Option | None:
    """8.3.1 On in the same Region; else where the best targets are (8.4.1), as many as are still to be turned: in all
    the number is the same wherever they stand."""
    muster(mind)
    kinds = turncoats(mind)
    if mind.faction in ROMANS_FIRST:
        kinds = AUXILIA if number_on_map(mind.s, AUXILIA) else kinds
    if mind.faction is ARVERNI and (option := bare_legions(mind, ask)):
        return option
    regions = [r for r in regions_in(ask) if own_pieces(mind.s, r, kinds)]
    allowed = spared(mind, regions, lambda after, region: _turn(mind, after, region, kinds)) or regions
    if not allowed:
        return None
    left = _left(mind)
    best = Priority("event.best_pieces", lambda mind, region: _targets(mind, region, kinds, left))
    near = (NEAR_HOME,) if mind.faction is GERMANS else ()
    first = mind.narrow(allowed, SAME_REGION, *near, best)
    emptied = sum(number_of(mind.s, r, kinds) for r in first) <= left and not is_frost(mind, mind.s)
    return (first[0] if emptied else mind.pick(first)).option


def _targets(mind: Mind, region: Region, kinds: tuple[Piece, ...], n: int) -> int:
    """The best so many pieces there one after the other, as the digits of a number; 0 where there are no more."""
    there = mind.s.pieces
    ranks = [rank for p in kinds for rank in [as_target(mind, p)] * there[region.base + p]]
    best = sorted(ranks, reverse=True)[:n]
    return sum(rank * DIGIT ** (n - place) for place, rank in enumerate(best, 1))


def _left(mind: Mind) -> int:
    most = BETRAYED if mind.faction in (ROMANS, AEDUI) else MADDENED
    return max(1, most - times_answered(mind, "event_region"))


def _turn(mind: Mind, after: State, region: Region, kinds: tuple[Piece, ...]) -> None:
    remove(after, region, own_pieces(after, region, kinds)[0])
    place_bands(after, region, mind.faction, 1)


def bare_legions(mind: Mind, ask: Ask) -> Option | None:
    """8.2.1 Arverni: Legions left without Auxilia in as many Regions as possible, so those with the fewest first."""
    found = lone_legions(mind, [r for r in regions_in(ask) if bands(mind.s, r, ROMANS)], _left(mind))
    return mind.choose(found, FEWEST).option if found else None


instruct("instruction.dumnorix.arverni", ARVERNI, DUMNORIX)
instruct("instruction.near_germania", GERMANS, DUMNORIX, no=lambda mind: none_near(mind, AUXILIA))


@answers(DUMNORIX, "event_piece")
def turned(mind: Mind, ask: Ask) -> Option:
    """8.4.1; Arverni and Germans Auxilia before Aedui Warbands."""
    muster(mind)
    kinds = turncoats(mind)
    auxilia = [p.option for p in AUXILIA if p.option in ask.options] if mind.faction in ROMANS_FIRST else []
    options = auxilia or [o for o in ask.options if noun_of(o) in kinds] or list(ask.options)
    return best_target(mind, ask._replace(options=tuple(options)))


# ---- 44 unshaded: the Scout -------------------------------------------------------------------------------------

instruct("instruction.dumnorix.aedui", AEDUI, DUMNORIX)


def suspects(mind: Mind) -> tuple[Faction, ...]:
    """All but Romans, in the order of 8.4.1 (A8.4 Germans, Belgae, Arverni)."""
    return tuple(f for f in targets_of(mind.s, AEDUI) if f is not ROMANS)


@answers(DUMNORIX, "scout_from", faction=AEDUI)
def stay(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Move no pieces."""
    return DONE


@answers(DUMNORIX, "scout_in", faction=AEDUI)
def inform(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Only where there are Hidden ones: in all such Regions, with Labienus (12) suborned in one."""
    found = [r for r in regions_in(ask) if any(hidden(mind.s, r, f) for f in suspects(mind))]
    left = 1 if capability(mind.s, TITUS_LABIENUS, SHADED) else len(found)
    return mind.choose_next(found, left).option if found else DONE


@answers(DUMNORIX, "scouted", faction=AEDUI)
def informed_on(mind: Mind, ask: Ask) -> Option:
    """Hidden ones of these; nobody else unless somebody must be named."""
    option = offered(ask, *[piece(f, HIDDEN).option for f in suspects(mind)], DONE)
    return option or min(named(ask, "piece"), key=lambda each: _as_last(mind, each))


def _as_last(mind: Mind, option: Option) -> int:
    what = noun_of(option)
    return enemy_rank(mind.s, AEDUI, what.faction) if isinstance(what, Piece) else 0


@answers(DUMNORIX, "scout_from", faction=ROMANS)
def ride(mind: Mind, ask: Ask) -> Option:
    """8.8.1 The Romans' own Scout, with no Auxilia but those just placed."""
    from alesia.games.falling_sky.nonplayers.romans.scout import Riders, ScoutPlan

    board = mind.s.copy()
    for region in lands(mind.s):
        _seat_old(board, region, newcomers(mind, region))
    with thinking_of(mind, board):
        ridden = Riders(mind).ride()
    plan = ScoutPlan(ridden.rides, only=ridden.only)
    mind.ability = plan
    return plan.scout_from(mind, ask)


class Muster:
    """The board before the first piece changed sides: who is there since is new."""

    def __init__(self, before: State) -> None:
        self.before = before.copy()


def muster(mind: Mind) -> None:
    """At the first question that the Event asks."""
    if not isinstance(mind.plan, Muster):
        mind.plan = Muster(mind.s)


def newcomers(mind: Mind, region: Region) -> int:
    """How many Auxilia the Event has placed in the Region; if it asked nothing, all are where it placed any."""
    now = hidden(mind.s, region, ROMANS)
    return now - hidden(mind.plan.before, region, ROMANS) if isinstance(mind.plan, Muster) else min(now, BETRAYED)


def _seat_old(board: State, region: Region, new: int) -> None:
    """The other Auxilia neither ride nor look: as if they were Revealed and had ridden."""
    unseen, seen = region.base + piece(ROMANS, HIDDEN), region.base + piece(ROMANS, REVEALED)
    old = max(0, board.pieces[unseen] - new)
    board.pieces[unseen] -= old
    board.pieces[seen] += old
    for what in AUXILIA:
        if what.kind != HIDDEN:
            board.ridden[region.base + what] = board.pieces[region.base + what]


@answers(DUMNORIX, "scout_in", faction=ROMANS)
def look(mind: Mind, ask: Ask) -> Option | None:
    """8.8.1 Nobody could ride."""
    from alesia.games.falling_sky.nonplayers.romans.scout import ScoutPlan

    plan = ScoutPlan([])
    mind.ability = plan
    return plan.scout_in(mind, ask)
