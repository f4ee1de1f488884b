"""Card 52, Assembly of Gaul."""

import pytest

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_52_unshaded_drops_gallic_resources() -> None:
    """One or more Gallic Factions lose eight each, or what they have."""
    game = at("card = 52\n[resources]\nBelgae = 3\nAedui = 0").play("Aedui action unshaded 52")

    game.play("Aedui event_faction faction Belgae\nAedui event_faction faction Arverni")
    assert (game.resources("Arverni"), game.resources("Belgae")) == (2, 0)
    assert game.asked.endswith("action")  # the Aedui have nothing to lose: nobody is asked


def test_event_52_unshaded_a_faction_without_resources_may_be_chosen() -> None:
    """5.1.3 The text allows any Gaul, so the one that is named may have nothing to lose."""
    game = at("card = 52\n[resources]\nBelgae = 3\nAedui = 0").play("Aedui action unshaded 52")
    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]

    game.play("Aedui event_faction faction Aedui\nAedui event_faction done")
    assert (game.resources("Arverni"), game.resources("Belgae")) == (10, 3)


def test_event_52_unshaded_one_faction_alone() -> None:
    """One must be named, then one may stop."""
    game = at("card = 52").play("""
        Aedui action unshaded 52
        Aedui event_faction faction Belgae
        Aedui event_faction done
    """)

    assert (game.resources("Arverni"), game.resources("Belgae")) == (10, 2)


@pytest.mark.parametrize(
    ("status", "expected"),
    [
        ("Subdued", True),
        ("Dispersed", True),
        ("Dispersed-Gathering", True),
        ("Razed", True),
        ("Romans", True),
        ("Aedui", False),
        ("Arverni Citadel", False),
    ],
)
def test_event_52_unshaded_effective_by_the_carnutes(status: str, expected: bool) -> None:
    """The Carnutes Tribe must be a Roman Ally, Subdued or Dispersed."""
    game = at(f'card = 52\n[tribes]\nCarnutes = "{status}"')

    assert is_effective(game, "Aedui", "unshaded") is expected
    game.play("Aedui action unshaded 52")
    assert (game.asked == "Aedui event_faction") is expected


ARVERNI_HOST = """
    card = 52
    [resources]
    Arverni = 0
    [regions.Carnutes]
    Arverni = "Vercingetorix, 8 Warbands"
    Belgae = "1 Warband"
"""


def test_event_52_shaded_the_controlling_faction_acts_free() -> None:
    """The Arverni, who Control Carnutes, Rally for nothing and use both their Special Abilities."""
    game = at(ARVERNI_HOST).play("""
        Aedui action shaded 52
        Arverni free_command command Rally
        Arverni command ability Entreat
        Arverni entreat region Carnutes
    """)
    assert game.pieces("Carnutes", "Belgae") == ""
    while game.asked != "Arverni command":
        game.table.answer("done")
    game.play("""
        Arverni command ability Devastate
        Arverni devastate region Carnutes
    """)
    assert game.position["regions"]["Carnutes"]["devastated"]
    assert game.offers("ability") == []
    assert "rally Carnutes" in game.options


def test_event_52_shaded_abilities_must_fit_the_command() -> None:
    """Ruling 165: the Aedui cannot add Suborn to a Battle."""
    text = """
        card = 52
        [regions.Carnutes]
        Aedui = "8 Warbands"
        Belgae = "1 Warband"
        [tribes]
        Aedui = "Aedui Citadel"
    """
    rally = at(text).play("Aedui action shaded 52\nAedui free_command command Rally")
    battle = at(text).play("Aedui action shaded 52\nAedui free_command command Battle")

    assert rally.offers("ability") == ["Trade", "Suborn"]
    assert battle.offers("ability") == ["Trade"]


def test_event_52_shaded_under_no_control() -> None:
    """Nobody acts where nobody has Control."""
    game = at("card = 52")

    assert is_effective(at(ARVERNI_HOST), "Romans", "shaded")
    assert not is_effective(game, "Romans", "shaded")
    assert game.play("Aedui action shaded 52").asked.endswith("action")


def test_event_52_shaded_germans_are_guided_by_the_executing_faction() -> None:
    """Under Germanic Control the executing Faction guides a Germanic Command in Regions of its choice."""
    game = at("""
        card = 52
        [regions.Carnutes]
        Germans = "4 Warbands"
        [regions.Treveri]
        Germans = "3 Warbands"
        Belgae = "1 revealed Warband"
    """)

    assert is_effective(game, "Aedui", "shaded")
    game.play("""
        Aedui action shaded 52
        Aedui free_command command March
        Aedui event_region region Carnutes
        Aedui march_to region Veneti
        Aedui march_number number 3
        Aedui event_region region Treveri
        Aedui march_to done
    """)
    assert game.pieces("Veneti", "Germans") == "3 Warbands"
    assert game.pieces("Carnutes", "Germans") == "1 Warband"


def test_event_52_unshaded_not_effective_when_no_gaul_has_resources() -> None:
    """What the Romans have is nothing to this Event."""
    poor = "card = 52\n[resources]\nRomans = 10\nArverni = 0\nAedui = 0\nBelgae = {}"
    assert not is_effective(at(poor.format(0)), "Romans", "unshaded")
    assert is_effective(at(poor.format(1)), "Romans", "unshaded")


def test_event_52_shaded_not_effective_for_a_host_who_can_do_nothing() -> None:
    """The Aedui have Control of Carnutes by an Ally alone, and where they could Rally it is Devastated."""
    barren = "[regions.Carnutes]\ndevastated = true\n[regions.Aedui]\ndevastated = {}\n[tribes]\nAulerci = 'Aedui'"
    assert not is_effective(at("card = 52\n" + barren.format("true")), "Aedui", "shaded")
    assert is_effective(at("card = 52\n" + barren.format("false")), "Aedui", "shaded")


def test_event_52_shaded_germans_act_where_they_can_and_once() -> None:
    """Commands without a Region are not offered, nor Regions without Germans, nor the same Region again."""
    game = at("""
        card = 52
        [regions.Carnutes]
        Germans = "4 Warbands"
        [regions.Treveri]
        Germans = "3 Warbands"
        [regions.Sugambri]
        devastated = true
        [regions.Ubii]
        devastated = true
    """).play("Aedui action shaded 52")
    assert game.offers("command") == ["Rally", "March"]

    game.play("Aedui free_command command March")
    assert game.offers("region") == ["Treveri", "Carnutes"]
    game.play("Aedui event_region region Carnutes\nAedui march_to region Veneti\nAedui march_number number 3")
    assert game.offers("region") == ["Treveri"]
