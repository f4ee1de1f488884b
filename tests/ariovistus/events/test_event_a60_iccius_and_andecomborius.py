"""Card A60, Iccius and Andecomborius."""

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective


@pytest.mark.parametrize(
    ("remi", "auxilia", "ally", "gained"),
    [
        ("Belgae", 4, "Romans", 0),
        ("Romans", 2, "Romans", 6),
        ("Dispersed", 0, "Dispersed", 10),
        ("Subdued", 1, "Romans", 6),
    ],
)
def test_event_a60_unshaded_two_resources_for_each_piece_not_placed(
    remi: str, auxilia: int, ally: str, gained: int
) -> None:
    """Ally and four Auxilia are five pieces."""
    game = at(f'card = "A60"\n[tribes]\nRemi = "{remi}"').play(f"""
        Belgae action unshaded A60
        Belgae event_number number {auxilia}
    """)
    assert game.tribe("Remi") == ally
    assert game.pieces("Atrebates", "Romans") == (f"{auxilia} Auxilia" if auxilia else "")
    assert game.resources("Romans") == 10 + gained


def test_event_a60_unshaded_no_roman_ally_is_available() -> None:
    """5.1.1 Instead of being replaced the Belgic Ally is removed; no Ally was placed: two Resources."""
    taken = "".join(f'{name} = "Romans"\n' for name in ("Treveri", "Mandubii", "Senones", "Lingones", "Helvii", "Nori"))
    game = at(f'card = "A60"\n[tribes]\nRemi = "Belgae"\n{taken}').play("""
        Belgae action unshaded A60
        Belgae event_number number 4
    """)
    assert (game.available("Romans", "Allies"), game.tribe("Remi"), game.resources("Romans")) == (0, "Subdued", 12)


def test_event_a60_unshaded_effective() -> None:
    full = '[resources]\nRomans = 45\n[regions.Provincia]\nRomans = "20 Auxilia"\n[tribes]\nRemi = "{0}"'
    assert not is_effective(at('card = "A60"\n' + full.format("Romans")), "Belgae", "unshaded")
    assert is_effective(at('card = "A60"\n' + full.format("Belgae")), "Belgae", "unshaded")


def test_event_a60_shaded_roman_allies_and_auxilia_become_belgic() -> None:
    """Up to five, Legions are not offered; the rest stays."""
    game = at("""
        card = "A60"
        [regions.Atrebates]
        Romans = "1 Legion, 3 Auxilia"
        [tribes]
        Remi = "Romans"
    """).play("Belgae action shaded A60")
    assert game.options == ["replace Remi", "replace Hidden Auxilia", "done"]
    game.play("""
        Belgae event_choice replace Remi
        Belgae event_choice replace Hidden Auxilia
        Belgae event_choice replace Hidden Auxilia
        Belgae event_choice done
    """)
    assert game.tribe("Remi") == "Belgae"
    assert game.pieces("Atrebates", "Belgae") == "2 Warbands"
    assert game.pieces("Atrebates", "Romans") == "1 Legion, 1 Auxilia"


def test_event_a60_shaded_effective() -> None:
    assert not is_effective(at('card = "A60"\n[regions.Atrebates]\nRomans = "1 Legion"'), "Belgae", "shaded")
