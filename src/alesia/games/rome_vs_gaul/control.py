"""8 Control: of spaces by their markers, of Provinces by their spaces; 17.2 of the sea by ports."""

from functools import cache
from itertools import compress
from operator import itemgetter

from alesia.games.rome_vs_gaul.components import (
    ATLANTICUS,
    CAESARS_PASS,
    GALLIC,
    PROVINCES,
    ROMAN,
    SPACES,
    STARRED,
    Province,
    Region,
    Sea,
    Side,
    Space,
)
from alesia.games.rome_vs_gaul.state import (
    GALLIC_CITY,
    GALLIC_INFLUENCE,
    ROMAN_CITY,
    ROMAN_INFLUENCE,
    STRONGHOLD,
    TOWN,
    State,
)

# 8.1 Whose each marker is.
OWNER: tuple[Side | None, ...] = (None, ROMAN, GALLIC, ROMAN, GALLIC, GALLIC, GALLIC)
INFLUENCE = (ROMAN_INFLUENCE, GALLIC_INFLUENCE)
_WALLS = (None, None, None, ROMAN, GALLIC, GALLIC, None)
_ROMAN_MARKERS = bytes(OWNER[n] is ROMAN if n < len(OWNER) else 0 for n in range(256))
_GALLIC_MARKERS = bytes(OWNER[n] is GALLIC if n < len(OWNER) else 0 for n in range(256))
_MARKERS = (_ROMAN_MARKERS, _GALLIC_MARKERS)
_TOWNS = bytes(n == TOWN for n in range(256))
_MARKERS_OF = tuple(itemgetter(*province.spaces) for province in PROVINCES)


def controller(s: State, space: int) -> Side | None:
    """8.2.1 Who controls a space: whose Control marker is there, whoever stands on it."""
    return OWNER[s.control[space]]


def is_friendly(s: State, space: int, side: Side) -> bool:
    return OWNER[s.control[space]] is side


def has_influence(s: State, space: int, side: Side) -> bool:
    return s.control[space] == INFLUENCE[side]


def walls_of(s: State, space: int) -> Side | None:
    """10.6, 14.1 Whose walls a Walled City or Fortified Town has; None where nobody can go inside."""
    return _WALLS[s.control[space]]


def spaces_controlled(s: State, side: Side) -> list[Space]:
    return [*compress(SPACES, s.control.translate(_MARKERS[side]))]


def province_controller(s: State, province: Province) -> Side | None:
    """8.2.2 The majority of the spaces, and all Walled Cities and Fortified Towns; enemy Strongholds do not matter."""
    return ruler_of(s.control, province)


def ruler_of(control: bytearray, province: Province) -> Side | None:
    """Who controls a Province where markers lie so."""
    return _ruler(province, markers_of(control, province)) if province.needed else None


def markers_of(control: bytearray, province: Province) -> tuple[int, ...]:
    """What lies in each space of a Province."""
    markers: tuple[int, ...] = _MARKERS_OF[province](control)
    return markers


@cache
def _ruler(province: Province, markers: tuple[int, ...]) -> Side | None:
    owners = [OWNER[marker] for marker in markers]
    for side in (ROMAN, GALLIC):
        if owners.count(side) >= province.needed and not any(_WALLS[each] is side.other for each in markers):
            return side
    return None


def provinces_controlled(s: State, region: Region, side: Side) -> int:
    return sum([province_controller(s, province) is side for province in region.provinces])


def all_controllers(s: State) -> list[Side | None]:
    """Of each Province."""
    return [ruler_of(s.control, province) for province in PROVINCES]


# ---- 17.2 Naval Supremacy ---------------------------------------------------------------------------------------


def has_supremacy(s: State, sea: Sea, side: Side) -> bool:
    """17.2.2 Rome has it with more Ports than the Gauls (15: or by its fleet); otherwise the Gauls have it."""
    return _rome_rules(s, sea) is (side is ROMAN)


def _rome_rules(s: State, sea: Sea) -> bool:
    if sea.always_roman or s.supremacy == sea + 1:
        return True
    owners = [controller(s, port) for port in sea.ports]
    return owners.count(ROMAN) > owners.count(GALLIC)


def veneti_are_safe(s: State) -> bool:
    """11.3.4, 14.3.5 The Romans do not rule the sea of their port."""
    return not has_supremacy(s, ATLANTICUS, ROMAN)


# ---- 17.1.3, 19.3 What Rome has won for good: no such marker ever comes back -------------------------------------


def is_explored(s: State, region: Region) -> bool:
    """17.1.3 The two Gallic Control markers of Germania or Britannia are gone."""
    return not any(s.control[space] == GALLIC_INFLUENCE for space in STARRED if space.region is region)


def is_pass_open(s: State) -> bool:
    """19.3 The Stronghold of Octodurus has been subjugated."""
    return s.control[CAESARS_PASS] != STRONGHOLD


def fortified_towns(s: State) -> list[Space]:
    return [*compress(SPACES, s.control.translate(_TOWNS))]


def is_city(marker: int) -> bool:
    return marker in (ROMAN_CITY, GALLIC_CITY)
