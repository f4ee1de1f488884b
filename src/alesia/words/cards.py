"""What the cards of a game do, in our own words."""

from alesia.words.catalogue import catalogue, domain_of, domains

SUFFIX = "_events"


def card_words(game: str, number: int, side: str) -> str | None:
    """What a side of a card does; None if the card has no such side."""
    domain = domain_of(game) + SUFFIX
    msgid = f"event.{number}.{side}"
    if domain not in domains() or not catalogue(domain).has(msgid):
        return None
    return catalogue(domain).text(msgid)
