"""8.8.4 Recruit, if it places two Allies or six pieces; Build or Scout before."""

from collections.abc import Collection, Hashable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.available import available_allies, available_bands
from alesia.games.falling_sky.board import ally_sites, is_intimidated, place_ally, place_bands, presence
from alesia.games.falling_sky.capabilities import COMMIUS, capability
from alesia.games.falling_sky.commands.base import RECRUIT
from alesia.games.falling_sky.commands.recruit import COST, auxilia_limit, held, is_foreign, may_place_ally
from alesia.games.falling_sky.components import ROMANS, Region, Tribe, mask_of
from alesia.games.falling_sky.control import in_supply, supply_regions
from alesia.games.falling_sky.negotiation import AGREED, consents
from alesia.games.falling_sky.nonplayers.events.afterthought import Glance
from alesia.games.falling_sky.nonplayers.gift import can_pay_in_order, lose_resources
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan, is_full
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.nonplayers.romans.build import FORT_OPTION, Builders, Built, Work, all_works, find_build
from alesia.games.falling_sky.nonplayers.romans.enemies import sure_friends
from alesia.games.falling_sky.nonplayers.romans.scout import find_scout
from alesia.games.falling_sky.regions import regions
from alesia.games.falling_sky.state import UNSHADED, State
from alesia.games.falling_sky.tracks import MOST_RESOURCES, can_pay, is_allowed, price
from alesia.kernel.ask import Ask, Option, act
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import offered

ALLY, AUXILIA = Option("place_ally"), Option("place_auxilia")
ALLIES_ENOUGH, PIECES_ENOUGH = 2, 6


class Levy(NamedTuple):
    """One Region: an Ally at a Tribe, or so many Auxilia."""

    region: Region
    tribe: Tribe | None
    n: int


class RecruitPlan(CommandPlan):
    """Build or Scout first; then the levies are thought out on the board as it is."""

    of = RECRUIT

    def __init__(self, foreseen: tuple[int, int]) -> None:
        super().__init__()
        self.foreseen = foreseen  # Allies and pieces in all, before a Scout
        self.levies: list[Levy] = []
        self.left: list[Levy] = []
        self.purse = MOST_RESOURCES  # what is foreseen to be left

    def ability_comes_first(self, mind: Mind) -> bool:
        return True

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Build; if there is none, Scout."""
        if not may_add_ability(mind):
            return None
        return find_build(mind, lambda built: _end(mind, built)) or find_scout(mind)

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        if not self.left and (not self.levies or mind.s.resources[ROMANS] > self.purse):
            self._think(mind)
        while self.left:
            option = offered(ask, act("recruit", self.left.pop(0).region).option)
            if option is not None:
                return option
        return None

    def _think(self, mind: Mind) -> None:
        """8.3 At first, and again if a player's Supply Line has saved Resources: what they pay for besides, but nothing
        twice."""
        tried = [levy.region for levy in self.levies]
        self.left = mind.settle(lambda: plan_levies(mind, mind.s, tried), frozenset, is_clear=_is_clear)
        if not self.levies and (found := _numbers(self.left)) != self.foreseen:
            mind.walk.note("romans.recruit.now", "8.8.4", *found)
        self.levies += self.left
        self.purse = _purse_after(mind.s, self.left)

    def _here(self, ask: Ask) -> Levy | None:
        return next((levy for levy in self.levies if levy.region is ask.about[0]), None)

    def recruit(self, mind: Mind, ask: Ask) -> Option | None:
        levy = self._here(ask)
        return None if levy is None else offered(ask, ALLY if levy.tribe is not None else AUXILIA)

    def ally_at(self, mind: Mind, ask: Ask) -> Option | None:
        levy = self._here(ask)
        return None if levy is None or levy.tribe is None else offered(ask, levy.tribe.option)


def _is_clear(levies: list[Levy], among: Sequence[object]) -> bool | None:
    """It is if a Region or a Tribe is left out, which would not be if the lot fell on it."""
    levied: set[object] = {levy.tribe if isinstance(among[0], Tribe) else levy.region for levy in levies}
    return None if levied.issuperset(among) else True


def _numbers(levies: Sequence[Levy]) -> tuple[int, int]:
    """Allies, and pieces in all."""
    return sum(levy.tribe is not None for levy in levies), sum(levy.n for levy in levies)


def _purse_after(s: State, levies: Sequence[Levy]) -> int:
    t = s.copy()
    for levy in levies:
        _select(t, levy.region, supplied(t))
        if levy.tribe is not None:
            place_ally(t, levy.tribe, ROMANS)
        else:
            place_bands(t, levy.region, ROMANS, levy.n)
    return t.resources[ROMANS]


def may_add_ability(mind: Mind) -> bool:
    return bool(mind.s.grants) and not mind.s.ability


def _end(mind: Mind, built: Built) -> Hashable:
    """8.3.4 Which Allies there are after Build and Recruit, whichever placed them; where the Forts and the other pieces
    come."""
    works, after = built
    t = after.copy()
    thought = mind.rehearse(lambda: _levy_allies(mind, t, _grounds(t, ())))
    if any(_hangs_together(works, lot) for lot in thought.script.drawn):
        return all_works(built)
    forts = frozenset(work for work in works if work.option is FORT_OPTION)
    return bytes(t.tribes), forts, frozenset(levy.region for levy in thought.result)


def _hangs_together(works: list[Work], lot: Sequence[object]) -> bool:
    """A lot of the Recruit among Regions, or among Tribes of a Region where something was built."""
    tribes = [each for each in lot if isinstance(each, Tribe)]
    return not tribes or tribes[0].region in [work.region for work in works]


def plan_recruit(mind: Mind) -> RecruitPlan | None:
    """8.8.4 On the board as it is sure to be after Build."""
    glance = Glance(mind)
    works, board = Builders(glance, is_sure=True).build() if may_add_ability(mind) else ([], mind.s)
    if works:
        mind.walk.note("romans.recruit.after_build", "8.8.4", tuple(work.phrase for work in works))
    levies = plan_levies(glance, board)
    placed, pieces = _numbers(levies)
    if placed < ALLIES_ENOUGH and pieces < PIECES_ENOUGH:
        mind.worthless("romans.recruit.too_few", placed, pieces)
        return None
    mind.walk.note("romans.recruit.enough", "8.8.4", placed, pieces)
    return RecruitPlan((placed, pieces))


def plan_levies(mind: Mind, s: State, tried: Collection[Region] = ()) -> list[Levy]:
    """Allies wherever possible, then Auxilia, first in Supply Lines; where there are not enough for all, so that most
    pieces come in all (8.4)."""
    t = s.copy()
    places = _grounds(t, tried)
    return _levy_allies(mind, t, places) + _levy_auxilia(mind, t, places)


def _in_lines(lines: int) -> Priority:
    return Priority("romans.recruit.in_supply", lambda _, region: bool(lines & region.mask))


def _levy_allies(mind: Mind, t: State, grounds: list[Region]) -> list[Levy]:
    levies = list[Levy]()
    hosts = [r for r in grounds if may_place_ally(t, r)]  # an Ally changes that in no other Region
    few = Priority("romans.recruit.fewest_auxilia_forgone", lambda _, region: -auxilia_limit(t, region))
    while sites := {r: found for r in _open(t, hosts) if (found := ally_sites(t, r, ROMANS))}:
        lines = supplied(t)
        region = _next(mind, t, lines, dict.fromkeys(sites, 1), available_allies(t, ROMANS), few)
        tribe = mind.choose(sites[region], CITIES_FIRST)
        _select(t, region, lines)
        place_ally(t, tribe, ROMANS)
        levies.append(Levy(region, tribe, 1))
    return levies


def _levy_auxilia(mind: Mind, t: State, grounds: list[Region]) -> list[Levy]:
    levies = list[Levy]()
    hosts = [r for r in grounds if auxilia_limit(t, r)]  # each levy leaves fewer for the others
    most = Priority("romans.recruit.most_auxilia", lambda _, region: auxilia_limit(t, region))
    while wanted := {r: n for r in _open(t, hosts) if (n := auxilia_limit(t, r))}:
        lines = supplied(t)
        region = _next(mind, t, lines, wanted, available_bands(t, ROMANS), most)
        _select(t, region, lines)
        levies.append(Levy(region, None, place_bands(t, region, ROMANS, wanted[region])))
    return levies


def _next(mind: Mind, t: State, lines: int, wanted: dict[Region, int], stock: int, then: Priority) -> Region:
    """First in a Supply Line; among equal Regions that can all be served no further priority is needed, and no die."""
    places: Sequence[Region] = list(wanted)
    for priority in (_in_lines(lines), then):
        places = mind.narrow(places, priority)
        if sum([wanted[r] for r in places]) <= stock and _can_pay_for(t, places, lines):
            return places[0]
    return mind.pick(places)


def _can_pay_for(t: State, places: Sequence[Region], lines: int) -> bool:
    if t.limited and len(places) > 1:
        return False
    foreign, cost = is_foreign(t), price(t, COST)
    costs = [cost for r in places if foreign or not lines & r.mask]
    return can_pay_in_order(t, costs)


def _grounds(t: State, tried: Collection[Region]) -> list[Region]:
    """3.2.1 Regions neither Devastated nor Intimidated (A3.2.1) where Romans are, and 34, 55 where they are not,
    wherever a levy may have been before."""
    where = -1 if t.as_controlled or capability(t, COMMIUS, UNSHADED) else presence(t, ROMANS)
    fit = [r for r in regions(t) if where & r.mask and not t.devastated[r] and is_allowed(t, r) and r not in tried]
    return [r for r in fit if not is_intimidated(t, ROMANS, r)]


def _open(t: State, grounds: list[Region]) -> list[Region]:
    """3.2.1 Those not selected yet, and paid for; 2.3.5 one of a Limited Command."""
    if is_full(t):
        return []
    found = [r for r in grounds if not t.selected & r.mask]
    foreign, can_afford = is_foreign(t), can_pay(t, ROMANS, price(t, COST))
    if can_afford and not foreign:
        return found
    lines = supplied(t) if can_afford or not foreign else 0
    return [r for r in found if lines & r.mask]


def is_supplied(t: State, region: Region) -> bool:
    return bool(supplied(t) & region.mask)


def supplied(t: State) -> int:
    """Mask of the Regions in a sure Supply Line; 55 Belgica counts as Roman Controlled in it."""
    counted = held(t)
    lines = supply_regions(t, sure_friends(t), counted)
    if AGREED in t.consent:
        agreed = [r for r in regions(t) if AGREED in consents(t, r)]
        lines |= mask_of(r for r in agreed if in_supply(t, r, sure_friends(t, r), counted))
    return lines


def _select(t: State, region: Region, lines: int) -> None:
    t.selected |= region.mask
    if is_foreign(t) or not lines & region.mask:
        lose_resources(t, ROMANS, price(t, COST))
