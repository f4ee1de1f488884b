"""A2.1F The Interlude: Aedui."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, interlude, left, logged, tribes


@pytest.mark.proves("A2.1Fa")
def test_a2_1f_diviciacus_leaves_the_game() -> None:
    """He is neither on the map nor Available, in Spring nor later."""
    game = interlude("aedui", '[regions.Mandubii]\nAedui = "Diviciacus"')

    assert (game.asked, bands(game, "Aedui")) == (DECK, {})
    assert "Leader" not in game.view["available"]["Aedui"]
    assert logged(game, "retire_leader") == ["Aedui"]


@pytest.mark.proves("A2.1Fc", "A2.1Fe", "A2.1Ff")
def test_a2_1f_one_citadel_becomes_an_ally_not_that_of_bibracte() -> None:
    """Of the other two the Aedui choose; the new Ally is counted with the others, so that of two one goes."""
    game = interlude(
        "aedui",
        """
        [tribes]
        Aedui = "Aedui Citadel"
        Sequani = "Aedui Citadel"
        Treveri = "Aedui"
    """,
    )
    assert "Aedui Sequani" in logged(game, "lower_citadel")
    assert (game.asked, left(game), game.offers("tribe")) == ("Aedui interlude_ally", 1, ["Treveri", "Sequani"])
    game.play("Aedui interlude_ally tribe Treveri\nAedui interlude_ally done")

    assert tribes(game, "Aedui Citadel") == ["Aedui"]
    assert tribes(game, "Aedui") == ["Sequani"]


@pytest.mark.proves("A2.1Fc")
def test_a2_1f_the_aedui_choose_which() -> None:
    """Of two Citadels outside Bibracte."""
    game = interlude("aedui", '[tribes]\nMandubii = "Aedui Citadel"\nSequani = "Aedui Citadel"')
    assert (game.asked, game.offers("tribe")) == ("Aedui interlude_citadel", ["Mandubii", "Sequani"])
    game.play("Aedui interlude_citadel tribe Sequani")

    assert tribes(game, "Aedui Citadel") == ["Mandubii"]


@pytest.mark.proves("A2.1Fe", "A2.1Fi")
def test_a2_1f_that_of_bibracte_if_there_is_no_other() -> None:
    """It becomes an Ally, which goes as the only one, and another is placed."""
    game = interlude("aedui", '[tribes]\nAedui = "Aedui Citadel"')

    assert logged(game, "lower_citadel") == ["Aedui Aedui"]
    assert logged(game, "withdraw_ally") == ["Aedui Aedui"]
    assert tribes(game, "Aedui") == ["Aedui"]


@pytest.mark.proves("A2.1Fd")
def test_a2_1f_without_an_ally_available_the_citadel_is_removed() -> None:
    """All six Allies are on the map: Vesontio is Subdued, and of the six three go."""
    names = ("Treveri", "Helvii", "Senones", "Lingones", "Remi", "Veneti")
    allies = "".join(f'{name} = "Aedui"\n' for name in names)
    game = interlude("aedui", f'[tribes]\n{allies}Sequani = "Aedui Citadel"')

    assert logged(game, "withdraw_citadel") == ["Aedui Sequani"]
    assert (game.tribe("Sequani"), left(game)) == ("Subdued", 3)


@pytest.mark.proves("A2.1Ff", "A2.1Fh", "A2.1Bk")
def test_a2_1f_the_ally_at_bibracte_goes_last() -> None:
    """Three Allies: the two elsewhere go."""
    game = interlude("aedui", '[tribes]\nAedui = "Aedui"\nTreveri = "Aedui"\nHelvii = "Aedui"')
    assert tribes(game, "Aedui") == ["Aedui"]

    assert (game.asked, left(game), game.offers("tribe")) == ("Aedui interlude_ally", 0, ["Aedui"])


@pytest.mark.proves("A2.1Fg", "A2.1Fh", "A2.1Bk")
def test_a2_1f_half_of_the_warbands_the_aedui_region_last() -> None:
    """Of seven four: two from Sequani, and two of five at home."""
    game = interlude(
        "aedui",
        """
        [regions.Aedui]
        Aedui = "5 Warbands"
        [regions.Sequani]
        Aedui = "2 Revealed Warbands"
    """,
    )
    assert "Sequani" not in bands(game, "Aedui")

    assert (game.asked, left(game)) == ("Aedui interlude_number", 2)


@pytest.mark.proves("A2.1Fi")
@pytest.mark.parametrize(
    ("there", "gone"),
    [("Arverni", ["Aedui Aedui 1 Arverni"]), ("Arverni Citadel", ["Aedui Aedui 1 Arverni"]), ("Subdued", [])],
)
def test_a2_1f_an_ally_comes_to_bibracte_whoever_is_there(there: str, gone: list[str]) -> None:
    """Arverni whom an Event put there (A30, A43) go to Available."""
    game = interlude("aedui", f'[tribes]\nAedui = "{there}"\nArverni = "Arverni"')

    assert game.tribe("Aedui") == "Aedui"
    assert logged(game, "lost") == gone


@pytest.mark.proves("A2.1Fi")
@pytest.mark.parametrize("marker", ["Dispersed", "Dispersed-Gathering"])
def test_a2_1f_a_marker_goes_too(marker: str) -> None:
    """And is in nobody's way in Spring."""
    game = interlude("aedui", f'[tribes]\nAedui = "{marker}"')

    assert (game.asked, game.tribe("Aedui")) == (DECK, "Aedui")
    assert len(logged(game, "marker_off")) == 1


@pytest.mark.proves("A2.1Fi")
def test_a2_1f_a_citadel_at_bibracte_needs_no_ally() -> None:
    """It stays, as another became an Ally."""
    game = interlude("aedui", '[tribes]\nAedui = "Aedui Citadel"\nSequani = "Aedui Citadel"')

    assert (game.tribe("Aedui"), game.tribe("Sequani")) == ("Aedui Citadel", "Subdued")
