"""Our reader of message files against Babel's."""

from importlib.resources import files

import pytest
from babel.messages.pofile import read_po as read_with_babel

from alesia.words.catalogue import domains, is_there, languages
from alesia.words.pofile import read_po

FILES = [(language, each) for language in languages() for each in (*domains(), "errors") if is_there(each, language)]


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_reads_as_with_babel(language: str, domain: str) -> None:
    """The same keys, forms and plural rule."""
    file = files("alesia.words").joinpath(language, f"{domain}.po")
    with file.open("rb") as opened:
        found = read_with_babel(opened, locale=language)
    told = {(m.id, m.string) if isinstance(m.id, str) else (m.id[0], m.string) for m in found if m.id}
    forms, plural = read_po(file.read_text(encoding="utf-8"))

    assert {(key, said[0] if len(said) == 1 else said) for key, said in forms.items()} == told
    assert [plural(n) for n in range(4)] == ([1, 0, 1, 1] if language == "en" else [0, 0, 1, 1])


def test_remarks_and_lines_that_go_on() -> None:
    head = 'msgid ""\nmsgstr "plural=(n > 1);"\n'
    text = head + '# a remark\nmsgid "a"\nmsgstr ""\n"one \\"two\\"\\n"\n"three"\n#~ msgid "b"\n'

    assert read_po(text)[0] == {"a": ('one "two"\nthree',)}
