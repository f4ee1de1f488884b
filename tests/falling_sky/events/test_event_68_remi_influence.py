"""68 Remi Influence."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_68_unshaded_allies_near_the_remi_become_roman() -> None:
    """One or two Allies of any Faction within one Region, not Citadels."""
    game = at("""
        card = 68
        [tribes]
        Bellovaci = "Belgae"
        Senones = "Arverni"
        Mandubii = "Aedui Citadel"
        Aulerci = "Aedui"
        Aedui = "Aedui"
    """).play("Belgae action unshaded 68")
    assert set(game.offers("tribe")) == {"Bellovaci", "Senones", "Aulerci"}
    game.play("Belgae event_tribe tribe Aulerci\nBelgae event_tribe tribe Senones")
    assert (game.tribe("Aulerci"), game.tribe("Senones"), game.tribe("Bellovaci")) == ("Romans", "Romans", "Belgae")


def test_event_68_unshaded_not_while_the_remi_are_dispersed() -> None:
    """Dispersed Remi do not qualify."""
    game = at('card = 68\n[tribes]\nRemi = "Dispersed"\nBellovaci = "Belgae"\n')
    assert not is_effective(game, "Romans", "unshaded")
    game.play("Belgae action unshaded 68")
    assert game.tribe("Bellovaci") == "Belgae"
    assert is_effective(at('card = 68\n[tribes]\nRemi = "Romans"\nBellovaci = "Belgae"\n'), "Romans", "unshaded")


def test_event_68_shaded_the_friend_of_the_remi_takes_a_city() -> None:
    """A Razed marker is cleared too; the Citadel and Warbands belong to the Faction with the Remi."""
    game = at('card = 68\n[tribes]\nRemi = "Aedui"\nMandubii = "Razed"\nCarnutes = "Arverni Citadel"\n')
    game.play("Belgae action shaded 68")
    assert set(game.options) == {"tribe Mandubii", "tribe Carnutes", "done"}
    game.play("Aedui event_tribe tribe Mandubii")
    assert game.tribe("Mandubii") == "Aedui Citadel"
    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"


def test_event_68_shaded_a_citadel_is_removed_and_it_may_be_declined() -> None:
    """Even a Citadel goes; but the Faction may leave everything as it is."""
    position = 'card = 68\n[tribes]\nRemi = "Aedui"\nCarnutes = "Arverni Citadel"\n'
    game = at(position).play("Belgae action shaded 68\nAedui event_tribe tribe Carnutes")
    assert game.tribe("Carnutes") == "Aedui Citadel"
    game = at(position).play("Belgae action shaded 68\nAedui event_tribe done")
    assert game.tribe("Carnutes") == "Arverni Citadel"


def test_event_68_shaded_effective() -> None:
    """A Gallic Faction must have the Remi."""
    assert not is_effective(at('card = 68\n[tribes]\nRemi = "Romans"\n'), "Romans", "shaded")
    assert is_effective(at('card = 68\n[tribes]\nRemi = "Belgae"\n'), "Romans", "shaded")


def test_event_68_shaded_only_where_something_would_change() -> None:
    """With all Warbands out, an own Citadel at Alesia leaves nothing to do there."""
    game = at("""
        card = 68
        ineligible = ["Romans"]
        [regions.Britannia]
        Aedui = "20 Warbands"
        [tribes]
        Remi = "Aedui"
        Mandubii = "Aedui Citadel"
    """).play("Belgae action shaded 68")
    assert (game.asked, game.options) == ("Aedui event_tribe", ["tribe Carnutes", "done"])
