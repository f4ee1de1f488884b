"""Card A31, German Phalanx."""

import pytest

from tests.ariovistus.arverni import phase
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective
from tests.falling_sky.playing import Play

HEAD = """
    card = {0}
    ineligible = {1}
    [capabilities]
    A31 = "{2}"
"""
ROMANS_ACT = '["Germans", "Aedui", "Belgae"]'
GERMANS_ACT = '["Romans", "Aedui", "Belgae"]'


def losses(game: Play, key: str = "attack") -> int:
    """What the last Attack or Counterattack has caused."""
    return int(str([entry.facts[3] for entry in game.table.log if entry.key == key][-1]))


def romans_battle(board: str, side: str, more: str = "") -> Play:
    game = at(HEAD.format(1, ROMANS_ACT, side) + more + board)
    return game.play("Romans action command Battle\nRomans command battle Treveri")


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_a31_is_a_capability_on_both_sides(side: str) -> None:
    game = at('card = "A31"').play(f"Germans action {side} A31")
    assert game.position["capabilities"] == {"A31": side}
    assert not is_effective(at(f'card = "A31"\n[capabilities]\nA31 = "{side}"'), "Romans", side)
    assert is_effective(at('card = "A31"'), "Romans", side)


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 9), ("shaded", 5)])
def test_event_a31_shaded_caesar_does_not_double(side: str, caused: int) -> None:
    """He and four Legions: nine Losses, or five."""
    board = '[regions.Treveri]\nRomans = "Caesar, 4 Legions"\nGermans = "12 Warbands"'
    game = romans_battle(board, side)
    assert losses(game) == caused


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 5), ("shaded", 3)])
def test_event_a31_shaded_boduognatus_does_not_double(side: str, caused: int) -> None:
    """He and four Warbands: five Losses, or three."""
    head = HEAD.format('"A60"', '["Romans", "Germans", "Aedui"]', side)
    board = '[regions.Treveri]\nBelgae = "Boduognatus, 4 revealed Warbands"\nGermans = "12 Warbands"'
    game = at(head + board).play("Belgae action command Battle\nBelgae command battle Treveri")
    assert losses(game) == caused


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 3), ("shaded", 6)])
def test_event_a31_unshaded_ariovistus_does_not_double(side: str, caused: int) -> None:
    """He and four Warbands attack: three Losses, or six."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 revealed Warbands"\nAedui = "9 Warbands"'
    game = at(HEAD.format('"A19"', GERMANS_ACT, side) + board)
    game.play("Germans action command Battle\nGermans command battle Treveri")
    assert losses(game) == caused


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 2), ("shaded", 5)])
def test_event_a31_unshaded_ariovistus_does_not_double_when_he_defends(side: str, caused: int) -> None:
    """He and three Warbands strike back: two Losses, or five."""
    board = '[regions.Treveri]\nRomans = "2 Auxilia"\nGermans = "Ariovistus, 4 Warbands"'
    game = romans_battle(board, side).play("Germans loss piece Hidden Germanic Warband")
    assert losses(game, "counterattack") == caused


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 5), ("shaded", 3)])
def test_event_a31_shaded_cancels_legio_x_against_germans(side: str, caused: int) -> None:
    """15 unshaded: the Roman Leader and Legions cause two more, but not if that harms Germans no longer."""
    board = '[regions.Treveri]\nRomans = "Successor, 2 Legions"\nGermans = "12 Warbands"'
    game = romans_battle(board, side, '15 = "unshaded"\n')
    assert losses(game) == caused


@pytest.mark.parametrize(("side", "caused"), [("unshaded", 9), ("shaded", 5)])
def test_event_a31_legio_x_shaded_helps_the_germans(side: str, caused: int) -> None:
    """15 shaded lets Caesar double one Legion only, which helps the Germans: cancelled by the unshaded side; with the
    shaded side he doubles none."""
    board = '[regions.Treveri]\nRomans = "Caesar, 4 Legions"\nGermans = "12 Warbands"'
    game = romans_battle(board, side, '15 = "shaded"\n')
    assert losses(game) == caused


@pytest.mark.parametrize(("side", "asked"), [("unshaded", True), ("shaded", False)])
def test_event_a31_shaded_silences_the_slingers(side: str, asked: bool) -> None:
    """13 Auxilia shoot at attacking Germans first, unless that is cancelled."""
    head = HEAD.format('"A19"', GERMANS_ACT, side) + '13 = "unshaded"\n'
    board = '[regions.Treveri]\nGermans = "4 Warbands"\nRomans = "4 Auxilia"'
    game = at(head + board).play("Germans action command Battle\nGermans command battle Treveri")
    assert (game.asked == "Romans event_confirm") is asked


BELGAE_ACT = '["Romans", "Germans", "Aedui"]'
SLINGERS = '13 = "unshaded"\n[regions.Treveri]\nBelgae = "6 Warbands"\nRomans = "4 Auxilia"\n'


@pytest.mark.parametrize(("side", "asked"), [("unshaded", False), ("shaded", True)])
def test_event_a31_unshaded_slingers_do_not_shoot_for_germans(side: str, asked: bool) -> None:
    """13 Auxilia may shoot at Belgae who attack Germans, unless no Event helps these: the enemy is then named first."""
    game = at(HEAD.format('"A60"', BELGAE_ACT, side) + SLINGERS + 'Germans = "4 Warbands"')
    game.play("Belgae action command Battle\nBelgae command battle Treveri")
    if asked:
        game.play("Romans event_confirm yes\nBelgae battle_target faction Germans")
    else:
        game.play("Belgae battle_target faction Germans")
    assert ("shoot" in [entry.key for entry in game.table.log]) is asked
    assert losses(game) == (2 if asked else 3)


def test_event_a31_unshaded_slingers_shoot_for_romans() -> None:
    """The Belgae name the Romans as their enemy: these Slingers help no Germans."""
    game = at(HEAD.format('"A60"', BELGAE_ACT, "unshaded") + SLINGERS + 'Germans = "4 Warbands"')
    game.play("Belgae action command Battle\nBelgae command battle Treveri\nBelgae battle_target faction Romans")
    assert game.asked == "Romans event_confirm"
    game.play("Romans event_confirm yes")
    assert losses(game) == 2


@pytest.mark.parametrize(("side", "asked"), [("unshaded", False), ("shaded", True)])
def test_event_a31_unshaded_slingers_do_not_shoot_at_arverni_who_attack_germans(side: str, asked: bool) -> None:
    """A6.2.4 Their enemy is known beforehand."""
    board = '[regions.Pictones]\ndevastated = true\nArverni = "4 Warbands"\nGermans = "9 revealed Warbands"\n'
    game = phase(
        board + 'Romans = "4 Auxilia"', f'[capabilities]\n13 = "unshaded"\nA31 = "{side}"', following='"Winter"'
    )
    game.play("Chance arverni_target_faction roll 4")
    assert (game.asked == "Romans event_confirm") is asked


def test_event_a31_unshaded_slingers_and_the_bellovaci() -> None:
    """A69 shaded: the six who come name their enemy first, too."""
    game = at("""
        card = "A69"
        ineligible = ["Aedui"]
        [capabilities]
        A31 = "unshaded"
        13 = "unshaded"
        [regions.Atrebates]
        Belgae = "Boduognatus"
        Romans = "4 Auxilia"
        Germans = "2 Warbands"
        [tribes]
        Bellovaci = "Belgae"
    """).play("Belgae action shaded A69")
    assert sorted(game.offers("faction")) == ["Germans", "Romans"]
    game.play("Belgae event_faction faction Germans")
    assert losses(game) == 6
    assert "shoot" not in [entry.key for entry in game.table.log]


@pytest.mark.parametrize(("side", "asked"), [("unshaded", True), ("shaded", False)])
def test_event_a31_unshaded_who_is_walled_in_may_retreat_from_germans(side: str, asked: bool) -> None:
    """4 The marker keeps Aedui from leaving, which would help Germans who attack them."""
    head = HEAD.format('"A19"', GERMANS_ACT, side)
    game = at(
        head
        + """
        [regions.Mandubii]
        Germans = "4 Warbands"
        Aedui = "4 Warbands"
        Romans = "1 Auxilia"
        [regions.Aedui]
        Aedui = "2 Warbands"
        [circumvallation]
        region = "Mandubii"
        faction = "Aedui"
        pieces = "4 Warbands"
    """
    ).play("Germans action command Battle\nGermans command battle Mandubii\nGermans battle_target faction Aedui")
    assert (game.asked == "Aedui declare_retreat") is asked
    if asked:
        game.play("Aedui declare_retreat retreat\nAedui retreat_to region Aedui")
        assert (game.pieces("Mandubii", "Aedui"), game.pieces("Aedui", "Aedui")) == ("", "5 Warbands")
        assert "circumvallation" not in game.position


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_a31_an_ambush_that_an_event_grants_is_no_help_in_battle(side: str) -> None:
    """A58 shaded: Germans Ambush the Romans as their own rules have it, near Ariovistus and with more Hidden."""
    board = '[regions.Nervii]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "3 Legions"'
    game = at(HEAD.format('"A58"', '["Belgae", "Romans", "Aedui"]', side) + board).play("Germans action shaded A58")
    assert [str(entry.facts[0]) for entry in game.table.log if entry.key == "ambush"] == ["Germans"]
    assert losses(game) == (3 if side == "unshaded" else 6)


@pytest.mark.parametrize(("side", "asked"), [("unshaded", True), ("shaded", False)])
def test_event_a31_shaded_stops_the_roman_horse(side: str, asked: bool) -> None:
    """59 unshaded doubles Auxilia in a Battle."""
    board = '[regions.Treveri]\nRomans = "4 Auxilia"\nGermans = "12 Warbands"'
    game = romans_battle(board, side, '59 = "unshaded"\n')
    assert (game.asked == "Romans event_confirm") is asked


@pytest.mark.parametrize(("side", "lost_on"), [("unshaded", 2), ("shaded", 3)])
def test_event_a31_shaded_a_fort_is_lost_as_ever(side: str, lost_on: int) -> None:
    """10 unshaded lets a Fort fall on one or two only: that harms the Germans who attack it."""
    head = HEAD.format('"A19"', GERMANS_ACT, side) + '10 = "unshaded"\n'
    board = '[regions.Treveri]\nGermans = "4 revealed Warbands"\nRomans = "Fort"'
    game = at(head + board).play("Germans action command Battle\nGermans command battle Treveri")
    assert game.asked == "Chance loss_roll"
    assert game.table.ask is not None
    assert game.table.ask.about[-1] == lost_on
