"""9.2, 9.5.2, 9.6, 10.2, 11.2.4: who has moved in a card play, who commands a battle, which Leaders are displaced, who
may share a space."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import LogEntry
from tests.rome_vs_gaul.models.aftermath import moves_by_itself, who_sallies
from tests.rome_vs_gaul.models.board import GALLIC, OTHER, ROMAN, SPACE, UNITS, Board
from tests.rome_vs_gaul.models.land import own_rating, rating

NAMES = (ROMAN, GALLIC)
CALM = ("march", "action", "play")  # nothing is under way but the move of one army
STRATEGY = 2
TWICE = 42  # King of the Gauls: who moved with him moves again
ELITE = ("Legion X", "Nervii")
PARTED = ("retreats", "avoids_to", "intercepts")  # in groups
GONE = ("eliminated", "unsupplied")
LEGATES = [name for name in UNITS if UNITS[name].side == ROMAN and UNITS[name].named and name != "Caesar"]


@dataclass
class Fight:
    """What each side may have rolled again, and what it was asked."""

    allowed: Counter[str]
    elite: set[str]
    asked: Counter[str] = field(default_factory=Counter)
    asked_elite: set[str] = field(default_factory=set)


@dataclass
class Company:
    """Kept over a whole game; each method tells what is wrong."""

    spent: set[str] = field(default_factory=set)  # 10.2.1 whoever has moved, or lent its strength to a siege
    leader: str = ""  # who was activated
    vow: bool = False  # card 6 in this battle
    fight: Fight | None = None
    with_him: dict[str, set[str]] = field(default_factory=dict)  # the CUs beside each Roman Leader
    log: list[LogEntry] = field(default_factory=list)  # since these were noted
    parted: set[str] = field(default_factory=set)  # Leaders who have gone another way than some of these
    phasing: str = ""  # who plays the card; "" in another phase
    price: int | None = None  # 9.6 Influence markers that a displaced Caesar still costs
    compared: Counter[str] = field(default_factory=Counter)

    # ---- questions

    def asked(self, ask: Ask, b: Board) -> Iterator[str]:
        self.phasing = NAMES[b.state.player] if b.state.phase == STRATEGY else ""
        if not self.phasing:
            self.with_him = {}
        if ask.key == "battle_roll" and not any(b.state.dice):
            self.fight = self._field(b)
        if self.fight is not None and ask.who >= 0:
            if ask.key == "reroll":
                self.fight.asked[NAMES[ask.who]] += 1
            elif ask.key == "elite_reroll":
                self.fight.asked_elite.add(NAMES[ask.who])
        if ask.key in CALM and self.phasing:
            self.compared["calm moments"] += 1
            yield from self._moved(ask, b)
            yield from _shares(b)
            yield from self._left_alone(b)
            self.with_him = {name: _beside(b, name) for name in ("Caesar", *LEGATES) if name in b.at}
            self.log, self.parted = [], set()

    def _field(self, b: Board) -> Fight:
        """13.5.1 The rating of whoever commands (9.2); 13.5.3 a full-strength elite unit."""
        space, attacker = [*SPACE][b.state.battle - 1], b.state.attacker
        sides = [NAMES[attacker], OTHER[NAMES[attacker]]] if attacker < len(NAMES) else ["", ROMAN]
        allowed: Counter[str] = Counter()
        elite = set()
        for i, side in enumerate(each for each in sides if each):
            there = b.outside(space, side)
            moves = i == 0 and self.leader in b.army and self.leader in there and self.leader != "Militia"  # 9.4
            allowed[side] = own_rating(b, self.leader) if moves else rating(b, there)
            elite |= {side} if any(name in ELITE and b.steps[name] == 2 for name in there) else set()
        allowed[ROMAN] += 2 if self.vow else 0
        self.vow = False
        return Fight(allowed, elite)

    def _moved(self, ask: Ask, b: Board) -> Iterator[str]:
        """10.2.1, 14.3.2 The pieces that may not move any more are those that have moved or besieged."""
        if b.card == TWICE or ask.key == "play":
            return
        self.spent |= {*b.army}
        own = {name for name in b.at if UNITS[name].side == NAMES[ask.who]}
        if b.moved & own != self.spent & own:
            yield f"10.2.1: {b.moved & own} move no more, the rules say {self.spent & own}"

    def _left_alone(self, b: Board) -> Iterator[str]:
        """9.6 A Leader whose Combat Units were all eliminated is displaced, unless he stands with others."""
        dead = {str(entry.facts[0]) for entry in self.log if entry.key in GONE}
        displaced = {str(entry.facts[0]) for entry in self.log if entry.key == "displaced"}
        for name, company in self.with_him.items():
            if not company or name in self.parted:
                continue
            if company <= dead and name not in displaced and not _beside(b, name):
                yield f"9.6: {name} was left without {company}, and is not displaced"
            if name in displaced and not company & dead:
                yield f"9.6: {name} was displaced, beside {company}"

    # ---- answers

    def answered(self, ask: Ask, option: Option, before: Board, log: Sequence[LogEntry]) -> Iterator[str]:
        self.log += log
        if ask.key == "battle_surprise" and option.verb == "card":
            self.vow = True
        if ask.key == "sally" and option.verb in ("piece", "all"):
            all_of_them = who_sallies(before, NAMES[ask.who], str(ask.about[0]))
            self.spent |= all_of_them if option.verb == "all" else {str(option.noun)}
        taken = ask.options if option.verb == "all" else [option]
        if ask.key == "take_along" or (ask.key == "march" and option.verb == "take"):
            self.spent |= {str(each.noun) for each in taken if each.noun is not None}
        if ask.key == "march" and option.verb in ("enter", "sortie"):
            self._parts({*before.army})
        if ask.key in ("go_inside", "shelter"):
            self.parted |= {*before.of(str(ask.about[0]), NAMES[ask.who])}
        for entry in log:
            if entry.key in PARTED:
                self._parts({str(each) for fact in entry.facts if isinstance(fact, tuple) for each in fact})
            yield from self._told(entry, before)

    def _parts(self, group: set[str]) -> None:
        """These leave: whoever does not go with all who were beside him has parted from them."""
        for name, company in self.with_him.items():
            if (name in group) != (company <= group) or (name not in group and company & group):
                self.parted.add(name)

    def _told(self, entry: LogEntry, before: Board) -> Iterator[str]:
        facts = [str(fact) for fact in entry.facts]
        if entry.key == "plays":
            self.spent = set()
        elif entry.key == "activated":
            self.leader = facts[0]
            self.spent.add(facts[0])
        elif entry.key == "siege":
            self.spent |= {*before.cus_outside(facts[1], facts[0])}
        elif entry.key == "battle" and self.phasing and facts[1] not in (self.phasing, "Nobody"):  # 17.1.5 the peoples
            yield f"13.1, 11.2.4: {facts[1]} attacks in {facts[0]}, in the card play of {self.phasing}"
        elif entry.key == "battle_hits" and self.fight is not None:
            yield from self._rerolled(self.fight)
            self.fight = None
        elif entry.key == "avoids_to":
            yield from _led([str(each) for each in entry.facts[1]])  # type: ignore[attr-defined]
        elif entry.key == "retreats":
            yield from _alone([str(each) for each in entry.facts[1]], facts[2], before)  # type: ignore[attr-defined]
        elif entry.key == "intercepts":
            yield from _people_of_ambiorix([str(each) for each in entry.facts[1]])  # type: ignore[attr-defined]
        else:
            yield from self._price(entry, facts, before)

    def _rerolled(self, fight: Fight) -> Iterator[str]:
        self.compared["rerolls"] += 1
        if +fight.asked != +fight.allowed:
            yield f"13.5.1: asked {dict(fight.asked)} times to reroll, the rules say {dict(fight.allowed)}"
        if fight.asked_elite != fight.elite:
            yield f"13.5.3: {fight.asked_elite} have an elite reroll, the rules say {fight.elite}"

    def _price(self, entry: LogEntry, facts: list[str], before: Board) -> Iterator[str]:
        """9.6 Three Roman Influence markers, or all that there are, for Caesar."""
        if entry.key == "displaced" and facts[0] == "Caesar":
            self.compared["Caesar displaced"] += 1
            self.price = min(3, sum(marker == "R" for marker in before.marker.values()))
        elif entry.key == "influence_removed" and entry.rule == "9.6" and self.price is not None:
            self.price -= 1
        elif entry.key in ("caesar_placed", "caesar_lost") and self.price is not None:
            left, self.price = self.price, None
            if left:
                yield f"9.6: Caesar's displacement cost {left} Influence markers too few"


def _shares(b: Board) -> Iterator[str]:
    """10.2.2 No two armies share a space in the open; 9.6 nor does a Roman Leader alone with Gauls who came to him."""
    for space in b.here:
        romans, gauls = b.cus_outside(space, ROMAN), b.cus_outside(space, GALLIC)
        if (romans and gauls) or (b.germans(space) and (romans or gauls)):
            yield f"10.2.2: {b.here[space]} are together in {space}"


def _beside(b: Board, name: str) -> set[str]:
    """The friendly CUs on the same side of the walls."""
    if name not in b.at:
        return set()
    there = b.cus(b.at[name], UNITS[name].side)
    return {each for each in there if (each in b.within) is (name in b.within)}


def _people_of_ambiorix(group: list[str]) -> Iterator[str]:
    if "Ambiorix" in group and any(UNITS[name].group == "Celtic" for name in group):
        yield f"9.5.2: Ambiorix intercepts with {group}"


def _led(group: list[str]) -> Iterator[str]:
    """17.3.2"""
    if not all(map(moves_by_itself, group)) and not any(UNITS[name].leads for name in group):
        yield f"17.3.2: nobody leads {group}"


def _alone(group: list[str], refuge: str, before: Board) -> Iterator[str]:
    """10.3.3"""
    roman = [name for name in group if UNITS[name].side == ROMAN]
    if not roman or any(UNITS[name].cu for name in group) or before.cus_outside(refuge, ROMAN):
        return
    if before.cus(refuge, GALLIC) or before.germans(refuge) or before.marker[refuge] in ("T", "S"):
        yield f"10.3.3: {group} retreat without Combat Units to {refuge}"
