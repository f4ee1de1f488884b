"""How the tests of chapter 8 play: a position with its Non-players, their dice, and the walk that they recorded.

    game = acting('''
        card = 1
        nonplayers = ["Belgae"]
        ...
    ''', Belgae=[4])
    assert game.boxes("Belgae") == "B1 no, B2 no, B3 yes, B3b yes, B4 yes, B_RALLY yes"

Non-players answer at once, until somebody else is asked or the game's own dice are due. The numbers are what the
Non-player's own dice show, one after the other; further ones are seeded.
"""

import tomllib
from textwrap import dedent

import alesia
from alesia.games.falling_sky.components import FACTION, PLAYERS
from alesia.games.falling_sky.nonplayers import Nonplayer
from alesia.kernel.walk import Step, Walk
from tests.falling_sky.playing import Play


class Acting(Play):
    """A table with Non-players in some seats, people in the others, and dice to be entered."""

    def __init__(self, table: alesia.Table, agents: dict[str, Nonplayer], at_bay: bool = False) -> None:
        super().__init__(table, at_bay)
        self.agents = agents

    def walk(self, faction: str) -> Walk:
        """The walk of the turn that the Non-player thought about last."""
        return self.agents[faction].walk

    def boxes(self, faction: str) -> str:
        """The boxes it came through: "B1 no, B4 yes, B_RALLY yes"."""
        return ", ".join(f"{step.key} {'yes' if step.facts[0] else 'no'}" for step in self.steps(faction, "box"))

    def steps(self, faction: str, kind: str) -> list[Step]:
        return [step for step in self.walk(faction) if step.kind == kind]

    def priorities(self, faction: str) -> list[str]:
        """The keys of the priorities that narrowed something down."""
        return [step.key for step in self.steps(faction, "priority")]

    def lots(self, faction: str) -> list[tuple[object, ...]]:
        """The equals among whom dice picked one."""
        found = []
        for step in self.steps(faction, "pick"):
            assert isinstance(step.facts[0], tuple)
            found.append(step.facts[0])
        return found

    def notes(self, faction: str) -> list[str]:
        return [step.key for step in self.steps(faction, "note")]

    def did(self, faction: str) -> list[str]:
        """What it answered: "command rally Atrebates"."""
        return [f"{step.key} {step.facts[0]}" for step in self.steps(faction, "did")]

    def rolled(self, faction: str) -> list[int]:
        return [int(str(step.facts[0])) for step in self.steps(faction, "roll")]


def acting(
    position: str, scenario: str = "great-revolt", seed: int = 1, *, at_bay: bool = False, **dice: list[int]
) -> Acting:
    """A game in this position; `nonplayers` in the text says who is one."""
    text = dedent(position)
    names = tomllib.loads(text).get("nonplayers", [])
    agents = {name: Nonplayer(FACTION[name], seed, dice.get(name, [])) for name in names}
    seats = {f.name: agents.get(f.name, "human") for f in PLAYERS}
    return Acting(alesia.new("falling-sky", scenario, 1, seats, position=text, dice="asked"), agents, at_bay)
