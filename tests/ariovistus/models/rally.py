"""A3.4.1 Germanic Rally from the rulebook alone: where, for how much, and what comes."""

from typing import NamedTuple

WARBANDS, ALLIES = 30, 6
# Region: its Tribes; none but the Aedui at Bibracte, none but the Arverni at Gergovia.
TRIBES = {
    "Morini": ("Menapii", "Morini"),
    "Sugambri": ("Sugambri", "Suebi North"),
    "Ubii": ("Ubii", "Suebi South"),
    "Treveri": ("Treveri",),
    "Aedui": ("Aedui",),
    "Sequani": ("Helvetii", "Sequani"),
    "Arverni": ("Arverni", "Cadurci", "Volcae"),
    "Cisalpina": ("Nori",),
}
GERMANIA = ("Sugambri", "Ubii")
CLOSED = ("Aedui", "Arverni")


class Place(NamedTuple):
    """What stands in a Region before the Rally."""

    warbands: int
    settlement: bool
    others: int  # pieces of everybody else but Allies, all of one Faction
    devastated: bool
    tribes: dict[str, str]  # each with its status

    def germans(self) -> int:
        return self.warbands + self.settlement + self.allies()

    def allies(self) -> int:
        return sum(status == "Germans" for status in self.tribes.values())

    def controlled(self) -> bool:
        """1.6 More Germans than all others together."""
        enemies = self.others + sum(status in ("Romans", "Belgae") for status in self.tribes.values())
        return self.germans() > enemies

    def sites(self) -> set[str]:
        return {t for t, status in self.tribes.items() if status == "Subdued" and t not in CLOSED}


class Pool(NamedTuple):
    """What is Available, and what can be paid."""

    warbands: int
    allies: int
    resources: int


def cost(region: str, place: Place) -> int:
    """Nothing in Germania; one at a Settlement; else two."""
    if region in GERMANIA:
        return 0
    return 1 if place.settlement else 2


def choices(place: Place, pool: Pool) -> set[str]:
    """An Ally under Control, or Warbands for Allies and Settlement."""
    found = set()
    if place.controlled() and place.sites() and pool.allies:
        found.add("place_ally")
    if min(place.allies() + place.settlement, pool.warbands):
        found.add("place_warbands")
    return found


def extra(region: str, place: Place, pool: Pool) -> int:
    """One more in Germania and at a Settlement, if Available."""
    return int((region in GERMANIA or place.settlement) and pool.warbands > 0)


def is_open(region: str, place: Place, pool: Pool) -> bool:
    """Payable, not Devastated, and something comes; Intimidation does not matter."""
    if place.devastated or cost(region, place) > pool.resources:
        return False
    return bool(choices(place, pool)) or extra(region, place, pool) > 0


def most(place: Place, pool: Pool) -> int:
    return min(place.allies() + place.settlement, pool.warbands)
