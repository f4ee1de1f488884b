"""8.8.4 Recruit, if it places two Allies or six pieces; Build or Scout before."""

from typing import NamedTuple

from alesia.games.falling_sky.board import ally_sites, place_ally, place_bands, regions
from alesia.games.falling_sky.commands.base import RECRUIT
from alesia.games.falling_sky.commands.recruit import COST, auxilia_limit, is_foreign, may_place_ally
from alesia.games.falling_sky.components import ROMANS, Region, Tribe
from alesia.games.falling_sky.control import in_supply
from alesia.games.falling_sky.nonplayers.gift import lose_resources
from alesia.games.falling_sky.nonplayers.mind import Mind, Priority, offered
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan, is_full
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.nonplayers.romans.build import Builders, BuildPlan
from alesia.games.falling_sky.nonplayers.romans.enemies import sure_friends
from alesia.games.falling_sky.nonplayers.romans.scout import find_scout
from alesia.games.falling_sky.state import State, fingerprint
from alesia.games.falling_sky.tracks import can_pay, is_allowed, price
from alesia.kernel.ask import Ask, Option

ALLY, AUXILIA = Option("place_ally"), Option("place_auxilia")
ALLIES_ENOUGH, PIECES_ENOUGH = 2, 6


class Levy(NamedTuple):
    """One Region: an Ally at a Tribe, or so many Auxilia."""

    region: Region
    tribe: Tribe | None
    n: int


class RecruitPlan(CommandPlan):
    of = RECRUIT

    def __init__(self, build: BuildPlan | None, levies: list[Levy], board: State) -> None:
        super().__init__()
        self.build = build
        self.levies = levies
        self.board: State | None = board  # that the levies were thought out for
        self.left: list[Levy] = []

    def ability_comes_first(self, mind: Mind) -> bool:
        return True

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Build; if there is none, Scout."""
        mind.walk.box("R_BUILD", "8.8.1", self.build is not None)
        return self.build or find_scout(mind)

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        if self.board is not None:
            self._begin(mind)
        if not self.left:
            self._think_again(mind)
        while self.left:
            option = offered(ask, Option("recruit", self.left.pop(0).region.name))
            if option is not None:
                return option
        return None

    def _think_again(self, mind: Mind) -> None:
        """8.3 A player's Supply Line has saved Resources: what they pay for besides, but nothing twice."""
        tried = [levy.region for levy in self.levies]
        self.left = [levy for levy in plan_levies(mind, mind.s) if levy.region not in tried]
        self.levies += self.left

    def _begin(self, mind: Mind) -> None:
        """After the Special Ability: if the board is not as foreseen, think again."""
        if self.board is not None and fingerprint(self.board) != fingerprint(mind.s):
            self.levies = plan_levies(mind, mind.s)
        self.board = None
        self.left = list(self.levies)

    def _here(self, ask: Ask) -> Levy | None:
        return next((levy for levy in self.levies if levy.region is ask.about[0]), None)

    def recruit(self, mind: Mind, ask: Ask) -> Option | None:
        levy = self._here(ask)
        return None if levy is None else offered(ask, ALLY if levy.tribe is not None else AUXILIA)

    def ally_at(self, mind: Mind, ask: Ask) -> Option | None:
        levy = self._here(ask)
        return None if levy is None or levy.tribe is None else offered(ask, levy.tribe.option)


def plan_recruit(mind: Mind) -> RecruitPlan | None:
    """8.8.4 On the board as it will be after Build."""
    works, after = Builders(mind).build() if mind.s.grants and not mind.s.ability else ([], mind.s.copy())
    levies = plan_levies(mind, after)
    if not is_enough(levies):
        return None
    return RecruitPlan(BuildPlan(works, after) if works else None, levies, after)


def is_enough(levies: list[Levy]) -> bool:
    placed = sum(levy.tribe is not None for levy in levies)
    return placed >= ALLIES_ENOUGH or sum(levy.n for levy in levies) >= PIECES_ENOUGH


def plan_levies(mind: Mind, s: State) -> list[Levy]:
    """Allies wherever possible, then Auxilia, first in Supply Lines."""
    t, levies = s.copy(), list[Levy]()
    supplied = Priority("romans.recruit.in_supply", lambda _, region: is_supplied(t, region))
    most = Priority("romans.recruit.most_auxilia", lambda _, region: auxilia_limit(t, region))
    while places := [r for r in _open(mind, t) if may_place_ally(t, r) and ally_sites(t, r, ROMANS)]:
        region = mind.choose(places, supplied)
        tribe = mind.choose(ally_sites(t, region, ROMANS), CITIES_FIRST)
        _select(t, region)
        place_ally(t, tribe, ROMANS)
        levies.append(Levy(region, tribe, 1))
    while places := [r for r in _open(mind, t) if auxilia_limit(t, r)]:
        region = mind.choose(places, supplied, most)
        _select(t, region)
        levies.append(Levy(region, None, place_bands(t, region, ROMANS, auxilia_limit(t, region))))
    return levies


def _open(mind: Mind, t: State) -> list[Region]:
    """3.2.1 Not Devastated, not selected yet, and paid for; 2.3.5 one of a Limited Command."""
    if is_full(t):
        return []
    fresh = [r for r in regions(t) if not t.devastated[r] and not t.selected & r.mask and is_allowed(t, r)]
    return [r for r in fresh if _is_affordable(t, r)]


def _is_affordable(t: State, region: Region) -> bool:
    if is_foreign(t):
        return can_pay(t, ROMANS, price(t, COST)) and is_supplied(t, region)
    return is_supplied(t, region) or can_pay(t, ROMANS, price(t, COST))


def is_supplied(t: State, region: Region) -> bool:
    return in_supply(t, region, sure_friends(t, region))


def _select(t: State, region: Region) -> None:
    t.selected |= region.mask
    if is_foreign(t) or not is_supplied(t, region):
        lose_resources(t, ROMANS, price(t, COST))
