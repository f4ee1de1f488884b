"""3.2.4, A3.2.4, A3.3.4, A3.4.4 One Battle: Losses reckoned, and who takes them, from the rulebook alone."""

from fractions import Fraction
from typing import Any

from tests.ariovistus.models.camp import CITIES, Camp

HALF = Fraction(1, 2)


class Fight:
    """A Battle that is listened to: what the log tells is held against the rules."""

    def __init__(self, region: str, attacker: Camp, defender: Camp) -> None:
        self.region, self.attacker, self.defender = region, attacker, defender
        self.retreat = self.ambush = False
        self.caesar = False  # he has withstood the Ambush
        self.due = 0  # Losses still to be taken
        self.victim: Camp | None = None
        self.compared = 0

    # ---- how many

    def attack(self) -> int:
        """Leader and Legion one, Warband and Auxilia half; Caesar's Legions two, Boduognatus's Warbands one."""
        side, walls = self.attacker, bool(self.defender.citadels or self.defender.pieces["Fort"])
        legion = 2 if side.leader == "Caesar" else 1
        band = Fraction(1) if side.leader == "Boduognatus" else HALF
        losses = bool(side.leader) + legion * side.pieces["Legion"] + band * side.bands()
        if side.leader == "Ariovistus" and not walls:
            losses *= 2
        return int(losses / 2 if self.retreat or walls else losses)

    def counterattack(self) -> int:
        side = self.defender
        losses = bool(side.leader) + side.pieces["Legion"] + HALF * side.bands()
        return int(losses * 2 if side.leader == "Ariovistus" else losses)

    # ---- who

    def takers(self, camp: Camp) -> set[str]:
        """Mobile pieces first, or last if they Retreat; Diviciacus last of all; the Arverni in their order."""
        if camp.faction == "Arverni":
            return self._next_arverni(camp)
        mobile = set(camp.mobile())
        last = {camp.leader_piece} & mobile if camp.leader == "Diviciacus" else set()
        settled = set(camp.settled())
        first = (settled, mobile - last) if self.retreat and camp is self.defender else (mobile - last, settled)
        return first[0] or first[1] or last

    def _next_arverni(self, camp: Camp) -> set[str]:
        for seen in ("Scouted", "Revealed", "Hidden"):
            if camp.pieces[camp.band(seen)]:
                return {camp.band(seen)}
        return {t for t in camp.allies if t not in CITIES} or set(camp.allies) or set(camp.citadels)

    def rolls(self, camp: Camp, name: str) -> bool:
        """Leader, Legion, Fort, Citadel, unless Ambushed; never a Settlement or an Ally."""
        if self.ambush and not self.caesar and camp is self.defender:
            return False
        return name in (camp.leader_piece, "Legion", "Fort") or name in camp.citadels

    # ---- what the log tells

    def hear(self, entry: Any) -> None:
        heard = getattr(self, f"_{entry.key}", None)
        if heard is not None:
            heard(*entry.facts)
            self.compared += 1

    def _ambush(self, *_: Any) -> None:
        assert self.attacker.hidden() > self.defender.hidden(), "Ambush without more Hidden"
        self.ambush = True

    def _caesar_ambushed(self, region: Any, die: int, held: bool) -> None:
        assert held == (die >= (5 if self.attacker.faction == "Belgae" else 4))
        self.caesar = held

    def _attack(self, attacker: Any, defender: Any, region: Any, n: int) -> None:
        assert (str(attacker), str(defender)) == (self.attacker.faction, self.defender.faction)
        assert n == self.attack(), f"{n} Losses, by the rules {self.attack()}"
        self.victim, self.due = self.defender, n

    def _counterattack(self, side: Any, other: Any, region: Any, n: int) -> None:
        self.settle()
        assert not self.retreat, "Counterattack after a Retreat"
        assert not self.ambush or self.caesar, "Counterattack after an Ambush"
        assert n == self.counterattack(), f"{n} Losses back, by the rules {self.counterattack()}"
        self.victim, self.due = self.attacker, n

    def _lost(self, region: Any, what: Any, n: int, *_: Any) -> None:
        assert self.victim is not None
        for _ in range(n):
            assert str(what) in self.takers(self.victim), f"{what} takes a Loss, not {self.takers(self.victim)}"
            self.due -= 1
            self.victim.clear(str(what), 1)
        assert self.due >= 0, "too many Losses"

    def _absorbed(self, faction: Any, region: Any, what: Any, die: int) -> None:
        self._roll(str(what), die, lost=False)
        self.due -= 1

    def _not_absorbed(self, faction: Any, region: Any, what: Any, die: int) -> None:
        self._roll(str(what), die, lost=True)

    def _roll(self, name: str, die: int, lost: bool) -> None:
        assert self.victim is not None
        assert self.rolls(self.victim, name), f"a roll for {name}"
        diviciacus = self.victim.leader == "Diviciacus" and name == self.victim.leader_piece
        assert lost == (die <= (1 if diviciacus else 3)), f"{name} on a {die}"

    def settle(self) -> None:
        """All Losses have been taken, or there is nothing left that could."""
        if self.victim is not None:
            assert self.due == 0 or not self.takers(self.victim), f"{self.due} Losses not taken"

    def end(self) -> None:
        self.settle()
        if not self.retreat and not (self.ambush and not self.caesar):
            assert self.victim is self.attacker, "no Counterattack"

    def expects(self, key: str, faction: str, options: set[str]) -> None:
        """A question about Losses offers what the rules do."""
        if key == "loss":
            camp = self.attacker if faction == self.attacker.faction else self.defender
            assert options == self.takers(camp), f"{options}, by the rules {self.takers(camp)}"
            self.compared += 1
