"""8.6.3 Suborn after the Command."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn

# Rich Aedui with few Warbands Rally one at home, do not Trade, and may Suborn where they are Hidden.
BOARD = """
    [resources]
    Aedui = {res}
    Romans = 20
    {regions}
    [tribes]
    Aedui = "Aedui Citadel"
    {tribes}
"""
CONVICTOLITAVIS = '[capabilities]\n43 = "unshaded"\n'
# No Warband is left: the Rally places an Ally at the Carnutes, where nobody is Hidden.
ALL_PLACED = '[regions.Aedui]\nAedui = "{} revealed Warbands"\n[regions.Carnutes]\nAedui = "3 revealed Warbands"\n'
ONE_ALLY = 'Aulerci = "Dispersed"\nTreveri = "Dispersed"\n'
GUARDED = '[regions.{}]\nAedui = "Warband"\n{}\n'


def suborn(
    regions: str, tribes: str = "", *dice: int, res: int = 30, head: str = "card = 47", more: str = ""
) -> Acting:
    board = BOARD.format(regions=regions, tribes=tribes, res=res)
    return aedui_turn(more + board, *dice, head=head)


def what(game: Acting) -> list[str]:
    return [each.removeprefix("suborn_what ") for each in game.did("Aedui") if each.startswith("suborn_what")]


def where(game: Acting) -> list[str]:
    return [each.removeprefix("suborn ") for each in game.did("Aedui") if each.startswith("suborn ")]


# ---- Allies -----------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.3v", "8.6.3y", "8.3d")
def test_8_6_3_suborn_places_an_aedui_ally_first_then_warbands() -> None:
    """An Aedui Ally at a Subdued Tribe, then as many Warbands as may be: three pieces in all."""
    game = suborn(GUARDED.format("Veneti", 'Arverni = "4 Warbands"'), 'Namnetes = "Arverni"')
    assert game.boxes("Aedui").endswith("A_TRADE no, A_SUBORN yes")
    assert where(game) == ["region Veneti"]
    assert game.tribe("Veneti") == "Aedui"
    assert game.pieces("Veneti", "Aedui") == "3 Warbands"
    assert game.resources("Aedui") == 30 - 1 - 2 - 1 - 1


def test_8_1_3_the_reason_is_told_where_one_region_alone_can_be_suborned() -> None:
    """8.6.3 No question is put about the Region, and yet what can be done there is told, once."""
    regions = ALL_PLACED.format(16) + GUARDED.format("Veneti", 'Arverni = "4 Warbands"')
    game = suborn(regions, ONE_ALLY + 'Namnetes = "Arverni"')
    assert not where(game)
    assert game.tribe("Veneti") == "Aedui"
    assert game.notes("Aedui").count("aedui.suborn.places") == 1


def test_8_1_3_what_an_ally_costs_is_told_where_it_cannot_be_paid() -> None:
    """8.6.3 One Resource is left after the Rally: no Ally, but a Warband."""
    game = suborn(GUARDED.format("Veneti", 'Arverni = "4 Warbands"'), 'Namnetes = "Arverni"', res=2, more="")
    told = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui")))
    assert "no Ally can be placed or removed (Resources: 1, an Ally costs 2); Warbands" in told
    french = " ".join(text.strip() for _, text in explain_lines(game.walk("Aedui"), language="fr"))
    assert "(Ressources\u00a0: 1, un Allié coûte 2)" in french


def test_8_6_3_suborn_places_an_ally_in_a_city_first() -> None:
    """8.4.1 Within the Region the City comes before another Tribe."""
    game = suborn(GUARDED.format("Carnutes", 'Arverni = "4 Warbands"'))
    assert what(game)[0] == "place_ally Carnutes"
    assert "priority.cities_first" in game.priorities("Aedui")


@pytest.mark.proves("8.6.3w")
def test_8_6_3_suborn_removes_an_ally_if_none_can_be_placed() -> None:
    """No Subdued Tribe where the Aedui are Hidden: an Ally of an enemy is removed instead."""
    game = suborn(GUARDED.format("Treveri", 'Belgae = "4 Warbands"'), 'Treveri = "Belgae"')
    assert what(game)[0] == "remove Treveri"
    assert game.tribe("Treveri") == "Subdued"


TWO = GUARDED.format("Treveri", 'Belgae = "4 Warbands"') + GUARDED.format("Bituriges", 'Arverni = "4 Warbands"')


@pytest.mark.proves("8.6.3w")
@pytest.mark.parametrize(
    ("tribes", "region"),
    [
        ('Treveri = "Belgae"\nBituriges = "Arverni"\nCarnutes = "Arverni"', "Bituriges"),
        ('Treveri = "Belgae"\nBituriges = "Arverni"\nNervii = "Belgae"', "Treveri"),
    ],
)
def test_8_6_3_suborn_hurts_whoever_has_most_allies(tribes: str, region: str) -> None:
    """The Ally of the Faction that has most Allies and Citadels."""
    game = suborn(TWO, tribes)
    assert where(game) == [f"region {region}"]
    assert "aedui.suborn.most_allies" in game.priorities("Aedui")


ROMAN_ALLY = 'Treveri = "Romans"\nBituriges = "Arverni"\nNervii = "Romans"\nEburones = "Romans"'


@pytest.mark.proves("8.6.3x")
@pytest.mark.parametrize(
    ("nonplayers", "region"), [('["Aedui", "Romans"]', "Bituriges"), ('["Aedui", "Arverni"]', "Treveri")]
)
def test_8_6_3_suborn_spares_nonplayer_romans(nonplayers: str, region: str) -> None:
    """An Ally of Non-player Romans only if no other can be removed, though they have most; of a player at once."""
    board = BOARD.format(regions=TWO, tribes=ROMAN_ALLY, res=30)
    game = aedui_turn(board, nonplayers=nonplayers)
    assert where(game) == [f"region {region}"]
    assert ("aedui.suborn.nonplayer_romans_last" in game.priorities("Aedui")) is ("Romans" in nonplayers)


@pytest.mark.proves("8.6.3x")
def test_8_6_3_suborn_removes_an_ally_of_nonplayer_romans_at_last() -> None:
    """With no other enemy Ally in reach the Non-player Romans lose theirs."""
    regions = GUARDED.format("Treveri", 'Belgae = "4 Warbands"')
    game = aedui_turn(
        BOARD.format(regions=regions, tribes='Treveri = "Romans"', res=30), nonplayers='["Aedui", "Romans"]'
    )
    assert what(game)[0] == "remove Treveri"


@pytest.mark.proves("8.6.3y")
def test_8_6_3_suborn_takes_a_citadel_for_no_ally() -> None:
    """4.4.2 A Citadel cannot be removed: the Aedui place Warbands."""
    game = suborn(GUARDED.format("Bituriges", 'Arverni = "4 Warbands"'), 'Bituriges = "Arverni Citadel"', 3)
    assert where(game) == ["region Bituriges"]
    assert what(game) == ["place Aedui", "place Aedui", "place Aedui"]


def test_8_6_3_too_poor_for_an_ally() -> None:
    """An Ally costs two Resources: with one left after the Rally only a Warband is placed."""
    regions = GUARDED.format("Veneti", 'Arverni = "4 Warbands"')
    game = aedui_turn(BOARD.format(regions=regions, tribes="", res=2).replace("Aedui Citadel", "Dispersed"))
    assert what(game) == ["place Aedui"]


# ---- Warbands and Auxilia ---------------------------------------------------------------------------------------


def removed(pieces: str) -> list[str]:
    """What Suborn removes in Treveri, where the Tribe is Dispersed."""
    return what(suborn(ALL_PLACED.format(16) + GUARDED.format("Treveri", pieces), ONE_ALLY))


@pytest.mark.proves("8.6.3z", "8.6.3aa", "8.6.3ab")
def test_8_6_3_suborn_removes_arverni_then_belgae_then_germans_then_auxilia() -> None:
    """With no Aedui Warband Available: enemies in order, Hidden ones first, Auxilia last."""
    full = 'Arverni = "Warband, 2 revealed Warbands"\nBelgae = "2 Warbands"\nGermans = "Warband"\nRomans = "2 Auxilia"'
    assert removed(full) == ["remove Hidden Arverni Warband", *["remove Revealed Arverni Warband"] * 2]
    some = 'Belgae = "Warband"\nGermans = "Warband"\nRomans = "2 Auxilia"'
    assert removed(some) == [
        "remove Hidden Belgic Warband",
        "remove Hidden Germanic Warband",
        "remove Hidden Auxilia",
    ]


@pytest.mark.proves("8.6.3z")
@pytest.mark.parametrize(
    ("faction", "pieces"),
    [("Arverni", "Warbands"), ("Belgae", "Warbands"), ("Germans", "Warbands"), ("Romans", "Auxilia")],
)
@pytest.mark.parametrize(("treveri", "pictones", "region"), [(2, 3, "Pictones"), (3, 2, "Treveri")])
@pytest.mark.parametrize("die", [1, 6])
def test_8_6_3_suborn_where_most_can_be_removed(
    faction: str, pieces: str, treveri: int, pictones: int, region: str, die: int
) -> None:
    """Of two Regions the one with more Arverni Warbands; if none, Belgic, then Germanic ones, then Auxilia."""
    regions = ALL_PLACED.format(15)
    regions += GUARDED.format("Treveri", f'{faction} = "{treveri} {pieces}"')
    regions += GUARDED.format("Pictones", f'{faction} = "{pictones} {pieces}"')
    game = suborn(regions, ONE_ALLY + 'Pictones = "Dispersed"\nSantones = "Dispersed"', *[die] * 6)
    assert where(game) == [f"region {region}"]
    assert f"aedui.suborn.most_{faction.lower()}" in game.priorities("Aedui")


@pytest.mark.proves("8.6.3ac")
def test_8_6_3_no_suborn_without_resources() -> None:
    """With nothing to pay the Aedui add no Special Ability."""
    game = suborn(GUARDED.format("Treveri", 'Belgae = "4 Warbands"'), 'Treveri = "Belgae"', res=1)
    assert game.boxes("Aedui").endswith("A_TRADE no, A_SUBORN no")


# ---- 43 Convictolitavis -----------------------------------------------------------------------------------------

EMISSARIES = GUARDED.format("Treveri", 'Belgae = "4 Warbands"') + GUARDED.format("Veneti", 'Arverni = "4 Warbands"')


@pytest.mark.proves("8.6.3u")
def test_8_6_3_convictolitavis_suborns_two_regions() -> None:
    """Unshaded, in each of two Regions: an Ally placed in the one, an Ally removed in the other."""
    game = suborn(EMISSARIES, 'Treveri = "Belgae"\nVeneti = "Dispersed"', more=CONVICTOLITAVIS)
    assert where(game) == ["region Veneti", "region Treveri"]
    assert [each for each in what(game) if "Aedui" not in each] == ["place_ally Namnetes", "remove Treveri"]
    assert len(what(game)) == 6


def test_8_6_3_allies_in_both_regions_before_warbands() -> None:
    """With five Resources the two Allies come first, and one Warband is left to pay for."""
    game = suborn(
        EMISSARIES, 'Treveri = "Belgae"\nVeneti = "Dispersed"', res=6, more=CONVICTOLITAVIS, head="card = 47\nnext = 2"
    )
    assert len([each for each in what(game) if "place Aedui" in each]) == 1
    assert (game.tribe("Treveri"), game.tribe("Namnetes")) == ("Subdued", "Aedui")


FIVE_ALLIES = "".join(f'{tribe} = "Aedui"\n' for tribe in ("Nervii", "Eburones", "Atrebates", "Bellovaci", "Remi"))


@pytest.mark.parametrize("die", [1, 6])
def test_8_6_3_the_last_ally_leaves_one_to_be_removed_in_the_second_region(die: int) -> None:
    """43, 8.4: one Aedui Ally is left. In Veneti an Ally of the Arverni can be removed, in Pictones none: it is placed
    there."""
    regions = GUARDED.format("Veneti", 'Arverni = "4 Warbands"') + GUARDED.format("Pictones", 'Belgae = "4 Warbands"')
    regions += '[regions.Nervii]\nBelgae = "9 Warbands"\n[regions.Atrebates]\nBelgae = "9 Warbands"\n'
    tribes = FIVE_ALLIES + 'Namnetes = "Arverni"\nSantones = "Dispersed"'
    game = suborn(regions, tribes, die, die, die, more=CONVICTOLITAVIS)
    assert where(game) == ["region Pictones", "region Veneti"]
    assert (game.tribe("Pictones"), game.tribe("Namnetes")) == ("Aedui", "Subdued")
    assert "aedui.suborn.leaving_another" in game.priorities("Aedui")


# ---- 8.4.4 ------------------------------------------------------------------------------------------------------


def test_8_4_4_frost_spares_an_ally_if_a_roman_player_would_win() -> None:
    """While WINTER shows, no Tribe is Subdued for a Roman player at victory: Warbands are placed instead."""
    board = BOARD.format(
        regions=GUARDED.format("Treveri", 'Belgae = "4 Warbands"'), tribes='Treveri = "Belgae"', res=30
    )
    frost = 'card = 47\nnext = "Winter"'
    assert what(aedui_turn(board, head=frost))[0] == "place Aedui"
    assert what(aedui_turn(board, head=frost, nonplayers='["Aedui", "Romans"]'))[0] == "remove Treveri"


@pytest.mark.parametrize("die", [1, 6])
def test_8_4_1_of_equal_enemies_in_a_region_the_arverni_first(die: int) -> None:
    """Arverni and Belgae have one Ally each, both in Pictones: that of the Arverni goes, whatever the dice."""
    board = '[resources]\nAedui = 20\nRomans = 20\n[regions.Pictones]\nAedui = "Warband"\n[tribes]\n'
    game = aedui_turn(board + 'Aedui = "Aedui Citadel"\nPictones = "Belgae"\nSantones = "Arverni"', die, die, die)
    assert "suborn_what remove Santones" in game.did("Aedui")
    assert "aedui.suborn.enemy_order" in game.priorities("Aedui")
