"""A3.2.4, A3.3.4, A3.4.4 Retreat of Germans, before Germans, and never of Arverni."""

import pytest

from tests.ariovistus.battles import battle, losses
from tests.ariovistus.playing import Play, at

REFUGE = '[regions.Ubii]\nGermans = "1 Warband"\n'


def german_retreat(attacker: str, pieces: str, answers: str = "") -> Play:
    """The Germans in Treveri Retreat, with Ubii as their own."""
    band = {"Romans": "2 Auxilia"}.get(attacker, "2 Warbands")
    position = f'{REFUGE}[regions.Treveri]\nGermans = "{pieces}"\n{attacker} = "{band}"'
    return battle(attacker, position, f"Germans declare_retreat retreat\n{answers}")


# ---- Germans ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.2.4a", "A3.3.4a")
@pytest.mark.parametrize("attacker", ["Romans", "Belgae", "Aedui"])
def test_a3_2_4_germans_may_retreat(attacker: str) -> None:
    """Asked as Gauls are: to stand, or to go to a Region of their own."""
    band = {"Romans": "4 Auxilia"}.get(attacker, "4 revealed Warbands")
    game = battle(attacker, f'{REFUGE}[regions.Treveri]\nGermans = "3 Warbands"\n{attacker} = "{band}"')
    assert game.asked == "Germans declare_retreat"
    assert game.options[:2] == ["stand", "retreat"]
    game.play("Germans declare_retreat retreat")
    assert losses(game) == [1]
    assert losses(game, "counterattack") == []


@pytest.mark.proves("A3.2.4b")
@pytest.mark.parametrize(
    ("stays", "hidden", "here", "there"),
    [
        ("yes", 2, "Ariovistus, 2 Warbands", "1 Warband, 1 revealed Warband"),
        ("yes", 1, "Ariovistus, 1 Warband", "2 Warbands, 1 revealed Warband"),
        ("no", 0, "", "Ariovistus, 3 Warbands, 1 revealed Warband"),
    ],
)
def test_a3_2_4_before_romans_leader_and_hidden_may_stay(stays: str, hidden: int, here: str, there: str) -> None:
    """Whoever is Revealed must go; the Leader and any number of Hidden Warbands may stay where they are."""
    game = german_retreat("Romans", "Ariovistus, 2 Warbands, 1 revealed Warband")
    game.play(f"Germans leader_stays {stays}\nGermans hidden_stay number {hidden}\nGermans retreat_to region Ubii")
    assert game.pieces("Treveri", "Germans") == here
    assert game.pieces("Ubii", "Germans") == there


@pytest.mark.proves("A3.3.4k")
@pytest.mark.parametrize("attacker", ["Belgae", "Aedui"])
def test_a3_3_4_before_gauls_nobody_stays(attacker: str) -> None:
    """Leader and Hidden Warbands all go to the one Region, or are removed."""
    game = german_retreat(attacker, "Ariovistus, 2 Warbands")
    assert game.asked == "Germans retreat_to"
    assert game.options == ["region Ubii", "remove_all"]
    game.play("Germans retreat_to region Ubii")
    assert game.pieces("Treveri", "Germans") == ""
    assert game.pieces("Ubii", "Germans") == "Ariovistus, 3 Warbands"


@pytest.mark.proves("A3.3.4k", "A3.4.4c")
def test_a3_4_4_gauls_who_retreat_from_germans_cannot_stay() -> None:
    """Boduognatus and his Hidden Warbands leave for Nervii, or are removed."""
    position = """
        [regions.Treveri]
        Germans = "2 Warbands"
        Belgae = "Boduognatus, 2 Warbands"
        [regions.Nervii]
        Belgae = "1 Warband"
    """
    game = battle("Germans", position, "Belgae declare_retreat retreat")
    assert game.options == ["region Nervii", "remove_all"]


@pytest.mark.proves("A3.3.4k")
def test_a3_3_4_with_nowhere_to_go_they_are_removed() -> None:
    """The Germans declare a Retreat with no Region open: all are removed."""
    game = battle("Belgae", '[regions.Treveri]\nBelgae = "2 Warbands"\nGermans = "3 Warbands"', bay=True).play(
        "Germans declare_retreat retreat_nowhere"
    )
    assert game.pieces("Treveri", "Germans") == ""
    assert game.available("Germans", "Warbands") == 30


@pytest.mark.proves("A3.4.4b", "A3.4.4c")
@pytest.mark.parametrize("defender", ["Romans", "Belgae", "Aedui"])
def test_a3_4_4_defenders_may_retreat_from_germans(defender: str) -> None:
    """Without an Ambush whoever is attacked may go, or stand and strike back."""
    pieces = {"Romans": "4 Auxilia"}.get(defender, "4 Warbands")
    position = f"""
        [regions.Treveri]
        Germans = "4 Warbands"
        {defender} = "{pieces}"
        [regions.Mandubii]
        {defender} = "{pieces}"
    """
    game = battle("Germans", position)
    assert game.asked == f"{defender} declare_retreat"
    stands = battle("Germans", position, f"{defender} declare_retreat stand")
    assert losses(stands, "counterattack") == [1]
    assert losses(game.play(f"{defender} declare_retreat retreat")) == [1]


@pytest.mark.proves("A3.4.4a", "A3.4.4b")
def test_a3_4_4_ambush_if_the_germans_add_it() -> None:
    """More Hidden and Ariovistus near: with it nobody Retreats or strikes back, without it both are possible."""
    position = """
        [regions.Ubii]
        Germans = "Ariovistus"
        [regions.Treveri]
        Germans = "4 Warbands"
        Aedui = "2 Warbands"
        [regions.Mandubii]
        Aedui = "1 Warband"
    """
    assert battle("Germans", position, "Germans ambush no").asked == "Aedui declare_retreat"
    ambushed = battle("Germans", position, "Germans ambush yes")
    assert ambushed.pieces("Treveri", "Aedui") == ""
    assert ambushed.pieces("Treveri", "Germans") == "4 revealed Warbands"


# ---- Arverni ------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.2.4c", "A3.3.4b")
@pytest.mark.parametrize("attacker", ["Romans", "Belgae", "Aedui", "Germans"])
def test_a3_2_4_arverni_never_retreat(attacker: str) -> None:
    """With a Region of their own next door they are not asked, and stand."""
    band = {"Romans": "2 Auxilia"}.get(attacker, "2 Warbands")
    position = f"""
        [regions.Mandubii]
        {attacker} = "{band}"
        Arverni = "3 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
    """
    game = battle(attacker, position, region="Mandubii")
    assert losses(game) == [1]
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"
    assert losses(game, "counterattack") == [1]


@pytest.mark.proves("A3.2.4d", "A3.3.4c")
@pytest.mark.parametrize("attacker", ["Romans", "Belgae"])
def test_a3_2_4_nobody_retreats_into_arverni_control(attacker: str) -> None:
    """Bituriges is Arverni, Carnutes Belgic or Roman: only the latter can be asked for."""
    other = "Belgae" if attacker == "Romans" else "Romans"
    band = {"Romans": "2 Auxilia", "Belgae": "2 Warbands"}
    position = f"""
        [regions.Mandubii]
        {attacker} = "{band[attacker]}"
        Germans = "3 Warbands"
        [regions.Bituriges]
        Arverni = "2 Warbands"
        [regions.Carnutes]
        {other} = "{band[other]}"
    """
    game = battle(attacker, position, region="Mandubii", bay=True)
    assert game.offers("ask_retreat") == ["Carnutes"]


@pytest.mark.parametrize(("share", "asked"), [("", "Aedui"), ("Romans command share Mandubii\n", "Romans")])
def test_a1_4_retreat_into_a_region_of_shared_pieces_asks_whose_they_are_in_the_command(share: str, asked: str) -> None:
    """Four Aedui Warbands and an Auxilia in Mandubii: the Aedui Control it, or the Romans who share them there in this
    Battle Command."""
    game = at("""
        card = 1
        [regions.Sequani]
        Romans = "2 Auxilia"
        Aedui = "1 Warband"
        Germans = "2 revealed Warbands"
        [regions.Mandubii]
        Romans = "1 Auxilia"
        Aedui = "4 Warbands"
        [regions.Aedui]
        Aedui = "Diviciacus"
    """).play(f"""
        Romans action command Battle
        Romans command share Sequani
        Aedui agree_share yes
        {share}
        Romans command battle Sequani
        Germans declare_retreat ask_retreat Mandubii
    """)
    assert game.asked == f"{asked} agree_retreat"
