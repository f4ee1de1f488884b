"""What lies on a real table: things in their places with a face up, and what tracks show; and how hands make one layout
of another.

A game says what lies where (``Game.layout``). The steps from one layout to the next follow from these two alone: no
rule is asked, and a person who takes all of them has the board of the second before him.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from alesia.kernel.ask import Noun
from alesia.kernel.word import Word


@dataclass(frozen=True, slots=True)
class Thing:
    """A piece, place, face or track by its kind and name, whatever number it has in the rules; and how it is spoken
    of."""

    kind: str
    name: str
    fact: Noun | Word = field(compare=False, repr=False)

    @property
    def is_on_map(self) -> bool:
        """A place of the rules; else a box beside the map, or a pile."""
        return isinstance(self.fact, Noun)


def named(noun: Noun) -> Thing:
    return Thing(noun.option.verb, noun.name, noun)


def called(kind: str, name: str) -> Thing:
    return Thing(kind, name, Word(kind, name))


def about(kind: str, noun: Noun) -> Thing:
    """Something that belongs to a thing of the rules: the Resources of a Faction, the Control of a Region."""
    return Thing(kind, noun.name, noun)


NO_FACE = called("face", "")


class Stack(NamedTuple):
    """Alike things in one place, with the same face up."""

    thing: Thing
    place: Thing
    face: Thing = NO_FACE


def stack(thing: Thing | Noun, place: Thing | Noun, face: Thing = NO_FACE) -> Stack:
    return Stack(_thing(thing), _thing(place), face)


def _thing(what: Thing | Noun) -> Thing:
    return named(what) if isinstance(what, Noun) else what


class Layout(NamedTuple):
    """How many lie in each stack, boxes beside the map included; and what each track or marker shows."""

    stacks: Mapping[Stack, int]
    tracks: Mapping[Thing, object]


class Move(NamedTuple):
    """So many of a thing go from one place to another, where this face is up; in the same place they are turned."""

    n: int
    thing: Thing
    source: Thing
    before: Thing
    place: Thing
    face: Thing

    @property
    def is_turn(self) -> bool:
        return self.source == self.place


class Shift(NamedTuple):
    """What a track shows, before and now."""

    track: Thing
    before: object
    now: object


Step = Move | Shift


def steps(before: Layout, after: Layout) -> tuple[Step, ...]:
    """What hands must do: first what leaves the map, then what moves or is turned, then the tracks."""
    moves = [*_moves(before.stacks, after.stacks)]
    out = [move for move in moves if move.source.is_on_map and not move.place.is_on_map]
    return (*out, *[move for move in moves if move not in out], *_shifts(before.tracks, after.tracks))


def _moves(before: Mapping[Stack, int], after: Mapping[Stack, int]) -> Iterator[Move]:
    changed = {stack: n for stack in {**before, **after} if (n := after.get(stack, 0) - before.get(stack, 0))}
    for thing in dict.fromkeys(stack.thing for stack in changed):
        yield from _matched(thing, {stack: n for stack, n in changed.items() if stack.thing == thing})


def _matched(thing: Thing, changed: Mapping[Stack, int]) -> Iterator[Move]:
    """What is missing in one place has gone where there is more: turned, if it can be so, else with the same face."""
    missing = {stack: -n for stack, n in changed.items() if n < 0}
    more = {stack: n for stack, n in changed.items() if n > 0}
    pairs = [(source, target) for source in missing for target in more]
    for source, target in sorted(pairs, key=_likelihood):
        if n := min(missing[source], more[target]):
            missing[source] -= n
            more[target] -= n
            yield Move(n, thing, source.place, source.face, target.place, target.face)
    lost = [*missing.values(), *more.values()]
    assert not any(lost), f"{thing} came from nowhere, or went there: {changed}"


def _likelihood(pair: tuple[Stack, Stack]) -> tuple[bool, bool]:
    source, target = pair
    return source.place != target.place, source.face != target.face


def _shifts(before: Mapping[Thing, object], after: Mapping[Thing, object]) -> Iterator[Shift]:
    for track in {**before, **after}:
        if (was := before.get(track)) != (now := after.get(track)):
            yield Shift(track, was, now)
