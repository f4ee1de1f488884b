"""6.4 Harvest Phase."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import until, winter

HARVEST = "Romans harvest_transfer"


def harvest(position: str) -> Play:
    """Earnings are in, nobody has transferred anything."""
    game = winter(position)
    while not game.asked.endswith("harvest_transfer"):
        game.table.answer("done")
    return game


@pytest.mark.proves("6.4.1a")
def test_6_4_1_romans_earn_their_score() -> None:
    """Subdued plus Dispersed plus Roman Allied Tribes: 15 of 30 here, whatever the mix."""
    plain = harvest("")
    mixed = harvest("""
        [tribes]
        Treveri = "Romans"
        Mandubii = "Romans"
        Senones = "Dispersed"
        Lingones = "Dispersed-Gathering"
        Bituriges = "Razed"
    """)

    assert plain.resources("Romans") == 15
    assert mixed.resources("Romans") == 15


def test_6_4_1_enemy_allies_and_citadels_lower_it() -> None:
    """Each Ally or Citadel of another Faction, Germans too, is a Tribe less."""
    game = harvest("""
        [tribes]
        "Suebi North" = "Germans"
        Aedui = "Aedui Citadel"
        Bituriges = "Aedui"
    """)

    assert game.resources("Romans") == 12


@pytest.mark.proves("6.4.2a", "6.4.2b")
def test_6_4_2_gauls_earn_two_for_each_ally_and_citadel() -> None:
    """Twice the number of Allied Tribes and Citadels: a Citadel counts once."""
    game = harvest("""
        [tribes]
        Arverni = "Arverni Citadel"
        Aedui = "Aedui Citadel"
        Bituriges = "Aedui"
    """)

    assert game.resources("Arverni") == 16
    assert game.resources("Belgae") == 14
    assert game.resources("Aedui") == 4 + 4  # with River Tolls


def test_6_4_2_roman_forts_and_german_allies_earn_nothing() -> None:
    """Only Gauls earn by Allies; the Germans track no Resources (1.8)."""
    game = harvest("""
        [regions.Britannia]
        Romans = "Fort"
        [tribes]
        "Suebi North" = "Germans"
    """)

    assert game.position["resources"] == {"Romans": 14, "Arverni": 16, "Aedui": 4, "Belgae": 14}


@pytest.mark.proves("6.4.3a")
def test_6_4_3_river_tolls() -> None:
    """The Aedui receive a further four Resources, even without any piece."""
    game = harvest("")

    assert game.resources("Aedui") == 4


@pytest.mark.proves("6.4a")
def test_6_4_never_above_45() -> None:
    """1.8 Earnings beyond 45 are lost."""
    game = harvest("""
        [resources]
        Romans = 31
        Arverni = 29
        Aedui = 43
        Belgae = 30
    """)

    assert game.position["resources"] == {"Romans": 45, "Arverni": 45, "Aedui": 45, "Belgae": 44}


def test_6_4_what_was_paid_for_quarters_is_gone_before_the_harvest() -> None:
    """Quarters come first: the Harvest cannot pay for them."""
    game = winter("""
        [regions.Britannia]
        Romans = "Legion"
        [resources]
        Romans = 1
    """)
    until(game, "Romans quarters_region").play("Romans quarters_region region Britannia")

    assert game.options == ["roll Legion", "negotiate"]


# ---- 1.5.2 Transfers --------------------------------------------------------------------------------------------


@pytest.mark.proves("6.3c", "6.4b")
def test_6_4_transfers_during_harvest() -> None:
    """1.5.2 Each Faction may give any Resources to the others, not to the Germans, and none is forced to."""
    game = harvest("")
    assert game.asked == HARVEST
    assert game.options == ["give Arverni", "give Aedui", "give Belgae", "back"]
    game.play("""
        Romans harvest_transfer give Aedui
        Romans give number 15
        Arverni harvest_transfer back
        Aedui harvest_transfer give Belgae
        Aedui give number 9
        Aedui harvest_transfer back
    """)

    assert game.position["resources"] == {"Romans": 0, "Arverni": 16, "Aedui": 10, "Belgae": 23}
    assert game.asked == "Belgae harvest_transfer"


def test_6_4_transfers_stop_at_45() -> None:
    """1.8 No Faction is given more than it can hold."""
    game = harvest("""
        [resources]
        Aedui = 39
        Belgae = 45
    """)
    assert game.options == ["give Arverni", "give Aedui", "back"]
    game.play("Romans harvest_transfer give Aedui")

    assert game.options == ["number 1", "number 2"]


@pytest.mark.parametrize("seating", ["two", "three-romans-aedui"])
def test_6_4_one_players_factions_transfer_without_limit(seating: str) -> None:
    """1.5.2 The limit of four is not for Winter."""
    game = winter("", seating=seating)
    game.play("Romans harvest_transfer give Aedui")

    assert game.options[-1] == "number 15"
