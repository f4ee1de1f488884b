"""A24, A26, A30 Non-player Germans and Arverni who come by Event: neither a Germanic Ally nor Germanic Control may be
lost (8.2.1)."""

from collections.abc import Callable, Hashable, Sequence

from alesia.games.falling_sky.board import bands, place_ally, place_bands, place_citadel, tally
from alesia.games.falling_sky.components import ALLY, ARVERNI, CITADEL, GERMANS, Region, Tribe
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.card_a24_seduni_uprising import SEDUNI
from alesia.games.falling_sky.events.card_a26_divico import MOST
from alesia.games.falling_sky.events.card_a30_orgetorix import ALLY as AN_ALLY
from alesia.games.falling_sky.events.card_a30_orgetorix import CITADEL as A_CITADEL
from alesia.games.falling_sky.events.card_a30_orgetorix import (
    PIECES_PLACED,
    SEIZED,
    WARBANDS,
    cities,
    placements,
    sites,
)
from alesia.games.falling_sky.events.picking import allies_of
from alesia.games.falling_sky.events.uprising import go_to_war
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.errands import rehearsed
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.events.tribes import tribes_in
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import SHADED, State
from alesia.kernel.ask import Act, Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered

SEDUNI_UPRISING, DIVICO, ORGETORIX = 124, 126, 130
PLENTY = 99
MOST_PACTS = 60  # courses that are gone through before a die is cast

# ---- what it costs ----------------------------------------------------------------------------------------------


def lost_by_germans(before: State, after: State) -> tuple[list[Tribe], list[Region]]:
    """Allies that they had and have no more, and Regions that they Controlled."""
    allies = set(allies_of(before, [GERMANS])) - set(allies_of(after, [GERMANS]))
    return sorted(allies), sorted(set(controlled(before, GERMANS)) - set(controlled(after, GERMANS)))


def costs_germans(before: State, after: State) -> bool:
    """An Ally or Control that they had is gone."""
    return any(lost_by_germans(before, after))


def after_uprising(mind: Mind) -> State:
    """A24 The board after the text, before the Arverni Phase that it brings."""
    trial = Rehearsal(mind, mind.s.copy())
    trial.run(go_to_war(trial.context, GERMANS, SEDUNI), to_the_end=True)
    return trial.context.state


def uprising_costs(mind: Mind) -> bool:
    return costs_germans(mind.s, after_uprising(mind))


def after_arverni(mind: Mind) -> State:
    """A30 Whatever is placed where they would place it."""
    return rehearsed(mind, mind.s.card, SHADED)


def arverni_cost(mind: Mind) -> bool:
    return costs_germans(mind.s, after_arverni(mind))


instruct("instruction.no_german_loss", GERMANS, SEDUNI_UPRISING, no=uprising_costs)
instruct("instruction.no_german_loss", GERMANS, DIVICO)  # no Warband comes where there is no room: then Ineffective
instruct("instruction.no_german_loss", GERMANS, ORGETORIX, no=arverni_cost)

# ---- where they come --------------------------------------------------------------------------------------------


def room(s: State, region: Region) -> int:
    """How many pieces of others may come without costing the Germans Control."""
    here = tally(s, region)
    return 2 * here.total[GERMANS] - sum(here.total) - 1 if here.control is GERMANS else PLENTY


def most_room(placed: int) -> Priority:
    """For as many of those placed as can be."""
    return Priority("event.no_control_lost", lambda mind, region: min(room(mind.s, region), placed))


MOST_ROOM = most_room(PIECES_PLACED)
MOST_ROOM_AT = Priority("event.no_control_lost", lambda mind, tribe: min(room(mind.s, tribe.region), PIECES_PLACED))


@answers(SEDUNI_UPRISING, "event_tribe", faction=GERMANS)
def harmless_tribe(mind: Mind, ask: Ask) -> Option:
    return mind.choose(tribes_in(ask), MOST_ROOM_AT).option


@answers(SEDUNI_UPRISING, "event_region", faction=GERMANS)
def harmless_region(mind: Mind, ask: Ask) -> Option:
    return mind.choose(regions_in(ask), MOST_ROOM).option


@answers(DIVICO, "event_region", faction=GERMANS)
def rejected_at(mind: Mind, ask: Ask) -> Option:
    """Up to so many: where there is no room, none."""
    able = [r for r in regions_in(ask) if room(mind.s, r)]
    return mind.choose(able, most_room(MOST)).option if able else DONE


@answers(DIVICO, "event_number", faction=GERMANS)
def harmless_number(mind: Mind, ask: Ask) -> Option:
    region = ask.about[2]
    assert isinstance(region, Region)
    return at_most(ask, room(mind.s, region))


# ---- A30 what comes ---------------------------------------------------------------------------------------------


class Pact:
    """The board to be, thought out before the first Arverni are placed."""

    def __init__(self, board: State) -> None:
        self.board = board

    def event_choice(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[each.option for each in placements(mind.s) if self._is_left(mind.s, each)])

    def event_tribe(self, mind: Mind, ask: Ask) -> Option | None:
        kind = CITADEL if ask.about[1] == "citadel" else ALLY
        return offered(ask, *[tribe.option for tribe in self._tribes(mind.s, kind)])

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        return offered(ask, *[r.option for r in SEIZED if self._missing(mind.s, r)])

    def event_number(self, mind: Mind, ask: Ask) -> Option | None:
        region = ask.about[2]
        assert isinstance(region, Region)
        return at_most(ask, self._missing(mind.s, region))

    def _is_left(self, s: State, kind: Act) -> bool:
        if kind is WARBANDS:
            return any(self._missing(s, r) for r in SEIZED)
        return bool(self._tribes(s, CITADEL if kind is A_CITADEL else ALLY))

    def _tribes(self, s: State, kind: int) -> list[Tribe]:
        return [t for t in sites(s) if self.board.tribes[t] == kind + ARVERNI]

    def _missing(self, s: State, region: Region) -> int:
        return bands(self.board, region, ARVERNI) - bands(s, region, ARVERNI)


@answers(ORGETORIX, "event_choice", faction=GERMANS)
@answers(ORGETORIX, "event_tribe", faction=GERMANS)
@answers(ORGETORIX, "event_region", faction=GERMANS)
def harmless_pact(mind: Mind, ask: Ask) -> Option | None:
    """Nine pieces of any kind, by dice, but where there is room for them."""
    pact = Pact(mind.settle(lambda: _seized(mind), _end, most=MOST_PACTS))
    mind.plan = pact
    answer: Callable[[Mind, Ask], Option | None] = getattr(pact, ask.key)
    return answer(mind, ask)


def _end(board: State) -> Hashable:
    return bytes(board.pieces), bytes(board.tribes)


def _seized(mind: Mind) -> State:
    """One kind after the other, until all have come."""
    board, left = mind.s.copy(), PIECES_PLACED
    with thinking_of(mind, board):
        while left and (kinds := placements(board)):
            kind = mind.pick([each.option for each in _harmless(board, kinds)])
            left -= _place(mind, board, kind, left)
    return board


def _harmless(s: State, kinds: list[Act]) -> list[Act]:
    """Those for which there is room, if there is any."""
    places = {WARBANDS: SEIZED, AN_ALLY: regions_of(sites(s)), A_CITADEL: regions_of(cities(s))}
    return [kind for kind in kinds if any(room(s, r) for r in places[kind])] or kinds


def _place(mind: Mind, board: State, kind: Option, left: int) -> int:
    """How many pieces were placed."""
    if kind == WARBANDS.option:
        region = mind.choose(SEIZED, MOST_ROOM)
        return place_bands(board, region, ARVERNI, max(1, min(left, room(board, region))))
    found, place = (cities(board), place_citadel) if kind == A_CITADEL.option else (sites(board), place_ally)
    place(board, mind.choose(found, MOST_ROOM_AT), ARVERNI)
    return 1


def regions_of(tribes: Sequence[Tribe]) -> list[Region]:
    return [tribe.region for tribe in tribes]
