"""38 Diviciacus: Romans and Aedui share Auxilia and Aedui Warbands, or may not help one another at all."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

UNSHADED = '\n[capabilities]\n38 = "unshaded"\n'
SHADED = '\n[capabilities]\n38 = "shaded"\n'
ROMANS_FIRST = 'card = 2\nnext = 3\nineligible = ["Arverni", "Belgae"]\n'
AEDUI_FIRST = 'card = 37\nnext = 3\nineligible = ["Arverni", "Belgae"]\n'
ARVERNI_FIRST = 'card = 20\nnext = 3\nineligible = ["Belgae"]\n'


def romans(command: str, board: str, *regions: str) -> Play:
    """The Romans have chosen a Command and share these Regions; the Aedui agree."""
    return shared(at(ROMANS_FIRST + board + UNSHADED), "Romans", "Aedui", command, regions)


def aedui(command: str, board: str, *regions: str) -> Play:
    return shared(at(AEDUI_FIRST + board + UNSHADED), "Aedui", "Romans", command, regions)


def shared(game: Play, who: str, lender: str, command: str, regions: tuple[str, ...]) -> Play:
    game.play(f"{who} action command {command}")
    for n, region in enumerate(regions):
        game.play(f"{who} command share {region}" + (f"\n{lender} agree_share yes" if not n else ""))
    return game


# ---- the Event --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_38_executed(side: str) -> None:
    """Either side is in effect from then on, and replaces the other."""
    other = UNSHADED if side == "shaded" else SHADED
    assert at("card = 38").play(f"Aedui action {side} 38").view["capabilities"] == {"38": side}
    assert at("card = 38" + other).play(f"Aedui action {side} 38").view["capabilities"] == {"38": side}


@pytest.mark.parametrize("side", ["unshaded", "shaded"])
def test_event_38_effective_unless_in_effect(side: str) -> None:
    """A side that is in effect changes nothing."""
    assert judged("card = 38", "Belgae", side)
    assert not judged(f'card = 38\n[capabilities]\n38 = "{side}"', "Belgae", side)


# ---- the agreement ----------------------------------------------------------------------------------------------

TOGETHER = """
    [regions]
    Mandubii = { Romans = "1 Auxilia", Aedui = "3 Warbands", Arverni = "4 revealed Warbands" }
    Carnutes = { Romans = "1 Auxilia", Aedui = "1 Warband" }
    Pictones = { Romans = "2 Auxilia" }
    Veneti = { Aedui = "2 Warbands" }
"""


def test_event_38_unshaded_offered_only_where_they_stand_together() -> None:
    """Both kinds of pieces must be in the Region."""
    assert romans("March", TOGETHER).offers("share") == ["Carnutes", "Mandubii"]
    assert aedui("March", TOGETHER).offers("share") == ["Carnutes", "Mandubii"]


@pytest.mark.parametrize("capability", ["", SHADED])
def test_event_38_unshaded_without_it_nothing_is_shared(capability: str) -> None:
    """Without the Capability, or with its other side, each uses its own pieces."""
    game = at(ROMANS_FIRST + TOGETHER + capability).play("Romans action command March")
    assert not game.offers("share")
    game.play("Romans command march Mandubii\nRomans march_to region Aedui")
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "3 Warbands"


def test_event_38_unshaded_one_agreement_holds_for_the_whole_action() -> None:
    """Ruling 156: the Aedui are asked once, and the Romans go on with it in all Regions they like."""
    game = romans("March", TOGETHER, "Mandubii")
    game.play("Romans command share Carnutes")
    assert game.asked == "Romans command"
    assert game.view["shared"] == ["Carnutes", "Mandubii"]


def test_event_38_unshaded_a_refusal_holds_too() -> None:
    """Who has refused is not asked again in this action."""
    game = romans("March", TOGETHER)
    game.play("Romans command share Mandubii\nAedui agree_share no")
    assert game.asked == "Romans command"
    assert not game.offers("share")
    game.play("Romans command march Mandubii\nRomans march_to region Aedui")
    assert game.pieces("Mandubii", "Aedui") == "3 Warbands"


def test_event_38_unshaded_the_action_may_be_called_off() -> None:
    """1.5.2 Nothing has happened yet: the Command is called off, and the agreement with it."""
    game = romans("March", TOGETHER, "Mandubii")
    game.play("Romans command cancel\nRomans action command Battle\nRomans command share Mandubii")
    assert game.asked == "Aedui agree_share"


def test_event_38_unshaded_it_ends_with_the_command() -> None:
    """Afterwards the pieces are their owners' again."""
    game = romans("Seize", TOGETHER, "Mandubii")
    game.play("Romans command seize Carnutes\nRomans command done")
    assert game.view["shared"] == []


def test_event_38_unshaded_a_limited_command_may_share() -> None:
    """Sharing is no Special Ability."""
    limited = 'card = 2\nnext = 3\nineligible = ["Belgae"]\nfirst = { faction = "Arverni", action = "Command" }\n'
    game = at(limited + TOGETHER + UNSHADED).play("Romans action limited March")
    assert game.offers("share") == ["Carnutes", "Mandubii"]
    game.play("Romans command share Carnutes\nAedui agree_share yes\nRomans command march Carnutes")
    assert not game.offers("share")


# ---- March ------------------------------------------------------------------------------------------------------


def test_event_38_unshaded_romans_march_with_aedui_warbands() -> None:
    """They go two Regions as Auxilia do, and are Hidden as they set out."""
    board = '[regions]\nCarnutes = { Romans = "1 Auxilia", Aedui = "1 revealed Warband, 1 scouted Warband" }\n'
    game = romans("March", board, "Carnutes")
    game.play("Romans command march Carnutes\nRomans march_to region Mandubii\nRomans march_number number 1")
    game.play("Romans march_number number 1\nRomans march_number number 0\nRomans march_on region Aedui")
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"
    assert game.pieces("Aedui", "Aedui") == "1 Warband"
    assert game.pieces("Carnutes", "Aedui") == "1 revealed Warband"


def test_event_38_unshaded_aedui_warbands_with_caesar_go_three_regions() -> None:
    """Caesar takes them along as he does Auxilia; the Rhenus still stops them."""
    board = '[regions]\nBituriges = { Romans = "Caesar, 1 Auxilia", Aedui = "1 Warband" }\n'
    game = romans("March", board, "Bituriges")
    game.play("Romans command march Bituriges\nRomans march_to region Aedui\nRomans march_number number 1")
    game.play("Romans march_number number 0\nRomans march_number number 1\nRomans march_on region Mandubii")
    game.play("Romans march_on region Treveri")
    assert game.pieces("Treveri", "Romans") == "Caesar"
    assert game.pieces("Treveri", "Aedui") == "1 Warband"


def test_event_38_unshaded_harassment_may_take_aedui_warbands() -> None:
    """Losses of the group may fall on the lent pieces; these do not Harass the group they march with."""
    board = """
        [regions]
        Carnutes = { Romans = "1 Auxilia", Aedui = "3 Warbands" }
        Mandubii = { Arverni = "3 Warbands", Aedui = "2 Warbands" }
    """
    game = romans("March", board, "Carnutes")
    game.play("Romans command march Carnutes\nRomans march_to region Mandubii\nRomans march_number number 1")
    game.play("Romans march_number number 3\nRomans march_on region Aedui")
    assert game.asked == "Arverni harass"
    game.play("Arverni harass yes\nRomans harassment_loss piece Hidden Aedui Warband")
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert game.pieces("Aedui", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


def test_event_38_unshaded_aedui_march_with_auxilia() -> None:
    """Auxilia go one Region as Warbands do, and are Hidden."""
    board = '[regions]\nCarnutes = { Romans = "1 Legion, 2 revealed Auxilia", Aedui = "1 Warband" }\n'
    game = aedui("March", board, "Carnutes")
    game.play("Aedui command march Carnutes\nAedui march_to region Mandubii\nAedui march_number number 1")
    game.play("Aedui march_number number 2")
    assert game.asked != "Aedui march_on"
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"
    assert game.pieces("Carnutes", "Romans") == "1 Legion"


# ---- Recruit, Rally, Seize, Raid --------------------------------------------------------------------------------


def test_event_38_unshaded_recruit_may_place_aedui_warbands() -> None:
    """8.8.8 presumes it: where they are together, Aedui Warbands may be placed as Auxilia."""
    board = '[regions]\nProvincia = { Romans = "Fort, 1 Auxilia", Aedui = "1 Warband" }\n'
    game = romans("Recruit", board, "Provincia")
    game.play("Romans command recruit Provincia\nRomans recruit place_auxilia\nRomans auxilia number 2")
    game.play("Romans shared_bands number 1")
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, Fort"
    assert game.pieces("Provincia", "Aedui") == "2 Warbands"


def test_event_38_unshaded_rally_may_place_auxilia() -> None:
    """8.6.8 presumes it: where they are together, Auxilia may be placed as Warbands."""
    board = """
        [regions]
        Mandubii = { Romans = "1 Auxilia, 3 Legions", Aedui = "1 Warband" }
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Aedui"
    """
    game = aedui("Rally", board, "Mandubii")
    game.play(
        "Aedui command rally Mandubii\nAedui rally place_warbands\nAedui warbands number 2\nAedui shared_bands number 2"
    )
    assert game.pieces("Mandubii", "Romans") == "3 Legions, 3 Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"


ALMOST = """
    [regions]
    Mandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Belgae = "3 Warbands" }
"""


def test_event_38_unshaded_control_is_counted_with_both() -> None:
    """As in Enlist (4.5.1), pieces that act as one's own count for the Control that the Command needs."""
    game = aedui("Rally", ALMOST)
    assert game.offers("rally") == ["Aedui"]
    game.play("Aedui command share Mandubii\nRomans agree_share yes")
    assert game.control("Mandubii") == "Aedui"
    game.play("Aedui command rally Mandubii\nAedui ally_at tribe Senones\nAedui command done")
    assert game.tribe("Senones") == "Aedui"
    assert game.control("Mandubii") == "No Control"


def test_event_38_unshaded_whom_losses_have_parted_count_apart_for_control() -> None:
    """1.6 The lone Auxilia have fallen: the Aedui have Control again, so that Aedui of another Battle Retreat there."""
    game = at("""
        card = 2
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [capabilities]
        38 = "unshaded"
        [resources]
        Romans = 12
        [regions.Carnutes]
        Romans = "1 Auxilia"
        Aedui = "6 Warbands"
        Belgae = "6 Warbands"
        [regions.Bituriges]
        Romans = "Caesar, 1 Legion"
        Aedui = "12 Warbands"
    """).play("""
        Romans action command Battle
        Romans command share Carnutes
        Aedui agree_share yes
        Romans command battle Carnutes
        Belgae declare_retreat stand
    """)
    assert game.control("Carnutes") == "Romans"
    game.play("Romans loss piece Hidden Auxilia")
    assert game.control("Carnutes") == "Aedui"
    game.play("Romans command battle Bituriges")
    assert game.options == ["stand", "retreat"]


def test_event_38_unshaded_resentful_arverni_place_no_aedui_warbands() -> None:
    """3.2.3 The Warbands lent to the Romans in Carnutes are nothing to the Arverni who Rally there against them."""
    board = """
        [regions]
        Mandubii = { Romans = "3 Legions" }
        Carnutes = { Romans = "1 Auxilia", Aedui = "1 Warband" }
        [tribes]
        Aulerci = "Arverni"
    """
    game = romans("Seize", board, "Carnutes").play("""
        Romans command seize Mandubii
        Romans disperse tribe Mandubii
        Romans disperse done
        Chance resentment roll 1
        Arverni free_rally region Carnutes
        Arverni warbands number 2
    """)
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"
    assert game.pieces("Carnutes", "Aedui") == "1 Warband"


def test_event_38_unshaded_seize_with_aedui_warbands() -> None:
    """Control for Dispersal; lent Warbands do not Harass, and may be removed in place of Auxilia."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia", Aedui = "6 Warbands", Arverni = "3 Warbands" }\n'
    game = romans("Seize", board, "Mandubii")
    game.play("Romans command seize Mandubii\nRomans disperse done\nArverni harass yes")
    assert game.offers("piece") == ["Hidden Auxilia", "Hidden Aedui Warband"]
    game.play("Romans harassment_loss piece Hidden Aedui Warband")
    assert game.pieces("Mandubii", "Aedui") == "5 Warbands"
    assert game.asked == "Romans command"


def test_event_38_unshaded_without_sharing_aedui_harass_seize() -> None:
    """In a Region that the Romans do not share, the Aedui may Harass as ever."""
    board = '[regions]\nMandubii = { Romans = "3 Auxilia", Aedui = "3 Warbands" }\n'
    game = romans("Seize", board).play("Romans command seize Mandubii")
    assert game.asked == "Aedui harass"


@pytest.mark.proves("8.8.8c")
def test_event_38_unshaded_aedui_raid_with_auxilia() -> None:
    """Hidden Auxilia flip as raiders; from the Romans, whose pieces raid too, nothing is taken."""
    board = '[regions]\nMandubii = { Romans = "2 Auxilia, 1 Legion", Aedui = "1 revealed Warband" }\n'
    game = at(AEDUI_FIRST + board)
    assert "Raid" not in game.offers("command")

    game = aedui("Raid", board, "Mandubii")
    game.play("Aedui command raid Mandubii")
    assert game.pieces("Mandubii", "Romans") == "1 Legion, 1 Auxilia, 1 revealed Auxilia"
    game.play("Aedui raid gain")
    assert game.resources("Aedui") == 12
    assert game.resources("Romans") == 10


# ---- Battle -----------------------------------------------------------------------------------------------------


def test_event_38_unshaded_aedui_warbands_in_a_roman_attack() -> None:
    """They add to the Attack, may absorb Losses, and are Revealed."""
    board = """
        [regions]
        Mandubii = { Romans = "1 Auxilia", Aedui = "3 Warbands", Arverni = "4 revealed Warbands" }
    """
    game = romans("Battle", board, "Mandubii")
    game.play("Romans command battle Mandubii")
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"
    assert game.offers("piece") == ["Hidden Auxilia", "Hidden Aedui Warband"]
    game.play("Romans loss piece Hidden Aedui Warband")
    assert game.pieces("Mandubii", "Romans") == "1 revealed Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "2 revealed Warbands"


def test_event_38_unshaded_without_sharing_the_attack_is_weaker() -> None:
    """Two Auxilia alone cause one Loss, and the Aedui are left in peace."""
    board = '[regions]\nMandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Arverni = "3 revealed Warbands" }\n'
    game = romans("Battle", board).play("Romans command battle Mandubii\nRomans battle_target faction Arverni")
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


def test_event_38_unshaded_auxilia_in_an_aedui_attack() -> None:
    """Legions take no part, but the Romans are no target there either."""
    board = """
        [regions]
        Mandubii = { Romans = "3 Auxilia, 2 Legions", Aedui = "1 Warband", Arverni = "2 revealed Warbands" }
    """
    game = aedui("Battle", board, "Mandubii")
    game.play("Aedui command battle Mandubii\nAedui ambush no")
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Mandubii", "Romans") == "2 Legions, 3 revealed Auxilia"


@pytest.mark.proves("8.8.8b")
def test_event_38_unshaded_not_against_one_another() -> None:
    """Where only the other Faction could be the Defender nothing is shared; an unshared Battle goes on as ever."""
    board = '[regions]\nMandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands" }\n'
    game = romans("Battle", board)
    assert not game.offers("share")
    game.play("Romans command battle Mandubii")
    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Aedui") == "1 revealed Warband"


def test_event_38_unshaded_it_does_not_enable_an_ambush() -> None:
    """Ambush is a Special Ability: Hidden Auxilia do not count for it."""
    board = """
        [regions]
        Mandubii = { Romans = "3 Auxilia", Aedui = "1 Warband", Arverni = "2 Warbands" }
    """
    game = aedui("Battle", board, "Mandubii").play("Aedui command battle Mandubii")
    assert game.asked != "Aedui ambush"


def test_event_38_unshaded_special_abilities_use_own_pieces() -> None:
    """Build looks at Roman Control alone, though the Command beside it counts Aedui Warbands."""
    board = """
        [regions]
        Mandubii = { Romans = "Caesar, 1 Auxilia, Fort", Aedui = "2 Warbands", Arverni = "3 Warbands" }
    """
    game = romans("Seize", board)
    assert "Build" not in game.offers("ability")
    game.play("Romans command share Mandubii\nAedui agree_share yes")
    assert game.control("Mandubii") == "Romans"
    assert "Build" not in game.offers("ability")


# ---- defence ----------------------------------------------------------------------------------------------------

ATTACKED = """
    [regions]
    Mandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Arverni = "Successor, 4 Warbands" }
    Carnutes = { Romans = "2 Auxilia", Aedui = "2 Warbands", Arverni = "4 Warbands" }
"""


def attacked(defender: str) -> Play:
    game = at(ARVERNI_FIRST + ATTACKED + UNSHADED)
    return game.play(f"""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction {defender}
    """)


@pytest.mark.proves("5.3i")
@pytest.mark.parametrize(
    ("defender", "lender", "lent"),
    [("Romans", "Aedui", "Hidden Aedui Warband"), ("Aedui", "Romans", "Hidden Auxilia")],
)
def test_event_38_unshaded_in_defence(defender: str, lender: str, lent: str) -> None:
    """The Defender asks, the other Faction agrees: its pieces absorb Losses as if they were the Defender's."""
    game = attacked(defender).play(f"{defender} share yes\n{lender} agree_share yes\nArverni ambush no")
    assert sorted(game.offers("piece")) == ["Hidden Aedui Warband", "Hidden Auxilia"]
    game.play(f"{defender} loss piece {lent}\n{defender} loss piece {lent}")
    assert game.pieces("Mandubii", lender) == ""
    assert game.pieces("Mandubii", defender).startswith("1 revealed")


def test_event_38_unshaded_in_defence_they_strike_back() -> None:
    """The survivors of both cause Losses together, and are Revealed."""
    board = '[regions]\nMandubii = { Romans = "2 Auxilia", Aedui = "3 Warbands", Arverni = "2 revealed Warbands" }\n'
    game = at(ARVERNI_FIRST + board + UNSHADED).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
        Romans loss piece Hidden Auxilia
    """)
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Mandubii", "Aedui") == "3 revealed Warbands"
    assert game.view["shared"] == []


def test_event_38_unshaded_in_defence_only_if_asked_for() -> None:
    """A Defender who does without stands alone."""
    game = attacked("Romans").play("Romans share no\nArverni ambush no")
    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


def test_event_38_unshaded_in_defence_one_agreement_for_the_action() -> None:
    """In the second Battle of the same Command the lender is not asked again."""
    game = attacked("Romans").play("Romans share yes\nAedui agree_share yes\nArverni ambush no")
    game.play("Romans loss piece Hidden Auxilia\nRomans loss piece Hidden Auxilia")
    game.play("Arverni command battle Carnutes\nArverni battle_target faction Romans\nRomans share yes")
    assert game.asked != "Aedui agree_share"
    assert game.view["shared"] == ["Carnutes"]


def test_event_38_unshaded_in_defence_it_does_not_block_an_ambush() -> None:
    """Hidden Defenders are the Defender's own (4.3.3); lent pieces absorb Losses all the same."""
    game = at(ARVERNI_FIRST + ATTACKED.replace("4 Warbands", "3 Warbands") + UNSHADED).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
        Arverni ambush yes
        Romans loss piece Hidden Aedui Warband
        Romans loss piece Hidden Aedui Warband
    """)
    assert game.pieces("Mandubii", "Romans") == "2 revealed Auxilia"
    assert game.pieces("Mandubii", "Arverni") == "Successor, 3 revealed Warbands"


def test_event_38_unshaded_in_retreat_they_go_together() -> None:
    """All that defend Retreat, lent pieces too."""
    board = """
        [regions]
        Mandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Arverni = "4 Warbands" }
        Aedui = { Aedui = "3 Warbands" }
    """
    game = at(ARVERNI_FIRST + board + UNSHADED).play("""
        Arverni action command Battle
        Arverni command battle Mandubii
        Arverni battle_target faction Aedui
        Aedui share yes
        Romans agree_share yes
        Aedui declare_retreat retreat
        Aedui loss piece Hidden Aedui Warband
        Aedui retreat_to region Aedui
    """)
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"
    assert game.pieces("Aedui", "Aedui") == "4 Warbands"


def test_event_38_unshaded_in_defence_against_enlisted_germans() -> None:
    """Two loans in one Battle: Germans act as Belgae, Aedui as Auxilia."""
    board = """
        card = 55
        next = 3
        ineligible = ["Arverni", "Romans", "Aedui"]
        [regions]
        Nervii = { Belgae = "Ambiorix, 1 Warband", Germans = "3 Warbands", Romans = "1 Auxilia", Aedui = "1 Warband" }
    """
    game = at(board + UNSHADED).play("""
        Belgae action command Battle
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Nervii
        Belgae enlist_region done
        Belgae command battle Nervii
        Belgae battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
    """)
    assert game.pieces("Nervii", "Romans") == game.pieces("Nervii", "Aedui") == ""


# ---- shaded -----------------------------------------------------------------------------------------------------


def test_event_38_shaded_no_transfers_between_romans_and_aedui() -> None:
    """Neither gives to the other, nor asks; with others they negotiate as ever."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia" }\n'
    game = at(ROMANS_FIRST + board + SHADED).play("Romans action command March\nRomans command negotiate")
    assert game.offers("give") == ["Arverni", "Belgae"]
    assert game.offers("request") == ["Arverni", "Belgae"]


@pytest.mark.parametrize("capability", ["", UNSHADED])
def test_event_38_shaded_without_it_they_transfer(capability: str) -> None:
    """Without the Capability, or with its other side, Resources go to and fro."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia" }\n'
    game = at(ROMANS_FIRST + board + capability).play("Romans action command March\nRomans command negotiate")
    assert game.offers("give") == ["Arverni", "Aedui", "Belgae"]


def test_event_38_shaded_in_winter_too() -> None:
    """Nor at Harvest, where Resources may go to anybody else."""
    game = winter(SHADED)
    while game.asked != "Romans harvest_transfer":
        assert game.table.ask is not None
        game.table.answer(game.table.ask.options[-1])
    assert game.offers("give") == ["Arverni", "Belgae"]
    game.play("Romans harvest_transfer back\nArverni harvest_transfer back")
    assert game.asked == "Aedui harvest_transfer"
    assert game.offers("give") == ["Arverni", "Belgae"]


# ---- Events that conduct a Command ------------------------------------------------------------------------------


def test_event_38_unshaded_in_a_battle_by_event() -> None:
    """25 A free Battle of the Romans is a Command of theirs: they may ask for the Aedui Warbands."""
    board = '[regions]\nPictones = { Romans = "1 Auxilia", Aedui = "1 Warband", Arverni = "6 revealed Warbands" }\n'
    game = at('card = 25\nnext = 3\nineligible = ["Arverni", "Belgae", "Aedui"]\n' + board + UNSHADED)
    game.play("Romans action unshaded 25\nRomans share yes\nAedui agree_share yes")
    assert game.pieces("Pictones", "Arverni") == "2 revealed Warbands"


def test_event_38_unshaded_in_a_march_by_event() -> None:
    """54 The group of eight may have Aedui Warbands among it."""
    board = """
        [regions]
        Carnutes = { Romans = "1 Auxilia", Aedui = "1 Warband" }
        Mandubii = { Belgae = "1 Warband", Arverni = "1 Warband" }
    """
    game = at('card = 54\nnext = 3\nineligible = ["Arverni", "Belgae", "Aedui"]\n' + board + UNSHADED)
    game.play("Romans action unshaded 54\nRomans event_region region Carnutes\nRomans share yes\nAedui agree_share yes")
    game.play("Romans event_region region Mandubii")
    game.play("Romans march_number number 1\nRomans march_number number 1")
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"


MORASS = """
    card = 36
    next = 3
    ineligible = ["Arverni", "Belgae", "Romans"]
    [regions]
    Mandubii = { Romans = "1 revealed Auxilia", Aedui = "1 Warband", Arverni = "1 revealed Warband" }
"""


def test_event_38_unshaded_lent_attackers_end_hidden_too() -> None:
    """36 All who attacked are Hidden in the end."""
    game = at(MORASS + UNSHADED).play("Aedui action unshaded 36\nAedui share yes\nRomans agree_share yes")
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"


def test_event_38_unshaded_an_event_may_be_effective_by_it() -> None:
    """36 One Hidden Warband alone changes nothing there; with the Auxilia it does."""
    assert not judged(MORASS, "Aedui")
    assert judged(MORASS + UNSHADED, "Aedui")


# ---- with other rules -------------------------------------------------------------------------------------------


def test_event_38_unshaded_not_where_they_have_parted() -> None:
    """Auxilia that Scout away before the Battle leave the Aedui Warbands out of it."""
    board = """
        [regions]
        Mandubii = { Romans = "2 Legions, 1 Auxilia", Aedui = "2 Warbands", Belgae = "5 revealed Warbands" }
    """
    game = romans("Battle", board, "Mandubii").play("""
        Romans command ability Scout
        Romans scout_from region Mandubii
        Romans scout_to region Aedui
        Romans command battle Mandubii
        Romans battle_target faction Belgae
        Belgae declare_retreat stand
    """)
    assert game.pieces("Mandubii", "Belgae") == "3 revealed Warbands"
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


def test_event_38_unshaded_lent_warbands_fight_as_auxilia() -> None:
    """59 Where the Romans' Horse doubles what Auxilia cause, Aedui Warbands that act as Auxilia count."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia", Aedui = "2 Warbands", Belgae = "3 revealed Warbands" }\n'
    game = at(ROMANS_FIRST + board + UNSHADED + '59 = "unshaded"\n').play("""
        Romans action command Battle
        Romans command share Mandubii
        Aedui agree_share yes
        Romans command battle Mandubii
        Romans event_confirm yes
    """)
    assert game.pieces("Mandubii", "Belgae") == ""


def test_event_38_unshaded_not_with_pieces_that_fight_for_another() -> None:
    """45 Aedui pieces that attack the Romans for somebody else cannot defend them."""
    board = '[regions]\nMandubii = { Romans = "4 Auxilia", Aedui = "2 Warbands", Arverni = "2 Warbands" }\n'
    game = at('card = 45\nnext = 3\nineligible = ["Aedui", "Belgae", "Romans"]\n' + board + UNSHADED)
    game.play("Arverni action shaded 45")
    assert game.asked != "Romans share"
    assert game.view["shared"] == []


def test_event_38_unshaded_aedui_do_not_go_to_cisalpina_with_romans() -> None:
    """5 Only Romans may stack in Cisalpina: Auxilia March there, the Aedui Warbands with them do not."""
    board = """
        gallia_togata = true
        [regions]
        Sequani = { Romans = "2 Auxilia", Aedui = "2 Warbands" }
    """
    game = romans("March", board, "Sequani")
    game.play("Romans command march Sequani\nRomans march_to region Cisalpina\nRomans march_number number 2")
    assert game.pieces("Cisalpina", "Romans") == "2 Auxilia"
    assert game.pieces("Sequani", "Aedui") == "2 Warbands"
    game.play("Romans march_on done")
    assert game.asked == "Romans march_to"
    assert "Cisalpina" not in game.offers("region")


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        (54, "Romans event_region region Ubii\n{share}"),
        (70, "Romans event_region region Mandubii\nRomans event_region region Ubii\n{share}"),
    ],
)
def test_event_38_unshaded_no_aedui_go_by_way_of_cisalpina_in_an_event(card: int, answers: str) -> None:
    """5 Romans of the relief force (54), or led by Caesar to Mandubii (70), go from Ubii through Cisalpina; the Aedui
    Warbands that are lent to them stay."""
    game = at(
        f"""card = {card}
        ineligible = ["Arverni", "Belgae", "Aedui"]
        gallia_togata = true
        [regions]
        Ubii = {{ Romans = "Caesar, 2 Auxilia", Aedui = "2 Warbands" }}
        Mandubii = {{ Belgae = "1 Warband", Arverni = "1 Warband" }}
        """
        + UNSHADED
    )
    game.play(f"Romans action unshaded {card}")
    game.play(answers.format(share="Romans share yes\nAedui agree_share yes\n"))
    while game.asked == "Romans march_number":
        assert game.table.ask is not None
        assert "Aedui" not in str(game.table.ask.about)
        game.play(f"Romans march_number {game.options[-1]}")
    assert game.pieces("Ubii", "Aedui") == "2 Warbands"


def test_event_38_unshaded_a_group_with_aedui_does_not_march_through_cisalpina() -> None:
    """5 Nor do they pass through it on their way."""
    board = """
        gallia_togata = true
        [regions]
        Aedui = { Romans = "1 Auxilia", Aedui = "1 Warband" }
    """
    game = romans("March", board, "Aedui")
    game.play("Romans command march Aedui\nRomans march_to region Sequani\nRomans march_number number 1")
    game.play("Romans march_number number 1")
    assert game.asked == "Romans march_on"
    assert "Cisalpina" not in game.offers("region")
    assert "Ubii" in game.offers("region")
