"""Words: prompts, options, log lines and rule help, from message catalogues; rules produce keys and facts alone."""

from alesia.words.cards import card_sides, card_words
from alesia.words.explaining import explain_lines, explain_short, explained, has_reasons, throw_text
from alesia.words.rulebook import Rule, below, contents, rule, rule_text
from alesia.words.setup import option_words, value_words
from alesia.words.words import log_line, option_heading, option_text, prompt, result_lines

__all__ = [
    "Rule",
    "below",
    "card_sides",
    "card_words",
    "contents",
    "explain_lines",
    "explain_short",
    "explained",
    "has_reasons",
    "log_line",
    "option_heading",
    "option_text",
    "option_words",
    "prompt",
    "result_lines",
    "rule",
    "rule_text",
    "throw_text",
    "value_words",
]
