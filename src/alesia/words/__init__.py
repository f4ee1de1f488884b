"""Words: prompts, options, log lines and rule help, from message catalogues; rules produce keys and facts alone."""

from alesia.words.asked import prompt
from alesia.words.cards import card_sides, card_title, card_words
from alesia.words.explaining import advice_text, explain_lines, explain_short, explained, has_reasons, throw_text
from alesia.words.names import page_words, plural_of, thing_forms, thing_names
from alesia.words.parts import told_parts
from alesia.words.rulebook import Rule, below, contents, having, related, rule, rule_text
from alesia.words.setup import option_words, remark_words, scenario_words, value_words
from alesia.words.words import (
    log_line,
    log_marked,
    option_called,
    option_heading,
    option_name,
    option_note,
    option_text,
    option_texts,
    result_lines,
    section_title,
    sweep_text,
)

__all__ = [
    "Rule",
    "advice_text",
    "below",
    "card_sides",
    "card_title",
    "card_words",
    "contents",
    "explain_lines",
    "explain_short",
    "explained",
    "has_reasons",
    "having",
    "log_line",
    "log_marked",
    "option_called",
    "option_heading",
    "option_name",
    "option_note",
    "option_text",
    "option_texts",
    "option_words",
    "page_words",
    "plural_of",
    "prompt",
    "related",
    "remark_words",
    "result_lines",
    "rule",
    "rule_text",
    "scenario_words",
    "section_title",
    "sweep_text",
    "thing_forms",
    "thing_names",
    "throw_text",
    "told_parts",
    "value_words",
]
