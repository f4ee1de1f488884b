"""8.2.1 Non-players and the Events 17 to 20: instructions, and the answers to what the cards ask."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.available import allies_and_citadels_on_map, available_bands
from alesia.games.falling_sky.board import (
    allies,
    bands,
    has_leader,
    has_settlement,
    hide_all,
    mobile,
    move,
    own_pieces,
    total,
)
from alesia.games.falling_sky.commands.germanic import ambush_targets, may_germanic_march
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    FACTION,
    GERMANS,
    OWN_BANDS,
    REGIONS,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.events.card_17_germanic_chieftains import GROUPS
from alesia.games.falling_sky.events.card_19_lucterius import MOST_AUXILIA, THRUST
from alesia.games.falling_sky.events.exchange import clear_of
from alesia.games.falling_sky.events.picking import number_on_map
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick, regions_in, removal_region, spared
from alesia.games.falling_sky.nonplayers.events.conditions import rebels_who_are_players
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.forecast import forecast
from alesia.games.falling_sky.nonplayers.frost import is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Context
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, most, named

CHIEFTAINS, RHENUS_BRIDGE, LUCTERIUS, OPTIMATES = range(17, 21)
RHENUS_BRIDGE_TOO = 118  # A18
ENOUGH_ALLIES = 9

# ---- 17 Germanic Chieftains -------------------------------------------------------------------------------------


class Strike(NamedTuple):
    """An Ambush by Germans whom the Romans guide."""

    region: Region
    enemy: Faction

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.enemy, self.region)


def ways_off(s: State, origin: Region) -> list[Region]:
    """Regions without Romans next to one with Romans."""
    if not total(s, origin, ROMANS) or not may_germanic_march(s, origin) or not bands(s, origin, GERMANS):
        return []
    return [r for r in origin.adjacent if not total(s, r, ROMANS)]


def strikes(s: State) -> list[Strike]:
    """Ambushes that Germans can make now against anybody but Romans."""
    return [Strike(r, f) for r in REGIONS for f in ambush_targets(s, r) if f is not ROMANS]


def prey(s: State, origin: Region, regions: Sequence[Region]) -> list[Strike]:
    """Ambushes that Germans from here could make in these Regions without Romans, each for itself."""
    return [Strike(r, f) for r in regions for f in ambush_targets(led(s, origin, r), r)]


def led(s: State, origin: Region, to: Region) -> State:
    after = s.copy()
    lead_off(after, origin, to)
    return after


def lead_off(after: State, origin: Region, to: Region) -> None:
    hide_all(after, origin, GERMANS)
    for what in own_pieces(after, origin, OWN_BANDS[GERMANS]):
        move(after, origin, to, what, after.pieces[origin.base + what])


def threatens_romans(s: State, region: Region) -> bool:
    """Germans there would have to Ambush Romans, for want of anybody else."""
    return ambush_targets(s, region) == [ROMANS]


MENACING = Priority("event.germans_menacing", lambda mind, region: threatens_romans(mind.s, region))
MOST_GERMANS = Priority("event.most_germans", lambda mind, region: bands(mind.s, region, GERMANS))
WITH_PREY = Priority("event.germans_prey", lambda mind, region: bool(prey(mind.s, region, ways_off(mind.s, region))))
LEAVING = (MOST_GERMANS, WITH_PREY, MENACING)


def led_astray(mind: Mind) -> tuple[list[Region], State]:
    """From where Germans could be led off, and the board after that."""
    after = mind.s.copy()
    origins = [r for r in REGIONS if ways_off(after, r)]
    origins.sort(key=lambda r: [-int(each.score(mind, r)) for each in LEAVING])
    for origin in origins[:GROUPS]:
        ways = ways_off(after, origin)
        goals = [strike.region for strike in prey(after, origin, ways)]
        lead_off(after, origin, (goals or ways)[0])
    return origins, after


def cannot_guide(mind: Mind) -> bool:
    """Neither such a March nor such an Ambush; or an Ambush that could only strike Romans."""
    origins, after = led_astray(mind)
    if strikes(after):
        return False
    return not origins or any(ambush_targets(after, r) for r in REGIONS)


instruct("instruction.germans_off_romans", ROMANS, CHIEFTAINS, no=cannot_guide)


@answers(CHIEFTAINS, "event_region", faction=ROMANS)
def guided_region(mind: Mind, ask: Ask) -> Option:
    """March out of Regions with Romans, the largest groups first, of equal ones those with prey next door; then an
    Ambush, which cannot be declined."""
    if DONE not in ask.options:
        return choose_strike(mind, [s for s in strikes(mind.s) if s.region.option in ask.options], ask)
    origins = [r for r in regions_in(ask) if ways_off(mind.s, r)]
    if not origins:
        return DONE
    best = mind.narrow(origins, *LEAVING)
    return mind.choose_next(best, left_to_pick(ask) if _part_ways(mind, best) else 1).option


def _part_ways(mind: Mind, origins: Sequence[Region]) -> bool:
    """No two of these groups could come to the same Region, nor matters it upon Frost which goes first."""
    ends = [to for origin in origins for to in ways_off(mind.s, origin)]
    return len(set(ends)) == len(ends) and not is_frost(mind, mind.s)


@answers(CHIEFTAINS, "march_to", faction=ROMANS)
def guided_to(mind: Mind, ask: Ask) -> Option:
    """Into a Region without Romans; to where there is somebody to Ambush, if that is to follow."""
    origin = ask.about[0]
    assert isinstance(origin, Region)
    free = [r for r in regions_in(ask) if not total(mind.s, r, ROMANS)]
    allowed = spared(mind, free, lambda after, to: lead_off(after, origin, to))
    return hunting_ground(mind, origin, allowed).option if allowed else DONE


def hunting_ground(mind: Mind, origin: Region, regions: Sequence[Region]) -> Region:
    """8.8.1 Where the Romans would rather have an Ambush; without one by dice."""
    found = prey(mind.s, origin, regions)
    return best_strike(mind, found).region if found else mind.pick(regions)


@answers(CHIEFTAINS, "march_number", faction=ROMANS)
def guided_number(mind: Mind, ask: Ask) -> Option:
    return most(ask)


@answers(CHIEFTAINS, "battle_target", faction=ROMANS)
def guided_target(mind: Mind, ask: Ask) -> Option:
    region = ask.about[0]
    assert isinstance(region, Region)
    there = [Strike(region, FACTION[str(option.noun)]) for option in named(ask, "faction")]
    return best_strike(mind, [each for each in there if each.enemy is not ROMANS] or there).enemy.option


def choose_strike(mind: Mind, found: list[Strike], ask: Ask) -> Option:
    return best_strike(mind, found).region.option if found else mind.pick(ask.options)


def best_strike(mind: Mind, found: list[Strike]) -> Strike:
    """8.8.1 The order of the Romans' own Battle box, among those who would suffer a Loss."""
    from alesia.games.falling_sky.nonplayers.romans.battle import TARGETS

    return mind.choose(found, HURTS, *TARGETS)


def _hurts(mind: Mind, each: Strike) -> bool:
    return forecast(mind.s, GERMANS, each.enemy, each.region, ambush=True).inflicted.losses > 0


HURTS = Priority("event.causes_loss", _hurts)

# ---- 18 Rhenus Bridge, unshaded ---------------------------------------------------------------------------------

SETTLED = Priority("event.with_settlement", lambda mind, region: has_settlement(mind.s, region))
MOST_GERMANIC_ALLIES = Priority("event.most_allies", lambda mind, region: allies(mind.s, region, GERMANS))
MOST_GERMANIC_PIECES = Priority("event.most_germans", lambda mind, region: mobile(mind.s, region, GERMANS))


@answers(RHENUS_BRIDGE, "event_region", faction=ROMANS)
@answers(RHENUS_BRIDGE_TOO, "event_region", faction=ROMANS)
def punished(mind: Mind, ask: Ask) -> Option:
    """8.3.1 A8.3.1 A Settlement, then the most Allies, then the most Warbands; 8.4.4 not upon Frost to a player's
    victory."""
    allowed = spared(mind, regions_in(ask), lambda after, region: clear_of(Context(after), region, GERMANS))
    return mind.choose(allowed, SETTLED, MOST_GERMANIC_ALLIES, MOST_GERMANIC_PIECES).option if allowed else DONE


# ---- 19 Lucterius -----------------------------------------------------------------------------------------------


def no_player_to_repel(mind: Mind) -> bool:
    """Aedui: no player Arverni with Warbands in or next to Provincia."""
    return ARVERNI not in rebels_who_are_players(mind) or not number_on_map(mind.s, OWN_BANDS[ARVERNI], THRUST)


instruct("instruction.all_auxilia", ROMANS, LUCTERIUS, no=lambda mind: available_bands(mind.s, ROMANS) < MOST_AUXILIA)
instruct("instruction.player_rebels", AEDUI, LUCTERIUS, no=no_player_to_repel)


@answers(LUCTERIUS, "event_choice")
def check_thrust(mind: Mind, ask: Ask) -> Option:
    """8.2.1 Romans place Auxilia, Aedui remove Warbands."""
    return Option("place_auxilia" if mind.faction is ROMANS else "remove_warbands")


@answers(LUCTERIUS, "event_region", faction=AEDUI)
def repelled_from(mind: Mind, ask: Ask) -> Option:
    return removal_region(mind, ask, OWN_BANDS[ARVERNI])


@answers(LUCTERIUS, "event_region", faction=ARVERNI)
def lucterius_at(mind: Mind, ask: Ask) -> Option:
    """8.3.2 Where the most own pieces are, the Successor himself not counted."""
    return mind.choose(regions_in(ask), MOST_OWN_BUT_LEADER).option


MOST_OWN_BUT_LEADER = Priority(
    "priority.most_own_pieces",
    lambda mind, region: total(mind.s, region, ARVERNI) - has_leader(mind.s, region, ARVERNI),
)

# ---- 20 Optimates -----------------------------------------------------------------------------------------------

instruct(
    "instruction.nine_allies",
    ARVERNI,
    OPTIMATES,
    no=lambda mind: allies_and_citadels_on_map(mind.s, ARVERNI) < ENOUGH_ALLIES,
)
