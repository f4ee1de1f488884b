"""The signs of the board: each says by its shape what its colour says again."""

from typing import NamedTuple

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae", "Germans")
CODES = {"Romans": "Ro", "Arverni": "Ar", "Aedui": "Ae", "Belgae": "Be", "Germans": "Ge"}
COLOURS = {"Romans": "red", "Arverni": "green", "Aedui": "blue", "Belgae": "yellow", "Germans": "magenta"}


class Signs(NamedTuple):
    """One character a thing."""

    leader: str
    successor: str
    ally: str
    citadel: str
    city: str
    nothing: str
    tribe: dict[str, str]

    def piece(self, name: str, n: int, named: bool) -> str:
        """So many of a piece: Legions and Forts by a capital, Auxilia and Warbands by their state in small."""
        if name.endswith("Leader"):
            return self.leader if named else self.successor
        if name == "Fort":
            return "F"
        return f"{n}L" if name == "Legion" else f"{n}{name[0].lower()}"

    def legend(self, text: str) -> str:
        """Set the signs into a line of the legend."""
        return text.format(**self._asdict())


SIGNS_UNICODE = Signs(
    "★", "☆", "●", "■", "◇", "·", {"Subdued": "○", "Dispersed": "×", "Dispersed-Gathering": "÷", "Razed": "#"}
)
SIGNS_ASCII = Signs(
    "*", "+", "@", "#", "^", ".", {"Subdued": "o", "Dispersed": "x", "Dispersed-Gathering": "/", "Razed": "%"}
)
