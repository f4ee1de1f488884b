"""8.2.1 The Events 37 to 42 in the hands of Non-players."""

import pytest

from tests.falling_sky.nonplayers.events.turns import (
    INEFFECTIVE,
    NO,
    capabilities,
    chosen,
    reasons,
    turn,
)

# ---- 37 Boii ----------------------------------------------------------------------------------------------------

AEDUI_HOLD = '[regions.Aedui]\nAedui = "1 Warband"\n'


def test_8_2_3_boii_romans_choose_themselves() -> None:
    """37 Two Roman Allies, Cities first, and two Auxilia near Aedui Control."""
    game = turn(37, "Romans", AEDUI_HOLD)
    assert chosen(game, "Romans", "event_faction") == ["faction Romans"]
    allies = [tribe for tribe, status in game.position["tribes"].items() if status == "Romans"]
    assert len(allies) == 2
    assert set(allies) <= {"Mandubii", "Bituriges", "Sequani"}  # Alesia, Avaricum, Vesontio
    assert game.available("Romans", "Auxilia") == 18
    assert len(set(chosen(game, "Romans", "event_region"))) == 1  # both in one Region (8.3.1)


def test_8_2_3_boii_aedui_choose_themselves() -> None:
    """37 Bibracte is a City too."""
    game = turn(37, "Aedui", AEDUI_HOLD)
    assert list(game.position["tribes"].values()) == ["Aedui", "Aedui"]
    assert game.available("Aedui", "Warbands") == 17


def test_8_2_3_boii_is_ineffective_if_the_faction_itself_has_nothing_to_place() -> None:
    """37 The Aedui have no Control anywhere."""
    assert reasons(turn(37, "Romans", ""), "Romans") == [INEFFECTIVE]


def test_8_2_3_boii_is_ineffective_for_romans_whose_pieces_are_all_on_the_map() -> None:
    """37 The Aedui could place something, but that is not for Romans."""
    board = AEDUI_HOLD + '[regions.Provincia]\nRomans = "20 Auxilia"\n[tribes]\n'
    board += "\n".join(f'{t} = "Romans"' for t in ("Helvii", "Menapii", "Morini", "Nervii", "Eburones", "Remi"))
    assert reasons(turn(37, "Romans", board), "Romans") == [INEFFECTIVE]


def test_8_3_1_boii_arverni_replace_rather_than_remove() -> None:
    """37 The Ally at Bibracte could only be removed: it comes after two that become Arverni, though it is in a City."""
    board = '[regions.Bituriges]\nArverni = "1 Warband"\n[tribes]\n'
    board += 'Aedui = "Aedui"\nPictones = "Aedui"\nAulerci = "Aedui"\n'
    game = turn(37, "Arverni", board, 1)
    assert [game.tribe(t) for t in ("Aedui", "Pictones", "Aulerci")] == ["Aedui", "Arverni", "Arverni"]
    assert "event.replaced_rather_than_removed" in game.priorities("Arverni")


@pytest.mark.proves("8.4.1f")
def test_8_4_1_boii_arverni_remove_what_they_cannot_replace() -> None:
    """37 Bibracte as the second."""
    board = '[regions.Bituriges]\nArverni = "1 Warband"\n[tribes]\nAedui = "Aedui"\nPictones = "Aedui"\n'
    game = turn(37, "Arverni", board, 1)
    assert [game.tribe(t) for t in ("Aedui", "Pictones")] == ["Subdued", "Arverni"]


@pytest.mark.proves("8.4.4b", "8.4.4d")
def test_8_4_4_boii_arverni_spare_bibracte_upon_frost() -> None:
    """37 A Subdued Tribe more would bring a Roman player further beyond the threshold; replaced Allies do not."""
    board = '[regions.Bituriges]\nArverni = "1 Warband"\n[tribes]\nAedui = "Aedui"\nPictones = "Aedui"\n'
    game = turn(37, "Arverni", board, 1, head='next = "Winter"')
    assert [game.tribe(t) for t in ("Aedui", "Pictones")] == ["Aedui", "Arverni"]
    assert "event.frost" in game.notes("Arverni")


def test_8_2_1_boii_is_no_for_belgae() -> None:
    """37 Swords."""
    assert reasons(turn(37, "Belgae", ""), "Belgae") == ["event.no"]


# ---- 38 Diviciacus, 39 River Commerce ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "faction", "side"),
    [
        (38, "Romans", "unshaded"),
        (38, "Aedui", "unshaded"),
        (38, "Belgae", "shaded"),
        (38, "Arverni", "shaded"),
        (39, "Aedui", "unshaded"),
        (39, "Arverni", "shaded"),
    ],
)
def test_8_2_2_diviciacus_and_river_commerce_by_the_usual_side(card: int, faction: str, side: str) -> None:
    """38, 39 Capabilities without an instruction."""
    game = turn(card, faction, "", *[1] * (faction == "Arverni"))
    assert capabilities(game) == {str(card): side}


@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_3_2_diviciacus_comes_where_most_aedui_are(faction: str) -> None:
    """38 With his option (A1.4), unshaded: the Leader is placed where the most Aedui pieces are."""
    board = '[regions.Mandubii]\nAedui = "3 Warbands"\n[regions.Aedui]\nAedui = "1 Warband"\n[tribes]\nAedui = "Aedui"'
    game = turn(38, faction, board, options={"diviciacus": True})
    assert "Diviciacus" in game.pieces("Mandubii", "Aedui")
    assert "event.most_aedui" in game.priorities(faction)


@pytest.mark.parametrize("faction", ["Romans", "Belgae"])
def test_8_2_1_river_commerce_is_no_for_romans_and_belgae(faction: str) -> None:
    """39 Swords."""
    assert reasons(turn(39, faction, ""), faction) == ["event.no"]


# ---- 40 Alpine Tribes -------------------------------------------------------------------------------------------


def test_8_3_1_alpine_tribes_aedui_place_an_ally_in_each_region() -> None:
    """40 Allies before Warbands, Vesontio before Helvetii; four Resources."""
    game = turn(40, "Aedui", "")
    assert [game.tribe(t) for t in ("Ubii", "Sequani", "Helvetii", "Helvii")] == ["Aedui", "Aedui", "Subdued", "Aedui"]
    assert game.resources("Aedui") == 14


def test_8_2_3_alpine_tribes_romans_place_auxilia_where_no_ally_can_be() -> None:
    """40 Nothing for others: two Auxilia where all Tribes are taken."""
    game = turn(40, "Romans", '[tribes]\nUbii = "Germans"\n"Suebi South" = "Germans"\nHelvii = "Romans"\n')
    assert game.pieces("Ubii", "Romans") == "2 Auxilia"
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, Fort"
    assert game.tribe("Sequani") == "Romans"


def test_8_3_1_alpine_tribes_aedui_place_three_warbands_of_their_own() -> None:
    """40 Warbands one by one, all of the Faction."""
    game = turn(40, "Aedui", '[tribes]\nHelvii = "Romans"\n')
    assert chosen(game, "Aedui", "event_faction").count("faction Aedui") == 5  # two Allies, three Warbands
    assert game.pieces("Provincia", "Aedui") == "3 Warbands"


FIVE = ("Menapii", "Morini", "Nervii", "Eburones", "Remi")


@pytest.mark.parametrize("die", [1, 3, 5])
@pytest.mark.parametrize("faction", ["Aedui", "Romans"])
def test_8_4_1_alpine_tribes_the_last_ally_goes_to_the_city(faction: str, die: int) -> None:
    """40 One Ally for three Regions: Vesontio, whatever the dice; the others get Warbands or Auxilia."""
    game = turn(40, faction, "[tribes]\n" + "\n".join(f'{t} = "{faction}"' for t in FIVE), die)
    assert [game.tribe(t) for t in ("Ubii", "Sequani", "Helvii")] == ["Subdued", faction, "Subdued"]
    assert "event.places_in_city" in game.priorities(faction)


@pytest.mark.parametrize(("die", "tribe"), [(1, "Ubii"), (4, "Helvii")])
def test_8_3_4_alpine_tribes_dice_say_where_the_last_ally_goes(die: int, tribe: str) -> None:
    """40 Vesontio is taken, and so are the Helvetii: one Ally for two Regions; the others get Warbands."""
    board = '[tribes]\nSequani = "Romans"\nHelvetii = "Romans"\n' + "\n".join(f'{t} = "Aedui"' for t in FIVE)
    game = turn(40, "Aedui", board, die)
    assert game.tribe(tribe) == "Aedui"
    assert game.available("Aedui", "Warbands") == 20 - 6


@pytest.mark.proves("8.4c")
def test_8_3_4_alpine_tribes_dice_say_where_scarce_warbands_go() -> None:
    """40 Four Warbands and no Ally: three in the Region drawn first, one in the second, none in the third."""
    six = ("Menapii", "Morini", "Nervii", "Eburones", "Remi", "Treveri")
    board = '[regions.Aedui]\nAedui = "16 Warbands"\n[tribes]\n' + "\n".join(f'{t} = "Aedui"' for t in six)
    game = turn(40, "Aedui", board, 5, 4)
    found = [game.pieces(r, "Aedui") for r in ("Ubii", "Sequani", "Provincia")]
    assert found == ["", "1 Warband", "3 Warbands"]


def test_8_2_1_alpine_tribes_is_no_for_belgae_beside_nonplayer_romans() -> None:
    """40 Only a Roman player is made to pay: for Ubii and Sequani, for the Fort holds Provincia."""
    assert reasons(turn(40, "Belgae", "", others=("Romans",)), "Belgae") == [NO]
    game = turn(40, "Belgae", "[resources]\nRomans = 20\n")
    assert game.resources("Romans") == 10


# ---- 41 Avaricum ------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.4a")
def test_8_4_avaricum_is_used_to_the_full() -> None:
    """41 Two Allies at Cities, one Ally becomes a Citadel, and a Resource for each."""
    game = turn(41, "Belgae", '[tribes]\nBituriges = "Belgae"\n')
    held = {t: status for t, status in game.position["tribes"].items() if status.startswith("Belgae")}
    assert sorted(held.values()) == ["Belgae", "Belgae", "Belgae Citadel"]
    assert set(held) == {"Bituriges", "Carnutes", "Mandubii"}
    assert game.resources("Belgae") == 13


def test_8_4_avaricum_romans_place_a_fort() -> None:
    """41 Two Allies and a Fort near it."""
    game = turn(41, "Romans", '[tribes]\nBituriges = "Romans"\n')
    forts = [r for r, here in game.position["regions"].items() if "Fort" in here.get("Romans", "")]
    assert len(forts) == 2  # one is Provincia's
    assert game.resources("Romans") == 14


def test_8_1_1_avaricum_is_ineffective_for_others() -> None:
    """41 Only for whoever holds it."""
    assert reasons(turn(41, "Aedui", '[tribes]\nBituriges = "Belgae"\n'), "Aedui") == [INEFFECTIVE]


# ---- 42 Roman Wine ----------------------------------------------------------------------------------------------

WINE = """
    [regions.Provincia]
    Romans = "4 Auxilia"
    [regions.Sequani]
    Romans = "6 Auxilia"
    [tribes]
    Helvii = "Belgae"
    Sequani = "Aedui"
    Helvetii = "Arverni"
    Cadurci = "Arverni"
    Arverni = "Arverni"
    Mandubii = "Arverni"
"""


def test_8_3_1_roman_wine_romans_take_the_way_with_more_allies() -> None:
    """42 Three under Roman Control rather than two next to it; City first, then Arverni, Belgae; the Aedui too."""
    game = turn(42, "Romans", WINE)
    assert chosen(game, "Romans", "event_choice") == ["under_control"]
    assert chosen(game, "Romans", "event_tribe") == ["tribe Sequani", "tribe Helvetii", "tribe Helvii"]
    assert "event.most_allies_removed" in game.priorities("Romans")


def test_8_2_1_roman_wine_aedui_target_player_arverni_and_belgae_only() -> None:
    """42 The Arverni are a Non-player: only the Belgic Ally goes."""
    game = turn(42, "Aedui", WINE, others=("Arverni",))
    assert chosen(game, "Aedui", "event_tribe") == ["tribe Helvii", "done"]
    assert [game.tribe(t) for t in ("Helvii", "Helvetii", "Sequani")] == ["Subdued", "Arverni", "Aedui"]


def test_8_2_1_roman_wine_aedui_choose_the_way_by_their_targets() -> None:
    """42 Against an Arverni player alone: two Cities next to Roman Control rather than one Ally under it."""
    game = turn(42, "Aedui", WINE, others=("Belgae",))
    assert chosen(game, "Aedui", "event_choice") == ["near_control"]
    assert [game.tribe(t) for t in ("Arverni", "Mandubii", "Helvetii")] == ["Subdued", "Subdued", "Arverni"]


def test_8_2_1_roman_wine_is_no_for_aedui_without_such_targets() -> None:
    """42 Neither Arverni nor Belgae are players."""
    assert reasons(turn(42, "Aedui", WINE, others=("Arverni", "Belgae")), "Aedui") == [NO]


SUPPLIED = """
    [tribes]
    Helvii = "Romans"
    Sequani = "Aedui"
    Remi = "Aedui"
    Atrebates = "Aedui"
    Treveri = "Romans"
"""


def test_8_2_1_roman_wine_belgae_remove_in_belgica_first() -> None:
    """42 Remi and Atrebates before the City of Vesontio, then that before Roman Allies elsewhere."""
    game = turn(42, "Belgae", SUPPLIED)
    assert chosen(game, "Belgae", "event_tribe") == ["tribe Remi", "tribe Atrebates", "tribe Sequani"]
    assert "event.tribes_in_belgica" in game.priorities("Belgae")


def test_8_4_1_roman_wine_arverni_remove_cities_first_then_romans() -> None:
    """42 Vesontio and Remi, then a Roman Ally rather than an Aedui one."""
    game = turn(42, "Arverni", SUPPLIED, 1)
    taken = chosen(game, "Arverni", "event_tribe")
    assert set(taken[:2]) == {"tribe Remi", "tribe Sequani"}
    assert taken[2] in ("tribe Helvii", "tribe Treveri")


def test_8_4_4_roman_wine_arverni_take_no_aedui_ally_upon_frost() -> None:
    """42 That would give a Roman player another Subdued Tribe; a Roman Ally that goes changes nothing."""
    game = turn(42, "Arverni", SUPPLIED, 1, head='next = "Winter"', others=("Aedui",))
    assert sorted(chosen(game, "Arverni", "event_tribe")) == ["done", "tribe Helvii", "tribe Treveri"]


def test_8_4_4_roman_wine_is_declined_upon_frost_if_every_ally_helps_a_player() -> None:
    """42 With Roman and Aedui players at victory, an Ally less of the one is to the advantage of the other."""
    game = turn(42, "Arverni", SUPPLIED, 1, head='next = "Winter"')
    assert reasons(game, "Arverni") == ["event.frost_bars"]
