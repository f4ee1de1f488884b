"""Copies of a table: the same game, and nothing shared."""

from random import Random

import pytest

import alesia
from alesia.table import Table, replay

NOBODY: dict[str, str] = {}
COMPANIES = [
    ("falling-sky", NOBODY),
    ("falling-sky", {"Romans": "nonplayer", "Arverni": "random", "Aedui": "nonplayer"}),
    ("gallic-war", NOBODY),
    ("rome-vs-gaul", NOBODY),
    ("rome-vs-gaul", {"Gallic": "random"}),
    ("gallic-war", {"Barbarian": "nonplayer"}),
    ("gallic-war", {"Roman": "random"}),
]


class Counting:
    """Answers by what it has counted so far, in a list that copies must not share."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def decide(self, view: object, ask: alesia.TableAsk) -> alesia.Option:
        self.asked.append(ask.key)
        return ask.options[len(self.asked) % len(ask.options)]


def play(table: Table, random: Random, answers: int) -> None:
    for _ in range(answers):
        if table.ask is None:
            break
        ask = random.choice(table.asks)
        table.answer(random.choice(ask.options), ask.who)


def seen(table: Table) -> tuple[object, ...]:
    return table.record, table.digest, table.asks, table.log, table.result, table.told(), table.turns()


@pytest.mark.parametrize(("game", "seats"), COMPANIES)
@pytest.mark.parametrize("moment", [0, 7, 40])
def test_a_copy_goes_on_alike_and_apart(game: str, seats: dict[str, str], moment: int) -> None:
    """The same answers lead both to the same place, others lead one away; each replays from its own record."""
    table = alesia.new(game, seed=5, seats=seats)
    play(table, Random(moment), moment)
    before = seen(table)
    one, other = table.copy(), table.copy()
    assert seen(one) == before

    play(one, Random(1), 25)
    assert seen(table) == before
    assert seen(other) == before
    play(other, Random(1), 25)
    assert seen(other) == seen(one)
    play(table, Random(2), 25)
    assert seen(one) == seen(other)
    for each in (table, one, other):
        again = replay(each.record)
        assert (again.record, again.digest) == (each.record, each.digest)


def test_undo_at_a_copy_leaves_the_other_alone() -> None:
    table = alesia.new("falling-sky", seed=7)
    table.answer("command Rally")
    before, twin = seen(table), table.copy()
    twin.undo()
    assert seen(table) == before
    twin.answer("command Rally")
    assert seen(twin) == before


def test_a_copy_does_not_play_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is entered from a record; what came before the turn under way is taken over."""
    table = alesia.new("falling-sky", seed=5)
    play(table, Random(3), 60)
    monkeypatch.setattr(Table, "enter", lambda *_: pytest.fail("an answer was entered"))
    assert seen(table.copy()) == seen(table)


def test_an_agent_of_ones_own_is_copied_with_what_it_remembers() -> None:
    """Nor does it remember afterwards what it was asked at the other table."""
    table = alesia.new("gallic-war", seed=5, seats={"Barbarian": Counting()})
    play(table, Random(3), 10)
    one, other = table.copy(), table.copy()
    play(one, Random(4), 10)
    play(other, Random(4), 10)
    assert seen(one) == seen(other)


def test_a_copy_of_a_table_with_typed_dice_has_them_too() -> None:
    """What somebody rolled for a Non-player is rolled at both tables."""
    board = "card = 54\nnext = 41\n[regions.Morini]\nBelgae = '4 Warbands'\n[tribes]\nMorini = 'Belgae'\n"
    asked = alesia.ask_nonplayer("falling-sky", board, "Belgae", seed=1, rolls=(6, 5, 4, 3, 2, 1))
    twin = asked.copy()
    for each in (asked, twin):
        each.go_on(each.turn)
    assert seen(asked) == seen(twin)
