"""Positions in which the Non-player Aedui are 1st Eligible and their Event is none for them (47, swords)."""

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
