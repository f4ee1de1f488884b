"""59 Germanic Horse."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

ROMAN, ARVERNI = '[capabilities]\n59 = "unshaded"\n', '[capabilities]\n59 = "shaded Arverni"\n'


def roman_battle(answer: str, tribe: str = "") -> Play:
    return at(f"""
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Germans = "7 Warbands"
        [regions.Carnutes]
        Romans = "4 Auxilia"
        Germans = "7 Warbands"
        [tribes]
        {tribe}
        {ROMAN}
    """).play(f"""
        Romans action command Battle
        Romans command battle Mandubii
        Romans event_confirm {answer}
    """)


@pytest.mark.parametrize(("answer", "left"), [("yes", "3 revealed Warbands"), ("no", "5 revealed Warbands")])
def test_event_59_unshaded_each_auxilia_a_whole_loss(answer: str, left: str) -> None:
    """Four Auxilia cause four Losses where the Horse fights, two elsewhere."""
    assert roman_battle(answer).pieces("Mandubii", "Germans") == left


def test_event_59_unshaded_one_region_a_command() -> None:
    """Used in Mandubii, the Horse is not offered in Carnutes; refused there, it is."""
    game = roman_battle("yes").play("Romans command battle Carnutes")
    assert game.pieces("Carnutes", "Germans") == "5 revealed Warbands"

    game = roman_battle("no").play("Romans command battle Carnutes")
    assert game.asked == "Romans event_confirm"


def test_event_59_unshaded_before_halving() -> None:
    """Six Auxilia against a Citadel: six Losses are halved to three."""
    game = at(f"""
        [regions.Mandubii]
        Romans = "6 Auxilia"
        Belgae = "9 Warbands"
        [tribes]
        Mandubii = "Belgae Citadel"
        {ROMAN}
    """).play("Romans action command Battle\nRomans command battle Mandubii\nRomans event_confirm yes")

    assert game.pieces("Mandubii", "Belgae") == "6 revealed Warbands"


def test_event_59_unshaded_in_defence_too() -> None:
    """In an enemy's Battle Command the Auxilia that are left strike back with a Loss each."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Belgae = "2 Warbands"
        {ROMAN}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii\nRomans event_confirm yes")

    assert game.pieces("Mandubii", "Belgae") == ""


def test_event_59_neither_side_half_a_loss_each() -> None:
    """Without the Capability nobody is asked."""
    game = at("""
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Germans = "7 Warbands"
    """).play("Romans action command Battle\nRomans command battle Mandubii")

    assert game.pieces("Mandubii", "Germans") == "5 revealed Warbands"


def gallic_battle(capability: str, defender: str, tribe: str = "") -> Play:
    return at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "3 Warbands"
        {defender}
        [tribes]
        {tribe}
        {capability}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")


def test_event_59_shaded_doubles_before_rounding() -> None:
    """Three Warbands make one and a half: doubled three."""
    game = gallic_battle(ARVERNI, 'Belgae = "6 revealed Warbands"').play("Arverni event_confirm yes")
    assert game.pieces("Mandubii", "Belgae") == "3 revealed Warbands"


def test_event_59_shaded_for_the_holder_alone() -> None:
    """The Arverni double nothing with the card of the Aedui."""
    game = gallic_battle(ARVERNI.replace("Arverni", "Aedui"), 'Belgae = "6 revealed Warbands"')
    assert game.pieces("Mandubii", "Belgae") == "5 revealed Warbands"


@pytest.mark.parametrize(
    ("defender", "tribe"),
    [('Romans = "6 revealed Auxilia, Fort"', ""), ('Belgae = "6 revealed Warbands"', 'Mandubii = "Belgae Citadel"')],
)
def test_event_59_shaded_not_against_fort_or_citadel(defender: str, tribe: str) -> None:
    """The Horse is of no use against a Defender with Fort or Citadel."""
    assert gallic_battle(ARVERNI, defender, tribe).asked == "Arverni command"


@pytest.mark.parametrize(("tribe", "asked"), [("", True), ('Mandubii = "Arverni Citadel"', False)])
def test_event_59_shaded_in_defence_but_not_with_a_citadel(tribe: str, asked: bool) -> None:
    """The holder doubles its Counterattack, unless it defends with a Citadel."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Belgae = "4 Warbands"
        [tribes]
        {tribe}
        {ARVERNI}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")
    assert (game.asked == "Arverni event_confirm") == asked
    if asked:
        game.play("Arverni event_confirm yes")
        assert game.pieces("Mandubii", "Belgae") == ""


def test_event_59_shaded_is_taken_by_a_gaul() -> None:
    """The Belgae take the card; Romans who choose this side change nothing."""
    game = at("card = 59").play("Belgae action shaded 59")
    assert game.view["capabilities"] == {"59": "shaded Belgae"}

    game = at('card = 59\nineligible = ["Belgae"]').play("Romans action shaded 59")
    assert game.view["capabilities"] == {}


def test_event_59_unshaded_is_played() -> None:
    """It replaces the other side."""
    game = at('card = 59\n[capabilities]\n59 = "shaded Aedui"').play("Belgae action unshaded 59")
    assert game.view["capabilities"] == {"59": "unshaded"}


def test_event_59_effective() -> None:
    """Shaded only for Gauls who do not have it."""
    assert judged("card = 59", "Romans")
    assert not judged("card = 59\n" + ROMAN, "Romans")
    assert not judged("card = 59", "Romans", "shaded")
    assert judged("card = 59\n" + ARVERNI, "Aedui", "shaded")
    assert not judged("card = 59\n" + ARVERNI, "Arverni", "shaded")
