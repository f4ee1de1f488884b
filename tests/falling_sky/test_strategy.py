"""What a position is worth: who wins with which margins at the coming Winter, and what margins are foretold from."""

from typing import Any

import pytest

from alesia.games.ariovistus import GAME as ARIOVISTUS
from alesia.games.falling_sky import GAME
from alesia.games.falling_sky.board import place_bands
from alesia.games.falling_sky.components import ALLY, BELGAE, PROVINCIA, ROMANS, WINTER
from alesia.games.falling_sky.deck import cards_till_winter
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.strategy.features import FAR, NEXT, NOW, features, margins_of, stage_of
from alesia.games.falling_sky.strategy.model import model_of
from alesia.games.falling_sky.strategy.outlook import (
    HOPE,
    LOST,
    NOBODY,
    Rules,
    chances,
    leading,
    mastered,
    prospects,
    still,
    within,
)
from alesia.kernel.position import Position
from tests.players.moments import moments


def state(scenario: str = "great-revolt", nonplayers: tuple[int, ...] = (0, 1, 2, 3), **options: str | bool) -> State:
    """A game after its first two cards."""
    s = GAME.setup(scenario, options)
    if nonplayers:
        GAME.seat_nonplayers(s, nonplayers)
    position: Position[Any] = Position(GAME, s)
    while position.asks[0].who < 0:
        position.play(0)
    return position.start


def rules(
    left: int, scenario: str = "great-revolt", nonplayers: tuple[int, ...] = (0, 1, 2, 3), **options: Any
) -> Rules:
    found = Rules(state(scenario, nonplayers, **options), model_of(scenario, 0))
    found.left = left
    return found


def test_6_1_whoever_passes_first_wins() -> None:
    """7.2 A margin above 0 ends the game in any Winter, between Non-players and between players."""
    for nonplayers in ((0, 1, 2, 3), ()):
        assert rules(2, nonplayers=nonplayers).shares([-3, 1, -2, -5]) == [0, 1, 0, 0]
        assert rules(2, nonplayers=nonplayers).shares([2, 4, -2, -5]) == [0, 1, 0, 0]


def test_7_3_in_the_final_winter_the_highest_margin_wins() -> None:
    assert rules(0).shares([-3, -1, -2, -5]) == [0, 1, 0, 0]


def test_7_1_of_those_with_the_same_margin_the_first_wins() -> None:
    """Non-players before players, then by the order of Factions: surely where others lie between them."""
    for left, margins in ((0, [-3, -2, -2, -5]), (2, [-3, 1, 1, -5])):
        assert rules(left).shares(margins) == [0, 0.75, 0.25, 0]
    assert rules(0).shares([-2, -4, -2, -5]) == [1, 0, 0, 0]
    assert rules(0, nonplayers=(2, 3)).shares([-2, -2, -4, -2]) == [0, 0, 0, 1]


def test_a_strategist_is_expected_to_do_better_than_its_chart() -> None:
    """Its margin rises more till Winter, others fall back a little, and going on is worth more to it."""
    s, model = state(), model_of("great-revolt", 0)
    assert mastered([0.0, -1.0, -2.0, -3.0], 1, 2.0) == [-LOST * 2, 1.0, -2 - LOST * 2, -3 - LOST * 2]
    for place in range(4):
        assert prospects(s, place)[place] > chances(s)[place] + 0.1
        assert sum(prospects(s, place)) == pytest.approx(1, abs=HOPE)
        shares = [Rules(s, model, master).shares([-3.0] * 4)[place] for master in (place, NOBODY)]
        assert shares[0] > shares[1] + 0.2
    assert GAME.strategy().prospects(s, 2) == prospects(s, 2)


def test_in_ariovistus_nothing_more_is_expected() -> None:
    """There it made a strategist win less."""
    s = ARIOVISTUS.setup("ariovistus", {})
    ARIOVISTUS.seat_nonplayers(s, (0, 1, 2, 3))
    assert prospects(s, 1) == prospects(s)


def test_in_a_players_place_nothing_more_is_expected() -> None:
    """How much better than its chart a strategist does was seen in a Non-player's place alone."""
    s = state(nonplayers=(1, 2, 3))
    assert GAME.strategy().prospects(s, 0) == prospects(s)
    assert GAME.strategy().prospects(s, 1) == prospects(s, 1)


def test_8_9_a_lone_player_wins_no_sooner_than_with_the_final_winter() -> None:
    """7.1 And a Non-player that passes comes before him; with the easy option he may win in any Winter."""
    others = (1, 2, 3)
    assert sum(rules(2, nonplayers=others).shares([4, -1, -2, -5])[1:]) > 0.01
    assert rules(0, nonplayers=others).shares([4, -1, -2, -5]) == [1, 0, 0, 0]
    assert rules(0, nonplayers=others).shares([4, 1, -2, -5]) == [0, 1, 0, 0]
    assert rules(0, nonplayers=others).shares([-1, -1, -2, -5]) == [0, 1, 0, 0]
    assert rules(2, nonplayers=others, solo="easy").shares([4, -1, -2, -5]) == [1, 0, 0, 0]
    assert rules(2, nonplayers=others, solo="difficult").shares([-4, -1, -2, -5]) == [0, 1, 0, 0]


def test_2_1_the_first_winter_of_pax_gallica_decides_nothing() -> None:
    shares = rules(4, "pax-gallica").shares([5, -1, -2, -5])
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares)


def test_1_5_1_of_two_factions_in_the_same_hands_one_margin_counts() -> None:
    found = rules(0, nonplayers=(), seating="two")
    assert found.hands == [(0, 2), (1, 3)]
    assert found.shares([3, -9, -4, -1]) == [0, 1]
    assert rules(0, "reconquest-of-gaul", (), seating="two").shares([-5, -9, -4, 0]) == [1, 0]


def test_margins_between_whole_numbers_are_of_either() -> None:
    assert [within(m) for m in (-0.5, 0.25, 2.0)] == [0, 0.25, 1]
    assert leading([1.0, 1.0]) == [0.5, 0.5]
    assert leading([1.25, 1.0]) == [0.75, 0.25]
    assert leading([3.0, 1.0, -2.0]) == [1, 0, 0]


def test_2_1_winter_is_so_many_cards_away() -> None:
    """Three piles of five make a year of The Great Revolt, the last with WINTER among its cards."""
    s = state()
    assert cards_till_winter(s) == 10 - 2 + 2.5
    assert stage_of(s) < FAR
    s.next_card = int(WINTER)
    assert stage_of(s) == NEXT
    s.card = int(WINTER)
    assert stage_of(s) == NOW


def test_6_0_a_course_goes_through_a_winter_that_comes_next() -> None:
    """It ends after so many cards, but neither before nor in a Winter, which may decide the game."""
    start, far = state(), GAME.strategy().is_far
    now = start.copy()
    assert not far(start, now, 1)
    now.cards_drawn += 1
    assert far(start, now, 1)
    now.next_card = int(WINTER)
    assert not far(start, now, 1)
    now.card, now.next_card = int(WINTER), start.next_card
    assert not far(start, now, 1)


def test_what_winter_brings_is_surer_when_it_comes_next() -> None:
    """Each stage of a year has its own weights, and its own spread."""
    model = model_of("great-revolt", 0)
    spread = [max(abs(m) for course in model.around([0.0] * 4, stage) for m in course) for stage in (NEXT, 3)]
    assert spread[0] < spread[1] / 2
    row = features(state())
    assert model.foretell([0] * 4, row, NEXT) != model.foretell([0] * 4, row, 3)


def test_features_are_as_many_at_every_moment() -> None:
    found = {len(features(position.start)) for position, _ in moments(GAME, 1, 0.02)}
    assert len(found) == 1


def test_chances_are_judged_by_what_lies_open() -> None:
    """35 Facedown cards at which somebody has looked change nothing."""
    s = state()
    looked = s.copy()
    looked.peeked = bytes((5, 6))
    assert chances(s) == chances(looked)
    assert sum(chances(s)) == pytest.approx(1)


def test_where_nobody_can_win_any_more_the_lead_tells_plans_apart() -> None:
    """8.9 Belgae who are Non-players will have passed in Winter: the Romans have no chance with one Ally more or less,
    but are nearer to it. Elsewhere prospects are chances."""
    s = state(nonplayers=(1, 2, 3))
    s.card = int(WINTER)
    s.tribes[:] = bytes([ALLY + BELGAE] * len(s.tribes))
    more = s.copy()
    more.tribes[0] = ALLY + ROMANS
    assert chances(s)[0] == chances(more)[0] == 0
    assert 0 < prospects(s)[0] < prospects(more)[0] < HOPE
    assert prospects(state()) == pytest.approx(chances(state()), abs=HOPE)


def test_where_others_do_nothing_margins_alone_tell() -> None:
    """Pieces that change no margin change nothing, where charts would make something of them; who is ahead is likelier
    to win, and all together make one."""
    s = state(nonplayers=(0,))
    more = s.copy()
    place_bands(more, PROVINCIA, ROMANS, 3)
    assert margins_of(more) == margins_of(s)
    assert still(more) == still(s)
    assert chances(more) != chances(s)
    better = s.copy()
    better.tribes[:] = bytes([ALLY + ROMANS] * len(s.tribes))
    assert still(better)[0] > still(s)[0]
    assert sum(still(s)) == pytest.approx(1, abs=HOPE)
    assert GAME.strategy().still(s, 0) == still(s)
