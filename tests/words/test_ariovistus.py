"""Ariovistus in words: its handbook over that of Falling Sky, what its cards do, and how its things are called."""

import re

import pytest

import alesia
from alesia.cli.census import _order as in_order
from alesia.games.falling_sky.components import (
    ARVERNI,
    BELGAE,
    FACTION,
    GERMANS,
    PROVINCIA,
    REGION,
    ROMANS,
    SETTLEMENT,
    TRIBE,
    Faction,
    piece,
)
from alesia.kernel.game import LogEntry
from alesia.kernel.word import Word
from alesia.table import game_info
from alesia.words import below, card_title, card_words, contents, log_line, option_text, related, rule
from alesia.words.catalogue import ENGLISH, catalogue, languages
from alesia.words.uses import UseNames
from tests.ariovistus.playing import at

GAME, BASE = "ariovistus", "falling-sky"
REFERENCE = re.compile(r"(?<![\w.])A?\d\.\d(?:\.\d)?(?![\d.]*\d)")
WHOLE = [each.number for each in contents(GAME)]
OWN = [each.number for each in contents(GAME, own=True)]


# ---- The handbook


def numbers(game: str, number: str) -> list[str]:
    return [each.number for each in related(game, number)[1]]


def test_its_own_paragraphs_come_before_those_of_falling_sky() -> None:
    beneath = [each.number for each in contents(BASE)]

    assert OWN[0] == "A1.0"
    assert all(number.startswith("A") for number in OWN)
    assert [*OWN, *beneath] == WHOLE
    assert [each.number for each in contents(BASE, own=True)] == beneath


def test_its_paragraphs_stand_in_their_order() -> None:
    places = [([int(n) for n in re.findall(r"\d+", number)], number) for number in OWN]

    assert places == sorted(places)


@pytest.mark.parametrize("number", OWN)
def test_every_reference_leads_somewhere(number: str) -> None:
    """With an A to this handbook, else to that of Falling Sky."""
    assert set(REFERENCE.findall(rule(GAME, number).text)) <= set(WHOLE)


@pytest.mark.parametrize("typed", ["A3.4.1", "a3.4.1", " A3.4.1. ", "A3.4.1c"])
def test_a_number_may_be_typed_in_small_letters_and_with_a_clause(typed: str) -> None:
    assert rule(GAME, typed).number == "A3.4.1"


@pytest.mark.parametrize(("typed", "number"), [("A3", "A3.0"), ("a7", "A7.0"), ("3", "3.0")])
def test_a_chapter_may_be_named_by_its_number_alone(typed: str, number: str) -> None:
    assert rule(GAME, typed).number == number


def test_a_paragraph_knows_its_place() -> None:
    assert (rule(GAME, "A3.0").parent, rule(GAME, "A3.0").depth) == (None, 0)
    assert (rule(GAME, "A3.4").parent, rule(GAME, "A3.4").depth) == ("A3.0", 1)
    assert (rule(GAME, "A3.4.1").parent, rule(GAME, "A3.4.1").depth) == ("A3.4", 2)
    assert [each.number for each in below(GAME, "A4.6")] == ["A4.6.1", "A4.6.2", "A4.6.3"]
    assert [each.number for each in below(GAME, "a3")] == ["A3.1", "A3.2", "A3.3", "A3.4"]
    assert [each.number for each in below(GAME, "3")] == ["3.1", "3.2", "3.3", "3.4"]


@pytest.mark.parametrize("language", languages())
def test_a_paragraph_of_falling_sky_is_read_as_there(language: str) -> None:
    assert rule(GAME, "3.3.2", language) == rule(BASE, "3.3.2", language)


def test_a_paragraph_changes_that_of_its_number_and_those_that_it_names() -> None:
    assert numbers(GAME, "A3.4.1") == ["3.4.1", "3.3.1"]
    assert numbers(GAME, "A1.3.2") == ["1.3.2", "1.3.1", "1.4.2"]
    assert numbers(GAME, "A3.3.4") == ["3.3.4"]
    assert numbers(GAME, "A6.2") == ["6.2"]
    assert numbers(GAME, "A4.6.1") == []


def test_and_these_lead_back_to_it() -> None:
    assert numbers(GAME, "3.4.1") == ["A3.4.1"]
    assert numbers(GAME, "3.3.1") == ["A3.3.1", "A3.4.1"]
    assert numbers(GAME, "3.3.2") == []
    assert all(own in numbers(GAME, each) for own in OWN for each in numbers(GAME, own))


def test_every_paragraph_that_changes_others_leads_to_them() -> None:
    """Its text begins with them; a number that is not to be found would be dropped in silence."""
    head = re.compile(r"(?:Changes|Takes the place of) ([\d., and]*\d)")
    for own in OWN:
        if found := head.match(rule(GAME, own).text):
            assert set(re.findall(r"[\d.]*\d", found[1])) <= set(numbers(GAME, own)), own


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", "3.4.1", "In Ariovistus see:"),
        ("en", "A3.4.1", "Changes in Falling Sky:"),
        ("fr", "3.4.1", "Dans Ariovistus, voir\u00a0:"),
        ("fr", "A3.4.1", "Modifie dans Falling Sky\u00a0:"),
        ("en", "3.3.2", ""),
    ],
)
def test_what_is_said_before_them(language: str, number: str, said: str) -> None:
    assert related(GAME, number, language)[0] == said


def test_in_falling_sky_nothing_is_said_of_ariovistus() -> None:
    assert [each.number for each in contents(BASE) if related(BASE, each.number) != ("", [])] == []
    with pytest.raises(alesia.UnknownName, match=r"'A3\.4\.1' in the handbook of falling-sky; near it: 3\.4\.1"):
        rule(BASE, "A3.4.1")


@pytest.mark.parametrize(("typed", "near"), [("A3.4.9", "A3.4.1, A3.4.2"), ("3.2.9", "3.2.1, 3.2.2")])
def test_an_unknown_number_comes_with_those_near_it(typed: str, near: str) -> None:
    with pytest.raises(alesia.UnknownName, match=f"near it: {re.escape(near)}"):
        rule(GAME, typed)


def test_every_word_belongs_to_a_clause_or_leads_in() -> None:
    assert [each.number for each in contents(GAME, own=True) if each.unmarked] == []


# ---- Cards


@pytest.mark.parametrize("language", languages())
def test_a_card_is_known_by_its_printed_name_and_by_its_number(language: str) -> None:
    for card in game_info(GAME).cards[:-1]:
        told = card_words(GAME, card.name, "unshaded", language)
        assert told
        assert card_words(GAME, card.number, "unshaded", language) == told


def test_the_number_of_a_card_of_the_expansion_is_another_than_it_bears() -> None:
    found = {card.name: card for card in game_info(GAME).cards}

    assert (found["A19"].number, found["A19"].title) == (119, "Gaius Valerius Procillus")
    assert found["72"].number == 72
    assert card_words(GAME, 119, "shaded") == card_words(GAME, "A19", "shaded") != card_words(BASE, 19, "shaded")
    assert card_words(GAME, 124, "shaded") is None
    assert [card.name for card in game_info(BASE).cards[:-1]] == [str(n) for n in range(1, 73)]


@pytest.mark.parametrize("language", languages())
def test_cards_that_name_gauls_say_what_becomes_of_the_arverni(language: str) -> None:
    """They have no Resources, no Eligibility and no will of their own (A5.1.1)."""
    arverni = "Arvernes" if language == "fr" else "Arverni"
    for card, side in (
        (10, "shaded"),
        (46, "unshaded"),
        (46, "shaded"),
        (48, "unshaded"),
        (52, "unshaded"),
        (52, "shaded"),
    ):
        own, beneath = (card_words(game, card, side, language) or "" for game in (GAME, BASE))
        assert arverni in own
        assert arverni not in beneath


def test_what_else_is_told_as_in_falling_sky() -> None:
    assert card_words(GAME, 61, "shaded", "fr") == card_words(BASE, 61, "shaded", "fr")
    assert card_title(GAME, "Wailing Women", "fr") == "Lamentations des Femmes"
    assert card_title(GAME, "Colony", "fr") == card_title(BASE, "Colony", "fr")


def test_what_was_used_is_called_by_its_printed_name() -> None:
    """In reports and in the census, where A19 comes beside 19."""
    names = UseNames(GAME, {card.name: card.title for card in game_info(GAME).cards})

    assert names.thing("event", "A19 shaded") == "A19 Gaius Valerius Procillus, shaded"
    assert names.thing("event", "A19") == "A19 Gaius Valerius Procillus"
    assert sorted(["A19 shaded", "2 shaded", "A5 shaded", "44 shaded"], key=in_order) == [
        "2 shaded", "A5 shaded", "A19 shaded", "44 shaded",
    ]  # fmt: skip


def test_the_view_names_a_capability_as_it_is_printed() -> None:
    held = alesia.new(GAME, position='card = 1\n[capabilities]\nA22 = "shaded"\n8 = "shaded Germans"\n').view()[
        "in_effect"
    ]

    assert [(each["number"], each["name"], each["side"], each["holder"]) for each in held] == [
        (8, "8", "shaded", "Germans"),
        (122, "A22", "shaded", None),
    ]


# ---- Names


@pytest.mark.parametrize(
    ("thing", "spec", "said"),
    [
        (piece(GERMANS, SETTLEMENT), "", "Implantation"),
        (piece(GERMANS, SETTLEMENT), ":the", "l’Implantation"),
        (piece(GERMANS, SETTLEMENT), ":of", "de l’Implantation"),
        (piece(GERMANS, SETTLEMENT), ":a", "une Implantation"),
        (piece(GERMANS, SETTLEMENT), ":the many", "les Implantations"),
        (piece(GERMANS, SETTLEMENT), ":g:posé|posée", "posée"),
        (TRIBE["Nori"], ":the", "les Noriques"),
        (TRIBE["Nori"], ":of", "des Noriques"),
        (TRIBE["Nori"], ":in", "chez les Noriques"),
        (REGION["Cisalpina"], ":in", "en Gaule Cisalpine"),
        (GERMANS, ":of", "des Germains"),
        (Word("seat", "Germans"), ":to", "aux Germains"),
        (Word("leader", "Ariovistus"), ":of", "d’Arioviste"),
        (Word("leader", "Boduognatus"), ":of", "de Boduognat"),
        (Word("leader", "Diviciacus"), ":the", "Diviciacos"),
        (Word("leader", "Successor"), ":the", "le Successeur"),
        (Word("ability", "Settle"), "", "Implanter"),
        (Word("ability", "Intimidate"), "", "Intimider"),
        (Word("marker", "Intimidated"), ":the", "le marqueur Intimidé"),
        (Word("marker", "Abatis"), ":a", "un marqueur Abattis"),
        (Word("marker", "Uprising"), ":of", "du marqueur Soulèvement"),
        (Word("war", "At War"), "", "En Guerre"),
        (Word("phase", "Arverni"), ":of", "de la Phase des Arvernes"),
    ],
    ids=str,
)
def test_how_a_thing_is_called_in_french(thing: object, spec: str, said: str) -> None:
    words = catalogue(GAME, "fr")

    assert words._replace(forms={**words.forms, "probe": (f"{{0{spec}}}",)}).text("probe", thing) == said


@pytest.mark.parametrize(("n", "said"), [(1, "1 Settlement"), (3, "3 Settlements")])
def test_settlements_are_counted(n: int, said: str) -> None:
    assert catalogue(GAME).counted(piece(GERMANS, SETTLEMENT), n) == said


@pytest.mark.parametrize("language", languages())
def test_a_seat_has_its_name_at_the_terminal_too(language: str) -> None:
    """There no game is known."""
    seats = [catalogue("terminal", language).spoken(Word("seat", seat)) for seat in game_info(GAME).seats]

    assert seats == [catalogue(GAME, language).spoken(FACTION[seat]) for seat in game_info(GAME).seats]
    assert language == ENGLISH or "Germans" not in seats


# ---- Lines


def test_germans_who_are_players_keep_what_they_raid() -> None:
    aedui, germans, treveri = FACTION["Aedui"], FACTION["Germans"], REGION["Treveri"]
    raid = LogEntry("raid", "A3.4.3", (germans, treveri, aedui))

    assert log_line(raid, GAME) == "The Germans Raid in Treveri and take 1 Resource from the Aedui."
    assert log_line(raid._replace(facts=(germans, treveri, None)), GAME) == (
        "The Germans Raid in Treveri and gain 1 Resource."
    )
    assert log_line(raid._replace(facts=(aedui, treveri, germans)), GAME) == (
        "The Aedui Raid in Treveri and take 1 Resource from the Germans."
    )
    assert log_line(raid, BASE) == "The Germans Raid in Treveri: the Aedui lose 1 Resource."


@pytest.mark.parametrize(("language", "said"), [("en", "Intimidated"), ("fr", "Intimidé")])
def test_spring_takes_off_intimidated_markers_too(language: str, said: str) -> None:
    """A6.6; in Falling Sky there are none."""
    entry = LogEntry("spring", "6.6", ())
    assert said in log_line(entry, GAME, language)
    assert said not in log_line(entry, BASE, language)


@pytest.mark.parametrize(("die", "said"), [(0, "Aucun jet n’est nécessaire. Région"), (4, "Jet de 4. Région")])
def test_the_target_region_is_named_once(die: int, said: str) -> None:
    """In French a Region is not called the Region of a Region."""
    line = log_line(LogEntry("arverni_target_region", "A6.2", (REGION["Sequani"], die)), GAME, "fr")
    assert line.startswith(said)
    assert line.endswith("cible des Arvernes\u00a0: Séquanes.")
    assert line.count("Région") == 1


@pytest.mark.parametrize(("key", "facts"), [("arverni_target_region", ()), ("arverni_target_faction", (ROMANS,))])
def test_no_die_of_the_arverni_is_told_where_none_is_rolled(key: str, facts: tuple[object, ...]) -> None:
    """A6.2 Every face would lead to the same: whoever has the table before him looks for no die."""
    line = log_line(LogEntry(key, "A6.2", (*facts, REGION["Sequani"], 0)), GAME)
    assert line.startswith("No roll is needed: their Target")


# ---- What options say


def said(position: str, answers: str, language: str = ENGLISH) -> list[str]:
    ask = at(position).play(answers).table.ask
    assert ask is not None
    return [option_text(ask, option, GAME, language) for option in ask.options]


def test_vergobret_says_that_auxilia_cost_nothing() -> None:
    """A38 Suborn places Auxilia at no cost, Warbands at theirs."""
    board = 'card = "A37"\n{0}[regions.Aedui]\nAedui = "Diviciacus, 3 Warbands"'
    suborn = "Aedui action command March\nAedui command ability Suborn"
    assert "place 1 Auxilia (1 Resource)" in said(board.format(""), suborn)
    with_it = said(board.format('[capabilities]\nA38 = "unshaded"\n'), suborn)
    assert "place 1 Auxilia (no cost)" in with_it
    assert "place 1 Warband of the Aedui (1 Resource)" in with_it


@pytest.mark.parametrize(("language", "answers"), [("en", ["no", "yes"]), ("fr", ["non", "oui"])])
def test_whether_the_leader_goes_is_yes_or_no(language: str, answers: list[str]) -> None:
    """There is but one Leader: nobody is asked for a number of them, as of Warbands."""
    board = 'card = "A24"\n[resources]\nGermans = 4\n[regions.Ubii]\nGermans = "Ariovistus, 2 Warbands"'
    march = "Germans action command March\nGermans command march Ubii\nGermans march_to region Sequani"
    assert said(board, march, language) == answers
    assert said(board, f"{march}\nGermans march_number number 1", language) == ["0", "1", "2"]


def test_iccius_says_that_pieces_become_belgic_whoever_plays_it() -> None:
    """A60 Germans who play it get nothing for themselves."""
    board = 'card = "A60"\nineligible = ["Romans", "Aedui", "Belgae"]\n[tribes]\nRemi = "Romans"\n'
    found = said(board + '[regions.Atrebates]\nRomans = "1 Auxilia"', "Germans action shaded A60")
    assert found[:2] == ["Remi: a Belgic Ally instead", "Hidden Auxilia: a Belgic Warband instead"]


@pytest.mark.parametrize(
    ("faction", "english", "french"),
    [
        (ROMANS, "The Roman Leader appears in Provincia.", "Le Chef Romain apparaît en Province."),
        (BELGAE, "The Belgic Leader appears in Provincia.", "Le Chef Belge apparaît en Province."),
        (GERMANS, "The Germanic Leader appears in Provincia.", "Le Chef Germanique apparaît en Province."),
        (ARVERNI, "The Arverni Leader appears in Provincia.", "Le Chef des Arvernes apparaît en Province."),
    ],
)
def test_whose_leader_appears_is_told_by_the_right_word(faction: Faction, english: str, french: str) -> None:
    """5.1 Roman, not Romans; Belgic; Germanic; 6.6 a Successor is called so."""
    entry = LogEntry("place_leader", "5.1", (faction, PROVINCIA))
    assert log_line(entry, GAME) == english
    assert log_line(entry, GAME, "fr") == french
    assert log_line(entry._replace(rule="6.6"), GAME).startswith(f"A Successor leads the {faction}")


def test_a_gain_of_nothing_is_told_as_such() -> None:
    """5.1 Not "0 Resources"."""
    assert log_line(LogEntry("earn", "5.1", (ROMANS, 0)), GAME) == "The Romans gain no Resources."
    assert log_line(LogEntry("earn", "5.1", (ROMANS, 1)), GAME) == "The Romans gain 1 Resource."
