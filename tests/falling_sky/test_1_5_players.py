"""1.5 Players and Factions: who runs what (1.5.1)."""

import pytest

from alesia import BadOption
from alesia.kernel.game import Rank
from tests.falling_sky.playing import Play, at, start

FOUR, TWO = "four", "two"
ARVERNI_BELGAE, ROMANS_AEDUI = "three-arverni-belgae", "three-romans-aedui"


@pytest.mark.proves("1.5a", "1.5c")
def test_1_5_four_player_factions_and_the_germans() -> None:
    """Romans, Arverni, Aedui and Belgae are seats; the Germans have pieces but no seat, Resources or margin."""
    game = at("")
    assert tuple(game.table.seats) == ("Romans", "Arverni", "Aedui", "Belgae")
    assert set(game.position["resources"]) == set(game.view["margins"]) == set(game.table.seats)
    assert "Germans" in game.view["available"]


# ---- 1.5.1 Spare Factions ---------------------------------------------------------------------------------------


@pytest.mark.proves("2.1g", "2.1h", "2.1i", "1.5.1a", "1.5.1b")
@pytest.mark.parametrize(
    ("seating", "players"),
    [
        (FOUR, ["Romans", "Arverni", "Aedui", "Belgae"]),
        (ARVERNI_BELGAE, ["Romans", "Arverni", "Aedui", "Arverni"]),
        (ROMANS_AEDUI, ["Romans", "Arverni", "Romans", "Belgae"]),
        (TWO, ["Romans", "Arverni", "Romans", "Arverni"]),
    ],
)
def test_1_5_1_who_runs_whom(seating: str, players: list[str]) -> None:
    """With three players one runs Arverni and Belgae, or Romans and Aedui; with two, each runs a pair."""
    assert list(at("", seating=seating).view["players"].values()) == players


@pytest.mark.proves("1.5.1a", "1.5.1b")
def test_1_5_1_no_other_seating() -> None:
    """Any other way of sharing out the Factions is refused."""
    with pytest.raises(BadOption, match="seating cannot be 'three'"):
        start("great-revolt", seating="three")


def test_1_5_1_both_factions_of_a_player_are_asked_for_themselves() -> None:
    """A player's two Factions keep their own places in the Faction Order."""
    game = at("card = 40", seating=TWO)
    seen = []
    for _ in range(4):
        seen.append(game.asked)
        game.table.answer("pass")
    assert seen == ["Aedui action", "Romans action", "Belgae action", "Arverni action"]


# Margins: Romans 0 (15 Allies of others on the map), or 1 with Aulerci Subdued; Arverni -3, Aedui -4, Belgae -1.
SETTLED = """
    card = "Winter"
    [tribes]
    Menapii = "Belgae"
    Morini = "Belgae"
    Eburones = "Belgae"
    Nervii = "Belgae"
    Bellovaci = "Belgae"
    Atrebates = "Belgae"
    Remi = "Belgae"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Santones = "Arverni"
    Senones = "Aedui"
    Lingones = "Aedui"
    Aulerci = "{aulerci}"
"""


def check(scenario: str, seating: str, aulerci: str = "Aedui", more: str = "") -> Play:
    """A Victory Phase: the Romans are one beyond their goal if Aulerci is no Ally."""
    return at(SETTLED.format(aulerci=aulerci) + more, scenario, seating=seating)


def test_1_5_1_a_single_faction_that_passes_ends_play() -> None:
    """With four players the Romans at +1 end the game, and all are ranked by their margins."""
    game = check("reconquest-of-gaul", FOUR, aulerci="Subdued")
    assert game.asked == ""
    assert game.table.result is not None
    assert game.table.result.reason == "threshold"
    assert [(rank.seats, rank.score) for rank in game.table.result.ranking] == [
        (("Romans",), 1),
        (("Belgae",), -1),
        (("Arverni",), -3),
        (("Aedui",), -5),
    ]


@pytest.mark.proves("1.5.1g")
def test_1_5_1_one_of_two_factions_does_not_end_play() -> None:
    """Romans at +1 and Aedui short in the same hands: play goes on."""
    game = check("reconquest-of-gaul", TWO, aulerci="Subdued")
    assert game.table.result is None
    assert game.margin("Romans") == 1
    assert game.margin("Aedui") == -5


@pytest.mark.proves("1.5.1c")
def test_1_5_1_both_factions_passing_end_play_with_the_lower_margin() -> None:
    """Romans at +16 and Aedui at +2: their player wins with the Aedui margin of two."""
    game = at("""card = "Winter"\n[tribes]\nAedui = "Aedui"\nSenones = "Aedui" """, "reconquest-of-gaul", seating=TWO)
    assert game.table.result is not None
    assert game.table.result.ranking[0] == Rank(("Romans", "Aedui"), 2)
    assert game.table.result.winners == ("Romans", "Aedui")


def test_1_5_1_three_players_with_romans_and_aedui() -> None:
    """The Arverni and the Belgae play for themselves against the pair, who count the lower margin."""
    game = at('card = "Winter"\nwinters = 4\n[tribes]\nSenones = "Aedui"', "reconquest-of-gaul", seating=ROMANS_AEDUI)
    assert game.table.result is not None
    assert [rank.seats for rank in game.table.result.ranking] == [("Romans", "Aedui"), ("Arverni",), ("Belgae",)]
    assert [rank.score for rank in game.table.result.ranking] == [1, -8, -15]


BELGAE_PASS = """
    [regions.Mandubii]
    Belgae = "9 Warbands"
"""


@pytest.mark.proves("1.5.1c", "1.5.1g")
def test_1_5_1_arverni_and_belgae_count_the_lower_margin() -> None:
    """In Reconquest of Gaul Belgae at +2 do not end play while the Arverni of the same player are short."""
    for seating, over in ((FOUR, True), (ARVERNI_BELGAE, False), (TWO, False)):
        game = check("reconquest-of-gaul", seating, more=BELGAE_PASS)
        assert game.margin("Belgae") == 2
        assert (game.table.result is not None) == over


@pytest.mark.proves("1.5.1d", "1.5.1h")
@pytest.mark.parametrize("seating", [ARVERNI_BELGAE, TWO])
def test_1_5_1_exception_the_great_revolt_counts_the_higher_margin(seating: str) -> None:
    """In The Great Revolt the player of Arverni and Belgae ends play when one of them passes, with that margin."""
    game = check("great-revolt", seating, more=BELGAE_PASS)
    assert game.table.result is not None
    assert game.table.result.ranking[0] == Rank(("Arverni", "Belgae"), 2)


def test_1_5_1_exception_is_for_arverni_and_belgae_only() -> None:
    """Romans at +1 and Aedui short do not end The Great Revolt with two players."""
    assert check("great-revolt", TWO, aulerci="Subdued").table.result is None


@pytest.mark.parametrize(
    ("seating", "nonplayers", "players"),
    [
        (ARVERNI_BELGAE, ["Belgae"], ["Romans", "Arverni", "Aedui", "Belgae"]),
        (ARVERNI_BELGAE, ["Arverni"], ["Romans", "Arverni", "Aedui", "Belgae"]),
        (ROMANS_AEDUI, ["Aedui"], ["Romans", "Arverni", "Aedui", "Belgae"]),
        (TWO, ["Arverni", "Belgae"], ["Romans", "Arverni", "Romans", "Belgae"]),
        (TWO, ["Romans"], ["Romans", "Arverni", "Aedui", "Arverni"]),
    ],
)
def test_1_5_1_a_nonplayer_is_nobodys(seating: str, nonplayers: list[str], players: list[str]) -> None:
    """8.0 A Faction run as a Non-player is in nobody's hands, and leaves its partner to the player alone."""
    game = at(f"nonplayers = {nonplayers}", seating=seating)

    assert list(game.view["players"].values()) == players
