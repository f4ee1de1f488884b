"""A24, A26, A30 Non-player Germans and Arverni who come by Event: neither a Germanic Ally nor Germanic Control may be
lost (8.2.1)."""

from collections.abc import Sequence

from alesia.games.falling_sky.board import tally
from alesia.games.falling_sky.components import GERMANS, Region, Tribe
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.card_a24_seduni_uprising import SEDUNI
from alesia.games.falling_sky.events.card_a30_orgetorix import PIECES_PLACED, SEIZED, cities, sites
from alesia.games.falling_sky.events.picking import allies_of
from alesia.games.falling_sky.events.uprising import go_to_war
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.errands import rehearsed
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.events.tribes import tribes_in
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, Priority, at_most
from alesia.games.falling_sky.state import SHADED, State
from alesia.kernel.ask import Ask, Option

SEDUNI_UPRISING, DIVICO, ORGETORIX = 124, 126, 130
PLENTY = 99

# ---- what it costs ----------------------------------------------------------------------------------------------


def costs_germans(before: State, after: State) -> bool:
    """An Ally or Control that they had is gone."""
    allies = set(allies_of(before, [GERMANS])) - set(allies_of(after, [GERMANS]))
    return bool(allies or set(controlled(before, GERMANS)) - set(controlled(after, GERMANS)))


def uprising_costs(mind: Mind) -> bool:
    """A24 The board after the text, before the Arverni Phase that it brings."""
    trial = Rehearsal(mind, mind.s.copy())
    trial.run(go_to_war(trial.context, GERMANS, SEDUNI), to_the_end=True)
    return costs_germans(mind.s, trial.context.state)


def arverni_cost(mind: Mind) -> bool:
    """A26, A30 Whatever is placed where they would place it."""
    return costs_germans(mind.s, rehearsed(mind, mind.s.card, SHADED))


instruct("instruction.no_german_loss", GERMANS, SEDUNI_UPRISING, no=uprising_costs)
instruct("instruction.no_german_loss", GERMANS, DIVICO, ORGETORIX, no=arverni_cost)

# ---- where they come --------------------------------------------------------------------------------------------


def room(s: State, region: Region) -> int:
    """How many pieces of others may come without costing the Germans Control."""
    here = tally(s, region)
    return 2 * here.total[GERMANS] - sum(here.total) - 1 if here.control is GERMANS else PLENTY


MOST_ROOM = Priority("event.no_control_lost", lambda mind, region: min(room(mind.s, region), PIECES_PLACED))
MOST_ROOM_AT = Priority("event.no_control_lost", lambda mind, tribe: min(room(mind.s, tribe.region), PIECES_PLACED))


@answers(SEDUNI_UPRISING, "event_tribe", faction=GERMANS)
@answers(ORGETORIX, "event_tribe", faction=GERMANS)
def harmless_tribe(mind: Mind, ask: Ask) -> Option:
    return mind.choose(tribes_in(ask), MOST_ROOM_AT).option


@answers(SEDUNI_UPRISING, "event_region", faction=GERMANS)
@answers(ORGETORIX, "event_region", faction=GERMANS)
def harmless_region(mind: Mind, ask: Ask) -> Option:
    return mind.choose(regions_in(ask), MOST_ROOM).option


@answers(ORGETORIX, "event_choice", faction=GERMANS)
def harmless_piece(mind: Mind, ask: Ask) -> Option:
    """A30 Warbands, an Ally or a Citadel by dice, but where there is room for it."""
    s = mind.s
    places = {"place_warbands": SEIZED, "place_ally": regions_of(sites(s)), "place_citadel": regions_of(cities(s))}
    able = [option for option in ask.options if any(room(s, r) for r in places[option.verb])]
    return mind.pick(able or ask.options)


def regions_of(tribes: Sequence[Tribe]) -> list[Region]:
    return [tribe.region for tribe in tribes]


@answers(DIVICO, "event_region", faction=GERMANS)
def rejected_at(mind: Mind, ask: Ask) -> Option:
    """Up to so many: where there is no room, none."""
    able = [r for r in regions_in(ask) if room(mind.s, r)]
    return mind.choose(able, MOST_ROOM).option if able else DONE


@answers(DIVICO, "event_number", faction=GERMANS)
@answers(ORGETORIX, "event_number", faction=GERMANS)
def harmless_number(mind: Mind, ask: Ask) -> Option:
    region = ask.about[2]
    assert isinstance(region, Region)
    return at_most(ask, room(mind.s, region))
