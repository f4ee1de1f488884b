"""What the cards of a game do, in our own words."""

from alesia.table import game_info
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of, is_told

SUFFIX = "_events"
EVENT = "event."


def card_words(game: str, card: int | str, side: str, language: str = ENGLISH) -> str | None:
    """What a side of a card does; None if the card has no such side. A card is known by what is printed on it ("A19"),
    or by the number that the program has for it (119)."""
    words = _events(game, language)
    if words is None:
        return None
    msgid = f"{EVENT}{card}.{side}"
    msgid = msgid if words.has(msgid) else f"{EVENT}{_printed(game, card)}.{side}"
    return words.text(msgid) if words.has(msgid) else None


def _printed(game: str, card: int | str) -> str:
    found = (each.name for each in game_info(game).cards if each.number == card)
    return next(found, str(card))


def card_title(game: str, title: str, language: str = ENGLISH) -> str:
    """What a card is called."""
    words = catalogue(domain_of(game), language)
    found = words.first((f"noun.title.{title}", f"noun.card.{title}"))
    return title if found is None else words.text(found)


def card_sides(game: str) -> tuple[str, ...]:
    """The sides by which the cards of a game are told: shaded or not, or who plays them."""
    words = _events(game, ENGLISH)
    keys = [] if words is None else [msgid for msgid in words.forms if msgid.startswith(EVENT)]
    return tuple(dict.fromkeys(msgid.rpartition(".")[2] for msgid in keys))


def _events(game: str, language: str) -> Catalogue | None:
    domain = domain_of(game) + SUFFIX
    return catalogue(domain, language) if is_told(domain) else None
