"""16.2.2 Winter camps: where Legions are fed and safe, keep Roman markers from being cut off (16.3), and win spaces in
spring (16.5)."""

from typing import NamedTuple

from alesia.games.rome_vs_gaul.board import on_map, space_of
from alesia.games.rome_vs_gaul.components import LEGIONS, ROMAN, Piece, Space
from alesia.games.rome_vs_gaul.masks import Mask, lands, spaces_of, stands, where
from alesia.games.rome_vs_gaul.nonplayers.armies import distances
from alesia.games.rome_vs_gaul.nonplayers.ground import POINT, awarded
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.nouns import space_in
from alesia.games.rome_vs_gaul.state import NO_MARKER, ROMAN_CITY, ROMAN_INFLUENCE, State
from alesia.games.rome_vs_gaul.winter.isolation import MARKERS, ground_of, refuges
from alesia.games.rome_vs_gaul.winter.romans import forage, ways_to_camp
from alesia.kernel.ask import Option
from alesia.nonplayers.mind import Priority

FED_WORTH = 20.0  # what it is worth not to lose a step
FAR = 2.0  # what each Movement Point of the way costs
COMPANY = 3.0  # what each other Legion in the same camp is worth, up to three
MARKER_WORTH = 4.0  # what a marker is worth that is not cut off
DANGER = 2.0  # what each point of strength costs by which an enemy army is stronger
BETTER = 2.0  # by so much another camp must be better


class Stake(NamedTuple):
    """Land whose markers are lost if no Legion camps in it, and what that would cost."""

    land: Mask
    worth: float


def stakes(s: State) -> list[Stake]:
    """16.3 Every land with Roman markers and without walls, or a port at a sea that Rome rules."""
    markers = where(s.control, MARKERS[ROMAN])
    camps = stands(s, ROMAN)
    havens = refuges(s, ROMAN) & ~camps
    found = [land for land in lands(ground_of(s, ROMAN)) if land & markers and not land & havens]
    return [Stake(land, stake(s, land & markers)) for land in found]


def stake(s: State, markers: Mask) -> float:
    sand = s.copy()
    lost = spaces_of(markers)
    for space in lost:
        sand.control[space] = NO_MARKER
    return POINT * (awarded(s) - awarded(sand)) + MARKER_WORTH * len(lost)


# ---- camps ------------------------------------------------------------------------------------------------------


def legions_at(s: State, space: Space) -> list[Piece]:
    return [legion for legion in LEGIONS if s.place[legion] == space]


def is_fed(s: State, space: Space, more: int) -> bool:
    """16.2.4 Whether so many more Legions could winter there without loss."""
    legions = legions_at(s, space)
    return s.control[space] == ROMAN_CITY or len(legions) + more <= forage(s, space, legions)


def camp_worth(mind: Mind, legion: Piece, space: Space) -> float:
    """What it is worth that this Legion winters there."""
    s = mind.s
    here = space_of(s, legion)
    there = [each for each in legions_at(s, space) if each is not legion]
    fed = not space.region.romans_only and is_fed(s, space, 0 if space is here else 1)
    wins = s.control[space] == NO_MARKER and not there and not s.devastated[space] and space.region.gaul
    spring = mind.gain(ROMAN, space, ROMAN_INFLUENCE).worth if wins else 0.0
    danger = max(0, mind.danger(space) - 2 * (len(there) + 1))
    worth = FED_WORTH * fed + spring + COMPANY * min(3, len(there)) + kept(mind, legion, space)
    return worth - DANGER * danger - FAR * distances(here).get(space, 9)


def kept(mind: Mind, legion: Piece, space: Space) -> float:
    """16.3 The markers that are not cut off because this Legion, and no other, is in their land."""
    others = mask_but(mind.s, legion)
    return sum([each.worth for each in mind.stakes if each.land >> space & 1 and not each.land & others])


def mask_but(s: State, legion: Piece) -> Mask:
    return sum({1 << s.place[each] for each in on_map(s, LEGIONS) if each is not legion})


def better_camp(mind: Mind, legion: Piece) -> bool:
    """Whether it should march: another space is worth more than its own."""
    spaces = [space for space in ways_to_camp(mind.s, legion) if not space.region.romans_only]
    best = max([camp_worth(mind, legion, space) for space in spaces], default=0.0)
    return best > camp_worth(mind, legion, space_of(mind.s, legion)) + BETTER


def unsettled(mind: Mind) -> list[Piece]:
    """Legions that have not marched, those whom their space does not feed first; of those together one."""
    s = mind.s
    legions = [legion for legion in on_map(s, LEGIONS) if not s.moved[legion]]
    alike = {(s.place[legion], s.steps[legion]): legion for legion in reversed(legions)}
    return sorted(alike.values(), key=lambda legion: (is_fed(s, space_of(s, legion), 0), legion))


def _camp_worth(mind: Mind, option: Option) -> float:
    legion = mind.conduct.camping
    assert legion is not None
    return round(camp_worth(mind, legion, space_in(option)))


CAMP = Priority("priority.camp", _camp_worth)
