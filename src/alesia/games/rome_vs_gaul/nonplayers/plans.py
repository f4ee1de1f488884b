"""Plans: what an Action Point is spent on, and the march of an army step by step."""

from dataclasses import dataclass, field

from alesia.games.rome_vs_gaul.components import Space
from alesia.games.rome_vs_gaul.nonplayers.armies import Host
from alesia.kernel.ask import Option
from alesia.kernel.word import Phrase, phrase
from alesia.nonplayers.options import DONE

REMOVE, BESIEGE, GO_INSIDE, SORTIE = (Option(verb) for verb in ("remove", "besiege", "go_inside", "sortie"))
# What an army is out for.
BATTLE, SIEGE, CLEAR, ENTER, MARCH, GATHER, HOME = "battle", "siege", "clear", "enter", "march", "gather", "home"
MISSIONS = (BATTLE, SIEGE, CLEAR, ENTER)
MARKER, SUPPLY = "marker", "supply"


@dataclass
class Plan:
    """An action that one answer carries out, and what it is worth."""

    option: Option
    box: str = ""
    worth: float = 0.0
    target: Space | None = None
    kind: str = MARKER

    @property
    def phrase(self) -> Phrase:
        return phrase(f"plan.{self.kind}", self.target)


@dataclass
class Mission(Plan):
    """An army that is activated: whom its Leader takes, which way it goes, and what it does there."""

    option: Option = field(init=False)
    host: Host = field(kw_only=True)
    way: list[Space] = field(kw_only=True)
    target: Space = field(kw_only=True)
    kind: str = field(kw_only=True)
    deed: Option | None = field(kw_only=True, default=None)
    worth: float = field(kw_only=True, default=0.0)
    figures: tuple[object, ...] = field(kw_only=True, default=())  # what was reckoned, as it is told

    def __post_init__(self) -> None:
        self.option = Option("activate", self.host.leader.name)

    @property
    def phrase(self) -> Phrase:
        return phrase(f"plan.{self.kind}", self.target, self.host.leader)


def rest() -> Plan:
    return Plan(DONE)
