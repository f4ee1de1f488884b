"""What control is worth to Rome: the Governance that it can hope for in Winter, and the Victory Points for it.

Worth is reckoned in hundredths of a Victory Point; what Rome gains, the Gauls lose.
"""

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from alesia.games.rome_vs_gaul.components import (
    AQUITANIA,
    BELGICA,
    CELTICA,
    GALLIC,
    GAUL,
    GOVERNANCE,
    LAST_TURN,
    PROVINCES,
    PROVINCIA,
    ROMAN,
    Province,
    Region,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.control import OWNER, markers_of, ruler_of
from alesia.games.rome_vs_gaul.state import GALLIC_CITY, ROMAN_CITY, TOWN, State
from alesia.games.rome_vs_gaul.victory import governance
from alesia.games.rome_vs_gaul.victory import worth as governance_in

POINT = 100  # a Victory Point
# What so much Governance is worth as long as Winter is far, in Victory Points: a smooth way from defeat (3) to 10.
PROSPECTS = {0: -8.0, 1: -6.8, 2: -5.4, 3: -3.6, 4: -0.6, 5: 0.1, 6: 0.5, 7: 1.0, 8: 1.4, 9: 1.9, 10: 2.2}
DEFEAT = -6.0
HELD, MARGIN = 0.85, 0.05  # how sure a Province is that is controlled, and what each marker to spare adds
UNDER_WAY = 0.6  # how much of a Province its markers are, before it is controlled
WALLED, BLOCKED = 0.4, 0.6  # what is left of it with enemy walls, or with too few spaces that are free
STEEP, STEEPER = 0.8, 0.15  # how sharply a lead in Provinces means Dominance, and more so with each round
SLOPE, SPAN = 0.5, 12  # how much of it is even steps, over so many Provinces: a distant goal is worth something, too
LONELY = 0.4  # how likely a single marker in a Region will be lost
# How much of the worth is what Governance would be if Winter came now, round by round.
CERTAIN = (0.0, 0.0, 0.0, 0.0, 0.1, 0.25, 0.45, 0.7, 0.9)
LAST = 0.15  # more in the last turn


class Gain(NamedTuple):
    """How much better a side stands: Governance Points and Provinces if Winter came now, and all of it as a worth."""

    governance: int
    provinces: int
    worth: float


class Prospect(NamedTuple):
    """What a Region is to Rome: Governance if Winter came now, and what is to be hoped for (at home: feared for)."""

    points: int
    hope: float


LEAD: dict[Side | None, int] = {None: 0, ROMAN: 1, GALLIC: -1}  # what a Province counts for by who controls it


class Balance:
    """How Rome stands with these markers, and what one more or less would change."""

    def __init__(self, control: bytes, round_: int, turn: int) -> None:
        self._control, self._round = bytearray(control), round_
        self._certain = min(1.0, CERTAIN[min(round_, 8)] + (LAST if turn == LAST_TURN and round_ > 4 else 0))
        self._rulers = [ruler_of(self._control, province) for province in PROVINCES]
        self._hold = [hold(self._control, province) for province in PROVINCES]
        self._romans = {region: roman_spaces(self._control, region) for region in GAUL}
        self._lead = sum([LEAD[ruler] for ruler in self._rulers])
        self._prospects = {region: self._prospect(region) for region in (*GAUL, PROVINCIA)}
        self._now = self._standing()
        self._gains: dict[tuple[Side, Province, int, int], Gain] = {}

    def gain(self, side: Side, space: Space, marker: int) -> Gain:
        """How much better the side would stand with this marker in the space: as in every other space of its Province
        where the same lies now."""
        case = side, space.province, self._control[space], marker
        found = self._gains.get(case)
        if found is None:
            found = self._gains[case] = self._gain(side, space, marker)
        return found

    def _gain(self, side: Side, space: Space, marker: int) -> Gain:
        """Only the Region of the space is looked at anew."""
        control, province, region = self._control, space.province, space.region
        before = control[space], self._rulers[province], self._hold[province], self._lead
        control[space] = marker
        self._rulers[province] = ruler_of(control, province)
        self._hold[province] = hold(control, province)
        self._lead += LEAD[self._rulers[province]] - LEAD[before[1]]
        after = self._standing_with(region, (OWNER[marker] is ROMAN) - (OWNER[before[0]] is ROMAN))
        control[space], self._rulers[province], self._hold[province], self._lead = before
        return _better(self._now, after, 1 if side is ROMAN else -1)

    def _standing_with(self, region: Region, romans: int) -> Gain:
        """With so many more Roman spaces in a Region, whose Provinces have changed."""
        if region not in self._prospects:
            return self._standing()
        before = self._prospects[region]
        if region.gaul:
            self._romans[region] += romans
        self._prospects[region] = self._prospect(region)
        found = self._standing()
        self._prospects[region] = before
        if region.gaul:
            self._romans[region] -= romans
        return found

    def _standing(self) -> Gain:
        """Of Rome."""
        points = sum([each.points for each in self._prospects.values()])
        award = award_for(points)
        hopes = sum([self._prospects[region].hope for region in (CELTICA, BELGICA, AQUITANIA)])
        hopes -= self._prospects[PROVINCIA].hope
        worth = (1 - self._certain) * prospect(hopes) + self._certain * award
        return Gain(points, self._lead, POINT * worth)

    def _prospect(self, region: Region) -> "Prospect":
        hope = self._fear() if region is PROVINCIA else self._hope(region)
        return Prospect(governance_in(self._rulers, region, self._romans.get(region, 0) > 0), hope)

    def _fear(self) -> float:
        """How much Governance may be lost at home."""
        return sum([province.unruled * (1 - max(0.0, self._hold[province])) for province in PROVINCIA.provinces])

    def _hope(self, region: Region) -> float:
        """Of a Region: Presence as far as it is sure, and Dominance as far as it is likely."""
        lead = sum([self._hold[province] for province in region.provinces])
        present = 1 - LONELY ** self._romans[region]
        return region.presence * present + (region.dominance - region.presence) * self._likely(lead)

    def _likely(self, lead: float) -> float:
        """Dominance with such a lead in Provinces."""
        steep = STEEP + STEEPER * self._round
        curve = 1 / (1 + exp(-steep * (lead - 0.5)))
        return (1 - SLOPE) * curve + SLOPE * max(0.0, min(1.0, 0.5 + lead / SPAN))


@lru_cache(1 << 8)  # markers lie as they lay while armies march, and in trial after trial
def balance(control: bytes, round_: int, turn: int) -> Balance:
    return Balance(control, round_, turn)


def awarded(s: State) -> float:
    """16.4.4 The Victory Points for Governance if Winter came now; less than none in defeat."""
    return award_for(governance(s))


@cache
def award_for(points: int) -> float:
    return next((vp for least, vp in GOVERNANCE if points >= least), DEFEAT)


def prospect(governance: float) -> float:
    """What so much Governance is worth, in Victory Points."""
    low = max(0, min(9, int(governance // 1)))
    return PROSPECTS[low] + (PROSPECTS[low + 1] - PROSPECTS[low]) * (governance - low)


def hold(control: bytearray, province: Province) -> float:
    """How much a Province is Roman (1) or Gallic (-1)."""
    return _hold(province, markers_of(control, province)) if province.needed else 0.0


@cache
def _hold(province: Province, markers: tuple[int, ...]) -> float:
    owners = [OWNER[marker] for marker in markers]
    roman = owners.count(ROMAN)
    gallic = len(owners) - owners.count(None) - roman
    towns = TOWN in markers or GALLIC_CITY in markers
    return _share(roman, gallic, province, towns) - _share(gallic, roman, province, ROMAN_CITY in markers)


def _share(own: int, other: int, province: Province, walled: bool) -> float:
    if own >= province.needed and not walled:
        return min(1.0, HELD + MARGIN * (own - province.needed))
    part = UNDER_WAY * min(own, province.needed) / province.needed
    blocked = len(province.spaces) - other < province.needed
    return part * (WALLED if walled else 1.0) * (BLOCKED if blocked else 1.0)


def _better(before: Gain, after: Gain, sign: int) -> Gain:
    return Gain(
        sign * (after.governance - before.governance),
        sign * (after.provinces - before.provinces),
        round(sign * (after.worth - before.worth), 1),
    )


def roman_spaces(control: bytearray, region: Region) -> int:
    return sum([OWNER[control[space]] is ROMAN for space in region.spaces])
