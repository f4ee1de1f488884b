"""7.3, 7.4, 10.3-10.6, 12.2: what follows from the answers before: Movement Points, who must be asked, whose turn."""

from dataclasses import dataclass

from alesia.games.rome_vs_gaul.components import CARDS
from alesia.kernel.ask import Ask, Option
from tests.rome_vs_gaul.models.board import GALLIC, OTHER, ROMAN, UNITS, Board
from tests.rome_vs_gaul.models.offers import price, refuges

NAMES = (ROMAN, GALLIC)
STARTS = ("action", "winter_march", "three_days_march", "general_attack", "indutiomarus", "play")
TWICE = 42  # King of the Gauls: the second activation begins without a question
SHORT = 3  # Three Days March
ALONE = 7  # 10.3.3
FORCED_MARCH, FORCED = 54, 2  # two Movement Points more
COST = {"remove": 2, "besiege": 3}


@dataclass
class Ledger:
    """Kept over a whole game; each method tells what is wrong, or nothing."""

    leader: str = ""  # who is activated
    side: str = ""  # whose he is
    fresh: bool = True  # nobody has marched yet
    mp: int = 0
    light: bool = False  # 10.3.3 a Roman Leader who has had no Combat Unit
    short: bool = False
    forced: bool = False
    activated: bool = False  # somebody, with the points of this card
    target: str = ""
    origin: str = ""
    walls: set[str] | None = None  # whom the other player must be asked about when the army has entered
    walls_asked: bool = False
    avoid_asked: bool = False
    fought: bool = False  # a battle in the target: another there is for walls that fell in it (11.2.4)
    turns: tuple[int, int, str] | None = None  # turn, round and who played last

    # ---- answers

    def answered(self, ask: Ask, option: Option, b: Board) -> None:
        key, verb = ask.key, option.verb
        if key in STARTS:
            self.fresh, self.short, self.target, self.walls = True, key == "three_days_march", "", None
        if key == "play":
            self.forced, self.activated = str(option) == "event Forced March", False
        if key == "action" and verb == "activate":
            self.forced, self.activated = self.forced and not self.activated, True
        if key == "reaction" and verb == "card":
            self.forced = False
        if key == "go_inside":
            self.walls_asked = True
        if key == "avoid_battle" and NAMES[ask.who] != self.side:
            self.avoid_asked = True
        if key == "march":
            self._marched(ask, option, b)

    def _marched(self, ask: Ask, option: Option, b: Board) -> None:
        leader, here, verb = str(ask.about[0]), str(ask.about[1]), option.verb
        self.side = NAMES[ask.who]
        self.mp -= COST.get(verb, 0)
        if verb == "take" and self.light and UNITS[str(option.noun)].cu:
            self.mp -= ALONE - UNITS[leader].movement
            self.light = False
        if verb in ("enter", "sortie"):
            self.walls_asked = self.avoid_asked = self.fought = False
            self.walls, self.origin, self.target = None, here, here
        if verb == "enter":
            self.target = str(option.noun)
            self.mp -= price(b, leader, b.army, here, self.target)
            self.walls = self._to_declare(b, NAMES[ask.who])

    def _to_declare(self, b: Board, side: str) -> set[str]:
        """10.6 Those at friendly walls that were not besieged before."""
        enemy = OTHER[side]
        standing = [name for name in b.cus_outside(self.target, side) if name not in b.army]
        if b.walls(self.target) != enemy or standing or not any(UNITS[name].cu for name in b.army):
            return set()
        return {*b.of(self.target, enemy)}

    # ---- questions

    def asked(self, ask: Ask, b: Board) -> str:
        if ask.key == "march":
            return self._march(ask, b)
        if ask.key == "go_inside":
            return self._go_inside(ask, b)
        if ask.key == "avoid_battle" and str(ask.about[0]) == self.target and NAMES[ask.who] != self.side:
            return self._avoid(b, NAMES[ask.who], True)
        if ask.key == "battle_roll" and not any(b.state.dice) and self.target:
            first, self.fought = not self.fought, True
            return self._battle(b) if first else ""
        if ask.key == "play":
            return self._turn(ask, b)
        return ""

    def _march(self, ask: Ask, b: Board) -> str:
        """10.3, 10.4 The Movement Points that are left."""
        leader, mp = str(ask.about[0]), int(str(ask.about[2]))
        if self.fresh or b.card == TWICE:
            self.light = UNITS[leader].side == ROMAN and UNITS[leader].named and not _armed(b)
            self.mp = SHORT if self.short else ALONE if self.light else UNITS[leader].movement
            self.mp += FORCED if self.forced and b.card == FORCED_MARCH else 0
            self.light = self.light and not self.short
            self.leader, self.forced, self.fresh = leader, False, False
            if b.card == TWICE:
                self.mp = mp
        wrong = "" if mp == self.mp else f"10.3: {mp} Movement Points, the rules say {self.mp}"
        if _armed(b):
            self.light = False
        return wrong or self._entered(b, NAMES[ask.who])

    def _entered(self, b: Board, side: str) -> str:
        """10.2.2 Whoever moves on has nobody against him; 9.6 not even a Leader."""
        here = b.at.get(self.leader, "")
        if not here or not _armed(b) or here != self.target:
            return ""
        if self.walls and not self.walls_asked and self.walls & {*b.of(here, OTHER[side])} and not b.points.get(here):
            return f"10.6: {OTHER[side]} was not asked about the walls of {here}"
        foes = [name for name in b.outside(here, OTHER[side]) if name not in b.army]
        return f"10.2.2: {foes} are still in {here}" if foes else ""

    def _go_inside(self, ask: Ask, b: Board) -> str:
        """10.6 Everybody there but who has just intercepted."""
        space = str(ask.about[0])
        if self.walls is None or space != self.target:
            return "10.6: nobody has entered"
        there = {name for name in b.of(space, NAMES[ask.who]) if name not in b.barred}
        offered = {str(option.noun) for option in ask.options if option.verb == "piece"}
        if not self.walls_asked and (offered != there or not there <= self.walls):
            return f"10.6: {offered}, the rules say {there & self.walls}"
        return ""

    def _avoid(self, b: Board, side: str, asked: bool) -> str:
        """12.2.1, 12.2.4 A Leader, somewhere to go, nobody who has just intercepted."""
        stack = b.outside(self.target, side)
        origin = self.origin if self.origin != self.target else ""
        may = any(UNITS[name].leads for name in stack) and not b.barred & {*stack}
        may = may and bool(refuges(b, side, self.target, origin))
        return "" if may is asked else f"12.2.1: {side} in {self.target} was{'' if asked else ' not'} asked"

    def _battle(self, b: Board) -> str:
        s = b.state
        side = NAMES[s.attacker] if s.attacker < len(NAMES) else ""
        here = [*b.marker][s.battle - 1]
        if not side or here != self.target or not b.outside(here, OTHER[side]) or not _armed(b):
            return ""
        if self.walls and not self.walls_asked and self.walls - b.barred:
            return f"10.6: {OTHER[side]} was not asked about the walls of {here}"
        return "" if self.avoid_asked else self._avoid(b, OTHER[side], False)

    def _turn(self, ask: Ask, b: Board) -> str:
        """7.3, 7.4.1 In turn, round by round; whoever has no card is passed over."""
        s, who = b.state, NAMES[ask.who]
        first = NAMES[s.first]
        hands = {side: sum(s.cards[card] == 1 + i for card in CARDS) for i, side in enumerate(NAMES)}
        last, self.turns = self.turns, (s.turn, s.round, who)
        if hands[who] > 9 - s.round:
            return f"7.4.1: {hands[who]} cards in round {s.round}"
        if last is None or last[0] != s.turn or last == self.turns:
            return ""
        expected = (s.turn, last[1] + (last[2] != first), OTHER[last[2]])
        if expected != self.turns and hands[expected[2]]:
            return f"7.3: {self.turns}, the rules say {expected}"
        return ""


def _armed(b: Board) -> bool:
    return any(UNITS[name].cu for name in b.army)
