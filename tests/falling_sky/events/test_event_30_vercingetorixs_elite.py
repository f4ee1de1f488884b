"""30 Vercingetorix's Elite (second edition)."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

HARSH, ELITE = '[capabilities]\n30 = "unshaded"\n', '[capabilities]\n30 = "shaded"\n'


@pytest.mark.parametrize(("capability", "offered"), [("", ["1", "2", "3", "4"]), (HARSH, ["1", "2"])])
def test_event_30_unshaded_allies_and_citadels_alone(capability: str, offered: list[str]) -> None:
    """Two Allies and the Leader allow four Warbands, without Leader and one on top two."""
    game = at(f"""
        card = 19
        [regions.Carnutes]
        Arverni = "Successor"
        Aedui = "9 Warbands"
        [tribes]
        Carnutes = "Arverni"
        Aulerci = "Arverni"
        {capability}
    """).play("Arverni action command Rally\nArverni command rally Carnutes")
    if game.asked == "Arverni rally":
        game.play("Arverni rally place_warbands")

    assert game.offers("number") == offered


def test_event_30_unshaded_one_warband_at_home() -> None:
    """The Arverni Region still gives one."""
    game = at(f"card = 19\n{HARSH}").play("Arverni action command Rally\nArverni command rally Arverni")

    assert game.pieces("Arverni", "Arverni") == "1 Warband"


def arverni_attack(capability: str, arverni: str) -> Play:
    return at(f"""
        card = 19
        [regions.Mandubii]
        Arverni = "{arverni}"
        Belgae = "12 revealed Warbands"
        {capability}
    """).play("Arverni action command Battle\nArverni command battle Mandubii")


@pytest.mark.parametrize(
    ("capability", "arverni", "left"),
    [
        ("", "Successor, 6 Warbands", 8),
        (ELITE, "Successor, 6 Warbands", 6),
        (ELITE, "Successor, 7 Warbands", 6),
        (ELITE, "Successor, 3 Warbands", 8),
        (ELITE, "6 Warbands", 9),
    ],
)
def test_event_30_shaded_four_cause_losses_as_legions(capability: str, arverni: str, left: int) -> None:
    """With their Leader, four Warbands (or all there are) cause a whole Loss each."""
    game = arverni_attack(capability, arverni)
    if game.asked == "Arverni ambush":
        game.play("Arverni ambush no")

    assert game.pieces("Mandubii", "Belgae") == f"{left} revealed Warbands"


DEFENCE = (
    """
    card = 61
    [regions.Mandubii]
    Arverni = "Successor, {arverni}"
    Belgae = "8 revealed Warbands"
"""
    + ELITE
)


def belgic_attack(arverni: str) -> Play:
    return at(DEFENCE.format(arverni=arverni)).play("Belgae action command Battle\nBelgae command battle Mandubii")


def test_event_30_shaded_picked_warbands_roll() -> None:
    """They may absorb a Loss with a die; the others are simply removed."""
    game = belgic_attack("6 Warbands")
    assert game.asked == "Arverni loss"
    assert game.options == ["piece Arverni Leader", "piece Hidden Arverni Warband", "elite Hidden Arverni Warband"]

    game.play("Arverni loss elite Hidden Arverni Warband\nChance loss_roll roll 4")
    assert game.pieces("Mandubii", "Arverni") == "Successor, 6 Warbands"
    game.play("Arverni loss elite Hidden Arverni Warband\nChance loss_roll roll 3")
    assert game.pieces("Mandubii", "Arverni") == "Successor, 5 Warbands"


def test_event_30_shaded_none_but_picked_ones() -> None:
    """Of three Warbands all are picked: no other is there to be removed without a roll."""
    assert belgic_attack("3 Warbands").options == ["piece Arverni Leader", "elite Hidden Arverni Warband"]


def test_event_30_shaded_lost_ones_do_not_strike_back() -> None:
    """Two picked Warbands fall, to Available: the Leader alone counterattacks, and no Legion has Fallen."""
    game = belgic_attack("2 Warbands")
    for _ in range(2):
        game.play("Arverni loss elite Hidden Arverni Warband\nChance loss_roll roll 1")
    game.play("Chance loss_roll roll 6\nChance loss_roll roll 6")

    assert game.pieces("Mandubii", "Arverni") == "Successor"
    assert game.pieces("Mandubii", "Belgae") == "7 revealed Warbands"
    assert game.available("Arverni", "Warbands") == 35
    assert game.position.get("fallen", 0) == 0


def test_event_30_shaded_the_arverni_pick() -> None:
    """Where Hidden and Revealed ones are more than four, they say which."""
    game = belgic_attack("3 Warbands, 3 revealed Warbands")
    assert game.asked == "Arverni event_piece"
    assert game.options == ["piece Hidden Arverni Warband", "piece Revealed Arverni Warband"]


def test_event_30_shaded_not_in_a_battle_of_others() -> None:
    """Where Belgae attack Aedui, the Arverni beside them pick nobody."""
    game = at(
        """
        card = 61
        [regions.Mandubii]
        Arverni = "Successor, 3 Warbands, 3 revealed Warbands"
        Aedui = "2 Warbands"
        Belgae = "4 revealed Warbands"
    """
        + ELITE
    ).play("Belgae action command Battle\nBelgae command battle Mandubii\nBelgae battle_target faction Aedui")

    assert not game.asked.startswith("Arverni")
    assert game.pieces("Mandubii", "Aedui") == ""


def test_event_30_shaded_against_a_group_that_attacks_alone() -> None:
    """11 Three Auxilia alone attack the Arverni, whose Leader is in the Battle: they pick."""
    game = at(
        """
        card = 11
        [regions.Mandubii]
        Romans = "Successor"
        Arverni = "Successor, 3 Warbands, 3 revealed Warbands"
    """
        + ELITE
    ).play("Romans action unshaded 11\nRomans event_region region Mandubii")

    assert game.asked == "Arverni event_piece"


def test_event_30_shaded_not_without_the_leader_in_the_battle() -> None:
    """72 Four Warbands that charge without their Leader cause two Losses."""
    game = at(
        """
        card = 72
        ineligible = ["Belgae", "Aedui"]
        [regions.Mandubii]
        Arverni = "Successor, 9 Warbands"
        Romans = "12 Auxilia"
    """
        + ELITE
    ).play("""
        Arverni action shaded 72
        Arverni event_region region Mandubii
        Arverni event_number number 4
        Arverni event_faction faction Romans
    """)

    assert game.pieces("Mandubii", "Romans") == "10 revealed Auxilia"


def test_event_30_shaded_no_roll_in_an_ambush() -> None:
    """As Legions they fall to an Ambush without a die."""
    game = at(
        """
        card = 61
        [regions.Mandubii]
        Arverni = "Successor, 4 revealed Warbands"
        Belgae = "Successor, 8 Warbands"
    """
        + ELITE
    ).play("Belgae action command Battle\nBelgae command battle Mandubii\nBelgae ambush yes")

    assert game.pieces("Mandubii", "Arverni") == ""


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_30_effective_until_it_is_in_effect(side: str) -> None:
    """Playing it grants the Capability; then it would change nothing."""
    game = at("card = 30").play(f"Arverni action {side} 30")

    assert game.view["capabilities"] == {"30": side}
    assert judged("card = 30", "Aedui", side)
    assert not judged(f'card = 30\n[capabilities]\n30 = "{side}"', "Aedui", side)


@pytest.mark.parametrize(("capability", "left"), [("", 6), (ELITE, 4)])
def test_event_30_shaded_aedui_that_fight_as_arverni_may_be_picked(capability: str, left: int) -> None:
    """45 shaded: the Leader and four Aedui Warbands cause three Losses, five if these are picked."""
    game = at(f"""
        card = 45
        ineligible = ["Aedui"]
        [regions.Mandubii]
        Arverni = "Successor"
        Aedui = "4 revealed Warbands"
        Romans = "9 Auxilia"
        {capability}
    """).play("Arverni action shaded 45")

    assert game.asked == "Arverni loss"
    assert game.pieces("Mandubii", "Romans") == f"{left} Auxilia"
