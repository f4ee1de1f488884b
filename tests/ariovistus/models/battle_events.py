"""5.3, A5.1.4 What cards 10, 15, A31, A33, A64 and A70 change in one Battle, from their texts alone."""

from fractions import Fraction
from typing import Any

from tests.ariovistus.models.battle import HALF, Fight
from tests.ariovistus.models.camp import Camp

ABATIS = "Abatis"


class EventfulFight(Fight):
    """A Battle under Capabilities, with Abatis markers in the Region."""

    def __init__(self, region: str, attacker: Camp, defender: Camp, cards: dict[str, str], abatis: set[str]) -> None:
        super().__init__(region, attacker, defender)
        self.cards, self.abatis = cards, abatis
        self.sides = (attacker.faction, defender.faction)
        self.struck_back = False

    def has(self, card: str, side: str) -> bool:
        return self.cards.get(card) == side

    def counts(self, helped: str, harmed: str) -> bool:
        """A31 Unshaded nothing helps the Germans, shaded nothing harms them."""
        if self.has("A31", "unshaded"):
            return helped != "Germans"
        return not self.has("A31", "shaded") or harmed != "Germans"

    def felled(self) -> bool:
        """A64 The Defender's marker."""
        attacker, defender = self.sides
        return defender in self.abatis and self.counts(defender, attacker)

    def motivated(self) -> bool:
        attacker, defender = self.sides
        return defender == "Germans" and self.has("A33", "shaded") and self.counts(defender, attacker)

    def trapped(self) -> bool:
        attacker, defender = self.sides
        return defender == "Germans" and self.has("A33", "unshaded") and self.counts(attacker, defender)

    def never_retreats(self) -> bool:
        attacker, defender = self.sides
        fierce = defender == "Belgae" and self.has("A70", "unshaded") and self.counts(attacker, defender)
        return fierce or self.trapped()

    # ---- how many

    def attack(self) -> int:
        side, (attacker, defender) = self.attacker, self.sides
        walls = bool(self.defender.citadels or self.defender.pieces["Fort"] or self.felled())
        stalwart = defender == "Germans" and self.has("A31", "shaded")
        legions = side.pieces["Legion"]
        if side.leader == "Caesar" and not stalwart:
            favourite = self.has("15", "shaded") and self.counts(defender, attacker)
            legions += min(1, legions) if favourite else legions
        band = Fraction(1) if side.leader == "Boduognatus" and not stalwart else HALF
        if attacker == "Romans" and self.felled():
            band = Fraction(0)
        losses = bool(side.leader) + legions + band * side.bands()
        if side.leader == "Ariovistus" and not walls and not self.has("A31", "unshaded"):
            losses *= 2
        halved = self.retreat or walls or self.motivated()
        return max(0, int(losses / 2 if halved else losses) + self.legio_x(attacker))

    def counterattack(self) -> int:
        side = self.defender
        losses = bool(side.leader) + side.pieces["Legion"] + HALF * side.bands()
        if side.leader == "Ariovistus" and not self.has("A31", "unshaded"):
            losses *= 2
        spirit = self.motivated() and bool(side.mobile())
        return max(0, int(losses) + spirit + self.legio_x(side.faction))

    def legio_x(self, striking: str) -> int:
        """15 With Roman Leader and Legion: two more by the Romans, one less against them."""
        if "Romans" not in self.sides or not self.has("15", "unshaded"):
            return 0
        romans, other = self.attacker, self.sides[1]
        if self.sides[1] == "Romans":
            romans, other = self.defender, self.sides[0]
        if not self.counts("Romans", other) or not romans.leader or not romans.pieces["Legion"]:
            return 0
        return 2 if striking == "Romans" else -1

    # ---- who

    def takers(self, camp: Camp) -> set[str]:
        if camp is not self.defender or not self.felled():
            return super().takers(camp)
        mobile = set(camp.mobile())
        last = {camp.leader_piece} & mobile if camp.leader == "Diviciacus" else set()
        settled = {*camp.settled(), ABATIS}
        first = (settled, mobile - last) if self.retreat else (mobile - last, settled)
        return first[0] or first[1] or last

    def rolls(self, camp: Camp, name: str) -> bool:
        if name == ABATIS:
            return not self.ambush or self.caesar
        return super().rolls(camp, name)

    def _roll(self, name: str, die: int, lost: bool) -> None:
        """10 A Fort is lost on 1 or 2 alone, if this counts."""
        assert self.victim is not None
        enemy = self.sides[1] if self.victim is self.attacker else self.sides[0]
        strong = name in (ABATIS, "Fort") and self.has("10", "unshaded") and self.counts(self.victim.faction, enemy)
        if strong:
            assert lost == (die <= 2), f"{name} on a {die}"
        else:
            super()._roll(name, die, lost)

    # ---- what the log tells

    def hear(self, entry: Any) -> None:
        if entry.key == "lost" and entry.rule == "5.3":
            self.settle()
            assert self.outnumbered(), "Warbands removed that are not outnumbered"
            self.defender.clear(str(entry.facts[1]), entry.facts[2])
            return
        super().hear(entry)

    def _counterattack(self, *facts: Any) -> None:
        super()._counterattack(*facts)
        self.struck_back = True

    def _abatis_off(self, *_: Any) -> None:
        assert ABATIS in self.takers(self.defender)
        self.due -= 1
        self.abatis.discard(self.sides[1])

    def outnumbered(self) -> bool:
        """A33 Fewer Warbands than mobile Attackers are left; seen before the first kind of Warband goes."""
        mobile = sum(self.attacker.pieces[name] for name in self.attacker.mobile())
        named = self.defender.leader == "Ariovistus"
        return self.trapped() and self.struck_back and not named and self.defender.bands() < mobile

    def end(self) -> None:
        super().end()
        assert not (self.outnumbered() and self.defender.bands()), "outnumbered Warbands are still there"
