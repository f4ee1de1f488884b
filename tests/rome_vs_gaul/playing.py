"""How the rule tests play: a position text, answers in the notation of records, and looks at the table.

    game = at('''
        hands = { Roman = ["Hostages"], Gallic = [] }
        player = "Roman"
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
    ''')
    game.play('''
        Roman play points Hostages
        Roman action activate Caesar
        dice 4 5
    ''')
    assert game.where("Caesar") == "Alesia"

Without a round it is the first; whoever has no card is passed over.
"""

from textwrap import dedent

import alesia
from tests.playing import Play as AnyPlay


class Play(AnyPlay):
    """A table of Caesar: Rome vs Gaul."""

    def outside(self, space: str) -> str:
        """Pieces as in position texts: "Caesar, Legion X (1)", "" when none."""
        return str(self.position.get("spaces", {}).get(space, {}).get("outside", ""))

    def inside(self, space: str) -> str:
        return str(self.position.get("spaces", {}).get(space, {}).get("inside", ""))

    def where(self, piece: str) -> str:
        """The space or box of a piece."""
        for space, stacks in self.position.get("spaces", {}).items():
            for text in stacks.values():
                if piece in _names(text):
                    return str(space)
        for box, text in self.position.get("boxes", {}).items():
            if piece in _names(text):
                return str(box)
        return ""

    def owner(self, space: str) -> str:
        """Whose Control marker is there; "" for a neutral space."""
        return self.view["spaces"][space]["owner"] or ""

    def ruler(self, province: str) -> str:
        return self.view["provinces"][province] or ""


def _names(text: str) -> list[str]:
    return [part.split(" (")[0] for part in text.split(", ")]


def at(position: str) -> Play:
    """A game in this position, dice and draws to be entered."""
    text = dedent(position)
    if "round" not in text and "phase" not in text:
        text = "round = 1\n" + text
    return Play(alesia.new("rome-vs-gaul", position=text, dice="asked"))


def start() -> Play:
    """The game from its set-up."""
    return Play(alesia.new("rome-vs-gaul", dice="asked"))


def roman(position: str) -> Play:
    """The Roman, who has played a card of the Gauls for its two Action Points; Caesar is in Narbo unless told."""
    return _with_two_points("Roman", "Alesia", position)


def gallic(position: str) -> Play:
    """The Gaul, who has played a card of the Romans for its two Action Points."""
    return _with_two_points("Gallic", "Hostages", position)


def _with_two_points(player: str, card: str, position: str) -> Play:
    caesar = "" if "Caesar" in position else '\n[spaces.Narbo]\ninside = "Caesar"'
    cards = f'hands = {{ {player} = ["{card}"] }}\ndiscards = ["Treachery"]'  # which else is asked for at every siege
    return at(f'player = "{player}"\n{cards}\n{dedent(position)}{caesar}')
