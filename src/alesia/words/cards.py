"""What the cards of a game do, in our own words."""

from alesia.words.catalogue import Catalogue, catalogue, domain_of, domains

SUFFIX = "_events"


def card_words(game: str, number: int, side: str) -> str | None:
    """What a side of a card does; None if the card has no such side."""
    words, msgid = _events(game), f"event.{number}.{side}"
    return words.text(msgid) if words is not None and words.has(msgid) else None


def card_sides(game: str) -> tuple[str, ...]:
    """The sides by which the cards of a game are told: shaded or not, or who plays them."""
    words = _events(game)
    return () if words is None else tuple(dict.fromkeys(msgid.rpartition(".")[2] for msgid in words.forms))


def _events(game: str) -> Catalogue | None:
    domain = domain_of(game) + SUFFIX
    return catalogue(domain) if domain in domains() else None
