"""A game that lies over another: Ariovistus says what it has words for, Falling Sky all the rest."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.wording.checks import strange, twice
from tools.wording.glossary import _game

from alesia.kernel.word import Word
from alesia.words.catalogue import ENGLISH, MORE, NAMES, catalogue, is_told, languages, layers, lineage, read
from alesia.words.names import thing_names
from alesia.words.pofile import lies_over
from alesia.words.reports import catalogues

GAME, BASE = "ariovistus", "falling_sky"
HALF = "yy"  # a language of nobody, half written
Write = Callable[[str, str], None]
HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


def message(key: str, said: str) -> str:
    return f'msgid "{key}"\nmsgstr "{said}"\n\n'


def test_the_header_of_its_names_says_over_which_game_it_lies() -> None:
    assert lineage(GAME) == (GAME, BASE)
    assert lineage(BASE) == (BASE,)
    assert lies_over('"Language: en\\n"\n"X-Over: falling_sky\\n"\n') == BASE
    assert lies_over('msgid "X-Over: falling_sky"\n') is None


def test_all_that_is_its_own_lies_over_all_that_is_not() -> None:
    """Names that all share, then the game beneath with its names, then its own names and its own words."""
    assert layers("ariovistus_rules") == [
        NAMES, "falling_sky_names", "falling_sky_rules", "ariovistus_names", "ariovistus_rules",
    ]  # fmt: skip


def test_a_game_that_lies_over_no_other_has_its_names_and_itself() -> None:
    assert layers("falling_sky_rules") == [NAMES, "falling_sky_names", "falling_sky_rules"]
    assert layers("gallic_war") == [NAMES, "gallic_war_names", "gallic_war"]
    assert layers("terminal") == [NAMES, "terminal"]


@pytest.mark.parametrize("language", languages())
def test_what_it_does_not_say_the_game_beneath_says(language: str) -> None:
    own, beneath = catalogue("ariovistus_events", language), catalogue("falling_sky_events", language)

    assert own.text("event.1.unshaded") == beneath.text("event.1.unshaded")
    assert own.text("event.47.unshaded") != beneath.text("event.47.unshaded")
    assert own.has("event.A5.shaded")
    assert not beneath.has("event.A5.shaded")


def test_a_catalogue_that_it_lacks_is_that_of_the_game_beneath() -> None:
    """Here those of reports and of Non-players; a catalogue of nobody is none."""
    assert is_told("ariovistus_report")
    assert catalogue("ariovistus_report").plain("standing") == catalogue("falling_sky_report").plain("standing")
    assert len(catalogues(GAME)) == 2
    assert not is_told("ariovistus_nothing_such")
    with pytest.raises(FileNotFoundError):
        catalogue("ariovistus_nothing_such")


def test_its_things_are_called_as_there_unless_it_has_a_name_for_them() -> None:
    names = thing_names(GAME, [Word("region", "Carnutes")], "fr")

    assert names["region"]["Carnutes"] == thing_names(BASE, [Word("region", "Carnutes")], "fr")["region"]["Carnutes"]
    assert names["tribe"]["Nori"]["name"] == "Noriques"


@pytest.fixture
def half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes catalogues of a language that has few words."""
    home = tmp_path / HALF
    home.mkdir()
    monkeypatch.setenv(MORE, str(tmp_path))

    def write(domain: str, text: str) -> None:
        (home / f"{domain}.po").write_text(HEADER + text, encoding="utf-8")

    write(NAMES, "")
    yield write
    read.cache_clear()
    catalogue.cache_clear()


def test_what_it_says_anew_is_not_told_in_the_words_beneath(half_written: Write) -> None:
    """A language that has translated Falling Sky alone tells the rest of Ariovistus in English."""
    anew, same = "event.47.unshaded", "event.1.unshaded"
    half_written("falling_sky_events", message(anew, "old") + message(same, "still so"))
    words = catalogue("ariovistus_events", HALF)

    assert words.text(same) == "still so"
    assert words.text(anew) == read("ariovistus_events", ENGLISH)[0][anew][0]


def test_a_message_of_the_game_beneath_is_not_strange_in_it(half_written: Write) -> None:
    """A language may say more of it anew than English does, and variants too; but nothing that is nowhere."""
    keys = ("event.1.unshaded", "event.1.unshaded.Belgae", "event.99.unshaded")
    half_written("ariovistus_events", "".join(message(key, "said") for key in keys))

    assert strange("ariovistus_events", HALF) == ["event.99.unshaded"]


def test_a_message_that_is_said_twice_is_found_out(half_written: Write) -> None:
    """Under one key, or under the same key again."""
    half_written(
        "ariovistus_events", message("one", "so") + message("two", 'so"\nmsgstr "or so') + message("one", "no")
    )

    assert twice("ariovistus_events", HALF) == ['msgid "one"', 'msgid "two"']


def test_the_glossary_of_a_game_is_that_of_what_it_lies_over() -> None:
    assert [_game(domain, "key") for domain in ("ariovistus_rules", "falling_sky", "gallic_war_names", "web")] == [
        BASE, BASE, "gallic_war", "web",
    ]  # fmt: skip
