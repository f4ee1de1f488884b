"""61 Catuvolcus."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_61_unshaded_allies_of_one_faction_and_any_warbands() -> None:
    """Allies of one Faction, and five Warbands of whichever Factions; Auxilia stay."""
    game = at("""
        card = 61
        [regions.Nervii]
        Belgae = "3 Warbands"
        Germans = "4 Warbands"
        Romans = "2 Auxilia"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
    """).play("Belgae action unshaded 61\nBelgae event_tribe tribe Nervii")
    assert game.options == ["tribe Eburones", "done"]
    game.play("Belgae event_tribe done")
    assert game.offers("piece") == ["Hidden Belgic Warband", "Hidden Germanic Warband"]
    game.play("Belgae event_piece piece Hidden Belgic Warband\n" * 1)
    game.play("Belgae event_piece piece Hidden Germanic Warband\n" * 4)
    assert game.asked == "Arverni action"
    assert game.pieces("Nervii", "Belgae") == "2 Warbands"
    assert game.pieces("Nervii", "Germans") == ""
    assert game.pieces("Nervii", "Romans") == "2 Auxilia"
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Belgae")


def test_event_61_unshaded_not_allies_of_two_factions() -> None:
    """After the Ally of one Faction, that of another stays."""
    game = at('card = 61\n[tribes]\nNervii = "Belgae"\nEburones = "Romans"\n')
    game.play("Belgae action unshaded 61\nBelgae event_tribe tribe Eburones")
    assert game.asked == "Arverni action"
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Belgae", "Subdued")


def test_event_61_shaded_replaces_allies_and_dispersed() -> None:
    """Both Tribes become Belgic, a Dispersed marker comes off at once, and six Resources come in."""
    game = at('card = 61\n[tribes]\nNervii = "Dispersed"\nEburones = "Romans"\n').play("Belgae action shaded 61")
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Belgae", "Belgae")
    assert game.resources("Belgae") == 16


def test_event_61_effective() -> None:
    """Unshaded needs an Ally or Warband there; shaded a Tribe to win or room for Resources."""
    assert not is_effective(at('card = 61\n[regions.Nervii]\nRomans = "1 Auxilia"\n'), "Belgae", "unshaded")
    assert is_effective(at('card = 61\n[regions.Nervii]\nAedui = "1 Warband"\n'), "Belgae", "unshaded")
    assert is_effective(at('card = 61\n[tribes]\nNervii = "Romans"\n'), "Belgae", "unshaded")
    rich = 'card = 61\n[resources]\nBelgae = 45\n[tribes]\nNervii = "Belgae"\n'
    assert not is_effective(at(rich + 'Eburones = "Belgae"\n'), "Romans", "shaded")
    assert is_effective(at(rich), "Romans", "shaded")


def test_event_61_shaded_without_an_ally_available() -> None:
    """With all Belgic Allies on the map, and no room for Resources, it takes another's Ally there to remove."""
    tribes = [
        "Menapii",
        "Morini",
        "Bellovaci",
        "Atrebates",
        "Treveri",
        "Sugambri",
        "Ubii",
        "Carnutes",
        "Aulerci",
        "Mandubii",
    ]
    settled = "".join(f'{tribe} = "Belgae"\n' for tribe in tribes)
    rich = "card = 61\n[resources]\nBelgae = 45\n[tribes]\n" + settled
    assert not is_effective(at(rich), "Romans", "shaded")
    assert is_effective(at(rich + 'Nervii = "Aedui"\n'), "Romans", "shaded")
    game = at('ineligible = ["Belgae", "Arverni", "Romans"]\n' + rich + 'Nervii = "Romans"\n')
    game.play("Aedui action shaded 61")
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Subdued")


def test_event_61_shaded_the_last_ally_needs_no_choice_where_one_tribe_is_belgic() -> None:
    """Nine Belgic Allies are on the map, one of them at the Nervii: the tenth comes to the Eburones."""
    tribes = ["Menapii", "Morini", "Bellovaci", "Atrebates", "Treveri", "Sugambri", "Ubii", "Carnutes", "Nervii"]
    settled = "".join(f'{tribe} = "Belgae"\n' for tribe in tribes)
    game = at("card = 61\n[tribes]\n" + settled).play("Belgae action shaded 61")
    assert game.tribe("Eburones") == "Belgae"
    assert game.resources("Belgae") == 16
