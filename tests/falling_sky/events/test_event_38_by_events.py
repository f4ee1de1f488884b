"""38 Diviciacus in the Commands and Battles that cards carry out themselves (4, 9, 11, 34, 63, 70, 72)."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter

UNSHADED = '[capabilities]\n38 = "unshaded"\n'
SHARED = {"Romans": "Romans share yes\nAedui agree_share yes", "Aedui": "Aedui share yes\nRomans agree_share yes"}


def alone(faction: str, card: int, board: str, capabilities: str = UNSHADED) -> Play:
    others = [f'"{f}"' for f in ("Romans", "Arverni", "Aedui", "Belgae") if f != faction]
    return at(f"card = {card}\nnext = 3\nineligible = [{', '.join(others)}]\n{board}\n{capabilities}")


# ---- 34 Acco ----------------------------------------------------------------------------------------------------

ACCO = '[regions]\nSequani = { Romans = "1 Auxilia", Aedui = "1 Warband" }\n'
NO_AUXILIA = ACCO + 'Morini = { Romans = "19 Auxilia" }\n'


def test_event_34_unshaded_romans_recruit_aedui_warbands() -> None:
    """38 Where they stand together the Recruit may place Aedui Warbands."""
    board = ACCO.replace("1 Auxilia", "Caesar, 1 Auxilia")
    game = alone("Romans", 34, board).play("Romans action unshaded 34\nRomans event_faction faction Romans")
    game.play(f"Romans event_region region Sequani\n{SHARED['Romans']}\nRomans recruit place_auxilia")
    game.play("Romans shared_bands number 1")

    assert game.pieces("Sequani", "Aedui") == "2 Warbands"
    assert game.pieces("Sequani", "Romans") == "Caesar, 1 Auxilia"


def test_event_34_unshaded_aedui_rally_auxilia() -> None:
    """38 The Aedui Rally likewise; where they do not wish it, it is a usual Rally."""
    board = '[regions]\nAedui = { Romans = "1 Auxilia", Aedui = "1 Warband" }\n[tribes]\nAedui = "Aedui"\n'
    answers = "Aedui action unshaded 34\nAedui event_faction faction Aedui\nAedui event_region region Aedui"
    game = alone("Aedui", 34, board).play(
        f"{answers}\n{SHARED['Aedui']}\nAedui rally place_warbands\nAedui shared_bands number 1"
    )
    assert game.pieces("Aedui", "Romans") == "2 Auxilia"

    game = alone("Aedui", 34, board).play(f"{answers}\nAedui share no\nAedui rally place_warbands")
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"


CITY = '[tribes]\nSequani = "Dispersed"\nHelvetii = "Romans"\n'


def test_event_34_unshaded_a_region_possible_by_sharing_alone() -> None:
    """38 With no Auxilia Available the Romans name the Region for the Aedui Warbands, and so ask for them at once."""
    game = alone("Romans", 34, NO_AUXILIA + CITY).play("Romans action unshaded 34\nRomans event_faction faction Romans")
    assert "Sequani" in game.offers("region")
    game.play("Romans event_region region Sequani\nAedui agree_share yes")
    assert game.pieces("Sequani", "Aedui") == "2 Warbands"
    assert "Sequani" not in game.offers("region")


def test_event_34_unshaded_a_refusal_takes_no_region() -> None:
    """38 If the Aedui refuse, nothing was done there: three Regions are still left."""
    game = alone("Romans", 34, NO_AUXILIA + CITY).play("Romans action unshaded 34\nRomans event_faction faction Romans")
    game.play("Romans event_region region Sequani\nAedui agree_share no")
    assert "Sequani" not in game.offers("region")
    for region, tribe in (("Nervii", "Nervii"), ("Treveri", ""), ("Pictones", "Pictones")):
        game.play(f"Romans event_region region {region}" + (f"\nRomans ally_at tribe {tribe}" if tribe else ""))

    assert game.asked != "Romans event_region"


def test_event_34_unshaded_not_asked_where_nothing_can_be_lent() -> None:
    """38 An Ally is placed as ever; without a Leader, Ally or Fort no Auxilia, and so no Warbands."""
    game = alone("Romans", 34, ACCO).play("Romans action unshaded 34\nRomans event_faction faction Romans")
    game.play("Romans event_region region Sequani")

    assert game.asked == "Romans ally_at"


# ---- 4, 9, 70, 72 Marches ---------------------------------------------------------------------------------------


def test_event_04_romans_march_with_aedui_warbands() -> None:
    """38 Warbands of the Aedui come along to the Citadel."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia", Aedui = "2 revealed Warbands" }\n'
    game = alone("Romans", 4, board + '[tribes]\nCarnutes = "Arverni Citadel"\n').play(f"""
        Romans action unshaded 4
        Romans event_region region Carnutes
        {SHARED["Romans"]}
        Romans march_number number 1
        Romans march_number number 1
    """)

    assert game.pieces("Carnutes", "Romans") == game.pieces("Carnutes", "Aedui").replace("Warband", "Auxilia")
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"


def test_event_04_no_marker_if_lent_warbands_come_alone() -> None:
    """38 Where there are no Romans the marker does not stay."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia", Aedui = "1 Warband" }\n'
    game = alone("Romans", 4, board + '[tribes]\nCarnutes = "Arverni Citadel"\n').play(f"""
        Romans action unshaded 4
        Romans event_region region Carnutes
        {SHARED["Romans"]}
        Romans march_number number 0
    """)

    assert game.pieces("Carnutes", "Aedui") == "1 Warband"
    assert "circumvallation" not in game.position


def test_event_09_unshaded_romans_march_with_aedui_warbands() -> None:
    """38 In the first March too."""
    board = '[regions]\nAedui = { Romans = "1 Auxilia", Aedui = "1 revealed Warband" }\nProvincia = {}\n'
    game = alone("Romans", 9, board).play(f"""
        Romans action unshaded 9
        Romans event_region region Sequani
        {SHARED["Romans"]}
        Romans march_number number 1
        Romans march_number number 1
    """)

    assert (game.pieces("Sequani", "Romans"), game.pieces("Sequani", "Aedui")) == ("1 Auxilia", "1 Warband")


def test_event_70_unshaded_aedui_warbands_as_auxilia() -> None:
    """38 "Any Auxilia" may be Aedui Warbands; those that go are hidden, a Scouted one loses its marker."""
    lent = "1 Warband, 2 revealed Warbands, 1 scouted Warband"
    board = f'[regions]\nMandubii = {{ Romans = "1 Auxilia", Aedui = "{lent}" }}\n'
    game = alone("Romans", 70, board).play(f"""
        Romans action unshaded 70
        Romans event_region region Carnutes
        Romans event_region region Mandubii
        {SHARED["Romans"]}
        Romans march_number number 0
        Romans march_number number 1
        Romans march_number number 1
        Romans march_number number 1
    """)

    assert game.pieces("Carnutes", "Aedui") == "2 Warbands, 1 revealed Warband"
    assert game.pieces("Mandubii", "Aedui") == "1 revealed Warband"
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"


BAIT = """
    [regions]
    Sequani = { Romans = "1 revealed Auxilia", Aedui = "2 Warbands" }
    Mandubii = { Arverni = "6 Warbands" }
"""


@pytest.mark.parametrize(("faction", "lender"), [("Romans", "Aedui"), ("Aedui", "Romans")])
def test_event_72_unshaded_with_lent_pieces(faction: str, lender: str) -> None:
    """38 Either Marches with the other's; the Arverni Battle the one that Marched, who may defend with both."""
    game = alone(faction, 72, BAIT).play(f"""
        {faction} action unshaded 72
        {faction} event_region region Mandubii
        {SHARED[faction]}
        {faction} march_number number 1
        {faction} march_number number 1
    """)
    assert game.pieces("Mandubii", lender) == ("1 Auxilia" if lender == "Romans" else "1 Warband")
    game.play(f"{SHARED[faction]}\n{faction} declare_retreat stand")

    assert game.pieces("Mandubii", faction) == game.pieces("Mandubii", lender) == ""


# ---- 72 shaded --------------------------------------------------------------------------------------------------

CHARGE = """
    [regions]
    Sequani = { Romans = "2 revealed Auxilia", Aedui = "2 Warbands" }
    Mandubii = { Arverni = "6 revealed Warbands", Romans = "1 Legion" }
"""
CHARGED = f"""
    Aedui action shaded 72
    {SHARED["Aedui"]}
    Aedui event_region region Mandubii
"""


def test_event_72_shaded_auxilia_in_the_group() -> None:
    """38 Two of each charge: two Losses, then three back on the group; the lender is no target."""
    game = alone("Aedui", 72, CHARGE).play(CHARGED)
    game.play("Aedui march_number number 2\nAedui march_number number 2")
    assert game.offers("faction") == ["Arverni"]
    game.play("Aedui event_faction faction Arverni")
    game.play("Aedui loss piece Hidden Auxilia\nAedui loss piece Hidden Auxilia")

    assert game.pieces("Mandubii", "Arverni") == "4 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "1 Legion"
    assert game.pieces("Mandubii", "Aedui") == "2 revealed Warbands"


def test_event_72_shaded_own_warbands_alone_may_attack_the_lender() -> None:
    """38 Without Auxilia in the group the Romans are an enemy as ever."""
    game = alone("Aedui", 72, CHARGE).play(CHARGED).play("Aedui march_number number 2\nAedui march_number number 0")

    assert game.offers("faction") == ["Romans", "Arverni"]


def test_event_72_shaded_lent_pieces_apart_do_not_fight() -> None:
    """38 Auxilia that charge without any Aedui stand there alone, no longer as Warbands."""
    game = alone("Aedui", 72, CHARGE).play(CHARGED).play("Aedui march_number number 0\nAedui march_number number 2")

    assert game.pieces("Mandubii", "Romans") == "1 Legion, 2 Auxilia"
    assert game.asked != "Aedui event_faction"


def test_event_72_shaded_within_the_region_with_auxilia() -> None:
    """38 The group may stay where it is, and fight there alone: the Horse (59) doubles all of it once."""
    board = '[regions]\nSequani = { Romans = "1 Auxilia, 1 Legion", Aedui = "1 Warband", Arverni = "2 Warbands" }\n'
    game = alone("Aedui", 72, board, UNSHADED + '59 = "shaded Aedui"\n').play(f"""
        Aedui action shaded 72
        {SHARED["Aedui"]}
        Aedui event_region region Sequani
        Aedui march_number number 1
        Aedui march_number number 1
        Aedui event_faction faction Arverni
        Arverni declare_retreat stand
        Aedui event_confirm yes
    """)

    assert game.pieces("Sequani", "Arverni") == ""
    assert game.pieces("Sequani", "Romans") == "1 Legion, 1 revealed Auxilia"


def test_event_72_shaded_auxilia_beside_scouted_warbands() -> None:
    """38 Scouted Warbands will not be Hidden; with the Auxilia there is a group, if the Romans agree."""
    board = '[regions]\nSequani = { Romans = "1 Auxilia", Aedui = "1 scouted Warband" }\n'
    assert judged("card = 72\n" + board + UNSHADED, "Aedui", "shaded")
    assert not judged("card = 72\n" + board, "Aedui", "shaded")
    answers = "Aedui action shaded 72\nRomans agree_share"
    game = alone("Aedui", 72, board).play(f"{answers} yes\nAedui event_region region Mandubii")
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"

    game = alone("Aedui", 72, board).play(f"{answers} no")
    assert game.pieces("Sequani", "Romans") == "1 Auxilia"
    assert game.asked != "Aedui event_region"


# ---- 11 Numidians -----------------------------------------------------------------------------------------------

FLANKERS = """
    [regions]
    Mandubii = { Romans = "Caesar, 1 Legion", Aedui = "2 Warbands", Arverni = "9 revealed Warbands" }
"""


def test_event_11_unshaded_lent_warbands_among_the_flankers() -> None:
    """38 Two Aedui Warbands count as Auxilia, double: five Losses; Losses may fall on them, not on the Legion."""
    game = alone("Romans", 11, FLANKERS).play(f"""
        Romans action unshaded 11
        Romans event_region region Mandubii
        {SHARED["Romans"]}
    """)
    game.play("Romans loss piece Hidden Aedui Warband\nRomans loss piece Hidden Aedui Warband")

    assert game.pieces("Mandubii", "Arverni") == "4 revealed Warbands"
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion, 3 revealed Auxilia"
    assert game.pieces("Mandubii", "Aedui") == ""


def test_event_11_unshaded_own_auxilia_alone() -> None:
    """38 Not shared, the Aedui are out of it, or the enemy."""
    game = alone("Romans", 11, FLANKERS).play("""
        Romans action unshaded 11
        Romans event_region region Mandubii
        Romans share no
    """)

    assert game.offers("faction") == ["Arverni", "Aedui"]


# ---- 63 Winter Campaign -----------------------------------------------------------------------------------------


def test_event_63_shaded_aedui_raid_with_auxilia_alone() -> None:
    """38 No Warband is Hidden, but Auxilia are: a Raid is among the actions, and takes one if the Romans agree."""
    board = (
        '[regions.Mandubii]\nRomans = "2 Auxilia, Fort"\nAedui = "1 revealed Warband"\n[tribes]\nMandubii = "Romans"\n'
    )
    text = f'{board}[capabilities]\n38 = "unshaded"\n63 = "shaded Aedui"\n'
    game = until(winter(text), "Aedui winter_campaign")
    assert "command Raid" in game.options
    game.play("""
        Aedui winter_campaign command Raid
        Aedui command share Mandubii
        Romans agree_share yes
        Aedui command raid Mandubii
        Aedui raid done
    """)

    assert game.pieces("Mandubii", "Romans") == "1 Auxilia, 1 revealed Auxilia, Fort"
    assert game.asked == "Aedui winter_campaign"


def test_event_63_shaded_no_raid_where_auxilia_are_revealed_too() -> None:
    """38 Neither Warband nor Auxilia are Hidden: a Raid is not among the actions."""
    board = '[regions.Mandubii]\nRomans = "2 revealed Auxilia, Fort"\nAedui = "1 revealed Warband"\n'
    text = f'{board}[tribes]\nMandubii = "Romans"\n[capabilities]\n38 = "unshaded"\n63 = "shaded Aedui"\n'
    game = until(winter(text), "Aedui winter_campaign")
    assert game.offers("command") == ["Rally", "March", "Battle"]


# ---- A1.4 -------------------------------------------------------------------------------------------------------


def test_event_09_unshaded_option_share_for_scout_after_seize() -> None:
    """A1.4 The Special Ability that follows the Seize may be with Aedui Warbands, as after any other Command."""
    game = at(
        """
        card = 9
        [regions]
        Provincia = { Romans = "Caesar, 2 Legions" }
        Sequani = { Romans = "2 Auxilia", Aedui = "Diviciacus, 3 Warbands", Belgae = "2 Warbands" }
        """,
        diviciacus=True,
    ).play("""
        Romans action unshaded 9
        Romans event_region region Provincia
        Romans event_region region Sequani
        Romans march_number number 1
        Romans march_number number 2
        Romans event_choice command Seize
        Romans command seize Sequani
        Aedui harass no
        Romans command done
        Romans event_choice ability Scout
    """)

    assert game.asked == "Romans share"
