"""The position text of The Gallic War: of both halves and between them; what cannot stand is refused."""

import pytest

import alesia
from alesia.games import find
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from alesia.kernel.errors import BadPosition
from tests.ariovistus.campaign.playing import GAME, at

CAMPAIGN = find(GAME)
LAST_OF_FIRST_HALF = PARTS_OF_INTERLUDE.index("turning")

FIRST = """\
scenario = "the-gallic-war"
card = "A19"
next = 1
played = [3, 12]
winters = 0
senate = "Intrigue"
legions_track = 12
fallen = 0

[resources]
Romans = 10
Germans = 9
Aedui = 10
Belgae = 10

[tribes]
Nori = "Germans"

[capabilities]
A63 = "shaded Germans"

[abatis]
Belgae = "Nervii"

[regions.Ubii]
Germans = "Ariovistus, 2 Warbands, Settlement"

[regions.Provincia]
Romans = "Fort"
"""

SECOND = """\
scenario = "the-gallic-war"
half = 2
kept_out = [5, 8]
card = 19
next = 1
played = [3, 12]
winters = 0
senate = "Firm Adulation"
legions_track = 9
fallen = 0
harvest_legions = 3
vercingetorix = "Spring box"
first_winter_special = true
gallia_togata = true

[resources]
Romans = 10
Arverni = 9
Aedui = 10
Belgae = 10

[tribes]
"Suebi North" = "Germans"

[capabilities]
8 = "shaded Germans"
63 = "shaded Arverni"
A31 = "unshaded"
A63 = "shaded Belgae"

[abatis]
Belgae = "Nervii"
Germans = "Ubii"

[regions.Britannia]
Romans = "Caesar"

[regions.Provincia]
Romans = "Fort"
"""


def read(text: str, **options: str | bool) -> str:
    """What a position says when it is told again."""
    return CAMPAIGN.position_text(CAMPAIGN.read_position(text, "the-gallic-war", options))


def between(part: str, half: int = 1) -> str:
    return f'half = {half}\ncard = "Winter"\ninterlude = "{part}"\n'


@pytest.mark.parametrize("text", [FIRST, SECOND], ids=["first half", "second half"])
def test_a2_1_a_position_of_either_half_comes_back_as_it_was_written(text: str) -> None:
    """What lasts of the first half stands in the second by its printed names, beside the same cards without an A."""
    assert read(text) == text
    CAMPAIGN.check(CAMPAIGN.read_position(text, "the-gallic-war", {}))


def test_a2_1_the_first_half_is_played_unless_it_is_said_otherwise() -> None:
    """Germans are asked in the first, Arverni in the second."""
    assert at('card = "A19"').asked == "Germans action"
    assert at("half = 2\ncard = 19").asked == "Arverni action"
    assert read("half = 1") == read("")


@pytest.mark.parametrize("number", range(len(PARTS_OF_INTERLUDE)))
def test_a2_1_a_position_between_the_halves_tells_the_part_that_comes_next(number: int) -> None:
    """The map is that of the first half until the second begins; then no card of the new deck is drawn."""
    half = 1 + (number > LAST_OF_FIRST_HALF)
    told = read(between(PARTS_OF_INTERLUDE[number], half))
    assert f'interlude = "{PARTS_OF_INTERLUDE[number]}"\n' in told
    assert ("half = 2\n" in told, f"winters = {0 if half == 2 else 3}\n" in told) == (half == 2, True)
    assert ('next = "none"' in told) == (half == 2)
    assert read(told) == told


def test_a2_1_a_first_half_played_elsewhere_is_taken_up_at_the_start_of_the_interlude() -> None:
    """The start is the first part by another name."""
    assert read(between("start")) == read(between(PARTS_OF_INTERLUDE[0]))


def test_a2_1_even_initiative_is_of_the_first_half() -> None:
    """The option may be on; the second half does not know it."""
    states = [CAMPAIGN.read_position(text, "the-gallic-war", {"even_initiative": True}) for text in (FIRST, SECOND)]
    assert [state.even_initiative for state in states] == [1, 0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("half = 3", "half must be a number from 1 to 2, not 3"),
        ('half = "second"', "half must be a number from 1 to 2"),
        (between("harvest"), "'harvest' is no part of the Interlude; known: start, winter_events"),
        ('card = "A19"\ninterlude = "start"', "'card' must say so"),
        ('interlude = "germans"', "'card' must say so"),
        (between("germans", 2), "the part 'germans' of the Interlude is of half 1"),
        (between("spring"), "the part 'spring' of the Interlude is of half 2"),
        (between("start") + "winters = 2", "winters must be a number from 3 to 3, not 2"),
        (between("spring", 2) + "winters = 1", "winters must be a number from 0 to 0, not 1"),
        ("kept_out = [8]", "'kept_out' is not part of a position"),
        ("half = 2\nkept_out = [1]", "card 1 is in the deck of the second half"),
        ("half = 2\nkept_out = [8, 8]", "card 8 is kept out of the deck, and yet drawn or named twice"),
        ("half = 2\nkept_out = [8]\ncard = 8", "card 8 is kept out of the deck, and yet drawn or named twice"),
        ('half = 2\ncard = "A19"', "'A19' is no card"),
        ("card = 19", "card 19 is not in this deck, but 'A19' in its place"),
        ("first_winter_special = true", "'first_winter_special' is not part of a position"),
        ('vercingetorix = "Spring box"', "'vercingetorix' is not part of a position"),
        ("optimates = true", "'optimates' is not part of a position"),
        ('half = 2\n[uprising]\nregion = "Nervii"\nfaction = "Aedui"', "'uprising' is not part of a position"),
        ('half = 2\n[regions.Ubii]\nGermans = "Settlement"', "'Settlement' is no piece of the Germans"),
        ('half = 2\n[regions.Ubii]\nGermans = "Ariovistus"', "'Ariovistus' is no piece of the Germans"),
        ('half = 2\n[regions.Ubii]\nGermans = "16 Warbands"', "the Germans have 16 Warbands or Auxilia, at most 15"),
        ("half = 2\n[regions.Ubii]\nintimidated = true", "'intimidated' is not part of Region Ubii"),
        ('half = 2\n[regions.Cisalpina]\nRomans = "Legion"', "'Cisalpina' is no Region"),
        ('[regions.Britannia]\nRomans = "Legion"', "'Britannia' is no Region"),
        ('half = 2\n[tribes]\nNori = "Romans"', "'Nori' is no Tribe"),
        ("half = 2\n[resources]\nGermans = 1", "'Germans' is no player Faction"),
        ("[resources]\nArverni = 1", "'Arverni' is no player Faction"),
        ('half = 2\n[abatis]\nArverni = "Ubii"', "the Arverni have no Abatis"),
    ],
)
def test_a2_1_what_cannot_stand_is_refused(text: str, sentence: str) -> None:
    """Each with a sentence, and nothing is set up."""
    with pytest.raises(BadPosition, match=sentence.replace("(", r"\(").replace(")", r"\)")):
        at(text)


def test_a2_1_the_halves_are_of_this_game_alone() -> None:
    """Ariovistus and Falling Sky know neither halves nor an Interlude."""
    for game in ("ariovistus", "falling-sky"):
        for text in ("half = 2", 'interlude = "start"', "kept_out = [8]"):
            with pytest.raises(BadPosition, match="is not part of a position"):
                alesia.new(game, position=text)
