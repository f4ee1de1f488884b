"""Words: prompts, options, log lines and rule help, from message catalogues; rules produce keys and facts alone."""

from alesia.words.explaining import explain_lines, explain_short
from alesia.words.rulebook import Rule, below, contents, rule, rule_text
from alesia.words.words import log_line, option_heading, option_text, prompt, result_lines

__all__ = [
    "Rule",
    "below",
    "contents",
    "explain_lines",
    "explain_short",
    "log_line",
    "option_heading",
    "option_text",
    "prompt",
    "result_lines",
    "rule",
    "rule_text",
]
