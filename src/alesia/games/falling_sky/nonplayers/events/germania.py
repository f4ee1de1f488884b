"""6, 7, 11, 16 and A17 shaded, Non-player Germans: Roman pieces out of Germania and from Settlements, then from next to
these (8.2.1)."""

from alesia.games.falling_sky.board import bands, own_pieces, take
from alesia.games.falling_sky.components import BELGAE, GERMANS, PROVINCIA, ROMANS, Region
from alesia.games.falling_sky.events.card_a17_publius_licinius_crassus import REMOVED
from alesia.games.falling_sky.events.picking import regions_holding
from alesia.games.falling_sky.nonplayers.events.auxilia import AUXILIA, LEGIONS
from alesia.games.falling_sky.nonplayers.events.choosing import (
    BELGICA_FIRST,
    best_pieces_first,
    regions_in,
    removal_region,
    spared,
)
from alesia.games.falling_sky.nonplayers.events.frontier import NEAR_HOME, nearness, none_near
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority

MARCUS_ANTONIUS, ALAUDAE, NUMIDIANS, AMBACTI, CRASSUS = 6, 7, 11, 16, 117


def none_to_send_home(mind: Mind) -> bool:
    """6 Those in Provincia stay there."""
    there = regions_holding(mind.s, AUXILIA, [r for r in regions(mind.s) if r is not PROVINCIA])
    return not any(nearness(mind.s, r) for r in there)


def no_auxilia_near(mind: Mind) -> bool:
    return none_near(mind, AUXILIA)


def no_romans_near(mind: Mind) -> bool:
    return none_near(mind, LEGIONS + AUXILIA)


instruct("instruction.near_germania", GERMANS, MARCUS_ANTONIUS, no=none_to_send_home)
instruct("instruction.near_germania", GERMANS, ALAUDAE, no=no_romans_near)
instruct("instruction.near_germania", GERMANS, NUMIDIANS, AMBACTI, CRASSUS, no=no_auxilia_near)


@answers(MARCUS_ANTONIUS, "event_region", faction=GERMANS)
@answers(ALAUDAE, "event_region", faction=GERMANS)
@answers(NUMIDIANS, "event_region", faction=GERMANS)
@answers(AMBACTI, "event_region", faction=GERMANS)
def driven_off(mind: Mind, ask: Ask) -> Option:
    """Piece by piece; 7 a Legion, then an Auxilia."""
    kinds = LEGIONS if ask.about[1] == "recall" else AUXILIA
    return removal_region(mind, ask, kinds, above=(NEAR_HOME,))


# ---- A17 Crassus, shaded: the Auxilia of one Region --------------------------------------------------------------


@answers(CRASSUS, "event_region", faction=GERMANS)
@answers(CRASSUS, "event_region", faction=BELGAE)
def sent_to_parthia(mind: Mind, ask: Ask) -> Option | None:
    """Germans as above, Belgae from Belgica first; the most, then the best (8.3.1, 8.4.1)."""
    first = NEAR_HOME if mind.faction is GERMANS else BELGICA_FIRST
    found = regions_in(ask)
    allowed = spared(mind, found, _without_auxilia)
    return mind.choose(allowed or found, first, MOST_AUXILIA, best_pieces_first(*AUXILIA)).option


def _without_auxilia(after: State, region: Region) -> None:
    for _ in range(_sent(after, region)):
        take(after, region, own_pieces(after, region, AUXILIA)[0])


def _sent(s: State, region: Region) -> int:
    return min(REMOVED, bands(s, region, ROMANS))


MOST_AUXILIA = Priority("event.most_auxilia", lambda mind, region: _sent(mind.s, region))
instruct("instruction.belgica_first", BELGAE, CRASSUS)
