"""1.3.1 Regions: the map as it is now, and whose pieces may go where; 5 Cisalpina is one while the Gallia Togata marker
lies there, A1.4.2 or always."""

from alesia.games.falling_sky.components import AEDUI, ROMANS, Faction, Region
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import WARS, Ground, lands, war


def ground(s: State) -> Ground:
    """The map now."""
    fought = WARS[s.scenario]
    return fought.togata if s.gallia_togata else fought.ground


def ground_of(s: State, faction: Faction) -> Ground:
    """Where the Faction may have pieces: 5, A5 only Romans where the Gallia Togata marker lies."""
    fought = WARS[s.scenario]
    if not s.gallia_togata:
        return fought.ground
    return fought.togata if faction is ROMANS else fought.closed


def regions(s: State) -> tuple[Region, ...]:
    """The Regions of the map now."""
    return war(s).togata.lands if s.gallia_togata else lands(s)


def adjacent(s: State, region: Region) -> tuple[Region, ...]:
    return ground(s).roads[region]


def vicinity(s: State, region: Region) -> tuple[Region, ...]:
    """4.1.2 Within one Region."""
    return ground(s).vicinities[region]


def may_stack(s: State, faction: Faction, region: Region) -> bool:
    """1.4.2 Whether the Faction may have pieces in the Region."""
    ground = ground_of(s, faction) if s.gallia_togata else WARS[s.scenario].ground
    return bool(ground.map & region.mask)


def regions_for(s: State, faction: Faction) -> tuple[Region, ...]:
    """The Regions where the Faction may have pieces."""
    return ground_of(s, faction).lands


def roads(s: State, faction: Faction, region: Region) -> tuple[Region, ...]:
    """The adjacent Regions that pieces of the Faction may enter."""
    ground = ground_of(s, faction) if s.gallia_togata else WARS[s.scenario].ground
    return ground.roads[region]


def common_roads(s: State, faction: Faction, region: Region) -> tuple[Region, ...]:
    """The same for all pieces that act as the Faction's: 38 Aedui who go with Romans do not enter Cisalpina (5)."""
    return roads(s, AEDUI if s.shared & region.mask else faction, region)
