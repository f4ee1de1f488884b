"""Card 24, Sappers."""

from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import at

CITADELS = """
    card = 24
    [resources]
    Arverni = 7
    Aedui = 12
    [regions.Arverni]
    Romans = "2 Legions, 1 Auxilia"
    [regions.Aedui]
    Romans = "1 Legion"
    [tribes]
    Arverni = "Arverni Citadel"
    Aedui = "Aedui Citadel"
"""


def test_event_24_unshaded_a_gaul_with_a_citadel_pays() -> None:
    """Ten Resources, or what there is; the Belgae have no Citadel and cannot be chosen."""
    game = at(CITADELS).play("Arverni action unshaded 24")

    assert game.offers("faction") == ["Arverni", "Aedui"]
    game.play("Arverni event_faction faction Aedui")
    assert game.resources("Aedui") == 2
    poor = at(CITADELS).play("Arverni action unshaded 24\nArverni event_faction faction Arverni")
    assert poor.resources("Arverni") == 0


def test_event_24_unshaded_effective_with_a_citadel() -> None:
    """Without Citadels nobody pays."""
    none = at("card = 24")

    assert is_effective(at(CITADELS), "Romans", "unshaded")
    assert not is_effective(none, "Romans", "unshaded")
    assert none.play("Arverni action unshaded 24").asked == "Romans action"


def test_event_24_shaded_removes_two_legions_or_auxilia() -> None:
    """Ruling 143: where an Arverni Citadel stands, not at that of the Aedui; Legions are Fallen."""
    game = at(CITADELS).play("""
        Arverni action shaded 24
        Arverni event_piece piece Legion
        Arverni event_piece piece Hidden Auxilia
    """)

    assert game.pieces("Arverni", "Romans") == "1 Legion"
    assert game.position["fallen"] == 1
    assert game.pieces("Aedui", "Romans") == "1 Legion"


def test_event_24_shaded_by_any_faction() -> None:
    """Ruling 143: the Romans may execute it, and then pick."""
    game = at(CITADELS).play("Arverni action pass\nRomans action shaded 24")

    assert game.asked == "Romans event_piece"


def test_event_24_shaded_effective_where_romans_stand() -> None:
    """An Arverni Citadel without Legions or Auxilia beside it is not enough; an Ally is no Citadel."""
    text = """
        card = 24
        [regions.Arverni]
        Romans = "{pieces}"
        [tribes]
        Arverni = "{arverni}"
    """

    assert is_effective(at(text.format(pieces="1 Auxilia", arverni="Arverni Citadel")), "Aedui", "shaded")
    assert not is_effective(at(text.format(pieces="Caesar", arverni="Arverni Citadel")), "Aedui", "shaded")
    none = at(text.format(pieces="1 Auxilia", arverni="Arverni"))
    assert not is_effective(none, "Aedui", "shaded")
    assert none.play("Arverni action shaded 24").pieces("Arverni", "Romans") == "1 Auxilia"


def test_event_24_unshaded_a_faction_without_resources_may_be_chosen() -> None:
    """5.1.3 The text allows every Gaul with a Citadel; if nobody has Resources nobody is asked."""
    game = at(CITADELS.replace("Arverni = 7", "Arverni = 0")).play("Arverni action unshaded 24")
    assert game.offers("faction") == ["Arverni", "Aedui"]
    game.play("Arverni event_faction faction Arverni")
    assert (game.resources("Arverni"), game.resources("Aedui")) == (0, 12)

    none = at(CITADELS.replace("Arverni = 7", "Arverni = 0").replace("Aedui = 12", "Aedui = 0"))
    assert not is_effective(none, "Arverni", "unshaded")
    assert none.play("Arverni action unshaded 24").asked == "Romans action"
