"""How a non-player came to what it did, told so that it can be checked against the paper flowchart."""

from alesia.kernel.walk import Step, Walk
from alesia.words.catalogue import catalogue, domain_of
from alesia.words.words import FALLING_SKY

SUFFIX = "_nonplayers"


def explain_lines(walk: Walk, game: str = FALLING_SKY) -> list[tuple[str, str]]:
    """The walk step by step: the rule of each, and its words."""
    return [(step.rule, _words(step, game)) for step in walk]


def explain_short(walk: Walk, game: str = FALLING_SKY) -> str:
    """The boxes alone, by name and answer; empty if there was no flowchart to walk."""
    words = catalogue(domain_of(game) + SUFFIX)
    return ", ".join(words.text("explain.short", step.key, *step.facts) for step in walk if step.kind == "box")


def _words(step: Step, game: str) -> str:
    words = catalogue(domain_of(game) + SUFFIX)
    if step.kind == "box":
        sentence = words.text(f"box.{step.key}")
        kind = "explain.diamond" if sentence.endswith("?") else "explain.box"
        return words.text(kind, step.key, sentence, step.facts[0])
    if step.kind == "did":
        return words.text("explain.did", str(step.facts[0]).replace("_", " "))
    if step.kind == "pick":
        candidates, picked, dice = step.facts
        return words.text("explain.pick", _list(candidates), _name(picked), _list(dice))
    if step.kind == "priority":
        return words.text("explain.priority", words.text(step.key), *[_list(each) for each in step.facts])
    if step.kind == "roll":
        return words.text("explain.roll", words.text(step.key), step.facts[0])
    return words.text(step.key, *step.facts)


def _list(things: object) -> str:
    return ", ".join(map(_name, things)) if isinstance(things, tuple) else _name(things)


def _name(thing: object) -> str:
    """Several that are chosen together stand with "and" between them; none is a dash."""
    if isinstance(thing, list | tuple) and type(thing) in (list, tuple):
        return " and ".join(map(_name, thing)) or "-"
    return str(thing)
