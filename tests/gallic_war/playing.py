"""How the rule tests play: a position text, answers in the notation of records, and looks at the table.

    game = at('''
        hands = { Roman = ["Remi"], Barbarian = ["Volcae"] }
        [areas."Transalpine Gaul"]
        Roman = "Caesar, Legion VII (3)"
    ''')
    game.play('''
        Roman action movement
        Roman group area Transalpine Gaul
        dice 1 3 6
    ''')
    assert game.units("Helvetii", "Roman") == "Caesar"

Each line is ``who key verb [noun]``, or ``dice`` and what Chance rolls now. A line that does not fit an open question
fails the test, with what is asked and offered; one that ends in "?" is left out if nobody asks. With one card in each
hand the round needs no choice of cards. Questions with one answer alone, which cover a secret, answer themselves here.
"""

from textwrap import dedent

import alesia
from tests.playing import Play as AnyPlay


class Play(AnyPlay):
    """A table of Caesar's Gallic War."""

    @property
    def supply(self) -> int:
        return int(self.view["supply"])

    @property
    def tribes(self) -> tuple[int, int]:
        """Tribes controlled by the Roman and by the Barbarian player."""
        return self.view["tribes"]["Roman"], self.view["tribes"]["Barbarian"]

    @property
    def points(self) -> tuple[int, int]:
        return self.view["victory_points"]["Roman"], self.view["victory_points"]["Barbarian"]

    def units(self, area: str, side: str) -> str:
        """Units as in position texts: "Caesar, Legion VII (3)", "" when none."""
        return str(self.position.get("areas", {}).get(area, {}).get(side, ""))

    def where(self, unit: str) -> str:
        """The area of an active unit, "" if it stands nowhere or is neutral."""
        for area, sides in self.position["areas"].items():
            for text in sides.values():
                if unit in [part.split(" (")[0] for part in text.split(", ")]:
                    return str(area)
        return ""

    def is_neutral(self, tribe: str) -> bool:
        return list(self.view["areas"][tribe]["tribe"]) == ["Neutral"]


def at(position: str, **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new("gallic-war", position=dedent(position), options=options, dice="asked"))


def one_card(position: str, roman: str = "Remi", barbarian: str = "Volcae", **options: str | bool) -> Play:
    """The last round of cards: each side has one, so that the first question is the Roman's action."""
    hands = f'hands = {{ Roman = ["{roman}"], Barbarian = ["{barbarian}"] }}\n'
    return at(hands + dedent(position), **options)


def winter(position: str, **options: str | bool) -> Play:
    """The End of Turn Phase, from its first die on."""
    return at('phase = "winter"\n' + dedent(position), **options)


def start(**options: str | bool) -> Play:
    """The game from its set-up, cards and dice to be entered."""
    return Play(alesia.new("gallic-war", options=options, dice="asked"))


def deal(game: Play, roman: str, barbarian: str) -> Play:
    """Deal these cards, named with commas between them."""
    for card in [*roman.split(", "), *barbarian.split(", ")]:
        game.answer(f"Chance deal card {card}")
    return game
