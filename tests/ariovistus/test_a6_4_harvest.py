"""A6.4 Harvest, A6.5 Senate, A6.6 Spring."""

import pytest

from tests.ariovistus.wintering import HARVEST, NEXT, SPRING, spring, until, winter
from tests.falling_sky.playing import Play


def harvest(position: str) -> Play:
    """Earnings are in, nobody has transferred anything."""
    return until(winter(position), HARVEST)


def owned(faction: str, *tribes: str) -> str:
    return "".join(f'"{tribe}" = "{faction}"\n' for tribe in tribes)


def settled(*regions: str, more: str = "") -> str:
    return "".join(f'[regions.{name}]\nGermans = "Settlement{more}"\n' for name in regions)


# ---- A6.4 Harvest -----------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.4.1a", "A6.4.1b", "A1.9b")
def test_a6_4_1_romans_earn_their_score_less_settlements() -> None:
    """Fifteen of thirty Tribes: 15; with three Settlements on the map 12."""
    assert harvest("").resources("Romans") == 15
    less = harvest(settled("Treveri", "Mandubii", "Cisalpina"))
    assert less.view["scores"]["subdued_dispersed_allies"] == 12
    assert less.resources("Romans") == 12


@pytest.mark.proves("A6.4.1a")
def test_a6_4_1_a_score_below_nothing_earns_nothing() -> None:
    """No Resources are paid back: 1 Tribe less 6 Settlements earns 0, and the 3 that they have stay."""
    game = harvest(
        "[resources]\nRomans = 3\n[tribes]\n"
        + owned("Arverni", "Carnutes", "Bituriges")
        + owned("Aedui", "Aedui", "Mandubii", "Senones", "Lingones", "Sequani", "Helvetii")
        + owned("Germans", "Suebi North", "Suebi South", "Ubii", "Sugambri", "Treveri", "Nori")
        + settled("Treveri", "Cisalpina", "Mandubii", "Carnutes")
        + settled("Nervii", "Atrebates", more=", 3 Warbands")
    )
    assert game.view["scores"]["subdued_dispersed_allies"] == -5

    assert game.resources("Romans") == 3


@pytest.mark.proves("A6.4.2a", "A6.4.2b")
def test_a6_4_2_aedui_and_belgae_earn_and_the_arverni_do_not() -> None:
    """Two for each Ally and Citadel, four more for the Aedui; eight Arverni Allies bring nothing."""
    game = harvest("[tribes]\nAedui = 'Aedui Citadel'\nSenones = 'Aedui'")

    assert game.position["resources"] == {"Romans": 13, "Germans": 0, "Aedui": 8, "Belgae": 14}
    assert "Arverni" not in [str(entry.facts[0]) for entry in game.table.log if entry.key == "earn"]


@pytest.mark.proves("A6.4.4a", "A6.4.4b", "A6.4.4c")
def test_a6_4_4_germans_earn_by_allies_and_settlements() -> None:
    """Three Allies and two Settlements, one of these under Aedui Control: ten."""
    game = harvest("""
        [regions.Treveri]
        Germans = "Settlement"
        [regions.Mandubii]
        Germans = "Settlement"
        Aedui = "4 Warbands"
        [tribes]
        Ubii = "Germans"
        "Suebi South" = "Germans"
        Nori = "Germans"
    """)
    assert game.control("Mandubii") == "Aedui"

    assert game.resources("Germans") == 10


@pytest.mark.proves("A1.5.2d", "A1.5.2e", "A1.5.2h")
def test_a6_4_harvest_transfers_go_to_and_from_the_germans() -> None:
    """After the earnings each player may give, the Germans too and to them; nobody to the Arverni."""
    game = harvest("")
    assert game.offers("give") == ["Germans", "Aedui", "Belgae"]
    game.play("""
        Romans harvest_transfer give Germans
        Romans give number 5
        Romans harvest_transfer back
    """)
    assert (game.asked, game.offers("give")) == ("Germans harvest_transfer", ["Romans", "Aedui", "Belgae"])
    game.play("""
        Germans harvest_transfer give Aedui
        Germans give number 2
    """)

    assert (game.resources("Germans"), game.resources("Aedui")) == (3, 6)


# ---- A6.5 Senate ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.5a")
@pytest.mark.parametrize(("settlements", "senate"), [(2, "Adulation"), (3, "Intrigue"), (5, "Intrigue"), (6, "Uproar")])
def test_a6_5_the_senate_sees_the_score_less_settlements(settlements: int, senate: str) -> None:
    """Fifteen Tribes: with two Settlements 13, above 12; with three 12, with five 10; with six 9, below 10."""
    places = ("Sequani", "Mandubii", "Cisalpina", "Treveri", "Bituriges", "Aedui")[:settlements]
    game = winter(settled(*places))
    until(game, SPRING)

    assert game.position["senate"] == senate


def legions(on_track: int, senate: str, fallen: int = 0) -> int:
    """How many come to Provincia when the marker is then at this row."""
    before = {"Adulation": "Firm Adulation", "Intrigue": "Uproar", "Uproar": "Firm Uproar"}[senate]
    elsewhere = 12 - on_track - fallen
    here = f'[regions.Provincia]\nRomans = "{elsewhere} Legions"' if elsewhere else ""
    game = until(winter(f'senate = "{before}"\nfallen = {fallen}\n{here}'), SPRING)
    assert game.position["senate"].removeprefix("Firm ") == senate
    return 12 - elsewhere - int(game.position["legions_track"]) - int(game.position["fallen"])


@pytest.mark.proves("A6.5.2a", "A6.5.2b", "A6.5.2c", "A6.5.2d")
@pytest.mark.parametrize(
    ("on_track", "senate", "come"),
    [
        (6, "Adulation", 2),  # two of the middle row
        (4, "Adulation", 2),  # two of the bottom row
        (5, "Adulation", 2),  # one of each: the middle row is emptied first
        (1, "Adulation", 1),  # fewer by the usual rule
        (8, "Intrigue", 2),
        (5, "Intrigue", 1),
        (4, "Intrigue", 0),
        (10, "Uproar", 2),  # the top row alone
        (12, "Uproar", 4),
        (10, "Intrigue", 4),  # two of the top row, and two
        (10, "Adulation", 4),
        (12, "Adulation", 6),
    ],
)
def test_a6_5_2_two_legions_from_the_lower_rows(on_track: int, senate: str, come: int) -> None:
    """The top row by the usual rule; from middle and bottom no more than two together."""
    assert legions(on_track, senate) == come


@pytest.mark.proves("A6.5.2a")
def test_a6_5_2_fallen_that_come_to_the_track_count_with_the_others() -> None:
    """Four Fallen: two come to the track, with two there already; two of the four go to Provincia."""
    assert legions(2, "Adulation", fallen=4) == 2


# ---- A6.6 Spring ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.6a")
def test_a6_6_intimidated_markers_come_off() -> None:
    """All of them, beside the Devastated ones."""
    game = spring("""
        [regions.Treveri]
        intimidated = true
        devastated = true
        [regions.Aedui]
        intimidated = true
    """)

    assert "intimidated" not in str(game.position["regions"])
    assert "devastated" not in str(game.position["regions"])


@pytest.mark.proves("A6.6b", "A1.4u", "A1.4t", "A1.4.1c", "A1.4.1d")
def test_a6_6_nobody_succeeds_diviciacus() -> None:
    """He is not Available, and no Leader of the Aedui comes in Spring."""
    game = spring('[regions.Aedui]\nAedui = "2 Warbands"')

    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert "Leader" not in game.view["available"]["Aedui"]


@pytest.mark.proves("A6.6c")
def test_a6_6_the_germanic_successor_where_germans_are_or_at_home() -> None:
    """Where there is any piece, a Settlement or an Ally too, or in Germania."""
    game = winter("""
        [regions.Treveri]
        Germans = "Settlement"
        [regions.Mandubii]
        Germans = "Warband"
        [tribes]
        Nori = "Germans"
    """)
    until(game, SPRING)
    assert game.offers("region") == ["Sugambri", "Ubii", "Treveri", "Mandubii", "Cisalpina"]
    game.play("Germans successor region Treveri")

    assert game.pieces("Treveri", "Germans") == "Successor, Settlement"


@pytest.mark.proves("A6.6c")
def test_a6_6_with_nothing_on_the_map_to_germania() -> None:
    """Home is enough; the Arverni, who have no Leader, and the Romans without a choice are not asked."""
    game = until(winter(""), SPRING)
    assert game.offers("region") == ["Sugambri", "Ubii"]
    game.play("Germans successor region Ubii")
    assert game.asked == "Belgae successor"
    game.play("Belgae successor region Nervii")

    assert game.asked == NEXT
    assert "Successor" not in [game.pieces(region, "Arverni") for region in game.view["regions"]]


@pytest.mark.proves("A2.2a")
def test_a6_6_the_four_players_are_eligible_again() -> None:
    """Romans, Germans, Aedui and Belgae; the Arverni have no place among them."""
    game = spring('ineligible = ["Germans", "Belgae"]')

    assert game.view["eligibility"] == dict.fromkeys(("Romans", "Germans", "Aedui", "Belgae"), "Eligible")
