"""Every Event of the deck in the hands of every Non-player, on random boards.

What is not answered: ``python -m tests.ariovistus.nonplayers.events.all_cards``.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

import alesia
from alesia.games.falling_sky.components import FACTION, Faction
from alesia.games.falling_sky.events.base import EVENTS
from alesia.games.falling_sky.nonplayers.conducts import CONDUCTS
from alesia.games.falling_sky.nonplayers.events.register import INSTRUCTIONS
from alesia.games.falling_sky.nonplayers.events.trial import Rehearsal
from alesia.games.falling_sky.nonplayers.events.verdict import SWORDS, side_of, symbol
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.state import State, begin_action
from alesia.games.falling_sky.war import ARIOVISTUS
from alesia.nonplayers.dice import Dice
from tests.falling_sky.watched import livelier

BOARDS = 20
SEATS = tuple(f.name for f in ARIOVISTUS.players)


@cache
def boards() -> tuple[State, ...]:
    """States of random games, with this or that Faction as a Non-player."""
    found: list[State] = []
    for seed in range(BOARDS):
        random = Random(f"boards/{seed}")
        table = alesia.new("ariovistus", seed=seed, dice="asked")
        for _ in range(random.randrange(100, 700)):
            if table.ask is not None:
                table.answer(livelier(table.ask, random))
        s: State = table.turn.copy()
        s.nonplayers = random.randrange(16) and sum(1 << FACTION[name] for name in SEATS if random.random() < 0.5)
        found.append(s)
    return tuple(found)


def laid(board: State, faction: Faction, card: int) -> State:
    s = board.copy()
    s.card, s.next_card = card, next(int(c) for c in ARIOVISTUS.cards if c != card)
    s.nonplayers |= 1 << faction
    begin_action(s, faction)
    return s


def wanted(mind: Mind, card: int) -> Iterator[int]:
    """The side that the Faction would use, unless it never plays the card or not as things stand."""
    side, instruction = side_of(mind, card), INSTRUCTIONS.get((card, mind.faction))
    refused = instruction is not None and instruction.no is not None and instruction.no(mind)
    if symbol(mind, card) != SWORDS and not refused and (card, side) in EVENTS:
        yield side


def failures(name: str) -> tuple[dict[str, str], int]:
    """What went wrong, by card, and how many Events were carried out to the end."""
    faction, failed, done = FACTION[name], dict[str, str](), 0
    for number, board in enumerate(boards()):
        for card in ARIOVISTUS.cards:
            s = laid(board, faction, int(card))
            mind = Mind(CONDUCTS[faction], s, Dice(lambda: "all cards"))
            try:
                done += sum(carried_out(mind, int(card), side) for side in wanted(mind, int(card)))
            except Exception as error:
                failed.setdefault(card.name, f"board {number}: {error!r}")
    return failed, done


def carried_out(mind: Mind, card: int, side: int) -> bool:
    """To the end, where the text finds something to act on."""
    event, trial = EVENTS[card, side], Rehearsal(mind, mind.s.copy())
    if not event.effective(mind.s, mind.faction):
        return False
    trial.run(event.body(trial.context, mind.faction), to_the_end=True)
    return True


if __name__ == "__main__":
    for seat in SEATS:
        for card, error in failures(seat)[0].items():
            print(f"{seat} {card}: {error}")
