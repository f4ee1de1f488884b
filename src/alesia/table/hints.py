"""Help for people: plans worth considering at an open question, and how likely each seat is to win.

Both come from the strategist (``players/strategist``), and from what the seat may see alone.
"""

from random import Random
from typing import NamedTuple

from alesia.kernel.ask import Ask
from alesia.kernel.errors import BadOption
from alesia.kernel.strategy import weighs
from alesia.nonplayers.ways import Way
from alesia.players import View, rivals_of
from alesia.players.strategist import STRATEGIST
from alesia.players.strategist.choosing import choose
from alesia.players.strategist.courses import Deed
from alesia.players.strategist.kinds import doubt_of, read_wish
from alesia.players.strategist.weighing import Scales, Weighed
from alesia.players.tree import worth_of
from alesia.table.past import Past
from alesia.table.table import Table

MOST = 3
LEVEL = "fast"


class Advice(NamedTuple):
    """A plan worth considering: what is begun, the chance to win with it, how often it was tried, what may follow."""

    seat: str
    way: Way
    rule: str
    chance: float
    times: int
    line: tuple[Deed, ...]


def hint(table: Table, seat: str | None = None, level: str = LEVEL, most: int = MOST) -> list[Advice]:
    """The best plans or replies at the open question of a seat, the best first; none where none is weighed.
    UnknownName if the game has no strategist, or there is no such level; BadOption if hints are forbidden."""
    if not table.has_hints:
        raise BadOption("hints are forbidden at this table")
    # The plans are told as their chart carries them out: what could be answered otherwise is left to the person.
    wish = read_wish(f"{STRATEGIST}:{level}")._replace(variants=0)
    found = [ask for ask in table.position.asks if seat in (None, _name(table, ask))]
    if not found or not weighs(table.game.strategy(), found[0], found[0].who):
        return []
    ask = found[0]
    view = View(table.position, ask.who)
    ways = table.game.nonplayer(ask.who, table.decisions).ways(view, ask)
    doubt = doubt_of(rivals_of(table.game, table.seats, _name(table, ask)))
    scales = Scales(table.game, ask.who, table.decisions, wish, doubt)
    weighed = choose(scales, view.imagination(), ways, (), Random(f"hint/{table.decisions}"))
    advices = [_advice(table, ask, each) for each in weighed if each.times][:most]
    return sorted(advices, key=lambda advice: -advice.chance)


def _advice(table: Table, ask: Ask, weighed: Weighed) -> Advice:
    chance = weighed.chance(ask.who)
    return Advice(_name(table, ask), weighed.way, ask.rule, chance, weighed.times, weighed.line)


def _name(table: Table, ask: Ask) -> str:
    return table.game.seats[ask.who] if ask.who >= 0 else ""


def chances(table: Table) -> dict[str, float]:
    """How likely each seat is to win, as things stood when the turn began; once the game is over, who has won."""
    position = table.position
    worth = worth_of(position) if position.result is not None else table.game.strategy().chances(position.start)
    return dict(zip(table.game.seats, worth, strict=True))


class Prospect(NamedTuple):
    """How likely each seat was to win at the start of a turn, after so many answers."""

    answers: int
    chances: dict[str, float]


def prospects(past: Past) -> list[Prospect]:
    """Turn by turn, for a review."""
    strategy = past.game.strategy()
    found = [(answers, strategy.chances(state)) for answers, state in past.turns()]
    return [Prospect(answers, dict(zip(past.game.seats, each, strict=True))) for answers, each in found]
