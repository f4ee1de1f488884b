"""How the tests of the non-players play: a position, a card for the non-player, its dice, and the walk it recorded.

    game = barbarian("Remi", '''...''', dice=[4])
    assert game.boxes == "B1 no, B2 no, B3 yes, B_ACTIVATE yes"

The opponent is a person who plays Movement and moves nobody; the game's own dice are entered. The numbers are what
the non-player's own dice show, one after the other; further ones are seeded.
"""

from textwrap import dedent

import alesia
from alesia.games.gallic_war.components import BARBARIAN, ROMAN, Side
from alesia.games.gallic_war.nonplayers import Nonplayer
from alesia.kernel.walk import Step
from tests.gallic_war.playing import Play

OTHER = "Minor Revolt 2"


class Acting(Play):
    """A table with one non-player, and a person who waits."""

    def __init__(self, table: alesia.Table, agent: Nonplayer) -> None:
        super().__init__(table)
        self.agent = agent

    def wait(self) -> "Acting":
        """Let the opponent announce Movement and move nobody."""
        other = self.agent.side.other.name
        while self.asked in (f"{other} action", f"{other} group"):
            self.answer(f"{other} action movement" if self.ask.key == "action" else f"{other} group done")
        return self

    def rolls(self, *dice: int) -> "Acting":
        """The game's own dice."""
        for die in dice:
            self.answer(f"dice {die}")
        return self.wait()

    @property
    def boxes(self) -> str:
        """The boxes it came through: "B1 no, B3 yes"."""
        return ", ".join(f"{step.key} {'yes' if step.facts[0] else 'no'}" for step in self.steps("box"))

    def steps(self, kind: str) -> list[Step]:
        return [step for step in self.agent.walk or [] if step.kind == kind]

    @property
    def priorities(self) -> list[str]:
        """The keys of the priorities that narrowed something down."""
        return [step.key for step in self.steps("priority")]

    @property
    def notes(self) -> list[str]:
        return [step.key for step in self.steps("note")]

    @property
    def rolled(self) -> dict[str, int]:
        return {step.key: int(str(step.facts[0])) for step in self.steps("roll")}

    @property
    def did(self) -> list[str]:
        """What it answered, as the opponent may read it: "move_to move Menapi"."""
        return [f"{step.key} {step.facts[0]}" for step in self.steps("did")]

    def answers(self, key: str) -> list[str]:
        """What it answered to a question: "move Menapi"."""
        return [str(step.facts[0]) for step in self.steps("did") if step.key == key]


def barbarian(card: str, position: str, dice: list[int] | None = None, other: str = OTHER, **options: bool) -> Acting:
    """The Barbarian non-player with this card, in the last round of a year."""
    return acting(BARBARIAN, with_hands(BARBARIAN, card, other, position), dice, **options).wait()


def roman(card: str, position: str, dice: list[int] | None = None, other: str = OTHER, **options: bool) -> Acting:
    """The Roman non-player with this card, in the last round of a year."""
    return acting(ROMAN, with_hands(ROMAN, card, other, position), dice, **options).wait()


def winter(side: Side, position: str, dice: list[int] | None = None, **options: bool) -> Acting:
    """The End of Turn Phase, from its first die on."""
    return acting(side, 'phase = "winter"\n' + dedent(position), dice, **options)


def with_hands(side: Side, card: str, other: str, position: str) -> str:
    return f'hands = {{ {side} = ["{card}"], {side.other} = ["{other}"] }}\n' + dedent(position)


def acting(side: Side, position: str, dice: list[int] | None = None, **options: bool) -> Acting:
    agent = Nonplayer(side, 1, dice or [])
    seats: dict[str, str | Nonplayer] = {side.name: agent, side.other.name: "human"}
    table = alesia.new("gallic-war", None, 1, seats, options, position, dice="asked")
    return Acting(table, agent)
