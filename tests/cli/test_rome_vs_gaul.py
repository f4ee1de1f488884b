"""Caesar: Rome vs Gaul at the terminal: the board, an army on the march, a battle, and hands that stay secret."""

from pathlib import Path

import pytest

import alesia
from alesia.cli.boards.rome_vs_gaul.facts import card_remark, piece_remark, space_remark
from tests.cli.test_play import at_terminal

from .conftest import Program, Run

ALONE = ("play", "rome-vs-gaul", "--seed", 3, "--seat", "Roman=human", "--seat", "Gallic=random")
BOTH = ("play", "rome-vs-gaul", "--seed", 3)
POSITION = """
round = 1
player = "Roman"
hands = { Roman = ["Hostages", "Vow to Mars"], Gallic = ["Druids", "Ambush"] }
roman = ["Bibracte", "Alesia"]
gallic = ["Nasium"]
discards = ["Treachery"]
devastated = ["Lutetia"]
siege_points = { Gorgobina = 1 }
towns = { Bituriges = "Gorgobina", Leuci = "Tullum" }
[spaces.Alesia]
outside = "Caesar, Legion X, Legion IX (1)"
[spaces.Andematunnum]
outside = "Leuci"
[spaces.Gorgobina]
inside = "Bituriges (1)"
"""


@pytest.fixture
def play(run: Run) -> Run:
    """Play from the position, two people at the screen."""
    Path("here.toml").write_text(POSITION, encoding="utf-8")
    return lambda *args, lines: run("play", "rome-vs-gaul", "--seed", 3, "--position", "here.toml", *args, lines=lines)


# The board.


def test_the_board_tells_tracks_boxes_provinces_and_armies(run: Run) -> None:
    shown = run(*ALONE).output

    for expected in (
        "57 BC (turn 1 of 6), set-up",
        "Roman Victory Points: 0 of 12\n",
        "Governance now: 6 (9 or more: 2 VP; 7 or more: 1 VP; 4 or more: 0 VP; fewer: the Gauls win)",
        "Naval Supremacy: Oceanus Britannicus Gallic, Oceanus Atlanticus Gallic, Sinus Gallicus Roman",
        "Gallic Council: Arverni",
        "Celtica                         Provinces: Roman 2, Gallic 0; Governance +5",
        " Volcae (3)                Ro   Ro Tolosa, Carcaso, Nemausus | #Ro Narbo",
        " Veneti (3)                ·    *Ga Osismii | · Darioritum, Reginca, Condate Redonum, Condevincum",
        "  Vienne: Roman 4 (XIII, XIV)",
        "In which Town of the Aedui does Caesar begin",
        "rule 3.1",
    ):
        assert expected in shown.replace("\u00a0", " ")


def test_the_board_as_plain_lines(play: Run) -> None:
    """Whose a space is stands there in words."""
    shown = " ".join(play("--plain", lines="\nboard\n").output.split())

    for expected in (
        "Senones and Lingones (4): nobody. Roman: Alesia; nobody: Agedincum,",
        "- Alesia: Roman 3 (Caesar, IX-, X)",
        "Bituriges (3): nobody. Fortified Town: Gorgobina (Siege Points 1); nobody: Avaricum,",
        "- Gorgobina, behind the walls: Gallic 3 (Bituriges-)",
        "nobody: Lutetia (devastated), Metlosedum",
        "Walled City (Roman): Narbo",
        "Your hand: Hostages (2), Vow to Mars (1)",
    ):
        assert expected in shown


@pytest.mark.parametrize("extra", [{"COLUMNS": "60"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_poor_terminal_gets_plain_lines(program: Program, extra: dict[str, str]) -> None:
    shown = program(*ALONE, lines="board\n", **extra)

    assert shown.returncode == 0, shown.stderr
    assert "Volcae (3): Roman. Roman: Tolosa, Carcaso, Nemausus; Walled City" in " ".join(shown.stdout.split())
    assert max(map(len, shown.stdout.splitlines())) <= int(extra.get("COLUMNS", 100))


@pytest.mark.parametrize("form", [(), ("--plain",)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_fits_a_page(run: Run, form: tuple[str, ...], language: str) -> None:
    """At many moments of a random game."""
    alesia.new("rome-vs-gaul", seed=5, seats={"Roman": "random", "Gallic": "random"}).save("game.txt")
    answers = len(alesia.load("game.txt").record.entries)
    for upto in range(20, answers, answers // 6):
        shown = run("replay", "game.txt", "--to", upto, *form, "--lang", language).output
        assert "\x1b" not in shown
        assert max(map(len, shown.splitlines())) <= 100


def test_what_stands_behind_an_option_is_told() -> None:
    """A space with its army, a piece with its place, a card with its points and event."""
    view = alesia.new("rome-vs-gaul", position=POSITION).view("Roman")

    assert space_remark(view, "Alesia") == "Roman; Roman 3 (Caesar, IX-, X)"
    assert space_remark(view, "Gorgobina").startswith("Fortified Town (Siege Points 1); behind the walls: Gallic 3 (")
    assert piece_remark(view, "Legion X") == "at Alesia, strength 2"
    assert piece_remark(view, "Caesar") == "at Alesia"
    assert card_remark("Hostages", "points") == "2 Action Points."
    assert len(card_remark("Hostages", "event")) > 30


def test_commands_answer_nothing(run: Run) -> None:
    lines = "help\nboard\nlog\nrule\nhelp 13.5.1\nundo\n"
    shown = run(*ALONE, "--record", "game.txt", lines=lines).output

    for expected in ("take the last answer back", "13.5.1"):
        assert expected in shown
    assert [entry for entry in alesia.load("game.txt").record.entries if entry.who == "Roman"] == []


def test_a_whole_game_can_be_typed(run: Run) -> None:
    """Whoever always takes the first way out comes to the end."""
    result = run(*ALONE, lines="done\nno\npass\n1\n" * 1500)

    assert "1. " in result.output
    assert "Traceback" not in result.output


# March and battle.


def test_an_army_marches_into_battle(play: Run) -> None:
    """Who marches has a sign; before each reroll both see strengths, dice and hits on the same screen."""
    shown = play(lines="\npoints hostages\ncaesar\nall\nandem\nno\n\npass\n1\n").output

    assert "Alesia: Roman; Roman 3 (Caesar+, IX-+, X+)" in shown
    assert "move to Andematunnum  nobody; Gallic 4 (Leuci)" in shown
    assert "Battle at Andematunnum: the Roman army attacks, strength 3 against 4. Dice 2 4" in shown
    assert "The Roman player rolls the attacker's first die again: 2 becomes 4." in shown
    assert shown.count("press Enter") == 2  # for the card play, and before a Surprise card


# Two people at one screen.


def test_the_screen_is_handed_over_before_secrets_are_shown(play: Run) -> None:
    """Each sees only his own hand, and only after he has said that he is there."""
    before, roman, *_ = play(lines="\n").output.split("press Enter")

    assert "Your hand" not in before
    assert "Your hand: Hostages (2), Vow to Mars (1)" in roman
    for hidden in ("Druids", "Ambush"):
        assert hidden not in roman


def test_what_is_for_all_eyes_needs_no_handing_over(play: Run) -> None:
    """Marching is open: the hand is not shown then."""
    announced = play(lines="\npoints hostages\n").output.split("plays Hostages")[1]

    assert "press Enter" not in announced
    assert "Your hand" not in announced


def test_nobody_hands_over_who_plays_alone(run: Run) -> None:
    assert "press Enter" not in run(*ALONE, lines="1\n").output


def test_the_screen_of_a_real_terminal_is_wiped(tmp_path: Path) -> None:
    """Also what could be scrolled back to; what was typed is gone with it."""
    (tmp_path / "here.toml").write_text(POSITION, encoding="utf-8")
    answers = ["", "points hostages", "done", "", "quit", "no"]
    shown = at_terminal(tmp_path, answers, *BOTH, "--position", "here.toml")
    wiped = shown.rindex("\x1b[2J")

    assert "Your hand: Hostages (2), Vow to Mars" in shown[:wiped]
    assert "\x1b[3J" in shown[wiped:]
    assert "Vow to Mars" not in shown[wiped:]


def test_who_has_no_choice_is_told_why_he_is_asked(run: Run) -> None:
    """7.3 Whether somebody holds Winter Campaign is nobody else's business."""
    shown = run(*ALONE, "--seed", 4, lines="1\n1\n1\n").output

    assert "Play Winter Campaign now" in shown
    assert "You are asked all the same, so that nobody can tell what you hold." in " ".join(shown.split())
