"""The other commands: sim, replay, games, rules; and what is refused."""

import json
from pathlib import Path

import pytest

import alesia
from alesia.table import Table

from .conftest import Program, Run

SCENARIOS = ["great-revolt", "reconquest-of-gaul", "pax-gallica"]
KEYS = ["games", "finished", "crashed", "decisions", "cards", "seconds", "games_per_second", "winners"]


# ---- sim


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sim_counts_games(run: Run, scenario: str) -> None:
    result = run("sim", "falling-sky", "--games", 3, "--scenario", scenario, "--seed", 5, "--json")
    told = json.loads(result.stdout)

    assert result.exit_code == 0
    assert list(told) == [*KEYS, "scenario", "seed", "seats"]
    assert (told["games"], told["finished"], told["crashed"], told["scenario"]) == (3, 3, 0, scenario)
    assert sum(told["winners"].values()) == 3
    assert told["decisions"] > told["cards"] > 3
    assert set(told["seats"].values()) == {"random"}


def test_sim_game_i_has_the_seed_plus_i(run: Run) -> None:
    several = json.loads(run("sim", "falling-sky", "--games", 2, "--seed", 5, "--json").stdout)
    each = [json.loads(run("sim", "falling-sky", "--seed", seed, "--json").stdout) for seed in (5, 6)]

    assert several["decisions"] == sum(one["decisions"] for one in each)
    assert several["cards"] == sum(one["cards"] for one in each)


def test_sim_counts_the_cards_that_were_played(run: Run) -> None:
    told = json.loads(run("sim", "falling-sky", "--seed", 5, "--json").stdout)
    seats = dict.fromkeys(("Romans", "Arverni", "Aedui", "Belgae"), "random")
    start, end = alesia.new("falling-sky", seed=5).view(), alesia.new("falling-sky", seed=5, seats=seats).view()

    in_all = start["deck"] + 2
    assert told["cards"] == in_all - end["deck"] - (end["next"]["number"] != 0)


def test_sim_speaks_to_people(run: Run) -> None:
    shown = run("sim", "falling-sky", "--games", 2, "--seed", 5).stdout

    assert "games: 2" in shown
    assert "Romans random" in shown


def test_sim_goes_on_after_a_crash(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash is counted and named by its seed; the exit code is 1."""
    step = Table.step

    def fail(table: Table) -> bool:
        if table.seed == 6 and "random" in table.seats.values():
            raise ZeroDivisionError("oops")
        return step(table)

    monkeypatch.setattr(Table, "step", fail)
    result = run("sim", "falling-sky", "--games", 3, "--seed", 5, "--json")

    assert result.exit_code == 1
    assert "seed 6 crashed: ZeroDivisionError: oops" in result.stderr
    assert {key: json.loads(result.stdout)[key] for key in ("games", "finished", "crashed")} == {
        "games": 3,
        "finished": 2,
        "crashed": 1,
    }


@pytest.mark.parametrize("command", ["sim", "odds"])
def test_nobody_waits_for_more_games_than_can_be_played(run: Run, command: str) -> None:
    result = run(command, "falling-sky", "--games", 10_000_001)

    assert result.exit_code == 2
    assert "'--games'" in result.stderr


def test_sim_refuses_people(run: Run) -> None:
    result = run("sim", "falling-sky", "--seat", "Romans=human")

    assert (result.exit_code, result.stdout) == (2, "")
    assert "Romans=human" in result.stderr


def test_sim_as_a_program(program: Program) -> None:
    result = program("sim", "falling-sky", "--games", 2, "--seed", 1, "--option", "seating=two", "--json")

    assert (result.returncode, result.stderr) == (0, "")
    assert set(json.loads(result.stdout)["winners"]) <= {"Romans+Aedui", "Arverni+Belgae"}


# ---- replay


@pytest.fixture
def saved(run: Run) -> Path:
    run("play", "falling-sky", "--seed", 1, "--seat", "others=random", "--record", "game.txt")
    return Path("game.txt")


def test_replay_shows_log_board_and_result(run: Run, saved: Path) -> None:
    result = run("replay", saved)

    assert result.exit_code == 0
    for expected in ("choose the Command", "Mandubii", "margin"):
        assert expected in result.output


def test_replay_goes_as_far_as_asked(run: Run, saved: Path) -> None:
    entries = len(alesia.load(saved).record.entries)

    shown = run("replay", saved, "--to", 10).output

    assert f"After 10 of {entries} answers." in shown
    assert "margin" not in shown


def test_replay_beyond_the_end_is_refused(run: Run, saved: Path) -> None:
    assert run("replay", saved, "--to", 99999).exit_code == 2


# ---- games, rules, help


def test_games_are_listed(run: Run) -> None:
    shown = run("games").output

    for expected in ("falling-sky", *SCENARIOS, "Romans, Arverni, Aedui, Belgae", "sudden_frost: false, true"):
        assert expected in shown


def test_a_rule_is_shown_with_its_title(run: Run) -> None:
    shown = run("rules", "falling-sky", "3.2.4").output

    assert shown.startswith("3.2.4  Roman Battle")
    assert max(map(len, shown.splitlines())) <= 100


def test_a_section_lists_its_paragraphs(run: Run) -> None:
    shown = run("rules", "falling-sky", "3").output

    assert shown.startswith("3.0  ")
    assert "3.2  Roman Commands" in shown


def test_a_rule_of_a_game_that_lies_over_another_leads_to_what_it_changes_and_back(run: Run) -> None:
    assert run("rules", "ariovistus", "a3.4.1").output.startswith(
        "A3.4.1  Germanic Rally\nChanges in Falling Sky: 3.4.1 Germanic Rally, 3.3.1 Rally\n\n"
    )
    assert run("rules", "ariovistus", "3.4.1").output.startswith(
        "3.4.1  Germanic Rally\nIn Ariovistus see: A3.4.1 Germanic Rally\n\nIn a Region"
    )
    assert run("rules", "falling-sky", "3.4.1").output.startswith("3.4.1  Germanic Rally\nIn a Region")


def test_the_contents_of_a_game_that_lies_over_another_hold_both(run: Run) -> None:
    shown = run("rules", "ariovistus").output

    assert shown.startswith("A1.0  Introduction\n")
    assert shown.endswith(run("rules", "falling-sky").output)


def test_rules_are_found_by_words(run: Run) -> None:
    """In any letters, all of them in the same paragraph; where there is none, that is said."""
    shown = run("rules", "ariovistus", "intimidated SPRING").output

    assert shown.splitlines()[0] == 'Rules that have "intimidated SPRING":'
    assert [line.split()[0] for line in shown.splitlines()[1:]] == ["A2.1K", "A4.6.2", "A6.6"]
    assert "A4.6.1  Implanter" in run("rules", "ariovistus", "implante", "--lang", "fr").output
    assert "there is no rule 'juggling'" in run("rules", "ariovistus", "juggling").output
    assert "A4.6.1" not in run("rules", "falling-sky", "rally").output


def test_rules_without_a_number_are_the_contents(run: Run) -> None:
    shown = run("rules", "falling-sky").output

    assert "1.0  Introduction" in shown
    assert "  4.5.3  " in shown


def test_help_is_quick_and_complete(program: Program) -> None:
    shown = program("--help").stdout

    for command in ("play", "sim", "replay", "games", "rules"):
        assert command in shown


def test_the_version_is_said(run: Run) -> None:
    assert run("--version").output == f"alesia {alesia.__version__}\n"


def test_help_imports_nothing_heavy(program: Program, tmp_path: Path) -> None:
    """Rich, Babel and the rules are loaded when they are needed."""
    check = tmp_path / "sitecustomize.py"
    check.write_text(
        "import atexit, sys\n"
        "names = ('rich.console', 'babel.messages.pofile', 'alesia.games.falling_sky')\n"
        "atexit.register(lambda: print('LOADED', [n for n in names if n in sys.modules]))\n",
        encoding="utf-8",
    )

    assert "LOADED []" in program("--help", PYTHONPATH=str(tmp_path)).stdout


# ---- refusals


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "chess"), "'chess' is not a game"),
        (("play",), "which game"),
        (("play", "falling-sky", "--scenario", "xyz"), "'xyz' is not a scenario"),
        (("play", "falling-sky", "--seat", "Gauls=human"), "'Gauls' is not a seat"),
        (("play", "falling-sky", "--seat", "Romans=clever"), "'clever' is not a kind of player"),
        (("play", "falling-sky", "--seat", "Romans"), "NAME=VALUE"),
        (("play", "falling-sky", "--option", "seating=nine"), "seating cannot be 'nine'"),
        (("play", "falling-sky", "--option", "colour=red"), "'colour' is not an option"),
        (("play", "falling-sky", "--resume", "nothing.txt"), "nothing.txt"),
        (("play", "falling-sky", "--record", "nowhere/game.txt"), "'nowhere/game.txt'"),
        (("play", "falling-sky", "--position", "nothing.toml"), "nothing.toml"),
        (("play", "falling-sky", "--dice", "loaded"), "dice cannot be 'loaded'"),
        (("sim", "chess"), "'chess' is not a game"),
        (("sim", "falling-sky", "--option", "frost"), "'frost' is not an option; write it as NAME=VALUE"),
        (("sim", "falling-sky", "--seat", "others=random", "--seat", "others=nonplayer"), "'others' is named twice"),
        (("sim", "falling-sky", "--seat", ":Last"), "':Last' is not a seat"),
        (("sim", "falling-sky", "--seat", "Romans=:Last"), "the module '' cannot be imported"),
        (("sim", "falling-sky", "--seat", "Romans=clever"), "'clever' is not a kind of player"),
        (("sim", "falling-sky", "--scenario", "pax-gallica", "--option", "short=true"), "short"),
        (("replay", "nothing.txt"), "nothing.txt"),
        (("rules", "chess"), "'chess' has no rule handbook"),
        (("rules", "falling-sky", "3.2.9"), "near it: 3.2.1"),
        (("serve", "--public-url", "games.example.org"), "'games.example.org' is not an address"),
        (("serve", "--proxy", "proxy.example.org"), "'proxy.example.org' is not the address of a proxy in numbers"),
        (("serve", "--proxy", "127.0.0.1,"), "'' is not the address of a proxy in numbers"),
    ],
)
def test_a_refusal_is_one_sentence(run: Run, args: tuple[str, ...], said: str) -> None:
    result = run(*args)

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("text", ["hello", "alesia record 1\ngame chess\nrules 1\nscenario x\nseed 1\n", "\udcff"])
def test_a_bad_record_is_refused(run: Run, text: str) -> None:
    Path("bad.txt").write_bytes(text.encode("utf-8", "surrogateescape"))

    for args in (("replay", "bad.txt"), ("play", "falling-sky", "--resume", "bad.txt")):
        result = run(*args)
        assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize("text", ["card =", 'card = "x"', "\udcff"])
def test_a_bad_position_is_refused(run: Run, text: str) -> None:
    Path("bad.toml").write_bytes(text.encode("utf-8", "surrogateescape"))
    result = run("play", "falling-sky", "--position", "bad.toml")

    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)


def test_a_resumed_game_takes_no_other_setting(run: Run, saved: Path) -> None:
    assert run("play", "falling-sky", "--resume", saved, "--seed", 4).exit_code == 2
