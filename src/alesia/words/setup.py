"""What can be chosen before a game, in words."""

from alesia.kernel.record import option_text
from alesia.words.catalogue import ENGLISH, catalogue, domain_of

SUFFIX = "_board"


def option_words(game: str, name: str, language: str = ENGLISH) -> str:
    """An option of a game."""
    words = catalogue(domain_of(game) + SUFFIX, language)
    return words.text(f"setup.option.{name}") if words.has(f"setup.option.{name}") else name


def value_words(game: str, name: str, value: str | bool, language: str = ENGLISH) -> str:
    """A value of an option of a game."""
    words = catalogue(domain_of(game) + SUFFIX, language)
    if isinstance(value, bool):
        return words.text("setup.yes" if value else "setup.no")
    msgid = f"setup.option.{name}.{value}"
    return words.text(msgid) if words.has(msgid) else option_text(value)


def remark_words(game: str, key: str, language: str = ENGLISH) -> str:
    """What must be said of a game before it is played."""
    return catalogue(domain_of(game) + SUFFIX, language).text(f"setup.remark.{key}") if key else ""


def scenario_words(game: str, name: str, title: str, language: str = ENGLISH) -> str:
    """What a scenario is called; its title where no catalogue says otherwise."""
    words, msgid = catalogue(domain_of(game) + SUFFIX, language), f"setup.scenario.{name}"
    return words.text(msgid) if words.has(msgid) else title
