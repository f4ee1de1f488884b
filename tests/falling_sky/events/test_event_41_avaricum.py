"""41 Avaricum."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at


def test_event_41_gauls_place_allies_and_a_citadel_and_gain() -> None:
    """Up to two Allies, a Citadel for an Ally, then a Resource for each Ally and Citadel near Avaricum."""
    game = at("""
        card = 41
        [tribes]
        Bituriges = "Aedui"
        Treveri = "Aedui"
    """).play("Aedui action unshaded 41")
    assert "Arverni" not in game.offers("tribe")
    assert "Sequani" not in game.offers("tribe")
    game.play("Aedui event_tribe tribe Aedui\nAedui event_tribe tribe Senones")
    assert game.options == ["tribe Bituriges", "tribe Aedui", "done"]
    game.play("Aedui event_tribe tribe Bituriges")

    assert game.asked == "Romans action"
    assert game.tribe("Bituriges") == "Aedui Citadel"
    assert game.resources("Aedui") == 13


def test_event_41_romans_place_a_fort() -> None:
    """Romans have no Citadels but may place a Fort, which brings a Resource too."""
    game = at("""
        card = 41
        ineligible = ["Aedui"]
        [regions.Aedui]
        Romans = "1 Fort"
        [tribes]
        Bituriges = "Romans"
    """).play("Romans action unshaded 41\nRomans event_tribe done")
    assert "Aedui" not in game.offers("region")
    game.play("Romans event_region region Mandubii")
    assert game.pieces("Mandubii", "Romans") == "Fort"
    assert game.resources("Romans") == 13


def test_event_41_nothing_without_avaricum() -> None:
    """Without an own Ally or Citadel at Avaricum the Event does nothing."""
    game = at('card = 41\n[tribes]\nBituriges = "Belgae"\n').play("Aedui action unshaded 41")
    assert game.asked == "Romans action"
    assert game.resources("Aedui") == 10


def test_event_41_effective() -> None:
    """For the holder of Avaricum alone."""
    game = at('card = 41\n[tribes]\nBituriges = "Belgae Citadel"\n')
    assert is_effective(game, "Belgae", "unshaded")
    assert not is_effective(game, "Arverni", "unshaded")


NO_AEDUI_ALLIES = "".join(f'{t} = "Aedui"\n' for t in ("Treveri", "Sequani", "Helvetii", "Veneti", "Namnetes"))
NO_ROMAN_ALLIES = NO_AEDUI_ALLIES.replace("Aedui", "Romans")
FORTS = "".join(f'[regions.{r}]\nRomans = "Fort"\n' for r in ("Morini", "Nervii", "Atrebates", "Treveri", "Veneti"))


@pytest.mark.parametrize(
    ("faction", "resources", "board", "expected"),
    [
        ("Aedui", 45, '[tribes]\nBituriges = "Aedui Citadel"\n', True),  # Allies can be placed
        ("Aedui", 45, f'[tribes]\nBituriges = "Aedui"\n{NO_AEDUI_ALLIES}', True),  # a Citadel at Avaricum
        (
            "Aedui",
            44,
            f'[tribes]\nBituriges = "Aedui Citadel"\n{NO_AEDUI_ALLIES}Carnutes = "Aedui Citadel"\nMorini = "Aedui"\n',
            True,
        ),  # Resources
        (
            "Aedui",
            45,
            f'[tribes]\nBituriges = "Aedui Citadel"\n{NO_AEDUI_ALLIES}Carnutes = "Aedui Citadel"\nMorini = "Aedui"\n',
            False,
        ),
        ("Romans", 45, f'[tribes]\nBituriges = "Romans"\n{NO_ROMAN_ALLIES}', True),  # a Fort
        ("Romans", 45, f'{FORTS}[tribes]\nBituriges = "Romans"\n{NO_ROMAN_ALLIES}', False),
        ("Romans", 44, f'{FORTS}[tribes]\nBituriges = "Romans"\n{NO_ROMAN_ALLIES}', True),  # Resources
    ],
)
def test_event_41_effective_for_whatever_it_brings(faction: str, resources: int, board: str, expected: bool) -> None:
    """An Ally, a Citadel, a Fort or a Resource is enough; without any of them it changes nothing."""
    assert judged(f"card = 41\n[resources]\n{faction} = {resources}\n{board}", faction) == expected


def test_event_41_no_fort_when_all_are_on_the_map() -> None:
    """Six Forts stand, that of Provincia among them: the Romans are not asked for another, and gain their Resource."""
    game = at(f'card = 41\nineligible = ["Aedui"]\n{FORTS}[tribes]\nBituriges = "Romans"\n')
    game.play("Romans action unshaded 41\nRomans event_tribe done")

    assert game.resources("Romans") == 11
