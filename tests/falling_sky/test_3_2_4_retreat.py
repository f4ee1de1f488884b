"""3.2.4 Steps 2 and 6: Retreat from a Roman attack, where to, with whose agreement, and who may stay."""

import pytest

from tests.falling_sky.playing import Play, at, at_bay


def battle(position: str, region: str = "Mandubii") -> Play:
    return at(position).play(f"""
        Romans action command Battle
        Romans command battle {region}
    """)


@pytest.mark.proves("3.2.4m", "3.2.4o", "3.2.4z")
def test_3_2_4_retreat_halves_losses_and_skips_counterattack_and_reveal() -> None:
    """Four Losses are halved to two; the survivors neither strike back nor are Revealed, nor are the Romans."""
    game = battle("""
        [regions.Mandubii]
        Romans = "3 Legions, 2 Auxilia"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
    """).play("""
        Arverni declare_retreat retreat
        Arverni hidden_stay number 0
        Arverni retreat_to region Bituriges
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Bituriges", "Arverni") == "5 Warbands"
    assert game.pieces("Mandubii", "Romans") == "3 Legions, 2 Auxilia"
    assert game.pieces("Mandubii", "Arverni") == ""


@pytest.mark.proves("3.2.4aa")
def test_3_2_4_retreat_and_citadel_halve_only_once() -> None:
    """A Defender who Retreats and had a Citadel takes half of the Losses, not a quarter."""
    game = battle("""
        [regions.Mandubii]
        Romans = "8 Legions"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Arverni Citadel"
    """).play("""
        Romans besiege no
        Arverni declare_retreat retreat
        Chance loss_roll roll 1
    """)

    assert game.available("Arverni", "Warbands") == 35 - 7 + 3


@pytest.mark.proves("3.2.4q", "3.2.4r")
def test_3_2_4_retreat_to_own_control_only_one_region() -> None:
    """Adjacent Regions under the Defender's own Control are offered; No Control and others' Control are not."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "2 revealed Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [regions.Carnutes]
        Arverni = "2 Warbands"
        Aedui = "1 Warband"
        [regions.Treveri]
        Arverni = "1 Warband"
        Belgae = "1 Warband"
        [regions.Atrebates]
        Germans = "1 Warband"
        [regions.Arverni]
        Arverni = "1 Warband"
    """).play("Arverni declare_retreat retreat")

    assert game.asked == "Arverni retreat_to"
    assert game.options == ["region Carnutes", "region Bituriges", "remove_all"]


CORNERED = """
    [regions.Mandubii]
    Romans = "2 Legions, 2 Auxilia"
    Arverni = "Vercingetorix, 4 Warbands, 3 revealed Warbands"
    [regions.Carnutes]
    Germans = "Warband"
"""


def cornered(position: str = CORNERED) -> Play:
    return at_bay(position).play("""
        Romans action command Battle
        Romans command battle Mandubii
    """)


@pytest.mark.proves("3.2.4k", "3.2.4r")
def test_3_2_4_no_control_blocks_retreat() -> None:
    """With No Control and Germans all around no Region is open, but a Retreat may be declared (ruling)."""
    assert cornered().options == ["stand", "retreat_nowhere"]


@pytest.mark.proves("3.2.4k", "3.2.4m", "3.2.4o", "3.2.4s")
def test_3_2_4_with_nowhere_to_go_leader_and_hidden_stay() -> None:
    """Losses are halved, nobody strikes back or is Revealed; Leader and Hidden Warbands stay, others are removed."""
    game = cornered().play("Arverni declare_retreat retreat_nowhere")
    assert game.asked == "Arverni loss"  # three Losses, halved to one
    game.play("""
        Arverni loss piece Revealed Arverni Warband
        Arverni leader_stays yes
        Arverni hidden_stay number 4
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 4 Warbands"
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 2 Auxilia"


@pytest.mark.proves("3.2.4k", "3.2.4s")
def test_3_2_4_with_nowhere_to_go_who_does_not_stay_is_removed() -> None:
    """The Defender may let Leader and Hidden Warbands go too, which removes them."""
    game = cornered().play("""
        Arverni declare_retreat retreat_nowhere
        Arverni loss piece Hidden Arverni Warband
        Arverni leader_stays no
        Arverni hidden_stay number 1
    """)

    assert game.pieces("Mandubii", "Arverni") == "1 Warband"


@pytest.mark.proves("3.2.4t", "3.2.4aj")
def test_3_2_4_allies_and_citadel_stay_where_nobody_can_go() -> None:
    """The fixed pieces take the first Losses and stay; Warbands that cannot be Hidden are removed."""
    game = cornered(CORNERED.replace("4 Warbands, ", "") + '[tribes]\nSenones = "Arverni"\nLingones = "Arverni"')
    game.play("""
        Romans besiege no
        Arverni declare_retreat retreat_nowhere
        Arverni loss tribe Senones
        Arverni leader_stays yes
    """)

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix"
    assert (game.tribe("Senones"), game.tribe("Lingones")) == ("Subdued", "Arverni")


@pytest.mark.proves("3.2.4i")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_3_2_4_retreat_by_agreement_of_the_controller(answer: str) -> None:
    """To a Region of another Faction's Control only if that Faction agrees in Step 2, before the Losses."""
    game = battle("""
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Arverni = "4 revealed Warbands"
        [regions.Bituriges]
        Aedui = "3 Warbands"
    """)
    assert game.asked == "Arverni declare_retreat"
    assert game.options == ["stand", "retreat_nowhere", "ask_retreat Bituriges"]

    game.play("Arverni declare_retreat ask_retreat Bituriges")
    assert game.asked == "Aedui agree_retreat"
    game.play(f"Aedui agree_retreat {answer}")
    if answer == "no":  # nowhere to go: the Arverni stand, and both sides fight
        assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"
        assert game.pieces("Mandubii", "Romans") == "3 revealed Auxilia"
    else:
        game.play("""
            Arverni declare_retreat retreat
            Arverni retreat_to region Bituriges
        """)
        assert game.pieces("Bituriges", "Arverni") == "3 revealed Warbands"
        assert game.pieces("Mandubii", "Romans") == "4 Auxilia"


def test_3_2_4_an_agreement_does_not_force_the_retreat() -> None:
    """Having obtained agreement the Defender may still stand."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "4 Warbands"
        [regions.Bituriges]
        Aedui = "3 Warbands"
    """).play("""
        Arverni declare_retreat ask_retreat Bituriges
        Aedui agree_retreat yes
    """)

    assert game.options == ["stand", "retreat"]


@pytest.mark.proves("3.2.4j")
def test_3_2_4_germans_never_agree_to_a_retreat() -> None:
    """A Region under German Control is neither offered nor asked for."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "4 Warbands"
        [regions.Treveri]
        Germans = "3 Warbands"
    """)

    assert game.asked == "Romans command"


def test_3_2_4_even_the_attacker_may_agree() -> None:
    """The Romans themselves may let the Defender Retreat into a Region that they Control."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "2 revealed Warbands"
        [regions.Bituriges]
        Romans = "1 Legion"
    """).play("""
        Aedui declare_retreat ask_retreat Bituriges
        Romans agree_retreat yes
        Aedui declare_retreat retreat
        Aedui retreat_to region Bituriges
    """)

    assert game.pieces("Bituriges", "Aedui") == "2 revealed Warbands"


@pytest.mark.proves("3.2.4l")
@pytest.mark.parametrize(
    ("region", "refuge"),
    [("Morini", "Britannia"), ("Britannia", "Veneti"), ("Nervii", "Sugambri"), ("Ubii", "Sequani")],
)
def test_3_2_4_retreat_across_sea_and_rhenus(region: str, refuge: str) -> None:
    """A Retreat may go across the arrows in and out of Britannia, and across the Rhenus."""
    game = battle(
        f"""
        [regions.{region}]
        Romans = "2 Auxilia"
        Belgae = "2 revealed Warbands"
        [regions.{refuge}]
        Belgae = "1 Warband"
        """,
        region,
    ).play(f"""
        Belgae declare_retreat retreat
        Belgae retreat_to region {refuge}
    """)

    assert game.pieces(refuge, "Belgae") == "1 Warband, 2 revealed Warbands"


RETREATING = """
    [regions.Mandubii]
    Romans = "1 Legion"
    Arverni = "Vercingetorix, 3 Warbands, 2 revealed Warbands, 1 scouted Warband"
    [regions.Bituriges]
    Arverni = "1 Warband"
    [tribes]
    Senones = "Arverni"
"""


@pytest.mark.proves("3.2.4ad")
def test_3_2_4_leader_and_hidden_warbands_may_stay() -> None:
    """EXCEPTION: the Leader and any number of Hidden Warbands may stay put, Hidden; the others must go."""
    game = battle(RETREATING).play("""
        Romans besiege no
        Arverni declare_retreat retreat
    """)
    assert game.asked == "Arverni leader_stays"
    game.play("Arverni leader_stays yes")
    assert game.offers("number") == ["0", "1", "2", "3"]

    game.play("""
        Arverni hidden_stay number 2
        Arverni retreat_to region Bituriges
    """)
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.pieces("Bituriges", "Arverni") == "2 Warbands, 2 revealed Warbands, 1 scouted Warband"
    assert game.tribe("Senones") == "Arverni"


def test_3_2_4_the_leader_may_go_too() -> None:
    """Leader and Hidden Warbands need not stay: all go to one Region; Allies stay."""
    game = battle(RETREATING).play("""
        Romans besiege no
        Arverni declare_retreat retreat
        Arverni leader_stays no
        Arverni hidden_stay number 0
        Arverni retreat_to region Bituriges
    """)

    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 4 Warbands, 2 revealed Warbands, 1 scouted Warband"
    assert game.tribe("Senones") == "Arverni"


@pytest.mark.proves("3.2.4s")
def test_3_2_4_retreating_pieces_may_be_removed_instead() -> None:
    """Those who do not stay either move or are removed."""
    game = battle(RETREATING).play("""
        Romans besiege no
        Arverni declare_retreat retreat
        Arverni leader_stays yes
        Arverni hidden_stay number 3
        Arverni retreat_to remove_all
    """)

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.available("Arverni", "Warbands") == 35 - 4


def test_3_2_4_a_retreat_in_place() -> None:
    """If only Leader and Hidden Warbands are left, all may stay: half Losses, no Reveal, and nobody moves."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Legions"
        Belgae = "Ambiorix, 3 Warbands"
        [regions.Treveri]
        Belgae = "1 Warband"
    """).play("""
        Belgae declare_retreat retreat
        Belgae loss piece Hidden Belgic Warband
        Belgae leader_stays yes
        Belgae hidden_stay number 2
    """)

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Belgae") == "Ambiorix, 2 Warbands"


@pytest.mark.proves("3.2.4t")
def test_3_2_4_a_citadel_stays_behind() -> None:
    """Citadels and Allies stay in the Region when the others Retreat."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "2 revealed Warbands"
        [regions.Bituriges]
        Aedui = "1 Warband"
        [tribes]
        Mandubii = "Aedui Citadel"
    """).play("""
        Aedui declare_retreat retreat
        Aedui retreat_to region Bituriges
    """)

    assert game.tribe("Mandubii") == "Aedui Citadel"
    assert game.pieces("Bituriges", "Aedui") == "1 Warband, 2 revealed Warbands"


@pytest.mark.proves("3.2.4u")
def test_3_2_4_who_has_retreated_may_be_attacked_again() -> None:
    """NOTE: Defenders may Retreat into a Region, then immediately Battle again there."""
    game = battle("""
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Arverni = "2 revealed Warbands"
        [regions.Bituriges]
        Romans = "2 Auxilia"
        Arverni = "3 revealed Warbands"
    """).play("""
        Arverni declare_retreat retreat
        Arverni retreat_to region Bituriges
    """)
    assert game.pieces("Bituriges", "Arverni") == "5 revealed Warbands"

    game.play("""
        Romans command battle Bituriges
        Arverni declare_retreat stand
    """)
    assert game.pieces("Bituriges", "Arverni") == "4 revealed Warbands"
