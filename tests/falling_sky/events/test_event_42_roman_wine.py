"""Card 42, Roman Wine."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

CONTROL = """
    card = 42
    [regions.Mandubii]
    Romans = "4 Legions"
    [tribes]
    Mandubii = "Arverni Citadel"
    Senones = "Arverni"
    Lingones = "Romans"
    Treveri = "Belgae"
    Remi = "Aedui"
    Bellovaci = "Belgae"
    Veneti = "Arverni"
"""


def test_event_42_unshaded_under_roman_control() -> None:
    """Allies of anybody in Regions under Roman Control, no Citadel; one may stop."""
    game = at(CONTROL).play("Aedui action unshaded 42\nAedui event_choice under_control")

    assert game.options == ["tribe Senones", "tribe Lingones", "done"]
    game.play("Aedui event_tribe tribe Senones\nAedui event_tribe done")
    assert game.tribe("Senones") == "Subdued"
    assert game.tribe("Lingones") == "Romans"


def test_event_42_unshaded_next_to_roman_control() -> None:
    """Up to two in Regions next to one under Roman Control."""
    game = at(CONTROL).play("Aedui action unshaded 42\nAedui event_choice near_control")

    assert sorted(game.offers("tribe")) == ["Bellovaci", "Remi", "Treveri"]
    game.play("Aedui event_tribe tribe Treveri\nAedui event_tribe tribe Remi")
    assert game.tribe("Treveri") == game.tribe("Remi") == "Subdued"
    assert game.asked == "Romans action"


def test_event_42_unshaded_control_is_seen_first() -> None:
    """The loss of Roman Control by the first removal does not protect the next Ally."""
    game = at("""
        card = 42
        [regions.Provincia]
        Arverni = "1 Warband"
        [regions.Mandubii]
        Romans = "1 Legion"
        [tribes]
        Senones = "Arverni"
        Lingones = "Romans"
    """).play("""
        Aedui action unshaded 42
        Aedui event_tribe tribe Lingones
        Aedui event_tribe tribe Senones
    """)

    assert game.tribe("Senones") == game.tribe("Lingones") == "Subdued"


def test_event_42_unshaded_effective() -> None:
    """With Allies neither under Roman Control nor next to it there is nothing to do."""
    none = at('card = 42\n[tribes]\nVeneti = "Arverni"\nArverni = "Arverni Citadel"')

    under = at('card = 42\n[regions.Provincia]\nRomans = "2 Auxilia"\n[tribes]\nHelvii = "Arverni"')

    assert is_effective(at(CONTROL), "Aedui", "unshaded")
    assert is_effective(under, "Aedui", "unshaded")
    assert not is_effective(none, "Aedui", "unshaded")
    assert none.play("Aedui action unshaded 42").tribe("Veneti") == "Arverni"


SUPPLY = """
    card = 42
    [regions.Mandubii]
    Belgae = "{belgae} Warbands"
    [tribes]
    Aedui = "Aedui Citadel"
    Helvetii = "Aedui"
    Helvii = "Romans"
    Senones = "Romans"
    Lingones = "Aedui"
    Veneti = "Arverni"
"""


def test_event_42_shaded_one_to_three_in_supply_lines() -> None:
    """At least one, at most three Roman or Aedui Allies; Citadels and others' Allies stay."""
    game = at(SUPPLY.format(belgae=1)).play("Aedui action shaded 42")

    assert sorted(game.options) == ["tribe Helvetii", "tribe Helvii", "tribe Lingones", "tribe Senones"]
    game.play("Aedui event_tribe tribe Helvetii")
    assert "done" in game.options
    game.play("Aedui event_tribe tribe Senones\nAedui event_tribe tribe Lingones")
    assert game.asked == "Romans action"
    assert game.tribe("Helvii") == "Romans"


def test_event_42_shaded_others_control_cuts_the_line() -> None:
    """Ruling 159: as if exactly Romans and Aedui agreed; Belgic Control puts a Region out of Supply."""
    game = at(SUPPLY.format(belgae=4)).play("Aedui action shaded 42")

    assert sorted(game.offers("tribe")) == ["Helvetii", "Helvii"]


def test_event_42_shaded_effective() -> None:
    """Without a Roman or Aedui Ally in Supply the Event does nothing."""
    none = at("""
        card = 42
        [regions.Mandubii]
        Belgae = "4 Warbands"
        [tribes]
        Senones = "Romans"
    """)

    assert is_effective(at(SUPPLY.format(belgae=4)), "Aedui", "shaded")
    assert not is_effective(none, "Aedui", "shaded")
    assert none.play("Aedui action shaded 42").tribe("Senones") == "Romans"


def test_event_42_unshaded_four_at_most() -> None:
    """Of five Allies under Roman Control one is left."""
    game = at("""
        card = 42
        [regions.Mandubii]
        Romans = "9 Legions"
        [regions.Carnutes]
        Romans = "9 Auxilia"
        [tribes]
        Mandubii = "Arverni"
        Senones = "Arverni"
        Lingones = "Arverni"
        Carnutes = "Arverni"
        Aulerci = "Arverni"
    """).play("Aedui action unshaded 42")
    if game.asked == "Aedui event_choice":
        game.play("Aedui event_choice under_control")
    game.play("".join(f"Aedui event_tribe tribe {name}\n" for name in ("Mandubii", "Senones", "Lingones", "Carnutes")))

    assert game.tribe("Aulerci") == "Arverni"
    assert game.asked == "Romans action"
