"""The position text: its defaults, that it comes back as it was written, and what it refuses (docs/notation.md)."""

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia import BadPosition
from tests.falling_sky.playing import at, start

# Every key that a position knows.
FULL = """\
scenario = "pax-gallica"
card = 40
next = "Winter"
played = [3, 7, 12]
winters = 2
passed = ["Belgae"]
ineligible = ["Arverni"]
senate = "Firm Uproar"
legions_track = 3
fallen = 2
removed_legions = 1
harvest_legions = 2
vercingetorix = "may be placed"
first_winter_special = true

[first]
faction = "Romans"
action = "Command and Special Ability"

[resources]
Romans = 0
Arverni = 45
Aedui = 7
Belgae = 10

[tribes]
Remi = "Romans"
"Suebi North" = "Germans"
Carnutes = "Belgae Citadel"
Senones = "Dispersed"
Veneti = "Dispersed-Gathering"
Bituriges = "Razed"
Aedui = "Aedui Citadel"
Cadurci = "Arverni"

[regions.Nervii]
Romans = "3 Legions, 2 Auxilia, 1 revealed Auxilia, Fort"
Belgae = "Successor, 1 Warband, 2 revealed Warbands, 3 scouted Warbands"
devastated = true

[regions.Mandubii]
Romans = "Caesar, 1 Legion"
Germans = "4 Warbands"

[regions.Provincia]
Romans = "Fort"
"""


# ---- defaults ---------------------------------------------------------------------------------------------------


def test_defaults_of_an_empty_text() -> None:
    """Nobody on the map but the Fort of Provincia, ten Resources each, the Senate in Intrigue, all Eligible."""
    assert at("").position == {
        "scenario": "great-revolt",
        "card": 1,
        "next": 2,
        "played": [],
        "winters": 0,
        "senate": "Intrigue",
        "legions_track": 12,
        "fallen": 0,
        "resources": {"Romans": 10, "Arverni": 10, "Aedui": 10, "Belgae": 10},
        "regions": {"Provincia": {"Romans": "Fort"}},
        "tribes": {},
    }
    assert at("").asked == "Romans action"


def test_default_of_the_scenario_is_that_of_the_table() -> None:
    """The text may leave the scenario to the table, or name its own."""
    assert at("", "reconquest-of-gaul").view["scenario"] == "Reconquest of Gaul"
    assert at('scenario = "pax-gallica"').view["scenario"] == "Pax Gallica?"


def test_default_cards_are_no_cards_that_are_spoken_of() -> None:
    """Cards that were played, or are named, are not taken for those left out."""
    position = at("played = [1, 2]").position
    assert (position["card"], position["next"]) == (3, 4)
    position = at("next = 1").position
    assert (position["card"], position["next"]) == (2, 1)
    assert at("card = 2").position["next"] == 3
    assert at("card = 40\nplayed = [2]").position["next"] == 3


def test_default_of_the_legions_track_is_what_is_not_elsewhere() -> None:
    """Twelve Legions in all: on the map, Fallen, waiting or removed; the others on the track."""
    game = at('fallen = 2\nremoved_legions = 1\n[regions.Nervii]\nRomans = "4 Legions"')
    assert game.position["legions_track"] == 5


def test_default_of_winters_are_those_shown() -> None:
    """A WINTER card that lies open has been drawn."""
    assert at("card = 40").position["winters"] == 0
    assert at('card = 40\nnext = "Winter"').position["winters"] == 1


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("Warband", "1 Warband"),
        ("1 Warband, 2 Warbands", "3 Warbands"),
        ("2 hidden Warbands", "2 Warbands"),
        ("scouted warband, REVEALED Warband,Warband", "1 Warband, 1 revealed Warband, 1 scouted Warband"),
        ("vercingetorix", "Vercingetorix"),
        ("Successor, Warband", "Successor, 1 Warband"),
        ("", ""),
        ("0 Warbands", ""),
    ],
)
def test_ways_to_write_pieces(words: str, meaning: str) -> None:
    """A number may be left out for one piece, "hidden" too; capitals and plurals do not matter."""
    assert at(f'[regions.Veneti]\nArverni = "{words}"').pieces("Veneti", "Arverni") == meaning


# ---- written and read again -------------------------------------------------------------------------------------


def test_every_key_comes_back() -> None:
    """A text with every key is written as it was read."""
    text = at(FULL, "pax-gallica").table.position_text()
    parts = [set(each.split("\n\n")) for each in (text.strip(), FULL.strip())]
    assert {frozenset(part.split("\n")) for part in parts[0]} == {frozenset(part.split("\n")) for part in parts[1]}


@pytest.mark.parametrize("scenario", ["great-revolt", "reconquest-of-gaul", "pax-gallica"])
def test_a_set_up_comes_back(scenario: str) -> None:
    """The set-up of a scenario, its first cards drawn, can be written and read."""
    game = start(scenario).play("Chance draw_card card 40\nChance draw_card card 19")
    again = at(game.table.position_text(), scenario)
    assert again.view == game.view
    assert (again.asked, again.options) == (game.asked, game.options)


@pytest.mark.parametrize("seed", range(6))
def test_positions_of_random_games_come_back(seed: int) -> None:
    """When a Faction begins its turn the text says everything: the board, the question and its options are the same.

    A Faction that has cancelled a Command remembers refusals, which no board shows; who has looked at cards (35, 47)
    knows them, which no board shows either.
    """
    random = Random(seed)
    scenario = ("great-revolt", "reconquest-of-gaul", "pax-gallica")[seed % 3]
    table = alesia.new("falling-sky", scenario=scenario, seed=seed, options={"sudden_frost": seed > 2})
    compared, last = 0, ""
    while table.ask is not None and compared < 40:
        if table.ask.key == "action" and last != "cancel":
            again = at(table.position_text(), scenario, sudden_frost=seed > 2)
            while again.asked == "Arverni vercingetorix":
                again.table.answer("done")
            assert {**again.view, "peeked": []} == {**table.view("Romans"), "peeked": []}
            assert again.options == [str(option) for option in table.ask.options]
            compared += 1
        option = random.choice(table.ask.options)
        last = option.verb
        table.answer(option)
    assert compared > 5


def test_a_position_goes_on_with_the_second_eligible() -> None:
    """Who executed first, and what, decides what is asked next."""
    game = at(FULL.replace('next = "Winter"', "next = 41").replace('"may be placed"', '"Spring box"'), "pax-gallica")
    assert game.asked == "Aedui action"
    assert game.offers("command") == []


def test_both_have_executed() -> None:
    """With a 1st and a 2nd Faction that executed, the card is over and the next is drawn."""
    game = at("""
        card = 40
        executed = ["Aedui"]
        first = { faction = "Romans", action = "Command" }
    """)
    assert game.asked == "Chance draw_card"


# ---- docs/notation.md -------------------------------------------------------------------------------------------

DOCS = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_position_in_the_docs_can_be_played() -> None:
    """The example of docs/notation.md is a position, and every key that it explains is known."""
    example = re.search(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    assert example
    game = at(example[1])
    assert game.asked == "Aedui action"
    assert game.tribe("Mandubii") == "Aedui Citadel"
    assert all(f"`{key}`" in DOCS or f"`[{key}" in DOCS for key in tomllib.loads(FULL))


def test_the_record_in_the_docs_replays() -> None:
    """The example of docs/notation.md is a record of a game."""
    example = re.search(r"```\n(alesia record 1\n.*?)```", DOCS, re.DOTALL)
    assert example
    table = alesia.replay(alesia.Record.from_text(example[1]))
    assert table.ask is not None
    assert (table.ask.who, table.ask.key) == ("Arverni", "loss")


# ---- refusals ---------------------------------------------------------------------------------------------------

THIRTY = list(range(1, 31))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # what is no TOML, or no position
        ("card = ", "not TOML: Invalid value"),
        ("[regions.Mandubii\n", "not TOML: .* line 1"),
        ("card = 1\ncard = 2", "not TOML"),
        ('[tribes]\nRemi = "Romans"\nRemi = "Dispersed"', "not TOML"),  # no Ally on a Dispersed Tribe: one status each
        ("fallen = " + "9" * 5000, "not TOML"),
        ("card = " + "[" * 5000, "not TOML"),
        ("weather = 'rain'", "'weather' is not part of a position; known: barred, capabilities, card, "),
        ("regions = 3", "'regions' must be a table, not 3"),
        ("tribes = 'Remi'", "'tribes' must be a table, not 'Remi'"),
        ("resources = [1]", r"'resources' must be a table, not \[1\]"),
        ("first = 'Romans'", "'first' must be a table, not 'Romans'"),
        ("played = 3", "'played' must be a list, not 3"),
        ("passed = 'Romans'", "'passed' must be a list, not 'Romans'"),
        # names
        ("scenario = 'gaul'", "'gaul' is no scenario; known: great-revolt"),
        ("[regions.Gallia]\nRomans = 'Fort'", "'Gallia' is no Region; known: Morini"),
        ("[regions]\nMandubii = 'x'", "'Mandubii' must be a table, not 'x'"),
        ("[regions.Mandubii]\nHelvetii = 'Warband'", "'Helvetii' is not part of Region Mandubii"),
        ("[tribes]\nGalli = 'Romans'", "'Galli' is no Tribe; known: Menapii"),
        ("[tribes]\nRemi = 'Helvetii'", r"'Helvetii' is no status of a Tribe \(Remi\)"),
        ("[resources]\nGermans = 3", "'Germans' is no player Faction"),
        ("passed = ['Germans']", "'Germans' is no player Faction"),
        ("card = 73", r"73 is no card \(card\); known: 1 to 72 and 'Winter'"),
        ("next = 0", r"0 is no card \(next\)"),
        ("played = ['Summer']", r"'Summer' is no card \(played\)"),
        ("card = 'none'", "needs a card to be played"),
        ("senate = 'Forum'", "'Forum' is no row of the Senate; known: Adulation"),
        ("vercingetorix = 'Rome'", "'Rome' is no place where Vercingetorix waits"),
        ("[first]\nfaction = 'Romans'\naction = 'Dance'", "'Dance' is no action of the 1st Eligible; known: Command"),
        ("[first]\naction = 'Event'", "None is no player Faction"),
        ("[first]\nfaction = 'Romans'\naction = 'Event'\nwhen = 1", "'when' is not part of first"),
        # types
        ("card = true", r"True is no card \(card\)"),
        ("card = [1]", r"\[1\] is no card"),
        ("senate = 2", "2 is no row of the Senate"),
        ("legions_track = true", "legions_track must be a number from 0 to 12, not True"),
        ("first_winter_special = 1", "first_winter_special must be true or false, not 1"),
        ("[regions.Mandubii]\ndevastated = 'yes'", "devastated of Mandubii must be true or false, not 'yes'"),
        ("[regions.Mandubii]\nRomans = 2", r"not 2 \(Mandubii, Romans\)"),
        ("[tribes]\nRemi = 3", r"not 3 \(Remi\)"),
        ("[tribes]\nRemi = ['Romans']", r"not \['Romans'\] \(Remi\)"),
        ("[tribes.Remi]\nRomans = 1", r"not \{'Romans': 1\} \(Remi\)"),
        ("[resources]\nRomans = '5'", "Resources of the Romans must be a number from 0 to 45, not '5'"),
        ("[resources]\nRomans = 2.5", "Resources of the Romans must be a number from 0 to 45, not 2.5"),
        # numbers
        ("[resources]\nRomans = 46", "from 0 to 45, not 46"),
        ("[resources]\nAedui = -1", "from 0 to 45, not -1"),
        ("fallen = 13", "fallen must be a number from 0 to 12, not 13"),
        ("fallen = -1", "fallen must be a number from 0 to 12, not -1"),
        ("winters = 4", "winters must be a number from 0 to 3, not 4"),
        ("card = 'Winter'\nwinters = 0", "winters must be a number from 1 to 3, not 0"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(text: str, told: str) -> None:
    """The message says what is wrong and quotes it."""
    with pytest.raises(BadPosition, match=told):
        at(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # 1.4 pieces
        ("[regions.Mandubii]\nRomans = '2 Elephants'", "'2 Elephants' is no piece of the Romans"),
        ("[regions.Mandubii]\nAedui = '2 Auxilia'", "'2 Auxilia' is no piece of the Aedui"),
        ("[regions.Mandubii]\nAedui = 'Legion'", "'Legion' is no piece of the Aedui"),
        ("[regions.Mandubii]\nBelgae = 'Fort'", "'Fort' is no piece of the Belgae"),
        ("[regions.Mandubii]\nGermans = 'Successor'", "'Successor' is no piece of the Germans"),
        ("[regions.Mandubii]\nRomans = 'Ambiorix'", "'Ambiorix' is no piece of the Romans"),
        ("[regions.Mandubii]\nRomans = 'revealed Legion'", "'revealed Legion' is no piece of the Romans"),
        ("[regions.Mandubii]\nAedui = '-2 Warbands'", "'-2 Warbands' is no piece"),
        ("[regions.Mandubii]\nAedui = 'two Warbands'", "'two Warbands' is no piece"),
        # 1.4.1 pools
        ("[regions.Mandubii]\nAedui = '21 Warbands'", "the Aedui have 21 Warbands or Auxilia, at most 20"),
        ("[regions.Aedui]\nAedui = '9 Warbands, 9 revealed Warbands, 3 scouted Warbands'", "21 Warbands or Auxilia"),
        ("[regions.Mandubii]\nRomans = '20 Auxilia'\n[regions.Ubii]\nRomans = 'Auxilia'", "21 Warbands or Auxilia"),
        ("[regions.Mandubii]\nAedui = '9999 Warbands'", "'9999 Warbands' is too many: there are 20"),
        ("[regions.Mandubii]\nAedui = '99 Warbands, 99 Warbands, 99 Warbands'", "'99 Warbands' is too many"),
        ("[regions.Mandubii]\nRomans = 'Caesar, Successor'", "the Romans have 2 Leaders, at most 1"),
        ("[regions.Ubii]\nBelgae = 'Ambiorix'\n[regions.Nervii]\nBelgae = 'Ambiorix'", "Belgae have 2 Leaders"),
        ("vercingetorix = 'Spring box'\n[regions.Ubii]\nArverni = 'Successor'", "the Arverni have 2 Leaders"),
        ("[tribes]\nCarnutes = 'Belgae Citadel'\nMandubii = 'Belgae Citadel'", "the Belgae have 2 Citadels, at most 1"),
        (
            "[tribes]\n"
            + "".join(f"{t} = 'Aedui'\n" for t in ("Remi", "Morini", "Nervii", "Veneti", "Ubii", "Treveri"))
            + "Lingones = 'Aedui'",
            "the Aedui have 7 Allied Tribes, at most 6",
        ),
        # twelve Legions
        ("[regions.Mandubii]\nRomans = '13 Legions'", "13 Legions in all; there are 12"),
        ("[regions.Ubii]\nRomans = '8 Legions'\n[regions.Aedui]\nRomans = '5 Legions'", "13 Legions in all"),
        ("legions_track = 11", "11 Legions in all; there are 12"),
        ("legions_track = 11\nfallen = 2", "13 Legions in all; there are 12"),
        # 1.4.2 stacking
        ("[regions.Mandubii]\nRomans = '2 Forts'", "2 Forts in one Region, at most 1"),
        ("[regions.Mandubii]\nRomans = 'Fort, Fort'", "2 Forts in one Region, at most 1"),
        ("[regions.Provincia]\nRomans = '2 Forts'", "2 Forts in one Region, at most 1"),
        (
            "".join(
                f"[regions.{r}]\nRomans = 'Fort'\n" for r in ("Ubii", "Aedui", "Nervii", "Veneti", "Morini", "Treveri")
            ),
            "the Romans have 7 Forts, at most 6",
        ),
        ("[tribes]\nRemi = 'Aedui Citadel'", "Remi cannot hold 'Aedui Citadel': a Citadel is Gallic and needs a City"),
        ("[tribes]\nMandubii = 'Romans Citadel'", "Mandubii cannot hold 'Romans Citadel'"),
        ("[tribes]\nMandubii = 'Germans Citadel'", "Mandubii cannot hold 'Germans Citadel'"),
        ("[tribes]\nAedui = 'Arverni'", "Aedui may only hold pieces of the Aedui"),
        ("[tribes]\nArverni = 'Belgae Citadel'", "Arverni may only hold pieces of the Arverni"),
        ("[tribes]\n'Suebi North' = 'Belgae'", "Suebi North may only hold pieces of the Germans"),
        ("[tribes]\nRemi = 'Razed'", "Remi cannot be Razed: it has no City"),
        (
            "[tribes]\n"
            + "".join(f"{t} = 'Dispersed'\n" for t in ("Remi", "Morini", "Nervii", "Veneti"))
            + "Ubii = 'Dispersed-Gathering'",
            "more than four Dispersed Tribe markers",
        ),
        # 2 cards and Eligibility
        ("card = 5\nnext = 5", r"a card twice, .*: 5, 5 \(2.2\)"),
        ("card = 5\nplayed = [5]", "a card twice"),
        ("played = [9, 9]", "a card twice"),
        ("played = ['Winter']", "no Event among those played: 1, 2, Winter"),
        (f"card = 70\nnext = 71\nplayed = {THIRTY}", "32 cards with 0 WINTER among them cannot be drawn"),
        (f"card = 70\nnext = 71\nplayed = {list(range(1, 50))}\nwinters = 2", "cannot be drawn from this deck"),
        ("winters = 3", "the final Winter is over: winters = 3"),
        ("passed = ['Romans']\nineligible = ['Romans']", "the Romans are said twice"),
        ("passed = ['Aedui', 'Aedui']", "the Aedui are said twice"),
        ("ineligible = ['Belgae']\nfirst = { faction = 'Belgae', action = 'Event' }", "the Belgae are said twice"),
        # 6.5.1 Senate
        ("senate = 'Firm Intrigue'", "Firm only at Uproar or Adulation .* not 'Firm Intrigue'"),
        ("senate = 'none'", "only before the first Winter of Pax Gallica"),
    ],
)
def test_a_position_that_cannot_stand_on_the_board_is_refused(text: str, told: str) -> None:
    """The message says which rule of the board the position breaks."""
    with pytest.raises(BadPosition, match=told):
        at(text)


@pytest.mark.parametrize("option", ["short", "even_initiative"])
def test_a_position_of_pax_gallica_refuses_its_missing_options(option: str) -> None:
    """The options that Pax Gallica? has not cannot come in by way of a position."""
    with pytest.raises(BadPosition, match="neither a shorter game nor the Even Initiative option"):
        at('scenario = "pax-gallica"', **{option: True})


def test_a_refused_text_changes_nothing() -> None:
    """The error comes before there is a table: a good text after it, and a game before it, are as ever."""
    good = '[regions.Treveri]\nBelgae = "Ambiorix, 3 Warbands"\n[tribes]\nTreveri = "Belgae"'
    before = at(good)
    digest = before.table.digest
    with pytest.raises(BadPosition):
        at(good + '\nRemi = "Belgae Citadel"')
    assert before.table.digest == at(good).table.digest == digest
    assert at("").position["tribes"] == {}


def test_a_position_at_a_draw_goes_on_with_the_draw() -> None:
    """With no next card shown, one is drawn before anybody acts."""
    game = at('card = 20\nnext = "none"\nineligible = ["Arverni"]')
    assert game.asked == "Chance draw_card"

    game.play("Chance draw_card card 21")
    assert game.asked == "Romans action"


def test_a_position_before_the_first_card() -> None:
    """A set-up whose cards are still to be drawn reads back."""
    text = start("great-revolt").table.position_text()
    game = at(text)

    assert game.asked == "Chance draw_card"
    assert game.table.position_text() == text


@pytest.mark.parametrize(
    "text",
    [
        'executed = ["Aedui"]',
        'first = { faction = "Romans", action = "Command" }\nexecuted = ["Aedui", "Belgae"]',
        'card = "Winter"\nfirst = { faction = "Romans", action = "Command" }',
        'card = "Winter"\npassed = ["Romans"]',
        'card = "Winter"\nnext = "Winter"\nwinters = 2',
    ],
)
def test_impossible_sequences_are_refused(text: str) -> None:
    """Who executed, and which cards show, must be possible by chapter 2."""
    with pytest.raises(alesia.BadPosition):
        at(text)
