"""Card A65, Kinship."""

import pytest

from tests.ariovistus.events.test_event_a31_german_phalanx import losses
from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

BOARD = """
    card = "A65"
    ineligible = ["Germans", "Belgae", "Aedui"]
    [regions.Nervii]
    Belgae = "Boduognatus, 6 Warbands"
    Germans = "6 Warbands"
    [regions.Treveri]
    Germans = "Ariovistus, 6 Warbands"
    Belgae = "9 Warbands"
    [regions.Morini]
    Belgae = "1 Warband"
    Germans = "1 Warband"
"""


def test_event_a65_unshaded_warbands_without_their_leader() -> None:
    """Romans let Germans attack Belgae: six Warbands cause three Losses, with Ariovistus beside them no more; he takes
    none either. Boduognatus strikes back in Nervii."""
    game = at(BOARD).play("""
        Romans action unshaded A65
        Romans event_faction faction Germans
        Romans event_region region Treveri
        Belgae declare_retreat stand
    """)
    assert losses(game) == 3
    assert game.pieces("Treveri", "Germans") == "Ariovistus, 3 revealed Warbands"
    game.play("Romans event_region region Nervii")
    while game.asked.startswith("Belgae"):
        game.play(f"{game.asked} {next(o for o in game.options if 'Leader' not in o)}")
    assert losses(game, "counterattack") == 2
    assert game.offers("region") == ["Morini"]
    game.play("Romans event_region done")


def test_event_a65_unshaded_belgae_attack_without_doubling() -> None:
    """Six Warbands: three Losses, though Boduognatus is there."""
    game = at(BOARD).play("""
        Romans action unshaded A65
        Romans event_faction faction Belgae
        Romans event_region region Nervii
        Germans declare_retreat stand
    """)
    assert losses(game) == 3
    assert game.pieces("Nervii", "Belgae").startswith("Boduognatus")


def test_event_a65_unshaded_effective() -> None:
    assert is_effective(at(BOARD), "Aedui", "unshaded")
    assert not is_effective(at('card = "A65"\n[regions.Nervii]\nBelgae = "2 Warbands"'), "Aedui", "unshaded")


def test_event_a65_shaded_four_warbands_and_two_allies_change_sides() -> None:
    """Germans become Belgae; at the Suebi no Belgic Ally may stand: removed only."""
    game = at(BOARD + '[tribes]\n"Suebi North" = "Germans"\nTreveri = "Germans"\nUbii = "Germans"').play("""
        Romans action shaded A65
        Romans event_faction faction Germans
        Romans event_region region Nervii
        Romans event_region region Nervii
        Romans event_region region Nervii
        Romans event_region region Morini
        Romans event_tribe tribe Suebi North
        Romans event_tribe tribe Treveri
    """)
    assert game.pieces("Nervii", "Germans") == "3 Warbands"
    assert game.pieces("Nervii", "Belgae") == "Boduognatus, 9 Warbands"
    assert game.pieces("Morini", "Germans") == ""
    found = [game.tribe(name) for name in ("Suebi North", "Treveri", "Ubii")]
    assert found == ["Subdued", "Belgae", "Germans"]


@pytest.mark.parametrize(("who", "walled"), [("Belgae", ""), ("Germans", "2 Warbands")])
def test_event_a65_shaded_an_owner_gives_up_those_walled_in(who: str, walled: str) -> None:
    """4 Belgae who execute it give up the two of the marked group first; others take those who can leave."""
    others = ", ".join(f'"{each}"' for each in ("Romans", "Germans", "Belgae", "Aedui") if each != who)
    game = at(f"""
        card = "A65"
        ineligible = [{others}]
        [regions.Carnutes]
        Romans = "1 Legion"
        Belgae = "4 Warbands"
        [regions.Ubii]
        Belgae = "2 Warbands"
        [circumvallation]
        region = "Carnutes"
        faction = "Belgae"
        pieces = "2 Warbands"
        tribes = ["Carnutes"]
        [tribes]
        Carnutes = "Belgae Citadel"
    """).play(f"{who} action shaded A65\n" + f"{who} event_region region Carnutes\n" * 2)
    game.play(f"{who} event_region region Ubii\n" * 2)
    assert game.pieces("Carnutes", "Germans") == "2 Warbands"
    assert game.position["circumvallation"].get("pieces", "") == walled


def test_event_a65_shaded_effective() -> None:
    assert not is_effective(at('card = "A65"'), "Romans", "shaded")
    assert is_effective(at('card = "A65"\n[tribes]\nUbii = "Germans"'), "Romans", "shaded")


FEUD = """
    card = "A65"
    ineligible = ["Germans", "Belgae", "Aedui"]
    [regions.{0}]
    Belgae = "{1}"
    Germans = "{2}"
    [tribes]
    {3} = "Belgae"
"""


def test_event_a65_unshaded_an_ally_takes_losses_after_the_warbands() -> None:
    """3.3.4 Eight Germans, of whom one falls, strike back with three: two Warbands and the Ally behind them."""
    game = at(FEUD.format("Nervii", "2 Warbands", "8 Warbands", "Nervii")).play("""
        Romans action unshaded A65
        Romans event_faction faction Belgae
    """)
    assert losses(game, "counterattack") == 3
    assert (game.pieces("Nervii", "Belgae"), game.tribe("Nervii")) == ("", "Subdued")


def test_event_a65_unshaded_behind_a_leader_who_does_not_fight_too() -> None:
    """The Leader takes no part: what the Warbands do not take falls on the Settlement, not on Ariovistus."""
    board = FEUD.format("Nervii", "9 Warbands", "Ariovistus, 2 Warbands, Settlement", "Nervii")
    game = at(board).play("""
        Romans action unshaded A65
        Romans event_faction faction Germans
    """)
    assert game.pieces("Nervii", "Germans") == "Ariovistus"


def test_event_a65_unshaded_an_ally_alone_may_attack() -> None:
    """3.3.4 Own and other Forces are enough for a Battle: the Ally causes nothing, and is lost to two of the four who
    strike back; a Leader alone does not fight."""
    game = at(FEUD.format("Morini", "", "4 Warbands", "Morini") + '[regions.Treveri]\nBelgae = "Boduognatus"').play("""
        Romans action unshaded A65
        Romans event_faction faction Belgae
    """)
    assert (losses(game), losses(game, "counterattack"), game.tribe("Morini")) == (0, 2, "Subdued")
    assert game.pieces("Morini", "Germans") == "4 revealed Warbands"


def test_event_a65_unshaded_a_leader_alone_does_not_attack() -> None:
    board = 'card = "A65"\n[regions.Nervii]\nBelgae = "Boduognatus"\nGermans = "Ariovistus"'
    assert not is_effective(at(board), "Romans", "unshaded")
