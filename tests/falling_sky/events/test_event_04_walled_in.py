"""4 Circumvallation: the marked group does not leave its Region, others of its Faction do; and who of them is lost."""

from typing import Any

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

# Four of seven Warbands are marked, and Vercingetorix; the Region is not the Arverni's, those around are.
WALLED = """
    card = 23
    [regions.Mandubii]
    Arverni = "Vercingetorix, 7 Warbands"
    Romans = "8 Auxilia"
    [regions.Carnutes]
    Arverni = "Warband"
    [tribes]
    Mandubii = "Arverni Citadel"
    [circumvallation]
    region = "Mandubii"
    faction = "Arverni"
    pieces = "Vercingetorix, 4 Warbands"
    tribes = ["Mandubii"]
"""
ALL = WALLED.replace('pieces = "Vercingetorix, 4 Warbands"', 'pieces = "Vercingetorix, 7 Warbands"')


def marked(game: Play) -> Any:
    found = game.position.get("circumvallation")
    return found and found["pieces"]


# ---- March ------------------------------------------------------------------------------------------------------


def test_event_04_march_only_the_unmarked() -> None:
    """Three of the seven Warbands may March out, Vercingetorix may not."""
    game = at(WALLED).play("Arverni action command March\nArverni command march Mandubii")
    game.play("Arverni march_to region Carnutes")
    assert game.asked == "Arverni march_number"
    assert game.options == ["number 1", "number 2", "number 3"]

    game.play("Arverni march_number number 3")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 4 Warbands"
    assert marked(game) == "Vercingetorix, 4 Warbands"
    assert game.asked == "Arverni command"


def test_event_04_march_to_hide() -> None:
    """A group that cannot leave can still be selected to hide its Warbands."""
    seen = ALL.replace("7 Warbands", "7 revealed Warbands")
    game = at(seen).play("Arverni action command March\nArverni command march Mandubii")

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 7 Warbands"
    assert marked(game) == "Vercingetorix, 7 Warbands"
    hidden = at(ALL).play("Arverni action command March")
    assert "march Mandubii" not in hidden.options


def test_event_04_march_in_adds_nobody_to_the_group() -> None:
    """A Warband that Marches in is not of the group."""
    game = at(ALL).play("""
        Arverni action command March
        Arverni command march Carnutes
        Arverni march_to region Mandubii
        Arverni command done
    """)
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 8 Warbands"
    assert marked(game) == "Vercingetorix, 7 Warbands"


def test_event_04_rally_adds_nobody_to_the_group() -> None:
    """Warbands that are placed are not of the group."""
    game = at(ALL).play("Arverni action command Rally\nArverni command rally Mandubii\nArverni rally place_warbands")
    game.play("Arverni warbands number 3")

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 10 Warbands"
    assert marked(game) == "Vercingetorix, 7 Warbands"


def test_event_04_harassment_hits_only_who_marches_through() -> None:
    """Vercingetorix's group that passes through the Region of a marked group is Harassed; the marked are spared."""
    game = at("""
        card = 23
        [regions.Mandubii]
        Arverni = "3 Warbands"
        Romans = "3 Auxilia"
        [regions.Carnutes]
        Arverni = "Vercingetorix, 2 Warbands"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "3 Warbands"
    """).play("""
        Arverni action command March
        Arverni command march Carnutes
        Arverni march_to region Mandubii
        Arverni march_number number 1
        Arverni march_number number 2
        Arverni march_on region Aedui
        Romans harass yes
        Arverni harassment_loss piece Hidden Arverni Warband
    """)

    assert game.pieces("Aedui", "Arverni") == "Vercingetorix, 1 Warband"
    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"
    assert marked(game) == "3 Warbands"


# ---- Retreat ----------------------------------------------------------------------------------------------------

ATTACK = "Romans action command Battle\nRomans command battle Mandubii\n"


def test_event_04_no_retreat_for_the_group() -> None:
    """Who is all marked cannot Retreat: the Arverni are not asked."""
    game = at(ALL.replace("card = 23", "card = 1")).play(ATTACK)

    assert game.asked == "Arverni loss"


def test_event_04_retreat_of_the_others() -> None:
    """Three unmarked Warbands Retreat; Vercingetorix and four stay as they are, though some are lost first."""
    game = at(
        WALLED.replace("card = 23", "card = 1")
        .replace('Mandubii = "Arverni Citadel"', "")
        .replace('tribes = ["Mandubii"]', "")
    ).play(
        ATTACK
        + """
        Arverni declare_retreat retreat
        Arverni loss piece Hidden Arverni Warband
        Arverni loss piece Hidden Arverni Warband
    """
    )
    assert game.asked == "Arverni hidden_stay"
    assert game.options == ["number 0", "number 1", "number 2", "number 3"]

    game.play("Arverni hidden_stay number 0\nArverni retreat_to region Carnutes")
    assert game.pieces("Carnutes", "Arverni") == "4 Warbands"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 Warbands"
    assert marked(game) == "Vercingetorix, 2 Warbands"


def test_event_04_rampage_drives_no_marked_piece_out() -> None:
    """Under Rampage the unmarked may Retreat, the marked are removed."""
    text = """
        card = 55
        [regions.Treveri]
        Aedui = "3 revealed Warbands"
        Romans = "2 Legions, Auxilia"
        Belgae = "Ambiorix, 3 Warbands"
        [regions.Mandubii]
        Aedui = "Warband"
        [circumvallation]
        region = "Treveri"
        faction = "Aedui"
        pieces = "{n} revealed Warbands"
    """
    answers = """
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Treveri
        Belgae rampage_target faction Aedui
        Belgae rampage_number number 2
    """
    game = at(text.format(n=2)).play(answers + "Aedui retreat_to region Mandubii")
    assert game.options == ["retreat Revealed Aedui Warband", "remove Revealed Aedui Warband"]
    game.play("Aedui give_way retreat Revealed Aedui Warband")
    assert game.pieces("Treveri", "Aedui") == "1 revealed Warband"
    assert marked(game) == "1 revealed Warband"

    locked = at(text.format(n=3)).play(answers)
    assert locked.pieces("Treveri", "Aedui") == "1 revealed Warband"
    assert locked.asked == "Belgae command"


# ---- Quarters and Winter ----------------------------------------------------------------------------------------


def test_event_04_quarters_of_the_others() -> None:
    """In Quarters three Warbands may relocate, the group may not."""
    game = winter(WALLED.replace("card = 23", "").replace("[tribes]", '[tribes]\n    Aulerci = "Subdued"'))
    while game.asked.endswith("quarters_from") and not game.asked.startswith("Arverni"):
        game.answer(f"{game.asked} done")
    game.play("Arverni quarters_from region Mandubii\nArverni quarters_to region Carnutes")

    assert game.options == ["number 1", "number 2", "number 3"]
    assert game.asked == "Arverni quarters_number"


def test_event_04_hungry_pieces_roll_for_themselves() -> None:
    """In a Devastated Region the marked roll first, each for itself: the die tells which of them is lost."""
    game = winter("""
        [regions.Mandubii]
        Arverni = "3 Warbands"
        Romans = "6 Auxilia"
        devastated = true
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "2 Warbands"
    """)
    while game.asked.endswith("quarters_from"):
        game.answer(f"{game.asked} done")
    game.play("Chance quarters_roll roll 1\nChance quarters_roll roll 6\nChance quarters_roll roll 1")

    assert game.pieces("Mandubii", "Arverni") == "1 Warband"
    assert marked(game) == "1 Warband"


# ---- Events that move pieces ------------------------------------------------------------------------------------


def test_event_04_forced_marches_leave_the_group() -> None:
    """32 relocates the unmarked alone; with all marked and nobody elsewhere it does nothing."""
    game = at(WALLED.replace("card = 23", "card = 32")).play("""
        Arverni action unshaded 32
        Arverni event_region region Mandubii
        Arverni relocate_to region Veneti
    """)
    assert game.options == ["number 1", "number 2", "number 3"]
    assert not judged(ALL.replace("card = 23", "card = 32").replace('Arverni = "Warband"', ""), "Arverni")


def test_event_04_migration_leaves_the_group() -> None:
    """66 shaded moves the unmarked alone."""
    game = at(WALLED.replace("card = 23", "card = 66\nineligible = ['Belgae']")).play("""
        Arverni action shaded 66
        Arverni event_faction faction Arverni
        Arverni event_region region Veneti
        Arverni event_region region Mandubii
    """)

    assert game.options == ["number 1", "number 2", "number 3"]


def test_event_04_joined_ranks_leave_the_group() -> None:
    """54 forms its group of the unmarked alone."""
    game = at(
        WALLED.replace("card = 23", "card = 54\nineligible = ['Aedui', 'Belgae']")
        + """
        [regions.Aedui]
        Romans = "Legion"
        Aedui = "Warband"
    """
    ).play("Arverni action unshaded 54\nArverni event_region region Mandubii")

    assert game.asked == "Arverni march_number"
    assert game.options == ["number 1", "number 2", "number 3"]


def test_event_04_impetuosity_within_the_region() -> None:
    """72 shaded: marked Warbands March within the Region only; those from outside fight first, and without them the
    group is alone; who does not fight stays Hidden."""
    answers = "Arverni action shaded 72\nArverni event_region region Mandubii\n"
    card = "card = 72\nineligible = ['Belgae', 'Aedui']"
    game = at(WALLED.replace("card = 23", card)).play(answers + "Arverni event_region region Carnutes")
    assert game.options == ["number 1", "number 2", "number 3"]

    few = at(WALLED.replace("card = 23", card))
    few.play(answers + "Arverni event_region region Mandubii\nArverni event_number number 2")
    few.play("Arverni event_faction faction Romans\nRomans declare_retreat stand")
    assert few.pieces("Mandubii", "Romans") == "7 revealed Auxilia"
    assert marked(few) == "Vercingetorix, 4 Warbands"

    alone = at(ALL.replace("card = 23", card))
    alone.play(answers + "Arverni event_number number 6\nArverni event_faction faction Romans")
    alone.play("Romans declare_retreat stand")
    assert alone.pieces("Mandubii", "Romans") == "7 revealed Auxilia"
    assert marked(alone) is None


def test_event_04_lucterius_is_placed() -> None:
    """19 shaded places a marked Successor anywhere: he does not move, he is set down anew, and is free."""
    text = ALL.replace("card = 23", "card = 19").replace("Vercingetorix", "Successor")
    game = at(text).play("Arverni action shaded 19\nArverni event_region region Veneti")

    assert game.pieces("Veneti", "Arverni") == "Vercingetorix"
    assert marked(game) == "7 Warbands"


# ---- who is lost ------------------------------------------------------------------------------------------------


def test_event_04_the_owner_gives_up_the_marked() -> None:
    """In Battle, and by its own will, a Faction loses pieces of the group before others."""
    game = at(WALLED.replace("card = 23", "card = 1")).play(
        ATTACK
        + """
        Arverni declare_retreat stand
        Arverni loss piece Hidden Arverni Warband
        Arverni loss piece Hidden Arverni Warband
    """
    )
    assert marked(game) == "Vercingetorix, 2 revealed Warbands"

    own = at(WALLED).play("""
        Arverni action command Raid
        Arverni command remove_own
        Arverni remove_from region Mandubii
        Arverni remove_piece remove Hidden Arverni Warband
    """)
    assert marked(own) == "Vercingetorix, 3 Warbands"


def test_event_04_devastate_takes_the_marked_first() -> None:
    """4.3.2 owners choose: the Arverni give up one in four from the group, even while others have Marched in."""
    game = at(WALLED.replace("8 Auxilia", "Auxilia")).play("""
        Arverni action command March
        Arverni command march Carnutes
        Arverni march_to region Mandubii
        Arverni command ability Devastate
        Arverni devastate region Mandubii
    """)
    assert game.asked == "Arverni marched"
    game.play("Arverni marched number 0")

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 Warbands"
    assert marked(game) == "Vercingetorix, 2 Warbands"


def test_event_04_others_take_the_unmarked_first() -> None:
    """4.4.2 The Aedui who Suborn choose: they remove Warbands that could leave before those that cannot."""
    game = at("""
        card = 40
        [regions.Mandubii]
        Arverni = "2 Warbands"
        Aedui = "Warband"
        Romans = "Auxilia"
        [circumvallation]
        region = "Mandubii"
        faction = "Arverni"
        pieces = "Warband"
    """).play("""
        Aedui action command Raid
        Aedui command ability Suborn
        Aedui suborn_what remove Hidden Arverni Warband
    """)
    assert marked(game) == "1 Warband"
    game.play("Aedui suborn_what remove Hidden Arverni Warband")
    assert marked(game) is None


def test_event_04_entreat_takes_the_unmarked_first() -> None:
    """4.3.1 The Arverni win over a Belgic Warband that could leave."""
    game = at("""
        card = 23
        [regions.Mandubii]
        Arverni = "Vercingetorix, Warband"
        Belgae = "2 Warbands"
        Romans = "Fort"
        [circumvallation]
        region = "Mandubii"
        faction = "Belgae"
        pieces = "Warband"
    """).play("Arverni action command Raid\nArverni command ability Entreat\nArverni entreat region Mandubii")

    assert game.pieces("Mandubii", "Belgae") == "1 Warband"
    assert marked(game) == "1 Warband"


# ---- who is flipped ---------------------------------------------------------------------------------------------


def test_event_04_raid_with_either() -> None:
    """The owner says whether a marked Warband raids or another."""
    game = at(WALLED).play("Arverni action command Raid\nArverni command raid Mandubii\nArverni raid gain")
    assert (game.asked, game.options) == ("Arverni walled", ["number 0", "number 1"])
    game.play("Arverni walled number 1\nArverni raid gain\nArverni walled number 0")

    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 5 Warbands, 2 revealed Warbands"
    assert marked(game) == "Vercingetorix, 3 Warbands, 1 revealed Warband"


def test_event_04_scout_either() -> None:
    """4.2.2 The Romans say which Warbands they Reveal; of those that stand alone they are not asked."""
    text = WALLED.replace("card = 23", "card = 1").replace('"8 Auxilia"', '"Caesar, 2 Legions, 2 Auxilia"')
    answers = "Romans action command Seize\nRomans command ability Scout\n"
    game = at(text).play(answers)
    while game.asked != "Romans scout_in":
        game.answer(f"{game.asked} done")
    game.play("Romans scout_in region Mandubii")
    assert game.asked == "Romans walled"
    game.play("Romans walled number 1\nRomans scouted piece Hidden Arverni Warband\nRomans walled number 0")

    assert marked(game) == "Vercingetorix, 3 Warbands, 1 scouted Warband"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 5 Warbands, 2 scouted Warbands"


def test_event_04_rampage_of_the_group() -> None:
    """4.5.2 The Belgae say how many marked Warbands flip."""
    game = at("""
        card = 55
        [regions.Nervii]
        Belgae = "Ambiorix, 4 Warbands"
        Romans = "3 Auxilia, Legion"
        [circumvallation]
        region = "Nervii"
        faction = "Belgae"
        pieces = "2 Warbands"
    """).play("""
        Belgae action command Raid
        Belgae command ability Rampage
        Belgae rampage region Nervii
        Belgae rampage_number number 3
    """)
    assert game.options == ["number 1", "number 2"]
    game.play("Belgae walled number 2")

    assert marked(game) == "2 revealed Warbands"
