"""8.8.1 Battle or March under threat?, and an enemy at victory."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, TO_R5, boxes, roman_turn


@pytest.mark.proves("8.8.1a", "8.8.1b", "8.8.1c", "8.8.1d", "8.8.1e", "8.8.1f", "8.8.1g")
@pytest.mark.parametrize("who", ["Caesar", "Legion"])
@pytest.mark.parametrize(
    "enemy",
    [
        '[tribes]\nNervii = "Belgae"',
        '[tribes]\nNervii = "Aedui"',
        '[regions.Nervii]\nBelgae = "Ambiorix"\nRomans = "{who}, 2 Auxilia"',
        '[regions.Nervii]\nGermans = "4 Warbands"\nRomans = "{who}, 2 Auxilia"',
        '[regions.Mandubii]\nRomans = "{who}, 2 Auxilia"\n[tribes]\nMandubii = "Arverni Citadel"',
    ],
)
def test_8_8_1_caesar_or_a_legion_with_an_enemy(who: str, enemy: str) -> None:
    """R1 yes: an Ally (of the Aedui too), a Citadel, a Leader, or Control."""
    board = enemy.format(who=who)
    if "Romans" not in board:
        board = f'[regions.Nervii]\nRomans = "{who}, 2 Auxilia"\n{board}'
    assert boxes(roman_turn(board, 5)).startswith("R1 yes")


@pytest.mark.proves("8.8.1m", "8.8.1n")
@pytest.mark.parametrize("forces", ["3 Auxilia", "Successor, 3 Auxilia"])
def test_8_8_1_no_threat_to_auxilia(forces: str) -> None:
    """R1 no: Auxilia alone are not threatened, nor is Caesar's Successor, who is not Caesar (1.4.3)."""
    game = roman_turn(f'[regions.Nervii]\nRomans = "{forces}"\n[tribes]\nNervii = "Belgae"')
    assert boxes(game).startswith("R1 no, R2 no")


@pytest.mark.proves("8.8.1h")
def test_8_8_1_an_attack_that_would_hit_a_legion() -> None:
    """R1: two Losses from four Warbands; with two Auxilia before the Legion there is no threat, with one there is."""
    board = '[regions.Nervii]\nArverni = "4 Warbands"\nRomans = "2 Legions, {} Auxilia, Fort"'
    halved = '[regions.Nervii]\nArverni = "4 Warbands"\nRomans = "4 Legions, {} Auxilia"'
    assert boxes(roman_turn(halved.format(2), 5)).startswith("R1 no")
    assert boxes(roman_turn(halved.format(1), 5)).startswith("R1 yes")
    assert boxes(roman_turn(board.format(1), 5)).startswith("R1 no")


@pytest.mark.proves("8.8.1i", "8.8.1n")
@pytest.mark.parametrize(
    ("romans", "answer"), [("Caesar, Auxilia", "yes"), ("Caesar, 2 Auxilia", "no"), ("Successor, Auxilia", "no")]
)
def test_8_8_1_an_attack_that_would_hit_caesar(romans: str, answer: str) -> None:
    """R1: two Losses from four Warbands reach Caesar behind one Auxilia, not behind two; the Germans cannot attack."""
    board = f'[regions.Nervii]\nArverni = "4 Warbands"\nGermans = "4 revealed Warbands"\nRomans = "{romans}"'
    assert boxes(roman_turn(board, 5)).startswith(f"R1 {answer}")


@pytest.mark.proves("8.8.1k")
@pytest.mark.parametrize(("horse", "answer"), [('[capabilities]\n59 = "shaded Arverni"', "yes"), ("", "no")])
def test_8_8_1_an_attack_with_a_capability(horse: str, answer: str) -> None:
    """R1: two Warbands cause one Loss, with the Germanic Horse (59) two, and the second hits a Legion."""
    board = '[regions.Nervii]\nArverni = "2 Warbands"\nRomans = "4 Legions, Auxilia"\n'
    assert boxes(roman_turn(board + horse, 5)).startswith(f"R1 {answer}")


@pytest.mark.proves("8.8.1j")
def test_8_8_1_an_attack_with_entreat() -> None:
    """R1 yes: near Vercingetorix one Auxilia of two becomes a Warband, and four of these still cause two Losses."""
    board = """
        [regions.Mandubii]
        Arverni = "4 Warbands"
        Romans = "4 Legions, 2 Auxilia"
        [regions.Bituriges]
        Arverni = "{}"
    """
    assert boxes(roman_turn(board.format("Vercingetorix"), 5)).startswith("R1 yes")
    assert boxes(roman_turn(board.format("Successor"), 5)).startswith("R1 no")


@pytest.mark.proves("8.8.1j")
def test_8_8_1_an_attack_with_enlisted_germans() -> None:
    """R1 yes: near Ambiorix two Germanic Warbands fight with two Belgic ones, and two Losses reach the Legion."""
    board = """
        [regions.Treveri]
        Belgae = "2 Warbands"
        Germans = "2 Warbands"
        Romans = "4 Legions, Auxilia"
        [regions.Nervii]
        Belgae = "{}"
    """
    assert boxes(roman_turn(board.format("Ambiorix"), 5)).startswith("R1 yes")
    assert boxes(roman_turn(board.format("2 Warbands"), 5)).startswith("R1 no")


@pytest.mark.proves("8.8.1o")
def test_8_8_1_an_attack_with_enlisted_germans_alone() -> None:
    """R1 yes: Ambiorix next door Enlists Revealed Germans, who could not attack by themselves (3.4.4), and have them
    attack as Belgae even without Belgae there."""
    board = """
        [regions.Treveri]
        Germans = "2 revealed Warbands"
        Romans = "3 Legions"
        [regions.Nervii]
        Belgae = "{}"
    """
    assert boxes(roman_turn(board.format("Ambiorix"), 5)).startswith("R1 yes")
    assert boxes(roman_turn(board.format("2 Warbands"), 5)).startswith("R1 no")


@pytest.mark.proves("8.8.1o")
@pytest.mark.parametrize(
    ("germans", "romans", "answer"),
    [
        ("2 Warbands", "3 Legions", "yes"),
        ("2 revealed Warbands", "3 Legions", "no"),
        ("4 Warbands", "5 Legions, Auxilia", "yes"),
        ("Warband, 3 revealed Warbands", "5 Legions, Auxilia", "no"),
    ],
)
def test_8_8_1_germans_attack_only_if_they_can_ambush(germans: str, romans: str, answer: str) -> None:
    """R1: 3.4.4 Germans who are not more Hidden than the Romans are no threat."""
    game = roman_turn(f'[regions.Treveri]\nGermans = "{germans}"\nRomans = "{romans}"', 5)
    assert boxes(game).startswith(f"R1 {answer}")


def test_8_8_1_an_attack_with_entreat_of_others() -> None:
    """R1 yes: near Vercingetorix an Aedui Warband becomes the second Arverni one, and these cause a Loss."""
    board = """
        [regions.Mandubii]
        Arverni = "{}"
        Aedui = "Warband"
        Romans = "4 Legions"
        [regions.Bituriges]
        Arverni = "Vercingetorix"
    """
    assert boxes(roman_turn(board.format("Warband"), 5)).startswith("R1 yes")
    assert boxes(roman_turn(board.format("revealed Warband"), 5)).startswith("R1 no")


RAMPAGE = """
[regions.Treveri]
Belgae = "{}"
Romans = "{}"
[regions.Nervii]
Belgae = "Ambiorix"
{}
"""


@pytest.mark.proves("8.8.1l")
def test_8_8_1_a_rampage_that_would_hit_a_legion() -> None:
    """R1: one Hidden Warband near Ambiorix drives out a Legion that cannot Retreat to Roman Control; alone it would
    cause no Loss in Battle."""
    alone = roman_turn(RAMPAGE.format("Warband", "3 Legions", ""), 5)
    assert boxes(alone).startswith("R1 yes")
    for safe in ('[regions.Mandubii]\nRomans = "Auxilia"', '[regions.Provincia]\nRomans = "Fort"'):
        game = roman_turn(RAMPAGE.format("Warband", "3 Legions", safe), 5)
        assert boxes(game).startswith("R1 no" if "Mandubii" in safe else "R1 yes")
    assert boxes(roman_turn(RAMPAGE.format("revealed Warband", "3 Legions", ""), 5)).startswith("R1 no")
    assert boxes(roman_turn(RAMPAGE.format("Warband", "3 Legions, Auxilia", ""), 5)).startswith("R1 no")


@pytest.mark.proves("8.8.1j")
@pytest.mark.parametrize(
    ("belgae", "romans", "answer"),
    [
        ("2 Warbands", "3 Legions, 2 Auxilia", "yes"),
        ("2 revealed Warbands", "3 Legions, 2 Auxilia", "no"),
        ("2 Warbands", "3 Legions, 3 Auxilia", "no"),
        ("4 Warbands", "3 Legions, 4 Auxilia", "yes"),
        ("4 Warbands", "3 Legions, 4 Auxilia, Fort", "no"),
    ],
)
def test_8_8_1_a_battle_after_rampage(belgae: str, romans: str, answer: str) -> None:
    """R1: Hidden Belgae near Ambiorix drive out the Auxilia, and their Battle then hits the Legions."""
    game = roman_turn(RAMPAGE.format(belgae, romans, '[regions.Mandubii]\nRomans = "Auxilia"'), 5)
    assert boxes(game).startswith(f"R1 {answer}")


AT_VICTORY = """
    [regions.Provincia]
    Romans = "{}, Fort"
    [tribes]
    Treveri = "{}"
    Carnutes = "{}"
"""


@pytest.mark.proves("8.8.1ad", "8.8.1ae", "8.8.1af", "8.8.2a")
@pytest.mark.parametrize("forces", ["Caesar, 2 Legions, 4 Auxilia", "Caesar, 3 Legions, 5 Auxilia"])
def test_8_8_1_an_enemy_at_victory(forces: str) -> None:
    """R2 yes: the Aedui have as many Allies as anybody else, and Caesar at least two Legions and four Auxilia."""
    game = roman_turn(AT_VICTORY.format(forces, "Aedui", "Arverni"), nonplayers=ALL)
    assert boxes(game).startswith("R1 no, R2 yes, R_MARCH yes")


@pytest.mark.proves("8.8.1ae", "8.8.1af")
@pytest.mark.parametrize(
    "forces",
    [
        "Caesar, Legion, 4 Auxilia",
        "Caesar, 2 Legions, 3 Auxilia",
        "2 Legions, 4 Auxilia",
        "Successor, 2 Legions, 4 Auxilia",
    ],
)
def test_8_8_1_an_enemy_at_victory_but_caesar_too_weak(forces: str) -> None:
    """R2 no: it takes Caesar himself with two Legions and four Auxilia."""
    game = roman_turn(AT_VICTORY.format(forces, "Aedui", "Arverni"), 5, nonplayers=ALL)
    assert boxes(game).startswith(TO_R5)


@pytest.mark.proves("8.8.1ad", "8.8.2a")
def test_8_8_1_no_enemy_at_victory() -> None:
    """R2 no leads to the Event (errata): the Aedui have fewer Allies than the Arverni."""
    game = roman_turn(AT_VICTORY.format("Caesar, 2 Legions, 4 Auxilia", "Arverni", "Arverni"), 5)
    assert boxes(game).startswith(TO_R5)
