"""8.2.3 What several Events grant: a March into certain Regions, a Special Ability alone, a Battle that is foreseen,
pieces that sail or migrate; and what an Event would leave on the board."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.falling_sky.board import allies_and_citadels_on_map
from alesia.games.falling_sky.commands.base import BATTLE, MARCH
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    OWN_MOBILE,
    ROMANS,
    Faction,
    Piece,
    Region,
    mask_of,
)
from alesia.games.falling_sky.events.base import EVENTS
from alesia.games.falling_sky.events.free_abilities import begin_ability
from alesia.games.falling_sky.events.moving import begin_march_into
from alesia.games.falling_sky.nonplayers.chart import follow_free
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.marching import MarchPlan
from alesia.games.falling_sky.nonplayers.mind import DONE, Mind, at_most, named, offered
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan
from alesia.games.falling_sky.state import SHADED, State
from alesia.kernel.ask import Ask, Option

# ---- a March into certain Regions -------------------------------------------------------------------------------


def march_in(mind: Mind, regions: Sequence[Region]) -> MarchPlan | None:
    """The March box that the flowchart leads to, or the bottom one, with these as its only destinations."""
    board = mind.s.copy()
    begin_march_into(board, mind.faction, regions)
    with thinking_of(mind, board):
        plan = follow_free(mind, mind.conduct.chart, mind.conduct.start, [MARCH])
    if not isinstance(plan, MarchPlan):
        return None
    inside = mask_of(regions)
    plan.moves = [move for move in plan.moves if move.way and move.way[-1].mask & inside]
    plan.left = list(plan.moves)
    return plan if plan.moves else None


# ---- a Special Ability by itself ---------------------------------------------------------------------------------


def lone_ability(mind: Mind, ask: Ask, regions: Sequence[Region]) -> Option:
    """The first that the flowchart leads to, Command apart, in these Regions; none is tried twice."""
    if not named(ask, "ability"):
        return DONE
    board = mind.s.copy()
    begin_ability(board, mind.faction, regions)
    for at, find in enumerate(_finders(mind.faction)):
        if f"alone.{at}" in mind.failed:
            continue
        mind.failed.add(f"alone.{at}")
        with thinking_of(mind, board):
            plan = find(mind)
        if plan is not None and plan.option in ask.options:
            mind.ability = plan
            return plan.option
    return DONE


def _finders(faction: Faction) -> tuple[Callable[[Mind], AbilityPlan | None], ...]:
    """In the order of the flowcharts."""
    from alesia.games.falling_sky.nonplayers.aedui.suborn import find_suborn
    from alesia.games.falling_sky.nonplayers.aedui.trade import find_trade
    from alesia.games.falling_sky.nonplayers.arverni.abilities import devastate_or_entreat
    from alesia.games.falling_sky.nonplayers.belgae.enlist import find_germanic
    from alesia.games.falling_sky.nonplayers.belgae.rampage import find_rampage
    from alesia.games.falling_sky.nonplayers.romans.build import find_build
    from alesia.games.falling_sky.nonplayers.romans.scout import find_scout

    return {
        ROMANS: (find_build, find_scout),
        ARVERNI: (devastate_or_entreat,),
        AEDUI: (lambda mind: find_trade(mind, False), lambda mind: find_suborn(mind, False)),
        BELGAE: (find_rampage, find_germanic),
    }[faction]


# ---- a Battle by instruction ------------------------------------------------------------------------------------


class FreeBattle(CommandPlan):
    """Battle in these Regions, against these enemies."""

    of = BATTLE

    def __init__(self, fights: dict[Region, Faction]) -> None:
        super().__init__()
        self.fights = fights

    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        left = [region for region in self.fights if not mind.s.selected & region.mask]
        return offered(ask, *[Option("battle", region.name) for region in left])

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        region = ask.about[0]
        enemy = self.fights.get(region) if isinstance(region, Region) else None
        return None if enemy is None else offered(ask, enemy.option)


def begin(mind: Mind, ask: Ask, plan: CommandPlan | None) -> Option:
    """Execute this Command if it is offered."""
    option = None if plan is None else offered(ask, Option("command", plan.of.name))
    mind.plan = plan if option else None
    return option or DONE


# ---- pieces that are relocated (62, 66) -------------------------------------------------------------------------


class Load(NamedTuple):
    """Who goes from one Region to another without a March."""

    origin: Region
    to: Region
    pieces: dict[Piece, int]

    @property
    def size(self) -> int:
        return sum(self.pieces.values())


def everybody(s: State, faction: Faction, origin: Region, to: Region) -> Load:
    there = {p: s.pieces[origin.base + p] for p in OWN_MOBILE[faction]}
    return Load(origin, to, {p: n for p, n in there.items() if n})


class Removal:
    """Loads, one after the other."""

    def __init__(self, loads: Sequence[Load]) -> None:
        self.loads = list(loads)
        self.now: Load | None = None

    def event_region(self, mind: Mind, ask: Ask) -> Option | None:
        """The next origin."""
        while self.loads:
            self.now = self.loads.pop(0)
            if self.now.origin.option in ask.options:
                return self.now.origin.option
        return offered(ask, DONE)

    def relocate_to(self, mind: Mind, ask: Ask) -> Option | None:
        assert self.now is not None
        return offered(ask, self.now.to.option)

    def relocate_number(self, mind: Mind, ask: Ask) -> Option | None:
        what = ask.about[2]
        assert isinstance(what, Piece)
        assert self.now is not None
        return at_most(ask, self.now.pieces.get(what, 0))

    def event_group(self, mind: Mind, ask: Ask) -> Option | None:
        return self.relocate_number(mind, ask)


# ---- what would come of it --------------------------------------------------------------------------------------


def rehearsed(mind: Mind, card: int, side: int) -> State:
    """The board once the Faction has executed this side as it would."""
    event = EVENTS[card, side]
    trial = Rehearsal(mind, mind.s.copy())
    if event.effective(mind.s, mind.faction):
        trial.run(event.body(trial.context, mind.faction), to_the_end=True)
    return trial.context.state


def adds_no_allies(mind: Mind) -> bool:
    """8.2.1 The shaded text of the card would not raise the number of the Faction's Allies and Citadels."""
    after = rehearsed(mind, mind.s.card, SHADED)
    return allies_and_citadels_on_map(after, mind.faction) <= allies_and_citadels_on_map(mind.s, mind.faction)
