"""The command that checks an owner's facts, and the option that chooses them."""

from pathlib import Path

import pytest

import alesia
from alesia.games.rome_vs_gaul.source import FILES, our_texts

from .conftest import Program, Run


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A folder in which the Morini are stronger."""
    (tmp_path / "box").mkdir()
    text = our_texts()["units.toml"].replace("strength = [4, 2]", "strength = [9, 3]", 1)
    (tmp_path / "box" / "units.toml").write_text(text, encoding="utf-8")
    return tmp_path / "box"


def said(text: str) -> str:
    return " ".join(text.split())


def test_our_files_are_written_to_begin_with(run: Run, tmp_path: Path) -> None:
    """They are checked as they are; nobody's own files are written over."""
    result = run("data", "box", "--write")
    assert said(result.stdout) == f"Alesia's files {', '.join(FILES)} are in box."
    assert {name: (tmp_path / "box" / name).read_text(encoding="utf-8") for name in FILES} == our_texts()
    assert run("data", "box").stdout.startswith("All facts are Alesia's own.")
    again = run("data", "box", "--write")
    assert again.exit_code == 2
    assert said(again.stderr) == f"alesia: 'box' holds {', '.join(FILES)} already"
    assert run("data", "--write").exit_code == 2


def test_what_differs_is_counted_table_by_table(run: Run, box: Path) -> None:
    result = run("data", box)
    assert result.exit_code == 0
    assert "Not as Alesia's: units.toml." in result.stdout
    assert "units.toml, tribe: records 23, changed 1, still reconstructed 23" in result.stdout
    assert "tables.toml, storms: records 1, changed 0, still reconstructed 0" in result.stdout
    assert "éléments 23, changés 1, encore reconstitués 23" in run("data", box, "--lang", "fr").stdout


def test_every_fault_is_listed(run: Run, box: Path) -> None:
    text = our_texts()["cards.toml"].replace("points = 3", "points = 5")
    (box / "cards.toml").write_text(text, encoding="utf-8")
    result = run("data", box)
    assert result.exit_code == 2
    lines = result.stdout.splitlines()
    assert lines[0] == "cards.toml, card 1, points: must be from 1 to 3, not 5"
    assert lines[-1] == f"Faults: {len(lines) - 1}. Nothing can be played with these files."
    assert "doit aller de 1 à 3, et non 5" in run("data", box, "--lang", "fr").stdout


def test_the_board_has_the_spaces_that_an_owner_has_put_in(program: Program, tmp_path: Path) -> None:
    """Under their Province, and among what can be chosen."""
    text = our_texts()["map.toml"].replace('"Alesia"', '"Alisiia"')
    more = '[[space]]\nname = "Decetia"\nprovince = "Aedui"\nkind = "town"\n\n[[path_kind]]'
    text = text.replace("[[path_kind]]", more, 1)
    head, solid, rest = text.partition("[paths.solid]")
    text = head + solid + rest.replace("between = [", 'between = [["Decetia", "Bibracte"],', 1)
    (tmp_path / "map").mkdir()
    (tmp_path / "map" / "map.toml").write_text(text, encoding="utf-8")
    shown = program("play", "rome-vs-gaul", "--seed", 1, "--data", tmp_path / "map", lines="quit\n").stdout
    assert "Aedui (3) Ro Ro Bibracte, Cabillonum, Matisco, Noviodunum Aeduorum, Rodumna, Decetia" in said(shown)
    assert "Alisiia" in shown
    assert "Alesia, " not in shown
    assert any("Decetia" in line and line.strip()[:1].isdigit() for line in shown.splitlines())


@pytest.mark.parametrize("place", ["before", "after", "equals"])
def test_the_option_stands_before_or_after_the_command(program: Program, box: Path, place: str) -> None:
    """The game is played with the facts of the folder, in the processes that it starts, too, and says so."""
    words = {
        "before": ("--data", box, "games"),
        "after": ("games", "--data", box),
        "equals": ("games", f"--data={box}"),
    }
    assert "facts that an owner of the game has put in place of Alesia's" in said(program(*words[place]).stdout)


def test_games_of_several_processes_have_the_facts_in_their_records(
    program: Program, box: Path, tmp_path: Path
) -> None:
    game = ("sim", "rome-vs-gaul", "--games", 2, "--seed", 3, "--jobs", 2, "--out", "runs", "--records")
    assert program(*game, "--data", box).returncode == 0
    records = [path.read_text(encoding="utf-8") for path in (tmp_path / "runs" / "records").glob("*.alesia")]
    rules = {alesia.Record.from_text(each).rules for each in records}
    assert len(records) == 2
    assert len(rules) == 1
    assert "+" in rules.pop()


def test_a_record_is_replayed_with_its_own_facts_alone(program: Program, box: Path, tmp_path: Path) -> None:
    """Ours and an owner's do not go together, in either way; each is told in a sentence."""
    alesia.new("rome-vs-gaul", seed=1).save(tmp_path / "ours.txt")
    assert program("replay", "ours.txt").returncode == 0
    refused = program("replay", "ours.txt", "--data", box)
    assert refused.returncode == 2
    assert said(refused.stderr).startswith(
        "alesia: the game was played with Alesia's own facts, and in use are the facts"
    )
    lines = "quit\n"
    program("play", "rome-vs-gaul", "--seed", 1, "--record", "own.txt", "--data", box, lines=lines)
    assert program("replay", "own.txt", "--data", box).returncode == 0
    told = program("replay", "own.txt", "--lang", "fr")
    assert told.returncode == 2
    assert said(told.stderr).endswith("celles qui servent ici sont les données d’Alesia ; --data DOSSIER les choisit")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("games", "--data", "nowhere"), "nowhere' is not a folder"),
        (("games", "--data"), "alesia: --data names one folder"),
        (("games", "--data", "a", "--data", "b"), "alesia: --data names one folder"),
        (("data", "nowhere"), "alesia: 'nowhere' is not a folder"),
    ],
)
def test_what_is_refused(program: Program, words: tuple[str, ...], sentence: str) -> None:
    refused = program(*words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("alesia: ")
    assert said(refused.stderr).endswith(sentence)
    assert "Traceback" not in refused.stderr


def test_nobody_plays_with_a_folder_that_is_wrong(program: Program, box: Path, tmp_path: Path) -> None:
    (box / "units.toml").write_text("[legions]\n", encoding="utf-8")
    refused = program("play", "rome-vs-gaul", "--record", "game.txt", "--data", box)
    assert refused.returncode == 2
    assert "cannot be played with: units.toml" in refused.stderr
    assert not (tmp_path / "game.txt").exists()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "most of its map, cards and tables are not"), ("fr", "mais non la plus grande partie du plateau")],
)
def test_the_list_of_games_says_what_is_reconstructed(run: Run, language: str, words: str) -> None:
    shown = said(run("games", "--lang", language).stdout)
    assert shown.count(words) == 1
    assert shown.index(words) > shown.index("rome-vs-gaul")
