"""Card 46, Celtic Rites."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at


def test_event_46_unshaded_gauls_pay_and_sit_out() -> None:
    """Each Faction named loses three Resources and is Ineligible through the next card."""
    game = at("""
        card = 46
        next = 2
        [resources]
        Belgae = 2
    """).play("Aedui action unshaded 46")

    assert game.options == ["faction Arverni", "faction Aedui", "faction Belgae"]
    game.play("""
        Aedui event_faction faction Arverni
        Aedui event_faction faction Belgae
        Aedui event_faction done
    """)
    assert (game.resources("Arverni"), game.resources("Belgae"), game.resources("Aedui")) == (7, 0, 10)
    game.play("Romans action pass\nChance draw_card card 3")
    assert game.position["ineligible"] == ["Arverni", "Aedui", "Belgae"]


def test_event_46_unshaded_one_is_enough() -> None:
    """One Faction must be named; the next card comes and the others are Eligible."""
    game = at('card = 46\nineligible = ["Romans", "Arverni"]').play("""
        Aedui action unshaded 46
        Aedui event_faction faction Arverni
        Aedui event_faction done
        Belgae action pass
    """)

    assert game.position["ineligible"] == ["Arverni", "Aedui"]


def test_event_46_unshaded_always_effective() -> None:
    """Even Factions without Resources can be made Ineligible."""
    assert is_effective(at("card = 46\n[resources]\nArverni = 0\nAedui = 0\nBelgae = 0"), "Romans", "unshaded")


RALLY = """
    card = 46
    ineligible = ["Romans", "Arverni", "Belgae"]
    [resources]
    Belgae = 0
    [tribes]
    Menapii = "Belgae"
    Nervii = "Belgae"
"""


def test_event_46_shaded_a_gaul_executes_a_free_command() -> None:
    """The Belgae Rally in two Regions at no cost; the Aedui, who executed, stay Eligible, and so do the Belgae."""
    game = at(RALLY).play("""
        Aedui action shaded 46
        Aedui event_faction faction Belgae
        Belgae command rally Morini
        Belgae rally place_warbands
        Belgae command rally Nervii
        Belgae rally place_warbands
        Belgae command done
    """)

    assert game.pieces("Morini", "Belgae") == game.pieces("Nervii", "Belgae") == "1 Warband"
    assert game.resources("Belgae") == 0
    assert "ineligible" not in game.position


def test_event_46_shaded_without_special_ability() -> None:
    """The free Command comes alone."""
    game = at(
        RALLY
        + """
    [regions.Nervii]
    Belgae = "Ambiorix, 5 Warbands"
    """
    ).play("""
        Aedui action shaded 46
        Aedui event_faction faction Belgae
        Belgae free_command command Rally
    """)

    assert game.offers("ability") == []


def test_event_46_shaded_always_effective() -> None:
    """Staying Eligible is an effect."""
    assert is_effective(at("card = 46"), "Romans", "shaded")
