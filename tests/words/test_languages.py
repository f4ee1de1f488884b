"""Every language says what English says: the languages are the folders that there are, and no test names one."""

import re

import pytest
from tools.wording.checks import CHECKS, Check, catalogues, fields, forms, others, pairs, same
from tools.wording.glossary import alike, glossary, other_words

import alesia
from alesia.kernel.ask import Noun
from alesia.kernel.word import Word
from alesia.table import game_info
from alesia.words import card_title, card_words, option_text, prompt, scenario_words, told_parts, value_words
from alesia.words.cases import CASES
from alesia.words.catalogue import ENGLISH, NAMES, Catalogue, catalogue, domain_of, domains, languages
from alesia.words.explaining import explained, words_of
from alesia.words.names import sign_of
from tests.words.played import GAMES, lines_of, played, walked, walks, with_nonplayers

NAMES_OF_GAMES = [info.name for info in alesia.games()]
PLAYED = [(language, *game) for language in others() for game in GAMES]
TOLD = [(language, game) for language in others() for game in NAMES_OF_GAMES]
HOLE = re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b")


def test_there_are_languages() -> None:
    """Else there would be nothing to check."""
    assert others()
    assert {"falling_sky", "gallic_war", "web", "terminal", "server", NAMES} <= set(domains())


# ---- The files


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
@pytest.mark.parametrize(("language", "domain"), pairs())
def test_a_language_has_the_messages_of_english(language: str, domain: str, check: Check) -> None:
    """The same keys and variants of them, none empty; the same facts, as many words to choose from, the same shape."""
    assert check(domain, language) == []


@pytest.mark.parametrize("language", others())
def test_no_message_is_left_in_english(language: str) -> None:
    """But those whose words are the same, by a list; and the list holds no others."""
    assert sorted({key for domain in catalogues() for key in same(domain, language)}) == sorted(alike(language))


@pytest.mark.parametrize(("language", "domain"), pairs())
def test_a_thing_is_called_by_its_own_word(language: str, domain: str) -> None:
    """The glossary: where English has a term of the game, the language has one of the words for it."""
    assert other_words(domain, language) == []


def test_the_glossary_finds_another_word() -> None:
    """It is asked by game, and a word of English that is no term is let pass."""
    assert "Guerrier" in glossary("fr", "falling_sky")["Warband"]
    assert "Warband" not in glossary("fr", "gallic_war")
    assert glossary("xx", "falling_sky") == {}


# ---- Names


def things(game: str, language: str) -> list[Word]:
    """The seats and things of a game, and whatever else has a name in its catalogues."""
    info = game_info(game)
    keys = [key.split(".", 2) for key in catalogue(domain_of(game), language).forms if key.startswith("noun.")]
    named = [Word(parts[1], parts[2]) for parts in keys if len(parts) > 2]
    return [*[Word("seat", seat) for seat in info.seats], *info.things, *named]


def has_cases(language: str) -> bool:
    return any(key.startswith("case.") for key in forms(NAMES, language))


@pytest.mark.parametrize(("language", "game"), TOLD)
def test_every_thing_has_its_name_and_its_sign(language: str, game: str) -> None:
    """A name in the language itself, and not only the identifier that stands where there is none."""
    words = catalogue(domain_of(game), language)
    for thing in things(game, language):
        keys = (f"noun.{thing.kind}.{thing}", f"noun.{thing.kind}")
        assert any(key in words.forms for key in keys) or str(thing).isdigit(), thing
        assert words.name(thing)
        assert sign_of(words, thing)


@pytest.mark.parametrize("language", languages())
def test_the_signs_of_factions_and_sides_differ_and_are_the_same_everywhere(language: str) -> None:
    """On the board of the terminal, on the page and in the log."""
    for game, kind in (("falling-sky", "faction"), ("gallic-war", "side")):
        words = catalogue(domain_of(game), language)
        own = [key for key in catalogue(f"{domain_of(game)}_board").forms if key.startswith("board.sign.")]
        idents = [key.removeprefix("board.sign.") for key in own]
        board = catalogue(f"{domain_of(game)}_board", language)
        signs = {ident: board.text(f"board.sign.{ident}") for ident in idents}
        assert len(set(signs.values())) == len(signs)
        drawn = {ident: sign_of(words, Word(kind, ident)) for ident in idents if signs[ident] != "-"}
        assert drawn == {ident: sign for ident, sign in signs.items() if sign != "-"}


@pytest.mark.parametrize("language", others())
def test_whatever_can_be_chosen_before_a_game_has_words(language: str) -> None:
    """Scenarios, options and their values, cards with all their sides: in the language, where English has words."""
    for info in alesia.games():
        for key, title in info.scenarios.items():
            assert scenario_words(info.name, key, title, language)
        for card in info.cards:
            assert card_title(info.name, card.title, language)
            for side in ("unshaded", "shaded", "roman", "barbarian"):
                told = [card_words(info.name, card.number, side, each) for each in (ENGLISH, language)]
                assert told == [None, None] or told[0] != told[1]
        assert {value_words(info.name, "", value, language) for value in (True, False)}


# ---- Facts and cases


Spoken = dict[tuple[str, str], set[str]]


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Spoken:
    """The kinds of things that each fact of each message was, while games were told."""
    found: Spoken = {}
    text = Catalogue.text

    def listening(self: Catalogue, msgid: str, *facts: object, **named: object) -> str:
        for place, fact in [*enumerate(facts), *named.items()]:
            found.setdefault((msgid, str(place)), set()).add(_kind(fact))
        return text(self, msgid, *facts, **named)

    monkeypatch.setattr(Catalogue, "text", listening)
    return found


def _kind(fact: object) -> str:
    if isinstance(fact, Noun):
        return fact.option.verb
    return fact.kind if isinstance(fact, Word) else f"a {type(fact).__name__}"


@pytest.mark.parametrize(("language", "game"), [each for each in TOLD if has_cases(each[0])])
def test_every_thing_can_stand_in_the_case_of_its_message(language: str, game: str, spoken: Spoken) -> None:
    """Whatever kind of thing a fact was in a game, all things of the kind have the case and the gender it asks for."""
    for name, scenario in GAMES:
        if name == game:
            lines_of(game, scenario, language)
    walked(game, language)
    words, every = words_of(game, language), things(game, language)
    asked = [
        (key, field.spec, field.part or kind)
        for (key, place), kinds in spoken.items()
        for form in words.forms.get(key, ())
        for field in fields(form)
        if field.fact == place
        for kind in kinds
    ]
    assert len(asked) > 200
    holes = {each for each in {(spec, kind) for _, spec, kind in asked} if not _can_be_said(words, every, *each)}
    assert [each for each in asked if each[1:] in holes] == []


def _can_be_said(words: Catalogue, every: list[Word], spec: str, kind: str) -> bool:
    case, _, number = spec.partition(" ")
    same_kind = [thing for thing in every if thing.kind == kind]
    if case.lower() in CASES:
        ends = ".many" if number else ""
        return bool(same_kind) and all(_has_case(words, thing, case.lower(), ends) for thing in same_kind)
    if spec.startswith("g:"):
        return bool(same_kind) and all(_gender(words, thing) <= spec.count("|") for thing in same_kind)
    return True


def _has_case(words: Catalogue, thing: Word, case: str, ends: str) -> bool:
    return words.has(f"case.{case}.{thing.kind}.{thing}") or words.has(f"case.{case}.{_class(words, thing)}{ends}")


def _gender(words: Catalogue, thing: Word) -> int:
    return int(words.text(f"gender.{_class(words, thing)}"))


def _class(words: Catalogue, thing: Word) -> str:
    found = words.first((f"class.{thing.kind}.{thing}", f"class.{thing.kind}"))
    return "none" if found is None else words.text(found)


# ---- Games


@pytest.mark.parametrize(("language", "game", "scenario"), PLAYED)
def test_games_are_told_without_a_hole_and_without_english(language: str, game: str, scenario: str) -> None:
    """Questions, options, headings, log and result: no line is one of the English ones, unless its words are alike."""
    lines, english = lines_of(game, scenario, language), lines_of(game, scenario, ENGLISH)
    assert len(lines) > 500
    assert [line for line in lines if HOLE.search(line)] == []
    assert sorted(line for line in lines & english if _is_sentence(line)) == []


@pytest.mark.parametrize(("language", "game"), [each for each in TOLD if with_nonplayers(each[1])])
def test_non_players_tell_their_walks_without_a_hole_and_without_english(language: str, game: str) -> None:
    lines, english = walked(game, language), walked(game, ENGLISH)
    assert len(lines) > 100
    assert [line for line in lines if HOLE.search(line)] == []
    assert sorted(line for line in lines & english if _is_sentence(line)) == []


def _is_sentence(line: str) -> bool:
    """More than a name, a number or the short form of a walk."""
    return len(re.findall(r"[^\W\d_]{2,}", line)) > 3


@pytest.mark.parametrize(("language", "game"), [each for each in TOLD if with_nonplayers(each[1])])
def test_walks_have_the_same_parts_in_every_language(language: str, game: str) -> None:
    """What is drawn of a walk: as many steps, each with the same parts and the same answers."""
    for walk in walks(game)[::3]:
        told = [[told_parts(each, walk.seat, game, spoken) for each in explained(walk, game, spoken)] for spoken in
                (language, ENGLISH)]  # fmt: skip
        one, other = ([(sorted(step), step.get("answer"), step.get("dice")) for step in steps] for steps in told)
        assert one == other


@pytest.mark.parametrize(("language", "game", "scenario"), [(ENGLISH, *game) for game in GAMES] + PLAYED)
def test_no_two_options_of_a_question_read_alike(language: str, game: str, scenario: str) -> None:
    for ask in played(game, scenario).asks:
        told = [option_text(ask, option, game, language) for option in ask.options]
        assert len(set(told)) == len(told), f"{prompt(ask, game, language)} {told}"
