"""8.2.3 What several Events grant: a March into certain Regions, a Special Ability alone, a Battle that is foreseen,
pieces that sail or migrate; and what an Event would leave on the board."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from alesia.games.falling_sky.available import allies_and_citadels_on_map
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, RALLY, Command
from alesia.games.falling_sky.components import (
    AEDUI,
    BELGAE,
    GERMANS,
    OWN_MOBILE,
    ROMANS,
    Faction,
    Piece,
    Region,
    mask_of,
)
from alesia.games.falling_sky.events.actions import begin_free
from alesia.games.falling_sky.events.base import EVENTS
from alesia.games.falling_sky.events.free_abilities import begin_ability
from alesia.games.falling_sky.events.moving import begin_march_into
from alesia.games.falling_sky.nonplayers.chart import follow_free, leads_to
from alesia.games.falling_sky.nonplayers.events.granted import thinking_of
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.marching import MarchPlan
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan, CommandPlan
from alesia.games.falling_sky.state import SHADED, State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, at_most, named, offered

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


Finder = Callable[[Mind], AbilityPlan | None]


class Alone:
    """8.2.3 Special Abilities by themselves: those that go with the Command to which the flowchart leads in these
    Regions, in its order, without the Command; none is tried twice."""

    def __init__(self, mind: Mind, regions: Sequence[Region]) -> None:
        self.regions = regions
        board = mind.s.copy()
        begin_free(board, mind.faction, regions, 1)
        with thinking_of(mind, board):
            self.left = list(_finders(mind))

    def event_choice(self, mind: Mind, ask: Ask) -> Option:
        while named(ask, "ability") and self.left:
            plan = self._find(mind, self.left.pop(0))
            if plan is not None and plan.option in ask.options:
                mind.ability = plan
                return plan.option
        return DONE

    def _find(self, mind: Mind, find: Finder) -> AbilityPlan | None:
        board = mind.s.copy()
        begin_ability(board, mind.faction, self.regions)
        with thinking_of(mind, board):
            return find(mind)


def lone_ability(mind: Mind, ask: Ask, regions: Sequence[Region]) -> Option:
    """The one that the flowchart leads to, Command apart."""
    if not named(ask, "ability"):
        return DONE
    alone = Alone(mind, regions)
    mind.plan = alone
    return alone.event_choice(mind, ask)


def _finders(mind: Mind) -> tuple[Finder, ...]:
    """Which box comes first hangs on the Command: Romans Scout after Battle, else Build or Scout; Aedui Trade after
    Battle, else Trade or Suborn; Belgae Enlist after March, else Rampage or Enlist; Germans Settle with Rally, after
    March Intimidate or Settle, else Intimidate."""
    from alesia.games.falling_sky.nonplayers.aedui.suborn import find_suborn
    from alesia.games.falling_sky.nonplayers.aedui.trade import find_trade
    from alesia.games.falling_sky.nonplayers.arverni.abilities import devastate_or_entreat
    from alesia.games.falling_sky.nonplayers.belgae.enlist import find_germanic
    from alesia.games.falling_sky.nonplayers.belgae.rampage import find_rampage
    from alesia.games.falling_sky.nonplayers.germans.intimidate import find_intimidate
    from alesia.games.falling_sky.nonplayers.germans.settle import find_settle
    from alesia.games.falling_sky.nonplayers.romans.build import find_build
    from alesia.games.falling_sky.nonplayers.romans.scout import find_scout

    def leads(command: Command) -> bool:
        return leads_to(mind, mind.conduct.chart, mind.conduct.start, command)

    if mind.faction is ROMANS:
        return (find_scout,) if leads(BATTLE) else (find_build, find_scout)
    if mind.faction is AEDUI:
        battled = leads(BATTLE)
        trade = _box("A_TRADE", partial(find_trade, battled=battled))
        return (trade,) if battled else (trade, _box("A_SUBORN", partial(find_suborn, battled=False)))
    if mind.faction is BELGAE:
        return (find_germanic,) if leads(MARCH) else (find_rampage, find_germanic)
    if mind.faction is GERMANS:
        return (
            (find_settle,) if leads(RALLY) else (find_intimidate, find_settle) if leads(MARCH) else (find_intimidate,)
        )
    return (devastate_or_entreat,)


def _box(name: str, find: Finder) -> Finder:
    return lambda mind: mind.consider(name, "8.6.3", find)


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
