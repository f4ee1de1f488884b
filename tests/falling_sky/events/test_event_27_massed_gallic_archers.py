"""27 Massed Gallic Archers."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

FEW, MANY = '[capabilities]\n27 = "unshaded"\n', '[capabilities]\n27 = "shaded"\n'


def arverni_attack(capability: str, arverni: str, belgae: str = "8 Warbands") -> Play:
    return at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "{arverni}"
        Belgae = "{belgae}"
        {capability}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")


@pytest.mark.parametrize(("capability", "left"), [("", 6), (FEW, 7)])
def test_event_27_unshaded_one_loss_less(capability: str, left: int) -> None:
    """Four Warbands cause two Losses, with the Capability one."""
    assert arverni_attack(capability, "4 Warbands").pieces("Mandubii", "Belgae") == f"{left} revealed Warbands"


@pytest.mark.parametrize(("capability", "left"), [("", 5), (FEW, 6)])
def test_event_27_unshaded_before_the_halving(capability: str, left: int) -> None:
    """Six Losses are halved to three; one less before halving makes five, and two."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "12 Warbands"
        Belgae = "8 Warbands"
        [tribes]
        Mandubii = "Belgae Citadel"
        {capability}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert game.pieces("Mandubii", "Belgae") == f"{left} revealed Warbands"


@pytest.mark.parametrize("capability", ["", FEW])
def test_event_27_unshaded_not_when_they_defend(capability: str) -> None:
    """In the Counterattack the Arverni cause their usual Losses."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Arverni = "4 Warbands"
        Belgae = "3 Warbands"
        {capability}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")

    assert game.pieces("Mandubii", "Belgae") == "2 revealed Warbands"


@pytest.mark.parametrize(
    ("arverni", "left"), [("6 Warbands", "4 revealed Warbands"), ("5 Warbands", "6 revealed Warbands")]
)
def test_event_27_shaded_six_shoot_first(arverni: str, left: str) -> None:
    """Six Warbands cause three Losses and one more; five only their two."""
    assert arverni_attack(MANY, arverni).pieces("Mandubii", "Belgae") == left


def test_event_27_shaded_before_the_retreat_is_declared() -> None:
    """The Loss comes as the Battle starts."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Belgae = "8 Warbands"
        [regions.Treveri]
        Belgae = "1 Warband"
        {MANY}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert game.asked == "Belgae declare_retreat"
    assert game.pieces("Mandubii", "Belgae") == "7 Warbands"


def test_event_27_shaded_when_they_defend_too() -> None:
    """The Attacker takes a Loss before it attacks: with three Warbands left of four, one Loss only."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Belgae = "4 Warbands"
        {MANY}
    """).play("Belgae action command Battle\nBelgae command battle Mandubii")

    assert game.pieces("Mandubii", "Arverni") == "5 revealed Warbands"
    assert game.pieces("Mandubii", "Belgae") == "1 revealed Warband"


def test_event_27_shaded_a_legion_may_roll() -> None:
    """The extra Loss is absorbed like others: a Legion rolls for it."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Romans = "2 Legions"
        {MANY}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")

    assert game.asked == "Chance loss_roll"


def test_event_27_shaded_no_roll_in_an_ambush() -> None:
    """In an Arverni Ambush that Loss too removes a piece."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "6 Legions"
        {MANY}
    """).play("Arverni action command Battle\nArverni command battle Mandubii\nArverni ambush yes")

    assert game.pieces("Mandubii", "Romans") == "1 Legion"


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_27_effective_until_it_is_in_effect(side: str) -> None:
    """Playing it grants the Capability; then it would change nothing."""
    game = at("card = 27").play(f"Arverni action {side} 27")

    assert game.view["capabilities"] == {"27": side}
    assert judged("card = 27", "Aedui", side)
    assert not judged(f'card = 27\n[capabilities]\n27 = "{side}"', "Aedui", side)


@pytest.mark.parametrize(("aedui", "left"), [(4, "1 revealed Auxilia"), (3, "4 Auxilia")])
def test_event_27_shaded_counts_aedui_that_fight_as_arverni(aedui: int, left: str) -> None:
    """45 shaded: two Arverni and four Aedui Warbands are six; with three there are not enough."""
    game = at(f"""
        card = 45
        ineligible = ["Aedui"]
        [regions.Mandubii]
        Arverni = "2 revealed Warbands"
        Aedui = "{aedui} revealed Warbands"
        Romans = "{5 if aedui == 4 else 6} Auxilia"
        {MANY}
    """).play("Arverni action shaded 45")

    assert game.pieces("Mandubii", "Romans") == left


def test_event_27_shaded_not_in_a_battle_of_others() -> None:
    """Six Arverni Warbands that neither attack nor defend do not shoot."""
    game = at(f"""
        card = 61
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Aedui = "2 Warbands"
        Belgae = "4 Warbands"
        {MANY}
    """).play("""
        Belgae action command Battle
        Belgae command battle Mandubii
        Belgae battle_target faction Aedui
    """)

    assert game.pieces("Mandubii", "Aedui") == ""
    assert game.pieces("Mandubii", "Belgae") == "4 revealed Warbands"


def test_event_27_shaded_against_a_group_that_attacks_alone() -> None:
    """11 It is the Arverni who count, not the Auxilia that attack them by themselves: one Loss before the Battle."""
    game = at(f"""
        card = 11
        [regions.Mandubii]
        Romans = "Successor, 1 Auxilia"
        Arverni = "6 Warbands"
        {MANY}
    """).play("Romans action unshaded 11\nRomans event_region region Mandubii")

    assert game.pieces("Mandubii", "Arverni") == "3 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "Successor, 2 revealed Auxilia"


@pytest.mark.parametrize(("number", "left"), [(5, "10 revealed Auxilia"), (6, "8 revealed Auxilia")])
def test_event_27_shaded_counts_a_group_that_fights_alone(number: int, left: str) -> None:
    """72 shaded: of nine Warbands there those alone count that charge; five do not shoot, six do."""
    game = at(f"""
        card = 72
        ineligible = ["Belgae", "Aedui"]
        [regions.Mandubii]
        Arverni = "9 Warbands"
        Romans = "12 Auxilia"
        {MANY}
    """).play(f"""
        Arverni action shaded 72
        Arverni event_region region Mandubii
        Arverni event_number number {number}
        Arverni event_faction faction Romans
    """)

    assert game.pieces("Mandubii", "Romans") == left


def test_event_27_shaded_takes_the_legion_of_green_legionaries() -> None:
    """2 shaded: the Archers' Loss is the first, and takes a Legion without a die; the next Losses do not."""
    game = at(f"""
        card = 2
        ineligible = ["Romans"]
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Romans = "4 Legions"
        {MANY}
    """).play("Arverni action shaded 2")

    assert game.pieces("Mandubii", "Romans") == "3 Legions"
    assert game.asked == "Chance loss_roll"


def test_event_27_shaded_a_fort_lost_to_archers_does_not_halve() -> None:
    """The Romans put the first Loss on their Fort and lose it: the Attack of six Warbands then takes both Allies."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Romans = "Fort"
        [tribes]
        Senones = "Romans"
        Lingones = "Romans"
        {MANY}
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Romans loss piece Fort
        Chance loss_roll roll 1
    """)

    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Subdued", "Subdued")


def test_event_27_shaded_a_citadel_that_does_not_count_still_does_not() -> None:
    """36 No Citadel halves the Losses of this Battle, after the shot no more than before."""
    game = at(f"""
        card = 36
        ineligible = ["Romans", "Aedui"]
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Belgae = "8 Warbands"
        [tribes]
        Mandubii = "Belgae Citadel"
        {MANY}
    """).play("Arverni action unshaded 36")

    assert game.pieces("Mandubii", "Belgae") == "4 revealed Warbands"


def test_event_27_shaded_a_fort_that_stands_halves() -> None:
    """The Fort absorbs the first Loss: three Losses are halved to one."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "6 Warbands"
        Romans = "Fort"
        [tribes]
        Senones = "Romans"
        Lingones = "Romans"
        {MANY}
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Romans loss piece Fort
        Chance loss_roll roll 6
        Romans loss tribe Senones
    """)

    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Subdued", "Romans")


@pytest.mark.parametrize(("auxilia", "asked"), [(2, "Arverni command"), (6, "Romans loss")])
def test_event_27_shaded_nobody_is_asked_whom_an_ambush_takes_anyway(auxilia: int, asked: str) -> None:
    """Vercingetorix and six Warbands: a shot and four Losses take a Legion and two Auxilia, but not seven pieces."""
    game = at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "1 Legion, {auxilia} revealed Auxilia"
        {MANY}
    """).play("Arverni action command Battle\nArverni command battle Mandubii\nArverni ambush yes")

    assert game.asked == asked
    assert (game.pieces("Mandubii", "Romans") == "") == (auxilia == 2)
