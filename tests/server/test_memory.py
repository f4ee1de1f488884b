"""What a server holds in memory does not grow with what was played; ``make soak-server`` does for long what is here."""

import asyncio
import gc
from pathlib import Path
from random import Random

import pytest

from alesia.server.hearing import TableLine, Who
from alesia.server.room import Room
from alesia.server.scene import Scene
from alesia.server.storage import open_engine
from alesia.server.tables import Tables
from tests.server.probe import PRELUDE
from tests.server.serving import running
from tests.server.soak_memory import growth, soak

STREAMS = 4
REST = 0.4  # seconds
GAMES, STEP, FIRST = 6, 2, 6  # the numbers of the games decide who plays: here agents, but for one person
SEED = 5
FILLING = 1.2  # so many times as much: memories that have an end fill during the first games


@pytest.mark.parametrize("title", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_a_table_holds_only_the_scenes_that_somebody_is_shown(title: str, tmp_path: Path) -> None:
    """One scene, and for each who listens the one that he was told of last: not those before them."""
    assert 1 <= asyncio.run(count_scenes(title, tmp_path)) <= 1 + STREAMS


async def count_scenes(title: str, folder: Path) -> int:
    """How many there are more after forty answers, of which some who listen have not heard all."""
    tables, random, before = Tables(open_engine(f"sqlite:///{folder}/tables.db")), Random(1), scenes_in_memory()
    person, _ = await tables.new_person()
    room = await tables.create(person, title, None, {}, {})
    lines = [TableLine(Who(person, None), room, None).events() for _ in range(STREAMS)]
    for line in lines:
        await anext(line)
    for _ in range(40):
        await answer(room, person, random)
        for line in lines[: random.randint(0, STREAMS)]:
            await anext(line)
    more = scenes_in_memory() - before
    for line in lines:
        await line.aclose()
    await tables.close()
    return more


async def answer(room: Room, person: int, random: Random) -> None:
    while room.thinking.task is not None:
        await room.thinking.task
    guest, ask = room.guest(person), random.choice(room.scene.still.asks)
    assert guest is not None
    await room.answer(guest, ask.who, room.version, str(random.choice(ask.options)))


def scenes_in_memory() -> int:
    gc.collect()
    return sum(type(each) is Scene for each in gc.get_objects())


@pytest.mark.parametrize("title", ["falling-sky", "gallic-war", "rome-vs-gaul"])
def test_games_that_were_played_are_not_held(title: str, tmp_path: Path) -> None:
    """Whole games with four streams each; whenever all tables rest, no room is left, and hardly more than before."""
    prelude = PRELUDE.format(folder=str(tmp_path), rest=REST)
    with running(tmp_path, prelude=prelude, seed=SEED) as server:
        steps = list(soak(server, tmp_path, title, GAMES, STEP, first=FIRST))
        assert "Traceback" not in server.log
    assert [step.games for step in steps] == [0, 2, 4, 6]
    assert steps[-1].heard > 50 * GAMES  # in all: two games may be short ones, of which little is heard
    assert {(step.rest.rooms, step.rest.scenes) for step in steps} == {(0, 0)}
    assert growth(steps).objects <= FILLING
    assert growth(steps).pieces <= FILLING
