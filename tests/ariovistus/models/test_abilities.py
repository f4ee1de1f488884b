"""Settle, Intimidate and Enlist of four on random boards: the engine offers and does what the models say."""

from random import Random

import pytest

from tests.ariovistus.models import abilities as model
from tests.ariovistus.models.board import Board, random_position, read
from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

GERMANS_FIRST, BELGAE_FIRST = '"A25"', '"A56"'


def board_of(game: Play) -> Board:
    return read(game.position)


def laid(seed: int, card: str, command: str) -> tuple[Play, Random] | None:
    """A random board and a Command begun on it, if there is any Region for it."""
    random = Random(f"{command}/{seed}")
    game = at(random_position(random, card))
    who = game.asked.split()[0]
    if command not in game.offers("command"):
        return None
    return game.play(f"{who} action command {command}"), random


@pytest.mark.parametrize("seed", range(40))
def test_a4_6_1_settle_is_as_the_model_says(seed: int) -> None:
    """The Regions offered, one after the other, what each costs, and that it stands there."""
    found = laid(seed, GERMANS_FIRST, "March")
    if found is None:
        return
    game, random = found
    assert ("Settle" in game.offers("ability")) == bool(model.settle(board_of(game)))
    if "Settle" in game.offers("ability"):
        before = board_of(game)
        game.play("Germans command ability Settle")
        while game.asked == "Germans settle":
            before = board_of(game)
            assert set(game.offers("region")) == model.settle(before)
            region = random.choice(game.offers("region"))
            game.play(f"Germans settle region {region}")
            after = board_of(game)
            assert after.resources["Germans"] == before.resources["Germans"] - model.settle_cost(before, region)
            assert model.settlements(after).count(region) == 1
        assert not model.settle(board_of(game))


@pytest.mark.parametrize("seed", range(40))
def test_a4_6_2_intimidate_is_as_the_model_says(seed: int) -> None:
    """The Regions, how many Warbands may turn, who may lose how much, and what is left."""
    found = laid(seed, GERMANS_FIRST, "March")
    if found is None:
        return
    game, random = found
    done: set[str] = set()
    assert ("Intimidate" in game.offers("ability")) == bool(model.intimidate(board_of(game)))
    if "Intimidate" in game.offers("ability"):
        game.play("Germans command ability Intimidate")
    while game.asked == "Germans intimidate":
        before = board_of(game)
        assert set(game.offers("region")) == model.intimidate(before) - done
        region = random.choice(game.offers("region"))
        done.add(region)
        game.play(f"Germans intimidate region {region}")
        judge_intimidation(game, random, before, region)


def judge_intimidation(game: Play, random: Random, before: Board, region: str) -> None:
    n, victims = model.turned(before, region), model.victims(before, region)
    if game.asked == "Germans intimidate_number":
        assert game.offers("number") == [str(number) for number in range(1, n + 1)]
        n = random.randint(1, n)
        game.play(f"Germans intimidate_number number {n}")
    if game.asked == "Germans intimidate_faction":
        assert set(game.offers("faction")) == {f for f, losable in victims.items() if losable >= n}
        game.table.answer(random.choice(game.options))
    while game.asked == "Germans intimidate_piece":
        game.table.answer(random.choice(game.options))
    after = board_of(game)
    assert region in after.intimidated
    assert after.of(region, "Germans", "hidden") == before.of(region, "Germans", "hidden") - n
    lost = {f: before.of(region, f) - after.of(region, f) for f in model.FACTIONS}
    assert [f for f, pieces in lost.items() if pieces] == [f for f in lost if lost[f] == min(n, victims.get(f, 0)) > 0][
        :1
    ]
    assert sum(lost.values()) == (n if victims else 0)


@pytest.mark.parametrize("seed", range(40))
def test_a4_5_1_enlist_of_four_is_as_the_model_says(seed: int) -> None:
    """The Regions, how many may join of each kind, and whose Control it is meanwhile and afterwards."""
    found = laid(seed, BELGAE_FIRST, "March")
    if found is None or "Enlist" not in found[0].offers("ability"):
        return
    game, random = found
    board = board_of(game)
    game.play("Belgae command ability Enlist")
    if "as_belgic" not in game.options:
        assert not any(board.bands(r, "Germans") for r in model.enlist(board))
        return
    game.play("Belgae enlist as_belgic")
    joined: dict[str, int] = {}
    while game.asked == "Belgae enlist_region":
        assert set(game.offers("region")) == model.enlist(board) - set(joined)
        region = random.choice(game.offers("region"))
        game.play(f"Belgae enlist_region region {region}")
        joined[region] = 0
        while game.asked == "Belgae enlist_join":
            assert game.table.ask is not None
            kind = str(game.table.ask.about[1]).split()[0].lower()
            most = model.joinable(board, region, kind, sum(joined.values()))
            assert game.offers("number") == [str(n) for n in range(most + 1)]
            n = random.randint(0, most)
            joined[region] += n
            game.play(f"Belgae enlist_join number {n}")
        assert game.control(region) == board.control(region, joined[region])
    assert sum(joined.values()) <= model.ENLISTED
    assert read(game.position) == board  # all stand where they stood


@pytest.mark.parametrize("seed", range(40))
def test_a4_5_1_the_free_command_is_as_the_model_says(seed: int) -> None:
    """March, Raid and Battle of the Germans are offered where the model finds them, and nowhere else."""
    found = laid(seed, BELGAE_FIRST, "March")
    if found is None or "Enlist" not in found[0].offers("ability"):
        return
    game, _ = found
    board = board_of(game)
    game.play("Belgae command ability Enlist")
    wanted = {
        c: {r for r in model.enlist(board) if c in model.germanic_commands(board, r)}
        for c in ("March", "Raid", "Battle")
    }
    assert set(game.offers("germanic")) - {"Rally"} == {c for c, regions in wanted.items() if regions}
    for command in set(game.offers("germanic")) - {"Rally"}:
        judge_regions(seed, command, wanted[command])


def judge_regions(seed: int, command: str, wanted: set[str]) -> None:
    found = laid(seed, BELGAE_FIRST, "March")
    assert found is not None
    game = found[0].play(f"Belgae command ability Enlist\nBelgae enlist germanic {command}")
    if game.asked == "Belgae enlist_in":
        assert set(game.offers("region")) == wanted
    else:
        assert len(wanted) == 1
