"""6.3.3 Quarters of the Romans."""

import pytest

from tests.falling_sky.playing import Play
from tests.falling_sky.wintering import until, winter

SPRING = "Arverni successor"
HARVEST = "Romans harvest_transfer"

# ---- adjacent Regions -------------------------------------------------------------------------------------------


@pytest.mark.proves("6.3.3a")
def test_6_3_3_to_adjacent_regions() -> None:
    """Legions, Auxilia and the Leader may go to adjacent un-Devastated Regions under Roman or an agreeing Control."""
    game = winter("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, Auxilia, revealed Auxilia, Fort"
        [regions.Sequani]
        Romans = "Auxilia"
        [regions.Aedui]
        Romans = "Auxilia"
        devastated = true
        [regions.Treveri]
        Romans = "Auxilia"
        Belgae = "Warband"
    """)
    until(game, "Romans quarters_from").play("Romans quarters_from region Mandubii")
    assert game.offers("region") == ["Atrebates", "Carnutes", "Sequani"]
    game.play("""
        Romans quarters_to region Sequani
        Romans quarters_number number 1
        Romans quarters_number number 1
        Romans quarters_number number 0
        Romans quarters_number number 1
    """)

    assert game.pieces("Sequani", "Romans") == "Caesar, 1 Legion, 1 Auxilia, 1 revealed Auxilia"
    assert game.pieces("Mandubii", "Romans") == "1 Legion, 1 Auxilia, Fort"


@pytest.mark.proves("6.3.3b")
def test_6_3_3_not_to_no_control_or_germanic_control() -> None:
    """No Control and Germanic Control are shut."""
    game = winter("""
        [regions.Sequani]
        Romans = "Auxilia"
        [regions.Ubii]
        Germans = "Warband"
        devastated = true
        [regions.Provincia]
        Arverni = "Warband"
    """)

    # Treveri, Mandubii, Aedui: No Control; Ubii: Germans; Provincia: a Fort and a Warband, No Control
    assert game.asked != "Romans quarters_from"


@pytest.mark.proves("6.3.3k")
def test_6_3_3_with_the_leave_of_another_faction() -> None:
    """The Faction in Control is asked, and may refuse."""
    game = winter("""
        [regions.Bituriges]
        Romans = "Legion"
    """)
    game.play("""
        Romans quarters_from region Bituriges
        Romans quarters_to region Carnutes
        Arverni agree_quarters no
        Romans quarters_from region Bituriges
        Romans quarters_to region Pictones
        Arverni agree_quarters yes
    """)

    assert game.pieces("Pictones", "Romans") == "1 Legion"


# ---- to Provincia -----------------------------------------------------------------------------------------------

EXAMPLE = """
    [regions.Mandubii]
    Romans = "4 Legions"
    [regions.Sequani]
    Aedui = "2 Warbands"
    [regions.Provincia]
    Arverni = "3 Warbands"
    [regions.Aedui]
    Arverni = "Warband"
    [regions.Treveri]
    Arverni = "Warband"
    [resources]
    Romans = 0
"""


@pytest.mark.proves("6.3.3c")
def test_6_3_3_quarters_relocate_example() -> None:
    """EXAMPLE: the Aedui agree to a Supply Line through Sequani; two Legions go from Mandubii to Provincia."""
    game = winter(EXAMPLE)
    assert (game.control("Mandubii"), game.control("Sequani"), game.control("Provincia")) == (
        "Romans",
        "Aedui",
        "Arverni",
    )
    until(game, "Romans quarters_supply").play("""
        Romans quarters_supply ask Aedui
        Aedui agree_supply yes
    """)
    until(game, "Romans to_provincia").play("""
        Romans to_provincia region Mandubii
        Romans quarters_number number 2
        Romans to_provincia done
    """)

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"
    assert game.pieces("Mandubii", "Romans") == "2 Legions"


def test_6_3_3_nobody_is_asked_for_supply_that_no_piece_needs() -> None:
    """Who is in Provincia needs no Supply Line there: the Aedui who Control it are asked only for Romans elsewhere."""
    provincia = '[regions.Provincia]\nRomans = "1 Auxilia"\nAedui = "6 Warbands"\n'
    game = until(winter(provincia), "Romans quarters_from").play("Romans quarters_from done")
    assert game.asked == HARVEST

    away = '[regions.Sequani]\nRomans = "1 Auxilia"\nAedui = "4 Warbands"\n'
    game = until(winter(provincia + away), "Romans quarters_from").play("Romans quarters_from done")
    assert game.asked == "Romans quarters_supply"


def test_6_3_3_without_agreement_no_supply_line() -> None:
    """The Aedui do not agree: the Legions of the example cannot reach Provincia."""
    game = until(winter(EXAMPLE), "Romans quarters_supply")
    game.play("""
        Romans quarters_supply ask Aedui
        Aedui agree_supply no
    """)
    while game.asked == "Romans quarters_supply":
        assert "ask Aedui" not in game.options
        game.play("Romans quarters_supply done")

    assert game.asked == "Chance quarters_roll"


def test_6_3_3_supply_is_asked_only_of_those_who_can_help() -> None:
    """Only Factions whose Control lies on a way of Roman pieces to Cisalpina can be asked."""
    game = winter("""
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Treveri]
        Arverni = "Warband"
        [regions.Aedui]
        Aedui = "Warband"
        [regions.Sequani]
        Aedui = "Warband"
        [regions.Sugambri]
        Germans = "Warband"
    """)
    until(game, "Romans quarters_supply")

    # the Aedui open Sequani, the Arverni Treveri and so Ubii; Belgica leads only to Germanic Control
    assert game.options == ["ask Arverni", "ask Aedui", "done"]


def test_6_3_3_nobody_is_asked_where_supply_is_open() -> None:
    """No Control and Roman Control need no leave."""
    game = until(
        winter("""
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Aedui]
        Aedui = "Warband"
    """),
        "Romans to_provincia",
    )

    assert game.offers("region") == ["Mandubii"]
    assert not [entry for entry in game.table.log if entry.key == "agree_supply"]


def test_6_3_3_germans_never_agree() -> None:
    """3.4.5 Germanic Control breaks a Supply Line, and nobody can be asked."""
    game = winter("""
        [regions.Sequani]
        Romans = "2 Legions"
        Germans = "3 Warbands"
        Belgae = "Warband"
        devastated = true
        [tribes]
        Sequani = "Germans"
        Helvetii = "Germans"
    """)
    while not game.asked.startswith("Chance quarters_roll"):
        assert game.asked not in ("Romans quarters_supply", "Romans to_provincia")
        game.table.answer("done" if "done" in game.options else game.options[0])

    assert game.control("Sequani") == "Germans"


def test_6_3_3_after_relocating_to_a_supply_line_region() -> None:
    """Pieces that have just relocated into a Supply Line Region may go on to Provincia."""
    game = winter("""
        [regions.Atrebates]
        Romans = "2 Legions"
        [regions.Mandubii]
        Romans = "Fort"
        [regions.Treveri]
        Belgae = "Warband"
    """)
    until(game, "Romans quarters_from").play("""
        Romans quarters_from region Atrebates
        Romans quarters_to region Mandubii
        Romans quarters_number number 2
    """)
    until(game, "Romans to_provincia").play("""
        Romans to_provincia region Mandubii
        Romans quarters_number number 2
    """)

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"


@pytest.mark.proves("6.3.3d")
def test_6_3_3_supply_lines_are_fixed_for_the_phase() -> None:
    """Determined once: Mandubii stays supplied through Sequani though the Romans leave it to the Arverni."""
    game = winter("""
        [regions.Mandubii]
        Romans = "2 Legions"
        [regions.Sequani]
        Romans = "2 Legions"
        Arverni = "Warband"
        [regions.Aedui]
        Arverni = "Warband"
        [regions.Treveri]
        Arverni = "Warband"
    """)
    until(game, "Romans to_provincia").play("""
        Romans to_provincia region Sequani
        Romans quarters_number number 2
    """)

    assert game.control("Sequani") == "Arverni"
    assert game.offers("region") == ["Mandubii"]


@pytest.mark.proves("6.3.3e")
def test_6_3_3_leader_from_any_region() -> None:
    """The Leader goes to Provincia from any Region, in a Supply Line or not, if the Romans wish."""
    game = winter("""
        [regions.Britannia]
        Romans = "Caesar"
    """)
    until(game, "Romans leader_to_provincia").play("Romans leader_to_provincia yes")

    assert game.pieces("Provincia", "Romans") == "Caesar, Fort"
    assert game.pieces("Britannia", "Romans") == ""


@pytest.mark.proves("6.3.3j")
def test_6_3_3_leader_may_stay() -> None:
    """The Leader need not go, and pays nothing to stay."""
    game = winter("""
        [regions.Britannia]
        Romans = "Caesar"
        [resources]
        Romans = 5
    """)
    until(game, "Romans leader_to_provincia").play("Romans leader_to_provincia no")

    assert game.pieces("Britannia", "Romans") == "Caesar"
    assert game.resources("Romans") == 5 + 15


@pytest.mark.proves("6.3.3c")
def test_6_3_3_legions_need_a_supply_line() -> None:
    """Legions outside any Supply Line are not offered the way to Provincia."""
    game = winter("""
        [regions.Pictones]
        Romans = "2 Legions"
        [regions.Aedui]
        Romans = "Auxilia"
        [regions.Bituriges]
        Arverni = "Warband"
    """)
    until(game, "Romans quarters_supply").play("Romans quarters_supply done")

    assert game.asked == "Romans to_provincia"
    assert game.offers("region") == ["Aedui"]


# ---- pay or roll ------------------------------------------------------------------------------------------------


def quartering(pieces: str, more: str = "", resources: int = 10) -> Play:
    """Romans in Britannia, who go nowhere; the Resources of all others are 0."""
    game = winter(f"""
        [regions.Britannia]
        Romans = "{pieces}"
        {more}
        [resources]
        Romans = {resources}
    """)
    while not game.asked.endswith(("quarters_region", "pay_or_roll", "harvest_transfer", "quarters_roll")):
        game.table.answer("done")
    return game.play("Romans quarters_region region Britannia") if game.asked.endswith("_region") else game


ALLY = """[tribes]
        Catuvellauni = "Romans" """


@pytest.mark.proves("6.3.3g", "6.3.3h")
@pytest.mark.parametrize(
    ("more", "cost", "free"),
    [
        ("", 2, 0),
        (ALLY, 1, 1),
        ("devastated = true", 4, 0),
        ("devastated = true\n        " + ALLY, 2, 1),
    ],
)
def test_6_3_3_what_a_piece_costs(more: str, cost: int, free: int) -> None:
    """One Resource with a Roman Ally, two without, twice that if Devastated; one piece an Ally is free."""
    game = quartering("3 Legions", more)
    game.play("Romans pay_or_roll stay Legion\n" * free)
    before = game.resources("Romans")
    game.play("Romans pay_or_roll pay Legion")

    assert before == 10
    assert game.resources("Romans") == 10 - cost


def test_6_3_3_a_fort_makes_nothing_cheaper() -> None:
    """A Fort quarters one piece free, but only an Ally lowers the price."""
    game = quartering("2 Auxilia, Fort")
    game.play("""
        Romans pay_or_roll stay Hidden Auxilia
        Romans pay_or_roll pay Hidden Auxilia
    """)

    assert game.resources("Romans") == 8 + 15  # and the Harvest has come


@pytest.mark.proves("6.3.3i")
def test_6_3_3_one_piece_free_for_each_ally_and_fort() -> None:
    """Two Allies and a Fort quarter three pieces without payment."""
    game = winter("""
        [regions.Treveri]
        Belgae = "4 Warbands"
        Germans = "Warband"
        [regions.Sequani]
        Romans = "2 Legions, 2 Auxilia, Fort"
        [tribes]
        Sequani = "Romans"
        Helvetii = "Romans"
        [resources]
        Romans = 1
    """)
    until(game, "Romans to_provincia").play("Romans to_provincia done")
    until(game, "Romans quarters_region").play("""
        Romans quarters_region region Sequani
        Romans pay_or_roll stay Legion
        Romans pay_or_roll stay Legion
        Romans pay_or_roll stay Hidden Auxilia
    """)
    assert game.options == ["pay Hidden Auxilia", "roll Hidden Auxilia", "negotiate"]
    game.play("Romans pay_or_roll pay Hidden Auxilia")

    assert game.pieces("Sequani", "Romans") == "2 Legions, 2 Auxilia, Fort"
    assert game.resources("Romans") == 0 + 15


def test_6_3_3_the_romans_choose_who_stays_free() -> None:
    """One such piece: a Legion or an Auxilia, as the Romans choose."""
    game = quartering("Legion, Auxilia, Fort")

    assert game.options == ["stay Legion", "stay Hidden Auxilia", "roll Legion", "roll Hidden Auxilia"]
    game.play("Romans pay_or_roll stay Hidden Auxilia")
    assert game.options == ["pay Legion", "roll Legion", "negotiate"]


@pytest.mark.proves("6.3.3l")
def test_6_3_3_a_roll_of_three_removes_a_legion_to_fallen() -> None:
    """On 1-3 the piece is removed, a Legion to Fallen."""
    game = quartering("2 Legions, Auxilia", resources=0)
    game.play("""
        Romans pay_or_roll roll Legion
        Chance quarters_roll roll 3
        Romans pay_or_roll roll Legion
        Chance quarters_roll roll 4
    """)
    assert game.position["fallen"] == 1
    game.play("Chance quarters_roll roll 1")

    assert game.pieces("Britannia", "Romans") == "1 Legion"
    assert game.available("Romans", "Auxilia") == 20


def test_6_3_3_who_cannot_pay_must_roll() -> None:
    """One Resource does not keep a piece that costs two."""
    game = quartering("Legion, Auxilia", resources=1)

    assert game.options == ["roll Legion", "roll Hidden Auxilia", "negotiate"]


@pytest.mark.proves("6.3.3f")
def test_6_3_3_who_can_pay_may_roll() -> None:
    """Paying is a choice: the Romans may always roll instead."""
    game = quartering("Legion, Auxilia")

    assert game.options == [
        *("pay Legion", "pay Hidden Auxilia", "roll Legion", "roll Hidden Auxilia"),
        "negotiate",
    ]


def test_6_3_3_even_free_quarters_may_be_declined() -> None:
    """For each piece the Romans choose: one that may stay free may be rolled for."""
    game = quartering("Legion, Fort")
    assert game.options == ["roll Legion", "done"]
    game.play("""
        Romans pay_or_roll roll Legion
        Chance quarters_roll roll 2
    """)

    assert game.pieces("Britannia", "Romans") == "Fort"
    assert game.position["fallen"] == 1


def test_6_3_3_free_quarters_cost_nothing_and_no_roll() -> None:
    """Pieces that all stay free need no further answer than that."""
    game = winter("""
        [regions.Britannia]
        Romans = "Legion, Fort"
    """)
    until(game, "Romans quarters_region").play("Romans quarters_region done")

    assert game.asked == HARVEST
    assert game.pieces("Britannia", "Romans") == "1 Legion, Fort"


@pytest.mark.proves("6.3.3f")
def test_6_3_3_regions_that_cost_cannot_be_left_out() -> None:
    """For each piece outside Provincia the Romans must choose: no end while a Region is to be paid for."""
    game = winter("""
        [regions.Britannia]
        Romans = "Legion"
        [regions.Pictones]
        Romans = "Auxilia, Fort"
        [resources]
        Romans = 5
    """)
    until(game, "Romans quarters_region")
    assert game.options == ["region Pictones", "region Britannia", "negotiate"]
    game.play("""
        Romans quarters_region region Britannia
        Romans pay_or_roll pay Legion
    """)

    assert game.options == ["region Pictones", "negotiate", "done"]


def test_6_3_3_provincia_costs_nothing() -> None:
    """Pieces in Provincia neither pay nor roll, not even if it is Devastated."""
    game = winter("""
        [regions.Provincia]
        devastated = true
        Romans = "5 Legions, 7 Auxilia"
    """)
    until(game, HARVEST)

    assert game.pieces("Provincia", "Romans") == "5 Legions, 7 Auxilia, Fort"


def test_6_3_3_roman_allies_elsewhere_do_not_help() -> None:
    """Allies and Forts quarter pieces in their own Region only."""
    game = winter("""
        [regions.Britannia]
        Romans = "Legion"
        [regions.Treveri]
        Romans = "Fort"
        [tribes]
        Treveri = "Romans"
        [resources]
        Romans = 9
    """)
    until(game, "Romans quarters_region").play("Romans quarters_region region Britannia")

    assert game.options == ["pay Legion", "roll Legion", "negotiate"]


def test_6_3_3_ask_for_resources_to_pay_with() -> None:
    """1.5.2 The Romans may be given Resources in the middle of paying."""
    game = winter("""
        [regions.Britannia]
        Romans = "2 Legions"
        [resources]
        Romans = 2
        Aedui = 6
    """)
    until(game, "Romans quarters_region").play("""
        Romans quarters_region region Britannia
        Romans pay_or_roll pay Legion
        Romans pay_or_roll negotiate
        Romans negotiate request Aedui
        Romans request number 2
        Aedui grant yes
        Romans pay_or_roll pay Legion
    """)

    assert (game.resources("Romans"), game.resources("Aedui")) == (0 + 15, 4 + 4)
    assert game.pieces("Britannia", "Romans") == "2 Legions"


def test_6_3_3_refused_resources_leave_the_dice() -> None:
    """A refusal is an answer: the Romans roll."""
    game = winter("""
        [regions.Britannia]
        Romans = "Legion"
        [resources]
        Aedui = 6
    """)
    until(game, "Romans quarters_region").play("""
        Romans quarters_region region Britannia
        Romans pay_or_roll negotiate
        Romans negotiate request Aedui
        Romans request number 2
        Aedui grant no
        Romans pay_or_roll roll Legion
        Chance quarters_roll roll 5
    """)

    assert game.pieces("Britannia", "Romans") == "1 Legion"
