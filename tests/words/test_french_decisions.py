"""What was decided for French (docs/translating.md), and is not a matter of typography or names."""

import re
from collections.abc import Iterator

from tools.wording.checks import ERRORS, forms, written
from tools.wording.french import FRENCH

from alesia.words import numerals
from alesia.words.catalogue import ENGLISH, NAMES

TERMS = re.compile(
    r"(?<![\w-])(?:guerrier|auxiliaire|légion|citadelle|tribu|région|ressource|repli|compétence|embuscade|capacité|"
    r"faction|successeur|contrôle|événement|allié)s?(?![\w-])"
)
SIEGE = re.compile(r"\b(?:be)?sieg(?:e|ed|es|ing|ers?)\b", re.IGNORECASE)
PLAIN = re.compile(r"(?<=[a-zé,] )(?:Bloc|Zone|Tribu|Unité|Bataille|Camp|Carte|Dé|Événement|Ravitaillement)s?\b")


def catalogued() -> Iterator[tuple[str, str, str]]:
    """The catalogue of each message, its key and its words."""
    for domain in [*written(FRENCH), ERRORS]:
        for key, said in forms(domain, FRENCH).items():
            yield domain, key, "\n".join(said)


def messages() -> Iterator[tuple[str, str, str]]:
    """The game of each message, if it is of one; its key and its words."""
    pages = {"web.sky": "falling_sky", "web.war": "gallic_war", "web.rvg": "rome_vs_gaul"}
    for domain, key, said in catalogued():
        yield pages.get(".".join(key.split(".")[:2]), domain.removesuffix(NAMES)), key, said


def test_capitals_of_game_terms() -> None:
    """Falling Sky writes its terms with a capital, as the sheets of the French box do; the block game does not."""
    found = [(game.split("_")[0], key, said) for game, key, said in messages()]
    assert [key for game, key, said in found if game in ("falling", "ariovistus") and TERMS.search(said)] == []
    assert [key for game, key, said in found if game == "gallic" and PLAIN.search(said)] == []


def test_people_are_addressed_as_vous() -> None:
    assert [key for _, key, said in messages() if re.search(r"\b(?:tu|ton|ta|tes|toi)\b", said, re.IGNORECASE)] == []


def test_a_seat_is_no_siege() -> None:
    """But a siege is one: where the English message has a siege too, the French one may have it."""
    english = {
        (domain, key): "\n".join(said) for domain in written(FRENCH) for key, said in forms(domain, ENGLISH).items()
    }
    found = [(domain, key) for domain, key, said in catalogued() if re.search(r"\bsièges?\b", said, re.IGNORECASE)]
    assert [each for each in found if not SIEGE.search(english.get(each, each[1]))] == []


def test_no_narrow_space() -> None:
    """Some terminals lack it: neither in the messages nor between thousands."""
    assert [key for _, key, said in messages() if "\u202f" in said] == []
    assert numerals.written(1234567, "num", FRENCH) == "1\u00a0234\u00a0567"
