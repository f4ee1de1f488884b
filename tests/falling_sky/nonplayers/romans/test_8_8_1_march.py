"""8.8.1 March: who leaves, from where, and to whose Allies and Citadels."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import (
    ALL,
    AROUND,
    AWAY,
    FROST,
    boxes,
    commanded,
    goals,
    priorities,
    roman_turn,
)


@pytest.mark.proves("8.8.1ac", "8.8.1am")
def test_8_8_1_march_if_no_battle() -> None:
    """R_MARCH yes: the Legions leave the Germans, with one Auxilia, for the Ally of the Belgae."""
    board = '[regions.Treveri]\nRomans = "2 Legions, Auxilia"\nGermans = "9 Warbands"\n[tribes]\nNervii = "Belgae"'
    game = roman_turn(board, 5)
    assert boxes(game).startswith("R1 yes, R_BATTLE no, R_MARCH yes")
    assert game.pieces("Nervii", "Romans") == "2 Legions, 1 Auxilia"
    assert game.resources("Romans") == 8


@pytest.mark.proves("8.8a", "8.8.1bo", "8.8.4b")
def test_8_8_1_no_march_upon_frost() -> None:
    """R_MARCH no: upon Frost nobody Marches (2.3.8); the way out is Recruit."""
    board = '[regions.Treveri]\nRomans = "2 Legions, Auxilia"\nGermans = "9 Warbands"\n[tribes]\nNervii = "Belgae"'
    assert boxes(roman_turn(board, 5, head=FROST)).startswith("R1 yes, R_BATTLE no, R_MARCH no, R_RECRUIT no")


def test_8_8_1_no_march_to_nobody() -> None:
    """R_MARCH no: no enemy Ally or Citadel anywhere."""
    board = '[regions.Treveri]\nRomans = "2 Legions, Auxilia"\nGermans = "9 Warbands"'
    assert boxes(roman_turn(board, 5)).startswith("R1 yes, R_BATTLE no, R_MARCH no, R_RECRUIT no")


# ---- who leaves -------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.8.1am", "8.8.1ao")
@pytest.mark.parametrize(
    ("others", "stay"),
    [
        ("", "Fort"),
        ('Arverni = "2 Warbands"', "2 Auxilia, Fort"),
        ('Arverni = "2 Warbands"\nBelgae = "Warband"', "3 Auxilia, Fort"),
    ],
)
def test_8_8_1_auxilia_leave_as_long_as_roman_control_stays(others: str, stay: str) -> None:
    """Leader and Legions go; of eight Auxilia as many stay as Roman Control needs (errata: it must not be lost)."""
    home = f'[regions.Provincia]\nRomans = "Caesar, 2 Legions, 8 Auxilia, Fort"\n{others}\n'
    game = roman_turn(AWAY + home + '[tribes]\nCadurci = "Arverni"', 5)
    assert game.pieces("Provincia", "Romans") == stay
    assert game.pieces("Arverni", "Romans").startswith("Caesar, 2 Legions")


@pytest.mark.proves("8.8.1an")
def test_8_8_1_one_auxilia_leaves_in_any_case() -> None:
    """The only Auxilia goes along, though Roman Control of Mandubii goes with it."""
    home = '[regions.Mandubii]\nRomans = "2 Legions, Auxilia"\n'
    game = roman_turn(AWAY + home + '[tribes]\nCarnutes = "Arverni"', 5)
    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Carnutes", "Romans").startswith("2 Legions, 1 Auxilia")


@pytest.mark.proves("8.8.1ap")
def test_8_8_1_auxilia_stay_to_keep_an_enemy_from_control() -> None:
    """No Roman Control to lose: four Auxilia of five stay with three Belgae, lest seven Germans have Control."""
    board = """
[regions.Treveri]
Romans = "2 Legions, 5 Auxilia"
Germans = "7 Warbands"
Belgae = "3 Warbands"
[tribes]
Nervii = "Belgae"
"""
    game = roman_turn(AWAY + board, 5)
    assert game.pieces("Treveri", "Romans") == "4 Auxilia"
    assert game.pieces("Nervii", "Romans").startswith("2 Legions, 1 Auxilia")


@pytest.mark.proves("8.8.1aq")
def test_8_8_1_auxilia_all_leave_if_control_is_lost_anyway() -> None:
    """Without the Legions the Germans have Control whatever the Auxilia do: all go."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, 5 Auxilia"
        Germans = "9 Warbands"
        [tribes]
        Nervii = "Belgae"
    """
    game = roman_turn(board, 5)
    assert game.pieces("Treveri", "Romans") == ""
    assert game.pieces("Nervii", "Romans").startswith("2 Legions, 5 Auxilia")


# ---- from where -------------------------------------------------------------------------------------------------

THREE = """
    [regions.Treveri]
    Romans = "{}"
    Germans = "7 Warbands"
    [regions.Sequani]
    Romans = "{}"
    Germans = "7 Warbands"
    [regions.Mandubii]
    Romans = "{}"
    [tribes]
    Carnutes = "Arverni"
    Bituriges = "Arverni"
"""


@pytest.mark.proves("8.8.1ag", "8.8.1ai", "8.8.1ak")
def test_8_8_1_from_two_threatened_regions_and_a_peaceful_one() -> None:
    """1 Three origins: two that meet the condition, and one without enemy Allies or Citadels."""
    game = roman_turn(THREE.format("3 Legions, Auxilia", "3 Legions, Auxilia", "2 Legions, Auxilia"), 5, 1)
    marched = [each for each in commanded(game) if each.startswith("march ")]
    assert sorted(marched) == ["march Mandubii", "march Sequani", "march Treveri"]
    assert game.resources("Romans") == 4


@pytest.mark.proves("8.4.1h", "8.8.1ag", "8.8.1ah")
@pytest.mark.parametrize(
    ("treveri", "sequani", "first", "key"),
    [
        ("Legion, Auxilia", "3 Legions, Auxilia", "Sequani", "romans.march.most_legions"),
        ("3 Legions, Auxilia", "Legion, Auxilia", "Treveri", "romans.march.most_legions"),
        ("Caesar, Auxilia", "3 Legions, Auxilia", "Treveri", "romans.march.with_leader"),
    ],
)
def test_8_8_1_first_with_the_leader_then_with_most_legions(treveri: str, sequani: str, first: str, key: str) -> None:
    """With money for one origin only, that of the Leader, then that of the most Legions."""
    board = "[resources]\nRomans = 3\n" + THREE.replace("    ", "").format(treveri, sequani, "Legion")
    game = roman_turn(board, 5, 1)
    assert [each for each in commanded(game) if each.startswith("march ")] == [f"march {first}"]
    assert key in game.priorities("Romans")


@pytest.mark.proves("8.8.1aj")
def test_8_8_1_not_from_where_the_first_group_goes() -> None:
    """1(2) The group from Treveri goes to the Ally in Nervii, so that the Legion there, threatened too, stays."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions, Auxilia"
        Germans = "9 Warbands"
        [regions.Nervii]
        Romans = "Legion"
        Belgae = "4 Warbands"
        [tribes]
        Nervii = "Belgae"
    """
    game = roman_turn(board, 5, nonplayers=ALL)
    assert commanded(game)[0] == "march Treveri"
    assert game.pieces("Nervii", "Romans").startswith("4 Legions, 1 Auxilia")


def test_8_8_1_the_peaceful_region_has_no_enemy_ally() -> None:
    """1(3) Auxilia alone do not March, nor Legions of a fourth Region."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, Auxilia"
        Germans = "9 Warbands"
        [regions.Mandubii]
        Romans = "4 Legions, Auxilia"
        [regions.Provincia]
        Romans = "Legion, Fort"
        [regions.Bituriges]
        Romans = "3 Auxilia"
        [tribes]
        Nervii = "Belgae"
    """
    game = roman_turn(board, 5)
    marched = [each for each in commanded(game) if each.startswith("march ")]
    assert sorted(marched) == ["march Mandubii", "march Treveri"]


@pytest.mark.proves("8.8.1al")
@pytest.mark.parametrize(
    ("mandubii", "bituriges", "origin"),
    [
        ("Caesar, Legion, Auxilia", "3 Legions, Auxilia", "Mandubii"),
        ("3 Legions, Auxilia", "Caesar, Legion, Auxilia", "Bituriges"),
        ("Legion, Auxilia", "3 Legions, Auxilia", "Bituriges"),
        ("3 Legions, Auxilia", "Legion, Auxilia", "Mandubii"),
    ],
)
def test_8_8_1_the_peaceful_region_of_the_leader_or_of_most_legions(mandubii: str, bituriges: str, origin: str) -> None:
    """1(3) One such Region only: that of the Leader, else that of the most Legions."""
    regions = f'[regions.Mandubii]\nRomans = "{mandubii}"\n[regions.Bituriges]\nRomans = "{bituriges}"\n'
    game = roman_turn(AWAY + regions + '[tribes]\nCarnutes = "Arverni"', 5, 1)
    assert [each for each in commanded(game) if each.startswith("march ")] == [f"march {origin}"]


@pytest.mark.proves("8.8.1ak")
@pytest.mark.parametrize(("tribe", "third"), [("", ["march Mandubii"]), ('Senones = "Arverni"', [])])
def test_8_8_1_the_third_region_has_no_enemy_ally(tribe: str, third: list[str]) -> None:
    """1(3) Mandubii, under Arverni Control, is the third to be left; not if the Arverni have an Ally there."""
    forces = '2 Legions, Auxilia"\n    Arverni = "9 revealed Warbands'
    board = THREE.format("3 Legions, Auxilia", "3 Legions, Auxilia", forces) + f"    {tribe}\n"
    game = roman_turn(board, 5, 1, nonplayers=ALL)
    marched = [each for each in commanded(game) if each.startswith("march ")]
    assert sorted(marched) == [*third, "march Sequani", "march Treveri"]


# ---- one destination or two -------------------------------------------------------------------------------------

HOME = (
    AWAY
    + """
[regions.Mandubii]
Romans = "Caesar, {} Legions, 8 Auxilia"
[tribes]
Carnutes = "Arverni"
Bituriges = "Arverni"
"""
)


@pytest.mark.proves("8.8.1as")
def test_8_8_1_six_legions_go_to_one_region() -> None:
    """2 With six Legions on the map all go to one Region."""
    game = roman_turn(HOME.format(6), 1)
    assert game.pieces("Bituriges", "Romans") == ""
    assert game.pieces("Carnutes", "Romans").startswith("Caesar, 6 Legions, 7 Auxilia")


@pytest.mark.proves("8.8.1ar", "8.8.1bf", "8.8.1bg", "8.8.1bh")
def test_8_8_1_seven_legions_go_to_two_regions() -> None:
    """2 With seven they go to two: more of each type to the first, where the Leader has four Auxilia (8.4.1)."""
    game = roman_turn(HOME.format(7), 1)
    assert game.pieces("Carnutes", "Romans").startswith("Caesar, 4 Legions, 4 Auxilia")
    assert game.pieces("Bituriges", "Romans").startswith("3 Legions, 3 Auxilia")


@pytest.mark.proves("8.4.1e")
def test_8_4_1_four_auxilia_go_with_caesar_though_the_shares_are_less_even() -> None:
    """Five Auxilia March to two Regions: four with Caesar and one with the others, not three and two."""
    game = roman_turn(HOME.format(7).replace("8 Auxilia", "6 Auxilia"), 1)
    assert game.pieces("Carnutes", "Romans").startswith("Caesar, 4 Legions, 4 Auxilia")
    assert game.pieces("Bituriges", "Romans").startswith("3 Legions, 1 Auxilia")


@pytest.mark.proves("8.8.1as")
def test_8_8_1_six_legions_that_cannot_all_get_to_one_region() -> None:
    """2 A Legion in Britannia that cannot come along: those who March go to two Regions."""
    game = roman_turn(HOME.format(5).replace('"12 Auxilia"', '"Legion, 12 Auxilia"'), 1)
    assert game.pieces("Carnutes", "Romans").startswith("Caesar, 3 Legions")
    assert game.pieces("Bituriges", "Romans").startswith("2 Legions")


def test_8_8_1_caesar_goes_where_only_he_can_lead() -> None:
    """Only with Caesar do Legions get to the first destination, three Regions off; he and all of them go there."""
    board = (
        AWAY
        + """
[regions.Provincia]
Romans = "Caesar, 7 Legions, 8 Auxilia, Fort"
[tribes]
Nervii = "Belgae"
Eburones = "Belgae"
"""
    )
    game = roman_turn(board, 5, 1)
    assert game.pieces("Nervii", "Romans").startswith("Caesar, 7 Legions, 8 Auxilia")


# ---- whose Allies and Citadels ----------------------------------------------------------------------------------


def end_of(game: Acting) -> str:
    """Where the Legion is now."""
    return next(str(place) for place in game.position["regions"] if "Legion" in game.pieces(place, "Romans"))


@pytest.mark.proves("8.1.3c", "8.8.1at")
def test_8_8_1_first_to_an_enemy_at_victory() -> None:
    """2(1) The Aedui have as many Allies as anybody: no die is rolled."""
    board = AROUND + 'Bituriges = "Aedui"\nHelvetii = "Aedui"\n'
    game = roman_turn(board, nonplayers='["Romans", "Aedui", "Belgae"]')
    assert game.rolled("Romans") == []
    assert goals(game)[0] == "romans.march.enemy_at_victory"
    assert end_of(game) in ("Bituriges", "Sequani")


@pytest.mark.proves("8.8.1au")
def test_8_8_1_a_player_at_victory_before_a_nonplayer() -> None:
    """2(1)a Aedui and Belgae are both just at victory: to the one who is played."""
    held = ("Atrebates", "Nervii", "Morini", "Carnutes", "Veneti", "Pictones")
    board = (
        AWAY
        + "".join(f'[regions.{region}]\nBelgae = "Warband"\n' for region in held)
        + """
[regions.Mandubii]
Romans = "Legion, Auxilia"
[tribes]
Atrebates = "Belgae"
Remi = "Belgae"
Bituriges = "Aedui"
Sequani = "Aedui"
"""
    )
    aedui = roman_turn(board, 1, nonplayers='["Romans", "Belgae"]')
    assert (aedui.margin("Aedui"), aedui.margin("Belgae")) == (0, 0)
    assert goals(aedui) == ["romans.march.player_at_victory"]
    assert end_of(aedui) in ("Bituriges", "Sequani")
    belgae = roman_turn(board, nonplayers='["Romans", "Aedui"]')
    assert end_of(belgae) == "Atrebates"


@pytest.mark.proves("8.8.1av", "8.8.1aw")
def test_8_8_1_on_a_low_roll_to_germanic_allies() -> None:
    """2(2) On a 1 or 2, if there are at least two Germanic Allies on the map; with one it is as on a 5 or 6."""
    two = AROUND + 'Ubii = "Germans"\n'
    for die in (1, 2):
        game = roman_turn(two, die, 6)
        assert (game.rolled("Romans"), goals(game)) == ([die], ["romans.march.germans"])
        assert end_of(game) == "Treveri"
    assert goals(roman_turn(two + 'Sugambri = "Germans"\n', 1)) == ["romans.march.germans"]
    game = roman_turn(AROUND, 2)
    assert goals(game) == ["romans.march.most_settled"]
    assert end_of(game) == "Carnutes"


@pytest.mark.proves("8.8.1ax")
def test_8_8_1_on_a_middle_roll_to_players() -> None:
    """2(3) On a 3 or 4 to the Allies and Citadels of players; if nobody is played, as on a 5 or 6."""
    for die in (3, 4):
        game = roman_turn(AROUND, die, nonplayers='["Romans", "Arverni", "Aedui"]')
        assert (game.rolled("Romans"), goals(game)) == ([die], ["romans.march.players"])
        assert end_of(game) == "Atrebates"
    game = roman_turn(AROUND, 4, nonplayers=ALL)
    assert goals(game) == ["romans.march.most_settled"]
    assert end_of(game) == "Carnutes"


@pytest.mark.proves("8.8.1ay")
def test_8_8_1_on_a_high_roll_to_whoever_has_most() -> None:
    """2(4) On a 5 or 6 to the enemy with the most Allies and Citadels on the map."""
    for die in (5, 6):
        game = roman_turn(AROUND + 'Ubii = "Germans"\n', die)
        assert (game.rolled("Romans"), goals(game)) == ([die], ["romans.march.most_settled"])
        assert end_of(game) == "Carnutes"
    more = AROUND + 'Nervii = "Belgae"\nMenapii = "Belgae"\n'
    assert end_of(roman_turn(more, 5, 6)) == "Atrebates"


def test_8_3_4_no_die_that_leads_to_the_same_region() -> None:
    """With one Germanic Ally only, and Carnutes the best of the players' Regions too, every roll would lead there."""
    game = roman_turn(AROUND)
    assert not game.rolled("Romans")
    assert end_of(game) == "Carnutes"


def test_8_8_1_if_those_cannot_be_reached_the_next() -> None:
    """8.3 The Arverni have most, but all of it too far away: to whoever has next most."""
    board = (
        AWAY
        + """
[regions.Treveri]
Romans = "Legion, Auxilia"
[tribes]
Pictones = "Arverni"
Santones = "Arverni"
Atrebates = "Belgae"
"""
    )
    game = roman_turn(board, 5)
    assert goals(game) == ["romans.march.most_settled"]
    assert end_of(game) == "Atrebates"


# ---- within these priorities ------------------------------------------------------------------------------------

TWO = (
    AWAY
    + """
[regions.Mandubii]
Romans = "Legion, Auxilia"
[regions.Carnutes]
{}
[regions.Bituriges]
{}
[tribes]
Carnutes = "Arverni"
Bituriges = "Arverni"
"""
)


@pytest.mark.proves("8.8.1az")
def test_8_8_1_where_an_enemy_battle_would_cost_least() -> None:
    """b Two Warbands cause a Loss, one none; a Fort would halve it."""
    game = roman_turn(TWO.format('Arverni = "2 Warbands"', 'Arverni = "Warband"'), 5)
    assert end_of(game) == "Bituriges"
    assert priorities(game) == ["romans.march.fewest_losses"]
    other = roman_turn(TWO.format('Arverni = "Warband"', 'Arverni = "2 Warbands"'), 5)
    assert end_of(other) == "Carnutes"
    fort = roman_turn(TWO.format('Arverni = "2 Warbands"\nRomans = "Fort"', 'Arverni = "2 Warbands"'), 5)
    assert end_of(fort) == "Carnutes"


@pytest.mark.proves("8.8.1az")
@pytest.mark.parametrize("card", ["", '[capabilities]\n13 = "unshaded"\n'])
def test_8_8_1_more_losses_than_pieces_are_not_forced(card: str) -> None:
    """b Both pieces fall whether four Warbands attack or six, with a card of Battles in play or without: then c."""
    board = TWO.format('Arverni = "6 Warbands"', 'Arverni = "4 Warbands"').replace("[tribes]", f"{card}[tribes]")
    for die in (1, 6):
        game = roman_turn(board + 'Aulerci = "Arverni"\n', 5, die, die)
        assert end_of(game) == "Carnutes"
        assert priorities(game)[0] == "romans.march.most_of_theirs"


@pytest.mark.proves("8.8.1bb")
def test_8_8_1_where_most_of_their_allies_are() -> None:
    """c Two Allies in Carnutes, one in Bituriges."""
    game = roman_turn(TWO.format("", "") + 'Aulerci = "Arverni"\n', 5)
    assert end_of(game) == "Carnutes"
    assert priorities(game)[0] == "romans.march.most_of_theirs"


@pytest.mark.proves("8.8.1bc")
def test_8_8_1_to_end_in_supply() -> None:
    """d After the March Carnutes is still held by the Arverni, Bituriges is not: it has a Supply Line."""
    for die in range(1, 7):
        game = roman_turn(TWO.format('Arverni = "3 Revealed Warbands"', 'Belgae = "3 Revealed Warbands"'), 5, die, die)
        assert end_of(game) == "Bituriges"
        assert priorities(game)[0] == "romans.march.in_supply"


@pytest.mark.proves("8.8.1bd")
def test_8_8_1_with_the_least_harassment() -> None:
    """e Both two Regions away; on the way to one a Loss, on the way to the other none."""
    board = (
        AWAY
        + """
[regions.Mandubii]
Romans = "2 Legions, 3 Auxilia"
[regions.Bituriges]
Germans = "3 Warbands"
[regions.Carnutes]
Germans = "3 Warbands"
[tribes]
Pictones = "Arverni"
Nervii = "Arverni"
"""
    )
    game = roman_turn(board, 5)
    assert end_of(game) == "Nervii"
    assert priorities(game) == ["romans.march.least_harassment"]


@pytest.mark.proves("8.8.1be")
def test_8_8_1_equal_destinations_by_dice() -> None:
    """8.3.4 Nothing tells Carnutes from Bituriges."""
    assert end_of(roman_turn(TWO.format("", ""), 1)) == "Carnutes"
    assert end_of(roman_turn(TWO.format("", ""), 6)) == "Bituriges"


def test_8_8_1_revealed_germans_threaten_no_destination() -> None:
    """b Four Revealed Germans cannot attack (3.4.4), two Arverni can."""
    game = roman_turn(TWO.format('Germans = "4 revealed Warbands"', 'Arverni = "2 Warbands"'), 5)
    assert end_of(game) == "Carnutes"
    assert priorities(game)[0] == "romans.march.fewest_losses"


@pytest.mark.proves("8.8.1ba")
@pytest.mark.parametrize(("leader", "end"), [("Veneti", "Bituriges"), ("Aedui", "Carnutes")])
def test_8_8_1_what_special_abilities_would_add_is_counted(leader: str, end: str) -> None:
    """b Three Warbands cause one Loss; next to Vercingetorix, who could Entreat the Auxilia, two."""
    board = TWO.format('Arverni = "3 Warbands"', 'Arverni = "3 Warbands"').replace("Legion, Aux", "2 Legions, 2 Aux")
    for die in (1, 6):
        game = roman_turn(f'{board}[regions.{leader}]\nArverni = "Vercingetorix"\n', 5, die, die)
        assert end_of(game) == end
        assert priorities(game)[0] == "romans.march.fewest_losses"
