"""`alesia ask` about Ariovistus: its Non-players, and the Faction that the rules move, in both wars."""

from pathlib import Path

import pytest

import alesia

from .conftest import Run

# Reads as a board of Falling Sky, too.
EITHER = """
next = 9
[regions.Carnutes]
Arverni = "6 Warbands"
Aedui = "2 Warbands"
[regions.Arverni]
Arverni = "5 Warbands"
Romans = "2 Auxilia"
Aedui = "1 Warband"
[tribes]
Carnutes = "Arverni"
Arverni = "Arverni"
Cadurci = "Arverni"
"""
BOARD = 'card = "A18"\n' + EITHER
ASK = ("ask", "board.toml", "--faction")


@pytest.fixture(autouse=True)
def board(run: Run) -> None:
    Path("board.toml").write_text(BOARD)


def test_the_game_is_the_one_that_the_position_fits(run: Run) -> None:
    """A card of Ariovistus, or its scenario; else Falling Sky, unless --game says otherwise."""
    assert run(*ASK, "Aedui").output.startswith("Ariovistus. Non-players: Aedui.")
    Path("board.toml").write_text("card = 30" + EITHER)
    assert run(*ASK, "Aedui").output.startswith("Falling Sky. Non-players: Aedui.")
    Path("board.toml").write_text("card = 39" + EITHER)
    assert run(*ASK, "Aedui", "--game", "ariovistus").output.startswith("Ariovistus.")
    Path("board.toml").write_text('scenario = "ariovistus"\ncard = 39' + EITHER)
    assert run(*ASK, "Aedui").output.startswith("Ariovistus.")


def test_germans_are_nonplayers_of_ariovistus(run: Run) -> None:
    """Their turn, with the walk through their flowchart."""
    told = run(*ASK, "germans", "--explain").output
    assert told.startswith("Ariovistus. Non-players: Germans.")
    assert "A8.7.1  G1 " in told
    Path("board.toml").write_text("card = 39" + EITHER)
    assert run(*ASK, "germans").output.startswith("Ariovistus. Non-players: Germans.")


def test_the_arverni_phase_what_the_arverni_do(run: Run) -> None:
    """Which Regions set them At War, what the faces of their dice mean, and each step, told or with nothing to do."""
    told = " ".join(run(*ASK, "Arverni").output.split())
    assert "Arverni sets them At War, as a Home Region of theirs: Romans 2, Aedui 1 (3 in all)." in told
    assert "Target Region on 1-3, 5-6: Arverni." in told
    assert "Target Region on 4: Carnutes." in told
    assert "Target Faction in Arverni on 3: Aedui." in told
    assert [told.index(rule) for rule in ("A6.2.1 Rally", "A6.2.2 March", "A6.2.3 Raid", "A6.2.4 Battle")]
    assert "What is rolled?" not in told


def test_the_arverni_phase_with_all_dice_and_lots(run: Run) -> None:
    told = " ".join(run(*ASK, "Arverni", "--explain").output.split())
    assert "What is rolled? roll" in told
    assert told.index("Target Region (1-2 most enemies") < told.index("their Target Region is")


def test_the_arverni_phase_dice_can_be_rolled_by_hand(run: Run) -> None:
    """On a 4 their Target is Carnutes; without more answers the rest stays open."""
    Path("board.toml").write_text(BOARD.replace('Romans = "2 Auxilia"', 'Romans = "Caesar, 9 Auxilia"'))
    told = run(*ASK, "arverni", "--dice", "asked", lines="4\n").output
    assert "The Arverni roll 4: their Target Region is Carnutes." in told


def test_the_arverni_phase_nonplayers_answer_and_people_are_asked(run: Run) -> None:
    """Romans in Arverni lose one of several pieces: a person is asked which, a Non-player is not."""
    Path("board.toml").write_text(BOARD.replace('Romans = "2 Auxilia"', 'Romans = "2 Auxilia, 1 Legion, Fort"'))
    assert "must answer" in run(*ASK, "Arverni", "--seed", 1).output
    assert "must answer" not in run(*ASK, "Arverni", "--seed", 1, "--nonplayers", "all").output


def test_the_arverni_phase_at_peace_and_as_if_at_war(run: Run) -> None:
    """At Peace nothing happens, unless an Event has them act as if At War."""
    Path("board.toml").write_text('card = "A27"\n[regions.Arverni]\nArverni = "2 revealed Warbands"\n')
    assert "The Arverni are At Peace: no Arverni Phase." in run(*ASK, "Arverni").output
    told = run(*ASK, "Arverni", "--about", "uprising").output
    assert "as if the Arverni were At War" in told
    assert "A6.2.2  March" in told
    assert "A6.2.3      Nothing changes." in told


def test_6_2_what_the_germans_of_falling_sky_do(run: Run) -> None:
    """In Winter, or by Event: each step, and which of them change nothing."""
    Path("board.toml").write_text('card = "Winter"\n[regions.Ubii]\nGermans = "6 Warbands"\n')
    for way in (("--about", "phase"), ("--game", "falling-sky")):
        told = run(*ASK, "Germans", *way).output
        assert told.startswith("Falling Sky. Played by people:")
        assert " 6.2.1  Rally: an Ally" in told
        assert "Germanic Warbands march from Ubii" in told
        assert " 6.2.4      Nothing changes." in told


def test_a_phase_is_told_in_french(run: Run) -> None:
    told = run("--lang", "fr", *ASK, "Arverni", "--explain").output
    assert "Région cible sur 1-3, 5-6" in told
    assert "Ralliement dans les Régions En Guerre" in told


def test_the_library_plays_a_phase(run: Run) -> None:
    """As any question to a Non-player; when all is done the table is over."""
    table = alesia.ask_nonplayer("ariovistus", BOARD, "Arverni", seed=2, nonplayers=["all"])
    table.go_on(table.turn)
    assert table.result is not None
    assert [entry.rule for entry in table.log if entry.key == "phase_step"] == ["A6.2.1", "A6.2.2", "A6.2.3", "A6.2.4"]


def test_a_phase_has_nobody_who_acts_and_no_flowchart(run: Run) -> None:
    """What cannot be asked of them is refused in a sentence."""
    refused = run(*ASK, "Arverni", "--about", "retreat", "--by", "Romans", "--region", "Arverni")
    assert "'retreat' is nothing to ask of the Arverni; known: phase, uprising" in refused.output
    Path("board.toml").write_text("card = 30" + EITHER)
    refused = run(*ASK, "Germans", "--about", "uprising", "--game", "falling-sky")
    assert "'uprising' is nothing to ask of the Germans; known: phase" in refused.output


@pytest.mark.parametrize(
    ("about", "by", "told"),
    [
        ("losses", "Arverni", "Lost in Carnutes: 2 Hidden Aedui Warbands."),
        ("lend", "Romans", "The Aedui "),
        ("harassment", "", "cannot Harass there"),
        ("intimidate", "", "the Germans choose whom they Intimidate: the Aedui are asked nothing"),
        ("devastate", "", "'devastate' is nothing to ask about"),
        ("sharing", "Romans", "within one Region of Diviciacus"),
    ],
)
def test_asides_of_this_war(run: Run, about: str, by: str, told: str) -> None:
    """What others do to the Aedui in Carnutes; there is no Devastate, and Romans alone can be Harassed."""
    who = ("--by", by) if by else ()
    assert told in run(*ASK, "Aedui", "--about", about, *who, "--region", "Carnutes").output


def test_lending_is_by_a_card_of_ariovistus(run: Run) -> None:
    Path("board.toml").write_text("card = 30" + EITHER)
    refused = run(*ASK, "Aedui", "--about", "lend", "--by", "Romans", "--region", "Carnutes").output
    assert "'lend' is nothing to ask about" in refused
    assert "intimidate" not in refused


def test_germans_tell_whom_they_intimidate(run: Run) -> None:
    """A4.6.2 A player's Ally before all else."""
    Path("board.toml").write_text("""
card = "A18"
next = 9
[regions.Sequani]
Germans = "Ariovistus, 3 Warbands"
Aedui = "2 Warbands"
[tribes]
Sequani = "Aedui"
""")
    told = run(*ASK, "Germans", "--about", "intimidate", "--region", "Sequani").output
    assert "The Germans Intimidate in Sequani" in told
    assert "Lost in Sequani" in told


def test_nonplayers_of_ariovistus_explain_themselves_at_the_terminal(run: Run) -> None:
    """They have acted before a person is asked; "explain" tells the walk of the last of them, in either language."""
    Path("board.toml").write_text('card = "A18"\nnext = 9\n[regions.Ubii]\nGermans = "3 Warbands"\n')
    game = ("play", "ariovistus", "--position", "board.toml", "--seat", "Germans=nonplayer", "--seat", "others=human")
    told = run(*game, lines="pass\npass\npass\nexplain\nquit\n").output
    assert "A8.7.1  G1 Does Ariovistus, or a group of six Germanic Warbands" in told
    french = run("--lang", "fr", *game, lines="passer\npasser\npasser\nexpliquer\nquitter\n").output
    assert "G1 Arioviste, ou un groupe de" in french
