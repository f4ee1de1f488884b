"""A8.2.1 Non-players and the Events A63 to A70: instructions, and the answers to what the cards ask.

A67 Arduenna is in arduenna.py.
"""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import bands, has_settlement, total
from alesia.games.falling_sky.commands.strength import Terms
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    BELGAE,
    BELGICA,
    FACTIONS,
    GERMANIA,
    GERMANS,
    HIDDEN,
    OWN_BANDS,
    ROMANS,
    Faction,
    Region,
    piece,
)
from alesia.games.falling_sky.control import controls
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.card_a64_abatis import sites
from alesia.games.falling_sky.events.card_a65_kinship import KIN, can_give, fields, terms_of
from alesia.games.falling_sky.events.card_a69_bellovaci import ATREBATES, EACH, STRONGEST
from alesia.games.falling_sky.nonplayers.events.cards_63_66 import campaign
from alesia.games.falling_sky.nonplayers.events.cards_a37_a45 import REPLACED, nobody_plays_germans
from alesia.games.falling_sky.nonplayers.events.cards_a51_a60 import where_warbands_count
from alesia.games.falling_sky.nonplayers.events.choosing import (
    SAME_REGION,
    best_pieces_first,
    regions_in,
)
from alesia.games.falling_sky.nonplayers.events.conditions import belgae_are_nonplayers
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import BEST_ALLIES, enemies_of, tribes_in
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT, is_last_year
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, forecast_retreat, may_retreat
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.regions import vicinity
from alesia.games.falling_sky.state import SHADED, UNSHADED
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE

COLD_WAR, ABATIS, KINSHIP, UPRISING, BELLOVACI, NERVII = 163, 164, 165, 166, 169, 170

# ---- A63 Winter Campaign ----------------------------------------------------------------------------------------

instruct("instruction.shaded", AEDUI, COLD_WAR, side=SHADED_TEXT)
answers(COLD_WAR, "winter_campaign")(campaign)

# ---- A64 Abatis -------------------------------------------------------------------------------------------------

UNDER_CONTROL = Priority("event.own_control", lambda mind, region: controls(mind.s, mind.faction, region))
MOST_WARBANDS = Priority("event.most_own_warbands", lambda mind, region: bands(mind.s, region, mind.faction))


@ineffective(ABATIS, UNSHADED)
def lies_well(mind: Mind) -> bool:
    """8.3.1 The marker lies where it would be put: it is not moved to a worse place."""
    at = mind.s.abatis[mind.faction]
    if not at or not bands(mind.s, ALL_REGIONS[at - 1], mind.faction):
        return False
    here = ALL_REGIONS[at - 1]
    return here in mind.muse(lambda: mind.narrow([here, *sites(mind.s, mind.faction)], UNDER_CONTROL, MOST_WARBANDS))


@answers(ABATIS, "event_region")
def felled_trees(mind: Mind, ask: Ask) -> Option:
    """8.3.1 For its own benefit: where it has Control and the most Warbands."""
    return mind.choose(regions_in(ask), UNDER_CONTROL, MOST_WARBANDS).option


# ---- A65 Kinship, unshaded: a feud ------------------------------------------------------------------------------


class Feud(NamedTuple):
    """Warbands of the one against the other in a Region, and the courses that the Battle can take."""

    attacker: Faction
    region: Region
    courses: tuple[Outcome, ...]

    def toll(self) -> tuple[int, ...]:
        """What is sure to go on both sides, best pieces first: Leaders, strongholds, Allies, Losses in all."""
        return min(_both(course) for course in self.courses)


def _both(course: Outcome) -> tuple[int, ...]:
    toll = course.inflicted.plus(course.suffered)
    return toll.leader, toll.strongholds, toll.allies, toll.losses


def feud(mind: Mind, attacker: Faction, region: Region) -> Feud:
    s, enemy, terms = mind.s, KIN[attacker], terms_of(mind.s, attacker, region)
    courses = [forecast(s, attacker, enemy, region, terms=terms)]
    if may_retreat(s, attacker, enemy, region):
        courses.append(forecast_retreat(s, attacker, enemy, region, terms=terms))
    return Feud(attacker, region, tuple(courses))


def feuds(mind: Mind, attacker: Faction) -> list[Feud]:
    """Battles that cost the two anything; 8.4.4 none that could bring a player to victory."""
    found = [feud(mind, attacker, r) for r in fields(mind.s, attacker)]
    return [each for each in found if each.toll()[-1] and not _is_barred(mind, each)]


def _is_barred(mind: Mind, each: Feud) -> bool:
    terms = terms_of(mind.s, each.attacker, each.region)
    return bars_battle(mind, mind.s, KIN[each.attacker], each.region, terms=terms, attacker=each.attacker)


def _sum_of(place: int, mind: Mind, attacker: Faction) -> int:
    return sum(each.toll()[place] for each in feuds(mind, attacker))


FEUD = (
    Priority("event.feud_bases", lambda mind, f: _sum_of(1, mind, f) + _sum_of(2, mind, f)),
    Priority("event.feud_losses", lambda mind, f: _sum_of(3, mind, f)),
)


@ineffective(KINSHIP, UNSHADED)
def no_feud(mind: Mind) -> bool:
    """8.3.1 Neither would lose anything."""
    return not any(feuds(mind, attacker) for attacker in KIN)


@answers(KINSHIP, "event_faction")
def who_begins(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Whoever brings the most Losses to both, Settlements and Allies first; shaded the other's pieces are won."""
    return (KIN[mind.faction] if ask.about[1] == "lost" else mind.choose(tuple(KIN), *FEUD)).option


@answers(KINSHIP, "event_region")
def where_kin_meet(mind: Mind, ask: Ask) -> Option:
    """Wherever somebody is lost; shaded from where Warbands are won."""
    if ask.about[1] == "warband":
        return _won_from(mind, ask)
    wanted = [each.region for each in feuds(mind, FACTIONS[mind.s.actor]) if each.region.option in ask.options]
    if wanted:
        return mind.choose_next(wanted, len(wanted)).option
    return DONE if DONE in ask.options else mind.pick(regions_in(ask)).option


# ---- A65 shaded -------------------------------------------------------------------------------------------------

instruct("instruction.kinship.belgae", BELGAE, KINSHIP, no=nobody_plays_germans)
instruct("instruction.kinship.germans", GERMANS, KINSHIP, no=belgae_are_nonplayers)


@ineffective(KINSHIP, SHADED)
def nobody_to_win(mind: Mind) -> bool:
    """8.2.3 The other has no Warband or Ally: own ones would become theirs."""
    return not can_give(mind.s, KIN[mind.faction])


def _won_from(mind: Mind, ask: Ask) -> Option:
    """8.3.1 On in the same Region, else where the best are."""
    best = mind.narrow(regions_in(ask), SAME_REGION, best_pieces_first(*OWN_BANDS[KIN[mind.faction]]))
    return (best[0] if _are_all_won(mind, best, _left(ask)) else mind.pick(best)).option


def _left(ask: Ask) -> int:
    return int(str(ask.about[2]))


def _are_all_won(mind: Mind, regions: Sequence[Region], left: int) -> bool:
    """8.3.4 All Warbands there, in whatever order."""
    there = sum([bands(mind.s, r, KIN[mind.faction]) for r in regions])
    return there <= left and there <= available_bands(mind.s, mind.faction)


@answers(KINSHIP, "event_tribe")
def kin_won(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Those first that become own Allies; 8.4.1 Cities and Remi first."""
    return mind.choose_next(tribes_in(ask), _left(ask), REPLACED, BEST_ALLIES).option


# ---- A66 Winter Uprising! ---------------------------------------------------------------------------------------


def last_year(mind: Mind) -> bool:
    return is_last_year(mind.s)


instruct("instruction.uprising.belgae", BELGAE, UPRISING, no=last_year)
instruct("instruction.uprising.germans", GERMANS, UPRISING, no=last_year)


def _own_near(mind: Mind, region: Region) -> int:
    return sum(total(mind.s, r, mind.faction) for r in vicinity(mind.s, region))


MOST_NEAR = Priority("event.most_own_near", _own_near)


@answers(UPRISING, "event_region")
def girding_for_war(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Belgae in Belgica, Germans in Germania; when they rise, 8.3.1 where their Warbands count."""
    if ask.about[1] != "marker":
        return where_warbands_count(mind, ask)
    home = BELGICA if mind.faction is BELGAE else GERMANIA
    return mind.choose([r for r in regions_in(ask) if r in home], MOST_NEAR).option


@answers(UPRISING, "event_tribe")
def risen_tribe(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Cities and Remi first."""
    *_, left, rebels = ask.about
    assert isinstance(rebels, Faction)
    placed = min(int(str(left)), available_allies(mind.s, rebels))
    return mind.choose_next(tribes_in(ask), placed, CITIES_FIRST).option


# ---- A69 Bellovaci, shaded --------------------------------------------------------------------------------------


def _ambush(mind: Mind, enemy: Faction) -> Outcome:
    """What the new Warbands, or as many as there are Hidden, make of an enemy."""
    board = mind.s.copy()
    begin_free(board, BELGAE, (ATREBATES,), 0)
    group = ((piece(BELGAE, HIDDEN), min(STRONGEST, board.pieces[ATREBATES.base + piece(BELGAE, HIDDEN)])),)
    terms = Terms(attackers=group, bands=EACH)
    return forecast(board, BELGAE, enemy, ATREBATES, ambush=True, terms=terms)


def _is_unsettled(mind: Mind, enemy: Faction) -> bool:
    return not has_settlement(_ambush(mind, enemy).after, ATREBATES)


STRUCK = (
    Priority("event.most_legions_hit", lambda mind, enemy: _ambush(mind, enemy).inflicted.legions),
    Priority("event.settlement_hit", _is_unsettled),
    Priority("event.most_allies_hit", lambda mind, enemy: _ambush(mind, enemy).inflicted.allies),
    Priority("event.most_losses_caused", lambda mind, enemy: _ambush(mind, enemy).inflicted.losses),
    Priority("event.enemy_order", lambda mind, enemy: -enemy_rank(mind.s, mind.faction, enemy)),
)


@answers(BELLOVACI, "event_faction", faction=BELGAE)
def ambushed_there(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Whoever loses most by it; 8.4.1."""
    found = [f for f in enemies_of(mind) if f.option in ask.options]
    return mind.choose(found, *STRUCK).option


# ---- A70 Nervii -------------------------------------------------------------------------------------------------

instruct("instruction.not_for_nonplayer_belgae", ROMANS, NERVII, no=belgae_are_nonplayers)
instruct("instruction.not_for_nonplayer_belgae", AEDUI, NERVII, no=belgae_are_nonplayers)
