"""What a war is: its players, the Faction that the game runs, its map."""

import pytest

from alesia.games import find
from alesia.games.falling_sky.components import BRITANNIA, CISALPINA, FACTIONS, GERMANS, REGION, mask_of
from alesia.games.falling_sky.deck import SCENARIOS
from alesia.games.falling_sky.state import NO_ONE, State
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY, WARS, War, others, players, run_by_game, seat_of


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


@pytest.mark.parametrize("name", ["ground", "togata", "closed"])
@pytest.mark.parametrize("each", [FALLING_SKY, ARIOVISTUS], ids=["Falling Sky", "Ariovistus"])
def test_1_3_1_roads_go_both_ways_and_stay_on_the_map(each: War, name: str) -> None:
    """Neighbours are those of the printed map that are Regions, from either side."""
    ground = getattr(each, name)
    assert ground.map == mask_of(ground.lands)
    for region in ground.lands:
        near = ground.roads[region]
        assert ground.around[region] == mask_of(near)
        assert near == tuple(r for r in region.borders if r in ground.lands)
        assert all(region in ground.roads[other] for other in near)


def test_1_3_1_homes_and_ends_of_supply_lines() -> None:
    assert FALLING_SKY.homes[GERMANS] == mask_of([REGION["Sugambri"], REGION["Ubii"]])
    assert FALLING_SKY.supply_ends == mask_of([REGION["Ubii"], REGION["Sequani"], REGION["Provincia"]])


def test_1_3_1_where_each_may_stack() -> None:
    """Cisalpina is a Region by the marker, for Romans; in Ariovistus for all until the marker lies there."""
    lands = [
        [CISALPINA in each.lands for each in (war.ground, war.togata, war.closed)] for war in (FALLING_SKY, ARIOVISTUS)
    ]
    assert lands == [[False, True, False], [True, True, False]]
    assert [BRITANNIA in war.ground.lands for war in (FALLING_SKY, ARIOVISTUS)] == [True, False]
    assert BRITANNIA not in ARIOVISTUS.togata.lands
