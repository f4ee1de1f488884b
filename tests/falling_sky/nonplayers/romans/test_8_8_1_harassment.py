"""8.8.1 Roman March and Harassment, and Scouting harassing Warbands out of the way."""

import pytest

from tests.falling_sky.nonplayers.romans.boards import ALL, AWAY, boxes, commanded, did, roman_turn

# From Mandubii to Pictones the ways lead through Carnutes or Bituriges.
BOARD = (
    AWAY
    + """
[regions.Mandubii]
Romans = "{0}"
[regions.Carnutes]
{1}
[regions.Bituriges]
{2}
[tribes]
Pictones = "Belgae"
"""
)


@pytest.mark.proves("8.8.1bj")
def test_8_8_1_by_the_way_with_the_least_harassment() -> None:
    """Three Hidden Germans in Bituriges: the group goes through Carnutes, whatever the dice say."""
    for die in (1, 6):
        game = roman_turn(BOARD.format("2 Legions, 3 Auxilia", "", 'Germans = "3 Warbands"'), 5, die)
        assert did(game, "march_on")[0] == "march_on region Pictones"
        assert did(game, "march_to")[0] == "march_to region Carnutes"


def test_8_3_4_no_die_among_ways_that_cost_nothing() -> None:
    """Both ways are free, and all end in Pictones: neither a way nor whose Allies needs a die."""
    game = roman_turn(BOARD.format("2 Legions, 3 Auxilia", "", ""), nonplayers=ALL)
    assert game.pieces("Pictones", "Romans").startswith("2 Legions")
    assert not game.steps("Romans", "pick")
    assert not game.rolled("Romans")


def test_8_8_1_equal_ways_by_dice() -> None:
    """8.3.4 A Loss to players on either way, which they need not inflict after all."""
    ways = set[str]()
    for die in (1, 6):
        board = BOARD.format("2 Legions, 3 Auxilia", 'Belgae = "3 Warbands"', 'Arverni = "3 Warbands"')
        game = roman_turn(board, die, die)
        game.play("Arverni agree_truce no\nBelgae agree_truce no")
        ways.add(did(game, "march_to")[0])
    assert ways == {"march_to region Carnutes", "march_to region Bituriges"}


@pytest.mark.proves("8.8.1bk")
def test_8_8_1_one_loss_is_borne() -> None:
    """A Loss on both ways: an Auxilia is lost, and no Scout is used for that."""
    game = roman_turn(BOARD.format("2 Legions, 3 Auxilia", 'Germans = "3 Warbands"', 'Germans = "3 Warbands"'), 5, 1)
    assert game.pieces("Pictones", "Romans").startswith("2 Legions, 1 Auxilia")
    assert "R_SCOUT_MARCH no" in boxes(game)


@pytest.mark.proves("8.8.1bl")
@pytest.mark.parametrize("force", ["2 Legions", "Legion", "Auxilia"])
def test_8_8_1_no_loss_on_legions_or_on_a_piece_alone(force: str) -> None:
    """R_MARCH no: it takes Auxilia in company to bear a Loss."""
    game = roman_turn(BOARD.format(force, 'Germans = "3 Warbands"', 'Germans = "3 Warbands"'), 5, 1)
    assert "R_MARCH no" in boxes(game)


# Caesar's group can go three Regions: the longer ways are closed, too.
LED = """
[resources]
Romans = 5
[regions.Britannia]
Romans = "11 Auxilia"
[regions.Mandubii]
Romans = "{0}"
[regions.Carnutes]
Arverni = "{1} Warbands"
[regions.Bituriges]
Belgae = "{1} Warbands"
[regions.Veneti]
Arverni = "9 Warbands"
[regions.Arverni]
Belgae = "9 Warbands"
[tribes]
Pictones = "Belgae"
"""


@pytest.mark.proves("8.8.1bk")
def test_8_8_1_two_losses_are_too_many() -> None:
    """R_MARCH no: six Hidden Warbands on either way, and without Caesar nobody near enough to Scout (4.2.2)."""
    game = roman_turn(LED.format("2 Legions, 9 Auxilia", 6), 5, 1, nonplayers=ALL)
    assert "R_MARCH no" in boxes(game)


@pytest.mark.proves("8.8.1bt")
def test_8_8_1_scout_out_harassing_warbands() -> None:
    """R_SCOUT_MARCH yes: Caesar's Auxilia look at Warbands on the way; then the group moves on, and nothing is
    Built."""
    game = roman_turn(LED.format("Caesar, 2 Legions, 4 Auxilia", 6), 5, 1, nonplayers=ALL)
    assert boxes(game).endswith("R_MARCH yes, R_SCOUT_MARCH yes, R_SCOUT yes")
    assert did(game, "march_on")[:2] == ["march_on ability Scout", "march_on region Pictones"]
    assert "scout_in region Carnutes" in game.did("Romans")
    assert game.pieces("Carnutes", "Arverni") == "6 scouted Warbands"


@pytest.mark.proves("8.8.1bu", "8.8.1bv")
def test_8_8_1_nothing_is_built_after_a_scout_on_the_way() -> None:
    """With Resources enough a March unharassed is followed by Build; after a Scout on the way there is none."""
    for warbands, then in ((6, "R_SCOUT_MARCH yes, R_SCOUT yes"), (2, "R_SCOUT_MARCH no, R_BUILD yes")):
        board = LED.format("Caesar, 2 Legions, 4 Auxilia", warbands).replace("Romans = 5", "Romans = 20")
        board += 'Santones = "Romans"\n'
        assert boxes(roman_turn(board, 5, 1, nonplayers=ALL)).endswith(f"R_MARCH yes, {then}")


@pytest.mark.proves("8.8.1bt")
@pytest.mark.parametrize(("auxilia", "goes"), [(1, "no"), (3, "yes")])
def test_8_8_1_scouting_needs_enough_auxilia(auxilia: int, goes: str) -> None:
    """Seven Warbands: two must be seen to avert one Loss of two, and the other is borne: one Auxilia does it. Eight:
    three, which takes two Auxilia (and a third stays to keep Control)."""
    seven = roman_turn(LED.format(f"Caesar, 2 Legions, {auxilia} Auxilia", 7), 5, 1, nonplayers=ALL)
    eight = roman_turn(LED.format(f"Caesar, 2 Legions, {auxilia} Auxilia", 8), 5, 1, nonplayers=ALL)
    assert "R_MARCH yes, R_SCOUT_MARCH yes" in boxes(seven)
    assert f"R_MARCH {goes}" in boxes(eight)


def test_8_8_1_nonplayer_belgae_and_arverni_harass_and_aedui_do_not() -> None:
    """8.4.2 Non-player Aedui let the Romans through, Non-player Belgae do not."""
    for faction, way in (("Belgae", "Bituriges"), ("Aedui", "Carnutes")):
        board = BOARD.format("2 Legions, 3 Auxilia", f'{faction} = "6 Warbands"', "")
        assert did(roman_turn(board, nonplayers=ALL), "march_to")[0] == f"march_to region {way}"


@pytest.mark.proves("8.8.1bn")
def test_8_8_1_players_are_asked_not_to_harass() -> None:
    """1.5.2 A player who agrees opens the way; one who refuses closes it, and the box comes to nothing."""
    board = BOARD.format("2 Legions, 3 Auxilia", 'Belgae = "6 Warbands"', 'Belgae = "6 Warbands"')
    agreed = roman_turn(board, 5, 1)
    agreed.play("Belgae agree_truce yes")
    assert agreed.pieces("Pictones", "Romans").startswith("2 Legions, 2 Auxilia")
    refused = roman_turn(board, 5, 1)
    refused.play("Belgae agree_truce no")
    assert refused.pieces("Pictones", "Romans") == ""
    assert "R_MARCH yes, R1 no" in boxes(refused)
    assert commanded(refused)[1] == "cancel"


@pytest.mark.proves("8.8.1bn")
@pytest.mark.parametrize(("die", "goes"), [(1, "Treveri"), (6, "Sequani")])
def test_8_8_1_a_refused_truce_leaves_the_dice_as_they_fell(die: int, goes: str) -> None:
    """Of two Regions that are alike the die has chosen one; that Belgae will Harass on the way to a third is no reason
    to roll again."""
    board = (
        AWAY
        + """
[regions.Mandubii]
Romans = "2 Legions, 3 Auxilia"
[regions.Carnutes]
Belgae = "6 Warbands"
[regions.Bituriges]
Belgae = "6 Warbands"
[tribes]
Treveri = "Belgae"
Helvetii = "Belgae"
Pictones = "Belgae"
"""
    )
    game = roman_turn(board, die, 7 - die, 7 - die)
    game.play("Belgae agree_truce no")
    assert game.pieces(goes, "Romans").startswith("2 Legions")
    assert len(game.steps("Romans", "pick")) == 1


@pytest.mark.proves("8.8.1bu")
def test_8_8_1_a_scout_on_the_way_sends_the_guard_where_caesar_will_end() -> None:
    """8.4.1 Caesar, in Carnutes now, ends in Pictones with no Auxilia left: four of six ride there from Veneti."""
    board = LED.format("Caesar, 2 Legions, 2 Auxilia", 7).replace('"11 Auxilia"', '"5 Auxilia"')
    board = board.replace("[regions.Veneti]", '[regions.Veneti]\nRomans = "6 revealed Auxilia"')
    game = roman_turn(board, 5, 1, nonplayers=ALL)
    assert did(game, "scout_from", "scout_to", "scout_number")[:3] == [
        "scout_from region Veneti",
        "scout_to region Pictones",
        "scout_number number 4",
    ]
    assert game.pieces("Pictones", "Romans") == "Caesar, 2 Legions, 4 revealed Auxilia"


# Caesar goes from Mandubii to Pictones; Carnutes is on the way of all who can bear it.
MIXED = """
[resources]
Romans = 5
[regions.Britannia]
Romans = "11 Auxilia"
[regions.Mandubii]
Romans = "Caesar, 3 Legions, {0} Auxilia"
[regions.Carnutes]
{1}
[regions.Bituriges]
Belgae = "{2} Warbands"
[regions.Veneti]
Arverni = "12 Warbands"
[regions.Arverni]
Germans = "12 Warbands"
[tribes]
Pictones = "Belgae"
"""


def test_8_8_1_a_scout_on_the_way_sees_first_who_would_harass() -> None:
    """Five Arverni and three Belgae Harass in Carnutes: the Scout looks at one of the Belgae, who so are too few, and
    not at two Arverni, who would still be enough; one Loss is borne."""
    board = MIXED.format(1, 'Arverni = "5 Warbands"\nBelgae = "3 Warbands"', 9)
    game = roman_turn(board, 5, 1, nonplayers=ALL)
    assert did(game, "march_on")[:2] == ["march_on ability Scout", "march_on region Pictones"]
    assert did(game, "scouted")[0] == "scouted piece Hidden Belgic Warband"
    assert game.pieces("Pictones", "Romans") == "Caesar, 3 Legions"
    assert game.asked != "Chance loss_roll"


def test_8_8_1_an_auxilia_lost_before_does_not_scout() -> None:
    """To Veneti a Loss waits in the Arverni Region, where one Auxilia cannot see enough of five Germans, and another
    in Pictones: the Auxilia that is lost to the first cannot Scout for the second, and Legions bear none."""
    board = """
        [resources]
        Romans = 5
        [regions.Britannia]
        Romans = "11 Auxilia"
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, {} Auxilia"
        [regions.Arverni]
        Germans = "5 Warbands"
        [regions.Pictones]
        Belgae = "3 Warbands"
        [tribes]
        Veneti = "Belgae"
    """
    alone = roman_turn(board.format(1), 5, 1, nonplayers=ALL)
    assert "R_MARCH no" in boxes(alone)
    two = roman_turn(board.format(2), 5, 1, nonplayers=ALL)
    assert two.pieces("Veneti", "Romans").startswith("Caesar, 2 Legions, 1 ")
