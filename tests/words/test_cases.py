"""Cases, agreement and plurals of a language whose words all stand in its catalogues."""

import pickle

import pytest

from alesia.games.falling_sky.components import HIDDEN, LEGION, REGION, ROMANS, piece
from alesia.kernel.word import Word, phrase
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue

# A small French: two Regions, two kinds of piece.
FORMS = {
    **{"noun.region.Carnutes": "Carnutes", "class.region": "people", "noun.region.Britannia": "Bretagne"},
    **{"class.region.Britannia": "land", "noun.region.Provincia": "Province", "class.region.Provincia": "land"},
    **{"case.in.people": "chez les {0}", "case.in.land": "en {0}", "case.from.people": "de chez les {0}"},
    **{"case.from.land": "de {0}", "case.from.region.Provincia": "de la {0}"},
    **{"class.piece": "m", "class.piece.Legion": "f", "noun.piece.Legion": "Légion", "gender.m": "0", "gender.f": "1"},
    **{"case.the.m": "le {0}", "case.the.m.open": "l’{0}", "case.the.f": "la {0}", "case.the.f.open": "l’{0}"},
    **{"case.de.m.many": "de {0}", "case.de.m.many.open": "d’{0}", "case.a.f": "une {0}", "case.a.m": "un {0}"},
    **{"noun.piece.Hidden Auxilia": "Auxiliaire Caché", "sound.open": "aeiouyh", "sound.closed": "harceleur"},
    **{"march": "Marche {0:from} vers {1}", "in": "{0:In}, {0:in}", "loss": "{0:A} est {0:g:perdu|perdue}."},
    **{"losses": "{0} {0:n:Perte|Pertes}", "the": "{0:the}", "how_many": "combien {0:de many} ?"},
    **{
        "noun.seat.Romans": "Romains",
        "who": "Les {0}",
        "at": "{0} {1:in}",
        "told": "sur {0}",
        "noun.foe.Harceleur": "Harceleur",
    },
    **{"class.foe": "m", "list": "{0:and}", "count": "{0:num}, {1:dec1}"},
}
PLURALS = {"form.Hidden Auxilia": ("Auxiliaire Caché", "Auxiliaires Cachés"), "form.Legion": ("Légion", "Légions")}
SOURCE = catalogue("falling_sky")
FRENCH = Catalogue(
    {key: (text,) for key, text in FORMS.items()} | PLURALS, lambda n: int(n > 1), language="fr", source=SOURCE
)
CARNUTES, BRITANNIA, PROVINCIA = REGION["Carnutes"], REGION["Britannia"], REGION["Provincia"]
COHORTS, AUXILIA = piece(ROMANS, LEGION), piece(ROMANS, HIDDEN)


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("march", (CARNUTES, BRITANNIA), "Marche de chez les Carnutes vers Bretagne"),
        ("march", (PROVINCIA, CARNUTES), "Marche de la Province vers Carnutes"),  # a pattern of its own
        ("in", (CARNUTES,), "Chez les Carnutes, chez les Carnutes"),
        ("in", (BRITANNIA,), "En Bretagne, en Bretagne"),
        ("the", (COHORTS,), "la Légion"),
        ("the", (AUXILIA,), "l’Auxiliaire Caché"),
        ("the", (Word("foe", "Harceleur"),), "le Harceleur"),  # an h that is heard
        ("loss", (COHORTS,), "Une Légion est perdue."),
        ("loss", (AUXILIA,), "Un Auxiliaire Caché est perdu."),
        ("how_many", (AUXILIA,), "combien d’Auxiliaires Cachés ?"),
        ("losses", (0,), "0 Perte"),
        ("losses", (1,), "1 Perte"),
        ("losses", (2,), "2 Pertes"),
        ("who", (Word("seat", "Romans"),), "Les Romains"),
        ("told", (phrase("at", COHORTS, CARNUTES),), "sur Légion chez les Carnutes"),
        ("list", ((CARNUTES, BRITANNIA, PROVINCIA),), "Carnutes, Bretagne et Province"),
        ("count", (12345, 1.25), "12\u00a0345, 1,2"),
    ],
)
def test_facts_stand_in_their_case(key: str, facts: tuple[object, ...], said: str) -> None:
    assert FRENCH.text(key, *facts) == said


def test_what_a_language_lacks_is_told_in_english() -> None:
    """Never by its key; and the choice among variants is that of English."""
    assert FRENCH.text("ask.vercingetorix") == SOURCE.text("ask.vercingetorix")
    assert FRENCH.first(["log.lost.tribe", "log.lost"]) == SOURCE.first(["log.lost.tribe", "log.lost"])


def test_a_language_may_have_variants_of_its_own() -> None:
    own = FRENCH._replace(forms={**FRENCH.forms, "log.lost.Britannia": ("Bretagne !",)})
    assert own.first(["log.lost.Britannia", "log.lost"]) == "log.lost.Britannia"


def test_a_word_is_its_identifier() -> None:
    """In whichever language it is told, records, variants and comparisons see the same."""
    word = Word("side", "shaded")
    assert (word, f"{word}", word.kind) == ("shaded", "shaded", "side")
    again = pickle.loads(pickle.dumps(word))
    assert (again, again.kind) == (word, word.kind)
    assert catalogue("falling_sky", ENGLISH).spoken(Word("nothing", "such")) == "such"
