"""3.2.4 LOSSES: who chooses, which pieces may take them, and when a die is rolled."""

import pytest

from tests.falling_sky.playing import Play, at


def battle(position: str, region: str = "Mandubii") -> Play:
    return at(position).play(f"""
        Romans action command Battle
        Romans command battle {region}
    """)


@pytest.mark.proves("3.2.4ap")
def test_3_2_4_losses_the_owner_chooses_its_pieces() -> None:
    """The Faction that suffers chooses among its Leader and Warbands of each state."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "Vercingetorix, 1 Warband, 1 revealed Warband, 1 scouted Warband"
    """)

    assert game.asked == "Arverni loss"
    assert game.options == [
        "piece Arverni Leader",
        "piece Hidden Arverni Warband",
        "piece Revealed Arverni Warband",
        "piece Scouted Arverni Warband",
    ]
    game.play("Arverni loss piece Revealed Arverni Warband")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 1 Warband, 1 scouted Warband"


@pytest.mark.proves("3.2.4af", "3.2.4ag")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_3_2_4_losses_a_leader_is_removed_on_1_to_3(die: int) -> None:
    """A roll of 1-3 removes the Leader."""
    game = battle("""
        [regions.Mandubii]
        Romans = "1 Legion"
        Belgae = "Ambiorix, 1 Warband"
    """).play(f"""
        Belgae loss piece Belgic Leader
        Chance loss_roll roll {die}
    """)

    assert game.pieces("Mandubii", "Belgae") == "1 revealed Warband"
    assert game.available("Belgae", "Leader") == 1


@pytest.mark.proves("3.2.4ag", "3.2.4ah")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_3_2_4_losses_a_leader_absorbs_on_4_to_6_again_and_again(die: int) -> None:
    """A roll of 4-6 absorbs the Loss without removing any piece, and the same piece may absorb the next."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Arverni = "Vercingetorix, 1 Warband"
    """).play(f"""
        Arverni loss piece Arverni Leader
        Chance loss_roll roll {die}
        Arverni loss piece Arverni Leader
        Chance loss_roll roll {die}
    """)

    assert game.pieces("Mandubii", "Arverni").startswith("Vercingetorix, 1 ")


def test_3_2_4_losses_rolls_end_when_the_piece_is_removed() -> None:
    """Four Losses on a lone Leader: absorbed, then removed; with nothing left the other Losses vanish."""
    game = battle("""
        [regions.Mandubii]
        Romans = "4 Legions"
        Arverni = "Vercingetorix"
    """).play("""
        Chance loss_roll roll 5
        Chance loss_roll roll 1
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Arverni") == ""


def test_3_2_4_losses_a_die_at_a_time_then_remove_instead() -> None:
    """After a roll the owner may decide anew: roll again, or remove a Warband."""
    game = battle("""
        [regions.Mandubii]
        Romans = "3 Legions"
        Arverni = "Vercingetorix, 3 Warbands"
    """).play("""
        Arverni loss piece Arverni Leader
        Chance loss_roll roll 6
        Arverni loss piece Hidden Arverni Warband
    """)

    assert game.options == ["piece Arverni Leader", "piece Hidden Arverni Warband"]


@pytest.mark.proves("3.2.4ag")
def test_3_2_4_losses_legions_go_to_the_fallen() -> None:
    """A Legion lost in Battle goes to the Fallen box, not to the track."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Germans = "4 Warbands"
    """)
    track = game.position["legions_track"]
    game.play("Chance loss_roll roll 3")

    assert game.position["fallen"] == 1
    assert game.position["legions_track"] == track
    assert game.pieces("Mandubii", "Romans") == "1 Legion"


@pytest.mark.proves("3.2.4ai")
def test_3_2_4_losses_standing_allies_and_citadel_come_last() -> None:
    """A Defender who stands loses all mobile pieces before Ally and Citadel may take Losses."""
    game = battle("""
        [regions.Mandubii]
        Romans = "8 Legions"
        Arverni = "2 Warbands"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Arverni"
    """).play("Romans besiege no")

    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.asked == "Arverni loss"
    assert game.options == ["tribe Mandubii", "tribe Senones"]


def test_3_2_4_losses_a_standing_leader_shields_the_allies() -> None:
    """As long as the Leader absorbs, no Ally may be taken."""
    game = battle("""
        [regions.Mandubii]
        Romans = "3 Legions"
        Arverni = "Vercingetorix, 1 Warband"
        [tribes]
        Senones = "Arverni"
    """).play("""
        Romans besiege no
        Arverni loss piece Hidden Arverni Warband
        Chance loss_roll roll 4
        Chance loss_roll roll 4
    """)

    assert game.tribe("Senones") == "Arverni"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix"


@pytest.mark.proves("3.2.4af", "3.2.4al")
@pytest.mark.parametrize(("die", "status"), [(3, "Subdued"), (4, "Arverni Citadel")])
def test_3_2_4_losses_a_citadel_rolls(die: int, status: str) -> None:
    """A Citadel is removed on 1-3 only, and then leaves the Tribe Subdued, not Allied (ruling)."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        [tribes]
        Mandubii = "Arverni Citadel"
    """).play(f"""
        Romans besiege no
        Chance loss_roll roll {die}
    """)

    assert game.asked == "Romans command"
    assert game.tribe("Mandubii") == status


@pytest.mark.proves("3.2.4ae")
def test_3_2_4_losses_an_ally_is_removed_without_a_roll() -> None:
    """An Allied Tribe that takes a Loss is Subdued at once."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        [tribes]
        Senones = "Aedui"
    """)

    assert game.tribe("Senones") == "Subdued"


@pytest.mark.proves("3.2.4aj", "3.2.4ak")
def test_3_2_4_losses_retreating_allies_and_citadel_come_first() -> None:
    """A Defender who Retreats takes the first Losses on Allies and Citadel, and only then on Leader and Warbands."""
    game = battle("""
        [regions.Mandubii]
        Romans = "8 Legions"
        Arverni = "3 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Arverni Citadel"
        Senones = "Arverni"
    """).play("""
        Romans besiege no
        Arverni declare_retreat retreat
    """)
    assert game.options == ["tribe Mandubii", "tribe Senones"]

    game.play("""
        Arverni loss tribe Senones
        Chance loss_roll roll 6
        Chance loss_roll roll 2
    """)
    assert game.tribe("Senones") == game.tribe("Mandubii") == "Subdued"
    assert game.available("Arverni", "Warbands") == 35 - 4 + 1


@pytest.mark.proves("3.2.4ai")
def test_3_2_4_losses_the_attackers_allies_and_fort_come_last() -> None:
    """Romans under Counterattack lose Auxilia, Legions and Leader before Ally or Fort may take Losses."""
    game = battle("""
        [regions.Mandubii]
        Romans = "1 Auxilia, Fort"
        Germans = "6 Warbands"
        [tribes]
        Senones = "Romans"
    """)

    assert game.pieces("Mandubii", "Romans") == "Fort"
    assert game.asked == "Romans loss"
    assert sorted(game.options) == ["piece Fort", "tribe Senones"]


@pytest.mark.proves("3.2.4af")
@pytest.mark.parametrize(("die", "left"), [(1, ""), (4, "Fort")])
def test_3_2_4_losses_a_fort_rolls(die: int, left: str) -> None:
    """A Fort outside Provincia is removed on 1-3 only."""
    game = battle("""
        [regions.Mandubii]
        Romans = "Fort"
        Germans = "2 Warbands"
    """).play(f"Chance loss_roll roll {die}")

    assert game.pieces("Mandubii", "Romans") == left


@pytest.mark.proves("3.2.4an")
def test_3_2_4_losses_the_fort_of_provincia_never_absorbs() -> None:
    """In Provincia the Fort neither rolls nor goes: the Helvii Ally is lost, further Losses vanish."""
    game = battle(
        """
        [regions.Provincia]
        Germans = "6 Warbands"
        [tribes]
        Helvii = "Romans"
        """,
        "Provincia",
    )

    assert game.asked == "Romans command"
    assert game.tribe("Helvii") == "Subdued"
    assert game.pieces("Provincia", "Romans") == "Fort"


@pytest.mark.proves("3.2.4am")
def test_3_2_4_losses_of_germans_take_warbands_before_allies() -> None:
    """3.4.5 Germans lose Scouted, then Revealed, then Hidden Warbands, and Allies only then; nobody is asked."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Germans = "2 Warbands, 1 revealed Warband, 1 scouted Warband"
        [tribes]
        Senones = "Germans"
    """).play("""
        Romans besiege no
        Chance loss_roll roll 6
    """)

    assert game.pieces("Mandubii", "Germans") == "2 revealed Warbands"
    assert game.tribe("Senones") == "Germans"
