"""4.5.1 Enlist: Germanic Warbands act as Belgic, or the Germans execute a free Limited Command."""

import pytest

from tests.falling_sky.playing import Play, at


def enlisted(game: Play, command: str, *regions: str) -> Play:
    """Choose the Command, then Enlist Germanic Warbands as Belgic in these Regions."""
    game.play(f"Belgae action command {command}\nBelgae command ability Enlist\nBelgae enlist as_belgic")
    for region in regions:
        game.play(f"Belgae enlist_region region {region}")
    if game.asked == "Belgae enlist_region":
        game.play("Belgae enlist_region done")
    return game


# ---- where ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("4.5.1c")
def test_4_5_1_in_or_next_to_germania_or_with_germanic_pieces() -> None:
    """Near Ambiorix: Regions in or adjacent to Germania, and further ones that have Germanic pieces."""
    game = at("""
        card = 55
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Mandubii]
        Germans = "1 Warband"
        [tribes]
        Carnutes = "Germans"
    """).play("Belgae action command March\nBelgae command ability Enlist\nBelgae enlist as_belgic")

    assert sorted(game.offers("region")) == ["Carnutes", "Mandubii", "Morini", "Nervii", "Treveri"]


@pytest.mark.proves("4.5.1d")
def test_4_5_1_two_forms_or_neither() -> None:
    """Choose one of two: Warbands as Belgic, or one Germanic Command that is possible; or think better of it."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Germans = "1 Warband"
        Romans = "1 Auxilia"
    """).play("Belgae action command Raid\nBelgae command ability Enlist")
    assert game.options == ["as_belgic", "germanic Rally", "germanic March", "germanic Raid", "done"]

    game.play("Belgae enlist done")
    assert "Enlist" in game.offers("ability")


# ---- Germanic Warbands as Belgic --------------------------------------------------------------------------------


@pytest.mark.proves("4.5.1e", "4.5.1f")
def test_4_5_1_example_rally_three_germanic_warbands_for_three_resources() -> None:
    """Ambiorix in Nervii: two Germanic Warbands there (1) and one in Treveri (2) for three Resources."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
        Treveri = "Belgae"
    """)
    enlisted(game, "Rally", "Nervii", "Treveri").play("""
        Belgae command rally Nervii
        Belgae warbands number 2
        Belgae germanic_warbands number 2
        Belgae command rally Treveri
        Belgae germanic_warbands number 1
        Belgae command done
    """)

    assert game.pieces("Nervii", "Germans") == "2 Warbands"
    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.resources("Belgae") == 7


def test_4_5_1_the_table_shows_how_many_act_as_belgic() -> None:
    """All Germanic Warbands in the Regions chosen, and those elsewhere not."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        Germans = "2 Warbands"
        [regions.Ubii]
        Germans = "3 Warbands"
        [tribes]
        Nervii = "Belgae"
    """)
    assert "enlisted" not in game.view
    assert enlisted(game, "Rally", "Nervii", "Treveri").view["enlisted"] == {"Nervii": 2}


def test_4_5_1_rally_may_mix_warbands() -> None:
    """Each Warband placed may be Belgic or Germanic, as far as Available; Germanic Allies give none."""
    game = at("""
        card = 55
        [regions.Treveri]
        Belgae = "Ambiorix"
        [regions.Sequani]
        Germans = "14 Warbands"
        [tribes]
        Treveri = "Belgae"
        Sugambri = "Germans"
        Nervii = "Belgae"
        Eburones = "Belgae"
    """)
    enlisted(game, "Rally", "Nervii", "Sugambri").play("Belgae command rally Nervii\nBelgae warbands number 2")
    assert game.options == ["number 0", "number 1"]  # one Germanic Warband is Available

    game.play("Belgae germanic_warbands number 1")
    assert game.pieces("Nervii", "Belgae") == "1 Warband"
    assert game.pieces("Nervii", "Germans") == "1 Warband"
    assert "Sugambri" not in game.offers("rally")


@pytest.mark.proves("4.5.1e")
def test_4_5_1_not_where_not_enlisted() -> None:
    """Only in the affected Regions desired: elsewhere Rally places Belgic Warbands."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [tribes]
        Nervii = "Belgae"
        Menapii = "Belgae"
        Morini = "Belgae"
    """)
    enlisted(game, "Rally", "Nervii").play("Belgae command rally Morini\nBelgae warbands number 2")

    assert game.asked == "Belgae command"
    assert game.pieces("Morini", "Belgae") == "2 Warbands"


@pytest.mark.proves("4.5.1s")
def test_4_5_1_germanic_warbands_count_for_belgic_control() -> None:
    """With three Germanic Warbands counted as Belgic the Belgae Control Treveri and place an Ally."""
    game = at("""
        card = 55
        [regions.Treveri]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "3 Warbands"
        Romans = "3 Legions"
    """).play("Belgae action command Rally")
    assert "Treveri" not in game.offers("rally")

    game.play("Belgae command ability Enlist\nBelgae enlist as_belgic\nBelgae enlist_region region Treveri")
    game.play("Belgae enlist_region done\nBelgae command rally Treveri")
    assert game.tribe("Treveri") == "Belgae"
    assert game.control("Treveri") == "Belgae"
    assert game.resources("Belgae") == 8

    game.play("Belgae command done")
    assert game.control("Treveri") == "No Control"  # Germanic again: 3 + 3 against 3


def test_4_5_1_a_belgic_ally_in_germania() -> None:
    """Controlling Sugambri through the Germans, the Belgae Rally an Ally there for two, never at Suebi."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Sugambri]
        Germans = "3 Warbands"
    """)
    enlisted(game, "Rally", "Sugambri").play("Belgae command rally Sugambri")

    assert game.tribe("Sugambri") == "Belgae"
    assert game.resources("Belgae") == 8


def test_4_5_1_at_home_one_germanic_warband_even_without_an_ally() -> None:
    """3.3.1 HOME REGION: in Belgica one Warband without any Ally, and by Enlist it may be Germanic."""
    game = at("""
        card = 55
        [regions.Morini]
        Belgae = "Ambiorix"
        Romans = "1 Legion"
    """)
    enlisted(game, "Rally", "Morini").play("Belgae command rally Morini\nBelgae germanic_warbands number 1")

    assert game.pieces("Morini", "Germans") == "1 Warband"
    assert game.resources("Belgae") == 9


@pytest.mark.proves("4.5.1p")
def test_4_5_1_march_with_germanic_warbands() -> None:
    """Germanic Warbands march out in Belgic groups, flip to Hidden, at the cost of the origin; then are Germanic."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
        Germans = "2 revealed Warbands"
    """)
    enlisted(game, "March", "Nervii").play("""
        Belgae command march Nervii
        Belgae march_to region Atrebates
        Belgae march_number number 0
        Belgae march_number number 1
        Belgae march_number number 2
        Belgae march_to done
        Belgae command done
    """)

    assert game.pieces("Atrebates", "Belgae") == "1 Warband"
    assert game.pieces("Atrebates", "Germans") == "2 Warbands"
    assert game.control("Atrebates") == "Germans"
    assert game.resources("Belgae") == 9


def test_4_5_1_march_from_a_region_with_germans_alone() -> None:
    """An affected Region with only Germanic Warbands is a March origin; several groups may leave it."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Sugambri]
        Germans = "2 Warbands"
    """)
    enlisted(game, "March", "Sugambri").play("""
        Belgae command march Sugambri
        Belgae march_to region Treveri
        Belgae march_number number 1
        Belgae march_to region Ubii
    """)

    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.pieces("Ubii", "Germans") == "1 Warband"


def test_4_5_1_marched_germans_do_not_march_again() -> None:
    """March no piece more than once: Germans that entered an affected Region stay there."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Sugambri]
        Germans = "2 Warbands"
    """)
    enlisted(game, "March", "Nervii", "Sugambri").play("""
        Belgae command march Sugambri
        Belgae march_to region Nervii
        Belgae march_number number 2
        Belgae command march Nervii
        Belgae march_to region Atrebates
    """)

    assert game.pieces("Atrebates", "Belgae") == "Ambiorix"
    assert game.pieces("Nervii", "Germans") == "2 Warbands"


@pytest.mark.proves("4.5.1f")
def test_4_5_1_enlisted_germans_do_not_cross_the_sea() -> None:
    """Command restrictions apply normally: no March to Britannia with a Special Ability (4.1.3)."""
    game = at("""
        card = 55
        [regions.Morini]
        Belgae = "Ambiorix"
        Germans = "2 Warbands"
    """)
    enlisted(game, "March", "Morini").play("Belgae command march Morini")

    assert game.offers("region") == ["Nervii", "Atrebates", "Sugambri"]


@pytest.mark.proves("4.5.1q")
def test_4_5_1_raid_with_germanic_warbands() -> None:
    """Hidden Germanic Warbands Raid for the Belgae, who gain the Resources."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        Germans = "2 Warbands"
        Romans = "1 Auxilia"
    """)
    enlisted(game, "Raid", "Nervii").play("""
        Belgae command raid Nervii
        Belgae raid take_from Romans
        Belgae raid gain
    """)

    assert game.resources("Belgae") == 12
    assert game.resources("Romans") == 9
    assert game.pieces("Nervii", "Germans") == "2 revealed Warbands"


@pytest.mark.proves("4.5.1r")
def test_4_5_1_battle_with_germanic_warbands() -> None:
    """Germanic Warbands attack as Belgic, one Loss each with Ambiorix, are chosen for Losses, and are Revealed."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "2 Warbands"
        Arverni = "8 Warbands"
    """)
    enlisted(game, "Battle", "Nervii").play("Belgae command battle Nervii")
    assert game.pieces("Nervii", "Arverni") == "4 Warbands"  # Ambiorix 1, three Warbands 3
    assert game.asked == "Belgae loss"
    assert game.offers("piece") == ["Belgic Leader", "Hidden Belgic Warband", "Hidden Germanic Warband"]

    game.play("Belgae loss piece Hidden Germanic Warband\nBelgae loss piece Hidden Germanic Warband")
    assert game.pieces("Nervii", "Germans") == ""
    assert game.pieces("Nervii", "Belgae") == "Ambiorix, 1 revealed Warband"


def test_4_5_1_battle_where_only_germans_stand() -> None:
    """Germanic Warbands alone are enough to select an affected Region for a Belgic Battle, at Belgic cost."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Germans = "4 Warbands"
        Romans = "2 Auxilia"
        devastated = true
    """)
    enlisted(game, "Battle", "Treveri").play("Belgae command battle Treveri\nRomans declare_retreat stand")

    assert game.resources("Belgae") == 8
    assert game.pieces("Treveri", "Romans") == ""
    assert game.pieces("Treveri", "Germans") == "4 revealed Warbands"


def test_4_5_1_enlisted_warbands_are_no_target() -> None:
    """Treated as Belgic they are no enemy; a Germanic Ally still is."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "2 Warbands"
        [regions.Treveri]
        Belgae = "1 Warband"
        Germans = "1 Warband"
        [tribes]
        Treveri = "Germans"
    """).play("Belgae action command Battle")
    assert game.offers("battle") == ["Nervii", "Treveri"]

    game.play("Belgae command ability Enlist\nBelgae enlist as_belgic\nBelgae enlist_region region Nervii")
    game.play("Belgae enlist_region region Treveri\nBelgae enlist_region done")
    assert game.offers("battle") == ["Treveri"]
    game.play("Belgae command battle Treveri")
    assert game.tribe("Treveri") == "Subdued"
    assert game.pieces("Treveri", "Germans") == "1 revealed Warband"


def test_4_5_1_no_ambush_with_enlist() -> None:
    """Enlist is the one Special Ability: no Ambush in the same Command."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 Warbands"
        Germans = "2 Warbands"
        Arverni = "1 Warband"
    """)
    enlisted(game, "Battle", "Nervii").play("Belgae command battle Nervii")

    assert game.asked == "Belgae command"


@pytest.mark.proves("4.5.1g")
def test_4_5_1_belgae_may_not_remove_germanic_warbands() -> None:
    """1.4.1 Voluntary removal does not reach the Germanic Warbands."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "2 Warbands"
    """)
    enlisted(game, "Raid", "Nervii").play("Belgae command remove_own")

    assert game.offers("remove") == ["Belgic Leader", "Hidden Belgic Warband"]


@pytest.mark.proves("4.5.1h")
def test_4_5_1_after_the_command_they_are_germanic_again() -> None:
    """As soon as the Command is completed Control counts Germans as Germans."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "3 Warbands"
    """)
    assert game.control("Nervii") == "Germans"
    enlisted(game, "Raid", "Nervii")
    assert game.control("Nervii") == "Belgae"

    game.play("Belgae command raid Nervii\nBelgae raider piece Hidden Germanic Warband")
    game.play("Belgae raid done\nBelgae command done")
    assert game.control("Nervii") == "Germans"


def test_4_5_1_germanic_again_even_when_the_card_ends_with_the_command() -> None:
    """The Belgae act second: when the next card is drawn, the Germans already count as Germans."""
    game = at("""
        card = 55
        first = { faction = "Aedui", action = "Event" }
        [regions.Nervii]
        Belgae = "Ambiorix, 1 Warband"
        Germans = "3 Warbands"
    """)
    enlisted(game, "Raid", "Nervii").play("""
        Belgae command raid Nervii
        Belgae raider piece Hidden Belgic Warband
        Belgae raid done
        Belgae command done
    """)

    assert game.asked == "Chance draw_card"
    assert game.control("Nervii") == "Germans"


def test_4_5_1_enlisted_while_marching_out_are_hidden_too() -> None:
    """Germanic Warbands Enlisted in an origin that is being resolved are flipped like the Belgic ones."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 3 revealed Warbands"
        Germans = "2 revealed Warbands, 2 scouted Warbands"
    """).play("""
        Belgae action command March
        Belgae command march Nervii
        Belgae march_to ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Nervii
        Belgae enlist_region done
    """)

    assert game.pieces("Nervii", "Germans") == "2 Warbands, 2 revealed Warbands"


FAR = """
    card = 55
    [regions.Pictones]
    Belgae = "Ambiorix, 2 Warbands"
"""
NEAR = """
    card = 55
    [regions.Treveri]
    Belgae = "Successor, 2 Warbands"
"""


@pytest.mark.parametrize(
    ("position", "offered"),
    [
        (FAR, False),  # no Region near Germania, nor Germans, within one of Ambiorix
        (NEAR, False),  # no Ally, and not at home: a Rally places no Warbands
        (f'{NEAR}\n[tribes]\nTreveri = "Belgae"', True),
        (f'{NEAR}\ndevastated = true\n[tribes]\nTreveri = "Belgae"', False),
        (f'{NEAR}\n[regions.Veneti]\nGermans = "15 Warbands"\n[tribes]\nTreveri = "Belgae"', False),
        (f"{NEAR}\nGermans = 'Warband'", True),
    ],
)
def test_4_5_1_rally_offers_enlist_only_where_it_has_effect(position: str, offered: bool) -> None:
    """Germanic Warbands are offered as Belgic in a Rally only if some are there, or it could place some."""
    game = at(position).play("Belgae action command Rally")
    if "Enlist" in game.offers("ability"):
        game.play("Belgae command ability Enlist")

    assert ("as_belgic" in game.options) == offered


def test_4_5_1_rally_that_is_over_places_nobody() -> None:
    """A Region that has been resolved is no reason to Enlist any more."""
    game = at(f'{NEAR}\n[tribes]\nTreveri = "Belgae"').play("Belgae action command Rally\nBelgae command rally Treveri")
    assert game.asked == "Belgae command"

    assert "Enlist" not in game.offers("ability")


def test_4_5_1_enlist_is_used_when_a_region_is_named() -> None:
    """With a Rally a Region without Germans may be named; then the turn was a Command with a Special Ability."""
    game = enlisted(at('card = 55\n[regions.Nervii]\nBelgae = "Ambiorix, 2 Warbands"\n'), "Rally", "Nervii")
    game.play("Belgae command rally Nervii")
    while game.asked != "Belgae command":
        game.play(f"{game.asked} {game.options[0]}")
    game.play("Belgae command done")

    assert game.asked == "Romans action"
    assert "unshaded 55" in game.options
