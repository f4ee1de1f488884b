"""What those who learn build upon: the vocabulary, the questions, and rows of numbers that tell no secrets."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from alesia.games import GAMES, find
from alesia.games.falling_sky.components import AEDUI, ROMANS
from alesia.games.falling_sky.state import altered
from alesia.kernel.ask import CHANCE
from alesia.kernel.conformance import default_options, random_options
from alesia.kernel.encoding import signed
from alesia.kernel.position import Position
from alesia.lab.odds import usual_kind
from alesia.players import View
from alesia.players.imagining import Imagination
from tests.gallic_war.test_hidden_information import moments, scrambled
from tests.words.literals import FOLDER, QUESTIONS, VERBS, Places, literals

MORE = {"event", "points", "discard", "all"}
KERNEL_VERBS = {"done", "yes", "no", "number", "roll"}


# Whose rules the others share (each begins with all words of the one before: tests/falling_sky/test_vocabulary.py).
RULES = {"falling-sky": "ariovistus-campaign", "gallic-war": "gallic-war", "rome-vs-gaul": "rome-vs-gaul"}
ASKING: Places = {"pick": 1, "pick_covered": 1, "choose_covered": 1, "Ask": 1}
OWN_ASKING: dict[str, Places] = {
    "rome-vs-gaul": {
        **{"ask": 1, "surprise": 3, "two_dice": 0, "lose_steps": 4, "influence_action": 2},
        **{"flip_one": 2, "remove_one": 2, "draw_card": 2, "to_the_walls": 3},
    }
}
# What a procedure asks if nothing else is said, and what one procedure asks in two phases.
OWN_KEYS = {"rome-vs-gaul": {"draw_card", "leader_arrives", "leader_winters"}}
WITH_NONPLAYERS = [name for name in RULES if usual_kind(find(name)) == "nonplayer"]


def folder(name: str) -> Any:
    return FOLDER.parent / name.replace("-", "_")


@pytest.mark.parametrize("name", RULES)
def test_the_questions_are_those_that_the_rules_ask(name: str) -> None:
    asked = literals({**QUESTIONS, **ASKING, **OWN_ASKING.get(name, {})}, folder(name))

    assert set(find(RULES[name]).questions) == asked | OWN_KEYS.get(name, set())


@pytest.mark.parametrize("name", RULES)
def test_the_verbs_are_those_of_the_rules(name: str) -> None:
    """Borders, Regions and sides are nouns, but nobody is asked for one; some verbs are made of lists."""
    said, known = literals(VERBS, folder(name)), {option.verb for option in find(RULES[name]).vocabulary}
    made = {"unshaded", "shaded", "move", "force", "sail", "pass", "retreat"}
    listed = {
        "settle",
        "council",
        "give_in",
        "uprising",
        "add",
        "raise",
        "restore",
        "save",
        "take_out",
        "remove",
        "besiege",
        "go_inside",
        "go_outside",
        "sortie",
    }

    assert said - known <= {"border"} | ({"region", "side"} if name == "rome-vs-gaul" else set())
    assert known - said <= KERNEL_VERBS | made | (listed | MORE if name == "rome-vs-gaul" else set())


FIRST = {
    "falling-sky": (1003, "bef050b35b4f4a63"),
    "ariovistus": (1003, "bef050b35b4f4a63"),
    "ariovistus-campaign": (1003, "bef050b35b4f4a63"),
    "gallic-war": (459, "f66604ecefb28aac"),
    "rome-vs-gaul": (1321, "d0f2dfe84e5eed48"),
}


@pytest.mark.parametrize("name", GAMES)
def test_places_in_the_vocabulary_last(name: str) -> None:
    """A policy remembers answers by their places: whoever adds some adds them at the end, and these stay."""
    count, digest = FIRST[name]
    words = "\n".join(map(str, find(name).vocabulary[:count]))

    assert sha256(words.encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize("name", WITH_NONPLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_non_players_are_asked_is_in_the_lists(name: str, seed: int) -> None:
    """All seats are non-players; the options are drawn by lot."""
    game, random = find(name), Random(seed)
    vocabulary, questions = set(game.vocabulary), set(game.questions)
    scenario = list(game.scenarios)[seed % len(game.scenarios)]
    options = random_options(game, scenario, random) | ({"tournament": False} if name == "gallic-war" else {})
    state = game.setup(scenario, options)
    game.seat_nonplayers(state, range(len(game.seats)))
    agents = [game.nonplayer(seat, seed) for seat in range(len(game.seats))]
    position = Position(game, state)
    while position.asks:
        ask = position.asks[0]
        assert ask.key in questions
        assert vocabulary.issuperset(ask.options), ask
        chance = ask.who == CHANCE
        option = (
            random.choices(ask.options, ask.weights)[0]
            if chance
            else agents[ask.who].decide(View(position, ask.who), ask)
        )
        position.answer(option, ask.who)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_hidden_blocks_and_cards_are_not_in_the_row(seat: int) -> None:
    """Two tables that this seat cannot tell apart are the same row to it."""
    game, random = find("gallic-war"), Random(seat)
    differences = 0
    for position in moments(seat + 1):
        other = scrambled(position.state, seat, random)
        differences += other.digest() != position.state.digest()
        assert game.encode(other, seat) == game.encode(position.state, seat)

    assert differences > 5


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_row_tells_the_reserves_of_both_sides_in_a_battle(seat: int) -> None:
    """Whoever is held back, the last columns are the numbers that a view shows; without a battle they are 0."""
    game, random, told = find("gallic-war"), Random(seat), set()
    for position in moments(3, often=0.3):
        state = position.state.copy()
        state.reserve = bytearray(random.choices((0, 1), k=len(state.reserve)))
        battle = game.observe(state, seat)["battle"]
        reserves = tuple(battle["reserves"].values()) if battle else (0, 0)
        assert tuple(game.encode(state, seat)[-2:]) == reserves
        told.add(reserves)

    assert len(told) > 3
    assert all(any(reserves[side] for reserves in told) for side in (0, 1))


def test_each_side_sees_its_own_blocks_and_cards() -> None:
    game = find("gallic-war")
    for position in moments(7):
        rows = {game.encode(position.state, seat)[2:] for seat in (-1, 0, 1)}  # behind the columns that tell the seat
        assert len(rows) == 3


def test_facedown_cards_are_known_to_those_who_have_looked() -> None:
    """35, 47 The Aedui have looked at two cards: their row tells which, that of the Romans does not."""
    game = find("falling-sky")
    one = game.setup("great-revolt", default_options(game))
    one.peeked, one.looked = bytes((23, 41)), altered(one.looked, AEDUI, 2)
    other = one.copy()
    other.peeked = bytes((24, 42))

    assert game.encode(one, ROMANS) == game.encode(other, ROMANS)
    assert game.encode(one, AEDUI) != game.encode(other, AEDUI)
    assert game.encode(one, -1) == game.encode(other, -1)


def test_a_row_tells_the_victory_margins() -> None:
    """7.2 At every moment of a game, as they are then."""
    game, random = find("falling-sky"), Random(3)
    position = Position(game, game.setup("reconquest-of-gaul", default_options(game)))
    told = set()
    while position.asks:
        ask = position.asks[0]
        margins = b"".join(signed(margin) for margin in game.standing(position.state).values())
        assert margins in game.encode(position.state, max(ask.who, 0))
        told.add(margins)
        position.answer(random.choices(ask.options, ask.weights)[0], ask.who)

    assert len(told) > 10


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_row(name: str) -> None:
    """Whatever a player that searches may imagine looks like the real game to a network."""
    game, random = find(name), Random(5)
    position = Position(game, game.setup(next(iter(game.scenarios)), default_options(game)))
    worlds = 0
    while position.asks:
        ask = position.asks[0]
        if ask.who != CHANCE and random.random() < 0.05:
            world = Imagination(position, ask.who).world(random)
            if world is not None:
                worlds += 1
                assert game.encode(world.state, ask.who) == game.encode(position.state, ask.who)
        position.answer(random.choices(ask.options, ask.weights)[0], ask.who)

    assert worlds > 5
