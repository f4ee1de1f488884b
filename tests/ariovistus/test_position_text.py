"""The position text of Ariovistus: what is new in it comes back as it was written, and what cannot be is refused."""

import re
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia import BadPosition
from tests.ariovistus.playing import at, start
from tests.falling_sky.playing import at as at_falling_sky

# Every key that a position of Ariovistus knows beside those of Falling Sky.
FULL = """\
scenario = "ariovistus"
card = "A19"
next = "Winter"
played = [3, 12, "A37"]
winters = 2
passed = ["Romans"]
ineligible = ["Belgae"]
senate = "Firm Uproar"
legions_track = 3
fallen = 2
removed_legions = 1

[first]
faction = "Germans"
action = "Command and Special Ability"

[resources]
Romans = 0
Germans = 45
Aedui = 7
Belgae = 10

[tribes]
Remi = "Romans"
"Suebi North" = "Germans"
Carnutes = "Arverni Citadel"
Senones = "Dispersed"
Aedui = "Arverni"
"Cisalpina Colony" = "Subdued"
Nori = "Germans"

[capabilities]
8 = "shaded Germans"
A22 = "unshaded"

[abatis]
Aedui = "Aedui"
Belgae = "Nervii"
Germans = "Treveri"

[uprising]
region = "Treveri"
faction = "Romans"

[regions.Nervii]
Romans = "6 Legions, 2 Auxilia, 1 revealed Auxilia"
Belgae = "Boduognatus, 1 Warband, 2 revealed Warbands, 3 scouted Warbands"
devastated = true
intimidated = true

[regions.Treveri]
Germans = "Ariovistus, 4 Warbands, Settlement"
intimidated = true

[regions.Aedui]
Aedui = "Diviciacus, 2 Warbands"

[regions.Provincia]
Romans = "Fort"

[regions.Cisalpina]
Arverni = "2 Warbands"
Germans = "Settlement"
"""


def test_every_key_comes_back() -> None:
    """A text with everything new in it is written back to the letter."""
    assert at(FULL).table.position_text() == FULL


def test_gallia_togata_comes_back() -> None:
    """A5 With the marker Cisalpina is the Romans'."""
    text = at(
        'gallia_togata = true\n[regions.Cisalpina]\nRomans = "2 Auxilia"\n[tribes]\nNori = "Romans"'
    ).table.position_text()
    assert at(text).table.position_text() == text
    assert "gallia_togata = true" in text


def test_the_set_up_comes_back() -> None:
    text = start().table.position_text()
    assert at(text).table.position_text() == text


def test_defaults_of_an_empty_text() -> None:
    """Nobody on the map but the Fort of Provincia, ten Resources for each of the four who play."""
    position = at("").position

    assert position["regions"] == {"Provincia": {"Romans": "Fort"}}
    assert position["resources"] == dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), 10)
    assert position["tribes"] == {}


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_random_games_come_back(seed: int) -> None:
    """When a Faction begins its turn the text says everything: the board, the question and its options are the same."""
    random = Random(seed)
    table = alesia.new("ariovistus", seed=seed)
    compared, last = 0, ""
    while table.ask is not None and compared < 40:
        if table.ask.key == "action" and last != "cancel":
            again = at(table.position_text())
            assert {**again.view, "peeked": []} == {**table.view("Romans"), "peeked": []}
            assert again.options == [str(option) for option in table.ask.options]
            compared += 1
        option = random.choice(table.ask.options)
        last = option.verb
        table.answer(option)
    assert compared > 5


def test_the_position_in_the_docs_can_be_played() -> None:
    """docs/notation.md shows a position of Ariovistus."""
    docs = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    section = docs.split("## Position text (Ariovistus)")[1].split("\n## ")[0]
    [text] = re.findall(r"```toml\n(.*?)```", section, re.DOTALL)

    assert at(text).asked == "Germans action"


# ---- Leaders ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A1.4e", "A1.4f", "A1.4z")
@pytest.mark.parametrize(
    ("faction", "leader"),
    [("Germans", "Ariovistus"), ("Germans", "Successor"), ("Belgae", "Boduognatus"), ("Aedui", "Diviciacus")],
)
def test_a1_4_leaders_by_their_names(faction: str, leader: str) -> None:
    """A Leader with his symbol up is called by his name, the German one with it down is the Successor."""
    assert (
        at(f'[regions.Treveri]\n{faction} = "{leader}, Warband"').pieces("Treveri", faction) == f"{leader}, 1 Warband"
    )


@pytest.mark.proves("A1.4c", "A1.4u", "A1.4z")
@pytest.mark.parametrize(
    ("faction", "leader"),
    [
        ("Arverni", "Vercingetorix"),
        ("Arverni", "Successor"),
        ("Belgae", "Ambiorix"),
        ("Aedui", "Successor"),
        ("Germans", "Fort"),
        ("Belgae", "Settlement"),
        ("Germans", "hidden Settlement"),
    ],
)
def test_a1_4_pieces_that_there_are_not(faction: str, leader: str) -> None:
    """No Leader of the Arverni, no Ambiorix, no Successor of Diviciacus; Settlements are the Germans' alone."""
    with pytest.raises(BadPosition, match=f"'{leader}' is no piece of the {faction}"):
        at(f'[regions.Treveri]\n{faction} = "{leader}"')


# ---- what is refused --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('scenario = "great-revolt"', "'great-revolt' is no scenario; known: ariovistus"),
        ("card = 19", "card 19 is not in this deck, but 'A19' in its place (card, A2.1)"),
        ("played = [5]", "card 5 is not in this deck, but 'A5' in its place (played, A2.1)"),
        ('card = "A1"', "'A1' is no card (card); known: 1 to 72 and 'Winter'"),
        ("[capabilities]\n38 = 'shaded'", "card 38 is not in this deck, but 'A38' in its place (capabilities, A2.1)"),
        ("[capabilities]\nA19 = 'shaded'", "'shaded' is no Capability of card A19"),
        ("[capabilities]\nA63 = 'shaded'", "card A63 is shaded for one Faction alone; write for whom: 'shaded Belgae'"),
        (
            "[capabilities]\n8 = 'unshaded'",
            "card 8 is unshaded for one Faction alone; write for whom: 'unshaded Belgae'",
        ),
        ("[resources]\nArverni = 3", "'Arverni' is no player Faction; known: Romans, Germans, Aedui, Belgae"),
        ("passed = ['Arverni']", "'Arverni' is no player Faction"),
        ("[regions.Britannia]\nRomans = 'Auxilia'", "'Britannia' is no Region; known: Morini, "),
        ("[tribes]\nCatuvellauni = 'Romans'", "'Catuvellauni' is no Tribe; known: "),
        ('[tribes]\n"Britannia Colony" = "Romans"', "'Britannia Colony' is no Tribe; known: "),
        ("vercingetorix = 'Spring box'", "'vercingetorix' is not part of a position; known: abatis, "),
        ("lost_eagle = true", "'lost_eagle' is not part of a position; known: "),
        (
            "[regions.Treveri]\nGermans = '2 Settlements'",
            "the Germans have 2 Settlements in one Region, at most 1 (1.4)",
        ),
        ("[regions.Treveri]\nGermans = '31 Warbands'", "the Germans have 31 Warbands or Auxilia, at most 30 (1.4)"),
        ("[regions.Treveri]\nGermans = '100 Settlements'", "'100 Settlements' is too many: there are 6 in all"),
        ("[regions.Treveri]\nintimidated = 1", "intimidated of Treveri must be true or false, not 1"),
        ("[tribes]\nArverni = 'Aedui'", "Arverni may only hold pieces of the Arverni (1.4.2), not 'Aedui'"),
        ("[tribes]\nAedui = 'Germans'", "Aedui may only hold pieces of the Aedui (1.4.2), not 'Germans'"),
        ("[tribes]\nNori = 'Aedui Citadel'", "Nori cannot hold 'Aedui Citadel': a Citadel is Gallic and needs a City"),
        ("[tribes]\nSequani = 'Germans Citadel'", "Sequani cannot hold 'Germans Citadel'"),
        (
            "[abatis]\nRomans = 'Nervii'",
            "the Romans have no Abatis: it is for players with Warbands (card A64)",
        ),
        ("[abatis]\nArverni = 'Veneti'", "'Arverni' is no player Faction"),
        ("[abatis]\nBelgae = 'Britannia'", "'Britannia' is no Region"),
        ("[uprising]\nregion = 'Veneti'", "None is no player Faction"),
        ("[uprising]\nregion = 'Veneti'\nfaction = 'Aedui'\nround = 3", "'round' is not part of uprising"),
        ("gallia_togata = true\n[regions.Cisalpina]\nAedui = 'Warband'", "'Aedui' is not part of Region Cisalpina"),
        ("gallia_togata = true\n[tribes]\nNori = 'Germans'", "Nori may only hold pieces of the Romans (1.4.2)"),
    ],
)
def test_what_cannot_be_is_refused(text: str, told: str) -> None:
    """With a sentence that says what is wrong, and quotes it."""
    with pytest.raises(BadPosition) as refused:
        at(text)
    assert str(refused.value).startswith(told)


def test_seven_settlements_are_refused() -> None:
    regions = ("Morini", "Nervii", "Atrebates", "Treveri", "Mandubii", "Sequani", "Cisalpina")
    with pytest.raises(BadPosition, match=r"the Germans have 7 Settlements, at most 6 \(1.4\)"):
        at("".join(f"[regions.{name}]\nGermans = 'Settlement'\n" for name in regions))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("card = 'A19'", "'A19' is no card (card); known: 1 to 72 and 'Winter'"),
        ("[regions.Treveri]\nGermans = 'Settlement'", "'Settlement' is no piece of the Germans"),
        ("[regions.Treveri]\nGermans = 'Ariovistus'", "'Ariovistus' is no piece of the Germans"),
        ("[regions.Treveri]\nintimidated = true", "'intimidated' is not part of Region Treveri"),
        ("[abatis]\nBelgae = 'Nervii'", "'abatis' is not part of a position"),
        ("[resources]\nGermans = 3", "'Germans' is no player Faction"),
        ("[tribes]\nNori = 'Romans'", "'Nori' is no Tribe"),
        ("gallia_togata = true\n[tribes]\nNori = 'Romans'", "'Nori' is no Tribe"),
        ("[regions.Cisalpina]\nGermans = 'Warband'", "'Cisalpina' is no Region"),
        ("scenario = 'ariovistus'", "'ariovistus' is no scenario"),
    ],
)
def test_falling_sky_has_none_of_it(text: str, told: str) -> None:
    """What is new is refused where the original is played."""
    with pytest.raises(BadPosition) as refused:
        at_falling_sky(text)
    assert str(refused.value).startswith(told)
