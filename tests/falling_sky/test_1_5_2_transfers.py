"""1.5.2 Resources that pass between Factions."""

import pytest

from tests.falling_sky.playing import at
from tests.falling_sky.wintering import until, winter

ROMANS_AEDUI, TWO = "three-romans-aedui", "two"

PURSES = """
    card = 37
    next = 20
    [resources]
    Romans = 20
    Arverni = 44
    Aedui = 7
    Belgae = 0
"""


@pytest.mark.proves("1.5.2e")
def test_1_5_2_resources_may_be_given_during_ones_own_command() -> None:
    """The Aedui give three of their Resources to the Romans while they Rally."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate give Romans")
    assert game.options == [f"number {n}" for n in range(1, 8)]
    game.play("Aedui give number 3")
    assert (game.resources("Aedui"), game.resources("Romans")) == (4, 23)


@pytest.mark.proves("1.5.2e")
def test_1_5_2_resources_may_be_received_during_ones_own_command() -> None:
    """The Romans grant what the Aedui ask for while the Aedui execute."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate request Romans")
    assert game.options == [f"number {n}" for n in range(1, 21)]
    game.play("Aedui request number 20\nRomans grant yes")
    assert (game.resources("Aedui"), game.resources("Romans")) == (27, 0)


def test_1_5_2_a_refused_request_may_be_followed_by_a_smaller_one() -> None:
    """Players bargain: what was refused, or more, is not asked for again in this Command."""
    game = at(PURSES).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 3
        Romans grant no
        Aedui command negotiate
        Aedui negotiate request Romans
    """)
    assert game.options == ["number 1", "number 2"]
    game.play("Aedui request number 1\nRomans grant no\nAedui command negotiate")
    assert "request Romans" not in game.options
    assert game.resources("Romans") == 20


@pytest.mark.proves("1.5.2h")
def test_1_5_2_who_can_give_to_whom() -> None:
    """Nobody gives what he has not or beyond 45 Resources (1.8), and nobody gives to the Germans."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate")
    assert game.options == [
        *("give Romans", "give Arverni", "give Belgae"),
        *("request Romans", "request Arverni"),
        "back",
    ]
    game.play("Aedui negotiate give Arverni")
    assert game.asked == "Aedui command"
    assert game.resources("Arverni") == 45


def test_1_5_2_a_gift_does_not_count_as_the_command() -> None:
    """After a gift the Aedui must go on with their Command: it cannot be cancelled."""
    game = at(PURSES).play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate give Belgae")
    game.play("Aedui give number 1")
    assert "cancel" not in game.options
    assert "done" not in game.options


@pytest.mark.proves("1.5.2e")
def test_1_5_2_no_transfers_without_command_or_event() -> None:
    """A Faction that has yet to choose its action, or Passes, transfers nothing."""
    game = at(PURSES)
    assert "negotiate" not in game.options
    game.play("Aedui action pass")
    assert game.asked == "Romans action"


@pytest.mark.proves("1.5.2f")
@pytest.mark.parametrize("seating", [ROMANS_AEDUI, TWO])
def test_1_5_2_four_resources_between_the_factions_of_one_player(seating: str) -> None:
    """At most four Resources per execution pass between Romans and Aedui of the same player, both ways together."""
    game = at(PURSES, seating=seating).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
    """)
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]
    game.play("Aedui request number 3\nRomans grant yes\nAedui command negotiate\nAedui negotiate give Romans")
    assert game.asked == "Aedui command"
    assert (game.resources("Aedui"), game.resources("Romans")) == (9, 18)
    game.play("Aedui command negotiate")
    assert not any(option.endswith("Romans") for option in game.options)


def test_1_5_2_no_more_than_there_is_between_the_factions_of_one_player() -> None:
    """Who has two Resources gives two, though four might pass."""
    game = at(PURSES.replace("Romans = 20", "Romans = 2"), seating=TWO)
    game.play("Aedui action command Rally\nAedui command negotiate\nAedui negotiate request Romans")
    assert game.options == ["number 1", "number 2"]


def test_1_5_2_after_a_refusal_no_more_than_there_is() -> None:
    """Romans refuse three of their three Resources, and lose two to a Raid: one is left to ask for."""
    game = at(
        PURSES.replace("Romans = 20", "Romans = 3") + '[regions.Mandubii]\nAedui = "3 Warbands"\nRomans = "1 Auxilia"\n'
    )
    game.play("""
        Aedui action command Raid
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 3
        Romans grant no
        Aedui command raid Mandubii
        Aedui raid take_from Romans
        Aedui raid take_from Romans
        Aedui command negotiate
        Aedui negotiate request Romans
        Romans grant yes
    """)
    assert (game.resources("Romans"), game.resources("Aedui")) == (0, 10)


def test_1_5_2_the_limit_is_for_each_execution() -> None:
    """When the Romans execute in their turn, another four Resources may pass."""
    game = at(PURSES, seating=TWO).play("""
        Aedui action command Rally
        Aedui command negotiate
        Aedui negotiate request Romans
        Aedui request number 4
        Romans grant yes
        Aedui command rally Aedui
        Aedui command done
        Romans action limited Recruit
        Romans command negotiate
        Romans negotiate give Aedui
    """)
    assert game.options == ["number 1", "number 2", "number 3", "number 4"]


@pytest.mark.proves("1.5.2f")
def test_1_5_2_no_limit_between_different_players() -> None:
    """Arverni and Aedui of different players pass as much as they like, again and again."""
    game = at(PURSES, seating=TWO).play("Aedui action command Rally")
    for _ in range(7):
        game.play("Aedui command negotiate\nAedui negotiate request Arverni\nAedui request number 38")
        game.play("Arverni grant yes\nAedui command negotiate\nAedui negotiate give Arverni\nAedui give number 38")
    assert (game.resources("Aedui"), game.resources("Arverni")) == (7, 44)


@pytest.mark.proves("1.5.2g")
def test_1_5_2_transfers_in_the_quarters_phase() -> None:
    """In Quarters any amount may pass, even between the Factions of one player."""
    game = winter(
        """
        [resources]
        Belgae = 9
        [regions.Nervii]
        Belgae = "Warband"
    """,
        seating=TWO,
    )
    until(game, "Belgae quarters_from")
    game.play("Belgae quarters_from negotiate\nBelgae negotiate give Arverni\nBelgae give number 9")
    assert (game.resources("Belgae"), game.resources("Arverni")) == (0, 9)


@pytest.mark.proves("1.5.2g")
def test_1_5_2_transfers_in_the_harvest_phase() -> None:
    """After the earnings each Faction may give to any other but the Germans, without limit."""
    game = winter("", seating=TWO)
    until(game, "Romans harvest_transfer")
    assert game.resources("Romans") == 15
    assert game.options == ["give Arverni", "give Aedui", "give Belgae", "back"]
    game.play("Romans harvest_transfer give Aedui\nRomans give number 15")
    assert game.resources("Aedui") == 19


@pytest.mark.proves("1.5.2g")
def test_1_5_2_no_transfers_in_other_phases_of_winter() -> None:
    """Once the Harvest is over, nobody gives anything before the next card."""
    game = winter("")
    until(game, "Arverni successor")
    assert all(option.startswith("region") for option in game.options)


def test_1_5_2_a_gift_that_leaves_no_command_is_taken_back() -> None:
    """3.1 A Command selects at least one Region: whoever gives away its price must take the gift back."""
    game = at("""
        card = 19
        [resources]
        Arverni = 3
        [regions.Mandubii]
        Arverni = "3 revealed Warbands"
    """).play("""
        Arverni action command March
        Arverni command negotiate
        Arverni negotiate give Belgae
        Arverni give number 3
    """)
    assert "done" not in game.options
    assert "cancel" not in game.options

    game.play("Arverni command take_back")
    assert game.asked == "Arverni action"
    assert (game.resources("Arverni"), game.resources("Belgae")) == (3, 10)


def test_1_5_2_a_gift_and_a_removal_together_open_a_rally() -> None:
    """With nothing to spend and nothing Available, Rally is still offered: Resources may be given, pieces removed."""
    game = at("""
        card = 19
        [resources]
        Arverni = 0
        [regions.Arverni]
        Arverni = "Vercingetorix, 20 revealed Warbands"
        [regions.Pictones]
        Arverni = "15 revealed Warbands"
        [tribes]
        Arverni = "Arverni Citadel"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        Pictones = "Arverni"
        Santones = "Arverni"
    """)

    assert "Rally" in game.offers("command")
