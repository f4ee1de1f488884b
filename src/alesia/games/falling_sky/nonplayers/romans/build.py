"""8.8.1 Build: Forts, then enemy Allies Subdued, then Roman Allies, as long as Rome has six Resources."""

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import reach
from alesia.games.falling_sky.abilities.build import COST
from alesia.games.falling_sky.available import available_allies, available_forts
from alesia.games.falling_sky.board import (
    allies,
    ally_owner,
    ally_sites,
    bands,
    has_fort,
    place_ally,
    put,
    subdue,
    total,
)
from alesia.games.falling_sky.commands.base import SEIZE
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    FACTIONS,
    FORT,
    GERMANS,
    ROMANS,
    TRIBE,
    WINTER,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.control import controls, in_supply
from alesia.games.falling_sky.negotiation import REFUSED, consent
from alesia.games.falling_sky.nonplayers.events.afterthought import Afterthought
from alesia.games.falling_sky.nonplayers.frost import is_barred, is_frost
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, worth
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.rallying import CITIES_FIRST
from alesia.games.falling_sky.nonplayers.romans.enemies import can_agree, sure_friends
from alesia.games.falling_sky.nonplayers.romans.labienus import is_labienus_suborned, reach_told
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import price, spend, victory_margin
from alesia.games.falling_sky.war import players, run_by_game
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import phrase
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import DONE, offered

RESERVE = 6  # no more is spent once Resources are below this
FORT_OPTION = Option("fort")


class Work(NamedTuple):
    """One thing to build: a Fort, or a Tribe Subdued or Allied."""

    region: Region
    option: Option

    @property
    def site(self) -> Region | Tribe:
        return self.region if self.option is FORT_OPTION else TRIBE[str(self.option.noun)]

    @property
    def phrase(self) -> object:
        return phrase(f"phrase.work.{self.option.verb}", self.site)


Built = tuple[list[Work], State]  # what is built, and the board with it
End = Callable[[Built], Hashable]  # what comes of it in the end


class BuildPlan(AbilityPlan):
    """Region by Region; thought through anew for each, as somebody may refuse a Supply Line."""

    name = "Build"

    def __init__(self, works: list[Work], after: State, end: End) -> None:
        self.works = list(works)
        self.after = after
        self.end = end
        self.now: Region | None = None  # chosen, and nothing built there yet
        self.used: list[Region] = []

    def build(self, mind: Mind, ask: Ask) -> Option:
        """The next Region. One that was refused a Supply Line is left out, and the rest thought through again, with the
        same dice."""
        if self.now is not None:
            self.works = think_through(Afterthought(mind), self.end, [*self.used, self.now])[0]
        self.now = next((work.region for work in self.works if work.region.option in ask.options), None)
        if self.now is None:
            return DONE
        self.used.append(self.now)
        return self.now.option

    def build_what(self, mind: Mind, ask: Ask) -> Option:
        self.now = None
        here = [work for work in self.works if work.region is ask.about[0] and work.option in ask.options]
        if not here:
            return offered(ask, DONE) or ask.options[0]
        self.works.remove(here[0])
        return here[0].option


def all_works(built: Built) -> frozenset[Work]:
    return frozenset(built[0])


def find_build(mind: Mind, end: End = all_works) -> BuildPlan | None:
    """The box."""
    return mind.consider("R_BUILD", "8.8.1", lambda _: _plan_build(mind, end))


def _plan_build(mind: Mind, end: End) -> BuildPlan | None:
    builders = Builders(mind)
    if builders.sites and builders.can_pay():
        mind.walk.note("romans.build.sites", "8.8.1", tuple(builders.sites), reach_told(mind.s))
        if is_labienus_suborned(mind.s):
            mind.walk.note("romans.build.one_region", "5.3")
    works, after = mind.settle(builders.build, end)
    if works:
        _tell(mind, works, after)
        return BuildPlan(works, after, end)
    if not builders.sites:
        why = "romans.build.no_site_left" if builders.seized else "romans.build.no_site"
        mind.impossible(why, reach_told(mind.s))
    elif not builders.can_pay():
        mind.worthless("romans.build.reserve", mind.s.resources[ROMANS])
    else:
        mind.impossible("romans.build.nothing")
    return None


def think_through(mind: Mind, end: End, used: Collection[Region] = ()) -> Built:
    """8.3.4 No die where it comes to the same however it falls."""
    return mind.settle(Builders(mind, used).build, end)


def _tell(mind: Mind, works: list[Work], after: State) -> None:
    """What will be built, kind by kind, and what that costs."""
    for kind in ("fort", "subdue", "ally"):
        found = tuple(work.site for work in works if work.option.verb == kind)
        if found:
            left = available_forts(mind.s) if kind == "fort" else available_allies(mind.s, ROMANS)
            mind.walk.note(f"romans.build.{kind}", "8.8.1", found, left)
    if mind.s.free:
        mind.walk.note("romans.build.free", "5.4")
    else:
        mind.walk.note("romans.build.spent", "8.8.1", mind.s.resources[ROMANS], after.resources[ROMANS])


WORTHIEST = Priority("romans.build.worthiest", lambda mind, tribe: worth(mind.s, tribe))
NEAR_WARBANDS = Priority("romans.build.forts_at_warbands", lambda mind, region: has_hostile_warbands(mind.s, region))


def has_hostile_warbands(s: State, region: Region) -> bool:
    return any(bands(s, region, f) for f in (ARVERNI, BELGAE, GERMANS))


class Builders:
    """All works of one Build on a board that is only thought of."""

    def __init__(self, mind: Mind, used: Collection[Region] = (), is_sure: bool = False) -> None:
        self.mind = mind
        self.is_sure = is_sure  # where no player's leave is needed
        self.t = mind.s
        near = [r for r in reach(self.t, ROMANS) if r not in used and self._is_site(r)]
        self.seized = [r for r in near if self.t.command == SEIZE and self.t.selected & r.mask]
        self.sites = [r for r in near if r not in self.seized]  # not where Rome Seized
        self.works: list[Work] = []
        self.settled: list[Region] = []  # where an Ally has been removed or placed

    def build(self) -> Built:
        """From the board as it is now."""
        self.t, self.works, self.settled = self.mind.s.copy(), [], []
        if self.sites:
            self._forts()
            self._subdue()
            self._allies()
        return self.works, self.t

    def _is_site(self, region: Region) -> bool:
        """4.2.1 With a Roman Ally, or Roman pieces in what is or may become a Supply Line."""
        return bool(allies(self.t, region, ROMANS)) or (total(self.t, region, ROMANS) > 0 and self._is_supplied(region))

    def _is_supplied(self, region: Region) -> bool:
        if self.is_sure:
            return in_supply(self.t, region, sure_friends(self.t, region))
        return may_get_supply(self.mind, self.t, region)

    def can_pay(self) -> bool:
        """Once Rome has less than six it spends no more."""
        return bool(self.t.free) or self.t.resources[ROMANS] >= RESERVE

    def _open(self) -> list[Region]:
        """12 With Titus Labienus suborned, one Region only."""
        if self.works and is_labienus_suborned(self.t):
            return [self.works[0].region]
        return self.sites

    def _forts(self) -> None:
        while self.can_pay() and available_forts(self.t):
            regions = [r for r in self._open() if not has_fort(self.t, r) and self._is_allowed(r, FORT_OPTION)]
            if not regions:
                return
            best = self.mind.narrow(regions, NEAR_WARBANDS)
            served = self._is_enough_for(len(best), available_forts(self.t))
            self._do(best[0] if served else self.mind.pick(best), FORT_OPTION)

    def _subdue(self) -> None:
        """Allies of Gauls with the best margins first (whom the game runs has none), of players before others; then
        Germanic ones. 8.4.1 Cities and Remi first, then by the order of targets."""
        gauls = Priority("romans.build.gauls_first", lambda _, tribe: self._owner(tribe) is not GERMANS)
        rivals = Priority("romans.build.rivals", lambda _, tribe: self._owner(tribe) is not run_by_game(self.t))
        best = Priority("romans.build.best_margin", lambda _, tribe: victory_margin(self.t, self._owner(tribe)))
        players = Priority("romans.build.players", lambda mind, tribe: mind.is_player(self._owner(tribe)))
        first = Priority(
            "romans.build.order_of_targets", lambda _, tribe: -enemy_rank(self.t, ROMANS, self._owner(tribe))
        )
        while self.can_pay() and (tribes := [t for r in self._held() for t in self._enemy_allies(r)]):
            equal = self.mind.narrow(tribes, gauls, rivals, best, players, WORTHIEST, first)
            if self._can_remove_all(tribes, equal):
                equal = [t for t in equal if t.region is equal[0].region]
            tribe = self.mind.pick(equal)
            self._do(tribe.region, Option("subdue", tribe.name))

    def _can_remove_all(self, tribes: list[Tribe], equal: Sequence[Tribe]) -> bool:
        """In each of these Regions, one after the other; which Ally there no margin can change meanwhile."""
        places = {t.region for t in equal}
        owners = {(t.region, self._owner(t)) for t in tribes if t.region in places}
        return len(owners) == len(places) and self._is_enough_for(len(places), len(places))

    def _owner(self, tribe: Tribe) -> Faction:
        return FACTIONS[ally_owner(self.t, tribe)]

    def _enemy_allies(self, region: Region) -> list[Tribe]:
        found = [t for t in region.tribes if ally_owner(self.t, t) > ROMANS]
        return [t for t in found if self._is_allowed(region, Option("subdue", t.name))]

    def _allies(self) -> None:
        while self.can_pay() and (regions := [r for r in self._held() if ally_sites(self.t, r, ROMANS)]):
            served = self._is_enough_for(len(regions), available_allies(self.t, ROMANS))
            region = regions[0] if served else self.mind.pick(regions)
            tribe = self.mind.choose(ally_sites(self.t, region, ROMANS), CITIES_FIRST)
            self._do(region, Option("ally", tribe.name))

    def _is_enough_for(self, n: int, stock: int) -> bool:
        """Pieces and Resources for so many works, so that their order does not matter; upon Frost (8.4.4) and in one
        Region only (12) it does."""
        if n > 1 and (is_frost(self.mind, self.t) or is_labienus_suborned(self.t)):
            return False
        spent = 0 if self.t.free else COST * (n - 1)
        return n <= stock and self.t.resources[ROMANS] - spent >= (0 if self.t.free else RESERVE)

    def _held(self) -> list[Region]:
        """Under Roman Control by now, and without another Ally placed or removed there."""
        return [r for r in self._open() if r not in self.settled and controls(self.t, ROMANS, r)]

    def _is_allowed(self, region: Region, option: Option) -> bool:
        """8.4.4 Nothing upon Frost that brings a player to victory."""
        if self.t.next_card != WINTER:
            return True
        after = self.t.copy()
        _apply(after, region, option)
        return not is_barred(self.mind, self.t, after)

    def _do(self, region: Region, option: Option) -> None:
        spend(self.t, ROMANS, price(self.t, COST))
        _apply(self.t, region, option)
        if option is not FORT_OPTION:
            self.settled.append(region)
        self.works.append(Work(region, option))


def _apply(t: State, region: Region, option: Option) -> None:
    if option is FORT_OPTION:
        put(t, region, piece(ROMANS, FORT))
        return
    tribe = next(each for each in region.tribes if each.name == option.noun)
    if option.verb == "subdue":
        subdue(t, tribe)
    else:
        place_ally(t, tribe, ROMANS)


def may_get_supply(mind: Mind, s: State, region: Region, held: int = 0) -> bool:
    """3.2.1 In a Supply Line, or it would be if the players who have not refused agreed; 55 with more Regions held as
    under Roman Control."""
    open_to = [f for f in players(s) if can_agree(mind, f) and consent(s, f, region) != REFUSED]
    return in_supply(s, region, sure_friends(s, region).union(open_to), held)
