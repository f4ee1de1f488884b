"""The words of reports and odds."""

from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of, is_told

REPORT = "report"


def say(msgid: str, *facts: object, language: str = ENGLISH) -> str:
    """A message of the reports."""
    return catalogue(REPORT, language).text(msgid, *facts)


def catalogues(game: str, language: str = ENGLISH) -> list[Catalogue]:
    """Where to look for a word: what the game calls it itself, then what reports call it."""
    own = f"{domain_of(game)}_{REPORT}"
    return [catalogue(domain, language) for domain in (own, REPORT) if is_told(domain)]
