"""A8.8, A8.8.1 Scout, Build, Seize, Recruit, Quarters of the Non-player Romans, and Warbands near Diviciacus."""

import tomllib
from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.romans.boards import ALL, AWAY, FROST, HEAD, boxes, commanded, did, roman_turn
from tests.ariovistus.wintering import QUIET
from tests.falling_sky.wintering import merged, written

# ---- A8.8.1i Scout ----------------------------------------

# The Romans Recruit in Atrebates and Provincia; too poor to Build, they Scout before that (8.8.4).
SCOUT = """
[resources]
Romans = 5
[regions.Provincia]
Romans = "{}, Fort"
{}
[tribes]
Atrebates = "Romans"
Bellovaci = "Romans"
Remi = "Romans"
Helvii = "Romans"
"""


def scout(home: str, regions: str, *dice: int, head: str = FROST) -> Acting:
    return roman_turn(SCOUT.format(home, regions), *dice, head=head, nonplayers=ALL)


@pytest.mark.proves("A8.8.1i")
@pytest.mark.parametrize("head", [HEAD, FROST])
def test_a8_8_1_upon_frost_germans_are_not_scouted_first(head: str) -> None:
    """One Auxilia sees two Hidden Belgae, and not two Revealed Germans, upon Frost as ever."""
    board = '[regions.Sequani]\nRomans = "Auxilia"\nBelgae = "2 Warbands"\nGermans = "2 revealed Warbands"'
    game = scout("Caesar, 4 Auxilia", board, head=head)
    assert game.pieces("Sequani", "Belgae") == "2 scouted Warbands"
    assert game.pieces("Sequani", "Germans") == "2 revealed Warbands"


@pytest.mark.proves("A8.8.1i")
@pytest.mark.parametrize(("die", "to"), [(1, "Sequani"), (6, "Arverni")])
def test_a8_8_1_upon_frost_no_ride_goes_to_germans_first(die: int, to: str) -> None:
    """One Auxilia to spare sees two Warbands in either Region: the dice say where."""
    board = '[regions.Sequani]\nGermans = "2 Warbands"\n[regions.Arverni]\nBelgae = "4 Warbands"\n'
    game = scout("Caesar, 5 Auxilia", board, die, die)
    assert did(game, "scout_to") == [f"scout_to region {to}"]
    assert "romans.scout.germans_in_frost" not in game.priorities("Romans")


# ---- A8.8d Build ----------------------------------------

HELD = '[regions.Sequani]\nRomans = "{} Auxilia, Fort"\n[regions.Provincia]\nRomans = "Caesar, 4 Auxilia, Fort"\n'


NINE = ("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones", "Bituriges", "Cadurci", "Volcae")


def built(tribes: str) -> list[str]:
    return works(building(tribes))


def building(tribes: str) -> Acting:
    """A Build with Resources for one work in Sequani, before a Recruit."""
    board = "[resources]\nRomans = 6\n" + HELD.format(6) + f'[tribes]\n{tribes}Atrebates = "Romans"\nRemi = "Romans"\n'
    return roman_turn(board, nonplayers=ALL)


def works(game: Acting) -> list[str]:
    return [each.removeprefix("build_what ") for each in did(game, "build_what")]


@pytest.mark.proves("A8.8d")
@pytest.mark.parametrize("gaul", ["Belgae", "Arverni", "Aedui"])
@pytest.mark.parametrize(("tribe", "other"), [("Sequani", "Helvetii"), ("Helvetii", "Sequani")])
def test_a8_8_build_subdues_allies_of_gauls_before_those_of_germans(gaul: str, tribe: str, other: str) -> None:
    """Whatever the margin of the Germans, who stand before Belgae and Arverni in the order of targets."""
    assert built(f'{tribe} = "{gaul}"\n{other} = "Germans"\n')[:1] == [f"subdue {tribe}"]


@pytest.mark.proves("A8.8c")
@pytest.mark.parametrize("gaul", ["Belgae", "Aedui"])
@pytest.mark.parametrize(("tribe", "other"), [("Sequani", "Helvetii"), ("Helvetii", "Sequani")])
def test_a8_8_build_subdues_allies_of_arverni_last_of_the_gauls(gaul: str, tribe: str, other: str) -> None:
    """They have no victory margin, though their nine Allies would be enough for 7.2; none is told."""
    board = "".join(f'{name} = "Arverni"\n' for name in NINE) + f'{tribe} = "{gaul}"\n{other} = "Arverni"\n'
    game = building(board)
    assert (works(game)[:1], game.margin(gaul) < 0) == ([f"subdue {tribe}"], True)
    assert "romans.build.rivals" in game.priorities("Romans")
    assert "romans.build.best_margin" not in game.priorities("Romans")


def test_a1_4_build_cannot_remove_a_settlement() -> None:
    """4.2.1 Only Allies: with a Settlement alone there, a Roman Ally is placed."""
    board = "[resources]\nRomans = 6\n" + HELD.format(6).replace(
        'Fort"\n[regions.P', 'Fort"\nGermans = "Settlement"\n[regions.P'
    )
    game = roman_turn(
        board + '[tribes]\nAtrebates = "Romans"\nRemi = "Romans"\nHelvetii = "Dispersed"\n', nonplayers=ALL
    )
    assert "build region Sequani" in game.did("Romans")
    assert game.tribe("Sequani") == "Romans"
    assert "Settlement" in game.pieces("Sequani", "Germans")


# ---- A3.2.1, 8.8.4, 8.8.7 Cisalpina ----------------------------------------

AROUND = "".join(f'[regions.{name}]\nBelgae = "4 Warbands"\n' for name in ("Sequani", "Treveri", "Sugambri"))
ALPS = '[regions.Cisalpina]\nBelgae = "4 Warbands"\n'


@pytest.mark.parametrize(("alps", "cost"), [("", 0), (ALPS, 2)])
def test_a3_2_1_a_supply_line_may_end_in_cisalpina(alps: str, cost: int) -> None:
    """8.8.4 Recruit in Ubii, among Belgae: free of cost if Cisalpina is open, else for two Resources."""
    board = '[resources]\nRomans = 5\n[regions.Ubii]\nRomans = "3 Auxilia"\n' + AROUND + alps
    game = roman_turn(board + '[tribes]\nAtrebates = "Romans"\n', nonplayers=ALL)
    assert "recruit Ubii" in commanded(game)
    assert game.resources("Romans") == 5 - cost


@pytest.mark.parametrize(("held", "left"), [("", ""), ("4 Warbands", "3 Auxilia")])
def test_8_8_7_to_provincia_by_cisalpina(held: str, left: str) -> None:
    """In Quarters all leave Ubii, among Arverni, for Provincia if there is a Supply Line by the Alps."""
    regions = {name: {"Arverni": "4 Warbands"} for name in ("Sequani", "Treveri", "Sugambri")}
    regions |= {"Ubii": {"Romans": "3 Auxilia"}} | ({"Cisalpina": {"Arverni": held}} if held else {})
    position = {"nonplayers": ["Romans"], "resources": {"Romans": 9}, "regions": regions}
    game = acting(written(merged(tomllib.loads(dedent(QUIET)), position)))
    while not any(phase in game.asked for phase in ("harvest", "draw_card", "quarters_roll")):
        game.table.answer("done" if "done" in game.options else game.options[0])
    assert game.pieces("Ubii", "Romans") == left


# ---- 8.8.5 Seize ----------------------------------------

POOR = '[resources]\nRomans = 1\n[capabilities]\n13 = "shaded"\n'


def test_8_8_5_seize_not_where_arverni_or_germans_would_harass() -> None:
    """A8.4 Three Hidden Germans in Nervii, three Arverni in Bituriges: Rome Disperses in Treveri alone."""
    board = POOR + "".join(
        f'[regions.{name}]\nRomans = "5 Auxilia"\n{who}\n'
        for name, who in (
            ("Nervii", 'Germans = "3 Warbands"'),
            ("Bituriges", 'Arverni = "3 Warbands"'),
            ("Treveri", ""),
        )
    )
    game = roman_turn(board, 1, nonplayers=ALL)
    while game.asked.startswith("Chance resentment"):
        game.play("Chance resentment roll 6")
    seized = [each.removeprefix("seize ") for each in commanded(game) if each.startswith("seize")]
    assert seized == ["Treveri", "Provincia"]


# ---- A8.8e Warbands near Diviciacus ----------------------------------------

ARVERNI = ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Pictones", "Santones", "Arverni", "Cadurci", "Volcae")
BELGAE = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri", "Bituriges")
# The Roman score is 12, and the Aedui lend (8.6.8).
LOW = "[tribes]\n" + "".join(
    [f'{t} = "Arverni"\n' for t in ARVERNI]
    + [f'{t} = "Belgae"\n' for t in BELGAE]
    + [f'"{t}" = "Germans"\n' for t in ("Suebi North", "Suebi South")]
)
MARCH = (
    AWAY
    + """
[regions.Mandubii]
Romans = "Caesar, 3 Legions, 1 Auxilia"
Aedui = "2 Warbands"
[regions.{}]
Aedui = "Diviciacus"
"""
)


@pytest.mark.proves("A8.8e")
@pytest.mark.parametrize(("where", "shared"), [("Sequani", True), ("Cisalpina", False)])
def test_a8_8_aedui_warbands_march_along_near_diviciacus(where: str, shared: bool) -> None:
    """Non-player Aedui lend both Warbands, if he is within one Region of Mandubii."""
    game = roman_turn(MARCH.format(where) + LOW, 5, 1, nonplayers=ALL)
    assert ("share Mandubii" in commanded(game)) is shared
    assert game.pieces("Mandubii", "Aedui") == ("" if shared else "2 Warbands")


@pytest.mark.proves("A8.8e")
@pytest.mark.parametrize(("where", "fights"), [("Sequani", "yes"), ("Cisalpina", "no")])
def test_a8_8_aedui_warbands_fight_along_near_diviciacus(where: str, fights: str) -> None:
    """R_BATTLE: two Legions and an Auxilia cost six Germans two Losses, as many as they would suffer; four Warbands
    make it four against one."""
    board = 'Romans = "2 Legions, 1 revealed Auxilia"\nGermans = "6 revealed Warbands"\nAedui = "4 revealed Warbands"\n'
    board = f'[regions.Mandubii]\n{board}[regions.{where}]\nAedui = "Diviciacus"\n'
    game = roman_turn(board + LOW, 5, 1, nonplayers=ALL)
    assert boxes(game).startswith(f"R1 yes, R_BATTLE {fights}")
    assert ("share Mandubii" in commanded(game)) is (fights == "yes")


DEFENCE = """
card = "A56"
next = 3
ineligible = ["Romans", "Germans", "Aedui"]
nonplayers = ["Romans", "Aedui"]
[regions.Mandubii]
Belgae = "12 Warbands"
Romans = "3 Auxilia"
Aedui = "Diviciacus, 3 Warbands"
"""


@pytest.mark.proves("A8.8e")
@pytest.mark.parametrize(("victim", "shared"), [("Romans", True), ("Aedui", False)])
def test_a8_8_romans_lend_nobody_to_aedui_who_defend_but_ask_them_to_help(victim: str, shared: bool) -> None:
    """8.8.8 Attacked, Non-player Romans defend with the Warbands of Non-player Aedui; not the other way round."""
    game = acting(DEFENCE + LOW)
    game.play(f"Belgae action command Battle\nBelgae command battle Mandubii\nBelgae battle_target faction {victim}")
    assert ("share yes" in game.did("Romans")) is shared
    assert ("agree_share yes" in game.did("Aedui")) is shared
    assert "agree_share yes" not in game.did("Romans")
