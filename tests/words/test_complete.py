"""Whatever the rules can ask, offer or report has its words."""

import re
from importlib.resources import files
from random import Random
from string import Formatter
from typing import NamedTuple

import pytest

import alesia
from alesia.kernel.ask import Option
from alesia.kernel.game import LogEntry
from alesia.kernel.record import CORRECTED, OWN_DIE
from alesia.table import TableAsk
from alesia.words import log_line, option_text, prompt, result_lines, rule_text
from alesia.words.catalogue import catalogue, domains
from alesia.words.words import option_messages, variants
from tests.words.literals import LOGS, QUESTIONS, VERBS, literals

GAME = "falling-sky"
WORDS = catalogue("ariovistus_campaign")  # with all that Falling Sky and Ariovistus say: the rules are those of all
SCENARIOS = list(alesia.games()[0].scenarios)
SEATINGS = ["four", "three-arverni-belgae", "three-romans-aedui", "two"]


class Played(NamedTuple):
    """What random games of all scenarios have asked and reported, one example of each kind."""

    asks: list[TableAsk]
    log: list[LogEntry]
    results: list[alesia.Table]


def _play(
    scenario: str, seating: str, seed: int, asks: dict[object, TableAsk], log: dict[object, LogEntry]
) -> alesia.Table:
    """Enter random answers and random dice, and note what is new."""
    random = Random(seed)
    table = alesia.new(GAME, scenario, seed, options={"seating": seating}, dice="asked")
    while (ask := table.ask) is not None:
        verbs = frozenset(option.verb for option in ask.options)
        asks.setdefault((ask.key, ask.rule, ask.who, len(ask.about), verbs), ask)
        table.answer(random.choice(ask.options))
    for entry in table.log:
        kinds = tuple(getattr(fact, "option", Option(str(fact))).verb for fact in entry.facts)
        log.setdefault((entry.key, entry.rule, kinds), entry)
    return table


@pytest.fixture(scope="module")
def played() -> Played:
    asks: dict[object, TableAsk] = {}
    log: dict[object, LogEntry] = {}
    games = [(scenario, seed) for scenario in SCENARIOS for seed in range(12)]
    tables = [_play(scenario, SEATINGS[seed % 4], seed, asks, log) for scenario, seed in games]
    return Played(list(asks.values()), list(log.values()), tables)


def test_every_question_in_the_source_has_a_prompt() -> None:
    """The keys that stand in the rules as literals."""
    keys = literals(QUESTIONS)

    assert {"march_to", "loss", "draw_card", "quarters_roll"} <= keys
    assert sorted(key for key in keys if not WORDS.has(f"ask.{key}")) == []


def test_every_verb_in_the_source_has_words() -> None:
    verbs = literals(VERBS) | {"number", "roll", "done", "yes", "no", "unshaded", "shaded"}

    assert {"rally", "select", "region", "piece", "ability"} <= verbs
    assert sorted(verb for verb in verbs if not WORDS.has(f"option.{verb}")) == []


def test_every_log_entry_in_the_source_has_words() -> None:
    keys = literals(LOGS)

    assert {"battle", "march", "lost", "spring"} <= keys
    assert sorted(key for key in keys if not WORDS.has(f"log.{key}")) == []


def test_every_question_of_random_games_has_a_prompt_with_its_facts(played: Played) -> None:
    for ask in played.asks:
        assert WORDS.first(variants(f"ask.{ask.key}", *ask.about, ask.rule, ask.who)), ask
        said = prompt(ask)
        assert said.endswith(("?", "? (at random)", ".)")) or "?" in said, said
        assert not re.search(r"[{}<>]|\bNone\b", said), said


def test_every_option_of_random_games_has_words(played: Played) -> None:
    for ask in played.asks:
        texts = [option_text(ask, option) for option in ask.options]
        assert all(WORDS.first(option_messages(ask, option, WORDS)) for option in ask.options), ask
        assert len(set(texts)) == len(texts), f"two options read alike: {ask.key} {texts}"
        assert not [text for text in texts if re.search(r"[{}<>_]|\bNone\b", text)], texts


def test_every_log_entry_of_random_games_has_words(played: Played) -> None:
    for entry in played.log:
        assert WORDS.first(variants(f"log.{entry.key}", *entry.facts, entry.rule)), entry
        said = log_line(entry)
        assert said == "" or said.endswith("."), (entry, said)
        assert not re.search(r"[{}<>_]|\bNone\b|\bTrue\b|\bFalse\b", said), (entry, said)


def test_every_rule_that_is_cited_is_in_the_handbook(played: Played) -> None:
    cited = {ask.rule for ask in played.asks} | {entry.rule for entry in played.log}

    assert all(rule_text(GAME, rule) for rule in cited)


def test_every_result_has_words(played: Played) -> None:
    """The winners are named, and every player has a place."""
    for table in played.results:
        assert table.result is not None
        first, *places = result_lines(table.result)
        assert table.result.winners[0] in first
        assert len(places) == len(table.result.ranking)


@pytest.mark.parametrize("domain", domains())
def test_no_message_is_written_twice(domain: str) -> None:
    lines = files("alesia.words").joinpath("en", f"{domain}.po").read_text(encoding="utf-8").splitlines()
    ids = [line for line in lines if line.startswith("msgid ")]

    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("domain", [domain for domain in domains() if not domain.endswith("_rules")])
def test_every_message_can_be_formatted(domain: str) -> None:
    """Braces are paired, and no message is empty."""
    for msgid, forms in catalogue(domain).forms.items():
        assert all(forms), msgid
        for form in forms:
            list(Formatter().parse(form))


def test_no_message_of_a_question_is_left_over() -> None:
    """A message that nothing can ask for any more is dropped from the catalogue."""
    keys = literals(QUESTIONS)
    worded = {msgid.split(".")[1] for msgid in WORDS.forms if msgid.startswith("ask.")}
    logged = {msgid.split(".")[1] for msgid in WORDS.forms if msgid.startswith("log.")}

    assert (set(), set()) == (worded - keys - {OWN_DIE}, logged - literals(LOGS) - {CORRECTED})
