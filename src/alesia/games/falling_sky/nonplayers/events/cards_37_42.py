"""8.2.1 Non-players and the Events 37 to 42: instructions, and the answers to what the cards ask."""

from collections.abc import Sequence

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_sites, may_hold, place_ally, subdue, total
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, ROMANS, Faction, Region, Tribe
from alesia.games.falling_sky.control import controlled
from alesia.games.falling_sky.events.card_40_alpine_tribes import ALPS, MOST_AUXILIA, MOST_WARBANDS
from alesia.games.falling_sky.events.card_42_roman_wine import MOST_NEAR, MOST_UNDER, near_control, under_control
from alesia.games.falling_sky.events.card_a40_alpine_tribes import MOST_REGIONS
from alesia.games.falling_sky.events.exchange import sites_for
from alesia.games.falling_sky.nonplayers.events.choosing import SAME_REGION, regions_in, spared
from alesia.games.falling_sky.nonplayers.events.conditions import rebels_who_are_players, romans_are_nonplayers
from alesia.games.falling_sky.nonplayers.events.register import answers, ineffective, instruct
from alesia.games.falling_sky.nonplayers.events.tribes import (
    TRIBES_IN_BELGICA,
    enemies_of,
    itself_only,
    own_site,
    removed_ally,
)
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, owner, worth
from alesia.games.falling_sky.regions import regions_for, vicinity
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, at_most, offered

BOII, DIVICIACUS, RIVER_COMMERCE, ALPINE_TRIBES, AVARICUM, ROMAN_WINE = range(37, 43)

# ---- 37 Boii ----------------------------------------------------------------------------------------------------


@ineffective(BOII, UNSHADED)
def has_nothing_to_place(mind: Mind) -> bool:
    """8.2.3 Nothing of its own can be placed at or next to Aedui Control."""
    s, faction = mind.s, mind.faction
    held = {r for region in controlled(s, AEDUI) for r in vicinity(s, region)}
    near = [r for r in regions_for(s, faction) if r in held]
    return not near or not (available_bands(s, faction) or sites_for(s, near, faction))


@answers(BOII, "event_faction")
def resister(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


@answers(BOII, "event_region")
def resisting_region(mind: Mind, ask: Ask) -> Option:
    """8.3.1 Any Region, and both pieces there."""
    return mind.choose(regions_in(ask), SAME_REGION).option


def _becomes_arverni(mind: Mind, tribe: Tribe) -> bool:
    return may_hold(mind.s, tribe, ARVERNI) and available_allies(mind.s, ARVERNI) > 0


REPLACED = Priority("event.replaced_rather_than_removed", _becomes_arverni)


@answers(BOII, "event_tribe")
def client(mind: Mind, ask: Ask) -> Option:
    """Unshaded a Tribe for an own Ally. Shaded as many Aedui Allies as possible, those first that can become Arverni;
    removed even if nothing replaces them (8.4.1)."""
    if mind.faction is ARVERNI:
        return removed_ally(mind, ask, (AEDUI,), REPLACED, imagine=_win)
    return own_site(mind, ask)


def _win(after: State, tribe: Tribe) -> None:
    subdue(after, tribe)
    if tribe in ally_sites(after, tribe.region, ARVERNI):
        place_ally(after, tribe, ARVERNI)


# ---- 38 Diviciacus ----------------------------------------------------------------------------------------------

MOST_AEDUI = Priority("event.most_aedui", lambda mind, region: total(mind.s, region, AEDUI))


@answers(DIVICIACUS, "event_region")
def diviciacus(mind: Mind, ask: Ask) -> Option:
    """8.3.2 With his option, the Leader of the Aedui is placed where the most of their pieces are."""
    return mind.choose(regions_in(ask), MOST_AEDUI).option


# ---- 40 Alpine Tribes -------------------------------------------------------------------------------------------

instruct("instruction.alpine_tribes.belgae", BELGAE, ALPINE_TRIBES, no=romans_are_nonplayers)


class Alps:
    """8.2.3, 8.3.1 In each of the three Regions an own Ally; where there can be none, own Warbands or Auxilia. If there
    are too few for all Regions, Cities come first (8.4.1), then the dice say which get them."""

    def __init__(self, mind: Mind, regions: Sequence[Region] = ALPS) -> None:
        s, faction = mind.s, mind.faction
        sites = [r for r in regions if ally_sites(s, r, faction)]
        self.settled = _some(mind, sites, min(MOST_REGIONS, available_allies(s, faction)))
        others = [r for r in regions if r not in self.settled]
        self.allotted = self._allot(mind, others, MOST_REGIONS - len(self.settled))
        self.now: Region | None = None
        self.placed = 0

    def _allot(self, mind: Mind, regions: list[Region], most: int) -> dict[Region, int]:
        left = available_bands(mind.s, mind.faction)
        each = MOST_AUXILIA if mind.faction is ROMANS else MOST_WARBANDS
        scarce = most < len(regions) or left < each * len(regions)
        found: dict[Region, int] = {}
        for region in self._served(mind, regions, min(most, -(-left // each))) if scarce else regions:
            found[region] = min(each, left)
            left -= found[region]
        return found

    def _served(self, mind: Mind, regions: list[Region], n: int) -> list[Region]:
        """8.3.4 So many of the Regions in the order of dice: the last may get fewer."""
        left = list(regions)
        return [left.pop(left.index(mind.pick(left))) for _ in range(n)]

    def event_choice(self, mind: Mind, ask: Ask) -> Option | None:
        self.now = next(r for r in ask.about if isinstance(r, Region))
        self.placed = 0
        if self.now in self.settled:
            return offered(ask, Option("place_ally"))
        bands = Option("place_auxilia" if mind.faction is ROMANS else "place_warbands")
        return offered(ask, bands) if self.allotted.get(self.now) else DONE

    def event_tribe(self, mind: Mind, ask: Ask) -> Option:
        return own_site(mind, ask)

    def event_faction(self, mind: Mind, ask: Ask) -> Option | None:
        """An own Ally; or own Warbands, one by one."""
        if self.now in self.settled:
            return offered(ask, mind.faction.option)
        self.placed += 1
        enough = self.now is None or self.placed > self.allotted.get(self.now, 0)
        return DONE if enough else offered(ask, mind.faction.option, DONE)

    def event_number(self, mind: Mind, ask: Ask) -> Option:
        return at_most(ask, self.allotted.get(self.now, 0) if self.now is not None else 0)


def _has_city(mind: Mind, region: Region) -> bool:
    return any(tribe.city for tribe in ally_sites(mind.s, region, mind.faction))


IN_CITY = Priority("event.places_in_city", _has_city)


def _some(mind: Mind, regions: list[Region], n: int) -> list[Region]:
    """So many of the Regions, those with a City first (8.4.1)."""
    left, found = list(regions), list[Region]()
    while left and len(found) < n:
        found.append(mind.choose_next(left, n - len(found), IN_CITY))
        left.remove(found[-1])
    return found


@answers(ALPINE_TRIBES, "event_choice")
def join_campaign(mind: Mind, ask: Ask) -> Option | None:
    plan = Alps(mind)
    mind.plan = plan
    return plan.event_choice(mind, ask)


# ---- 41 Avaricum ------------------------------------------------------------------------------------------------


@answers(AVARICUM, "event_tribe")
def finest_city(mind: Mind, ask: Ask) -> Option:
    """8.4 Two Allies and a Citadel if possible, Cities and Remi first."""
    return own_site(mind, ask)


# ---- 42 Roman Wine ----------------------------------------------------------------------------------------------

UNDER, NEAR = Option("under_control"), Option("near_control")


def drinkers(mind: Mind) -> tuple[Faction, ...]:
    """Whose Allies may go: for the Aedui those of player Arverni and Belgae alone."""
    return tuple(rebels_who_are_players(mind)) if mind.faction is AEDUI else enemies_of(mind)


def removable(mind: Mind, way: Option) -> list[Tribe]:
    """8.3.1 The Allies that would go this way, the best first; 8.4.4."""
    tribes, most = (under_control(mind.s), MOST_UNDER) if way == UNDER else (near_control(mind.s), MOST_NEAR)
    wanted = drinkers(mind)
    found = list(spared(mind, [t for t in tribes if owner(mind.s, t) in wanted], subdue))
    return sorted(found, key=lambda t: (-worth(mind.s, t), enemy_rank(mind.s, mind.faction, owner(mind.s, t))))[:most]


def _worth(mind: Mind, tribes: Sequence[Tribe]) -> int:
    return sum(worth(mind.s, t) for t in tribes)


def _order(mind: Mind, tribes: Sequence[Tribe]) -> int:
    return -sum(enemy_rank(mind.s, mind.faction, owner(mind.s, t)) for t in tribes)


WINE = (
    Priority("event.most_allies_removed", lambda mind, way: len(removable(mind, way))),
    Priority("event.best_allies", lambda mind, way: _worth(mind, removable(mind, way))),
    Priority("event.ally_order", lambda mind, way: _order(mind, removable(mind, way))),
)


def has_no_drinkers(mind: Mind) -> bool:
    return not removable(mind, UNDER) and not removable(mind, NEAR)


instruct("instruction.roman_wine.aedui", AEDUI, ROMAN_WINE, no=has_no_drinkers)
instruct("instruction.roman_wine.belgae", BELGAE, ROMAN_WINE)


@answers(ROMAN_WINE, "event_choice")
def wine_trade(mind: Mind, ask: Ask) -> Option:
    """Under Roman Control or next to it: wherever more Allies go, then the better ones."""
    return mind.choose(ask.options, *WINE)


@answers(ROMAN_WINE, "event_tribe")
def tippler(mind: Mind, ask: Ask) -> Option:
    """8.4.1; Belgae in Belgica first."""
    first = (TRIBES_IN_BELGICA,) if mind.faction is BELGAE else ()
    return removed_ally(mind, ask, drinkers(mind), *first)
