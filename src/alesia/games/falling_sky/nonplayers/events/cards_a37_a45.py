"""A8.2.1 Non-players and the Events A37 to A45: instructions, and the answers to what the cards ask."""

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_sites, bands, may_hold
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    CISALPINA,
    GERMANS,
    OWN_BANDS,
    ROMANS,
    Region,
)
from alesia.games.falling_sky.events.card_a43_dumnorix import BIBRACTE, EACH, HEIRS
from alesia.games.falling_sky.events.exchange import allied_tribes
from alesia.games.falling_sky.nonplayers.events.cards_37_42 import Alps
from alesia.games.falling_sky.nonplayers.events.choosing import (
    SAME_REGION,
    best_pieces_first,
    left_to_pick,
    regions_in,
)
from alesia.games.falling_sky.nonplayers.events.conditions import aedui_are_players, romans_are_nonplayers
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import (
    BEST_ALLIES,
    enemies_of,
    removed_ally,
    tribes_in,
)
from alesia.games.falling_sky.nonplayers.events.verdict import UNSHADED_TEXT
from alesia.games.falling_sky.nonplayers.germans.intimidate import IntimidatePlan, find_prey
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.regions import may_stack, vicinity
from alesia.games.falling_sky.state import UNSHADED
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

ALL_GAUL, VERGOBRET, ALPINE_TRIBES, DUMNORIX, DICTATES = 137, 138, 140, 143, 145

# ---- A37 All Gaul Gathers ---------------------------------------------------------------------------------------


def _places(mind: Mind, region: Region) -> int:
    """How many own Allies can be placed there."""
    s, faction = mind.s, mind.faction
    return min(len(ally_sites(s, region, faction)), available_allies(s, faction))


def _places_in_city(mind: Mind, region: Region) -> bool:
    return any(CITIES_FIRST.score(mind, tribe) for tribe in ally_sites(mind.s, region, mind.faction))


MOST_ALLIES = Priority("event.most_allies", _places)
IN_CITY = Priority("event.places_in_city", _places_in_city)

instruct("instruction.all_gaul.aedui", AEDUI, ALL_GAUL)


@answers(ALL_GAUL, "event_region")
def gathering(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the most own Allies are placed; 8.2.1 then nobody moves there."""
    return DONE if ask.about[1] == "from" else mind.choose(regions_in(ask), MOST_ALLIES, IN_CITY).option


@answers(ALL_GAUL, "event_tribe")
def gathered(mind: Mind, ask: Ask) -> Option:
    """8.2.3 Own Allies alone; shaded those of Romans and Aedui."""
    if ask.about[1] == "remove":
        return removed_ally(mind, ask, enemies_of(mind))
    able = [t for t in tribes_in(ask) if t in ally_sites(mind.s, t.region, mind.faction)]
    return mind.choose_next(able, available_allies(mind.s, mind.faction), CITIES_FIRST).option if able else DONE


# ---- A38 Vergobret ----------------------------------------------------------------------------------------------

instruct("instruction.not_for_player_aedui", ROMANS, VERGOBRET, no=aedui_are_players)

# ---- A40 Alpine Tribes ------------------------------------------------------------------------------------------

instruct("instruction.alpine_tribes.belgae", BELGAE, ALPINE_TRIBES, no=romans_are_nonplayers)


class Passes(Alps):
    """Three of the Regions around Cisalpina: those that get an own Ally, then those that get Warbands or Auxilia."""

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[r.option for r in (*self.settled, *self.allotted)], DONE)


@answers(ALPINE_TRIBES, "event_region")
def join_in(mind: Mind, ask: Ask) -> Option | None:
    plan = Passes(mind, [r for r in vicinity(mind.s, CISALPINA) if may_stack(mind.s, mind.faction, r)])
    mind.plan = plan
    return plan.event_region(mind, ask)


# ---- A43 Dumnorix -----------------------------------------------------------------------------------------------


@ineffective(DUMNORIX, UNSHADED)
def cannot_replace(mind: Mind) -> bool:
    """8.2.3 As with Dumnorix Loyalists (44): Romans would have to place Aedui, or Aedui Romans."""
    s, near = mind.s, vicinity(mind.s, BIBRACTE.region)
    tribes = allied_tribes(s, near, [ARVERNI])
    wanted = sum(any(may_hold(s, t, heir) for heir in HEIRS) for t in tribes)
    own = min(available_allies(s, mind.faction), sum(may_hold(s, t, mind.faction) for t in tribes))
    warbands = sum(bands(s, r, ARVERNI) for r in near)
    return own < min(EACH, wanted) or available_bands(s, mind.faction) < min(EACH, warbands)


REPLACED = Priority("event.replaced_rather_than_removed", lambda mind, tribe: may_hold(mind.s, tribe, mind.faction))


@answers(DUMNORIX, "event_tribe", faction=ROMANS)
@answers(DUMNORIX, "event_tribe", faction=AEDUI)
def discovered_ally(mind: Mind, ask: Ask) -> Option:
    """8.3.1 An Arverni Ally that becomes an own one; 8.4.1 Cities first."""
    return mind.choose_next(tribes_in(ask), left_to_pick(ask), REPLACED, BEST_ALLIES).option


@answers(DUMNORIX, "event_region", faction=ROMANS)
@answers(DUMNORIX, "event_region", faction=AEDUI)
def discovered_in(mind: Mind, ask: Ask) -> Option:
    """8.3.1 On in the same Region; else where the best of the Warbands are (8.4.1)."""
    return mind.choose(regions_in(ask), SAME_REGION, best_pieces_first(*OWN_BANDS[ARVERNI])).option


# ---- A45 Savage Dictates ----------------------------------------------------------------------------------------


def nobody_plays_germans(mind: Mind) -> bool:
    return not mind.is_player(GERMANS)


instruct("instruction.dictates.belgae", BELGAE, DICTATES, no=nobody_plays_germans, side=UNSHADED_TEXT)


@answers(DICTATES, "event_tribe")
def protected(mind: Mind, ask: Ask) -> Option:
    """8.2.3 For own Allies alone."""
    able = [t for t in tribes_in(ask) if t in ally_sites(mind.s, t.region, mind.faction)]
    left = min(left_to_pick(ask), available_allies(mind.s, mind.faction))
    return mind.choose_next(able, left, CITIES_FIRST).option if able else DONE


class Commands(IntimidatePlan):
    """A8.7.1 The list of Intimidate, wherever Hidden Warbands are; then markers."""

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        return self.intimidate(mind, ask)


@answers(DICTATES, "event_region", faction=GERMANS)
def arrogant_commands(mind: Mind, ask: Ask) -> Option | None:
    """No markers if nobody is removed."""
    if not any(find_prey(mind, r) for r in regions_in(ask)):
        return DONE
    plan = Commands()
    mind.plan = plan
    return plan.event_region(mind, ask)
