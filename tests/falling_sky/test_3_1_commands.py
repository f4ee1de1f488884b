"""3.0-3.1 Commands in general: what is chosen, selected, paid for and in which order; 3.1.2 free actions."""

import pytest

from tests.falling_sky.playing import Play, at

ALL_REGIONS = (
    *("Morini", "Nervii", "Atrebates", "Sugambri", "Ubii", "Treveri", "Carnutes", "Mandubii"),
    *("Veneti", "Pictones", "Bituriges", "Aedui", "Sequani", "Arverni", "Britannia", "Provincia"),
)

TWO_FIELDS = """
    [resources]
    Romans = 10
    [regions.Mandubii]
    Romans = "3 Legions"
    Germans = "1 Warband"
    [regions.Carnutes]
    Romans = "3 Legions"
    Germans = "1 Warband"
"""


def two_fields() -> Play:
    return at(TWO_FIELDS)


def test_3_0_romans_choose_from_their_four_commands() -> None:
    """The Romans choose from Recruit, March, Seize and Battle, and from no Gallic Command."""
    game = two_fields()

    assert game.asked == "Romans action"
    assert game.offers("command") == ["Recruit", "March", "Seize", "Battle"]


def test_3_0_gauls_choose_from_their_four_commands() -> None:
    """The Gauls choose from Rally, March, Raid and Battle."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "4 Warbands"
        Romans = "1 Auxilia"
    """)

    assert game.asked == "Arverni action"
    assert game.offers("command") == ["Rally", "March", "Raid", "Battle"]


@pytest.mark.proves("3.1b")
def test_3_1_each_region_selected_costs() -> None:
    """A Command in two Regions pays for each of them."""
    game = two_fields().play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)
    assert game.resources("Romans") == 8

    game.play("Romans command battle Carnutes")
    assert game.resources("Romans") == 6


@pytest.mark.proves("3.1g")
def test_3_1_the_faction_must_have_the_resources() -> None:
    """With three Resources a second Battle of two is not offered."""
    game = at(TWO_FIELDS.replace("Romans = 10", "Romans = 3")).play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)

    assert game.resources("Romans") == 1
    assert game.offers("battle") == []
    assert game.offers("select") == []
    assert "done" in game.options


def test_3_1_a_region_that_cannot_be_paid_for_is_not_offered() -> None:
    """With two Resources the Devastated origin, which costs four, cannot be selected; the other can."""
    game = at("""
        [resources]
        Romans = 2
        [regions.Mandubii]
        devastated = true
        Romans = "1 Legion"
        [regions.Carnutes]
        Romans = "1 Legion"
    """).play("Romans action command March")

    assert game.offers("march") == ["Carnutes"]
    assert game.offers("select") == ["Carnutes"]


def test_3_1_a_command_without_any_region_is_not_offered() -> None:
    """With no enemy beside them and no mobile piece on the map the Romans can neither Battle nor March."""
    game = at("")

    assert game.offers("command") == ["Recruit", "Seize"]


@pytest.mark.proves("3.1c")
def test_3_1_a_region_is_selected_only_once() -> None:
    """A Region that has been selected is not offered again in the same Command."""
    game = at("""
        [regions.Mandubii]
        Romans = "1 Auxilia"
        [regions.Carnutes]
        Romans = "1 Auxilia"
    """).play("""
        Romans action command Seize
        Romans command seize Mandubii
        Romans disperse done
    """)

    assert game.offers("seize") == ["Carnutes", "Provincia"]
    assert game.offers("select") == ["Carnutes", "Provincia"]


@pytest.mark.proves("3.1d")
def test_3_1_selected_first_and_resolved_later_in_any_order() -> None:
    """Regions may all be selected and paid for first, then resolved in another order; nothing is paid twice."""
    game = two_fields().play("""
        Romans action command Battle
        Romans command select Mandubii
        Romans command select Carnutes
    """)
    assert game.resources("Romans") == 6
    assert game.offers("battle") == ["Carnutes", "Mandubii"]
    assert game.pieces("Mandubii", "Germans") == "1 Warband"

    game.play("Romans command battle Carnutes")
    assert game.pieces("Carnutes", "Germans") == ""
    assert game.pieces("Mandubii", "Germans") == "1 Warband"

    game.play("Romans command battle Mandubii")
    assert game.pieces("Mandubii", "Germans") == ""
    assert game.resources("Romans") == 6


def test_3_1_what_was_selected_and_paid_for_is_resolved_before_the_end() -> None:
    """The Command is not over while a selected Region is still to be resolved."""
    game = two_fields().play("""
        Romans action command Battle
        Romans command battle Carnutes
    """)
    assert "done" in game.options

    game.play("Romans command select Mandubii")
    assert "done" not in game.options
    assert "cancel" not in game.options


@pytest.mark.proves("3.1h")
def test_3_1_the_executing_faction_chooses_the_target() -> None:
    """The Romans choose one of the Factions in the Region; the other is not touched."""
    game = at("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Aedui = "1 Warband"
        Arverni = "1 Warband"
    """).play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)
    assert game.offers("faction") == ["Arverni", "Aedui"]

    game.play("Romans battle_target faction Aedui")
    assert (game.pieces("Mandubii", "Aedui"), game.pieces("Mandubii", "Arverni")) == ("", "1 Warband")


def test_3_1_a_command_may_be_called_off_while_nothing_has_happened() -> None:
    """Before any Region the Romans may go back and choose another action; afterwards not."""
    game = two_fields().play("""
        Romans action command Battle
        Romans command cancel
        Romans action command Battle
        Romans command battle Mandubii
    """)

    assert "cancel" not in game.options


@pytest.mark.proves("3.1a", "3.2a", "3.0b")
def test_3_1_another_command_than_the_chosen_one_is_not_mixed_in() -> None:
    """One Command at a time: a Battle offers no Seize, March or Recruit."""
    game = two_fields().play("Romans action command Battle")

    assert not game.offers("seize") + game.offers("march") + game.offers("recruit")


@pytest.mark.parametrize("command", ["March", "Seize", "Battle"])
def test_3_1_a_limited_command_takes_one_region(command: str) -> None:
    """2.3.5 After the first Region of a Limited Command nothing more is selected, and no Special Ability comes in."""
    game = at('first = { faction = "Aedui", action = "Command" }' + TWO_FIELDS)
    game.play(f"Romans action limited {command}")

    assert game.offers(command.lower())
    assert game.offers("select") == []
    assert game.offers("ability") == []
    game.play(f"Romans command {command.lower()} Mandubii")
    while game.asked in ("Romans march_to", "Romans disperse"):
        assert game.offers("ability") == []
        game.table.answer("done")

    assert game.asked == "Romans command"
    assert game.options == ["done", "negotiate", "remove_own"]


def test_3_1_rally_is_open_when_pieces_must_be_removed_first() -> None:
    """1.4.1 With every Aedui Warband on the map Rally can be chosen, to take one off and place it elsewhere."""
    game = at("""
        card = 37
        [regions.Carnutes]
        Aedui = "20 revealed Warbands"
        Arverni = "20 Warbands"
    """)
    assert "command Rally" in game.options

    game.play("""
        Aedui action command Rally
        Aedui command remove_own
        Aedui command rally Aedui
    """)
    assert game.pieces("Carnutes", "Aedui") == "19 revealed Warbands"
    assert game.pieces("Aedui", "Aedui") == "1 Warband"


# ---- 3.1.1 Pawns ------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.1.1b")
def test_3_1_1_pawns_do_not_limit_the_number_of_regions() -> None:
    """All sixteen Regions can be selected for one Command."""
    positions = "".join(f'[regions.{region}]\nRomans = "1 Auxilia"\n' for region in ALL_REGIONS)
    game = at(positions).play("Romans action command Seize")
    assert sorted(game.offers("select")) == sorted(ALL_REGIONS)

    for region in ALL_REGIONS:
        game.play(f"Romans command select {region}")
    assert sorted(game.offers("seize")) == sorted(ALL_REGIONS)


# ---- 3.1.2 Free actions -----------------------------------------------------------------------------------------

RESENTMENT = """
    ineligible = ["Belgae"]
    [resources]
    Arverni = 0
    Belgae = 0
    [regions.Atrebates]
    Romans = "4 Legions"
    [regions.Nervii]
    Belgae = "1 Warband"
    [regions.Carnutes]
    Arverni = "1 Warband"
    [tribes]
    Aulerci = "Arverni"
"""


def resentment() -> Play:
    return at(RESENTMENT).play("""
        Romans action command Seize
        Romans command seize Atrebates
        Romans disperse tribe Remi
        Romans disperse done
        Chance resentment roll 3
        Arverni free_rally region Carnutes
        Arverni rally place_warbands
        Arverni warbands number 2
        Chance resentment roll 1
        Belgae free_rally region Nervii
        Belgae rally place_warbands
        Belgae free_rally done
        Romans command done
    """)


@pytest.mark.proves("3.1.2b")
def test_3_1_2_a_free_rally_costs_nothing() -> None:
    """Factions without any Resources Rally free by the Roman Seize, and have none less afterwards."""
    game = resentment()

    assert game.pieces("Carnutes", "Arverni") == "3 Warbands"
    assert game.pieces("Nervii", "Belgae") == "2 Warbands"
    assert game.resources("Arverni") == game.resources("Belgae") == 0


@pytest.mark.proves("2.3.1d", "2.3.6c", "3.1.2d")
def test_3_1_2_a_free_rally_does_not_change_eligibility() -> None:
    """The Arverni, who have Rallied free, are the 2nd Eligible; the Ineligible Belgae stay Ineligible."""
    game = resentment()

    assert game.asked == "Arverni action"
    assert game.view["eligibility"] == {
        "Romans": "Executed",
        "Arverni": "Eligible",
        "Aedui": "Eligible",
        "Belgae": "Ineligible",
    }


@pytest.mark.proves("3.1.2c", "5.4b", "5.1.1e")
def test_3_1_2_other_requirements_of_a_free_rally_apply() -> None:
    """A free Rally happens only where a Rally could: the Arverni have nothing in Atrebates' other neighbours."""
    game = at(RESENTMENT).play("""
        Romans action command Seize
        Romans command seize Atrebates
        Romans disperse tribe Remi
        Romans disperse done
        Chance resentment roll 3
    """)

    assert game.asked == "Arverni free_rally"
    assert game.options == ["region Carnutes", "done"]


# ---- what is offered to those who cannot pay --------------------------------------------------------------------

BROKE = """
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
"""


def test_3_1_a_recruit_that_a_scout_opens_needs_no_resources() -> None:
    """4.1 The poor Romans have nothing to Recruit, until Auxilia that ride to Sequani have Control of it."""
    game = at(f"""
        card = 1
        {BROKE}
        [regions]
        Provincia = {{ devastated = true }}
        Sequani = {{ Romans = "3 Auxilia", Arverni = "3 Warbands" }}
        Mandubii = {{ Romans = "17 Auxilia", Arverni = "20 Warbands" }}
        Aedui = {{ Belgae = "3 Warbands" }}
    """)
    assert "Recruit" in game.offers("command")

    game.play("Romans action command Recruit")
    assert not game.offers("recruit")
    game.play("""
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Sequani
        Romans scout_number number 2
        Romans scout_from done
        Romans command recruit Sequani
        Romans ally_at tribe Sequani
    """)
    assert game.tribe("Sequani") == "Romans"


MARKET = '[regions]\nAedui = { Aedui = "3 Warbands" }\nNervii = { Belgae = "3 Warbands" }\n[tribes]\nAedui = "Aedui"\n'
CUT_OFF = MARKET.replace(
    "[tribes]", "".join(f"{r} = {{ Germans = '2 Warbands' }}\n" for r in ("Ubii", "Sequani")) + "[tribes]"
)
CUT_OFF = CUT_OFF.replace("[tribes]", "Provincia = { Germans = '2 Warbands' }\n[tribes]")
FIRST_WAS_A_COMMAND = 'first = { faction = "Arverni", action = "Command" }\n'


@pytest.mark.parametrize(
    ("faction", "position", "offered"),
    [
        ("Aedui", "card = 37\n" + BROKE + MARKET, True),
        ("Aedui", "card = 37\n" + FIRST_WAS_A_COMMAND + BROKE + MARKET, False),
        ("Aedui", "card = 37\n" + BROKE + CUT_OFF, False),
        ("Belgae", "card = 61\n" + BROKE + MARKET, False),
    ],
)
def test_3_1_only_aedui_who_may_trade_hope_for_resources(faction: str, position: str, offered: bool) -> None:
    """4.4.1 With nothing to pay for a Rally it is open to Aedui who can Trade with it: not in a Limited Command, not
    where nothing is to be had, and not to the Belgae."""
    game = at(position)
    assert game.asked == f"{faction} action"
    assert ("Rally" in game.offers("command") + game.offers("limited")) == offered


def test_3_1_another_faction_does_not_battle_with_what_the_belgae_could_enlist() -> None:
    """4.5.1 The Aedui have no enemy beside them; that the Belgae could Battle with Germans is nothing to them."""
    board = """
        [regions]
        Aedui = { Aedui = "3 Warbands" }
        Nervii = { Belgae = "Ambiorix, 2 Warbands", Romans = "1 Auxilia", Germans = "2 Warbands" }
    """
    assert "Battle" not in at("card = 37" + board).offers("command")
    assert "Battle" in at("card = 61" + board).offers("command")
