"""A game at the terminal, typed in line by line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import alesia
from alesia.cli.boards.falling_sky import TABLE
from alesia.cli.speech import folded_log
from alesia.words import prompt
from tests.falling_sky.playing import at

from .conftest import QUIET, Program, Run

SOLO = ("play", "falling-sky", "--seed", 11, "--seat", "Arverni=human", "--seat", "others=random")


def entries(path: Path) -> list[str]:
    return [str(entry) for entry in alesia.load(path).record.entries]


def people(path: Path, seat: str = "Arverni") -> list[str]:
    """What a person has answered, as the record tells it."""
    return [entry for entry in entries(path) if entry.startswith(seat)]


def test_the_first_question_is_shown_with_board_prompt_rule_and_options(run: Run) -> None:
    shown = run(*SOLO).output

    for expected in ("Falling Sky: The Great Revolt", "Mandubii", "The Arverni may act", "rule 2.3.4", "4 Battle"):
        assert expected in shown


def test_an_answer_may_be_a_number_a_text_or_a_beginning(run: Run) -> None:
    run(*SOLO, "--record", "game.txt", lines="2\nmarch Sequani\nub\n")

    assert people(Path("game.txt"))[:3] == [
        "Arverni action command March",
        "Arverni command march Sequani",
        "Arverni march_to region Ubii",
    ]


def test_a_wrong_answer_is_one_sentence_and_the_question_stays(run: Run) -> None:
    shown = run(*SOLO, "--record", "game.txt", lines="99\nelephants\n\n8\n")

    assert '"99" is none of the options 1 to 8' in shown.output
    assert '"elephants" is none of the options' in shown.output
    assert people(Path("game.txt"))[0] == "Arverni action pass"


def test_where_hints_are_forbidden_the_terminal_says_so(run: Run) -> None:
    """A table that was laid so elsewhere can be taken up here."""
    alesia.table.set_up("gallic-war", seed=1, seats={"Barbarian": "random"}, hints=False).save("game.txt")

    assert "Hints are forbidden at this table." in run("play", "--resume", "game.txt", lines="hint\n").output
    shown = run("play", "--resume", "game.txt", "--lang", "fr", lines="conseil\n").output
    assert "Les conseils sont interdits à cette table." in shown


def test_an_unclear_answer_names_what_it_could_mean(run: Run) -> None:
    shown = run(*SOLO, lines="ra\n").output

    assert '"ra" can mean several things: 1 Rally' in shown
    assert "3 Raid" in shown


def test_a_number_is_asked_for_as_a_number(run: Run) -> None:
    shown = run(*SOLO, "--record", "game.txt", lines="2\nmarch arv\npictones\n11\n7\n").output

    assert "a number from 1 to 10" in shown
    assert '"11" is not a number from 1 to 10.' in shown
    assert people(Path("game.txt"))[3] == "Arverni march_number number 7"


def test_a_plus_goes_on_by_itself_and_one_undo_takes_it_back(run: Run) -> None:
    """The question says how: 3+ sends the whole group."""
    shown = run(*SOLO, "--record", "game.txt", lines="2\nmarch arv\npictones+\n").output

    assert "+ the whole group" in shown
    given = people(Path("game.txt"))
    assert given[3].startswith("Arverni +march_number")
    assert not any(entry.startswith("Arverni march_number") for entry in given)

    shown = run("play", "--resume", "game.txt", lines="undo\n").output
    assert people(Path("game.txt")) == given[:2]


def test_a_plus_alone_answers_the_whole_question(run: Run) -> None:
    shown = run(*SOLO, "--record", "game.txt", lines="2\nmarch arv\npictones\n+\n").output

    assert "At once: + all of these, and all that are asked for next" in shown
    assert people(Path("game.txt"))[3].startswith("Arverni march_number number 10")


def test_a_plus_where_nothing_goes_on_is_a_wrong_answer(run: Run) -> None:
    shown = run(*SOLO, "--record", "game.txt", lines="2+\n+\n1x4\n").output

    assert '"2+"' in shown
    assert people(Path("game.txt"))[:1] in ([], ["Arverni action command Rally"])


def test_undo_takes_back_and_asks_again(run: Run) -> None:
    shown = run(*SOLO, "--record", "game.txt", lines="2\nundo\n1\n").output

    assert "Taken back: Arverni, March" in shown
    assert people(Path("game.txt"))[0] == "Arverni action command Rally"


def test_undo_without_an_answer_is_refused(run: Run) -> None:
    result = run(*SOLO, lines="undo\n")

    assert "Nothing was taken back" in result.output
    assert result.exit_code == 0


def test_help_board_log_and_rules_answer_nothing(run: Run) -> None:
    lines = "help\n?\nboard\nlog\nlog 1\nrule\nhelp 3.2.4\nhelp 3.2.9\nrule 3.3.1\n"
    shown = run(*SOLO, "--record", "game.txt", lines=lines).output

    for expected in (
        "take the last answer back",
        "2.3.4  Options",
        "3.2.4  Roman Battle",
        "no rule '3.2.9'",
        "3.3.1  Rally",
    ):
        assert expected in shown
    assert people(Path("game.txt")) == []


def test_every_answer_is_saved_at_once(run: Run) -> None:
    """The record holds the answer before the next question is asked."""
    run(*SOLO, "--record", "game.txt", lines="2\n")

    assert people(Path("game.txt")) == ["Arverni action command March"]


def test_a_saved_game_is_resumed(run: Run) -> None:
    run(*SOLO, "--record", "game.txt", lines="2\nmarch seq\n")

    result = run("play", "--resume", "game.txt", lines="ubii\nquit\n")

    assert "March from Sequani: to which Region" in result.output
    assert people(Path("game.txt"))[2] == "Arverni march_to region Ubii"
    assert result.exit_code == 0


def test_a_resumed_game_can_be_undone(run: Run) -> None:
    run(*SOLO, "--record", "game.txt", lines="2\nmarch seq\n")
    run("play", "falling-sky", "--resume", "game.txt", lines="undo\nundo\n1\n")

    assert people(Path("game.txt")) == ["Arverni action command Rally"]


def test_save_writes_a_file_and_goes_on_with_it(run: Run) -> None:
    shown = run(*SOLO, lines="2\nsave here.txt\nmarch seq\nquit\n").output

    assert "Saved in here.txt." in shown
    assert len(people(Path("here.txt"))) == 2


def test_a_file_that_cannot_be_written_is_said(run: Run) -> None:
    result = run(*SOLO, lines="2\nsave nowhere/game.txt\nquit\n")

    assert "Not saved: cannot use the file" in result.output
    assert result.exit_code == 0


def test_the_end_of_input_saves_and_says_where(run: Run) -> None:
    shown = run(*SOLO, lines="2\n").output

    assert "The game is saved in falling-sky-great-revolt-11.txt." in shown
    assert people(Path("falling-sky-great-revolt-11.txt")) == ["Arverni action command March"]


def test_the_end_of_input_before_an_answer_saves_nothing(run: Run) -> None:
    shown = run(*SOLO).output

    assert "The game was not saved." in shown
    assert list(Path().iterdir()) == []


def test_a_new_game_is_not_written_over_an_old_one(run: Run) -> None:
    run(*SOLO, "--record", "game.txt", lines="2\n")

    result = run(*SOLO, "--record", "game.txt")

    assert result.exit_code == 2
    assert "--resume" in result.stderr
    assert len(people(Path("game.txt"))) == 1


def test_a_game_of_random_players_plays_itself(run: Run) -> None:
    result = run("play", "falling-sky", "--seed", 1, "--seat", "others=random", "--record", "game.txt")

    assert "1. " in result.output
    assert "margin" in result.output
    assert alesia.load("game.txt").result is not None


@pytest.mark.parametrize("scenario", ["great-revolt", "reconquest-of-gaul", "pax-gallica"])
def test_a_whole_game_can_be_typed(run: Run, scenario: str) -> None:
    """Whoever always takes the last way out comes to the end."""
    seats = ("--seat", "Romans=human", "--seat", "others=random")
    result = run("play", "falling-sky", "--scenario", scenario, "--seed", 2, *seats, lines=PATIENT * 400)

    assert "Victory" in result.output or "final Winter" in result.output
    assert "Traceback" not in result.output


# Passing, agreeing to nothing, and otherwise the first option or number: one of these fits every question.
PATIENT = "pass\nno\ndone\nstand\nback\n1\n0\n"


def test_your_own_dice_are_asked_for(run: Run) -> None:
    shown = run("play", "falling-sky", "--dice", "asked", lines="card 41\n19\n").output

    assert "Which card is turned up?" in shown
    assert "Card  41 Avaricum" in shown


def test_a_position_is_played_from(run: Run) -> None:
    Path("here.toml").write_text('card = 19\n[regions.Mandubii]\nRomans = "Caesar, 3 Legions"\n', encoding="utf-8")

    assert "★ 3L" in run("play", "falling-sky", "--position", "here.toml").output


def test_cisalpina_is_shown_when_it_is_a_region(run: Run) -> None:
    """Card 5: a line of its own, as long as the marker lies there; it has no Tribes to name."""
    text = 'card = 19\ngallia_togata = true\n[regions.Cisalpina]\nRomans = "2 Legions, 3 Auxilia"\n'
    Path("here.toml").write_text(text, encoding="utf-8")
    play = ("play", "falling-sky", "--position", "here.toml")

    assert "Cisalpina  0 Ro" in run(*play).output
    assert "Cisalpina (Control Value 0); Control: Romans; Romans 2 Legions, 3 Auxilia\n" in run(*play, "--plain").output
    assert "Cisalpina" not in run(*SOLO).output


# ---- as a program


def test_a_scripted_game_as_a_program(program: Program, tmp_path: Path) -> None:
    """Save, bad input, undo, quit, resume, end of input."""
    first = program(*SOLO, "--record", "game.txt", lines="2\nnonsense\nundo\n1\nquit\n")
    second = program("play", "falling-sky", "--resume", "game.txt", lines="undo\n8\n")

    assert (first.returncode, first.stderr) == (0, "")
    assert "The game is saved in game.txt" in first.stdout
    assert (second.returncode, second.stderr) == (0, "")
    assert people(tmp_path / "game.txt")[0] == "Arverni action pass"


def test_the_board_fits_a_page_without_colour(program: Program) -> None:
    """NO_COLOR: no escape sequences, and no line longer than 100 columns."""
    for scenario in ("great-revolt", "reconquest-of-gaul", "pax-gallica"):
        shown = program("play", "falling-sky", "--seed", 3, "--scenario", scenario).stdout

        assert "\x1b" not in shown
        assert max(map(len, shown.splitlines())) <= 100
        assert len(shown.splitlines()) < 64


@pytest.mark.parametrize("extra", [{"COLUMNS": "60"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_a_poor_terminal_gets_plain_lines(program: Program, extra: dict[str, str]) -> None:
    shown = program("play", "falling-sky", "--seed", 3, lines="board\n", **extra)

    assert shown.returncode == 0, shown.stderr
    assert "Carnutes (Control Value 2); Control: Arverni; Arverni Vercingetorix" in " ".join(shown.stdout.split())
    assert max(map(len, shown.stdout.splitlines())) <= int(extra.get("COLUMNS", 100))


def test_plain_lines_can_be_asked_for(run: Run) -> None:
    assert "Control: Arverni" in run(*SOLO, "--plain").output


def test_the_board_tells_who_is_walled_in() -> None:
    """The marker of card 4: where it is, on whose pieces; and the words for what it asks and reports."""
    game = at("""
        card = 23
        [regions.Mandubii]
        Arverni = "5 Warbands"
        Romans = "Auxilia"
        [tribes]
        Mandubii = "Arverni Citadel"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "3 Warbands"
        tribes = ["Mandubii"]
    """)
    assert TABLE.plain.tracks(game.view).endswith(
        " | Circumvallation, Mandubii: Arverni walled in (3 Warbands, Alesia)"
    )

    game.play("Arverni action command Raid\nArverni command raid Mandubii\nArverni raid gain")
    assert game.table.ask is not None
    asked = "Mandubii: how many of these Hidden Arverni Warbands are of the group that is walled in?"
    assert prompt(game.table.ask) == asked


# ---- at a real terminal


def at_terminal(folder: Path, typed: list[str], *args: object) -> str:
    """Run ``alesia`` at a pseudo-terminal, where somebody sits who can be asked back."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from alesia.cli import main; main()", *map(str, args)]
    child = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env={**os.environ, **QUIET}, close_fds=True
    )
    os.close(theirs)
    os.write(ours, "".join(f"{line}\n" for line in typed).encode())
    shown = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    assert child.wait(timeout=60) == 0
    return shown.decode(errors="replace")


def _read(handle: int) -> bytes:
    """What the terminal shows next; nothing when the program has gone."""
    try:
        return os.read(handle, 4096)
    except OSError:
        return b""


def test_whoever_quits_is_asked_to_save(tmp_path: Path) -> None:
    shown = at_terminal(tmp_path, ["pass", "quit", "mine.txt"], *SOLO)

    assert "Save the game first" in shown
    assert people(tmp_path / "mine.txt")[0] == "Arverni action pass"


def test_whoever_quits_may_decline_to_save(tmp_path: Path) -> None:
    shown = at_terminal(tmp_path, ["pass", "quit", "no"], *SOLO)

    assert "The game was not saved." in shown
    assert list(tmp_path.iterdir()) == []


LATE = """
card = 1
next = 35
[resources]
Romans = 20
[regions.Arverni]
Arverni = "Vercingetorix, 6 Warbands"
[regions.Pictones]
Arverni = "2 Warbands"
devastated = true
[capabilities]
12 = "shaded"
8 = "unshaded Arverni"
"""


@pytest.mark.parametrize("form", [(), ("--plain",)])
def test_the_board_tells_the_capabilities_in_effect(run: Run, form: tuple[str, ...]) -> None:
    """5.3 Whoever looks at the board sees which Capabilities hold, and whose they are."""
    Path("late.toml").write_text(LATE)
    shown = run("play", "falling-sky", "--position", "late.toml", *form).output

    assert "In effect: 8 Baggage Trains (unshaded) of the Arverni, 12 Titus Labienus (shaded)" in shown


def test_a_region_tells_what_it_costs_now(run: Run) -> None:
    """8 Marches that a Capability makes free have no price; 4.3.2 from a Devastated Region a March costs twice."""
    Path("late.toml").write_text(LATE)
    begin = ("play", "falling-sky", "--position", "late.toml", "--seat", "Romans=human")
    shown = run(*begin, lines="pass\nmarch\ncall\n").output

    assert "March from Pictones [" in shown

    Path("late.toml").write_text(LATE.replace('8 = "unshaded Arverni"', ""))
    shown = run(*begin, lines="pass\nmarch\n").output

    assert "March from Pictones 2 Resources" in shown
    assert "March from Arverni  1 Resource" in shown


def test_lines_that_are_alike_are_told_once_and_counted() -> None:
    """Two Warbands are Scouted one upon the other; what comes after something else stands for itself."""
    game = at("""
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [regions.Provincia]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "2 Warbands"
    """).play("Romans action command Seize\nRomans command ability Scout\nRomans scout_from done")
    game.play("Romans scout_in region Provincia\nRomans scouted piece Hidden Arverni Warband")
    told = [(key, line) for key, _, line in folded_log(game.table.log, "falling-sky")]
    assert [line for key, line in told if key == "scouted"] == [SCOUTED + " (2 times)"]
    assert [line for _, line in told if line.endswith("times)")] == [SCOUTED + " (2 times)"]


SCOUTED = "Scout in Provincia: a Hidden Arverni Warband is marked as Scouted."
