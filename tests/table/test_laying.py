"""A position laid out field by field, as by clicks: it is that of its text, and what cannot stand is told at once."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import alesia
from alesia.kernel.form import Kind
from alesia.table import Laid, lay_out
from alesia.words.catalogue import languages
from alesia.words.laying import form_words

GAMES = tuple(info.name for info in alesia.games())
FIRST = ("half", "gallia_togata", "card", "interlude")  # on which hangs what else can be said


def played(game: str, seed: int, answers: int) -> str:
    """A board as it comes of play; in the middle of a battle none can be written."""
    table, random = alesia.new(game, seed=seed), Random(seed)
    while table.ask is not None and (table.decisions < answers or not stands(game, table.position_text())):
        table.answer(random.choice(table.ask.options), table.ask.who)
    return table.position_text()


def stands(game: str, text: str) -> bool:
    return lay_out(game, None, {}, text).refused is None


def clicks(laid: Laid, target: Laid) -> list[tuple[str, Any]]:
    """What must be filled in to come from one position to another."""
    idents = dict.fromkeys([*FIRST, *laid.filled, *target.filled])
    pairs = [(ident, target.filled.get(ident)) for ident in idents]
    return [(ident, value) for ident, value in pairs if value != laid.filled.get(ident)]


@pytest.mark.parametrize("answers", [60, 250])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_laid_out_click_by_click_is_that_of_its_text(game: str, answers: int) -> None:
    """From the scenario, one field after the other, whatever stands in between."""
    target = lay_out(game, None, {}, played(game, 11, answers))
    assert target.refused is None
    laid = lay_out(game, None, {})
    for ident, value in clicks(laid, target):
        laid = lay_out(game, None, {}, laid.text, [(ident, value)])
    assert laid.refused is None
    assert laid.text == target.text
    assert laid.view == target.view


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_text_says_is_in_the_form(game: str) -> None:
    """A board that is emptied, and filled in by its fields alone, is the same."""
    for seed in range(4):
        text = played(game, seed, 40 * seed + 30)
        target = lay_out(game, None, {}, text)
        first = [line for line in text.split("\n") if line.split(" = ")[0] in ("scenario", "half", "card", "interlude")]
        laid = lay_out(game, None, {}, "\n".join(first), list(target.filled.items()))
        assert (laid.refused, laid.text) == (None, target.text)


REFUSED = {
    "falling-sky": [
        ("regions/Mandubii/Romans", {"Legion": 12}, "Legions in all; there are 12"),
        ("regions/Mandubii/Arverni", {"Warband": 40}, "Arverni"),
        ("regions/Mandubii/Romans", {"Fort": 2}, "Fort"),
        ("tribes/Senones", "Belgae Citadel", "a Citadel is Gallic and needs a City"),
        ("tribes/Aedui", "Romans", "may only hold pieces of the Aedui"),
        ("resources/Aedui", 46, "must be a number from 0 to 45"),
        ("senate", "Firm Intrigue", "the Senate is Firm only at"),
        ("circumvallation/region", "Mandubii", "is no Gallic Faction"),
        ("first/faction", "Aedui", "is no action of the 1st Eligible"),
        ("fallen", 12, "Legions in all"),
    ],
    "ariovistus": [
        ("regions/Treveri/Germans", {"Settlement": 2}, "Settlement"),
        ("abatis/Belgae", "Nowhere", "is no Region"),
    ],
    "ariovistus-campaign": [("half", 3, "half must be a number from 1 to 2")],
    "gallic-war": [
        ("areas/Helvetii/Roman", {"Caesar": 4}, "units of both players are in"),
        ("hands/Roman", ["Remi"], "hands of"),
        ("supply", 20, "supply must be a number from 0 to 19"),
        ("homes/Dumnorix", "Aedui", "has a home area but is not on the map"),
    ],
    "rome-vs-gaul": [
        ("towns/Parisii", "Metlosedum", "on the map together or not at all"),
        ("council", 7, "council must be a number"),
        ("devastated/Agedincum", True, None),
        ("spaces/Agedincum/inside", {"Caesar": 1}, "cannot be inside"),
    ],
}


@pytest.mark.parametrize(("game", "ident", "value", "told"), [(g, *case) for g in REFUSED for case in REFUSED[g]])
def test_what_cannot_stand_is_told_as_for_a_text(game: str, ident: str, value: Any, told: str | None) -> None:
    """The same sentence as for the whole text; what was filled in stays, and can be mended by the next click."""
    before = lay_out(game, None, {})
    laid = lay_out(game, None, {}, before.text, [(ident, value)])
    if told is None:
        assert laid.refused is None
        return
    assert told in str(laid.refused)
    with pytest.raises(alesia.BadPosition) as refused:
        alesia.new(game, position=laid.text)
    assert str(refused.value) == str(laid.refused)
    mended = lay_out(game, None, {}, laid.text, [(ident, before.filled.get(ident))])
    assert mended.refused is None


def test_legions_come_from_their_track() -> None:
    """1.4.1 Twelve in all: what stands nowhere else is on the Legions track."""
    laid = lay_out("falling-sky", "great-revolt", {})
    track = _number(laid, "legions_track")
    legions = laid.filled["regions/Provincia/Romans"] | {"Legion": 0}
    more = lay_out("falling-sky", None, {}, laid.text, [("regions/Provincia/Romans", legions)])
    assert _number(more, "legions_track") == track + laid.filled["regions/Provincia/Romans"].get("Legion", 0)


def _number(laid: Laid, key: str) -> int:
    return next(int(line.split(" = ")[1]) for line in laid.text.split("\n") if line.startswith(key))


def test_a_block_or_a_card_lies_in_one_place() -> None:
    """Who is put somewhere leaves where he was."""
    laid = lay_out("gallic-war", None, {})
    area = "areas/Transalpine Gaul/Roman"
    assert "Caesar" in laid.filled[area]
    moved = lay_out("gallic-war", None, {}, laid.text, [("areas/Volcae/Roman", {"Volcae": 3, "Caesar": 2})])
    assert moved.refused is None
    assert "Caesar" not in moved.filled[area]
    assert moved.filled["areas/Volcae/Roman"]["Caesar"] == 2


@pytest.mark.parametrize("ident", ["nothing", "regions/Mandubii", "regions/Mandubii/Romans"])
def test_what_is_no_field_is_refused(ident: str) -> None:
    with pytest.raises(alesia.BadPosition):
        lay_out("falling-sky", None, {}, None, [(ident, "many")])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_field_and_value_has_a_name(game: str, language: str) -> None:
    words = form_words(lay_out(game, None, {}).form, game, language)
    assert {field["kind"] for group in words["groups"] for field in group["fields"]} <= set(Kind)
    for name in _names(words):
        assert name
        assert not any(sign in name for sign in ("lay.", "{", "_"))


def _names(words: Mapping[str, Any]) -> list[str]:
    labels = [group["label"] for group in words["groups"]]
    labels += [field["label"] for group in words["groups"] for field in group["fields"]]
    return labels + [value["name"] for values in words["stocks"].values() for value in values]
