"""A6.3 Quarters Phase; A6.2 there is no other Phase of the Germans or the Arverni in Winter."""

import pytest

from tests.ariovistus.wintering import HARVEST, SPRING, until, winter

EVERYBODY_HUNGRY = """
    [regions.Bituriges]
    devastated = true
    Belgae = "Warband"
    Aedui = "Warband"
    Germans = "Warband"
    Arverni = "Warband"
    Romans = "Legion"
"""


# ---- A6.2 What Winter does not have -----------------------------------------------------------------------------


@pytest.mark.proves("A6.2a")
def test_a6_2_winter_has_no_germans_phase() -> None:
    """Germans with room to Rally, March, Raid and Ambush do none of it in Winter, and nobody rolls for them."""
    game = winter("""
        [regions.Treveri]
        Germans = "8 revealed Warbands"
        Aedui = "Warband"
        [resources]
        Aedui = 5
        [tribes]
        Ubii = "Germans"
    """)
    until(game, SPRING)

    assert game.pieces("Treveri", "Germans") == "8 revealed Warbands"
    assert (game.pieces("Ubii", "Germans"), game.tribe("Sugambri")) == ("", "Subdued")
    assert game.pieces("Treveri", "Aedui") == "1 Warband"


@pytest.mark.proves("A6.2a", "A6.2b")
def test_a6_2_winter_has_no_arverni_phase() -> None:
    """Arverni At War do nothing in Winter either."""
    game = winter("""
        [regions.Veneti]
        Arverni = "6 revealed Warbands"
        Aedui = "Warband"
        [resources]
        Aedui = 5
    """)
    until(game, SPRING)

    assert game.pieces("Veneti", "Arverni") == "6 revealed Warbands"
    assert game.pieces("Veneti", "Aedui") == "1 Warband"


@pytest.mark.proves("A6.0a")
def test_a6_0_victory_quarters_harvest_senate_spring() -> None:
    """The phases of a Winter Round as they are told, one after the other."""
    game = until(winter(EVERYBODY_HUNGRY), "Chance quarters_roll")
    while game.asked != SPRING:
        game.table.answer("roll 6" if game.asked.startswith("Chance") else game.options[-1])
    game.play("Germans successor region Ubii\nBelgae successor region Nervii")
    told = dict.fromkeys(entry.key for entry in game.table.log)
    phases = [key for key in told if key in ("victory_check", "quarters_roll", "earn", "senate", "spring")]

    assert phases == ["victory_check", "quarters_roll", "earn", "senate", "spring"]
    assert {entry.rule for entry in game.table.log if entry.rule.startswith(("6.2", "A6.2"))} == set()


# ---- A6.3 The order ---------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.3a", "A6.3.1b", "A6.3.2e")
def test_a6_3_belgae_aedui_germans_romans() -> None:
    """One after the other, each to the end of its rolls; the Arverni are not among them."""
    game = winter(EVERYBODY_HUNGRY + '[tribes]\nCarnutes = "Aedui"\nMandubii = "Aedui"\nSenones = "Aedui"')
    seen = []
    while game.asked != HARVEST:
        about = game.table.ask.about if game.table.ask else ()
        seen.append(f"{game.asked} {about[0] if game.asked == 'Chance quarters_roll' else ''}".strip())
        game.table.answer("roll 6" if game.asked.startswith("Chance") else game.options[-1])

    assert [each for each in seen if "roll" in each] == [
        "Chance quarters_roll Belgae",
        "Chance quarters_roll Aedui",
        "Chance quarters_roll Germans",
        "Chance quarters_roll Romans",
    ]
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"


@pytest.mark.proves("A6.3.2a", "A6.3a")
def test_a6_3_germans_relocate_after_the_aedui_and_before_the_romans() -> None:
    """Each is asked in its place of the order, the Germans as other players are."""
    game = winter("""
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        [regions.Sugambri]
        Germans = "Warband"
        [regions.Nervii]
        Belgae = "Warband"
        [regions.Mandubii]
        Aedui = "Warband"
        [regions.Aedui]
        Aedui = "Warband"
        [regions.Provincia]
        Romans = "2 Auxilia"
        [regions.Cisalpina]
        Romans = "2 Auxilia"
    """)
    assert (game.asked, game.rule) == ("Belgae quarters_from", "A6.3.2")
    game.play("Belgae quarters_from done")
    assert (game.asked, game.rule) == ("Aedui quarters_from", "A6.3.2")
    game.play("Aedui quarters_from done")
    assert (game.asked, game.rule) == ("Germans quarters_from", "A6.3.2")
    game.play("""
        Germans quarters_from region Ubii
        Germans quarters_to region Sugambri
        Germans quarters_number number 1
        Germans quarters_number number 2
        Germans quarters_from done
    """)
    assert (game.asked, game.rule) == ("Romans quarters_from", "6.3.3")
    assert game.pieces("Sugambri", "Germans") == "Ariovistus, 3 Warbands"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"


# ---- A6.3.1 Arverni ---------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.3.1a", "A6.3.1b")
def test_a6_3_1_arverni_neither_move_nor_roll() -> None:
    """Not out of a Devastated Region where they have no Ally, beside a Region of their own."""
    game = winter("""
        [regions.Bituriges]
        devastated = true
        Arverni = "3 Warbands"
    """)
    until(game, HARVEST)

    assert game.pieces("Bituriges", "Arverni") == "3 Warbands"


# ---- A6.3.2 Gauls and Germans -----------------------------------------------------------------------------------


@pytest.mark.proves("A6.3.2a", "A6.3.2d")
def test_a6_3_2_to_own_control_free_of_devastation() -> None:
    """Germans in Sequani: to Ubii, theirs; not to Treveri, Devastated, nor Mandubii, without Control, nor to Regions of
    the Arverni."""
    game = winter("""
        [regions.Sequani]
        Germans = "2 Warbands"
        [regions.Ubii]
        Germans = "Warband"
        [regions.Treveri]
        devastated = true
        Germans = "Warband"
        [regions.Aedui]
        Arverni = "Warband"
        [regions.Provincia]
        Arverni = "Warband"
    """)
    game.play("""
        Germans quarters_from region Sequani
        Germans quarters_number number 2
    """)

    assert game.pieces("Ubii", "Germans") == "3 Warbands"


@pytest.mark.proves("A6.3.2b", "A6.3.2c")
@pytest.mark.parametrize(("answer", "there"), [("yes", "1 Warband"), ("no", "")])
def test_a6_3_2_gauls_enter_germanic_control_by_agreement(answer: str, there: str) -> None:
    """The Germans are asked by the Belgae, and agree or not."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Belgae = "Warband"
        [regions.Ubii]
        Germans = "Warband"
        [regions.Nervii]
        devastated = true
        [regions.Atrebates]
        devastated = true
    """)
    game.play(f"""
        Belgae quarters_from region Treveri
        Germans agree_quarters {answer}
    """)

    assert game.pieces("Ubii", "Belgae") == there


@pytest.mark.proves("A6.3.2b")
def test_a6_3_2_germans_enter_roman_control_by_agreement() -> None:
    """Whoever has Control is asked, the Romans too."""
    game = winter("""
        [regions.Sequani]
        Germans = "Warband"
        Aedui = "Warband"
        [regions.Provincia]
        Romans = "2 Auxilia"
    """)
    game.play("""
        Aedui quarters_from done
        Germans quarters_from region Sequani
        Romans agree_quarters yes
    """)

    assert game.pieces("Provincia", "Germans") == "1 Warband"


@pytest.mark.proves("A6.3.2d")
@pytest.mark.parametrize(("faction", "pieces"), [("Belgae", "Warband"), ("Aedui", "Warband"), ("Germans", "Warband")])
def test_a6_3_2_arverni_control_is_shut(faction: str, pieces: str) -> None:
    """Beside Regions of the Arverni alone nobody has anywhere to go, and nobody is asked."""
    game = winter(f"""
        [regions.Pictones]
        devastated = true
        {faction} = "{pieces}"
        [regions.Bituriges]
        Arverni = "2 Warbands"
    """)
    assert game.control("Bituriges") == "Arverni"

    assert game.asked == "Chance quarters_roll"


@pytest.mark.proves("A6.3.2e", "A6.3.2f")
@pytest.mark.parametrize(
    ("pieces", "tribe", "rolls"),
    [
        ("Ariovistus, 2 Warbands", "Subdued", 2),
        ("2 Warbands, Settlement", "Subdued", 0),
        ("2 Warbands", "Germans", 0),
        ("2 Warbands", "Aedui", 2),
    ],
)
def test_a6_3_2_germans_in_devastation(pieces: str, tribe: str, rolls: int) -> None:
    """A die for each Warband, and none for the Leader, where they have neither Ally nor Settlement."""
    game = winter(f"""
        [regions.Treveri]
        devastated = true
        Germans = "{pieces}"
        [tribes]
        Treveri = "{tribe}"
    """)
    game.play("Germans quarters_from done")
    rolled = 0
    while game.asked == "Chance quarters_roll":
        game.play("Chance quarters_roll roll 3")
        rolled += 1
    left = {0: pieces, 2: "Ariovistus"}[rolls] if "Ariovistus" in pieces or not rolls else ""

    assert rolled == rolls
    assert game.pieces("Treveri", "Germans") == left


@pytest.mark.proves("A6.3.2e")
def test_a6_3_2_removed_on_one_to_three() -> None:
    """On 3 the Warband goes, on 4 it stays."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "2 Warbands"
    """)
    game.play("""
        Germans quarters_from done
        Chance quarters_roll roll 3
        Chance quarters_roll roll 4
    """)

    assert game.pieces("Treveri", "Germans") == "1 Warband"
    assert game.available("Germans", "Warbands") == 29


@pytest.mark.proves("A6.3.2e")
def test_a6_3_2_a_settlement_feeds_germans_alone() -> None:
    """Belgae beside a Germanic Settlement roll."""
    game = winter("""
        [regions.Treveri]
        devastated = true
        Germans = "Settlement"
        Belgae = "Warband"
    """)
    game.play("Belgae quarters_from done")

    assert game.asked == "Chance quarters_roll"


# ---- A6.3.3 Romans ----------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.3.3b", "A6.3.3c")
def test_a6_3_3_romans_never_enter_germanic_or_arverni_control() -> None:
    """From Sequani: to Provincia; not to Ubii and Cisalpina under Germanic, nor to Aedui under Arverni Control."""
    game = winter("""
        [regions.Sequani]
        Romans = "2 Auxilia"
        [regions.Ubii]
        Germans = "Warband"
        [regions.Cisalpina]
        Germans = "Warband"
        [regions.Aedui]
        Arverni = "Warband"
    """)
    until(game, "Romans quarters_from").play("Romans quarters_from region Sequani")

    assert game.asked == "Romans quarters_number"
    game.play("Romans quarters_number number 1")
    assert game.pieces("Provincia", "Romans") == "1 Auxilia, Fort"


SUPPLY = """
    [regions.Sequani]
    Romans = "2 Legions"
    [regions.Provincia]
    {provincia} = "3 Warbands"
    [regions.Cisalpina]
    {cisalpina} = "3 Warbands"
    [regions.Aedui]
    Arverni = "Warband"
"""


@pytest.mark.proves("A6.3.3a")
def test_a6_3_3_a_supply_line_through_germanic_control_by_agreement() -> None:
    """Cisalpina under Germanic Control: with the Germans' leave the Legions are in a Supply Line to Provincia."""
    game = winter(SUPPLY.format(provincia="Arverni", cisalpina="Germans"))
    game.play("""
        Germans quarters_from done
        Romans quarters_supply ask Germans
        Germans agree_supply yes
        Romans to_provincia region Sequani
        Romans quarters_number number 2
    """)

    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"


@pytest.mark.proves("A6.3.3a")
def test_a6_3_3_cisalpina_alone_is_enough() -> None:
    """The line runs through Cisalpina without Control, whoever holds Provincia."""
    game = winter(SUPPLY.format(provincia="Arverni", cisalpina="Germans").replace("Cisalpina", "Ubii"))
    until(game, "Romans to_provincia")

    assert game.offers("region") == ["Sequani"]


@pytest.mark.proves("A6.3.3a", "A6.3.3c")
def test_a6_3_3_no_supply_line_through_arverni_control() -> None:
    """Both ends under Arverni Control: nobody is asked, and nobody goes to Provincia."""
    game = winter(SUPPLY.format(provincia="Arverni", cisalpina="Arverni"))

    assert game.asked == "Chance quarters_roll"
    assert game.pieces("Sequani", "Romans") == "2 Legions"
