"""8.8.1, 8.8.3 March: away from threats, or against enemies at victory, to one or two Regions with enemy Allies."""

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from functools import cache
from typing import ClassVar, NamedTuple

from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.board import count, has_leader, hidden, present
from alesia.games.falling_sky.commands.base import MARCH
from alesia.games.falling_sky.commands.march import march_cost
from alesia.games.falling_sky.components import (
    AEDUI,
    LEGION,
    ROMANS,
    Piece,
    Region,
)
from alesia.games.falling_sky.nonplayers.events.afterthought import Afterthought, Glance
from alesia.games.falling_sky.nonplayers.gift import open_in_time, payable_order
from alesia.games.falling_sky.nonplayers.marching import Force, MarchPlan, Move, harassment, marched
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.nonplayers.romans.aid import are_unasked, lent_bands, without_sharing
from alesia.games.falling_sky.nonplayers.romans.build import find_build
from alesia.games.falling_sky.nonplayers.romans.dividing import Column, Order, divisions, tell_groups
from alesia.games.falling_sky.nonplayers.romans.enemies import (
    ENEMIES,
    menaced_now,
    most_losses,
    settled_enemies,
    sure_supply,
)
from alesia.games.falling_sky.nonplayers.romans.leaving import leaving
from alesia.games.falling_sky.nonplayers.romans.routes import Roads, Route, bearable
from alesia.games.falling_sky.nonplayers.romans.scout import Escort, ScoutPlan, find_scout
from alesia.games.falling_sky.nonplayers.romans.targets import Goal, Goals, settled
from alesia.games.falling_sky.nonplayers.romans.truce import ENOUGH, TruceSeeker
from alesia.games.falling_sky.regions import may_stack
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import targets_of
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import numbered
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import at_most, offered

FEW_LEGIONS = 6  # with so few they go to one Region
MOST_THREATENED, MOST_ORIGINS = 2, 3
LEADER_FIRST = Priority("romans.march.with_leader", lambda mind, region: has_leader(mind.s, region, ROMANS))
MOST_LEGIONS = Priority("romans.march.most_legions", lambda mind, region: count(mind.s, region, ROMANS, LEGION))


class Site(NamedTuple):
    """A destination as it would be after the March: the board, and the Harassment Losses on the way."""

    board: State
    losses: int


OpenTest = Callable[[Region], bool]
Survey = Callable[[Region], Site]


class RomanMarchPlan(TruceSeeker, MarchPlan):
    """March as foreseen; if a group must Scout on its way, it goes first."""

    def __init__(self, moves: list[Move], scout: Region | None) -> None:
        super().__init__(moves)
        self.scout = scout  # where the first group clears its way
        self.rethink = False
        self.to_ask = []
        self.die: int | None = None  # that chose whose Allies to March to
        self.escort: Escort | None = None
        self.lent_to: Move | None = None
        self.lent = 0  # Aedui Warbands still to be told off for that group

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        if option := self.ask_truce(ask):
            self.rethink = True
            return option
        if self.rethink:
            self._rethink(mind)
        return self._share(mind, ask) or super().next_step(mind, ask)

    def _share(self, mind: Mind, ask: Ask) -> Option | None:
        """8.8.8 Aedui Warbands March along: those who are sure to, and players' if they agree."""
        asking = are_unasked(mind) and not mind.s.selected
        wishes = [Option("share", each.origin.name) for each in self.left if each.force.lent or asking]
        found = offered(ask, *wishes)
        self.rethink = found is not None and asking
        return found

    def _rethink(self, mind: Mind) -> None:
        """The players have answered: with the same dice, and told only if it leads elsewhere."""
        self.rethink, thinker = False, Afterthought(mind, without_sharing(mind.s))
        told = len(thinker.walk)
        found = Marchers(thinker, open_in_time(thinker, MARCH), self.die).plan() or RomanMarchPlan([], None)
        if found.moves != self.moves:
            mind.walk.note("romans.march.players_have_answered", "8.8.1")
            mind.walk += thinker.walk[told:]
        self.moves, self.left = found.moves, list(found.moves)
        self.scout, self.escort = found.scout, found.escort

    def march_number(self, mind: Mind, ask: Ask) -> Option | None:
        """8.8.8 So many Aedui Warbands, too."""
        origin, to, what = ask.about
        if not isinstance(what, Piece) or what.faction is not AEDUI:
            return super().march_number(mind, ask)
        assert isinstance(origin, Region)
        assert isinstance(to, Region)
        if self.now is None or self.now.origin is not origin or to not in self.now.way:
            self._set_out(origin, to)
        if self.now is not None and self.lent_to is not self.now:
            self.lent_to, self.lent = self.now, self.now.force.lent
        option = at_most(ask, self.lent)
        self.lent -= int(option.noun or 0)
        return option

    def march_on(self, mind: Mind, ask: Ask) -> Option | None:
        """8.8.1 Scout out harassing Warbands before the group leaves their Region."""
        if self.scout is not None and self.scout is ask.about[0]:
            option = self._clear_the_way(mind, ask, self.scout)
            self.scout = None
            if option is not None:
                return option
        return super().march_on(mind, ask)

    def _clear_the_way(self, mind: Mind, ask: Ask, at: Region) -> Option | None:
        if Option("ability", ScoutPlan.name) not in ask.options:
            return None
        mind.walk.box("R_SCOUT_MARCH", "8.8.1", True)
        mind.walk.note("romans.march.scout_at", "8.8.1", at, harassment(mind, at))
        mind.ability = find_scout(mind, at, [at, *[move.origin for move in self.moves]], self.escort)
        return Option("ability", ScoutPlan.name) if mind.ability is not None else None

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Build, or else Scout; none after Britannia (4.1.3) or after a Scout on the way."""
        if mind.s.ability or not mind.s.selected or not mind.s.grants:
            return None
        mind.consider("R_SCOUT_MARCH", "8.8.1", lambda _: mind.needless("romans.march.no_scout"))
        if mind.s.crossed_sea:
            mind.walk.note("romans.march.across_the_sea", "4.1.3")
            return None
        return find_build(mind) or find_scout(mind)


# ---- the whole March --------------------------------------------------------------------------------------------


Then = Callable[["Marchers", Region], RomanMarchPlan | None]  # the rest of the thought, with a Region
Rest = Callable[["Marchers", list[Region]], RomanMarchPlan | None]  # the same, with all other origins


class Marchers:
    """One March thought through: up to three origins, one or two destinations."""

    order: ClassVar[tuple[Priority, ...]] = (LEADER_FIRST, MOST_LEGIONS)  # of origins

    def __init__(self, mind: Mind, origins: Sequence[Region], die: int | None = None) -> None:
        self.mind = mind
        self.s = mind.s
        self.open = origins  # that can be paid for
        self.threatened = [r for r in menaced_now(mind) if r in self.open]
        self.goals = Goals(mind, die)
        self.is_trial = False
        self.goal_mask = self.goals.settled_by(targets_of(self.s, ROMANS))
        self.roads = Roads(mind, mind.s)
        self._columns: dict[Region, Column] = {}
        self._parted: dict[Region, list[Order]] = {}
        self._known: dict[tuple[Region, Region, int, int, int, int], list[Route]] = {}
        self._boards: dict[tuple[Move, ...], State] = {}  # after such moves
        self._lost: dict[tuple[State, Region], int] = {}  # the most Losses on such a board

    def column(self, origin: Region) -> Column:
        found = self._columns.get(origin)
        if found is None:
            force = leaving(self.s, origin, lent_bands(self.mind, origin))
            led = self.roads.routes(origin, force, self.goal_mask)
            unled = self.roads.routes(origin, force._replace(leader=0), self.goal_mask) if force.leader else led
            found = self._columns[origin] = Column(origin, force, led, unled)
        return found

    def plan(self) -> RomanMarchPlan | None:
        """From the first Region that can send its group anywhere: a threatened one, or else a peaceful one."""
        for region in [r for r in menaced_now(self.mind) if r not in self.open]:
            self._note("romans.march.cannot_pay", region, march_cost(self.s, ROMANS, region), self.s.resources[ROMANS])
        left = [r for r in self.threatened if self._can_pay([r]) and self.column(r).led]
        while left:
            first = self._first_of(left)
            self._note("romans.march.out_of_threat", first)
            if found := self._from(first):
                return found
            left.remove(first)
        peaceful = self._peaceful([], lambda marchers, r: marchers._from(r))
        if peaceful is None:
            return None
        self._note("romans.march.out_of_peace", peaceful)
        return self._from(peaceful)

    def _first_of(self, origins: list[Region]) -> Region:
        return self._pick(self.mind.narrow(origins, *self.order), lambda marchers, r: marchers._from(r))

    def _pick(self, equal: Sequence[Region], then: Then) -> Region:
        """8.3.4 By dice, unless the March comes to the same with each of them, whatever the die of the destination
        shows."""
        if len(equal) == 1 or (self.mind.script is not None and not self.is_trial):
            return self.mind.pick(equal)
        for die in self.goals.courses:
            end = self._end(die, then, equal[0])
            if end is None or any(self._end(die, then, region) != end for region in equal[1:]):
                return self.mind.pick(equal)
        self._note("romans.march.all_one", tuple(equal))
        return equal[0]

    def _end(self, die: int, then: Then, region: Region) -> Hashable:
        """What is sure to come of it if the die shows this, None if it hangs on other dice: who is where in the end,
        and where anybody Harasses also how they came there."""
        trial = copy(self)
        trial.goals, trial._parted, trial.is_trial = self.goals.with_die(die), {}, True
        found = self.mind.foretell(lambda: then(trial, region))
        if found is None:
            return None
        harassed = any(harassment(self.mind, r) for each in found.moves for r in each.way[:-1])
        return frozenset(found.moves) if harassed else bytes(marched(self.s, ROMANS, found.moves).pieces)

    def _homes(self) -> list[Region]:
        return [r for r in present(self.s, ROMANS) if self.is_home(r)]

    def _peaceful(self, others: list[Region], then: Then) -> Region | None:
        """A Region free of enemy Allies and Citadels: with the Leader, then with the most Legions."""
        found = [r for r in self.open if r not in others and not settled_enemies(self.s, r)]
        found = [r for r in found if self.is_home(r)]
        found = [r for r in found if self._can_pay([*others, r]) and self._leads_somewhere(r)]
        return self._pick(self.mind.narrow(found, *self.order), then) if found else None

    def is_home(self, region: Region) -> bool:
        return count(self.s, region, ROMANS, LEGION) > 0 or has_leader(self.s, region, ROMANS)

    def _leads_somewhere(self, origin: Region) -> bool:
        column = self.column(origin)
        return any(self.goal_mask & r.mask for r in {**column.led, **column.unled})

    def _can_pay(self, origins: list[Region]) -> bool:
        """8.6.6 What the Aedui give for one origin pays for the next."""
        return payable_order(self.s, [march_cost(self.s, ROMANS, r) for r in origins]) is not None

    def _from(self, first: Region) -> RomanMarchPlan | None:
        """With six Legions or fewer all to one Region if they can; else to two."""
        return self._to_one(first) or self._to_two(first)

    def _note(self, key: str, *facts: object) -> None:
        self.mind.walk.note(key, "8.8.1", *facts)

    # ---- one destination

    def _to_one(self, first: Region) -> RomanMarchPlan | None:
        if on_map(self.s, ROMANS, LEGION) > FEW_LEGIONS:
            return None
        homes = self._homes()
        to = self._destination(
            cache(lambda r: self._all_reach(first, homes, r)),
            lambda r: self._survey(self._all(homes, r)),
            lambda marchers, r: marchers._all_to(first, homes, r),
        )
        if to is None:
            self._note("romans.march.not_all_to_one", on_map(self.s, ROMANS, LEGION))
            return None
        return self._all_to(first, homes, to)

    def _all_to(self, first: Region, homes: list[Region], to: Region) -> RomanMarchPlan | None:
        orders = self._all([first, *[r for r in homes if r is not first]], to)
        origins = tuple(each.column.origin for each in orders)
        self._note("romans.march.all_to_one", on_map(self.s, ROMANS, LEGION), to, origins)
        return self._march(orders)

    def _all(self, homes: list[Region], to: Region) -> list[Order]:
        """Everybody goes there who is not there yet."""
        return [Order(self.column(r), to, self.column(r).force) for r in homes if r is not to]

    def _all_reach(self, first: Region, homes: list[Region], to: Region) -> bool:
        """From at most two threatened Regions and one peaceful one, the rest being there already."""
        origins = [r for r in homes if r is not to]
        if to is first or first not in origins or not self._may_all_leave(origins):
            return False
        if not self._can_pay(origins) or not all(self.column(r).reaches(to) for r in origins):
            return False
        return len(self._together(self._all(origins, to))) == len(origins)

    def _may_all_leave(self, origins: list[Region]) -> bool:
        most = 1 if self.s.limited else MOST_ORIGINS  # 2.3.5
        calm = [r for r in origins if r not in self.threatened]
        free = [r for r in origins if not settled_enemies(self.s, r)]
        if len(calm) > 1 or len(origins) > most or any(r not in self.open for r in origins):
            return False
        return len(origins) - len(calm) <= MOST_THREATENED or bool(free)

    # ---- two destinations

    def _to_two(self, first: Region) -> RomanMarchPlan | None:
        if on_map(self.s, ROMANS, LEGION) > FEW_LEGIONS:
            self._note("romans.march.to_two", on_map(self.s, ROMANS, LEGION))
        main = self.column(first)
        one = self._destination(
            main.reaches,
            lambda r: self._survey([Order(main, r, main.force)]),
            lambda marchers, r: marchers._to_first(first, r),
        )
        return None if one is None else self._to_first(first, one)

    def _to_first(self, first: Region, one: Region) -> RomanMarchPlan | None:
        """The first destination is known; now who else Marches."""
        self._note("romans.march.first_destination", one, first)
        others = self._others(first, [one], lambda marchers, others: marchers._to_second(first, others, one))
        return self._to_second(first, others, one)

    def _to_second(self, first: Region, others: list[Region], one: Region) -> RomanMarchPlan | None:
        """All origins are known; now the second destination."""
        self._parted = {}
        two = self._destination(
            lambda r: r not in (first, one) and bool(self._part(first, others, one, r)),
            lambda r: self._survey(self._part(first, others, one, r)),
            lambda marchers, r: marchers._to_both(first, others, one, r),
        )
        self._note("romans.march.no_second" if two is None else "romans.march.second_destination", two)
        if two is None:
            columns = [self.column(r) for r in (first, *others)]
            return self._march([Order(c, one, c.force) for c in columns if c.reaches(one)])
        return self._to_both(first, others, one, two)

    def _to_both(self, first: Region, others: list[Region], one: Region, two: Region) -> RomanMarchPlan | None:
        if two in others:
            self._parted = {}
            others = self._others(first, [one, two], lambda m, others: m._march(m._part(first, others, one, two)))
        return self._march(self._part(first, others, one, two))

    def _others(self, first: Region, ends: list[Region], then: Rest) -> list[Region]:
        """A second threatened Region, unless the first group goes there; and a peaceful one; 2.3.5 a Limited Command
        has one origin."""
        if self.s.limited or first not in self.threatened:
            return []
        origins = [first]
        more = [r for r in self.threatened if r not in (first, *ends) and self._can_pay([first, r])]
        if more:
            best = self.mind.narrow(more, *self.order)
            origins.append(self._pick(best, lambda m, r: then(m, m._joined([first, r], then))))
            self.mind.walk.remind("romans.march.out_of_threat_too", "8.8.1", origins[-1])
        return self._joined(origins, then)

    def _joined(self, origins: list[Region], then: Rest) -> list[Region]:
        """Those beside the first, and a peaceful one."""
        peaceful = self._peaceful(origins, lambda marchers, r: then(marchers, [*origins[1:], r]))
        if peaceful is None:
            return origins[1:]
        self.mind.walk.remind("romans.march.out_of_peace_too", "8.8.1", peaceful)
        return [*origins[1:], peaceful]

    def _part(self, first: Region, others: list[Region], one: Region, two: Region) -> list[Order]:
        """Who goes where, if a group can get to each of the two; to a second threatened Region from the first."""
        if two not in self._parted:
            columns = [self.column(r) for r in (first, *others) if r is not two]
            reached = any(c.gets_to(two) for c in (columns[:1] if two in others else columns))
            self._parted[two] = self._divide(columns, one, two) if reached else []
        return self._parted[two]

    def _divide(self, columns: list[Column], one: Region, two: Region) -> list[Order]:
        """The first division of the columns that works."""
        for orders in divisions(self.s, columns, one, two):
            if {order.to for order in orders} != {one, two}:
                continue
            able = self._together(orders)
            if len(able) < len(orders):
                able = self._together(self._feasible(orders))
            if {order.to for order in able} == {one, two}:
                return able
        return []

    # ---- choice of a destination

    def _destination(self, is_open: OpenTest, survey: Survey, then: Then) -> Region | None:
        """By rank of enemy; then fewest Losses, most of its Allies and Citadels, Supply, least Harassment."""
        survey = cache(survey)

        def losses(region: Region) -> int:
            return self._most_losses(survey(region).board, region)

        found = self.goals.first(is_open, lambda goal, ends: self._best(Glance(self.mind), goal, ends, survey, losses))
        if found is None:
            return None
        goal, ends = found
        if len(ends) == 1:
            return ends[0]
        if self.mind.tells:
            self._note("romans.march.losses_there", tuple(numbered(r, losses(r)) for r in ends))
        return self._pick(self._best(self.mind, goal, ends, survey, losses), then)

    def _best(
        self, mind: Mind, goal: Goal, ends: list[Region], survey: Survey, losses: Callable[[Region], int]
    ) -> Sequence[Region]:
        return mind.narrow(
            ends,
            Priority("romans.march.fewest_losses", lambda _, r: -losses(r)),
            Priority("romans.march.most_of_theirs", lambda mind, r: settled(mind, r, goal)),
            Priority("romans.march.in_supply", lambda _, r: bool(sure_supply(survey(r).board) & r.mask)),
            Priority("romans.march.least_harassment", lambda _, r: -survey(r).losses),
        )

    def _survey(self, orders: Sequence[Order]) -> Site:
        """Everything right after these groups have Marched."""
        moves = tuple([Move(each.column.origin, (each.to,), each.force) for each in orders])
        if moves not in self._boards:
            self._boards[moves] = marched(self.s, ROMANS, moves)
        return Site(self._boards[moves], sum(self._ways(each)[0].losses for each in orders))

    def _most_losses(self, board: State, region: Region) -> int:
        if (board, region) not in self._lost:
            self._lost[board, region] = most_losses(board, region)
        return self._lost[board, region]

    # ---- orders

    def _feasible(self, orders: list[Order]) -> list[Order]:
        """A part that cannot bear the Harassment on its way goes along with the rest of its column."""
        found: list[Order] = []
        for column in dict.fromkeys(order.column.origin for order in orders):
            parts = [order for order in orders if order.column.origin is column]
            able = [each for each in parts if self._ways(each)]
            if len(parts) == 2 and len(able) == 1:
                whole = able[0]._replace(force=parts[0].column.force)
                able = [whole] if self._ways(whole) else able
            found += able
        return found

    def _together(self, orders: list[Order]) -> list[Order]:
        """Only one group may Scout, which may clear the way of others too; and none may then cross the sea."""
        routes = [(each, route.scout) for each in orders for route in self._ways(each)[:1]]
        if all(at is None for _, at in routes):
            return [each for each, _ in routes]
        return max([self._behind(orders, each, at) for each, at in routes if at is not None], key=len)

    def _behind(self, orders: list[Order], first: Order, at: Region) -> list[Order]:
        """The group that Scouts, and those who get to their ends after it without another Scout."""
        leading = [route for route in self._ways(first) if route.scout is at]
        after = self.roads.after_scout(first.column.origin, first.force, leading[0].regions, at)
        found: list[Order] = []
        roads = self.roads.beyond(after)
        for each in orders:
            ways = leading if each is first else roads.routes_to(each.column.origin, each.force, each.to)
            if ways:
                found.append(each._replace(ways=tuple(ways)))
        return found

    def _march(self, orders: list[Order]) -> RomanMarchPlan | None:
        """Pick the ways; a group that Scouts goes first."""
        moves: list[tuple[Move, Region | None]] = []
        able = self._together(orders)
        if self.mind.tells:
            tell_groups(self.mind, able)
        for each in able:
            route = self._way(each)
            if route.losses or route.scout is not None:
                facts = (each.column.origin, route.regions, route.losses, route.scout)
                self._note("romans.march.way_by_scout" if route.scout is not None else "romans.march.way", *facts)
            along = each.force.lent if all(may_stack(self.s, AEDUI, r) for r in route.regions) else 0
            force = each.force if along == each.force.lent else each.force._replace(lent=along)
            moves.append((Move(each.column.origin, route.regions, force), route.scout))
        moves.sort(key=lambda each: each[1] is None)
        if not moves:
            return None
        costs = [march_cost(self.s, ROMANS, move.origin) for move, _ in moves]
        moves = [moves[i] for i in payable_order(self.s, costs) or range(len(moves))]
        plan = RomanMarchPlan([move for move, _ in moves], next((at for _, at in moves if at is not None), None))
        plan.escort = self._escort(able)
        return plan

    def _way(self, order: Order) -> Route:
        """Equal ways by dice, unless the board is the same in the end: nobody Scouts elsewhere or with fewer Auxilia,
        and no player could forgo a Harassment."""
        equal, harassed = self._ways(order), self._ways(order)[0].losses > 0
        scouts = {route.scout for route in equal}
        hangs = harassed and (scouts != {None} or any(self._passes_player(route) for route in equal))
        return self.mind.pick(equal) if hangs or len(scouts) > 1 else equal[0]

    def _passes_player(self, route: Route) -> bool:
        return any(hidden(self.s, r, f) >= ENOUGH for r in route.regions[:-1] for f in self.mind.players(ENEMIES))

    def _escort(self, orders: list[Order]) -> Escort | None:
        """Where the Leader will be after the March, and how many Auxilia come there with him."""
        to = next((each.to for each in orders if each.force.leader), None)
        if to is None:
            return None
        return Escort(to, sum(each.force.bands - self._ways(each)[0].losses for each in orders if each.to is to))

    def _ways(self, order: Order) -> list[Route]:
        """For the group as it is in the end: a division may leave it without Auxilia to bear a Loss."""
        column, to, force, known = order
        if known:
            return list(known)
        if force == column.force:
            return column.led.get(to, [])
        return self._routes(column, force, to)

    def _routes(self, column: Column, force: Force, to: Region) -> list[Route]:
        known = (column.origin, to, force.leader, force.bands, force.lent, bearable(force))
        if known not in self._known:
            self._known[known] = self.roads.routes_to(column.origin, force, to)
        return self._known[known]
