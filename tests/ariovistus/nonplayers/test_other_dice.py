"""A turn of a Non-player that goes on with other dice: at a table that plays on from a moment of another."""

from dataclasses import replace
from random import Random

import alesia

SEATS = {"Romans": "nonplayer", "Germans": "human", "Aedui": "nonplayer", "Belgae": "nonplayer"}
SEED = 13  # at its 63rd question the Aedui would, with other dice, not have Marched
QUESTIONS, DICE = 64, 4  # of a person; other dice with which each goes on


def test_it_goes_on_from_every_question_of_a_person() -> None:
    """Whatever plans the Non-player has made with its first dice, with others it has an answer to all that follows."""
    table, random = alesia.new("ariovistus", seed=SEED, seats=SEATS), Random(SEED)
    table.go_on()
    for _ in range(QUESTIONS):
        assert table.ask is not None
        for other in range(DICE if table.position.answered else 0):
            again = alesia.replay(replace(table.record, seed=1000 + other))
            assert again.ask is not None
            again.answer(random.choice(again.ask.options), again.ask.who)
            assert again.ask is not None or again.result is not None
        table.answer(random.choice(table.ask.options), table.ask.who)
