"""Card 40, Alpine Tribes."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.events.judging import ALL_BANDS, judged
from tests.falling_sky.playing import at


@pytest.mark.proves("5.1d")
def test_event_40_unshaded_a_kind_for_each_region() -> None:
    """Ruling 158: Ubii, Sequani, Provincia, any Faction's pieces, another kind in each; then four Resources."""
    game = at("card = 40").play("""
        Aedui action unshaded 40
        Aedui event_choice place_warbands
        Aedui event_faction faction Germans
        Aedui event_faction faction Aedui
        Aedui event_faction faction Belgae
        Aedui event_choice place_ally
        Aedui event_tribe tribe Helvetii
        Aedui event_faction faction Arverni
        Aedui event_choice place_auxilia
        Aedui event_number number 2
    """)

    assert game.pieces("Ubii", "Germans") == game.pieces("Ubii", "Aedui") == game.pieces("Ubii", "Belgae")
    assert game.pieces("Ubii", "Germans") == "1 Warband"
    assert game.tribe("Helvetii") == "Arverni"
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, Fort"
    assert game.resources("Aedui") == 14


def test_event_40_unshaded_nothing_but_resources() -> None:
    """Up to: one may place nothing, or fewer."""
    game = at("card = 40").play("""
        Aedui action unshaded 40
        Aedui event_choice done
        Aedui event_choice place_warbands
        Aedui event_faction faction Aedui
        Aedui event_faction done
        Aedui event_choice done
    """)

    assert game.pieces("Sequani", "Aedui") == "1 Warband"
    assert game.resources("Aedui") == 14


@pytest.mark.proves("5.1.1g")
def test_event_40_unshaded_keeps_stacking() -> None:
    """The Suebi are for Germans only; an occupied or Dispersed Tribe takes no Ally."""
    game = at("""
        card = 40
        [tribes]
        Ubii = "Dispersed"
        Helvii = "Romans"
    """).play("""
        Aedui action unshaded 40
        Aedui event_choice place_ally
        Aedui event_choice done
    """)

    assert game.tribe("Suebi South") == "Germans"
    assert "place_ally" not in game.options
    assert game.asked == "Aedui event_choice"


def test_event_40_unshaded_effective() -> None:
    """With 45 Resources it is the placement that makes it effective."""
    assert is_effective(at("card = 40\n[resources]\nAedui = 45"), "Aedui", "unshaded")


def test_event_40_shaded_romans_lose_five_for_each_region_not_theirs() -> None:
    """Provincia alone is under Roman Control: ten Resources; the executing Faction stays Eligible."""
    game = at("""
        card = 40
        ineligible = ["Romans", "Arverni", "Belgae"]
        [resources]
        Romans = 12
        [regions.Sequani]
        Romans = "1 Legion"
        Germans = "1 Warband"
    """)

    assert is_effective(game, "Aedui", "shaded")
    game.play("Aedui action shaded 40")
    assert game.resources("Romans") == 2
    assert "ineligible" not in game.position


def test_event_40_shaded_not_below_zero() -> None:
    """All three lost cost what the Romans have, at most."""
    game = at("""
        card = 40
        [regions.Provincia]
        Arverni = "1 Warband"
    """).play("Aedui action shaded 40")

    assert game.resources("Romans") == 0


def test_event_40_shaded_nothing_under_full_control() -> None:
    """Romans who Control all three lose nothing."""
    game = at("""
        card = 40
        [regions.Sequani]
        Romans = "1 Legion"
        [regions.Ubii]
        Romans = "1 Legion"
    """).play("Aedui action shaded 40")

    assert game.resources("Romans") == 10


def test_event_40_unshaded_romans_have_no_warbands() -> None:
    """Warbands are Gallic or Germanic; the Romans' pieces are Auxilia."""
    game = at("card = 40").play("Aedui action unshaded 40\nAedui event_choice place_warbands")

    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae", "Germans"]


@pytest.mark.parametrize(("there", "offered"), [(19, []), (10, ["1", "2"])])
def test_event_40_unshaded_two_auxilia_as_far_as_available(there: int, offered: list[str]) -> None:
    """One or two in a Region, or the last one."""
    game = at(f'card = 40\n[regions.Provincia]\nRomans = "{there} Auxilia"\n')
    game.play("Aedui action unshaded 40\nAedui event_choice place_auxilia")
    assert game.offers("number") == offered
    if not offered:
        assert game.pieces("Ubii", "Romans") == "1 Auxilia"


def test_event_40_unshaded_effective_for_resources_alone() -> None:
    """With nothing left to place it is the four Resources that count, unless the Faction has 45 already."""
    full = f"""
        card = 40
        [resources]
        Aedui = {{}}
        {ALL_BANDS}
        [tribes]
        Ubii = "Germans"
        "Suebi South" = "Germans"
        Sequani = "Aedui"
        Helvetii = "Aedui"
        Helvii = "Romans"
    """
    assert judged(full.format(44), "Aedui")
    assert not judged(full.format(45), "Aedui")


def test_event_40_unshaded_warbands_as_far_as_available() -> None:
    """Arverni who have all theirs on the map are not offered."""
    game = at('card = 40\n[regions.Veneti]\nArverni = "35 Warbands"\n')
    game.play("Aedui action unshaded 40\nAedui event_choice place_warbands")

    assert game.offers("faction") == ["Aedui", "Belgae", "Germans"]
