"""8.4.2 What Non-player Belgae and Arverni agree to, and whom Non-players Harass."""

import tomllib
from textwrap import dedent

import pytest

from tests.falling_sky.nonplayers.acting import acting
from tests.falling_sky.wintering import QUIET, merged, until, written

REBELS = pytest.mark.parametrize("faction", ["Arverni", "Belgae"])


@pytest.mark.proves("8.4.2e")
@REBELS
def test_8_4_2_no_supply_line_through_their_regions(faction: str) -> None:
    """A Roman player who Recruits in Mandubii cannot ask them for the way to Provincia; a player in their place can be
    asked."""
    around = ("Sequani", "Aedui", "Treveri", "Ubii", "Bituriges")
    held = "".join(f'[regions.{name}]\n{faction} = "3 Warbands"\n' for name in around)
    board = (
        'card = 2\nnonplayers = []\n[regions.Mandubii]\nRomans = "Caesar, 2 Auxilia"\n'
        f'{held}[regions.Provincia]\nRomans = "Auxilia"\n[regions.Arverni]\nAedui = "3 Warbands"\n'
    )
    game, played = acting(board.replace("[]", f'["{faction}"]')), acting(board)
    for each in (game, played):
        each.play("Romans action command Recruit\nRomans command recruit Mandubii")
    assert faction in played.offers("ask")
    assert faction not in (game.offers("ask") if game.asked == "Romans seek_supply" else [])


@pytest.mark.proves("8.4.2f")
@REBELS
def test_8_4_2_no_retreat_into_their_regions(faction: str) -> None:
    """Aedui who are attacked cannot ask to be let in, as they could ask a player."""
    board = f"""
        card = 2
        ineligible = ["Arverni", "Belgae", "Aedui"]
        nonplayers = []
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
        Aedui = "4 Warbands"
        [regions.Carnutes]
        {faction} = "3 Warbands"
    """
    attack = "Romans action command Battle\nRomans command battle Mandubii"
    game = acting(board.replace("[]", f'["{faction}"]'), at_bay=True).play(attack)
    assert (game.asked, game.options) == ("Aedui declare_retreat", ["stand", "retreat_nowhere"])
    assert acting(board).play(attack).offers("ask_retreat") == ["Carnutes"]


@pytest.mark.proves("8.4.2g")
@pytest.mark.parametrize(("faction", "region"), [("Arverni", "Veneti"), ("Belgae", "Atrebates")])
def test_8_4_2_no_quarters_in_their_regions(faction: str, region: str) -> None:
    """Aedui in Carnutes would winter next door: of a player they may ask it, of a Non-player not."""

    def refuges(nonplayers: list[str]) -> list[str]:
        position = {"nonplayers": nonplayers, "regions": {"Carnutes": {"Aedui": "Warband"}}}
        game = acting(written(merged(tomllib.loads(dedent(QUIET)), position)))
        return until(game, "Aedui quarters_from").play("Aedui quarters_from region Carnutes").offers("region")

    assert region in refuges([])
    assert region not in refuges([faction])


@pytest.mark.proves("8.4.2h", "8.4.2i")
@pytest.mark.parametrize(("faction", "harasses"), [("Arverni", True), ("Belgae", True), ("Aedui", False)])
def test_8_4_2_who_harasses_a_seize(faction: str, harasses: bool) -> None:
    """Three Hidden Warbands: Belgae and Arverni cost the Romans an Auxilia, Aedui let them be."""
    game = acting(f"""
        card = 2
        ineligible = ["Arverni", "Belgae", "Aedui"]
        nonplayers = ["{faction}"]
        [regions.Mandubii]
        Romans = "5 Auxilia"
        {faction} = "3 Warbands"
    """)
    game.play("Romans action command Seize\nRomans command seize Mandubii\nRomans disperse done")
    assert game.did(faction) == [f"harass {'yes' if harasses else 'no'}"]
    assert game.pieces("Mandubii", "Romans") == ("4 Auxilia" if harasses else "5 Auxilia")


@pytest.mark.proves("8.4.2i")
def test_8_4_2_belgae_let_vercingetorix_pass() -> None:
    """They Harass Romans and nobody else."""
    game = acting("""
        card = 20
        ineligible = ["Belgae", "Aedui", "Romans"]
        nonplayers = ["Belgae"]
        [regions.Mandubii]
        Arverni = "Vercingetorix, 2 Warbands"
        [regions.Carnutes]
        Belgae = "3 Warbands"
    """)
    game.play("""
        Arverni action command March
        Arverni command march Mandubii
        Arverni march_to region Carnutes
        Arverni march_number number 1
        Arverni march_number number 2
        Arverni march_on region Veneti
    """)
    assert game.did("Belgae") == ["harass no"]
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 2 Warbands"


LEGION_AT_STAKE = """
    card = 2
    next = {}
    ineligible = ["Arverni", "Belgae", "Aedui"]
    nonplayers = [{}]
    legions_track = {}
    [regions.Mandubii]
    Romans = "1 Legion"
    Belgae = "3 Warbands"
    [regions.Provincia]
    Romans = "{} Legions"
    [tribes]
    Carnutes = "Arverni"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
"""


@pytest.mark.proves("8.4.4a", "8.4.4c")
@pytest.mark.parametrize(
    ("upcoming", "nonplayers", "track", "answer"),
    [
        ('"Winter"', '"Belgae"', 6, "no"),
        ("3", '"Belgae"', 6, "yes"),
        ('"Winter"', '"Belgae", "Arverni"', 6, "yes"),
        ('"Winter"', '"Belgae"', 5, "yes"),
    ],
)
def test_8_4_4_no_harassment_upon_frost_that_could_bring_a_player_to_victory(
    upcoming: str, nonplayers: str, track: int, answer: str
) -> None:
    """Nine Arverni Allies, and six Legions off the map: the Loss could cost a seventh. Not without Frost, nor for a
    Non-player, nor with fewer Legions gone."""
    game = acting(LEGION_AT_STAKE.format(upcoming, nonplayers, track, 11 - track))
    game.play("Romans action command Seize\nRomans command seize Mandubii")
    assert game.did("Belgae") == [f"harass {answer}"]
