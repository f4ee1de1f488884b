"""Plans: what a box of a flowchart has decided to do, and how it answers the questions of that action.

A plan has a method for each question that it answers, named by the question's key.
"""

from abc import ABC, abstractmethod
from typing import ClassVar

from alesia.games.falling_sky.commands.base import Command
from alesia.games.falling_sky.commands.sheets import SHEETS
from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.nonplayers.diviciacus import SHARED_COMMANDS, share_first
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import is_allowed
from alesia.kernel.ask import Ask, Option, act
from alesia.nonplayers.options import CANCEL, DONE, PASS, TAKE_BACK, offered


class Plan(ABC):
    """What a box does in answer to the question `action`."""

    box: str = ""

    @abstractmethod
    def action(self, mind: Mind, ask: Ask) -> Option | None:
        """The option that begins it."""


class Pass(Plan):
    def action(self, mind: Mind, ask: Ask) -> Option | None:
        return PASS


class AbilityPlan:
    """What a box of a Special Ability has decided to do; its methods answer that ability's questions."""

    name: ClassVar[str]

    @property
    def option(self) -> Option:
        return Option("ability", self.name)


class CommandPlan(Plan):
    """A Command Region by Region, with a Special Ability before or after."""

    of: ClassVar[Command]

    def __init__(self) -> None:
        self.asked_for_ability = False
        self.waiting: Option | None = None

    def action(self, mind: Mind, ask: Ask) -> Option | None:
        """2.3.5 In a player's place it may be a Limited Command."""
        return offered(ask, self.of.option, act("limited", self.of).option)

    def command(self, mind: Mind, ask: Ask) -> Option | None:
        """The next step: a Special Ability that comes before, the Regions, a Special Ability that comes after."""
        if self.ability_comes_first(mind) and (option := self._ability(mind, ask)):
            return option
        return self._step(mind, ask) or self._ability(mind, ask) or self._end(mind, ask)

    def _step(self, mind: Mind, ask: Ask) -> Option | None:
        """The step that waited, or the next one; 8.6.8, 8.8.8 before some steps the pieces of another are asked for."""
        waiting = None if self.waiting is None else offered(ask, self.waiting)
        step, self.waiting = waiting or self.next_step(mind, ask), None
        shares = step is not None and self.shares(mind, step) and not self.fights_lender(step)
        wish = share_first(mind, ask, step) if step is not None and shares else None
        if wish is not None:
            self.waiting = step
        return wish or step

    def shares(self, mind: Mind, step: Option) -> bool:
        """8.6.8, 8.8.8 Whether the other's pieces are of use in this step."""
        return step.verb in SHARED_COMMANDS

    def fights_lender(self, step: Option) -> bool:
        """8.6.8, 8.8.8 Whether Romans and Aedui will be enemies there, and so share nothing."""
        return False

    @abstractmethod
    def next_step(self, mind: Mind, ask: Ask) -> Option | None:
        """Select or resolve the next Region, None if there is no more."""

    def ability_comes_first(self, mind: Mind) -> bool:
        return False

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """Walk through the boxes of the Special Abilities; asked once, at the moment when one could be used."""
        return None

    def _ability(self, mind: Mind, ask: Ask) -> Option | None:
        if self.asked_for_ability:
            return None
        self.asked_for_ability = True
        found = self.find_ability(mind)
        option = None if found is None else offered(ask, found.option)
        if option is not None:
            mind.ability = found
        return option

    def _end(self, mind: Mind, ask: Ask) -> Option | None:
        """Done; or the box came to nothing, and the walk is taken up again from there."""
        if DONE in ask.options:
            return DONE
        mind.failed.add(self.box)
        mind.plan = None
        mind.walk.note("nonplayer.failed", "8.3", self.box)
        return offered(ask, CANCEL, TAKE_BACK)


def is_full(s: State) -> bool:
    """2.3.5 A Limited Command has its one Region."""
    return bool(s.limited and s.selected)


def open_regions(mind: Mind, command: Command) -> list[Region]:
    """Regions where the Command can be executed now: legal, paid for, and allowed by the Event if one grants it."""
    return regions_left(mind.s, mind.faction, command)


def regions_left(s: State, faction: Faction, command: Command) -> list[Region]:
    """The same on any board."""
    found = SHEETS[command].regions(s, faction)
    if not (s.within or s.selected):
        return found
    return [r for r in found if is_allowed(s, r) and not s.selected & r.mask]
