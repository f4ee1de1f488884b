"""A game or board played at random, with the models watching every question."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from alesia.games.rome_vs_gaul import GAME
from alesia.games.rome_vs_gaul.components import PIECE, PLAYERS, PROVINCES, SEAS, SPACES, Side
from alesia.games.rome_vs_gaul.components import ROMAN as ROMANS
from alesia.games.rome_vs_gaul.control import has_supremacy, province_controller
from alesia.games.rome_vs_gaul.state import REINFORCEMENTS, WINTER, State
from alesia.games.rome_vs_gaul.supply import is_fed, supplied, to_rome
from alesia.games.rome_vs_gaul.victory import governance, is_roman_triumph
from alesia.games.rome_vs_gaul.winter.isolation import isolated
from alesia.kernel.ask import Ask, Option
from alesia.kernel.game import LogEntry
from alesia.kernel.position import Position
from tests.rome_vs_gaul.models import aftermath, land, peace, winter
from tests.rome_vs_gaul.models.board import OTHER, ROMAN, UNITS, Board
from tests.rome_vs_gaul.models.cards import CARD_OFFERS
from tests.rome_vs_gaul.models.company import Company
from tests.rome_vs_gaul.models.hands import HANDS
from tests.rome_vs_gaul.models.ledger import Ledger
from tests.rome_vs_gaul.models.offers import OFFERS, Memory, Moment, eligible, muster_price
from tests.rome_vs_gaul.models.review import Fight, review
from tests.rome_vs_gaul.models.rolls import ROLLS

NAMES = ("Roman", "Gallic")
BETWEEN = ("intercept", "ambush", "treachery", "storm_roll", "treachery_at", "draw_card")
EAGER = {
    "play": ("event",),
    "action": ("activate",),
    "take_along": ("all",),
    "march": ("besiege", "sortie", "enter"),
    "intercept": ("space",),
    "intercept_with": ("all",),
    "sally": ("all",),
    "avoid_battle": ("yes",),
}
CALM = ("play", "action", "muster", "camp", "reinforce", "replacements", "legate_arrives", "keep_legate")
FRESH = ("march", "action", "play", "camp_at", "general_attack")


def name_of(side: Side | None) -> str:
    return "" if side is None else side.name


MARKERS = ("influence_placed", "influence_converted", "influence_removed")


def about_of(ask: Ask) -> tuple[str, ...]:
    return tuple(str(fact) for fact in ask.about)


def note(memory: Memory, ask: Ask, option: Option, before: Board, log: Sequence[LogEntry]) -> None:
    """What the models must know of the answers and the log before the next question."""
    memory.asked.add(ask.key)
    if ask.key == "play":
        memory.played, memory.placed, memory.province = before, [], ""
    if ask.key == "muster":
        memory.muster = 3
    if ask.key in ("root_and_branch",):
        memory.province = str(option.noun)
    if ask.key == "glory" and option.noun is not None:
        memory.placed.append(str(option.noun))
    if ask.key == "march":
        memory.entered, memory.asked = (before if option.verb == "enter" else None), set()
        memory.intercepted = False
    for entry in log:
        if entry.key == "plays" and ask.key != "play":
            memory.played, memory.placed, memory.province = None, [], ""
        elif entry.key == "activated":
            memory.way = [str(entry.facts[1])]
        elif entry.key == "intercepts" and str(entry.facts[3]) == memory.target:
            memory.intercepted = True
        elif entry.key == "moves":
            memory.way.append(str(entry.facts[2]))
        elif entry.key == "battle":
            memory.scattering = set()
        elif entry.key == "retreats":
            memory.scattering.add(before.at.get(str(entry.facts[1][0]), ""))
        elif entry.key == "musters":
            piece, space = map(str, entry.facts)
            memory.muster -= muster_price(before, before.at[piece], space, memory.muster)
        elif entry.key in MARKERS:
            memory.placed.append(str(entry.facts[1]))


class Watcher:
    """Plays at random; ``differences`` tells what models and engine do not agree upon."""

    OFFERS: ClassVar = OFFERS | HANDS | CARD_OFFERS | aftermath.WALL_OFFERS
    ROLLS: ClassVar = dict(ROLLS)

    def __init__(self, state: State, seed: str) -> None:
        self.winter: tuple[Board, int] | None = None  # the table before it, and how long the log was
        self.to_winter(state, 0)
        self.position = Position(GAME, state, [])
        self.random = Random(seed)
        self.memory = Memory()
        self.ledger = Ledger()
        self.company = Company()
        self.compared: Counter[str] = Counter()
        self.differences: list[str] = []
        self.story: list[str] = []
        self.fights: list[Fight] = []

    def play(self, answers: int) -> "Watcher":
        for _ in range(answers):
            if self.position.result is not None or self.differences:
                break
            ask = self.position.asks[0]
            board = Board(self.position.state)
            self.to_winter(self.position.state, len(self.position.log or []))
            self.look(ask, board)
            if ask.key in peace.QUIET:
                self.compared["quiet tables"] += 1
                for wrong in peace.peace(board):
                    self.object(wrong)
            if ask.key in CALM and not self.random.randrange(4):
                self.survey(board)
            option = self.choose(ask, board)
            self.story.append(f"{ask.who} {ask.key} {tuple(map(str, ask.about))}: {option}")
            self.remember(ask, option)
            self.ledger.answered(ask, option, board)
            told = len(self.position.log or [])
            self.position.answer(option, ask.who)
            GAME.check(self.position.state)
            self.unasked(ask, option, board)
            self.follow(ask, option, board, (self.position.log or [])[told:])
        for wrong in review(self.position.log or [], self.fights):
            self.object(wrong)
        self.compared["battles reviewed"] += len(self.fights)
        self.compared += self.company.compared
        return self

    def choose(self, ask: Ask, b: Board) -> Option:
        """At random, but as often as not where something happens: armies march, to enemies, and besiege."""
        if self.random.randrange(2):
            wanted = [option for option in ask.options if option.verb in EAGER.get(ask.key, ())]
            if ask.key == "march" and not any(option.verb != "enter" for option in wanted):
                foes = [option for option in wanted if b.cus(str(option.noun), NAMES[1 - ask.who])]
                wanted = foes or wanted
            if wanted:
                return self.random.choice(wanted)
        return self.random.choice(ask.options)

    def field(self, b: Board) -> None:
        """Who stands against whom when the first die of a battle is rolled."""
        s = self.position.state
        space = SPACES[s.battle - 1].name
        attacker = NAMES[s.attacker] if s.attacker < len(NAMES) else ""
        defender = OTHER[attacker] if attacker else ROMAN
        if attacker and not b.cus_outside(space, defender):
            defender = ""
        steps = [
            sum(b.steps[name] for name in b.cus_outside(space, side)) if side else 0 for side in (attacker, defender)
        ]
        if not defender:
            steps[1] = b.steps["Germani"]
        self.fights.append(Fight(len(self.position.log or []), (attacker, defender), (steps[0], steps[1])))

    def look(self, ask: Ask, board: Board) -> None:
        if ask.key == "battle_roll" and not any(self.position.state.dice):
            self.field(board)
        if any(UNITS[name].cu for name in board.army):
            self.memory.alone = False
        who = NAMES[ask.who] if ask.who >= 0 else "Chance"
        options = {str(option) for option in ask.options}
        about = about_of(ask)
        moment = Moment(board, who, about, options, self.memory)
        if ask.key in self.OFFERS and (expected := self.OFFERS[ask.key](moment)) is not None:
            self.compared[ask.key] += 1
            if expected != options:
                self.object(f"{ask.key} {about}: left out {expected - options}, too much {options - expected}")
        if wrong := self.ledger.asked(ask, board):
            self.object(f"{ask.key} {about}: {wrong}")
        for each in self.company.asked(ask, board):
            self.object(f"{ask.key} {about}: {each}")
        if ask.key in self.ROLLS:
            self.compared[ask.key] += 1
            if wrong := self.ROLLS[ask.key](moment):
                self.object(f"{ask.key} {about}: {wrong}")

    def object(self, text: str) -> None:
        self.differences.append("\n".join([text, *self.story[-12:]]))

    def remember(self, ask: Ask, option: Option) -> None:
        memory = self.memory
        memory.before = ask.key
        if ask.key in FRESH:
            memory.surprised = memory.ambushed = False
            memory.target = memory.origin = ""
        if ask.key in ("action", "three_days_march", "winter_march", "general_attack", "play"):
            memory.sieges = ask.key != "three_days_march"
            memory.alone = memory.sieges
        if ask.key == "march":
            memory.leader = str(ask.about[0])
            if option.verb == "enter":
                memory.origin, memory.target = str(ask.about[1]), str(option.noun)
        if ask.key in ("action", "indutiomarus"):
            memory.limited = ask.key == "indutiomarus"
        if ask.key == "avoid_battle" and str(ask.about[0]) == memory.target:
            memory.avoids, memory.reached = [], None
        if ask.key == "avoid_roll" and memory.reached is None and str(ask.about[1]) == memory.target:
            memory.avoids.append(int(option.noun or 0))
        if option.verb == "roll":
            memory.dice.append(int(option.noun or 0))
        if ask.key in ("siege_surprise", "battle_surprise") and option.verb == "card":
            memory.surprised = True
        if ask.key == "ambush" and option.verb == "card":
            memory.ambushed = True

    def follow(self, ask: Ask, option: Option, before: Board, log: Sequence[LogEntry]) -> None:
        """What the answer has brought about, and what must be remembered of it."""
        note(self.memory, ask, option, before, log)
        for each in self.company.answered(ask, option, before, log):
            self.object(each)
        if self.position.result is not None:
            return
        after, next_ask = Board(self.position.state), self.position.asks[0]
        about = about_of(next_ask)
        if next_ask.key == "draw_tribe" and after.state.phase == REINFORCEMENTS:
            self.over_winter(after)
        wrong = [*aftermath.left_unasked(self.memory, after, next_ask.key, about)]
        eve = aftermath.before_supply(before, NAMES[ask.who], option, about_of(ask)) if ask.key == "action" else None
        if eve is not None and next_ask.key != "treachery":  # which may come before
            self.compared["Supply Phases"] += 1
            wrong += aftermath.after_supply(eve, NAMES[ask.who], log)
        if any(entry.key == "retreats" for entry in log):
            self.compared["retreats"] += 1
            wrong += filter(
                None,
                [
                    aftermath.after_retreat(
                        before, after, (next_ask.key, about), log, ask.key == "shelter", self.company.phasing
                    )
                ],
            )
        submits = [str(entry.facts[0]) for entry in log if entry.key == "submit"]
        if len(submits) == 1 and ask.key not in ("go_inside", "sally"):
            self.compared["submissions"] += 1
            besieged = any(entry.key == "surrender" for entry in log)
            wrong += aftermath.after_submission(before, after, submits[0], besieged)
        for each in wrong:
            self.object(each)

    def to_winter(self, state: State, told: int) -> None:
        """Remembers the table when the first question of a Winter is put, or a board begins with one."""
        if state.phase == WINTER and self.winter is None:
            self.winter = (Board(state.copy()), told)

    def over_winter(self, after: Board) -> None:
        """16 The Winter that has just ended, as a whole."""
        if self.winter is None:
            return
        before, start = self.winter
        self.winter = None
        self.compared["Winters"] += 1
        for wrong in winter.review_winter(before, (self.position.log or [])[start:], after):
            self.object(wrong)

    def unasked(self, ask: Ask, option: Option, board: Board) -> None:
        """12.1.1 Whoever may intercept must be asked."""
        if ask.key != "march" or option.verb != "enter" or self.position.result is not None:
            return
        self.compared["asked to intercept"] += 1
        side = NAMES[1 - ask.who]
        if eligible(board, side, str(option.noun)) and self.position.asks[0].key not in BETWEEN:
            self.object(f"{side} could have intercepted into {option.noun}")

    # ---- 8, 15, 16.3, 16.4, 17.2: the whole map

    def survey(self, b: Board) -> None:
        s = self.position.state
        self.compared["survey"] += 1
        self.same(
            "8.2.2",
            [name_of(province_controller(s, each)) for each in PROVINCES],
            [land.ruler(b, each.name) for each in PROVINCES],
        )
        self.same(
            "17.2.2", [has_supremacy(s, sea, ROMANS) for sea in SEAS], [land.rules_the_sea(b, sea.name) for sea in SEAS]
        )
        fed = [supplied(s, side) for side in PLAYERS]
        for name in [name for name in b.at if UNITS[name].cu and UNITS[name].side in NAMES]:
            piece = PIECE[name]
            self.same(f"15 {name}", is_fed(s, piece, fed[piece.side]), land.is_supplied(b, name))
        road = to_rome(s)
        self.same(
            "15.3.2",
            [each.name for each in SPACES if road >> each & 1],
            [each.name for each in SPACES if each.kind != "german" and land.leads_to_rome(b, each.name)],
        )
        for side in PLAYERS:
            marker = "R" if side.name == ROMAN else "G"
            lost = [each.name for each in SPACES if b.marker[each.name] == marker and land.is_isolated(b, each.name)]
            self.same(f"16.3 {side}", [space.name for space in isolated(s, side)], lost)
        self.same("16.4", governance(s), land.governance(b))
        self.same("19.1.2", is_roman_triumph(s), land.triumph(b))

    def same(self, rule: str, engine: object, model: object) -> None:
        if engine != model:
            self.object(f"{rule}: {engine}, the rules say {model}")
