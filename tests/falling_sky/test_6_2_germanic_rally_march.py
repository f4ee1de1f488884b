"""6.2.1 Germanic Rally, 6.2.2 Germanic March in the Germans Phase."""

import pytest

from tests.falling_sky.wintering import winter

# The first question after the Germans Phase, if Germans are in a Devastated Region (where they do not Rally).
AFTER = "Chance germans_relocate"

# ---- 6.2.1 Rally ------------------------------------------------------------------------------------------------


@pytest.mark.proves("6.2.1b", "6.2.1a")
def test_6_2_1_ally_at_suebi_first_and_one_a_region() -> None:
    """An Ally comes to Suebi before Sugambri; a Rally places one Ally a Region, then Warbands by Allies."""
    game = winter("""
        [regions.Sugambri]
        devastated = false
        Germans = "Warband"
    """)
    game.play("Chance germanic_march_to region Treveri")

    assert (game.tribe("Suebi North"), game.tribe("Sugambri")) == ("Germans", "Subdued")
    assert game.available("Germans", "Warbands") == 13


@pytest.mark.proves("6.2.1a")
def test_6_2_1_last_ally_goes_to_suebi_before_all_others() -> None:
    """With one Ally Available: Suebi, although Treveri and Ubii are open too."""
    game = winter("""
        [regions.Sugambri]
        Germans = "Warband"
        devastated = false
        [regions.Ubii]
        Germans = "Warband"
        devastated = false
        [regions.Treveri]
        Germans = "Warband"
        [tribes]
        "Suebi North" = "Germans"
        Mandubii = "Germans"
        Senones = "Germans"
        Lingones = "Germans"
        Helvetii = "Germans"
    """)

    assert game.tribe("Suebi South") == "Germans"
    assert (game.tribe("Ubii"), game.tribe("Sugambri"), game.tribe("Treveri")) == ("Subdued",) * 3


@pytest.mark.proves("6.2.1f")
def test_6_2_1_then_germania_then_elsewhere() -> None:
    """With no Suebi open, the last Ally goes to Germania before Treveri; with Germania full, to Treveri."""
    near = """
        [regions.Sugambri]
        Germans = "Warband"
        devastated = false
        [regions.Treveri]
        Germans = "Warband"
        [tribes]
        "Suebi North" = "Germans"
        "Suebi South" = "Germans"
        Sequani = "Germans"
        Helvetii = "Germans"
        Lingones = "Germans"
        Mandubii = "Dispersed"
        Senones = "Dispersed"
    """
    full = near.replace("Lingones =", "Sugambri =")

    assert (winter(near).tribe("Sugambri"), winter(near).tribe("Treveri")) == ("Germans", "Subdued")
    assert winter(full).tribe("Treveri") == "Germans"


@pytest.mark.proves("6.2c", "6.2.1e")
def test_6_2_1_equal_sites_by_chance() -> None:
    """Choose among otherwise equal locations randomly: any of the three Tribes of Mandubii."""
    game = winter("""
        [regions.Mandubii]
        Germans = "Warband"
    """)

    assert game.asked == "Chance germanic_rally_ally"
    assert game.offers("tribe") == ["Mandubii", "Senones", "Lingones"]
    game.play("Chance germanic_rally_ally tribe Senones")
    assert game.tribe("Senones") == "Germans"


def test_6_2_1_no_ally_without_germanic_control() -> None:
    """3.4.1 An Ally only where the Germans already have Control."""
    game = winter("""
        [regions.Treveri]
        Germans = "Warband"
        Belgae = "Warband"
    """)

    assert game.tribe("Treveri") == "Subdued"


def test_6_2_1_no_ally_at_bibracte_gergovia_or_dispersed() -> None:
    """1.4.2 Germans never come to Bibracte or Gergovia, nor to a Dispersed Tribe."""
    game = winter("""
        [regions.Aedui]
        Germans = "Warband"
        [regions.Treveri]
        Germans = "Warband"
        [regions.Arverni]
        Germans = "3 Warbands"
        [tribes]
        Treveri = "Dispersed"
        Arverni = "Subdued"
        Lingones = "Arverni"
    """)

    assert (game.tribe("Aedui"), game.tribe("Arverni"), game.tribe("Treveri")) == ("Subdued", "Subdued", "Dispersed")
    assert game.available("Germans", "Allies") == 6


@pytest.mark.proves("6.2.1d")
def test_6_2_1_nothing_in_devastated_regions() -> None:
    """3.4.1 No Germanic Rally where Devastated, not even at home."""
    game = winter("""
        [regions.Sugambri]
        Germans = "Warband"
        [regions.Treveri]
        Germans = "Warband"
        devastated = true
        Belgae = "Warband"
        [tribes]
        Treveri = "Germans"
    """)

    assert game.tribe("Suebi North") == "Subdued"
    assert (game.pieces("Sugambri", "Germans"), game.pieces("Ubii", "Germans")) == ("1 Warband", "")
    assert game.pieces("Treveri", "Germans") == "1 Warband"


@pytest.mark.proves("6.2.1g", "6.2.1c")
def test_6_2_1_warbands_by_allies_and_one_at_home() -> None:
    """As many Warbands as Germanic Allies in a Region; in Germania one even without an Ally or Control."""
    game = winter("""
        [regions.Ubii]
        devastated = false
        Romans = "2 Auxilia"
        [regions.Mandubii]
        Romans = "4 Auxilia, Fort"
        [tribes]
        Senones = "Germans"
        Lingones = "Germans"
    """)

    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.pieces("Mandubii", "Germans") == "2 Warbands"
    assert game.available("Germans", "Warbands") == 12


@pytest.mark.proves("6.2.1c")
def test_6_2_1_warbands_at_an_ally_just_placed() -> None:
    """Warbands come also where Allies were just placed; both at home: as many as Allies, not one more."""
    game = winter("""
        [regions.Sugambri]
        devastated = false
        Romans = "Auxilia"
        [tribes]
        Sugambri = "Germans"
        "Suebi North" = "Subdued"
        [regions.Treveri]
        Germans = "2 Warbands"
        Belgae = "Warband"
    """)

    assert game.tribe("Treveri") == "Germans"
    assert game.available("Germans", "Warbands") == 15 - 2 - 1 - 1


def test_6_2_1_too_few_warbands_go_by_chance() -> None:
    """With fewer Available than could be placed, Regions are chosen randomly and get what is left."""
    game = winter("""
        [regions.Provincia]
        Romans = "9 Legions, 20 Auxilia"
        Germans = "13 revealed Warbands"
        [regions.Sequani]
        Romans = "3 Legions"
        [regions.Treveri]
        Belgae = "3 Warbands"
        [tribes]
        Sequani = "Germans"
        Helvetii = "Germans"
        Treveri = "Germans"
    """)

    assert game.asked == "Chance germanic_rally"
    assert game.offers("region") == ["Treveri", "Sequani"]
    game.play("Chance germanic_rally region Treveri")
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.pieces("Sequani", "Germans") == "1 Warband"
    assert game.available("Germans", "Warbands") == 0


@pytest.mark.proves("6.2.1e")
def test_6_2_1_one_lot_for_the_last_warband() -> None:
    """Three Regions could take a Warband and one is Available: one lot is drawn, and no other after it."""
    game = winter("""
        [regions.Provincia]
        Romans = "9 Legions, 20 Auxilia"
        Germans = "14 revealed Warbands"
        [regions.Sequani]
        Romans = "3 Legions"
        [regions.Treveri]
        Aedui = "3 Warbands"
        [regions.Mandubii]
        Aedui = "3 Warbands"
        [tribes]
        Sequani = "Germans"
        Treveri = "Germans"
        Mandubii = "Germans"
    """)
    assert game.offers("region") == ["Treveri", "Mandubii", "Sequani"]
    game.play("Chance germanic_rally region Sequani")
    assert game.asked != "Chance germanic_rally"
    assert (game.pieces("Sequani", "Germans"), game.pieces("Treveri", "Germans")) == ("1 Warband", "")


@pytest.mark.proves("6.2.1e", "6.2.1g")
@pytest.mark.parametrize(("others", "asked"), [(14, True), (13, False)])
def test_6_2_1_lots_for_the_home_of_the_germans(others: int, asked: bool) -> None:
    """Both Regions of Germania take one without an Ally: with one Warband a lot, with two none."""
    game = winter(f"""
        [regions.Provincia]
        Romans = "9 Legions, 20 Auxilia"
        Germans = "{others} revealed Warbands"
        [regions.Ubii]
        devastated = false
        Aedui = "3 Warbands"
        [regions.Sugambri]
        devastated = false
        Aedui = "3 Warbands"
    """)
    assert (game.asked == "Chance germanic_rally") == asked
    if asked:
        assert game.offers("region") == ["Sugambri", "Ubii"]
    else:
        assert game.pieces("Sugambri", "Germans") == game.pieces("Ubii", "Germans") == "1 Warband"


@pytest.mark.proves("6.2.1h")
def test_6_2_1_control_is_adjusted() -> None:
    """Control is adjusted after the Rally."""
    game = winter("""
        [regions.Mandubii]
        Romans = "3 Auxilia"
        [tribes]
        Mandubii = "Germans"
        Senones = "Germans"
        Lingones = "Subdued"
    """)

    assert game.pieces("Mandubii", "Germans") == "2 Warbands"
    assert game.control("Mandubii") == "Germans"


# ---- 6.2.2 March ------------------------------------------------------------------------------------------------


@pytest.mark.proves("6.2.2a", "6.2.2b")
def test_6_2_2_leave_just_enough_for_control() -> None:
    """As many as possible March out without losing Germanic Control: of 6 against 2, 3 stay."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "6 Warbands"
        Belgae = "2 Warbands"
        [regions.Mandubii]
        Romans = "2 Auxilia"
    """)
    game.play("Chance germanic_march_to region Mandubii")

    assert game.pieces("Treveri", "Germans").startswith("3 ")
    assert game.control("Treveri") == "Germans"
    assert game.pieces("Mandubii", "Germans").startswith("3 ")
    assert game.control("Mandubii") == "Germans"


@pytest.mark.proves("6.2.2c")
@pytest.mark.parametrize("germans", [2, 3])
def test_6_2_2_no_control_or_exactly_enough_stays(germans: int) -> None:
    """Germans without Control, or with exactly enough for it, do not move."""
    game = winter(f"""
        [regions.Treveri]
        devastated = true
        Germans = "{germans} Warbands"
        Romans = "Caesar, Auxilia"
        [tribes]
        Treveri = "Dispersed"
    """)

    assert not [entry for entry in game.table.log if entry.key == "germanic_march"]


def test_6_2_2_one_warband_is_needed_in_an_empty_region() -> None:
    """Alone in a Region, one Warband keeps Control."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "3 Warbands"
        [regions.Mandubii]
        Romans = "Fort"
    """)

    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.pieces("Mandubii", "Germans") == "2 Warbands"


def test_6_2_2_an_ally_holds_control_alone() -> None:
    """The pieces needed for Control may be Allies: then every Warband Marches out."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        [regions.Sequani]
        Romans = "Fort"
        [tribes]
        Treveri = "Germans"
    """)

    assert (game.pieces("Treveri", "Germans"), game.control("Treveri")) == ("", "Germans")
    assert game.pieces("Sequani", "Germans") == "2 Warbands"


@pytest.mark.proves("6.2.2e")
def test_6_2_2_largest_group_first() -> None:
    """The group of three moves before the group of two."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "3 Warbands"
        [regions.Bituriges]
        devastated = true
        Germans = "4 Warbands"
        [tribes]
        Treveri = "Dispersed"
    """)

    assert game.asked == "Chance germanic_march_to"
    assert "Pictones" in game.offers("region")  # adjacent to Bituriges, not to Treveri


@pytest.mark.proves("6.2.2i")
def test_6_2_2_equal_groups_by_chance() -> None:
    """Which of two groups of the same size moves first is left to chance."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "3 Warbands"
        [regions.Bituriges]
        devastated = true
        Germans = "3 Warbands"
    """)

    assert game.asked == "Chance germanic_march_from"
    assert game.offers("region") == ["Treveri", "Bituriges"]


@pytest.mark.proves("6.2.2g")
def test_6_2_2_where_control_is_added_first_and_there_from_a_player() -> None:
    """First where the group adds Germanic Control, among those where a player has Control."""
    game = winter("""
        [regions.Bituriges]
        devastated = true
        Germans = "3 Warbands"
        [regions.Mandubii]
        Romans = "Legion"
        [regions.Aedui]
        Aedui = "Warband"
        [regions.Arverni]
        Arverni = "2 Warbands"
    """)

    # Carnutes, Mandubii, Aedui: one piece of a player each; Pictones has two Allies, Arverni five pieces.
    assert game.asked == "Chance germanic_march_to"
    assert game.offers("region") == ["Carnutes", "Mandubii", "Aedui"]
    game.play("Chance germanic_march_to region Mandubii")
    assert game.control("Mandubii") == "Germans"


@pytest.mark.proves("6.2.2g")
def test_6_2_2_added_control_before_a_players_control() -> None:
    """An uncontrolled Region where Control is added comes before a player's where it is not."""
    game = winter("""
        [regions.Aedui]
        devastated = true
        Germans = "3 Warbands"
        [regions.Mandubii]
        Romans = "5 Auxilia"
        [regions.Bituriges]
        Romans = "5 Auxilia"
        [regions.Sequani]
        Romans = "Auxilia"
        Aedui = "Warband"
        [regions.Provincia]
        Romans = "5 Auxilia"
    """)
    # Sequani: 2 Germans are not more than 2 others; no neighbour can be taken, so players' Control decides.
    assert game.offers("region") == ["Mandubii", "Bituriges", "Arverni", "Provincia"]

    other = winter("""
        [regions.Aedui]
        devastated = true
        Germans = "4 Warbands"
        [regions.Mandubii]
        Romans = "5 Auxilia"
        [regions.Bituriges]
        Romans = "5 Auxilia"
        [regions.Sequani]
        Romans = "Auxilia"
        Aedui = "Warband"
        [regions.Provincia]
        Romans = "5 Auxilia"
    """)
    assert other.pieces("Sequani", "Germans") == "3 Warbands"  # the only one, so nobody was asked


@pytest.mark.proves("6.2.2n")
def test_6_2_2_control_is_not_added_where_the_germans_have_it() -> None:
    """Ubii, which they Control, is no Region to gain: the Warband goes to one of those that the Arverni hold."""
    game = winter("""
        [regions.Sugambri]
        devastated = true
        Germans = "2 Warbands"
        [regions.Ubii]
        devastated = true
        Germans = "1 Warband"
        [regions.Morini]
        Arverni = "5 Warbands"
        [regions.Nervii]
        Arverni = "5 Warbands"
        [regions.Treveri]
        Arverni = "5 Warbands"
    """)
    assert game.asked == "Chance germanic_march_to"
    assert game.offers("region") == ["Morini", "Nervii", "Treveri"]


def test_6_2_2_germans_already_there_count() -> None:
    """Control is added together with the Germans already there."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "3 Warbands"
        [regions.Nervii]
        Germans = "Warband"
        [regions.Sequani]
        Romans = "5 Auxilia"
        [regions.Mandubii]
        Romans = "5 Auxilia"
        [regions.Atrebates]
        Belgae = "2 Warbands"
        [regions.Sugambri]
        Romans = "3 Auxilia"
        [regions.Ubii]
        Romans = "3 Auxilia"
    """)

    assert game.pieces("Nervii", "Germans").startswith("3 ")
    assert game.control("Nervii") == "Germans"


@pytest.mark.proves("6.2.2m", "6.2.2f")
def test_6_2_2_a_group_enters_one_region_and_moves_once() -> None:
    """Each group enters one Region and does not move on from there, though it has more than Control needs."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "4 Warbands"
        [regions.Sequani]
        Romans = "Fort"
    """)
    assert game.offers("region") == ["Nervii", "Sequani"]
    game.play("Chance germanic_march_to region Sequani")

    assert game.asked == AFTER
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.pieces("Sequani", "Germans") == "3 Warbands"


@pytest.mark.proves("6.2.2m")
def test_6_2_2_groups_are_formed_before_any_moves() -> None:
    """Germans who had no Control when the groups were formed stay, though a group brings them Control."""
    game = winter("""
        [regions.Ubii]
        Germans = "6 Warbands"
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
        Romans = "2 Legions"
        [regions.Sequani]
        Romans = "5 Auxilia"
        [regions.Sugambri]
        Romans = "6 Auxilia"
    """)

    assert game.asked == AFTER
    assert game.control("Treveri") == "Germans"
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.pieces("Treveri", "Germans") == "7 revealed Warbands"


@pytest.mark.proves("6.2.2k", "6.2.2l")
def test_6_2_2_all_are_hidden_afterwards() -> None:
    """Then all flip to Hidden though they did not move; Scouted ones lose the marker and stay Revealed."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "2 revealed Warbands, 2 scouted Warbands"
        Belgae = "6 Warbands"
    """)

    assert game.asked == AFTER
    assert game.pieces("Treveri", "Germans") == "2 Warbands, 2 revealed Warbands"


@pytest.mark.proves("6.2.2d")
def test_6_2_2_hidden_march_before_scouted() -> None:
    """Of a Region's Warbands the Hidden ones March, then the Revealed, the Scouted last; movers are Hidden too."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "Warband, revealed Warband, scouted Warband"
        [regions.Sequani]
        Romans = "Fort"
    """)

    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"
    assert game.pieces("Sequani", "Germans") == "2 Warbands"
