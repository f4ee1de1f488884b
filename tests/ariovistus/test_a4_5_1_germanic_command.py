"""A4.5.1 Enlist: a free Germanic Limited Command with at most four Germanic pieces, guided by the Belgae."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.playing import Play

NINE_GERMANS = """
    card = "A56"
    [resources]
    Belgae = 9
    Germans = 9
    Romans = 9
    [regions.Treveri]
    Belgae = "Boduognatus, 2 Warbands"
    Germans = "6 Warbands, 3 revealed Warbands, Settlement"
    Romans = "2 Auxilia"
"""


def guiding(position: str, command: str) -> Play:
    """The Belgae Raid, and have the Germans execute a Command."""
    game = at(position).play("Belgae action command Raid\nBelgae command ability Enlist")
    return game.play(f"Belgae enlist germanic {command}")


def in_treveri(position: str, command: str) -> Play:
    game = guiding(position, command)
    return game.play("Belgae enlist_in region Treveri") if game.asked == "Belgae enlist_in" else game


# ---- Battle -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1j", "A4.5.1b", "A4.5.1k")
def test_a4_5_1_battle_by_four_of_nine_without_ambush() -> None:
    """Four Warbands cause two Losses, not four; and the Defender, who is not Ambushed, may Retreat."""
    position = NINE_GERMANS + '    [regions.Mandubii]\n    Romans = "1 Legion"\n'
    game = in_treveri(position, "Battle").play("Belgae battle_target faction Romans")
    assert game.options == [f"number {n}" for n in range(5)]
    game.play("Belgae enlist_join number 4")
    assert game.asked == "Romans declare_retreat"
    game.play("Romans declare_retreat stand")
    assert game.pieces("Treveri", "Romans") == ""


@pytest.mark.proves("A4.5.1l", "A4.5.1j")
def test_a4_5_1_the_other_germans_have_no_part_in_it() -> None:
    """Legions strike back three times: the one Warband that fought is all the Germans lose, and who stood by stays
    Hidden."""
    position = NINE_GERMANS.replace("2 Auxilia", "3 Legions")
    game = in_treveri(position, "Battle").play("Belgae battle_target faction Romans\nBelgae enlist_join number 1")
    game.play("Belgae enlist_join number 0")
    assert game.pieces("Treveri", "Germans") == "5 Warbands, 3 revealed Warbands, Settlement"
    assert game.pieces("Treveri", "Romans") == "3 Legions"
    assert game.asked == "Belgae command"


def test_a4_5_1_the_belgae_choose_the_losses_of_those_they_guide() -> None:
    """Two Hidden and two Revealed Warbands fight: nobody need say on which side the lost ones lay."""
    position = NINE_GERMANS.replace("2 Auxilia", "2 Legions")
    game = in_treveri(position, "Battle").play("Belgae battle_target faction Romans\nBelgae enlist_join number 2")
    game.play("Belgae enlist_join number 2")
    while game.asked == "Chance loss_roll":
        game.play("Chance loss_roll roll 6")
    assert game.asked == "Belgae command"
    assert game.pieces("Treveri", "Germans") == "4 Warbands, 3 revealed Warbands, Settlement"


@pytest.mark.proves("A4.5.1m", "A4.5.1n")
def test_a4_5_1_one_region_free_of_cost() -> None:
    """After the one Battle the Belgic Command goes on; nobody has paid for it, and Enlist is used."""
    game = in_treveri(NINE_GERMANS, "Battle").play("Belgae battle_target faction Romans\nBelgae enlist_join number 4")
    assert game.asked == "Belgae command"
    assert (game.resources("Germans"), game.resources("Belgae")) == (9, 9)
    assert game.offers("ability") == []


# ---- March ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1b")
def test_a4_5_1_march_of_four() -> None:
    """Four of nine are hidden, and go together or in part; the others stay as they were."""
    game = in_treveri(NINE_GERMANS, "March").play("Belgae enlist_join number 2\nBelgae enlist_join number 2")
    assert game.asked == "Belgae march_to"
    assert game.pieces("Treveri", "Germans") == "8 Warbands, 1 revealed Warband, Settlement"
    game.play("Belgae march_to region Mandubii")
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]
    game.play("Belgae march_number number 3")
    assert game.pieces("Mandubii", "Germans") == "3 Warbands"
    assert game.pieces("Treveri", "Germans") == "5 Warbands, 1 revealed Warband, Settlement"
    game.play("Belgae march_to done")
    assert game.asked == "Belgae command"


@pytest.mark.proves("A3.4.2b", "A4.5.1b")
def test_a4_5_1_the_four_may_march_in_several_groups() -> None:
    """As Gauls do (A3.4.2): one goes to Mandubii, two to Nervii, and the fourth of them, not a fifth, to Sequani."""
    game = in_treveri(NINE_GERMANS, "March").play("""
        Belgae enlist_join number 4
        Belgae march_to region Mandubii
        Belgae march_number number 1
        Belgae march_to region Nervii
    """)
    assert game.options == ["number 1", "number 2", "number 3"]
    game.play("Belgae march_number number 2\nBelgae march_to region Sequani")
    marched = [game.pieces(region, "Germans") for region in ("Mandubii", "Nervii", "Sequani")]
    assert marched == ["1 Warband", "2 Warbands", "1 Warband"]
    assert game.pieces("Treveri", "Germans") == "2 Warbands, 3 revealed Warbands, Settlement"
    assert game.asked == "Belgae command"


@pytest.mark.proves("A4.5.1b")
def test_a4_5_1_a_scouted_warband_loses_its_marker_instead() -> None:
    """Of the four one is Scouted: it marches Revealed."""
    game = in_treveri(NINE_GERMANS.replace("6 Warbands, 3 revealed", "6 Warbands, 3 scouted"), "March").play("""
        Belgae enlist_join number 3
        Belgae enlist_join number 1
        Belgae march_to region Mandubii
        Belgae march_number number 3
        Belgae march_number number 1
    """)
    assert game.pieces("Mandubii", "Germans") == "3 Warbands, 1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "3 Warbands, 2 scouted Warbands, Settlement"


@pytest.mark.proves("A4.5.1c")
def test_a4_5_1_the_successor_does_not_march_along() -> None:
    """A Germanic Leader is not affected."""
    game = in_treveri(NINE_GERMANS.replace("6 Warbands, 3 revealed Warbands", "Successor, 1 Warband"), "March")
    game.play("Belgae march_to region Mandubii")
    assert game.pieces("Mandubii", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "Successor, Settlement"


def test_a4_5_1_no_germanic_march_upon_frost() -> None:
    """2.3.8 holds for Enlist too."""
    game = at(NINE_GERMANS.replace('card = "A56"', 'card = "A56"\n    next = "Winter"'))
    game.play("Belgae action command Raid\nBelgae command ability Enlist")
    assert "March" not in game.offers("germanic")


# ---- Raid -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1i", "A4.5.1n")
def test_a4_5_1_a_raid_pays_the_germans() -> None:
    """One Warband gains, one takes from the Romans: two Resources more for the Germans, none for the Belgae."""
    game = in_treveri(NINE_GERMANS, "Raid").play("Belgae raid gain\nBelgae raid take_from Romans")
    assert game.resources("Germans") == 11
    assert game.resources("Romans") == 8
    assert game.resources("Belgae") == 9
    assert game.pieces("Treveri", "Germans") == "4 Warbands, 5 revealed Warbands, Settlement"
    assert game.asked == "Belgae command"


# ---- Rally ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A4.5.1e", "A4.5.1b", "A4.5.1n")
def test_a4_5_1_rally_places_four_at_most() -> None:
    """Three Allies and a Settlement in Mandubii: four Warbands, and then not the one more at home; or three and that
    one."""
    position = """
        card = "A56"
        [resources]
        Belgae = 9
        Germans = 0
        [regions.Treveri]
        Belgae = "Boduognatus, 2 Warbands"
        [regions.Mandubii]
        Germans = "Settlement"
        [tribes]
        Mandubii = "Germans"
        Senones = "Germans"
        Lingones = "Germans"
    """
    for chosen in (4, 3):
        game = guiding(position, "Rally").play("Belgae enlist_in region Mandubii\nBelgae rally place_warbands")
        assert game.options == ["number 1", "number 2", "number 3", "number 4"]
        game.play(f"Belgae warbands number {chosen}")
        assert game.pieces("Mandubii", "Germans") == "4 Warbands, Settlement"
        assert game.resources("Germans") == 0


@pytest.mark.proves("A4.5.1e")
def test_a4_5_1_rally_of_an_ally_and_the_warband_at_home() -> None:
    """In Ubii under Germanic Control an Ally, then the Warband of a Home Region."""
    game = guiding(
        """
        card = "A56"
        [regions.Treveri]
        Belgae = "Boduognatus, 2 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        """,
        "Rally",
    )
    if game.asked == "Belgae enlist_in":
        game.play("Belgae enlist_in region Ubii")
    game.play("Belgae rally place_ally")
    if game.asked == "Belgae ally_at":
        game.play(f"Belgae ally_at {game.options[0]}")
    assert game.pieces("Ubii", "Germans") == "3 Warbands"


def test_a4_5_1_the_germans_are_not_asked() -> None:
    """Whatever the Belgae have the Germans do, the Germans agree to nothing and choose nothing."""
    game = guiding(NINE_GERMANS, "Raid")
    asked = set()
    while not game.asked.startswith("Belgae command"):
        asked.add(game.asked.split()[0])
        game.table.answer(game.options[0])
    assert asked <= {"Belgae"}
