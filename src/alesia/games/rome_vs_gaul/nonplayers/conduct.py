"""How both non-players answer: what a plan says, markers by what they gain, losses, dice and reactions."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from alesia.games.rome_vs_gaul.board import cus, outside, pieces_at
from alesia.games.rome_vs_gaul.components import Card, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import controller
from alesia.games.rome_vs_gaul.leaders import commander, load
from alesia.games.rome_vs_gaul.movement.activation import moving
from alesia.games.rome_vs_gaul.nonplayers.armies import Host, hosts_of
from alesia.games.rome_vs_gaul.nonplayers.chart import Box, Chart, Diamond
from alesia.games.rome_vs_gaul.nonplayers.forecast import army_chances, percent
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.missions import missions
from alesia.games.rome_vs_gaul.nonplayers.nouns import ALL, but_done, first_of, piece_in, pieces, space_in, spaces
from alesia.games.rome_vs_gaul.nonplayers.plans import GATHER, MARCH, MISSIONS, SUPPLY, Mission, Plan
from alesia.games.rome_vs_gaul.nonplayers.priorities import (
    CHEAPEST,
    FRIENDLY,
    SAFEST,
    SIEGE_POINTS,
    STEPS,
    WHOLE_FIRST,
    WORTH,
    leading,
)
from alesia.games.rome_vs_gaul.nonplayers.rerolls import ELITE_RISK, best_reroll
from alesia.games.rome_vs_gaul.nonplayers.weighing import order, tell
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.chart import Box as Action
from alesia.nonplayers.chart import follow
from alesia.nonplayers.options import DONE, NO, PASS, named, offered, yes_if
from alesia.nonplayers.ways import Way

HOPELESS = 0.4  # a battle that the enemy wins at least so often is avoided
EVEN = 0.5
STRONG_CARD = 2  # Action Points of a card that is worth the Reaction


if TYPE_CHECKING:
    from alesia.games.rome_vs_gaul.nonplayers.roman.winter import Stake


def plan_of(mind: Mind, box: Box | Diamond) -> Plan | None:
    """What a box leads to, or a question that is only weighed."""
    mind.conduct.weighed = []
    if isinstance(box, Action):
        return mind.consider(box.name, box.rule, box.plan)
    return mind.conduct.weighed[-1] if mind.asks(box.name, box.rule, box.test) else None


class Conduct:
    """One side: a method for each question that it may be asked."""

    side: ClassVar[Side]
    chart: ClassVar[Chart]
    start: ClassVar[str]
    missions: ClassVar[Sequence[str]] = MISSIONS  # those that the chart has boxes for
    least_march: ClassVar[float] = 0.0  # what a march must be worth that an event allows

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.weighed: list[Plan] = []
        self.camping: Piece | None = None  # the Legion that looks for a winter camp
        self.removes = False  # the question at hand is about enemy markers that go

    def stakes(self, s: State) -> "Sequence[Stake]":
        """16.3 What the Roman has to think of in Winter."""
        return ()

    # ---- 7.7 actions ------------------------------------------------------------------------------------------------

    def action(self, mind: Mind, ask: Ask) -> Option:
        self.weighed = []
        self.plan = follow(mind, self.chart, self.start)
        return self.plan.option

    def obey(self, mind: Mind, way: Way, ask: Ask) -> Option | None:
        """Begin this, if it can still be begun; of equals what was offered."""
        if not way.box:
            self.plan = None
            return way.option if way.option in ask.options else None
        plan = mind.muse(partial(mind.at_rank, way.rank, partial(plan_of, mind, self.chart[way.box])))
        if plan is None or plan.option not in ask.options:
            return None
        self.plan, plan.box = plan, way.box
        return plan.option

    def take_along(self, mind: Mind, ask: Ask) -> Option:
        """10.5.1 Whom the plan says; in a march without a plan nobody."""
        leader = ask.about[0]
        assert isinstance(leader, Piece)
        if not isinstance(self.plan, Mission) or self.plan.host.leader is not leader:
            self.plan = self.march_of(mind, leader)
        company = self.plan.host.company if isinstance(self.plan, Mission) else ()
        return offered(ask, *[piece.option for piece in company]) or DONE

    def march_of(self, mind: Mind, leader: Piece) -> Mission | None:
        """The best that this Leader can do, in a march that an event began."""
        found = [mission for mission in missions(mind, hosts_of(mind.s, leader)) if mission.worth >= self.least_march]
        best = max(found, key=order, default=None)
        if best is not None:
            tell(mind, best)
        return best

    def march(self, mind: Mind, ask: Ask) -> Option:
        """10.2 Step by step along the way of the plan, its deed, and what more can be done with what is left."""
        plan = self.plan
        if not isinstance(plan, Mission) or plan.host.leader is not ask.about[0]:
            return DONE
        if (company := self.picks_up(mind, ask)) is not None:
            return company
        if plan.way:
            return offered(ask, Option("enter", plan.way.pop(0).name)) or DONE
        if plan.deed is not None and (deed := offered(ask, plan.deed)):
            plan.deed = None
            return deed
        more = None if plan.kind in (MARCH, GATHER, SUPPLY) else self.further(mind, ask)
        if more is None:
            return DONE
        self.plan = more
        return self.march(mind, ask)

    def picks_up(self, mind: Mind, ask: Ask) -> Option | None:
        """10.5.1 A named Leader who goes on takes along whom he meets, as many as he leads without delay."""
        leader = ask.about[0]
        assert isinstance(leader, Piece)
        here = mind.s.place[leader]
        if not leader.is_leader or load(moving(mind.s)) >= leader.command or mind.s.points[here]:
            return None
        if isinstance(self.plan, Mission) and self.plan.host.space == here:
            return None
        found = [option for option in named(ask, "take") if piece_in(option).kind == "legion"]
        return mind.begin_with(found, STEPS) if found else None

    def further(self, mind: Mind, ask: Ask) -> Mission | None:
        """What the same army can do with the Movement Points that it has left."""
        leader, space, mp = ask.about
        assert isinstance(leader, Piece)
        assert isinstance(space, Space)
        assert isinstance(mp, int)
        host = Host(leader, tuple(moving(mind.s)), space)
        found = [mission for mission in missions(mind, [host], mp) if mission.way or mission.deed in ask.options]
        best = max((mission for mission in found if mission.worth >= self.least_march), key=order, default=None)
        if best is not None:
            tell(mind, best)
        return best

    # ---- 8.3 markers ------------------------------------------------------------------------------------------------

    def place_influence(self, mind: Mind, ask: Ask) -> Option:
        return self._marker(mind, ask)

    influence_action = flip_influence = place_influence

    def remove_influence(self, mind: Mind, ask: Ask) -> Option:
        self.removes = True
        best = self._marker(mind, ask)
        self.removes = False
        return best

    rival_factions = remove_influence

    def _marker(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(leading(mind, but_done(ask)), WORTH)

    # ---- 12 reactions -----------------------------------------------------------------------------------------------

    def intercept(self, mind: Mind, ask: Ask) -> Option:
        """12.1.1 With an army that the enemy is not likely to beat where he is going."""
        target = ask.about[0]
        assert isinstance(target, Space)
        enemy = moving(mind.s)
        for option in spaces(ask):
            stack = pieces_at(mind.s, space_in(option), self.side)
            if not cus(enemy) or self.stands(mind, ask, enemy, stack, target):
                return option
        return DONE

    def stands(self, mind: Mind, ask: Ask, enemy: Sequence[Piece], stack: Sequence[Piece], space: Space) -> bool:
        """Whether an enemy who attacks the stack is unlikely to win."""
        leader = commander(mind.s, enemy)
        if not cus(stack) or leader is None:
            return False
        found = army_chances(mind.s, leader, list(enemy), list(stack), space)
        mind.walk.note("note.attacked", ask.rule, space, percent(found.wins))
        return found.wins < HOPELESS

    def intercept_with(self, mind: Mind, ask: Ask) -> Option:
        return first_of(ask, [ALL])

    def intercept_inside(self, mind: Mind, ask: Ask) -> Option:
        """12.1.5 It came to fight in the open."""
        return NO

    def avoid_battle(self, mind: Mind, ask: Ask) -> Option:
        """12.2.1 Whoever is likely to lose."""
        space = ask.about[0]
        assert isinstance(space, Space)
        enemy, stack = outside(mind.s, space, self.side.other), outside(mind.s, space, self.side)
        return yes_if(not self.stands(mind, ask, enemy, stack, space))

    def avoid_to(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), SAFEST, FRIENDLY)

    def avoid_with(self, mind: Mind, ask: Ask) -> Option:
        return first_of(ask, [ALL])

    def back_up(self, mind: Mind, ask: Ask) -> Option:
        """12.2.2 From an enemy who intercepted, if he is likely to win."""
        target = ask.about[1]
        assert isinstance(target, Space)
        army, enemy = moving(mind.s), outside(mind.s, target, self.side.other)
        leader = commander(mind.s, army)
        assert leader is not None
        if not cus(enemy):
            return yes_if(False)  # all of them are behind their walls
        found = army_chances(mind.s, leader, army, enemy, target)
        mind.walk.note("note.attacks", ask.rule, target, percent(found.wins))
        return yes_if(found.wins < EVEN)

    # ---- 13 battle --------------------------------------------------------------------------------------------------

    def reroll(self, mind: Mind, ask: Ask) -> Option:
        """13.5.1 The die whose new throw is expected to bring most."""
        return best_reroll(mind, ask)

    def elite_reroll(self, mind: Mind, ask: Ask) -> Option:
        """13.5.3 It may cost the elite unit a step."""
        return best_reroll(mind, ask, ELITE_RISK)

    def battle_loss(self, mind: Mind, ask: Ask) -> Option:
        return mind.begin_with(pieces(ask), WHOLE_FIRST, CHEAPEST)

    siege_loss = retreat_loss = attrition = forager_loss = winter_loss = battle_loss

    def go_inside(self, mind: Mind, ask: Ask) -> Option:
        """10.6 Behind the walls, unless the enemy is unlikely to win in the open."""
        space = ask.about[0]
        assert isinstance(space, Space)
        if ALL not in ask.options:  # some are inside already: so go the others
            return ask.options[0]
        stack = pieces_at(mind.s, space, self.side)
        return DONE if self.stands(mind, ask, moving(mind.s), stack, space) else ALL

    def shelter(self, mind: Mind, ask: Ask) -> Option:
        """10.6 Nobody: a beaten army pays for every step outside (13.7.2), and the walls are still open then."""
        return DONE

    def fallen_walls(self, mind: Mind, ask: Ask) -> Option:
        """11.2.4 One after the other."""
        return ask.options[0]

    def sally(self, mind: Mind, ask: Ask) -> Option:
        """14.6.1 With a relief army all come out."""
        return first_of(ask, [ALL])

    def retreat(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), FRIENDLY, SAFEST)

    def retreat_with(self, mind: Mind, ask: Ask) -> Option:
        return first_of(ask, [ALL])

    retreat_inside = retreat_with

    # ---- 7.5.4 surprises: hands are secret, and what is thought of them ---------------------------------------------

    def treachery(self, mind: Mind, ask: Ask) -> Option:
        """52 As soon as it can be played."""
        return ask.options[0]

    def treachery_at(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask), SIEGE_POINTS)

    def siege_surprise(self, mind: Mind, ask: Ask) -> Option:
        """6, 17, 51, 52 All that is there."""
        return ask.options[0]

    def stratagem(self, mind: Mind, ask: Ask) -> Option:
        """51 The besieger adds, the besieged takes away."""
        return Option("add", "+2" if mind.s.player == self.side else "-2")

    def reaction(self, mind: Mind, ask: Ask) -> Option:
        """7.5.5 A card of two Action Points or more is worth cancelling."""
        card = ask.about[0]
        assert isinstance(card, Card)
        return ask.options[0] if card.points >= STRONG_CARD else PASS

    # ---- 17.4 the German Tribe --------------------------------------------------------------------------------------

    def germani_start(self, mind: Mind, ask: Ask) -> Option:
        return mind.choose(spaces(ask))

    def germani_move(self, mind: Mind, ask: Ask) -> Option:
        """17.4.1 Onto the enemy marker whose loss hurts most; onto one of its own only if it must."""
        hostile = [option for option in spaces(ask) if controller(mind.s, space_in(option)) is self.side.other]
        if hostile:
            self.removes = True
            best = mind.choose(leading(mind, hostile), WORTH)
            self.removes = False
            return best
        free = [option for option in spaces(ask) if controller(mind.s, space_in(option)) is None]
        return offered(ask, DONE) or mind.choose(free or spaces(ask))
