"""4.4.2 Suborn."""

import pytest

from tests.falling_sky.playing import at

SUBORN = "Aedui action command Raid\nAedui command ability Suborn\n"


@pytest.mark.proves("4.4.2c", "4.4.2i", "4.4.2j", "4.4.2k")
def test_4_4_2_three_pieces_one_an_ally() -> None:
    """Up to three pieces, at most one of them an Ally: two Resources for the Ally, one for each other."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "2 Warbands"
        [tribes]
        Senones = "Arverni"
    """).play(SUBORN)
    assert game.offers("remove") == ["Hidden Arverni Warband", "Hidden Aedui Warband", "Senones"]
    assert game.offers("place") == ["Romans", "Arverni", "Aedui", "Belgae", "Germans"]
    assert game.offers("place_ally") == ["Mandubii", "Lingones"]

    game.play("Aedui suborn_what remove Senones")
    assert game.resources("Aedui") == 8
    assert game.offers("place_ally") == []
    game.play("Aedui suborn_what remove Hidden Arverni Warband\nAedui suborn_what place Aedui")

    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 6
    assert game.tribe("Senones") == "Subdued"
    assert game.pieces("Mandubii", "Arverni") == "1 Warband"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


@pytest.mark.proves("4.4.2j")
def test_4_4_2_an_ally_removed_is_not_replaced_by_another_the_same_time() -> None:
    """One of the three may be an Ally: after removing one, none can be placed at the Subdued Tribe."""
    game = at("""
        card = 37
        [regions.Bituriges]
        Aedui = "1 Warband"
        [tribes]
        Bituriges = "Arverni"
    """).play(SUBORN + "Aedui suborn_what remove Bituriges")

    assert game.tribe("Bituriges") == "Subdued"
    assert game.offers("place_ally") == []


@pytest.mark.proves("4.4.2e")
def test_4_4_2_any_factions_ally_may_be_placed_without_control() -> None:
    """At a Subdued Tribe the Aedui place an Ally of any Faction, whoever Controls the Region."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "9 Warbands"
    """).play(SUBORN + "Aedui suborn_what place_ally Senones")
    assert game.offers("faction") == ["Romans", "Arverni", "Aedui", "Belgae", "Germans"]

    game.play("Aedui suborn_ally faction Germans\nAedui suborn_what done")
    assert game.tribe("Senones") == "Germans"
    assert game.resources("Aedui") == 8
    assert game.control("Mandubii") == "Arverni"


@pytest.mark.proves("4.4.2l")
@pytest.mark.parametrize(
    ("region", "tribe", "owner"),
    [("Aedui", "Aedui", "Aedui"), ("Arverni", "Arverni", "Arverni"), ("Ubii", "Suebi South", "Germans")],
)
def test_4_4_2_only_the_right_ally_where_stacking_says_so(region: str, tribe: str, owner: str) -> None:
    """Only Aedui at Bibracte, only Arverni at Gergovia, only Germans at Suebi."""
    game = at(f"""
        card = 37
        [regions.{region}]
        Aedui = "1 Warband"
    """).play(SUBORN + f"Aedui suborn_what place_ally {tribe}")

    assert game.tribe(tribe) == owner


@pytest.mark.proves("4.4.2d", "4.4.2f")
def test_4_4_2_not_at_dispersed_tribes_and_no_citadels() -> None:
    """Neither a Dispersed Tribe nor a Citadel can be touched."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Dispersed"
        Lingones = "Dispersed-Gathering"
    """).play(SUBORN)

    assert game.offers("remove") == ["Hidden Aedui Warband"]
    assert game.offers("place_ally") == []


def test_4_4_2_warbands_auxilia_of_all_factions_but_no_legions_leaders_forts() -> None:
    """Any Faction's Warbands or Auxilia, Hidden, Revealed or Scouted; nothing else."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        Romans = "Caesar, 2 Legions, 1 Auxilia, 1 revealed Auxilia, Fort"
        Belgae = "Ambiorix, 1 scouted Warband"
        Germans = "1 revealed Warband"
    """).play(SUBORN)

    assert game.offers("remove") == [
        "Hidden Auxilia",
        "Revealed Auxilia",
        "Hidden Aedui Warband",
        "Scouted Belgic Warband",
        "Revealed Germanic Warband",
    ]


def test_4_4_2_new_pieces_come_hidden_and_only_if_available() -> None:
    """Placed Auxilia are Hidden; a Faction with all Warbands on the map gets none."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        [regions.Nervii]
        Belgae = "25 Warbands"
    """).play(SUBORN)
    assert game.offers("place") == ["Romans", "Arverni", "Aedui", "Germans"]

    game.play("Aedui suborn_what place Romans\nAedui suborn_what place Romans\nAedui suborn_what place Romans")
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert game.resources("Aedui") == 7
    assert game.asked == "Aedui command"


def test_4_4_2_no_ally_of_a_faction_without_one_available() -> None:
    """All six Aedui Allies are on the map: the Aedui cannot place another."""
    game = at("""
        card = 37
        [regions.Bituriges]
        Aedui = "1 Warband"
        [tribes]
        Aedui = "Aedui"
        Sequani = "Aedui"
        Helvetii = "Aedui"
        Senones = "Aedui"
        Lingones = "Aedui"
        Mandubii = "Aedui"
    """).play(SUBORN + "Aedui suborn_what place_ally Bituriges")

    assert game.offers("faction") == ["Romans", "Arverni", "Belgae", "Germans"]


@pytest.mark.proves("4.1.2f", "4.4.2g", "4.4.2h")
def test_4_4_2_one_region_with_a_hidden_aedui_warband() -> None:
    """Regions with Revealed Warbands only are not offered; after one Region Suborn is over."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        [regions.Carnutes]
        Aedui = "2 Warbands"
        [regions.Aedui]
        Aedui = "4 revealed Warbands, 1 scouted Warband"
    """).play(SUBORN)
    assert game.offers("region") == ["Carnutes", "Mandubii"]

    game.play("Aedui suborn region Carnutes\nAedui suborn_what place Aedui\nAedui suborn_what done")
    assert game.asked == "Aedui command"
    assert game.offers("ability") == []


def test_4_4_2_only_what_can_be_paid() -> None:
    """With one Resource a Warband but no Ally; with none, no Suborn."""
    position = """
        card = 37
        [resources]
        Aedui = {n}
        [regions.Mandubii]
        Aedui = "1 Warband"
    """
    one = at(position.format(n=1)).play(SUBORN)
    assert one.offers("place_ally") == []
    one.play("Aedui suborn_what place Aedui")
    assert one.resources("Aedui") == 0
    assert one.asked == "Aedui command"

    none = at(position.format(n=0)).play("Aedui action command Raid")
    assert "Suborn" not in none.offers("ability")


def test_4_4_2_before_the_rally_with_the_last_resources() -> None:
    """Suborn may spend all; if no Command can follow, everything is taken back (4.1)."""
    game = at("""
        card = 37
        [resources]
        Aedui = 2
        Arverni = 0
        [regions.Aedui]
        Aedui = "2 revealed Warbands"
        [regions.Bituriges]
        Aedui = "1 Warband"
        Arverni = "1 Warband"
        devastated = true
    """).play("""
        Aedui action command Rally
        Aedui command ability Suborn
        Aedui suborn_what remove Hidden Arverni Warband
        Aedui suborn_what remove Hidden Aedui Warband
        Aedui command take_back
    """)

    assert game.asked == "Aedui action"
    assert game.resources("Aedui") == 2
    assert game.pieces("Bituriges", "Aedui") == "1 Warband"


def test_4_4_2_in_the_middle_of_the_first_march_all_resources_count() -> None:
    """Once the origin is paid for, the rest may go to Suborn."""
    game = at("""
        card = 37
        [resources]
        Aedui = 3
        [regions.Aedui]
        Aedui = "2 Warbands"
        [regions.Bituriges]
        Aedui = "1 Warband"
    """).play("""
        Aedui action command March
        Aedui command march Aedui
        Aedui march_to ability Suborn
        Aedui suborn region Bituriges
    """)

    assert game.offers("place_ally") == ["Bituriges"]


def test_4_4_2_the_aedui_may_remove_their_own_warbands() -> None:
    """Any Faction's pieces, their own included; even the last Hidden one, and Suborn goes on."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
    """).play(SUBORN + "Aedui suborn_what remove Hidden Aedui Warband\nAedui suborn_what place Belgae")

    assert game.pieces("Mandubii", "Aedui") == ""
    assert game.pieces("Mandubii", "Belgae") == "1 Warband"
    assert game.asked == "Aedui suborn_what"


def test_4_4_2_during_a_march_the_aedui_say_which_own_warband_goes() -> None:
    """A Warband that has marched in may be the one removed: the other can still march."""
    game = at("""
        card = 37
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Bituriges]
        Aedui = "1 Warband"
    """).play("""
        Aedui action command March
        Aedui command march Aedui
        Aedui march_to region Bituriges
        Aedui command ability Suborn
        Aedui suborn_what remove Hidden Aedui Warband
        Aedui marched number 1
        Aedui suborn_what done
    """)

    assert game.offers("march") == ["Bituriges"]


@pytest.mark.proves("4.4.2b")
def test_4_4_2_not_with_battle() -> None:
    """Suborn accompanies Rally, March or Raid only."""
    game = at("""
        card = 37
        [regions.Nervii]
        Aedui = "1 Warband"
        Belgae = "1 Warband"
    """).play("Aedui action command Battle")

    assert game.offers("ability") == []


@pytest.mark.proves("4.4.2j")
def test_4_4_2_one_ally_even_with_a_warband_between() -> None:
    """After an Ally and a Warband the third piece is no Ally."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "2 Warbands"
    """).play(SUBORN)
    game.play("Aedui suborn_what place_ally Senones\nAedui suborn_ally faction Aedui")
    game.play("Aedui suborn_what remove Hidden Arverni Warband")

    assert game.asked == "Aedui suborn_what"
    assert game.offers("place_ally") == []
    assert game.offers("remove") == ["Hidden Arverni Warband", "Hidden Aedui Warband"]


def test_4_4_2_a_roman_ally_may_be_removed() -> None:
    """An Ally of any Faction, of the Romans too."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "1 Warband"
        [tribes]
        Senones = "Romans"
    """).play(SUBORN + "Aedui suborn_what remove Senones")

    assert game.tribe("Senones") == "Subdued"
