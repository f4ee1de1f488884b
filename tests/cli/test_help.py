"""The help of the command line, in both languages: all of it comes from the catalogue."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from tools.wording.checks import texts
from tools.wording.french import grammar

from alesia.cli.app import app
from alesia.cli.helping import GROUP, HELP, of_param
from alesia.cli.speech import speaking
from alesia.words.catalogue import languages, read

from .conftest import Program, Run

FLAGS = {"every", "version", "help", "plain", "json", "records", "census", "explain", "unlimited", "write", "guide"} | {
    "json_logs",
    "unfinished",
}
COMMANDS = (
    *("play", "sim", "report", "odds", "match", "ask", "beside", "replay", "serve", "admin", "games", "data"),
    "rules",
)
# What is written in French as in English.
ALIKE = {
    *("page.some_options", "value.seed", "value.games", "value.jobs", "value.ask.position", "value.faction"),
    *("value.by", "value.to", "value.port", "value.db", "value.public_url"),
    *("value.workers", "value.admin.action", "value.admin.days"),
}
TYPED = {  # words of the command line that are typed as they are, and names that have no French ones
    *("list", "who", "export", "import", "prune", "ban", "unban", "announce", "backup", "restore"),
    *("retreat", "losses", "harassment", "devastate", "rampage", "quarters", "supply", "admit", "trade", "truce"),
    *(
        "gift",
        "sharing",
        "seeded",
        "asked",
        "nonplayer",
        "others",
        "Romans",
        "Aedui",
        "all",
        "game",
        "games",
        "report",
        "Sky",
    ),
}
ENGLISH_WORDS = re.compile(r"\b(?:the|of|or|and|as|its|default|required|who|game|file|show)\b", re.IGNORECASE)


def params() -> Iterator[tuple[str, str]]:
    """Every parameter of every command, by their names."""
    group: Any = typer.main.get_command(app)
    for command in (group, *group.commands.values()):
        with typer.Context(command) as ctx:
            yield from ((command.name or GROUP, param.name) for param in command.get_params(ctx))


def page(run: Run, *args: str) -> str:
    result = run(*args)
    assert result.exit_code == 0
    return " ".join(result.stdout.split())


@pytest.mark.parametrize(("command", "name"), list(params()))
def test_every_parameter_has_its_help_in_both_languages(command: str, name: str) -> None:
    """Of each it is said what it is for, and what stands for its value if it takes one; nothing is left in English."""
    told = {}
    for language in ("en", "fr"):
        with speaking(language):
            told[language] = of_param("param", command, name)
            assert bool(of_param("value", command, name)) == (name not in FLAGS)
    assert told["en"]
    assert told["fr"] not in ("", told["en"])


def test_only_what_must_is_alike_in_both_languages() -> None:
    english, french = (read(HELP, language)[0] for language in ("en", "fr"))

    assert {key for key in english if french[key] == english[key]} == ALIKE


def test_no_message_of_the_help_is_idle() -> None:
    """What is said of a parameter that no command has would be said to nobody."""
    there = {name for _, name in params()} | {"lang", "data"}
    keys = [key.split(".") for key in read(HELP, "en")[0]]

    assert {key[-1] for key in keys if key[0] in ("param", "value")} == there
    assert {key[1] for key in keys if key[0] in ("brief", "command")} == {GROUP, *COMMANDS}


@pytest.mark.parametrize("command", [(), *[(each,) for each in COMMANDS]])
def test_pages_of_help_are_in_french(run: Run, command: tuple[str, ...]) -> None:
    """Headings, usage, texts and defaults."""
    shown = page(run, *command, "--help", "--lang", "fr").replace("\u00a0", " ")

    assert shown.startswith("Usage : ")
    assert "Options : " in shown
    assert f"--lang LANGUE La langue, avant ou après la commande : {', '.join(languages())}" in shown
    left = " ".join(word for word in re.findall(r"[\w’:/.-]+", shown) if word.strip("-:.") not in TYPED)
    assert not ENGLISH_WORDS.findall(left)


@pytest.mark.parametrize("key", sorted(read(HELP, "fr")[0]))
def test_the_messages_of_the_help_are_good_french(key: str) -> None:
    [form] = read(HELP, "fr")[0][key]

    assert not [fault for text in texts(form) for fault in grammar(text)]


@pytest.mark.parametrize("args", [("--lang", "fr", "sim", "--help"), ("sim", "--help", "--lang=fr_CA")])
def test_the_language_of_help_is_told_before_or_after_the_command(run: Run, args: tuple[str, ...]) -> None:
    assert "sim [OPTIONS] JEU" in page(run, *args)


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "Options\u00a0:"),
        ({"LC_ALL": "C", "LANGUAGE": "fr", "LANG": "fr_FR.UTF-8"}, "Options:"),
        ({"LC_ALL": "C", "ALESIA_LANG": "fr"}, "Options\u00a0:"),
    ],
)
def test_the_environment_tells_the_language_of_help(program: Program, environment: dict[str, str], words: str) -> None:
    """In the C locale it is English, unless French is asked for by name."""
    shown = program("games", "--help", **{"ALESIA_LANG": "", **environment})

    assert words in shown.stdout.splitlines()


def test_in_english_the_page_reads_as_ever(run: Run) -> None:
    shown = page(run, "ask", "--help")

    assert "ask [OPTIONS] POSITION What would the Non-player do here? Its whole action or card play" in shown
    assert "--faction FACTION The Non-player that is to act, or the Faction that the rules move. [required]" in shown
    assert "[default: seeded]" in shown


def test_a_default_is_told_in_french(run: Run) -> None:
    assert (
        "Combien de fois la suite est jouée. [par défaut\u00a0: 1000]" in run("odds", "--help", "--lang", "fr").stdout
    )


@pytest.mark.parametrize(("language", "heading"), [("en", "Commands:"), ("fr", "Commandes\u00a0:")])
def test_who_types_nothing_gets_the_page(run: Run, language: str, heading: str) -> None:
    """As a page, not as a sentence of refusal."""
    result = run("--lang", language)

    assert (result.exit_code, result.stdout) == (2, "")
    assert heading in result.stderr.splitlines()
    assert "alesia: " not in result.stderr
