"""8.5.5 March to add Control."""

from textwrap import dedent

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.belgae.boards import TO_B4, belgae_turn, boxes, commanded, did, notes

# All of Belgica is Devastated or held, so that no Rally is worth it.
BARREN = """
[regions.Morini]
devastated = true
{morini}
[regions.Nervii]
devastated = true
{nervii}
[regions.Atrebates]
devastated = true
{atrebates}
{more}
"""
TAKEN = '[tribes]\nTreveri = "Germans"\n'


def march(
    morini: str = "", nervii: str = "", atrebates: str = "", more: str = "", dice: tuple[int, ...] = (), head: str = ""
) -> Acting:
    text = BARREN.format(morini=morini, nervii=nervii, atrebates=atrebates, more=more)
    return belgae_turn(text, *dice, head="card = 69\n" + head)


@pytest.mark.proves("8.5.5j", "8.5.5c")
def test_8_5_5_into_belgica_with_the_most_warbands() -> None:
    """1(1) Control of Nervii, with all Warbands but one of each origin, and those that keep Control."""
    more = '[regions.Treveri]\nBelgae = "6 Warbands"\nGermans = "2 Warbands"\n' + TAKEN
    game = march(nervii='Germans = "Warband"', more=more)
    assert boxes(game).startswith(TO_B4 + "B4 no, B5 no, B_MARCH yes, B_ENLIST")
    assert notes(game)[0] == "belgae.march.in_belgica"
    assert game.control("Treveri") == "Belgae"


@pytest.mark.proves("8.5.5h", "8.5.5i")
def test_8_5_5_one_warband_stays() -> None:
    """1(1) Where there is no Control to keep, one Warband stays in each origin."""
    more = '[regions.Treveri]\nBelgae = "5 Warbands"\nGermans = "8 Warbands"\n'
    game = march(morini='Romans = "9 Auxilia"', atrebates='Aedui = "8 Warbands"', more=more)
    assert game.pieces("Treveri", "Belgae") == "1 Warband"
    assert game.pieces("Nervii", "Belgae") == "4 Warbands"


@pytest.mark.proves("8.5.5a")
def test_8_5_5_belgica_before_other_regions() -> None:
    """1(1) A Region of Belgica, though fewer Warbands would do elsewhere."""
    more = '[regions.Treveri]\nBelgae = "5 Warbands"\nGermans = "8 Warbands"\n'
    game = march(
        nervii='Germans = "3 Warbands"', morini='Germans = "3 Warbands"', atrebates='Aedui = "8 Warbands"', more=more
    )
    assert did(game, "march_to")[0] == "march_to region Nervii"


@pytest.mark.proves("8.5.5g")
def test_8_5_5_where_the_fewest_warbands_are_needed() -> None:
    """1 Of two Regions of Belgica the one that takes fewer Warbands."""
    more = '[regions.Treveri]\nBelgae = "5 Warbands"\nGermans = "9 Warbands"\n'
    for nervii, atrebates, to in ((2, 1, "Atrebates"), (1, 2, "Nervii")):
        game = march(nervii=f'Germans = "{nervii} Warbands"', atrebates=f'Aedui = "{atrebates} Warbands"', more=more)
        assert did(game, "march_to")[0] == f"march_to region {to}"
        assert "belgae.march.fewest_needed" in game.priorities("Belgae")


@pytest.mark.proves("8.5.5k", "8.5.5m")
def test_8_5_5_outside_belgica_with_the_fewest() -> None:
    """1(2) Outside Belgica only as many Warbands as Control takes; then a second Region likewise."""
    more = """
[regions.Treveri]
Belgae = "8 Warbands"
Germans = "9 Warbands"
[regions.Mandubii]
Aedui = "Warband"
[regions.Sequani]
Aedui = "2 Warbands"
[regions.Ubii]
Germans = "4 Warbands"
[regions.Sugambri]
Romans = "9 Auxilia"
"""
    game = march(
        nervii='Arverni = "9 Warbands"', morini='Arverni = "9 Warbands"', atrebates='Aedui = "9 Warbands"', more=more
    )
    assert notes(game)[:2] == ["belgae.march.outside_belgica", "belgae.march.outside_belgica"]
    assert game.pieces("Mandubii", "Belgae") == "2 Warbands"
    assert game.pieces("Sequani", "Belgae") == "3 Warbands"
    assert game.pieces("Treveri", "Belgae") == "3 Warbands"
    assert game.resources("Belgae") == 9


@pytest.mark.proves("8.5.5l")
def test_8_5_5_most_from_where_most_can_be_spared() -> None:
    """1(2) Mandubii takes four: all three that Treveri can spare, and one of the two from Sequani."""
    more = """
[regions.Treveri]
Belgae = "4 Warbands"
Germans = "8 Warbands"
[regions.Sequani]
Belgae = "3 Warbands"
Arverni = "9 Warbands"
[regions.Mandubii]
Aedui = "3 Warbands"
[regions.Ubii]
Germans = "6 Warbands"
[regions.Sugambri]
Romans = "8 Auxilia"
[regions.Provincia]
Romans = "8 Auxilia"
[regions.Aedui]
Aedui = "8 Warbands"
"""
    held = ('Arverni = "9 Warbands"', 'Arverni = "9 Warbands"', 'Aedui = "9 Warbands"')
    for die in (1, 6):
        game = march(*held, more=more, dice=(die, die))
        assert "belgae.march.most_spare" in game.priorities("Belgae")
        assert game.pieces("Mandubii", "Belgae") == "4 Warbands"
        assert game.pieces("Treveri", "Belgae") == "1 Warband"
        assert game.pieces("Sequani", "Belgae") == "2 Warbands"


@pytest.mark.proves("8.5.5m", "8.3c")
def test_8_5_5_two_regions_at_most() -> None:
    """1 Control is added to two Regions, no more."""
    more = '[regions.Treveri]\nBelgae = "9 Warbands"\nGermans = "9 Warbands"\n'
    game = march(
        nervii='Arverni = "9 Warbands"', morini='Arverni = "9 Warbands"', atrebates='Aedui = "9 Warbands"', more=more
    )
    taken = [name for name in ("Mandubii", "Sequani", "Ubii", "Sugambri") if game.control(name) == "Belgae"]
    assert len(taken) == 2


@pytest.mark.parametrize(("die", "hidden", "seen"), [(1, "Mandubii", "Sequani"), (6, "Sequani", "Mandubii")])
def test_8_3_4_a_die_says_which_region_the_hidden_warband_enters(die: int, hidden: str, seen: str) -> None:
    """Control of both Regions is added, by one Warband each; but only one of them is not Scouted, and it goes first."""
    more = """
        [regions.Treveri]
        Belgae = "1 Warband, 2 scouted Warbands"
        Aedui = "9 Warbands"
        [regions.Sugambri]
        Romans = "9 Auxilia"
        [regions.Ubii]
        Germans = "9 Warbands"
    """
    game = march(nervii='Arverni = "9 Warbands"', atrebates='Aedui = "9 Warbands"', more=dedent(more), dice=(die,))
    assert (game.pieces(hidden, "Belgae"), game.pieces(seen, "Belgae")) == ("1 Warband", "1 revealed Warband")


@pytest.mark.proves("8.5.5b")
def test_8_5_5_the_leader_joins_most_belgae() -> None:
    """2 The Leader goes alone to the destination where more Belgic pieces are than with him."""
    more = '[regions.Treveri]\nBelgae = "Successor, 6 Warbands"\nGermans = "9 Warbands"\n'
    game = march(morini='Romans = "9 Auxilia"', atrebates='Aedui = "9 Warbands"', more=more)
    assert "belgae.march.leader" in notes(game)
    assert game.pieces("Nervii", "Belgae") == "Successor, 5 Warbands"
    assert game.pieces("Treveri", "Belgae") == "1 Warband"


@pytest.mark.proves("8.5.5n")
def test_8_5_5_the_leader_goes_where_four_warbands_are() -> None:
    """2 Or alone to another Region, if needed to end with four Warbands."""
    more = """
[regions.Treveri]
Belgae = "Successor, Warband"
Germans = "9 Warbands"
[regions.Ubii]
Belgae = "{} Warbands"
Germans = "6 Warbands"
[regions.Sequani]
Arverni = "9 Warbands"
[regions.Mandubii]
Arverni = "9 Warbands"
"""
    held = ('Arverni = "9 Warbands"', 'Aedui = "9 Warbands"', 'Romans = "9 Auxilia"')
    more += '[regions.Sugambri]\nRomans = "9 Auxilia"\n'
    four = march(*held, more=more.format(4))
    assert boxes(four).startswith(TO_B4 + "B4 no, B5 no, B_MARCH yes")
    assert four.pieces("Ubii", "Belgae") == "Successor, 4 Warbands"
    three = march(*held, more=more.format(3))
    assert boxes(three).startswith(TO_B4 + "B4 no, B5 no, B_MARCH no")


@pytest.mark.proves("8.5.5b")
def test_8_5_5_the_leader_stays_with_the_larger_group() -> None:
    """2 He does not leave four Warbands for a smaller group."""
    more = '[regions.Treveri]\nBelgae = "Successor, 8 Warbands"\nGermans = "5 Warbands"\n' + TAKEN
    game = march(morini='Romans = "9 Auxilia"', atrebates='Aedui = "9 Warbands"', more=more)
    assert "belgae.march.leader" not in notes(game)


@pytest.mark.proves("8.5.5d")
def test_8_5_5_no_march_upon_frost() -> None:
    """B_MARCH no upon Frost: Raid instead."""
    more = '[regions.Treveri]\nBelgae = "5 Warbands"\nGermans = "8 Warbands"\n'
    game = march(more=more, head='next = "Winter"')
    assert boxes(game).startswith(TO_B4 + "B4 no, B5 no, B_MARCH no, B_RAID yes")
    assert commanded(game)[0] == "raid Treveri"


@pytest.mark.proves("8.5a", "8.5.5d")
def test_8_5_5_if_none_raid_and_if_none_pass() -> None:
    """B_MARCH no: nobody can leave; no Raid brings two Resources; they Pass."""
    more = '[regions.Treveri]\nBelgae = "Warband"\nGermans = "2 Warbands"\n'
    game = march(more=more)
    assert boxes(game) == TO_B4 + "B4 no, B5 no, B_MARCH no, B_RAID no, PASS yes"
    assert game.resources("Belgae") == 11


def test_8_5_5_paid_origins_come_first() -> None:
    """8.4 Two Regions are entered from one origin for one Resource, when a second origin cannot be paid."""
    more = """
[resources]
Belgae = 1
[regions.Treveri]
Belgae = "5 Warbands"
Germans = "9 Warbands"
"""
    held = ('Arverni = "9 Warbands"', 'Aedui = "9 Warbands"', 'Romans = "9 Auxilia"')
    game = march(*held, more=more, dice=(6,))
    assert [each for each in commanded(game) if each.startswith("march")] == ["march Treveri"]
    assert len(did(game, "march_to")) >= 2
    assert game.resources("Belgae") == 0


def test_8_5_5_the_leader_goes_to_morini_too() -> None:
    """2 The four Warbands that he needs may stand in Morini, the first of all Regions, as well as in Nervii."""
    others = """
[regions.Sugambri]
Belgae = "Successor, Warband"
Romans = "3 Auxilia"
Arverni = "3 Warbands"
[regions.Britannia]
Arverni = "9 Warbands"
[regions.Treveri]
Romans = "9 Auxilia"
[regions.Ubii]
Germans = "9 Warbands"
"""
    four, held, arverni = (
        'Belgae = "4 Warbands"\nGermans = "2 Warbands"',
        'Aedui = "9 Warbands"',
        'Arverni = "9 Warbands"',
    )
    assert march(held, four, arverni, others).pieces("Nervii", "Belgae") == "Successor, 4 Warbands"
    assert march(four, held, arverni, others).pieces("Morini", "Belgae") == "Successor, 4 Warbands"


def test_8_5_5_the_leader_joins_the_warbands_that_entered_morini() -> None:
    """2 Seven Warbands have entered Morini: he joins them, not the four of Treveri, a Region that was not entered."""
    scattered = 'Romans = "3 Auxilia"\nArverni = "3 Warbands"\n'
    more = f"""
[regions.Sugambri]
Belgae = "Successor, Warband"
{scattered}
[regions.Treveri]
Belgae = "5 Warbands"
Aedui = "3 Warbands"
devastated = true
{scattered}
[regions.Ubii]
Germans = "9 Warbands"
"""
    atrebates = 'Belgae = "8 Warbands"\nAedui = "3 Warbands"\n' + scattered
    game = march('Germans = "1 Warband"', 'Aedui = "9 Warbands"', atrebates, more, dice=(3,))
    assert game.pieces("Morini", "Belgae") == "Successor, 7 Warbands"


# The only goal is Nervii, held by two Germans; Atrebates, Devastated, costs two Resources, Treveri one.
PURSE = """
[resources]
Belgae = {resources}
[regions.Treveri]
Belgae = "{treveri} Warbands"
Germans = "9 Warbands"
[regions.Carnutes]
Romans = "9 Auxilia"
[regions.Mandubii]
Arverni = "9 Warbands"
[regions.Veneti]
Arverni = "9 Warbands"
[regions.Britannia]
Arverni = "6 Warbands"
[regions.Sugambri]
Arverni = "3 Warbands"
"""


def purse(resources: int, treveri: int, atrebates: int) -> Acting:
    held = f'Belgae = "{atrebates} Warbands"\nAedui = "3 Warbands"\nArverni = "3 Warbands"\nRomans = "3 Auxilia"\n'
    held += 'Germans = "3 Warbands"'
    more = PURSE.format(resources=resources, treveri=treveri)
    return march('Aedui = "8 Warbands"', 'Germans = "2 Warbands"', held, more, dice=(6,))


def test_8_5_5_the_goal_that_can_be_paid_for() -> None:
    """1 Two Resources: the one Warband of the cheap origin is not enough for Control, those of the dear one are."""
    game = purse(resources=2, treveri=2, atrebates=6)
    assert "belgae.march.most_warbands" in game.priorities("Belgae")
    assert notes(game)[0] == "belgae.march.in_belgica"
    assert game.pieces("Nervii", "Belgae") == "5 Warbands"
    assert game.pieces("Treveri", "Belgae") == "2 Warbands"
    assert "march.unpaid" in game.notes("Belgae")


@pytest.mark.proves("8.5.5h")
def test_8_5_5_the_most_warbands_for_the_resources() -> None:
    """1(1) Three from the cheap origin would do; six from the dear one are more; three Resources pay for both."""
    assert purse(resources=2, treveri=4, atrebates=7).pieces("Nervii", "Belgae") == "6 Warbands"
    assert purse(resources=3, treveri=4, atrebates=7).pieces("Nervii", "Belgae") == "9 Warbands"
    assert purse(resources=2, treveri=7, atrebates=4).pieces("Nervii", "Belgae") == "6 Warbands"


@pytest.mark.proves("8.4.1e")
def test_8_5_5_four_warbands_stay_with_the_leader() -> None:
    """8.4.1 Sequani takes two Warbands: from Mandubii, though more could leave the Leader in Treveri."""
    more = """
[regions.Treveri]
Belgae = "Successor, 5 Warbands"
Germans = "5 Warbands"
Romans = "3 Auxilia"
[regions.Mandubii]
{mandubii}
Arverni = "3 Warbands"
Romans = "3 Auxilia"
[regions.Sequani]
Aedui = "1 Warband"
[regions.Sugambri]
Romans = "9 Auxilia"
[regions.Ubii]
Arverni = "9 Warbands"
[regions.Carnutes]
Arverni = "9 Warbands"
[regions.Aedui]
Aedui = "8 Warbands"
[regions.Bituriges]
Arverni = "5 Warbands"
"""
    held = ('Aedui = "9 Warbands"', 'Germans = "8 Warbands"', 'Arverni = "9 Warbands"')
    game = march(*held, more=more.format(mandubii='Belgae = "3 Warbands"'))
    assert game.pieces("Treveri", "Belgae") == "Successor, 5 Warbands"
    assert (game.pieces("Mandubii", "Belgae"), game.pieces("Sequani", "Belgae")) == ("1 Warband", "2 Warbands")
    both = march(*held, more=more.format(mandubii='Belgae = "2 Warbands"'))
    assert (both.pieces("Treveri", "Belgae"), both.pieces("Mandubii", "Belgae")) == (
        "Successor, 4 Warbands",
        "1 Warband",
    )
    alone = march(*held, more=more.format(mandubii=""))
    assert alone.pieces("Sequani", "Belgae") == "2 Warbands"


def test_8_5_5_outside_belgica_from_one_origin_rather_than_two() -> None:
    """1(2) Sequani takes three Warbands: from Treveri alone, not from Mandubii and Ubii, which spare more and cost as
    much."""
    more = """
[regions.Treveri]
Belgae = "4 Warbands"
Germans = "9 Warbands"
{}
[regions.Mandubii]
Belgae = "3 Warbands"
Arverni = "3 Warbands"
Romans = "3 Auxilia"
[regions.Sequani]
Aedui = "2 Warbands"
[regions.Sugambri]
Romans = "9 Auxilia"
[regions.Ubii]
Belgae = "3 Warbands"
Arverni = "9 Warbands"
[regions.Carnutes]
Arverni = "9 Warbands"
[regions.Aedui]
Aedui = "8 Warbands"
[regions.Bituriges]
Arverni = "5 Warbands"
"""
    held = ('Aedui = "9 Warbands"', 'Romans = "8 Auxilia"', 'Arverni = "9 Warbands"')
    cheap = march(*held, more=more.format(""))
    assert cheap.pieces("Treveri", "Belgae") == "1 Warband"
    dear = march(*held, more=more.format("devastated = true"))
    assert (dear.pieces("Treveri", "Belgae"), dear.pieces("Sequani", "Belgae")) == ("1 Warband", "3 Warbands")
    assert "belgae.march.fewest_origins" in dear.priorities("Belgae")


def test_8_5_5_outside_belgica_from_the_cheaper_origin() -> None:
    """1(2) Sequani takes three Warbands: from Mandubii for one Resource, not from Devastated Treveri for two, which
    has more to spare."""
    more = """
[regions.Treveri]
Belgae = "5 Warbands"
Germans = "9 Warbands"
devastated = true
[regions.Mandubii]
Belgae = "4 Warbands"
Arverni = "3 Warbands"
Germans = "6 Warbands"
[regions.Sequani]
Aedui = "2 Warbands"
[regions.Sugambri]
Romans = "9 Auxilia"
[regions.Ubii]
Arverni = "9 Warbands"
[regions.Carnutes]
Arverni = "9 Warbands"
[regions.Aedui]
Aedui = "8 Warbands"
[regions.Bituriges]
Arverni = "5 Warbands"
"""
    game = march('Aedui = "9 Warbands"', 'Romans = "8 Auxilia"', 'Arverni = "9 Warbands"', more=more)
    assert "belgae.march.paid_origins_first" in game.priorities("Belgae")
    assert (game.pieces("Sequani", "Belgae"), game.pieces("Mandubii", "Belgae")) == ("3 Warbands", "1 Warband")
    assert game.pieces("Treveri", "Belgae") == "5 Warbands"


@pytest.mark.proves("8.5.5l")
def test_8_5_5_outside_belgica_no_control_is_lost_either() -> None:
    """1(2) Mandubii takes two Warbands: of six that hold Treveri against three pieces two can leave, against four
    only one."""
    more = """
[regions.Treveri]
Belgae = "6 Warbands"
Germans = "{} Warbands"
[regions.Mandubii]
Aedui = "Warband"
[regions.Sequani]
Arverni = "9 Warbands"
[regions.Ubii]
Germans = "4 Warbands"
[regions.Sugambri]
Romans = "9 Auxilia"
"""
    held = ('Arverni = "9 Warbands"', 'Arverni = "9 Warbands"', 'Aedui = "9 Warbands"')
    game = march(*held, more=more.format(2) + TAKEN)
    assert (game.pieces("Mandubii", "Belgae"), game.control("Treveri")) == ("2 Warbands", "Belgae")
    assert "B_MARCH no" in boxes(march(*held, more=more.format(3) + TAKEN))


@pytest.mark.proves("8.5.5o")
def test_8_5_5_the_leader_may_give_up_control() -> None:
    """2 With one Warband he holds Treveri against a German; he leaves it for the four Warbands in Ubii."""
    more = """
[regions.Treveri]
Belgae = "Successor, Warband"
Germans = "Warband"
[regions.Ubii]
Belgae = "4 Warbands"
Germans = "6 Warbands"
[regions.Sequani]
Arverni = "9 Warbands"
[regions.Mandubii]
Arverni = "9 Warbands"
[regions.Sugambri]
Romans = "9 Auxilia"
[tribes]
Treveri = "Dispersed"
"""
    game = march('Arverni = "9 Warbands"', 'Aedui = "9 Warbands"', 'Romans = "9 Auxilia"', more=more)
    assert game.pieces("Ubii", "Belgae") == "Successor, 4 Warbands"
    assert game.control("Treveri") == "No Control"


@pytest.mark.proves("8.5.5p")
def test_8_5_5_no_special_ability_across_the_sea() -> None:
    """4.1.3 For Control of Britannia two Warbands cross: nobody is Enlisted, though Germans could hide."""
    more = """
[regions.Treveri]
Romans = "9 Auxilia"
[regions.Britannia]
Germans = "{} Warbands"
"""
    morini = 'Belgae = "Ambiorix, 5 Warbands"\nGermans = "9 revealed Warbands"'
    held = ('Arverni = "9 Warbands"', 'Aedui = "9 Warbands"')
    game = march(morini, *held, more=more.format(1) + '[regions.Veneti]\nArverni = "9 Warbands"')
    assert boxes(game).endswith("B5 no, B_MARCH yes")
    assert game.control("Britannia") == "Belgae"
    assert game.pieces("Morini", "Germans") == "9 revealed Warbands"
