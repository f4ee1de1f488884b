"""The open table as a row of numbers from which chances are judged: the same columns at every moment."""

from alesia.games.gallic_war.board import is_on_map
from alesia.games.gallic_war.cards.draw import hand
from alesia.games.gallic_war.components import (
    AREAS,
    ARIOVISTUS,
    BARBARIAN,
    BLACK,
    BRITANNIA,
    CAESAR,
    GERMANS,
    HAND,
    LAST_TURN,
    LEADERS,
    NEUTRAL,
    ROMAN,
    TRIBES,
    UNITS,
    WIN_TRIBES,
    Side,
)
from alesia.games.gallic_war.state import FALLEN, WAITING, State
from alesia.games.gallic_war.victory import ROMAN_BRITANNIA

STACKS = 5  # legions and Caesar; other Romans; Germans; other Barbarians; neutral tribes
PLAIN, GERMAN, LOOSE = 1, 2, 4
ROUNDS = HAND + 2
LEAST_LEAD, MOST_LEAD, STEP = -16, 17, 4  # leads between which some steps have columns
NEAR = 6  # tribes below an automatic victory


def features(s: State) -> list[float]:
    stacks = _stacks(s)
    alone = [_alone(stack) for stack in stacks]
    tribes = [sum(alone[area] == side for area in TRIBES) for side in (ROMAN, BARBARIAN)]
    islands = (ROMAN_BRITANNIA - 1) * (alone[BRITANNIA] == ROMAN)
    lead = s.roman_vp + tribes[ROMAN] + islands - s.barbarian_vp - tribes[BARBARIAN]
    return [
        *_score(s, lead, tribes),
        *_time(s, lead),
        *_tracks(s),
        *[float(n) for stack in stacks for n in stack],
        *[float(alone[area] == side) for area in TRIBES for side in (ROMAN, BARBARIAN)],
        *_allies(s),
    ]


def insight(s: State) -> list[float]:
    """And how strong everybody is where, and what is in the hands."""
    power = [[0, 0] for _ in AREAS]
    steps = [0] * STACKS
    for unit, place, owner in zip(UNITS, s.place, s.owner, strict=True):
        if place < FALLEN:
            steps[_stack(owner, unit.is_black, unit.is_german)] += s.strength[unit]
            if owner != NEUTRAL:
                power[place][owner] += s.strength[unit]
    areas = [float(n) for each in power for n in each]
    return [*features(s), *areas, *map(float, steps), float(s.strength[CAESAR]), *_hand(s, ROMAN), *_hand(s, BARBARIAN)]


def _hand(s: State, side: Side) -> list[float]:
    """5.1 Action Points, events, and cards that are left."""
    cards = hand(s, side)
    events = sum(card.event is not None for card in cards)
    return [float(sum(card.value for card in cards)), float(events), float(len(cards))]


def _stacks(s: State) -> list[list[int]]:
    """The blocks of each area, as far as their colours tell them apart."""
    found = [[0] * STACKS for _ in AREAS]
    for unit, place, owner in zip(UNITS, s.place, s.owner, strict=True):
        if place < FALLEN:
            found[place][_stack(owner, unit.is_black, unit.is_german)] += 1
    return found


def _stack(owner: int, is_black: bool, is_german: bool) -> int:
    if owner == NEUTRAL:
        return LOOSE
    return int(not is_black) if owner == ROMAN else GERMAN + int(not is_german)


def _alone(stack: list[int]) -> int:
    """6.3 Which player stands there alone; else NEUTRAL."""
    roman, barbarian = stack[0] + stack[PLAIN], stack[GERMAN] + stack[GERMAN + 1]
    if stack[LOOSE] or bool(roman) is bool(barbarian):
        return NEUTRAL
    return ROMAN if roman else BARBARIAN


def _score(s: State, lead: int, tribes: list[int]) -> list[float]:
    """8.0 Points, the lead step by step, and how near 18 tribes are (8.1)."""
    near = [max(0, count - (WIN_TRIBES - NEAR)) for count in tribes]
    steps = [float(lead > step) for step in range(LEAST_LEAD, MOST_LEAD, STEP)]
    return [float(n) for n in (s.roman_vp, s.barbarian_vp, s.german_vp, *tribes, *near, lead)] + steps


def _time(s: State, lead: int) -> list[float]:
    """4.0 The turn, with the lead in it; the round, with the lead in the last turn."""
    turns = [float(s.turn == n) for n in range(1, LAST_TURN + 1)]
    rounds = [float(s.round == n) for n in range(ROUNDS)]
    late = float(s.turn == LAST_TURN) * lead
    return [*turns, *[each * lead for each in turns], *rounds, *[each * late for each in rounds]]


def _tracks(s: State) -> list[float]:
    """2.2, 6 Supply, raids, who wintered; who is on the map, has fallen or is still to come."""
    legions = [sum(s.place[unit] == place for unit in BLACK) for place in (FALLEN, WAITING)]
    germans = sum(s.place[unit] == FALLEN for unit in GERMANS)
    leaders = [is_on_map(s, unit) for unit in (ARIOVISTUS, *LEADERS)]
    numbers = (s.supply, s.raids, s.caesar_wintered, s.ariovistus_wintered, s.must_revolt, *legions, germans, *leaders)
    return [*map(float, numbers), s.supply**0.5]


def _allies(s: State) -> list[float]:
    """2.2 Of each tribe, whose allies its units on the map are."""
    place, owner = s.place, s.owner
    found = []
    for area in TRIBES:
        sides = {owner[unit] for unit in area.units if place[unit] < FALLEN}
        found += [float(side in sides) for side in (ROMAN, BARBARIAN)]
    return found
