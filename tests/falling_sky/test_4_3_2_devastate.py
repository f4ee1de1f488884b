"""4.3.2 Devastate."""

import pytest

from tests.falling_sky.playing import Play, at

DEVASTATE = "Arverni action command Raid\nArverni command ability Devastate"


def wasted(game: Play, region: str) -> bool:
    return bool(game.view["regions"][region]["devastated"])


@pytest.mark.proves("4.3.2d", "4.3.2e", "4.3.2i")
def test_4_3_2_one_in_four_and_one_in_three() -> None:
    """Arverni lose one in four Warbands, every other Faction one in three of its mobile pieces, rounded down."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 15 Warbands"
        Aedui = "5 Warbands"
        Belgae = "2 Warbands"
        Germans = "3 Warbands"
        Romans = "3 Auxilia"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")

    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 12 Warbands"
    assert game.pieces("Arverni", "Aedui") == "4 Warbands"
    assert game.pieces("Arverni", "Belgae") == "2 Warbands"
    assert game.pieces("Arverni", "Germans") == "2 Warbands"
    assert game.pieces("Arverni", "Romans") == "2 Auxilia"
    assert wasted(game, "Arverni")
    assert game.resources("Arverni") == 10  # Devastate is free


@pytest.mark.proves("4.3.2f")
@pytest.mark.parametrize(("warbands", "left"), [(3, 3), (4, 3), (7, 6), (8, 6)])
def test_4_3_2_arverni_round_down(warbands: int, left: int) -> None:
    """One in four, rounded down."""
    game = at(f"""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, {warbands} Warbands"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")

    assert game.pieces("Arverni", "Arverni") == f"Vercingetorix, {left} Warbands"


@pytest.mark.proves("4.3.2h", "4.3.2e", "4.3.2f")
def test_4_3_2_romans_choose_among_legions_and_auxilia_in_sum() -> None:
    """Legions and Auxilia count together: 2 + 4 lose two, which the Romans choose; Legions go to Fallen."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 9 Warbands"
        Romans = "Caesar, 2 Legions, 3 Auxilia, 1 revealed Auxilia"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")
    assert game.asked == "Romans starve"
    assert game.offers("piece") == ["Hidden Auxilia", "Revealed Auxilia", "Legion"]

    game.play("Romans starve piece Legion\nRomans starve piece Revealed Auxilia")
    assert game.pieces("Arverni", "Romans") == "Caesar, 1 Legion, 3 Auxilia"
    assert game.position["fallen"] == 1


@pytest.mark.proves("4.3.2g")
def test_4_3_2_owners_choose_hidden_or_revealed() -> None:
    """Each owner chooses which of its Warbands starve, the Arverni first."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 6 Warbands, 2 revealed Warbands"
        Aedui = "2 Warbands, 1 scouted Warband"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")
    assert game.offers("piece") == ["Hidden Arverni Warband", "Revealed Arverni Warband"]

    game.play("""
        Arverni starve piece Revealed Arverni Warband
        Arverni starve piece Hidden Arverni Warband
        Aedui starve piece Scouted Aedui Warband
    """)
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 5 Warbands, 1 revealed Warband"
    assert game.pieces("Arverni", "Aedui") == "2 Warbands"


def test_4_3_2_germans_lose_scouted_then_revealed_first() -> None:
    """Nobody chooses for the Germans: Scouted, then Revealed, then Hidden Warbands (3.4.5)."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 9 Warbands"
        Germans = "3 Warbands, 2 revealed Warbands, 1 scouted Warband"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")

    assert game.pieces("Arverni", "Germans") == "3 Warbands, 1 revealed Warband"


def test_4_3_2_leaders_forts_allies_and_citadels_neither_starve_nor_count() -> None:
    """Only Warbands, Auxilia and Legions are counted and removed."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 11 Warbands"
        Romans = "Caesar, 2 Legions, Fort"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Romans"
        Lingones = "Arverni"
    """).play("Arverni action command March\nArverni command ability Devastate\nArverni devastate region Mandubii")

    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions, Fort"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 9 Warbands"
    assert game.tribe("Mandubii") == "Arverni Citadel"


@pytest.mark.proves("4.3.2c")
def test_4_3_2_only_arverni_controlled_regions() -> None:
    """Adjacent Regions without Arverni Control are not offered."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Pictones]
        Arverni = "4 Warbands"
        Aedui = "4 Warbands"
        [regions.Bituriges]
        Arverni = "4 Warbands"
        Aedui = "3 Warbands"
    """).play(DEVASTATE)

    assert game.offers("region") == ["Arverni", "Bituriges"]


@pytest.mark.proves("4.3.2j")
def test_4_3_2_a_devastated_region_again_starves_but_gets_no_second_marker() -> None:
    """Only one marker a Region, but the removals happen again."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        devastated = true
    """).play("Arverni action command March\nArverni command ability Devastate\nArverni devastate region Arverni")

    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 6 Warbands"
    assert wasted(game, "Arverni")


def test_4_3_2_several_regions_each_once() -> None:
    """Any Regions near Vercingetorix, one after the other."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Pictones]
        Arverni = "4 Warbands"
    """).play(DEVASTATE + "\nArverni devastate region Arverni\nArverni devastate region Pictones")

    assert game.asked == "Arverni command"
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.pieces("Pictones", "Arverni") == "3 Warbands"
    assert wasted(game, "Arverni")
    assert wasted(game, "Pictones")


def test_4_3_2_control_lost_by_starving_is_adjusted() -> None:
    """Removals can change Control: 5 against 4 becomes 4 against 3."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "2 Warbands"
        Belgae = "2 Warbands"
    """).play(DEVASTATE + "\nArverni devastate region Arverni")

    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.control("Arverni") == "No Control"


def test_4_3_2_the_next_march_from_the_region_costs_double() -> None:
    """NOTE: after Devastate an origin not yet paid for costs two Resources."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
    """).play("""
        Arverni action command March
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni command march Arverni
    """)

    assert game.resources("Arverni") == 8


def test_4_3_2_during_a_march_the_arverni_choose_who_starves() -> None:
    """Of Warbands that marched in and Warbands that stood there, the owner chooses."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "4 Warbands"
        [regions.Bituriges]
        Arverni = "Vercingetorix, 4 Warbands"
    """).play("""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_number number 4
        Arverni command ability Devastate
        Arverni devastate region Bituriges
        Arverni marched number 2
        Arverni command march Bituriges
        Arverni march_to region Carnutes
        Arverni march_number number 1
        Arverni march_number number 4
        Arverni march_on done
    """)

    assert game.pieces("Carnutes", "Arverni") == "Vercingetorix, 4 Warbands"
    assert game.pieces("Bituriges", "Arverni") == "2 Warbands"


@pytest.mark.parametrize(("marching", "going"), [(0, "Vercingetorix, 4 Warbands"), (1, "Vercingetorix, 3 Warbands")])
def test_4_3_2_who_starves_in_the_middle_of_a_march_is_the_owners_choice(marching: int, going: str) -> None:
    """Of seven Warbands that Marched in, four with Vercingetorix who goes on, either may be the one lost."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 7 Warbands"
    """).play(f"""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_number number 0
        Arverni march_number number 3
        Arverni march_to region Bituriges
        Arverni march_number number 1
        Arverni march_number number 4
        Arverni march_on ability Devastate
        Arverni devastate region Bituriges
        Arverni marching number {marching}
        Arverni march_on region Mandubii
    """)

    assert game.pieces("Mandubii", "Arverni") == going
