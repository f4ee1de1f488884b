"""A8.0 Non-players in The Gallic War: by the charts of Ariovistus in the first half, of Falling Sky in the second."""

import pytest

import alesia
from alesia.games import find
from alesia.games.falling_sky.deck import SECOND_HALF
from tests.ariovistus.campaign.courses import THIRD_WINTER
from tests.ariovistus.campaign.playing import GAME

ALL = dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "nonplayer")


def test_a2_1a_each_seat_has_the_non_player_of_its_name() -> None:
    """The heir of the Germans is the Arverni one, and the rules know both seats as one Non-player."""
    game = find(GAME)
    assert [game.nonplayer(seat, 1).faction.name for seat in range(5)] == list(game.seats)
    for position, name in (('card = "A19"', "Germans"), ("half = 2\ncard = 19", "Arverni")):
        table = alesia.new(GAME, position=position, seed=1, seats={"Germans": "nonplayer"})
        assert table.seats["Arverni"] == "nonplayer"
        state = table._position.state
        assert game.nonplayers(state) == (1, 4)
        assert f'nonplayers = ["{name}"]' in table.position_text()


@pytest.mark.parametrize("seed", range(3))
def test_a2_1a_four_non_players_go_through_the_interlude(seed: int) -> None:
    """From the third Winter on nobody is asked anything, to the end of the second half."""
    table = alesia.new(GAME, position=THIRD_WINTER, seed=seed, seats=ALL)
    assert table.result is not None
    assert table._position.state.scenario == SECOND_HALF
    assert any(thought.seat == "Arverni" for thought in table.thoughts)


@pytest.mark.parametrize("faction", ["Germans", "Arverni"])
def test_a2_1a_a_non_player_is_asked_on_a_board_of_either_half(faction: str) -> None:
    """`alesia ask`: the half of the position says whose turn it can be."""
    position = 'card = "A19"\nnext = 1' if faction == "Germans" else "half = 2\ncard = 19\nnext = 1"
    asked = alesia.ask_nonplayer(GAME, position, faction, seed=1)
    asked.go_on(asked.turn)
    assert asked.thoughts[0].seat == faction


BELGIC = """
{head}
[resources]
Romans = 5
Aedui = 5
Belgae = 5
[regions.Nervii]
Belgae = "3 Warbands"
[tribes]
Nervii = "Belgae"
Morini = "Belgae"
Bellovaci = "Belgae"
"""


def taken(head: str) -> alesia.Table:
    """The first card of a turn of Non-player Belgae."""
    return alesia.new(GAME, position=BELGIC.format(head=head), seed=1, seats={"Belgae": "nonplayer"})


@pytest.mark.proves("A2.1Ah")
@pytest.mark.parametrize(
    ("head", "taken_up"),
    [
        ("card = 55\nnext = 72\nwinters = 2", True),
        ("half = 2\ncard = 55\nnext = 72\nwinters = 3", True),
        ("half = 2\ncard = 55\nnext = 72\nwinters = 4", False),
    ],
)
def test_a2_1a_the_third_year_is_not_the_last_for_capabilities(head: str, taken_up: bool) -> None:
    """8.1.1 Commius (55) outlasts the Interlude; only before the fifth Winter of the second half is it declined."""
    capabilities = taken(head)._position.state.capabilities

    assert bool(capabilities[55]) == taken_up


@pytest.mark.proves("A2.1Ah", "A2.1Ca")
def test_a2_1a_the_third_year_is_not_the_last_for_an_uprising() -> None:
    """A66 happens in the Interlude, so Non-player Belgae place the marker."""
    assert taken('card = "A66"\nnext = 72\nwinters = 2')._position.state.uprising
