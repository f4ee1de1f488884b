"""8.2.1 The Events 55 to 61 in the hands of Non-players."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.events.test_cards_01_08 import ROMANS_WEAK, ROMANS_WEAKER
from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    by_player,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)

# ---- 55 Commius -------------------------------------------------------------------------------------------------


def test_8_2_1_commius_aedui_help_weak_nonplayer_romans() -> None:
    """55 Non-player Romans with a score of 12: the unshaded Capability; with 13, or as a player, No Aedui."""
    game = turn(55, "Aedui", ROMANS_WEAKER, others=("Romans",))
    assert capabilities(game) == {"55": "unshaded"}
    assert reasons(turn(55, "Aedui", ROMANS_WEAK, others=("Romans",)), "Aedui") == [NO]
    assert reasons(turn(55, "Aedui", ROMANS_WEAKER), "Aedui") == [NO]


@pytest.mark.proves("8.2.2a", "8.2.2b")
@pytest.mark.parametrize(("faction", "side"), [("Belgae", "shaded"), ("Romans", "unshaded")])
def test_8_2_2_commius_each_its_own_text(faction: str, side: str) -> None:
    """55 Belgae shaded, Romans unshaded."""
    assert capabilities(turn(55, faction, "")) == {"55": side}


# ---- 56 Flight of Ambiorix --------------------------------------------------------------------------------------

ARVERNI_TRIBES = """
    [tribes]
    Carnutes = "Arverni"
    Aulerci = "Arverni"
    Senones = "Arverni"
    Pictones = "Arverni"
    Santones = "Arverni"
    Cadurci = "Arverni"
    Volcae = "Arverni"
    Veneti = "Arverni"
    Namnetes = "Arverni"
    Sequani = "Aedui"
    Helvetii = "Aedui"
    Bituriges = "Aedui"
    Lingones = "Aedui"
    Aedui = "Aedui"
    Mandubii = "Aedui"
    Treveri = "Germans"
    Ubii = "Germans"
    Sugambri = "Germans"
"""  # Subdued and Roman: 12
AMBIORIX = '[regions.Nervii]\nBelgae = "Ambiorix"\n'


def test_8_2_1_flight_aedui_help_weak_nonplayer_romans() -> None:
    """56 The Belgae score less than ten: Ambiorix goes; but not for Romans who need no help."""
    weak = turn(56, "Aedui", AMBIORIX + ARVERNI_TRIBES, others=("Romans",))
    assert played(weak, "Aedui")
    assert weak.pieces("Nervii", "Belgae") == ""
    assert reasons(turn(56, "Aedui", AMBIORIX, others=("Romans",)), "Aedui") == [NO]
    assert reasons(turn(56, "Aedui", AMBIORIX + ARVERNI_TRIBES), "Aedui") == [NO]


@pytest.mark.proves("8.3.2a", "8.3.2b")
def test_8_3_2_flight_belgae_place_ambiorix_with_most_own_pieces() -> None:
    """56 Within one Region of Germania, where most Belgae are."""
    board = """
        [regions.Treveri]
        Belgae = "2 Warbands"
        [regions.Nervii]
        Belgae = "1 Warband"
        [regions.Atrebates]
        Belgae = "3 Warbands"
    """
    game = turn(56, "Belgae", board)
    assert game.pieces("Treveri", "Belgae") == "Ambiorix, 2 Warbands"
    assert game.priorities("Belgae") == ["priority.most_own_pieces"]


@pytest.mark.proves("8.1.1b", "8.4.1g")
@pytest.mark.parametrize("leader", ["Ambiorix", "Successor"])
def test_8_1_1_flight_is_ineffective_for_belgae_with_a_leader(leader: str) -> None:
    """56 Ambiorix on the map, as in the example of 8.1.1; a Successor is not removed for him (8.4.1)."""
    game = turn(56, "Belgae", f'[regions.Morini]\nBelgae = "{leader}, 1 Warband"')
    assert reasons(game, "Belgae") == [INEFFECTIVE]
    assert game.pieces("Morini", "Belgae").startswith(leader)


def test_8_3_4_flight_arverni_place_ambiorix_by_dice() -> None:
    """56 Nobody else gets anything by it, and nothing says where: six Regions, a roll of 3 picks the third."""
    game = turn(56, "Arverni", "", 1, 3)
    assert chosen(game, "Arverni", "event_region") == ["region Sugambri"]
    assert game.pieces("Sugambri", "Belgae") == "Ambiorix"


# ---- 57 Land of Mist and Mystery --------------------------------------------------------------------------------


def test_8_2_3_land_of_mist_aedui_send_a_warband_to_britannia() -> None:
    """57 One Hidden Warband as in their March, then Suborn there, and four Resources."""
    board = """
        [regions.Veneti]
        Aedui = "4 Warbands"
    """
    game = turn(57, "Aedui", board)
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui"]
    assert chosen(game, "Aedui", "event_confirm") == ["yes"]
    assert game.pieces("Veneti", "Aedui") == "3 Warbands"
    assert chosen(game, "Aedui", "event_choice")[0] == "ability Suborn"
    assert game.tribe("Catuvellauni") == "Aedui"
    assert game.resources("Aedui") == 14


def test_8_1_1_land_of_mist_is_ineffective_for_aedui_out_of_reach() -> None:
    """57 Nobody can get to Britannia."""
    assert reasons(turn(57, "Aedui", '[regions.Aedui]\nAedui = "4 Warbands"'), "Aedui") == [INEFFECTIVE]


def test_8_8_1_land_of_mist_romans_march_to_enemy_allies_only() -> None:
    """57 With an Ally of the Belgae in Britannia they cross; without, they do not."""
    board = """
        [regions.Veneti]
        Romans = "Caesar, 2 Legions, 3 Auxilia"
    """
    there = turn(57, "Romans", board + '[tribes]\nCatuvellauni = "Belgae"\n', 5)
    assert there.pieces("Britannia", "Romans").startswith("Caesar, 2 Legions")
    assert there.resources("Romans") >= 12
    away = turn(57, "Romans", board, 5)
    assert reasons(away, "Romans") == [INEFFECTIVE]


def test_8_2_3_land_of_mist_special_abilities_by_the_flowchart() -> None:
    """57 Romans who are there Build a Fort; Arverni whom a player names Devastate; both gain four Resources."""
    romans = turn(57, "Romans", '[regions.Britannia]\nRomans = "Caesar, 4 Auxilia"\nBelgae = "2 Warbands"')
    told = " ".join(text.strip() for _, text in explain_lines(romans.walk("Romans")))
    assert "the Event lets them Build free of cost, however few Resources they have." in told
    assert chosen(romans, "Romans", "event_choice")[0] == "ability Build"
    assert "Fort" in romans.pieces("Britannia", "Romans")
    assert romans.resources("Romans") == 14
    arverni = by_player(
        57, "Belgae", "Arverni", '[regions.Britannia]\nRomans = "3 Auxilia"\nArverni = "Vercingetorix, 4 Warbands"'
    )
    arverni.play("Belgae action unshaded 57\nBelgae event_faction faction Arverni")
    assert chosen(arverni, "Arverni", "event_choice")[0] == "ability Devastate"
    assert arverni.pieces("Britannia", "Romans") == "2 Auxilia"
    assert arverni.resources("Arverni") == 14


@pytest.mark.proves("8.2.3k")
@pytest.mark.parametrize(
    ("legions", "tribe", "ability"), [("2 Legions, ", "Belgae", "Scout"), ("", "Subdued", "Build")]
)
def test_8_2_3_land_of_mist_romans_scout_where_they_would_battle(legions: str, tribe: str, ability: str) -> None:
    """57 A player names the Romans: where they would Battle for an Ally, Scout goes with it; else Build."""
    board = f"""
        [regions.Britannia]
        Romans = "Caesar, {legions}4 Auxilia"
        Belgae = "2 Warbands"
        [tribes]
        Catuvellauni = "{tribe}"
    """
    game = by_player(57, "Aedui", "Romans", board)
    game.play("Aedui action unshaded 57\nAedui event_faction faction Romans")
    assert chosen(game, "Romans", "event_choice")[0] == f"ability {ability}"


@pytest.mark.proves("8.2.3k")
@pytest.mark.parametrize(("tribe", "suborns"), [("Belgae", False), ("Subdued", True)])
def test_8_2_3_land_of_mist_no_suborn_where_the_flowchart_leads_to_battle(tribe: str, suborns: bool) -> None:
    """57 Rich Aedui beside an Ally that nobody protects would Battle it, and never Suborn after that; else they do."""
    board = f'[resources]\nAedui = 30\n[regions.Britannia]\nAedui = "4 Warbands"\n[tribes]\nCatuvellauni = "{tribe}"'
    game = by_player(57, "Belgae", "Aedui", board)
    game.play("Belgae action unshaded 57\nBelgae event_faction faction Aedui")
    assert ("ability Suborn" in chosen(game, "Aedui", "event_choice")) is suborns


def test_8_2_1_land_of_mist_belgae_only_for_another_ally() -> None:
    """57 A Roman Ally gives way to a Belgic one, with four Warbands; an own Ally would only be replaced: No."""
    game = turn(57, "Belgae", '[tribes]\nCatuvellauni = "Romans"')
    assert game.tribe("Catuvellauni") == "Belgae"
    assert game.pieces("Britannia", "Belgae") == "4 Warbands"
    assert reasons(turn(57, "Belgae", '[tribes]\nCatuvellauni = "Belgae"'), "Belgae") == [NO]


def test_8_1_1_land_of_mist_is_ineffective_for_arverni_who_would_replace_their_own_ally() -> None:
    """57 Their Ally would go and come again, and no Warband is left to come."""
    board = '[regions.Mandubii]\nArverni = "35 Warbands"\n[tribes]\nCatuvellauni = "Arverni"'
    assert reasons(turn(57, "Arverni", board), "Arverni") == [INEFFECTIVE]


def test_8_2_3_land_of_mist_arverni_serve_themselves_only() -> None:
    """57 Their Ally and Warbands; with no Ally Available another's would have to come: declined."""
    game = turn(57, "Arverni", "", 1)
    assert (game.tribe("Catuvellauni"), game.pieces("Britannia", "Arverni")) == ("Arverni", "4 Warbands")
    assert chosen(game, "Arverni", "event_faction") == ["faction Arverni", "faction Arverni"]
    spent = ARVERNI_TRIBES.replace('"Aedui"', '"Arverni"', 1)
    assert reasons(turn(57, "Arverni", spent, 1), "Arverni") == [INEFFECTIVE]


# ---- 58 Aduatuca ------------------------------------------------------------------------------------------------


def test_8_3_1_aduatuca_romans_remove_the_most_warbands() -> None:
    """58 At the Fort with five of them; Belgae and Germans alike."""
    board = """
        [regions.Treveri]
        Romans = "Fort, 1 Auxilia"
        Belgae = "2 Warbands"
        Germans = "3 Warbands"
        [regions.Nervii]
        Romans = "Fort, 1 Auxilia"
        Belgae = "4 Warbands"
    """
    game = turn(58, "Romans", board)
    assert (game.pieces("Treveri", "Belgae"), game.pieces("Treveri", "Germans")) == ("", "")
    assert game.pieces("Nervii", "Belgae") == "4 Warbands"
    assert game.priorities("Romans") == ["event.most_pieces"]


def test_8_4_1_aduatuca_romans_take_hidden_belgae_first() -> None:
    """58 Of twelve nine go: Hidden before Revealed, of these Belgae before Germans."""
    board = """
        [regions.Treveri]
        Romans = "Fort, 1 Auxilia"
        Belgae = "3 Warbands, 2 revealed Warbands"
        Germans = "5 Warbands, 2 revealed Warbands"
    """
    game = turn(58, "Romans", board)
    assert game.pieces("Treveri", "Belgae") == "1 revealed Warband"
    assert game.pieces("Treveri", "Germans") == "2 revealed Warbands"


@pytest.mark.parametrize("faction", ["Belgae", "Arverni"])
def test_8_3_1_aduatuca_germans_strike_where_most_legions_fall(faction: str) -> None:
    """58 Six Germans from two sides: two Legions and an Auxilia in Treveri rather than four Auxilia in Morini."""
    board = """
        [regions.Treveri]
        Romans = "Fort, 2 Legions, 1 Auxilia"
        [regions.Morini]
        Romans = "Fort, 4 Auxilia"
        [regions.Sugambri]
        Germans = "4 Warbands"
        [regions.Ubii]
        Germans = "2 Warbands"
    """
    game = turn(58, faction, board, 1)
    assert played(game, faction)
    assert "event.most_legions_hit" in game.priorities(faction)
    assert game.pieces("Treveri", "Romans") == "Fort"
    assert game.pieces("Treveri", "Germans") == "6 revealed Warbands"
    assert game.pieces("Morini", "Romans") == "4 Auxilia, Fort"


@pytest.mark.parametrize("faction", ["Belgae", "Arverni"])
@pytest.mark.parametrize(("treveri", "morini", "struck"), [(3, 1, "Treveri"), (1, 3, "Morini")])
def test_8_3_1_aduatuca_germans_strike_where_most_pieces_fall(
    faction: str, treveri: int, morini: int, struck: str
) -> None:
    """58 No Legion anywhere: six Germans strike three Auxilia rather than one and the Fort."""
    board = f"""
        [regions.Treveri]
        Romans = "Fort, {treveri} Auxilia"
        [regions.Morini]
        Romans = "Fort, {morini} Auxilia"
        [regions.Sugambri]
        Germans = "6 Warbands"
    """
    event = [1] if faction == "Arverni" else []  # 8.7.2 they roll for it
    for die in (1, 6):
        game = turn(58, faction, board, *event, die, die)
        assert "event.most_forts_losses" in game.priorities(faction)
        assert game.pieces(struck, "Romans") == "Fort"
        assert game.pieces(struck, "Germans") == "6 revealed Warbands"


# ---- 59 Germanic Horse ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "side"),
    [("Aedui", "shaded Aedui"), ("Belgae", "shaded Belgae"), ("Arverni", "shaded Arverni"), ("Romans", "unshaded")],
)
def test_8_2_1_germanic_horse(faction: str, side: str) -> None:
    """59 The Aedui use the shaded text too; the Arverni have a carnyx and do not roll."""
    game = turn(59, faction, "")
    assert capabilities(game) == {"59": side}
    assert game.rolled(faction) == []


@pytest.mark.proves("8.3.3a")
def test_8_3_3_germanic_horse_is_used_in_the_first_region() -> None:
    """59 Aedui who are attacked double their Counterattack at the first chance."""
    board = """
        [regions.Mandubii]
        Arverni = "4 Warbands"
        Aedui = "4 Warbands"
        [capabilities]
        59 = "shaded Aedui"
    """
    game = by_player(20, "Arverni", "Aedui", board)
    game.play("Arverni action command Battle\nArverni command battle Mandubii")
    assert chosen(game, "Aedui", "event_confirm") == ["yes"]
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"


# ---- 60 Indutiomarus --------------------------------------------------------------------------------------------

TREVERI = """
    [regions.Treveri]
    Belgae = "6 Warbands"
    [regions.Nervii]
    Belgae = "1 Warband"
    [tribes]
    Nervii = "Belgae"
    Eburones = "Belgae"
    Treveri = "Belgae"
"""


@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_3_1_indutiomarus_removes_the_most_allies(faction: str) -> None:
    """60 Two Allies and a Warband of Nervii rather than one Ally and five Warbands of Treveri."""
    game = turn(60, faction, TREVERI)
    assert game.priorities(faction) == ["event.most_allies"]
    assert [game.tribe(t) for t in ("Nervii", "Eburones", "Treveri")] == ["Subdued", "Subdued", "Belgae"]
    assert (game.pieces("Nervii", "Belgae"), game.pieces("Treveri", "Belgae")) == ("", "6 Warbands")


def test_8_4_1_indutiomarus_takes_the_ally_before_warbands() -> None:
    """60 Six of seven pieces of Treveri: the Ally is among them."""
    game = turn(60, "Romans", '[regions.Treveri]\nBelgae = "6 Warbands"\n[tribes]\nTreveri = "Belgae"')
    assert game.tribe("Treveri") == "Subdued"
    assert game.pieces("Treveri", "Belgae") == "1 Warband"
    assert chosen(game, "Romans", "event_choice")[0] == "remove Treveri"


def test_8_4_4_indutiomarus_upon_frost_helps_no_player() -> None:
    """60 Aedui: an Ally less would add to the victory of player Romans, so it is a Region with Warbands alone."""
    board = """
        [regions.Treveri]
        Belgae = "2 Warbands"
        [tribes]
        Nervii = "Belgae"
    """
    game = turn(60, "Aedui", board, head='next = "Winter"')
    assert game.tribe("Nervii") == "Belgae"
    assert game.pieces("Treveri", "Belgae") == ""


def test_8_2_2_indutiomarus_belgae_revolt() -> None:
    """60 Allies at Treveri and Ubii whoever was there, with Warbands."""
    game = turn(60, "Belgae", '[tribes]\nTreveri = "Romans"\nUbii = "Dispersed"')
    assert (game.tribe("Treveri"), game.tribe("Ubii")) == ("Belgae", "Belgae")
    assert game.pieces("Ubii", "Belgae") == "2 Warbands"


def test_8_3_4_indutiomarus_belgae_share_the_last_warbands_by_dice() -> None:
    """60 Three Belgic Warbands are left: a roll of 1 gives Treveri one of them, a roll of 4 two."""
    board = '[regions.Atrebates]\nBelgae = "22 Warbands"'
    assert turn(60, "Belgae", board, 1).pieces("Treveri", "Belgae") == "1 Warband"
    assert turn(60, "Belgae", board, 4).pieces("Treveri", "Belgae") == "2 Warbands"


# ---- 61 Catuvolcus ----------------------------------------------------------------------------------------------


def test_8_2_1_catuvolcus_aedui_strike_player_belgae_only() -> None:
    """61 Both Belgic Allies and five Warbands."""
    board = """
        [regions.Nervii]
        Belgae = "6 Warbands"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
    """
    game = turn(61, "Aedui", board)
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Subdued")
    assert game.pieces("Nervii", "Belgae") == "1 Warband"
    assert reasons(turn(61, "Aedui", board, others=("Belgae",)), "Aedui") == [NO]


@pytest.mark.parametrize("others", ['Germans = "1 Warband"', 'Aedui = "1 Warband"'])
def test_8_2_1_catuvolcus_is_no_for_aedui_if_others_had_to_lose(others: str) -> None:
    """61 Four Belgic Warbands and one of somebody else: the fifth would be theirs."""
    board = f'[regions.Nervii]\nBelgae = "4 Warbands"\n{others}\n[tribes]\nNervii = "Belgae"'
    assert reasons(turn(61, "Aedui", board), "Aedui") == [NO]


def test_8_2_1_catuvolcus_aedui_choose_players_among_others() -> None:
    """61 Player Arverni beside Non-player Belgae: only Arverni go."""
    board = """
        [regions.Nervii]
        Belgae = "5 Warbands"
        Arverni = "5 Warbands"
        [tribes]
        Nervii = "Arverni"
        Eburones = "Belgae"
    """
    game = turn(61, "Aedui", board, others=("Belgae",))
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Belgae")
    assert (game.pieces("Nervii", "Arverni"), game.pieces("Nervii", "Belgae")) == ("", "5 Warbands")


def test_8_3_1_catuvolcus_romans_remove_the_most_allies() -> None:
    """61 Two of the Germans before one of the Arverni; five Warbands, the Arverni's first."""
    board = """
        [regions.Nervii]
        Germans = "3 Warbands"
        Arverni = "3 Warbands"
        [tribes]
        "Nervii Colony" = "Arverni"
        Nervii = "Germans"
        Eburones = "Germans"
    """
    game = turn(61, "Romans", board, others=("Arverni",))
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Subdued")
    assert game.tribe("Nervii Colony") == "Arverni"
    assert (game.pieces("Nervii", "Arverni"), game.pieces("Nervii", "Germans")) == ("", "1 Warband")


@pytest.mark.parametrize(("first", "second"), [("Nervii", "Eburones"), ("Eburones", "Nervii")])
def test_8_4_1_catuvolcus_romans_remove_an_ally_in_the_order_of_enemies(first: str, second: str) -> None:
    """61 One Ally each: that of the Arverni before that of the Belgae."""
    board = f'[tribes]\n{first} = "Arverni"\n{second} = "Belgae"'
    for die in range(1, 7):
        game = turn(61, "Romans", board, die, die, die)
        assert "event.enemy_order" in game.priorities("Romans")
        assert chosen(game, "Romans", "event_tribe")[0] == f"tribe {first}"


def test_8_4_1_catuvolcus_romans_remove_no_more_of_their_own_than_they_must() -> None:
    """61 With two Roman Allies there and nobody else's, one has to go."""
    board = """
        [regions.Nervii]
        Belgae = "2 Warbands"
        [tribes]
        Nervii = "Romans"
        Eburones = "Romans"
    """
    game = turn(61, "Romans", board, 1)
    assert sorted([game.tribe("Nervii"), game.tribe("Eburones")]) == ["Romans", "Subdued"]


def test_8_3_4_catuvolcus_belgae_give_the_last_ally_by_dice() -> None:
    """61 One Belgic Ally is left: a roll of 1 or 4 picks the first or the second of the two Tribes."""
    tribes = ("Menapii", "Morini", "Bellovaci", "Atrebates", "Remi", "Treveri", "Veneti", "Namnetes", "Carnutes")
    board = "[tribes]\n" + "\n".join(f'{t} = "Belgae"' for t in tribes)
    first, second = turn(61, "Belgae", board, 1), turn(61, "Belgae", board, 4)
    assert (first.tribe("Nervii"), first.tribe("Eburones")) == ("Belgae", "Subdued")
    assert (second.tribe("Nervii"), second.tribe("Eburones")) == ("Subdued", "Belgae")
    assert first.resources("Belgae") == 16


# ---- what the audit found ---------------------------------------------------------------------------------------


@pytest.mark.proves("8.1.1j")
def test_8_1_1_land_of_mist_is_ineffective_if_it_takes_a_players_promise() -> None:
    """57 Romans who could only cross if the Belgae, whom somebody plays, promised not to Harass."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar, 5 Legions, 2 Auxilia"
        [regions.Atrebates]
        Belgae = "12 Warbands"
        [regions.Carnutes]
        Belgae = "8 Warbands"
        [tribes]
        Catuvellauni = "Belgae"
    """
    assert reasons(turn(57, "Romans", board, others=("Arverni", "Aedui")), "Romans") == [INEFFECTIVE]


def test_8_2_3_land_of_mist_arverni_get_back_the_ally_that_goes() -> None:
    """57 All ten Arverni Allies are on the map, but one of them in Britannia: it goes and comes again."""
    names = ["Carnutes", "Aulerci", "Mandubii", "Senones", "Lingones", "Veneti", "Namnetes", "Pictones", "Santones"]
    tribes = "\n".join(f'{name} = "Arverni"' for name in [*names, "{}"])
    game = turn(57, "Arverni", "[tribes]\n" + tribes.format("Catuvellauni"), 1)
    assert game.tribe("Catuvellauni") == "Arverni"
    assert game.pieces("Britannia", "Arverni") == "4 Warbands"
    assert reasons(turn(57, "Arverni", "[tribes]\n" + tribes.format("Cadurci"), 1), "Arverni") == [INEFFECTIVE]


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
@pytest.mark.parametrize("die", [1, 6])
def test_8_4_1_indutiomarus_takes_allies_then_hidden_warbands(faction: str, die: int) -> None:
    """60 Six pieces of Nervii: both Allies and all Hidden Warbands, none that is Revealed."""
    board = """
        [regions.Nervii]
        Belgae = "4 Warbands, 6 revealed Warbands"
        [tribes]
        Nervii = "Belgae"
        Eburones = "Belgae"
    """
    game = turn(60, faction, board, die)
    assert (game.tribe("Nervii"), game.tribe("Eburones")) == ("Subdued", "Subdued")
    assert game.pieces("Nervii", "Belgae") == "6 revealed Warbands"


def test_8_4_1_catuvolcus_is_ineffective_for_romans_who_would_lose_alone() -> None:
    """61 Their own Ally is the only piece that would go; with an enemy's Warband there the Event has an effect."""
    own = '[tribes]\nNervii = "Romans"\n'
    assert reasons(turn(61, "Romans", own), "Romans") == [INEFFECTIVE]
    auxilia = '[regions.Nervii]\nRomans = "2 Auxilia"\n'
    assert reasons(turn(61, "Romans", auxilia + own), "Romans") == [INEFFECTIVE]
    assert played(turn(61, "Romans", '[regions.Nervii]\nBelgae = "1 Warband"\n' + own), "Romans")
