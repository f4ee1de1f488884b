"""5.1 Every question of an Event says what the choice does: each step of each card has a sentence of its own."""

import ast
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.games.falling_sky.components import CARD, EVENT_CARDS, EXPANSION_CARDS, Card
from alesia.games.falling_sky.events.base import WORDS
from alesia.table import TableAsk
from alesia.words import option_text, prompt
from alesia.words.catalogue import catalogue, domain_of
from alesia.words.words import variants
from tests.falling_sky.events.executing import ARIOVISTUS, FACTIONS, SIDES_OF_CARDS, begin, board
from tests.falling_sky.watched import livelier
from tests.words.literals import FOLDER

SAID = catalogue(domain_of(ARIOVISTUS))  # with all that Falling Sky says
KINDS = ("region", "tribe", "piece", "faction", "choice", "number", "confirm", "card")
KEYS = (*[f"event_{kind}" for kind in KINDS], "free_command")
OWN = re.compile(rf"ask\.({'|'.join(KEYS)})\.(A?\d+)\.([a-z_]+)")
FILE = re.compile(r"card_(a?)0*(\d+)_")
BOARDS, TRIES = 6, 4
# Which argument of a call in the module of a card is the step.
STEPS = {
    "choose_region": ("event_region", 3),
    "choose_region_or_stop": ("event_region", 3),
    "choose_tribe": ("event_tribe", 3),
    "choose_tribe_or_stop": ("event_tribe", 3),
    "choose_piece": ("event_piece", 4),
    "choose_piece_or_stop": ("event_piece", 4),
    "choose_faction": ("event_faction", 3),
    "choose_faction_or_stop": ("event_faction", 3),
    "choose_act": ("event_choice", 3),
    "choose_amount": ("event_number", 4),
    "agree": ("event_confirm", 2),
    "free_command": ("free_command", 2),
}
# The same of what several cards share: which questions it asks, and how many facts they know, card and step among them.
SHARED = {
    "spread": (5, [("event_region", 3), ("event_number", 3)]),
    "remove_some": (6, [("event_choice", 4)]),
}


def worded(ask: TableAsk, game: str) -> str | None:
    """The message that words a question."""
    return catalogue(domain_of(game)).first(variants(f"ask.{ask.key}", *ask.about, ask.rule, ask.who))


def executions(game: str, number: int, word: str) -> Iterator[list[TableAsk]]:
    """What a side of a card asks each time, played at random from random boards by each Faction in turn."""
    for seed in range(BOARDS):
        for n in range(TRIES):
            table = begin(game, number, word, FACTIONS[game][(seed + n) % 4], board(seed, game), n)
            yield list(_asked(table, Random(f"{number}/{word}/{seed}/{n}")))


def _asked(table: alesia.Table, random: Random) -> Iterator[TableAsk]:
    while not any(entry.key == "event_done" for entry in table.log):
        assert table.ask is not None
        yield table.ask
        table.answer(livelier(table.ask, random))


@pytest.mark.parametrize(("game", "number", "side"), SIDES_OF_CARDS)
def test_5_1_every_question_of_an_event_has_a_sentence_of_its_own(game: str, number: int, side: int) -> None:
    """It names its card and its step, no generic sentence serves, and its options read differently from each other;
    and what is asked in the same words in one execution is the same."""
    for asks in executions(game, number, WORDS[side]):
        meant: dict[str, str | None] = {}
        for ask in asks:
            _check(ask, game)
            said, message = prompt(ask, game), worded(ask, game)
            assert meant.setdefault(said, message) == message, said


def _check(ask: TableAsk, game: str) -> None:
    if ask.key in KEYS:
        said = prompt(ask, game)
        assert OWN.fullmatch(worded(ask, game) or ""), (ask, said)
        assert "?" in said, said
        assert not re.search(r"[{}<>]|\bNone\b", said), said
    texts = [option_text(ask, option, game) for option in ask.options]
    assert len(set(texts)) == len(texts), (ask, texts)


def test_5_1_every_step_in_the_source_has_its_sentence() -> None:
    """Also those steps that random boards seldom come to; and a sentence speaks of no more than the step tells it."""
    found = {f"ask.{key}.{card}.{step}": facts for card, key, step, facts in _steps_in_source()}

    assert len(found) > 100
    assert sorted(each for each in found if not SAID.has(each)) == []
    assert sorted(each for each, facts in found.items() if _spoken(each) > facts) == []


def _spoken(msgid: str) -> int:
    """How many facts the sentence speaks of, beginning with the card."""
    return 1 + max(int(place) for form in SAID.forms[msgid] for place in re.findall(r"{(\d+)", form))


def _steps_in_source() -> Iterator[tuple[str, str, str, int]]:
    """The card, the key, the step, and the number of facts: the card and the step themselves, and those given."""
    for path in sorted(Path(FOLDER / "events").glob("card_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for key, step, facts in _steps_of(node, node.func.id):
                    yield _card_of(path), key, step, facts


def _steps_of(call: ast.Call, name: str) -> Iterator[tuple[str, str, int]]:
    if name in SHARED:
        place, questions = SHARED[name]
        yield from ((key, step, facts) for key, facts in questions for step in _step(call, place))
    elif name in STEPS:
        key, place = STEPS[name]
        given = 0 if key == "free_command" else len(call.args) - place - 1 + (key == "event_piece")
        yield from ((key, step, 2 + given) for step in _step(call, place))


def _step(call: ast.Call, place: int) -> Iterator[str]:
    step = call.args[place] if len(call.args) > place else None
    if isinstance(step, ast.Constant):
        yield str(step.value)


def _card_of(path: Path) -> str:
    """By the name of its module: card_a05_gallia_togata is A5."""
    found = FILE.match(path.name)
    assert found is not None, path.name
    return f"{found[1].upper()}{found[2]}"


def test_5_1_no_sentence_of_an_event_is_left_over() -> None:
    """Its step stands in the module of the card, or in one that several cards share."""
    shared = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py") if "card_" not in path.name)
    own = [found for msgid in SAID.forms if (found := OWN.fullmatch(msgid))]
    sources = {_card_of(path): path.read_text(encoding="utf-8") for path in (FOLDER / "events").glob("card_*.py")}

    assert [found[0] for found in own if f'"{found[3]}"' not in sources[found[2]] + shared] == []


@pytest.mark.parametrize("card", [*EVENT_CARDS, *EXPANSION_CARDS], ids=str)
def test_5_1_no_two_steps_of_a_card_are_asked_in_the_same_words(card: Card) -> None:
    """What is removed is not asked for as what is placed, nor an origin as a destination."""
    own = [found for msgid in SAID.forms if (found := OWN.fullmatch(msgid))]
    said = [SAID.forms[found[0]] for found in own if found[2] == card.name]

    assert all(one != other for one, other in combinations(said, 2))


def test_5_1_the_sentences_of_events_begin_with_the_card() -> None:
    """And are none of the generic ones."""
    own = {msgid: forms for msgid, forms in SAID.forms.items() if OWN.fullmatch(msgid)}
    generic = {SAID.forms[f"ask.{key}"][0] for key in KEYS}

    assert all(form.startswith("{0.title}: ") for forms in own.values() for form in forms)
    assert not generic & {form for forms in own.values() for form in forms}
    assert {found[2] for msgid in own if (found := OWN.fullmatch(msgid))} <= {card.name for card in CARD.values()}
