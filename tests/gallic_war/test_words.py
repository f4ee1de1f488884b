"""Whatever these rules can ask, offer, report or cite has its words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.games.gallic_war import OPTION_RULES
from alesia.kernel.record import CORRECTED, OWN_DIE
from alesia.words import log_line, option_text, prompt, result_lines, rule_text
from alesia.words.catalogue import catalogue
from alesia.words.words import option_messages, variants

GAME = "gallic-war"
WORDS = catalogue("gallic_war")
FOLDER = Path(alesia.__file__).parent / "games" / "gallic_war"
PLACES = {
    "ask": {
        "choose": 1,
        "choose_covered": 1,
        "pick_covered": 1,
        "choose_or_stop": 1,
        "choose_number": 1,
        "confirm": 1,
        "pick": 1,
        "roll": 0,
        "draw": 0,
    },
    "log": {"log": 0},
    "option": {"act": 0, "__new__": 2},
}


def literals(calls: dict[str, int]) -> Iterator[str]:
    """The strings in that place of those calls, anywhere in the rules."""
    for path in (path for path in FOLDER.rglob("*.py") if "nonplayers" not in path.parts):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                argument = node.args[calls[name]] if name in calls and len(node.args) > calls[name] else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


@pytest.mark.parametrize("kind", PLACES)
def test_every_key_in_the_source_has_words(kind: str) -> None:
    assert sorted(key for key in set(literals(PLACES[kind])) if not WORDS.has(f"{kind}.{key}")) == []


def test_no_words_are_left_over() -> None:
    asked = {*literals(PLACES["ask"]), "card", OWN_DIE}  # the secret choice of cards asks by itself, as a table does
    worded = {msgid.split(".")[1] for msgid in WORDS.forms if msgid.startswith("ask.")}
    logged = {msgid.split(".")[1] for msgid in WORDS.forms if msgid.startswith("log.")}

    assert (worded - asked, logged - {*literals(PLACES["log"]), CORRECTED}) == (set(), set())


@pytest.mark.parametrize("option", ["none", *OPTION_RULES])
def test_questions_answers_and_reports_of_random_games(option: str) -> None:
    """Prompts end as questions, options differ, log lines are sentences, and each rule is in the handbook."""
    random = Random(option)
    options: dict[str, str | bool] = {} if option == "none" else {option: True}
    table = alesia.new(GAME, seed=1, options=options, dice="asked")
    cited = set()
    while table.asks:
        ask = random.choice(table.asks)
        cited.add(ask.rule)
        assert WORDS.first(variants(f"ask.{ask.key}", *ask.about, ask.rule, ask.who)), ask
        assert prompt(ask, GAME).endswith("?")
        texts = [option_text(ask, each, GAME) for each in ask.options]
        assert all(WORDS.first(option_messages(ask, each, WORDS)) for each in ask.options), ask
        assert len(set(texts)) == len(texts)
        assert not re.search(r"[{}<>_]|\bNone\b", prompt(ask, GAME) + "".join(texts))
        table.answer(random.choice(ask.options), ask.who)
    for entry in table.log:
        said = log_line(entry, GAME)
        cited.add(entry.rule)
        assert said.endswith("."), said
        assert not re.search(r"[{}<>_]|\bNone\b|\bTrue\b|\bFalse\b", said), said
    assert table.result is not None
    assert result_lines(table.result, GAME)
    assert [rule for rule in cited if not rule_text(GAME, rule)] == []
