"""The pages of help, in the language that is spoken.

All their words stand in the catalogue, under the names of commands and parameters: "param.odds.games" is that of one
command, "param.seat" that of all.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from alesia.cli.speech import DATA, OPTION, language
from alesia.words.catalogue import Catalogue, catalogue, languages

HELP = "help"
ARGUMENT = "argument"
GROUP = "alesia"


def words() -> Catalogue:
    return catalogue(HELP, language())


def say(msgid: str, *facts: object) -> str:
    """A message of the help."""
    return words().text(msgid, *facts)


def of_param(what: str, command: str, name: str) -> str:
    """What the help says of a parameter ("param"), or writes in place of its value ("value"); nothing of a switch."""
    found = words().first((f"{what}.{command}.{name}", f"{what}.{name}"))
    return "" if found is None else say(found)


class Spoken(TyperCommand):
    """A command whose help is in the language that is spoken."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_page(self, ctx, formatter)


class SpokenGroup(TyperGroup):
    """All commands, and theirs."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_page(self, ctx, formatter)
        _write_list(formatter, "page.commands", [(each, say(f"brief.{each}")) for each in self.list_commands(ctx)])


def write_page(command: Any, ctx: Any, formatter: Any) -> None:
    """How a command is written, what it does, its arguments and its options."""
    name, params = command.name or GROUP, command.get_params(ctx)
    arguments = [each for each in params if each.param_type_name == ARGUMENT]
    options = [_option(name, each) for each in params if each not in arguments]
    options.insert(-1, (f"{DATA} {say('value.data')}", say("param.data")))  # as the language: before --help
    options.insert(-1, (f"{OPTION} {say('value.lang')}", say("param.lang", ", ".join(languages()))))
    formatter.write_usage(ctx.command_path, _usage(command, arguments), prefix=say("page.usage"))
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(say(f"command.{name}"))
    _write_list(formatter, "page.arguments", [_argument(name, each) for each in arguments])
    _write_list(formatter, "page.options", options)


def _usage(command: Any, arguments: list[Any]) -> str:
    names = [of_param("value", command.name, each.name) for each in arguments]
    told = [name if each.required else f"[{name}]" for each, name in zip(arguments, names, strict=True)]
    last = [say("page.some_command")] if isinstance(command, TyperGroup) else []
    return " ".join([say("page.some_options"), *told, *last])


def _argument(command: str, param: Any) -> tuple[str, str]:
    return of_param("value", command, param.name), of_param("param", command, param.name)


def _option(command: str, param: Any) -> tuple[str, str]:
    """The option with what stands for its value, and what it is for; a default that the words do not tell."""
    value, told = of_param("value", command, param.name), of_param("param", command, param.name)
    if param.required:
        told = say("page.required", told)
    elif value and param.default:
        told = say("page.default", told, param.default)
    return f"{', '.join(param.opts)} {value}".strip(), told


def _write_list(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    formatter.write_paragraph()
    formatter.write(f"{say(heading)}\n")
    with formatter.indentation():
        formatter.write_dl(rows)
