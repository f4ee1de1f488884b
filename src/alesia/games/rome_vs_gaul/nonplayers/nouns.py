"""Options read as what they name."""

from collections.abc import Sequence

from alesia.games.rome_vs_gaul.components import CARD_NAMED, PIECE, PROVINCE, SPACE, Card, Piece, Province, Space
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, named

ALL = Option("all")


def space_in(option: Option) -> Space:
    return SPACE[str(option.noun)]


def piece_in(option: Option) -> Piece:
    return PIECE[str(option.noun)]


def province_in(option: Option) -> Province:
    return PROVINCE[str(option.noun)]


def card_in(option: Option) -> Card:
    return CARD_NAMED[str(option.noun)]


def spaces(ask: Ask) -> list[Option]:
    return named(ask, "space")


def pieces(ask: Ask) -> list[Option]:
    return named(ask, "piece")


def but_done(ask: Ask) -> list[Option]:
    """Everything but to stop."""
    return [option for option in ask.options if option != DONE]


def first_of(ask: Ask, *wanted: Sequence[Option]) -> Option:
    """The first of the wanted options that is offered; else the first of all."""
    return next((option for each in wanted for option in each if option in ask.options), ask.options[0])
