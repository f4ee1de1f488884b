"""Caesar's Gallic War at the terminal: the board, a battle, and a screen that is handed over."""

from pathlib import Path

import pytest

import alesia
from alesia.cli.boards.gallic_war.facts import card_remark
from tests.cli.test_play import at_terminal

from .conftest import Program, Run

ALONE = ("play", "gallic-war", "--seed", 3, "--seat", "Roman=human", "--seat", "Barbarian=random")
BOTH = ("play", "gallic-war", "--seed", 3)
HANDS = 'hands = { Roman = ["Remi", "Aedui"], Barbarian = ["Volcae", "Minor Revolt 1"] }\n'
POSITION = (
    HANDS
    + """
supply = 9
[areas."Transalpine Gaul"]
Roman = "Caesar, Legion VII (3), Legion IX"
[areas.Helvetii]
Barbarian = "Helvetii 1 (2), Helvetii 2, Helvetii 3"
[areas.Germania]
Barbarian = "Ariovistus"
"""
)
MARCH = "area Trans\nhelv\nvii\nlegion ix\ndone\n"


@pytest.fixture
def play(run: Run) -> Run:
    """Play from the position, two people at the screen."""
    Path("here.toml").write_text(POSITION, encoding="utf-8")
    return lambda *args, lines: run("play", "gallic-war", "--seed", 3, "--position", "here.toml", *args, lines=lines)


# The board.


def test_the_board_tells_tracks_cards_areas_and_blocks(run: Run) -> None:
    shown = run(*ALONE).output

    for expected in (
        "58 BC (turn 1 of 8), round 1 of 5",
        "Supply 15 (of 19) | Tribes: Roman 2, Barbarian 1 (18 win) | Victory points: Roman 0, Barbarian 0",
        "Your hand: Boii (2), Esuvii (1), Remi (1), Sequani (2), Tarbelli (1)",
        "Roman: 5 cards in hand | Barbarian: 5 cards in hand",
        "Caesar (4), VII (4),",
        "Allobroges 1 (1/3),",
        "Helvetii         Ba   Ba    Alps             ·                          3 grey",
        "Arverni (2) [Gergovia 1]",
        "Andes (2) [port]",
        "cards are revealed together, and only then put to use. Which do you play?",
        "rule 5.2",
    ):
        assert expected in shown


def test_the_board_as_plain_lines(run: Run) -> None:
    shown = run(*ALONE, "--plain", lines="board\n").output

    for expected in (
        "Transalpine Gaul: Roman; Narbo 2; Roman Caesar (4), VII (4), VIII (4), IX (4), XI (4), XII (4)",
        "Helvetii: Barbarian; Alps; Barbarian 3 grey",
        "Bellovaci (neutral, 3 blocks; Bratuspantium 1; port)",
        "Your hand: Boii (2)",
    ):
        assert expected in " ".join(shown.split())


@pytest.mark.parametrize("extra", [{"COLUMNS": "60"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_poor_terminal_gets_plain_lines(program: Program, extra: dict[str, str]) -> None:
    shown = program(*ALONE, lines="board\n", **extra)

    assert shown.returncode == 0, shown.stderr
    assert "Helvetii: Barbarian; Alps; Barbarian 3 grey" in " ".join(shown.stdout.split())
    assert max(map(len, shown.stdout.splitlines())) <= int(extra.get("COLUMNS", 100))


@pytest.mark.parametrize("form", [(), ("--plain",)])
def test_the_board_fits_a_page(run: Run, form: tuple[str, ...]) -> None:
    """At the start, and at many moments of random games."""
    assert fits(run(*ALONE, *form).output)
    for seed in (5, 6):
        alesia.new("gallic-war", seed=seed, seats={"Roman": "random", "Barbarian": "random"}).save("game.txt")
        answers = len(alesia.load("game.txt").record.entries)
        for upto in range(20, answers, answers // 6):
            assert fits(run("replay", "game.txt", "--to", upto, *form).output)


def fits(shown: str) -> bool:
    """No escape sequences without colour, and no line longer than 100 columns."""
    return "\x1b" not in shown and max(map(len, shown.splitlines())) <= 100


def test_commands_answer_nothing(run: Run) -> None:
    lines = "help\nboard\nlog\nrule\nhelp 5.2.1E\nexplain\nundo\n"
    shown = run(*ALONE, "--record", "game.txt", lines=lines).output

    for expected in ("take the last answer back", "5.2.1E  Movement", "it is told when the game is over"):
        assert expected in shown
    assert "Nothing was taken back: nobody has answered since the last die or card" in shown
    assert [entry for entry in alesia.load("game.txt").record.entries if entry.who == "Roman"] == []


def test_a_card_is_told_with_its_value_and_event_for_whoever_asks(play: Run) -> None:
    table = alesia.new("gallic-war", position=POSITION)

    assert card_remark(table.view("Roman"), "Aedui") == "Value 2."
    assert card_remark(table.view("Barbarian"), "Minor Revolt 1").startswith("Value 1. A tribe of the Roman")


def test_a_whole_game_can_be_typed(run: Run) -> None:
    """Whoever always takes the first way out comes to the end."""
    result = run(*ALONE, lines="done\nno\nmovement\n1\n" * 1500)

    assert "1. " in result.output
    assert "Traceback" not in result.output


def test_a_saved_game_goes_on_and_can_be_looked_at(run: Run) -> None:
    run(*ALONE, "--record", "game.txt", lines="boii\nmovement\n")
    shown = run("play", "--resume", "game.txt", lines="quit\n").output
    assert "Which one may move" in shown

    shown = run("replay", "game.txt").output
    assert "The Roman plays Boii for movement." in shown
    assert "Caesar (4), VII (4)," in shown


def test_what_a_nonplayer_thought_is_told_when_the_game_is_over(run: Run) -> None:
    """By replay; before the end its thoughts stay secret, at the table and in the record."""
    solo = ("play", "gallic-war", "--seed", 5, "--seat", "Roman=human", "--seat", "Barbarian=nonplayer")
    shown = run(*solo, "--record", "game.txt", lines="1\n1\n").output
    assert "by the flowchart" not in shown
    assert "it is told when the game is over" in run("replay", "game.txt", "--explain").output

    shown = run("play", "--resume", "game.txt", lines="done\nno\nsupply\nmovement\n1\n" * 1500).output
    assert "alesia replay game.txt --explain" in " ".join(shown.split())
    assert "victory points" in shown
    told = run("replay", "game.txt", "--explain", "--to", 40).output
    assert "How the Barbarian came to this" in told


# The battle.


def test_a_battle_shows_what_lies_open(play: Run) -> None:
    """Who acts when, with how many dice: defenders in the Alps have one more in the first round (2.1)."""
    lines = "\nremi\n\nvolcae\nmovement\nmovement\n\n" + MARCH + "\ndone\n\nfire\n"
    shown = play(lines=lines).output

    assert "Battle in Helvetii, round 1 of 3: the Roman attacks; Alps" in shown
    assert "1.    Roman      Legion VII  A           2        7     ▲▲▲△ 3/4" in shown
    assert "2.    Barbarian  Helvetii 1  C           2        11    ▲▲△ 2/3" in shown
    assert "Fire of Legion VII, Legion IX" in shown


def test_a_battle_in_plain_lines(play: Run) -> None:
    lines = "\nremi\n\nvolcae\nmovement\nmovement\n\n" + MARCH + "\ndone\n\nfire\n"
    shown = play("--plain", lines=lines).output

    assert "2. Barbarian, initiative C, 11 dice, hits on 2 or less: Helvetii 1 (2/3), Helvetii 2 (3)" in shown
    assert "▲" not in shown


# Two people at one screen.


def test_the_screen_is_handed_over_before_secrets_are_shown(play: Run) -> None:
    """Each sees only his own hand and blocks, and only after he has said that he is there."""
    shown = play(lines="\nremi\n\n").output
    before, roman, barbarian = shown.split("press Enter")

    assert "Your hand" not in before
    assert "Your hand: Aedui (2), Remi (1)" in roman
    assert "Helvetii 1" not in roman
    assert "3 grey" in roman
    assert "Your hand: Volcae (1), Minor Revolt 1 (1)" in barbarian
    for hidden in ("Aedui (2), Remi", "Legion VII", "VII (3", "Roman: Remi"):
        assert hidden not in barbarian


def test_what_is_for_all_eyes_needs_no_handing_over(play: Run) -> None:
    """Actions are announced in the open: the board then shows neither hand nor blocks of either side."""
    shown = play(lines="\nremi\n\nvolcae\nmovement\n").output
    announced = shown.split("Roman: Remi.")[1]

    assert "press Enter" not in announced
    assert "What do you play Volcae for?" in announced
    for hidden in ("Your hand", "Caesar (4)", "Helvetii 1"):
        assert hidden not in announced


def test_each_is_told_what_has_happened_meanwhile(play: Run) -> None:
    shown = play(lines="\nremi\n\nvolcae\nmovement\nmovement\n\n" + MARCH + "\n").output
    told = shown.split("Barbarian, press Enter")[-1]

    assert "2 black blocks from Transalpine Gaul to Helvetii." in told
    assert "Legion VII" not in told
    assert "VII (3" not in told


def test_an_undo_does_not_tell_what_another_had_chosen(play: Run) -> None:
    shown = play(lines="\nremi\n\nundo\n\naedui\n").output

    assert "Taken back: the last answer of the Roman." in shown
    assert "card Remi" not in shown


def test_ones_own_answer_is_taken_back_by_name(run: Run) -> None:
    shown = run(*ALONE, lines="boii\nmovement\ntrans\nundo\n").output

    assert "Taken back: Roman, Transalpine Gaul." in shown


def test_whoever_is_to_take_over_may_leave(play: Run) -> None:
    result = play(lines="\nremi\nquit\n")

    assert result.exit_code == 0
    assert "The game was not saved." in result.output


def test_nobody_hands_over_who_plays_alone(run: Run) -> None:
    """Against a player of ours, or both sides by 9.2."""
    assert "press Enter" not in run(*ALONE, lines="1\n").output
    assert "press Enter" not in run(*BOTH, "--option", "solitaire=true", lines="1\n").output


def test_the_screen_of_a_real_terminal_is_wiped(tmp_path: Path) -> None:
    """Also what could be scrolled back to; what was typed is gone with it."""
    shown = at_terminal(tmp_path, ["", "boii", "", "quit", "no"], *BOTH)
    wiped = shown.index("\x1b[2J")

    assert "Your hand: Boii" in shown[:wiped]
    assert "\x1b[3J" in shown[wiped:]
    assert "Your hand: Boii" not in shown[wiped:]
