"""What Non-players reckon of a Battle, where pieces and cards of Ariovistus have a part in it."""

from random import Random

import pytest

from alesia.games.falling_sky.components import FACTION, REGION
from alesia.games.falling_sky.events.card_a65_kinship import terms_of
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, forecast_retreat, may_retreat
from alesia.games.falling_sky.state import State
from tests.ariovistus.nonplayers.battling import feuded, fought, offers_retreat, on_map, some_feud, some_fight
from tests.ariovistus.playing import at

TREVERI = REGION["Treveri"]


def board(pieces: str, more: str = "") -> State:
    state = at(f"card = 1\n[regions.Treveri]\n{pieces}\n{more}").table._position.state
    assert isinstance(state, State)
    return state


def foretold(attacker: str, defender: str, pieces: str, more: str = "", retreat: bool = False) -> Outcome:
    """The Battle in Treveri."""
    return forecast(board(pieces, more), FACTION[attacker], FACTION[defender], TREVERI, retreat=retreat)


@pytest.mark.proves("A8.4d")
def test_a8_4_a_settlement_is_lost_after_warbands_and_allies() -> None:
    """Four Losses on two Warbands, an Ally and a Settlement: two of them on what counts as an Ally."""
    pieces, ally = 'Belgae = "8 Warbands"\nGermans = "2 Warbands, Settlement"', '[tribes]\nTreveri = "Germans"'
    all_ = foretold("Belgae", "Germans", pieces, ally).inflicted
    three = foretold("Belgae", "Germans", pieces.replace("8", "6"), ally)

    assert (all_.losses, all_.allies, all_.strongholds) == (4, 2, 0)
    assert (three.inflicted.losses, three.inflicted.allies) == (3, 1)
    assert three.after.pieces[TREVERI.base + FACTION["Germans"].base + 5] == 1


def test_a1_4_diviciacus_is_lost_after_allies() -> None:
    """Two Losses on a Warband, Diviciacus and an Ally: he is not among them; the third is his."""
    pieces, ally = 'Belgae = "{} Warbands"\nAedui = "Diviciacus, 1 Warband"', '[tribes]\nTreveri = "Aedui"'
    two = foretold("Belgae", "Aedui", pieces.format(4), ally).inflicted
    three = foretold("Belgae", "Aedui", pieces.format(6), ally).inflicted

    assert (two.losses, two.allies, two.leader) == (2, 1, 0)
    assert (three.losses, three.allies, three.leader) == (3, 1, 1)


def test_a33_motivated_germans_take_half_losses_and_cause_one_more() -> None:
    """Eight Warbands cause two Losses, not four; those who are left strike back with one Loss more."""
    pieces = 'Belgae = "8 Warbands"\nGermans = "6 Warbands"'
    usual, card = foretold("Belgae", "Germans", pieces), '[capabilities]\nA33 = "shaded"'
    motivated = foretold("Belgae", "Germans", pieces, card)

    assert (usual.inflicted.losses, usual.suffered.losses) == (4, 1)
    assert (motivated.inflicted.losses, motivated.suffered.losses) == (2, 3)


def test_a33_trapped_germans_are_not_reckoned_to_retreat() -> None:
    """The card leaves them no Retreat."""
    pieces = 'Belgae = "8 Warbands"\nGermans = "6 Warbands"\n[regions.Ubii]\nGermans = "3 Warbands"'
    belgae, germans = FACTION["Belgae"], FACTION["Germans"]

    assert may_retreat(board(pieces), belgae, germans, TREVERI)
    assert not may_retreat(board(pieces, '[capabilities]\nA33 = "unshaded"'), belgae, germans, TREVERI)


@pytest.mark.parametrize("seed", range(300))
def test_a8_4_what_is_foretold_is_what_comes(seed: int) -> None:
    """Every roll a removal, the board after the Battle is the one foretold: pieces of everybody, Tribes, Abatis."""
    chance = Random(seed)
    fight = some_fight(chance)
    retreat = chance.random() < 0.4 and offers_retreat(fight)
    think = forecast_retreat if retreat else forecast
    told = think(fight.state, *fight.sides, besieged=fight.siege)
    after = fought(fight, retreat).table._position.state
    assert on_map(after) == on_map(told.after), (fight, retreat, told[:2])


@pytest.mark.parametrize("seed", range(60))
def test_a65_what_a_feud_is_foretold_to_cost_is_what_comes(seed: int) -> None:
    """Attackers without their Leader, behind them Allies, Citadel and Settlement."""
    feud = some_feud(Random(seed))
    attacker, _, region = feud.sides
    told = forecast(feud.state, *feud.sides, terms=terms_of(feud.state, attacker, region))
    assert on_map(feuded(feud).table._position.state) == on_map(told.after), (feud, told[:2])


def test_a31_shaded_no_slingers_shoot_at_germans() -> None:
    """13 Four Auxilia would hit two attacking Warbands; A31 shaded nothing harms Germans in Battle."""
    pieces = 'Germans = "6 Warbands"\nRomans = "4 Auxilia"\nBelgae = "3 Warbands"'
    cards = '[capabilities]\n13 = "unshaded"\n'
    shot = foretold("Germans", "Belgae", pieces, cards).suffered.losses
    spared = foretold("Germans", "Belgae", pieces, cards + 'A31 = "shaded"').suffered.losses

    assert (shot, spared) == (2, 0)


@pytest.mark.parametrize(("side", "losses"), [("", 4), ('A31 = "shaded"', 2), ('A31 = "unshaded"', 4)])
def test_a31_shaded_no_horse_charges_germans(side: str, losses: int) -> None:
    """59 The Horse of the Belgae doubles two Losses; A31 shaded not against Germans."""
    pieces = 'Germans = "6 Warbands"\nBelgae = "4 Warbands"'
    cards = f'[capabilities]\n59 = "shaded Belgae"\n{side}'

    assert foretold("Belgae", "Germans", pieces, cards).inflicted.losses == losses


def test_10_after_an_ambush_the_citadel_falls() -> None:
    """Shaded, the holder of the Ballistae removes what the Losses have left; it is no Loss."""
    pieces, ally = 'Belgae = "4 Warbands"\nAedui = "2 revealed Warbands"', '[tribes]\nMandubii = "Aedui Citadel"\n'
    text = f'card = 1\n[regions.Mandubii]\n{pieces}\n{ally}[capabilities]\n10 = "shaded Belgae"'
    state = at(text).table._position.state
    told = forecast(state, FACTION["Belgae"], FACTION["Aedui"], REGION["Mandubii"], ambush=True)

    assert (told.inflicted.losses, told.inflicted.strongholds) == (1, 0)
    assert told.after.tribes[REGION["Mandubii"].tribes[0]] == 0
