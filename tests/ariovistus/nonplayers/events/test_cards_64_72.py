"""A8.2.1 The Events A64 to 72 in the hands of the Non-players of Ariovistus."""

import pytest

from alesia.words import explain_lines
from tests.ariovistus.nonplayers.acting import Acting, acting
from tests.ariovistus.nonplayers.events.turns import INEFFECTIVE, NO, capabilities, chosen, played, reasons, turn
from tests.ariovistus.playing import NORTH, WEST


def allies(game: Acting, faction: str) -> list[str]:
    return [name for name, owner in game.position["tribes"].items() if owner == faction]


def battles(game: Acting) -> list[tuple[str, str]]:
    """Where, and against whom."""
    return [(str(entry.facts[2]), str(entry.facts[1])) for entry in game.table.log if entry.key == "battle"]


# ---- A64 Abatis -------------------------------------------------------------------------------------------------

TREES = """
    [regions.Ubii]
    {0} = "2 Warbands"
    [regions.Veneti]
    {0} = "3 Warbands"
    [regions.Pictones]
    {0} = "4 Warbands"
    Arverni = "9 Warbands"
"""


@pytest.mark.parametrize("faction", ["Germans", "Aedui", "Belgae"])
def test_a8_3_1_abatis_where_they_control_and_are_most(faction: str) -> None:
    """A64 In Veneti: more Warbands are in Pictones, but without Control."""
    game = turn("A64", faction, TREES.format(faction) + "[resources]\n" + f"{faction} = 0\n")
    assert game.position["abatis"] == {faction: "Veneti"}
    assert game.priorities(faction) == ["event.own_control", "event.most_own_warbands"]


def test_a8_3_1_abatis_that_lies_well_is_not_moved() -> None:
    """A64 Played once more it would lie where it is."""
    board = TREES.format("Aedui") + '[abatis]\nAedui = "{}"\n'
    assert reasons(turn("A64", "Aedui", board.format("Veneti")), "Aedui") == [INEFFECTIVE]
    assert turn("A64", "Aedui", board.format("Ubii")).position["abatis"] == {"Aedui": "Veneti"}


# ---- A65 Kinship ------------------------------------------------------------------------------------------------

KIN = """
    [regions.Nervii]
    {1} = "1 Warband, 1 revealed Warband"
    [regions.Morini]
    {1} = "3 revealed Warbands"
    [tribes]
    Remi = "{1}"
    Treveri = "{1}"
    Ubii = "{1}"
"""


@pytest.mark.parametrize(("faction", "other"), [("Germans", "Belgae"), ("Belgae", "Germans")])
def test_a8_2_1_kinship_wins_the_pieces_of_a_player(faction: str, other: str) -> None:
    """A65 Those of the other, Hidden Warbands and Remi first; of a Non-player none."""
    game = turn("A65", faction, KIN.format(faction, other), 1, 1)
    assert chosen(game, faction, "event_region")[:2] == ["region Nervii", "region Nervii"]
    assert len(allies(game, faction)) == 2
    assert "Remi" in allies(game, faction)
    assert "event.best_allies" in game.priorities(faction)
    assert (game.pieces("Nervii", faction), game.pieces("Morini", other)) == ("2 Warbands", "1 revealed Warband")
    assert reasons(turn("A65", faction, KIN.format(faction, other), others=(other,)), faction) == [NO]


@pytest.mark.parametrize(("here", "lots"), [("2 Warbands", 0), ("3 Warbands", 1)])
def test_8_3_4_kinship_no_die_where_all_warbands_are_won(here: str, lots: int) -> None:
    """A65 Four Warbands in two Regions are all won, in whatever order; of six, a die says where first."""
    board = f'[regions.Nervii]\nBelgae = "{here}"\n[regions.Morini]\nBelgae = "{here}"\n[resources]\nGermans = 0\n'
    game = turn("A65", "Germans", board, 1, 1)
    assert len(game.lots("Germans")) == lots
    assert game.pieces("Nervii", "Belgae") == ("" if lots == 0 else "2 Warbands")


@pytest.mark.parametrize(("away", "lots"), [(26, 0), (27, 1)])
def test_8_3_4_kinship_a_die_where_warbands_are_too_few_to_replace_all(away: int, lots: int) -> None:
    """A65 Of four Belgic Warbands in two Regions all go; with three Germanic ones Available a die says where first."""
    board = (
        '[regions.Nervii]\nBelgae = "2 Warbands"\n[regions.Morini]\nBelgae = "2 Warbands"\n[resources]\nGermans = 0\n'
    )
    game = turn("A65", "Germans", f'{board}[regions.Ubii]\nGermans = "{away} Warbands"\n', 1, 1)
    assert len(game.lots("Germans")) == lots
    assert (game.pieces("Nervii", "Belgae"), game.pieces("Morini", "Belgae")) == ("", "")


@pytest.mark.parametrize(
    ("faction", "other", "tribe", "home"),
    [("Germans", "Belgae", "Suebi North", "Ubii"), ("Belgae", "Germans", "Bellovaci", "Atrebates")],
)
def test_a8_2_3_kinship_wins_for_itself_where_both_could_lose(faction: str, other: str, tribe: str, home: str) -> None:
    """A65 The Faction is on the map as well: still the other loses."""
    own = f'"{tribe}" = "{faction}"\n[regions.{home}]\n{faction} = "2 Warbands"\n[resources]\n{faction} = 0\n'
    game = turn("A65", faction, KIN.format(faction, other) + own, 1, 1)
    assert chosen(game, faction, "event_faction") == [f"faction {other}"]
    assert game.pieces(home, faction) == "2 Warbands"


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_8_2_3_kinship_is_ineffective_if_the_other_has_nothing_to_lose(faction: str) -> None:
    """A65 No Warband or Ally of the player is on the map: nobody gives him his own."""
    own = f'[regions.Morini]\n{faction} = "3 Warbands"\n[tribes]\nMorini = "{faction}"\n'
    game = turn("A65", faction, own)
    assert reasons(game, faction) == [INEFFECTIVE]
    assert game.tribe("Morini") == faction


@pytest.mark.parametrize("die", [1, 6])
def test_8_3_1_kinship_belgae_win_allies_rather_than_end_them(die: int) -> None:
    """A65 Not those of the Suebi, whom nobody but Germans may have."""
    held = "".join(f'"{name}" = "Germans"\n' for name in ("Suebi North", "Suebi South", "Ubii", "Sugambri"))
    game = turn("A65", "Belgae", f"[tribes]\n{held}", die)
    assert chosen(game, "Belgae", "event_tribe") == ["tribe Sugambri", "tribe Ubii"]
    assert set(game.priorities("Belgae")) == {"event.replaced_rather_than_removed"}
    assert game.lots("Belgae") == []


def test_8_3_4_kinship_each_of_two_among_three_allies_by_dice() -> None:
    """A65 Of three as good ones a die picks the first, and another the second."""
    held = "".join(f'"{name}" = "Germans"\n' for name in ("Nervii", "Ubii", "Treveri"))
    game = turn("A65", "Belgae", f"[tribes]\n{held}", 6, 6)
    assert [len(among) for among in game.lots("Belgae")] == [3, 2]
    assert chosen(game, "Belgae", "event_tribe") == ["tribe Treveri", "tribe Ubii"]


FEUD = """
    [regions.Nervii]
    Belgae = "4 Warbands"
    Germans = "Settlement"
    [regions.Treveri]
    Belgae = "1 Warband"
    Germans = "1 Warband"
"""


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_a8_3_1_kinship_feud_where_most_is_lost(faction: str) -> None:
    """A65 Belgae attack in Nervii, as a Settlement goes (Germans would lose two Warbands); not in Treveri, where nobody
    would lose anything."""
    board = FEUD.replace("4 Warbands", "6 Warbands").replace("Settlement", "2 Warbands, Settlement")
    game = turn("A65", faction, board)
    assert chosen(game, faction, "event_faction") == ["faction Belgae"]
    assert game.pieces("Nervii", "Germans") == ""
    assert battles(game) == [("Nervii", "Germans")]
    assert game.priorities(faction) == ["event.feud_bases"]
    idle = '[regions.Treveri]\nBelgae = "1 Warband"\nGermans = "1 Warband"\n'
    assert reasons(turn("A65", faction, idle), faction) == [INEFFECTIVE]


@pytest.mark.parametrize("die", [1, 6])
def test_a8_3_1_kinship_feud_costs_the_allies_behind_the_attackers(die: int) -> None:
    """A65 Two Germanic Warbands would take one Warband; Ariovistus strikes back at the Belgae, down to their Ally."""
    board = '[regions.Nervii]\nBelgae = "1 Warband"\nGermans = "Ariovistus, 2 Warbands"\n[tribes]\nNervii = "Belgae"\n'
    game = turn("A65", "Romans", board, die)
    assert chosen(game, "Romans", "event_faction") == ["faction Belgae"]
    assert (game.pieces("Nervii", "Belgae"), allies(game, "Belgae")) == ("", [])


def test_a8_3_1_kinship_feud_with_the_most_losses_on_both_sides() -> None:
    """A65 Two Belgic Warbands who attack six of the Germans take one along; attacked, they only fall."""
    game = turn("A65", "Romans", '[regions.Treveri]\nBelgae = "2 Warbands"\nGermans = "6 Warbands"\n')
    assert chosen(game, "Romans", "event_faction") == ["faction Belgae"]
    assert game.priorities("Romans") == ["event.feud_losses"]


def test_a8_3_1_kinship_feud_in_every_region_once() -> None:
    """A65 Eight against eight in two Regions: one Battle in each, though both could fight on."""
    board = "".join(f'[regions.{r}]\nBelgae = "8 Warbands"\nGermans = "8 Warbands"\n' for r in ("Treveri", "Pictones"))
    game = turn("A65", "Aedui", board, 1)
    assert battles(game) == [("Treveri", "Germans"), ("Pictones", "Germans")]


def test_8_4_4_kinship_feud_not_where_it_brings_a_player_to_victory() -> None:
    """A65 Upon Frost: without the Settlement a Roman player would score 16."""
    board = f"{FEUD}[tribes]\n" + NORTH.replace('"Lingones" = "Aedui"\n', "")
    assert reasons(turn("A65", "Aedui", board, head='next = "Winter"'), "Aedui") == [INEFFECTIVE]
    assert battles(turn("A65", "Aedui", board)) == [("Nervii", "Germans")]


# ---- A66 Winter Uprising! ---------------------------------------------------------------------------------------

WHERE = """
    [regions.Sugambri]
    Germans = "1 Warband"
    [regions.Sequani]
    Germans = "2 Warbands"
    [regions.Atrebates]
    Belgae = "1 Warband"
    [regions.Carnutes]
    Belgae = "2 Warbands"
"""


@pytest.mark.parametrize(("faction", "home"), [("Germans", "Ubii"), ("Belgae", "Atrebates")])
def test_a8_2_1_winter_uprising_at_home_and_not_in_the_last_year(faction: str, home: str) -> None:
    """A66 In Germania or Belgica, where most own pieces are within one Region."""
    game = turn("A66", faction, WHERE)
    assert game.position["uprising"] == {"region": home, "faction": faction}
    assert "event.most_own_near" in game.priorities(faction)
    assert reasons(turn("A66", faction, WHERE, head="next = 3\nwinters = 2"), faction) == [NO]


def test_8_1_1_the_last_year_of_the_short_game_is_its_second() -> None:
    """A66 After one Winter: a "No" in the short game, not in the long one."""
    once = "next = 3\nwinters = 1"
    assert played(turn("A66", "Belgae", WHERE, head=once), "Belgae")
    assert reasons(turn("A66", "Belgae", WHERE, head=once, options={"short": True}), "Belgae") == [NO]


@pytest.mark.parametrize(("faction", "home"), [("Germans", "Ubii"), ("Belgae", "Nervii")])
def test_a8_2_1_winter_uprising_is_taken_off_at_once(faction: str, home: str) -> None:
    """A66 In the next Winter: two Allies, four Warbands, a Command by the chart."""
    place = f'[uprising]\nregion = "{home}"\nfaction = "{faction}"\n'
    game = acting(f'card = "Winter"\nnext = 3\nwinters = 1\nnonplayers = ["{faction}"]\n{place}[tribes]\n{WEST}')
    while game.table.ask is not None and "uprising" in game.position:
        game.table.answer("done" if "done" in game.options else game.options[0])
    walks = [thought.walk for thought in game.table.thoughts if thought.seat == faction]
    did = [f"{step.key} {step.facts[0]}" for walk in walks for step in walk if step.kind == "did"]
    assert "uprising yes" in did
    assert sum(line.startswith("event_tribe tribe") for line in did) == 2
    assert any(line.startswith("event_number number 4") for line in did)
    assert any(line.startswith("free_command command") for line in did)
    keys = [step.key for walk in walks for step in walk if step.kind == "priority"]
    assert keys[:2] == ["priority.cities_first", "event.gains_control" if faction == "Germans" else "event.own_margin"]
    told = [line for walk in walks for _, line in explain_lines(walk, "ariovistus")]
    assert f"    does: the Uprising marker is taken off {home}" in told


# ---- A67 Arduenna -----------------------------------------------------------------------------------------------

FOREST = """
    [regions.Sugambri]
    Germans = "Ariovistus, 6 Warbands"
    [regions.Ubii]
    Germans = "3 Warbands"
    Arverni = "1 Warband"
    [regions.Treveri]
    {} = "{}"
    [regions.Nervii]
    {} = "{}"
"""


def test_a8_2_1_arduenna_germans_take_a_region_from_a_player() -> None:
    """A67 Treveri from the Romans rather than Nervii from the Aedui: all who can be spared, with Ariovistus; those
    stay whom Control of Ubii and Sugambri needs; then a Battle."""
    game = turn("A67", "Germans", FOREST.format("Romans", "3 Auxilia", "Aedui", "3 Warbands"))
    assert battles(game) == [("Treveri", "Romans")]
    assert game.pieces("Treveri", "Germans").startswith("Ariovistus, ")
    assert (game.pieces("Sugambri", "Germans"), game.control("Sugambri")) == ("1 Warband", "Germans")
    assert (game.pieces("Ubii", "Germans"), game.control("Ubii")) == ("2 Warbands", "Germans")
    assert game.control("Treveri") == "Germans"
    assert game.priorities("Germans") == ["event.enemy_order"]


def test_a8_2_1_arduenna_germans_go_where_more_can_come() -> None:
    """A67 Romans are in both Regions of the forest: to Treveri some come from Ubii as well."""
    game = turn("A67", "Germans", FOREST.format("Romans", "3 Auxilia", "Romans", "3 Auxilia"))
    assert battles(game) == [("Treveri", "Romans")]
    assert game.priorities("Germans") == ["event.most_moved"]


@pytest.mark.parametrize("faction", ["Aedui", "Belgae"])
def test_a8_2_1_arduenna_is_no_for_germans_without_a_player_to_take_from(faction: str) -> None:
    """A67 Nobody is there whom somebody plays; or too many to take Control."""
    alone = FOREST.format(faction, "3 Warbands", "Arverni", "2 Warbands")
    assert reasons(turn("A67", "Germans", alone, others=("Romans", "Aedui", "Belgae")), "Germans") == [NO]
    strong = FOREST.format(faction, "15 Warbands", "Arverni", "2 Warbands")
    assert reasons(turn("A67", "Germans", strong), "Germans") == [NO]


def test_8_4_1_arduenna_ariovistus_does_not_go_with_fewer_than_four() -> None:
    """A67 Of his six Warbands two can be spared: he stays with four."""
    board = """
        [regions.Sugambri]
        Germans = "Ariovistus, 6 Warbands"
        Arverni = "3 Warbands"
        [regions.Treveri]
        Romans = "1 Auxilia"
        [resources]
        Germans = 0
    """
    game = turn("A67", "Germans", board)
    assert game.pieces("Sugambri", "Germans") == "Ariovistus, 4 Warbands"
    assert battles(game) == [("Treveri", "Romans")]


@pytest.mark.parametrize(
    ("warbands", "stay", "go"),
    [
        ("Ariovistus, 3 Warbands", "1 Warband", "Ariovistus, 2 Warbands"),
        ("Ariovistus, 5 Warbands", "1 Warband", "Ariovistus, 4 Warbands"),
        ("6 Warbands", "1 Warband", "5 Warbands"),
    ],
)
def test_8_4_1_arduenna_ariovistus_leaves_four_only_for_four(warbands: str, stay: str, go: str) -> None:
    """A67 With three he has nothing to lose, with five four can go with him. Where he is not, all go but the one that
    Control needs."""
    board = f'[regions.Sugambri]\nGermans = "{warbands}"\n[regions.Treveri]\nRomans = "1 Auxilia"\n[resources]\n'
    game = turn("A67", "Germans", board + "Germans = 0\n")
    assert (game.pieces("Sugambri", "Germans"), game.pieces("Treveri", "Germans")) == (stay, go)


def test_8_4_1_arduenna_is_no_if_ariovistus_would_be_left_with_three() -> None:
    """A67 With four he stays, and so do they."""
    board = '[regions.Sugambri]\nGermans = "Ariovistus, 4 Warbands"\n[regions.Treveri]\nRomans = "1 Auxilia"\n'
    assert reasons(turn("A67", "Germans", f"{board}[resources]\nGermans = 0\n"), "Germans") == [NO]


def test_8_4_1_arduenna_as_many_go_as_control_allows() -> None:
    """A67 Ariovistus and six Warbands against five Arverni: one may go, though four would stay with him if two did."""
    board = """
        [regions.Sugambri]
        Germans = "Ariovistus, 6 Warbands"
        Arverni = "5 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
        [regions.Treveri]
        Romans = "1 Auxilia"
        [resources]
        Germans = 0
    """
    game = turn("A67", "Germans", board)
    assert (game.pieces("Sugambri", "Germans"), game.control("Sugambri")) == ("Ariovistus, 5 Warbands", "Germans")
    assert game.pieces("Treveri", "Germans") == "2 Warbands"


@pytest.mark.parametrize("faction", ["Romans", "Aedui", "Belgae"])
def test_a8_2_3_arduenna_others_enter_by_their_chart(faction: str) -> None:
    """A67 For themselves."""
    kind = "Auxilia" if faction == "Romans" else "Warbands"
    game = turn("A67", faction, f'[regions.Nervii]\n{faction} = "3 revealed {kind}"\n')
    assert played(game, faction)
    assert chosen(game, faction, "event_faction") == [f"faction {faction}"]


# ---- 68 Remi Influence ------------------------------------------------------------------------------------------


def test_a8_2_1_remi_influence_aedui_and_belgae_by_their_instructions() -> None:
    """68 Aedui only if the Remi are theirs, Belgae only if that adds to their Allies and Citadels."""
    assert reasons(turn(68, "Aedui", '[tribes]\nMandubii = "Arverni"\n'), "Aedui") == [NO]
    theirs = turn(68, "Aedui", '[tribes]\nRemi = "Aedui"\nMandubii = "Arverni"\n')
    assert theirs.tribe("Mandubii") == "Aedui Citadel"
    assert reasons(turn(68, "Belgae", '[tribes]\nRemi = "Belgae"\nSequani = "Belgae Citadel"\n'), "Belgae") == [NO]


# ---- A69 Bellovaci ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "bands"), [("Romans", "4 Auxilia"), ("Aedui", "4 Warbands")])
def test_a8_2_3_bellovaci_plead_with_the_own_side(faction: str, bands: str) -> None:
    """A69 Own Ally and pieces; four Belgic Warbands, Hidden first, go."""
    board = '[regions.Atrebates]\nBelgae = "3 Warbands, 3 revealed Warbands"\n[tribes]\nBellovaci = "Belgae"\n'
    game = turn("A69", faction, board)
    assert (game.tribe("Bellovaci"), game.pieces("Atrebates", faction)) == (faction, bands)
    assert game.pieces("Atrebates", "Belgae") == "2 revealed Warbands"


def test_a8_3_1_bellovaci_belgae_ambush_whoever_loses_most() -> None:
    """A69 Six Losses: two Legions of the Romans before four Warbands of the Aedui; without Legions the Aedui."""
    board = """
        [regions.Nervii]
        Belgae = "Boduognatus, 4 Warbands"
        [regions.Atrebates]
        Romans = "{}"
        Aedui = "3 Warbands"
        [tribes]
        Bellovaci = "Belgae"
    """
    assert battles(turn("A69", "Belgae", board.format("2 Legions")))[:1] == [("Atrebates", "Romans")]
    assert battles(turn("A69", "Belgae", board.format("1 Auxilia")))[:1] == [("Atrebates", "Aedui")]


@pytest.mark.parametrize(
    ("there", "tribes", "struck", "why"),
    [
        ('Germans = "Settlement"\nAedui = "3 Warbands"\n', "", "Germans", "event.settlement_hit"),
        ('Romans = "3 Auxilia"\n', 'Remi = "Aedui"\n', "Aedui", "event.most_allies_hit"),
        ('Aedui = "1 Warband"\nRomans = "1 Auxilia"\n', "", "Romans", "event.enemy_order"),
    ],
)
def test_a8_3_1_bellovaci_settlements_then_allies_then_the_order_of_enemies(
    there: str, tribes: str, struck: str, why: str
) -> None:
    """A69 One Settlement before three Warbands, one Ally before three Auxilia; else Romans before Aedui."""
    leader = '[regions.Nervii]\nBelgae = "Boduognatus, 4 Warbands"\n'
    game = turn("A69", "Belgae", f'{leader}[regions.Atrebates]\n{there}[tribes]\nBellovaci = "Belgae"\n{tribes}')
    assert battles(game)[:1] == [("Atrebates", struck)]
    assert game.priorities("Belgae") == [why]


# ---- A70 Nervii -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_a8_2_1_nervii_not_against_nonplayer_belgae(faction: str) -> None:
    """A70 Against a player they take the unshaded text."""
    assert reasons(turn("A70", faction, "", others=("Belgae",)), faction) == [NO]
    assert capabilities(turn("A70", faction, "")) == {"A70": "unshaded"}


# ---- 71 Colony --------------------------------------------------------------------------------------------------


def test_a8_2_3_colony_germans_found_it_where_it_counts_for_them() -> None:
    """71 An own Ally under own Control; without one Available they decline."""
    board = '[regions.Veneti]\nGermans = "2 Warbands"\n[regions.Carnutes]\nAedui = "1 Warband"\n'
    game = turn(71, "Germans", board)
    assert played(game, "Germans")
    assert any("Colony" in name for name in allies(game, "Germans"))
    spent = ("Ubii", "Sugambri", "Suebi North", "Suebi South", "Sequani", "Helvetii")
    tribes = "[tribes]\n" + "".join(f'"{name}" = "Germans"\n' for name in spent)
    assert reasons(turn(71, "Germans", board + tribes), "Germans") == [INEFFECTIVE]


# ---- 72 Impetuosity ---------------------------------------------------------------------------------------------

CHARGE = """
    [regions.Sequani]
    Germans = "5 Warbands"
    Arverni = "2 Warbands"
    [regions.Aedui]
    Aedui = "1 Warband"
    [regions.Mandubii]
    Romans = "1 Auxilia"
"""


def test_a8_2_1_impetuosity_germans_take_a_region_and_keep_control() -> None:
    """72 Two of five can leave Sequani: against the Romans in Mandubii rather than the Aedui."""
    game = turn(72, "Germans", CHARGE)
    assert battles(game) == [("Mandubii", "Romans")]
    assert game.control("Sequani") == "Germans"
    assert (game.pieces("Sequani", "Germans"), game.control("Mandubii")) == ("3 Warbands", "Germans")
    assert game.priorities("Germans") == ["event.enemy_order"]


def test_a8_2_1_impetuosity_germans_send_the_larger_group() -> None:
    """72 Three from Treveri rather than two from Sequani, both next to the Romans of Mandubii."""
    game = turn(72, "Germans", CHARGE + '[regions.Treveri]\nGermans = "4 Warbands"\n')
    assert chosen(game, "Germans", "event_region")[:1] == ["region Treveri"]
    assert "event.most_moved" in game.priorities("Germans")


@pytest.mark.parametrize(("others", "warbands"), [(("Romans", "Aedui"), 5), ((), 4)])
def test_a8_2_1_impetuosity_is_no_for_germans_who_can_take_nothing(others: tuple[str, ...], warbands: int) -> None:
    """72 Nobody plays those who are there; or only one Warband can be spared, which hurts nobody."""
    board = CHARGE.replace("5 Warbands", f"{warbands} Warbands")
    assert reasons(turn(72, "Germans", board, others=others), "Germans") == [NO]


ESCORT = """
    [regions.Nervii]
    Belgae = "Boduognatus, {} Warbands"
    [regions.Treveri]
    Romans = "{} Auxilia"
    [resources]
    Belgae = 0
"""


@pytest.mark.parametrize(("there", "left"), [(8, 4), (6, 4)])
def test_a8_2_1_impetuosity_belgae_leave_four_with_their_leader(there: int, left: int) -> None:
    """72 As many charge as leave four Warbands with Boduognatus; with five one is left, and hurts nobody."""
    game = turn(72, "Belgae", ESCORT.format(there, 3))
    assert played(game, "Belgae")
    assert game.pieces("Nervii", "Belgae") == f"Boduognatus, {left} Warbands"
    assert reasons(turn(72, "Belgae", ESCORT.format(5, 3)), "Belgae") == [NO]


def test_a8_2_1_impetuosity_belgae_charge_the_player_ahead() -> None:
    """72 Romans, far beyond 15, rather than Aedui."""
    board = ESCORT.format(8, 3) + '[regions.Atrebates]\nAedui = "1 Warband"\n'
    game = turn(72, "Belgae", board)
    assert battles(game) == [("Treveri", "Romans")]
    assert "event.best_margin" in game.priorities("Belgae")


def test_a8_2_1_impetuosity_is_no_for_belgae_whose_leader_has_too_few() -> None:
    """72 He has three Warbands, and the group that could charge does not join him."""
    board = ESCORT.format(3, 3) + '[regions.Atrebates]\nBelgae = "3 Warbands"\n'
    assert reasons(turn(72, "Belgae", board), "Belgae") == [NO]
    joined = board.replace("[regions.Treveri]\n    Romans", "    Romans")
    assert battles(turn(72, "Belgae", joined)) == [("Nervii", "Romans")]


def test_a8_2_1_impetuosity_romans_rise_to_belgae_and_to_arverni_who_ambush() -> None:
    """72 Where the March leads, Belgae or Arverni who can Ambush must be; not Arverni who cannot, nor Germans alone."""
    board = """
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 3 revealed Auxilia"
        [regions.Sequani]
        {} = "{}"
        [tribes]
        Sequani = "{}"
    """
    assert played(turn(72, "Romans", board.format("Belgae", "2 Warbands", "Belgae"), 5), "Romans")
    assert played(turn(72, "Romans", board.format("Arverni", "9 Warbands", "Arverni"), 1), "Romans")
    seen = board.format("Arverni", "2 revealed Warbands", "Arverni")
    assert reasons(turn(72, "Romans", seen, 1), "Romans") == [NO]
    assert reasons(turn(72, "Romans", board.format("Germans", "2 Warbands", "Germans"), 5), "Romans") == [NO]
