"""3.2.1 Recruit: where, and what is placed (for the cost see test_3_2_1_supply_lines.py)."""

import pytest

from tests.falling_sky.playing import at

# ---- Regions to select ------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.1r")
@pytest.mark.parametrize("romans", ["Caesar", "Successor", "Fort"])
def test_3_2_1_a_leader_or_fort_lets_recruit(romans: str) -> None:
    """A Region qualifies by a Roman Leader (Caesar or Successor) or a Fort, even without Roman Control."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "{romans}"
        Arverni = "5 Warbands"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


@pytest.mark.proves("3.2.1r")
def test_3_2_1_an_ally_lets_recruit() -> None:
    """A Region qualifies by a Roman Ally, even without Roman Control."""
    game = at("""
        [regions.Mandubii]
        Arverni = "5 Warbands"
        [tribes]
        Senones = "Romans"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


@pytest.mark.proves("3.2.1r", "3.2.1f")
def test_3_2_1_roman_control_lets_recruit() -> None:
    """A Region qualifies by Roman Control; pieces without Control and without Leader, Ally or Fort are not enough."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "1 Warband"
        [regions.Carnutes]
        Romans = "2 Legions"
        Arverni = "2 Warbands"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


@pytest.mark.proves("3.2.1b", "4.3.2k")
def test_3_2_1_not_in_a_devastated_region() -> None:
    """A Devastated Region cannot be selected, whatever the Romans have there."""
    game = at("""
        [regions.Mandubii]
        devastated = true
        Romans = "Caesar, 4 Legions, Fort"
        [tribes]
        Senones = "Romans"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Provincia"]


@pytest.mark.proves("3.1f", "3.2.1r")
def test_3_2_1_not_where_nothing_can_be_placed() -> None:
    """Roman Control without a Subdued Tribe and without Leader, Ally or Fort would have no effect: not offered."""
    game = at("""
        [regions.Treveri]
        Romans = "3 Legions"
        [tribes]
        Treveri = "Arverni"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Provincia"]


@pytest.mark.proves("3.2.1c")
def test_3_2_1_any_regions_are_selected_in_one_recruit() -> None:
    """A full Recruit takes several Regions; a Limited Command just one."""
    position = """
        [regions.Mandubii]
        Romans = "Fort"
        [regions.Sequani]
        Romans = "Fort"
    """
    game = at(position).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
        Romans recruit place_auxilia
    """)
    assert game.offers("recruit") == ["Sequani", "Provincia"]

    game = at('first = { faction = "Aedui", action = "Command" }' + position).play("""
        Romans action limited Recruit
        Romans command recruit Mandubii
        Romans recruit place_auxilia
    """)
    assert game.options == ["done", "negotiate", "remove_own"]


# ---- What is placed ---------------------------------------------------------------------------------------------


@pytest.mark.proves("3.2.1u")
def test_3_2_1_an_ally_or_auxilia_not_both() -> None:
    """In each Region one of the two is done: an Ally here, and then the Region is finished."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
    """)
    assert game.options == ["place_ally", "place_auxilia"]

    game.play("""
        Romans recruit place_ally
        Romans ally_at tribe Lingones
    """)
    assert game.asked == "Romans command"
    assert game.tribe("Lingones") == "Romans"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions"


@pytest.mark.proves("3.2.1s")
def test_3_2_1_caesar_places_an_ally_without_control() -> None:
    """With Caesar in the Region an Ally may be placed under enemy Control."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar"
        Germans = "3 Warbands"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
    """)

    assert game.options == ["place_ally", "place_auxilia"]


@pytest.mark.proves("3.2.1s")
def test_3_2_1_a_successor_places_no_ally_without_control() -> None:
    """With the Successor and no Roman Control only Auxilia are placed (one, without asking)."""
    game = at("""
        [regions.Mandubii]
        Romans = "Successor"
        Germans = "3 Warbands"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == "Successor, 1 Auxilia"


@pytest.mark.proves("3.2.1f")
@pytest.mark.parametrize("helpers", ['Romans = "Fort"', ""])
def test_3_2_1_a_fort_or_ally_without_control_places_no_ally(helpers: str) -> None:
    """Fort or Ally alone under enemy Control let Auxilia come, but no Ally."""
    game = at(f"""
        [regions.Mandubii]
        Germans = "4 Warbands"
        {helpers}
        [tribes]
        Senones = "{"Subdued" if helpers else "Romans"}"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans").startswith("1 Auxilia")


@pytest.mark.proves("3.2.1g")
@pytest.mark.parametrize(("region", "tribe"), [("Aedui", "Aedui"), ("Arverni", "Arverni")])
def test_3_2_1_no_roman_ally_at_aedui_or_arverni(region: str, tribe: str) -> None:
    """Roman Allies are placed neither at Bibracte nor at Gergovia (1.4.2)."""
    game = at(f"""
        [regions.{region}]
        Romans = "Caesar, 2 Legions"
    """).play(f"""
        Romans action command Recruit
        Romans command recruit {region}
    """)

    if region == "Aedui":
        assert game.pieces("Aedui", "Romans") == "Caesar, 2 Legions, 1 Auxilia"
    else:
        game.play("Romans recruit place_ally")
        assert game.offers("tribe") == ["Cadurci", "Volcae"]


@pytest.mark.proves("3.2.1g")
def test_3_2_1_no_roman_ally_at_the_suebi() -> None:
    """In Germania the Ally goes to the Ubii, never to the Suebi: the one site is taken without asking."""
    game = at("""
        [regions.Ubii]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Romans action command Recruit
        Romans command recruit Ubii
        Romans recruit place_ally
    """)

    assert game.tribe("Ubii") == "Romans"
    assert game.asked == "Romans command"


@pytest.mark.proves("3.2.1t")
@pytest.mark.parametrize("status", ["Dispersed", "Dispersed-Gathering", "Razed", "Aedui", "Arverni Citadel", "Romans"])
def test_3_2_1_an_ally_only_at_a_subdued_tribe(status: str) -> None:
    """Neither a Dispersed Tribe nor one with an Ally or Citadel takes a Roman Ally."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "Caesar, 8 Legions"
        [tribes]
        Mandubii = "{status}"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
        Romans recruit place_ally
    """)

    assert game.offers("tribe") == ["Senones", "Lingones"]


@pytest.mark.proves("3.2.1h")
def test_3_2_1_auxilia_one_for_each_ally_leader_and_fort() -> None:
    """Two Allies, a Leader and a Fort let up to four Auxilia come, Hidden; fewer may be placed."""
    game = at("""
        [regions.Mandubii]
        Romans = "Successor, Fort, 1 revealed Auxilia"
        [tribes]
        Senones = "Romans"
        Lingones = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
        Romans recruit place_auxilia
    """)
    assert game.offers("number") == ["1", "2", "3", "4"]

    game.play("Romans auxilia number 4")
    assert game.pieces("Mandubii", "Romans") == "Successor, 4 Auxilia, 1 revealed Auxilia, Fort"


@pytest.mark.proves("3.2.1h")
def test_3_2_1_legions_auxilia_and_control_bring_no_auxilia() -> None:
    """Roman Control by Legions and Auxilia alone: only an Ally can be placed."""
    game = at("""
        [regions.Treveri]
        Romans = "3 Legions, 2 Auxilia"
    """).play("""
        Romans action command Recruit
        Romans command recruit Treveri
    """)

    assert game.tribe("Treveri") == "Romans"
    assert game.pieces("Treveri", "Romans") == "3 Legions, 2 Auxilia"


@pytest.mark.proves("3.2.1i")
def test_3_2_1_home_region_one_extra_in_provincia() -> None:
    """The Fort of Provincia brings one Auxilia and home one extra; an Ally there one more."""
    game = at("").play("""
        Romans action command Recruit
        Romans command recruit Provincia
        Romans recruit place_auxilia
    """)
    assert game.offers("number") == ["1", "2"]

    game = at('[tribes]\nHelvii = "Romans"').play("""
        Romans action command Recruit
        Romans command recruit Provincia
    """)
    assert game.offers("number") == ["1", "2", "3"]


def test_3_2_1_only_available_auxilia_are_placed() -> None:
    """With 19 of 20 Auxilia on the map one is placed, whatever the number of Allies and Forts."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 19 Auxilia"
        [tribes]
        Helvii = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command recruit Provincia
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Provincia", "Romans") == "Caesar, 20 Auxilia, Fort"


def test_3_2_1_what_is_no_longer_possible_does_not_happen() -> None:
    """3.1 Of two Regions selected the first takes the last Auxilia; the second is resolved without effect."""
    game = at("""
        [regions.Morini]
        Romans = "19 Auxilia"
        [regions.Mandubii]
        Romans = "Fort"
        Germans = "1 Warband"
        [tribes]
        Helvii = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command select Provincia
        Romans command select Mandubii
        Romans command recruit Provincia
        Romans command recruit Mandubii
    """)

    assert game.pieces("Provincia", "Romans") == "1 Auxilia, Fort"
    assert game.pieces("Mandubii", "Romans") == "Fort"
    assert "done" in game.options


def test_3_2_1_only_available_allies_are_placed() -> None:
    """With all six Roman Allies on the map no further Ally is offered."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
        [tribes]
        Carnutes = "Romans"
        Aulerci = "Romans"
        Pictones = "Romans"
        Santones = "Romans"
        Veneti = "Romans"
        Namnetes = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command recruit Mandubii
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 2 Legions, 1 Auxilia"


def test_3_2_1_placement_adjusts_control() -> None:
    """Auxilia placed break German Control of the Region at once."""
    game = at("""
        [regions.Mandubii]
        Romans = "Fort"
        Germans = "2 Warbands"
        [tribes]
        Senones = "Romans"
    """).play("Romans action command Recruit")
    assert game.control("Mandubii") == "No Control"

    game.play("""
        Romans command recruit Mandubii
        Romans auxilia number 1
    """)
    assert game.control("Mandubii") == "Romans"


def test_3_2_1_pieces_are_moved_by_removing_them_first() -> None:
    """PLAY NOTE: an Auxilia taken off the map (1.4.1) is placed in the Recruit Region."""
    game = at("""
        [regions.Morini]
        Romans = "20 Auxilia"
        [regions.Mandubii]
        Romans = "Fort"
    """).play("""
        Romans action command Recruit
        Romans command remove_own
        Romans remove_from region Morini
    """)
    assert game.pieces("Morini", "Romans") == "19 Auxilia"

    game.play("""
        Romans command recruit Mandubii
        Romans recruit place_auxilia
    """)
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia, Fort"


def test_3_2_1_recruit_is_open_when_pieces_must_be_removed_first() -> None:
    """With all Auxilia and Allies on the map Recruit can still be chosen, to move some by removing them first."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Morini]
        Romans = "20 Auxilia"
        [tribes]
        Carnutes = "Romans"
        Aulerci = "Romans"
        Pictones = "Romans"
        Santones = "Romans"
        Veneti = "Romans"
        Namnetes = "Romans"
    """)
    assert "limited Recruit" in game.options

    game.play("Romans action limited Recruit")
    assert game.offers("recruit") == []
    game.play("""
        Romans command remove_own
        Romans remove_from region Morini
    """)
    assert "Provincia" in game.offers("recruit")
