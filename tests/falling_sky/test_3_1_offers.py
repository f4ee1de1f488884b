"""3.1, 4.1 Which Commands are offered: those that can be done now, or may get a Region and can be paid for."""

import pytest

from tests.falling_sky.playing import Play, at

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


def test_4_1_a_command_that_an_ability_may_open_costs_a_gaul_one_resource() -> None:
    """With one Resource a Battle is offered though nobody is there yet; with none it is not."""
    assert "Battle" in arverni(1)
    assert arverni(0) == []


def test_4_1_baggage_trains_make_no_other_command_cheaper() -> None:
    """8 Free is the March alone; nobody lies Hidden to Raid, and no Devastation brings such a Warband."""
    assert arverni(0, capability='8 = "unshaded Arverni"') == ["March"]


def test_4_1_frost_bars_the_march_alone() -> None:
    """2.3.8 Upon Frost a Battle may still be hoped for."""
    assert arverni(1, head='card = 1\n    next = "Winter"') == ["Rally", "Battle"]


def test_4_1_what_a_gift_makes_possible_may_be_accompanied_too() -> None:
    """1.5.2 With nothing of one's own, but others who could give."""
    assert arverni(0, others=10) == ["Rally", "March", "Battle"]


@pytest.mark.parametrize(("own", "offered"), [(1, ["Recruit", "Seize"]), (2, ["Recruit", "March", "Seize", "Battle"])])
def test_4_1_a_roman_command_costs_two_resources(own: int, offered: list[str]) -> None:
    """A Scout may find somebody to fight, if the Battle can be paid for; Recruit and Seize may be free."""
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
