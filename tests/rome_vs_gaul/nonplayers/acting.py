"""How the tests of the non-players play: a position, a card for the non-player, and the walk that it recorded.

    game = roman('''...''')
    assert game.boxes == "R_SIEGE yes, R_BATTLE no, ..."

Unless it is said otherwise, Rome has the markers of the set-up. The opponent is a person who has yet to play a card;
the game's own dice are entered. The numbers are what the non-player's own dice show, one after the other; further ones
are seeded.
"""

from textwrap import dedent

import alesia
from alesia.games.rome_vs_gaul.components import GALLIC, ROMAN, Side
from alesia.games.rome_vs_gaul.nonplayers import Nonplayer
from alesia.kernel.walk import Step
from tests.rome_vs_gaul.playing import Play

TWO_POINTS = {ROMAN: "Alesia", GALLIC: "Hostages"}  # cards whose events are not theirs
WAITS = {ROMAN: "Swords for Hire", GALLIC: "German Cavalry"}  # the card of the person who waits
OUT = '"Treachery", "Stratagem", "You May Believe Me", "Vow to Mars", "Circumvallation", "Ambush"'

ROMANS = """\
"Bibracte", "Cabillonum", "Matisco", "Noviodunum Aeduorum", "Rodumna", "Vesontio", "Magetobriga", "Epomanduodurum", \
"Rauraci", "Burdigala", "Tolosa", "Carcaso", "Nemausus", "Cularo", "Genava", "Aquae Sextiae", "Arelate", "Arausio", \
"Ebrodunum"\
"""  # 3.1 the Roman Influence of the set-up


class Acting(Play):
    """A table with one non-player, and a person who waits."""

    def __init__(self, table: alesia.Table, agent: Nonplayer) -> None:
        super().__init__(table)
        self.agent = agent

    @property
    def boxes(self) -> str:
        """The boxes that it came through, the first time: "R_SIEGE no, R_MARKER yes"."""
        found = [f"{step.key} {'yes' if step.facts[0] else 'no'}" for step in self.steps("box")]
        return ", ".join(dict.fromkeys(found))

    def steps(self, kind: str) -> list[Step]:
        return [step for step in self.agent.walk or [] if step.kind == kind]

    @property
    def priorities(self) -> list[str]:
        """The keys of the priorities that narrowed something down."""
        return [step.key for step in self.steps("priority")]

    @property
    def notes(self) -> dict[str, tuple[object, ...]]:
        """The figures of what was weighed, the first of each kind."""
        return {step.key: step.facts for step in reversed(self.steps("note"))}

    def answers(self, key: str) -> list[str]:
        """What it answered to a question: "place Bibracte"."""
        return [str(step.facts[0]) for step in self.steps("did") if step.key == key]


def roman(position: str, card: str = "", dice: list[int] | None = None) -> Acting:
    """The Roman non-player with this card; without one, with a card of the Gauls for its two Action Points."""
    return acting(ROMAN, position, card, dice)


def gallic(position: str, card: str = "", dice: list[int] | None = None) -> Acting:
    return acting(GALLIC, position, card, dice)


def acting(side: Side, position: str, card: str = "", dice: list[int] | None = None) -> Acting:
    text = dedent(position)
    if "phase" not in text:
        cards = f'{side} = ["{card or TWO_POINTS[side]}"], {side.other} = ["{WAITS[side.other]}"]'
        hands = f"hands = {{ {cards} }}\ndiscards = [{OUT}]\n"
        text = ("" if "round" in text else "round = 1\n") + f'player = "{side}"\n' + hands + text
    if "roman =" not in text:
        text = f"roman = [{ROMANS}]\n" + text
    if "Caesar" not in text:
        text += '\n[spaces.Narbo]\ninside = "Caesar"\n'
    agent = Nonplayer(side, 1, dice or [])
    seats: dict[str, str | Nonplayer] = {side.name: agent, side.other.name: "human"}
    return Acting(alesia.new("rome-vs-gaul", None, 1, seats, {}, text, dice="asked"), agent)
