"""A6.2.1 Arverni Rally: Citadels, then Allies, then Warbands, in Regions At War."""

import pytest

from tests.ariovistus.arverni import phase, told
from tests.falling_sky.playing import Play


def placed(game: Play) -> list[tuple[str, ...]]:
    """Where the Arverni placed what, in order."""
    keys = ("place_citadel", "place_ally", "place_bands")
    return [(e.key, *map(str, e.facts[1:])) for e in game.table.log if e.key in keys and str(e.facts[0]) == "Arverni"]


# ---- where ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.1a", "A6.2.1b")
def test_a6_2_1_only_in_regions_at_war_and_once_in_each() -> None:
    """Carnutes and Sequani are At War, Target or not; Arverni, Veneti and Bituriges are not."""
    game = phase("""
        [regions.Carnutes]
        Romans = "1 Auxilia"
        [regions.Sequani]
        Romans = "2 Auxilia"
        Arverni = "1 Warband"
        [regions.Veneti]
        Arverni = "2 Warbands"
        [tribes]
        Sequani = "Romans"
        Helvetii = "Arverni"
        Arverni = "Arverni"
        Bituriges = "Arverni"
    """).play("Chance arverni_target_region roll 4")
    assert placed(game) == [("place_bands", "Carnutes", "1"), ("place_bands", "Sequani", "2")]


@pytest.mark.proves("A6.2.1c", "A6.2.1d", "A3.3.1b")
@pytest.mark.parametrize("marker", ["intimidated", "devastated"])
def test_a6_2_1_not_where_intimidated_or_devastated(marker: str) -> None:
    """Neither Citadel, Ally nor Warbands come to a marked Region, though it is the Target Region."""
    game = phase(f"""
        [regions.Carnutes]
        {marker} = true
        Arverni = "4 Warbands"
        Romans = "1 Legion"
        [tribes]
        Carnutes = "Arverni"
    """)
    assert placed(game) == []
    assert (game.tribe("Carnutes"), game.tribe("Aulerci")) == ("Arverni", "Subdued")


# ---- Citadels ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.1e")
def test_a6_2_1_a_citadel_comes_before_anything_else() -> None:
    """At Cenabum the Ally becomes a Citadel; there is then neither an Ally nor Warbands, and Control is not needed."""
    game = phase("""
        [regions.Carnutes]
        Arverni = "1 Warband"
        Romans = "4 Legions"
        [tribes]
        Carnutes = "Arverni"
    """)
    assert placed(game) == [("place_citadel", "Carnutes")]
    assert game.tribe("Carnutes") == "Arverni Citadel"


@pytest.mark.proves("A6.2.1e", "A6.2.1m")
def test_a6_2_1_lots_for_the_last_citadel() -> None:
    """Two Citadels stand, one is left for Vesontio and Cenabum; the other City gets Warbands or an Ally."""
    game = phase("""
        [regions.Sequani]
        Romans = "2 Auxilia"
        [regions.Carnutes]
        Romans = "2 Auxilia"
        [tribes]
        Arverni = "Arverni Citadel"
        Bituriges = "Arverni Citadel"
        Sequani = "Arverni"
        Carnutes = "Arverni"
    """).play("Chance arverni_target_region roll 4")
    assert (game.asked, sorted(game.offers("tribe"))) == ("Chance arverni_citadel", ["Carnutes", "Sequani"])
    game.play("Chance arverni_citadel tribe Sequani")
    assert placed(game) == [("place_citadel", "Sequani"), ("place_bands", "Carnutes", "2")]


@pytest.mark.proves("A6.2.1j")
def test_a6_2_1_the_disc_that_a_citadel_frees_is_placed_at_once() -> None:
    """All ten Allies are on the map; that of Gergovia goes back and comes to Pictones."""
    game = phase("""
        [regions.Arverni]
        Romans = "1 Auxilia"
        [regions.Pictones]
        Arverni = "2 Warbands"
        Romans = "1 Auxilia"
        [tribes]
        Arverni = "Arverni"
        Veneti = "Arverni"
        Namnetes = "Arverni"
        Carnutes = "Arverni"
        Aulerci = "Arverni"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Bituriges = "Arverni"
        Mandubii = "Arverni"
        Senones = "Arverni"
    """).play("Chance arverni_target_region roll 3\nChance arverni_ally tribe Santones")
    assert placed(game) == [("place_citadel", "Arverni"), ("place_ally", "Santones")]


# ---- Allies -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.1f", "A6.2.1g")
def test_a6_2_1_an_ally_needs_control_and_one_comes_to_a_region() -> None:
    """Two Warbands against one Legion: an Ally, no Warbands; one against one: a Warband for the home, no Ally."""
    game = phase("""
        [regions.Veneti]
        Arverni = "2 Warbands"
        Romans = "1 Legion"
        [regions.Pictones]
        Arverni = "1 Warband"
        Romans = "1 Legion"
    """).play("Chance arverni_target_region roll 6\nChance arverni_ally tribe Namnetes")
    assert placed(game) == [("place_ally", "Namnetes"), ("place_bands", "Pictones", "1")]


@pytest.mark.proves("A6.2.1h")
def test_a6_2_1_never_at_bibracte_or_the_suebi() -> None:
    """Arverni hold the Aedui Region, with a Colony (71), and Sugambri by force: no place is left but those."""
    game = phase("""
        [regions.Aedui]
        Arverni = "5 Warbands"
        Aedui = "1 Warband"
        [regions.Sugambri]
        Arverni = "5 Warbands"
        Germans = "1 Warband"
        [tribes]
        "Aedui Colony" = "Arverni"
        Sugambri = "Arverni"
    """)
    game.play("Chance arverni_equal_region region Aedui")
    assert sorted(placed(game)) == [("place_bands", "Aedui", "2"), ("place_bands", "Sugambri", "2")]
    assert (game.tribe("Aedui"), game.tribe("Suebi North")) == ("Subdued", "Subdued")


EIGHT_DISCS = """
    [tribes]
    Arverni = "Arverni Citadel"
    Bituriges = "Arverni Citadel"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Morini = "Arverni"
    Menapii = "Arverni"
    Senones = "Arverni"
    Eburones = "Arverni"
"""


@pytest.mark.proves("A6.2.1i", "A6.2.1m")
def test_a6_2_1_cities_then_homes_then_elsewhere() -> None:
    """Two discs left: the first goes to a City away from home, the second to a home; the third place gets Warbands."""
    game = phase(f"""
        [regions.Mandubii]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
        [regions.Nervii]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
        [regions.Veneti]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
        {EIGHT_DISCS}
    """).play("Chance arverni_target_region roll 6")
    assert (game.asked, game.offers("tribe")) == ("Chance arverni_ally", ["Veneti", "Namnetes"])
    assert placed(game) == [("place_ally", "Mandubii")]
    game.play("Chance arverni_ally tribe Veneti")
    assert placed(game)[1:] == [("place_ally", "Veneti"), ("place_bands", "Nervii", "2")]


@pytest.mark.proves("A6.2.1i", "A6.2.1m")
def test_a6_2_1_lots_among_equal_places() -> None:
    """One disc left for Tribes of two homes: any of the four may get it."""
    game = phase(f"""
        [regions.Carnutes]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
        [regions.Veneti]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
        {EIGHT_DISCS}
        Carnutes = "Dispersed"
        Lingones = "Arverni"
        "Carnutes Colony" = "Subdued"
    """).play("Chance arverni_target_region roll 6")
    assert game.offers("tribe") == ["Aulerci", "Carnutes Colony", "Veneti", "Namnetes"]


# ---- Warbands ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.1k", "A6.2.1l", "A3.3.1e", "A3.3.1f")
@pytest.mark.parametrize(
    ("tribes", "n"),
    [("", 1), ('Cadurci = "Arverni"', 2), ('Cadurci = "Arverni"\nArverni = "Arverni Citadel"', 3)],
)
def test_a6_2_1_warbands_for_allies_and_citadels_and_one_more(tribes: str, n: int) -> None:
    """One for each Ally and Citadel plus one; a single one at home without."""
    game = phase(f'[regions.Arverni]\nRomans = "9 Auxilia"\n[tribes]\n{tribes}')
    assert placed(game) == [("place_bands", "Arverni", str(n))]
    assert game.pieces("Arverni", "Arverni").startswith(str(n))


@pytest.mark.proves("A6.2.1k", "A6.2.1l")
def test_a6_2_1_no_ally_under_others_control_but_a_warband_at_home() -> None:
    """A Region that others Control gets no Ally, and one Warband."""
    game = phase('[regions.Pictones]\nRomans = "2 Legions"')
    assert placed(game) == [("place_bands", "Pictones", "1")]


@pytest.mark.proves("A6.2.1k", "A6.2.1m")
def test_a6_2_1_lots_where_too_few_warbands_are_available() -> None:
    """Three Available, three and two wanted: chance says who comes first, and the other gets what is left."""
    game = phase("""
        [regions.Bituriges]
        Arverni = "32 Warbands"
        [regions.Arverni]
        Romans = "4 Auxilia"
        [regions.Carnutes]
        Romans = "5 Auxilia"
        [tribes]
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Aulerci = "Arverni"
    """).play("Chance arverni_target_region roll 4")
    assert (game.asked, sorted(game.offers("region"))) == ("Chance arverni_rally", ["Arverni", "Carnutes"])
    game.play("Chance arverni_rally region Carnutes")
    assert placed(game) == [("place_bands", "Carnutes", "2"), ("place_bands", "Arverni", "1")]


@pytest.mark.proves("A6.2.1n", "A6.2.2i")
def test_a6_2_1_control_changes_at_once() -> None:
    """Two Warbands more give the Arverni Control of Veneti, so that one can March to Carnutes."""
    game = phase("""
        [regions.Veneti]
        Arverni = "1 Warband"
        Romans = "2 Auxilia"
        [regions.Carnutes]
        Romans = "3 Legions"
        [tribes]
        Veneti = "Arverni"
    """).play("Chance arverni_target_region roll 4")
    assert placed(game) == [("place_bands", "Carnutes", "1"), ("place_bands", "Veneti", "2")]
    assert told(game, "arverni_march") == [("Veneti", "Carnutes", "1")]
    assert game.control("Veneti") == "Arverni"
