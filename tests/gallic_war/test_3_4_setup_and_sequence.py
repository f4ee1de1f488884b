"""3.0 Game set-up, 4.0 the sequence of play."""

from itertools import pairwise

import pytest

import alesia
from tests.gallic_war.playing import deal, one_card, start, winter


@pytest.mark.proves("3.0a", "3.0b", "3.0c", "3.0d", "3.0g", "3.0h", "3.0i", "7.2a", "2.1c", "2.1d")
def test_3_0_set_up() -> None:
    """Six legions, Volcae and weak Allobroges Roman, four Germans and the Helvetii Barbarian, all others neutral."""
    game = start()

    assert game.supply == 15
    assert game.position["areas"] == {
        "Transalpine Gaul": {"Roman": "Caesar, Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII"},
        "Allobroges": {"Roman": "Allobroges 1 (1), Allobroges 2 (1)"},
        "Volcae": {"Roman": "Volcae"},
        "Germania": {"Barbarian": "Ariovistus, German 1, German 2, German 3"},
        "Helvetii": {"Barbarian": "Helvetii 1, Helvetii 2, Helvetii 3"},
    }
    assert game.tribes == (2, 1)
    assert sum(game.is_neutral(name) for name in game.view["areas"]) == 22


@pytest.mark.proves("4.0b", "4.0c", "5.0b", "5.2f", "5.2g")
def test_4_0_cards_then_the_end_of_the_turn() -> None:
    """Cards are dealt, five rounds are played, and then comes the harvest."""
    game = deal(start(), "Menapi, Remi, Atrebates, Pictones, Esuvii", "Volcae, Veneti, Leuci, Tarbelli, Carnutes")
    cards = zip(("Menapi", "Remi", "Atrebates", "Pictones"), ("Volcae", "Veneti", "Leuci", "Tarbelli"), strict=True)
    for number, (roman, barbarian) in enumerate(cards, 1):
        assert (game.view["phase"], game.view["round"]) == ("cards", number)
        game.play(f"""
            Roman card card {roman}
            Barbarian card card {barbarian}
            Roman action supply
            Barbarian action movement
            Barbarian group done
        """)
    game.play("""
        Roman action supply
        Barbarian action movement
        Barbarian group done
    """)

    assert (game.view["phase"], game.asked) == ("winter", "Chance harvest_roll")


@pytest.mark.proves("1.0a", "4.0a", "4.0p")
def test_4_0_eight_turns() -> None:
    """After the eighth the game is over."""
    game = winter("turn = 8").play("dice 3")

    assert game.table.result is not None
    assert game.table.result.reason == "draw"
    last = winter("turn = 7").play("dice 3")
    assert last.view["year"] == "51 BC"
    assert last.logged("turn")[-1].facts == (8, "51 BC")


@pytest.mark.proves("4.0i", "4.0j", "4.0k", "4.0l", "4.0m", "4.0n", "4.0o", "6.0b")
def test_4_0_the_end_of_turn_in_its_order() -> None:
    """Harvest, way home, control, supply, replacements, production, reinforcements."""
    table = alesia.new("gallic-war", seed=5, seats={"Roman": "random", "Barbarian": "random"})
    order = ["end_of_turn", "harvest", "legions_home", "tribes", "legions_supplied", "legions_replaced"]
    order += ["replaced", "production", "reinforcement_roll", "reinforcement"]
    keys = [entry.key for entry in table.log]
    turns = [index for index, key in enumerate(keys) if key == "end_of_turn"]

    met = set[str]()
    for begin, end in pairwise(turns):
        found = [key for key in keys[begin:end] if key in order]
        assert found == sorted(found, key=order.index)
        met.update(found)
    assert met == set(order)


DONE_BY = {
    "event": ("Minor Revolt 1", "revolt"),
    "supply": ("Remi", "supply"),
    "activation": ("Andes", "activated"),
    "political": ("Boii", "political"),
    "movement": ("Volcae", "groups"),
}


@pytest.mark.proves("4.0d", "4.0e", "4.0f", "4.0g", "4.0h", "5.2c", "5.2.1a")
@pytest.mark.parametrize(("first", "second"), list(pairwise(DONE_BY)))
def test_4_0_actions_in_their_order(first: str, second: str) -> None:
    """Event, supply, activation, political action, movement: here the Barbarian has the earlier one."""
    game = one_card(
        """
        turn = 4
        [areas.Aedui]
        Roman = "Legion VII, Aedui 1, Aedui 2"
        [areas.Arverni]
        Barbarian = "Vercingetorix, Arverni 1, Arverni 2"
    """,
        DONE_BY[second][0],
        DONE_BY[first][0],
    ).play(f"Roman action {second}\nBarbarian action {first}")
    while game.view["phase"] == "cards":
        game.table.answer(game.ask.options[0], game.ask.who)
    expected = [DONE_BY[first][1], DONE_BY[second][1]]

    assert [entry.key for entry in game.table.log if entry.key in expected][:2] == expected
