"""Plans: what a box has decided to do with a card, and the marches of its groups."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from alesia.games.gallic_war.components import Area, Unit
from alesia.kernel.ask import Act, Option

if TYPE_CHECKING:
    from alesia.games.gallic_war.nonplayers.mind import Mind


@dataclass
class March:
    """Units of a group that go to one area: one area far, two, or over the sea."""

    to: Area
    units: Sequence[Unit]
    verb: str = "move"
    via: Area | None = None

    @property
    def option(self) -> Option:
        return Option(self.verb, self.to.name)


Marches = Callable[["Mind", Area], list[March]]  # worked out when the group moves, on the board as it then is


@dataclass
class Plan:
    """What the card is played for, upon which tribes, and which groups move how."""

    action: Act
    tribes: list[Area] = field(default_factory=list)
    groups: list[tuple[Area, Marches]] = field(default_factory=list)
    worth: float = 0.0
    box: str = ""
    aims: tuple[Area, ...] = ()  # what its groups go for
