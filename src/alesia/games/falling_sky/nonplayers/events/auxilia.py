"""6, 11, 16 shaded: Auxilia that the executing Faction picks from anywhere; 5, 7 those that leave with a Legion."""

from alesia.games.falling_sky.board import bands, count
from alesia.games.falling_sky.components import ARVERNI, BELGAE, LEGION, OWN_BANDS, ROMANS, Region, piece
from alesia.games.falling_sky.nonplayers.events.choosing import (
    BELGICA_FIRST,
    regions_in,
    removal_region,
    times_answered,
)
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority

MARCUS_ANTONIUS, NUMIDIANS, AMBACTI = 6, 11, 16
AUXILIA, LEGIONS = OWN_BANDS[ROMANS], (piece(ROMANS, LEGION),)
PICKED = {MARCUS_ANTONIUS: 4, NUMIDIANS: 4, AMBACTI: 3}

FEWEST = Priority("event.fewest_auxilia", lambda mind, region: -bands(mind.s, region, ROMANS))

instruct("instruction.bare_legions", ARVERNI, MARCUS_ANTONIUS, NUMIDIANS, AMBACTI)


def lone_legions(mind: Mind, regions: list[Region], left: int) -> list[Region]:
    """Regions whose Legions can be left without any Auxilia by taking so many more."""
    return [r for r in regions if count(mind.s, r, ROMANS, LEGION) and bands(mind.s, r, ROMANS) <= left]


def bare_legions(mind: Mind, ask: Ask, picked: int) -> Option:
    """8.2.1 Arverni: leave Legions without Auxilia in as many Regions as possible, so those with the fewest first; of
    equal ones by dice, unless there are enough to be taken from all (8.3.4)."""
    left = picked - times_answered(mind, "event_region")
    found = lone_legions(mind, regions_in(ask), left)
    if found:
        mind.walk.note("event.bare_legions", "8.2.1", len(found))
        equal = mind.narrow(found, FEWEST)
        return (equal[0] if sum(bands(mind.s, r, ROMANS) for r in equal) <= left else mind.pick(equal)).option
    return removal_region(mind, ask, AUXILIA)


def number_picked(mind: Mind, card: int) -> int:
    """How many are taken in all: for 16 what was answered to the die, if there was anything to answer."""
    for step in mind.walk:
        if step.kind == "did" and step.key == "event_number":
            return int(str(step.facts[0]).split()[-1])
    return PICKED[card]


@answers(MARCUS_ANTONIUS, "event_region", faction=ARVERNI)
@answers(NUMIDIANS, "event_region", faction=ARVERNI)
@answers(AMBACTI, "event_region", faction=ARVERNI)
def arverni_auxilia(mind: Mind, ask: Ask) -> Option:
    return bare_legions(mind, ask, number_picked(mind, mind.s.card))


# ---- Belgae -----------------------------------------------------------------------------------------------------

instruct("instruction.belgica_first", BELGAE, MARCUS_ANTONIUS, NUMIDIANS, AMBACTI)


@answers(MARCUS_ANTONIUS, "event_region", faction=BELGAE)
@answers(NUMIDIANS, "event_region", faction=BELGAE)
@answers(AMBACTI, "event_region", faction=BELGAE)
def belgic_auxilia(mind: Mind, ask: Ask) -> Option:
    """8.2.1 From Belgica first, then from elsewhere."""
    return removal_region(mind, ask, AUXILIA, BELGICA_FIRST)
