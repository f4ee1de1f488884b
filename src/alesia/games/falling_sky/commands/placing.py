"""3.2.1, 3.3.1 Placing Auxilia or Warbands where another Faction's pieces act as one's own (4.5.1, 38)."""

from alesia.games.falling_sky.available import available_bands
from alesia.games.falling_sky.board import are_picked, lendings, place_bands, put
from alesia.games.falling_sky.components import BELGAE, GERMANS, JOINED_BANDS, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure, choose_number


def lenders(s: State, faction: Faction, region: Region) -> list[Faction]:
    """Whose pieces may be placed as the Faction's: Germanic Warbands by Enlist, Aedui Warbands or Auxilia by 38."""
    picked = [GERMANS] if faction is BELGAE and s.enlisted & region.mask and are_picked(s) else []
    return picked + [lender for user, lender in lendings(s, region) if user is faction]


def available_to(s: State, faction: Faction, owner: Faction) -> int:
    """How many bands of the owner the Faction can place: A4.5.1 of Enlisted Germans so many as may still join."""
    n = available_bands(s, owner)
    return min(n, s.enlist_left) if faction is BELGAE and owner is GERMANS and are_picked(s) else n


def placeable_bands(s: State, faction: Faction, region: Region) -> int:
    if not (s.enlisted | s.shared | s.borrowed) & region.mask:
        n = s.pools[faction]
        return available_bands(s, faction) if n is None else n
    return sum([available_to(s, faction, f) for f in (faction, *lenders(s, faction, region))])


def place_bands_of_both(g: Gaul, faction: Faction, region: Region, n: int, rule: str) -> Procedure[None]:
    """So many in all; whoever acts with another's pieces says how many are of these."""
    s, placed = g.state, [(faction, n)]
    for lender in lenders(s, faction, region):
        least, most = max(0, n - available_bands(s, faction)), min(n, available_to(s, faction, lender))
        if lender is GERMANS:
            lent = yield from choose_number(faction, "germanic_warbands", "4.5.1", least, most, region)
        else:
            lent = yield from choose_number(faction, "shared_bands", war(s).sharing_rule, least, most, region, lender)
        placed = [(faction, n - lent), (lender, lent)]
    for owner, number in placed:
        if number:
            _place(s, faction, owner, region, number)
            g.log("place_bands", rule, owner, region, number)


def _place(s: State, faction: Faction, owner: Faction, region: Region, n: int) -> None:
    if faction is BELGAE and owner is GERMANS and are_picked(s):
        put(s, region, JOINED_BANDS[0], n)
        s.enlist_left -= n
    else:
        place_bands(s, region, owner, n)
