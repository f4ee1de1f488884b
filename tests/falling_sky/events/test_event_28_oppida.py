"""28 Oppida."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


@pytest.mark.proves("5.1a", "5.1.1g")
def test_event_28_allies_then_citadels() -> None:
    """Allies of any Gaul at Subdued Cities without Roman Control, then Citadels for Allies at Cities."""
    game = at("""
        card = 28
        [regions.Carnutes]
        Romans = "1 Legion"
        [tribes]
        Aedui = "Aedui"
        Bituriges = "Razed"
        Sequani = "Dispersed"
    """).play("Arverni action unshaded 28")
    assert game.offers("place_ally") == ["Mandubii", "Arverni"]
    game.play("Arverni event_choice place_ally Mandubii")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]
    game.play("Arverni event_faction faction Belgae\nArverni event_choice place_ally Arverni")
    assert game.offers("place_citadel") == ["Arverni", "Aedui", "Mandubii"]
    game.play("Arverni event_choice place_citadel Mandubii\nArverni event_choice place_citadel Arverni")
    game.play("Arverni event_choice done")

    assert game.asked == "Aedui action"
    assert game.tribe("Mandubii") == "Belgae Citadel"
    assert game.tribe("Arverni") == "Arverni Citadel"
    assert game.tribe("Aedui") == "Aedui"
    assert game.available("Arverni", "Allies") == 10


def test_event_28_own_pieces_may_be_removed_first() -> None:
    """Belgae whose only Citadel is elsewhere may take it off to raise it at another City."""
    game = at("""
        card = 28
        ineligible = ["Arverni", "Aedui"]
        [tribes]
        Mandubii = "Belgae Citadel"
        Carnutes = "Belgae"
        Aedui = "Razed"
        Arverni = "Razed"
        Sequani = "Razed"
        Bituriges = "Razed"
    """).play("Belgae action unshaded 28")
    assert game.options == ["remove_own", "done"]
    game.play("Belgae event_choice remove_own\nBelgae remove_from region Mandubii")
    game.play("Belgae remove_piece remove Mandubii\nBelgae event_choice place_citadel Carnutes")

    assert (game.tribe("Mandubii"), game.tribe("Carnutes")) == ("Subdued", "Belgae Citadel")


def test_event_28_effective() -> None:
    """Something to place, or an own piece to make Available for it."""
    razed = "\n".join(f'{t} = "Razed"' for t in ("Aedui", "Arverni", "Sequani", "Bituriges", "Carnutes"))
    held = 'card = 28\n[regions.Mandubii]\nRomans = "1 Legion"\n[tribes]\n' + razed
    assert not is_effective(at(held), "Arverni", "unshaded")
    assert is_effective(at(held + '\nMandubii = "Belgae"'), "Romans", "unshaded")
    assert is_effective(at("card = 28"), "Romans", "unshaded")
