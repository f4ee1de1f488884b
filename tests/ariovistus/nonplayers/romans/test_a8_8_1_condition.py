"""A8.8.1, A8.8 Who threatens Caesar and the Legions in Ariovistus."""

import pytest

from tests.ariovistus.nonplayers.romans.boards import boxes, roman_turn


def answer(board: str) -> str:
    """R1 yes or no."""
    return boxes(roman_turn(board, 5)).split(", ")[0].removeprefix("R1 ")


@pytest.mark.proves("A8.8.1a")
@pytest.mark.parametrize(("germans", "threat"), [("Settlement", "yes"), ("1 Warband", "no")])
@pytest.mark.parametrize("who", ["Caesar", "Legion"])
def test_a8_8_1_a_settlement_is_a_threat(who: str, germans: str, threat: str) -> None:
    """R1: it counts as an Ally; a Warband that could not hurt anybody does not."""
    assert answer(f'[regions.Treveri]\nRomans = "{who}, 4 Auxilia"\nGermans = "{germans}"') == threat


@pytest.mark.proves("A8.8.1f")
@pytest.mark.parametrize(("aedui", "threat"), [("Diviciacus", "yes"), ("1 Warband", "no")])
def test_a8_8_1_diviciacus_is_a_threat_like_any_leader(aedui: str, threat: str) -> None:
    """R1: though they do not fight him."""
    board = (
        f'[regions.Treveri]\nRomans = "Caesar, 3 Legions, 4 Auxilia"\nAedui = "{aedui}"\n[tribes]\nNervii = "Belgae"\n'
    )
    assert answer(board) == threat
    assert "R_BATTLE yes" not in boxes(roman_turn(board, 5))


# ---- A8.8a Germans ----------------------------------------


@pytest.mark.proves("A8.8a")
@pytest.mark.parametrize(("germans", "threat"), [("4 revealed Warbands", "yes"), ("3 revealed Warbands", "no")])
def test_a8_8_germans_attack_whether_or_not_they_could_ambush(germans: str, threat: str) -> None:
    """R1: two Losses from four Revealed Warbands reach the Legions behind one Auxilia."""
    assert answer(f'[regions.Mandubii]\nRomans = "4 Legions, 1 Auxilia"\nGermans = "{germans}"') == threat


@pytest.mark.proves("A8.8a")
@pytest.mark.parametrize(
    ("leader", "cards", "losses"), [("Ariovistus", "", 4), ("Successor", "", 2), ("Ariovistus", 'A31 = "unshaded"', 2)]
)
def test_a8_8_ariovistus_doubles(leader: str, cards: str, losses: int) -> None:
    """With two Warbands he would cause four Losses, a Successor two, and he himself two if A31 holds him back."""
    pieces = f'Romans = "4 Legions, 2 Auxilia"\nGermans = "{leader}, 2 revealed Warbands"'
    game = roman_turn(f"[regions.Treveri]\n{pieces}\n[capabilities]\n{cards}", 5)
    told = [step for step in game.steps("Romans", "check") if step.key == "romans.threat.leader"]
    assert told[0].facts[3] == losses


# ---- A8.8b Arverni ----------------------------------------


@pytest.mark.proves("A8.8b")
@pytest.mark.parametrize(
    ("arverni", "romans", "threat"),
    [
        ("4 Warbands", "5 Legions, 1 Auxilia", "yes"),
        ("4 revealed Warbands", "5 Legions, 1 Auxilia", "no"),
        ("1 Warband, 3 revealed Warbands", "5 Legions, 1 Auxilia", "no"),
        ("4 Warbands", "5 Legions, 2 Auxilia", "no"),
    ],
)
def test_a8_8_arverni_attack_only_if_they_can_ambush(arverni: str, romans: str, threat: str) -> None:
    """R1: A6.2.4 with more Hidden than the Romans."""
    assert answer(f'[regions.Mandubii]\nArverni = "{arverni}"\nRomans = "{romans}"') == threat


# ---- Belgae who Enlist ----------------------------------------


@pytest.mark.parametrize(
    ("germans", "threat"), [("4 revealed Warbands", "yes"), ("Ariovistus", "yes"), ("1 Warband", "no")]
)
def test_8_8_1_an_attack_with_four_enlisted_germans(germans: str, threat: str) -> None:
    """R1: next to Boduognatus four Germans join two Belgae: three Losses, two Auxilia."""
    board = f"""
        [regions.Treveri]
        Belgae = "2 revealed Warbands"
        Germans = "{germans}"
        Romans = "6 Legions, 2 Auxilia"
        [regions.Nervii]
        Belgae = "Boduognatus"
    """
    assert answer(board) == threat


def test_8_8_1_no_more_than_four_germans_are_enlisted() -> None:
    """R1 no: A4.5.1 two Belgae with eight Germans would cause five Losses, with four of them three; the Germans alone
    four, which four Auxilia can take."""
    board = """
        [regions.Treveri]
        Belgae = "2 revealed Warbands"
        Germans = "8 revealed Warbands"
        Romans = "7 Legions, 4 Auxilia"
        [regions.Nervii]
        Belgae = "Boduognatus"
    """
    assert answer(board) == "no"
