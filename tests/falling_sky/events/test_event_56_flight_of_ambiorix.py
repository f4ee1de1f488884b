"""56 Flight of Ambiorix."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

STRONG = """
    [regions.Atrebates]
    Belgae = "4 Warbands"
    [regions.Nervii]
    Belgae = "4 Warbands"
    [tribes]
    Remi = "Belgae"
    Atrebates = "Belgae"
    Bellovaci = "Belgae"
    Nervii = "Belgae"
    Eburones = "Belgae"
"""


def test_event_56_unshaded_removed_when_the_belgae_are_weak() -> None:
    """Below ten he goes, wherever he is."""
    game = at('card = 56\n[regions.Nervii]\nBelgae = "Ambiorix, 2 Warbands"\n').play("Belgae action unshaded 56")
    assert game.pieces("Nervii", "Belgae") == "2 Warbands"


def test_event_56_unshaded_removed_under_roman_control_alone() -> None:
    """At ten he stays but under Roman Control."""
    safe = at('card = 56\n[regions.Treveri]\nBelgae = "Ambiorix"\n' + STRONG)
    assert safe.margin("Belgae") >= -5
    assert not is_effective(safe, "Romans", "unshaded")
    game = at('card = 56\n[regions.Treveri]\nBelgae = "Ambiorix"\nRomans = "2 Auxilia"\n' + STRONG)
    assert is_effective(game, "Romans", "unshaded")
    assert game.play("Belgae action unshaded 56").pieces("Treveri", "Belgae") == ""


def test_event_56_unshaded_spares_a_successor() -> None:
    """A Successor is not Ambiorix."""
    game = at('card = 56\n[regions.Nervii]\nBelgae = "Successor"\n')
    assert not is_effective(game, "Romans", "unshaded")
    assert game.play("Belgae action unshaded 56").pieces("Nervii", "Belgae") == "Successor"


def test_event_56_shaded_ambiorix_near_germania() -> None:
    """Placed as Ambiorix in either Germania, Morini, Nervii, Treveri or Sequani."""
    game = at("card = 56").play("Belgae action shaded 56")
    assert set(game.offers("region")) == {"Sugambri", "Ubii", "Morini", "Nervii", "Treveri", "Sequani"}
    game.play("Belgae event_region region Sequani")
    assert game.pieces("Sequani", "Belgae") == "Ambiorix"


def test_event_56_shaded_a_successor_on_the_map() -> None:
    """Only the Belgae can take their Successor off to make the Leader Available."""
    game = at('card = 56\n[regions.Nervii]\nBelgae = "Successor"\n')
    assert not is_effective(game, "Romans", "shaded")
    assert is_effective(game, "Belgae", "shaded")
    game.play("Belgae action shaded 56\nBelgae event_region region Ubii")
    assert (game.pieces("Nervii", "Belgae"), game.pieces("Ubii", "Belgae")) == ("", "Ambiorix")
    assert not is_effective(at('card = 56\n[regions.Nervii]\nBelgae = "Ambiorix"\n'), "Belgae", "shaded")


def test_event_56_unshaded_ten_is_not_less_than_ten() -> None:
    """At a Belgic victory of exactly ten he stays, at nine he goes."""
    ten = 'card = 56\n[regions.Treveri]\nRomans = "1 Auxilia"\nBelgae = "Ambiorix"\n' + STRONG
    nine = ten.replace('    Eburones = "Belgae"\n', "")
    for text, margin, goes in ((ten, -5, False), (nine, -6, True)):
        game = at(text)
        assert game.margin("Belgae") == margin
        assert is_effective(game, "Romans", "unshaded") is goes


def test_event_56_effective_with_the_leader_off_the_map() -> None:
    """There is nobody to chase; and anybody may bring him back."""
    game = at("card = 56")
    assert not is_effective(game, "Romans", "unshaded")
    assert is_effective(game, "Romans", "shaded")
