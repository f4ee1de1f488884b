"""Malformed commands: each is refused with one sentence, an exit code other than 0, no traceback, nothing written."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from typer.testing import CliRunner, Result

import alesia
from alesia.cli.app import app
from alesia.cli.screen import MOST_SAID
from tests.lab.made_up import twenty

from .conftest import QUIET, Program

FS, GW = "falling-sky", "gallic-war"
PLAYERS = """
import os, sys
class NoDecide: pass
class NoMethod: decide = 3
class ThreeArguments:
    def __init__(self, one, two, three): pass
    def decide(self, view, ask): return ask.options[0]
class Raises:
    def decide(self, view, ask): raise RuntimeError("oh\\nno")
class Leaves:
    def decide(self, view, ask): sys.exit(0)
class Wrong:
    def decide(self, view, ask): return "fly"
class Nothing:
    def decide(self, view, ask): return None
class Ends:
    def decide(self, view, ask): os._exit(0)
class EndsWhenMade:
    def __init__(self): os._exit(0)
    def decide(self, view, ask): return ask.options[0]
"""


# ---- What lies in the folder


def texts() -> dict[str, str]:
    """Records, positions and players, all with a fault but for the first of each kind."""
    table = alesia.new(FS, seed=1, seats={"Romans": "random", "Arverni": "random"})
    record, position = table.record.to_text(), table.position_text()
    return {
        "game.txt": record,
        "war.txt": alesia.new(GW, seed=1).record.to_text(),
        "over.txt": alesia.new(FS, seed=1, seats=dict.fromkeys(table.seats, "random")).record.to_text(),
        "empty": "",
        "nul": "\0" * 500,
        "long.txt": "alesia record 1\n" + "x" * 20_000_000,
        "long_answer.txt": f"{record}{'x ' * 9_000_000}\n",
        "misfit.txt": f"{record}Romans fly region Mars\n",
        "old.txt": f"{record.replace('rules ', 'rules 0.')}Romans fly region Mars\n",
        "half.txt": record[: record.index("seed")],
        "seed.txt": record.replace("seed 1", f"seed {'9' * 5000}"),
        "scenario.txt": record.replace("scenario great-revolt", "scenario moon"),
        "chess.txt": record.replace("game falling-sky", "game chess"),
        "seat.txt": record.replace("seat Romans random", "seat Germans random"),
        "kind.txt": record.replace("seat Romans random", "seat Romans clever"),
        "option.txt": record.replace("option seating four", "option seating nine"),
        "dice.txt": record.replace("dice seeded", "dice loaded"),
        "position.txt": f"{record.partition(chr(10) * 2)[0]}\nposition\n| card =\n",
        "board.toml": position,
        "dots.toml": f"a{'.a' * 50_000} = 1\n",
        "header.toml": f"[a{'.a' * 50_000}]\n",
        "deep.toml": f"card = {'[' * 5000}{']' * 5000}\n",
        "large.toml": f'scenario = "{"x" * 20_000_000}"\n',
        "number.toml": f"winters = {'9' * 5000}\n",
        "twice.toml": "card = 1\ncard = 2\n",
        "date.toml": "winters = 1979-05-27\n",
        "infinite.toml": "winters = inf\n",
        "list.toml": "winters = [1, 2]\n",
        "region.toml": '[regions.Atlantis]\nBelgae = "1 Warband"\n',
        "pieces.toml": f'[regions.Morini]\nBelgae = "{"9" * 5000} Warbands"\n',
        "mine.py": PLAYERS,
        "syntax.py": "def :\n",
        "zero.py": "1 / 0\n",
        "leaves.py": "import sys; sys.exit(0)\n",
        "ends.py": "import os; os._exit(0)\n",
    }


def write_results(folder: Path) -> None:
    """A run, and the same with faults."""
    twenty(folder / "results")
    faults: dict[str, Callable[[Path], object]] = {
        "end_corrupt": lambda run: (run / "finished.json").write_text("{corrupt"),
        "end_bytes": lambda run: (run / "finished.json").write_bytes(b"\xff\x00"),
        "end_other": lambda run: (run / "finished.json").write_text('{"games": 20, "files": {}}'),
        "end_missing": lambda run: (run / "finished.json").unlink(),
        "run_corrupt": lambda run: (run / "run.json").write_text("{"),
        "run_list": lambda run: (run / "run.json").write_text("[]"),
        "run_deep": lambda run: (run / "run.json").write_text("[" * 100_000),
        "run_bytes": lambda run: (run / "run.json").write_bytes(b"\xff"),
        "table_corrupt": lambda run: (run / "games.parquet").write_bytes(b"PAR1 and no more"),
        "table_missing": lambda run: (run / "turns.parquet").unlink(),
        "table_other": lambda run: shutil.copy(run / "turns.parquet", run / "games.parquet"),
    }
    for name, damage in faults.items():
        damage(Path(shutil.copytree(folder / "results", folder / name)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all commands are given; none of them may change anything in it."""
    made = tmp_path_factory.mktemp("malformed")
    for name, text in texts().items():
        (made / name).write_text(text, encoding="utf-8")
    (made / "bytes").write_bytes(bytes(range(256)) * 10)
    (made / "utf16.txt").write_bytes((made / "game.txt").read_text().encode("utf-16"))
    (made / "notadb").write_text("this is no database, however long one looks at it\n" * 50)
    (made / "dir").mkdir()
    (made / "dir" / "file").touch()
    write_results(made)
    return made


def contents(folder: Path) -> dict[Path, tuple[int, int]]:
    """All that lies there, but for what Python keeps of modules."""
    found = [path for path in folder.rglob("*") if "__pycache__" not in path.parts]
    return {path: (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


@pytest.fixture
def refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """The sentence with which a command is refused; it has printed and written nothing else."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(uvicorn.Server, "run", lambda *args, **named: pytest.fail("the server has started"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)
    before = contents(folder)

    def _run(*args: str, printed: bool = False) -> str:
        result: Result = CliRunner().invoke(app, list(args), input="")
        assert isinstance(result.exception, SystemExit), f"{args[:3]}: {result.exception!r}"
        assert result.exit_code not in (0, None)
        assert printed or result.stdout == ""
        [line] = result.stderr.splitlines()
        assert len(line) <= MOST_SAID + 20
        assert line.startswith("alesia: ")
        return line

    yield _run
    assert contents(folder) == before


# ---- Without a command, or with a wrong one

SHAPES = [
    (("conquer",), "No such command 'conquer'"),
    (("--colour",), "No such option: --colour"),
    (("games", "all"), "unexpected extra argument"),
    (("sim",), "Missing argument 'GAME'"),
    (("sim", FS, "--fast"), "No such option: --fast"),
    (("sim", FS, "--seed"), "requires an argument"),
    (("match", FS), "a match needs two kinds of player"),
    (("replay",), "Missing argument 'FILE'"),
    (("report",), "Missing argument 'RESULTS'"),
    (("odds",), "Missing argument 'FILE'"),
    (("ask", "board.toml"), "Missing option '--faction'"),
    (("rules",), "Missing argument 'GAME'"),
    (("rules", FS, "3.2.4", "3.2.5"), "unexpected extra argument"),
    (("play", FS, GW), "unexpected extra argument"),
    (("rules", FS, ""), "''"),
    (("rules", FS, "9" * 5000), "'999"),
    (("rules", "../" * 9), "has no rule handbook"),
]

# ---- Numbers

NUMBERS = [
    (("sim", FS, "--games", "0"), "'--games'"),
    (("sim", FS, "--games", "-3"), "'--games'"),
    (("sim", FS, "--games", "many"), "should be a valid integer"),
    (("sim", FS, "--games", "1.5"), "should be a valid integer"),
    (("sim", FS, "--games", "9" * 5000), "'--games'"),
    (("sim", FS, "--jobs", "0"), "'--jobs'"),
    (("sim", FS, "--jobs", "all"), "should be a valid integer"),
    (("sim", FS, "--seed", "x"), "should be a valid integer"),
    (("sim", FS, "--seed", "9" * 5000), "'--seed'"),
    (("play", FS, "--seed", ""), "should be a valid integer"),
    (("match", FS, "random", "nonplayer", "--games", "3"), "an even number"),
    (("match", FS, "random", "nonplayer", "--games", "0"), "'--games'"),
    (("match", FS, "random", "nonplayer", "--jobs", "-1"), "'--jobs'"),
    (("odds", "game.txt", "--games", "0"), "'--games'"),
    (("odds", "game.txt", "--seed", "NaN"), "should be a valid integer"),
    (("replay", "game.txt", "--to", "-1"), "there is no answer -1"),
    (("replay", "game.txt", "--to", "99999"), "there is no answer 99999"),
    (("replay", "game.txt", "--to", "end"), "should be a valid integer"),
    (("serve", "--port", "0"), "'--port'"),
    (("serve", "--port", "65536"), "'--port'"),
    (("serve", "--port", "http"), "should be a valid integer"),
]

# ---- Names, seats, options

NAMES = [
    (("sim", ""), "'' is not a game"),
    (("sim", FS, "--scenario", ""), "'' is not a scenario"),
    (("sim", FS, "--seat", "=random"), "write it as NAME=VALUE"),
    (("sim", FS, "--seat", "Romans="), "write it as NAME=VALUE"),
    (("sim", FS, "--seat", "Germans=random"), "'Germans' is not a seat"),
    (("sim", FS, "--seat", "Romans=search:0"), "has no budget"),
    (("sim", FS, "--seat", "Romans=search:-5"), "has no budget"),
    (("sim", FS, "--seat", f"Romans=search:{'9' * 50}"), "has no budget"),
    (("sim", FS, "--seat", f"Romans={'x' * 100_000}"), "is not a kind of player"),
    (("sim", FS, "--option", "short=maybe"), "short cannot be 'maybe'"),
    (("sim", FS, "--option", "short=true", "--option", "short=false"), "'short' is named twice"),
    (("sim", FS, "--records"), "--records"),
    (("sim", GW, "--seat", "Roman=human"), "Roman=human"),
    (("match", FS, "random"), "two kinds of player"),
    (("match", FS, "human", "random"), "'human' cannot be in a match"),
    (("match", FS, "random", "clever"), "'clever' is not a kind of player"),
    (("match", FS, "random", "nonplayer", "random"), "'random' is named twice"),
    (("match", GW, "random", "nonplayer", "--option", "seating=two"), "'seating' is not an option"),
    (("sim", GW, "--cluster", "127.0.0.1:1"), "no Ray cluster answers"),
    (("play", "--resume", "game.txt", "--seat", "Romans=human"), "already"),
    (("play", GW, "--resume", "game.txt"), "holds a game of falling-sky"),
]

# ---- In French

FRENCH = [
    (("sim", "chess"), "« chess » n’est pas un jeu"),
    (("sim", FS, "--scenario", "moon"), "« moon » n’est pas un scénario de falling-sky"),
    (("sim", FS, "--seat", "Romans="), "« Romans= » n’est pas une place ; écrivez NOM=VALEUR"),
    (("sim", FS, "--seat", "Germans=random"), "« Germans » n’est pas une place"),
    (("sim", FS, "--seat", "Romans=search:0"), "« search:0 » n’a pas de budget"),
    (("sim", FS, "--seat", "Romans=clever"), "« clever » n’est pas une sorte de joueur (place : Romains)"),
    (("sim", FS, "--option", "short=maybe"), "short ne peut pas valoir « maybe »"),
    (("sim", FS, "--option", "short=true", "--option", "short=false"), "dans « short=true », « short=false »"),
    (("sim", FS, "--records"), "aucun n’est nommé"),
    (("match", FS, "random", "nonplayer", "--games", "3"), "un nombre pair de parties"),
    (("play", GW, "--resume", "game.txt"), "« game.txt » contient une partie de falling-sky"),
    (("replay", "missing.txt"), "« missing.txt » ne peut pas être lu : aucun fichier ni dossier de ce nom"),
    (("replay", "game.txt", "--to", "99999"), "il n’y a pas de réponse 99999"),
    (("replay", "misfit.txt"), "là où le relevé répond « Romans fly region Mars »"),
    (("replay", "seed.txt"), "la graine n’est pas un nombre entier"),
    (("replay", "old.txt"), "la partie a suivi les règles 0."),
    (("play", FS, "--position", "list.toml"), "winters : il faut un nombre de 0 à 3, pas « [1, 2] »"),
    (("ask", "board.toml", "--faction", "Barbarian"), "« scenario » n’a pas sa place dans une position"),
    (("rules", FS, "9.9.9"), "il n’y a pas de règle « 9.9.9 »"),
    (("report", "dir"), "ne contient pas de résultats"),
    (("conquer",), "La commande « conquer » n’existe pas. Voir « "),
    (("pley",), "La commande « pley » n’existe pas ; peut-être play, replay."),
    (("--colour",), "L’option --colour n’existe pas."),
    (("sim", FS, "--gamse"), "L’option --gamse n’existe pas ; peut-être --games"),
    (("games", "all"), "Trop d’arguments : all."),
    (("sim",), "Il manque l’argument « JEU »."),
    (("ask", "board.toml"), "Il manque l’option « --faction »."),
    (("sim", FS, "--seed"), "L’option « --seed » demande une valeur."),
    (("sim", FS, "--json=no"), "L’option « --json » ne prend pas de valeur."),
    (("sim", FS, "--games", "0"), "Valeur refusée pour « --games » : il faut 1 au moins."),
    (("sim", FS, "--games", "99999999"), "il faut 10 000 000 au plus."),
    (("sim", FS, "--games", "many"), "il faut un nombre entier."),
    (("sim", FS, "--seed", "9" * 5000), "le nombre est trop long."),
]

# ---- Files

RECORDS = [
    ("missing.txt", "'missing.txt' cannot be read: No such file"),
    ("", "cannot be read"),
    ("dir", "Is a directory"),
    ("n" * 300, "File name too long"),
    ("game.txt/inside", "Not a directory"),
    ("empty", "does not say its game"),
    ("bytes", "is not a text file"),
    ("utf16.txt", "is not a text file"),
    ("nul", "line 1: a record begins with"),
    ("long.txt", "characters)"),
    ("long_answer.txt", "characters)"),
    ("half.txt", "does not say its seed"),
    ("seed.txt", "the seed is not a whole number"),
    ("misfit.txt", "where the record answers 'Romans fly region Mars'"),
    ("old.txt", "it was played by rules 0."),
    ("scenario.txt", "'moon' is not a scenario"),
    ("chess.txt", "'chess' is not a game"),
    ("seat.txt", "'Germans' is not a seat"),
    ("option.txt", "seating cannot be 'nine'"),
    ("dice.txt", "dice cannot be 'loaded'"),
    ("position.txt", "the position is not TOML"),
    ("board.toml", "line 1: a record begins with"),
]
POSITIONS = [
    ("missing.toml", "cannot be read: No such file"),
    ("dir", "Is a directory"),
    ("bytes", "is not a text file"),
    ("nul", "the position is not TOML"),
    ("game.txt", "the position is not TOML"),
    ("dots.toml", "too many dots"),
    ("header.toml", "too many dots"),
    ("deep.toml", "the position is not TOML"),
    ("large.toml", "too long"),
    ("number.toml", "the position is not TOML"),
    ("twice.toml", "the position is not TOML"),
    ("date.toml", "must be a number"),
    ("infinite.toml", "must be a number"),
    ("list.toml", "[1, 2]"),
    ("region.toml", "'Atlantis'"),
    ("pieces.toml", "Warband"),
]
RESULTS = [
    ("missing", "holds no results"),
    ("game.txt", "holds no results"),
    ("dir", "holds no results"),
    ("end_corrupt", "does not tell of these results"),
    ("end_bytes", "does not tell of these results"),
    ("end_other", "does not tell of these results"),
    ("end_missing", "is not finished"),
    ("run_corrupt", "does not tell of a run"),
    ("run_list", "does not tell of a run"),
    ("run_deep", "does not tell of a run"),
    ("run_bytes", "does not tell of a run"),
    ("table_corrupt", "cannot be read"),
    ("table_missing", "cannot be read"),
    ("table_other", "has no column"),
]
PLACES = [
    (("play", FS, "--record", "dir"), "'dir' holds something already"),
    (("play", FS, "--record", "dir/file/game.txt"), "Not a directory"),
    (("play", FS, "--record", "nowhere/game.txt"), "No such file"),
    (("play", FS, "--record", "game.txt"), "game.txt"),
    (("play", FS, "--record", "n" * 300), "File name too long"),
    (("play", FS, "--record", "/dev/null"), "a device and no file"),
    (("play", FS, "--record", "/proc/game.txt"), "/proc/game.txt"),
    (("sim", GW, "--out", "dir"), "holds something else than a run"),
    (("sim", GW, "--out", "game.txt"), "File exists"),
    (("sim", GW, "--out", "game.txt/results"), "Not a directory"),
    (("sim", GW, "--out", "results"), "holds another run"),
    (("sim", GW, "--out", "run_corrupt"), "cannot be read as the job of a run"),
    (("sim", GW, "--out", "run_deep"), "cannot be read as the job of a run"),
    (("sim", GW, "--out", "/proc/results"), "/proc/results"),
    (("odds", "over.txt"), "the game is over"),
    (("odds", "board.toml"), "--game"),
    (("odds", "game.txt", "--scenario", "pax-gallica"), "already"),
]


@pytest.mark.parametrize(("args", "said"), FRENCH)
def test_a_malformed_command_is_refused_in_french(
    refused: Callable[..., str], args: tuple[str, ...], said: str
) -> None:
    line = refused(*args, "--lang", "fr")

    assert said in line.replace("\u00a0", " ")
    assert not re.search(r"\b(the|not|known|cannot|there)\b", line)
    assert not re.search(r" [:;!?»]|« ", line)


@pytest.mark.parametrize(("args", "said"), [*SHAPES, *NUMBERS, *NAMES, *PLACES])
def test_a_malformed_command_is_refused_in_a_sentence(
    refused: Callable[..., str], args: tuple[str, ...], said: str
) -> None:
    assert said in refused(*args)


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume"), ("odds",)], ids=lambda each: each[0])
@pytest.mark.parametrize(("file", "said"), RECORDS)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    refused: Callable[..., str], command: tuple[str, ...], file: str, said: str
) -> None:
    """What is not echoed whole is told with its length; whoever plays the odds might mean a position."""
    sentence = refused(*command, file)
    assert said in sentence or (command == ("odds",) and "--game" in sentence)


@pytest.mark.parametrize(
    "command",
    [("play", FS, "--position"), ("ask", "--faction", "Belgae", "--card", "30"), ("odds", "--game", FS)],
    ids=lambda each: each[0],
)
@pytest.mark.parametrize(("file", "said"), POSITIONS)
def test_a_file_that_is_no_position_is_refused_in_a_sentence(
    refused: Callable[..., str], command: tuple[str, ...], file: str, said: str
) -> None:
    if (command[0], file) == ("odds", "game.txt"):  # which is a record, and told so
        assert refused(*command, "misfit.txt")
    else:
        assert said in refused(*command, file)


@pytest.mark.parametrize(("results", "said"), RESULTS)
def test_a_folder_without_results_is_refused_in_a_sentence(
    refused: Callable[..., str], results: str, said: str
) -> None:
    assert said in refused("report", results)


@pytest.mark.parametrize("page", ["dir", "nowhere/page.html", "dir/file/page.html", "n" * 300, "/dev/null"])
def test_a_page_that_cannot_be_written_is_told_in_a_sentence(refused: Callable[..., str], page: str) -> None:
    assert page in refused("report", "results", "--html", page, printed=True)


# ---- Questions to a Non-player

ASKED = [
    (("--faction", ""), "'' is not a seat"),
    (("--faction", "Germans", "--about", "uprising"), "nothing to ask of the Germans"),
    (("--faction", "Germans", "--game", "chess"), "not for 'chess'"),
    (("--faction", "Barbarian"), "'scenario' is not part of a position"),
    (("--faction", "Belgae", "--card", "0"), "0"),
    (("--faction", "Belgae", "--card", "Winter"), "Winter"),
    (("--faction", "Belgae", "--card", "9" * 5000), "999"),
    (("--faction", "Belgae", "--next", "x"), "'X' is no card"),
    (("--faction", "Belgae", "--card", "30", "--next", "30"), "30"),
    (("--faction", "Belgae", "--rolls", "7"), "'7' are no dice"),
    (("--faction", "Belgae", "--rolls", "1,x"), "'1,x' are no dice"),
    (("--faction", "Belgae", "--dice", "loaded"), "dice cannot be 'loaded'"),
    (("--faction", "Belgae", "--nonplayers", "Belgae,Mars"), "Mars"),
    (("--faction", "Belgae", "--about", "weather"), "weather"),
    (("--faction", "Belgae", "--about", "retreat"), "--by"),
    (("--faction", "Belgae", "--about", "retreat", "--by", "Mars"), "Mars"),
    (("--faction", "Belgae", "--about", "retreat", "--by", "Romans", "--region", "Mars"), "Mars"),
    (("--faction", "Belgae", "--by", "Romans"), "--about"),
]


@pytest.mark.parametrize(("args", "said"), ASKED)
def test_a_question_that_cannot_be_asked_is_refused_in_a_sentence(
    refused: Callable[..., str], args: tuple[str, ...], said: str
) -> None:
    assert said in refused("ask", "board.toml", *args)


# ---- The web table

SECRET = "s3cr3t"
SERVED = [
    (("--db", "sqlite:///notadb"), "file is not a database"),
    (("--db", "sqlite:///game.txt"), "file is not a database"),
    (("--db", "sqlite:///dir"), "unable to open database file"),
    (("--db", "sqlite:///game.txt/tables.db"), "cannot be opened"),
    (("--db", "sqlite:////proc/tables.db"), "unable to open database file"),
    (("--db", "sqlite://"), "names no file"),
    (("--db", "sqlite:///"), "names no file"),
    (("--db", "sqlite:///:memory:"), "names no file"),
    (("--db", "sqlite:///new.db?mode=memory"), "more than a file"),
    (("--db", ""), "names no database"),
    (("--db", "tables.db"), "is not the address of a database"),
    (("--db", f"mysql://me:{SECRET}@host/tables"), "is not the address of a database"),
    (("--db", f"sky://me:{SECRET}@host/tables"), "is not the address of a database"),
    (("--db", f"postgresql+psycopg://me:{SECRET}@host:port/tables"), "is not the address of a database"),
    (("--db", f"postgresql+psycopg://me:{SECRET}@127.0.0.1:1/tables"), "cannot be opened"),
    (("--db", f"postgresql+psycopg://me:{SECRET}@x@127.0.0.1:1/tables"), "cannot be opened"),
    (("--db", "sqlite:///new.db", "--host", "nowhere.invalid"), "--host"),
    (("--db", "sqlite:///new.db", "--host", "203.0.113.9"), "--host"),
    (("--db", "sqlite:///new.db", "--host", "999.1.1.1"), "--host"),
    (("--db", "sqlite:///new.db", "--host", ""), "--host"),
    (("--db", "sqlite:///new.db", "--host", "http://localhost"), "--host"),
    (("--db", "sqlite:///new.db", "--host", "x" * 300), "--host"),
    (("--db", "sqlite:///new.db", "--public-url", ""), "''"),
    (("--db", "sqlite:///new.db", "--public-url", "alesia.example"), "alesia.example"),
]


@pytest.mark.parametrize("port", [(), ("--port", "18765")], ids=["any port", "this port"])
@pytest.mark.parametrize(("args", "said"), SERVED)
def test_a_server_that_cannot_start_says_why_in_a_sentence(
    refused: Callable[..., str], args: tuple[str, ...], said: str, port: tuple[str, ...]
) -> None:
    """Nothing is laid down for it, and no password is told."""
    sentence = refused("serve", *args, *port)
    assert said in sentence
    assert SECRET not in sentence
    assert "no port" not in sentence


# ---- Players of one's own

OWN = [
    ("nothing:X", "cannot be imported"),
    ("syntax:X", "cannot be imported"),
    ("zero:X", "ZeroDivisionError"),
    ("leaves:X", "SystemExit"),
    ("mine:", "is not a player"),
    ("mine:Missing", "is not a player"),
    ("mine:NoDecide", "is not a player"),
    ("mine:NoMethod", "is not a player"),
    ("mine:ThreeArguments", "cannot be made"),
    ("ends:X", "ends the program"),
    ("mine:EndsWhenMade", "ends the program"),
]


@pytest.mark.parametrize(("kind", "said"), OWN)
def test_a_player_that_is_none_is_refused_in_a_sentence(refused: Callable[..., str], kind: str, said: str) -> None:
    assert said in refused("sim", GW, "--seat", f"Roman={kind}")


@pytest.mark.parametrize("kind", ["mine:EndsWhenMade", "zero:X"])
@pytest.mark.parametrize(
    "command",
    [("play", GW, "--seat", "Roman={}"), ("match", GW, "{}", "random"), ("odds", "war.txt", "--seat", "Roman={}")],
)
def test_it_is_refused_wherever_it_is_named(refused: Callable[..., str], kind: str, command: tuple[str, ...]) -> None:
    assert kind in refused(*[each.format(kind) for each in command])


@pytest.mark.parametrize("name", ["Raises", "Leaves", "Wrong", "Nothing"])
def test_a_player_that_breaks_a_game_at_the_terminal_is_told_in_a_sentence(
    refused: Callable[..., str], name: str
) -> None:
    assert f"mine:{name}" in refused("play", GW, "--seed", "1", "--seat", f"others=mine:{name}", printed=True)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sim", GW, "--games", "2", "--seed", "5", "--seat", "Roman=mine:Ends"), "the game with the seed 5"),
        (("match", GW, "mine:Ends", "random", "--games", "2", "--seed", "5"), "the games with the seed 5"),
        (("odds", "war.txt", "--games", "2", "--jobs", "1", "--seat", "Roman=mine:Ends"), "games 0 to 1"),
    ],
)
def test_a_player_that_ends_its_process_is_told_with_its_game(
    refused: Callable[..., str], args: tuple[str, ...], said: str
) -> None:
    assert said in refused(*args)


# ---- As a program: streams that are closed, or close


@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        ("play falling-sky <&-", 0, ""),
        ("games >&-", 2, "alesia: there is no standard output to write to\n"),
        ("games >/dev/full", 2, "alesia: this cannot be read or written to its end: No space left on device\n"),
        ("play nothing 2>&-", 2, ""),
        ("rules falling-sky | head -n 1", 0, ""),
        ("play falling-sky --plain </dev/zero | head -n 1", 0, ""),
    ],
)
def test_streams_that_are_closed(tmp_path: Path, redirected: str, code: int, said: str) -> None:
    """Without a keyboard the input is at its end; without a screen there is a sentence; never a traceback."""
    command = ["bash", "-c", f"'{sys.executable}' -m alesia {redirected}"]
    env = {**os.environ, **QUIET}
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (code, said)
    assert list(tmp_path.iterdir()) == []


def test_the_package_is_the_program(program: Program, tmp_path: Path) -> None:
    """``python -m alesia`` is ``alesia``."""
    command = [sys.executable, "-m", "alesia", "--version"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, timeout=120, check=True).stdout
    assert told == program("--version").stdout == f"alesia {alesia.__version__}\n"
