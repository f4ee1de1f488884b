"""3.3.3 Raid."""

import pytest

from tests.falling_sky.playing import Play, at

FIRST = {"Arverni": 19, "Aedui": 37, "Belgae": 55}  # a card on which the Faction is 1st Eligible


def raiding(faction: str, position: str, verb: str = "command") -> Play:
    """The Faction, 1st Eligible, has chosen Raid."""
    return at(f"card = {FIRST[faction]}\n{position}").play(f"{faction} action {verb} Raid")


# ---- Selection ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.3c")
def test_3_3_3_regions_with_hidden_warbands() -> None:
    """Only Regions with own Hidden Warbands are offered: neither Revealed nor Scouted ones nor a Leader Raid."""
    game = raiding(
        "Arverni",
        """
        [regions.Arverni]
        Arverni = "1 Warband"
        [regions.Pictones]
        Arverni = "3 revealed Warbands"
        [regions.Mandubii]
        Arverni = "3 scouted Warbands"
        [regions.Veneti]
        Arverni = "Vercingetorix"
        Aedui = "4 Warbands"
        """,
    )
    assert game.offers("raid") == ["Arverni"]


@pytest.mark.proves("3.3.3b")
def test_3_3_3_raid_costs_nothing() -> None:
    """A Faction without Resources can Raid."""
    game = raiding("Belgae", 'resources.Belgae = 0\n[regions.Morini]\nBelgae = "1 Warband"')
    game.play("Belgae command raid Morini")
    assert game.resources("Belgae") == 1


def test_3_3_3_each_region_once() -> None:
    """3.1 A Region is Raided once; other Regions may follow."""
    game = raiding("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"\n[regions.Sequani]\nAedui = "1 Warband"')
    game.play("Aedui command raid Aedui\nAedui raid done")
    assert game.offers("raid") == ["Sequani"]


def test_3_3_3_limited_raid_in_one_region() -> None:
    """2.3.5 A Limited Raid selects one Region, still with up to two Warbands."""
    game = at("""
        card = 37
        first = { faction = "Romans", action = "Command" }
        [regions.Aedui]
        Aedui = "2 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
    """)
    game.play("Aedui action limited Raid\nAedui command raid Aedui\nAedui raid gain")
    assert game.resources("Aedui") == 12
    assert game.offers("raid") == []


# ---- Procedure ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.3d", "3.3.3e")
@pytest.mark.parametrize("faction", FIRST)
def test_3_3_3_one_warband_flips_and_adds_a_resource(faction: str) -> None:
    """One Hidden Warband flips to Revealed for one Resource; the second is at will."""
    game = raiding(faction, f'[regions.Pictones]\n{faction} = "3 Warbands"')
    game.play(f"{faction} command raid Pictones")
    assert game.resources(faction) == 11
    assert game.options == ["gain", "done"]
    game.play(f"{faction} raid done")
    assert game.pieces("Pictones", faction) == "2 Warbands, 1 revealed Warband"


@pytest.mark.proves("3.3.3d")
def test_3_3_3_two_warbands_at_most() -> None:
    """Two of three Hidden Warbands flip, for two Resources; not three."""
    game = raiding("Aedui", '[regions.Pictones]\nAedui = "3 Warbands"')
    game.play("Aedui command raid Pictones\nAedui raid gain")
    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 12
    assert game.pieces("Pictones", "Aedui") == "1 Warband, 2 revealed Warbands"


def test_3_3_3_no_more_than_the_hidden_warbands() -> None:
    """With one Hidden Warband only one Raids."""
    game = raiding("Aedui", '[regions.Pictones]\nAedui = "1 Warband, 4 revealed Warbands"')
    game.play("Aedui command raid Pictones")
    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 11


@pytest.mark.proves("3.3.3f")
def test_3_3_3_take_from_an_enemy_with_pieces() -> None:
    """Each Warband takes one Resource from an enemy there, each from whom it likes."""
    game = raiding("Arverni", '[regions.Mandubii]\nArverni = "2 Warbands"\nRomans = "1 Legion"\nAedui = "1 Warband"')
    game.play("Arverni command raid Mandubii")
    assert game.options == ["gain", "take_from Romans", "take_from Aedui"]
    game.play("Arverni raid take_from Romans\nArverni raid take_from Aedui")
    assert [game.resources(f) for f in ("Arverni", "Romans", "Aedui", "Belgae")] == [12, 9, 9, 10]
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"


def test_3_3_3_add_one_and_take_one() -> None:
    """The two Warbands may do different things."""
    game = raiding("Arverni", '[regions.Mandubii]\nArverni = "2 Warbands"\nRomans = "1 Legion"')
    game.play("Arverni command raid Mandubii\nArverni raid gain\nArverni raid take_from Romans")
    assert (game.resources("Arverni"), game.resources("Romans")) == (12, 9)


def test_3_3_3_take_two_from_one_enemy() -> None:
    """Both may take from the same enemy, while it has something (6.2.3)."""
    game = raiding("Arverni", 'resources.Romans = 1\n[regions.Mandubii]\nArverni = "2 Warbands"\nRomans = "1 Legion"')
    game.play("Arverni command raid Mandubii\nArverni raid take_from Romans")
    assert game.options == ["gain", "done"]
    game = raiding("Arverni", '[regions.Mandubii]\nArverni = "2 Warbands"\nRomans = "1 Legion"')
    game.play("Arverni command raid Mandubii\nArverni raid take_from Romans\nArverni raid take_from Romans")
    assert (game.resources("Arverni"), game.resources("Romans")) == (12, 8)


def test_3_3_3_an_ally_is_a_piece() -> None:
    """A Faction with only an Allied Tribe there has pieces in the Region; no Control is asked for."""
    game = raiding("Belgae", '[regions.Pictones]\nBelgae = "1 Warband"\n[tribes]\nPictones = "Arverni"')
    game.play("Belgae command raid Pictones\nBelgae raid take_from Arverni")
    assert (game.resources("Belgae"), game.resources("Arverni")) == (11, 9)


@pytest.mark.proves("3.3.3f")
def test_3_3_3_not_from_a_faction_without_pieces_there() -> None:
    """Pieces in an adjacent Region do not count."""
    game = raiding("Belgae", '[regions.Pictones]\nBelgae = "2 Warbands"\n[regions.Veneti]\nArverni = "2 Warbands"')
    game.play("Belgae command raid Pictones")
    assert game.options == ["gain", "done"]


@pytest.mark.proves("3.3.3g")
def test_3_3_3_not_from_germans() -> None:
    """1.8 Germans have no Resources to take."""
    game = raiding("Belgae", '[regions.Treveri]\nBelgae = "2 Warbands"\nGermans = "4 Warbands"')
    game.play("Belgae command raid Treveri")
    assert game.options == ["gain", "done"]


@pytest.mark.proves("3.3.3i")
def test_3_3_3_a_citadel_protects_its_faction() -> None:
    """Nothing is taken from a Faction with a Citadel there; others there are not protected."""
    game = raiding(
        "Belgae",
        """
        [regions.Bituriges]
        Belgae = "1 Warband"
        Aedui = "3 Warbands"
        Arverni = "1 Warband"
        [tribes]
        Bituriges = "Aedui Citadel"
        """,
    )
    game.play("Belgae command raid Bituriges")
    assert game.options == ["gain", "take_from Arverni"]


@pytest.mark.proves("3.3.3i")
def test_3_3_3_a_fort_protects_the_romans() -> None:
    """Nothing is taken from Romans with a Fort there, but from others there."""
    game = raiding(
        "Arverni", '[regions.Mandubii]\nArverni = "1 Warband"\nRomans = "Fort, 4 Legions"\nAedui = "1 Warband"'
    )
    game.play("Arverni command raid Mandubii")
    assert game.options == ["gain", "take_from Aedui"]


def test_3_3_3_the_fort_of_provincia_protects() -> None:
    """1.4.2 The permanent Fort is a Fort."""
    game = raiding("Arverni", '[regions.Provincia]\nArverni = "2 Warbands"')
    game.play("Arverni command raid Provincia")
    assert game.options == ["gain", "done"]


@pytest.mark.proves("3.3.3e", "3.3.3h", "4.3.2q")
def test_3_3_3_devastated_region_adds_nothing() -> None:
    """In a Devastated Region Resources are only taken, not added."""
    game = raiding("Arverni", '[regions.Mandubii]\ndevastated = true\nArverni = "2 Warbands"\nRomans = "1 Legion"')
    game.play("Arverni command raid Mandubii")
    assert game.resources("Romans") == 9
    assert game.options == ["take_from Romans", "done"]


def test_3_3_3_devastated_region_with_nobody_to_rob() -> None:
    """A Devastated Region where nobody can be robbed is not offered."""
    game = raiding(
        "Arverni",
        """
        [regions.Mandubii]
        devastated = true
        Arverni = "2 Warbands"
        Romans = "Fort"
        Germans = "1 Warband"
        [regions.Arverni]
        Arverni = "1 Warband"
        """,
    )
    assert game.offers("raid") == ["Arverni"]


def test_3_3_3_never_above_45() -> None:
    """1.8 At 45 Resources an enemy still loses what is taken."""
    game = raiding("Arverni", 'resources.Arverni = 45\n[regions.Mandubii]\nArverni = "1 Warband"\nRomans = "1 Legion"')
    game.play("Arverni command raid Mandubii\nArverni raid take_from Romans")
    assert (game.resources("Arverni"), game.resources("Romans")) == (45, 9)


def test_3_3_3_gauls_raid_gauls_of_the_same_player() -> None:
    """1.5 Another Faction is an enemy even in the hands of the same player."""
    game = at('card = 19\n[regions.Morini]\nArverni = "1 Warband"\nBelgae = "1 Warband"', seating="two")
    game.play("Arverni action command Raid\nArverni command raid Morini\nArverni raid take_from Belgae")
    assert (game.resources("Arverni"), game.resources("Belgae")) == (11, 9)


def test_3_3_3_nobody_without_resources_is_robbed() -> None:
    """Ruling: there is nothing to take from a Faction with none, so it is not offered."""
    game = at("""
        card = 19
        [resources]
        Aedui = 0
        [regions.Mandubii]
        Arverni = "2 Warbands"
        Aedui = "1 Warband"
        Belgae = "1 Warband"
    """).play("Arverni action command Raid\nArverni command raid Mandubii")

    assert game.offers("take_from") == ["Belgae"]
