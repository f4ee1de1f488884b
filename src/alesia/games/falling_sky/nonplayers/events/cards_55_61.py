"""8.2.1 Non-players and the Events 55 to 61: instructions, and the answers to what the cards ask."""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.board import (
    allies,
    ally_owner,
    bands,
    is_on_map,
    leader_region,
    move,
    number_of,
    own_pieces,
    subdue,
    total,
)
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    BRITANNIA,
    FACTIONS,
    GAULS,
    GERMANS,
    OWN_BANDS,
    ROMANS,
    SUBDUED,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.card_58_aduatuca import REMOVED, TERMS, WARBANDS, origins, struck_forts
from alesia.games.falling_sky.events.card_60_indutiomarus import LOST as INDUTIOMARUS_LOST
from alesia.games.falling_sky.events.card_61_catuvolcus import LOST as CATUVOLCUS_LOST
from alesia.games.falling_sky.events.card_61_catuvolcus import NERVII
from alesia.games.falling_sky.events.exchange import WARBANDS as ALL_WARBANDS
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.nonplayers.events.answers import best_target
from alesia.games.falling_sky.nonplayers.events.choosing import (
    best_pieces_first,
    regions_in,
    spared,
    times_answered,
)
from alesia.games.falling_sky.nonplayers.events.conditions import rebels_who_are_players, romans_need_no_help
from alesia.games.falling_sky.nonplayers.events.errands import adds_no_allies, lone_ability, march_in
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import itself_only, tribes_in
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, owner
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, most, named, yes_if

COMMIUS, FLIGHT, LAND_OF_MIST, ADUATUCA, GERMANIC_HORSE, INDUTIOMARUS, CATUVOLCUS = range(55, 62)

instruct("instruction.no_help_for_romans", AEDUI, COMMIUS, FLIGHT, no=romans_need_no_help)
instruct("instruction.shaded", AEDUI, GERMANIC_HORSE, side=SHADED_TEXT)

# ---- 56 Flight of Ambiorix, shaded ------------------------------------------------------------------------------

MOST_BELGAE = Priority("priority.most_own_pieces", lambda mind, region: total(mind.s, region, BELGAE))


@answers(FLIGHT, "event_region", faction=BELGAE)
def ambiorix_returns(mind: Mind, ask: Ask) -> Option:
    """8.3.2 Where the most own pieces are; 8.4.1 a Successor is not removed for him."""
    if leader_region(mind.s, BELGAE) is not None:
        return DONE
    return mind.choose(regions_in(ask), MOST_BELGAE).option


# ---- 57 Land of Mist and Mystery --------------------------------------------------------------------------------


@ineffective(LAND_OF_MIST, SHADED)
def would_serve_others(mind: Mind) -> bool:
    """8.2.3 The Ally would have to be somebody else's."""
    own = available_allies(mind.s, mind.faction) > 0 or would_come_back(mind.s, mind.faction)
    return not own and any(available_allies(mind.s, f) for f in GAULS)


def would_come_back(s: State, faction: Faction) -> bool:
    """The Ally that goes from Britannia is the Faction's own, and so Available again."""
    taken = [t for t in BRITANNIA.tribes if is_on_map(s, t) and s.tribes[t] != SUBDUED]
    return bool(taken) and all(ally_owner(s, t) == faction for t in taken)


instruct("instruction.more_allies", BELGAE, LAND_OF_MIST, no=adds_no_allies)


@answers(LAND_OF_MIST, "event_faction")
def beckoned(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


@answers(LAND_OF_MIST, "event_confirm")
def cross_to_britannia(mind: Mind, ask: Ask) -> Option:
    """8.2.3 If a March box leads there."""
    mind.plan = march_in(mind, [BRITANNIA])
    return yes_if(mind.plan is not None)


@answers(LAND_OF_MIST, "event_choice")
def act_in_britannia(mind: Mind, ask: Ask) -> Option:
    """8.2.3 The Special Ability that the flowchart leads to, Command apart."""
    return lone_ability(mind, ask, [BRITANNIA])


@answers(LAND_OF_MIST, "event_tribe")
def britons(mind: Mind, ask: Ask) -> Option:
    return best_target(mind, ask)


# ---- 58 Aduatuca ------------------------------------------------------------------------------------------------

MOST_REMOVED = Priority("event.most_pieces", lambda mind, region: min(REMOVED, number_of(mind.s, region, WARBANDS)))


@answers(ADUATUCA, "event_region", faction=ROMANS)
def defended(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most Warbands go."""
    return mind.choose(regions_in(ask), MOST_REMOVED, best_pieces_first(*WARBANDS)).option


def assault(s: State, fort: Region) -> Outcome:
    """All Germans around March in and Ambush."""
    board = s.copy()
    _march_together(board, fort)
    return forecast(board, GERMANS, ROMANS, fort, ambush=True, terms=TERMS)


def _march_together(board: State, fort: Region) -> None:
    for origin in origins(board, fort):
        for what in own_pieces(board, origin, OWN_BANDS[GERMANS]):
            move(board, origin, fort, what, board.pieces[origin.base + what])


MOST_LEGIONS = Priority("event.most_legions_hit", lambda mind, fort: assault(mind.s, fort).inflicted.legions)
MOST_LOSSES = Priority("event.most_forts_losses", lambda mind, fort: assault(mind.s, fort).inflicted.losses)


@answers(ADUATUCA, "event_region", faction=ARVERNI)
@answers(ADUATUCA, "event_region", faction=BELGAE)
def strike_fort(mind: Mind, ask: Ask) -> Option:
    """The Fort where the most Legions, then pieces, are lost; then Germans from all sides."""
    regions = regions_in(ask)
    if times_answered(mind, "event_region") or len(struck_forts(mind.s)) < 2:
        return regions[0].option  # in the end they come from all of them
    allowed = [r for r in regions if not is_barred(mind, mind.s, assault(mind.s, r).after)]
    return mind.choose(allowed or regions, MOST_LEGIONS, MOST_LOSSES).option


@answers(ADUATUCA, "march_number")
def strikers(mind: Mind, ask: Ask) -> Option:
    return most(ask)


# ---- 60 Indutiomarus --------------------------------------------------------------------------------------------


def _belgic_allies(mind: Mind, region: Region) -> int:
    return min(INDUTIOMARUS_LOST, allies(mind.s, region, BELGAE))


def _belgic_pieces(mind: Mind, region: Region) -> int:
    return min(INDUTIOMARUS_LOST, allies(mind.s, region, BELGAE) + bands(mind.s, region, BELGAE))


MOST_ALLIES, MOST_PIECES = Priority("event.most_allies", _belgic_allies), Priority("event.most_pieces", _belgic_pieces)


@answers(INDUTIOMARUS, "event_region")
def power_lost(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most Allies, then the most pieces, are removed; 8.4.4 but to no player's victory."""
    regions = regions_in(ask)
    allowed = spared(mind, regions, _weaken)
    return mind.choose(allowed or regions, MOST_ALLIES, MOST_PIECES).option


def _weaken(after: State, region: Region) -> None:
    for tribe in allied_tribes(after, [region], [BELGAE])[:INDUTIOMARUS_LOST]:
        subdue(after, tribe)


@answers(INDUTIOMARUS, "event_choice")
def weakened(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Allies, Cities first, then Hidden before Revealed before Scouted Warbands."""
    return best_target(mind, ask)


@answers(INDUTIOMARUS, "event_number")
def share_of_treveri(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Too few Warbands for both: nothing says who gets them."""
    return mind.pick(ask.options)


# ---- 61 Catuvolcus ----------------------------------------------------------------------------------------------


def poisoned(s: State) -> list[Faction]:
    """Whose Allies are in the Nervii Region."""
    return [f for f in FACTIONS if allies(s, NERVII, f)]


def strikes_others(mind: Mind) -> bool:
    """8.2.1 Aedui: nothing of player Arverni or Belgae is there, or others would have to lose pieces too."""
    s, rebels = mind.s, rebels_who_are_players(mind)
    theirs = sum(bands(s, NERVII, f) for f in rebels)
    if poisoned(s) and not any(f in rebels for f in poisoned(s)):
        return True
    if not poisoned(s) and not theirs:
        return True
    return theirs < min(CATUVOLCUS_LOST, number_of(s, NERVII, ALL_WARBANDS))


instruct("instruction.player_rebels", AEDUI, CATUVOLCUS, no=strikes_others)


@ineffective(CATUVOLCUS, UNSHADED)
def strikes_itself_alone(mind: Mind) -> bool:
    """8.4.1 Nobody but the Faction itself would lose anything."""
    s, others = mind.s, targets_of(mind.s, mind.faction)
    warbands = any(bands(s, NERVII, f) for f in others if f is not ROMANS)
    return not warbands and not any(allies(s, NERVII, f) for f in others)


def poisonable(mind: Mind) -> list[Faction]:
    return rebels_who_are_players(mind) if mind.faction is AEDUI else list(targets_of(mind.s, mind.faction))


def _number_of_theirs(mind: Mind, tribe: Tribe) -> int:
    return sum(ally_owner(mind.s, t) == ally_owner(mind.s, tribe) for t in NERVII.tribes)


MOST_OF_THEIRS = Priority("event.most_allies", _number_of_theirs)
ENEMY_ORDER = Priority("event.enemy_order", lambda mind, tribe: -enemy_rank(mind.s, mind.faction, owner(mind.s, tribe)))


@answers(CATUVOLCUS, "event_tribe")
def poisoned_tribe(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Of the enemy who has most Allies there, all of them; of the Faction itself no more than must be. No City is
    there, nor the Remi (8.4.1).
    Shaded (Belgae): which of two Tribes gets the last Ally, by dice."""
    found = tribes_in(ask)
    if mind.faction is BELGAE:
        return mind.pick(found).option
    theirs = [t for t in found if owner(mind.s, t) in poisonable(mind)]
    allowed = spared(mind, theirs, subdue)
    if not allowed and DONE in ask.options:
        return DONE
    left = len(allowed) if not is_frost(mind, mind.s) else 1
    return mind.choose_next(allowed or theirs or found, left, MOST_OF_THEIRS, ENEMY_ORDER).option


@answers(CATUVOLCUS, "event_piece", faction=AEDUI)
def poisoned_warband(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Of player Arverni and Belgae first."""
    names = {p.name for f in rebels_who_are_players(mind) for p in OWN_BANDS[f]}
    theirs = tuple(option for option in named(ask, "piece") if option.noun in names)
    return best_target(mind, ask._replace(options=theirs or ask.options))
