"""The words of the pages stand in their catalogue, and nowhere else."""

import re
from pathlib import Path
from string import Formatter

import pytest

from alesia.words.catalogue import languages, read
from tests.web.scripts import KEY, WEB, scripts, words_in

MESSAGES = read("web", "en")[0]
PAGES = sorted(WEB.glob("*.html"))
OTHER_KEYS = {"language.name"}  # asked for by the server
ALLOWED = {  # names that are the same in all languages, an identifier, a selector
    "Alesia",
    "Falling Sky",
    "Ariovistus",
    "Caesar’s Gallic War",
    "Caesar: Rome vs Gaul",
    "Transalpine Gaul",
    "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]",
}


def used() -> tuple[set[str], set[str]]:
    """The keys that are written out in pages and scripts, and the beginnings of those that are put together."""
    texts = [path.read_text(encoding="utf-8") for path in (*scripts(), *PAGES)]
    found = [match for text in texts for match in KEY.findall(text)]
    return {key for key, more in found if not more}, {key for key, more in found if more}


def test_every_key_of_the_pages_is_in_the_catalogue() -> None:
    whole, begun = used()
    ends = re.compile(r"\.(label|title|text)$")  # of the kinds of links, whose keys are put together at their end

    assert not {key for key in whole if key not in MESSAGES and not any(ends.sub("", m) == key for m in MESSAGES)}
    assert not {key for key in begun if not any(msgid.startswith(f"{key}.") for msgid in MESSAGES)}


def test_every_message_of_the_catalogue_is_used() -> None:
    whole, begun = used()
    special = {
        msgid for msgid in MESSAGES if msgid.rpartition(".")[0] in whole
    }  # a variant, or the end of a link's key
    rest = {msgid for msgid in MESSAGES if not any(msgid.startswith(f"{key}.") for key in begun)}

    assert rest - whole - special - OTHER_KEYS == set()


@pytest.mark.parametrize("path", scripts(), ids=lambda path: str(path.relative_to(WEB)))
def test_no_script_has_words_of_its_own(path: Path) -> None:
    assert [each for each in words_in(path.read_text(encoding="utf-8")) if each not in ALLOWED] == []


def test_a_script_with_words_is_found_out() -> None:
    """The search sees text, labels and sentences, and no names of classes."""
    page = '<p class="small quiet" aria-label="The map">${n} cards ${a ? html`<b>Your turn</b>` : ""}</p>'
    script = f'html`{page}`; say("It is over.")'

    assert sorted(words_in(script)) == ["It is over.", "The map", "Your turn", "cards"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_page_has_words_of_its_own(path: Path) -> None:
    text = re.sub(r"<script.*?</script>|<!doctype.*?>", "", path.read_text(encoding="utf-8"))
    shown = [piece.strip() for piece in re.findall(r">([^<>]+)<", text)]

    assert {re.sub(r"\[\[[\w.]+\]\]", "", piece).strip(" ·") for piece in shown} <= {"", "Alesia"}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_words_of_the_pages_with_the_same_facts(language: str) -> None:
    found = read("web", language)[0]

    assert list(found) == list(MESSAGES)
    for msgid, forms in found.items():
        assert all(forms), msgid
        assert {_facts(form) for form in forms} <= {_facts(form) for form in MESSAGES[msgid]} | {frozenset()}, msgid


def _facts(form: str) -> frozenset[str]:
    return frozenset(field for _, field, _, _ in Formatter().parse(form) if field is not None)


def test_french_has_its_own_spaces_and_signs() -> None:
    """A no-break space before high signs of punctuation, curved apostrophes, no plain quotation marks."""
    texts = [form for forms in read("web", "fr")[0].values() for form in forms]
    bare = [re.sub(r"\{[^}]*\}", "0", text) for text in texts]

    assert [text for text in bare if re.search(r"[^\u00a0(][:;!?»]|«[^\u00a0]|'|\"|\.\.\.|  ", text)] == []
