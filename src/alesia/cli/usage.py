"""What the command line itself refuses (a command, an option, a value), in the language that is spoken.

Typer's errors are known by their names and what they carry; whatever else it may say stays in its own words.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from alesia.cli.helping import GROUP, of_param, say
from alesia.kernel.errors import AlesiaError

COMMAND = re.compile(r"command '(.*?)'(?:\W*Did you mean (.*)\?)?", re.DOTALL)
EXTRA = re.compile(r"argument\S* \((.*)\)", re.DOTALL)
NUMBERS = {"int_parsing": "integer", "int_type": "integer", "int_from_float": "integer", "int_parsing_size": "long"}
LIMITS = {"greater_than_equal": ("least", "ge"), "less_than_equal": ("most", "le")}


def is_help(error: Exception) -> bool:
    """Whether nothing is refused: who types nothing gets the page of help."""
    return type(error).__name__ == "NoArgsIsHelpError"


def refusal(error: Any) -> AlesiaError:
    """One sentence: what is wrong, and where help is."""
    told = _READERS.get(type(error).__name__, _words)(error)
    command = getattr(getattr(error, "ctx", None), "command_path", GROUP)
    return AlesiaError(say("usage.refused", told.rstrip("."), command))


def _words(error: Any) -> str:
    return str(error.format_message())


def _misfit(error: Any) -> str:
    """A command that there is not, or words that nobody waits for."""
    if found := COMMAND.search(error.message):
        close = (found[2] or "").replace("'", "")
        return say("usage.command.close", found[1], close) if close else say("usage.command", found[1])
    found = EXTRA.search(error.message)
    return _words(error) if found is None else say("usage.extra", found[1])


def _no_option(error: Any) -> str:
    close = ", ".join(sorted(error.possibilities or ()))
    return say("usage.option.close", error.option_name, close) if close else say("usage.option", error.option_name)


def _misused(error: Any) -> str:
    return say("usage.value.none" if "requires" in error.message else "usage.value.any", error.option_name)


def _missing(error: Any) -> str:
    return say(f"usage.missing.{error.param.param_type_name}", _name(error))


def _bad_value(error: Any) -> str:
    errors: list[Mapping[str, Any]] = getattr(error.__cause__, "errors", list)()
    return say("usage.bad", _name(error), _why(errors[0]) if errors else error.message)


def _why(fault: Mapping[str, Any]) -> str:
    """What is wrong with a value."""
    if fault["type"] in NUMBERS:
        return say(f"usage.bad.{NUMBERS[fault['type']]}")
    if fault["type"] in LIMITS:
        which, limit = LIMITS[fault["type"]]
        return say(f"usage.bad.{which}", fault["ctx"][limit])
    return str(fault["msg"])


def _name(error: Any) -> str:
    """The parameter that is refused, as the help writes it."""
    param = error.param
    is_option = param.param_type_name == "option"
    return param.opts[0] if is_option else of_param("value", error.ctx.command.name, param.name)


_READERS: dict[str, Callable[[Any], str]] = {
    "UsageError": _misfit,
    "NoSuchOption": _no_option,
    "BadOptionUsage": _misused,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
}
