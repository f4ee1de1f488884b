"""4.3.3 Ambush by the Arverni."""

import pytest

from tests.falling_sky.playing import Play, at


def ambush(position: str) -> Play:
    return at("card = 19\n" + position).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni ambush yes
    """)


ROMANS = """
[regions.Mandubii]
Arverni = "Vercingetorix, {arverni}"
Romans = "{romans}"
"""


@pytest.mark.proves("4.3.3c", "4.3.3e", "4.3.3f", "4.3.3g")
def test_4_3_3_no_retreat_no_roll_no_counterattack() -> None:
    """The Defender cannot Retreat, removes a piece for each Loss without rolling, and does not strike back."""
    game = ambush(
        """
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "3 Legions, 1 Auxilia, 1 revealed Auxilia"
        [regions.Sequani]
        Romans = "1 Legion"
        """
    )
    assert game.asked == "Romans loss"  # not asked to Retreat to Sequani

    game.play("Romans loss piece Legion\nRomans loss piece Legion\nRomans loss piece Legion")
    assert game.asked == "Arverni command"  # which of the Auxilia is lost is all one
    assert game.position["fallen"] == 3
    assert game.pieces("Mandubii", "Romans") == "1 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 revealed Warbands"


def test_4_3_3_a_leader_is_removed_without_a_roll() -> None:
    """A Successor falls to an Ambush like any other piece."""
    game = ambush(ROMANS.format(arverni="3 Warbands", romans="Successor, 1 Legion"))

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.position["fallen"] == 1


def test_4_3_3_survivors_of_both_sides_are_revealed() -> None:
    """Step 5 still Reveals: one Hidden Auxilia survives and is Revealed."""
    game = ambush(ROMANS.format(arverni="4 Warbands", romans="3 Auxilia"))
    assert game.pieces("Mandubii", "Romans") == ""

    game = ambush(ROMANS.format(arverni="5 Warbands", romans="4 Auxilia"))
    assert game.pieces("Mandubii", "Romans") == "1 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 5 revealed Warbands"


@pytest.mark.proves("4.3.3m")
@pytest.mark.parametrize(
    ("arverni", "romans", "asked"),
    [
        ("3 Warbands", "2 Auxilia", True),
        ("2 Warbands", "2 Auxilia", False),
        ("2 Warbands, 4 revealed Warbands", "2 Auxilia", False),
        ("2 Warbands, 4 scouted Warbands", "2 Auxilia", False),
        ("1 Warband", "5 Legions", True),
        ("1 Warband", "5 revealed Auxilia", True),
        ("6 revealed Warbands", "1 Legion", False),
    ],
)
def test_4_3_3_more_hidden_arverni_than_hidden_defenders(arverni: str, romans: str, asked: bool) -> None:
    """Only where the Battle begins with more Hidden Arverni than Hidden Defenders."""
    game = at("card = 19\n" + ROMANS.format(arverni=arverni, romans=romans)).play("Arverni action command Battle")
    game.play("Arverni command battle Mandubii")

    assert (game.asked == "Arverni ambush") == asked


def test_4_3_3_hidden_pieces_of_third_factions_do_not_count() -> None:
    """Hidden Belgae do not protect the Romans from an Ambush."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 3 Warbands"
        Romans = "1 Auxilia"
        Belgae = "9 Warbands"
    """).play("Arverni action command Battle\nArverni command battle Mandubii\nArverni battle_target faction Romans")

    assert game.asked == "Arverni ambush"


@pytest.mark.proves("4.3.3d", "4.3.3f")
def test_4_3_3_the_fort_halves_and_falls_last_without_a_roll() -> None:
    """The Defender uses a Fort normally: half Losses; it takes Losses after all others, but without a roll."""
    game = ambush(ROMANS.format(arverni="6 Warbands", romans="1 Legion, Fort"))  # 4 halved: 2

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.position["fallen"] == 1


def test_4_3_3_the_fort_of_provincia_halves_but_never_falls() -> None:
    """1.4.2 Two Losses after halving: the Legion is removed, the permanent Fort takes none."""
    game = at("""
        card = 19
        [regions.Provincia]
        Arverni = "Vercingetorix, 6 Warbands"
        Romans = "1 Legion"
    """).play("Arverni action command Battle\nArverni command battle Provincia\nArverni ambush yes")

    assert game.asked == "Arverni command"
    assert game.pieces("Provincia", "Romans") == "Fort"


@pytest.mark.proves("4.3.3d")
def test_4_3_3_the_citadel_halves() -> None:
    """A Citadel halves the Losses of an Ambush: 5 become 2."""
    game = ambush("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 8 Warbands"
        Aedui = "3 Warbands"
        [tribes]
        Mandubii = "Aedui Citadel"
    """)

    assert game.pieces("Mandubii", "Aedui") == "1 revealed Warband"
    assert game.tribe("Mandubii") == "Aedui Citadel"


def test_4_3_3_the_citadel_falls_without_a_roll() -> None:
    """When all else is gone the Citadel is removed without a roll."""
    game = ambush("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Aedui = "1 Warband"
        [tribes]
        Mandubii = "Aedui Citadel"
    """)

    assert game.tribe("Mandubii") == "Subdued"
    assert game.pieces("Mandubii", "Aedui") == ""


def test_4_3_3_allies_only_after_all_other_pieces() -> None:
    """Allied Tribes take Losses last, the owner choosing among them."""
    game = ambush("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Belgae = "2 Warbands"
        [tribes]
        Senones = "Belgae"
        Lingones = "Belgae"
    """)
    assert game.asked == "Belgae loss"
    assert game.offers("tribe") == ["Senones", "Lingones"]
    assert game.pieces("Mandubii", "Belgae") == ""


# ---- Caesar's roll ----------------------------------------------------------------------------------------------

CAESAR = ROMANS.format(arverni="6 Warbands", romans="Caesar, 4 Legions")  # 4 Losses


@pytest.mark.proves("4.3.3h")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_4_3_3_caesar_rolls_low_and_the_ambush_works(die: int) -> None:
    """On a 1-3 Romans with Caesar remove pieces without rolling, and there is no Counterattack."""
    game = ambush(CAESAR)
    assert game.asked == "Chance caesar_ambushed"
    game.play(f"Chance caesar_ambushed roll {die}")
    game.play("Romans loss piece Legion\n" * 4)

    assert game.asked == "Arverni command"
    assert game.pieces("Mandubii", "Romans") == "Caesar"
    assert game.position["fallen"] == 4
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 revealed Warbands"


@pytest.mark.proves("4.3.3h", "4.3.3i")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_4_3_3_caesar_rolls_high_losses_are_rolled_for_and_romans_strike_back(die: int) -> None:
    """On a 4-6 Losses are rolled for as usual, and the survivors Counterattack, Legions not doubled."""
    game = ambush(CAESAR).play(f"Chance caesar_ambushed roll {die}")
    game.play("Romans loss piece Legion\nChance loss_roll roll 4")
    game.play("Romans loss piece Legion\nChance loss_roll roll 3")
    game.play("Romans loss piece Roman Leader\nChance loss_roll roll 6")
    game.play("Romans loss piece Legion\nChance loss_roll roll 5")

    assert game.pieces("Mandubii", "Romans") == "Caesar, 3 Legions"
    assert game.asked == "Arverni loss"  # Caesar and three Legions: four Losses
    game.play("Arverni loss piece Hidden Arverni Warband\n" * 4)
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 revealed Warbands"


def test_4_3_3_still_no_retreat_if_caesar_holds() -> None:
    """Caesar's roll does not bring the Retreat back."""
    game = ambush(
        CAESAR
        + """
        [regions.Sequani]
        Romans = "1 Legion"
        """
    )

    assert game.asked == "Chance caesar_ambushed"


@pytest.mark.proves("4.3.3j")
def test_4_3_3_only_caesar_himself_in_the_same_region_rolls() -> None:
    """Caesar next door, or a Successor in the Region, does not help."""
    game = ambush(
        ROMANS.format(arverni="2 Warbands", romans="3 Legions")
        + """
        [regions.Sequani]
        Romans = "Caesar"
        """
    )
    assert game.asked == "Arverni command"  # two Losses, two Legions removed
    assert game.pieces("Mandubii", "Romans") == "1 Legion"

    game = ambush(ROMANS.format(arverni="2 Warbands", romans="Successor, 3 Legions"))
    assert game.asked == "Romans loss"


def test_4_3_3_counterattack_even_with_no_losses_suffered() -> None:
    """Caesar rolls even if the Ambush causes no Loss: on a 4-6 the Romans strike back."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "1 Warband"
        Romans = "Caesar, 1 Legion"
        [regions.Bituriges]
        Arverni = "Vercingetorix"
    """).play("Arverni action command Battle\nArverni command battle Mandubii\nArverni ambush yes")
    game.play("Chance caesar_ambushed roll 4")

    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion"


# ---- as a Special Ability ---------------------------------------------------------------------------------------


@pytest.mark.proves("4.3.3k")
def test_4_3_3_in_any_of_the_battles_of_the_command() -> None:
    """Once announced Ambush may modify every Battle Region that qualifies, and may be left out in some."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "1 Warband"
        [regions.Pictones]
        Arverni = "4 Warbands"
        Aedui = "2 Warbands"
        [regions.Bituriges]
        Arverni = "4 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command battle Arverni
        Arverni ambush yes
        Arverni command battle Pictones
        Arverni ambush no
        Aedui declare_retreat stand
        Arverni command battle Bituriges
        Arverni ambush yes
        Arverni command done
    """)

    assert [game.pieces(r, "Aedui") for r in ("Arverni", "Pictones", "Bituriges")] == ["", "", ""]
    assert game.resources("Arverni") == 7
    assert game.position["first"]["action"] == "Command and Special Ability"


def test_4_3_3_without_ambush_the_battle_is_a_plain_one() -> None:
    """An Ambush not used leaves the turn a Command without a Special Ability."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni ambush no
        Arverni command done
    """)

    assert game.position["first"]["action"] == "Command"


def test_4_3_3_germans_ambushed_lose_warbands_first() -> None:
    """Ambushed Germans lose Scouted, Revealed, Hidden Warbands, then Allies; no Counterattack."""
    game = ambush("""
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Germans = "2 Warbands, 1 revealed Warband"
        [tribes]
        Mandubii = "Germans"
        Senones = "Germans"
    """)

    assert game.pieces("Mandubii", "Germans") == ""
    assert (game.tribe("Mandubii"), game.tribe("Senones")) == ("Germans", "Subdued")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 revealed Warbands"


def test_4_3_3_hidden_pieces_are_counted_when_the_battle_begins() -> None:
    """An earlier Battle in another Region does not matter, but Warbands Revealed before do not Ambush."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "3 Warbands"
        Belgae = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Belgae
        Arverni ambush yes
    """)

    assert game.pieces("Mandubii", "Aedui") == "3 Warbands"  # untouched and still Hidden
    assert game.offers("battle") == []  # a Region only once


def test_4_3_3_romans_strike_back_even_if_caesar_falls() -> None:
    """Ruling: having held the Ambush, the survivors Counterattack though Caesar himself is lost."""
    game = ambush(ROMANS.format(arverni="2 Warbands", romans="Caesar, 2 Legions"))
    game.play("Chance caesar_ambushed roll 4\nRomans loss piece Roman Leader\nChance loss_roll roll 1")
    game.play("Chance loss_roll roll 6")

    assert game.pieces("Mandubii", "Romans") == "2 Legions"
    assert game.asked == "Arverni loss"


def test_4_3_3_caesar_does_not_roll_for_others() -> None:
    """Where Aedui are Ambushed, Caesar beside them changes nothing."""
    game = at("""
        card = 19
        [regions.Mandubii]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "1 revealed Warband"
        Romans = "Caesar"
    """).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Aedui
        Arverni ambush yes
    """)
    assert game.asked == "Arverni command"
    assert game.pieces("Mandubii", "Aedui") == ""
