"""How questions, options, log entries and rules read."""

import re

import pytest

import alesia
from alesia.games.falling_sky.components import AEDUI, GERMANS, HIDDEN, LEADER, LEGION, REGION, ROMANS, TRIBE, piece
from alesia.kernel.ask import Option
from alesia.kernel.game import LogEntry, Rank, Result
from alesia.kernel.word import Word
from alesia.table import TableAsk
from alesia.words import (
    below,
    contents,
    log_line,
    numerals,
    option_heading,
    option_text,
    prompt,
    result_lines,
    rule,
    rule_text,
    section_title,
)
from alesia.words.catalogue import has, languages, text

MANDUBII, NERVII = REGION["Mandubii"], REGION["Nervii"]
LEGIONS, CAESAR, WARBANDS = piece(ROMANS, LEGION), piece(ROMANS, LEADER), piece(AEDUI, HIDDEN)


def ask(who: str, key: str, rule_number: str, options: list[Option], *about: object) -> TableAsk:
    return TableAsk(who, key, rule_number, tuple(options), about)


def test_a_prompt_sets_its_facts_in() -> None:
    question = ask("Romans", "march_to", "3.2.2", [Option("region", "Aedui")], MANDUBII)

    assert prompt(question) == "March from Mandubii: to which Region does the next group go?"


def test_a_prompt_may_depend_on_the_rule() -> None:
    options = [Option("number", 1), Option("number", 2)]

    assert "Germanic" not in prompt(ask("Belgae", "warbands", "3.3.1", options, MANDUBII))
    assert "Germanic" in prompt(ask("Belgae", "warbands", "3.4.1", options, MANDUBII))


def test_a_prompt_may_depend_on_who_decides() -> None:
    command = alesia.new("falling-sky", seed=1)
    while command.ask is not None and command.ask.key != "action":
        command.answer(command.ask.options[-1])
    assert command.ask is not None

    assert option_text(command.ask._replace(who="Romans"), Option("pass")) == "Pass: gain 2 Resources, stay Eligible"
    assert option_text(command.ask._replace(who="Aedui"), Option("pass")) == "Pass: gain 1 Resource, stay Eligible"


def test_a_prompt_says_when_nothing_is_left_to_march() -> None:
    assert "nobody is left" in prompt(ask("Aedui", "march_to", "3.3.2", [Option("done")], MANDUBII))


def test_a_number_chooses_the_plural() -> None:
    question = ask("Aedui", "loss", "3.3.4", [Option("piece", "Legion")], MANDUBII, 1, ROMANS, True)

    assert prompt(question).startswith("1 Loss to take in Mandubii, caused by the Romans.")
    assert prompt(question._replace(about=(MANDUBII, 2, ROMANS, True))).startswith("2 Losses to take in Mandubii")


def test_an_option_is_worded_by_its_verb() -> None:
    question = ask("Aedui", "command", "3.3.1", [])

    assert option_text(question, Option("rally", "Carnutes")) == "Rally in Carnutes"
    assert option_text(question, Option("select", "Carnutes")) == "Carnutes: select and pay now, carry out later"


def test_a_question_may_word_a_verb_in_its_own_way() -> None:
    assert option_text(ask("Romans", "march_on", "3.2.2", [], NERVII), Option("done")) == "stop in Nervii"
    assert option_text(ask("Romans", "vercingetorix", "2.1", []), Option("done")) == "not now"


def test_pieces_and_tribes_are_told_apart() -> None:
    question = ask("Aedui", "suborn_what", "4.4.2", [], MANDUBII)

    assert option_text(question, Option("remove", "Hidden Auxilia")) == "remove 1 Hidden Auxilia (1 Resource)"
    assert option_text(question, Option("remove", "Senones")) == "remove the Ally at Senones (2 Resources)"


def test_an_unknown_question_is_shown_by_its_key() -> None:
    """A catalogue that lags behind the rules must not stop a game."""
    question = ask("Aedui", "unheard_of", "9.9", [Option("juggle", "Torches")])

    assert prompt(question) == "unheard_of"
    assert option_text(question, Option("juggle", "Torches")) == "juggle Torches"
    assert option_heading(question, "juggle") is None
    assert log_line(LogEntry("unheard_of", "9.9", (MANDUBII, 3))) == "unheard_of Mandubii 3"


def test_a_group_of_pieces_is_a_list() -> None:
    entry = LogEntry("march", "3.2.2", (ROMANS, NERVII, MANDUBII, ((CAESAR, 1), (LEGIONS, 3))))

    assert log_line(entry) == "March from Nervii to Mandubii: the Roman Leader, 3 Legions."


def test_log_lines_count_pieces() -> None:
    assert log_line(LogEntry("lost", "1.4.1", (NERVII, WARBANDS, 1))) == "Lost in Nervii: 1 Hidden Aedui Warband."
    assert log_line(LogEntry("lost", "1.4.1", (NERVII, WARBANDS, 2))) == "Lost in Nervii: 2 Hidden Aedui Warbands."


def test_log_lines_differ_by_what_they_are_about() -> None:
    tribe = LogEntry("lost", "1.4.1", (NERVII, TRIBE["Eburones"], 1, AEDUI))
    gain = LogEntry("raid", "3.3.3", (AEDUI, NERVII, None))
    germans = LogEntry("raid", "3.3.3", (GERMANS, NERVII, ROMANS))

    assert log_line(tribe) == "The Aedui lose Eburones (Nervii), which becomes Subdued."
    assert log_line(gain) == "The Aedui Raid in Nervii and gain 1 Resource."
    assert log_line(germans) == "The Germans Raid in Nervii: the Romans lose 1 Resource."


def test_log_lines_say_yes_and_no() -> None:
    entry = LogEntry("agree_trade", "4.4.1", (ROMANS, True))

    assert log_line(entry) == "The Romans agree to Trade."
    assert log_line(entry._replace(facts=(ROMANS, False))) == "The Romans refuse to Trade."


def test_what_costs_nothing_is_not_told() -> None:
    assert log_line(LogEntry("pay", "3.3.3", (AEDUI, 0, "Raid", NERVII))) == ""
    assert log_line(LogEntry("pay", "3.3.4", (AEDUI, 1, "Battle", NERVII))) != ""


def test_result_lines_name_the_order() -> None:
    ranking = (Rank(("Aedui", "Romans"), 2), Rank(("Belgae",), -3))

    first, *places = result_lines(Result("final winter", ranking))

    assert "Aedui, Romans" in first
    assert places == ["1. Aedui, Romans: margin +2", "2. Belgae: margin -3"]


def test_text_and_has_search_every_catalogue() -> None:
    assert has("ask.march_to")
    assert has("rule.3.2.4")
    assert not has("ask.unheard_of")
    assert text("cli.rule", "3.2.4") == "rule 3.2.4"
    with pytest.raises(KeyError, match="unheard_of"):
        text("ask.unheard_of")


# ---- the handbook


def test_a_rule_has_a_number_a_title_and_a_text() -> None:
    found = rule("falling-sky", "3.2.4")

    assert (found.number, found.depth) == ("3.2.4", 2)
    assert found.title
    assert found.text == rule_text("falling-sky", "3.2.4")


def test_a_chapter_may_be_named_by_its_number_alone() -> None:
    assert rule("falling-sky", "3") == rule("falling-sky", "3.0")


def test_a_paragraph_is_read_without_the_marks_of_its_clauses() -> None:
    found = rule("falling-sky", "6.2.3")

    assert "[" not in found.text
    assert "Stop when it is down to 0." in [clause.text for clause in found.clauses]
    assert found.clauses[0].letter == "a"
    assert rule("falling-sky", "6.2.3c") == found


@pytest.mark.parametrize("game", ["falling-sky", "gallic-war"])
def test_every_word_of_the_handbook_belongs_to_a_clause_or_leads_in(game: str) -> None:
    assert [each.number for each in contents(game) if each.unmarked] == []


def test_below_a_rule_are_its_parts() -> None:
    assert [each.number for each in below("falling-sky", "3.2")] == ["3.2.1", "3.2.2", "3.2.3", "3.2.4"]
    assert [each.number for each in below("falling-sky", "3.0")] == ["3.1", "3.2", "3.3", "3.4"]
    assert below("falling-sky", "3.2.4") == []


def test_the_contents_are_in_order() -> None:
    numbers = [tuple(map(int, each.number.split("."))) for each in contents("falling-sky")]

    assert numbers == sorted(numbers)


@pytest.mark.parametrize("number", ["3.2.9", "99", "", "nonsense"])
def test_an_unknown_rule_is_refused_with_its_number(number: str) -> None:
    with pytest.raises(alesia.UnknownName, match=repr(number)):
        rule_text("falling-sky", number)


def test_an_unknown_rule_comes_with_those_near_it() -> None:
    with pytest.raises(alesia.UnknownName, match=r"near it: 3\.2\.1, 3\.2\.2, 3\.2\.3, 3\.2\.4"):
        rule_text("falling-sky", "3.2.9")


def test_a_game_without_handbook_is_refused() -> None:
    with pytest.raises(alesia.UnknownName, match=r"'chess'.*falling-sky"):
        rule_text("chess", "1.1")


@pytest.mark.parametrize(
    ("language", "titles"),
    [("en", ["Turn 2, 56 BC", "Winter of turn 2"]), ("fr", ["Tour 2 (56\u00a0av.\u00a0J.-C.)", "Hiver du tour 2"])],
)
def test_the_log_of_rome_vs_gaul_has_its_parts(language: str, titles: list[str]) -> None:
    """4.0 Turns and their Winters."""
    entries = [LogEntry("turn", "4.0", (2, Word("year", "56 BC"))), LogEntry("winter", "16.0", (2,))]
    assert [section_title(each, "rome-vs-gaul", language) for each in entries] == titles


@pytest.mark.parametrize("language", languages())
def test_figures_of_a_reroll_stay_together_on_a_line(language: str) -> None:
    """No line ends between the two dice of a side, nor between the hits of both."""
    told = text(
        "ask.reroll", Word("space", "Autricum"), (6, 1), (4, 3), 2, 2, 3, domain="rome_vs_gaul", language=language
    )
    assert re.search(r"6\u00a0\w+\u00a01\b.*4\u00a0\w+\u00a03\b.*\u00a02\u00a0\w+\u00a02\b", told), told


def test_only_figures_stay_together() -> None:
    assert numerals.listed(["4", "3"], "en") == "4\u00a0and\u00a03"
    assert numerals.listed(["Aedui", "Belgae"], "en") == "Aedui and Belgae"
