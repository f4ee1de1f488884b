"""A1.4 Pieces that Romans and Aedui lend one another near Diviciacus, in Events of more than one action."""

from tests.ariovistus.playing import at

SCOUTS = """
    card = 6
    ineligible = ["Germans", "Belgae", "Aedui"]
    [regions.Treveri]
    Romans = "Caesar"
    [regions.Mandubii]
    Romans = "2 Auxilia"
    Aedui = "Diviciacus, 3 Warbands"
    {belgae}
    [regions.Sequani]
    Romans = "2 Auxilia"
    Belgae = "2 revealed Warbands"
"""
LENT = """
    Romans action unshaded 6
    Romans share yes
    Aedui agree_share yes
"""


def test_event_06_unshaded_who_lent_to_the_scout_may_be_attacked() -> None:
    """The Battle is an action of its own: Mandubii, where only the Aedui stand who lent their Warbands, is offered."""
    game = at(SCOUTS.format(belgae="")).play(LENT + "Romans scout_from done\nRomans scout_in done")
    assert game.offers("region") == ["Mandubii", "Sequani"]
    game.play("Romans event_region region Mandubii")
    assert game.asked == "Aedui declare_retreat"


LEFT_BEHIND = """
    Romans scout_from region Mandubii
    Romans scout_to region Bituriges
    Romans scout_piece piece Hidden Auxilia
    Romans scout_number number 2
    Romans scout_from done
"""


def test_a1_4_warbands_whom_the_auxilia_have_left_do_not_scout_as_such() -> None:
    """Nobody in Mandubii is together with Auxilia any more: only those in Sequani can Reveal Warbands."""
    game = at(SCOUTS.format(belgae='Belgae = "3 revealed Warbands"')).play(LENT + LEFT_BEHIND)
    assert (game.asked, game.offers("region")) == ("Romans scout_in", ["Sequani"])


def test_a1_4_auxilia_whom_the_lent_warbands_have_left_still_scout() -> None:
    """They are the Romans' own: when the Aedui of Mandubii have ridden away, they Reveal Belgae there."""
    game = at(SCOUTS.format(belgae='Belgae = "3 revealed Warbands"')).play(
        LENT
        + """
        Romans scout_from region Mandubii
        Romans scout_to region Bituriges
        Romans scout_piece piece Hidden Aedui Warband
        Romans scout_number number 3
        Romans scout_from done
        """
    )
    assert (game.asked, game.offers("region")) == ("Romans scout_in", ["Mandubii", "Sequani"])
    game.play("Romans scout_in region Mandubii\nRomans scouted done")
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia, 1 revealed Auxilia"


def test_a1_4_auxilia_whom_the_warbands_have_left_do_not_suborn() -> None:
    """The Aedui Warband Marches away from the Auxilia that it was together with: no Aedui are in Sequani to Suborn."""
    game = at("""
        card = 1
        ineligible = ["Germans", "Romans", "Belgae"]
        [regions.Sequani]
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
        [regions.Aedui]
        Aedui = "Diviciacus"
    """).play("""
        Aedui action command March
        Aedui command share Sequani
        Romans agree_share yes
        Aedui command march Sequani
        Aedui march_to region Mandubii
        Aedui march_number number 1
        Aedui march_number number 0
        Aedui march_to done
        Aedui command ability Suborn
    """)
    assert game.asked == "Aedui suborn_what"
    assert game.table.ask is not None
    assert str(game.table.ask.about[0]) == "Mandubii"


def test_event_06_unshaded_no_battle_where_lent_warbands_alone_are_left() -> None:
    """When the Auxilia have ridden away there are no Romans in Mandubii, though Aedui who Scouted with them are."""
    game = at(SCOUTS.format(belgae='Belgae = "3 revealed Warbands"')).play(LENT + LEFT_BEHIND + "Romans scout_in done")
    assert (game.asked, game.offers("region")) == ("Romans event_region", ["Sequani"])


def test_event_a17_unshaded_no_battle_if_lent_warbands_alone_are_left() -> None:
    """Legion and Auxilia are lost to Harassment on the way: only an Aedui Warband comes to Pictones, and no Roman."""
    game = at("""
        card = "A17"
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Mandubii]
        Romans = "1 Legion, 1 Auxilia"
        Aedui = "Diviciacus, 1 Warband"
        [regions.Bituriges]
        Belgae = "6 Warbands"
        [regions.Pictones]
        Germans = "3 revealed Warbands"
    """).play("""
        Romans action unshaded A17
        Romans event_region region Mandubii
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Bituriges
        Romans march_number number 1
        Romans march_number number 1
        Romans event_region region Pictones
        Belgae harass yes
        Romans harassment_loss piece Hidden Auxilia
        Romans harassment_loss piece Legion
        Chance loss_roll roll 1
    """)
    assert (game.pieces("Pictones", "Aedui"), game.pieces("Pictones", "Romans")) == ("1 Warband", "")
    assert not game.asked.startswith("Romans")


def test_event_54_lent_pieces_make_no_region_of_two_others() -> None:
    """Bituriges has Belgae alone when the March begins: Aedui who come with the Romans do not let them stay."""
    game = at("""
        card = 54
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Bituriges]
        Belgae = "4 revealed Warbands"
        [regions.Arverni]
        Arverni = "3 revealed Warbands"
        Germans = "3 revealed Warbands"
    """).play("""
        Romans action unshaded 54
        Romans event_region region Mandubii
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Bituriges
        Romans march_number number 2
        Romans march_number number 2
    """)
    assert game.pieces("Bituriges", "Romans") == ""
    assert (game.pieces("Arverni", "Romans"), game.pieces("Arverni", "Aedui")) == ("2 Auxilia", "2 Warbands")
    assert game.asked == "Romans event_faction"


def test_event_54_lent_warbands_alone_are_no_romans_who_battle() -> None:
    """Only Aedui Warbands come to Bituriges: no Romans are there, so the Romans name the second Faction at once."""
    game = at("""
        card = 54
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Bituriges]
        Belgae = "4 revealed Warbands"
        Germans = "3 revealed Warbands"
    """).play("""
        Romans action unshaded 54
        Romans event_region region Mandubii
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Bituriges
        Romans march_number number 0
        Romans march_number number 3
    """)
    assert game.pieces("Bituriges", "Aedui") == "3 Warbands"
    assert (game.asked, game.step) == ("Romans event_faction", "helper")


def test_event_54_who_lent_to_the_march_may_be_attacked() -> None:
    """Out of Bituriges with Aedui Warbands and back again: in the Battle the Aedui may be the enemy."""
    game = at("""
        card = 54
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Bituriges]
        Romans = "2 Auxilia"
        Aedui = "Diviciacus, 2 Warbands"
        Arverni = "4 revealed Warbands"
    """).play("""
        Romans action unshaded 54
        Romans event_region region Bituriges
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Mandubii
        Romans march_number number 2
        Romans march_number number 1
    """)
    assert game.pieces("Bituriges", "Romans") == "2 Auxilia"
    assert game.offers("faction") == ["Arverni", "Aedui"]


def test_event_72_unshaded_lent_warbands_alone_are_no_romans_to_attack() -> None:
    """Only Aedui Warbands March into Carnutes: the Arverni there have no Romans to Ambush, and stay Hidden."""
    game = at("""
        card = 72
        ineligible = ["Germans", "Belgae", "Aedui"]
        [regions.Mandubii]
        Romans = "2 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Carnutes]
        Arverni = "4 Warbands"
    """).play("""
        Romans action unshaded 72
        Romans event_region region Carnutes
        Romans share yes
        Aedui agree_share yes
        Romans march_number number 0
        Romans march_number number 2
    """)
    assert game.pieces("Carnutes", "Aedui") == "2 Warbands"
    assert game.pieces("Carnutes", "Arverni") == "4 Warbands"
    assert "battle" not in [entry.key for entry in game.table.log]


WALLED = """
    card = {card}
    ineligible = ["Germans", "Belgae", "Romans"]
    [tribes]
    Sequani = "Aedui Citadel"
    [circumvallation]
    region = "Sequani"
    faction = "Aedui"
    pieces = "2 Warbands"
    tribes = ["Sequani"]
    [regions.Sequani]
    Aedui = "2 Warbands"
    Romans = "4 Auxilia"
    {diviciacus}
    [regions.Mandubii]
    Belgae = "3 revealed Warbands"
    Arverni = "3 revealed Warbands"
"""
IN_AEDUI = '[regions.Aedui]\nAedui = "Diviciacus"'
IN_TREVERI = '[regions.Treveri]\nAedui = "Diviciacus"'


def test_event_09_auxilia_march_for_aedui_who_are_walled_in() -> None:
    """No Aedui may leave Sequani, but the Auxilia that they are together with can cross the mountains for them."""
    game = at(WALLED.format(card=9, diviciacus=IN_AEDUI)).play("Aedui action unshaded 9")
    assert (game.step, game.offers("region")) == ("origin", ["Aedui", "Sequani"])
    game.play("""
        Aedui event_region region Sequani
        Aedui event_region region Provincia
        Romans agree_share yes
        Aedui march_number number 3
    """)
    assert (game.pieces("Sequani", "Romans"), game.pieces("Sequani", "Aedui")) == ("1 Auxilia", "2 Warbands")


def test_event_09_another_origin_if_auxilia_are_not_lent() -> None:
    """The Romans refuse: the Aedui March out of another Region, here with Diviciacus."""
    game = at(WALLED.format(card=9, diviciacus=IN_AEDUI)).play("""
        Aedui action unshaded 9
        Aedui event_region region Sequani
        Aedui event_region region Provincia
        Romans agree_share no
    """)
    assert (game.asked, game.step, game.offers("region")) == (
        "Aedui event_region",
        "to",
        ["Sequani", "Arverni", "Provincia"],
    )


def test_event_54_auxilia_march_for_aedui_who_are_walled_in() -> None:
    """The group is of Auxilia alone; no Aedui come to Mandubii, so that the Romans there are named for a Battle."""
    game = at(WALLED.format(card=54, diviciacus=IN_TREVERI)).play("Aedui action unshaded 54")
    assert (game.step, game.offers("region")) == ("origin", ["Treveri", "Sequani"])
    game.play("""
        Aedui event_region region Sequani
        Romans agree_share yes
        Aedui march_number number 3
    """)
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"
    assert (game.asked, game.step) == ("Aedui event_faction", "helper")


def test_event_54_another_origin_if_auxilia_are_not_lent() -> None:
    """The Romans refuse: Treveri, with Diviciacus, is still an origin, or the March is declined."""
    game = at(WALLED.format(card=54, diviciacus=IN_TREVERI)).play("""
        Aedui action unshaded 54
        Aedui event_region region Sequani
        Romans agree_share no
    """)
    assert (game.asked, game.step, game.offers("region")) == ("Aedui event_region", "origin", ["Treveri"])


def test_event_72_unshaded_auxilia_march_for_aedui_who_are_walled_in() -> None:
    """Into Mandubii they can come out of Sequani too, and there the Belgae find no Aedui to attack."""
    game = at(WALLED.format(card=72, diviciacus=IN_TREVERI)).play("""
        Aedui action unshaded 72
        Aedui event_region region Mandubii
    """)
    assert (game.step, game.offers("region")) == ("origin", ["Treveri", "Sequani"])
    game.play("""
        Aedui event_region region Sequani
        Romans agree_share yes
        Aedui march_number number 2
        Aedui event_region done
    """)
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"
    assert "battle" not in [entry.key for entry in game.table.log]


def test_event_72_unshaded_another_region_if_auxilia_are_not_lent() -> None:
    """Only out of Sequani could anybody come to Provincia: if the Romans refuse, another Region is chosen."""
    game = at(WALLED.format(card=72, diviciacus=IN_TREVERI)).play("""
        Aedui action unshaded 72
        Aedui event_region region Provincia
        Romans agree_share no
    """)
    assert (game.asked, game.step) == ("Aedui event_region", "to")
    assert "Provincia" not in game.offers("region")
