"""Positions in which the Non-player Aedui are the only Eligible Faction and their Event is none for them (A24,
swords)."""

from tests.ariovistus.nonplayers.acting import Acting, acting

HEAD = 'card = "A24"\nnext = 3\nineligible = ["Romans", "Belgae", "Germans"]'
FROST = HEAD.replace("next = 3", 'next = "Winter"')
BOTH = '["Aedui", "Romans"]'
RICH = "[resources]\nAedui = 20\n"
# What every walk begins with when the Aedui decline the Event.
TO_A4 = "A1 no, A2 yes, A3 yes"


def aedui_turn(board: str, *dice: int, head: str = HEAD, nonplayers: str = '["Aedui"]', seed: int = 1) -> Acting:
    """The turn of the Aedui on this board, their own dice first showing these numbers."""
    lines = [line.strip() for line in f"{head}\nnonplayers = {nonplayers}\n{board}".splitlines()]
    return acting("\n".join(lines), seed, Aedui=list(dice))


def walked(game: Acting) -> str:
    """The boxes after the Event was declined."""
    return game.boxes("Aedui").removeprefix(TO_A4 + ", ")


def region(name: str, **pieces: str) -> str:
    return f"[regions.{name}]\n" + "".join(f'{faction} = "{what}"\n' for faction, what in pieces.items() if what)


def fought(game: Acting) -> list[str]:
    """The Battles in the order in which they were fought."""
    return [each.removeprefix("command ") for each in game.did("Aedui") if each.startswith("command battle")]


def went(game: Acting) -> list[str]:
    """Where the groups went, in order."""
    return [each.removeprefix("march_to region ") for each in game.did("Aedui") if each.startswith("march_to region")]
