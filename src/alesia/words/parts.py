"""A step of an explanation taken apart, so that it can be drawn and not only read."""

from typing import Any

from alesia.kernel.walk import IMPOSSIBLE, Step
from alesia.words.catalogue import ENGLISH, Catalogue
from alesia.words.explaining import Told, deed_of, figures_of, listed_once, words_of
from alesia.words.words import FALLING_SKY

LEADS_ON, DONE = "leads-on", "done"
ANSWERS = ("no", "yes")

Parts = dict[str, Any]


def told_parts(told: Told, seat: str, game: str = FALLING_SKY, language: str = ENGLISH) -> Parts:
    """What a step consists of, by the names of its parts: box, sentence, answer, reason, heading, candidates ..."""
    words, step = words_of(game, language, told.charts), told.step
    match step.kind:
        case "box":
            return _box(words, step)
        case "check":
            return {"sentence": words.text(step.key, *step.facts[1:]), "answer": ANSWERS[bool(step.facts[0])]}
        case "did":
            return {"sentence": deed_of(words, step, seat, game), "times": told.times}
        case "pick":
            return _pick(words, step)
        case "priority":
            return _priority(words, step)
        case "roll":
            return {"heading": words.text(step.key), "dice": [step.facts[0]]}
    return {"sentence": told.text.strip()}


def _box(words: Catalogue, step: Step) -> Parts:
    """Boxes that act bear the name of their action, and no number that a paper flowchart would show."""
    sentence = words.text(f"box.{step.key}")
    name = None if "_" in step.key else step.key
    return {"box": name, "sentence": sentence, **_answer(words, step, sentence.endswith("?"))}


def _answer(words: Catalogue, step: Step, asks: bool) -> Parts:
    answer, *why = step.facts
    if asks:
        return {"answer": ANSWERS[bool(answer)]}
    if why:
        verdict, reason, *facts = why
        return {"answer": str(verdict), "reason": words.text(str(reason), *facts)}
    return {"answer": DONE if answer else _in_vain(words)}


def _in_vain(words: Catalogue) -> str:
    """Where a game gives no reasons, a box that led to nothing was not possible."""
    return LEADS_ON if words.has(f"explain.box.{IMPOSSIBLE}") else IMPOSSIBLE


def _pick(words: Catalogue, step: Step) -> Parts:
    candidates, picked, dice = step.facts
    assert isinstance(dice, tuple)
    return {"candidates": listed_once(words, candidates), "left": listed_once(words, (picked,)), "dice": list(dice)}


def _priority(words: Catalogue, step: Step) -> Parts:
    candidates, left, *_ = step.facts
    pairs = figures_of(words, step)
    names = [name for name, _ in pairs] or listed_once(words, candidates)
    figures = [figure for _, figure in pairs] or None
    return {"heading": words.text(step.key), "candidates": names, "figures": figures, "left": listed_once(words, left)}
