"""8.8.8 Diviciacus (38): Aedui Warbands March and Seize with the Romans."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import ALL, FROST, HEAD, commanded, did, roman_turn

ARVERNI = ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Pictones", "Santones", "Arverni", "Cadurci", "Volcae")
BELGAE = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri")
OTHERS = "\n".join([f'{t} = "Arverni"' for t in ARVERNI] + [f'{t} = "Belgae"' for t in BELGAE])
# The Roman score is 11.
ROMANS = 'Helvii = "Romans"\nCatuvellauni = "Romans"'
GERMANS = '"Suebi North" = "Germans"\n"Suebi South" = "Germans"'
TRIBES = f'[tribes]\n{ROMANS}\n{OTHERS}\n{GERMANS}\n[capabilities]\n38 = "unshaded"\n'
MARCH = """
[regions.Britannia]
Romans = "11 Auxilia"
[regions.Mandubii]
Romans = "Caesar, 3 Legions, Auxilia"
Aedui = "{}"
{}
"""
SEIZE = """
[regions.Bituriges]
Romans = "2 Auxilia"
Aedui = "2 Warbands"
Arverni = "3 revealed Warbands"
[regions.Britannia]
Romans = "12 Auxilia"
"""


def march(aedui: str = "2 Warbands", others: str = "", nonplayers: str = ALL) -> Acting:
    return roman_turn(MARCH.format(aedui, others) + TRIBES, 5, 1, head=HEAD + "\nnext = 3", nonplayers=nonplayers)


@pytest.mark.proves("8.8.8e")
def test_8_8_8_aedui_warbands_march_along() -> None:
    """Non-player Aedui lend both Warbands, who go to Arverni with Caesar."""
    game = march()
    assert commanded(game)[:2] == ["share Mandubii", "march Mandubii"]
    assert game.pieces("Arverni", "Aedui").startswith("2 Warbands")
    assert game.pieces("Mandubii", "Aedui") == ""


def test_8_8_8_warbands_stay_to_keep_an_enemy_from_control() -> None:
    """Of three Warbands two stay with two Belgae, lest these have Control."""
    game = march("3 Warbands", 'Belgae = "2 revealed Warbands"')
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


def test_8_8_8_none_against_their_will() -> None:
    """At a Roman score of more than 12 Non-player Aedui lend nobody (8.6.8), and are not asked."""
    board = MARCH.format("2 Warbands", "") + TRIBES.replace('Remi = "Belgae"', "").replace('Treveri = "Belgae"', "")
    game = roman_turn(board, 5, 1, head=HEAD + "\nnext = 3", nonplayers=ALL)
    assert commanded(game)[0] == "march Mandubii"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


@pytest.mark.proves("8.8.8e")
def test_8_8_8_players_are_asked_for_their_warbands() -> None:
    """A player who agrees sends them along, one who refuses does not."""
    for answer, stay in (("yes", ""), ("no", "2 Warbands")):
        game = march(nonplayers='["Romans", "Arverni", "Belgae"]')
        assert game.asked == "Aedui agree_share"
        game.play(f"Aedui agree_share {answer}")
        assert "march Mandubii" in commanded(game)
        assert game.pieces("Mandubii", "Aedui") == stay


@pytest.mark.proves("8.8.8f")
def test_8_8_8_a_warband_bears_the_harassment() -> None:
    """Three Hidden Germans on every way out of Provincia: a Warband is lost, not an Auxilia."""
    near = "\n".join(f'[regions.{r}]\nGermans = "3 Warbands"' for r in ("Arverni", "Aedui", "Sequani"))
    tribes = TRIBES
    for tribe, other in (("Arverni", "Bituriges"), ("Cadurci", "Mandubii"), ("Volcae", "Senones")):
        tribes = tribes.replace(f'{tribe} = "', f'{other} = "')
    board = MARCH.replace("regions.Mandubii", "regions.Provincia").format("2 Warbands", near) + tribes
    game = roman_turn(board, 5, 1, head=HEAD + "\nnext = 3", nonplayers=ALL)
    assert did(game, "harassment_loss") == ["harassment_loss piece Hidden Aedui Warband"]


@pytest.mark.proves("8.8.8e")
def test_8_8_8_aedui_warbands_help_to_disperse() -> None:
    """8.8.5 Two Auxilia and two Warbands together Control Bituriges against three Arverni."""
    game = roman_turn(SEIZE + TRIBES, 5, 1, head=FROST, nonplayers=ALL)
    assert commanded(game)[:2] == ["share Bituriges", "seize Bituriges"]
    assert game.tribe("Bituriges").startswith("Dispersed")


def test_8_8_8_players_are_asked_to_help_to_disperse() -> None:
    """8.8.5 If they refuse, Rome Seizes without Dispersing."""
    for answer, end in (("yes", "Dispersed"), ("no", "Subdued")):
        game = roman_turn(SEIZE + TRIBES, 5, 1, head=FROST, nonplayers='["Romans", "Arverni", "Belgae"]')
        assert game.asked == "Aedui agree_share"
        game.play(f"Aedui agree_share {answer}")
        assert "seize Bituriges" in commanded(game)
        assert game.tribe("Bituriges").startswith(end)


@pytest.mark.proves("8.8.8g")
def test_8_8_8_recruit_places_no_aedui_warbands() -> None:
    """8.8.4 Where Aedui Warbands stand with the Romans, Auxilia come and no Warbands."""
    board = """
[regions.Provincia]
Romans = "2 Auxilia, Fort"
Aedui = "2 Warbands"
[regions.Britannia]
Romans = "Auxilia"
Aedui = "2 Warbands"
[resources]
Romans = 5
"""
    tribes = TRIBES.replace('Nervii = "Belgae"', 'Nervii = "Romans"').replace('Remi = "Belgae"', 'Remi = "Romans"')
    tribes = tribes.replace('Treveri = "Belgae"', 'Treveri = "Romans"')
    game = roman_turn(board + tribes, 5, 1, head=HEAD + "\nnext = 3", nonplayers=ALL)
    assert "recruit Provincia" in commanded(game)
    assert not [each for each in commanded(game) if each.startswith("share")]
    assert (game.pieces("Provincia", "Aedui"), game.pieces("Britannia", "Aedui")) == ("2 Warbands", "2 Warbands")


@pytest.mark.proves("8.8.8f")
def test_8_8_8_in_battle_a_warband_is_lost_before_an_auxilia() -> None:
    """Three Germans of nine are left and strike back: an Aedui Warband falls, not the Auxilia."""
    board = """
[regions.Mandubii]
Romans = "4 Legions, Auxilia"
Aedui = "4 Warbands"
Germans = "9 Warbands"
"""
    game = roman_turn(board + TRIBES, 5, 1, head=HEAD + "\nnext = 3", nonplayers=ALL)
    assert commanded(game)[:2] == ["share Mandubii", "battle Mandubii"]
    assert [each.split()[-2:] for each in did(game, "loss")] == [["Aedui", "Warband"]]
    assert game.pieces("Mandubii", "Romans").startswith("4 Legions, 1 ")
