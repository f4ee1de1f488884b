"""Card 50, Shifting Loyalties."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

CAPABILITIES = """
    card = 50
    [capabilities]
    12 = "unshaded"
    13 = "shaded"
    8 = "shaded Arverni"
"""


def test_event_50_unshaded_removes_a_capability() -> None:
    """Any Capability, of any side and Faction, goes out of play; the others stay."""
    game = at(CAPABILITIES).play("Aedui action unshaded 50")

    assert game.options == ["card 8", "card 12", "card 13"]
    game.play("Aedui event_card card 13")
    assert dict(game.view["capabilities"]) == {"8": "shaded Arverni", "12": "unshaded"}


def test_event_50_unshaded_the_only_capability() -> None:
    """With one in play there is nothing to ask."""
    game = at('card = 50\n[capabilities]\n8 = "unshaded Romans"').play("Aedui action unshaded 50")

    assert dict(game.view["capabilities"]) == {}
    assert game.asked.endswith("action")


def test_event_50_unshaded_effective_with_a_capability_in_play() -> None:
    """Without Capabilities the Event does nothing."""
    none = at("card = 50")

    assert is_effective(at(CAPABILITIES), "Romans", "unshaded")
    assert not is_effective(none, "Romans", "unshaded")
    assert none.play("Aedui action unshaded 50").asked.endswith("action")
