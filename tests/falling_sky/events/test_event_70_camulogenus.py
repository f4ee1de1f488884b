"""70 Camulogenus."""

import pytest

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

LABIENUS = """
    card = 70
    [regions.Aedui]
    Romans = "Caesar, 6 Legions, 3 revealed Auxilia"
    [regions.Carnutes]
    Arverni = "2 Warbands"
"""


def test_event_70_unshaded_four_legions_and_auxilia_then_battle() -> None:
    """At most four Legions go, the Leader need not; those who stay are not flipped; then there is a free Battle."""
    game = at(LABIENUS).play("""
        Belgae action unshaded 70
        Romans event_region region Carnutes
        Romans event_region region Aedui
    """)
    assert game.asked == "Romans march_to"
    game.play("Romans march_to region Bituriges")
    assert game.options == [f"number {n}" for n in range(5)]
    game.play("Romans march_number number 4\nRomans march_number number 2\nRomans march_number number 0")
    game.play("Romans event_region done")

    assert game.pieces("Carnutes", "Romans") == "4 Legions, 2 Auxilia"
    assert game.pieces("Aedui", "Romans") == "Caesar, 2 Legions, 1 revealed Auxilia"
    assert game.asked == "Romans free_command"
    game.play("Romans free_command command Battle\nRomans command battle Carnutes")
    assert game.pieces("Carnutes", "Arverni") == ""
    assert game.resources("Romans") == 10


def test_event_70_unshaded_four_legions_from_all_origins_together() -> None:
    """After four Legions only Auxilia may still go; nobody is dropped on the way."""
    game = at("""
        card = 70
        [regions.Aedui]
        Romans = "4 Legions"
        [regions.Bituriges]
        Romans = "2 Legions, 1 Auxilia"
    """).play("""
        Belgae action unshaded 70
        Romans event_region region Mandubii
        Romans event_region region Aedui
        Romans march_number number 4
        Romans event_region region Bituriges
    """)

    assert game.pieces("Mandubii", "Romans") == "4 Legions, 1 Auxilia"
    assert game.pieces("Bituriges", "Romans") == "2 Legions"


def test_event_70_unshaded_nobody_leaves_the_destination() -> None:
    """Romans who are in Carnutes already do not March out and in again."""
    game = at(LABIENUS + '    Romans = "1 Legion"\n')
    game.play("Belgae action unshaded 70\nRomans event_region region Carnutes")
    assert game.options == ["region Aedui", "done"]


def test_event_70_unshaded_a_successor_does_not_go_along() -> None:
    """Only Caesar is asked for."""
    game = at('card = 70\n[regions.Aedui]\nRomans = "Successor, 2 Legions"\n').play("""
        Belgae action unshaded 70
        Romans event_region region Mandubii
        Romans event_region region Aedui
        Romans march_number number 2
    """)
    assert game.pieces("Mandubii", "Romans") == "2 Legions"
    assert game.pieces("Aedui", "Romans") == "Successor"


def test_event_70_unshaded_the_romans_may_decline() -> None:
    """The Romans choose; they may leave it."""
    game = at(LABIENUS).play("Belgae action unshaded 70\nRomans event_region done")

    assert game.asked == "Aedui action"


def test_event_70_unshaded_harassed_on_the_way() -> None:
    """The usual rules of March hold: passing through a Region with Hidden Warbands invites Harassment."""
    game = at(LABIENUS + '[regions.Bituriges]\nBelgae = "3 Warbands"').play("""
        Belgae action unshaded 70
        Romans event_region region Carnutes
        Romans event_region region Aedui
        Romans march_to region Bituriges
        Romans march_number number 0
        Romans march_number number 2
        Romans march_number number 0
    """)

    assert game.asked == "Belgae harass"


FAR = """
    card = 70
    [regions.Provincia]
    Romans = "{leader}, 2 Legions, 1 Auxilia, Fort"
    [regions.Carnutes]
    Arverni = "2 Warbands"
"""


def test_event_70_unshaded_with_caesar_into_a_third_region() -> None:
    """The tip: with Caesar the March may lead into a third Region; then he has to go along."""
    game = at(FAR.format(leader="Caesar")).play("""
        Belgae action unshaded 70
        Romans event_region region Carnutes
        Romans event_region region Provincia
        Romans march_number number 2
        Romans march_number number 0
    """)

    assert game.pieces("Carnutes", "Romans") == "Caesar, 2 Legions"
    assert game.pieces("Provincia", "Romans") == "1 Auxilia, Fort"


def test_event_70_unshaded_the_way_is_asked_where_somebody_may_harass() -> None:
    """From Aedui two ways lead to Carnutes: it matters which only if three Hidden Warbands stand on one of them."""
    origin = "Belgae action unshaded 70\nRomans event_region region Carnutes\nRomans event_region region Aedui"
    board = 'card = 70\n[regions.Aedui]\nRomans = "2 Legions"\n[regions.Bituriges]\nArverni = "{} Warbands"\n'
    assert at(board.format(2)).play(origin).asked == "Romans march_number"
    game = at(board.format(3)).play(origin)
    assert (game.asked, game.offers("region")) == ("Romans march_to", ["Mandubii", "Bituriges"])


def test_event_70_unshaded_a_successor_leads_nobody_so_far() -> None:
    """Only Caesar marches into a third Region (3.2.2), and the tip names nobody else to go along."""
    game = at(FAR.format(leader="Successor")).play("Belgae action unshaded 70")

    assert "region Carnutes" not in game.options


def test_event_70_unshaded_caesar_does_not_go_alone() -> None:
    """The text sends Legions and Auxilia: at least one of these is in his group."""
    game = at('card = 70\n[regions.Aedui]\nRomans = "Caesar, 1 Auxilia"').play("""
        Belgae action unshaded 70
        Romans event_region region Mandubii
        Romans event_region region Aedui
        Romans march_to region Mandubii
    """)

    assert game.options == ["number 0", "number 1"]
    game.play("Romans march_number number 1")
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Auxilia"


def test_event_70_shaded_places_warbands_and_acts_in_one_region() -> None:
    """Six own Warbands among the three Regions; then a free Command with a Special Ability in one of them."""
    game = at("""
        card = 70
        [resources]
        Belgae = 0
        [regions.Atrebates]
        Belgae = "Ambiorix"
        Aedui = "2 Warbands"
    """).play("""
        Belgae action shaded 70
        Belgae event_region region Atrebates
        Belgae event_number number 5
        Belgae event_region region Mandubii
        Belgae event_region region Atrebates
        Belgae free_command command Battle
    """)

    assert game.pieces("Mandubii", "Belgae") == "1 Warband"
    assert game.offers("battle") == ["Atrebates"]
    assert game.offers("ability") == ["Rampage"]


def test_event_70_shaded_a_region_for_enlisted_warbands_alone() -> None:
    """No Belgae stand in Mandubii: with Ambiorix next to it, Germanic Warbands there may Raid as Belgic."""
    game = at("""
        card = 70
        [regions]
        Atrebates = { Belgae = "Ambiorix" }
        Mandubii = { Germans = "2 Warbands" }
    """).play("Belgae action shaded 70\nBelgae event_region done")
    assert game.offers("region") == ["Atrebates", "Mandubii"]
    game.play("""
        Belgae event_region region Mandubii
        Belgae free_command command Raid
        Belgae command ability Enlist
        Belgae enlist as_belgic
    """)
    while game.asked == "Belgae enlist_region":
        game.play(f"Belgae enlist_region {game.options[0]}")
    game.play("Belgae command raid Mandubii")

    assert game.asked == "Belgae raid"


def test_event_70_shaded_no_warbands_for_the_romans() -> None:
    """The Romans place none: they have no Warbands; they still choose a Region for their Command."""
    game = at("""
        card = 70
        ineligible = ["Belgae", "Aedui", "Arverni"]
        [regions.Mandubii]
        Romans = "2 Legions"
    """).play("Romans action shaded 70")

    assert game.asked == "Romans free_command"


def test_event_70_shaded_no_more_warbands_than_are_available() -> None:
    """Two of 25 are left."""
    game = at('card = 70\n[regions.Morini]\nBelgae = "23 Warbands"\n')
    game.play("Belgae action shaded 70\nBelgae event_region region Carnutes")
    assert game.options == ["number 1", "number 2"]


def test_event_70_shaded_one_special_ability() -> None:
    """After the Rally one Ability, no second."""
    game = at("""
        card = 70
        ineligible = ["Belgae", "Aedui"]
        [regions.Carnutes]
        Arverni = "Vercingetorix, 4 Warbands"
        Aedui = "2 Warbands"
    """).play("""
        Arverni action shaded 70
        Arverni event_region done
        Arverni free_command command Rally
    """)
    assert game.offers("ability") == ["Entreat", "Devastate"]
    game.play("""
        Arverni command ability Entreat
        Arverni entreat region Carnutes
    """)
    assert game.offers("ability") == []


def test_event_70_shaded_none_at_all() -> None:
    """The number of Warbands may be nought; the Command follows all the same (5.1.3), here a Rally at home."""
    game = at("card = 70").play("Belgae action shaded 70\nBelgae event_region done")

    assert game.options == ["rally Atrebates", "select Atrebates", "negotiate"]


def test_event_70_effective() -> None:
    """Unshaded: Romans who can reach one of the Regions, or Battle there; shaded: Warbands, or a Command there."""
    assert not judged('card = 70\n[regions.Sugambri]\nRomans = "2 Legions"', "Belgae")
    assert not judged('card = 70\n[regions.Aedui]\nRomans = "Caesar"', "Belgae")
    assert judged('card = 70\n[regions.Aedui]\nRomans = "1 Auxilia"', "Belgae")
    assert judged('card = 70\n[regions.Mandubii]\nRomans = "Caesar"\nAedui = "1 Warband"', "Belgae")
    assert judged("card = 70", "Belgae", "shaded")
    assert not judged("card = 70", "Romans", "shaded")
    assert judged("card = 70", "Aedui", "shaded")  # Warbands
    all_out = 'card = 70\n[regions.{}]\nAedui = "20 Warbands"'
    assert judged(all_out.format("Carnutes"), "Aedui", "shaded")  # a Command
    assert not judged(all_out.format("Britannia"), "Aedui", "shaded")


def test_event_70_shaded_a_recruit_that_needs_nobody_lets_the_last_scout_away() -> None:
    """55 In Belgica Romans Recruit without a piece there."""
    game = at("""
        card = 70
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [regions.Atrebates]
        Romans = "1 Auxilia"
        [regions.Nervii]
        Romans = "Caesar"
        [capabilities]
        55 = "unshaded"
    """).play("Romans action shaded 70\nRomans free_command command Recruit\nRomans command ability Scout")
    game.play("Romans scout_from region Atrebates\nRomans scout_to region Morini")
    assert game.offers("recruit") == ["Atrebates"]


AUXILIA_AND_CAESAR = """
    card = 70
    ineligible = ["Arverni", "Aedui", "Belgae"]
    [resources]
    Romans = 10
    [regions.Carnutes]
    Romans = "{}"
    Arverni = "{}"
    [regions.Bituriges]
    Romans = "Caesar"
"""


@pytest.mark.parametrize(
    ("romans", "arverni", "number"),
    [("1 Auxilia", "", 0), ("3 Auxilia", "1 Warband", 1), ("4 Auxilia", "1 Warband", 2)],
)
def test_event_70_shaded_as_many_auxilia_stay_as_the_recruit_needs(romans: str, arverni: str, number: int) -> None:
    """Those who make the Control of the only Region in which the Romans may Recruit do not Scout away."""
    game = at(AUXILIA_AND_CAESAR.format(romans, arverni))
    game.play("Romans action shaded 70\nRomans free_command command Recruit")
    assert ("Scout" in game.offers("ability")) is (number > 0)
    if number:
        game.play("Romans command ability Scout\nRomans scout_from region Carnutes\nRomans scout_to region Atrebates")
        assert game.pieces("Atrebates", "Romans") == "1 Auxilia" or game.options[-1] == f"number {number}"


DIVICIACUS = AUXILIA_AND_CAESAR.replace('Arverni = "{}"', 'Arverni = "{}"\n    Aedui = "2 Warbands"')


@pytest.mark.parametrize("first", [False, True])
def test_event_70_shaded_auxilia_scout_away_where_shared_warbands_let_the_romans_recruit(first: bool) -> None:
    """38 One of four Auxilia makes with two Aedui Warbands the Control that an Ally needs, whenever they are shared."""
    game = at(DIVICIACUS.format("4 Auxilia", "1 Warband") + '[capabilities]\n38 = "unshaded"')
    game.play("Romans action shaded 70\nRomans free_command command Recruit")
    shared = "Romans command share Carnutes\nAedui agree_share yes"
    if first:
        game.play(shared)
    game.play("Romans command ability Scout\nRomans scout_from region Carnutes\nRomans scout_to region Atrebates")
    assert game.options[-1] == "number 3"
    game.play("Romans scout_number number 3\nRomans scout_in done")
    if not first:
        game.play(shared)
    assert game.offers("recruit") == ["Carnutes"]


def test_event_70_shaded_auxilia_who_keep_the_supply_line_open_do_not_scout_away() -> None:
    """13 Against three Germans two Auxilia and an Ally keep Mandubii in a Supply Line, where alone Romans Recruit."""
    game = at("""
        card = 70
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [capabilities]
        13 = "shaded"
        [tribes]
        Mandubii = "Romans"
        [regions.Mandubii]
        Romans = "4 Auxilia"
        Germans = "3 Warbands"
        [regions.Bituriges]
        Romans = "Caesar"
    """).play("Romans action shaded 70\nRomans free_command command Recruit\nRomans command ability Scout")
    game.play("Romans scout_from region Mandubii\nRomans scout_to region Sequani")
    assert game.options[-1] == "number 2"
    game.play("Romans scout_number number 2\nRomans scout_in done")
    assert game.offers("recruit") == ["Mandubii"]


def test_event_70_shaded_hidden_belgae_elsewhere_do_not_raid() -> None:
    """4.5.1 After a Germanic Command nobody could Raid in the one Region."""
    game = at("""
        card = 70
        ineligible = ["Romans", "Aedui", "Arverni"]
        [resources]
        Romans = 2
        Belgae = 3
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 revealed Warbands"
        Germans = "2 Warbands"
        Romans = "1 Auxilia"
        [regions.Treveri]
        Belgae = "2 Warbands"
    """).play("""
        Belgae action shaded 70
        Belgae event_region done
        Belgae free_command command Raid
        Belgae command ability Enlist
    """)
    assert game.options == ["as_belgic", "done"]


def test_event_70_shaded_no_raid_where_no_special_ability_brings_hidden_warbands() -> None:
    """3.3.3 Hidden Belgae are elsewhere, and of the Germans in the one Region none is Hidden either."""
    game = at("""
        card = 70
        ineligible = ["Romans", "Aedui", "Arverni"]
        [resources]
        Romans = 2
        Belgae = 3
        [regions.Atrebates]
        Belgae = "Ambiorix, 2 revealed Warbands"
        Germans = "2 revealed Warbands"
        Romans = "1 Auxilia"
        [regions.Treveri]
        Belgae = "2 Warbands"
    """).play("Belgae action shaded 70\nBelgae event_region done")
    assert game.offers("command") == ["Rally", "March", "Battle"]
