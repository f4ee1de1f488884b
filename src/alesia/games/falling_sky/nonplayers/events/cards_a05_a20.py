"""8.2.1 Non-players and the Events A5, A18, A19 and A20: instructions, and the answers to what the cards ask.

The shaded text of A17 is in germania.py, the unshaded in crassus.py; A18 is with card 18.
"""

from alesia.games.falling_sky.available import allies_and_citadels_on_map
from alesia.games.falling_sky.board import bands, count, has_fort, has_leader, mobile, total
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    CISALPINA,
    GERMANS,
    LEGION,
    OWN_BANDS,
    ROMANS,
    Region,
    Tribe,
)
from alesia.games.falling_sky.events.card_a19_gaius_valerius_procillus import beside_germans, camps, lead_all
from alesia.games.falling_sky.events.card_a20_morbihan import HOME, as_if_there
from alesia.games.falling_sky.events.exchange import clear_of, win_ally
from alesia.games.falling_sky.events.picking import number_on_map
from alesia.games.falling_sky.nonplayers.events.cards_01_08 import sent_from
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in, spared
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import enemies_of, removed_ally
from alesia.games.falling_sky.nonplayers.forecast import Toll, forecast
from alesia.games.falling_sky.nonplayers.frost import bars_battle
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Context
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import yes_if

GALLIA_TOGATA, PROCILLUS, MORBIHAN, DIVICO, ORGETORIX = 105, 119, 120, 126, 130
GUARD = 4  # 8.4.1 Warbands with a Leader

# ---- A5 Gallia Togata -------------------------------------------------------------------------------------------


@answers(GALLIA_TOGATA, "event_region")
def out_of_cisalpina(mind: Mind, ask: Ask) -> Option | None:
    """Unshaded: home, a Settlement by dice; shaded: the Romans as with card 5."""
    if ask.about[1] in ("recall", "remove"):
        return sent_from(mind, ask)
    return _home(mind, ask) if ask.about[1] == "home" else None


def _home(mind: Mind, ask: Ask) -> Option:
    """8.4.1 All together, a Leader to where he has four Warbands; then by dice. It is nothing to 8.4.4 where they go:
    they can but take Control from others."""
    return mind.choose(regions_in(ask), LEADER_GUARDED).option


def _is_guarded(mind: Mind, to: Region) -> bool:
    s, faction = mind.s, mind.faction
    together = bands(s, CISALPINA, faction) + bands(s, to, faction)
    return has_leader(s, CISALPINA, faction) and together >= GUARD


LEADER_GUARDED = Priority("event.leader_guarded", _is_guarded)

# ---- A19 Gaius Valerius Procillus -------------------------------------------------------------------------------


@answers(PROCILLUS, "event_tribe")
def translated(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Unshaded: Allies of others, Cities and Remi first, then in the order of enemies."""
    return removed_ally(mind, ask, enemies_of(mind), imagine=_won_over)


def _won_over(after: State, tribe: Tribe) -> None:
    win_ally(Context(after), tribe, ROMANS)


def led_to(s: State, origin: Region, to: Region) -> State:
    """The board once all Romans have been led there."""
    after = s.copy()
    lead_all(Context(after), origin, to)
    return after


def ways(mind: Mind, origin: Region) -> list[Region]:
    """Where Romans from here can be led; by Germans only to where there is no Fort and they are outnumbered."""
    found = [r for r in beside_germans(mind.s, origin) if mind.faction is not GERMANS or _is_trap(mind.s, origin, r)]
    return list(spared(mind, found, lambda after, to: lead_all(Context(after), origin, to)))


def _is_trap(s: State, origin: Region, to: Region) -> bool:
    return not has_fort(s, to) and germans_outnumber(led_to(s, origin, to), to)


def germans_outnumber(s: State, region: Region) -> bool:
    """All pieces of both."""
    return total(s, region, GERMANS) > total(s, region, ROMANS)


def nobody_to_trap(mind: Mind) -> bool:
    return not any(ways(mind, origin) for origin in camps(mind.s))


instruct("instruction.to_be_outnumbered", GERMANS, PROCILLUS, no=nobody_to_trap)

MOST_LEGIONS_LED = Priority("event.most_legions", lambda mind, region: count(mind.s, region, ROMANS, LEGION))
MOST_ROMANS_LED = Priority("event.most_pieces", lambda mind, region: mobile(mind.s, region, ROMANS))


@answers(PROCILLUS, "event_region")
def captured(mind: Mind, ask: Ask) -> Option | None:
    """The most Legions, then the most pieces; to where is for the dice."""
    found = regions_in(ask)
    if ask.about[1] == "to":
        origin = ask.about[2]
        assert isinstance(origin, Region)
        return mind.pick([r for r in ways(mind, origin) if r in found] or found).option
    able = [r for r in found if ways(mind, r)] or found
    return mind.choose(able, MOST_LEGIONS_LED, MOST_ROMANS_LED).option


# ---- A20 Morbihan, and A26, A30 for the Aedui -------------------------------------------------------------------


def outdo_arverni(mind: Mind) -> bool:
    """Aedui: more Warbands, and more Allies and Citadels, than the Arverni have on the map."""
    s = mind.s
    warbands = number_on_map(s, OWN_BANDS[AEDUI]) > number_on_map(s, OWN_BANDS[ARVERNI])
    return warbands and allies_and_citadels_on_map(s, AEDUI) > allies_and_citadels_on_map(s, ARVERNI)


instruct("instruction.not_if_stronger", AEDUI, MORBIHAN, DIVICO, ORGETORIX, no=outdo_arverni)


@answers(MORBIHAN, "event_confirm", faction=ROMANS)
def crush_veneti(mind: Mind, ask: Ask) -> Option:
    """8.4.4 Not upon Frost to a player's victory, whoever executes the Event; 8.2.3 then Seize as ever."""
    from alesia.games.falling_sky.nonplayers.romans.seize import SeizePlan

    mind.plan = SeizePlan()
    return yes_if(bool(spared(mind, [HOME], lambda after, home: clear_of(Context(after), home, ARVERNI))))


def _struck(mind: Mind, region: Region) -> Toll:
    s = mind.s
    return forecast(s, ARVERNI, ROMANS, region, ambush=True, terms=as_if_there(s, region)).inflicted


MOST_STRUCK = (
    Priority("event.most_legions_hit", lambda mind, region: _struck(mind, region).legions),
    Priority("event.most_citadels_hit", lambda mind, region: _struck(mind, region).strongholds),
    Priority("event.most_allies_hit", lambda mind, region: _struck(mind, region).allies),
    Priority("event.most_losses_caused", lambda mind, region: _struck(mind, region).losses),
)


@answers(MORBIHAN, "event_region")
def ships_at(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Where the Romans lose most: Legions, Forts, Allies, then anything."""
    found = regions_in(ask)
    allowed = [r for r in found if not _is_too_good(mind, r)]
    return mind.choose(allowed or found, *MOST_STRUCK).option


def _is_too_good(mind: Mind, region: Region) -> bool:
    terms = as_if_there(mind.s, region)
    return bars_battle(mind, mind.s, ROMANS, region, ambush=True, terms=terms, attacker=ARVERNI)
