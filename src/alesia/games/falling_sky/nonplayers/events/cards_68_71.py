"""8.2.1 Non-players and the Events 68 to 71: instructions, and the answers to what the cards ask.

70 Camulogenus, unshaded, is in roman_moves.py.
"""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.available import available_allies, available_bands, available_citadels
from alesia.games.falling_sky.board import (
    ally_owner,
    citadel_owner,
    may_hold,
    place_ally,
    place_bands,
    place_citadel,
    subdue,
)
from alesia.games.falling_sky.commands.base import commands_of
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    COLONIES,
    FACTIONS,
    REGION,
    ROMANS,
    Faction,
    Region,
    Tribe,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_68_remi_influence import REMI
from alesia.games.falling_sky.events.card_70_camulogenus import MOST_WARBANDS
from alesia.games.falling_sky.events.card_71_colony import sites
from alesia.games.falling_sky.nonplayers.chart import follow_free
from alesia.games.falling_sky.nonplayers.events.afterthought import Afterthought, Glance, Peek, Undecided
from alesia.games.falling_sky.nonplayers.events.choosing import SAME_REGION, regions_in, spared
from alesia.games.falling_sky.nonplayers.events.errands import adds_no_allies
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import BEST_ALLIES, ENEMY_ORDER, tribes_in
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.frost import is_barred
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.plans import CommandPlan
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import victory_margin
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE

REMI_INFLUENCE, SEGNI, CAMULOGENUS, COLONY = range(68, 72)

# ---- 68 Remi Influence ------------------------------------------------------------------------------------------


def is_no_mediator(mind: Mind) -> bool:
    """The Remi are not an Ally of the Faction."""
    return ally_owner(mind.s, REMI) != mind.faction


instruct("instruction.shaded_remi", AEDUI, REMI_INFLUENCE, no=is_no_mediator, side=SHADED_TEXT)
instruct("instruction.qualify", ARVERNI, REMI_INFLUENCE, no=is_no_mediator)
instruct("instruction.more_allies", BELGAE, REMI_INFLUENCE, no=adds_no_allies)


@answers(REMI_INFLUENCE, "event_tribe", faction=ROMANS)
def protected(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Cities first, then the order of enemies."""
    found = tribes_in(ask)
    allowed = spared(mind, found, _make_roman)
    if not allowed and DONE in ask.options:
        return DONE
    return mind.choose(allowed or found, BEST_ALLIES, ENEMY_ORDER).option


def _make_roman(after: State, tribe: Tribe) -> None:
    replaced = available_allies(after, ROMANS) > 0 and may_hold(after, tribe, ROMANS)
    subdue(after, tribe)
    if replaced:
        place_ally(after, tribe, ROMANS)


def _holder(s: State, city: Tribe) -> Faction | None:
    at = max(ally_owner(s, city), citadel_owner(s, city))
    return FACTIONS[at] if at >= 0 else None


def _citadels(mind: Mind, city: Tribe) -> int:
    """One placed, one of an enemy's removed; or an own one lost."""
    s, own = mind.s, mind.faction
    placed = available_citadels(s, own) > 0 or citadel_owner(s, city) == own
    gone = 0 if citadel_owner(s, city) < 0 else (-1 if citadel_owner(s, city) == own else 1)
    return int(placed) + gone


def _allies(mind: Mind, city: Tribe) -> int:
    at = ally_owner(mind.s, city)
    return 0 if at < 0 else (-1 if at == mind.faction else 1)


MOST_CITADELS, MOST_ALLIES = Priority("event.net_citadels", _citadels), Priority("event.net_allies", _allies)
CITY_ENEMY = Priority("event.enemy_order", lambda mind, city: -enemy_rank(mind.s, mind.faction, _holder(mind.s, city)))


@answers(REMI_INFLUENCE, "event_tribe")
def mediated(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most Citadels, then Allies, are gained or taken from enemies; not at the price of an own one."""
    cities = [city for city in tribes_in(ask) if _citadels(mind, city) + _allies(mind, city) >= 0]
    allowed = spared(mind, cities, lambda after, city: _fortify(after, city, mind.faction))
    return mind.choose(allowed, MOST_CITADELS, MOST_ALLIES, CITY_ENEMY).option if allowed else DONE


def _fortify(after: State, city: Tribe, faction: Faction) -> None:
    subdue(after, city)
    if available_citadels(after, faction):
        place_citadel(after, city, faction)


# ---- 69 Segni & Condrusi ----------------------------------------------------------------------------------------


@answers(SEGNI, "event_region")
def west_bank(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Too few Warbands for both Regions: as many as may be in one, by dice, then the other."""
    return mind.choose(regions_in(ask), SAME_REGION).option


# ---- 70 Camulogenus, shaded -------------------------------------------------------------------------------------

instruct("instruction.shaded", AEDUI, CAMULOGENUS, side=SHADED_TEXT)


def _risen(mind: Mind, region: Region) -> State:
    after = mind.s.copy()
    place_bands(after, region, mind.faction, min(MOST_WARBANDS, available_bands(after, mind.faction)))
    return after


def _gains_control(mind: Mind, region: Region) -> bool:
    return controls(_risen(mind, region), mind.faction, region) and not controls(mind.s, mind.faction, region)


RISEN_MARGIN = Priority("event.own_margin", lambda mind, region: victory_margin(_risen(mind, region), mind.faction))
GAINS_CONTROL = Priority("event.gains_control", _gains_control)


@answers(CAMULOGENUS, "event_region", faction=ARVERNI)
@answers(CAMULOGENUS, "event_region", faction=AEDUI)
@answers(CAMULOGENUS, "event_region", faction=BELGAE)
def parisii_arise(mind: Mind, ask: Ask) -> Option:
    """8.3.1 All Warbands in one Region, where they count for victory, or bring Control; then a Region for the Command,
    first the one where the flowchart comes first to a box, and of several where that box acts first."""
    regions = regions_in(ask)
    if DONE in ask.options:
        return mind.choose(regions, RISEN_MARGIN, GAINS_CONTROL).option
    fields = mind.narrow(ranked_fields(mind, regions), EARLIEST_BOX)
    return first_field(mind, [field.region for field in fields]).option


LONGEST_WALK = 100  # longer than any through a flowchart


class Field(NamedTuple):
    """A Region, and how early the walk comes to a box that would act there (0 if none would)."""

    region: Region
    rank: int

    @property
    def phrase(self) -> object:
        return self.region


def ranked_fields(mind: Mind, regions: Sequence[Region]) -> list[Field]:
    """8.2.3 The dice of diamonds are rolled once, for all Regions and for the Command itself; 8.3.4 not if a walk that
    needs none has come to its box before."""
    ranks = {r: box_in(Peek(mind), r) for r in regions}
    sure = max([rank for rank, settled in ranks.values() if settled], default=0)
    for region, (rank, settled) in ranks.items():
        if not settled and rank >= sure:
            ranks[region] = box_in(Glance(mind), region)
    return [Field(r, rank) for r, (rank, _) in ranks.items()]


def box_in(thinker: Afterthought, region: Region) -> tuple[int, bool]:
    """How early the walk comes to a box that acts, or could do so at best; and whether it came to its end."""
    before = len(thinker.walk)
    settled = True
    try:
        if _command_in(thinker, [region]) is None:
            return 0, True
    except Undecided:
        settled = False
    passed = sum(step.kind == "box" for step in thinker.walk[before:])
    return LONGEST_WALK - passed - (not settled), settled


def _command_in(mind: Mind, regions: Sequence[Region]) -> CommandPlan | None:
    board = mind.s.copy()
    begin_free(board, mind.faction, regions, 1)
    mind.s = board
    plan = follow_free(mind, mind.conduct.chart, mind.conduct.start, commands_of(mind.faction))
    return plan if isinstance(plan, CommandPlan) else None


def first_field(mind: Mind, regions: Sequence[Region]) -> Region:
    """Where the box, if it could act in all of these, would act first; 8.3.4 what it does there needs no die yet."""
    if len(regions) == 1:
        return regions[0]
    thinker, board = Afterthought(mind), mind.s
    return thinker.settle(lambda: _acts_first(thinker, board, regions), lambda region: region)


def _acts_first(thinker: Afterthought, board: State, regions: Sequence[Region]) -> Region:
    thinker.s = board
    plan = _command_in(thinker, regions)
    choices = tuple(Option(verb, r.name) for verb in VERBS for r in regions)
    step = plan.next_step(thinker, Ask(thinker.faction, "command", "5.4", choices, ())) if plan is not None else None
    return thinker.pick(regions) if step is None else REGION[str(step.noun)]


VERBS = ("select", "rally", "march", "raid", "battle")
EARLIEST_BOX = Priority("event.earliest_box", lambda mind, field: field.rank)

# ---- 71 Colony --------------------------------------------------------------------------------------------------


def _founded(s: State, faction: Faction, region: Region) -> State:
    after = s.copy()
    tribe = next(t for t in COLONIES if t.region is region)
    subdue(after, tribe)
    if available_allies(after, faction):
        place_ally(after, tribe, faction)
    return after


def _margin(mind: Mind, region: Region) -> int:
    return victory_margin(_founded(mind.s, mind.faction, region), mind.faction)


def _own_control(mind: Mind, region: Region) -> bool:
    return controls(_founded(mind.s, mind.faction, region), mind.faction, region)


BEST_MARGIN = Priority("event.own_margin", _margin)
OWN_CONTROL = Priority("event.own_control", _own_control)


@ineffective(COLONY, UNSHADED)
def serves_rome_alone(mind: Mind) -> bool:
    """8.2.3 A Gaul without an Ally Available would found a Subdued Tribe, unless its Control Value is of use."""
    s, faction = mind.s, mind.faction
    if faction is ROMANS or available_allies(s, faction):
        return False
    return all(_margin(mind, region) <= victory_margin(s, faction) for region in sites(s, faction))


@answers(COLONY, "event_region")
def settlers(mind: Mind, ask: Ask) -> Option:
    """8.3.1 To benefit itself: where it counts most for victory, then under own Control."""
    regions = regions_in(ask)
    allowed = [r for r in regions if not is_barred(mind, mind.s, _founded(mind.s, mind.faction, r))]
    return mind.choose(allowed or regions, BEST_MARGIN, OWN_CONTROL).option
