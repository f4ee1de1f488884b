"""A8.7.1 Intimidate: whom, where, how many, and markers."""

from textwrap import dedent

import pytest

import alesia
from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.germans.boards import HEAD, boxes, commanded, did, germans_turn, told
from tests.ariovistus.playing import WEST

ALL = '["Germans", "Romans", "Aedui", "Belgae"]'
RAIDED = "G4 yes, G_RAID yes, G_INTIMIDATE"
# The Germans Raid (no Resources, a roll of 1). Two of the five Warbands in Sequani are turned by that, three can still
# Intimidate: they are next to Ariovistus and under Germanic Control.
BOARD = """
    [resources]
    Germans = 0
    Romans = 0
    Aedui = 0
    Belgae = 0
    [regions.Ubii]
    Germans = "Ariovistus, 2 revealed Warbands"
    [regions.Sugambri]
    Germans = "2 Warbands"
    [regions.Sequani]
    Germans = "5 Warbands"
"""


def raiders(there: str, tribes: str = "", nonplayers: str = '["Germans"]', *dice: int, head: str = HEAD) -> Acting:
    """The Raid with so many in Sequani, their own die first showing a 1."""
    return germans_turn(f"{BOARD}    {there}\n[tribes]\n{tribes}", 1, *dice, head=head, nonplayers=nonplayers)


def struck(game: Acting) -> list[str]:
    """Who was struck, by the walk."""
    removals = [step for step in game.steps("Germans", "note") if step.key == "germans.intimidate.removes"]
    return [f"{step.facts[0]}: {step.facts[1]} {step.facts[2]}+{step.facts[3]}" for step in removals]


def markers(game: Acting) -> list[str]:
    return sorted(name for name, facts in game.position["regions"].items() if facts.get("intimidated"))


# ---- the list ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.7.1aq", "A8.7.1as")
def test_a8_7_1_allies_of_players_romans_first() -> None:
    """G_INTIMIDATE yes: the Roman Ally goes, and the Auxilia with it as two Warbands can be turned; not the Aedui."""
    game = raiders('Romans = "1 Auxilia"', 'Sequani = "Aedui"\nHelvetii = "Romans"')
    assert boxes(game).endswith(RAIDED + " yes")
    assert struck(game) == ["Sequani: Romans 1+1"]
    assert (game.tribe("Sequani"), game.tribe("Helvetii")) == ("Aedui", "Subdued")
    assert game.pieces("Sequani", "Romans") == ""
    assert game.pieces("Sequani", "Germans") == "1 Warband, 4 revealed Warbands"
    assert "in Sequani the Romans lose Allies 1, Auxilia or Warbands 1." in told(game)
    assert "Pertes des Romains (Alliés\u00a0: 1, Auxiliaires ou Guerriers\u00a0: 1)" in told(game, "fr")


@pytest.mark.proves("A8.7.1at")
def test_a8_7_1_on_with_the_faction_that_was_struck_first() -> None:
    """After the Roman Ally goes one of two Auxilia, the Hidden one, though an Ally of the Aedui is there too."""
    game = raiders('Romans = "1 Auxilia, 1 revealed Auxilia"', 'Sequani = "Aedui"\nHelvetii = "Romans"')
    assert struck(game) == ["Sequani: Romans 1+1"]
    assert (game.tribe("Sequani"), game.pieces("Sequani", "Romans")) == ("Aedui", "1 revealed Auxilia")


@pytest.mark.proves("A8.7.1as", "A8.7.1at", "A8.7.1au", "A8.7.1av")
@pytest.mark.parametrize(
    ("there", "tribes", "whom"),
    [
        ('Romans = "1 Auxilia"', 'Sequani = "Aedui"\nHelvetii = "Belgae"', "Aedui 1+0"),
        ('Romans = "1 Auxilia"\n    Aedui = "1 Warband"', 'Helvetii = "Belgae"', "Belgae 1+0"),
        ('Romans = "2 Auxilia"\n    Aedui = "2 Warbands"', "", "Romans 0+2"),
        ('Aedui = "2 Warbands"\n    Belgae = "2 Warbands"', "", "Aedui 0+2"),
        ('Belgae = "1 Warband"', "", "Belgae 0+1"),
    ],
)
def test_a8_7_1_players_in_order(there: str, tribes: str, whom: str) -> None:
    """Aedui Allies before Belgic ones, these before Roman Auxilia, then Aedui and then Belgic Warbands."""
    assert struck(raiders(there, tribes)) == [f"Sequani: {whom}"]


@pytest.mark.proves("A8.7.1aw", "A8.7.1ax", "A8.7.1ay")
@pytest.mark.parametrize(
    ("there", "tribes", "nonplayers", "whom"),
    [
        ('Belgae = "1 Warband"', 'Helvetii = "Romans"', '["Germans", "Romans"]', "Belgae 0+1"),
        ('Aedui = "1 Warband"', 'Sequani = "Aedui"\nHelvetii = "Romans"', ALL, "Romans 1+0"),
        ('Romans = "1 Auxilia"', 'Sequani = "Aedui"', ALL, "Aedui 1+0"),
        ('Romans = "1 Auxilia"\n    Aedui = "1 Warband"', "", ALL, "Romans 0+1"),
        ('Aedui = "1 Warband"', "", ALL, "Aedui 0+1"),
    ],
)
def test_a8_7_1_then_nonplayers(there: str, tribes: str, nonplayers: str, whom: str) -> None:
    """A player's Warband before an Ally of Non-player Romans; this before one of Non-player Aedui; these before
    Auxilia and Warbands of both."""
    assert struck(raiders(there, tribes, nonplayers)) == [f"Sequani: {whom}"]


@pytest.mark.proves("A8.7.1ba", "A8.7.1bb", "A8.7.1bg")
@pytest.mark.parametrize(
    ("there", "tribes"),
    [('Belgae = "2 Warbands"', 'Helvetii = "Belgae"'), ('Arverni = "2 Warbands"', 'Helvetii = "Arverni"')],
)
def test_a8_7_1_whom_they_spare(there: str, tribes: str) -> None:
    """G_INTIMIDATE no: Non-player Belgae and Arverni; then there is no Special Ability with the Raid."""
    game = raiders(there, tribes, ALL)
    assert boxes(game).endswith(RAIDED + " no")
    assert commanded(game)[-1] == "done"
    assert "ability Intimidate" not in commanded(game)
    assert markers(game) == []
    assert "Not needed: in Sequani there is nothing to remove" in told(game)


def test_a8_7_1_nobody_with_a_leader_there() -> None:
    """A4.6.2 Of those who have a Leader there nothing can be removed: so the Aedui are struck, though Romans come
    first; of Legions, Forts and Citadels nothing ever is."""
    board = 'Romans = "Successor, 1 Auxilia"\n    Aedui = "1 Warband"'
    assert struck(raiders(board)) == ["Sequani: Aedui 0+1"]
    assert struck(raiders('Romans = "1 Legion, Fort"')) == []


def test_a8_7_1_hidden_ones_first_and_cities_first() -> None:
    """8.4.1 Of a Faction's Warbands the Hidden, of its Allies that of a City."""
    game = raiders('Aedui = "3 revealed Warbands, 1 Warband"')
    assert game.pieces("Sequani", "Aedui") == "2 revealed Warbands"
    board = BOARD.replace('Germans = "5 Warbands"', 'Germans = "3 Warbands, 2 revealed Warbands"')
    game = germans_turn(board + '[tribes]\nSequani = "Aedui"\nHelvetii = "Aedui"', 1)
    assert (game.tribe("Sequani"), game.tribe("Helvetii")) == ("Subdued", "Aedui")


@pytest.mark.proves("A8.7.1s")
def test_a8_7_1_equal_allies_by_dice() -> None:
    """With one Hidden Warband left, one of two Allies without a City."""
    board = """
        [resources]
        Germans = 0
        [regions.Treveri]
        Germans = "Ariovistus"
        [regions.Sugambri]
        Germans = "2 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Mandubii]
        Germans = "3 Warbands, 2 revealed Warbands"
        [tribes]
        Senones = "Aedui"
        Lingones = "Aedui"
    """
    fates = {
        tuple(game.tribe(name) for name in ("Senones", "Lingones"))
        for die in (1, 6)
        for game in [germans_turn(board, 1, die)]
    }
    assert fates == {("Subdued", "Aedui"), ("Aedui", "Subdued")}


def test_a8_7_1_a22_shaded_three_go() -> None:
    """With Dread shaded three Warbands are turned, and three pieces removed; unshaded no Romans are."""
    there = 'Romans = "3 Auxilia"\n[capabilities]\nA22 = "{}"'
    assert struck(raiders(there.format("shaded"))) == ["Sequani: Romans 0+3"]
    assert struck(raiders(there.format("unshaded"))) == []


# ---- before Battle ----------------------------------------------------------------------------------------------

FIGHT = "G1 yes, G_BATTLE yes, G_AMBUSH no, G_INTIMIDATE"


@pytest.mark.proves("A8.7.1ap", "A8.7.1az")
def test_a8_7_1_what_the_battle_is_sure_to_remove_is_left_to_it() -> None:
    """Of seven Aedui Warbands six are sure to fall: the seventh is frightened; of six none is."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 Warbands"\nAedui = "{} Warbands"'
    game = germans_turn(board.format(7))
    assert boxes(game) == FIGHT + " yes"
    assert struck(game) == ["Treveri: Aedui 0+1"]
    assert commanded(game)[:2] == ["ability Intimidate", "battle Treveri"]
    sure = germans_turn(board.format(6))
    assert boxes(sure) == FIGHT + " no"
    assert "ability Intimidate" not in commanded(sure)


@pytest.mark.proves("A8.7.1az")
def test_a8_7_1_who_might_retreat_is_not_sure_to_be_removed() -> None:
    """Six Aedui would all fall if they stood; if they Retreat to Mandubii three get away: two are frightened."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 Warbands"\nAedui = "6 Warbands"\n'
    assert struck(germans_turn(board + '[regions.Mandubii]\nAedui = "1 Warband"')) == ["Treveri: Aedui 0+2"]


@pytest.mark.proves("A8.7.1az")
def test_a8_7_1_a_legion_may_save_auxilia() -> None:
    """A Roman player may put all Losses on a Legion that survives its rolls: so the Auxilia are frightened. A
    Non-player gives up Auxilia first (8.4.1): these are sure to fall."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 2 Warbands, 4 revealed Warbands"\nRomans = "1 Legion, 2 Auxilia"'
    assert struck(germans_turn(board)) == ["Treveri: Romans 0+2"]
    assert struck(germans_turn(board, nonplayers='["Germans", "Romans"]')) == []


@pytest.mark.proves("A8.7.1az")
def test_a8_7_1_an_ally_that_a_retreat_gives_up_is_sure_to_go() -> None:
    """If nobody can Retreat, the four Warbands take all four Losses: the Ally is frightened. If they can, two Losses
    fall on the Ally and a Warband: then Warbands might be left, too."""
    board = """
        [regions.Treveri]
        Germans = "Successor, 2 Warbands, 4 revealed Warbands"
        Aedui = "4 Warbands"
        [tribes]
        Treveri = "Aedui"
        [regions.{}]
        Aedui = "1 Warband"
    """
    assert struck(germans_turn(board.format("Carnutes"))) == ["Treveri: Aedui 1+0"]
    assert struck(germans_turn(board.format("Mandubii"))) == ["Treveri: Aedui 1+1"]


@pytest.mark.proves("A8.7.1ap")
def test_a8_7_1_elsewhere_all_of_the_list() -> None:
    """Where no Battle is to be fought, or another Faction is, everything of the list."""
    board = """
        [resources]
        Germans = 1
        [regions.Treveri]
        Germans = "Ariovistus, 6 Warbands"
        Arverni = "4 revealed Warbands"
        Aedui = "2 Warbands"
        [regions.Ubii]
        Germans = "5 Warbands"
        Belgae = "1 Warband"
    """
    game = germans_turn(board)
    assert struck(game) == ["Treveri: Aedui 0+2", "Ubii: Belgae 0+1"]
    assert commanded(game) == ["ability Intimidate", "battle Treveri", "done"]


@pytest.mark.proves("A8.7.1l", "A8.7.1n")
def test_a8_7_1_a_battle_that_only_intimidate_makes_good() -> None:
    """G_BATTLE yes: of sixteen Auxilia six fall, and ten would hit Ariovistus behind four Warbands; with two frightened
    only eight strike back. No with fifteen and a Leader, whom nobody frightens; no if the Warbands are Revealed."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "{}"'
    game = germans_turn(board.format("16 Auxilia"))
    assert boxes(game) == FIGHT + " yes"
    assert "Once more after the Intimidate that is possible" in told(game)
    assert "On recommence après avoir Intimidé là où c’est possible" in told(game, "fr")
    assert commanded(game)[:2] == ["ability Intimidate", "battle Treveri"]
    assert struck(game) == ["Treveri: Romans 0+2"]
    assert boxes(germans_turn(board.format("Successor, 15 Auxilia"))).startswith("G1 yes, G_BATTLE no")
    seen = board.replace("4 Warbands", "4 revealed Warbands")
    assert boxes(germans_turn(seen.format("16 Auxilia"))).startswith("G1 yes, G_BATTLE no")


@pytest.mark.proves("A8.7.1l")
def test_a8_7_1_what_is_won_without_help_is_fought_with_it_too() -> None:
    """The Ally in Sequani could be had without Intimidate; but Ariovistus needs it, and then both are fought."""
    board = '[regions.Treveri]\nGermans = "Ariovistus, 4 Warbands"\nRomans = "16 Auxilia"\n[regions.Sequani]\n'
    board += 'Germans = "6 revealed Warbands"\n[tribes]\nSequani = "Belgae"'
    game = germans_turn(board, nonplayers='["Germans", "Romans"]')
    assert set(commanded(game)) >= {"ability Intimidate", "battle Treveri", "battle Sequani"}


@pytest.mark.proves("A8.7.1az")
def test_a8_7_1_somebody_is_left_to_be_fought() -> None:
    """A22 shaded: each of two Warbands and an Ally in Ubii might outlast the Battle there, if they stand or if they
    Retreat; but three are not frightened."""
    board = """
        [capabilities]
        A22 = "shaded"
        [regions.Treveri]
        Germans = "Ariovistus, 6 revealed Warbands"
        Arverni = "4 revealed Warbands"
        [regions.Ubii]
        Germans = "4 Warbands"
        Aedui = "2 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
        [tribes]
        Ubii = "Aedui"
    """
    game = germans_turn(board)
    assert struck(game) == ["Ubii: Aedui 1+1"]
    assert commanded(game)[:3] == ["ability Intimidate", "battle Treveri", "battle Ubii"]


@pytest.mark.proves("A8.7.1bf")
def test_a8_7_1_no_ability_with_battle_if_nobody_can_be_removed() -> None:
    """G_INTIMIDATE no: a Battle against Arverni, and no other is there."""
    game = germans_turn('[regions.Treveri]\nGermans = "Ariovistus, 6 Warbands"\nArverni = "4 revealed Warbands"')
    assert boxes(game) == FIGHT + " no"
    assert commanded(game) == ["battle Treveri", "done"]
    assert markers(game) == []


# ---- after March ------------------------------------------------------------------------------------------------

HORDE = """
    [regions.Treveri]
    Germans = "Ariovistus, 12 Warbands"
    [regions.Sugambri]
    Germans = "4 Warbands"
    {}
    [regions.Ubii]
    Germans = "2 Warbands"
"""


@pytest.mark.proves("A8.7.1ar", "A8.7.1bh")
def test_a8_7_1_after_march_or_else_settle() -> None:
    """Ariovistus is led to Nervii by a roll of 1: an Aedui Warband in Sugambri next to it is frightened; if none is
    there they Settle."""
    game = germans_turn(HORDE.format('Aedui = "1 Warband"'), 1)
    assert boxes(game) == "G1 no, G1b yes, G_MARCH_THREAT yes, G_INTIMIDATE yes"
    assert struck(game) == ["Sugambri: Aedui 0+1"]
    assert commanded(game) == ["march Treveri", "ability Intimidate", "done"]
    alone = germans_turn(HORDE.format(""), 1)
    assert boxes(alone) == "G1 no, G1b yes, G_MARCH_THREAT yes, G_INTIMIDATE no, G_SETTLE yes"


# ---- markers ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.7.1bd")
def test_a8_7_1_then_markers_wherever_possible() -> None:
    """After a removal in Sugambri a Warband is turned in Nervii for the marker; none without that removal."""
    game = germans_turn(HORDE.format('Aedui = "1 Warband"'), 1)
    assert markers(game) == ["Nervii", "Sugambri"]
    assert game.pieces("Nervii", "Germans") == "Ariovistus, 11 Warbands, 1 revealed Warband"
    assert "in Nervii there is nobody to remove: one Warband for the marker." in told(game)
    assert markers(germans_turn(HORDE.format(""), 1)) == []


@pytest.mark.proves("A8.7.1be")
@pytest.mark.parametrize("who", ["Arverni", "Belgae"])
def test_a8_7_1_no_marker_that_frightens_somebody_spared(who: str) -> None:
    """Arverni or Non-player Belgae in Nervii, whom the marker would cost a piece: none there."""
    board = HORDE.format('Aedui = "1 Warband"') + f'[regions.Nervii]\n{who} = "3 Warbands"'
    assert markers(germans_turn(board, 1, nonplayers='["Germans", "Belgae"]')) == ["Sugambri"]


def test_a8_7_1_no_marker_where_a_battle_is_sure_to_remove_all() -> None:
    """In Pictones a Warband and an Ally of a player fall in the Battle: none of them is taken before it for a marker,
    though the Aedui beside the Arverni of Bituriges lose two."""
    board = """
        [regions.Bituriges]
        Germans = "Ariovistus, 6 Warbands"
        Aedui = "2 Warbands"
        [regions.Pictones]
        Germans = "6 Warbands"
        Belgae = "1 Warband"
        [tribes]
        Bituriges = "Arverni"
        Pictones = "Belgae"
    """
    game = germans_turn(board)
    assert struck(game) == ["Bituriges: Aedui 0+2"]
    assert commanded(game)[:3] == ["ability Intimidate", "battle Bituriges", "battle Pictones"]
    assert markers(game) == ["Bituriges"]


def test_a8_7_1_a_successor_frightens_in_his_region_alone() -> None:
    """A4.1.2, A4.6.2 Only where he is, and under Germanic Control."""
    game = raiders('Aedui = "1 Warband"')
    assert struck(game) == ["Sequani: Aedui 0+1"]
    board = BOARD.replace("Ariovistus", "Successor") + '    Aedui = "1 Warband"'
    assert boxes(germans_turn(board, 1)).endswith(RAIDED + " no")


# ---- free with a Raid -------------------------------------------------------------------------------------------

WITH_HIM = """
    [resources]
    Germans = 0
    [regions.Ubii]
    Germans = "Ariovistus, {} Warbands"
    {}
    [regions.Sugambri]
    Germans = "2 Warbands"
"""


@pytest.mark.proves("A8.7.1bc", "A8.7.1bg")
def test_a8_7_1_free_with_a_raid() -> None:
    """With two who Raid, for the marker alone if nobody is there; nothing is removed, so there is no Special Ability
    and no marker elsewhere."""
    game = germans_turn(WITH_HIM.format(3, ""), 1)
    assert did(game, "free_intimidate") == ["free_intimidate number 1"]
    assert markers(game) == ["Ubii"]
    assert boxes(game).endswith(RAIDED + " no")


@pytest.mark.proves("A8.7.1bc", "A8.7.1bg")
def test_a8_7_1_free_with_a_raid_by_the_same_list() -> None:
    """Both Auxilia of the Romans; what is removed free brings no markers elsewhere."""
    game = germans_turn(WITH_HIM.format(3, ['Romans = "2 Auxilia"', '    Aedui = "1 Citadel"'][0]), 1)
    assert did(game, "free_intimidate") == ["free_intimidate number 2"]
    assert game.pieces("Ubii", "Romans") == ""
    assert markers(game) == ["Ubii"]
    assert boxes(game).endswith(RAIDED + " no")


@pytest.mark.proves("A8.7.1bc")
def test_a8_7_1_then_intimidate_further() -> None:
    """One Warband is left Hidden, and of three Auxilia one: it goes by the Special Ability, which brings a marker in
    Sugambri, too, if a Warband is Hidden there."""
    board = WITH_HIM.format(3, 'Romans = "3 Auxilia"').replace('Germans = "2 Warbands"', 'Germans = "3 Warbands"')
    game = germans_turn(board, 1)
    assert boxes(game).endswith(RAIDED + " yes")
    assert game.pieces("Ubii", "Romans") == ""
    assert markers(game) == ["Sugambri", "Ubii"]


@pytest.mark.proves("A8.7.1be")
def test_a8_7_1_no_free_marker_that_frightens_somebody_spared() -> None:
    """Only Arverni are with him: no Warband Intimidates."""
    game = germans_turn(WITH_HIM.format(3, 'Arverni = "1 Warband"'), 1)
    assert did(game, "free_intimidate") == ["free_intimidate number 0"]
    assert game.pieces("Ubii", "Arverni") == "1 Warband"
    assert markers(game) == []
    assert "in Ubii only those could be removed whom they spare: no Intimidate there." in told(game)


# ---- 8.4.4 Frost ------------------------------------------------------------------------------------------------


@pytest.mark.proves("A8.4k")
def test_a8_7_1_frost_spares_what_brings_a_player_forward() -> None:
    """With Winter next no Aedui Ally is removed that would bring a Roman player further beyond his threshold; Warbands
    are. If nobody plays the Romans, the Ally goes."""
    frost = HEAD.replace("card = 54", 'card = 54\nnext = "Winter"')
    game = raiders('Aedui = "2 Warbands"', 'Sequani = "Aedui"', head=frost)
    assert struck(game) == ["Sequani: Aedui 0+2"]
    free = raiders('Aedui = "2 Warbands"', 'Sequani = "Aedui"', '["Germans", "Romans"]', head=frost)
    assert struck(free) == ["Sequani: Aedui 1+1"]


def test_a8_7_1_frost_is_told_as_the_reason() -> None:
    """Only an Aedui Ally is there, which must stay: by the Special Ability, and free with a Raid; without Frost nobody
    is there to be removed, and no Battle is spoken of."""
    frost = HEAD.replace("card = 54", 'card = 54\nnext = "Winter"')
    barred = raiders("", 'Sequani = "Aedui"', head=frost)
    assert boxes(barred).endswith("G_INTIMIDATE no")
    assert "upon Frost nothing that could be removed in Sequani may be" in told(barred)
    assert "c’est le Gel" in told(barred, "fr")
    free = germans_turn(WITH_HIM.format(3, "") + '[tribes]\nUbii = "Aedui"', 1, head=frost)
    assert "in Ubii nobody may be removed upon Frost (8.4.4): no Intimidate there." in told(free)
    alone = raiders("", "")
    assert "in Sequani there is nothing to remove, of a player," in told(alone)


def test_a8_7_1_frost_lets_only_one_of_two_regions() -> None:
    """The Roman player's margin is -1: one Ally may be removed, in Sequani or in Treveri, but not both: the
    City first, else by dice. Without a Roman player both go."""
    frost = HEAD.replace("card = 54", 'card = 54\nnext = "Winter"')
    west = WEST.replace('"Mandubii" = "Aedui"', "")
    board = (
        BOARD + f'[regions.Treveri]\nGermans = "5 Warbands"\n[tribes]\nSequani = "Belgae"\nTreveri = "Belgae"\n{west}'
    )
    city = [struck(germans_turn(board, 1, die, head=frost)) for die in (1, 6)]
    assert city == [["Sequani: Belgae 1+0"], ["Sequani: Belgae 1+0"]]
    board = board.replace('Sequani = "Belgae"', 'Helvetii = "Belgae"')
    found = [struck(germans_turn(board, 1, die, head=frost)) for die in (1, 6)]
    assert sorted(found) == [["Sequani: Belgae 1+0"], ["Treveri: Belgae 1+0"]]
    assert len(struck(germans_turn(board, 1, head=frost, nonplayers='["Germans", "Romans"]'))) == 2


def test_a8_7_1_allies_are_told_from_warbands() -> None:
    """In Mandubii, where the Tribe and a Hidden Aedui Warband have the same number in the books of the engine."""
    board = """
        card = 54
        [regions.Mandubii]
        Germans = "Ariovistus, 3 Warbands"
        Aedui = "1 Warband"
        [tribes]
        Mandubii = "Aedui"
        Lingones = "Aedui"
    """
    table = alesia.ask_nonplayer("ariovistus", dedent(board), "Germans", about="intimidate", place="Mandubii")
    table.go_on(table.turn)
    tribes = table.view()["regions"]["Mandubii"]["tribes"]
    assert [tribes[name]["status"] for name in ("Mandubii", "Lingones")] == ["Subdued", "Subdued"]
