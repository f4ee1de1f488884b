"""A2.1E The Interlude: Belgae."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, interlude, left, logged, tribes

BELGAE = ("Nervii", "Eburones", "Morini", "Menapii", "Atrebates", "Remi", "Treveri", "Helvii")


@pytest.mark.proves("A2.1Ea", "A2.1Ec", "A2.1Bh", "A2.1Bk")
@pytest.mark.parametrize(("abroad", "at_home", "must"), [(3, 0, 2), (2, 1, 2), (1, 4, 3), (2, 2, 2)])
def test_a2_1e_half_of_the_allies_rounded_up_belgica_last(abroad: int, at_home: int, must: int) -> None:
    """Those outside Belgica go before any there."""
    away, home = ("Treveri", "Helvii", "Senones")[:abroad], BELGAE[:at_home]
    game = interlude("belgae", "[tribes]\n" + "".join(f'{name} = "Belgae"\n' for name in (*away, *home)))
    offered = away if must < abroad else home
    assert (game.asked, left(game)) == ("Belgae interlude_ally", must if must < abroad else must - abroad)
    assert sorted(game.offers("tribe")) == sorted(offered)
    assert ("done" in game.options) == (must == abroad)
    if must >= abroad:
        assert not set(away) & set(tribes(game, "Belgae")), "nobody is asked when all of them must go"


@pytest.mark.proves("A2.1Ea", "A2.1Bh")
def test_a2_1e_none_of_none() -> None:
    """Half of nothing is nothing, and half of one is one."""
    assert interlude("belgae").asked == DECK
    game = interlude("belgae", '[tribes]\nNervii = "Belgae"')

    assert (game.asked, tribes(game, "Belgae")) == (DECK, ["Catuvellauni"]), "that of the expedition that was not made"


@pytest.mark.proves("A2.1Eb", "A2.1Ec", "A2.1Bi")
@pytest.mark.parametrize(("n", "must"), [(2, 1), (3, 2), (7, 4)])
def test_a2_1e_half_of_the_warbands_rounded_up(n: int, must: int) -> None:
    """Warbands are counted by themselves: Allies that go do not count for them."""
    game = interlude("belgae", f'[regions.Nervii]\nBelgae = "{n} Warbands"\n[tribes]\nTreveri = "Belgae"')

    assert (game.asked, left(game)) == ("Belgae interlude_number", must)
    assert "Belgae Treveri" in logged(game, "withdraw_ally")


@pytest.mark.proves("A2.1Ec", "A2.1Bk", "A2.1Bl")
def test_a2_1e_warbands_in_belgica_go_last() -> None:
    """Ten Warbands, six of them abroad: five go, from Regions of the Belgae's choice, but not from Belgica."""
    game = interlude(
        "belgae",
        """
        [regions.Nervii]
        Belgae = "4 Warbands"
        [regions.Treveri]
        Belgae = "3 Warbands"
        [regions.Mandubii]
        Belgae = "3 Warbands"
    """,
    )
    assert (left(game), game.offers("region")) == (5, ["Treveri", "Mandubii"])
    game.play("Belgae interlude_bands region Treveri\nBelgae interlude_number number 3")
    assert (game.asked, left(game)) == ("Belgae interlude_number", 2), "there is only Mandubii left outside"
    game.play("Belgae interlude_number number 2")
    assert (left(game), game.offers("region"), "done" in game.options) == (0, ["Mandubii"], True)
    game.play("Belgae interlude_bands done")

    assert bands(game, "Belgae")["Mandubii"] == "1 Warband"
    assert "Nervii" in bands(game, "Belgae")


@pytest.mark.proves("A2.1Ed", "A2.1Bm")
def test_a2_1e_a_citadel_stays_and_is_not_counted() -> None:
    """A Citadel and two Allies: one of these goes."""
    game = interlude("belgae", '[tribes]\nTreveri = "Belgae"\nHelvii = "Belgae"')
    assert (left(game), game.offers("tribe")) == (1, ["Treveri", "Helvii"])
    game.play("Belgae interlude_ally tribe Treveri\nBelgae interlude_ally tribe Helvii")

    assert tribes(game, "Belgae Citadel") == ["Bituriges"]


# ---- Ambiorix ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("A2.1Ee", "A2.1Ef", "A2.1Eg")
@pytest.mark.parametrize("leader", ["Boduognatus", "Successor", ""])
def test_a2_1e_the_leader_comes_as_ambiorix_to_most_other_pieces(leader: str) -> None:
    """Three pieces in Nervii without him, two in Morini with him: he himself does not count."""
    here = f"{leader}, " if leader else ""
    game = interlude(
        "belgae",
        f"""
        [regions.Morini]
        Belgae = "{here}2 Warbands"
        [regions.Nervii]
        Belgae = "4 Warbands"
    """,
    ).play("""
        Belgae interlude_bands region Nervii
        Belgae interlude_number number 1
        Belgae interlude_bands region Morini
        Belgae interlude_number number 2
        Belgae interlude_bands done
    """)

    assert bands(game, "Belgae")["Nervii"] == "Ambiorix, 3 Warbands"
    assert "Morini" not in bands(game, "Belgae")


@pytest.mark.proves("A2.1Eh")
def test_a2_1e_the_belgae_choose_among_equals() -> None:
    """A Citadel in Bituriges, a Warband in Morini."""
    game = interlude("belgae", '[regions.Morini]\nBelgae = "2 Warbands"').play("""
        Belgae interlude_number number 1
        Belgae interlude_bands done
    """)
    assert (game.asked, game.offers("region")) == ("Belgae interlude_leader", ["Morini", "Bituriges"])
    game.play("Belgae interlude_leader region Morini")

    assert bands(game, "Belgae")["Morini"] == "Ambiorix, 1 Warband"


@pytest.mark.proves("A2.1Ei")
def test_a2_1e_without_other_pieces_he_comes_to_belgica() -> None:
    """His own piece in Treveri does not make that a Region with Belgic pieces."""
    game = interlude(
        "belgae",
        """
        [regions.Treveri]
        Belgae = "Boduognatus"
        [tribes]
        Bituriges = "Subdued"
    """,
    )
    assert (game.asked, game.offers("region")) == ("Belgae interlude_leader", ["Morini", "Nervii", "Atrebates"])
    game.play("Belgae interlude_leader region Atrebates")

    assert bands(game, "Belgae")["Atrebates"] == "Ambiorix"
    assert "Treveri" not in bands(game, "Belgae")


@pytest.mark.proves("A2.1Ee", "A2.1Bo")
def test_a2_1e_control_follows_at_once() -> None:
    """Five Belgae against three Aedui: with three gone Control is the Aedui's when the Romans' turn comes."""
    game = interlude(
        "belgae",
        """
        [regions.Treveri]
        Belgae = "5 Warbands"
        Aedui = "4 Warbands"
    """,
    )
    assert game.control("Treveri") == "Belgae"
    game.play("Belgae interlude_number number 3")

    assert game.control("Treveri") == "Aedui"
