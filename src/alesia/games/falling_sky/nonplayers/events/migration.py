"""66 Migration, shaded: a Gallic Faction moves to a Region that nobody Controls and places an Ally there (8.2.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import ally_sites
from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, OWN_BANDS, REGIONS, Faction, Piece, Region
from alesia.games.falling_sky.events.card_66_migration import pastures
from alesia.games.falling_sky.nonplayers.events.choosing import regions_in
from alesia.games.falling_sky.nonplayers.events.errands import Load, Removal
from alesia.games.falling_sky.nonplayers.events.register import answers, instruct
from alesia.games.falling_sky.nonplayers.events.settling import CITY_SITE, Settlement, loads_for, settlements
from alesia.games.falling_sky.nonplayers.events.tribes import itself_only, own_site
from alesia.games.falling_sky.nonplayers.events.verdict import SHADED_TEXT
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase

MIGRATION = 66
WANDERERS = 2


def new_homes(mind: Mind) -> list[Settlement]:
    """Regions of No Control where the Faction can place an Ally and gain Control without losing any."""
    return settlements(mind.s, mind.faction, pastures(mind.s, mind.faction), REGIONS)


def open_sites(mind: Mind) -> list[Settlement]:
    """Regions of No Control where it can place an Ally."""
    s, faction = mind.s, mind.faction
    sites = {r: tuple(ally_sites(s, r, faction)) for r in pastures(s, faction)}
    return [Settlement(r, 0, found) for r, found in sites.items() if found]


instruct("instruction.settle", BELGAE, MIGRATION, no=lambda mind: not new_homes(mind))
instruct("instruction.two_wanderers", AEDUI, MIGRATION, no=lambda mind: not open_sites(mind), side=SHADED_TEXT)


@answers(MIGRATION, "event_faction")
def migrants(mind: Mind, ask: Ask) -> Option | None:
    return itself_only(mind, ask)


class Trek(Removal):
    """To one Region, which is named first if there is a choice."""

    def __init__(self, to: Region, loads: Sequence[Load]) -> None:
        super().__init__(loads)
        self.to = to
        self.named = False

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        if not self.named and self.to.option in ask.options:
            self.named = True
            return self.to.option
        return super().event_region(mind, ask)


@answers(MIGRATION, "event_region", faction=ARVERNI)
@answers(MIGRATION, "event_region", faction=AEDUI)
@answers(MIGRATION, "event_region", faction=BELGAE)
def migrate(mind: Mind, ask: Ask) -> Option | None:
    plan = think_trek(mind, regions_in(ask))
    mind.plan = plan
    return plan.event_region(mind, ask)


def think_trek(mind: Mind, offered: list[Region]) -> Trek:
    """Aedui: two Warbands by dice to where they can place an Ally. Others: just enough to gain Control there; if that
    cannot be, nobody moves."""
    homes = [] if mind.faction is AEDUI else new_homes(mind)
    if homes:
        goal = mind.choose(homes, CITY_SITE)
        return Trek(goal.to, loads_for(mind, goal, REGIONS))
    sites = open_sites(mind)
    to = mind.choose(sites, CITY_SITE).to if sites else mind.pick(pastures(mind.s, mind.faction) or offered)
    return Trek(to, mind.settle(lambda: wanderers(mind, to), _end) if mind.faction is AEDUI else [])


class Wanderer(NamedTuple):
    """One Warband somewhere on the map."""

    region: Region
    what: Piece

    @property
    def phrase(self) -> object:
        return phrase("phrase.at", self.what, self.region)


def wanderers(mind: Mind, to: Region) -> list[Load]:
    """Two Warbands, each by dice out of all that are elsewhere."""
    left = _warbands(mind.s, mind.faction, to)
    loads: dict[Region, Load] = {}
    for _ in range(min(WANDERERS, len(left))):
        picked = mind.pick(left)
        left.remove(picked)
        load = loads.setdefault(picked.region, Load(picked.region, to, {}))
        load.pieces[picked.what] = load.pieces.get(picked.what, 0) + 1
    return list(loads.values())


def _end(loads: Sequence[Load]) -> frozenset[tuple[Region, frozenset[tuple[Piece, int]]]]:
    """Who goes, in whatever order."""
    return frozenset((load.origin, frozenset(load.pieces.items())) for load in loads)


def _warbands(s: State, faction: Faction, to: Region) -> list[Wanderer]:
    there = [Wanderer(r, what) for r in REGIONS if r is not to for what in OWN_BANDS[faction]]
    return [each for each in there for _ in range(s.pieces[each.region.base + each.what])]


@answers(MIGRATION, "event_tribe")
def settle_at(mind: Mind, ask: Ask) -> Option:
    return own_site(mind, ask)
