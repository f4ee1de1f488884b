"""What can be said of a game before it is played: its set-up, its cards, its rules, the names of its things."""

from functools import cache
from typing import Any

from alesia.kernel.game import CardInfo, GameOption
from alesia.kernel.record import option_text
from alesia.kernel.word import Word
from alesia.players import HUMAN, NONPLAYER
from alesia.table import GameInfo, game_info, games, guided
from alesia.words import (
    Rule,
    below,
    card_sides,
    card_title,
    card_words,
    contents,
    having,
    option_words,
    page_words,
    plural_of,
    related,
    remark_words,
    rule,
    scenario_words,
    thing_forms,
    thing_names,
    value_words,
)
from alesia.words.catalogue import ENGLISH, languages

Json = dict[str, Any]
KINDS = [HUMAN, NONPLAYER, "random"]  # of players; some games have no Non-players
STRONG = ["strategist:fast", "strategist:strong"]
WEB = "web"
OWN_NAME = "language.name"  # what a language calls itself


@cache
def all_games(language: str = ENGLISH) -> list[Json]:
    return [_game(info, language) for info in games()]


def _game(info: GameInfo, language: str) -> Json:
    options = [_option(info.name, option, language) for option in info.options]
    kinds = [kind for kind in KINDS if kind != NONPLAYER or info.has_nonplayers] + STRONG * info.has_strategists
    remark = remark_words(info.name, info.remark, language)
    seats = {"seats": list(info.seats), "heirs": dict(info.heirs)}
    facts = {"options": options, "kinds": kinds, "remark": remark, "guide": info.name in guided()}
    return {**named(info.name, language), **seats, **facts}


@cache
def named(game: str, language: str = ENGLISH) -> Json:
    """What a game and its scenarios are called."""
    info = game_info(game)
    scenarios = {name: scenario_words(game, name, title, language) for name, title in info.scenarios.items()}
    return {"name": game, "title": info.title, "scenarios": scenarios}


def _option(game: str, option: GameOption, language: str) -> Json:
    words = {option_text(value): value_words(game, option.name, value, language) for value in option.values}
    facts = {"name": option.name, "values": list(option.values), "rule": option.rule}
    return {**facts, "words": option_words(game, option.name, language), "value_words": words}


@cache
def cards(game: str, language: str = ENGLISH) -> dict[str, Json]:
    """The cards by their numbers, and by what is printed on them instead; UnknownName if there is no such game."""
    found = game_info(game).cards
    ordered = any(card.order for card in found)
    told = {card: _card(game, card, ordered and not card.order, language) for card in found}
    return {key: words for card, words in told.items() for key in (str(card.number), card.name)}


def _card(game: str, card: CardInfo, winter: bool, language: str) -> Json:
    sides = {side: card_words(game, card.name, side, language) for side in card_sides(game)}
    title = card_title(game, card.title, language)
    facts = {"number": card.number, "name": card.name, "ident": card.title, "title": title, "value": card.value}
    return {**facts, "order": list(card.order), "winter": winter, **sides}


@cache
def rules(game: str, language: str = ENGLISH) -> list[Json]:
    return _lines(contents(game, language))


def rules_with(game: str, words: str, language: str = ENGLISH) -> list[Json]:
    """The paragraphs that have all of these words, in their title or in their text."""
    return _lines(having(game, words, language))


def rule_of(game: str, number: str, language: str = ENGLISH) -> Json:
    """A paragraph, what it changes or is changed by in this game, and what stands directly under it."""
    found = rule(game, number, language)
    heading, others = related(game, found.number, language)
    facts = {"number": found.number, "title": found.title, "text": found.text}
    links = {"heading": heading, "rules": _lines(others)} if others else None
    return {**facts, "related": links, "below": _lines(below(game, found.number, language))}


def _lines(found: list[Rule]) -> list[Json]:
    return [{"number": each.number, "title": each.title, "depth": each.depth} for each in found]


@cache
def words(game: str, language: str = ENGLISH) -> Json:
    """The names of all things of a game, by their kinds and identifiers, and the words for one or several of them."""
    info = game_info(game)
    seats = [Word("seat", seat) for seat in info.seats]
    names = thing_names(game, (*seats, *info.things), language)
    return {"language": language, "names": names, "forms": thing_forms(game, language)}


@cache
def own_words(language: str = ENGLISH) -> Json:
    """The words of the page itself, and the languages that it can be read in, by what they call themselves."""
    own = {each: str(page_words(WEB, each).get(OWN_NAME, each)) for each in languages()}
    return {
        **{"language": language, "plural": plural_of(WEB, language)},
        **{"languages": own, "words": page_words(WEB, language)},
    }
