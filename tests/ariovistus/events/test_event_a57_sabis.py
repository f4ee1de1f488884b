"""Card A57, Sabis."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A57"
    [regions.Nervii]
    Belgae = "3 Warbands"
    Romans = "2 Auxilia"
    Germans = "3 Warbands"
    [regions.Morini]
    Romans = "3 Legions"
    [regions.Sugambri]
    Germans = "4 Warbands"
    [regions.Treveri]
    Belgae = "2 Warbands"
    Aedui = "2 Warbands"
"""


def test_event_a57_two_battles_in_belgica_retreat_only_in_the_second() -> None:
    """Against another enemy the second time; the Romans, next to a Region of theirs, are not asked in the first."""
    game = at(BOARD).play("""
        Belgae action unshaded A57
        Belgae battle_target faction Romans
        Belgae event_faction faction Germans
    """)
    assert game.asked == "Germans declare_retreat"
    assert [str(entry.facts[1]) for entry in game.table.log if entry.key == "battle"] == ["Romans", "Germans"]


def test_event_a57_the_second_may_be_declined() -> None:
    game = at(BOARD).play("""
        Belgae action unshaded A57
        Belgae battle_target faction Romans
        Belgae event_faction done
    """)
    assert [str(entry.facts[1]) for entry in game.table.log if entry.key == "battle"] == ["Romans"]


def test_event_a57_effective() -> None:
    """Treveri is not in Belgica."""
    assert is_effective(at(BOARD), "Belgae", "unshaded")
    assert not is_effective(at(BOARD), "Aedui", "unshaded")


def test_event_a57_who_shared_in_the_first_may_be_attacked_in_the_second() -> None:
    """A1.4 Romans lend Auxilia near Diviciacus for one Battle; the second is another, against anybody there."""
    game = at("""
        card = "A57"
        ineligible = ["Belgae", "Germans", "Romans"]
        [regions.Nervii]
        Aedui = "Diviciacus, 2 Warbands"
        Romans = "4 Auxilia"
        Belgae = "5 Warbands"
    """).play("""
        Aedui action unshaded A57
        Aedui share yes
        Romans agree_share yes
    """)
    assert game.asked == "Aedui event_faction"
    assert game.offers("faction") == ["Romans", "Belgae"]
    game.play("Aedui event_faction faction Romans")
    assert [str(entry.facts[1]) for entry in game.table.log if entry.key == "battle"] == ["Belgae", "Romans"]
