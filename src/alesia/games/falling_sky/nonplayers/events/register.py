"""8.2.1 The register of instructions: per card and Faction, and per question of a card."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from alesia.games.falling_sky.components import FACTIONS, Faction
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.kernel.ask import Ask, Option

Answer = Callable[[Mind, Ask], Option | None]
Test = Callable[[Mind], bool]
Side = Callable[[Mind], int]
Ground = Callable[[Mind], tuple[object, ...]]


class Instruction(NamedTuple):
    """What the sheet says of a card for a Faction: the key of the sentence, and what follows from it.

    `no`: treat the card as a "No" Event now. `side`: which text to use, if not the Faction's usual one (8.2.2)."""

    key: str
    no: Test | None = None
    side: Side | None = None


INSTRUCTIONS: dict[tuple[int, Faction], Instruction] = {}
ANSWERS: dict[tuple[int, str, Faction | None], Answer] = {}
IDLE: dict[tuple[int, int], Test] = {}
GROUNDS: dict[tuple[int, Faction], tuple[str, Ground]] = {}


def instruct(key: str, faction: Faction, *cards: int, no: Test | None = None, side: Side | None = None) -> None:
    """Register an instruction for cards."""
    for card in cards:
        assert (card, faction) not in INSTRUCTIONS, (card, faction)
        INSTRUCTIONS[card, faction] = Instruction(key, no, side)


def answers(card: int, *keys: str, faction: Faction | None = None) -> Callable[[Answer], Answer]:
    """Register the function below as the answer to these questions of a card, for one Faction or for all."""

    def register(answer: Answer) -> Answer:
        for key in keys:
            assert (card, key, faction) not in ANSWERS, (card, key, faction)
            ANSWERS[card, key, faction] = answer
        return answer

    return register


def ineffective(card: int, side: int) -> Callable[[Test], Test]:
    """8.2.3 Register the test below: this side brings the Faction nothing that it may choose, so it is Ineffective."""

    def register(test: Test) -> Test:
        assert (card, side) not in IDLE, (card, side)
        IDLE[card, side] = test
        return test

    return register


def because(key: str, *cards: int, of: Iterable[Faction] = FACTIONS) -> Callable[[Ground], Ground]:
    """Register the function below: the figures that make these cards a "No" for these Factions, and their sentence. It
    is silent without figures."""

    def register(ground: Ground) -> Ground:
        for pair in [(card, faction) for card in cards for faction in of]:
            assert pair not in GROUNDS, pair
            GROUNDS[pair] = (key, ground)
        return ground

    return register


def find_answer(card: int, key: str, faction: Faction) -> Answer | None:
    return ANSWERS.get((card, key, faction)) or ANSWERS.get((card, key, None))
