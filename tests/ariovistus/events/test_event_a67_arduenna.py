"""Card A67, Arduenna as the expansion has it."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A67"
    ineligible = ["Romans", "Aedui", "Germans"]
    [regions.Ubii]
    Germans = "Ariovistus, 4 Warbands"
    [regions.Treveri]
    Aedui = "2 Warbands"
"""


def test_event_a67_germans_march_act_and_hide() -> None:
    """The four Factions of this war may be named, Arverni not; after their Battle the Germans are Hidden."""
    game = at(BOARD).play("Belgae action unshaded A67")
    assert game.offers("faction") == ["Romans", "Germans", "Aedui", "Belgae"]
    game.play("""
        Belgae event_faction faction Germans
        Germans event_confirm yes
        Germans command march Ubii
        Germans march_number number 1
        Germans march_number number 4
        Germans free_command command Battle
        Germans command battle Treveri
    """)
    while "command" in game.asked and "done" in game.options:
        game.play(f"{game.asked} done")
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 4 Warbands"
    assert game.pieces("Treveri", "Aedui") == ""


def test_event_a67_effective() -> None:
    assert is_effective(at(BOARD), "Romans", "unshaded")
