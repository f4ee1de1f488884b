"""A8.2.1 The Events A37 to 48 in the hands of the Non-players of Ariovistus."""

import pytest

from alesia.games.falling_sky.components import CARD, FACTION
from alesia.games.falling_sky.war import ARIOVISTUS
from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    SWORDS,
    capabilities,
    chosen,
    played,
    reasons,
    turn,
)

NONE_AT_ALL = {  # A8.1.1 what the sheets list as "No" Events
    "Romans": {39, 47, 48, 54, 137, 164, 166},
    "Germans": {47, 54, 55, 61, 156, 160, 169, 170},
    "Aedui": {47, 54, 72, 166},
    "Belgae": {39, 47, 52, 54},
}
INSTRUCTED = {
    "Romans": {46, 49, 50, 52, 62, 72, 138, 153, 170},
    "Germans": {44, 50, 52, 62, 68, 72, 157, 165, 166, 167},
    "Aedui": {42, 44, 46, 49, 50, 52, 55, 59, 61, 62, 68, 137, 153, 156, 160, 163, 170},
    "Belgae": {42, 50, 62, 68, 72, 140, 145, 157, 165, 166},
}


@pytest.mark.proves("A8.2.1a")
@pytest.mark.parametrize("faction", sorted(NONE_AT_ALL))
def test_a8_2_1_symbols_of_the_cards_37_to_72(faction: str) -> None:
    """Swords and laurels are those of the four sheets; the one carnyx is at 59 for the Germans."""
    mine = [int(card) for card in ARIOVISTUS.cards if 37 <= int(card) % 100 <= 72]
    found = {number: ARIOVISTUS.symbols[number][FACTION[faction]] for number in mine}
    assert len(mine) == 36
    assert {n for n, symbol in found.items() if symbol == "S"} == NONE_AT_ALL[faction]
    assert {n for n, symbol in found.items() if symbol == "L"} == INSTRUCTED[faction]
    assert [n for n, symbol in found.items() if symbol == "C"] == ([59] if faction == "Germans" else [])


@pytest.mark.parametrize(("faction", "card"), [(f, n) for f in sorted(NONE_AT_ALL) for n in sorted(NONE_AT_ALL[f])])
def test_a8_2_1_swords_are_declined(faction: str, card: int) -> None:
    """A card with swords at its sign is never played by the Faction."""
    board = '[regions.Nervii]\nArverni = "3 Warbands"\n'
    assert reasons(turn(str(CARD[card]), faction, board), faction) == [SWORDS]


BELGIC = "".join(
    f'{name} = "Belgae"\n' for name in ("Morini", "Menapii", "Nervii", "Eburones", "Bellovaci", "Atrebates")
)
ARVERNIAN = "".join(
    f'{name} = "Arverni"\n' for name in ("Carnutes", "Aulerci", "Veneti", "Namnetes", "Pictones", "Santones", "Volcae")
)
RHINE = """
    [regions.Ubii]
    Germans = "3 Warbands"
"""


def allies(game: Acting, faction: str) -> list[str]:
    return [name for name, owner in game.position["tribes"].items() if owner == faction]


# ---- A37 All Gaul Gathers ---------------------------------------------------------------------------------------


def test_a8_2_1_all_gaul_gathers_aedui_place_allies_and_move_nobody() -> None:
    """A37 Where they can place most of their own, Sequani, not Treveri; their Warbands stay at home."""
    game = turn("A37", "Aedui", RHINE + '[regions.Aedui]\nAedui = "Diviciacus, 4 Warbands"\n')
    assert allies(game, "Aedui") == ["Sequani", "Helvetii"]
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 4 Warbands"
    assert game.priorities("Aedui")[:1] == ["event.most_allies"]
    assert chosen(game, "Aedui", "event_region") == ["region Sequani", "done"]
    assert "instruction.all_gaul.aedui" in game.notes("Aedui")


def test_a8_3_1_all_gaul_gathers_aedui_take_the_city_with_their_last_ally() -> None:
    """A37 One Ally is Available: at Vesontio, not at Treveri or Helvetii."""
    owned = ("Mandubii", "Senones", "Lingones", "Carnutes", "Aulerci")
    game = turn("A37", "Aedui", RHINE + "[tribes]\n" + "".join(f'{name} = "Aedui"\n' for name in owned))
    assert set(allies(game, "Aedui")) == {*owned, "Sequani"}
    assert game.priorities("Aedui") == ["event.places_in_city", "priority.cities_first"]


def test_a8_2_3_all_gaul_gathers_is_ineffective_for_aedui_without_an_ally() -> None:
    """A37 Allies of others are not theirs to give, and nobody is to move."""
    taken = 'Sequani = "Arverni"\nHelvetii = "Arverni"\nTreveri = "Belgae"\nMandubii = "Arverni"\n'
    game = turn("A37", "Aedui", RHINE + '[regions.Aedui]\nAedui = "4 Warbands"\n[tribes]\n' + taken)
    assert reasons(game, "Aedui") == [INEFFECTIVE]


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_8_4_1_all_gaul_gathers_shaded_takes_cities_then_romans(faction: str) -> None:
    """A37 Three of four: Vesontio, then the Roman Allies before the Aedui one."""
    tribes = '[tribes]\nSequani = "Aedui"\nHelvetii = "Aedui"\nTreveri = "Romans"\n'
    game = turn("A37", faction, RHINE + '[regions.Sugambri]\nGermans = "1 Warband"\n' + tribes)
    assert allies(game, "Romans") == allies(game, "Aedui") == []
    tribes += 'Senones = "Romans"\n'
    marked = RHINE + '[regions.Mandubii]\nGermans = "3 Warbands"\n' + tribes
    game = turn("A37", faction, marked)
    assert allies(game, "Aedui") == ["Helvetii"]
    assert game.priorities(faction)[:2] == ["event.best_allies", "event.ally_order"]


def test_8_4_4_all_gaul_gathers_upon_frost_leaves_what_helps_a_roman_player() -> None:
    """A37 The Romans are a player at 15: without the Aedui Ally they would be at 16, so only the Roman one goes."""
    board = RHINE + f'[tribes]\n{BELGIC}{ARVERNIAN}Sequani = "Aedui"\nHelvetii = "Aedui"\nTreveri = "Romans"\n'
    game = turn("A37", "Germans", board, head='next = "Winter"')
    assert game.margin("Romans") == 0
    assert (allies(game, "Romans"), allies(game, "Aedui")) == ([], ["Sequani", "Helvetii"])


# ---- A38 Vergobret ----------------------------------------------------------------------------------------------


def test_a8_2_1_vergobret_romans_do_nothing_for_an_aedui_player() -> None:
    """A38 With Non-player Aedui they play the unshaded text."""
    assert reasons(turn("A38", "Romans", ""), "Romans") == [NO]
    assert capabilities(turn("A38", "Romans", "", others=("Aedui",))) == {"A38": "unshaded"}


# ---- 39, A40, 41 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "side"), [("Aedui", "unshaded"), ("Germans", "shaded")])
def test_a8_2_2_river_commerce_by_each_with_its_own_text(faction: str, side: str) -> None:
    """39 Without an instruction."""
    assert capabilities(turn(39, faction, RHINE)) == {"39": side}


def test_a8_2_1_alpine_tribes_belgae_do_not_harm_nonplayer_romans() -> None:
    """A40 Against a Roman player they take three times five Resources."""
    board = '[resources]\nRomans = 20\n[regions.Morini]\nBelgae = "1 Warband"\n'
    assert reasons(turn("A40", "Belgae", board, others=("Romans",)), "Belgae") == [NO]
    assert turn("A40", "Belgae", board).resources("Romans") == 5


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_a8_3_1_alpine_tribes_an_own_ally_in_each_of_three_regions(faction: str) -> None:
    """A40 Vesontio first; of the other three Regions around Cisalpina dice leave one out."""
    low, high = (turn("A40", faction, "", die, die) for die in (1, 6))
    for game in (low, high):
        assert "Sequani" in allies(game, faction)
        assert len(allies(game, faction)) == len(chosen(game, faction, "event_region")) == 3
        assert [len(among) for among in game.lots(faction)][:2] == [3, 2]
        assert "event.places_in_city" in game.priorities(faction)
    assert allies(low, faction) != allies(high, faction)


@pytest.mark.parametrize(("away", "there"), [(18, ["", "2 Auxilia"]), (17, ["1 Auxilia", "2 Auxilia"])])
def test_a8_3_1_alpine_tribes_two_auxilia_a_region(away: int, there: list[str]) -> None:
    """A40 With two or three Auxilia left, and an Ally at the Nori; the dice leave Provincia out."""
    tribes = '[tribes]\nUbii = "Germans"\nSequani = "Arverni"\nHelvetii = "Arverni"\nHelvii = "Aedui"\n'
    game = turn("A40", "Romans", f'[regions.Morini]\nRomans = "{away} Auxilia"\n{tribes}', 1, 1)
    assert sorted(game.pieces(region, "Romans") for region in ("Ubii", "Sequani")) == there


def test_a8_3_1_alpine_tribes_warbands_where_no_ally_can_be_placed() -> None:
    """A40 Only the Nori are Subdued: an Ally there, three Warbands in two of the other Regions, for which dice are
    cast."""
    tribes = '[tribes]\nUbii = "Germans"\nSequani = "Arverni"\nHelvetii = "Arverni"\nHelvii = "Romans"\n'
    game = turn("A40", "Aedui", tribes, 1, 1)
    assert allies(game, "Aedui") == ["Nori"]
    there = [game.pieces(region, "Aedui") for region in ("Ubii", "Sequani", "Provincia", "Cisalpina")]
    assert sorted(there) == ["", "", "3 Warbands", "3 Warbands"]
    assert [len(among) for among in game.lots("Aedui")] == [3, 2]


def test_a8_2_3_avaricum_germans_play_it_for_themselves() -> None:
    """41 Avaricum is theirs: two Allies around it, Cities first, and no Citadel."""
    game = turn(41, "Germans", '[tribes]\nBituriges = "Germans"\n[resources]\nGermans = 0\n', 1)
    assert {"Bituriges", "Carnutes", "Mandubii"} == set(allies(game, "Germans"))
    assert game.resources("Germans") == 3


# ---- 42 Roman Wine ----------------------------------------------------------------------------------------------

CELLARS = """
    [regions.Sequani]
    Romans = "8 Auxilia"
    [tribes]
    Sequani = "Arverni"
    Helvetii = "Germans"
"""


def test_a8_2_1_roman_wine_aedui_strike_player_germans_alone() -> None:
    """42 Not the Arverni City, nor anybody if nobody plays Germans or Belgae."""
    game = turn(42, "Aedui", CELLARS)
    assert (game.tribe("Helvetii"), game.tribe("Sequani")) == ("Subdued", "Arverni")
    assert reasons(turn(42, "Aedui", CELLARS, others=("Germans", "Belgae")), "Aedui") == [NO]


def test_a8_2_1_roman_wine_belgae_in_belgica_first() -> None:
    """42 Before the City of an Aedui Ally elsewhere."""
    board = """
        [regions.Sequani]
        Romans = "8 Auxilia"
        [regions.Atrebates]
        Romans = "8 Auxilia"
        [tribes]
        Sequani = "Aedui"
        Helvetii = "Aedui"
        Bellovaci = "Aedui"
        Atrebates = "Aedui"
        Remi = "Aedui"
    """
    game = turn(42, "Belgae", board)
    assert "event.tribes_in_belgica" in game.priorities("Belgae")
    assert "instruction.roman_wine.belgae" in game.notes("Belgae")
    assert [game.tribe(name) for name in ("Bellovaci", "Atrebates", "Remi")].count("Subdued") == 3


# ---- A43 Dumnorix -----------------------------------------------------------------------------------------------

BROTHER = """
    [regions.Mandubii]
    Arverni = "1 Warband, 1 revealed Warband"
    [regions.Bituriges]
    Arverni = "2 revealed Warbands"
    [tribes]
    Arverni = "Arverni"
    Senones = "Arverni"
    Lingones = "Arverni"
    Bituriges = "Arverni"
"""


@pytest.mark.parametrize(("faction", "bands"), [("Romans", "2 Auxilia"), ("Aedui", "2 Warbands")])
def test_a8_2_3_dumnorix_discovered_for_the_own_side(faction: str, bands: str) -> None:
    """A43 Avaricum and one of the two other Tribes change sides, not Gergovia, which nobody else may hold; in Mandubii,
    where one is Hidden, both Warbands do."""
    game = turn("A43", faction, BROTHER, 1)
    assert chosen(game, faction, "event_tribe") == ["tribe Bituriges", "tribe Senones"]
    why = {"event.replaced_rather_than_removed", "event.best_allies", "event.best_pieces"}
    assert why <= set(game.priorities(faction))
    assert game.tribe("Arverni") == "Arverni"
    assert chosen(game, faction, "event_region")[:1] == ["region Mandubii"]
    assert game.pieces("Mandubii", faction) == bands


ROMAN_ALLIES = ("Remi", "Nervii", "Eburones", "Treveri", "Ubii", "Helvii")


@pytest.mark.parametrize(
    ("n", "arverni", "why"), [(4, 2, []), (4, 3, []), (5, 2, [INEFFECTIVE]), (5, 1, []), (6, 1, [INEFFECTIVE])]
)
def test_8_2_3_dumnorix_is_ineffective_for_romans_with_too_few_allies(n: int, arverni: int, why: list[str]) -> None:
    """A43 They have six: for each Arverni Ally that goes, two at most, one must be Available, else an Aedui one would
    have to come; but none for Gergovia, where nobody else's may be."""
    held = [(name, "Romans") for name in ROMAN_ALLIES[:n]]
    lost = [(name, "Arverni") for name in ("Arverni", "Senones", "Lingones", "Helvetii")[: arverni + 1]]
    board = "[tribes]\n" + "".join(f'{name} = "{owner}"\n' for name, owner in held + lost)
    assert reasons(turn("A43", "Romans", board), "Romans") == why


def test_8_2_3_dumnorix_no_ally_is_needed_where_only_gergovia_falls() -> None:
    """A43 All six Roman Allies are on the map; so they play it still."""
    held = "".join(f'{name} = "Romans"\n' for name in ROMAN_ALLIES)
    game = turn("A43", "Romans", f'[tribes]\n{held}Arverni = "Arverni"\n')
    assert (reasons(game, "Romans"), game.tribe("Arverni")) == ([], "Subdued")


@pytest.mark.parametrize(("arverni", "why"), [("Aedui", [INEFFECTIVE]), ("Senones", [])])
def test_8_2_3_dumnorix_romans_place_no_aedui_at_bibracte(arverni: str, why: list[str]) -> None:
    """A43 An Arverni Ally at Bibracte could be replaced by one of the Aedui alone."""
    assert reasons(turn("A43", "Romans", f'[tribes]\n{arverni} = "Arverni"\n'), "Romans") == why


@pytest.mark.parametrize(("auxilia", "warbands", "why"), [(18, 3, []), (19, 3, [INEFFECTIVE]), (19, 1, [])])
def test_8_2_3_dumnorix_is_ineffective_for_romans_with_too_few_auxilia(
    auxilia: int, warbands: int, why: list[str]
) -> None:
    """A43 Of twenty so many are on the map; two Warbands are to be replaced, or the one that is near."""
    board = f'[regions.Provincia]\nRomans = "{auxilia} Auxilia"\n[regions.Mandubii]\nArverni = "{warbands} Warbands"\n'
    far = '[regions.Veneti]\nArverni = "2 Warbands"\n'
    assert reasons(turn("A43", "Romans", board + far), "Romans") == why


@pytest.mark.parametrize("faction", ["Germans", "Belgae"])
def test_a8_2_3_dumnorix_rebels_without_any_choice(faction: str) -> None:
    """A43 Shaded: Allies and Citadel of others go, Arverni come."""
    game = turn("A43", faction, '[tribes]\nAedui = "Aedui Citadel"\nHelvetii = "Romans"\n')
    assert allies(game, "Arverni") == ["Bituriges", "Aedui", "Helvetii"]
    assert [game.pieces(r, "Arverni") for r in ("Bituriges", "Aedui", "Sequani")] == ["2 Warbands"] * 3


# ---- 44 Dumnorix Loyalists --------------------------------------------------------------------------------------

LOYAL = """
    [regions.Bituriges]
    Germans = "Settlement"
    Romans = "1 revealed Auxilia"
    [regions.Treveri]
    Romans = "1 Auxilia"
    [regions.Veneti]
    Romans = "3 Auxilia"
    Aedui = "3 Warbands"
"""


def test_a8_2_1_dumnorix_loyalists_germans_take_romans_near_home() -> None:
    """44 First where a Settlement is, though Revealed, then next to Germania, then elsewhere; never Aedui."""
    game = turn(44, "Germans", LOYAL)
    assert chosen(game, "Germans", "event_region")[:2] == ["region Bituriges", "region Treveri"]
    assert (game.pieces("Veneti", "Romans"), game.pieces("Veneti", "Aedui")) == ("2 Auxilia", "3 Warbands")
    assert "event.near_germania" in game.priorities("Germans")
    assert chosen(game, "Germans", "event_faction") == ["faction Germans"] * 3


def test_a8_2_1_dumnorix_loyalists_is_no_for_germans_without_romans_near() -> None:
    """44 Auxilia neither in Germania or at a Settlement nor next to these."""
    board = '[regions.Veneti]\nRomans = "3 Auxilia"\n[regions.Treveri]\nAedui = "3 Warbands"\n'
    assert reasons(turn(44, "Germans", board), "Germans") == [NO]


def test_a8_2_1_dumnorix_loyalists_aedui_move_nobody_and_scout_germans_first() -> None:
    """44 Four Hidden Germans became Aedui; two more, then two Belgae are Revealed and marked, Arverni last."""
    board = """
        [regions.Mandubii]
        Romans = "Caesar"
        Germans = "6 Warbands"
        Belgae = "2 Warbands"
        Arverni = "2 Warbands"
    """
    game = turn(44, "Aedui", board)
    assert chosen(game, "Aedui", "scout_from") == ["done"]
    assert "instruction.dumnorix.aedui" in game.notes("Aedui")
    order = ["Germanic", "Germanic", "Belgic", "Belgic", "Arverni", "Arverni"]
    assert chosen(game, "Aedui", "scouted") == [f"piece Hidden {whose} Warband" for whose in order]


# ---- A45 Savage Dictates ----------------------------------------------------------------------------------------

FEAR = """
    [regions.Sequani]
    intimidated = true
    [regions.Morini]
    Belgae = "1 Warband"
    [tribes]
    Treveri = "Arverni"
"""


def test_a8_2_1_savage_dictates_belgae_take_the_unshaded_text_against_a_german_player() -> None:
    """A45 Three Belgic Allies in Celtica, Cities first; against Non-player Germans they decline."""
    game = turn("A45", "Belgae", FEAR, 1)
    assert chosen(game, "Belgae", "event_faction") == ["faction Belgae"] * 3
    assert {"Sequani", "Mandubii"} < set(allies(game, "Belgae"))
    assert "priority.cities_first" in game.priorities("Belgae")
    assert reasons(turn("A45", "Belgae", FEAR, others=("Germans",)), "Belgae") == [NO]


@pytest.mark.parametrize("faction", ["Romans", "Aedui"])
def test_a8_2_3_savage_dictates_protects_for_the_own_side(faction: str) -> None:
    """A45 Own Allies alone."""
    assert len(allies(turn("A45", faction, FEAR, 1), faction)) == 3


@pytest.mark.parametrize(("die", "city"), [(1, "Mandubii"), (6, "Sequani")])
def test_8_3_4_savage_dictates_a_die_for_the_last_ally(die: int, city: str) -> None:
    """A45 The Romans have one left, for one of two Cities."""
    held = "".join(f'{name} = "Romans"\n' for name in ("Morini", "Menapii", "Nervii", "Eburones", "Bellovaci"))
    game = turn("A45", "Romans", f"[regions.Sequani]\nintimidated = true\n[tribes]\n{held}", die)
    assert game.tribe(city) == "Romans"


DICTATES = """
    [regions.Carnutes]
    Germans = "3 Warbands"
    {} = "2 Warbands"
    [regions.Ubii]
    Germans = "1 Warband"
    [tribes]
    Carnutes = "{}"
"""


def test_a8_7_1_savage_dictates_germans_intimidate_by_their_list_anywhere() -> None:
    """A45 Without Ariovistus and without Control: an Ally and a Warband of the Aedui; then a marker in Ubii, too."""
    game = turn("A45", "Germans", DICTATES.format("Aedui", "Aedui"))
    assert played(game, "Germans")
    assert (game.tribe("Carnutes"), game.pieces("Carnutes", "Aedui")) == ("Subdued", "1 Warband")
    assert game.pieces("Ubii", "Germans") == "1 revealed Warband"
    assert [game.position["regions"][r].get("intimidated") for r in ("Carnutes", "Ubii")] == [True, True]


def test_a8_7_1_savage_dictates_is_ineffective_with_nobody_to_remove() -> None:
    """A45 Non-player Belgae are spared, and markers alone are not placed."""
    game = turn("A45", "Germans", DICTATES.format("Belgae", "Belgae"), others=("Belgae",))
    assert reasons(game, "Germans") == [INEFFECTIVE]


def test_a8_7_1_intimidate_tells_an_ally_from_warbands() -> None:
    """A45 Of Senones and three Revealed Aedui Warbands the Ally goes first, and then a Warband."""
    board = """
        [regions.Mandubii]
        Germans = "2 Warbands"
        Aedui = "3 revealed Warbands"
        [tribes]
        Senones = "Aedui"
    """
    game = turn("A45", "Germans", board)
    assert (game.tribe("Senones"), game.pieces("Mandubii", "Aedui")) == ("Subdued", "2 revealed Warbands")


# ---- 46, 48 -----------------------------------------------------------------------------------------------------

RITES = """
    [regions.Morini]
    Belgae = "1 Warband"
    [resources]
    Belgae = 10
    Aedui = 10
"""


def test_a8_2_1_celtic_rites_romans_strike_belgae_not_aedui() -> None:
    """46 Nor are Arverni named, who have nothing to lose."""
    game = turn(46, "Romans", RITES)
    assert chosen(game, "Romans", "event_faction") == ["faction Belgae", "done"]
    assert "instruction.celtic_rites.not_aedui" in game.notes("Romans")
    assert (game.resources("Belgae"), game.resources("Aedui")) == (7, 10)


def test_a8_2_1_celtic_rites_aedui_use_the_shaded_text() -> None:
    """46 For themselves: a free Command, here a Rally."""
    game = turn(46, "Aedui", RITES + '[regions.Mandubii]\nAedui = "2 Warbands"\n')
    assert chosen(game, "Aedui", "action") == ["shaded 46"]
    assert chosen(game, "Aedui", "event_faction") == ["faction Aedui"]


@pytest.mark.parametrize("faction", ["Aedui", "Belgae"])
def test_a8_2_3_druids_name_themselves_alone(faction: str) -> None:
    """48 Neither the other Gauls nor the Arverni."""
    board = '[regions.Morini]\nBelgae = "2 Warbands"\n[regions.Aedui]\nAedui = "2 Warbands"\nArverni = "1 Warband"\n'
    assert chosen(turn(48, faction, board), faction, "event_faction") == [f"faction {faction}", "done"]
