"""A8.2.1, 8.3.1, 8.4.1 Which of several Regions, Tribes and pieces the Non-players of Ariovistus choose in Events:
whatever their dice show, by the priority that is proved."""

from textwrap import dedent

import pytest

from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.events.turns import NO, chosen, reasons, turn
from tests.ariovistus.playing import WEST

LOW_AND_HIGH = (1, 6)  # of equals these would pick the first and the last


def allies(game: Acting, faction: str) -> list[str]:
    return [name for name, owner in game.position["tribes"].items() if owner == faction]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_4_1_marcus_antonius_hidden_auxilia_first(die: int) -> None:
    """6 Of Regions as near to Germania the one with Hidden Auxilia."""
    board = """
        [regions.Ubii]
        Romans = "4 revealed Auxilia"
        [regions.Sugambri]
        Romans = "4 Auxilia"
        [resources]
        Germans = 10
    """
    game = turn(6, "Germans", board, die)
    assert chosen(game, "Germans", "event_region") == ["region Sugambri"] * 4
    assert game.lots("Germans") == []


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_a8_2_1_ambacti_germans_take_auxilia_near_home(die: int) -> None:
    """16 Revealed ones in Germania and at a Settlement, not the Hidden ones of Pictones."""
    board = """
        [regions.Ubii]
        Romans = "2 revealed Auxilia"
        [regions.Mandubii]
        Romans = "1 revealed Auxilia"
        Germans = "1 Settlement"
        [regions.Pictones]
        Romans = "5 Auxilia"
        [resources]
        Germans = 10
    """
    game = turn(16, "Germans", board, die, die, die)
    game.play("Chance event_roll roll 2")
    assert sorted(chosen(game, "Germans", "event_region")) == ["region Mandubii", "region Ubii", "region Ubii"]


def test_a8_2_1_orgetorix_germans_have_only_warbands_to_place() -> None:
    """A30 All Tribes are Dispersed: nine Warbands to Aedui, none to Sequani where they would cost Control."""
    board = """
        [regions.Sequani]
        Germans = "6 Warbands"
        [regions.Aedui]
        Romans = "3 Auxilia"
        [tribes]
        Aedui = "Dispersed"
        Sequani = "Dispersed"
        Helvetii = "Dispersed"
    """
    game = turn("A30", "Germans", board)
    assert (game.pieces("Aedui", "Arverni"), game.pieces("Sequani", "Arverni")) == ("9 Warbands", "")


@pytest.mark.parametrize("settled", [("Sugambri",), ("Sugambri", "Morini", "Ubii")])
def test_a8_2_3_usipetes_warbands_come_to_a_new_settlement(settled: tuple[str, ...]) -> None:
    """A36 Dice pick one of both, though there was no choice but those two; none that was there before."""
    board = "".join(f'[regions.{name}]\nGermans = "Settlement"\n' for name in settled)
    game = turn("A36", "Germans", board, 1, 1, 1)
    near = ("Sugambri", "Morini", "Nervii", "Ubii", "Treveri")
    new = {name for name in near if name not in settled and "Settlement" in game.pieces(name, "Germans")}
    assert len(new) == 2
    assert {str(region) for region in game.lots("Germans")[-1]} == new


# ---- A28 Admagetobriga: who helps -------------------------------------------------------------------------------

HELP = "[resources]\nGermans = 0\n[regions.Sequani]\n"


def test_a8_6_6_admagetobriga_nobody_lends_where_the_germans_do_not_fight() -> None:
    """A28 Eight Warbands of Non-player Aedui, but no German: no Battle."""
    game = turn("A28", "Germans", HELP + 'Aedui = "8 Warbands"\nRomans = "3 Auxilia"\n', others=("Aedui",))
    assert reasons(game, "Germans") == [NO]


@pytest.mark.parametrize(("germans", "why"), [(4, []), (3, [NO])])
def test_a8_6_6_admagetobriga_an_enemy_lends_nothing(germans: int, why: list[str]) -> None:
    """A28 Against four Warbands of Non-player Aedui four Germans are enough, but not three: those four do not help."""
    board = HELP + f'Germans = "{germans} Warbands"\nAedui = "4 Warbands"\n'
    assert reasons(turn("A28", "Germans", board, others=("Aedui",)), "Germans") == why


def test_a8_2_3_admagetobriga_players_are_asked_to_help() -> None:
    """A28 A Belgic player may lend four Warbands."""
    board = HELP + 'Germans = "6 Warbands"\nBelgae = "4 Warbands"\nRomans = "3 Auxilia"\n'
    game = turn("A28", "Germans", board)
    assert chosen(game, "Germans", "event_faction") == ["faction Belgae"]
    assert game.asked == "Belgae event_confirm"


def test_a8_8_8_admagetobriga_nonplayer_romans_are_not_asked() -> None:
    """A28 They never lend: nobody helps against the Aedui."""
    board = HELP + 'Germans = "8 Warbands"\nRomans = "2 Auxilia"\nAedui = "3 revealed Warbands"\n'
    game = turn("A28", "Germans", board, others=("Romans",))
    assert chosen(game, "Germans", "event_faction") == ["done", "faction Aedui"]


# ---- A36, A40 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(1, 6), (6, 1)])
def test_8_4_1_alpine_tribes_the_last_ally_comes_to_the_city(dice: tuple[int, int]) -> None:
    """A40 Sequani is one of the three Regions, for Vesontio, though the one Ally left could come to the Nori."""
    held = ("Bituriges", "Mandubii", "Senones", "Lingones", "Carnutes")
    tribes = "".join(f'{name} = "Aedui"\n' for name in held)
    board = f'[tribes]\nUbii = "Germans"\n{tribes}'
    game = turn("A40", "Aedui", board, *dice)
    assert set(allies(game, "Aedui")) == {*held, "Sequani"}


WINE = """
    [regions.Atrebates]
    Romans = "9 Auxilia"
    [tribes]
    Bellovaci = "{}"
    {} = "{}"
"""


@pytest.mark.parametrize("die", LOW_AND_HIGH)
@pytest.mark.parametrize(
    ("under", "tribe", "near", "way", "key"),
    [
        ("Arverni", "Mandubii", "Arverni", "near_control", "event.best_allies"),
        ("Belgae", "Senones", "Arverni", "under_control", "event.ally_order"),
        ("Arverni", "Senones", "Belgae", "near_control", "event.ally_order"),
    ],
)
def test_8_4_1_roman_wine_of_as_many_the_better_allies(
    under: str, tribe: str, near: str, way: str, key: str, die: int
) -> None:
    """42 One either way: the City, or else the Ally of the first enemy."""
    game = turn(42, "Romans", WINE.format(under, tribe, near), die)
    assert chosen(game, "Romans", "event_choice") == [way]
    assert game.priorities("Romans") == [key]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_4_1_roman_wine_allies_of_the_first_enemy(die: int) -> None:
    """42 Two of the Allies next to Roman Control: both of the Belgae, none of the Arverni."""
    tribes = 'Senones = "Arverni"\nLingones = "Belgae"\nTreveri = "Belgae"\nNervii = "Arverni"\n'
    board = f'[regions.Atrebates]\nRomans = "9 Auxilia"\n[tribes]\n{tribes}'
    game = turn(42, "Romans", board, die)
    assert set(chosen(game, "Romans", "event_tribe")) == {"tribe Lingones", "tribe Treveri"}


def test_5_4_dumnorix_loyalists_germans_march_without_a_special_ability() -> None:
    """44 The free Command comes without one: they look at none, though they could Settle in Treveri."""
    board = """
        [resources]
        Germans = 10
        [regions.Sequani]
        Romans = "3 Auxilia"
        Germans = "Ariovistus"
        [regions.Ubii]
        Germans = "2 Warbands"
        [tribes]
        Sequani = "Dispersed"
        Helvetii = "Dispersed"
    """
    game = turn(44, "Germans", board, 1, 1)
    assert chosen(game, "Germans", "free_command") == ["command March"]
    assert game.boxes("Germans").endswith("G_MARCH yes")


def test_a8_7_1_savage_dictates_as_many_as_hidden_warbands_strike() -> None:
    """A45 One Hidden Warband: one of two Aedui is said to go, and goes."""
    board = """
        [regions.Sequani]
        Germans = "1 Warband, 3 revealed Warbands"
        Aedui = "2 Warbands"
    """
    game = turn("A45", "Germans", board)
    told = next(step for step in game.steps("Germans", "note") if step.key == "germans.intimidate.removes")
    assert told.facts[2:] == (0, 1)
    assert game.pieces("Sequani", "Aedui") == "1 Warband"


def test_8_2_3_frumentum_romans_build_before_they_recruit() -> None:
    """A53 Forts and Allies first, where they then Recruit."""
    board = """
        [resources]
        Romans = 0
        Aedui = 30
        [regions.Mandubii]
        Romans = "Caesar, 3 Auxilia"
        Aedui = "1 Warband"
        [regions.Sequani]
        Romans = "1 Auxilia"
    """
    game = turn("A53", "Romans", board, others=("Aedui", "Belgae"))
    assert chosen(game, "Romans", "event_choice") == ["ability Build", "command Recruit", "done"]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_4_1_catuvolcus_aedui_take_warbands_of_players_alone(die: int) -> None:
    """61 Five Revealed Belgae before the Hidden Arverni, whom nobody plays."""
    board = """
        [regions.Nervii]
        Belgae = "5 revealed Warbands"
        Arverni = "3 Warbands"
        [tribes]
        Nervii = "Belgae"
    """
    game = turn(61, "Aedui", board, die)
    assert (game.pieces("Nervii", "Belgae"), game.pieces("Nervii", "Arverni")) == ("", "3 Warbands")


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_4_1_war_fleet_belgae_rally_the_remi(die: int) -> None:
    """62 They land in Atrebates, where two other Tribes are Subdued too."""
    board = """
        [regions.Veneti]
        Belgae = "6 Warbands"
        [regions.Arverni]
        Romans = "9 Auxilia"
        [regions.Pictones]
        Romans = "9 Auxilia"
        [regions.Morini]
        Aedui = "9 Warbands"
        [tribes]
        Veneti = "Belgae"
        Namnetes = "Belgae"
    """
    game = turn(62, "Belgae", board, die)
    assert chosen(game, "Belgae", "ally_at") == ["tribe Remi"]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_3_1_remi_influence_no_own_ally_is_given_up_for_a_citadel(die: int) -> None:
    """68 The Citadel comes to Subdued Cenabum, not in place of the Ally at Alesia."""
    game = turn(68, "Aedui", '[tribes]\nRemi = "Aedui"\nMandubii = "Aedui"\n', die)
    assert (game.tribe("Carnutes"), game.tribe("Mandubii")) == ("Aedui Citadel", "Aedui")


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_a8_2_1_sabis_belgae_where_most_fall_if_caesar_takes_none(die: int) -> None:
    """A57 One Legion is sure to fall in either Region; in Nervii two, unless a Roman player lets Caesar take a Loss."""
    board = """
        [regions.Morini]
        Belgae = "2 Warbands"
        Romans = "2 Legions"
        [regions.Nervii]
        Belgae = "4 Warbands"
        Romans = "Caesar, 3 Legions"
        [resources]
        Belgae = 0
    """
    game = turn("A57", "Belgae", board, die)
    assert chosen(game, "Belgae", "event_region") == ["region Nervii"]
    assert game.priorities("Belgae") == ["event.most_if_they_stand"]


@pytest.mark.parametrize(("resources", "seized"), [(0, ["Morini", "Atrebates"]), (45, ["Morini"])])
def test_8_8_5_aduatuci_romans_forage_only_for_what_it_brings(resources: int, seized: list[str]) -> None:
    """A58 The last marker Disperses one of the Morini; then they Forage in Atrebates, but not in Devastated Nervii, and
    nowhere with 45 Resources."""
    gone = "".join(f'{name} = "Dispersed"\n' for name in ("Veneti", "Namnetes", "Pictones"))
    held = "".join(f'{name} = "Romans"\n' for name in ("Atrebates", "Bellovaci", "Remi", "Nervii", "Eburones"))
    board = f"""
        [regions.Morini]
        Romans = "1 Auxilia"
        [regions.Nervii]
        devastated = true
        Romans = "1 Auxilia"
        [regions.Atrebates]
        Romans = "1 Auxilia"
        [resources]
        Romans = {resources}
    """
    game = turn("A58", "Aedui", f"{dedent(board)}[tribes]\n{gone}{held}", others=("Romans",))
    assert chosen(game, "Romans", "event_region") == [f"region {name}" for name in seized]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_3_1_aduatuci_one_ally_is_won_however_many_there_are(die: int) -> None:
    """A58 Two Allies and two Auxilia in Nervii, one Ally and three Auxilia in Morini: there four pieces are won."""
    board = """
        [regions.Morini]
        Romans = "3 Auxilia"
        [regions.Nervii]
        Romans = "2 Auxilia"
        [tribes]
        Morini = "Romans"
        Nervii = "Romans"
        Eburones = "Romans"
        [resources]
        Germans = 0
    """
    game = turn("A58", "Germans", board, die)
    assert chosen(game, "Germans", "event_region") == ["region Morini"]


# ---- A37, A40, A45: own Allies ----------------------------------------------------------------------------------


def test_8_2_3_all_gaul_gathers_aedui_place_no_arverni_at_gergovia() -> None:
    """A37 Both other Tribes of the Region Arverni, though Gergovia could have an Ally of the Arverni."""
    taken = 'Sequani = "Belgae"\nHelvetii = "Belgae"\nAedui = "Aedui"\n'
    game = turn("A37", "Aedui", f'[regions.Provincia]\nGermans = "9 Warbands"\n[tribes]\n{taken}')
    assert chosen(game, "Aedui", "event_tribe") == ["tribe Cadurci", "tribe Volcae", "done"]
    assert allies(game, "Arverni") == []


def test_8_3_4_savage_dictates_each_of_three_among_five_tribes_by_dice() -> None:
    """A45 However many Allies the Belgae have left."""
    game = turn("A45", "Belgae", '[regions.Veneti]\nintimidated = true\n[tribes]\nCarnutes = "Romans"\n', 6, 6, 4, 1)
    assert [len(among) for among in game.lots("Belgae")][:3] == [5, 4, 3]
    assert len(allies(game, "Belgae")) == 3


NO_CITIES = ("Bituriges", "Mandubii", "Senones", "Lingones", "Carnutes", "Aulerci")


@pytest.mark.parametrize("die", LOW_AND_HIGH)
@pytest.mark.parametrize("held", [(), NO_CITIES])
def test_a5_alpine_tribes_nobody_joins_in_a_roman_cisalpina(held: tuple[str, ...], die: int) -> None:
    """A40 With the Gallia Togata marker three Regions are left, and no die says which; without Allies too."""
    tribes = "[tribes]\n" + "".join(f'{name} = "Aedui"\n' for name in held)
    game = turn("A40", "Aedui", tribes, die, head="gallia_togata = true\nnext = 3")
    assert sorted(chosen(game, "Aedui", "event_region")) == ["region Provincia", "region Sequani", "region Ubii"]
    assert game.lots("Aedui") == []


def test_8_3_1_alpine_tribes_no_region_without_anything_to_place() -> None:
    """A40 One Ally is left and no Warband: it comes to Vesontio, and nobody anywhere else, so that no die is cast."""
    tribes = "".join(f'{name} = "Aedui"\n' for name in NO_CITIES[:5])
    game = turn("A40", "Aedui", f'[regions.Veneti]\nAedui = "20 Warbands"\n[tribes]\n{tribes}')
    assert chosen(game, "Aedui", "event_region") == ["region Sequani", "done"]
    assert game.lots("Aedui") == []


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_3_4_alpine_tribes_one_die_for_the_last_ally(die: int) -> None:
    """A40 Vesontio is taken and one Ally is left, no Warband: of the four Regions one die chooses."""
    tribes = "".join(f'{name} = "Aedui"\n' for name in NO_CITIES[:5])
    board = f'[regions.Veneti]\nAedui = "20 Warbands"\n[tribes]\n{tribes}Sequani = "Arverni"\n'
    game = turn("A40", "Aedui", board, die)
    assert [len(among) for among in game.lots("Aedui")] == [4]
    assert len(set(allies(game, "Aedui")) - set(NO_CITIES)) == 1


def test_8_3_4_alpine_tribes_four_warbands_are_three_and_one() -> None:
    """A40 No Ally and four Warbands are left: dice choose where three come, then where one does, then no more."""
    tribes = "".join(f'{name} = "Aedui"\n' for name in NO_CITIES)
    game = turn("A40", "Aedui", f'[regions.Veneti]\nAedui = "16 Warbands"\n[tribes]\n{tribes}', 1, 1)
    assert [len(among) for among in game.lots("Aedui")] == [4, 3]
    there = [game.pieces(region, "Aedui") for region in ("Cisalpina", "Ubii", "Sequani", "Provincia")]
    assert sorted(there) == ["", "", "1 Warband", "3 Warbands"]


def test_8_3_4_alpine_tribes_without_an_ally_any_three_regions() -> None:
    """A40 No Ally is left: of the four Regions dice choose, one by one."""
    tribes = "".join(f'{name} = "Aedui"\n' for name in NO_CITIES)
    game = turn("A40", "Aedui", f"[tribes]\n{tribes}", 1, 1, 1)
    assert game.priorities("Aedui") == []
    assert [len(among) for among in game.lots("Aedui")] == [4, 3, 2]


# ---- A58 Aduatuci -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leader", "region"), [("Ubii", "Nervii"), ("Treveri", "Atrebates")])
def test_a8_3_1_aduatuci_no_legion_falls_where_no_ambush_can_be(leader: str, region: str) -> None:
    """A58 With Ariovistus near, where a Legion falls; with him too far away, where three Auxilia are won."""
    board = f"""
        [regions.Atrebates]
        Romans = "1 Legion, 2 Auxilia"
        [regions.Nervii]
        Romans = "3 Auxilia"
        [regions.{leader}]
        Germans = "Ariovistus, 4 Warbands"
        [resources]
        Germans = 0
    """
    assert chosen(turn("A58", "Germans", board), "Germans", "event_region") == [f"region {region}"]


@pytest.mark.parametrize(("gone", "lots"), [("", []), ('[tribes]\nVeneti = "Dispersed"\n', [2, 2])])
def test_8_3_4_aduatuci_dice_say_where_the_last_markers_go(gone: str, lots: list[int]) -> None:
    """A58 Four Tribes for four markers need no die; for three, one says which Region first, one which Tribe is left."""
    board = '[regions.Morini]\nRomans = "1 Auxilia"\n[regions.Nervii]\nRomans = "1 Auxilia"\n'
    game = turn("A58", "Aedui", board + gone, others=("Romans",))
    assert [len(among) for among in game.lots("Romans")] == lots


# ---- A64 Abatis -------------------------------------------------------------------------------------------------


def test_8_3_1_abatis_is_moved_to_where_warbands_are() -> None:
    """A64 It lies in a Region that is theirs by an Ally alone: it comes to their Warbands."""
    there = '[regions.Pictones]\nAedui = "2 Warbands"\nArverni = "9 Warbands"\n'
    game = turn("A64", "Aedui", f'{there}[abatis]\nAedui = "Aedui"\n[tribes]\nAedui = "Aedui"\n')
    assert game.position["abatis"] == {"Aedui": "Pictones"}


def test_8_3_1_abatis_off_the_map_comes_to_cisalpina_too() -> None:
    """A64 No marker lies anywhere, so it cannot lie well."""
    game = turn("A64", "Germans", '[regions.Cisalpina]\nGermans = "9 Warbands"\n[resources]\nGermans = 0\n')
    assert game.position["abatis"] == {"Germans": "Cisalpina"}


# ---- A66 Winter Uprising! ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_8_3_1_winter_uprising_warbands_go_where_they_bring_control(die: int) -> None:
    """A66 Treveri: not Germania, which is theirs, nor where four more would not be enough."""
    board = """
        card = "Winter"
        next = 3
        winters = 1
        nonplayers = ["Germans"]
        [uprising]
        region = "Sugambri"
        faction = "Germans"
        [regions.Sugambri]
        Germans = "5 Warbands"
        [regions.Ubii]
        Germans = "5 Warbands"
        [regions.Morini]
        Belgae = "9 Warbands"
        [regions.Nervii]
        Belgae = "9 Warbands"
        [tribes]
        Treveri = "Dispersed"
    """
    game = acting(dedent(board) + WEST, Germans=[die] * 6)
    while game.table.ask is not None and "uprising" in game.position:
        game.table.answer("done" if "done" in game.options else game.options[0])
    walks = [thought.walk for thought in game.table.thoughts if thought.seat == "Germans"]
    to = [str(step.facts[0]) for walk in walks for step in walk if step.kind == "did" and step.key == "event_region"]
    keys = [step.key for walk in walks for step in walk if step.kind == "priority"]
    assert to == ["region Treveri"]
    assert "event.gains_control" in keys
