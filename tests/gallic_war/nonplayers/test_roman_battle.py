"""The Roman non-player in battle and after it, and in winter."""

import pytest

from alesia.games.gallic_war.components import ROMAN
from tests.gallic_war.nonplayers.acting import Acting, acting, roman, winter, with_hands

LEGIONS = '[areas."Transalpine Gaul"]\nRoman = "{0}"\n'


def raid(legions: str = "Legion VII, Legion VIII", *rest: str) -> Acting:
    """The Roman attacks the Volcae."""
    return roman("Remi", LEGIONS.format(legions) + '[areas.Volcae]\nBarbarian = "Volcae"\n' + "\n".join(rest))


def test_it_fires_while_it_wins() -> None:
    game = raid()
    game.rolls(1, 1, 1, 6, 6, 6, 6, 6)

    assert game.answers("battle_action") == ["fire"]
    assert game.units("Volcae", "Roman") == "Legion VII, Legion VIII"


def test_it_breaks_off_a_battle_that_is_lost() -> None:
    position = LEGIONS.format("Legion VII (2)") + '[areas.Volcae]\nRoman = "Volcae (1)"\n'
    position += '[areas.Boii]\nBarbarian = "Boii 1, Boii 2"'
    game = acting(ROMAN, with_hands(ROMAN, "Aedui", "Remi", position))
    game.play(
        """
        Barbarian action movement
        Barbarian group area Boii
        Barbarian move_to move Transalpine Gaul
        Barbarian move_units all
        """
    )

    assert "roman.lost" in game.notes
    assert game.where("Legion VII") != "Transalpine Gaul"


def test_caesar_leaves_when_he_is_frail() -> None:
    position = '[areas.Volcae]\nRoman = "Volcae"\n[areas.Boii]\nBarbarian = "Boii 1, Boii 2, Dumnorix, Ambiorix"\n'
    position += LEGIONS.format("Caesar (1), Legion VII, Legion VIII, Legion IX")
    game = acting(ROMAN, with_hands(ROMAN, "Esuvii", "Remi", position))
    game.play(
        """
        Barbarian action movement
        Barbarian group area Boii
        Barbarian move_to move Transalpine Gaul
        Barbarian move_units all
        """
    )

    assert game.notes == ["roman.frail"]
    assert game.where("Caesar") == "Volcae"


def test_hits_on_anybody_but_caesar() -> None:
    position = '[areas.Boii]\nBarbarian = "Boii 1"\n[fallen]\nBarbarian = "Boii 2"\n'
    position += LEGIONS.format("Caesar, Legion VII")
    game = acting(ROMAN, with_hands(ROMAN, "Treveri", "Remi", position))
    game.play("Barbarian action movement\nBarbarian group area Boii\nBarbarian move_to move Transalpine Gaul")
    game.rolls(6, 6, 6, 6).rolls(6, 6, 6, 6)
    game.play("Barbarian battle_action fire").rolls(1, 6, 6)

    assert "roman.not_caesar" in game.priorities
    assert str(game.logged("hit")[0].facts[0]) == "Legion VII"


def test_several_battles_where_most_romans_are() -> None:
    position = LEGIONS.format("Legion VII, Legion VIII, Legion IX, Legion XI, Legion XII, Legion XIII")
    position += '[areas.Volcae]\nBarbarian = "Volcae"\n[areas.Boii]\nBarbarian = "Boii 1, Boii 2"'
    game = roman("Remi", position)

    assert "roman.most_ours" in game.priorities
    assert game.answers("battle") == ["area Boii"]


@pytest.mark.parametrize("die", [1, 6])
def test_the_main_group_is_the_strongest(die: int) -> None:
    """Whatever a die would say: it is not cast."""
    position = """
[areas."Transalpine Gaul"]
Roman = "Legion VII"
[areas.Volcae]
Roman = "Volcae, Legion VIII (3)"
[areas.Boii]
Barbarian = "Boii 1"
[fallen]
Barbarian = "Boii 2"
"""
    game = roman("Aedui", position, dice=[die])

    assert game.answers("main_group") == ["main black block"]
    revealed = game.logged("revealed")[0].facts[1]
    assert isinstance(revealed, tuple)
    assert [str(unit) for unit in revealed] == ["Legion VII"]


def test_after_the_third_round_the_legions_go_home() -> None:
    game = raid()
    for _ in range(3):
        game.rolls(*[6] * 8)
        game.play("Barbarian battle_action fire").rolls(6, 6, 6)

    assert game.where("Legion VII") == game.where("Legion VIII") == "Transalpine Gaul"


def test_they_go_home_even_where_it_is_safer_elsewhere() -> None:
    """The Helvetii threaten Transalpine Gaul and not the Roman Tolosates: the legions go home all the same."""
    near = (
        '[areas.Tolosates]\nRoman = "Tolosates"\n[areas.Helvetii]\nBarbarian = "Helvetii 1, Helvetii 2, Helvetii 3"\n'
    )
    game = raid("Legion VII, Legion VIII", near)
    for _ in range(3):
        game.rolls(*[6] * 8)
        game.play("Barbarian battle_action fire").rolls(6, 6, 6)

    assert game.where("Legion VII") == game.where("Legion VIII") == "Transalpine Gaul"


def test_they_withdraw_to_safety_and_to_friends() -> None:
    position = """
[areas.Tolosates]
Roman = "Tolosates, Legion VII, Legion VIII"
[areas.Volcae]
Roman = "Volcae"
[areas.Tarbelli]
Barbarian = "Tarbelli"
"""
    game = roman("Remi", position)
    for _ in range(3):
        game.rolls(*[6] * 8)
        game.play("Barbarian battle_action fire").rolls(6, 6, 6)

    assert game.where("Legion VII") == "Tolosates"


def test_a_legion_takes_an_empty_area_next_door() -> None:
    """The Tolosates have fallen: one of the victors goes there, the weakest."""
    game = raid("Legion VII, Legion VIII (3)", '[fallen]\nRoman = "Tolosates"')
    while game.asked == "Chance fire_roll":
        game.rolls(1)

    assert game.where("Legion VIII") == "Tolosates"
    assert game.where("Legion VII") == "Volcae"


def test_else_they_stay_together() -> None:
    game = raid()
    game.rolls(*[1] * 8)

    assert game.answers("regroup_to") == ["done"]


# ---- W. winter --------------------------------------------------------------------------------------------------

FRONT = """
supply = {0}
[areas.Aedui]
Roman = "Aedui 1, Aedui 2, Caesar, Legion VII, Legion VIII, Legion IX (3)"
[areas.Mandubii]
Barbarian = "Mandubii 1, Mandubii 2"
"""


def test_w_legions_stay_at_the_front_and_caesar_with_them() -> None:
    game = winter(ROMAN, FRONT.format(15))
    game.rolls(3)

    assert game.boxes == "W1 yes, W2 yes, W1 yes, W2 yes, W1 yes, W3 yes"
    assert [game.where(unit) for unit in ("Caesar", "Legion VII", "Legion VIII")] == ["Aedui"] * 3
    assert game.where("Legion IX") == "Transalpine Gaul"


def test_w2_supply_must_last() -> None:
    game = winter(ROMAN, FRONT.format(7))
    game.rolls(3)

    assert game.boxes == "W1 yes, W2 yes, W1 yes, W2 no, W3 no"
    assert (game.where("Legion VII"), game.where("Caesar")) == ("Aedui", "Transalpine Gaul")


def test_w1_not_at_the_front() -> None:
    game = winter(ROMAN, FRONT.format(15).replace("Barbarian", "Roman"))
    game.rolls(3)

    assert game.boxes == "W1 no"
    assert game.where("Legion VII") == "Transalpine Gaul"


def test_w1_next_to_transalpine_gaul_they_go_home() -> None:
    position = '[areas.Boii]\nRoman = "Boii 1, Boii 2, Legion VII, Legion VIII"\n'
    game = winter(ROMAN, position + '[areas.Aedui]\nBarbarian = "Aedui 1, Aedui 2"')
    game.rolls(3)

    assert game.boxes == "W1 no"


def test_in_the_last_year_nobody_winters() -> None:
    game = winter(ROMAN, "turn = 8\n" + FRONT.format(15))
    game.rolls(3)

    assert game.boxes == "W1 yes, W2 no, W3 no"


def test_the_cavalry_goes_home() -> None:
    position = FRONT.format(15).replace("Caesar,", "Caesar, Roman Cavalry,")
    game = winter(ROMAN, position, roman_cavalry=True)
    game.rolls(3)

    assert game.where("Roman Cavalry") == "Transalpine Gaul"


def test_attrition_on_the_strongest() -> None:
    """6.2.2 Beaten off from Transalpine Gaul, two legions must winter next to it, and supply feeds one."""
    position = """
supply = 2
[areas.Aedui]
Roman = "Aedui 1, Aedui 2, Legion VII (3), Legion VIII (2)"
[areas.Volcae]
Roman = "Volcae"
[areas."Transalpine Gaul"]
Barbarian = "Dumnorix, Ambiorix, Mandubii 1, Mandubii 2"
[homes]
Dumnorix = "Mandubii"
Ambiorix = "Mandubii"
"""
    game = winter(ROMAN, position).rolls(3)
    game.play("Barbarian battle_action fire").rolls(*[6] * 12)

    assert "roman.lost" in game.notes
    assert game.answers("attrition") == ["unit black block"]
    assert game.units("Volcae", "Roman") == "Legion VII (2), Legion VIII (2), Volcae"


def test_replacements_caesar_first_then_the_weakest() -> None:
    game = winter(ROMAN, "supply = 6\n" + LEGIONS.format("Caesar (3), Legion VII (2), Legion VIII (1)"))
    game.rolls(3)

    assert game.units("Transalpine Gaul", "Roman") == "Caesar, Legion VII (3), Legion VIII (3)"
    assert game.logged("legions_replaced")[0].facts[1:] == (4, 2)


def test_every_free_replacement_is_taken() -> None:
    game = winter(ROMAN, '[areas.Boii]\nRoman = "Boii 1 (1), Boii 2 (2)"')
    game.rolls(3)

    assert game.units("Boii", "Roman") == "Boii 1 (2), Boii 2"


@pytest.mark.parametrize(("turn", "comes"), [(3, True), (7, False)])
def test_9_7_a_legion_is_worth_a_point_for_two_years(turn: int, comes: bool) -> None:
    position = f"turn = {turn}\n" + LEGIONS.format("Caesar")
    if turn == 7:
        position = 'delayed = ["Legion XIII"]\n' + position
    game = winter(ROMAN, position, politics_of_war=True)
    game.rolls(3)

    assert bool(game.logged("reinforcement")) is comes
