"""What is counted over many games, in words: Commands, Events, cards, attacks."""

from collections.abc import Mapping

from alesia.kernel.word import Word
from alesia.words.cards import card_title
from alesia.words.catalogue import ENGLISH, catalogue, domain_of
from alesia.words.reports import catalogues, say

THINGS = {  # what the things of a kind are; else as the kind says
    "event": ("card",),
    "surprise": ("card",),
    "battle": ("area", "space"),
    "siege": ("space",),
    "victory": ("area",),
}


class UseNames:
    """What a game calls the things that were used in it; its cards are known by their printed numbers and titles."""

    def __init__(self, game: str, titles: Mapping[str, str], language: str = ENGLISH) -> None:
        self.language = language
        self.titles = {number: card_title(game, title, language) for number, title in titles.items()}
        self._words, self._things = catalogues(game, language), catalogue(domain_of(game), language)

    def kind(self, kind: str) -> str:
        return self.first(f"kind.{kind}", kind.capitalize())

    def kinds(self, kind: str) -> str:
        """Several things of a kind."""
        return self.first(f"kinds.{kind}", kind)

    def thing(self, kind: str, name: str) -> str:
        """What was used, where its kind is said beside it: cards with their titles."""
        number, _, side = name.partition(" ")
        if number not in self.titles:
            return self.first(f"use.{kind}.{name}", self._name(kind, name))
        if not side:
            return say("use.card", number, self.titles[number], language=self.language)
        spoken = self._things.spoken(Word("side", side))
        return say("use.side", number, self.titles[number], spoken, language=self.language)

    def first(self, msgid: str, otherwise: str = "") -> str:
        """What the game calls it itself, else what reports do."""
        return next((words.text(msgid) for words in self._words if words.has(msgid)), otherwise)

    def _name(self, kind: str, name: str) -> str:
        *others, last = (Word(each, name) for each in THINGS.get(kind, (kind,)))
        thing = next((each for each in others if self._things.has(f"noun.{each.kind}.{name}")), last)
        told = self._things.spoken(thing)
        return told[:1].upper() + told[1:]
