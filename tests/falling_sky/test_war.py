"""What a war is: its players, the Faction that the game runs, its map."""

from alesia.games import find
from alesia.games.falling_sky.components import FACTIONS, GERMANS, REGION, mask_of
from alesia.games.falling_sky.deck import SCENARIOS
from alesia.games.falling_sky.state import NO_ONE, State
from alesia.games.falling_sky.war import FALLING_SKY, WARS, others, players, run_by_game, seat_of


def test_1_5_every_faction_has_a_seat_or_is_run_by_the_game() -> None:
    for each in WARS:
        assert sorted([*each.players, each.run_by_game]) == list(FACTIONS)
    assert [f.name for f in FALLING_SKY.players] == list(find("falling-sky").seats)
    assert len(WARS) == len(SCENARIOS)


def test_1_5_seats_are_places_among_the_players() -> None:
    state = State()
    assert [seat_of(state, faction) for faction in players(state)] == [0, 1, 2, 3]
    assert seat_of(state, run_by_game(state)) == seat_of(state, NO_ONE) == -1
    for faction in FACTIONS:
        assert sorted([*others(state, faction), faction]) == sorted({*players(state), faction})


def test_1_3_1_roads_go_both_ways_and_stay_on_the_map() -> None:
    """Neighbours are those of the printed map that are Regions, from either side."""
    for region in FALLING_SKY.lands:
        near = FALLING_SKY.roads[region]
        assert FALLING_SKY.around[region] == mask_of(near)
        assert near == region.adjacent
        assert all(region in FALLING_SKY.roads[other] and other in FALLING_SKY.lands for other in near)


def test_1_3_1_homes_and_ends_of_supply_lines() -> None:
    assert FALLING_SKY.homes[GERMANS] == mask_of([REGION["Sugambri"], REGION["Ubii"]])
    assert FALLING_SKY.supply_ends == mask_of([REGION["Ubii"], REGION["Sequani"], REGION["Provincia"]])
    assert FALLING_SKY.map == mask_of(FALLING_SKY.lands)
