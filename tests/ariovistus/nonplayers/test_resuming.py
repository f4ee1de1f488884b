"""8, A8 A Non-player of Ariovistus whose answers are undone does the same again."""

from random import Random

import alesia

SEATS = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")


def test_8_1_an_answer_undone_and_given_again_brings_the_same_reply() -> None:
    """A person takes an answer back: the Non-players that had answered since, Germans among them, do as before."""
    table = alesia.new("ariovistus", None, 3, SEATS | {"Romans": "human"})
    chance, again = Random(3), 0
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        option, before = chance.choice(ask.options), len(table.record.entries)
        table.answer(option)
        first = table.record.to_text()
        try:
            table.undo(agreed=True)
        except alesia.CannotUndo:
            continue
        if len(table.record.entries) == before:
            table.answer(option)
            again += 1
            assert table.record.to_text() == first
    assert again > 10
