"""6.3 Quarters Phase: 6.3.1 Germans, 6.3.2 Gauls."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import winter

# ---- 6.3.1 Germans ----------------------------------------------------------------------------------------------

FAR_GERMANS = """
    [regions.Treveri]
    devastated = true
    Germans = "2 Warbands"
    Belgae = "2 Warbands"
    [regions.Bituriges]
    devastated = true
    Germans = "Warband"
    Aedui = "Warband"
    [regions.Mandubii]
    Germans = "Warband"
    Aedui = "Warband"
"""


@pytest.mark.proves("6.3.1a", "6.3.1b")
@pytest.mark.parametrize(("die", "home", "other"), [(3, "Sugambri", "Ubii"), (4, "Ubii", "Sugambri")])
def test_6_3_1_one_die_takes_all_home(die: int, home: str, other: str) -> None:
    """All Warbands in Devastated Regions outside Germania go to Sugambri on 1-3, to Ubii on 4-6, together."""
    game = winter(FAR_GERMANS)
    assert (game.asked, game.rule) == ("Chance germans_relocate", "6.3.1")
    game.play(f"Chance germans_relocate roll {die}")

    assert game.pieces(home, "Germans") == "3 Warbands"
    assert game.pieces(other, "Germans") == ""
    assert (game.pieces("Treveri", "Germans"), game.pieces("Bituriges", "Germans")) == ("", "")


@pytest.mark.proves("6.3.1a")
def test_6_3_1_germans_stay_where_not_devastated() -> None:
    """Warbands in Regions that are not Devastated stay."""
    game = winter(FAR_GERMANS).play("Chance germans_relocate roll 1")

    assert game.pieces("Mandubii", "Germans") == "1 Warband"


@pytest.mark.proves("6.3.1c", "6.3.1a")
def test_6_3_1_germans_stay_with_an_ally_or_in_germania() -> None:
    """Warbands with a Germanic Ally, and those in Germania, stay even where Devastated; no die is rolled."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "Warband"
        Belgae = "2 Warbands"
        [regions.Sugambri]
        Germans = "Warband"
        [tribes]
        Treveri = "Germans"
    """)

    assert game.asked == "Belgae quarters_from"
    assert (game.pieces("Treveri", "Germans"), game.pieces("Sugambri", "Germans")) == ("1 Warband", "1 Warband")


def test_6_3_1_control_is_adjusted() -> None:
    """Control follows: the Belgae have Treveri once the Germans are gone."""
    game = winter(FAR_GERMANS)
    assert game.control("Treveri") == "No Control"
    game.play("Chance germans_relocate roll 6")

    assert (game.control("Treveri"), game.control("Ubii")) == ("Belgae", "Germans")


# ---- 6.3.2 Gauls: relocate --------------------------------------------------------------------------------------


@pytest.mark.proves("6.3a")
def test_6_3_2_belgae_then_aedui_then_arverni_then_romans() -> None:
    """First the Belgae, then the Aedui, then the Arverni, each relocates and rolls before the next; Romans last."""
    game = winter("""
        [regions.Mandubii]
        devastated = true
        Belgae = "Warband"
        Aedui = "Warband"
        Arverni = "Warband"
        Romans = "Auxilia"
    """)
    seen = []
    while game.rule in ("6.3.2", "6.3.3"):
        seen.append(game.asked)
        game.table.answer("done" if "done" in game.options else "roll 6")

    assert seen == [
        *("Belgae quarters_from", "Chance quarters_roll"),
        *("Aedui quarters_from", "Chance quarters_roll"),
        *("Arverni quarters_from", "Chance quarters_roll"),
        *("Romans quarters_from", "Romans to_provincia", "Chance quarters_roll"),
    ]


@pytest.mark.proves("6.3.2a", "6.3.2b")
def test_6_3_2_where_one_may_relocate() -> None:
    """To adjacent Regions, not Devastated, under own or another Faction's Control, not No or Germanic Control."""
    game = winter("""
        [regions.Treveri]
        Belgae = "2 Warbands"
        [regions.Nervii]
        devastated = true
        [regions.Mandubii]
        Romans = "Legion"
        [regions.Ubii]
        Germans = "Warband"
    """)
    game.play("Belgae quarters_from region Treveri")

    # own: Atrebates; Roman: Mandubii; not: Nervii Devastated, Sequani No Control, Ubii Germanic, Sugambri No Control
    assert game.asked == "Belgae quarters_to"
    assert game.offers("region") == ["Atrebates", "Mandubii"]


@pytest.mark.proves("6.3.2b")
def test_6_3_2_not_into_germanic_control() -> None:
    """Germanic Control shuts a Region that is not Devastated too."""
    game = winter("""
        [regions.Treveri]
        Belgae = "Warband"
        [regions.Sequani]
        Germans = "2 Warbands"
        Romans = "3 Auxilia"
        [tribes]
        Sequani = "Dispersed"
        Helvetii = "Germans"
    """)
    game.play("Belgae quarters_from region Treveri")

    assert game.control("Sequani") == "Germans"
    assert game.offers("region") == ["Nervii", "Atrebates"]


@pytest.mark.proves("6.3.2a")
def test_6_3_2_leader_and_warbands_relocate_as_desired() -> None:
    """Any number of each kind of piece may go, the Leader too, without anybody's leave under own Control."""
    game = winter("""
        [regions.Treveri]
        Belgae = "Ambiorix, 3 Warbands, 2 revealed Warbands"
    """)
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 1
        Belgae quarters_number number 2
        Belgae quarters_number number 1
    """)

    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 2 Warbands, 1 revealed Warband"
    assert game.pieces("Treveri", "Belgae") == "1 Warband, 1 revealed Warband"


def test_6_3_2_from_one_region_to_several() -> None:
    """Pieces of one Region may go to different Regions."""
    game = winter("""
        [regions.Treveri]
        Belgae = "2 Warbands"
    """)
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 1
        Belgae quarters_from region Treveri
        Belgae quarters_to region Atrebates
    """)

    assert (game.pieces("Nervii", "Belgae"), game.pieces("Atrebates", "Belgae")) == ("1 Warband", "1 Warband")


def test_6_3_2_a_piece_relocates_once() -> None:
    """Relocating is to an adjacent Region: the pieces do not go on from there."""
    game = winter("""
        [regions.Treveri]
        Belgae = "2 Warbands"
    """)
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 2
    """)

    assert not game.asked.startswith("Belgae")


def test_6_3_2_allies_and_citadels_do_not_relocate() -> None:
    """Only Warbands and Leaders relocate."""
    game = winter("")

    assert game.asked.endswith("harvest_transfer")


def test_6_3_2_britannia_is_adjacent() -> None:
    """1.3.4 Britannia is adjacent for Quarters."""
    game = winter("""
        [regions.Britannia]
        devastated = true
        Belgae = "Warband"
    """)
    game.play("Belgae quarters_from region Britannia")

    assert game.offers("region") == ["Morini", "Atrebates", "Veneti"]


@pytest.mark.proves("6.3.2e")
def test_6_3_2_another_faction_agrees() -> None:
    """A Faction lets the others into its Region; it is asked once."""
    game = winter("""
        [regions.Bituriges]
        Aedui = "2 Warbands"
    """)
    game.play("""
        Aedui quarters_from region Bituriges
        Aedui quarters_to region Arverni
        Arverni agree_quarters yes
        Aedui quarters_number number 1
        Aedui quarters_from region Bituriges
        Aedui quarters_to region Arverni
    """)

    assert game.pieces("Arverni", "Aedui") == "2 Warbands"


@pytest.mark.proves("6.3.2e")
def test_6_3_2_another_faction_refuses() -> None:
    """Whoever refuses is not asked again about that Region, which is open no longer."""
    game = winter("""
        [regions.Bituriges]
        Aedui = "2 Warbands"
    """)
    game.play("""
        Aedui quarters_from region Bituriges
        Aedui quarters_to region Arverni
        Arverni agree_quarters no
        Aedui quarters_from region Bituriges
    """)

    assert game.offers("region") == ["Carnutes", "Pictones"]
    assert game.pieces("Bituriges", "Aedui") == "2 Warbands"


def test_6_3_2_agreement_is_for_one_factions_quarters() -> None:
    """1.5.2 An agreement with the Belgae does not bind toward the Aedui."""
    game = winter("""
        [regions.Mandubii]
        Romans = "3 Legions"
        [regions.Treveri]
        Belgae = "Warband"
        Aedui = "Warband"
    """)
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Mandubii
        Romans agree_quarters yes
        Aedui quarters_from region Treveri
        Aedui quarters_to region Mandubii
    """)

    assert game.asked == "Romans agree_quarters"


@pytest.mark.proves("6.3b")
def test_6_3_2_control_is_adjusted_while_relocating() -> None:
    """Control is adjusted with each relocation: Treveri becomes Aedui when the Belgae have left."""
    game = winter("""
        [regions.Treveri]
        Belgae = "2 Warbands"
        Aedui = "Warband"
        [regions.Mandubii]
        devastated = true
        Aedui = "Warband"
    """)
    game.play("""
        Belgae quarters_from region Treveri
        Belgae quarters_to region Nervii
        Belgae quarters_number number 2
        Aedui quarters_from region Mandubii
        Aedui quarters_to region Treveri
    """)

    assert game.pieces("Treveri", "Aedui") == "2 Warbands"


# ---- 6.3.2 Gauls: roll ------------------------------------------------------------------------------------------


def hungry(text: str) -> Play:
    """Arverni in Devastated Bituriges who do not relocate."""
    game = winter(f"""
        [regions.Bituriges]
        devastated = true
        Arverni = "{text}"
    """)
    return game.play("Arverni quarters_from done")


@pytest.mark.proves("4.3.2o", "6.3.2c")
def test_6_3_2_a_die_for_each_warband_in_devastation() -> None:
    """Each Warband in a Devastated Region without own Ally or Citadel is removed on 1-3."""
    game = hungry("3 Warbands, revealed Warband")
    game.play("""
        Chance quarters_roll roll 3
        Chance quarters_roll roll 4
        Chance quarters_roll roll 1
        Chance quarters_roll roll 6
    """)

    assert game.pieces("Bituriges", "Arverni") == "1 Warband, 1 revealed Warband"
    assert game.available("Arverni", "Warbands") == 33
    assert game.asked != "Chance quarters_roll"


@pytest.mark.proves("6.3.2d")
def test_6_3_2_the_leader_does_not_roll() -> None:
    """Only Warbands roll."""
    game = hungry("Vercingetorix")

    assert game.asked.endswith("harvest_transfer")
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix"


@pytest.mark.proves("6.3.2c")
@pytest.mark.parametrize("status", ["Arverni", "Arverni Citadel"])
def test_6_3_2_an_ally_or_citadel_feeds_them(status: str) -> None:
    """No die where the Faction has an Allied Tribe or Citadel."""
    game = winter(f"""
        [regions.Bituriges]
        devastated = true
        Arverni = "3 Warbands"
        [tribes]
        Bituriges = "{status}"
        Santones = "Dispersed"
    """)
    game.play("Arverni quarters_from done")

    assert game.asked.endswith("harvest_transfer")


def test_6_3_2_anothers_ally_does_not_feed_them() -> None:
    """It must be the Faction's own Ally."""
    game = winter("""
        [regions.Bituriges]
        devastated = true
        Arverni = "Warband"
        [tribes]
        Bituriges = "Aedui"
    """)
    game.play("Arverni quarters_from done")

    assert game.asked == "Chance quarters_roll"


def test_6_3_2_relocated_warbands_do_not_roll() -> None:
    """They relocate first, then roll for those still in Devastated Regions."""
    game = winter("""
        [regions.Bituriges]
        devastated = true
        Arverni = "2 Warbands"
    """)
    game.play("""
        Arverni quarters_from region Bituriges
        Arverni quarters_to region Pictones
        Arverni quarters_number number 1
        Arverni quarters_from done
        Chance quarters_roll roll 2
    """)

    assert game.pieces("Pictones", "Arverni") == "1 Warband"
    assert game.pieces("Bituriges", "Arverni") == ""
    assert game.asked.endswith("harvest_transfer")


# ---- 1.5.2 Transfers --------------------------------------------------------------------------------------------


@pytest.mark.proves("6.3c")
def test_6_3_transfers_during_quarters() -> None:
    """NOTE: Factions may transfer Resources during the Quarters Phase, as gifts or on request."""
    game = winter("""
        [resources]
        Romans = 6
        Belgae = 9
    """)
    game.play("Belgae quarters_from negotiate")
    assert game.options == ["give Romans", "give Arverni", "give Aedui", "request Romans", "back"]
    game.play("""
        Belgae negotiate give Arverni
        Belgae give number 7
        Belgae quarters_from done
        Aedui quarters_from negotiate
        Aedui negotiate request Romans
        Aedui request number 5
        Romans grant yes
    """)

    assert game.position["resources"] == {"Romans": 1, "Arverni": 7, "Aedui": 5, "Belgae": 2}


def test_6_3_transfers_of_one_player_have_no_limit_in_winter() -> None:
    """1.5.2 The limit of four between two Factions of one player is for Commands and Events, not for Winter."""
    game = winter(
        """
        [resources]
        Belgae = 9
        """,
        seating="two",
    )
    game.play("""
        Belgae quarters_from negotiate
        Belgae negotiate give Arverni
    """)

    assert game.options == [f"number {n}" for n in range(1, 10)]


def test_6_3_2_a_region_whose_holder_lost_control_is_closed() -> None:
    """Ruling: the Arverni let two Aedui in and have Control no longer, so that no third may come."""
    game = winter("""
        [regions.Bituriges]
        Aedui = "2 Warbands"
        [regions.Sequani]
        Arverni = "1 Warband"
        [regions.Mandubii]
        Aedui = "2 Warbands"
    """)
    game.play("""
        Aedui quarters_from region Mandubii
        Aedui quarters_to region Sequani
        Arverni agree_quarters yes
        Aedui quarters_number number 1
    """)
    assert game.control("Sequani") == "No Control"

    game.play("Aedui quarters_from region Mandubii")
    assert "Sequani" not in game.offers("region")
