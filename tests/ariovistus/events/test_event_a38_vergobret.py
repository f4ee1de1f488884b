"""Card A38, Vergobret."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A45"
    ineligible = ["Romans", "Germans", "Belgae"]
    [resources]
    Aedui = {0}
    [capabilities]
    A38 = "{1}"
    [regions.Mandubii]
    Aedui = "{2}4 Warbands"
    Romans = "1 Auxilia"
    [regions.Sequani]
    Aedui = "2 Warbands"
"""


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_a38_is_a_capability(side: str) -> None:
    game = at('card = "A38"').play(f"Aedui action {side} A38")
    assert game.position["capabilities"] == {"A38": side}
    assert not is_effective(at(f'card = "A38"\n[capabilities]\nA38 = "{side}"'), "Aedui", side)
    assert is_effective(at('card = "A38"'), "Aedui", side)


def test_event_a38_unshaded_four_pieces_two_of_them_allies() -> None:
    """Two Allies for four Resources, a Warband for one, and an Auxilia for nothing; then it is over."""
    game = at(BOARD.format(10, "unshaded", "Diviciacus, ")).play("""
        Aedui action command Raid
        Aedui command ability Suborn
        Aedui suborn region Mandubii
        Aedui suborn_what place_ally Mandubii
        Aedui suborn_ally faction Aedui
        Aedui suborn_what place_ally Lingones
        Aedui suborn_ally faction Romans
    """)
    assert not [option for option in game.options if option.startswith("place_ally")]
    game.play("Aedui suborn_what place Romans\nAedui suborn_what place Aedui")

    assert game.resources("Aedui") == 5
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"
    assert game.asked == "Aedui command"


def test_event_a38_unshaded_auxilia_without_resources() -> None:
    """With nothing to pay with, Auxilia can still be placed; nothing else is offered."""
    game = at(BOARD.format(0, "unshaded", "Diviciacus, ")).play("""
        Aedui action command Raid
        Aedui command ability Suborn
        Aedui suborn region Mandubii
    """)
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"  # the first answers itself
    assert game.options == ["place Romans", "done"]
    game.play("Aedui suborn_what place Romans")
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"


def test_event_a38_shaded_suborn_in_the_region_of_diviciacus() -> None:
    """Not in the next one; Trade still is."""
    game = at(BOARD.format(10, "shaded", "Diviciacus, ")).play(
        "Aedui action command Raid\nAedui command ability Suborn"
    )
    assert game.asked == "Aedui suborn_what"
    assert game.table.ask is not None
    assert str(game.table.ask.about[0]) == "Mandubii"


def test_event_a38_shaded_without_him_near_bibracte() -> None:
    """Suborn in Mandubii or Sequani, not in Treveri."""
    board = BOARD.format(10, "shaded", "") + '[regions.Treveri]\nAedui = "2 Warbands"'
    game = at(board).play("Aedui action command Raid\nAedui command ability Suborn")
    assert game.offers("region") == ["Mandubii", "Sequani"]


@pytest.mark.parametrize(("leader", "yields"), [("", 20), ("Diviciacus, ", 22)])
def test_event_a38_shaded_trade_without_him_near_bibracte(leader: str, yields: int) -> None:
    """Three Tribes of Mandubii and two of Sequani yield two each; the Ally at Treveri nothing then, but two while
    Diviciacus is next to it."""
    board = BOARD.format(10, "shaded", leader) + '[regions.Treveri]\nAedui = "2 Warbands"\nBelgae = "3 Warbands"\n'
    game = at(board + '[tribes]\nTreveri = "Aedui"\nLingones = "Aedui"').play("""
        Aedui action command Raid
        Aedui command ability Trade
        Romans agree_trade yes
    """)
    while game.asked.endswith("agree_trade"):
        game.play(f"{game.asked} yes")
    game.play("Aedui trade yes" if game.asked == "Aedui trade" else "")
    assert game.resources("Aedui") == yields


@pytest.mark.parametrize(("resources", "offered"), [(1, False), (3, True)])
def test_event_a38_unshaded_free_auxilia_alone_open_no_rally(resources: int, offered: bool) -> None:
    """They cost nothing, but only an Ally for two Resources makes a Rally for a third one possible."""
    game = at(f"""
        card = "A45"
        ineligible = ["Romans", "Germans", "Belgae"]
        nonplayers = ["Romans", "Germans", "Belgae"]
        [resources]
        Romans = 0
        Germans = 0
        Aedui = {resources}
        Belgae = 0
        [capabilities]
        A38 = "unshaded"
        [regions.Aedui]
        devastated = true
        [regions.Sequani]
        devastated = true
        [regions.Mandubii]
        Aedui = "2 Warbands"
        Arverni = "6 Warbands"
    """)
    assert ("Rally" in game.offers("command")) is offered
