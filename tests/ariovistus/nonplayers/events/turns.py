"""Turns in which one Non-player is the only Eligible Faction, so that its flowchart comes to the Event (as
tests/falling_sky/nonplayers/events/turns.py)."""

from textwrap import dedent

from alesia.games.falling_sky.war import ARIOVISTUS
from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.events.turns import IDLE, INEFFECTIVE, NO, capabilities, chosen, reasons

__all__ = ["IDLE", "INEFFECTIVE", "NO", "SWORDS", "by_player", "capabilities", "chosen", "played", "reasons", "turn"]

EVENT_BOX = {"Romans": "R_EVENT", "Germans": "G_EVENT", "Aedui": "A_EVENT", "Belgae": "B_EVENT"}
SWORDS = "event.no"


def turn(
    card: int | str,
    faction: str,
    board: str,
    *dice: int,
    others: tuple[str, ...] = (),
    head: str = "",
    seed: int = 1,
    options: dict[str, str | bool] | None = None,
) -> Acting:
    """The Faction's turn on this card, its own dice first showing these numbers; `others` are Non-players too."""
    names = ", ".join(f'"{name}"' for name in (faction, *others))
    text = f"{_head(card, faction, head)}nonplayers = [{names}]\n{dedent(board)}"
    return acting(text, seed, options, **{faction: list(dice)})


def by_player(card: int | str, player: str, nonplayer: str, board: str, *dice: int, head: str = "") -> Acting:
    """A player is the only Eligible Faction; one Non-player may be asked something."""
    text = f'{_head(card, player, head)}nonplayers = ["{nonplayer}"]\n{dedent(board)}'
    return acting(text, 1, **{nonplayer: list(dice)})


def _head(card: int | str, faction: str, head: str) -> str:
    """The card, and after it one with the Romans first, so that nobody else waits for it."""
    idle = ", ".join(f'"{f.name}"' for f in ARIOVISTUS.players if f.name != faction)
    return f'card = "{card}"\n{head or f"next = {2 if card == 3 else 3}"}\nineligible = [{idle}]\n'


def played(game: Acting, faction: str) -> bool:
    """Whether the Event was executed."""
    return f"{EVENT_BOX[faction]} yes" in game.boxes(faction)
