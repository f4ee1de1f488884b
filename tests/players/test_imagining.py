"""Worlds: they differ, and the seat cannot tell them from the real one."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from alesia.games import find
from alesia.games.falling_sky.components import CARD
from alesia.games.falling_sky.state import altered
from alesia.games.gallic_war import GAME as GALLIC_WAR
from alesia.games.gallic_war.components import UNITS
from alesia.games.gallic_war.observe import is_hidden
from alesia.games.gallic_war.state import BARBARIAN_HAND, DECK, ROMAN_HAND, State
from alesia.games.rome_vs_gaul import GAME as ROME_VS_GAUL
from alesia.kernel.game import Game
from alesia.kernel.position import Position
from alesia.players.imagining import Imagination
from tests.falling_sky.events.test_event_35_gallic_shouts import LOOK, POSITION
from tests.falling_sky.playing import Play, at
from tests.kernel.toy import GAME as TOY
from tests.players.moments import moments

GAMES: list[Game[Any]] = [TOY, GALLIC_WAR, ROME_VS_GAUL, find("falling-sky"), find("ariovistus")]
OFTEN = {"toy": 0.3, "gallic-war": 0.04, "rome-vs-gaul": 0.05, "falling-sky": 0.03, "ariovistus": 0.03}


def worlds(position: Position[Any], seat: int, number: int, seed: int = 0) -> list[Position[Any]]:
    """What comes of so many deals; those that are no worlds are left out."""
    random, imagination = Random(seed), Imagination(position, seat)
    return [world for _ in range(number) if (world := imagination.world(random)) is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_cannot_tell_a_world_from_the_real_one(game: Game[Any], seed: int) -> None:
    """It sees and is asked the same, the rules hold, and the real game is as before."""
    found = 0
    for position, ask in moments(game, seed, OFTEN[game.name]):
        before = position.state.digest(), position.asks, position.chosen
        for world in worlds(position, ask.who, 3, seed):
            found += 1
            assert game.observe(world.state, ask.who) == game.observe(position.state, ask.who)
            assert world.ask_of(ask.who) == ask
            assert not world.chosen
            game.check(world.state)
            world.answer(ask.options[0], ask.who)
        assert (position.state.digest(), position.asks, position.chosen) == before
    assert found > 10


@pytest.mark.parametrize(
    ("game", "least"), [(TOY, 0.95), (GALLIC_WAR, 0.9), (ROME_VS_GAUL, 0.9)], ids=lambda each: getattr(each, "name", "")
)
def test_most_deals_are_worlds_and_most_worlds_are_new(game: Game[Any], least: float) -> None:
    deals = fits = new = 0
    for seed in range(4):
        for position, ask in moments(game, seed, OFTEN[game.name]):
            found = worlds(position, ask.who, 5, seed)
            deals, fits = deals + 5, fits + len(found)
            new += len({world.start.digest() for world in found} - {position.start.digest()})
    assert fits > least * deals
    assert new > 0.3 * deals


def is_late(s: State) -> bool:
    """Some have left their homes, and a hand is not played yet."""
    return s.turn > 1 and s.round == 3 and not any(s.played)


@pytest.mark.parametrize("seat", [0, 1])
def test_blocks_hands_and_strengths_are_dealt_anew(seat: int) -> None:
    """2.2 What is hidden takes many forms; what is not, one."""
    position, ask = next(each for each in moments(GALLIC_WAR, 5, 0.3) if each[1].who == seat and is_late(each[0].state))
    hidden = [unit for unit in UNITS if is_hidden(position.state, seat, unit)]
    states = [world.state for world in worlds(position, ask.who, 80)]

    def forms(unit: int, *names: str) -> int:
        return len({tuple(getattr(state, name)[unit] for name in names) for state in states})

    assert sum(forms(unit, "strength") > 1 for unit in hidden) > len(hidden) / 2
    assert sum(forms(unit, "place") > 1 for unit in hidden) > 2
    assert all(forms(unit, "strength", "place", "owner") == 1 for unit in UNITS if unit not in hidden)
    hands = Counter(
        card for state in states for card, place in enumerate(state.cards) if place == ROMAN_HAND + 1 - seat
    )
    unseen = [card for card, place in enumerate(position.state.cards) if place in (DECK, ROMAN_HAND + 1 - seat)]
    assert BARBARIAN_HAND == ROMAN_HAND + 1
    assert sorted(hands) == unseen


def test_what_was_read_in_this_turn_is_known() -> None:
    """Blocks that lay open in a battle of this card play keep their names and strengths."""
    checked = 0
    for seed in range(6):
        for position, ask in moments(GALLIC_WAR, seed, 0.1):
            open_then = {u for step in position.steps() for u in UNITS if step.state.revealed[u]}
            standing = [unit for unit in open_then if is_hidden(position.state, ask.who, unit)]
            for world in worlds(position, ask.who, 2) if standing else []:
                checked += 1
                for unit in standing:
                    assert world.state.place[unit] == position.state.place[unit]
                    assert world.state.strength[unit] == position.state.strength[unit]
    assert checked > 5


# ---- Falling Sky: facedown cards at which somebody has looked (35: the Romans at 40 and Winter)

LOOKED = at(POSITION).play(LOOK + "Romans event_choice done")
BATTLE = POSITION.replace('Romans = "Caesar"', 'Romans = "Caesar, 3 Legions"\n    Arverni = "9 Warbands"')
FOUGHT = at(BATTLE).play(LOOK + "Romans event_choice limited Battle\nRomans command battle Provincia")


def next_cards(game: Play, seat: str) -> Counter[tuple[str, str]]:
    """The next two cards in two hundred worlds of a seat."""
    found = worlds(game.table._position, game.table.game.seats.index(seat), 200)
    assert len(found) == 200
    return Counter((CARD[world.state.peeked[0]].name, CARD[world.state.peeked[1]].name) for world in found)


def test_who_has_looked_knows_the_cards() -> None:
    assert next_cards(LOOKED, "Romans") == {("40", "Winter"): 200}


@pytest.mark.parametrize(("game", "asked"), [(LOOKED, "Belgae"), (FOUGHT, "Arverni")], ids=["later", "at once"])
def test_who_has_not_looked_believes_anything_with_the_odds_of_the_pile(game: Play, asked: str) -> None:
    """Five cards are left of the pile, Winter among them; the Romans have looked before this turn, or in it."""
    assert game.asked.split()[0] == asked
    found = next_cards(game, asked)

    assert len(found) > 100
    assert 0.1 < sum(n for (first, _), n in found.items() if first == "Winter") / 200 < 0.3
    assert all(first != second and not {first, second} & {"35", "1", "50"} for first, second in found)


def test_who_knows_the_first_card_imagines_the_second() -> None:
    """47 Those who look later see one card further."""
    state = LOOKED.table._position.start.copy()
    state.looked = altered(state.looked, 0, 1)
    romans = worlds(Position(find("falling-sky"), state), 0, 50)

    assert {CARD[world.state.peeked[0]].name for world in romans} == {"40"}
    assert len({CARD[world.state.peeked[1]].name for world in romans}) > 20
