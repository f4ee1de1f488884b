"""4.1 Special Abilities in general: when, which, how far, and never across the sea."""

import pytest

from tests.falling_sky.playing import Play, at

CARDS = {"Romans": 1, "Arverni": 19, "Aedui": 37, "Belgae": 55}

CROWDED = """
    card = {card}
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions, 2 Auxilia"
    Arverni = "1 Warband"
    [regions.Arverni]
    Arverni = "Vercingetorix, 8 Warbands"
    Belgae = "1 Warband"
    [regions.Aedui]
    Aedui = "4 Warbands"
    Arverni = "1 Warband"
    [regions.Nervii]
    Belgae = "Ambiorix, 4 Warbands"
    Romans = "1 Auxilia"
    Germans = "1 Warband"
    [tribes]
    Mandubii = "Romans"
    Aedui = "Aedui"
    Arverni = "Arverni"
    Nervii = "Belgae"
"""


def crowded(faction: str) -> Play:
    return at(CROWDED.format(card=CARDS[faction]))


# ---- 4.1 one type, with a Command in at least one Region --------------------------------------------------------


def test_4_1_one_type_of_special_ability_a_command() -> None:
    """A Faction that has used one type of Special Ability is not offered another with the same Command."""
    game = crowded("Romans").play("""
        Romans action command Seize
        Romans command ability Build
        Romans build region Mandubii
        Romans build_what fort
        Romans build_what done
    """)

    assert game.asked == "Romans command"
    assert game.offers("ability") == []


def test_4_1_no_special_ability_with_a_limited_command() -> None:
    """A Limited Command (2.3.5) has no Special Ability."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions, 2 Auxilia"
        Arverni = "1 Warband"
        [tribes]
        Mandubii = "Romans"
    """).play("Romans action limited Recruit")

    assert game.offers("recruit") == ["Mandubii", "Provincia"]
    assert game.offers("ability") == []


def test_4_1_no_besiege_in_a_limited_battle() -> None:
    """Besiege is a Special Ability: a Limited Battle goes straight to the Retreat of the Defender."""
    game = at("""
        first = { faction = "Aedui", action = "Command" }
        [regions.Arverni]
        Romans = "Caesar, 3 Legions"
        Arverni = "6 Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        [tribes]
        Arverni = "Arverni Citadel"
    """).play("Romans action limited Battle\nRomans command battle Arverni")

    assert game.asked == "Arverni declare_retreat"


def test_4_1_no_ambush_in_a_limited_battle() -> None:
    """Ambush is a Special Ability: a Limited Battle goes straight to the Retreat of the Defender."""
    game = at("""
        card = 19
        first = { faction = "Aedui", action = "Command and Special Ability" }
        [regions.Mandubii]
        Arverni = "Vercingetorix, 6 Warbands"
        Belgae = "2 revealed Warbands"
        [regions.Atrebates]
        Belgae = "1 Warband"
    """).play("Arverni action limited Battle\nArverni command battle Mandubii")

    assert game.asked == "Belgae declare_retreat"


def test_4_1_a_special_ability_after_the_event_of_the_first() -> None:
    """The 2nd Eligible may add a Special Ability when the 1st executed the Event (2.3.4)."""
    game = at("""
        first = { faction = "Aedui", action = "Event" }
        [regions.Mandubii]
        Romans = "Caesar, 2 Auxilia"
    """).play("Romans action command Recruit")

    assert game.offers("ability") == ["Build", "Scout"]


def test_4_1_a_special_ability_needs_a_command_in_one_region() -> None:
    """After a Special Ability the Command cannot end before it has selected a Region, nor be called off."""
    game = crowded("Arverni").play("""
        Arverni action command Rally
        Arverni command ability Devastate
        Arverni devastate region Arverni
    """)

    assert game.offers("rally") == ["Arverni"]
    assert "done" not in game.options
    assert "cancel" not in game.options


def test_4_1_a_special_ability_first_leaves_enough_for_the_command() -> None:
    """With one Resource left, Entreat (1) before a Rally (1) is not offered; after the Rally it cannot be paid."""
    position = CROWDED.format(card=19) + "\n    [resources]\n    Arverni = {n}\n"
    poor = at(position.format(n=1)).play("Arverni action command Rally")
    richer = at(position.format(n=2)).play("Arverni action command Rally")

    assert poor.offers("ability") == ["Devastate"]
    assert richer.offers("ability") == ["Entreat", "Devastate"]


def test_4_1_the_reserve_is_free_once_a_region_is_paid_for() -> None:
    """While the first March goes on, its origin being paid for, all Resources left may be spent on Build."""
    game = at("""
        [resources]
        Romans = 4
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    """).play("""
        Romans action command March
        Romans command march Mandubii
    """)

    assert game.resources("Romans") == 2
    assert game.offers("ability") == ["Build"]


def test_4_1_a_special_ability_opened_but_not_used_is_still_free() -> None:
    """Looking at a Special Ability and doing nothing uses none."""
    game = crowded("Arverni").play("""
        Arverni action command Rally
        Arverni command ability Devastate
        Arverni devastate done
    """)

    assert game.offers("ability") == ["Entreat", "Devastate"]
    assert "cancel" in game.options


# ---- 4.1 before, during, after ----------------------------------------------------------------------------------


def test_4_1_example_aedui_trade_in_the_middle_of_a_rally() -> None:
    """The Aedui run out of Resources while Rallying, Trade, then go on Rallying."""
    game = at("""
        card = 37
        [resources]
        Aedui = 1
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Sequani]
        Aedui = "2 Warbands"
        [tribes]
        Aedui = "Aedui Citadel"
        Sequani = "Aedui"
    """).play("""
        Aedui action command Rally
        Aedui command rally Aedui
    """)
    assert game.pieces("Aedui", "Aedui") == "2 Warbands"
    assert game.resources("Aedui") == 0
    assert game.offers("rally") == []

    game.play("""
        Aedui command ability Trade
        Romans agree_trade no
        Aedui trade yes
    """)
    assert game.resources("Aedui") == 3  # Bibracte, Sequani, and the Subdued Helvetii
    game.play("""
        Aedui command rally Sequani
        Aedui rally place_warbands
        Aedui command done
    """)
    assert game.resources("Aedui") == 2
    assert game.pieces("Sequani", "Aedui") == "3 Warbands"


def test_4_1_before_between_and_after_the_regions_of_a_command() -> None:
    """The menu offers Special Abilities before the first Region, between Regions and after the last."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Pictones]
        Arverni = "2 Warbands"
        [tribes]
        Pictones = "Arverni"
    """).play("Arverni action command Rally")
    assert game.offers("ability") == ["Devastate"]
    game.play("""
        Arverni command rally Pictones
        Arverni rally place_warbands
        Arverni warbands number 1
    """)
    assert game.offers("ability") == ["Devastate"]
    game.play("""
        Arverni command rally Arverni
        Arverni rally place_warbands
        Arverni warbands number 2
        Arverni rally_more done
    """)

    assert game.offers("rally") == []
    assert game.offers("ability") == ["Devastate"]


def test_4_1_battles_paid_then_devastate_then_fought() -> None:
    """Battles selected and paid at the normal price are fought after Devastate, at no further cost."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        Romans = "3 Auxilia"
        [regions.Pictones]
        Arverni = "4 Warbands"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command Battle
        Arverni command select Arverni
        Arverni command select Pictones
    """)
    assert game.resources("Arverni") == 8
    assert "done" not in game.options  # two Regions are to be resolved

    game.play("""
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni devastate region Pictones
        Arverni command battle Arverni
        Romans declare_retreat stand
    """)
    assert game.pieces("Arverni", "Romans") == ""  # one starved, the others fell to four Losses
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 6 revealed Warbands"
    game.play("Arverni command battle Pictones\nAedui declare_retreat stand\nArverni command done")

    assert game.pieces("Pictones", "Arverni") == "3 revealed Warbands"
    assert game.pieces("Pictones", "Aedui") == ""
    assert game.resources("Arverni") == 8


def test_4_1_devastate_between_paying_for_a_march_and_moving() -> None:
    """The origin costs one Resource as it was when selected, though it is Devastated before the pieces move."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
    """).play("""
        Arverni action command March
        Arverni command select Arverni
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 6
        Arverni march_on region Veneti
    """)

    assert game.resources("Arverni") == 9
    assert game.pieces("Veneti", "Arverni") == "Vercingetorix, 6 Warbands"
    assert game.view["regions"]["Arverni"]["devastated"]


def test_4_1_devastate_halts_the_group_that_enters_afterwards() -> None:
    """Vercingetorix stops on entering a Region Devastated earlier in the same Command."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        [regions.Pictones]
        Arverni = "1 Warband"
    """).play("""
        Arverni action command March
        Arverni command ability Devastate
        Arverni devastate region Pictones
        Arverni devastate done
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 8
    """)

    assert game.asked == "Arverni command"
    assert game.pieces("Pictones", "Arverni") == "Vercingetorix, 9 Warbands"


def test_4_1_a_special_ability_while_a_group_is_on_its_way() -> None:
    """Caesar marches in, Build is used where he stands, and he marches on."""
    game = at("""
        [regions.Provincia]
        Romans = "Caesar, 2 Legions"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Sequani
        Romans march_number number 1
        Romans march_number number 2
        Romans march_on ability Build
        Romans build region Sequani
        Romans build_what fort
        Romans build_what done
        Romans build done
        Romans march_on region Treveri
    """)

    assert game.pieces("Sequani", "Romans") == "Fort"
    assert game.pieces("Treveri", "Romans") == "Caesar, 2 Legions"


def test_4_1_besiege_and_ambush_are_no_separate_actions() -> None:
    """Besiege and Ambush are announced in Battles, never offered as an action of their own."""
    romans = crowded("Romans").play("Romans action command Battle")
    arverni = crowded("Arverni").play("Arverni action command Battle")

    assert romans.offers("ability") == ["Scout"]
    assert arverni.offers("ability") == ["Entreat", "Devastate"]


def test_4_1_no_ambush_after_another_special_ability() -> None:
    """Arverni who have Devastated may not Ambush in the same Command."""
    game = crowded("Arverni").play("""
        Arverni action command Battle
        Arverni command ability Devastate
        Arverni devastate region Arverni
        Arverni command battle Arverni
    """)

    assert game.asked != "Arverni ambush"


def test_4_1_no_other_special_ability_after_an_ambush() -> None:
    """Arverni who have Ambushed may neither Entreat nor Devastate in the same Command."""
    game = crowded("Arverni").play("""
        Arverni action command Battle
        Arverni command battle Arverni
        Arverni ambush yes
    """)

    assert game.asked == "Arverni command"
    assert game.offers("ability") == []


def test_4_1_a_region_only_once_for_a_special_ability() -> None:
    """A Region Entreated once is not offered again."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 8 Warbands"
        Aedui = "2 Warbands"
        [regions.Aedui]
        Arverni = "1 Warband"
        Aedui = "3 Warbands"
    """).play("""
        Arverni action command Raid
        Arverni command ability Entreat
        Arverni entreat region Arverni
    """)

    assert game.offers("region") == ["Aedui"]


@pytest.mark.parametrize(("used", "action"), [(True, "Command and Special Ability"), (False, "Command")])
def test_4_1_note_what_the_first_did_is_remembered_for_the_second(used: bool, action: str) -> None:
    """The 2nd Eligible has the option of the Event only if the 1st used a Special Ability (2.3.4)."""
    game = crowded("Arverni").play("Arverni action command Rally\nArverni command rally Arverni")
    game.play("Arverni rally place_citadel\nArverni rally_more done")
    if used:
        game.play("Arverni command ability Entreat\nArverni entreat region Aedui\nArverni entreat done")
    game.play("Arverni command done")

    assert game.position["first"] == {"faction": "Arverni", "action": action}


# ---- 4.1.1 Accompanying Commands --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "command", "abilities"),
    [
        ("Romans", "Recruit", ["Build", "Scout"]),
        ("Romans", "March", ["Build", "Scout"]),
        ("Romans", "Seize", ["Build", "Scout"]),
        ("Romans", "Battle", ["Scout"]),
        ("Arverni", "Rally", ["Entreat", "Devastate"]),
        ("Arverni", "March", ["Entreat", "Devastate"]),
        ("Arverni", "Raid", ["Entreat", "Devastate"]),
        ("Arverni", "Battle", ["Entreat", "Devastate"]),
        ("Aedui", "Rally", ["Trade", "Suborn"]),
        ("Aedui", "March", ["Trade", "Suborn"]),
        ("Aedui", "Raid", ["Trade", "Suborn"]),
        ("Aedui", "Battle", ["Trade"]),
        ("Belgae", "Rally", ["Enlist", "Rampage"]),
        ("Belgae", "March", ["Enlist"]),
        ("Belgae", "Raid", ["Enlist", "Rampage"]),
        ("Belgae", "Battle", ["Enlist", "Rampage"]),
    ],
)
def test_4_1_1_which_special_ability_goes_with_which_command(
    faction: str, command: str, abilities: list[str]
) -> None:
    """Each Command is accompanied by the Special Abilities that name it, or that name none."""
    game = crowded(faction).play(f"{faction} action command {command}")

    assert game.offers("ability") == abilities


# ---- 4.1.2 Leaders and Special Abilities ------------------------------------------------------------------------

ARVERNI_REACH = """
    card = 19
    [regions.Arverni]
    Arverni = "{leader} 4 Warbands"
    Aedui = "1 Warband"
    [regions.Pictones]
    Arverni = "4 Warbands"
    Aedui = "1 Warband"
    [regions.Veneti]
    Arverni = "4 Warbands"
    Aedui = "1 Warband"
"""


@pytest.mark.parametrize(
    ("leader", "regions"), [("Vercingetorix,", ["Arverni", "Pictones"]), ("Successor,", ["Arverni"])]
)
@pytest.mark.parametrize("ability", ["Entreat", "Devastate"])
def test_4_1_2_arverni_reach(leader: str, regions: list[str], ability: str) -> None:
    """Vercingetorix reaches his own and adjacent Regions, his Successor only his own."""
    game = at(ARVERNI_REACH.format(leader=leader)).play(f"""
        Arverni action command Raid
        Arverni command ability {ability}
    """)

    assert game.offers("region") == regions


def test_4_1_2_no_leader_no_special_ability() -> None:
    """Without a Leader on the map neither Entreat, nor Devastate, nor Ambush."""
    game = at(ARVERNI_REACH.format(leader="")).play("Arverni action command Battle")
    assert game.offers("ability") == []

    game.play("Arverni command battle Pictones")
    assert game.asked != "Arverni ambush"


@pytest.mark.parametrize(
    ("leader", "region", "asked"),
    [
        ("Vercingetorix,", "Arverni", True),
        ("Vercingetorix,", "Pictones", True),
        ("Vercingetorix,", "Veneti", False),
        ("Successor,", "Arverni", True),
        ("Successor,", "Pictones", False),
    ],
)
def test_4_1_2_arverni_ambush_reach(leader: str, region: str, asked: bool) -> None:
    """Ambush within one Region of Vercingetorix, or in the Region of his Successor."""
    game = at(ARVERNI_REACH.format(leader=leader)).play("Arverni action command Battle")
    game.play(f"Arverni command battle {region}")

    assert (game.asked == "Arverni ambush") == asked


BELGIC_REACH = """
    card = 55
    [regions.Nervii]
    Belgae = "{leader} 4 Warbands"
    Romans = "1 Auxilia"
    [regions.Treveri]
    Belgae = "4 Warbands"
    Romans = "1 Auxilia"
    [regions.Mandubii]
    Belgae = "4 Warbands"
    Romans = "1 Auxilia"
    Germans = "1 Warband"
"""


@pytest.mark.parametrize(("leader", "regions"), [("Ambiorix,", ["Nervii", "Treveri"]), ("Successor,", ["Nervii"])])
def test_4_1_2_rampage_reach(leader: str, regions: list[str]) -> None:
    """Rampage within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play("Belgae action command Raid\nBelgae command ability Rampage")

    assert game.offers("region") == regions


@pytest.mark.parametrize(
    ("leader", "regions"),
    [("Ambiorix,", ["Nervii", "Morini", "Treveri", "Sugambri"]), ("Successor,", ["Nervii"])],
)
def test_4_1_2_enlist_reach(leader: str, regions: list[str]) -> None:
    """Enlist within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist as_belgic
    """)

    assert sorted(game.offers("region")) == sorted(regions)


@pytest.mark.parametrize(
    ("leader", "region", "asked"),
    [
        ("Ambiorix,", "Treveri", True),
        ("Ambiorix,", "Mandubii", False),
        ("Successor,", "Nervii", True),
        ("Successor,", "Treveri", False),
    ],
)
def test_4_1_2_belgic_ambush_reach(leader: str, region: str, asked: bool) -> None:
    """Ambush within one Region of Ambiorix, or in the Region of his Successor."""
    game = at(BELGIC_REACH.format(leader=leader)).play(f"Belgae action command Battle\nBelgae command battle {region}")
    if game.asked == "Belgae battle_target":
        game.play("Belgae battle_target faction Romans")

    assert (game.asked == "Belgae ambush") == asked


def test_4_1_2_no_belgic_leader_no_special_ability() -> None:
    """Without a Belgic Leader on the map neither Enlist nor Rampage."""
    game = at(BELGIC_REACH.format(leader="")).play("Belgae action command Raid")

    assert game.offers("ability") == []


ROMAN_REACH = """
    [regions.Mandubii]
    Romans = "{leader} 1 Auxilia"
    Arverni = "1 Warband"
    [regions.Sequani]
    Romans = "1 Auxilia"
    Arverni = "1 Warband"
    [regions.Ubii]
    Romans = "1 Auxilia"
    Arverni = "1 Warband"
"""


@pytest.mark.parametrize(("leader", "regions"), [("Caesar,", ["Mandubii", "Sequani"]), ("Successor,", ["Mandubii"])])
def test_4_1_2_build_reach(leader: str, regions: list[str]) -> None:
    """Build within one Region of Caesar, or in the Region of his Successor."""
    game = at(ROMAN_REACH.format(leader=leader)).play("Romans action command Seize\nRomans command ability Build")

    assert game.offers("region") == regions


@pytest.mark.parametrize(("leader", "regions"), [("Caesar,", ["Mandubii", "Sequani"]), ("Successor,", ["Mandubii"])])
def test_4_1_2_scout_reveals_near_the_leader_but_rides_anywhere(leader: str, regions: list[str]) -> None:
    """Scout moves Auxilia of any Region; it Reveals only within one of Caesar or with his Successor."""
    game = at(ROMAN_REACH.format(leader=leader)).play("Romans action command Seize\nRomans command ability Scout")
    assert game.offers("region") == ["Ubii", "Mandubii", "Sequani"]

    game.play("Romans scout_from done")
    assert game.offers("region") == regions


def test_4_1_2_scout_moves_without_any_leader() -> None:
    """With no Roman Leader on the map Scout still moves Auxilia, but Reveals nobody."""
    game = at(ROMAN_REACH.format(leader="")).play("""
        Romans action command Seize
        Romans command ability Scout
        Romans scout_from region Ubii
        Romans scout_to region Sugambri
        Romans scout_from done
    """)

    assert game.pieces("Sugambri", "Romans") == "1 Auxilia"
    assert game.asked == "Romans command"
    assert game.offers("ability") == []


def test_4_1_2_the_leader_reaches_from_where_he_is_now() -> None:
    """Vercingetorix marches first; then Devastate reaches from his new Region."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Veneti]
        Arverni = "4 Warbands"
    """).play("Arverni action command March\nArverni command ability Devastate")
    assert game.offers("region") == ["Arverni"]

    game.play("""
        Arverni devastate done
        Arverni command march Arverni
        Arverni march_to region Pictones
        Arverni march_number number 1
        Arverni march_number number 1
        Arverni march_on done
        Arverni march_to done
        Arverni command ability Devastate
    """)
    assert sorted(game.offers("region")) == ["Arverni", "Pictones", "Veneti"]


# ---- 4.1.3 Britannia --------------------------------------------------------------------------------------------


def test_4_1_3_no_special_ability_once_a_group_has_crossed() -> None:
    """A March into Britannia bars every Special Ability of that Command."""
    game = at("""
        [regions.Atrebates]
        Romans = "Caesar, 2 Legions, 2 Auxilia"
    """).play("""
        Romans action command March
        Romans command march Atrebates
    """)
    assert game.offers("ability") == ["Build", "Scout"]

    game.play("""
        Romans march_to region Britannia
        Romans march_number number 0
        Romans march_number number 0
        Romans march_number number 1
    """)
    assert game.asked == "Romans march_to"
    assert game.offers("ability") == []
    game.play("Romans march_to done")
    assert game.offers("ability") == []


def test_4_1_3_no_special_ability_after_a_march_out_of_britannia() -> None:
    """A Gallic March out of Britannia bars it likewise."""
    game = at("""
        card = 55
        [regions.Britannia]
        Belgae = "1 Warband"
        [regions.Nervii]
        Belgae = "Ambiorix, 2 Warbands"
    """).play("""
        Belgae action command March
        Belgae command march Britannia
        Belgae march_to region Morini
        Belgae command march Nervii
    """)

    assert game.offers("ability") == []


def test_4_1_3_no_crossing_after_a_special_ability() -> None:
    """Once a Special Ability has been added, no group may enter or leave Britannia on this March."""
    game = at("""
        card = 19
        [regions.Veneti]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Britannia]
        Arverni = "2 Warbands"
    """).play("Arverni action command March\nArverni command march Veneti")
    assert "Britannia" in game.offers("region")

    game.play("Arverni march_to ability Devastate\nArverni devastate region Veneti\nArverni devastate done")
    assert game.asked == "Arverni march_to"
    assert "Britannia" not in game.offers("region")
    game.play("Arverni march_to done\nArverni command march Britannia")
    assert game.asked == "Arverni command"  # nowhere to go: the Warbands only hid


def test_4_1_3_britannia_is_adjacent_for_special_abilities() -> None:
    """1.3.4 For all other purposes Britannia is adjacent: Vercingetorix in Veneti Devastates it."""
    game = at("""
        card = 19
        [regions.Veneti]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Britannia]
        Arverni = "2 Warbands"
    """).play("Arverni action command Raid\nArverni command ability Devastate")

    assert game.offers("region") == ["Veneti", "Britannia"]
