"""A1.5 Players and Factions: who plays whom, transfers within one hand, and Arverni who never bargain."""

import pytest

from alesia import BadOption
from tests.ariovistus.playing import at, start

GERMANS_FIRST, ROMANS_FIRST = 'card = "A19"\n', "card = 1\n"


@pytest.mark.proves("A1.5a", "A1.5b", "A1.8b")
def test_a1_5_four_seats_and_the_arverni() -> None:
    """Romans, Germans, Aedui and Belgae are seats; the Arverni have pieces, but no seat, Resources or margin."""
    game = at("")

    assert tuple(game.table.seats) == ("Romans", "Germans", "Aedui", "Belgae")
    assert set(game.position["resources"]) == set(game.view["margins"]) == set(game.table.seats)
    assert "Arverni" in game.view["available"]


@pytest.mark.proves("A1.5.1a", "A1.5.1b", "A2.1b", "A2.1c")
@pytest.mark.parametrize(
    ("seating", "players"),
    [
        ("four", ["Romans", "Germans", "Aedui", "Belgae"]),
        ("three-germans-belgae", ["Romans", "Germans", "Aedui", "Germans"]),
        ("three-romans-aedui", ["Romans", "Germans", "Romans", "Belgae"]),
        ("two", ["Romans", "Germans", "Romans", "Germans"]),
    ],
)
def test_a1_5_1_who_runs_whom(seating: str, players: list[str]) -> None:
    """Germans with Belgae, Romans with Aedui."""
    assert list(at("", seating=seating).view["players"].values()) == players


@pytest.mark.proves("A1.5.1a")
@pytest.mark.parametrize("seating", ["three-arverni-belgae", "three"])
def test_a1_5_1_no_other_seating(seating: str) -> None:
    """The Arverni are in nobody's hands."""
    with pytest.raises(BadOption, match=f"seating cannot be '{seating}'"):
        start(seating=seating)


# ---- A1.5.2 Transfers -------------------------------------------------------------------------------------------


def gift(giver: str, to: str, seating: str, card: str) -> list[str]:
    """The numbers that one Faction may give another in an execution."""
    game = at(f'{card}[regions.Ubii]\nGermans = "2 Warbands"', seating=seating)
    game.play(f"{giver} action command {'Recruit' if giver == 'Romans' else 'Rally'}\n{giver} command negotiate")
    return game.play(f"{giver} negotiate give {to}").options


@pytest.mark.proves("A1.5.2d", "A1.5.2e")
@pytest.mark.parametrize(
    ("giver", "to", "seating", "card", "most"),
    [
        ("Germans", "Belgae", "four", GERMANS_FIRST, 10),
        ("Germans", "Belgae", "two", GERMANS_FIRST, 4),
        ("Germans", "Belgae", "three-germans-belgae", GERMANS_FIRST, 4),
        ("Germans", "Belgae", "three-romans-aedui", GERMANS_FIRST, 10),
        ("Germans", "Romans", "two", GERMANS_FIRST, 10),
        ("Romans", "Germans", "four", ROMANS_FIRST, 10),
        ("Romans", "Aedui", "two", ROMANS_FIRST, 4),
    ],
)
def test_a1_5_2_transfers(giver: str, to: str, seating: str, card: str, most: int) -> None:
    """Germans give and are given; between Factions of one player no more than four in an execution."""
    assert gift(giver, to, seating, card)[-1] == f"number {most}"


@pytest.mark.proves("A1.5.2d", "A1.5.2e", "A1.5.2h")
def test_a1_5_2_the_germans_ask_and_grant() -> None:
    """They may ask the Aedui, and are asked by the Romans; there is no word with the Arverni."""
    asking = at(GERMANS_FIRST + '[regions.Ubii]\nGermans = "2 Warbands"').play(
        "Germans action command Rally\nGermans command negotiate"
    )
    assert asking.options == [
        *("give Romans", "give Aedui", "give Belgae"),
        *("request Romans", "request Aedui", "request Belgae"),
        "back",
    ]
    asking.play("Germans negotiate request Aedui\nGermans request number 3\nAedui grant yes")
    assert (asking.resources("Germans"), asking.resources("Aedui")) == (13, 7)
    asked = at(ROMANS_FIRST).play("Romans action command Recruit\nRomans command negotiate")
    assert asked.offers("request") == ["Germans", "Aedui", "Belgae"]


@pytest.mark.proves("A1.5.2c", "A1.5.2f", "A1.5.2g")
def test_a1_5_2_a_truce_with_germans_and_none_with_arverni() -> None:
    """Romans who March may ask Germans, Aedui and Belgae not to Harass; the Arverni strike unasked."""
    game = at(
        ROMANS_FIRST
        + """
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia, 2 Legions"
        [regions.Arverni]
        Arverni = "3 Warbands"
        Germans = "3 Warbands"
        """
    ).play("Romans action command March\nRomans command negotiate")
    assert game.offers("truce") == ["Germans", "Aedui", "Belgae"]
    game.play("""
        Romans negotiate truce Germans
        Germans agree_truce yes
        Romans command march Provincia
        Romans march_to region Arverni
        Romans march_number number 0
        Romans march_number number 0
        Romans march_number number 2
        Romans march_on region Pictones
    """)

    assert game.pieces("Pictones", "Romans") == "1 Auxilia"


@pytest.mark.proves("A1.5.2f")
def test_a1_5_2_the_arverni_are_never_asked_for_anything() -> None:
    """Two Resources for a Recruit in Mandubii, whose only way to Provincia they Control."""
    game = at(
        ROMANS_FIRST
        + """
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions"
        [regions.Aedui]
        Arverni = "Warband"
        [regions.Sequani]
        Arverni = "Warband"
        [regions.Bituriges]
        Arverni = "Warband"
        [regions.Treveri]
        Arverni = "Warband"
        [regions.Carnutes]
        Arverni = "Warband"
        [regions.Atrebates]
        Arverni = "Warband"
        """
    ).play("Romans action command Recruit\nRomans command select Mandubii")

    assert game.asked == "Romans command"
    assert game.resources("Romans") == 8


def test_a1_5_1_both_factions_of_a_player_are_asked_for_themselves() -> None:
    """A player's two Factions keep their own places in the Faction Order."""
    game = at("card = 1", seating="two")
    seen = []
    for _ in range(4):
        seen.append(game.asked)
        game.table.answer("pass")
    assert seen == ["Romans action", "Germans action", "Aedui action", "Belgae action"]
