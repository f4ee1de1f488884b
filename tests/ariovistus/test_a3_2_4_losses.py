"""A3.2.4, A3.3.4, A3.4.4, A3.4.5 Who takes Losses: Settlements, Germans of a player, Diviciacus."""

import pytest

from tests.ariovistus.battles import battle, losses, plain
from tests.ariovistus.playing import Play, at

ATTACKERS = ["Romans", "Belgae"]


def on_germans(attacker: str, number: int, pieces: str, tribes: str = "", answers: str = "") -> Play:
    """The Germans in Treveri are attacked by twice so many Warbands or Auxilia as they take Losses."""
    bands = "Auxilia" if attacker == "Romans" else "Warbands"
    position = f'[regions.Treveri]\n{attacker} = "{2 * number} {bands}"\nGermans = "{pieces}"\n{tribes}'
    return battle(attacker, position, answers)


# ---- Settlements --------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.2.4e", "A3.2.4f", "A3.3.4d", "A3.4.4d", "A1.4ag")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_a3_2_4_a_settlement_takes_a_loss_after_all_warbands(attacker: str) -> None:
    """Two Losses on a Warband and a Settlement: the Warband, then the Settlement, without a roll."""
    game = on_germans(attacker, 2, "1 Warband, Settlement")
    assert losses(game) == [2]
    assert game.pieces("Treveri", "Germans") == ""
    assert game.available("Germans", "Settlements") == 6
    one = on_germans(attacker, 1, "1 Warband, Settlement")
    assert one.pieces("Treveri", "Germans") == "Settlement"


@pytest.mark.proves("A3.2.4f")
def test_a3_2_4_a_settlement_comes_after_the_leader_too() -> None:
    """The Leader holds on a 4: the next Loss is his again, not the Settlement's."""
    game = on_germans("Romans", 2, "Successor, Settlement", answers="Chance loss_roll roll 4")
    assert game.asked == "Chance loss_roll"
    game.play("Chance loss_roll roll 4")
    assert game.pieces("Treveri", "Germans") == "Successor, Settlement"


@pytest.mark.proves("A3.2.4e")
def test_a3_2_4_a_settlement_in_provincia_is_no_permanent_fort() -> None:
    """1.4.2 Rome's Fort there can never be removed; a Settlement can."""
    game = battle(
        "Romans",
        '[regions.Provincia]\nRomans = "2 Auxilia, Fort"\nGermans = "Settlement"',
        region="Provincia",
    )
    assert game.pieces("Provincia", "Germans") == ""
    assert game.pieces("Provincia", "Romans") == "2 revealed Auxilia, Fort"


@pytest.mark.proves("A3.2.4h", "A3.3.4e", "A3.4.4e")
@pytest.mark.parametrize("attacker", ATTACKERS)
@pytest.mark.parametrize(
    ("choice", "tribe", "left"), [("piece Settlement", "Germans", ""), ("tribe Treveri", "Subdued", "Settlement")]
)
def test_a3_2_4_the_germans_choose_between_ally_and_settlement(
    attacker: str, choice: str, tribe: str, left: str
) -> None:
    """A Warband, an Ally and a Settlement, two Losses: the Warband, then the one or the other, as they like."""
    game = on_germans(attacker, 2, "1 Warband, Settlement", '[tribes]\nTreveri = "Germans"')
    assert game.asked == "Germans loss"
    assert sorted(game.options) == ["piece Settlement", "tribe Treveri"]
    game.play(f"Germans loss {choice}")
    assert game.tribe("Treveri") == tribe
    assert game.pieces("Treveri", "Germans") == left


@pytest.mark.proves("A3.2.4g", "A3.2.4h")
def test_a3_2_4_retreating_germans_lose_ally_or_settlement_first() -> None:
    """Two Losses halved to one: it falls on the Ally or the Settlement, and the Warbands get away."""
    game = battle(
        "Romans",
        """
        [tribes]
        Treveri = "Germans"
        [regions.Treveri]
        Romans = "2 Legions"
        Germans = "2 Warbands, Settlement"
        [regions.Ubii]
        Germans = "1 Warband"
        """,
        "Romans besiege no\nGermans declare_retreat retreat",
    )
    assert sorted(game.options) == ["piece Settlement", "tribe Treveri"]
    game.play("Germans loss piece Settlement\nGermans hidden_stay number 0\nGermans retreat_to region Ubii")
    assert game.pieces("Ubii", "Germans") == "3 Warbands"
    assert game.tribe("Treveri") == "Germans"


@pytest.mark.proves("A3.4.4d", "A3.4.4e")
def test_a3_4_4_germans_who_attack_lose_them_in_the_counterattack() -> None:
    """One Warband attacks four Aedui, who cause two Losses: the Warband, then Ally or Settlement."""
    game = battle(
        "Germans",
        """
        [tribes]
        Treveri = "Germans"
        [regions.Treveri]
        Germans = "1 Warband, Settlement"
        Aedui = "4 Warbands"
        """,
    )
    assert sorted(game.options) == ["piece Settlement", "tribe Treveri"]
    game.play("Germans loss piece Settlement")
    assert (game.pieces("Treveri", "Germans"), game.tribe("Treveri")) == ("", "Germans")


# ---- A3.4.5 -------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A3.4.5a")
def test_a3_4_5_the_germans_choose_their_losses() -> None:
    """Leader, Hidden or Revealed Warbands: any of them, in any order, but Settlement and Ally not yet."""
    game = on_germans(
        "Romans", 2, "Ariovistus, 2 Warbands, 2 revealed Warbands, Settlement", '[tribes]\nTreveri = "Germans"'
    )
    assert game.options == [
        "piece Germanic Leader",
        "piece Hidden Germanic Warband",
        "piece Revealed Germanic Warband",
    ]
    game.play("Germans loss piece Hidden Germanic Warband\nGermans loss piece Revealed Germanic Warband")
    assert game.available("Germans", "Warbands") == 30 - 2


@pytest.mark.proves("A3.4.5d", "A1.5.2b")
@pytest.mark.parametrize(("answer", "offered"), [("yes", "retreat"), ("no", "retreat_nowhere")])
def test_a3_4_5_germans_agree_or_not_to_a_retreat(answer: str, offered: str) -> None:
    """Belgae attacked by Romans may ask for Ubii under Germanic Control."""
    game = battle(
        "Romans",
        """
        [regions.Treveri]
        Romans = "2 Legions"
        Belgae = "3 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        """,
        bay=True,
    )
    assert "ask_retreat Ubii" in game.options
    game.play(f"Belgae declare_retreat ask_retreat Ubii\nGermans agree_retreat {answer}")
    assert offered in game.options


# ---- Diviciacus ---------------------------------------------------------------------------------------------------

TRIBES = '[tribes]\nSequani = "Aedui"\n'


def on_diviciacus(attacker: str, number: int, pieces: str = "Diviciacus, 1 Warband", answers: str = "") -> Play:
    """The Aedui in Sequani, with an Ally there, take so many Losses."""
    bands = "Auxilia" if attacker == "Romans" else "Warbands"
    position = f'{TRIBES}[regions.Sequani]\n{attacker} = "{2 * number} revealed {bands}"\nAedui = "{pieces}"'
    return plain(battle(attacker, position, answers, region="Sequani"))


@pytest.mark.proves("A3.2.4q", "A3.2.4r", "A3.3.4h", "A3.3.4i", "A3.4.4h", "A3.4.4i", "A1.4p", "A1.4q")
@pytest.mark.parametrize("attacker", ["Romans", "Belgae", "Germans"])
@pytest.mark.parametrize(("die", "left"), [(1, ""), (2, "Diviciacus")])
def test_a3_2_4_diviciacus_takes_a_loss_last_and_falls_on_a_1_alone(attacker: str, die: int, left: str) -> None:
    """Three Losses: the Warband, the Ally, then a roll for him: a 1 removes him, a 2 does not."""
    game = on_diviciacus(attacker, 3)
    assert game.asked == "Chance loss_roll"
    assert game.tribe("Sequani") == "Subdued"
    game.play(f"Chance loss_roll roll {die}")
    assert game.pieces("Sequani", "Aedui") == left


@pytest.mark.proves("A3.2.4q", "A3.3.4h", "A3.4.4h")
@pytest.mark.parametrize("attacker", ["Romans", "Belgae", "Germans"])
def test_a3_2_4_two_losses_spare_diviciacus(attacker: str) -> None:
    """Warband and Ally go, nobody is asked and no die is rolled."""
    game = on_diviciacus(attacker, 2)
    assert game.pieces("Sequani", "Aedui") == "Diviciacus"
    assert game.tribe("Sequani") == "Subdued"


@pytest.mark.proves("A3.2.4q", "A1.4r")
def test_a3_2_4_diviciacus_comes_after_a_citadel_that_holds() -> None:
    """The Citadel holds on a 4 each time, and takes the next Loss again."""
    position = '[tribes]\nSequani = "Aedui Citadel"\n[regions.Sequani]\nRomans = "4 Legions"\nAedui = "Diviciacus"'
    game = plain(battle("Romans", position, region="Sequani"))
    assert losses(game) == [2]
    game.play("Chance loss_roll roll 4\nChance loss_roll roll 4")
    assert (game.tribe("Sequani"), game.pieces("Sequani", "Aedui")) == ("Aedui Citadel", "Diviciacus")


@pytest.mark.proves("A3.2.4q", "A1.4r")
def test_a3_2_4_retreating_the_ally_still_goes_before_diviciacus() -> None:
    """Four Losses halved to two: Ally first, then the Warband, and he gets away."""
    position = f"""
        {TRIBES}
        [regions.Sequani]
        Romans = "4 Legions"
        Aedui = "Diviciacus, 1 Warband"
        [regions.Mandubii]
        Aedui = "1 Warband"
    """
    game = battle("Romans", position, "Romans besiege no\nAedui declare_retreat retreat", region="Sequani")
    game.play("Aedui leader_stays no\nAedui retreat_to region Mandubii")
    assert game.pieces("Mandubii", "Aedui") == "Diviciacus, 1 Warband"
    assert game.tribe("Sequani") == "Subdued"


@pytest.mark.proves("A1.4s")
def test_a3_4_4_diviciacus_ambushed_is_lost_without_a_roll() -> None:
    """A1.4 Three Losses of an Ambush: Warband, Ally, Diviciacus."""
    position = f"""
        {TRIBES}
        [regions.Sequani]
        Germans = "Successor, 4 Warbands"
        Aedui = "Diviciacus, 1 Warband"
    """
    game = battle("Germans", position, "Germans ambush yes", region="Sequani")
    assert losses(game) == [3]
    assert game.pieces("Sequani", "Aedui") == ""


def test_a3_4_4_diviciacus_attacking_takes_losses_last_too() -> None:
    """A1.4 Of eight Warbands six or seven are left to strike back: his Warband, his Ally, then a roll of 2."""
    position = f"""
        {TRIBES}
        [regions.Sequani]
        Aedui = "Diviciacus, 1 Warband"
        Belgae = "8 Warbands"
    """
    game = plain(battle("Aedui", position, region="Sequani"))
    assert losses(game, "counterattack") == [3]
    assert game.asked == "Chance loss_roll"
    assert game.play("Chance loss_roll roll 2").pieces("Sequani", "Aedui") == "Diviciacus"


# ---- A3.1 Sharing near Diviciacus ---------------------------------------------------------------------------------


@pytest.mark.proves("A1.4j")
def test_a3_1_near_diviciacus_romans_attack_with_aedui_warbands() -> None:
    """A1.4 In the Region next to him: two Auxilia and four Warbands cause three Losses; two Regions away they are not
    lent."""
    position = """
        [regions.Sequani]
        Romans = "2 Auxilia"
        Aedui = "4 Warbands"
        Belgae = "8 Warbands"
        [regions.{}]
        Aedui = "Diviciacus"
    """
    near = at("card = 1\n" + position.format("Aedui")).play("""
        Romans action command Battle
        Romans command share Sequani
        Aedui agree_share yes
        Romans command battle Sequani
    """)
    assert losses(plain(near)) == [3]
    far = at("card = 1\n" + position.format("Carnutes")).play("Romans action command Battle")
    assert far.offers("share") == []


@pytest.mark.proves("A1.4k")
def test_a3_1_shared_pieces_serve_special_abilities() -> None:
    """A1.4 Aedui without a Hidden Warband in Sequani Suborn there by Auxilia that are lent."""
    position = """
        card = "A37"
        [tribes]
        Helvetii = "Romans"
        [regions.Sequani]
        Romans = "1 Auxilia"
        Aedui = "Diviciacus, 1 revealed Warband"
    """
    game = at(position).play("Aedui action command Rally\nAedui command share Sequani")
    assert (game.asked, game.rule) == ("Romans agree_share", "A1.4")
    game.play("Romans agree_share yes")
    assert "Suborn" in game.offers("ability")
    refused = at(position).play("Aedui action command Rally\nAedui command share Sequani\nRomans agree_share no")
    assert "Suborn" not in refused.offers("ability")
