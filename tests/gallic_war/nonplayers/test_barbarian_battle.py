"""The Barbarian non-player in battle and after it, and in winter."""

import pytest

from alesia.games.gallic_war.components import BARBARIAN
from tests.gallic_war.nonplayers.acting import Acting, acting, barbarian, winter, with_hands

MENAPI = '[areas.Remi]\nBarbarian = "Remi"\n[areas.Menapi]\nRoman = "Menapi"'


def attacked(position: str, *answers: str, dice: list[int] | None = None) -> Acting:
    """The Roman attacks with a card of value 1; the Barbarian activates the Esuvii."""
    game = acting(BARBARIAN, with_hands(BARBARIAN, "Esuvii", "Remi", position), dice)
    game.play("Roman action movement")
    for answer in answers:
        game.answer(answer)
    while game.asked == "Roman move_to":
        game.answer("Roman move_to done")
    return game


def test_attackers_who_are_weaker_retreat() -> None:
    """They began as equals, and were hit before they fired."""
    game = barbarian("Remi", MENAPI)
    game.play("Roman battle_action fire").rolls(1, 6, 6)

    assert game.notes == ["barbarian.weaker"]
    assert game.where("Remi") == "Remi"


def test_attackers_who_are_equal_fight_on() -> None:
    game = barbarian("Remi", MENAPI)
    game.play("Roman battle_action fire").rolls(6, 6, 6)

    assert game.answers("battle_action") == ["fire"]


def test_against_a_town_equal_attackers_retreat() -> None:
    """Six against three; three hits make them equal."""
    text = '[areas.Mandubii]\nBarbarian = "Mandubii 1, Mandubii 2"\n[areas.Carnutes]\nRoman = "Carnutes"'
    game = barbarian("Mandubii", text)
    game.play("Roman battle_action fire").rolls(1, 1, 1)

    assert game.notes == ["barbarian.weaker"] * 2
    assert game.where("Mandubii 1") == game.where("Mandubii 2") == "Mandubii"


HOME = '[areas.Volcae]\nBarbarian = "Volcae"\n[areas."Transalpine Gaul"]\nRoman = "Caesar, Legion VII, Legion VIII"'


def test_defenders_at_home_fight_to_the_end() -> None:
    game = attacked(HOME, "Roman group area Transalpine Gaul", "Roman move_to move Volcae", "Roman move_units all")
    game.play("Roman battle_action fire").rolls(6, 6, 6, 6)
    game.play("Roman battle_action fire").rolls(6, 6, 6, 6, 6, 6, 6, 6)

    assert game.answers("battle_action") == ["fire"]


AWAY = """
[areas.Volcae]
Barbarian = "Volcae"
[areas.Boii]
Barbarian = "{0}"
[fallen]
Barbarian = "Boii 1, Boii 2"
[areas.Arverni]
Barbarian = "Arverni 1, Arverni 2{1}"
[areas.Aedui]
Barbarian = "Aedui 2"
[areas."Transalpine Gaul"]
Roman = "Legion VII, Legion VIII, Legion IX"
[areas.Allobroges]
Roman = "Allobroges 1, Allobroges 2"
"""
INTO_BOII = ("Roman group area Transalpine Gaul", "Roman move_to move Boii", "Roman move_units all")


def overrun(units: str, leader: str = "", dice: list[int] | None = None) -> Acting:
    game = attacked(AWAY.format(units, leader), *INTO_BOII, dice=dice)
    game.play("Roman battle_action fire").rolls(*[6] * 12)
    return game


def test_defenders_away_from_home_retreat_from_two_to_one() -> None:
    game = overrun("Aedui 1")

    assert game.notes == ["barbarian.overwhelmed"]
    assert game.where("Aedui 1") in ("Aedui", "Arverni", "Volcae")


def test_they_retreat_to_a_leader() -> None:
    game = overrun("Aedui 1", ", Dumnorix")

    assert "barbarian.to_a_leader" in game.priorities
    assert game.where("Aedui 1") == "Arverni"


def test_a_leader_retreats_to_his_home() -> None:
    position = '[homes]\nDumnorix = "Aedui"\n' + AWAY.format("Dumnorix, Aedui 1 (1)", "")
    game = attacked(position, *INTO_BOII)
    game.play("Roman battle_action fire").rolls(*[6] * 12)

    assert game.where("Dumnorix") == "Aedui"


def test_against_less_than_two_to_one_they_fight() -> None:
    game = overrun("Aedui 1, Dumnorix, Ambiorix")

    assert game.answers("battle_action")[0] == "fire"


def test_germans_retreat_to_germania() -> None:
    position = """
[areas.Leuci]
Barbarian = "German 1, Leuci (1)"
[areas.Treveri]
Barbarian = "Treveri 1, Treveri 2"
[fallen]
Roman = "Mandubii 1, Mandubii 2"
[areas.Mandubii]
Roman = "Legion VII, Legion VIII, Legion IX"
"""
    game = attacked(position, "Roman group area Mandubii", "Roman move_to move Leuci", "Roman move_units all")
    game.play("Roman battle_action fire").rolls(*[6] * 12)

    assert game.where("German 1") == "Germania"
    assert game.where("Leuci") == "Leuci"


def test_hits_on_units_away_from_home_first() -> None:
    game = attacked(
        '[areas.Volcae]\nBarbarian = "Aedui 1, Volcae"\n[areas.Aedui]\nBarbarian = "Aedui 2"\n'
        '[areas."Transalpine Gaul"]\nRoman = "Legion VII"',
        "Roman group area Transalpine Gaul",
        "Roman move_to move Volcae",
    )
    game.play("Roman battle_action fire").rolls(1, 6, 6, 6)

    assert "barbarian.away_from_home" in game.priorities
    assert [str(entry.facts[0]) for entry in game.logged("hit")] == ["Aedui 1"]


def test_several_battles_the_most_attackers_first() -> None:
    position = """
turn = 2
[areas.Germania]
Barbarian = "Ariovistus, German 1, German 2, German 3"
[areas.Menapi]
Roman = "Menapi"
[areas.Bellovaci]
Barbarian = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
[areas.Remi]
Roman = "Remi"
[areas.Esuvii]
Barbarian = "Esuvii"
[areas.Atrebates]
Barbarian = "Atrebates (1)"
"""
    game = barbarian("Bellovaci", position)

    assert "barbarian.most_attackers" in game.priorities
    assert game.answers("battle") == ["area Remi"]


def test_the_main_group_is_the_strongest() -> None:
    position = """
[areas.Bellovaci]
Barbarian = "Bellovaci 1, Bellovaci 2, Bellovaci 3"
[areas.Menapi]
Barbarian = "Menapi"
[areas.Treveri]
Barbarian = "Treveri 1, Treveri 2"
[areas.Remi]
Roman = "Remi"
[areas.Atrebates]
Barbarian = "Atrebates"
"""
    game = barbarian("Bellovaci", position)

    assert game.answers("main_group") == ["main green block"]
    assert game.table.view()["battle"]["reserves"]["Barbarian"] in (1, 2, 3)


def test_after_the_third_round_attackers_go_home_to_germania() -> None:
    position = 'turn = 2\n[areas.Germania]\nBarbarian = "German 1, German 2"\n[areas.Leuci]\nRoman = "Leuci"\n'
    game = barbarian("Germania", position + '[areas.Menapi]\nBarbarian = "Menapi"')
    for _ in range(3):
        game.rolls(*[6] * 6)
        game.play("Roman battle_action fire") if game.asked == "Roman battle_action" else None
        game.rolls(*[6] * (4 if game.table.view()["battle"]["round"] == 1 else 3))

    assert game.where("German 1") == game.where("German 2") == "Germania"


def test_one_unit_goes_back_to_an_area_conquered_this_turn() -> None:
    """The tribe of the area that they came from has fallen: whoever stands there at the end of the year has it."""
    position = """
[areas.Menapi]
Barbarian = "German 1, German 2 (2)"
[fallen]
Roman = "Menapi"
[areas.Atrebates]
Roman = "Atrebates (1)"
"""
    game = barbarian("Germania", position)
    game.rolls(1, 1, 1, 1, 1)

    assert game.where("German 1") == "Atrebates"
    assert game.where("German 2") == "Menapi"


def test_else_they_stay_where_they_are() -> None:
    position = '[areas.Remi]\nBarbarian = "Remi"\n[areas.Atrebates]\nRoman = "Atrebates (1)"'
    game = barbarian("Remi", position)
    game.play("Roman battle_action fire").rolls(6)
    game.rolls(1, 1, 1)

    assert game.where("Remi") == "Atrebates"


# ---- winter -----------------------------------------------------------------------------------------------------

ABROAD = '[areas.Menapi]\nBarbarian = "Ariovistus, German 1, Menapi"\n'


@pytest.mark.parametrize(("die", "where"), [(3, "Menapi"), (4, "Germania")])
def test_ariovistus_winters_abroad_on_a_low_die(die: int, where: str) -> None:
    game = winter(BARBARIAN, ABROAD, dice=[die])
    game.rolls(3)

    assert game.rolled == {"barbarian.roll_ariovistus_3": die}
    assert game.where("Ariovistus") == game.where("German 1") == where


def test_ariovistus_goes_home_after_a_poor_harvest() -> None:
    game = winter(BARBARIAN, ABROAD)
    game.rolls(1)

    assert game.notes == ["barbarian.poor_harvest"]
    assert game.where("Ariovistus") == "Germania"


def test_the_cavalry_winters_as_ariovistus() -> None:
    position = '[areas.Menapi]\nBarbarian = "Ariovistus, German Cavalry, Menapi"\n'
    game = winter(BARBARIAN, position, dice=[2], german_cavalry=True)
    game.rolls(3)

    assert game.where("German Cavalry") == game.where("Ariovistus") == "Menapi"


def test_every_replacement_is_taken() -> None:
    game = winter(BARBARIAN, '[areas.Menapi]\nBarbarian = "Menapi (1)"\n[areas.Remi]\nBarbarian = "Remi (2)"')
    game.rolls(3)

    assert (game.units("Menapi", "Barbarian"), game.units("Remi", "Barbarian")) == ("Menapi (2)", "Remi")


@pytest.mark.parametrize(("where", "then"), [("Boii", "Boii"), ("Transalpine Gaul", "Arverni")])
def test_vercingetorix_stays_with_a_tribe_of_his_side_else_he_goes_home(where: str, then: str) -> None:
    there = "Vercingetorix, Boii 1, Boii 2" if where == "Boii" else "Vercingetorix"
    position = f'turn = 6\n[homes]\nVercingetorix = "Arverni"\n[areas."{where}"]\nBarbarian = "{there}"\n'
    game = winter(BARBARIAN, position + '[areas.Arverni]\nBarbarian = "Arverni 1, Arverni 2"')
    game.rolls(3)

    assert game.where("Vercingetorix") == then


def test_nobody_stays_with_vercingetorix() -> None:
    position = """
turn = 6
[homes]
Vercingetorix = "Arverni"
[areas.Boii]
Barbarian = "Vercingetorix, Boii 1, Boii 2, Arverni 1"
[areas.Arverni]
Barbarian = "Arverni 2"
"""
    game = winter(BARBARIAN, position)
    game.rolls(3)

    assert game.where("Arverni 1") == "Arverni"
