"""A table: set-up, answers, refusals, views, records."""

import sys
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import alesia
from alesia.games import find, register
from alesia.players import ScriptAgent

from .toy import GAME, SEATS, Toy

BOTS = dict.fromkeys(SEATS, "random")


def seen(table: alesia.Table) -> tuple[object, ...]:
    """All that can be seen of a table."""
    return table.record, table.digest, table.asks, table.log, table.result


def forced() -> alesia.Table:
    """A table whose dice are entered; all three bid."""
    table = alesia.new("toy", "short", 7, dice="asked")
    table.answer("sunny")
    return table


def marching() -> alesia.Table:
    """A table whose dice are entered; Red is the first to march."""
    table = forced()
    for seat, number in zip(SEATS, (4, 3, 2), strict=True):
        table.answer(f"number {number}", seat)
    return table


def test_a_new_table_asks_the_first_person() -> None:
    """Seeded dice answer by themselves; the seats not named are for people."""
    table = alesia.new("toy", "short", 7, {"Blue": "random"})
    assert table.seats == {"Red": "human", "Blue": "random", "Green": "human"}
    assert [ask.who for ask in table.asks] == ["Red", "Green"]
    assert table.ask == table.asks[0]
    assert (table.ask.key, table.ask.rule) == ("bid", "T.1.2")
    assert (table.scenario, table.seed, table.dice) == ("short", 7, "seeded")
    assert table.decisions == 2


def test_options_are_filled_in() -> None:
    """Options not named have their default, and a text stands for its value."""
    table = alesia.new("toy", options={"two-player": "true"})
    assert table.options == {"two-player": True, "cubes": "few"}
    assert table.scenario == "short"


def test_a_seed_is_drawn_and_recorded() -> None:
    """Without a seed the game has one all the same, with which it can be played again."""
    table = alesia.new("toy", seats=BOTS)
    assert seen(alesia.new("toy", seed=table.record.seed, seats=BOTS)) == seen(table)


def test_bots_play_to_the_end() -> None:
    """Without people nothing stays open."""
    table = alesia.new("toy", "long", 3, BOTS)
    assert table.ask is None
    assert table.asks == ()
    assert table.result is not None
    assert table.result.winners
    assert len(table.record.entries) == table.decisions


@pytest.mark.parametrize(
    ("error", "message", "given_"),
    [
        (alesia.UnknownName, "'chess' is not a game; known: toy", {"game": "chess"}),
        (alesia.UnknownName, "'tiny' is not a scenario of toy; known: short, long", {"scenario": "tiny"}),
        (alesia.UnknownName, "'Pink' is not a seat of toy; known: Red", {"seats": {"Pink": "human"}}),
        (alesia.UnknownName, "'cat' is not a kind of player for Red", {"seats": {"Red": "cat"}}),
        (alesia.BadOption, "'hats' is not an option of toy; known: two-player, cubes", {"options": {"hats": "1"}}),
        (alesia.BadOption, r"cubes cannot be 'red' \(rule T.0.1\); known: few", {"options": {"cubes": "red"}}),
        (alesia.BadOption, "two-player cannot be 1", {"options": {"two-player": 1}}),
        (alesia.BadOption, "the seed must be a whole number, not '7'", {"seed": "7"}),
        (alesia.BadOption, "the seed must be a whole number, not True", {"seed": True}),
        (alesia.BadOption, "dice cannot be 'loaded'; known: seeded, asked", {"dice": "loaded"}),
        (alesia.BadPosition, "round = 3.*cubes", {"position": "round = 3"}),
    ],
)
def test_a_bad_set_up_is_refused(error: type[Exception], message: str, given_: dict[str, Any]) -> None:
    """The refusal names what was given and what is known."""
    with pytest.raises(error, match=message):
        alesia.new(**{"game": "toy", **given_})


def test_an_answer_is_an_option_or_its_text() -> None:
    """Both forms go on to the next question, with what it is about."""
    one, other = marching(), marching()
    one.answer("hill Alba")
    other.answer(alesia.Option("hill", "Alba"), seat="Red")
    assert seen(one) == seen(other)
    assert one.ask is not None
    assert (one.ask.key, [str(noun) for noun in one.ask.about]) == ("march_to", ["Alba"])


def test_a_refusal_names_answer_question_and_rule() -> None:
    """What is not offered is refused in one sentence, and nothing changes."""
    table = marching()
    before = seen(table)
    with pytest.raises(alesia.IllegalAnswer, match=r"'hill Dun'.*march_from \(rule T\.2\); offered: hill Alba"):
        table.answer("hill Dun")
    assert seen(table) == before


def test_another_seat_is_not_asked() -> None:
    """A seat that is not asked cannot answer, and a seat that does not exist is named."""
    table = marching()
    with pytest.raises(alesia.IllegalAnswer, match=r"Blue is not asked.*'done'.*Red march_from \(rule T\.2\)"):
        table.answer("done", seat="Blue")
    with pytest.raises(alesia.IllegalAnswer, match="Chance is not asked"):
        table.answer("done", seat="Chance")
    with pytest.raises(alesia.UnknownName, match="'Pink'"):
        table.answer("done", seat="Pink")


def test_secret_choices_need_a_seat() -> None:
    """While several choose, an answer must say whose it is."""
    table = forced()
    with pytest.raises(alesia.IllegalAnswer, match=r"several choose now.*'number 1'.*Red bid \(rule T\.1\.2\)"):
        table.answer("number 1")
    table.answer("number 1", "Green")
    assert [ask.who for ask in table.asks] == ["Red", "Blue"]
    with pytest.raises(alesia.IllegalAnswer, match="Green is not asked"):
        table.answer("number 2", "Green")


def test_secret_choices_stay_secret() -> None:
    """No view and no log tells a choice before all have chosen; then the log does."""
    table = forced()
    views = [table.view(seat) for seat in SEATS]
    log = table.log
    table.answer("number 4", "Red")
    assert [table.view(seat) for seat in SEATS] == views
    assert table.log == log
    table.answer("number 1", "Blue")
    table.answer("number 1", "Green")
    assert [entry.key for entry in table.log] == ["sky", "bid", "bid", "bid"]


def test_a_view_hides_the_hands_of_others() -> None:
    """Two positions that differ in another hand alone look the same."""
    board = "round = 0\n[cubes]\nRed=[1,0,0,0,0]\nBlue=[0,1,0,0,0]\nGreen=[0,0,1,0,0]\n[hands]\nRed=[1,2]\nGreen=[1]\n"
    one, other = (alesia.new("toy", position=board + f"Blue={hand}") for hand in ("[1,2]", "[3,4]"))
    assert one.view("Red") == other.view("Red")
    assert one.view() == other.view()
    assert one.view("Blue") != other.view("Blue")
    with pytest.raises(alesia.UnknownName, match="'Pink'"):
        one.view("Pink")


def test_asked_dice_are_answered_like_anything() -> None:
    """With real dice a roll stays open until somebody enters it."""
    table = marching()
    for text in ("hill Alba", "hill Mons Major", "number 3"):
        table.answer(text)
    assert table.ask is not None
    assert (table.ask.who, table.ask.key, table.ask.options[3]) == ("Chance", "battle", ("roll", 4))
    table.answer("roll 4", seat="Chance")
    assert str(table.record.entries[-1]) == "Chance battle roll 4"


def test_position_text_is_what_new_reads() -> None:
    """The board as text sets up the same board."""
    table = marching()
    again = alesia.new("toy", "short", position=table.position_text().replace("\n", "\r\n"))
    assert again.position_text() == table.position_text()
    assert again.record.position == table.position_text()


def test_after_the_end_nothing_is_answered() -> None:
    """A finished game refuses answers."""
    table = alesia.new("toy", "short", 1, BOTS)
    with pytest.raises(alesia.IllegalAnswer, match=r"'done'.*the game is over"):
        table.answer("done")


def test_scripts_can_sit_at_the_table() -> None:
    """An agent may be seated as it is; a script is recorded as the person for whom it stands."""
    script = ScriptAgent(["number 4", "hill Alba", "hill Dun", "number 2", "done"])
    table = alesia.new("toy", "short", 7, {"Red": script}, dice="asked")
    table.answer("sunny")
    table.answer("number 1", "Blue")
    table.answer("number 1", "Green")
    assert table.seats["Red"] == "human"
    assert "Red march_count number 2" in map(str, table.record.entries)
    assert table.ask is not None
    assert table.ask.who == "Blue"


def test_options_and_log_are_copies() -> None:
    """What is handed out cannot change the table."""
    table = forced()
    table.log.clear()
    table.record.entries.clear()
    assert table.log
    assert table.record.entries


@given(st.text(), st.sampled_from([None, "Red", "Blue", "Chance", "Pink", ""]))
def test_nonsense_changes_nothing(text: str, seat: str | None) -> None:
    """Whatever is typed is taken, if it is offered, or refused without a trace."""
    sys.modules["alesia.games"].register(GAME)
    for table in (forced(), marching()):
        before = seen(table)
        if any(text in map(str, ask.options) for ask in table.asks):
            continue
        with pytest.raises(alesia.AlesiaError):
            table.answer(text, seat)
        assert seen(table) == before


@pytest.mark.parametrize("upto", [0, 1, 5, None])
def test_replay_stands_at_an_entry(upto: int | None) -> None:
    """A replay has the first entries and waits; going on leads to the same end."""
    table = alesia.new("toy", "short", 3, BOTS)
    again = alesia.replay(table.record, upto)
    assert again.record.entries == table.record.entries[:upto]
    again.go_on()
    assert seen(again) == seen(table)


def test_a_replay_does_not_answer_for_bots() -> None:
    """A question to a bot or to seeded dice takes no answer from outside, so that their streams stay in step."""
    table = alesia.replay(alesia.new("toy", "short", 3, BOTS).record, 0)
    with pytest.raises(alesia.IllegalAnswer, match=r"'sunny' is not needed: Chance answers sky \(rule T\.1\.1\)"):
        table.answer("sunny")


@pytest.mark.parametrize("upto", [-1, 99999])
def test_a_replay_beyond_the_record_is_refused(upto: int) -> None:
    """There is no entry before the first or after the last."""
    with pytest.raises(alesia.BadRecord, match=str(upto)):
        alesia.replay(forced().record, upto)


def test_a_record_that_does_not_fit_is_refused() -> None:
    """The refusal names the answer and says what the rules ask there."""
    record = marching().record
    record.entries.append(alesia.Entry("Blue", "march_from", alesia.Option("done")))
    asked, told = r"Red march_from \(rule T\.2\): hill .*", "'Blue march_from done'"
    with pytest.raises(alesia.DoesNotFit, match=rf"^answer 5: the rules ask {asked}, where the record answers {told}$"):
        alesia.replay(record)


def test_a_record_longer_than_its_game_is_refused() -> None:
    """Nothing follows the end."""
    record = alesia.new("toy", "short", 1, BOTS).record
    record.entries.append(record.entries[-1])
    with pytest.raises(alesia.BadRecord, match="the rules ask nothing, the game is over"):
        alesia.replay(record)


def test_games_are_described_and_found() -> None:
    """Registered games are listed with all that is needed to set them up."""
    assert alesia.games()[0][:4] == ("toy", "Five Hills", "1", SEATS)
    assert alesia.games()[0].scenarios["long"] == "Twelve rounds"
    register(type("Other", (Toy,), {"name": "other"})())
    assert [info.name for info in alesia.games()] == ["toy", "other"]
    assert find("toy").title == GAME.title


def test_public_names_exist() -> None:
    """Every public name can be had from the package."""
    assert all(hasattr(alesia, name) for name in alesia.__all__)
    assert alesia.__version__


def test_random_games_are_fast() -> None:
    """The table adds little to the rules: far below what this machine does, to be safe under load."""
    best = 0.0
    for _ in range(3):
        begin = time.perf_counter()
        answers = sum(alesia.new("toy", "long", seed, BOTS).decisions for seed in range(20))
        best = max(best, answers / (time.perf_counter() - begin))
    assert best > 10_000
