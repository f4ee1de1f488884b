"""Card A43, Dumnorix."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


def test_event_a43_unshaded_two_allies_and_two_warbands() -> None:
    """Each becomes Roman or Aedui as the executing Faction says; an Ally at Gergovia is only removed,
    whoever would be named."""
    game = at("""
        card = "A43"
        [regions.Sequani]
        Arverni = "2 Warbands, 1 revealed Warband"
        [tribes]
        Sequani = "Arverni"
        Arverni = "Arverni"
        Veneti = "Arverni"
    """).play("""
        Aedui action unshaded A43
        Aedui event_tribe tribe Arverni
        Aedui event_faction faction Aedui
        Aedui event_piece piece Hidden Arverni Warband
        Aedui event_faction faction Romans
        Aedui event_piece piece Revealed Arverni Warband
        Aedui event_faction faction Aedui
    """)

    assert (game.tribe("Arverni"), game.tribe("Sequani"), game.tribe("Veneti")) == ("Subdued", "Aedui", "Arverni")
    assert game.pieces("Sequani", "Arverni") == game.pieces("Sequani", "Aedui") == "1 Warband"
    assert game.pieces("Sequani", "Romans") == "1 Auxilia"


def test_event_a43_unshaded_romans_may_be_named_for_bibracte() -> None:
    """5.1.1 Who may not stand there only removes: the choice of Romans or Aedui is the executing Faction's."""
    game = at('card = "A43"\n[tribes]\nAedui = "Arverni"').play("Aedui action unshaded A43")
    assert game.offers("faction") == ["Romans", "Aedui"]
    game.play("Aedui event_faction faction Romans")
    assert game.tribe("Aedui") == "Subdued"


def test_event_a43_unshaded_effective() -> None:
    assert not is_effective(at('card = "A43"\n[tribes]\nVeneti = "Arverni"'), "Aedui", "unshaded")
    assert is_effective(at('card = "A43"\n[tribes]\nHelvetii = "Arverni"'), "Aedui", "unshaded")
    assert is_effective(at('card = "A43"\n[regions.Provincia]\nArverni = "1 Warband"'), "Aedui", "unshaded")


@pytest.mark.proves("A5.1.1c")
def test_event_a43_shaded_an_arverni_ally_at_each() -> None:
    """Whosever stood there: a Citadel at Avaricum becomes an Ally, Bibracte is Arverni; two Warbands in each Region."""
    game = at("""
        card = "A43"
        [regions.Aedui]
        Aedui = "Diviciacus, 1 Warband"
        [tribes]
        Bituriges = "Arverni Citadel"
        Aedui = "Aedui"
        Helvetii = "Dispersed"
    """).play("Aedui action shaded A43")

    assert [game.tribe(name) for name in ("Bituriges", "Aedui", "Helvetii")] == ["Arverni", "Arverni", "Dispersed"]
    assert [game.pieces(r, "Arverni") for r in ("Bituriges", "Aedui", "Sequani")] == ["2 Warbands"] * 3
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 1 Warband"


def test_event_a43_shaded_too_few() -> None:
    """5.1.3 One Ally and two Warbands are left: the executing Faction says where they come."""
    taken = ("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones", "Volcae", "Cadurci", "Arverni")
    tribes = "".join(f'{name} = "Arverni"\n' for name in taken)
    game = at(f'card = "A43"\n[regions.Arverni]\nArverni = "33 Warbands"\n[tribes]\n{tribes}').play(
        "Aedui action shaded A43"
    )
    assert game.offers("tribe") == ["Bituriges", "Aedui", "Helvetii"]
    game.play("""
        Aedui event_tribe tribe Helvetii
        Aedui event_region region Sequani
        Aedui event_region region Sequani
    """)

    assert (game.tribe("Helvetii"), game.tribe("Aedui")) == ("Arverni", "Subdued")
    assert game.pieces("Sequani", "Arverni") == "2 Warbands"


def test_event_a43_shaded_effective() -> None:
    none = '[regions.Arverni]\nArverni = "35 Warbands"\n[tribes]\nBituriges = "Dispersed"\nHelvetii = "Dispersed"\n'
    assert is_effective(at(f'card = "A43"\n{none}Aedui = "Aedui"'), "Romans", "shaded")
    assert not is_effective(at(f'card = "A43"\n{none}Aedui = "Dispersed"'), "Romans", "shaded")
