"""The words of reports and odds."""

from alesia.words.catalogue import Catalogue, catalogue, domain_of, domains

REPORT = "report"


def say(msgid: str, *facts: object) -> str:
    """A message of the reports."""
    return catalogue(REPORT).text(msgid, *facts)


def catalogues(game: str) -> list[Catalogue]:
    """Where to look for a word: what the game calls it itself, then what reports call it."""
    own = f"{domain_of(game)}_{REPORT}"
    return [catalogue(domain) for domain in (own, REPORT) if domain in domains()]
