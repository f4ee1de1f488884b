"""The position text: defaults, that it comes back as it was written, and what it refuses (docs/notation.md)."""

import re
from pathlib import Path
from random import Random

import pytest

import alesia
from tests.rome_vs_gaul.playing import at

FULL = """\
turn = 5
phase = "strategy"
plays = 3
governance = 4
round = 4
player = "Roman"
first = "Roman"
storms = true
council = 5
caesar = "was"
militia = "Belgica"
fleet = "Oceanus Britannicus"
nonplayers = ["Gallic"]
roman = ["Bibracte"]
gallic = ["Lutetia"]
gallic_cities = ["Narbo"]
subjugated = ["Octodurus"]
upgraded = ["Metlosedum"]
devastated = ["Autricum"]
discards = ["Druids"]

[hands]
Roman = ["Ambush"]
Gallic = ["Hostages"]

[towns]
Parisii = "Metlosedum"

[siege_points]
Metlosedum = 2

[boxes]
council = "Arverni"
submitted = "Sequani (1)"
eliminated = "Legion V"

[spaces.Metlosedum]
outside = "Caesar, Legion X (1)"
inside = "Parisii"

[spaces.Bagacum]
outside = "Militia"
"""


def test_everything_that_is_written_is_on_the_table() -> None:
    """Each line of the text comes back; what it did not say stands beside it."""
    written = at(FULL).table.position_text()

    lines = [line for line in FULL.splitlines() if line and not line.startswith(("[boxes]", "eliminated"))]
    assert [line for line in lines if line not in written.splitlines()] == []
    assert at(written).table.position_text() == written


def test_what_is_not_said_has_its_default() -> None:
    game = at('hands = { Gallic = ["Hostages"] }')

    assert (game.view["turn"], game.view["phase"], game.view["round"]) == (1, "strategy", 1)
    assert (game.owner("Massilia"), game.owner("Octodurus"), game.owner("Lutetia")) == ("Roman", "Gallic", "")
    assert (game.where("Caesar"), game.where("Arverni"), game.where("Vercingetorix")) == ("Rome", "council", "track")
    assert (game.where("Legion X"), game.view["deck"]) == ("eliminated", 54)


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_random_games_come_back_as_they_were_written(seed: int) -> None:
    """Before each card, and in the spring."""
    table, random = alesia.new("rome-vs-gaul", seed=seed), Random(seed)
    for _ in range(400):
        if table.result is not None:
            break
        if table.ask.key in ("play", "muster"):
            text = table.position_text()
            assert alesia.new("rome-vs-gaul", position=text).position_text() == text
        table.answer(random.choice(table.ask.options))


def test_5_1_2_a_town_where_a_stronghold_was_subjugated_is_read() -> None:
    """A Tribe may be placed there, so a position may say so; where the Stronghold stands it may not."""
    text = 'subjugated = ["Silva Carbonaria"]\n[towns]\nNervii = "Silva Carbonaria"\n'
    text += '[spaces."Silva Carbonaria"]\ninside = "Nervii"'
    assert at(text).inside("Silva Carbonaria") == "Nervii"
    with pytest.raises(alesia.BadPosition, match="no place for the Fortified Town of the Nervii"):
        at(text.replace('subjugated = ["Silva Carbonaria"]', ""))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("colour = 3", "'colour' is not part of a position"),
        ("turn = 7", "from 0 to 6"),
        ('phase = "summer"', "not 'summer'"),
        ('caesar = "late"', "'late' is no word on Caesar"),
        ('roman = ["Roma"]', "'Roma' is no space"),
        ('roman = ["Suebi"]', "nobody may enter Suebi (2.2.5)"),
        ('roman = ["Lutetia"]\ngallic = ["Lutetia"]', "Lutetia has a Control marker already"),
        ('gallic_cities = ["Lutetia"]', "Lutetia is no Walled City"),
        ('subjugated = ["Lutetia"]', "Lutetia is no Stronghold"),
        ('[towns]\nParisii = "Cenabum"', "no place for the Fortified Town of the Parisii"),
        ('[towns]\nRomani = "Cenabum"', "'Romani' is no Tribe"),
        ('upgraded = ["Lutetia"]', "has no Fortified Town to be upgraded"),
        ('roman = ["Lutetia"]\ndevastated = ["Lutetia"]', "so it is not devastated"),
        ("[siege_points]\nLutetia = 1", "is no Fortified Location"),
        ("[siege_points]\nMassilia = 3", "from 1 to 2"),
        ('[boxes]\nattic = "Caesar"', "'attic' is not part of the boxes"),
        ('[spaces.Lutetia]\nbelow = "Caesar"', "'below' is not part of space Lutetia"),
        ("[spaces.Lutetia]\noutside = 3", "written as text such as"),
        ('[spaces.Lutetia]\noutside = "Legion XX"', "'Legion XX' is no piece"),
        ('[spaces.Lutetia]\noutside = "Legion X (3)"', "from 1 to 2"),
        ('[spaces.Lutetia]\noutside = "Caesar, Caesar"', "Caesar is said twice"),
        ('[spaces.Lutetia]\noutside = "Parisii"', "on the map together or not at all"),
        ('[towns]\nParisii = "Lutetia"', "on the map together or not at all"),
        ('[boxes]\ncouncil = "Morini, Nervii, Remi"', "holds 2 Tribes at most"),
        ('militia = "Belgica"', "when it is on the map"),
        ('[spaces.Lutetia]\ninside = "Caesar"', "has no walls of his side"),
        ('[spaces.Divitia]\noutside = "Ambiorix"', "Ambiorix cannot be in Divitia"),
        ('[spaces.Lutetia]\noutside = "Ambiorix, Legion X"', "armies of both players are in Lutetia"),
        ('hands = { Greek = ["Druids"] }', "'Greek' is not part of hands"),
        ('hands = { Roman = ["Owls"] }', "'Owls' is no card"),
        ('discards = ["Druids"]\nhands = { Roman = ["Druids"] }', "Druids is said twice"),
        (
            'hands = { Roman = ["Druids", "Hostages", "Ambush", "Alesia", "Labienus", "Treachery", "Stratagem",'
            ' "Dumnorix", "Diplomacy"] }',
            "holds 8 cards at most",
        ),
        ("hands = 3", "must be a table"),
        ("discards = 3", "must be a list"),
    ],
)
def test_what_cannot_stand_is_refused(text: str, words: str) -> None:
    with pytest.raises(alesia.BadPosition, match=re.escape(words)):
        at(text)


def test_the_example_of_the_notation_can_be_played() -> None:
    """docs/notation.md"""
    text = (Path(__file__).resolve().parents[2] / "docs/notation.md").read_text("utf-8")
    example = text.split("## Position text (Caesar: Rome vs Gaul)")[1].split("```toml\n")[1].split("```")[0]

    assert at(example).asked == "Roman play"


def test_in_the_middle_of_a_card_play_the_card_is_still_in_hand() -> None:
    """The text of such a moment is of the board as it stands, before the card."""
    game = at("""
        player = "Roman"
        hands = { Roman = ["Hostages", "Druids"] }
        [spaces.Bibracte]
        outside = "Caesar, Legion X"
    """).play("Roman play points Hostages")

    assert game.view["hands"]["Roman"] == 1
    assert at(game.table.position_text()).view["hands"]["Roman"] == 2
