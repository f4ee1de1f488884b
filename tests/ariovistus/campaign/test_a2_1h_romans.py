"""A2.1H The Interlude: Romans."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, finish, interlude, left, logged, tribes


def forts(*regions: str) -> str:
    return "".join(f'[regions.{name}]\nRomans = "Fort"\n' for name in regions)


@pytest.mark.proves("A2.1Ha")
@pytest.mark.parametrize(("n", "must"), [(2, 1), (3, 2), (5, 3)])
def test_a2_1h_half_of_the_forts_without_that_of_provincia(n: int, must: int) -> None:
    """It is neither counted nor offered."""
    places = ("Treveri", "Mandubii", "Sequani", "Bituriges", "Veneti")[:n]
    game = interlude("romans", forts(*places))

    assert (game.asked, left(game)) == ("Romans interlude_fort", must)
    assert sorted(game.offers("region")) == sorted(places)


@pytest.mark.proves("A2.1Ha")
def test_a2_1h_the_fort_of_provincia_stays() -> None:
    """The only other one goes: half of one, rounded up. No more are offered."""
    game = interlude("romans", forts("Treveri"))

    assert (game.asked, bands(game, "Romans")) == (DECK, {"Provincia": "Caesar, Fort"})


@pytest.mark.proves("A2.1Ha", "A2.1Bj")
def test_a2_1h_more_forts_may_go() -> None:
    """Of two one must."""
    game = interlude("romans", forts("Treveri", "Mandubii")).play("Romans interlude_fort region Treveri")
    assert (left(game), game.offers("region"), "done" in game.options) == (0, ["Mandubii"], True)
    game.play("Romans interlude_fort region Mandubii")

    assert bands(game, "Romans") == {"Provincia": "Caesar, Fort"}


@pytest.mark.proves("A2.1Hb", "A2.1Hd", "A2.1Bk")
def test_a2_1h_half_of_the_allies_provincia_last() -> None:
    """Of three two, not the Helvii."""
    game = interlude("romans", '[tribes]\nHelvii = "Romans"\nRemi = "Romans"\nTreveri = "Romans"')
    assert tribes(game, "Romans") == ["Helvii"]

    assert (game.asked, left(game), game.offers("tribe")) == ("Romans interlude_ally", 0, ["Helvii"])


@pytest.mark.proves("A2.1Hc", "A2.1Hd", "A2.1Bk")
def test_a2_1h_half_of_the_auxilia_provincia_last() -> None:
    """Of nine five: the three of the Remi, and two of six in Provincia."""
    game = interlude(
        "romans",
        """
        [regions.Provincia]
        Romans = "Caesar, 6 Auxilia"
        [regions.Atrebates]
        Romans = "3 Revealed Auxilia"
    """,
    )

    assert (game.asked, left(game), bands(game, "Romans").get("Atrebates")) == ("Romans interlude_number", 2, None)


@pytest.mark.proves("A2.1He")
def test_a2_1h_legions_stay() -> None:
    """Four in Treveri, where two Auxilia go."""
    game = interlude("romans", '[regions.Treveri]\nRomans = "4 Legions, 2 Auxilia"')
    game.play("Romans interlude_number number 2")

    assert bands(game, "Romans")["Treveri"] == "4 Legions"


# ---- The Leader -------------------------------------------------------------------------------------------------

NOBODY_HERE = '[regions.Provincia]\nRomans = ""\n'


@pytest.mark.proves("A2.1Hf")
def test_a2_1h_a_leader_who_is_available_comes_as_caesar_to_provincia() -> None:
    """It is under Roman Control, if only by its Fort; more Romans elsewhere do not matter."""
    game = interlude("romans", NOBODY_HERE + '[regions.Treveri]\nRomans = "4 Legions"')

    assert bands(game, "Romans")["Provincia"] == "Caesar, Fort"


@pytest.mark.proves("A2.1Hg")
def test_a2_1h_without_control_he_comes_to_most_romans() -> None:
    """Arverni in Provincia: he comes to the four Legions."""
    game = interlude(
        "romans",
        """
        [regions.Provincia]
        Romans = ""
        Arverni = "3 Warbands"
        [regions.Treveri]
        Romans = "4 Legions"
        [regions.Mandubii]
        Romans = "3 Legions"
    """,
    )
    finish(game)

    assert bands(game, "Romans")["Treveri"] == "Caesar, 4 Legions"


@pytest.mark.proves("A2.1Hg")
def test_a2_1h_the_romans_choose_among_equals() -> None:
    """Two Regions with two Legions each."""
    game = interlude(
        "romans",
        """
        [regions.Provincia]
        Romans = ""
        Arverni = "3 Warbands"
        [regions.Treveri]
        Romans = "2 Legions"
        [regions.Mandubii]
        Romans = "2 Legions"
    """,
    )
    assert (game.asked, game.offers("region")) == ("Romans interlude_leader", ["Treveri", "Mandubii"])
    game.play("Romans interlude_leader region Mandubii")

    assert bands(game, "Romans")["Mandubii"] == "Caesar, 2 Legions"


@pytest.mark.proves("A2.1Hh")
def test_a2_1h_a_successor_on_the_map_stays_a_successor() -> None:
    """Where he is."""
    game = interlude("romans", NOBODY_HERE + '[regions.Treveri]\nRomans = "Successor, 2 Legions"')

    assert bands(game, "Romans")["Treveri"] == "Successor, 2 Legions"
    assert logged(game, "place_leader") == []
