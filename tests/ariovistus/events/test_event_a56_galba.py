"""Card A56, Galba."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


def test_event_a56_unshaded_belgae_leave_atrebates() -> None:
    """All but the Leader, Allies too; four Resources."""
    game = at("""
        card = "A56"
        [regions.Atrebates]
        Belgae = "Boduognatus, 3 Warbands"
        [tribes]
        Atrebates = "Belgae"
        Remi = "Romans"
    """).play("Belgae action unshaded A56")

    assert game.pieces("Atrebates", "Belgae") == "Boduognatus"
    assert (game.tribe("Atrebates"), game.tribe("Remi")) == ("Subdued", "Romans")
    assert game.resources("Belgae") == 6


def test_event_a56_unshaded_effective() -> None:
    board = 'card = "A56"\n[resources]\nBelgae = 0\n[regions.Atrebates]\nBelgae = "{0}"'
    assert not is_effective(at(board.format("Boduognatus")), "Romans", "unshaded")
    assert is_effective(at(board.format("Boduognatus, 1 Warband")), "Romans", "unshaded")


def test_event_a56_shaded_warbands_and_allies_that_may_replace_others() -> None:
    """Four Warbands, two Allies in Belgica, one in place of a Roman one; a Dispersed Tribe is not offered; four
    Resources, never above 45."""
    game = at("""
        card = "A56"
        [resources]
        Belgae = 43
        [tribes]
        Nervii = "Belgae"
        Remi = "Romans"
        Morini = "Dispersed"
    """).play("""
        Belgae action shaded A56
        Belgae event_region region Nervii
        Belgae event_number number 4
    """)
    assert "Morini" not in game.offers("tribe")
    assert "Nervii" not in game.offers("tribe")
    game.play("Belgae event_tribe tribe Remi\nBelgae event_tribe tribe Menapii")

    assert game.pieces("Nervii", "Belgae") == "4 Warbands"
    assert (game.tribe("Remi"), game.tribe("Menapii")) == ("Belgae", "Belgae")
    assert game.resources("Belgae") == 45


def test_event_a56_shaded_no_ally_of_others_must_be_replaced() -> None:
    """They "may" replace others: with a Subdued Tribe left an Ally must come, there or in place of another; with none,
    the Belgae spare the Germans."""
    tribes = dict.fromkeys(("Morini", "Menapii", "Nervii", "Eburones", "Bellovaci", "Atrebates"), "Germans")
    told = "".join(f'{name} = "{owner}"\n' for name, owner in tribes.items())
    game = at(f'card = "A56"\n[tribes]\n{told}').play("""
        Belgae action shaded A56
        Belgae event_region region Nervii
        Belgae event_number number 4
    """)
    assert sorted(game.offers("tribe")) == sorted([*tribes, "Remi"])
    assert "done" not in game.options
    game.play("Belgae event_tribe tribe Remi\nBelgae event_tribe done")
    assert (game.tribe("Remi"), game.tribe("Nervii"), game.resources("Belgae")) == ("Belgae", "Germans", 14)


def test_event_a56_shaded_an_ally_that_is_not_available_replaces_nobody() -> None:
    """One Belgic Ally is left: it comes, in place of a Roman one; for a second nobody is asked, nobody removed."""
    held = ("Treveri", "Mandubii", "Senones", "Lingones", "Helvii", "Nori", "Sequani", "Helvetii", "Nervii")
    taken = "".join(f'{name} = "Belgae"\n' for name in held)
    game = at(f'card = "A56"\n[tribes]\nRemi = "Romans"\nMorini = "Romans"\n{taken}').play("""
        Belgae action shaded A56
        Belgae event_region region Nervii
        Belgae event_number number 4
        Belgae event_tribe tribe Remi
    """)
    assert (game.available("Belgae", "Allies"), game.resources("Belgae")) == (0, 14)
    assert (game.tribe("Remi"), game.tribe("Morini")) == ("Belgae", "Romans")


def test_event_a56_shaded_effective() -> None:
    assert is_effective(at('card = "A56"'), "Romans", "shaded")
