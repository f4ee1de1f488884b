"""3.2.1, 3.3.1 Placing Auxilia or Warbands where another Faction's pieces act as one's own (4.5.1, 38)."""

from alesia.games.falling_sky.board import available_bands, lendings, place_bands
from alesia.games.falling_sky.components import GERMANS, Faction, Region
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import war
from alesia.kernel.ask import Procedure, choose_number


def lenders(s: State, faction: Faction, region: Region) -> list[Faction]:
    """Whose pieces may be placed as the Faction's: Germanic Warbands by Enlist, Aedui Warbands or Auxilia by 38."""
    return [lender for user, lender in lendings(s, region) if user is faction]


def placeable_bands(s: State, faction: Faction, region: Region) -> int:
    if not (s.enlisted | s.shared | s.borrowed) & region.mask:
        return available_bands(s, faction)
    return sum([available_bands(s, f) for f in (faction, *lenders(s, faction, region))])


def place_bands_of_both(g: Gaul, faction: Faction, region: Region, n: int, rule: str) -> Procedure[None]:
    """So many in all; whoever acts with another's pieces says how many are of these."""
    s, placed = g.state, [(faction, n)]
    for lender in lenders(s, faction, region):
        least, most = max(0, n - available_bands(s, faction)), min(n, available_bands(s, lender))
        if lender is GERMANS:
            lent = yield from choose_number(faction, "germanic_warbands", "4.5.1", least, most, region)
        else:
            lent = yield from choose_number(faction, "shared_bands", war(s).sharing_rule, least, most, region, lender)
        placed = [(faction, n - lent), (lender, lent)]
    for owner, number in placed:
        if number:
            place_bands(s, region, owner, number)
            g.log("place_bands", rule, owner, region, number)
