"""4.1 The moments for a Special Ability: before, during and after its Command."""

import pytest

from tests.falling_sky.playing import at


def test_4_1_example_aedui_trade_in_the_middle_of_a_rally() -> None:
    """The Aedui run out of Resources while Rallying, Trade, then go on Rallying."""
    game = at("""
        card = 37
        [resources]
        Aedui = 1
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Sequani]
        Aedui = "2 Warbands"
        [tribes]
        Aedui = "Aedui Citadel"
        Sequani = "Aedui"
    """).play("""
        Aedui action command Rally
        Aedui command rally Aedui
    """)
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert game.resources("Aedui") == 0
    assert game.offers("rally") == []

    game.play("""
        Aedui command ability Trade
        Romans agree_trade no
        Aedui trade yes
    """)
    assert game.resources("Aedui") == 3  # Bibracte, Sequani, and the Subdued Helvetii
    game.play("""
        Aedui command rally Sequani
        Aedui rally place_warbands
        Aedui command done
    """)
    assert game.resources("Aedui") == 2
    assert game.pieces("Sequani", "Aedui") == "3 Warbands"


@pytest.mark.proves("4.1c")
def test_4_1_before_between_and_after_the_regions_of_a_command() -> None:
    """The menu offers Special Abilities before the first Region, between Regions and after the last."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
        [tribes]
        Pictones = "Arverni"
    """).play("Arverni action command Rally")
    assert game.offers("ability") == ["Devastate"]
    game.play("""
        Arverni command rally Pictones
        Arverni rally place_warbands
        Arverni warbands number 1
    """)
    assert game.offers("ability") == ["Devastate"]
    game.play("""
        Arverni command rally Arverni
        Arverni rally place_warbands
        Arverni warbands number 2
        Arverni rally_more done
    """)

    assert game.offers("rally") == []
    assert game.offers("ability") == ["Devastate"]


def test_4_1_battles_paid_then_devastate_then_fought() -> None:
    """Battles selected and paid at the normal price are fought after Devastate, at no further cost."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        Romans = "3 Auxilia"
        [regions.Pictones]
        Arverni = "4 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command select Arverni
        Arverni command select Pictones
    """)
    assert game.resources("Arverni") == 8
    assert "done" not in game.options  # two Regions are to be resolved

    game.play("""
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni devastate region Pictones
        Arverni command battle Arverni
        Romans declare_retreat stand
    """)
    assert game.pieces("Arverni", "Romans") == ""  # one starved, the others fell to four Losses
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 6 revealed Warbands"
    game.play("Arverni command battle Pictones\nAedui declare_retreat stand\nArverni command done")

    assert game.pieces("Pictones", "Arverni") == "3 revealed Warbands"
    assert game.pieces("Pictones", "Aedui") == ""
    assert game.resources("Arverni") == 8


def test_4_1_devastate_between_paying_for_a_march_and_moving() -> None:
    """The origin costs one Resource as it was when selected, though it is Devastated before the pieces move."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
    """).play("""
        Arverni action command March
        Arverni command select Arverni
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 6
        Arverni march_on region Veneti
    """)

    assert game.resources("Arverni") == 9
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 6 Warbands"
    assert game.view["regions"]["Arverni"]["devastated"]


def test_4_1_devastate_halts_the_group_that_enters_afterwards() -> None:
    """Vercingetorix stops on entering a Region Devastated earlier in the same Command."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        [regions.Pictones]
        Arverni = "1 Warband"
    """).play("""
        Arverni action command March
        Arverni command ability Devastate
        Arverni devastate region Pictones
        Arverni devastate done
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 8
    """)

    assert game.asked == "Arverni command"
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 9 Warbands"


def test_4_1_a_group_goes_on_from_a_region_devastated_after_it_entered() -> None:
    """Entering a Devastated Region halts; Devastating the Region where the group already stands does not."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
    """).play("""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 8
        Arverni march_on ability Devastate
        Arverni devastate region Pictones
        Arverni march_on region Veneti
    """)

    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 6 Warbands"
    assert game.pieces("Pictones", "Arverni") == ""


def test_4_1_a_special_ability_while_a_group_is_on_its_way() -> None:
    """Caesar marches in, Build is used where he stands, and he marches on."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_number number 1
        Romans march_number number 2
        Romans march_on ability Build
        Romans build region Sequani
        Romans build_what fort
        Romans build_what done
        Romans build done
        Romans march_on region Treveri
    """)

    assert game.pieces("Sequani", "Romans") == "Fort"
    assert game.pieces("Treveri", "Romans") == "Caesar, 2 Legions"


def test_4_1_build_before_a_recruit_in_the_same_region() -> None:
    """A Fort built first lets the Recruit place Auxilia there."""
    game = at("""
        [regions.Sequani]
        Romans = "1 Legion"
        [regions.Mandubii]
        Romans = "Caesar"
        [tribes]
        Helvetii = "Aedui"
    """).play("""
        Romans action command Recruit
        Romans command ability Build
        Romans build region Sequani
        Romans build_what done
        Romans build done
        Romans command recruit Sequani
        Romans recruit place_auxilia
    """)

    assert game.pieces("Sequani", "Romans") == "1 Legion, 1 Auxilia, Fort"
    assert game.resources("Romans") == 8


def test_4_1_scout_between_paying_for_a_battle_and_fighting_it() -> None:
    """Warbands Scouted after the Battle is paid for are no longer Hidden: on a Retreat they may not stay."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 1 Legion, 1 Auxilia"
        Arverni = "4 Warbands"
        [regions.Carnutes]
        Arverni = "1 Warband"
    """).play("""
        Romans action command Battle
        Romans command select Mandubii
        Romans command ability Scout
        Romans scout_from done
        Romans scout_in region Mandubii
        Romans scouted piece Hidden Arverni Warband
        Romans command battle Mandubii
        Arverni declare_retreat retreat
        Arverni loss piece Hidden Arverni Warband
        Arverni hidden_stay number 1
        Arverni retreat_to region Carnutes
    """)

    assert game.pieces("Mandubii", "Arverni") == "1 Warband"
    assert game.pieces("Carnutes", "Arverni") == "1 Warband, 2 scouted Warbands"


@pytest.mark.proves("4.1h")
def test_4_1_a_region_only_once_for_a_special_ability() -> None:
    """A Region Entreated once is not offered again."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        Aedui = "2 Warbands"
        [regions.Aedui]
        Arverni = "1 Warband"
        Aedui = "3 Warbands"
    """).play("""
        Arverni action command Raid
        Arverni command ability Entreat
        Arverni entreat region Arverni
    """)

    assert game.offers("region") == ["Aedui"]


def test_4_1_a_rally_paid_for_goes_on_where_it_is_devastated_since() -> None:
    """3.3.1 looks at the moment of selection: the Region paid for is Rallied in after Devastate, at the price paid."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Successor, 8 Warbands"
    """).play("""
        Arverni action command Rally
        Arverni command select Arverni
        Arverni command ability Devastate
        Arverni devastate region Arverni
    """)
    if game.asked == "Arverni devastate":
        game.play("Arverni devastate done")
    game.play("Arverni command rally Arverni\nArverni rally place_ally")
    if game.asked == "Arverni ally_at":
        game.play("Arverni ally_at tribe Arverni")

    assert game.tribe("Arverni") == "Arverni"
    assert game.resources("Arverni") == 9
