"""A2.1G The Interlude: Arverni, by whoever has run the Germans."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, finish, interlude, left, logged, tribes


@pytest.mark.proves("A2.1Gb", "A2.1Kg")
def test_a2_1g_vercingetorix_comes_to_the_spring_box() -> None:
    """He stays there: the Spring of the Interlude neither opens it nor brings a Successor."""
    game = interlude("arverni")

    assert game.position["vercingetorix"] == "Spring box"
    assert (game.asked, "Leader" in game.view["available"]["Arverni"]) == (DECK, False)


@pytest.mark.proves("A2.1Ga", "A2.1Gc", "A2.1Ge")
def test_a2_1g_two_citadels_become_allies_gergovia_last() -> None:
    """The two others: nobody is asked."""
    game = interlude(
        "arverni",
        """
        [tribes]
        Arverni = "Arverni Citadel"
        Carnutes = "Arverni Citadel"
        Mandubii = "Arverni Citadel"
    """,
    )

    assert (logged(game, "lower_citadel"), game.tribe("Arverni")) == (
        ["Arverni Carnutes", "Arverni Mandubii"],
        "Arverni Citadel",
    )


@pytest.mark.proves("A2.1Ga", "A2.1Gc")
def test_a2_1g_the_germans_choose_which_citadels() -> None:
    """Three of them, none at Gergovia."""
    game = interlude(
        "arverni",
        """
        [tribes]
        Bituriges = "Arverni Citadel"
        Carnutes = "Arverni Citadel"
        Mandubii = "Arverni Citadel"
        Sequani = "Belgae Citadel"
    """,
    )
    assert (game.asked, game.offers("tribe")) == ("Germans interlude_citadel", ["Carnutes", "Mandubii", "Bituriges"])
    game.play("Germans interlude_citadel tribe Mandubii\nGermans interlude_citadel tribe Bituriges")

    assert tribes(game, "Arverni Citadel") == ["Carnutes"]


@pytest.mark.proves("A2.1Gc", "A2.1Ge")
def test_a2_1g_the_only_citadel_goes_even_at_gergovia() -> None:
    """It becomes an Ally, which goes as the only one, and another is placed."""
    game = interlude("arverni", '[tribes]\nArverni = "Arverni Citadel"')

    assert logged(game, "lower_citadel") == ["Arverni Arverni"]
    assert game.tribe("Arverni") == "Arverni"


@pytest.mark.proves("A2.1Gd")
def test_a2_1g_without_an_ally_available_a_citadel_is_removed() -> None:
    """Nine of ten Allies are on the map: the first Citadel takes the tenth, the second is removed."""
    names = ("Treveri", "Helvii", "Senones", "Lingones", "Remi", "Veneti", "Namnetes", "Pictones", "Santones")
    allies = "".join(f'{name} = "Arverni"\n' for name in names)
    game = interlude("arverni", f'[tribes]\n{allies}Carnutes = "Arverni Citadel"\nSequani = "Arverni Citadel"')

    assert game.offers("tribe") == ["Carnutes", "Sequani"], "for it matters which comes first"
    game.play("Germans interlude_citadel tribe Carnutes")
    assert logged(game, "lower_citadel") == ["Arverni Carnutes"]
    assert logged(game, "withdraw_citadel") == ["Arverni Sequani"]
    assert left(game) == 5


def test_a2_1g_where_no_ally_is_available_both_citadels_go_in_any_order() -> None:
    """All ten Allies are on the map: nobody is asked which of the two comes first."""
    names = (
        "Treveri",
        "Helvii",
        "Senones",
        "Lingones",
        "Remi",
        "Veneti",
        "Namnetes",
        "Pictones",
        "Santones",
        "Aulerci",
    )
    allies = "".join(f'{name} = "Arverni"\n' for name in names)
    game = interlude("arverni", f'[tribes]\n{allies}Carnutes = "Arverni Citadel"\nSequani = "Arverni Citadel"')

    assert game.asked == "Germans interlude_ally"
    assert logged(game, "withdraw_citadel") == ["Arverni Carnutes", "Arverni Sequani"]


@pytest.mark.proves("A2.1Ga", "A2.1Gf", "A2.1Gh", "A2.1Bk")
def test_a2_1g_half_of_the_allies_the_arverni_region_last() -> None:
    """Veneti and Carnutes, Home Regions of A1.3.1, do not wait; the Germans choose."""
    game = interlude(
        "arverni",
        """
        [tribes]
        Arverni = "Arverni"
        Veneti = "Arverni"
        Aulerci = "Arverni"
        Treveri = "Arverni"
    """,
    )

    assert (game.asked, left(game)) == ("Germans interlude_ally", 2)
    assert game.offers("tribe") == ["Treveri", "Aulerci", "Veneti"]


@pytest.mark.proves("A2.1Gi", "A2.1Gh")
def test_a2_1g_cadurci_and_volcae_need_not_wait() -> None:
    """They are offered beside those abroad, Gergovia is not; and beside Gergovia when nobody is abroad."""
    game = interlude(
        "arverni",
        """
        [tribes]
        Arverni = "Arverni"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Treveri = "Arverni"
    """,
    )
    assert (left(game), game.offers("tribe")) == (2, ["Treveri", "Cadurci", "Volcae"])
    game.play("Germans interlude_ally tribe Volcae")
    assert (left(game), game.offers("tribe")) == (1, ["Treveri", "Cadurci"])
    game.play("Germans interlude_ally tribe Treveri")
    assert (left(game), game.offers("tribe"), "done" in game.options) == (0, ["Arverni", "Cadurci"], True)
    finish(game)

    assert tribes(game, "Arverni") == ["Arverni", "Cadurci"]


@pytest.mark.proves("A2.1Gi")
def test_a2_1g_cadurci_may_stay_while_gergovia_goes() -> None:
    """They may go at any time, but need not: with nobody abroad all of the Region are offered."""
    game = interlude("arverni", '[tribes]\nArverni = "Arverni"\nCadurci = "Arverni"\nVolcae = "Arverni"')

    assert (left(game), game.offers("tribe")) == (2, ["Arverni", "Cadurci", "Volcae"])


@pytest.mark.proves("A2.1Ga", "A2.1Gg", "A2.1Gh", "A2.1Bk")
def test_a2_1g_half_of_the_warbands_the_arverni_region_last() -> None:
    """Of nine five: any of the six elsewhere, of the Germans' choice."""
    game = interlude(
        "arverni",
        """
        [regions.Arverni]
        Arverni = "3 Warbands"
        [regions.Veneti]
        Arverni = "4 Warbands"
        [regions.Sequani]
        Arverni = "2 Warbands"
    """,
    )
    assert (game.asked, left(game), game.offers("region")) == ("Germans interlude_bands", 5, ["Veneti", "Sequani"])
    game.play("""
        Germans interlude_bands region Veneti
        Germans interlude_number number 4
    """)

    assert (game.asked, left(game)) == ("Germans interlude_number", 1)


@pytest.mark.proves("A2.1Gj")
@pytest.mark.parametrize("marker", ["Dispersed", "Dispersed-Gathering", "Subdued"])
def test_a2_1g_an_ally_comes_to_gergovia(marker: str) -> None:
    """Whatever is there goes."""
    game = interlude("arverni", f'[tribes]\nArverni = "{marker}"')

    assert (game.asked, game.tribe("Arverni")) == (DECK, "Arverni")


@pytest.mark.proves("A2.1Gk")
@pytest.mark.parametrize(
    ("there", "then"), [(0, "3 Warbands"), (1, "3 Warbands"), (4, "3 Warbands"), (8, "4 Warbands")]
)
def test_a2_1g_until_three_warbands_are_at_home(there: int, then: str) -> None:
    """Half of one goes, so that three come; of eight four stay, and none come."""
    game = interlude("arverni", f'[regions.Arverni]\nArverni = "{there} Warbands"' if there else "")
    finish(game)

    assert bands(game, "Arverni") == {"Arverni": then}


@pytest.mark.parametrize(("home", "asked"), [(3, DECK), (7, DECK), (8, "Germans interlude_number")])
def test_a2_1g_nobody_leaves_home_who_comes_back_at_once(home: int, asked: str) -> None:
    """Until three are there: whether more than half of seven go is all the same; of eight four may stay, or three."""
    game = interlude("arverni", f'[regions.Arverni]\nArverni = "{home} Warbands"')
    assert game.asked == asked
