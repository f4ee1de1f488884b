"""A3.4 Germanic Commands; A3.4.1 Germanic Rally."""

import pytest

from tests.ariovistus.germans import germans, rules_told
from tests.ariovistus.playing import Play, at


def rally(position: str, region: str, answers: str = "") -> Play:
    """The Germans Rally in one Region, or are about to say what they place there."""
    return germans(position, "Rally").play(f"Germans command rally {region}\n{answers}")


# ---- A3.4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.4a")
def test_a3_4_germans_choose_from_rally_march_raid_and_battle() -> None:
    """Their sheet has the Commands of the Gauls; each question names its own paragraph."""
    position = """
        card = "A19"
        [regions.Treveri]
        Germans = "2 Warbands"
        Romans = "1 Auxilia"
    """
    assert at(position).offers("command") == ["Rally", "March", "Raid", "Battle"]
    rules = [at(position).play(f"Germans action command {c}").rule for c in ("Rally", "March", "Raid", "Battle")]
    assert rules == ["A3.4.1", "A3.4.2", "A3.4.3", "A3.4.4"]


@pytest.mark.proves("A3.4b", "A3.4d")
@pytest.mark.parametrize(("devastated", "left"), [("", 9), ("devastated = true", 8)])
def test_a3_4_a_march_costs_one_resource_for_each_origin(devastated: str, left: int) -> None:
    """One, or two out of a Devastated Region."""
    game = germans(f'[regions.Treveri]\n{devastated}\nGermans = "2 Warbands"', "March")
    game.play("Germans command march Treveri\nGermans march_to done")
    assert game.resources("Germans") == left


@pytest.mark.proves("A3.4c", "A3.4d")
@pytest.mark.parametrize(("devastated", "left"), [("", 9), ("devastated = true", 8)])
def test_a3_4_a_battle_costs_one_resource_for_each_region(devastated: str, left: int) -> None:
    """One, or two in a Devastated Region."""
    game = germans(f'[regions.Treveri]\n{devastated}\nGermans = "2 Warbands"\nAedui = "1 Warband"', "Battle")
    game.play("Germans command battle Treveri")
    assert game.resources("Germans") == left


@pytest.mark.proves("A3.4e")
def test_a3_4_raid_costs_nothing() -> None:
    """Without a Resource the Germans Raid in two Regions, and have two."""
    position = """
        [resources]
        Germans = 0
        [regions.Treveri]
        Germans = "1 Warband"
        [regions.Nervii]
        Germans = "1 Warband"
    """
    game = germans(position, "Raid").play("Germans command raid Treveri\nGermans command raid Nervii")
    assert game.resources("Germans") == 2


# ---- A3.4.1 Where, and at what cost -------------------------------------------------------------------------------


@pytest.mark.proves("A3.4.1a")
def test_a3_4_1_regions_with_control_ally_or_settlement_and_germania() -> None:
    """Control with a Subdued Tribe, an Ally, a Settlement, and both Regions of Germania, empty as they are; nowhere
    else, even with Warbands."""
    game = germans(
        """
        [tribes]
        Morini = "Germans"
        [regions.Nervii]
        Germans = "2 Warbands"
        [regions.Treveri]
        Germans = "Settlement"
        Romans = "1 Auxilia"
        [regions.Sequani]
        Germans = "2 Warbands"
        Romans = "2 Auxilia"
        [regions.Morini]
        Romans = "3 Auxilia"
        """,
        "Rally",
    )
    assert game.offers("rally") == ["Morini", "Nervii", "Sugambri", "Ubii", "Treveri"]


@pytest.mark.proves("A3.4.1b")
def test_a3_4_1_intimidation_does_not_bar_germans() -> None:
    """They Rally in an Intimidated Region without their Leader."""
    position = '[regions.Treveri]\nintimidated = true\nGermans = "Settlement"'
    assert "Treveri" in germans(position, "Rally").offers("rally")


@pytest.mark.proves("A3.4.1c")
def test_a3_4_1_no_rally_in_a_devastated_region() -> None:
    """Not even with Ariovistus and a Settlement, nor in Germania."""
    position = """
        [regions.Treveri]
        devastated = true
        Germans = "Ariovistus, 2 Warbands, Settlement"
        [regions.Ubii]
        devastated = true
        Germans = "2 Warbands"
        [tribes]
        Treveri = "Germans"
    """
    assert germans(position, "Rally").offers("rally") == ["Sugambri"]


@pytest.mark.proves("A3.4.1d", "A3.4.1e", "A3.4.1f", "A3.4.1g")
@pytest.mark.parametrize(
    ("region", "pieces", "cost"),
    [
        ("Ubii", "Ariovistus", 0),
        ("Sugambri", "Settlement", 0),  # A35, A36 put one there
        ("Treveri", "2 Warbands, Settlement", 1),
        ("Cisalpina", "Settlement", 1),
        ("Sequani", "2 Warbands", 2),
    ],
)
def test_a3_4_1_the_cost_goes_by_the_place(region: str, pieces: str, cost: int) -> None:
    """Nothing in Germania, Settlement or not; one at a Settlement elsewhere; two without."""
    game = rally(f'[regions.{region}]\nGermans = "{pieces}"', region)
    assert game.resources("Germans") == 10 - cost


@pytest.mark.proves("A3.4.1d", "A3.4.1e", "A3.4.1f")
@pytest.mark.parametrize(
    ("resources", "offered"),
    [(0, ["Sugambri", "Ubii"]), (1, ["Sugambri", "Ubii", "Treveri"]), (2, ["Sugambri", "Ubii", "Treveri", "Sequani"])],
)
def test_a3_4_1_what_cannot_be_paid_is_not_offered(resources: int, offered: list[str]) -> None:
    """With nothing Germania, with one Resource also a Settlement, with two also an Ally's Region."""
    position = f"""
        [resources]
        Romans = 0
        Germans = {resources}
        Aedui = 0
        Belgae = 0
        [tribes]
        Helvetii = "Germans"
        [regions.Treveri]
        Germans = "Settlement"
    """
    assert germans(position, "Rally").offers("rally") == offered


# ---- A3.4.1 What is placed ----------------------------------------------------------------------------------------


@pytest.mark.proves("A3.4.1h")
def test_a3_4_1_an_ally_where_the_germans_have_control() -> None:
    """Sequani under Germanic Control: one Ally at a Subdued Tribe, and nothing else."""
    game = rally('[regions.Sequani]\nGermans = "2 Warbands"', "Sequani", "Germans ally_at tribe Helvetii")
    assert game.tribe("Helvetii") == "Germans"
    assert game.tribe("Sequani") == "Subdued"
    assert game.pieces("Sequani", "Germans") == "2 Warbands"


@pytest.mark.proves("A3.4.1h", "A3.4.1j")
def test_a3_4_1_no_ally_without_control() -> None:
    """Treveri under Aedui Control, with a Settlement: a Warband, and no Ally though Ariovistus is there."""
    position = """
        [regions.Treveri]
        Germans = "Ariovistus, Settlement"
        Aedui = "3 Warbands"
    """
    assert rally(position, "Treveri").options == ["place_warbands", "done"]


@pytest.mark.proves("A3.4.1h")
def test_a3_4_1_control_that_the_rally_itself_would_bring_is_too_late() -> None:
    """Two against two: the Ally that would bring Control cannot be placed."""
    position = """
        [tribes]
        Helvetii = "Germans"
        [regions.Sequani]
        Germans = "1 Warband"
        Aedui = "2 Warbands"
    """
    game = rally(position, "Sequani")
    assert game.tribe("Sequani") == "Subdued"
    assert game.pieces("Sequani", "Germans") == "2 Warbands"


@pytest.mark.proves("A3.4.1i")
@pytest.mark.parametrize(("region", "tribe"), [("Aedui", "Aedui"), ("Arverni", "Arverni")])
def test_a3_4_1_never_at_bibracte_or_gergovia(region: str, tribe: str) -> None:
    """Under Germanic Control every other Subdued Tribe of the Region is offered, if there is one."""
    game = germans(f'[regions.{region}]\nGermans = "5 Warbands, Settlement"', "Rally")
    game.play(f"Germans command rally {region}")
    if "place_ally" in game.options:
        game.play("Germans rally place_ally")
    assert tribe not in game.offers("tribe")
    assert game.tribe(tribe) == "Subdued"


@pytest.mark.proves("A3.4.1j", "A3.4.1l", "A1.4ae")
@pytest.mark.parametrize(("placed", "all_in_all"), [(1, 2), (2, 3), (3, 4)])
def test_a3_4_1_warbands_for_allies_and_settlement(placed: int, all_in_all: int) -> None:
    """Two Allies and a Settlement: up to three Warbands, fewer if desired; then one more."""
    position = """
        [tribes]
        Sequani = "Germans"
        Helvetii = "Germans"
        [regions.Sequani]
        Germans = "Settlement"
        Romans = "4 Auxilia"
    """
    game = rally(position, "Sequani", "Germans rally place_warbands")
    assert game.offers("number") == ["1", "2", "3"]
    game.play(f"Germans warbands number {placed}")
    assert game.pieces("Sequani", "Germans") == f"{all_in_all} Warbands, Settlement"


@pytest.mark.proves("A3.4.1j")
def test_a3_4_1_no_warband_more_where_there_is_no_home() -> None:
    """Sequani with two Allies, no Settlement, no Control: two Warbands at most, and none behind them."""
    position = """
        [tribes]
        Sequani = "Germans"
        Helvetii = "Germans"
        [regions.Sequani]
        Romans = "4 Auxilia"
    """
    game = rally(position, "Sequani")
    assert game.offers("number") == ["1", "2"]
    game.play("Germans warbands number 2")
    assert game.pieces("Sequani", "Germans") == "2 Warbands"


@pytest.mark.proves("A3.4.1k", "A3.4.1m")
def test_a3_4_1_ubii_lost_and_empty_still_gives_a_warband() -> None:
    """Germania under Roman Control, without Ally or Settlement: one Warband, without a question."""
    game = rally('[regions.Ubii]\nRomans = "3 Legions"', "Ubii")
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.asked == "Germans command"


@pytest.mark.proves("A3.4.1k", "A3.4.1m", "A1.3.1a")
@pytest.mark.parametrize(
    ("answers", "warbands"),
    [
        ("Germans rally done", "5 Warbands"),
        ("Germans rally place_warbands\nGermans warbands number 2", "7 Warbands"),
    ],
)
def test_a3_4_1_germania_gets_one_warband_more_whatever_was_placed(answers: str, warbands: str) -> None:
    """With both Tribes of Ubii Allied: nothing and then one, or two and then one."""
    position = """
        [tribes]
        Ubii = "Germans"
        "Suebi South" = "Germans"
        [regions.Ubii]
        Germans = "4 Warbands"
    """
    assert rally(position, "Ubii", answers).pieces("Ubii", "Germans") == warbands


@pytest.mark.proves("A3.4.1m", "A3.4.1o")
def test_a3_4_1_an_ally_at_home_brings_one_warband_not_two() -> None:
    """The Ally just placed does not count for Warbands: Ubii has one Ally, gets a second and a single Warband."""
    position = """
        [tribes]
        Ubii = "Germans"
        [regions.Ubii]
        Germans = "4 Warbands"
    """
    game = rally(position, "Ubii", "Germans rally place_ally")
    assert game.tribe("Suebi South") == "Germans"
    assert game.pieces("Ubii", "Germans") == "5 Warbands"


@pytest.mark.proves("A3.4.1l", "A3.4.1m", "A3.4.1o")
def test_a3_4_1_an_ally_at_a_settlement_brings_one_warband() -> None:
    """Treveri with Control and Settlement: an Ally, then the Warband of a Home Region."""
    game = rally('[regions.Treveri]\nGermans = "1 Warband, Settlement"', "Treveri", "Germans rally place_ally")
    assert game.tribe("Treveri") == "Germans"
    assert game.pieces("Treveri", "Germans") == "2 Warbands, Settlement"


@pytest.mark.proves("A3.4.1m", "A1.4af", "A1.3.1b")
def test_a3_4_1_nothing_and_then_one_at_a_settlement() -> None:
    """The first part may be left out, the second comes all the same."""
    game = rally('[regions.Treveri]\nGermans = "1 Warband, Settlement"', "Treveri", "Germans rally done")
    assert game.tribe("Treveri") == "Subdued"
    assert game.pieces("Treveri", "Germans") == "2 Warbands, Settlement"


@pytest.mark.proves("A3.4.1n", "A1.4ad")
def test_a3_4_1_rally_places_no_settlement() -> None:
    """Under Control next to Germania, all six Available: Ally and Warbands are what can be placed."""
    position = """
        [tribes]
        Sequani = "Germans"
        [regions.Sequani]
        Germans = "3 Warbands"
    """
    assert rally(position, "Sequani").options == ["place_warbands", "place_ally"]


def test_a3_4_1_at_home_one_of_two_must_do_if_nobody_can_come_behind() -> None:
    """All thirty Warbands on the map: in Germania only an Ally is left to place, and it is placed."""
    position = '[regions.Ubii]\nGermans = "30 Warbands"\n[tribes]\nUbii = "Germans"'
    game = germans(position, "Rally")
    assert game.offers("rally") == ["Ubii"]
    assert game.play("Germans command rally Ubii").tribe("Suebi South") == "Germans"


def test_a3_4_1_two_available_of_three_due() -> None:
    """28 on the map: up to two for Ally and Settlement, and one more only if one is left: two in any case."""
    position = """
        [tribes]
        Treveri = "Germans"
        [regions.Treveri]
        Germans = "Settlement"
        Romans = "1 Auxilia"
        [regions.Ubii]
        Germans = "28 Warbands"
    """
    game = rally(position, "Treveri", "Germans rally place_warbands")
    assert game.asked == "Germans command"  # one and the one more are the same two
    assert game.available("Germans", "Warbands") == 0


def test_a3_4_1_nobody_is_asked_about_the_last_warband_at_home() -> None:
    """29 on the map: the last one comes to Ubii whatever is said, as one for the Ally or as the one more."""
    position = """
        [tribes]
        "Suebi South" = "Germans"
        Ubii = "Germans"
        [regions.Treveri]
        Germans = "29 Warbands"
    """
    game = rally(position, "Ubii", "")
    assert game.asked == "Germans command"
    assert game.pieces("Ubii", "Germans") == "1 Warband"


def test_a3_4_1_a_limited_rally_is_of_one_region() -> None:
    """2.3.5 After one Region nothing else is offered."""
    position = 'first = { faction = "Romans", action = "Command" }'
    game = germans(position, "Rally", "limited").play("Germans command rally Ubii")
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.pieces("Sugambri", "Germans") == ""
    assert game.offers("rally") == []


@pytest.mark.proves("A1.4af", "A1.3.1b")
def test_a3_4_1_a_settlement_lost_is_no_home_any_more() -> None:
    """A1.3.1 Taken off the map in the same Command, it neither makes Rally possible nor cheaper."""
    position = '[regions.Treveri]\nGermans = "Settlement"\nRomans = "2 Auxilia"'
    game = germans(position, "Rally")
    assert "Treveri" in game.offers("rally")
    game.play("Germans command remove_own")
    assert "Treveri" not in game.offers("rally")


def test_a3_4_1_the_log_goes_by_the_paragraph() -> None:
    """Paid, placed and resolved by A3.4.1."""
    game = rally('[regions.Treveri]\nGermans = "1 Warband, Settlement"', "Treveri", "Germans rally place_ally")
    for key in ("pay", "resolve", "place_ally", "place_bands"):
        assert rules_told(game, key) == {"A3.4.1"}
