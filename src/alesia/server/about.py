"""What can be said of a game before it is played: its set-up, its cards, its rules."""

from functools import cache
from typing import Any

from alesia.kernel.game import CardInfo, GameOption
from alesia.kernel.record import option_text
from alesia.players import HUMAN, NONPLAYER
from alesia.table import GameInfo, game_info, games
from alesia.words import below, card_sides, card_words, contents, option_words, rule, value_words

Json = dict[str, Any]
KINDS = [HUMAN, NONPLAYER, "random"]


@cache
def all_games() -> list[Json]:
    return [_game(info) for info in games()]


def _game(info: GameInfo) -> Json:
    options = [_option(info.name, option) for option in info.options]
    facts = {"name": info.name, "title": info.title, "seats": list(info.seats), "scenarios": info.scenarios}
    return {**facts, "options": options, "kinds": KINDS}


def _option(game: str, option: GameOption) -> Json:
    words = {option_text(value): value_words(game, option.name, value) for value in option.values}
    facts = {"name": option.name, "values": list(option.values), "rule": option.rule}
    return {**facts, "words": option_words(game, option.name), "value_words": words}


@cache
def cards(game: str) -> dict[str, Json]:
    """The cards by their numbers; UnknownName if there is no such game."""
    found = game_info(game).cards
    ordered = any(card.order for card in found)
    return {str(card.number): _card(game, card, ordered and not card.order) for card in found}


def _card(game: str, card: CardInfo, winter: bool) -> Json:
    sides = {side: card_words(game, card.number, side) for side in card_sides(game)}
    return {"number": card.number, "title": card.title, "order": list(card.order), "winter": winter, **sides}


@cache
def rules(game: str) -> list[Json]:
    return [{"number": each.number, "title": each.title, "depth": each.depth} for each in contents(game)]


def rule_of(game: str, number: str) -> Json:
    """A paragraph, and what stands directly under it."""
    found = rule(game, number)
    under = [{"number": each.number, "title": each.title, "depth": each.depth} for each in below(game, found.number)]
    return {"number": found.number, "title": found.title, "text": found.text, "below": under}
