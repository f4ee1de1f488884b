"""Positions in which the Non-player Aedui are 1st Eligible and their Event is none for them (47, swords), and boards on
which the Romans have a score that they fear (8.6.6)."""

from tests.falling_sky.nonplayers.acting import Acting, acting

# What every walk begins with when the Aedui do not Pass and decline the Event.
TO_A4 = "A1 no, A2 yes, A3 yes"


def aedui_turn(board: str, *dice: int, head: str = "card = 47", nonplayers: str = '["Aedui"]', seed: int = 1) -> Acting:
    """The turn of the Aedui on this board, their own dice first showing these numbers."""
    lines = [line.strip() for line in f"{head}\nnonplayers = {nonplayers}\n{board}".splitlines()]
    return acting("\n".join(lines), seed=seed, Aedui=list(dice))


def walked(game: Acting) -> str:
    """The boxes after the Event was declined."""
    return game.boxes("Aedui").removeprefix(TO_A4 + ", ")


# Thirty Tribes; with so many Allies of Gauls the Roman score is what is left.
ALLIES = {
    "Belgae": "Menapii Morini Eburones Nervii Bellovaci Atrebates Remi Treveri Veneti Namnetes",
    "Arverni": "Arverni Cadurci Volcae Pictones Santones Bituriges Carnutes Aulerci Catuvellauni Helvii",
    "Germans": "Sugambri Ubii",
}


# Likewise, with nobody at victory when Winter comes.
IN_WINTER = {
    "Belgae": "Menapii Morini Eburones Nervii Bellovaci Atrebates Remi",
    "Arverni": "Arverni Cadurci Volcae Pictones Santones Carnutes Aulerci Veneti",
    "Aedui": "Aedui Sequani Helvetii Senones Lingones Treveri",
}


def scored(score: int, allies: dict[str, str] = ALLIES) -> str:
    """Tribes so that the Romans have this score."""
    names = [(tribe, owner) for owner, tribes in allies.items() for tribe in tribes.split()]
    return "[tribes]\n" + "\n".join(f'{tribe} = "{owner}"' for tribe, owner in names[: 30 - score])


SUPPLY = """
card = 2
nonplayers = ["Aedui"]
[regions.Mandubii]
Romans = "Caesar, 2 Auxilia"
[regions.Sequani]
Aedui = "3 Warbands"
[regions.Aedui]
Aedui = "3 Warbands"
[regions.Ubii]
Germans = "3 Warbands"
[regions.Treveri]
Germans = "3 Warbands"
[regions.Provincia]
Romans = "Auxilia"
[regions.Arverni]
Arverni = "20 Warbands"
[regions.Bituriges]
Arverni = "3 Warbands"
"""
