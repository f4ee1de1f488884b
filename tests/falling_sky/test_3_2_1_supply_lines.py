"""3.2.1 What Recruit costs: Supply Lines, who agrees to them, and calling off."""

import pytest

from tests.falling_sky.playing import Play, at


@pytest.mark.proves("3.2.1d", "3.2.1m")
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


@pytest.mark.proves("3.2.1e", "3.2.1k", "3.2.1j")
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


@pytest.mark.proves("3.2.1l")
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


@pytest.mark.proves("3.2.1j")
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


@pytest.mark.proves("3.2.1l")
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


@pytest.mark.proves("3.2.1l")
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


@pytest.mark.proves("3.2.1l")
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


@pytest.mark.proves("3.2.1p")
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
    """A Region selected before at no cost does not bind: unhappy with a later refusal, Rome calls off the Recruit."""
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


@pytest.mark.proves("3.2.1p", "3.2.1v")
def test_3_2_1_a_recruit_paid_for_may_be_called_off_after_a_refusal() -> None:
    """Unhappy with a disagreement Rome calls off the Recruit, though a Region was paid for: nothing is placed yet."""
    game = supply_example().play("""
        Romans command select Arverni
        Romans seek_supply pay
    """)
    assert game.resources("Romans") == 8
    assert "cancel" not in game.options
    game.play("""
        Romans command select Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command cancel
    """)

    assert game.asked == "Romans action"
    assert game.resources("Romans") == 10
    game.play("Romans action pass")
    assert game.resources("Romans") == 12


def test_3_2_1_the_log_tells_what_comes_back_of_a_recruit_called_off() -> None:
    """The log has told the payment, so it tells the two Resources that come back as well."""
    game = supply_example().play("""
        Romans command select Arverni
        Romans seek_supply pay
        Romans command select Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command cancel
    """)

    last = game.table.log[-1]
    assert (last.key, last.rule, [str(fact) for fact in last.facts]) == ("refund", "3.2.1", ["Romans", "2", "Recruit"])


def test_3_2_1_a_recruit_called_off_for_nothing_tells_no_resources() -> None:
    """Where nothing was paid, nothing comes back, and the log tells of none."""
    game = supply_example().play("""
        Romans command select Provincia
        Romans command cancel
    """)

    assert all(entry.key != "refund" for entry in game.table.log)


@pytest.mark.proves("3.2.1w")
def test_3_2_1_a_recruit_resolved_is_not_called_off_after_a_refusal() -> None:
    """Once something was placed the Recruit goes on, whoever refuses later."""
    game = supply_example().play("""
        Romans command recruit Provincia
        Romans recruit place_auxilia
        Romans auxilia number 1
        Romans command select Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
    """)

    assert "cancel" not in game.options


AEDUI_REFUSE = """
    Romans command select Bituriges
    Romans seek_supply ask Aedui
    Aedui agree_supply no
    Romans seek_supply call_off
"""
WITH_CAESAR = SUPPLY_EXAMPLE.replace(
    '"1 Warband"\n    Romans = "Fort"', '"1 Warband"\n    Romans = "Caesar, Auxilia, Fort"'
)


def test_3_2_1_a_recruit_with_a_special_ability_is_not_called_off_after_a_refusal() -> None:
    """Auxilia have gone out to Scout: the Recruit goes on, whoever has refused a Supply Line."""
    game = at(WITH_CAESAR).play("Romans action command Recruit").play(AEDUI_REFUSE)
    assert "cancel" in game.options
    game.play("""
        Romans command ability Scout
        Romans scout_from region Bituriges
        Romans scout_to region Carnutes
    """)
    assert game.asked == "Romans command"
    assert "cancel" not in game.options


def test_3_2_1_a_refusal_undoes_only_a_recruit() -> None:
    """After a Recruit that was called off, a March that has been paid for goes on."""
    game = at(WITH_CAESAR).play("Romans action command Recruit").play(AEDUI_REFUSE)
    game.play("""
        Romans command cancel
        Romans action command March
    """)
    assert "cancel" in game.options
    game.play("Romans command select Bituriges")
    assert "cancel" not in game.options


@pytest.mark.proves("3.2.1n", "1.5.2d", "3.2.1o")
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


def test_3_2_1_a_refusal_stands_for_the_turn() -> None:
    """Both answers bind (ruling): called off and begun anew, the Recruit does not ask the same Faction again."""
    game = supply_example().play("""
        Romans command recruit Bituriges
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply call_off
        Romans command cancel
        Romans action command Recruit
        Romans command recruit Bituriges
    """)

    assert game.asked == "Romans seek_supply"
    assert game.options == ["ask Arverni", "pay", "call_off"]


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


@pytest.mark.parametrize(("resources", "recruits"), [(3, []), (4, ["Mandubii"])])
def test_3_2_1_build_before_recruit(resources: int, recruits: list[str]) -> None:
    """4.1 Build may come first; what is left must pay for the Recruit, or the Romans Seize instead."""
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
    game.play("Romans command ability Build\nRomans build region Mandubii\nRomans build_what fort")
    if resources == 4:
        game.play("Romans build_what done")
    assert game.offers("recruit") == recruits


def test_3_2_1_without_resources_only_where_a_supply_line_may_be() -> None:
    """With nothing to pay, Provincia can be selected, and not Morini behind Germans, who never agree; with Resources
    Provincia costs nothing, and Morini two."""
    position = """
        [resources]
        Romans = {}
        [regions.Provincia]
        Romans = "Caesar"
        [regions.Morini]
        Romans = "Fort"
        Germans = "4 Warbands"
    """
    assert at(position.format(0)).play("Romans action command Recruit").offers("recruit") == ["Provincia"]
    assert at(position.format(2)).play("Romans action command Recruit").view["costs"] == {"Morini": 2}


def test_3_1_what_is_paid_has_no_price_any_more() -> None:
    """A Region that was selected and paid for is still to be resolved, and costs nothing more."""
    game = at("""
        [resources]
        Romans = 6
        [regions.Morini]
        Romans = "Fort"
        Germans = "4 Warbands"
        [regions.Ubii]
        Romans = "Fort"
        Germans = "4 Warbands"
    """).play("Romans action command Recruit")
    assert game.view["costs"] == {"Morini": 2, "Ubii": 2}
    game.play("Romans command select Morini")
    assert game.offers("recruit") == ["Morini", "Ubii", "Provincia"]
    assert game.view["costs"] == {"Ubii": 2}


def test_3_2_1_a_recruit_that_has_cost_nothing_may_be_called_off() -> None:
    """1.5.2 Provincia, in a Supply Line, is selected and not yet resolved: nothing has happened."""
    game = at("").play("Romans action command Recruit\nRomans command select Provincia")

    assert "cancel" in game.options


def test_3_2_1_after_a_gift_no_refusal_calls_the_recruit_off() -> None:
    """The gift to the Belgae is given: that the Aedui then refuse, and a Recruit is paid for, does not undo it."""
    game = at("""
        [regions]
        Mandubii = { Aedui = "6 Warbands", Romans = "2 Auxilia" }
        [tribes]
        Senones = "Romans"
    """).play("""
        Romans action command Recruit
        Romans command negotiate
        Romans negotiate give Belgae
        Romans give number 1
        Romans command select Mandubii
        Romans seek_supply ask Aedui
        Aedui agree_supply no
        Romans seek_supply pay
    """)

    assert game.resources("Romans") == 7
    assert "cancel" not in game.options


def test_3_2_1_any_of_three_factions_may_open_the_line() -> None:
    """Each of them holds one Region at Cisalpina: all may be asked, and when two have refused the third still may."""
    game = at("""
        [regions]
        Provincia = { Belgae = "3 Warbands" }
        Sequani = { Aedui = "3 Warbands" }
        Ubii = { Arverni = "3 Warbands" }
        Treveri = { Romans = "Fort, 2 Auxilia" }
    """).play("Romans action command Recruit\nRomans command recruit Treveri")
    assert game.offers("ask") == ["Arverni", "Aedui", "Belgae"]

    for faction in ("Arverni", "Aedui"):
        game.play(f"Romans seek_supply ask {faction}\n{faction} agree_supply no")
    assert game.offers("ask") == ["Belgae"]


def test_5_4_a_free_recruit_costs_nothing_where_no_supply_line_can_be() -> None:
    """67 The Germans, who never agree, have Control of Nervii: the table shows no cost all the same."""
    game = at("""
        card = 67
        ineligible = ["Arverni", "Belgae", "Aedui"]
        [resources]
        Romans = 0
        [regions.Nervii]
        Romans = "Fort"
        Germans = "4 Warbands"
    """).play("""
        Romans action unshaded 67
        Romans event_faction faction Romans
        Romans free_command command Recruit
    """)

    assert game.offers("recruit") == ["Nervii"]
    assert game.view["costs"] == {}
