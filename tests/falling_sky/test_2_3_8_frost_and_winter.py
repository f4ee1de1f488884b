"""2.3.8 Frost and the Sudden Frost option, 2.4 WINTER cards, 2.4.1 the final Winter."""

import pytest

from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

EVERYBODY = """
    [regions.Provincia]
    Romans = "Caesar, 3 Legions, 2 Auxilia"
    [regions.Aedui]
    Aedui = "4 Warbands"
    [regions.Nervii]
    Belgae = "Ambiorix, 4 Warbands"
    Germans = "3 Warbands"
    [regions.Arverni]
    Arverni = "Vercingetorix, 4 Warbands"
"""
FROST, MILD = 'next = "Winter"', "next = 72"


def idle_winter(game: Play) -> set[str]:
    """Let a Winter Round go by, until a card is drawn; the keys of the questions asked."""
    seen = set()
    while game.asked != "Chance draw_card":
        seen.add(game.asked.split(" ")[1])
        game.table.answer(next((o for o in ("done", "back", "no") if o in game.options), game.options[0]))
    return seen


@pytest.mark.proves("2.3.8a")
@pytest.mark.parametrize("card", [1, 19, 37, 55])
def test_2_3_8_no_march_on_the_last_card_before_winter(card: int) -> None:
    """Neither Romans nor Gauls may March when the next card is WINTER; on other cards they may."""
    frozen, mild = (at(f"card = {card}\n{upcoming}\n{EVERYBODY}") for upcoming in (FROST, MILD))
    assert "command March" not in frozen.options
    assert "command March" in mild.options
    assert (frozen.view["frost"], mild.view["frost"]) == (True, False)


def test_2_3_8_no_limited_march_either() -> None:
    """Frost holds for the 2nd Eligible as well."""
    first = 'first = { faction = "Aedui", action = "Command" }'
    for upcoming, marches in ((FROST, False), (MILD, True)):
        game = at(f"card = 1\n{upcoming}\n{first}\n{EVERYBODY}")
        assert ("limited March" in game.options) == marches


@pytest.mark.proves("2.3.8b")
def test_2_3_8_no_germanic_march_by_enlist_upon_frost() -> None:
    """The free Germanic Limited Command of the Belgae may not be a March."""
    for upcoming, marches in ((FROST, False), (MILD, True)):
        game = at(f"card = 55\n{upcoming}\n{EVERYBODY}")
        game.play("Belgae action command Rally\nBelgae command ability Enlist")
        assert ("germanic March" in game.options) == marches
        assert "germanic Rally" in game.options


def test_2_3_8_frost_stops_no_other_command() -> None:
    """Rally, Raid and Battle go on."""
    game = at(f"card = 55\n{FROST}\n{EVERYBODY}")
    assert game.offers("command") == ["Rally", "Raid", "Battle"]


@pytest.mark.proves("2.3.8g")
def test_2_3_8_note_frost_does_not_affect_the_germans_phase() -> None:
    """In the Winter Round the Germans March."""
    game = winter("""
        card = 40
        next = "Winter"
        ineligible = ["Romans", "Arverni", "Aedui", "Belgae"]
        [regions.Treveri]
        Germans = "4 Warbands"
    """)
    game.play("Chance draw_card card 21")
    assert game.asked == "Chance germanic_march_to"


# ---- Sudden Frost -----------------------------------------------------------------------------------------------

PILE_THREE = """
    card = 40
    next = 20
    played = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    ineligible = ["Romans", "Arverni", "Aedui", "Belgae"]
"""


def sudden(position: str = PILE_THREE) -> Play:
    """Eleven Events have come; the next card may be WINTER."""
    return winter(position, sudden_frost=True)


@pytest.mark.proves("2.3.8d", "2.3.8e")
def test_2_3_8_sudden_frost_switches_the_two_cards() -> None:
    """WINTER is shown behind card 20: they change places, and the Winter Round comes at once."""
    game = sudden().play("Chance draw_card card Winter")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("Winter", "20")
    assert game.view["winters"] == (1, 3)


@pytest.mark.proves("2.3.8f")
def test_2_3_8_sudden_frost_the_switched_event_opens_the_next_year() -> None:
    """After the Winter Round card 20 is played, with all Eligible and no Frost."""
    game = sudden().play("Chance draw_card card Winter")
    idle_winter(game)
    game.play("Chance draw_card card 50")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("20", "50")
    assert set(game.view["eligibility"].values()) == {"Eligible"}
    assert game.asked == "Arverni action"
    assert "command March" in game.options


def test_2_3_8_without_the_option_the_last_event_is_played_before_winter() -> None:
    """The same draw in the ordinary game: card 20 is played, with Frost."""
    game = winter(PILE_THREE).play("Chance draw_card card Winter")
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("20", "Winter")
    assert game.view["frost"]


@pytest.mark.proves("2.3.8d")
def test_2_3_8_sudden_frost_no_faction_ever_plays_with_frost() -> None:
    """A position with WINTER to come is one in which the cards are yet to be switched."""
    game = winter('card = 20\nnext = "Winter"', sudden_frost=True)
    assert (game.view["card"]["name"], game.view["next"]["name"]) == ("Winter", "20")
    assert not game.view["frost"]


@pytest.mark.proves("2.3.8f")
def test_2_3_8_sudden_frost_at_the_end_the_switched_event_is_never_played() -> None:
    """The last WINTER ends the game before the Event that it was switched with."""
    game = winter('card = 20\nnext = "Winter"\nwinters = 3', sudden_frost=True)
    assert game.table.result is not None
    assert game.table.result.reason == "final winter"


# ---- 2.4 WINTER cards -------------------------------------------------------------------------------------------


@pytest.mark.proves("2.4a", "2.3.7b")
def test_2_4_a_winter_card_is_a_winter_round() -> None:
    """Playing WINTER nobody executes a Command: the phases of Winter come instead, and then the next card."""
    game = winter("next = 21\n" + '[regions.Provincia]\nRomans = "Caesar"')
    assert "action" not in idle_winter(game)
    game.play("Chance draw_card card 22")
    assert game.view["card"]["name"] == "21"


@pytest.mark.proves("2.4c")
def test_2_4_note_winters_that_have_gone_by_are_counted() -> None:
    """The WINTER cards played, of all there are; one that is only shown is yet to come."""
    assert winter("winters = 2").view["winters"] == (2, 3)
    assert at('card = 40\nnext = "Winter"\nwinters = 2').view["winters"] == (1, 3)


# ---- 2.4.1 Final Winter -----------------------------------------------------------------------------------------


@pytest.mark.proves("2.4.1a")
@pytest.mark.parametrize(
    ("scenario", "short", "winters"),
    [
        ("great-revolt", False, 3),
        ("great-revolt", True, 2),
        ("reconquest-of-gaul", False, 4),
        ("reconquest-of-gaul", True, 3),
        ("pax-gallica", False, 5),
    ],
)
def test_2_4_1_the_last_winter_ends_the_game(scenario: str, short: bool, winters: int) -> None:
    """Without a victory the game ends in the Victory Phase of the last WINTER card, not of the one before."""
    before = winter(f"winters = {winters - 1}", scenario, short=short)
    assert before.table.result is None
    last = winter(f"winters = {winters}", scenario, short=short)
    assert last.table.result is not None
    assert last.table.result.reason == "final winter"


@pytest.mark.proves("2.4.1a")
def test_2_4_1_the_highest_margin_wins_the_final_winter() -> None:
    """All are ranked by their margins (7.3); the Romans win the tie with the Arverni (7.1)."""
    result = winter("winters = 3").table.result
    assert result is not None
    assert result.winners == ("Romans",)
    assert [rank.seats[0] for rank in result.ranking] == ["Romans", "Arverni", "Belgae", "Aedui"]
    assert [rank.score for rank in result.ranking] == [0, 0, -1, -8]


def test_2_4_1_a_threshold_passed_in_the_final_winter_is_told_as_such() -> None:
    """A Faction past its threshold wins the ordinary way."""
    result = winter('winters = 3\n[tribes]\nRemi = "Romans"').table.result
    assert result is not None
    assert (result.reason, result.winners) == ("threshold", ("Romans",))
