"""What the boards of two or more games say in the same way."""

from collections.abc import Mapping, Sequence

from alesia.cli import speech
from alesia.kernel.word import Word


class Speaker:
    """A board that speaks in the words of its game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def say(self, msgid: str, *facts: object, **named: object) -> str:
        """A message of this board."""
        return speech.words_of(self.game, "_board").text(f"board.{msgid}", *facts, **named)

    def can_say(self, msgid: str) -> bool:
        """Whether this game has such a message."""
        return speech.words_of(self.game, "_board").has(f"board.{msgid}")

    def name(self, kind: str, ident: object) -> str:
        """What a thing is called."""
        return speech.name(self.game, kind, ident)

    def names(self, kind: str, idents: Sequence[str]) -> list[str]:
        return [self.name(kind, ident) for ident in idents]

    def listed(self, words: Sequence[str]) -> str:
        return ", ".join(words) or self.say("none")

    def players(self, seats: Mapping[str, str]) -> str:
        told = [self.say("player", speech.seat(seat), speech.player_name(kind)) for seat, kind in seats.items()]
        return self.say("players", ", ".join(told))


def side(ident: str) -> Word:
    """A side as a fact of a message."""
    return Word("side", ident)
