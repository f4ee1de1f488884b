"""A6.2.3 Arverni Raid: who Raids, who stays Hidden for the Ambush, and who is robbed."""

import pytest

from tests.ariovistus.arverni import OVER, phase, told
from tests.falling_sky.playing import Play

# Upon Frost nobody turns Hidden and nobody Marches: the board is what it says. Devastated, nothing is placed.
FROST = '"Winter"'


def raided(game: Play) -> list[tuple[str, ...]]:
    return [(where, victim) for _, where, victim in told(game, "raid")]


def raiding(pieces: str, resources: str, region: str = "Pictones", more: str = "") -> Play:
    """A devastated home with these pieces, and these Resources alone."""
    purse = f"[resources]\nRomans = 0\nAedui = 0\nBelgae = 0\nGermans = 0\n{resources}"
    lines = dict(line.split(" = ") for line in purse.splitlines()[1:])
    purse = "[resources]\n" + "\n".join(f"{name} = {n}" for name, n in lines.items())
    return phase(f"[regions.{region}]\ndevastated = true\n{pieces}\n{more}\n{purse}", following=FROST)


# ---- how many ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.3a", "A6.2.3b", "A6.2.3c")
@pytest.mark.parametrize(("hidden", "raids"), [(1, 0), (2, 1), (3, 2), (4, 2), (6, 2)])
def test_a6_2_3_up_to_two_a_region_and_nobody_gains(hidden: int, raids: int) -> None:
    """One stays Hidden for the Ambush of a Legion; two of the others at most take a Resource each, in a Devastated
    Region too; nobody has it."""
    game = raiding(f'Arverni = "{hidden} Warbands, 1 revealed Warband"\nRomans = "3 Legions"', "Romans = 9")
    assert raided(game) == [("Pictones", "Romans")] * raids
    assert game.position["resources"] == {"Romans": 9 - raids, "Germans": 0, "Aedui": 0, "Belgae": 0}


@pytest.mark.proves("A6.2.3a")
def test_a6_2_3_revealed_warbands_do_not_raid() -> None:
    game = raiding('Arverni = "4 revealed Warbands"\nRomans = "1 Legion"', "Romans = 9")
    assert (raided(game), game.asked) == ([], OVER)


# ---- who stays Hidden -------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.3d", "A6.2.3f")
def test_a6_2_3_the_printed_example() -> None:
    """Three Hidden Warbands with one Hidden Aedui Warband: one Raids, two Ambush."""
    game = raiding('Arverni = "3 Warbands"\nAedui = "1 Warband"', "Aedui = 9")
    assert raided(game) == [("Pictones", "Aedui")]
    assert told(game, "battle") == [("Arverni", "Aedui", "Pictones")]


@pytest.mark.proves("A6.2.3e")
@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ('Arverni = "2 Warbands"\nAedui = "2 Warbands"', "as many Hidden"),
        ('Arverni = "1 Warband"\nAedui = "1 revealed Warband"', "half a Loss"),
    ],
)
def test_a6_2_3_all_raid_where_no_ambush_is_possible(pieces: str, why: str) -> None:
    """Whoever cannot Ambush keeps nobody back."""
    game = raiding(pieces, "Aedui = 9")
    assert len(raided(game)) == int(pieces[11]), why
    assert told(game, "battle") == []


@pytest.mark.proves("A6.2.3d", "A6.2.3i")
def test_a6_2_3_kept_back_against_the_one_who_will_be_attacked() -> None:
    """The Target Faction, Romans with two Hidden, needs three; the Aedui, with none, would need one."""
    board = 'Arverni = "3 Warbands"\nRomans = "2 Auxilia"\nAedui = "2 revealed Warbands"'
    romans = raiding(board, "Aedui = 9").play("Chance arverni_target_faction roll 5")
    assert raided(romans) == []
    aedui = raiding(board, "Aedui = 9").play("Chance arverni_target_faction roll 3")
    assert raided(aedui) == [("Pictones", "Aedui")] * 2


@pytest.mark.proves("A6.2.3d")
def test_a6_2_3_among_equal_enemies_the_fewest_is_enough() -> None:
    """The Target cannot be Ambushed; Belgae with one Hidden and Germans with none are equal: one Hidden will do."""
    board = 'Arverni = "3 Warbands"\nRomans = "5 Auxilia"\nBelgae = "1 Warband"\nGermans = "1 revealed Warband"'
    game = raiding(board, "Romans = 9").play("Chance arverni_target_faction roll 5")
    assert raided(game) == [("Pictones", "Romans")] * 2
    assert told(game, "battle") == [("Arverni", "Germans", "Pictones")]


@pytest.mark.proves("A6.2.3g")
@pytest.mark.parametrize(("near", "raids"), [(True, 1), (False, 2)])
def test_a6_2_3_near_diviciacus_romans_and_aedui_count_together(near: bool, raids: int) -> None:
    """Five Hidden against one Auxilia beside two Aedui Warbands: four stay Hidden near him, else two."""
    board = 'Arverni = "5 Warbands"\nRomans = "1 Auxilia"\nAedui = "2 Warbands"'
    more = '[regions.Bituriges]\nAedui = "Diviciacus"' if near else '[regions.Nervii]\nAedui = "Diviciacus"'
    game = raiding(board, "Romans = 9", more=more).play("Chance arverni_target_faction roll 5")
    assert raided(game) == [("Pictones", "Romans")] * raids


@pytest.mark.proves("A6.2.3g")
@pytest.mark.parametrize(
    ("pieces", "tribes", "die", "raids"),
    [
        ('Romans = "3 Legions"\nAedui = "2 Warbands"', "", 5, 2),
        ('Romans = "2 Auxilia"', '[tribes]\nPictones = "Aedui"', 3, 2),
        ('Romans = "1 revealed Auxilia"\nAedui = "2 Warbands"', "", 5, 1),
    ],
)
def test_a6_2_3_who_has_nothing_to_share_near_diviciacus_counts_alone(
    pieces: str, tribes: str, die: int, raids: int
) -> None:
    """Four Hidden near Diviciacus: Romans without Auxilia cannot defend as one with Aedui Warbands, nor an Aedui Ally
    with Auxilia, so that two Raid; beside an Auxilia two Warbands can, and three stay Hidden."""
    more = '[regions.Bituriges]\nAedui = "Diviciacus"\n' + tribes
    game = raiding(f'Arverni = "4 Warbands"\n{pieces}', "Romans = 9", more=more)
    game.play(f"Chance arverni_target_faction roll {die}")
    assert raided(game) == [("Pictones", "Romans")] * raids


@pytest.mark.proves("A6.2.3h")
@pytest.mark.parametrize("aedui", [3, 2])
def test_a6_2_3_if_both_together_are_too_many_the_enemy_alone_counts(aedui: int) -> None:
    """Four Hidden against two Auxilia and three Aedui Warbands, or two, near Diviciacus: more than five or four they
    cannot be, more than two they can: three stay Hidden."""
    board = f'Arverni = "4 Warbands"\nRomans = "2 Auxilia"\nAedui = "{aedui} Warbands"'
    more = '[regions.Bituriges]\nAedui = "Diviciacus"'
    game = raiding(board, "Romans = 9", more=more).play("Chance arverni_target_faction roll 5")
    assert raided(game) == [("Pictones", "Romans")]
    assert game.asked == "Romans share"  # they are attacked, and may share to prevent the Ambush


# ---- who is robbed ----------------------------------------------------------------------------------------------


@pytest.mark.proves("A6.2.3j")
def test_a6_2_3_nobody_without_resources() -> None:
    game = raiding('Arverni = "6 Warbands"\nAedui = "1 Warband"', "Romans = 9")
    assert raided(game) == []


@pytest.mark.proves("A6.2.3k")
@pytest.mark.parametrize(
    ("pieces", "tribes"),
    [
        ('Romans = "Fort"', ""),
        ('Romans = "Fort, 2 Legions"', ""),
        ('Belgae = "1 Warband"', 'Carnutes = "Belgae Citadel"'),
    ],
)
def test_a6_2_3_nobody_with_a_fort_or_citadel(pieces: str, tribes: str) -> None:
    game = raiding(f'Arverni = "6 Warbands"\n{pieces}', "Romans = 9\nBelgae = 9", "Carnutes", f"[tribes]\n{tribes}")
    assert raided(game) == []


@pytest.mark.proves("A6.2.3l")
def test_a6_2_3_until_nothing_is_left_and_then_the_next() -> None:
    """The Aedui, the Target, have one Resource; the second Warband robs the Belgae."""
    board = 'Arverni = "6 Warbands"\nAedui = "1 Warband"\nBelgae = "1 Warband"'
    game = raiding(board, "Aedui = 1\nBelgae = 5").play("Chance arverni_target_faction roll 3")
    assert raided(game) == [("Pictones", "Aedui"), ("Pictones", "Belgae")]


@pytest.mark.proves("A6.2.3m")
def test_a6_2_3_the_target_faction_comes_first_wherever_it_is() -> None:
    """Both Resources of the Aedui are taken, in Treveri too, before anybody else is robbed."""
    elsewhere = '[regions.Treveri]\nArverni = "2 Warbands"\nAedui = "3 Warbands"\nBelgae = "3 Warbands"'
    board = 'Arverni = "1 Warband"\nAedui = "3 Warbands"\nRomans = "3 Auxilia"'
    game = raiding(board, "Aedui = 2\nBelgae = 5\nRomans = 5", more=elsewhere)
    game.play("Chance arverni_target_faction roll 3\nChance arverni_raid region Treveri")
    assert (game.asked, sorted(game.offers("region"))) == ("Chance arverni_raid", ["Pictones", "Treveri"])
    game.play("Chance arverni_raid region Pictones")
    assert raided(game) == [("Treveri", "Aedui"), ("Pictones", "Aedui"), ("Treveri", "Belgae")]


@pytest.mark.proves("A6.2.3o")
def test_a6_2_3_lots_among_the_targets_in_a_region() -> None:
    """The Target Faction has nothing: for each Warband one of the others is drawn."""
    board = 'Arverni = "6 Warbands"\nAedui = "1 Warband"\nBelgae = "1 Warband"\nGermans = "1 Warband"'
    game = raiding(board, "Germans = 5\nBelgae = 5").play("Chance arverni_target_faction roll 3")
    assert (game.asked, game.offers("faction")) == ("Chance arverni_raid_target", ["Germans", "Belgae"])
    game.play("Chance arverni_raid_target faction Belgae\nChance arverni_raid_target faction Germans")
    assert raided(game) == [("Pictones", "Belgae"), ("Pictones", "Germans")]


def test_a6_2_3_lots_are_not_bent_so_that_more_can_raid() -> None:
    """The only Resource of the Belgae may be drawn in Pictones, though the Germans are there to be robbed too: the
    Warband in Treveri, with Belgae alone, then finds nothing."""
    board = 'Arverni = "1 Warband"\nBelgae = "3 Warbands"\nGermans = "3 Warbands"\nRomans = "4 Auxilia"'
    more = '[regions.Treveri]\nArverni = "1 Warband"\nBelgae = "3 Warbands"'
    game = raiding(board, "Belgae = 1\nGermans = 5", more=more).play("Chance arverni_target_faction roll 1")
    assert (game.asked, game.offers("region")) == ("Chance arverni_raid", ["Treveri", "Pictones"])
    game.play("Chance arverni_raid region Pictones\nChance arverni_raid_target faction Belgae")
    assert raided(game) == [("Pictones", "Belgae")]


def test_a6_2_3_lots_among_regions_only_where_it_matters() -> None:
    """Aedui with one Resource in two Regions: chance says where; with nine nobody is asked."""
    more = '[regions.Treveri]\nArverni = "2 Warbands"\nAedui = "3 Warbands"'
    board = 'Arverni = "2 Warbands"\nAedui = "3 Warbands"'
    poor = raiding(board, "Aedui = 1", more=more)
    assert (poor.asked, sorted(poor.offers("region"))) == ("Chance arverni_raid", ["Pictones", "Treveri"])
    rich = raiding(board, "Aedui = 9", more=more)
    assert (rich.asked, len(raided(rich))) == (OVER, 4)


def test_a6_2_3_whom_a_lot_makes_the_victim_is_told_with_the_others() -> None:
    """The Target Faction has nothing; of two players chance takes one, and among whom is reported."""
    board = 'Arverni = "1 Warband"\nRomans = "1 Legion"\nAedui = "1 Warband"\nBelgae = "3 Warbands"'
    game = raiding(board, "Romans = 9\nAedui = 9").play("Chance arverni_target_faction roll 6")
    assert game.asked == "Chance arverni_raid_target"
    game.play("Chance arverni_raid_target faction Aedui")
    assert [tuple(map(str, entry.facts[1])) for entry in game.table.log if entry.key == "lot"] == [("Romans", "Aedui")]
