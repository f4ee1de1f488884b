"""Agents: random players, scripts, and how they are named."""

import subprocess
import sys
from collections import Counter

import pytest

import alesia
from alesia.kernel.ask import Ask, Option, number
from alesia.kernel.errors import UnknownName
from alesia.players import RandomAgent, ScriptAgent, View, make_agent
from tests.kernel.toy import GAME

ASK = Ask(0, "count", "1", tuple(number(n) for n in range(5)))


def unseen() -> dict[str, object]:
    raise AssertionError("a random agent does not look")


def test_random_answers_are_even() -> None:
    """Every option is picked about as often."""
    agent = RandomAgent("Red", 1)
    counts = Counter(agent.decide(unseen, ASK) for _ in range(5000))
    assert set(counts) == set(ASK.options)
    assert all(850 < count < 1150 for count in counts.values())


def test_random_streams_differ_by_seat_and_seed() -> None:
    """Each seat has its own stream, which the seed decides."""
    streams = {
        tuple(agent.decide(unseen, ASK) for _ in range(30))
        for agent in (RandomAgent("Red", 1), RandomAgent("Blue", 1), RandomAgent("Red", 2))
    }
    assert len(streams) == 3


def test_random_streams_do_not_depend_on_the_hash_seed() -> None:
    """The same seed gives the same answers in every process."""
    code = (
        "from alesia.players import RandomAgent; from alesia.kernel.ask import Ask, number\n"
        "agent = RandomAgent('Red', 1); ask = Ask(0, 'k', '1', tuple(map(number, range(9))))\n"
        "print([agent.decide(dict, ask).noun for _ in range(20)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_random_agents_can_seek() -> None:
    """Going forward or back in the stream is as if so many answers had been given."""
    agent, fresh = RandomAgent("Red", 1), RandomAgent("Red", 1)
    answers = [agent.decide(unseen, ASK) for _ in range(20)]
    agent.seek(5)
    assert [agent.decide(unseen, ASK) for _ in range(15)] == answers[5:]
    fresh.seek(12)
    assert [fresh.decide(unseen, ASK) for _ in range(8)] == answers[12:]


def test_a_script_answers_in_order() -> None:
    """A script reads its answers and can be set back."""
    agent = ScriptAgent(["number 3", "number 1"])
    assert [agent.decide(unseen, ASK) for _ in range(2)] == [number(3), number(1)]
    agent.seek(1)
    assert agent.decide(unseen, ASK) == number(1)


@pytest.mark.parametrize("script", [[], ["number 9"]])
def test_a_script_that_does_not_fit_is_a_fault(script: list[str]) -> None:
    """The message names the question that the script does not answer."""
    with pytest.raises(LookupError, match=r"count \(rule 1\)"):
        ScriptAgent(script).decide(unseen, ASK)


def test_make_agent_knows_its_kinds() -> None:
    """A person is no agent, and an unknown kind is refused by name."""
    assert make_agent(GAME, "human", "Red", 1) is None
    assert isinstance(make_agent(GAME, "random", "Red", 1), RandomAgent)
    with pytest.raises(UnknownName, match=r"'genius'.*Red.*known: human, nonplayer, random"):
        make_agent(GAME, "genius", "Red", 1)


def test_an_agent_sees_what_its_seat_sees() -> None:
    """The view is worked out when the agent looks, for its own seat."""
    seen: list[object] = []

    class Looker(RandomAgent):
        def decide(self, view: View, ask: Ask) -> Option:
            seen.append(view()["hand"])
            return super().decide(view, ask)

    position = FEW_CARDS
    table = alesia.new("toy", "short", 1, {"Blue": Looker("Blue", 1)}, position=position)
    assert seen == [[2, 3]]
    assert table.view("Red")["hand"] == [1, 4]
    assert table.view()["hand"] == []


def test_an_agent_that_cheats_is_a_fault() -> None:
    """An agent whose answer is not offered is reported with its seat and the question."""

    class Cheat(RandomAgent):
        def decide(self, view: View, ask: Ask) -> Option:
            return Option("number", 99)

    with pytest.raises(RuntimeError, match=r"random agent of Blue answered 'number 99' to bid"):
        alesia.new("toy", "short", 1, {"Blue": Cheat("Blue", 1)})


FEW_CARDS = """
round = 0
[cubes]
Red = [1, 0, 0, 0, 0]
Blue = [0, 1, 0, 0, 0]
Green = [0, 0, 1, 0, 0]
[hands]
Red = [1, 4]
Blue = [2, 3]
Green = [1, 2]
"""
