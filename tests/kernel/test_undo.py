"""Undo: what can be taken back, and what cannot."""

from typing import Any

import pytest

import alesia
from alesia.games import register
from alesia.kernel.ask import CHECKPOINT, Ask, Procedure, confirm
from alesia.kernel.position import Position

from .test_table import marching, seen
from .toy import SEATS, G, Toy, result


class Nods(Toy):
    """No chance at all: in each round, after a checkpoint, Red says yes or no twice."""

    name = "nods"

    def main(self, g: G) -> Procedure[None]:
        while g.state.round < g.state.limit:
            yield CHECKPOINT
            for key in ("first", "second"):
                g.state.sky += yield from confirm(0, key, "N.1")
                g.log(key, "N.1", g.state.sky)
            g.state.round += 1
        g.finish(result(g.state, "all nodded"))


class Curtain(Nods):
    """Red says yes or no; a yes shows what was hidden."""

    name = "curtain"

    def main(self, g: G) -> Procedure[None]:
        while g.state.round < g.state.limit:
            yield CHECKPOINT
            if (yield from confirm(0, "draw_back", "N.2")):
                g.reveal()
            g.state.round += 1
        g.finish(result(g.state, "the end"))


def nods() -> alesia.Table:
    register(Nods())
    return alesia.new("nods", "long", 1)


def test_nothing_to_take_back() -> None:
    """A game in which no person has answered has no undo."""
    with pytest.raises(alesia.CannotUndo, match="nobody has answered"):
        nods().undo()


def test_undo_takes_back_the_last_answer() -> None:
    """State, question, log and record are as before the answer."""
    table = marching()
    before = seen(table)
    table.answer("hill Alba")
    between = seen(table)
    table.answer("hill Dun")
    table.undo()
    assert seen(table) == between
    table.undo()
    assert seen(table) == before


def test_undo_goes_behind_checkpoints_without_chance() -> None:
    """Answers of many rounds can be taken back one by one and given again."""
    table = nods()
    moments = [seen(table)]
    for n in range(24):
        table.answer("yes" if n % 3 else "no")
        moments.append(seen(table))
    assert table.result is not None
    for moment in reversed(moments[:-1]):
        table.undo()
        assert seen(table) == moment


def test_undo_enters_few_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work of an undo is bounded by the answers since the checkpoint, not by the game."""
    table = nods()
    for _ in range(23):
        table.answer("yes")
    entered: list[int] = []
    take = Position.take

    def counted(position: Position[Any], ask: Ask, index: int) -> None:
        entered.append(index)
        take(position, ask, index)

    monkeypatch.setattr(Position, "take", counted)
    table.undo()
    table.undo()
    assert len(entered) == 1


def test_undo_never_goes_behind_chance() -> None:
    """A roll that was seen cannot be taken back, even if all agree."""
    table = marching()
    for text in ("hill Alba", "hill Mons Major", "number 3", "roll 4"):
        table.answer(text)
    before = seen(table)
    for agreed in (False, True):
        with pytest.raises(alesia.CannotUndo, match="'Chance battle roll 4'"):
            table.undo(agreed)
    assert seen(table) == before


def test_undo_stops_where_chance_has_answered() -> None:
    """Answers after a roll can be taken back, up to the roll."""
    table = marching()
    for text in ("hill Alba", "hill Mons Major", "number 3", "roll 1", "roll 6", "roll 6", "roll 6"):
        table.answer(text)
    after = seen(table)
    table.answer("hill Mons Major")
    table.undo()
    assert seen(table) == after
    with pytest.raises(alesia.CannotUndo, match="chance has answered"):
        table.undo()


def test_undo_before_the_die_is_rolled() -> None:
    """An open question to chance has shown nothing to anybody."""
    table = marching()
    for text in ("hill Alba", "hill Mons Major"):
        table.answer(text)
    before = seen(table)
    table.answer("number 3")
    assert table.ask is not None
    assert table.ask.who == "Chance"
    table.undo()
    assert seen(table) == before


def test_undo_behind_the_checkpoint_before_an_open_draw() -> None:
    """The last answer of a round can be taken back while the draw of the next is still open."""
    table = marching()
    table.answer("done")
    table.answer("done")
    before = seen(table)
    table.answer("done")
    assert table.ask is not None
    assert table.ask.key == "sky"
    table.undo()
    assert seen(table) == before


def test_undo_needs_agreement_when_another_decides() -> None:
    """Once another player is asked, both must agree."""
    table = marching()
    before = seen(table)
    table.answer("done")
    with pytest.raises(alesia.CannotUndo, match=r"another player decides since 'Red march_from done', now Blue"):
        table.undo()
    table.undo(agreed=True)
    assert seen(table) == before


def test_seats_in_the_same_hands_are_one_player() -> None:
    """Going from one seat to another of the same player is no change of player."""
    table = alesia.new("toy", "short", 7, options={"two-player": True}, dice="asked")
    table.answer("sunny")
    for seat, number in zip(SEATS, (4, 2, 3), strict=True):
        table.answer(f"number {number}", seat)
    table.answer("done", "Red")
    assert table.ask is not None
    assert table.ask.who == "Green"
    table.undo()
    assert table.ask is not None
    assert table.ask.who == "Red"


def test_shown_secrets_need_agreement() -> None:
    """Who bid last and goes first has seen the other bids; taking back needs agreement."""
    table = alesia.new("toy", "short", 7, dice="asked")
    table.answer("sunny")
    table.answer("number 1", "Green")
    table.answer("number 2", "Blue")
    before = seen(table)
    table.answer("number 4", "Red")
    with pytest.raises(alesia.CannotUndo, match="what was secret lies open since 'Red bid number 4'"):
        table.undo()
    table.undo(agreed=True)
    assert seen(table) == before
    with pytest.raises(alesia.CannotUndo, match="another player decides since 'Blue bid number 2'"):
        table.undo()
    table.undo(agreed=True)
    assert [ask.who for ask in table.asks] == ["Red", "Blue"]


@pytest.mark.parametrize("seed", range(12))
def test_bots_answer_the_same_after_undo(seed: int) -> None:
    """Undo is no way to make bots think again, and a saved game agrees with one that had an undo."""
    bots = {"Blue": "random", "Green": "random"}
    table = alesia.new("toy", "long", seed, bots, position=RED_IS_LAST, dice="asked")
    table.answer("stormy")
    before = seen(table)
    table.answer("number 2", "Red")
    after = seen(table)
    assert table.decisions > 4
    with pytest.raises(alesia.CannotUndo, match="all must agree"):
        table.undo()
    table.undo(agreed=True)
    assert seen(table) == before
    twin = alesia.replay(table.record)
    for each in (table, twin):
        each.answer("number 2", "Red")
        assert seen(each) == after


RED_IS_LAST = """
round = 0
[cubes]
Red = [3, 0, 0, 0, 0]
Blue = [0, 3, 0, 0, 0]
Green = [0, 0, 3, 0, 0]
[hands]
Red = [1, 2]
Blue = [3, 4]
Green = [3, 4]
"""


def test_what_a_rule_reveals_needs_consent() -> None:
    """Without a die, and with the same player to answer next: what was hidden lies open, so all must agree."""
    register(Curtain())
    table = alesia.new("curtain", "long", 1)
    table.answer("no")
    assert table.why_not_undo() is None
    table.answer("yes")
    with pytest.raises(alesia.CannotUndo, match="what was secret lies open since 'Red draw_back yes'"):
        table.undo()
    table.undo(agreed=True)
    assert table.why_not_undo() is None
