"""Hidden information: what a seat may not see changes nothing in its view, nor in the log."""

from collections.abc import Iterator
from random import Random
from textwrap import dedent
from typing import Any

import pytest

import alesia
from alesia.games.gallic_war import GAME
from alesia.games.gallic_war.components import UNIT, UNITS, Unit
from alesia.games.gallic_war.observe import HIDDEN_FACTS, may_read
from alesia.games.gallic_war.state import BARBARIAN_HAND, DECK, FALLEN, ROMAN_HAND, WINTER, State
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.position import Position
from alesia.players.imagining import Imagination
from tests.gallic_war.playing import at, one_card, winter

HANDS = (ROMAN_HAND, BARBARIAN_HAND)


def moments(seed: int, often: float = 0.02) -> Iterator[Position[State]]:
    """Random games, and random moments of them."""
    random = Random(seed)
    position = Position(GAME, GAME.setup("gallic-war", {}), [])
    while position.result is None:
        ask = random.choice(position.asks)
        position.answer(random.choice(ask.options), ask.who)
        if random.random() < often:
            yield position


def scrambled(s: State, seat: int, random: Random) -> State:
    """The same game for this seat: hidden enemy blocks of a colour change places and strengths, hidden cards too."""
    other = s.copy()
    hidden = [unit for unit in UNITS if s.place[unit] < FALLEN and not may_read(s, seat, unit)]
    for owner, colour in sorted({(s.owner[unit], unit.colour) for unit in hidden}):
        _shuffle(s, other, [u for u in hidden if (s.owner[u], u.colour) == (owner, colour)], random)
    unseen = [DECK, *[hand for side, hand in enumerate(HANDS) if side != seat]]
    cards = [card for card, place in enumerate(s.cards) if place in unseen]
    places = [s.cards[card] for card in cards]
    random.shuffle(places)
    for card, place in zip(cards, places, strict=True):
        other.cards[card] = place
    return other


def _shuffle(s: State, other: State, units: list[Unit], random: Random) -> None:
    facts = [tuple(getattr(s, name)[unit] for name in HIDDEN_FACTS) for unit in units]
    random.shuffle(facts)
    for unit, values in zip(units, facts, strict=True):
        other.strength[unit] = random.randint(1, unit.full)
        for name, value in zip(HIDDEN_FACTS, values, strict=True):
            getattr(other, name)[unit] = value


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_views_of_states_that_differ_in_hidden_facts_are_equal(seed: int, seat: int) -> None:
    """Two tables that this seat cannot tell apart look the same, and are the same state to a non-player."""
    random = Random(seed)
    differences = 0
    for position in moments(seed):
        other = scrambled(position.state, seat, random)
        differences += other.digest() != position.state.digest()
        assert GAME.observe(other, seat) == GAME.observe(position.state, seat)
        if seat >= 0:
            assert GAME.seen(other, seat).digest() == GAME.seen(position.state, seat).digest()

    assert differences > 5


def names_in(fact: object) -> Iterator[Unit]:
    if isinstance(fact, Unit):
        yield fact
    elif isinstance(fact, tuple):
        for each in fact:
            yield from names_in(each)


OPEN_NAMES = {
    *("revealed", "fire", "hit", "eliminated"),  # in battle, or taken off the map before all eyes
    *("leader", "new_home", "show_vercingetorix", "intimidate"),  # said by the player
    *("reinforcement", "called_back", "not_called_back"),  # from and to the turn track
}


@pytest.mark.parametrize("seed", range(8))
def test_the_log_names_no_hidden_block(seed: int) -> None:
    """Units are named only where they lie open or everybody knows; moves, retreats and the rest speak of colours."""
    table = alesia.new("gallic-war", seed=seed, seats={"Roman": "random", "Barbarian": "random"})

    for entry in table.log:
        units = [unit for fact in entry.facts for unit in names_in(fact)]
        assert not units or entry.key in OPEN_NAMES, entry
        assert not any(str(fact) in [unit.name for unit in UNITS] and type(fact) is str for fact in entry.facts), entry


def test_units_named_in_battle_lie_open_then() -> None:
    """Who fires, and who is hit, is revealed at that moment."""
    for seed in range(4):
        seen = 0
        for position in moments(seed, often=1.0):
            log: list[Any] = position.log or []
            for entry in log[seen:]:
                if entry.key == "hit" and position.state.place[entry.facts[0]] < FALLEN and position.state.battle:
                    unit = entry.facts[0]
                    assert position.state.revealed[unit] or position.state.place[unit] != position.state.battle - 1
            seen = len(log)


def test_a_hand_is_for_its_owner() -> None:
    table = alesia.new("gallic-war", seed=3)
    roman, barbarian, spectator = (table.view(seat) for seat in ("Roman", "Barbarian", None))

    assert len(roman["hand"]) == len(barbarian["hand"]) == 5
    assert not set(roman["hand"]) & set(barbarian["hand"])
    assert spectator["hand"] == []
    assert "Roman" not in str(table.log[-1])


@pytest.mark.proves("5.2.2Cj")
def test_questions_to_one_seat_do_not_stand_in_the_view_of_the_other() -> None:
    """A unit chosen to retreat is still in the battle until its step is over."""
    game = one_card("""
        [areas.Treveri]
        Roman = "Treveri 1, Treveri 2, Legion VII"
        [areas.Remi]
        Barbarian = "Remi, German 1, German 2"
        [areas.Menapi]
        Barbarian = "Menapi"
        [fallen]
        Roman = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman move_to move Remi
        Roman move_units unit Legion VII
        Roman move_units done
        Roman move_to done
        Barbarian group done
        Roman battle_action pass Legion VII
    """)
    before = game.table.view("Roman")
    game.play("Barbarian battle_action retreat German 1\nBarbarian retreat_to area Bellovaci")

    assert game.table.view("Roman") == before


def test_revealed_blocks_are_not_taken_back_alone() -> None:
    """A battle opens without a die: whoever caused it cannot undo it without the other."""
    game = one_card("""
        [areas.Treveri]
        Roman = "Legion VII"
        [areas.Remi]
        Barbarian = "Remi"
        [fallen]
        Roman = "Treveri 1, Treveri 2"
    """).play("""
        Roman action movement
        Barbarian action movement
        Roman group area Treveri
        Roman move_to move Remi
    """)
    assert game.asked == "Roman battle_action"

    with pytest.raises(alesia.CannotUndo, match="lies open"):
        game.table.undo()
    game.table.undo(agreed=True)
    assert game.asked == "Roman move_to"


def alike(option: Option, ask: Ask | None) -> Option | None:
    """The answer that looks the same in another world: of another block of the colour, if this one is not offered."""
    if ask is None or option in ask.options:
        return option if ask is not None else None
    unit = UNIT.get(str(option.noun))
    same = [each for each in ask.options if each.verb == option.verb and UNIT.get(str(each.noun)) is not None]
    return next((each for each in same if unit is not None and UNIT[str(each.noun)].colour == unit.colour), None)


def put(position: Position[State]) -> list[tuple[int, str]]:
    """The questions as others hear of them."""
    return [(ask.who, ask.key) for ask in position.asks]


class Witness:
    """A seat that takes other worlds for possible, from the start of a turn on."""

    def __init__(self, position: Position[State], seat: int, random: Random) -> None:
        self.seat = seat
        imagination = Imagination(position, seat)
        self.worlds = [world for _ in range(3) if (world := imagination.world(random)) is not None]

    def follow(self, position: Position[State], ask: Ask, option: Option) -> None:
        """Give the answer in each world; those in which it cannot be given, or shows something else, are none."""
        seen = GAME.observe(position.state, self.seat)
        worlds, self.worlds = self.worlds, []
        for world in worlds:
            asked = world.ask_of(ask.who)
            given = option if ask.who in (self.seat, CHANCE) else alike(option, asked)
            if asked is not None and given is not None and given in asked.options:
                world.answer(given, ask.who)
                if GAME.observe(world.state, self.seat) == seen:
                    self.worlds.append(world)


def check_that_questions_tell_nothing(seed: int, options: dict[str, str | bool], every_turn: bool) -> int:
    """A random game: in all worlds that a seat takes for possible, the same questions are put at the same moment."""
    random, compared = Random(seed), 0
    position = Position(GAME, GAME.setup("gallic-war", options))
    turn, witnesses = None, list[Witness]()
    while position.result is None:
        if position.turn is not turn:
            turn, watched = position.turn, every_turn or position.state.round == WINTER
            witnesses = [Witness(position, seat, random) for seat in (0, 1)] if watched else []
        for witness in witnesses:
            compared += len(witness.worlds)
            assert all(put(world) == put(position) for world in witness.worlds), (seed, witness.seat, put(position))
        ask = random.choice(position.asks)
        option = random.choice(ask.options)
        position.answer(option, ask.who)
        for witness in witnesses if position.turn is turn else ():
            witness.follow(position, ask, option)
    return compared


CAVALRY: dict[str, str | bool] = {"roman_cavalry": True, "german_cavalry": True, "politics_of_war": True}


@pytest.mark.proves("6.0c")
@pytest.mark.parametrize("options", [{}, CAVALRY], ids=["plain", "cavalry"])
@pytest.mark.parametrize("seed", range(5))
def test_6_0_no_question_of_the_winter_tells_what_is_hidden(seed: int, options: dict[str, str | bool]) -> None:
    """Whether a question is put follows from what the other side can see."""
    assert check_that_questions_tell_nothing(seed, options, every_turn=False) > 100


@pytest.mark.parametrize("seed", range(2))
def test_5_2_no_question_of_the_cards_tells_what_is_hidden(seed: int) -> None:
    """The same in every round of cards."""
    assert check_that_questions_tell_nothing(seed, {}, every_turn=True) > 500


def test_5_2_2_the_attacker_is_named_before_the_first_die() -> None:
    """7.2 While Ariovistus rolls, the view tells who attacks."""
    game = one_card("""
        turn = 2
        [areas.Germania]
        Barbarian = "Ariovistus"
    """).play("""
        Roman action movement
        Barbarian action movement
        Barbarian group area Germania
        Barbarian move_to move Menapi
    """)

    assert game.asked == "Chance intimidate_roll"
    assert game.view["battle"]["attacker"] == "Barbarian"


REVOLTING = """
    turn = 3
    [areas.Treveri]
    Roman = "Treveri 1 (1), Treveri 2 (2)"
    [areas.Germania]
    Barbarian = "Ariovistus, German 1"
"""


@pytest.mark.parametrize("card", ["Minor Revolt 1", "Major Revolt", "Massive Revolt"])
def test_11_0_tribes_that_a_revolt_shows_are_not_taken_back_alone(card: str) -> None:
    """A tribe that changes sides shows its strength without a die: another one is not tried instead."""
    game = at(
        f'hands = {{ Roman = ["Remi", "Boii", "Andes"], Barbarian = ["{card}", "Volcae", "Veneti"] }}\n'
        + dedent(REVOLTING)
    )
    game.play(f"""
        Roman card card Remi
        Barbarian card card {card}
        Roman action supply
        Barbarian action event
        Barbarian revolt area Treveri
    """)
    while game.asked == "Barbarian revolt":
        game.table.answer(game.ask.options[0])

    assert "Barbarian" in [ask.who for ask in game.table.asks]
    with pytest.raises(alesia.CannotUndo, match="lies open"):
        game.table.undo()


def test_6_2_4_what_the_way_home_shows_is_not_taken_back_alone() -> None:
    """Barbarian allies go home without a question: whoever saw which they are does not choose winter quarters again."""
    game = winter("""
        supply = 9
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII (3)"
        [areas.Remi]
        Barbarian = "Treveri 1, Treveri 2"
        [areas.Treveri]
        Barbarian = "Remi"
    """).play("dice 3")
    assert game.asked == "Roman winter"
    game.table.answer("done")

    assert game.asked == "Roman replace_legion"
    with pytest.raises(alesia.CannotUndo, match="lies open"):
        game.table.undo()


def test_6_2_2_winter_quarters_that_show_nothing_are_taken_back() -> None:
    """With nobody on the way home there is nothing to be seen, and the answer is free."""
    game = winter("""
        supply = 9
        [areas.Aedui]
        Roman = "Aedui 1, Aedui 2, Legion VII (3)"
    """).play("dice 3\nRoman winter done")

    game.table.undo()
    assert game.asked == "Roman winter"


def test_9_2_a_card_that_was_turned_up_is_not_put_back() -> None:
    """The last card of a hand is turned up without a draw; nobody knew it, so that not even consent takes it back."""
    game = one_card(
        """
        [areas."Transalpine Gaul"]
        Roman = "Legion VII"
    """,
        solitaire=True,
    ).play("Roman action supply")
    assert game.asked == "Barbarian action"

    for agreed in (False, True):
        with pytest.raises(alesia.CannotUndo, match="nobody here knew"):
            game.table.undo(agreed)


def test_5_2_the_card_of_a_nonplayer_is_not_put_back() -> None:
    """Alone against the Barbarian non-player: once his card lies open, the own card is not chosen again."""
    table = alesia.new("gallic-war", seed=4, seats={"Barbarian": "nonplayer"})
    while table.ask is not None and table.ask.key != "card":
        table.answer(table.ask.options[0])
    assert table.ask is not None
    table.answer(table.ask.options[0])

    assert table.view("Roman")["played"]["Barbarian"] == "Veneti"
    for agreed in (False, True):
        with pytest.raises(alesia.CannotUndo, match="nobody here knew"):
            table.undo(agreed)
