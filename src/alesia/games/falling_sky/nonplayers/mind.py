"""A Non-player at work: the board that it sees, its dice, the plan of its turn, and the walk that led there.

A question goes to whoever has a method of its name: the Special Ability under way, the plan of the turn, then the
Faction's conduct (8.4). A method returns an option, or None to leave the question to the next.
"""

import itertools
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from alesia.games.falling_sky.components import Faction, Region
from alesia.games.falling_sky.negotiation import is_player
from alesia.games.falling_sky.nonplayers.dice import Dice
from alesia.games.falling_sky.nonplayers.lots import MOST_COURSES, Foresight, Lot, Script, Thought
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import players, war
from alesia.kernel.ask import Ask, Option
from alesia.kernel.walk import IMPOSSIBLE, NEEDLESS, WORTHLESS, Throw, Walk

if TYPE_CHECKING:
    from alesia.games.falling_sky.nonplayers.conduct import Conduct

T = TypeVar("T")
BETWEEN_ABILITIES = ("action", "command", "free_command", "event_choice", "winter_campaign")


class Priority(NamedTuple):
    """8.1.3 One priority: the key of its sentence, and how well a candidate meets it (more is better)."""

    key: str
    score: Callable[..., int]


class Mind:
    """One Non-player Faction during one turn of anybody."""

    def __init__(self, conduct: "Conduct", s: State, dice: Dice) -> None:
        self.conduct = conduct
        self.faction: Faction = conduct.faction
        self.s = s
        self.dice = dice
        self.walk = Walk(seat=self.faction.name, charts=war(s).charts)
        self.plan: object | None = None  # of the Command or Event under way
        self.ability: object | None = None  # the Special Ability under way
        self.failed: set[str] = set()  # boxes that came to nothing after all
        self.foreseen: dict[str, object] = {}  # what was thought through while answering one question
        self.led_to: Region | None = None  # 8.4.3 where a Leader who Retreats goes
        self.script: Script | None = None  # while something is only thought of: how lots fall

    # ---- questions ------------------------------------------------------------------------------------------

    def answer(self, s: State, ask: Ask) -> Option:
        """The option that this Non-player chooses."""
        self.s = s
        self.foreseen.clear()
        if ask.key in BETWEEN_ABILITIES:
            self.ability = None
        for holder in (self.ability, self.plan, self.conduct):
            method = None if holder is None else getattr(holder, ask.key, None)
            option: Option | None = method(self, ask) if method else None
            if option is not None:
                self.walk.did(ask, option)
                return option
        raise LookupError(f"Non-player {self.faction} has no answer to {ask.key} {ask.about} (rule {ask.rule})")

    # ---- 8.1.3 boxes ----------------------------------------------------------------------------------------

    def asks(self, name: str, rule: str, test: "Callable[[Mind], bool]") -> bool:
        """A diamond: told before the figures and dice that answer it."""
        self.walk.enter(name, rule)
        answer = test(self)
        self.walk.leave(answer)
        return answer

    def consider(self, name: str, rule: str, think: "Callable[[Mind], T | None]") -> T | None:
        """A box: told before what is weighed in it; None leads on, for a reason that the thought tells."""
        self.walk.enter(name, rule)
        found = think(self)
        self.walk.leave(found is not None)
        return found

    def checks(self, key: str, answer: bool, *facts: object) -> bool:
        """One half of a question with the figures behind its answer, which is returned."""
        self.walk.check(key, answer, *facts)
        return answer

    def impossible(self, key: str, *facts: object) -> None:
        """Why the box under consideration cannot be carried out."""
        self.walk.lead_on(IMPOSSIBLE, key, *facts)

    def needless(self, key: str, *facts: object) -> None:
        """Why there is no call for the box under consideration, though it could be carried out."""
        self.walk.lead_on(NEEDLESS, key, *facts)

    def worthless(self, key: str, *facts: object) -> None:
        """Why the box under consideration would bring too little, or cost too much."""
        self.walk.lead_on(WORTHLESS, key, *facts)

    # ---- 8.3.4 dice -----------------------------------------------------------------------------------------

    def roll(self, key: str, rule: str) -> int:
        die = self.dice.roll(Throw(key, rule, box=self.walk.last_box, charts=self.walk.charts))
        self.walk.roll(key, rule, die)
        return die

    def roll_once(self, key: str, rule: str) -> int:
        """The die of a diamond: a walk that is taken up again in the same turn finds it already cast."""
        cast = [step.facts[0] for step in self.walk if step.kind == "roll" and step.key == key]
        return int(str(cast[0])) if cast else self.roll(key, rule)

    def pick(self, candidates: Sequence[T]) -> T:
        """8.3.4 One of equal candidates by fair dice; more than six are split into groups as even as possible."""
        if len(candidates) == 1:
            return candidates[0]
        if self.script is not None:
            return self.script.pick(candidates)
        lot = self._cast(candidates)
        self.walk.pick(candidates, candidates[lot.place], lot.dice)
        return candidates[lot.place]

    def _cast(self, candidates: Sequence[object]) -> Lot:
        dice: list[int] = []
        places: Sequence[int] = ()
        while not places:
            places = self._draw(candidates, dice)
        return Lot(places[0], tuple(dice))

    def _draw(self, candidates: Sequence[object], dice: list[int]) -> Sequence[int]:
        """The place of the candidate picked, alone; none if a spare number was rolled, and all is rolled again."""
        parts = _split(range(len(candidates)))
        share = 6 // len(parts)
        dice.append(self.dice.roll(self._throw(candidates, parts, share)))
        chosen = parts[(dice[-1] - 1) // share] if dice[-1] <= share * len(parts) else ()
        if len(candidates) <= 6 or not chosen:
            return chosen
        dice.append(self.dice.roll(self._throw(candidates, [[place] for place in chosen], 1)))
        return chosen[dice[-1] - 1 : dice[-1]]

    def _throw(self, candidates: Sequence[object], parts: Sequence[Sequence[int]], share: int) -> Throw:
        """Each part is as many faces of the die as every other."""
        named = [tuple(candidates[place] for place in part) for part in parts]
        faces = [(i * share + 1, (i + 1) * share, part) for i, part in enumerate(named)]
        return Throw("random", "8.3.4", tuple(faces), self.walk.last_box, self.walk.charts)

    def muse(self, think: Callable[[], T]) -> T:
        """What would come of it, without dice and untold: of equals the first."""
        return self.rehearse(think).result

    def rehearse(self, think: Callable[[], T]) -> Thought[T]:
        """What would come of it, and the lots that would be drawn."""
        script = Script((), self.walk.aside())
        return Thought(self._think(script, think), script)

    def foretell(self, think: Callable[[], T]) -> T | None:
        """What is sure to come of it, untold; None if it hangs on a lot."""
        thought = self.rehearse(think)
        return None if thought.script.drawn else thought.result

    def foresee(self, name: str, think: Callable[[], T]) -> T:
        """What would come of it, as `muse` says it; who settles it under this name while the same question is answered
        need not think it through again."""
        script = Script((), self.walk.aside())
        thought = Thought(self._think(script, think), script)
        self.foreseen[name] = (self.s, thought)
        return thought.result

    def recall(self, name: str, think: Callable[[], T]) -> T:
        """What was foreseen under this name, if no lot was drawn for it; else it is thought through with dice."""
        match self.foreseen.get(name):
            case (board, Thought() as foreseen) if board is self.s and not foreseen.script.drawn:
                self.walk.take_over(foreseen.script.walk)
                return cast("T", foreseen.result)
        return think()

    def settle(
        self, think: Callable[[], T], end: Callable[[T], Hashable], name: str = "", most: int = MOST_COURSES
    ) -> T:
        """Think, with no die cast that does not change the end (what of the result is then done), as far as so many
        courses can tell."""
        if self.script is not None:
            return think()
        foresight = Foresight(lambda script: self._think(script, think), end, self.walk, most)
        match self.foreseen.get(name):
            case (board, Thought() as foreseen) if board is self.s:
                foresight.know(cast("Thought[T]", foreseen))
        lots: list[Lot] = []
        places: tuple[int, ...] = ()
        while len(drawn := foresight.run(places).script.drawn) > len(lots):
            among = drawn[len(lots)]
            lots.append(self._cast(among) if foresight.matters(places, len(among)) else Lot(0))
            places = (*places, lots[-1].place)
        thought = foresight.tell(lots) if any(lot.dice for lot in lots) else foresight.run(places)
        self.walk.take_over(thought.script.walk)
        return thought.result

    def _think(self, script: Script, think: Callable[[], T]) -> T:
        """With lots as laid down, told in a walk of its own."""
        outer, self.walk, self.script = (self.walk, self.script), script.walk, script
        try:
            return think()
        finally:
            self.walk, self.script = outer

    # ---- 8.1.3 priorities -----------------------------------------------------------------------------------

    def narrow(self, candidates: Sequence[T], *priorities: Priority) -> Sequence[T]:
        """Nested priorities: each keeps the best of those that the ones before it have left."""
        for priority in priorities:
            if len(candidates) < 2:
                break
            scores = [priority.score(self, each) for each in candidates]
            best = max(scores)
            kept = [each for each, score in zip(candidates, scores, strict=True) if score == best]
            if len(kept) < len(candidates):
                self.walk.narrow(priority.key, candidates, kept, scores)
            candidates = kept
        return candidates

    def begin_with(self, candidates: Sequence[T], *priorities: Priority) -> T:
        """The one to begin with where all of them are taken: the best by the priorities, of equals any."""
        return self.narrow(candidates, *priorities)[0]

    def choose(self, candidates: Sequence[T], *priorities: Priority) -> T:
        """The best by the priorities, equal ones by dice."""
        return self.pick(self.narrow(candidates, *priorities))

    def choose_next(self, candidates: Sequence[T], left: int, *priorities: Priority) -> T:
        """The next of so many that are taken one by one: of equals by dice, unless all of them are taken in the end."""
        best = self.narrow(candidates, *priorities)
        return best[0] if len(best) <= left else self.pick(best)

    # ---- who is who -----------------------------------------------------------------------------------------

    def is_player(self, faction: Faction) -> bool:
        """Somebody plays this Faction (whom the game runs is neither player nor Non-player, 8.0)."""
        return is_player(self.s, faction)

    def players(self, factions: Iterable[Faction] | None = None) -> list[Faction]:
        """Those of them that somebody plays; of all who have a seat."""
        return [f for f in (players(self.s) if factions is None else factions) if self.is_player(f)]


def _split(candidates: Sequence[T]) -> list[Sequence[T]]:
    """As many groups as a die can tell apart: one of each up to six candidates, else two or three of at most six."""
    n = len(candidates)
    if n <= 6:
        return [candidates[i : i + 1] for i in range(n)]
    groups = (n + 5) // 6
    ends = [round(n * i / groups + 0.001) for i in range(groups + 1)]
    return [candidates[a:b] for a, b in itertools.pairwise(ends)]


def offered(ask: Ask, *wanted: Option) -> Option | None:
    """The first of the wanted options that the question offers."""
    return next((option for option in wanted if option in ask.options), None)


def named(ask: Ask, verb: str) -> list[Option]:
    """The options with this verb."""
    return [option for option in ask.options if option.verb == verb]


DONE, PASS, CANCEL, TAKE_BACK = Option("done"), Option("pass"), Option("cancel"), Option("take_back")
YES, NO = Option("yes"), Option("no")


def yes_if(wanted: bool) -> Option:
    return YES if wanted else NO


def most(ask: Ask) -> Option:
    """The highest number that is offered (8.4: to the maximum extent)."""
    return max(named(ask, "number"), key=lambda option: int(option.noun or 0))


def at_most(ask: Ask, n: int) -> Option:
    """The number nearest to n that is offered."""
    return min(named(ask, "number"), key=lambda option: abs(int(option.noun or 0) - n))
