"""A position in which the Arverni Phase begins: both Eligible Factions have acted on a card with the carnyx."""

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

OVER = "Chance draw_card"  # the next card is turned up
POOR = "\n[resources]\nRomans = 0\nAedui = 0\nBelgae = 0\nGermans = 0\n"  # nobody to rob


def phase(board: str, top: str = "", card: str = '"A19"', following: str = "1", **options: str | bool) -> Play:
    """The Phase has gone as far as its first die, or is over. Nobody has Resources unless the board says so."""
    acted = 'first = { faction = "Romans", action = "Command" }\nexecuted = ["Belgae"]'
    purse = "" if "[resources]" in board else POOR
    return at(f"card = {card}\nnext = {following}\n{acted}\n{top}\n{board}\n{purse}", **options)


def told(game: Play, key: str) -> list[tuple[str, ...]]:
    """What the log tells of a kind, fact by fact."""
    return [tuple(map(str, entry.facts)) for entry in game.table.log if entry.key == key]


def keys(game: Play) -> list[str]:
    """What the log tells, in order."""
    return [entry.key for entry in game.table.log]
