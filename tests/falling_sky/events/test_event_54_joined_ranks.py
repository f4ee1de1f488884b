"""54 Joined Ranks (second edition)."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import Play, at

RELIEF = """
    card = 54
    [regions.Bituriges]
    Aedui = "9 revealed Warbands"
    [regions.Mandubii]
    Romans = "Caesar, 2 Legions, 2 Auxilia"
    Arverni = "{arverni}"
    [regions.Carnutes]
    Arverni = "1 Warband"
"""


def relieve(arverni: str = "10 Warbands", number: int = 8) -> Play:
    return at(RELIEF.format(arverni=arverni)).play(f"""
        Aedui action unshaded 54
        Aedui event_region region Bituriges
        Aedui march_number number {number}
    """)


def test_event_54_a_group_of_up_to_eight() -> None:
    """Eight of nine Warbands may go, Hidden now like the one that stays, to the only Region with two others."""
    game = at(RELIEF.format(arverni="10 Warbands")).play("""
        Aedui action unshaded 54
        Aedui event_region region Bituriges
    """)
    assert game.offers("number") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    game.play("Aedui march_number number 8")

    assert game.pieces("Mandubii", "Aedui") == "8 Warbands"
    assert game.pieces("Bituriges", "Aedui") == "1 Warband"
    assert game.asked == "Aedui event_faction"


def test_event_54_no_retreat_from_the_first_and_no_ambush() -> None:
    """The Arverni could go to Carnutes but are not asked; they strike back."""
    game = relieve().play("Aedui event_faction faction Arverni")

    assert game.pieces("Mandubii", "Arverni") == "6 revealed Warbands"
    assert game.pieces("Mandubii", "Aedui") == "5 revealed Warbands"
    assert game.asked == "Romans event_faction"


def test_event_54_the_second_against_the_same_enemy_with_retreat() -> None:
    """The Romans may Battle the Arverni only, without Besiege, and these may Retreat now."""
    game = relieve().play("Aedui event_faction faction Arverni")
    assert game.offers("faction") == ["Arverni"]
    game.play("Romans event_faction faction Arverni")

    assert game.asked == "Arverni declare_retreat"
    assert game.resources("Romans") == 10


def test_event_54_retreat_is_allowed_if_the_first_declines() -> None:
    """Second edition: the Romans alone Battle, and the Arverni may Retreat."""
    game = relieve().play("""
        Aedui event_faction done
        Aedui event_faction faction Romans
        Romans event_faction faction Arverni
    """)

    assert game.asked == "Arverni declare_retreat"


def test_event_54_a_nonplayer_there_does_not_battle() -> None:
    """The Romans count as one of the two who are there; as a Non-player they do not Battle, and nobody is asked."""
    game = at(RELIEF.format(arverni="10 Warbands").replace("card = 54", 'card = 54\nnonplayers = ["Romans"]')).play("""
        Aedui action unshaded 54
        Aedui event_region region Bituriges
        Aedui march_number number 8
        Aedui event_faction faction Arverni
    """)

    assert game.pieces("Mandubii", "Arverni") == "6 revealed Warbands"
    assert game.asked == "Belgae action"


def test_event_54_the_second_may_decline() -> None:
    """Each Battle is at the attacker's option."""
    game = relieve().play("Aedui event_faction faction Arverni\nRomans event_faction done")

    assert game.pieces("Mandubii", "Arverni") == "6 revealed Warbands"
    assert game.asked == "Belgae action"


def test_event_54_it_may_be_declined_altogether() -> None:
    """The March is optional; without it there is no Battle."""
    game = at(RELIEF.format(arverni="10 Warbands")).play("Aedui action unshaded 54\nAedui event_region done")

    assert game.pieces("Bituriges", "Aedui") == "9 revealed Warbands"
    assert game.asked == "Belgae action"


FAR = """
    card = 54
    ineligible = ["Aedui", "Belgae", "Arverni"]
    [regions.Provincia]
    Romans = "Caesar, 4 Legions"
    [regions.Aedui]
    Aedui = "3 Warbands"
    [regions.Mandubii]
    Belgae = "1 Warband"
    [regions.Carnutes]
    Arverni = "4 Warbands"
    Germans = "2 Warbands"
"""


def test_event_54_romans_march_farther() -> None:
    """Caesar leads Legions over three Regions and may be Harassed; he must come, for they get not so far alone."""
    game = at(FAR).play("Romans action unshaded 54\nRomans event_region region Provincia")
    assert game.offers("region") == ["Aedui", "Sequani", "Arverni"]
    game.play("Romans event_region region Aedui\nRomans march_number number 4")
    assert game.asked == "Romans event_region"
    assert set(game.offers("region")) == {"Mandubii", "Bituriges"}
    game.play("Romans event_region region Mandubii\nAedui harass no")

    assert game.pieces("Carnutes", "Romans") == "Caesar, 4 Legions"
    assert game.asked == "Romans event_faction"
    assert game.offers("faction") == ["Arverni", "Germans"]


def test_event_54_caesar_lost_on_the_way() -> None:
    """3.2.2 Ruling: those who were leaving with him complete the step, and so come to the Region of the Battle."""
    game = at(FAR.replace('Belgae = "1 Warband"', 'Belgae = "3 Warbands"')).play("""
        Romans action unshaded 54
        Romans event_region region Provincia
        Romans event_region region Aedui
        Romans march_number number 4
        Romans event_region region Mandubii
        Aedui harass no
        Belgae harass yes
        Romans harassment_loss piece Roman Leader
        Chance loss_roll roll 1
    """)

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Carnutes", "Romans") == "4 Legions"
    assert game.asked == "Romans event_faction"


def test_event_54_vercingetorix_lost_on_the_way() -> None:
    """3.3.2 Likewise: two Warbands get to a second Region."""
    game = at("""
        card = 54
        ineligible = ["Aedui", "Belgae", "Romans"]
        [regions]
        Arverni = { Arverni = "Vercingetorix, 2 Warbands" }
        Bituriges = { Aedui = "3 Warbands" }
        Carnutes = { Belgae = "1 Warband", Aedui = "1 Warband" }
    """).play("""
        Arverni action unshaded 54
        Arverni event_region region Arverni
        Arverni event_region region Bituriges
        Arverni march_number number 2
        Aedui harass yes
        Arverni harassment_loss piece Arverni Leader
        Chance loss_roll roll 1
    """)

    assert game.pieces("Bituriges", "Arverni") == ""
    assert game.pieces("Carnutes", "Arverni") == "2 Warbands"


def test_event_54_germans_are_a_faction_but_do_not_battle() -> None:
    """Second edition: any two other Factions will do; with Arverni beaten, no player Faction is left to join."""
    game = at(FAR).play("""
        Romans action unshaded 54
        Romans event_region region Provincia
        Romans event_region region Aedui
        Romans march_number number 4
        Romans event_region region Mandubii
        Aedui harass no
        Romans event_faction faction Arverni
    """)

    assert game.pieces("Carnutes", "Arverni") == ""
    assert game.asked != "Arverni event_faction"


def test_event_54_effective() -> None:
    """Where some group can reach a Region with two other Factions."""
    assert judged(RELIEF.format(arverni="1 Warband"), "Aedui")
    assert not judged(RELIEF.format(arverni="1 Warband"), "Belgae")
    assert judged(FAR, "Romans")
    assert not judged(FAR.replace("Caesar, 4 Legions", "4 Legions"), "Romans")


def test_event_54_one_group_of_one_origin() -> None:
    """Aedui in a second Region beside the enemy stay there once the first group has Marched."""
    game = at(RELIEF.format(arverni="10 Warbands") + '[regions.Sequani]\nAedui = "5 Warbands"\n').play("""
        Aedui action unshaded 54
        Aedui event_region region Bituriges
    """)
    if game.asked == "Aedui event_region":
        game.play("Aedui event_region region Mandubii")
    game.play("Aedui march_number number 8")

    assert game.asked == "Aedui event_faction"
    assert game.pieces("Sequani", "Aedui") == "5 Warbands"


def test_event_54_no_way_on_out_of_a_devastated_region() -> None:
    """3.2.2 Who enters it must stop: if Aedui and Sequani are, no Legion gets from Provincia to Mandubii."""
    position = """
        card = 54
        [regions]
        Provincia = { Romans = "4 Legions" }
        Mandubii = { Belgae = "1 Warband", Arverni = "1 Warband" }
        Aedui = { devastated = true }
        Sequani = { devastated = SEQUANI }
    """
    assert judged(position.replace("SEQUANI", "false"), "Romans")
    assert not judged(position.replace("SEQUANI", "true"), "Romans")


CROWD = RELIEF.replace("[regions.Carnutes]", 'Belgae = "2 Warbands"\n    [regions.Carnutes]').format(
    arverni="10 Warbands"
)
ARRIVED = "Aedui action unshaded 54\nAedui event_region region Bituriges\nAedui march_number number 8\n"


def test_event_54_the_second_battles_nobody_but_the_same_enemy() -> None:
    """The Belgae are there too, but the first Battle was with the Arverni."""
    game = at(CROWD).play(ARRIVED + "Aedui event_faction faction Arverni\nAedui event_faction faction Romans")

    assert (game.asked, game.offers("faction")) == ("Romans event_faction", ["Arverni"])


def test_event_54_the_second_battles_a_third_faction() -> None:
    """If the first did not Battle it may be any other, but not the Aedui who came to help; nor does the enemy help."""
    game = at(CROWD).play(ARRIVED + "Aedui event_faction done\nAedui event_faction faction Romans")
    assert game.offers("faction") == ["Arverni", "Belgae"]

    game = at(CROWD).play(ARRIVED + "Aedui event_faction faction Arverni")
    assert game.offers("faction") == ["Romans", "Belgae"]


def test_event_54_the_leader_comes_only_where_he_is_needed() -> None:
    """One Region on he may stay; three Regions on he must lead, but what follows him is as the Romans like."""
    near = FAR.replace("Provincia", "Veneti")
    game = at(near).play("Romans action unshaded 54\nRomans event_region region Veneti")
    if game.asked == "Romans event_region":
        game.play("Romans event_region region Carnutes")
    assert game.offers("number") == ["0", "1"]

    game = at(FAR).play("Romans action unshaded 54\nRomans event_region region Provincia")
    game.play("Romans event_region region Aedui")
    assert game.offers("number") == ["0", "1", "2", "3", "4"]


def test_event_54_an_enemy_who_cannot_be_hurt_is_fought_to_bind_the_second() -> None:
    """Ambiorix cannot break the Fort; but whom he Battles, the Arverni must Battle too, and nobody else."""
    game = at("""
        card = 54
        ineligible = ["Romans", "Arverni", "Aedui"]
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Treveri]
        Romans = "Fort"
        Arverni = "4 Warbands"
        Germans = "4 Warbands"
    """).play("Belgae action unshaded 54\nBelgae event_region region Nervii")
    assert game.offers("faction") == ["Romans", "Arverni", "Germans"]
    game.play("Belgae event_faction faction Romans")

    assert (game.asked, game.offers("faction")) == ("Arverni event_faction", ["Romans"])


def test_event_54_a_second_who_can_do_nothing_may_be_named() -> None:
    """The Romans have but a Fort: by naming them the Belgae spare the Citadel the four Warbands of the Arverni."""
    game = at("""
        card = 54
        ineligible = ["Romans", "Arverni", "Aedui"]
        [regions.Mandubii]
        Belgae = "Ambiorix, 2 Warbands"
        [regions.Aedui]
        Romans = "Fort"
        Arverni = "4 Warbands"
        [tribes]
        Aedui = "Aedui Citadel"
    """).play("Belgae action unshaded 54\nBelgae event_region region Mandubii")
    game.play("Belgae march_number number 1\nBelgae march_number number 2\nBelgae event_faction faction Aedui")
    game.play("Chance loss_roll roll 6")
    assert (game.asked, game.offers("faction")) == ("Belgae event_faction", ["Romans", "Arverni"])
    game.play("Belgae event_faction faction Romans")

    assert not game.asked.startswith("Arverni")


def test_event_54_the_second_breaks_out_of_a_circumvallation() -> None:
    """4 A walled Warband causes the Fort no Loss, but its attack lifts the marker."""
    game = at("""
        card = 54
        ineligible = ["Romans", "Arverni", "Belgae"]
        [regions.Arverni]
        Romans = "Fort"
        Arverni = "1 revealed Warband"
        [regions.Bituriges]
        Aedui = "1 Warband"
        [tribes]
        Arverni = "Arverni Citadel"
        [circumvallation]
        region = "Arverni"
        faction = "Arverni"
        tribes = ["Arverni"]
        pieces = "1 revealed Warband"
    """).play("Aedui action unshaded 54\nAedui event_region region Bituriges\nAedui event_faction done")
    game.play("Aedui event_faction faction Arverni")
    assert (game.asked, game.offers("faction")) == ("Arverni event_faction", ["Romans"])
    game.play("Arverni event_faction faction Romans")

    assert "circumvallation" not in game.position
