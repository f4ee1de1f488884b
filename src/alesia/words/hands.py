"""What hands do at a real table, in words: a step of ``kernel/tabletop`` as a sentence to follow."""

from alesia.kernel.ask import Noun
from alesia.kernel.tabletop import NO_FACE, Move, Shift, Step
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of
from alesia.words.marks import Mark, capital

SUFFIX = "_hands"


def step_marked(step: Step, game: str, language: str = ENGLISH) -> tuple[str, tuple[Mark, ...]]:
    """A step in words, and where in them the names of things stand."""
    words = catalogue(domain_of(game) + SUFFIX, language)
    text, marks = _move(words, step) if isinstance(step, Move) else _shift(words, step)
    return capital(text), marks


def step_text(step: Step, game: str, language: str = ENGLISH) -> str:
    return step_marked(step, game, language)[0]


def _move(words: Catalogue, move: Move) -> tuple[str, tuple[Mark, ...]]:
    """One thing of its kind is called by its name, alike ones are counted; what is put away lies with no face up."""
    alone = [".one"] if isinstance(move.thing.fact, Noun) else []
    faced = [".face"] if move.face != NO_FACE else []
    key = "hands.turn" if move.is_turn else "hands.move" if move.place.is_on_map else "hands.away"
    found = words.first([key + part for part in ("".join([*alone, *faced]), *alone, *faced, "") if part or not alone])
    assert found is not None
    return words.marked(found, move.n, move.thing.fact, move.source.fact, move.place.fact, move.face.fact)


def _shift(words: Catalogue, shift: Shift) -> tuple[str, tuple[Mark, ...]]:
    """By the kind of track; what was not there before, or is not there any more, is told otherwise."""
    state = [".new"] if shift.before is None else [".gone"] if shift.now is None else []
    own = f"hands.shift.{shift.track.kind}"
    found = words.first(
        [*[own + each for each in state], own, *[f"hands.shift{each}" for each in state], "hands.shift"]
    )
    assert found is not None
    return words.marked(found, shift.track.fact, shift.before, shift.now)
