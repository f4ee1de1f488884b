"""3.0 Game set-up, 4.0 the sequence of play."""

from itertools import pairwise

import alesia
from tests.gallic_war.playing import deal, start, winter


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


def test_4_0_eight_turns() -> None:
    """After the eighth the game is over."""
    game = winter("turn = 8").play("dice 3")

    assert game.table.result is not None
    assert game.table.result.reason == "draw"
    assert winter("turn = 7").play("dice 3").view["year"] == "51 BC"


def test_4_0_the_end_of_turn_in_its_order() -> None:
    """Harvest, way home, control, supply, replacements, production, reinforcements."""
    table = alesia.new("gallic-war", seed=5, seats={"Roman": "random", "Barbarian": "random"})
    order = ["end_of_turn", "harvest", "legions_home", "tribes", "legions_supplied", "production"]
    keys = [entry.key for entry in table.log]
    turns = [index for index, key in enumerate(keys) if key == "end_of_turn"]

    for begin, end in pairwise(turns):
        found = [key for key in keys[begin:end] if key in order]
        assert found == sorted(found, key=order.index)
