"""A4.6.1 Settle: Settlements near Ariovistus, next to Germania or to one another."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

# Ariovistus in Treveri, which is next to Sugambri and Ubii; Mandubii lies next to Treveri, and not next to Germania.
NEAR_THE_RHENUS = """
    card = "A25"
    [resources]
    Germans = 9
    [regions.Treveri]
    Germans = "Ariovistus, 3 Warbands"
    [regions.Mandubii]
    Germans = "2 Warbands"
"""


def with_march(position: str) -> Play:
    """The Germans March, and may Settle before any group does."""
    return at(position).play("Germans action command March")


def settling(position: str) -> Play:
    return with_march(position).play("Germans command ability Settle")


@pytest.mark.proves("A4.6.1a", "A4.6a", "A4.1a")
def test_a4_6_1_it_goes_with_rally_and_march_alone() -> None:
    """Rally and March can be accompanied by Settle, Raid and Battle cannot."""
    found = {}
    for command in ("Rally", "March", "Raid", "Battle"):
        game = at(NEAR_THE_RHENUS.replace("Mandubii]", 'Mandubii]\n    Aedui = "1 Warband"'))
        found[command] = game.play(f"Germans action command {command}").offers("ability")
    assert [command for command, abilities in found.items() if "Settle" in abilities] == ["Rally", "March"]


@pytest.mark.proves("A4.6.1i", "A4.6.1k", "A4.6.1l", "A4.6.1c", "A4.6.1d", "A4.6.1h", "A4.1b", "A1.4ac")
def test_a4_6_1_a_settlement_opens_the_next_region() -> None:
    """Treveri is next to Germania; only with a Settlement there does Mandubii qualify. Two Resources each."""
    game = settling(NEAR_THE_RHENUS)
    assert game.offers("region") == ["Treveri"]

    game.play("Germans settle region Treveri")
    assert game.offers("region") == ["Mandubii"]
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 3 Warbands, Settlement"
    assert game.resources("Germans") == 7

    game.play("Germans settle region Mandubii")
    assert game.asked == "Germans command"
    assert game.resources("Germans") == 5
    assert game.available("Germans", "Settlements") == 4


@pytest.mark.proves("A4.6.1b")
def test_a4_6_1_never_inside_germania() -> None:
    """Sugambri and Ubii, though held and next to Ariovistus, take no Settlement."""
    game = settling("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
        [regions.Sugambri]
        Germans = "3 Warbands"
        [regions.Ubii]
        Germans = "3 Warbands, Settlement"
    """)
    assert game.offers("region") == ["Treveri"]


@pytest.mark.proves("A4.6.1e")
def test_a4_6_1_only_under_germanic_control() -> None:
    """Nervii, next to Sugambri and to Ariovistus, is shared with as many Belgae: no Settlement."""
    position = """
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
        [regions.Nervii]
        Germans = "2 Warbands"
        Belgae = "2 Warbands"
    """
    assert settling(position).offers("region") == ["Treveri"]
    held = position.replace('Germans = "2 Warbands"', 'Germans = "3 Warbands"')
    assert sorted(settling(held).offers("region")) == ["Nervii", "Treveri"]


@pytest.mark.proves("A4.6.1f", "A4.1.2a")
def test_a4_6_1_within_one_region_of_ariovistus() -> None:
    """Sequani, held and next to Ubii, is two Regions from Ariovistus in Nervii; Treveri is one."""
    game = settling("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Nervii]
        Germans = "Ariovistus, 1 Warband"
        Belgae = "6 Warbands"
        [regions.Treveri]
        Germans = "1 Warband"
        [regions.Sequani]
        Germans = "1 Warband"
    """)
    assert game.offers("region") == ["Treveri"]


@pytest.mark.proves("A4.6.1g", "A4.1.2b")
def test_a4_6_1_a_successor_settles_where_he_is() -> None:
    """The Successor in Treveri cannot reach Nervii, though the Germans hold it."""
    game = settling("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Successor, 3 Warbands"
        [regions.Nervii]
        Germans = "3 Warbands"
    """)
    assert game.offers("region") == ["Treveri"]


@pytest.mark.proves("A4.1.2c")
def test_a4_1_2_without_a_leader_no_germanic_special_ability() -> None:
    """No Leader on the map: neither Settle nor Intimidate."""
    game = with_march("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "3 Warbands"
        Aedui = "1 Warband"
    """)
    assert game.offers("ability") == []


@pytest.mark.proves("A4.6.1h", "A1.4aa", "A1.4.2a")
def test_a4_6_1_not_where_a_settlement_stands() -> None:
    """One a Region: Treveri has its Settlement, and there is no second."""
    position = NEAR_THE_RHENUS.replace("3 Warbands", "3 Warbands, Settlement").replace("2 Warbands", "1 Warband")
    assert settling(position).offers("region") == ["Mandubii"]


@pytest.mark.proves("A4.6.1i", "A4.6.1j")
def test_a4_6_1_four_resources_in_a_devastated_region() -> None:
    """Devastation doubles the price and forbids nothing: with three Resources Treveri is out of reach."""
    devastated = NEAR_THE_RHENUS.replace("[regions.Treveri]", "[regions.Treveri]\n    devastated = true")
    game = settling(devastated).play("Germans settle region Treveri")
    assert game.resources("Germans") == 5

    assert "Settle" not in with_march(devastated.replace("Germans = 9", "Germans = 3")).offers("ability")


@pytest.mark.proves("A4.6.1i")
def test_a4_6_1_not_with_one_resource() -> None:
    """Two Resources are needed."""
    assert "Settle" in with_march(NEAR_THE_RHENUS.replace("= 9", "= 3")).offers("ability")
    assert "Settle" not in with_march(NEAR_THE_RHENUS.replace("= 9", "= 1")).offers("ability")


@pytest.mark.proves("A4.6.1k", "A1.4a")
def test_a4_6_1_six_settlements_and_no_more() -> None:
    """With five on the map one is Available: after it Settle is over, though Mandubii would qualify."""
    elsewhere = "".join(
        f'[regions.{name}]\n    Germans = "Settlement"\n    '
        for name in ("Sequani", "Cisalpina", "Aedui", "Bituriges", "Nervii")
    )
    game = settling(NEAR_THE_RHENUS.replace("[regions.Treveri]", f"{elsewhere}[regions.Treveri]"))
    assert "Mandubii" in game.offers("region")
    game.play("Germans settle region Treveri")
    assert game.asked == "Germans command"
    assert game.available("Germans", "Settlements") == 0


@pytest.mark.proves("A4.6.1m", "A4.6.1f")
def test_a4_6_1_control_and_leader_are_looked_at_as_it_is_placed() -> None:
    """After Ariovistus has Marched to Sequani, he Settles there, and no more in the Regions near Treveri."""
    game = with_march(NEAR_THE_RHENUS).play("""
        Germans command march Treveri
        Germans march_to region Sequani
        Germans march_number number 1
        Germans march_number number 3
        Germans command ability Settle
    """)
    assert game.offers("region") == ["Sequani"]


@pytest.mark.proves("A4.6.1e", "A4.6.1m")
def test_a4_6_1_control_lost_by_the_march_just_made() -> None:
    """Three Warbands leave Treveri to as many Romans as there are Germans: not offered any more."""
    game = with_march("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Treveri]
        Germans = "Ariovistus, 3 Warbands"
        Romans = "1 Legion"
    """)
    assert "Settle" in game.offers("ability")
    game.play("""
        Germans command march Treveri
        Germans march_to region Ubii
        Germans march_number number 0
        Germans march_number number 3
        Germans march_to done
    """)
    assert "Settle" not in game.offers("ability")


@pytest.mark.proves("A4.6.1c")
def test_a4_6_1_cisalpina_is_next_to_germania() -> None:
    """Cisalpina borders Ubii: a Settlement may be founded there."""
    game = settling("""
        card = "A25"
        [resources]
        Germans = 9
        [regions.Cisalpina]
        Germans = "Ariovistus, 3 Warbands"
    """)
    assert game.offers("region") == ["Cisalpina"]
