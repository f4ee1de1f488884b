"""6.2.2-6.2.4 The Germans take player Factions before Non-players (8.0), in Winter and in Germans Phases by Event."""

from itertools import chain, combinations

import pytest

from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import winter

FACTIONS = ("Romans", "Arverni", "Aedui", "Belgae")
SEATINGS = ("four", "three-arverni-belgae", "three-romans-aedui", "two")
NONPLAYERS = list(chain.from_iterable(combinations(FACTIONS, n) for n in range(5)))

each_set = pytest.mark.parametrize("nonplayers", NONPLAYERS, ids=lambda names: "-".join(names) or "nobody")


def without(nonplayers: tuple[str, ...], position: str, seating: str = "four") -> Play:
    """A Winter in which nobody plays these Factions."""
    return winter(f"nonplayers = {list(nonplayers)}\n{position}", seating=seating)


def preferred(nonplayers: tuple[str, ...]) -> list[str]:
    """Whom the Germans take first: the players, or whoever is there if nobody plays."""
    return [name for name in FACTIONS if name not in nonplayers] or list(FACTIONS)


def reached(game: Play, key: str, verb: str) -> list[str]:
    """What chance may draw, or the one that was taken without a draw."""
    if game.asked == f"Chance {key}":
        return game.offers(verb)
    return [str(entry.facts[1]) for entry in game.table.log if entry.key == "germanic_march"][:1]


# ---- 6.2.2 March ------------------------------------------------------------------------------------------------

# A group of three can add Control in these neighbours of Treveri; Sugambri is under No Control.
HELD = {"Mandubii": "Romans", "Ubii": "Arverni", "Sequani": "Aedui", "Nervii": "Belgae"}
ROADS = """
    [regions.Treveri]
    Germans = "4 Warbands"
    [regions.Mandubii]
    Romans = "Fort"
    [regions.Ubii]
    Arverni = "Warband"
    [regions.Sequani]
    Aedui = "Warband"
    [tribes]
    Treveri = "Dispersed"
"""


@pytest.mark.proves("6.2.2h", "6.2.2i")
@pytest.mark.parametrize("seating", SEATINGS)
@each_set
def test_6_2_2_regions_of_players_before_all_others(nonplayers: tuple[str, ...], seating: str) -> None:
    """Regions that Non-players Control are equal to those under No Control; where nobody plays, all are."""
    game = without(nonplayers, ROADS, seating)
    of_players = {region for region, holder in HELD.items() if holder not in nonplayers}

    assert set(reached(game, "germanic_march_to", "region")) == (of_players or {*HELD, "Sugambri"})


@pytest.mark.proves("6.2.2g")
def test_6_2_2_added_control_before_the_region_of_a_player() -> None:
    """A Non-player's Region where Control is added comes before a player's Region where it is not."""
    game = without(
        ("Belgae",),
        """
        [regions.Treveri]
        Germans = "4 Warbands"
        [regions.Mandubii]
        Romans = "9 Auxilia"
        [regions.Sequani]
        Romans = "9 Auxilia"
        [regions.Ubii]
        Arverni = "9 Warbands"
        [regions.Sugambri]
        Arverni = "9 Warbands"
        [tribes]
        Treveri = "Dispersed"
        """,
    )

    assert reached(game, "germanic_march_to", "region") == ["Nervii"]


@pytest.mark.proves("6.2.2h")
@each_set
def test_6_2_2_players_first_where_no_control_can_be_added(nonplayers: tuple[str, ...]) -> None:
    """Where no Region adds Control the players' come first as well, then all others alike."""
    game = without(
        nonplayers,
        """
        [regions.Treveri]
        Germans = "2 Warbands"
        [regions.Mandubii]
        Romans = "4 Auxilia"
        [regions.Sequani]
        Aedui = "4 Warbands"
        [regions.Ubii]
        Arverni = "4 Warbands"
        [regions.Sugambri]
        Aedui = "3 Warbands"
        Romans = "3 Auxilia"
        [tribes]
        Treveri = "Dispersed"
        """,
    )
    held = {**HELD, "Atrebates": "Belgae"}
    of_players = {region for region, holder in held.items() if holder not in nonplayers}

    assert set(reached(game, "germanic_march_to", "region")) == (of_players or {*held, "Sugambri"})


# ---- 6.2.3 Raid -------------------------------------------------------------------------------------------------

CROWD = """
    [regions.Sequani]
    devastated = true
    Germans = "2 Warbands"
    Romans = "4 Auxilia"
    Arverni = "4 Warbands"
    Aedui = "4 Warbands"
    Belgae = "4 Warbands"
    [resources]
    Romans = 1
    Arverni = 1
    Aedui = 1
    Belgae = 1
"""


@pytest.mark.proves("6.2.3d")
@pytest.mark.parametrize("seating", SEATINGS)
@each_set
def test_6_2_3_players_are_raided_before_nonplayers(nonplayers: tuple[str, ...], seating: str) -> None:
    """The first Raider takes from a player, if one has Resources; the next from another, or else a Non-player."""
    game = without(nonplayers, CROWD, seating)
    left = list(FACTIONS)
    for _ in range(2):
        targets = [name for name in preferred(nonplayers) if name in left] or left
        if len(targets) > 1:
            assert (game.asked, game.offers("faction")) == ("Chance germanic_raid_target", targets)
            game.answer(f"Chance germanic_raid_target faction {targets[-1]}")
        left.remove(targets[-1])

    assert [name for name in FACTIONS if game.resources(name)] == left


def test_6_2_3_a_player_behind_a_fort_leaves_the_nonplayers() -> None:
    """A player who cannot be Raided shields nobody."""
    game = without(("Aedui", "Belgae"), CROWD.replace("Auxilia", "Auxilia, Fort").replace("Arverni = 1", "Arverni = 0"))

    assert game.offers("faction") == ["Aedui", "Belgae"]


# ---- 6.2.4 Battle with Ambush -----------------------------------------------------------------------------------

FIELD = """
    [regions.Sequani]
    devastated = true
    Germans = "2 Warbands"
    Romans = "3 revealed Auxilia"
    Arverni = "3 revealed Warbands"
    Aedui = "3 revealed Warbands"
    Belgae = "3 revealed Warbands"
"""


@pytest.mark.proves("6.2.4b")
@pytest.mark.parametrize("seating", SEATINGS)
@each_set
def test_6_2_4_players_are_ambushed_before_nonplayers(nonplayers: tuple[str, ...], seating: str) -> None:
    """In a Region with both, the Battle is against a player; among equals chance decides."""
    game = without(nonplayers, FIELD, seating)
    targets = preferred(nonplayers)
    if len(targets) > 1:
        assert (game.asked, game.offers("faction")) == ("Chance germanic_battle_target", targets)
        game.answer(f"Chance germanic_battle_target faction {targets[-1]}")

    fought = [entry for entry in game.table.log if entry.key == "battle"]
    assert [str(entry.facts[1]) for entry in fought] == [targets[-1]]


def test_6_2_4_a_player_who_cannot_be_ambushed_leaves_the_nonplayers() -> None:
    """Players with as many Hidden pieces are no candidates, so that a Non-player is Battled."""
    game = without(("Arverni", "Aedui", "Belgae"), FIELD.replace("3 revealed Auxilia", "2 Auxilia"))

    assert game.offers("faction") == ["Arverni", "Aedui", "Belgae"]


# ---- Events -----------------------------------------------------------------------------------------------------

EVENTS = [
    "Romans action shaded 17",
    "Arverni action unshaded 29",
    "Aedui action unshaded 53",
    "Belgae action unshaded 69",
]


@pytest.mark.parametrize("play", EVENTS)
@pytest.mark.parametrize("nonplayers", [(), ("Romans",), ("Aedui", "Belgae"), FACTIONS])
def test_6_2_players_first_in_a_germans_phase_by_event(nonplayers: tuple[str, ...], play: str) -> None:
    """17, 29, 53, 69: the Germans act by themselves, and Raid and Battle as in Winter."""
    waste = '[regions.Sugambri]\ndevastated = true\n[regions.Ubii]\ndevastated = true\nRomans = "9 Auxilia"\n'
    settled = '[tribes]\n"Suebi North" = "Germans"\n"Suebi South" = "Germans"\n'
    if "69" in play:
        settled += 'Nervii = "Belgae"\nEburones = "Belgae"\nTreveri = "Belgae"\n'
    rich = CROWD.replace("= 1", "= 9").replace("Auxilia", "revealed Auxilia").replace("Warbands", "revealed Warbands")
    game = at(f"card = {play[-2:]}\nnonplayers = {list(nonplayers)}\n{waste}{rich}\n{settled}")
    game.play(play)
    draws = []
    while game.asked.startswith("Chance germanic"):
        draws += [game.offers("faction")] if game.offers("faction") else []
        game.table.answer(game.options[0])

    assert draws
    assert all(draw == preferred(nonplayers) for draw in draws)
