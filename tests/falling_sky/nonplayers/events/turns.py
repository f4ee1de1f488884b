"""Turns in which one Non-player is the only Eligible Faction, so that its flowchart comes to the Event."""

from textwrap import dedent

import alesia
from alesia.games.falling_sky.components import FACTION, PLAYERS
from alesia.games.falling_sky.nonplayers import Nonplayer
from tests.falling_sky.nonplayers.acting import Acting, acting

EVENT_BOX = {"Romans": "R_EVENT", "Arverni": "V_EVENT", "Aedui": "A_EVENT", "Belgae": "B_EVENT"}
NO, INEFFECTIVE = "event.no_by_instruction", "event.ineffective"
IDLE = "event.nothing_for_it"  # another sentence, the same consequence (8.2.3)


def turn(
    card: int,
    faction: str,
    board: str,
    *dice: int,
    others: tuple[str, ...] = (),
    head: str = "next = 3",
    seed: int = 1,
    options: dict[str, str | bool] | None = None,
) -> Acting:
    """The Faction's turn on this card, its own dice first showing these numbers; `others` are Non-players too."""
    names = ", ".join(f'"{name}"' for name in (faction, *others))
    idle = ", ".join(f'"{f.name}"' for f in PLAYERS if f.name != faction)
    text = f"card = {card}\n{head}\nnonplayers = [{names}]\nineligible = [{idle}]\n{dedent(board)}"
    if options:
        return with_options(text, (faction, *others), options)
    return acting(text, "great-revolt", seed, **{faction: list(dice)})


def with_options(text: str, names: tuple[str, ...], options: dict[str, str | bool]) -> Acting:
    """A table with options of the game."""
    agents = {name: Nonplayer(FACTION[name], 1) for name in names}
    seats = {f.name: agents.get(f.name, "human") for f in PLAYERS}
    table = alesia.new("falling-sky", "great-revolt", 1, seats, position=text, dice="asked", options=options)
    return Acting(table, agents)


def by_player(card: int, player: str, nonplayer: str, board: str, *dice: int, head: str = "next = 3") -> Acting:
    """A player is the only Eligible Faction; one Non-player may be asked something."""
    idle = ", ".join(f'"{f.name}"' for f in PLAYERS if f.name != player)
    text = f'card = {card}\n{head}\nnonplayers = ["{nonplayer}"]\nineligible = [{idle}]\n{dedent(board)}'
    return acting(text, "great-revolt", 1, **{nonplayer: list(dice)})


def played(game: Acting, faction: str) -> bool:
    """Whether the Event was executed."""
    return f"{EVENT_BOX[faction]} yes" in game.boxes(faction)


def reasons(game: Acting, faction: str) -> list[str]:
    """Why the Event was declined."""
    found = [key for key in game.notes(faction) if key in (NO, INEFFECTIVE, IDLE, "event.no", "event.frost_bars")]
    return [INEFFECTIVE if key == IDLE else key for key in found]


def chosen(game: Acting, faction: str, key: str) -> list[str]:
    """What the Faction answered to one kind of question in the first turn that it had anything to say in."""
    walk = next(thought.walk for thought in game.table.thoughts if thought.seat == faction)
    return [str(step.facts[0]) for step in walk if step.kind == "did" and step.key == key]


def capabilities(game: Acting) -> dict[str, str]:
    return {str(card): str(side) for card, side in game.position.get("capabilities", {}).items()}
