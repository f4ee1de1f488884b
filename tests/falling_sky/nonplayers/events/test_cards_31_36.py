"""8.2.1 The Events 31 to 36 in the hands of Non-players."""

from textwrap import dedent

import pytest

from tests.falling_sky.nonplayers.acting import Acting, acting
from tests.falling_sky.nonplayers.events.turns import INEFFECTIVE, NO, by_player, chosen, played, reasons, turn

# Ten Arverni and eight Belgic Allies: the Romans score twelve.
ARVERNI_ALLIES = (
    *("Arverni", "Cadurci", "Volcae", "Pictones", "Santones"),
    *("Bituriges", "Carnutes", "Aulerci", "Veneti", "Namnetes"),
)
BELGIC_ALLIES = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi", "Treveri")


def tribes(**owners: tuple[str, ...]) -> str:
    return "[tribes]\n" + "\n".join(f'{tribe} = "{name}"' for name, held in owners.items() for tribe in held) + "\n"


# ---- 31 Cotuatus & Conconnetodumnus -----------------------------------------------------------------------------


def test_8_2_1_cotuatus_aedui_help_weak_nonplayer_romans() -> None:
    """31 A Legion comes to Provincia while the Romans score 12."""
    game = turn(31, "Aedui", tribes(Arverni=ARVERNI_ALLIES, Belgae=BELGIC_ALLIES), others=("Romans",))
    assert game.pieces("Provincia", "Romans") == "1 Legion, Fort"


def test_8_2_1_cotuatus_is_no_for_aedui_if_romans_score_thirteen() -> None:
    """31 One Tribe more is Subdued."""
    game = turn(31, "Aedui", tribes(Arverni=ARVERNI_ALLIES, Belgae=BELGIC_ALLIES[:-1]), others=("Romans",))
    assert reasons(game, "Aedui") == [NO]


def test_8_2_1_cotuatus_is_no_for_aedui_beside_a_roman_player() -> None:
    """31 Whatever the score."""
    game = turn(31, "Aedui", tribes(Arverni=ARVERNI_ALLIES, Belgae=BELGIC_ALLIES))
    assert reasons(game, "Aedui") == [NO]


@pytest.mark.parametrize("faction", ["Arverni", "Belgae"])
def test_8_4_1_cotuatus_takes_cities_and_remi_first(faction: str) -> None:
    """31 Of Roman Allies that at Remi, of Aedui Allies that at Alesia; the third Roman before Aedui."""
    board = tribes(Romans=("Helvii", "Remi", "Ubii"), Aedui=("Senones", "Mandubii", "Lingones"))
    game = turn(31, faction, board, *[1] * (faction == "Arverni"))
    assert chosen(game, faction, "event_tribe")[:2] == ["tribe Remi", "tribe Mandubii"]
    assert [game.tribe(t) for t in ("Senones", "Lingones")] == ["Aedui", "Aedui"]
    assert sorted(game.tribe(t) for t in ("Helvii", "Ubii")) == ["Romans", "Subdued"]
    assert "event.ally_order" in game.priorities(faction)
    assert "event.best_allies" in game.priorities(faction)


def test_8_4_4_cotuatus_is_declined_upon_frost_if_it_makes_a_roman_player_win() -> None:
    """31 An Aedui Ally less is a Subdued Tribe more for Rome, which is beyond its threshold then."""
    board = tribes(Romans=("Remi",), Aedui=("Senones",))
    game = turn(31, "Belgae", board, head='next = "Winter"')
    assert reasons(game, "Belgae") == ["event.frost_bars"]
    assert played(turn(31, "Belgae", board), "Belgae")
    assert played(turn(31, "Belgae", board, head='next = "Winter"', others=("Romans",)), "Belgae")


# ---- 32 Forced Marches ------------------------------------------------------------------------------------------

GREAT_ARMY = """
    [regions.Veneti]
    Arverni = "Vercingetorix, 3 Warbands"
    [regions.Pictones]
    Arverni = "1 Warband, 4 revealed Warbands"
    [regions.Britannia]
    Arverni = "2 Warbands"
"""


def test_8_2_1_forced_marches_arverni_go_where_they_take_control_from_a_legion() -> None:
    """32 By 8.7.6: Leader and all Warbands but those in Britannia, as far as Treveri; none stays."""
    army = GREAT_ARMY + '[regions.Treveri]\nRomans = "1 Legion, 3 Auxilia"\n'
    game = turn(32, "Arverni", army + tribes(Arverni=ARVERNI_ALLIES[:9]), 1)
    assert game.pieces("Treveri", "Arverni") == "Vercingetorix, 8 Warbands"
    assert [game.pieces(r, "Arverni") for r in ("Veneti", "Pictones", "Britannia")] == ["", "", "2 Warbands"]


def test_8_2_1_forced_marches_arverni_shun_caesar_unless_two_to_one() -> None:
    """32 Nine against five where Caesar is: they gather next to him, and leave one Warband in each origin."""
    army = GREAT_ARMY + '[regions.Treveri]\nRomans = "Caesar, 1 Legion, 3 Auxilia"\n'
    game = turn(32, "Arverni", army + tribes(Arverni=ARVERNI_ALLIES[:9]), 1, 1)
    assert game.pieces("Treveri", "Arverni") == ""
    assert [game.pieces(r, "Arverni") for r in ("Veneti", "Pictones")] == ["1 Warband", "1 revealed Warband"]
    assert game.pieces("Nervii", "Arverni") == "Vercingetorix, 6 Warbands"


def test_8_2_1_forced_marches_arverni_gather_where_most_of_them_are() -> None:
    """32 Of the Regions next to the Legion, Mandubii has Arverni Allies."""
    army = GREAT_ARMY + '[regions.Treveri]\nRomans = "Caesar, 1 Legion, 3 Auxilia"\n'
    allies = (*ARVERNI_ALLIES[:8], "Mandubii", "Senones")
    game = turn(32, "Arverni", army + tribes(Arverni=allies), 1)
    assert "event.most_arverni" in game.priorities("Arverni")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 6 Warbands"


def test_8_2_1_forced_marches_is_no_for_arverni_with_eight_allies() -> None:
    """32 Nine Allies and Citadels it takes."""
    army = GREAT_ARMY + '[regions.Treveri]\nRomans = "1 Legion, 3 Auxilia"\n'
    assert reasons(turn(32, "Arverni", army + tribes(Arverni=ARVERNI_ALLIES[:8]), 1), "Arverni") == [NO]


def test_8_2_1_forced_marches_is_no_for_arverni_without_legions_on_the_map() -> None:
    """32 Nothing to do by 8.7.6."""
    assert reasons(turn(32, "Arverni", GREAT_ARMY + tribes(Arverni=ARVERNI_ALLIES[:9]), 1), "Arverni") == [NO]


ROMAN_ARMY = """
    [regions.Provincia]
    Romans = "Caesar, 4 Legions, 6 Auxilia"
"""


def test_8_2_1_forced_marches_romans_go_by_their_march_priorities() -> None:
    """32 Six Legions or fewer go to one Region with enemy Allies, however far; the Fort keeps Roman Control without
    any Auxilia."""
    game = turn(32, "Romans", ROMAN_ARMY + tribes(Belgae=("Menapii",)), 6)
    assert game.boxes("Romans") == "R1 no, R2 no, R3 yes, R4 no, R_EVENT yes"
    assert game.pieces("Morini", "Romans") == "Caesar, 4 Legions, 6 Auxilia"
    assert game.pieces("Provincia", "Romans") == "Fort"


def test_8_2_1_forced_marches_romans_do_not_go_to_britannia() -> None:
    """32 The only Ally is in Britannia: nothing would happen."""
    game = turn(32, "Romans", ROMAN_ARMY + tribes(Belgae=("Catuvellauni",)))
    assert reasons(game, "Romans") == [INEFFECTIVE]


@pytest.mark.parametrize("faction", ["Aedui", "Belgae"])
def test_8_2_1_forced_marches_is_no_for_aedui_and_belgae(faction: str) -> None:
    """32 Swords."""
    assert reasons(turn(32, faction, ""), faction) == ["event.no"]


# ---- 33 Lost Eagle ----------------------------------------------------------------------------------------------


def test_8_2_1_lost_eagle_belgae_harm_roman_players() -> None:
    """33 A Fallen Legion leaves the game."""
    game = turn(33, "Belgae", "", head="next = 3\nfallen = 1")
    assert game.position["removed_legions"] == 1


def test_8_2_1_lost_eagle_is_no_for_belgae_beside_nonplayer_romans() -> None:
    """33 Nor if the Arverni meet their victory condition."""
    assert reasons(turn(33, "Belgae", "", others=("Romans",)), "Belgae") == [NO]
    won = tribes(Arverni=ARVERNI_ALLIES[:9])
    assert reasons(turn(33, "Belgae", won), "Belgae") == [NO]
    assert played(turn(33, "Belgae", tribes(Arverni=ARVERNI_ALLIES[:8])), "Belgae")


@pytest.mark.parametrize(("winters", "fallen", "plays"), [(1, 0, True), (2, 0, False), (2, 1, True)])
def test_8_1_1_lost_eagle_in_the_final_year_without_a_fallen_legion(winters: int, fallen: int, plays: bool) -> None:
    """33 No Senate Phase is left in which the marker could shift; a Fallen Legion can always be taken away."""
    game = turn(33, "Arverni", "", 1, head=f"next = 3\nwinters = {winters}\nfallen = {fallen}")
    assert played(game, "Arverni") is plays
    assert reasons(game, "Arverni") == ([] if plays else [INEFFECTIVE])


def test_8_3_4_lost_eagle_romans_choose_the_region_by_dice() -> None:
    """33 Unshaded: two battlefields are equal."""
    board = """
        [regions.Treveri]
        Romans = "1 Legion, 4 Auxilia"
        Germans = "1 Warband"
        [regions.Nervii]
        Romans = "1 Legion, 4 Auxilia"
        Germans = "1 Warband"
    """
    game = turn(33, "Romans", board, 4, head="next = 3\nfallen = 1")
    assert game.pieces("Treveri", "Romans") == "2 Legions, 4 Auxilia"


# ---- 34 Acco ----------------------------------------------------------------------------------------------------


def test_8_2_1_acco_arverni_use_the_shaded_text_to_place_a_citadel() -> None:
    """34 An Aedui Citadel at Alesia becomes Arverni, Allies too."""
    game = turn(34, "Arverni", '[tribes]\nMandubii = "Aedui Citadel"\nSenones = "Belgae"\n', 1)
    assert game.did("Arverni")[0] == "action shaded 34"
    assert [game.tribe(t) for t in ("Mandubii", "Senones")] == ["Arverni Citadel", "Arverni"]


def test_8_2_1_acco_arverni_use_the_unshaded_text_otherwise() -> None:
    """34 An Aedui Ally is no Citadel: the Arverni themselves Rally in three Regions, Allies first."""
    game = turn(34, "Arverni", '[regions.Veneti]\nArverni = "1 Warband"\n[tribes]\nMandubii = "Aedui"\n', 1)
    assert game.did("Arverni")[0] == "action unshaded 34"
    assert chosen(game, "Arverni", "event_faction") == ["faction Arverni"]
    assert set(chosen(game, "Arverni", "rally")) <= {"place_ally"}
    assert list(game.position["tribes"].values()).count("Arverni") == 3


def test_8_2_1_acco_belgae_use_the_unshaded_text() -> None:
    """34 Whatever is in Carnutes and Mandubii: Belgae Rally, a Citadel first."""
    game = turn(34, "Belgae", '[tribes]\nMandubii = "Belgae"\nCarnutes = "Aedui Citadel"\n')
    assert game.did("Belgae")[0] == "action unshaded 34"
    assert chosen(game, "Belgae", "event_region")[0] == "region Mandubii"
    assert game.priorities("Belgae")[0] == "event.places_citadel"
    assert game.tribe("Mandubii") == "Belgae Citadel"


def test_8_3_1_acco_most_warbands_once_no_ally_can_be_placed() -> None:
    """34 All ten Belgic Allies are out: two Allies in a Region bring two Warbands, one brings one."""
    board = tribes(Belgae=("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi"))
    board += 'Treveri = "Belgae"\nUbii = "Belgae"\nSugambri = "Belgae"\n'
    game = turn(34, "Belgae", board)
    assert chosen(game, "Belgae", "event_region")[0] == "region Atrebates"
    assert [game.pieces(r, "Belgae") for r in ("Atrebates", "Morini", "Nervii")] == [
        "3 Warbands",
        "2 Warbands",
        "2 Warbands",
    ]
    assert "event.places_most_bands" in game.priorities("Belgae")


@pytest.mark.proves("8.3.1c")
@pytest.mark.parametrize("die", [1, 6])
def test_8_3_1_acco_allies_before_warbands(die: int) -> None:
    """34 A Warband would take Control of Treveri, but three Allies can be placed elsewhere."""
    board = '[regions.Treveri]\nGermans = "1 Warband"\n[tribes]\nTreveri = "Belgae"\n'
    game = turn(34, "Belgae", board, die, die, die)
    assert "event.places_ally" in game.priorities("Belgae")
    assert "region Treveri" not in chosen(game, "Belgae", "event_region")
    assert list(game.position["tribes"].values()).count("Belgae") == 4
    assert game.pieces("Treveri", "Belgae") == ""


def test_8_4_1_acco_allies_go_to_cities_and_remi_first() -> None:
    """34 The Aedui place three Allies, all of them at Cities."""
    game = turn(34, "Aedui", "")
    cities = {"Aedui", "Carnutes", "Mandubii", "Bituriges", "Sequani", "Remi"}
    placed = {tribe for tribe, status in game.position["tribes"].items() if status == "Aedui"}
    assert len(placed) == 3
    assert placed <= cities
    assert "event.places_in_city" in game.priorities("Aedui")


def test_8_7_1_acco_vercingetorix_places_warbands_too() -> None:
    """34 Where he is, an Ally and Warbands: more pieces than elsewhere, even in a Devastated Region."""
    board = '[regions.Veneti]\nArverni = "Vercingetorix"\ndevastated = true\n'
    game = turn(34, "Arverni", board, 1)
    assert chosen(game, "Arverni", "event_region")[0] == "region Veneti"
    assert "3 Warbands" in game.pieces("Veneti", "Arverni")


def test_8_5_3_acco_belgic_warbands_go_first_where_they_add_control() -> None:
    """34 No Ally left: one Warband that takes Control of Treveri before two that add nothing at Morini."""
    board = tribes(Belgae=("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi"))
    board += 'Treveri = "Belgae"\nUbii = "Belgae"\nSugambri = "Belgae"\n[regions.Treveri]\nGermans = "1 Warband"\n'
    game = turn(34, "Belgae", board)
    assert chosen(game, "Belgae", "event_region")[0] == "region Treveri"
    assert "event.adds_control" in game.priorities("Belgae")


def test_8_2_3_acco_romans_recruit_allies_first() -> None:
    """34 As if with Control: three Roman Allies."""
    game = turn(34, "Romans", "")
    assert list(game.position["tribes"].values()) == ["Romans"] * 3


UNSUPPLIED = """
    [regions.Nervii]
    Arverni = "9 Warbands"
    [regions.Carnutes]
    Arverni = "9 Warbands"
    [regions.Bituriges]
    Belgae = "9 Warbands"
    [tribes]
    Helvii = "Romans"
    Nervii = "Romans"
    Carnutes = "Romans"
    Bituriges = "Romans"
    Remi = "Romans"
    Pictones = "Romans"
"""


@pytest.mark.parametrize("die", [1, 3, 6])
def test_8_8_4_acco_romans_recruit_in_supply_lines_first(die: int) -> None:
    """34 No Ally is Available; Auxilia go where Romans are in a Supply Line, not to Nervii, Carnutes or Bituriges."""
    game = turn(34, "Romans", UNSUPPLIED, die, die, others=("Arverni", "Belgae", "Aedui"))
    assert sorted(chosen(game, "Romans", "event_region")) == ["region Atrebates", "region Pictones", "region Provincia"]
    assert "event.in_supply_line" in game.priorities("Romans")


def test_8_2_3_acco_is_ineffective_if_the_faction_itself_can_place_nothing() -> None:
    """34 All Belgic Allies and Warbands are on the map."""
    board = tribes(Belgae=("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates", "Remi"))
    board += 'Treveri = "Belgae"\nUbii = "Belgae"\nSugambri = "Belgae"\n[regions.Morini]\nBelgae = "25 Warbands"'
    assert reasons(turn(34, "Belgae", board), "Belgae") == [INEFFECTIVE]


# ---- 35 Gallic Shouts -------------------------------------------------------------------------------------------

HOME = """
    [resources]
    Aedui = 0
    Belgae = 0
    Arverni = 0
    [regions.Aedui]
    Aedui = "5 Warbands"
    [tribes]
    Aedui = "Aedui"
"""


def test_8_2_1_gallic_shouts_aedui_use_the_shaded_text() -> None:
    """35 A free Command by the flowchart, then a Limited one."""
    game = turn(35, "Aedui", HOME)
    assert game.did("Aedui")[0] == "action shaded 35"
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui"]
    choices = chosen(game, "Aedui", "event_choice")
    assert [choice.split()[0] for choice in choices] == ["command", "limited"]
    assert choices[0] == "command Rally"
    assert game.tribe("Aedui") == "Aedui Citadel"


@pytest.mark.proves("8.2.3b")
def test_8_2_3_gallic_shouts_the_flowchart_leads_on_for_the_limited_command() -> None:
    """35 After the Rally the Aedui ask their boxes again."""
    game = turn(35, "Aedui", HOME)
    assert game.boxes("Aedui").count("A5 ") == 2
    assert [step.facts for step in game.steps("Aedui", "note") if step.key == "event.shouts"] == [(False,), (True,)]


THERE_AND_BACK = """
    [resources]
    Arverni = 0
    [regions.Arverni]
    Arverni = "Vercingetorix, 5 Warbands"
    [tribes]
    Arverni = "Arverni"
    Cadurci = "Aedui"
    Mandubii = "Arverni"
    Senones = "Aedui"
"""


@pytest.mark.proves("8.1.1i")
def test_8_1_1_gallic_shouts_the_limited_march_does_not_lead_back() -> None:
    """35 Vercingetorix is threatened in both Regions: he Marches to Mandubii, and not back again."""
    game = turn(35, "Arverni", THERE_AND_BACK, 1)
    assert played(game, "Arverni")
    assert "event.not_back" in game.notes("Arverni")
    assert "Vercingetorix" in game.pieces("Mandubii", "Arverni")


def test_8_2_1_gallic_shouts_is_no_for_romans() -> None:
    """35 Swords."""
    assert reasons(turn(35, "Romans", ""), "Romans") == ["event.no"]


@pytest.mark.parametrize(("die", "choice"), [(3, "limited Seize"), (4, "eligible")])
def test_8_2_3_gallic_shouts_romans_look_and_act_or_become_eligible(die: int, choice: str) -> None:
    """35 Unshaded, by a player: nothing says which, so a die does; the Command is that of the flowchart."""
    game = by_player(35, "Belgae", "Romans", "", die)
    game.play("Belgae action unshaded 35\nChance draw_card card 5\nChance draw_card card 6")
    assert chosen(game, "Romans", "event_confirm") == ["yes"]
    assert chosen(game, "Romans", "event_choice") == [choice]


# ---- 36 Morasses ------------------------------------------------------------------------------------------------


def test_8_2_1_morasses_aedui_fight_player_arverni_and_belgae_only() -> None:
    """36 The Non-player Arverni are spared, the Belgic player is attacked."""
    board = """
        [regions.Mandubii]
        Aedui = "6 Warbands"
        Arverni = "3 Warbands"
        [regions.Treveri]
        Aedui = "4 Warbands"
        Belgae = "2 Warbands"
    """
    game = turn(36, "Aedui", board, others=("Arverni",))
    assert chosen(game, "Aedui", "event_region") == ["region Treveri"]
    assert (game.pieces("Treveri", "Belgae"), game.pieces("Treveri", "Aedui")) == ("", "4 Warbands")
    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"


def test_8_6_2_morasses_aedui_strike_allies_and_citadels_first() -> None:
    """36 One Loss on an Ally before three on Warbands."""
    board = """
        [regions.Mandubii]
        Aedui = "6 Warbands"
        Arverni = "4 Warbands"
        [regions.Treveri]
        Aedui = "2 Warbands"
        [tribes]
        Treveri = "Belgae"
    """
    game = turn(36, "Aedui", board)
    assert "event.hits_key_pieces" in game.priorities("Aedui")
    assert game.tribe("Treveri") == "Subdued"


def test_8_6_2_morasses_aedui_strike_a_leader_before_more_warbands() -> None:
    """36 One Loss on Ambiorix, who is no Ally or Citadel, before three on Warbands."""
    board = """
        [regions.Mandubii]
        Aedui = "6 Warbands"
        Arverni = "4 Warbands"
        [regions.Treveri]
        Aedui = "2 Warbands"
        Belgae = "Ambiorix"
    """
    for die in range(1, 7):
        game = turn(36, "Aedui", board, die, die, die)
        assert chosen(game, "Aedui", "event_region") == ["region Treveri"]
        assert game.priorities("Aedui") == ["event.hits_key_pieces"]


Position = tuple[str, tuple[str, ...]]  # Warbands, and what stands at the Region's Tribes
SITES = {"Mandubii": ("Mandubii", "Senones"), "Carnutes": ("Carnutes", "Aulerci")}


def arverni_hideouts(positions: dict[str, Position]) -> str:
    """Six Aedui in each Region, with these Arverni."""
    text, held = "", "[tribes]\n"
    for region, (warbands, fixed) in positions.items():
        text += f'[regions.{region}]\nAedui = "6 Warbands"\n' + (f'Arverni = "{warbands}"\n' if warbands else "")
        for tribe, what in zip(SITES[region], fixed, strict=False):
            held += f'{tribe} = "{"Arverni Citadel" if what == "Citadel" else "Arverni"}"\n'
    return text + held


@pytest.mark.parametrize(
    ("key", "better", "worse"),
    [
        # a Citadel before two Allies
        ("event.most_citadels_hit", ("", ("Citadel",)), ("", ("Ally", "Ally"))),
        # two Allies before one Ally and two Warbands
        ("event.most_allies_hit", ("", ("Ally", "Ally")), ("2 Warbands", ("Ally",))),
        # an Ally and two Warbands before an Ally and one
        ("event.most_losses_caused", ("2 Warbands", ("Ally",)), ("1 Warband", ("Ally",))),
    ],
)
def test_8_6_2_morasses_aedui_strike_the_most(key: str, better: Position, worse: Position) -> None:
    """36 Six Aedui cause three Losses in either Region: the most Citadels, then Allies, then Losses; never by dice."""
    for good, bad in (("Mandubii", "Carnutes"), ("Carnutes", "Mandubii")):
        for die in (1, 6):
            game = turn(36, "Aedui", arverni_hideouts({good: better, bad: worse}), die, die)
            assert chosen(game, "Aedui", "event_region") == [f"region {good}"]
            assert key in game.priorities("Aedui")


@pytest.mark.parametrize(("arverni", "belgae"), [("Mandubii", "Treveri"), ("Treveri", "Mandubii")])
def test_8_4_1_morasses_aedui_strike_in_the_order_of_enemies(arverni: str, belgae: str) -> None:
    """36 As many Losses against player Arverni as against player Belgae: the Arverni, whatever the dice."""
    board = f"""
        [regions.{arverni}]
        Aedui = "6 Warbands"
        Arverni = "3 Warbands"
        [regions.{belgae}]
        Aedui = "6 Warbands"
        Belgae = "3 Warbands"
    """
    for die in (1, 6):
        game = turn(36, "Aedui", board, die, die)
        assert chosen(game, "Aedui", "event_region") == [f"region {arverni}"]
        assert game.pieces(arverni, "Arverni") == ""


def test_8_2_1_morasses_is_no_for_aedui_against_nonplayers_alone() -> None:
    """36 Nobody to target."""
    board = '[regions.Mandubii]\nAedui = "6 Warbands"\nArverni = "3 Warbands"'
    assert reasons(turn(36, "Aedui", board, others=("Arverni", "Belgae")), "Aedui") == [NO]
    assert played(turn(36, "Aedui", board, others=("Belgae",)), "Aedui")


def test_8_2_3_morasses_romans_fight_by_their_battle_priorities() -> None:
    """36 Enemies with a Leader before those with more Warbands; the Attackers end Hidden."""
    board = """
        [regions.Mandubii]
        Romans = "6 Auxilia"
        Arverni = "8 Warbands"
        [regions.Treveri]
        Romans = "6 Auxilia"
        Belgae = "Ambiorix, 3 Warbands"
    """
    game = turn(36, "Romans", board, others=("Belgae", "Arverni"))
    assert chosen(game, "Romans", "event_region") == ["region Treveri"]
    assert game.pieces("Treveri", "Belgae") == "Ambiorix"
    assert game.pieces("Treveri", "Romans") == "6 Auxilia"


@pytest.mark.proves("8.1.1e")
def test_8_1_1_morasses_is_ineffective_if_no_loss_can_be_caused() -> None:
    """36 A single Auxilia causes none."""
    board = '[regions.Mandubii]\nRomans = "1 Auxilia"\nArverni = "3 Warbands"'
    assert reasons(turn(36, "Romans", board), "Romans") == [INEFFECTIVE]


ARMIES = """
    [regions.Treveri]
    Belgae = "2 revealed Warbands"
    Romans = "2 Auxilia"
    Aedui = "2 Warbands"
    [regions.Mandubii]
    Belgae = "3 Warbands"
    Aedui = "3 Warbands"
    [regions.Ubii]
    Belgae = "1 scouted Warband, 1 revealed Warband"
    Germans = "2 Warbands"
"""


def test_8_2_1_morasses_belgae_ambush_romans_then_gauls_then_hide() -> None:
    """36 In Treveri the Romans though Aedui are there too, in Mandubii the Aedui, no Germans; then all go Hidden where
    they are, but for the Scouted one, which only loses its marker."""
    game = turn(36, "Belgae", ARMIES, others=("Aedui",))
    assert chosen(game, "Belgae", "battle_target") == ["faction Romans"]
    assert chosen(game, "Belgae", "ambush") == ["yes", "yes"]
    assert (game.pieces("Treveri", "Romans"), game.pieces("Treveri", "Aedui")) == ("1 revealed Auxilia", "2 Warbands")
    assert game.pieces("Mandubii", "Aedui") == "2 revealed Warbands"
    assert game.pieces("Treveri", "Belgae") == "2 Warbands"
    assert game.pieces("Mandubii", "Belgae") == "3 Warbands"
    assert game.pieces("Ubii", "Belgae") == "1 Warband, 1 revealed Warband"
    assert game.pieces("Ubii", "Germans") == "2 Warbands"


def test_8_4_4_morasses_belgae_lay_no_ambush_that_could_cost_them_their_ally() -> None:
    """36 Caesar may withstand it, roll for every Loss and strike back: upon Frost a Subdued Tribe more for Rome."""
    board = """
        [regions.Atrebates]
        Romans = "Caesar, 2 Legions"
        Belgae = "2 Warbands"
        [tribes]
        Atrebates = "Belgae"
    """
    frost = turn(36, "Belgae", board, head='next = "Winter"', others=("Arverni", "Aedui"))
    assert reasons(frost, "Belgae") == [INEFFECTIVE]
    assert played(turn(36, "Belgae", board, others=("Arverni", "Aedui")), "Belgae")
    nobody = turn(36, "Belgae", board, head='next = "Winter"', others=("Arverni", "Aedui", "Romans"))
    assert played(nobody, "Belgae")


def by_belgae(*nonplayers: str) -> Acting:
    names = ", ".join(f'"{name}"' for name in nonplayers)
    head = f'card = 36\nnext = 3\nnonplayers = [{names}]\nineligible = ["Romans", "Arverni", "Aedui"]\n'
    board = """
        [regions.Mandubii]
        Aedui = "6 Warbands"
        Arverni = "2 Warbands"
        [tribes]
        Mandubii = "Arverni"
    """
    game = acting(head + dedent(board))
    game.play("Belgae action shaded 36\nBelgae event_faction faction Aedui")
    return game


def test_8_2_1_morasses_given_to_aedui_is_for_battles_against_players() -> None:
    """36 Shaded, by a player: they fight Arverni whom somebody plays, and leave the others alone."""
    assert chosen(by_belgae("Aedui"), "Aedui", "free_command") == ["command Battle", "command March"]
    assert chosen(by_belgae("Aedui", "Arverni"), "Aedui", "free_command") == ["done", "command March"]


@pytest.mark.proves("8.1.1h")
def test_8_1_1_morasses_belgae_with_nothing_to_strike_or_hide() -> None:
    """36 A single Hidden Warband beside Romans: nothing would happen. To hide alone is an effect."""
    board = '[regions.Treveri]\nBelgae = "1 {}Warband"\nRomans = "2 Auxilia"'
    assert reasons(turn(36, "Belgae", board.format("")), "Belgae") == [INEFFECTIVE]
    game = turn(36, "Belgae", board.format("revealed "))
    assert game.pieces("Treveri", "Belgae") == "1 Warband"


def test_8_2_3_morasses_arverni_follow_their_flowchart() -> None:
    """36 The Arverni Battle where they would, by Ambush for fear of the Legion, though they are Revealed; then they
    March by the box that the chart leads to."""
    board = """
        [regions.Treveri]
        Arverni = "8 revealed Warbands"
        Romans = "1 Legion, 2 Auxilia"
    """
    game = turn(36, "Arverni", board, 1)
    assert chosen(game, "Arverni", "free_command")[0] == "command Battle"
    assert chosen(game, "Arverni", "ambush") == ["yes"]
    assert game.pieces("Treveri", "Romans") == ""
    assert chosen(game, "Arverni", "free_command")[1] == "command March"
    assert game.boxes("Arverni").endswith("V_MARCH_SPREAD yes")
