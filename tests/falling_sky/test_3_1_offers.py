"""3.1, 4.1 Which Commands are offered: those that can be done now, or may get a Region and can be paid for."""

from textwrap import dedent

import pytest

from tests.falling_sky.playing import Play, at, lone
from tests.falling_sky.reach import look

# Vercingetorix alone with two Revealed Warbands: only after a Devastation might there be somebody to fight.
ALONE = """
    {head}
    ineligible = ["Romans", "Aedui", "Belgae"]
    [resources]
    Romans = {others}
    Arverni = {own}
    Aedui = {others}
    Belgae = {others}
    [regions.Veneti]
    Arverni = "Vercingetorix, 2 revealed Warbands"
    [capabilities]
    {capability}
"""


def arverni(own: int, others: int = 0, head: str = "card = 1", capability: str = "") -> list[str]:
    return at(ALONE.format(own=own, others=others, head=head, capability=capability)).offers("command")


def test_4_1_no_ability_brings_a_gaul_somebody_to_fight() -> None:
    """With one Resource there is a Rally and a March, but no Battle where nobody is; with none there is nothing."""
    assert arverni(1) == ["Rally", "March"]
    assert arverni(0) == []


def test_4_1_baggage_trains_make_no_other_command_cheaper() -> None:
    """8 Free is the March alone; nobody lies Hidden to Raid, and no Devastation brings such a Warband."""
    assert arverni(0, capability='8 = "unshaded Arverni"') == ["March"]


def test_4_1_frost_bars_the_march_alone() -> None:
    """2.3.8 Upon Frost there is still a Rally."""
    assert arverni(1, head='card = 1\n    next = "Winter"') == ["Rally"]


def test_4_1_what_a_gift_makes_possible_may_be_accompanied_too() -> None:
    """1.5.2 With nothing of one's own, but others who could give."""
    assert arverni(0, others=10) == ["Rally", "March"]


@pytest.mark.parametrize(
    ("own", "where", "offered"),
    [
        (1, "Carnutes", ["Recruit", "Seize"]),
        (2, "Carnutes", ["Recruit", "March", "Seize", "Battle"]),
        (2, "Sequani", ["Recruit", "March", "Seize"]),
    ],
)
def test_4_1_a_roman_command_costs_two_resources(own: int, where: str, offered: list[str]) -> None:
    """Auxilia who Scout may find somebody to fight next to Veneti, if the Battle can be paid for, but not far away;
    Recruit and Seize may be free."""
    game = at(f"""
        card = 1
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [resources]
        Romans = {own}
        Arverni = 0
        Aedui = 0
        Belgae = 0
        [regions.Veneti]
        Romans = "Caesar, 2 Auxilia"
        [regions.{where}]
        Germans = "1 Warband"
    """)
    assert game.offers("command") == offered


@pytest.mark.parametrize(("own", "offered"), [(1, ["Raid"]), (2, ["Rally", "March", "Raid", "Battle"])])
def test_4_1_convictolitavis_doubles_what_may_be_hoped_for(own: int, offered: list[str]) -> None:
    """43 Suborn would be possible with one Resource, but no Command with it that costs two."""
    game = at(f"""
        card = 1
        ineligible = ["Arverni", "Romans", "Belgae"]
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = {own}
        Belgae = 0
        [regions.Veneti]
        Aedui = "2 Warbands"
        Germans = "2 Warbands"
        [capabilities]
        43 = "shaded"
    """)
    assert game.offers("command") == offered


def test_1_4_1_an_ally_may_be_taken_off_for_a_rally_with_warbands_available() -> None:
    """All six Aedui Allies stand in Devastated Regions; one could be placed in Veneti, under Aedui Control."""
    barren = "".join(f"[regions.{name}]\ndevastated = true\n" for name in ("Aedui", "Sequani", "Mandubii"))
    tribes = ("Aedui", "Sequani", "Helvetii", "Mandubii", "Lingones", "Senones")
    settled = "".join(f'{name} = "Aedui"\n' for name in tribes)
    head = 'card = 1\nineligible = ["Arverni", "Romans", "Belgae"]\n'
    game = at(f'{head}{barren}[regions.Veneti]\nAedui = "2 revealed Warbands"\n[tribes]\n{settled}')
    assert "Rally" in game.offers("command")


def test_1_5_2_negotiation_is_offered_for_a_truce_alone() -> None:
    """Nobody has a Resource to give, but all may promise not to Harass."""
    game = at("""
        card = 1
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [resources]
        Romans = 0
        Arverni = 0
        Aedui = 0
        Belgae = 0
        [regions.Veneti]
        Romans = "Caesar, 2 Auxilia"
    """).play("Romans action command Seize")
    assert "negotiate" in game.options


def test_5_3_only_the_recruit_says_that_it_needs_a_supply_line() -> None:
    """13 The question of a March does not."""
    board = 'card = 1\n[capabilities]\n13 = "shaded"\n[regions.Provincia]\nRomans = "Caesar, 2 Auxilia, Fort"\n'
    assert terms(at(board).play("Romans action command Recruit")) == ["Recruit", "supplied"]
    assert terms(at(board).play("Romans action command March")) == ["March"]


def terms(game: Play) -> list[str]:
    assert game.table.ask is not None
    return [str(each) for each in game.table.ask.about]


# ---- 38 Diviciacus: where pieces may be shared ------------------------------------------------------------------

TOGETHER = """
    card = 1
    ineligible = [{idle}]
    {first}
    [regions.Mandubii]
    Aedui = "Diviciacus, 2 Warbands"
    Romans = "2 Auxilia"
    [regions.Provincia]
    Romans = "Caesar, 2 Auxilia, Fort"
    [tribes]
    Mandubii = "Dispersed"
    Lingones = "Dispersed"
    Senones = "Dispersed"
"""


def test_event_38_option_pieces_are_shared_for_a_special_ability_that_may_come() -> None:
    """A1.4 There is nothing to Recruit in Mandubii: they are shared there only while an Ability may still follow."""
    board = TOGETHER.format(idle='"Arverni", "Aedui", "Belgae"', first="")
    game = at(board, diviciacus=True).play("Romans action command Recruit")
    assert game.offers("share") == ["Mandubii"]
    game.play("""
        Romans command ability Scout
        Romans scout_from region Provincia
        Romans scout_to region Arverni
        Romans scout_number number 1
        Romans scout_from done
    """)
    assert game.offers("share") == []


def test_event_38_option_nothing_is_shared_for_an_ability_with_a_limited_command() -> None:
    """2.3.5 No Special Ability comes with it."""
    first = 'first = { faction = "Arverni", action = "Command" }'
    game = at(TOGETHER.format(idle='"Aedui"', first=first), diviciacus=True).play("Romans action limited Recruit")
    assert "recruit Provincia" in game.options
    assert game.offers("share") == []


def test_event_38_a_region_that_is_selected_may_still_be_shared() -> None:
    """Until it is resolved."""
    game = at("""
        card = 1
        [capabilities]
        38 = "unshaded"
        [regions.Mandubii]
        Aedui = "2 Warbands"
        Romans = "2 Auxilia"
        Arverni = "1 Warband"
    """).play("Romans action command Battle\nRomans command select Mandubii")
    assert game.offers("share") == ["Mandubii"]


# ---- what can bring a Command a Region --------------------------------------------------------------------------


MARKET = """
    [regions.Mandubii]
    Aedui = "1 revealed Warband"
    Arverni = "2 Warbands"
    [tribes]
    Mandubii = "Aedui"
    [capabilities]
"""


@pytest.mark.parametrize(("capability", "offered"), [("", True), ('43 = "shaded"', False)])
def test_4_4_1_no_command_in_hope_of_a_trade_that_brings_too_little(capability: str, offered: bool) -> None:
    """Trade brings one Resource: enough for a Battle, but not where it costs two (43)."""
    game = lone("Aedui", dedent(MARKET) + capability)
    assert ("Battle" in game.offers("command")) is offered
    assert "Raid" not in game.offers("command")


def test_4_4_1_trade_comes_once() -> None:
    """Whoever has Traded and given the gain away has nothing more to hope for: the Command is taken back."""
    game = lone("Aedui", MARKET).play("Aedui action command Battle\nAedui command ability Trade\nAedui trade yes")
    game.play("Aedui command negotiate\nAedui negotiate give Belgae")
    assert (game.asked, game.resources("Aedui")) == ("Aedui action", 0)


WITH_DIVICIACUS = """
    [regions.Veneti]
    Aedui = "Diviciacus"
    Arverni = "3 Warbands"
    [regions.Mandubii]
    Aedui = "1 revealed Warband"
    Arverni = "2 Warbands"
    [tribes]
    Mandubii = "Aedui"
"""


def test_4_1_aedui_may_take_diviciacus_off_the_map_for_a_trade() -> None:
    """A1.4.1 He keeps Special Abilities near him; without him Trade brings the price of a March."""
    game = lone("Aedui", WITH_DIVICIACUS, diviciacus=True)
    game.play("Aedui action command March\nAedui command remove_own\nAedui remove_from region Veneti")
    game.play("Aedui command ability Trade\nAedui trade yes")
    assert "Mandubii" in game.offers("march")


SPENT = """
    [regions.Veneti]
    Aedui = "2 Warbands"
    devastated = true
    [regions.Aedui]
    devastated = true
    [regions.Sequani]
    devastated = true
    [tribes]
    Veneti = "Dispersed"
    Namnetes = "Dispersed"
"""


def test_4_1_a_special_ability_may_open_the_only_command() -> None:
    """Suborn places a Roman piece, whose owner can be Raided in the Devastated Region."""
    game = lone("Aedui", SPENT, aedui=1, romans=5)
    assert game.offers("command") == ["Raid"]
    game.play("Aedui action command Raid\nAedui command ability Suborn\nAedui suborn_what place Romans")
    assert "Veneti" in game.offers("raid")


def test_4_1_a_special_ability_with_shared_pieces_may_open_a_command() -> None:
    """A1.4 Hidden Auxilia could Suborn an Ally, who makes a Rally possible."""
    board = """
        [regions.Mandubii]
        Aedui = "Diviciacus, 2 revealed Warbands"
        Romans = "2 Auxilia"
        Arverni = "6 Warbands"
        [regions.Aedui]
        devastated = true
        [regions.Sequani]
        devastated = true
    """
    assert "Rally" in lone("Aedui", board, ("Romans",), diviciacus=True, aedui=3).offers("command")


def test_1_5_2_what_others_may_give_may_buy_an_agreement() -> None:
    """38 The Romans have refused; one of the two Resources that the Belgae have could win them."""
    board = """
        [capabilities]
        38 = "unshaded"
        [regions.Mandubii]
        Aedui = "2 revealed Warbands"
        Romans = "2 Auxilia"
        Belgae = "1 Warband"
    """
    game = lone("Aedui", board, ("Romans", "Belgae"), belgae=5)
    game.play("Aedui action command Raid\nAedui command share Mandubii\nRomans agree_share no\nAedui command cancel")
    assert "Raid" in game.offers("command")


CAMP = """
    [regions.Mandubii]
    Romans = "Caesar, 3 Legions{}"
    Arverni = "4 Warbands"
    {}
"""


@pytest.mark.parametrize(("aedui", "offered"), [(1, False), (2, True)])
def test_1_5_2_others_give_no_more_than_they_have(aedui: int, offered: bool) -> None:
    """A Roman Battle costs two Resources: one of a player is no help."""
    assert ("Battle" in lone("Romans", CAMP.format("", ""), ("Aedui",), aedui=aedui).offers("command")) is offered


@pytest.mark.parametrize(("capability", "offered"), [("", True), ('[capabilities]\n13 = "shaded"', False)])
def test_event_13_shaded_a_recruit_that_scouts_may_open_costs_two(capability: str, offered: bool) -> None:
    """With one Resource it is not offered."""
    game = lone("Romans", dedent(CAMP).format(", 2 Auxilia", "") + capability, romans=1)
    assert ("Recruit" in game.offers("command")) is offered


@pytest.mark.parametrize("others", ['Aedui = "2 Warbands"', ""])
def test_4_3_entreat_and_devastate_help_nobody_who_lacks_resources(others: str) -> None:
    """In the Devastated Region March and Battle cost two: with one Resource there is no way to them, nor to a Raid of
    somebody who has nothing."""
    board = f'[regions.Veneti]\nArverni = "Vercingetorix, 2 Warbands"\n{others}\ndevastated = true\n'
    assert set(lone("Arverni", board, arverni=1).offers("command")) <= {"Rally"}


def test_4_4_no_suborn_with_the_resources_of_a_trade() -> None:
    """4.1 There is one Special Ability: a Rally that both together would open is not offered."""
    board = """
        [regions.Carnutes]
        devastated = true
        [regions.Aedui]
        devastated = true
        [regions.Sequani]
        devastated = true
        [regions.Mandubii]
        Aedui = "1 Warband"
        Arverni = "6 Warbands"
        [tribes]
        Aedui = "Aedui"
        Carnutes = "Aedui"
    """
    assert "Rally" not in lone("Aedui", board).offers("command")


def test_3_3_3_no_raid_in_hope_of_ones_own_gift() -> None:
    """In a Devastated Region somebody who has nothing cannot be Raided, though he could be given a Resource first
    (ruling); with one of his own he can, and Rampage makes no difference."""
    board = '[regions.Veneti]\n{0} = "Ambiorix, 2 Warbands"\nAedui = "1 Warband"\ndevastated = true\n'
    assert "Raid" not in lone("Belgae", board.format("Belgae"), belgae=2).offers("command")
    assert "Raid" in lone("Belgae", board.format("Belgae"), belgae=2, aedui=1).offers("command")


DRUIDS = """
    card = 48
    ineligible = ["Arverni", "Romans", "Belgae"]
    nonplayers = ["Arverni", "Romans", "Belgae"]
    [resources]
    Romans = 0
    Arverni = 0
    Aedui = 0
    Belgae = 0
    [regions.Mandubii]
    Aedui = "1 Warband"
    Arverni = "6 Warbands"
    [regions.Aedui]
    devastated = true
    [regions.Sequani]
    devastated = true
"""


def test_5_4_a_free_command_that_a_free_ability_opens_is_offered_to_the_poor() -> None:
    """48 The Aedui Suborn an Ally and Rally there, both for nothing."""
    game = at(DRUIDS).play("Aedui action unshaded 48\nAedui event_faction faction Aedui\nAedui event_faction done")
    assert "Rally" in game.offers("command")


def test_event_55_shaded_a_rally_that_germans_open_costs_nothing() -> None:
    """Enlisted Germans fight the Aedui Allies, and a Belgic one can be placed without Resources."""
    spent = "".join(f"[regions.{r}]\ndevastated = true\n" for r in ("Morini", "Nervii", "Treveri", "Atrebates"))
    board = spent + '[regions.Sequani]\nBelgae = "Ambiorix"\nGermans = "4 Warbands"\n[tribes]\nSequani = "Aedui"\n'
    board += 'Helvetii = "Aedui"\n[capabilities]\n55 = "shaded"\n'
    assert "Rally" in lone("Belgae", board).offers("command")


def test_1_4_1_an_ally_taken_off_may_be_placed_where_pieces_are_shared() -> None:
    """38 All six Aedui Allies stand in Devastated Regions; in Veneti only shared pieces have Control."""
    allies = "".join(f'{t} = "Aedui"\n' for t in ("Aedui", "Sequani", "Helvetii", "Mandubii", "Senones", "Lingones"))
    spent = "".join(f"[regions.{r}]\ndevastated = true\n" for r in ("Aedui", "Sequani", "Mandubii"))
    board = spent + '[regions.Veneti]\nAedui = "2 revealed Warbands"\nRomans = "2 Auxilia"\nArverni = "3 Warbands"\n'
    board += "[tribes]\n" + allies
    assert "Rally" not in lone("Aedui", board, ("Romans",), aedui=3).offers("command")
    shared = board + '[capabilities]\n38 = "unshaded"\n'
    assert "Rally" in lone("Aedui", shared, ("Romans",), aedui=3).offers("command")


def test_4_2_1_no_march_in_hope_of_a_build() -> None:
    """12 Labienus Builds far from the Leader, but nobody is there to March."""
    board = '[capabilities]\n12 = "unshaded"\n[regions.Provincia]\nRomans = "Fort"\n'
    assert "March" not in lone("Romans", board, romans=6).offers("command")


SUBORNED = """
    [regions.Veneti]
    Aedui = "2 Warbands"
    Arverni = "6 Warbands"
    {veneti}
    [regions.Aedui]
    devastated = true
    [regions.Sequani]
    devastated = true
"""


@pytest.mark.parametrize(("veneti", "offered"), [("", True), ("devastated = true", False)])
def test_4_4_2_no_rally_where_suborn_could_only_help_in_a_devastated_region(veneti: str, offered: bool) -> None:
    """An Ally placed in Veneti makes a Rally possible there, but not once it is Devastated."""
    game = lone("Aedui", SUBORNED.format(veneti=veneti), aedui=9)
    assert ("Rally" in game.offers("command")) is offered


STARVED = """
    [regions.Veneti]
    Arverni = "Successor, {} Warbands"
    devastated = true
    [regions.Arverni]
    devastated = true
"""


@pytest.mark.parametrize("warbands", [34, 35])
def test_4_3_2_no_rally_in_hope_of_a_devastation(warbands: int) -> None:
    """It takes Warbands off the map, as the Arverni can without it (1.4.1): there is nowhere to place them."""
    assert "Rally" not in lone("Arverni", STARVED.format(warbands), arverni=9).offers("command")


HUNGRY = """
    card = 48
    nonplayers = ["Aedui", "Romans", "Belgae"]
    ineligible = ["Aedui", "Romans", "Belgae"]
    [regions.Veneti]
    Arverni = "Successor, 35 Warbands"
    [tribes]
    Pictones = "Arverni"
"""


def test_5_4_a_devastation_makes_warbands_available_to_a_free_rally() -> None:
    """48 Nobody removes own pieces at will in a free Command: those who starve in Veneti are placed in Pictones."""
    game = at(HUNGRY).play("Arverni action unshaded 48\nArverni event_faction faction Arverni")
    game.play("Arverni event_faction done")
    assert "Rally" in game.offers("command")
    game.play("Arverni free_command command Rally\nArverni command ability Devastate\nArverni devastate region Veneti")
    assert "Pictones" in game.offers("rally")


def test_event_04_whoever_is_walled_in_may_march_with_others_that_suborn_brings() -> None:
    """Both Warbands are walled in; a third that Suborn places is not."""
    board = """
        [regions.Bituriges]
        Aedui = "2 Warbands"
        Romans = "2 Auxilia"
        [circumvallation]
        region = "Bituriges"
        faction = "Aedui"
        pieces = "2 Warbands"
    """
    game = lone("Aedui", board, aedui=2)
    game.play("Aedui action command March\nAedui command ability Suborn\nAedui suborn_what place Aedui")
    game.play("Aedui suborn_what done")
    assert game.offers("march") == ["Bituriges"]


@pytest.mark.parametrize(("belgae", "offered"), [(1, False), (2, True)])
def test_4_5_1_germans_make_no_battle_cheaper(belgae: int, offered: bool) -> None:
    """They may March to the Belgae, who then could fight them; but a Devastated Region costs two Resources."""
    board = """
        [regions.Nervii]
        Belgae = "Ambiorix, 2 revealed Warbands"
        devastated = true
        [regions.Treveri]
        Germans = "2 Warbands"
    """
    assert ("Battle" in lone("Belgae", board, belgae=belgae).offers("command")) is offered


@pytest.mark.parametrize("board", [7000000, 7000005, 7000020, 7000028, 7000030])
def test_3_1_no_command_is_withheld_that_chance_finds_a_way_to(board: int) -> None:
    """On boards with little to pay, every Command is tried (``make reach`` tries many boards)."""
    finds, begun = look(board)
    assert [str(each) for each in finds if each.counts] == []
    assert begun["not offered"] > 3


TWO_DEAR = """
    [regions.Atrebates]
    Belgae = "Ambiorix, 2 revealed Warbands"
    Arverni = "3 Warbands"
    devastated = true
    [regions.Morini]
    devastated = true
    [regions.Nervii]
    devastated = true
    [regions.Treveri]
    devastated = true
    [tribes]
    Menapii = "Belgae"
    Morini = "Belgae"
"""


@pytest.mark.parametrize(
    ("romans", "belgae", "aedui", "offered"), [(1, 0, 20, False), (0, 1, 20, False), (1, 0, 21, True)]
)
def test_8_6_6_what_makes_the_aedui_rich_is_not_given_twice(
    romans: int, belgae: int, aedui: int, offered: bool
) -> None:
    """With 20 they need one Resource more before they help Romans who give one away: there is only one."""
    tribes = {"Arverni": ARVERNI_TRIBES, "Aedui": "Aedui Sequani Senones Lingones Bituriges Helvetii"}
    held = "".join(f'{tribe} = "{owner}"\n' for owner, names in tribes.items() for tribe in names.split())
    board = dedent(TWO_DEAR) + held
    game = lone("Belgae", board, ("Romans",), romans=romans, belgae=belgae, aedui=aedui)
    assert ("Battle" in game.offers("command")) is offered


ARVERNI_TRIBES = "Arverni Cadurci Volcae Pictones Santones Carnutes Aulerci Veneti Namnetes Mandubii"


def test_4_1_once_enlist_is_used_nothing_brings_the_raid_warbands() -> None:
    """4.5.1 Ambiorix alone: after a Germanic March no Warband can join him any more, so the Raid is taken back."""
    board = """
        [regions.Atrebates]
        Belgae = "Ambiorix"
        devastated = true
        [regions.Nervii]
        devastated = true
        [regions.Morini]
        devastated = true
        [regions.Treveri]
        Germans = "3 Warbands"
    """
    game = lone("Belgae", board, romans=1, belgae=1)
    game.play("Belgae action command Raid\nBelgae command ability Enlist\nBelgae enlist germanic March")
    while game.asked not in ("Belgae command", "Belgae action"):
        game.answer(f"{game.asked} {game.options[0]}")
    assert game.asked == "Belgae action"


def test_3_3_3_no_raid_in_hope_of_suborn_where_nobody_has_resources() -> None:
    """Whoever is Suborned has nothing to lose."""
    assert "Raid" in lone("Aedui", SPENT, aedui=1, romans=5).offers("command")
    assert "Raid" not in lone("Aedui", SPENT, aedui=1).offers("command")


@pytest.mark.parametrize(("romans", "offered"), [(0, False), (2, True)])
def test_3_3_3_no_raid_in_hope_of_germans_where_nobody_has_resources(romans: int, offered: bool) -> None:
    spent = "".join(f"[regions.{r}]\ndevastated = true\n" for r in ("Morini", "Nervii", "Treveri", "Mandubii"))
    board = (
        spent
        + """
[regions.Atrebates]
Belgae = "Ambiorix, 2 Warbands"
Germans = "2 Warbands"
devastated = true
"""
    )
    assert ("Raid" in lone("Belgae", board, romans=romans).offers("command")) is offered


def test_4_3_2_no_march_of_the_walled_in_hope_of_a_devastation() -> None:
    """4 It takes at most a third of the Romans, never their last, and brings nobody."""
    game = lone(
        "Arverni",
        """
        [regions.Carnutes]
        Arverni = "Vercingetorix"
        Romans = "1 Auxilia"
        [tribes]
        Carnutes = "Arverni Citadel"
        Aulerci = "Arverni"
        [circumvallation]
        region = "Carnutes"
        faction = "Arverni"
        tribes = ["Carnutes"]
        pieces = "Vercingetorix"
        """,
        arverni=3,
    )
    assert "March" not in game.offers("command")


RAIDERS = """
    [regions.Atrebates]
    Belgae = "Ambiorix, 2 {0}Warbands"
    Germans = "2 Warbands"
    Romans = "1 Auxilia"
"""


@pytest.mark.parametrize(
    ("belgae", "hidden", "more", "germanic"),
    [
        (0, "revealed ", "", False),
        (1, "revealed ", "", True),
        (0, "", "", True),
        (0, "revealed ", '[capabilities]\n8 = "unshaded Belgae"\n', True),
        (0, "revealed ", '[capabilities]\n55 = "shaded"\n', True),
    ],
)
def test_4_5_1_no_germanic_command_that_would_leave_nobody_to_raid(
    belgae: int, hidden: str, more: str, germanic: bool
) -> None:
    """Only Germans who join can Raid, and there are no Resources for another Command: what a Germanic Command did would
    be taken back. One Resource, a Hidden Warband of the Belgae, a March (8) or a Rally (55) that costs nothing is
    enough."""
    game = lone("Belgae", dedent(RAIDERS).format(hidden) + more, belgae=belgae, romans=2)
    game.play("Belgae action command Raid\nBelgae command ability Enlist")
    assert ("germanic Raid" in game.options) is germanic
    assert "as_belgic" in game.options or not germanic


def test_4_5_1_no_germanic_command_before_a_raid_where_no_march_is_possible() -> None:
    """8 Upon Frost it costs nothing either, but is not allowed (2.3.8)."""
    head = (
        'card = 2\nnext = "Winter"\nineligible = ["Romans", "Arverni", "Aedui"]\n[resources]\nRomans = 2\nBelgae = 0\n'
    )
    game = at(head + dedent(RAIDERS).format("revealed ") + '[capabilities]\n8 = "unshaded Belgae"\n')
    game.play("Belgae action command Raid\nBelgae command ability Enlist")
    assert game.options == ["as_belgic", "done"]


def test_4_5_1_a_germanic_command_may_follow_the_raid() -> None:
    """All Belgic Warbands are Revealed by then."""
    game = lone("Belgae", RAIDERS.format(""), romans=4)
    game.play("Belgae action command Raid\nBelgae command raid Atrebates\nBelgae raid take_from Romans")
    while game.asked == "Belgae raid":
        game.answer(f"Belgae raid {game.options[0]}")
    game.play("Belgae command ability Enlist")
    assert "germanic Raid" in game.options
