"""8.2.1 The Events 67 to 72 in the hands of Non-players."""

from textwrap import dedent

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    by_player,
    chosen,
    played,
    reasons,
    turn,
)

# ---- 67 Arduenna ------------------------------------------------------------------------------------------------

LEGIONS = """
    [regions.Nervii]
    Romans = "1 Legion, 4 Auxilia"
    [regions.Treveri]
    Romans = "2 Legions"
    [regions.Atrebates]
    Arverni = "4 Warbands"
    [regions.Sequani]
    Arverni = "4 Warbands"
"""


def test_8_2_1_arduenna_arverni_hit_the_most_legions() -> None:
    """67 All march to Treveri, where two Legions stand alone, and Battle there; then they hide."""
    game = turn(67, "Arverni", LEGIONS, 1)
    assert game.boxes("Arverni").endswith("V_EVENT yes")
    assert chosen(game, "Arverni", "event_faction") == ["faction Arverni"]
    assert game.asked == "Romans declare_retreat"
    assert game.pieces("Treveri", "Arverni") == "8 Warbands"
    game.play("Romans declare_retreat stand")
    assert game.asked.startswith("Chance loss_roll")


@pytest.mark.parametrize(("two", "one"), [("Nervii", "Treveri"), ("Treveri", "Nervii")])
def test_8_2_1_arduenna_arverni_go_to_two_legions_rather_than_one(two: str, one: str) -> None:
    """67 From Atrebates eight Warbands hit Legions in either Region: where most are hit, whatever the dice."""
    board = f"""
        [regions.{two}]
        Romans = "2 Legions"
        [regions.{one}]
        Romans = "1 Legion"
        [regions.Atrebates]
        Arverni = "8 Warbands"
    """
    for die in (1, 6):
        game = turn(67, "Arverni", board, 1, die)
        assert game.asked == "Romans declare_retreat"
        assert (game.pieces(two, "Arverni"), game.pieces(one, "Arverni")) == ("8 Warbands", "")


def test_8_2_1_arduenna_is_no_for_arverni_who_hit_no_legion() -> None:
    """67 The Legion is screened by more Auxilia than they can kill; or there is no Legion at all."""
    screened = '[regions.Nervii]\nRomans = "1 Legion, 4 Auxilia"\n[regions.Atrebates]\nArverni = "4 Warbands"'
    assert reasons(turn(67, "Arverni", screened, 1), "Arverni") == [NO]
    none = '[regions.Nervii]\nRomans = "2 Auxilia"\n[regions.Atrebates]\nArverni = "4 Warbands"'
    assert reasons(turn(67, "Arverni", none, 1), "Arverni") == [NO]


def test_8_2_1_arduenna_arverni_who_are_there_need_no_march() -> None:
    """67 Six Warbands beside a Legion Battle where they stand."""
    board = '[regions.Treveri]\nRomans = "1 Legion"\nArverni = "6 Warbands"'
    game = turn(67, "Arverni", board, 1)
    assert chosen(game, "Arverni", "event_confirm") == ["no"]
    assert chosen(game, "Arverni", "free_command") == ["command Battle"]


def test_8_2_3_arduenna_belgae_march_in_by_their_flowchart() -> None:
    """67 Control of Nervii in Belgica, with all but one Warband of Morini; the Command there is a Rally."""
    game = turn(67, "Belgae", '[regions.Morini]\nBelgae = "3 Warbands"')
    assert chosen(game, "Belgae", "event_confirm") == ["yes"]
    assert "B_MARCH yes" in game.boxes("Belgae")
    assert game.pieces("Morini", "Belgae") == "1 Warband"
    assert chosen(game, "Belgae", "free_command") == ["command Rally"]
    assert "Belgae" in (game.tribe("Nervii"), game.tribe("Eburones"))


def test_8_2_3_arduenna_belgae_who_are_not_under_threat_do_not_flee() -> None:
    """67 No Control to be gained, and no Region to be left: the walk says so, and nothing of Resources."""
    board = '[regions.Nervii]\nBelgae = "Ambiorix, 5 Warbands"\n[regions.Treveri]\nGermans = "9 Warbands"\n'
    game = turn(67, "Belgae", board)
    assert chosen(game, "Belgae", "event_confirm") == ["no"]
    assert "Not needed: no Region under threat is to be left, nor that of the Leader." in told(game, "Belgae")
    assert "nobody can March" not in told(game, "Belgae")


def test_8_2_3_arduenna_aedui_send_emissaries() -> None:
    """67 One Hidden Warband to Treveri out of two in Mandubii."""
    game = turn(67, "Aedui", '[regions.Mandubii]\nAedui = "2 Warbands"')
    assert (game.pieces("Mandubii", "Aedui"), game.pieces("Treveri", "Aedui")) == ("1 Warband", "1 Warband")


@pytest.mark.proves("8.1.1h")
def test_8_1_1_arduenna_hides_pieces_and_that_is_an_effect() -> None:
    """67 The one Warband in Treveri stays, and has no Command there, but goes Hidden; out of reach there is nothing."""
    game = turn(67, "Aedui", '[regions.Treveri]\nAedui = "1 revealed Warband"\ndevastated = true')
    assert chosen(game, "Aedui", "event_confirm") == ["no"]
    assert game.pieces("Treveri", "Aedui") == "1 Warband"
    assert reasons(turn(67, "Aedui", '[regions.Pictones]\nAedui = "6 Warbands"'), "Aedui") == [INEFFECTIVE]


@pytest.mark.proves("8.2.1d")
def test_8_2_1_arduenna_by_a_player_is_for_whom_it_names() -> None:
    """67 Named by a player, the Arverni use it by their own instruction."""
    game = by_player(67, "Belgae", "Arverni", LEGIONS)
    game.play("Belgae action unshaded 67\nBelgae event_faction faction Arverni")
    assert chosen(game, "Arverni", "event_confirm") == ["yes"]
    assert game.pieces("Treveri", "Arverni") == "8 Warbands"


def test_3_2_2_arduenna_a_lone_legion_is_asked_only_how_to_go_on() -> None:
    """67 One road, one piece: the first question of the March is where to go on from Atrebates."""
    board = """
        [regions.Veneti]
        Romans = "1 Legion"
        [regions.Nervii]
        Belgae = "1 Warband"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
    """
    game = turn(67, "Romans", board, others=("Arverni", "Aedui", "Belgae"))
    assert chosen(game, "Romans", "march_to") == []
    assert chosen(game, "Romans", "march_on") == ["region Nervii"]
    assert "1 Legion" in game.pieces("Nervii", "Romans")


def test_3_3_2_arduenna_a_lone_vercingetorix_goes_his_own_way() -> None:
    """67 After the Warbands of Morini, who went another way, he comes by the only road from Veneti."""
    board = """
        [regions.Nervii]
        Romans = "2 Legions"
        [regions.Morini]
        Arverni = "9 Warbands"
        [regions.Veneti]
        Arverni = "Vercingetorix"
    """
    game = turn(67, "Arverni", board, 1, others=("Romans", "Aedui", "Belgae"))
    assert chosen(game, "Arverni", "march_on") == ["region Nervii"]
    assert game.pieces("Nervii", "Arverni").startswith("Vercingetorix, 9")


TRUCE = """
    [regions.Mandubii]
    Romans = "Caesar, 5 Legions, 2 Auxilia"
    [regions.Atrebates]
    Belgae = "12 Warbands"
    [regions.Treveri]
    Belgae = "8 Warbands"
    [tribes]
    Nervii = "Belgae"
"""


@pytest.mark.proves("8.1.1j")
def test_8_1_1_arduenna_is_ineffective_if_it_takes_a_players_promise() -> None:
    """67 Only if the Belgae promised not to Harass could Romans March: with Belgae whom somebody plays they decline."""
    assert reasons(turn(67, "Romans", TRUCE, others=("Arverni", "Aedui")), "Romans") == [INEFFECTIVE]


def test_8_8_1_arduenna_caesar_elsewhere_does_not_forbid_the_battle() -> None:
    """67 A player lets the Romans act in Treveri: that Caesar in Britannia is menaced does not matter there."""
    board = """
        [regions.Britannia]
        Romans = "Caesar, 1 Auxilia"
        Arverni = "Vercingetorix, 12 Warbands"
        [regions.Treveri]
        Romans = "4 Legions, 2 Auxilia"
        Belgae = "1 Warband"
        [tribes]
        Treveri = "Belgae"
    """
    game = by_player(67, "Aedui", "Romans", board, 5)
    game.play("Aedui action unshaded 67\nAedui event_faction faction Romans")
    assert chosen(game, "Romans", "free_command") == ["command Battle"]
    assert chosen(game, "Romans", "command")[-1] == "battle Treveri"


# ---- 68 Remi Influence ------------------------------------------------------------------------------------------


def test_8_4_1_remi_influence_romans_replace_cities_then_enemies_in_order() -> None:
    """68 The City of the Carnutes first, then an Arverni Ally before a Belgic and an Aedui one."""
    board = """
        [tribes]
        Carnutes = "Belgae"
        Senones = "Aedui"
        Aulerci = "Arverni"
        Menapii = "Belgae"
    """
    game = turn(68, "Romans", board)
    assert chosen(game, "Romans", "event_tribe") == ["tribe Carnutes", "tribe Aulerci"]
    assert [game.tribe(t) for t in ("Carnutes", "Aulerci", "Menapii")] == ["Romans", "Romans", "Belgae"]


def test_8_2_1_remi_influence_aedui_use_the_shaded_text_as_friends_of_remi() -> None:
    """68 An enemy's Citadel at Alesia goes for their own; without Remi as Ally, No Aedui."""
    board = """
        [tribes]
        Remi = "{}"
        Mandubii = "Arverni Citadel"
        Carnutes = "Arverni"
    """
    game = turn(68, "Aedui", board.format("Aedui"))
    assert chosen(game, "Aedui", "event_tribe") == ["tribe Mandubii"]
    assert game.tribe("Mandubii") == "Aedui Citadel"
    assert game.pieces("Mandubii", "Aedui") == "4 Warbands"
    assert reasons(turn(68, "Aedui", board.format("Romans")), "Aedui") == [NO]
    assert "event.net_citadels" in game.priorities("Aedui")


@pytest.mark.parametrize(("first", "second"), [("Mandubii", "Carnutes"), ("Carnutes", "Mandubii")])
def test_8_4_1_remi_influence_aedui_replace_an_ally_in_the_order_of_enemies(first: str, second: str) -> None:
    """68 An Ally of the Arverni before one of the Belgae."""
    for die in range(1, 7):
        board = f'[tribes]\nRemi = "Aedui"\n{first} = "Arverni"\n{second} = "Belgae"'
        game = turn(68, "Aedui", board, die, die, die)
        assert game.priorities("Aedui") == ["event.enemy_order"]
        assert (game.tribe(first), game.tribe(second)) == ("Aedui Citadel", "Belgae")


def test_8_2_1_remi_influence_arverni_only_if_they_qualify() -> None:
    """68 With Remi as Ally; else No Arverni."""
    game = turn(68, "Arverni", '[tribes]\nRemi = "Arverni"\nMandubii = "Aedui"', 1)
    assert game.tribe("Mandubii") == "Arverni Citadel"
    assert reasons(turn(68, "Arverni", '[tribes]\nRemi = "Belgae"', 1), "Arverni") == [NO]


def test_8_2_1_remi_influence_belgae_only_for_another_ally_or_citadel() -> None:
    """68 A City that is not theirs: yes; both Cities Belgic: No."""
    game = turn(68, "Belgae", '[tribes]\nRemi = "Belgae"\nMandubii = "Belgae"')
    assert (game.tribe("Mandubii"), game.tribe("Carnutes")) == ("Belgae", "Belgae Citadel")
    both = '[tribes]\nRemi = "Belgae"\nMandubii = "Belgae"\nCarnutes = "Belgae"'
    assert reasons(turn(68, "Belgae", both), "Belgae") == [NO]


def test_8_2_1_remi_influence_by_a_player_helps_a_nonplayer_mediator() -> None:
    """68 A player executes it, the Aedui have the Remi: they take the City."""
    game = by_player(68, "Belgae", "Aedui", '[tribes]\nRemi = "Aedui"\nMandubii = "Belgae"')
    game.play("Belgae action shaded 68")
    assert game.tribe("Mandubii") == "Aedui Citadel"


# ---- 69 Segni & Condrusi ----------------------------------------------------------------------------------------


def test_8_3_1_segni_and_condrusi_fills_one_region_first() -> None:
    """69 Arverni, five Germans left: a roll of 4 picks Treveri, which gets four of them before Nervii gets one."""
    board = '[regions.Ubii]\nGermans = "10 Warbands"\n[regions.Sugambri]\ndevastated = true'
    game = turn(69, "Arverni", board, 1, 4)
    assert chosen(game, "Arverni", "event_region") == ["region Treveri"] * 4


# ---- 70 Camulogenus ---------------------------------------------------------------------------------------------


@pytest.mark.proves("8.2.3j")
def test_8_2_3_camulogenus_romans_send_legions_where_they_would_march() -> None:
    """70 A die of 5: to the Belgae, who have most Allies, in Atrebates; four of five Legions, Caesar stays."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 5 Legions, 4 Auxilia"
        [tribes]
        Bellovaci = "Belgae"
        Atrebates = "Belgae"
        Carnutes = "Arverni"
    """
    game = turn(70, "Romans", board, 5)
    assert chosen(game, "Romans", "event_region")[0] == "region Atrebates"
    assert game.pieces("Mandubii", "Romans").startswith("Caesar, 1 Legion")
    assert "4 Legions" in game.pieces("Atrebates", "Romans")
    assert chosen(game, "Romans", "free_command") == ["command Battle"]


@pytest.mark.parametrize(("die", "left"), [(1, ("", "2 Legions")), (6, ("2 Legions", ""))])
def test_8_3_4_camulogenus_a_die_says_which_of_equal_groups_sends_all(die: int, left: tuple[str, str]) -> None:
    """70 Three Legions each from two Regions, but four in all: those of one Region go first."""
    board = """
        [regions.Treveri]
        Romans = "3 Legions"
        Arverni = "5 Warbands"
        [regions.Aedui]
        Romans = "3 Legions"
        Arverni = "5 Warbands"
        [tribes]
        Mandubii = "Arverni"
    """
    game = by_player(70, "Belgae", "Romans", board, die)
    game.play("Belgae action unshaded 70")
    assert game.pieces("Mandubii", "Romans") == "4 Legions"
    assert (game.pieces("Treveri", "Romans"), game.pieces("Aedui", "Romans")) == left


def test_8_2_3_camulogenus_romans_battle_where_they_stand() -> None:
    """70 Nobody can March to enemy Allies, but Romans in Carnutes Battle those who are there."""
    board = """
        [regions.Carnutes]
        Romans = "3 Legions, 2 Auxilia"
        Arverni = "1 Warband"
        [tribes]
        Carnutes = "Arverni"
    """
    game = by_player(70, "Belgae", "Romans", board, 5)
    game.play("Belgae action unshaded 70")
    assert chosen(game, "Romans", "event_region") == ["region Carnutes"]
    assert chosen(game, "Romans", "free_command") == ["command Battle"]


def test_8_2_3_camulogenus_romans_with_nothing_to_do_decline() -> None:
    """70 No enemy Allies in the three Regions, nobody to Battle."""
    game = by_player(70, "Belgae", "Romans", '[regions.Provincia]\nRomans = "2 Legions"', 5)
    game.play("Belgae action unshaded 70")
    assert chosen(game, "Romans", "event_region") == ["done"]
    assert game.pieces("Provincia", "Romans") == "2 Legions, Fort"


CAESAR_APART = """
    [regions.Provincia]
    Romans = "Caesar, 1 Auxilia, Fort"
    {}
    [regions.Treveri]
    Romans = "4 Legions, 2 Auxilia"
    [regions.Mandubii]
    Arverni = "1 Warband"
    [tribes]
    Mandubii = "Arverni"
"""


def test_8_2_3_camulogenus_caesar_who_stays_has_no_say_in_where_from() -> None:
    """70 Caesar may not go by this Event: the four Legions of Treveri March, and Battle."""
    game = turn(70, "Romans", CAESAR_APART.format(""), others=("Arverni", "Aedui", "Belgae"))
    assert chosen(game, "Romans", "event_region")[:2] == ["region Mandubii", "region Treveri"]
    assert game.pieces("Mandubii", "Romans").startswith("4 Legions")
    assert chosen(game, "Romans", "free_command") == ["command Battle"]
    assert game.pieces("Provincia", "Romans") == "Caesar, 1 Auxilia, Fort"


def test_8_8_1_camulogenus_caesar_elsewhere_does_not_forbid_the_battle() -> None:
    """70 A player executes it: Vercingetorix beside Caesar in Provincia does not matter in Mandubii."""
    board = CAESAR_APART.format('Arverni = "Vercingetorix, 12 Warbands"')
    game = by_player(70, "Aedui", "Romans", board, 5)
    game.play("Aedui action unshaded 70")
    assert chosen(game, "Romans", "free_command") == ["command Battle"]


@pytest.mark.parametrize(("die", "origin"), [(1, "Treveri"), (6, "Aedui")])
@pytest.mark.parametrize("card", [70, 72])
def test_8_3_4_equal_origins_of_romans_are_for_the_dice(card: int, die: int, origin: str) -> None:
    """70, 72 Two Regions with the same Legions: the die that is rolled is the one that counts, and rolled once."""
    board = """
        [regions.Treveri]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Aedui]
        Romans = "2 Legions, 2 Auxilia"
        [regions.Mandubii]
        Arverni = "2 Warbands"
        [tribes]
        Mandubii = "Arverni Citadel"
    """
    game = turn(card, "Romans", board, die, 5, others=("Arverni", "Aedui", "Belgae"))
    assert chosen(game, "Romans", "event_region") == ["region Mandubii", f"region {origin}", "done"]
    assert len([step for step in game.steps("Romans", "pick") if "Treveri" in str(step.facts[0])]) == 1


def test_8_2_1_camulogenus_aedui_use_the_shaded_text() -> None:
    """70 Six Warbands in one Region, where they bring Control, then a Command with a Special Ability there."""
    board = """
        [regions.Carnutes]
        Arverni = "8 Warbands"
        [regions.Mandubii]
        Arverni = "7 Warbands"
    """
    game = turn(70, "Aedui", board)
    assert chosen(game, "Aedui", "event_region")[0] == "region Atrebates"
    assert game.priorities("Aedui")[0] == "event.gains_control"
    assert chosen(game, "Aedui", "free_command") == ["command Rally"]
    assert "Aedui" in [game.tribe(t) for t in ("Remi", "Bellovaci", "Atrebates")]


def test_8_2_3_camulogenus_the_command_is_where_the_flowchart_comes_first() -> None:
    """70 Belgae in Devastated Mandubii could only March or Raid; the Rally in Carnutes stands before that."""
    board = """
        [regions.Atrebates]
        Romans = "8 Auxilia"
        devastated = true
        [regions.Mandubii]
        Belgae = "3 Warbands"
        Aedui = "1 Warband"
        devastated = true
    """
    game = turn(70, "Belgae", board)
    assert game.priorities("Belgae")[:2] == ["event.own_margin", "event.earliest_box"]
    assert chosen(game, "Belgae", "event_region") == ["region Carnutes", "region Carnutes"]
    assert chosen(game, "Belgae", "free_command") == ["command Rally"]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_8_2_3_camulogenus_the_box_itself_chooses_among_equal_regions(die: int) -> None:
    """70 All three Regions reach the Rally box, which places a Citadel at Alesia before anything else."""
    board = """
        [regions.Mandubii]
        Belgae = "3 Warbands"
        [regions.Carnutes]
        Belgae = "3 Warbands"
        [regions.Atrebates]
        Aedui = "9 Warbands"
        [tribes]
        Mandubii = "Belgae"
        Senones = "Dispersed"
        Lingones = "Dispersed"
    """
    game = turn(70, "Belgae", board, 5, die)
    assert chosen(game, "Belgae", "event_region") == ["region Mandubii", "region Mandubii"]
    assert game.tribe("Mandubii") == "Belgae Citadel"


@pytest.mark.parametrize(("die", "command"), [(2, "Raid"), (6, "March")])
def test_8_3_4_camulogenus_the_die_of_a_diamond_is_rolled_once(die: int, command: str) -> None:
    """70 Poor Belgae, with nothing left to Rally: one die for a Raid, for all Regions and for the Command itself."""
    tribes = [
        "Menapii",
        "Morini",
        "Nervii",
        "Eburones",
        "Treveri",
        "Namnetes",
        "Santones",
        "Cadurci",
        "Volcae",
        "Veneti",
    ]
    board = (
        '[resources]\nBelgae = 0\n[regions.Carnutes]\nBelgae = "7 Warbands"\n[regions.Mandubii]\nBelgae = "7 Warbands"'
    )
    allies = "\n".join(f'{name} = "Belgae"' for name in tribes)
    game = turn(70, "Belgae", f"{board}\n[tribes]\n{allies}", die, others=("Romans", "Arverni", "Aedui"))
    assert chosen(game, "Belgae", "free_command") == [f"command {command}"]
    assert game.rolled("Belgae") == [die]


@pytest.mark.proves("8.3.1a")
def test_8_3_1_camulogenus_belgae_rise_where_it_counts_for_victory() -> None:
    """70 Control of Carnutes is worth two, of Mandubii, where the Aedui are too many, nothing; Atrebates is theirs."""
    board = """
        [regions.Atrebates]
        Belgae = "1 Warband"
        [regions.Mandubii]
        Aedui = "8 Warbands"
    """
    game = turn(70, "Belgae", board)
    assert chosen(game, "Belgae", "event_region")[0] == "region Carnutes"
    assert game.priorities("Belgae")[0] == "event.own_margin"


@pytest.mark.parametrize("faction", ["Arverni", "Belgae"])
def test_8_3_1_camulogenus_gauls_place_six_warbands(faction: str) -> None:
    """70 As many as possible, all in one Region."""
    game = turn(70, faction, "", 1)
    assert chosen(game, faction, "event_number") == ["number 6"]
    assert played(game, faction)


# ---- 71 Colony --------------------------------------------------------------------------------------------------


def test_8_3_1_colony_belgae_found_it_where_it_counts_most() -> None:
    """71 Their Ally, and the Control Value of Mandubii that it brings, rather than of Morini, which they have."""
    board = """
        [regions.Morini]
        Belgae = "1 Warband"
        [regions.Atrebates]
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
        [regions.Arverni]
        Aedui = "1 Warband"
        Romans = "1 Auxilia"
    """
    game = turn(71, "Belgae", board)
    assert game.tribe("Mandubii Colony") == "Belgae"
    assert game.priorities("Belgae") == ["event.own_margin"]
    assert game.margin("Belgae") == 2 + 4 + 1 - 15


@pytest.mark.proves("8.3.1a")
@pytest.mark.parametrize("faction", ["Aedui", "Arverni"])
def test_8_3_1_colony_is_founded_under_own_control(faction: str) -> None:
    """71 For others every Region counts alike, so one where the Control is, or will be, theirs."""
    board = f'[regions.Veneti]\n{faction} = "1 Warband"\nBelgae = "2 Warbands"\n' + "".join(
        f'[regions.{r}]\nRomans = "1 Auxilia"\nBelgae = "1 Warband"\n'
        for r in ("Morini", "Nervii", "Atrebates", "Treveri", "Carnutes", "Mandubii", "Pictones", "Bituriges")
    )
    game = turn(71, faction, board, 1)
    assert played(game, faction)
    assert game.priorities(faction) == ["event.own_control"]
    site = chosen(game, faction, "event_region")[0].removeprefix("region ")
    assert (game.tribe(f"{site} Colony"), game.control(site)) == (faction, faction)


def test_8_3_1_colony_romans() -> None:
    """71 In Provincia or an empty Region, where the new Ally gives them Control."""
    game = turn(71, "Romans", '[regions.Veneti]\nBelgae = "1 Warband"\nAedui = "1 Warband"')
    site = chosen(game, "Romans", "event_region")[0].removeprefix("region ")
    assert game.tribe(f"{site} Colony") == "Romans"
    assert game.control(site) == "Romans"


def test_8_2_3_colony_is_ineffective_for_gauls_without_an_ally() -> None:
    """71 All six Aedui Allies on the map: a Subdued Colony would serve nobody but Rome."""
    names = ("Mandubii", "Senones", "Lingones", "Carnutes", "Aulerci", "Bituriges")
    tribes = "[tribes]\n" + "\n".join(f'{name} = "Aedui"' for name in names)
    assert reasons(turn(71, "Aedui", tribes), "Aedui") == [INEFFECTIVE]


@pytest.mark.parametrize(
    ("warbands", "reason"), [('[regions.Morini]\nBelgae = "2 Warbands"\n', []), ("", [INEFFECTIVE])]
)
def test_8_3_1_colony_belgae_without_an_ally_may_want_its_control_value(warbands: str, reason: list[str]) -> None:
    """71 All ten Belgic Allies on the map: the Colony still raises the Control Value of a Region of theirs, if any."""
    places = ["Aulerci", "Carnutes", "Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae", "Helvetii"]
    others = "".join(f'[regions.{r}]\nAedui = "4 Warbands"\n' for r in ("Carnutes", "Veneti", "Pictones"))
    others += '[regions.Arverni]\nArverni = "4 Warbands"\n[regions.Sequani]\nArverni = "4 Warbands"\n'
    tribes = "[tribes]\n" + "\n".join(f'{name} = "Belgae"' for name in [*places, "Sequani"])
    game = turn(71, "Belgae", warbands + others + tribes)
    assert reasons(game, "Belgae") == reason
    assert chosen(game, "Belgae", "event_region") == ([] if reason else ["region Morini"])


# ---- 72 Impetuosity ---------------------------------------------------------------------------------------------

CHARGE = """
    [regions.Morini]
    Belgae = "3 Warbands"
    [regions.Nervii]
    Romans = "2 Auxilia"
    Aedui = "2 Warbands"
    [regions.Treveri]
    Belgae = "2 Warbands"
    [tribes]
    Sequani = "Aedui"
"""


def test_8_2_1_impetuosity_belgae_charge_the_player_ahead() -> None:
    """72 The Romans are farthest ahead: the largest group, three from Morini, Battles them in Nervii."""
    for die in range(1, 7):
        game = turn(72, "Belgae", CHARGE, die, die, die)
        assert chosen(game, "Belgae", "event_region") == ["region Morini", "region Nervii"]
        assert game.priorities("Belgae") == ["event.best_margin", "event.most_moved"]
        assert game.pieces("Morini", "Belgae") == ""
        assert chosen(game, "Belgae", "event_faction") == ["faction Romans"]


def test_8_2_1_impetuosity_belgae_charge_players_only() -> None:
    """72 With Non-player Romans the Aedui are charged; without any player in reach, No Belgae."""
    game = turn(72, "Belgae", CHARGE, others=("Romans",))
    assert chosen(game, "Belgae", "event_faction") == ["faction Aedui"]
    assert reasons(turn(72, "Belgae", CHARGE, others=("Romans", "Aedui")), "Belgae") == [NO]


def test_8_2_1_impetuosity_is_no_for_belgae_who_cannot_hurt_anybody() -> None:
    """72 A single Warband causes no Loss."""
    board = '[regions.Morini]\nBelgae = "1 Warband"\n[regions.Nervii]\nRomans = "2 Auxilia"'
    assert reasons(turn(72, "Belgae", board), "Belgae") == [NO]


def told(game: Acting, faction: str, language: str = "en") -> str:
    return "\n".join(line for _, line in explain_lines(game.walk(faction), language=language))


def test_8_1_3_impetuosity_the_charge_is_told_with_its_losses() -> None:
    """72 The group, whence it comes, and the Losses on both sides."""
    game = turn(72, "Belgae", CHARGE)
    words = "3 Warbands from Morini, alone, against the Romans in Nervii: if these stand they lose 1, the Belgae 0."
    assert words in told(game, "Belgae")
    assert "3\u00a0Guerriers de chez les Morins, seuls, contre les Romains chez les Nerviens" in told(
        game, "Belgae", "fr"
    )


def test_8_1_3_impetuosity_why_nobody_is_charged_is_told() -> None:
    """72 A single Warband causes no Loss."""
    board = '[regions.Morini]\nBelgae = "1 Warband"\n[regions.Nervii]\nRomans = "2 Auxilia"'
    words = "1 Warband from Morini, alone, against the Romans in Nervii: if these stand they lose 0, the Belgae 1. That"
    assert words in told(turn(72, "Belgae", board), "Belgae")


TAKE = """
    [regions.Carnutes]
    Arverni = "5 Warbands"
    [regions.Mandubii]
    Aedui = "2 Warbands"
    [regions.Bituriges]
    Romans = "2 Auxilia"
    [regions.Pictones]
    Romans = "6 Auxilia"
"""


@pytest.mark.parametrize(("others", "to", "enemy"), [((), "Bituriges", "Romans"), (("Romans",), "Mandubii", "Aedui")])
def test_8_2_1_impetuosity_arverni_take_a_region_of_a_player(others: tuple[str, ...], to: str, enemy: str) -> None:
    """72 Romans before Aedui; not Pictones, of which five Warbands do not gain Control."""
    for die in range(1, 7):
        game = turn(72, "Arverni", TAKE, 1, die, die, others=others)
        assert chosen(game, "Arverni", "event_region") == [f"region {to}"]
        assert chosen(game, "Arverni", "event_number") == ["number 5"]
        assert chosen(game, "Arverni", "event_faction") == [f"faction {enemy}"]


def test_8_2_1_impetuosity_is_no_for_arverni_who_take_no_region() -> None:
    """72 No player's Region can be taken."""
    assert reasons(turn(72, "Arverni", TAKE, 1, others=("Romans", "Aedui")), "Arverni") == [NO]


BAIT = """
    [regions.Provincia]
    Romans = "Caesar, 4 Legions, 3 Auxilia"
    [regions.Sequani]
    {} = "2 Warbands"
    [tribes]
    Sequani = "{}"
"""


def test_8_2_1_impetuosity_romans_rise_to_the_bait() -> None:
    """72 Their March leads next door, to an Arverni Ally with Warbands, who must Battle them; a low roll, cast once,
    would have led to Germanic Allies."""
    more = 'Veneti = "Arverni"\nNamnetes = "Arverni"\nCadurci = "Germans"\nVolcae = "Germans"\n'
    game = turn(72, "Romans", dedent(BAIT.format("Arverni", "Arverni")) + more, 5)
    assert played(game, "Romans")
    assert game.rolled("Romans") == [5]
    assert "Caesar, 4 Legions" in game.pieces("Sequani", "Romans")


def test_8_2_1_impetuosity_is_no_for_romans_if_no_battle_would_follow() -> None:
    """72 The March leads to Aedui, who do not Battle; or nowhere."""
    assert reasons(turn(72, "Romans", BAIT.format("Aedui", "Aedui"), 5), "Romans") == [NO]
    nowhere = '[regions.Provincia]\nRomans = "Caesar, 4 Legions"\n[regions.Sequani]\nArverni = "2 Warbands"'
    assert reasons(turn(72, "Romans", nowhere, 5), "Romans") == [NO]


@pytest.mark.proves("8.1.1i")
def test_8_1_1_impetuosity_is_ineffective_for_romans_who_would_only_retreat() -> None:
    """72 Two Legions without Auxilia would Retreat from three Non-player Warbands, back to where they came from."""
    board = """
        [regions.Provincia]
        Romans = "2 Legions, Fort"
        [regions.Sequani]
        Arverni = "3 Warbands"
        [tribes]
        Helvetii = "Germans"
    """
    game = turn(72, "Romans", board, 5, others=("Arverni", "Aedui", "Belgae"))
    assert reasons(game, "Romans") == [INEFFECTIVE]


def test_8_4_1_impetuosity_romans_let_arverni_battle_before_belgae() -> None:
    """72 Both are there: the Arverni are chosen."""
    board = BAIT.format("Arverni", "Arverni").replace("[tribes]", 'Belgae = "1 Warband"\n    [tribes]')
    game = turn(72, "Romans", board, 5)
    assert chosen(game, "Romans", "event_faction") == ["faction Arverni"]
