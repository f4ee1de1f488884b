"""3.2.1 Recruit: where, at what cost, what is placed; Supply Lines and who agrees to them."""

import pytest

from tests.falling_sky.playing import Play, at

# ---- Regions to select ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("romans", ["Caesar", "Successor", "Fort"])
def test_3_2_1_a_leader_or_fort_lets_recruit(romans: str) -> None:
    """A Region qualifies by a Roman Leader (Caesar or Successor) or a Fort, even without Roman Control."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "{romans}"
        Arverni = "5 Warbands"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


def test_3_2_1_an_ally_lets_recruit() -> None:
    """A Region qualifies by a Roman Ally, even without Roman Control."""
    game = at("""
        [regions.Mandubii]
        Arverni = "5 Warbands"
        [tribes]
        Senones = "Romans"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


def test_3_2_1_roman_control_lets_recruit() -> None:
    """A Region qualifies by Roman Control alone; Roman pieces without Control and without Leader, Ally or Fort do not."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "1 Warband"
        [regions.Carnutes]
        Romans = "2 Legions"
        Arverni = "2 Warbands"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]


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


def test_3_2_1_not_where_nothing_can_be_placed() -> None:
    """Roman Control without a Subdued Tribe and without Leader, Ally or Fort would have no effect: not offered."""
    game = at("""
        [regions.Treveri]
        Romans = "3 Legions"
        [tribes]
        Treveri = "Arverni"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Provincia"]


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
    assert "command Recruit" in game.options

    game.play("Romans action command Recruit")
    assert game.offers("recruit") == []
    game.play("""
        Romans command remove_own
        Romans remove_from region Morini
    """)
    assert "Provincia" in game.offers("recruit")


# ---- Cost and Supply Lines --------------------------------------------------------------------------------------


def test_3_2_1_two_resources_outside_a_supply_line() -> None:
    """Germans on all three borders of Cisalpina never agree: the Recruit costs two, and nobody is asked."""
    game = at("""
        [regions.Ubii]
        Germans = "1 Warband"
        [regions.Sequani]
        Germans = "1 Warband"
        [regions.Provincia]
        Germans = "2 Warbands"
        [regions.Mandubii]
        Romans = "Fort, 2 Legions"
    """).play("""
        Romans action command Recruit
        Romans command select Mandubii
    """)

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 8


@pytest.mark.parametrize("free", ["Ubii", "Sequani", "Provincia"])
def test_3_2_1_each_region_at_cisalpina_ends_a_supply_line(free: str) -> None:
    """Ubii, Sequani or Provincia alone with No Control is enough: Recruit there costs nothing."""
    pieces = {"Ubii": "Fort", "Sequani": "Fort", "Provincia": "Fort"}
    regions = "".join(
        f'[regions.{name}]\nRomans = "{fort}"\nGermans = "{1 if name == free else 2} Warbands"\n'
        for name, fort in pieces.items()
    )
    game = at(regions).play("Romans action command Recruit")
    assert game.control(free) == "No Control"

    game.play(f"Romans command select {free}")
    assert game.resources("Romans") == 10
    others = [name for name in pieces if name != free]
    game.play(f"Romans command select {others[0]}")
    assert game.resources("Romans") == 8


def test_3_2_1_no_control_and_roman_control_need_no_agreement() -> None:
    """A chain through Regions of No Control and of Roman Control is free without asking anybody."""
    game = at("""
        [regions.Carnutes]
        Romans = "Fort"
        [regions.Sequani]
        Romans = "1 Legion"
        [regions.Mandubii]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
    """).play("""
        Romans action command Recruit
        Romans command select Carnutes
    """)

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10


def test_3_2_1_no_chain_across_a_gap() -> None:
    """A Region of No Control that is cut off from Cisalpina by German Control is in no Supply Line."""
    game = at("""
        [regions.Britannia]
        Romans = "Fort"
        [regions.Morini]
        Germans = "1 Warband"
        [regions.Atrebates]
        Germans = "1 Warband"
        [regions.Veneti]
        Germans = "1 Warband"
    """).play("""
        Romans action command Recruit
        Romans command select Britannia
    """)

    assert game.resources("Romans") == 8


def test_3_2_1_a_supply_line_reaches_britannia() -> None:
    """Britannia is adjacent for Supply (1.3.4): with free Regions between, Recruit there costs nothing."""
    game = at("""
        [regions.Britannia]
        Romans = "Fort"
    """).play("""
        Romans action command Recruit
        Romans command select Britannia
    """)

    assert game.resources("Romans") == 10


SUPPLY_EXAMPLE = """
    [regions.Arverni]
    Arverni = "3 Warbands"
    Romans = "Fort"
    [regions.Bituriges]
    Arverni = "1 Warband"
    Romans = "Fort"
    [regions.Aedui]
    Aedui = "2 Warbands"
    [regions.Sequani]
    Aedui = "1 Warband"
    [regions.Ubii]
    Germans = "2 Warbands"
"""


def supply_example(more: str = "") -> Play:
    return at(more + SUPPLY_EXAMPLE).play("Romans action command Recruit")


def arverni_refuse() -> Play:
    return supply_example().play("""
        Romans command recruit Bituriges
        Romans seek_supply ask Arverni
        Arverni agree_supply no
    """)


def test_3_2_1_supply_line_example_bituriges_if_the_aedui_agree() -> None:
    """EXAMPLE: nobody Controls Bituriges, so a Supply Line is allowed, but only if the Aedui agree."""
    game = arverni_refuse()
    assert game.asked == "Romans seek_supply"
    assert game.options == ["ask Aedui", "pay", "call_off"]

    game.play("Romans seek_supply ask Aedui")
    assert game.asked == "Aedui agree_supply"
    assert game.options == ["yes", "no"]
    game.play("Aedui agree_supply yes")
    assert game.resources("Romans") == 10
    assert game.pieces("Bituriges", "Romans") == "1 Auxilia, Fort"


def test_3_2_1_supply_line_example_bituriges_if_the_aedui_refuse() -> None:
    """EXAMPLE: if the Aedui do not agree, the Romans pay two Resources."""
    game = arverni_refuse().play("""
        Romans seek_supply ask Aedui
        Aedui agree_supply no
    """)
    assert game.options == ["pay", "call_off"]

    game.play("Romans seek_supply pay")
    assert game.resources("Romans") == 8
    assert game.pieces("Bituriges", "Romans") == "1 Auxilia, Fort"


def test_3_2_1_supply_line_example_arverni_control_blocks() -> None:
    """EXAMPLE: Arverni Control of the Arverni Region blocks Supply there as long as the Arverni do not agree."""
    game = supply_example().play("Romans command recruit Arverni")
    assert game.options == ["ask Arverni", "pay", "call_off"]

    game.play("""
        Romans seek_supply ask Arverni
        Arverni agree_supply no
        Romans seek_supply pay
    """)
    assert game.resources("Romans") == 8


def test_3_2_1_the_regions_own_controller_may_agree() -> None:
    """The Region where the action occurs counts as well: the Arverni may agree for the Arverni Region."""
    game = supply_example().play("""
        Romans command recruit Arverni
        Romans seek_supply ask Arverni
        Arverni agree_supply yes
    """)

    assert game.resources("Romans") == 10
    assert game.pieces("Arverni", "Romans") == "1 Auxilia, Fort"


def test_3_2_1_the_romans_may_pay_without_asking() -> None:
    """Nobody need be asked: the Romans may pay at once."""
    game = supply_example().play("""
        Romans command recruit Bituriges
        Romans seek_supply pay
    """)

    assert game.resources("Romans") == 8


def test_3_2_1_unhappy_romans_may_call_off() -> None:
    """1.5.2 After a refusal the Romans call off this Region, nothing paid, and may cancel the Recruit."""
    game = supply_example().play("""
        Romans command recruit Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
    """)

    assert game.resources("Romans") == 10
    assert "Bituriges" in game.offers("recruit")
    game.play("Romans command cancel")
    assert game.asked == "Romans action"


def test_3_2_1_the_whole_recruit_may_be_called_off_after_a_disagreement() -> None:
    """A Region selected before at no cost does not bind: unhappy with a later refusal the Romans call off the Recruit."""
    game = supply_example().play("""
        Romans command select Provincia
        Romans command select Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command cancel
    """)

    assert game.asked == "Romans action"
    assert game.resources("Romans") == 10
    game.play("Romans action command Recruit")
    assert "Provincia" in game.offers("select")


def test_3_2_1_a_recruit_paid_for_or_resolved_is_not_called_off() -> None:
    """Once something was paid or placed the Recruit goes on."""
    paid = supply_example().play("""
        Romans command select Bituriges
        Romans seek_supply pay
    """)
    assert "cancel" not in paid.options

    placed = supply_example().play("""
        Romans command recruit Provincia
        Romans recruit place_auxilia
        Romans auxilia number 1
    """)
    assert "cancel" not in placed.options


def test_3_2_1_an_agreement_holds_for_one_selected_region() -> None:
    """Agreement is given at the moment that the action's Region is selected: for another Region it is asked anew."""
    game = at("""
        [regions.Bituriges]
        Romans = "Fort"
        [regions.Mandubii]
        Romans = "Fort"
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Sequani]
        Aedui = "1 Warband"
        [regions.Arverni]
        Germans = "1 Warband"
        [regions.Ubii]
        Germans = "1 Warband"
    """).play("""
        Romans action command Recruit
        Romans command select Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
        Romans command select Mandubii
    """)

    assert game.asked == "Romans seek_supply"
    assert game.options == ["ask Aedui", "pay", "call_off"]


def test_3_2_1_a_chain_may_need_two_factions() -> None:
    """Aedui and Arverni both lie between: the line is free only when both have agreed."""
    game = at("""
        [regions.Carnutes]
        Romans = "Fort"
        [regions.Mandubii]
        Arverni = "1 Warband"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [regions.Atrebates]
        Germans = "1 Warband"
        [regions.Pictones]
        Germans = "1 Warband"
        [regions.Veneti]
        Germans = "1 Warband"
        [regions.Sequani]
        Aedui = "1 Warband"
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Treveri]
        Germans = "1 Warband"
        [regions.Arverni]
        Germans = "1 Warband"
    """).play("""
        Romans action command Recruit
        Romans command select Carnutes
    """)
    assert game.options == ["ask Arverni", "ask Aedui", "pay", "call_off"]

    game.play("""
        Romans seek_supply ask Arverni
        Arverni agree_supply yes
    """)
    assert game.options == ["ask Aedui", "pay", "call_off"]
    game.play("""
        Romans seek_supply ask Aedui
        Aedui agree_supply yes
    """)
    assert game.asked == "Romans command"
    assert game.resources("Romans") == 10


def test_3_2_1_a_faction_that_cannot_help_is_not_asked() -> None:
    """The Belgae Control a Region, but no Supply Line of Bituriges depends on it: they are not asked."""
    game = supply_example('[regions.Morini]\nBelgae = "1 Warband"\n').play("Romans command recruit Bituriges")

    assert game.offers("ask") == ["Arverni", "Aedui"]


def test_3_2_1_without_resources_only_regions_in_supply() -> None:
    """With one Resource left the Romans may select only Regions that are, or by agreement could be, in Supply."""
    game = at("""
        [resources]
        Romans = 1
        [regions.Britannia]
        Romans = "Fort"
        [regions.Morini]
        Germans = "1 Warband"
        [regions.Atrebates]
        Germans = "1 Warband"
        [regions.Veneti]
        Germans = "1 Warband"
        [regions.Mandubii]
        Romans = "Fort"
        Aedui = "2 Warbands"
    """).play("Romans action command Recruit")
    assert game.offers("select") == ["Mandubii", "Provincia"]

    game.play("Romans command select Mandubii")
    assert game.options == ["ask Aedui", "call_off"]
    game.play("""
        Romans seek_supply ask Aedui
        Aedui agree_supply no
    """)
    assert game.asked == "Romans command"
    assert game.offers("select") == ["Provincia"]


@pytest.mark.parametrize(("resources", "built_first"), [(3, False), (4, True)])
def test_3_2_1_build_before_recruit_leaves_the_two_resources(resources: int, built_first: bool) -> None:
    """4.1 Where no Region can be in Supply, Build comes first only if two Resources are left for the Recruit."""
    game = at(f"""
        [resources]
        Romans = {resources}
        [regions.Ubii]
        Germans = "1 Warband"
        [regions.Sequani]
        Germans = "1 Warband"
        [regions.Provincia]
        Germans = "2 Warbands"
        devastated = true
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
        [tribes]
        Senones = "Romans"
    """).play("Romans action command Recruit")

    assert game.offers("recruit") == ["Mandubii"]
    assert ("ability Build" in game.options) is built_first
