"""A2.1B The Interlude: a Non-player's pieces go Region by Region at random, those at home last, no more than must."""

from textwrap import dedent

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, interlude, logged, tribes
from tests.falling_sky.playing import Play


def alone(faction: str, part: str, position: str) -> Play:
    return interlude(part, f'nonplayers = ["{faction}"]\n{dedent(position)}')


@pytest.mark.proves("A2.1Bp", "A2.1Bq")
def test_a2_1b_regions_are_drawn_among_those_abroad() -> None:
    """Of eight Warbands four go: all of the first Region, then of the next as many as must."""
    game = alone(
        "Belgae",
        "belgae",
        """
[regions.Nervii]
Belgae = "2 Warbands"
[regions.Treveri]
Belgae = "3 Warbands"
[regions.Mandubii]
Belgae = "3 Warbands"
""",
    )
    assert (game.asked, game.offers("region")) == ("Chance interlude_region", ["Treveri", "Mandubii"])
    game.play("Chance interlude_region region Mandubii")

    assert bands(game, "Belgae")["Treveri"] == "2 Warbands"
    assert "Mandubii" not in bands(game, "Belgae")
    assert bands(game, "Belgae")["Nervii"].endswith("2 Warbands")


@pytest.mark.proves("A2.1Bp")
def test_a2_1b_homes_are_drawn_last() -> None:
    """Of five Warbands three go: that of Treveri without a draw, then Regions of Belgica are drawn."""
    game = alone(
        "Belgae",
        "belgae",
        """
[regions.Nervii]
Belgae = "2 Warbands"
[regions.Morini]
Belgae = "2 Warbands"
[regions.Treveri]
Belgae = "Warband"
""",
    )
    assert (game.asked, game.offers("region")) == ("Chance interlude_region", ["Morini", "Nervii"])
    game.play("Chance interlude_region region Nervii")

    assert "Nervii" not in bands(game, "Belgae")
    assert bands(game, "Belgae")["Morini"].endswith("2 Warbands")


@pytest.mark.proves("A2.1Bp", "A2.1Bq")
def test_a2_1b_allies_of_a_region_go_together_as_far_as_they_must() -> None:
    """Five Allies, three of them in Mandubii: three go; from that Region all, or from it two after the other."""
    names = ("Mandubii", "Senones", "Lingones", "Treveri", "Nervii")
    game = alone("Belgae", "belgae", "[tribes]\n" + "".join(f'{name} = "Belgae"\n' for name in names))
    assert game.offers("region") == ["Treveri", "Mandubii"]
    game.play("Chance interlude_region region Treveri")
    assert (game.asked, game.offers("tribe")) == ("Chance interlude_spared", ["Mandubii", "Senones", "Lingones"])
    game.play("Chance interlude_spared tribe Senones")

    assert sorted(set(tribes(game, "Belgae")) - {"Catuvellauni"}) == ["Nervii", "Senones"]


@pytest.mark.proves("A2.1Bp", "A2.1Ga")
def test_a2_1b_for_nonplayer_germans_chance_adjusts_the_arverni_too() -> None:
    """The Arverni Region last; Cadurci and Volcae wait as well."""
    game = alone(
        "Germans",
        "arverni",
        """
[tribes]
Arverni = "Arverni"
Cadurci = "Arverni"
Volcae = "Arverni"
Veneti = "Arverni"
Treveri = "Arverni"
""",
    )
    assert set(tribes(game, "Arverni")) == {"Arverni", "Cadurci", "Volcae"}

    assert (game.asked, game.offers("tribe")) == ("Chance interlude_spared", ["Arverni", "Cadurci", "Volcae"])


@pytest.mark.proves("A2.1Bp")
def test_a2_1d_nonplayer_germans_retire_those_available_first() -> None:
    """Eleven are Available; of the four others two are in Treveri, and two are drawn from the homes, last."""
    game = alone(
        "Germans",
        "germans",
        """
[regions.Treveri]
Germans = "2 Warbands"
[regions.Mandubii]
Germans = "4 Warbands, Settlement"
[regions.Ubii]
Germans = "13 Warbands"
""",
    )
    assert logged(game, "retire")[:2] == ["Germans 11", "Germans 2"]
    assert (game.asked, game.offers("region")) == ("Chance interlude_region", ["Ubii", "Mandubii"]), "both are homes"
    game.play("Chance interlude_region region Mandubii")

    assert logged(game, "retire")[2] == "Germans 2"


@pytest.mark.proves("A2.1Bp", "A2.1Dd")
def test_a2_1d_nonplayer_germans_draw_the_tribe_of_a_settlement() -> None:
    """Three Subdued Tribes."""
    game = alone("Germans", "germans", '[regions.Mandubii]\nGermans = "Settlement"')

    assert (game.asked, game.offers("tribe")) == ("Chance interlude_tribe", ["Mandubii", "Senones", "Lingones"])


@pytest.mark.proves("A2.1Dl")
def test_a2_1d_nonplayer_germans_draw_the_settlement_that_comes_first() -> None:
    """Thirteen Warbands stay in the game on the map, two are Available."""
    game = alone(
        "Germans",
        "germans",
        """
[regions.Ubii]
Germans = "13 Warbands"
[regions.Treveri]
Germans = "Settlement"
Aedui = "3 Warbands"
[regions.Mandubii]
Germans = "Settlement"
Aedui = "3 Warbands"
""",
    )
    assert (game.asked, game.offers("region")) == ("Chance interlude_settlement", ["Treveri", "Mandubii"])
    game.play("Chance interlude_settlement region Mandubii")

    assert logged(game, "place_bands")[:2] == ["Germans Mandubii 2", "Germans Treveri 0"]


@pytest.mark.proves("A2.1Bp", "A2.1Fc")
def test_a2_1f_nonplayer_aedui_draw_the_citadel() -> None:
    """Not that of Bibracte."""
    game = alone(
        "Aedui",
        "aedui",
        """
[tribes]
Aedui = "Aedui Citadel"
""",
    )
    assert game.tribe("Aedui") == "Aedui", "the only one"
    game = alone("Aedui", "aedui", '[tribes]\nMandubii = "Aedui Citadel"\nSequani = "Aedui Citadel"')

    assert (game.asked, game.offers("tribe")) == ("Chance interlude_citadel", ["Mandubii", "Sequani"])


@pytest.mark.proves("A2.1Bp", "A2.1Eh")
def test_a2_1e_nonplayer_belgae_draw_among_equals() -> None:
    """A Citadel in Bituriges, one Warband of two in Morini."""
    game = alone("Belgae", "belgae", '[regions.Morini]\nBelgae = "2 Warbands"')

    assert (game.asked, game.offers("region")) == ("Chance interlude_leader", ["Morini", "Bituriges"])


@pytest.mark.proves("A2.1Bp", "A2.1Ha", "A2.1Hc")
def test_a2_1h_nonplayer_romans_draw_forts_and_auxilia() -> None:
    """One Fort of two; then Auxilia, Provincia last."""
    game = alone(
        "Romans",
        "romans",
        """
[regions.Treveri]
Romans = "Fort, Auxilia"
[regions.Mandubii]
Romans = "Fort, 2 Auxilia"
[regions.Provincia]
Romans = "Caesar, 4 Auxilia"
""",
    )
    assert (game.asked, game.offers("region")) == ("Chance interlude_region", ["Treveri", "Mandubii"])
    game.play("Chance interlude_region region Treveri")

    assert bands(game, "Romans") == {"Provincia": "Caesar, 3 Auxilia, Fort", "Mandubii": "Fort"}
    assert game.asked == DECK
