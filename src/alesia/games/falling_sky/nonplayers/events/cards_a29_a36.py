"""8.2.1 Non-players and the Events A29 to A36: instructions, and the answers to what the cards ask.

What A30 asks of the Germans is in uprisings.py.
"""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import allies, bands, citadels, has_settlement, take
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    GERMANS,
    OWN_BANDS,
    ROMANS,
    SETTLEMENT,
    Region,
    piece,
)
from alesia.games.falling_sky.events.card_a29_harudes import AUXILIA, reactors
from alesia.games.falling_sky.events.card_a34_divination import favourites
from alesia.games.falling_sky.events.card_a35_nasua_and_cimberius import MOST_AUXILIA
from alesia.games.falling_sky.events.exchange import clear_of, settlement_sites
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick, regions_in, removal_region, spared
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import enemies_of, own_site, removed_ally
from alesia.games.falling_sky.nonplayers.germans.intimidate import IntimidateAnswers
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import SHADED, UNSHADED, State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import Context
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

HARUDES, ORGETORIX, DIVINATION, NASUA, USIPETES = 129, 130, 134, 135, 136

# ---- A29 Harudes, unshaded --------------------------------------------------------------------------------------


@ineffective(HARUDES, UNSHADED)
def cannot_react(mind: Mind) -> bool:
    """8.2.3 Only the Faction's own pieces, and there is nothing to place."""
    return mind.faction not in reactors(mind.s)


def too_few_reactors(mind: Mind) -> bool:
    return cannot_react(mind) or available_bands(mind.s, ROMANS) < AUXILIA


instruct("instruction.all_auxilia", ROMANS, HARUDES, no=too_few_reactors)


@answers(HARUDES, "event_tribe")
def reaction_at(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Cities and Remi first."""
    return own_site(mind, ask, left=int(str(ask.about[2])))


# ---- Germanic pieces that come (A29, A35, A36 shaded) -----------------------------------------------------------


def _is_site(mind: Mind, region: Region) -> bool:
    return bool(settlement_sites(mind.s, [region]))


WITH_SITE = Priority("event.settlement_site", _is_site)


def arrivals(mind: Mind, ask: Ask) -> Option:
    """8.3.1, A8.3.1 All to one Region: one that can get a Settlement, too."""
    return mind.choose(regions_in(ask), WITH_SITE).option


class Newcomers(IntimidateAnswers):
    """A29, A35 Warbands, then a Settlement with them; A29 then a Raid."""

    def __init__(self) -> None:
        self.robbed: list[Region] = []
        self.to: Region | None = None

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        """The Settlement to where the Warbands have come."""
        with_them = None if self.to is None else offered(ask, self.to.option)
        if with_them is not None:
            return with_them
        option = arrivals(mind, ask)
        self.to = next(r for r in regions_in(ask) if r.option == option)
        return option

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        """A8.7.3 Romans, Aedui, Belgae; from nobody where nobody was robbed."""
        region = ask.about[0]
        assert isinstance(region, Region)
        taken = offered(ask, *[Option("take_from", f.name) for f in (ROMANS, AEDUI, BELGAE)])
        if taken is not None:
            self.robbed.append(region)
            return taken
        return offered(ask, DONE) if region in self.robbed else offered(ask, Option("gain"), DONE)


@answers(HARUDES, "event_region", faction=GERMANS)
@answers(NASUA, "event_region", faction=GERMANS)
def new_arrivals(mind: Mind, ask: Ask) -> Option:
    plan = Newcomers()
    mind.plan = plan
    return plan.event_region(mind, ask)


# ---- A30 Orgetorix, unshaded ------------------------------------------------------------------------------------

MOST_ARVERNI = (
    Priority("event.most_citadels", lambda mind, region: citadels(mind.s, region, ARVERNI)),
    Priority("event.most_allies", lambda mind, region: allies(mind.s, region, ARVERNI)),
    Priority("event.most_pieces", lambda mind, region: bands(mind.s, region, ARVERNI)),
)


@answers(ORGETORIX, "event_region", faction=ROMANS)
@answers(ORGETORIX, "event_region", faction=AEDUI)
def arrested(mind: Mind, ask: Ask) -> Option:
    """8.3.1 The most Citadels, Allies, then Warbands."""
    found = regions_in(ask)
    allowed = spared(mind, found, lambda after, region: clear_of(Context(after), region, ARVERNI))
    return mind.choose(allowed or found, *MOST_ARVERNI).option


# ---- A34 Divination, shaded -------------------------------------------------------------------------------------


@ineffective(DIVINATION, SHADED)
def is_out_of_favour(mind: Mind) -> bool:
    """8.2.3 A Command for itself or for nobody."""
    return mind.faction not in favourites(mind.s)


# ---- A35 Nasua and Cimberius, unshaded --------------------------------------------------------------------------

instruct("instruction.all_auxilia", ROMANS, NASUA, no=lambda mind: available_bands(mind.s, ROMANS) < MOST_AUXILIA)

# ---- A36 Usipetes and Tencteri ----------------------------------------------------------------------------------

A_SETTLEMENT = piece(GERMANS, SETTLEMENT)


@answers(USIPETES, "event_region")
def slaughtered(mind: Mind, ask: Ask) -> Option:
    """Unshaded: Settlements, then Warbands; 8.4.4 not to a player's victory upon Frost."""
    if ask.about[1] != "settlement":
        return removal_region(mind, ask, OWN_BANDS[GERMANS])
    found = regions_in(ask)
    allowed = spared(mind, found, _razed)
    return mind.choose_next(allowed or found, left_to_pick(ask)).option


def _razed(after: State, region: Region) -> None:
    take(after, region, A_SETTLEMENT)


class Settlers:
    """Where a Settlement could come when the first of them came."""

    def __init__(self, sites: Sequence[Region]) -> None:
        self.sites = sites


@answers(USIPETES, "event_region", faction=GERMANS)
def across_the_rhenus(mind: Mind, ask: Ask) -> Option:
    """Shaded: Settlements by dice; the Warbands together, to one of the new Settlements."""
    found = regions_in(ask)
    if ask.about[1] != "settle":
        return mind.pick(_settled(mind, found) or found).option
    if not isinstance(mind.plan, Settlers):
        mind.plan = Settlers(found)
    return mind.choose_next(found, left_to_pick(ask)).option


def _settled(mind: Mind, found: Sequence[Region]) -> list[Region]:
    """The new Settlements; where there was no choice, all."""
    sites = mind.plan.sites if isinstance(mind.plan, Settlers) else found
    return [r for r in sites if has_settlement(mind.s, r)]


@answers(USIPETES, "event_tribe", faction=GERMANS)
def driven_out(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Allies of enemies, Cities and Remi first; own ones only if there are no others."""
    return removed_ally(mind, ask, enemies_of(mind))
