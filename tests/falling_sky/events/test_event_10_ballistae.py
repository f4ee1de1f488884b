"""10 Ballistae: sieges that cancel a Citadel's halving, sturdier Forts; a Gallic siege after Ambush."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

SIEGE = """
    [regions.Mandubii]
    Romans = "4 Legions"
    Arverni = "6 Warbands"
    [tribes]
    Mandubii = "Arverni Citadel"
"""


@pytest.mark.parametrize(("capability", "left"), [("", 4), ('[capabilities]\n10 = "unshaded"', 2)])
def test_event_10_unshaded_besiege_cancels_the_halving(capability: str, left: int) -> None:
    """Four Legions cause two Losses against a Citadel, but four where it is Besieged with Ballistae."""
    game = at(capability + SIEGE).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege yes
        Romans besiege_remove tribe Mandubii
    """)

    assert game.pieces("Mandubii", "Arverni") == f"{left} Warbands"
    assert game.tribe("Mandubii") == "Subdued"


def test_event_10_unshaded_without_besiege_the_citadel_halves() -> None:
    """The Capability works through Besiege alone."""
    game = at('[capabilities]\n10 = "unshaded"' + SIEGE).play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege no
    """)

    assert game.pieces("Mandubii", "Arverni") == "4 Warbands"


FORT = """
    card = 19
    [regions.Mandubii]
    Arverni = "8 Warbands"
    Romans = "Fort"
"""


def storm_fort(capability: str) -> Play:
    return at(FORT + capability).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Chance loss_roll roll 3
    """)


def test_event_10_unshaded_a_fort_survives_a_three() -> None:
    """In Battle a Fort falls on 1 to 3, with Ballistae only on 1 or 2."""
    assert storm_fort("").pieces("Mandubii", "Romans") == ""
    game = storm_fort('[capabilities]\n10 = "unshaded"')
    assert game.pieces("Mandubii", "Romans") == "Fort"
    game.play("Chance loss_roll roll 2")
    assert game.pieces("Mandubii", "Romans") == ""


def test_event_10_unshaded_harassment_is_no_battle() -> None:
    """A Fort Harassed during a Seize still falls on a 3."""
    game = at("""
        [regions.Mandubii]
        Romans = "Fort"
        Belgae = "3 Warbands"
        [capabilities]
        10 = "unshaded"
    """).play("""
        Romans action command Seize
        Romans command seize Mandubii
        Belgae harass yes
        Chance loss_roll roll 3
    """)

    assert game.pieces("Mandubii", "Romans") == ""


AMBUSH = """
    card = 19
    [regions.Mandubii]
    Arverni = "Vercingetorix, 2 Warbands"
    Aedui = "2 revealed Warbands"
    [tribes]
    Mandubii = "Aedui Citadel"
    [capabilities]
    10 = "shaded {holder}"
"""


def ambush(holder: str) -> Play:
    return at(AMBUSH.format(holder=holder)).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni ambush yes
        """)


def test_event_10_shaded_after_ambush_the_citadel_may_go() -> None:
    """The holder removes the Defender's Citadel once the Ambush is over, if it likes."""
    game = ambush("Arverni")
    assert game.asked == "Arverni event_confirm"
    game.play("Arverni event_confirm yes")

    assert game.tribe("Mandubii") == "Subdued"


def test_event_10_shaded_the_holder_may_decline() -> None:
    """It is a choice."""
    assert ambush("Arverni").play("Arverni event_confirm no").tribe("Mandubii") == "Aedui Citadel"


def test_event_10_shaded_for_the_holder_alone() -> None:
    """The Ambush of another Faction gains nothing."""
    assert ambush("Belgae").asked == "Arverni command"


def test_event_10_shaded_only_after_ambush() -> None:
    """A Battle without Ambush leaves the Citadel."""
    game = at(AMBUSH.format(holder="Arverni")).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni ambush no
    """)

    assert game.asked != "Arverni event_confirm"


def test_event_10_shaded_never_the_fort_of_provincia() -> None:
    """The permanent Fort cannot be removed."""
    game = at("""
        card = 19
        [regions.Provincia]
        Arverni = "Vercingetorix, 8 Warbands"
        Romans = "2 revealed Auxilia, Fort"
        [capabilities]
        10 = "shaded Arverni"
    """).play("""
        Arverni action command Battle
        Arverni command battle Provincia
        Arverni ambush yes
    """)

    assert game.asked == "Arverni command"


def test_event_10_shaded_given_to_any_gallic_faction() -> None:
    """The executing Faction chooses the holder among the three."""
    game = at("card = 10").play("Romans action shaded 10")
    assert game.options == ["faction Arverni", "faction Aedui", "faction Belgae"]
    game.play("Romans event_faction faction Belgae")

    assert game.view["capabilities"] == {"10": "shaded Belgae"}


def test_event_10_unshaded_is_played() -> None:
    """Its other side is replaced."""
    game = at('card = 10\n[capabilities]\n10 = "shaded Belgae"').play("Romans action unshaded 10")

    assert game.view["capabilities"] == {"10": "unshaded"}


def test_event_10_effective() -> None:
    """Unshaded unless it is in effect; shaded always, since it can go to another."""
    assert judged("card = 10", "Aedui")
    assert not judged('card = 10\n[capabilities]\n10 = "unshaded"', "Aedui")
    assert judged('card = 10\n[capabilities]\n10 = "shaded Aedui"', "Aedui", "shaded")


def test_event_10_unshaded_a_besieged_ally_cancels_the_halving_too() -> None:
    """Any Besiege that removes something does: the Citadel that stands does not halve."""
    game = at('[capabilities]\n10 = "unshaded"' + SIEGE + '    Senones = "Arverni"\n').play("""
        Romans action command Battle
        Romans command battle Mandubii
        Romans besiege yes
        Romans besiege_remove tribe Senones
    """)

    assert game.tribe("Mandubii") == "Arverni Citadel"
    assert game.pieces("Mandubii", "Arverni") == "2 Warbands"


@pytest.mark.parametrize("romans", ['Romans = "1 revealed Auxilia, Fort"', ""])
def test_event_10_shaded_nothing_but_the_defenders_own(romans: str) -> None:
    """Aedui without a Citadel have been Ambushed: the Fort of the Romans beside them is not the Defender's."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "1 revealed Warband"
        {romans}
        [capabilities]
        10 = "shaded Arverni"
    """).play("Arverni action command Battle\nArverni command battle Mandubii")
    if romans:
        game.play("Arverni battle_target faction Aedui")
    assert game.play("Arverni ambush yes").asked == "Arverni command"


def test_event_10_shaded_no_fort_to_remove() -> None:
    """Romans without a Fort have been Ambushed: nothing is asked."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Romans = "1 revealed Auxilia"
        [capabilities]
        10 = "shaded Arverni"
    """).play("Arverni action command Battle\nArverni command battle Mandubii\nArverni ambush yes")
    assert game.asked == "Arverni command"
