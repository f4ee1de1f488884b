"""What a seat may believe (2.2): the hidden blocks and cards of the enemy, dealt anew.

Blocks that the seat has read since the turn began are known to it. The others of a colour change roles: who stood
where, and did what since. A tribe is mostly thought to be at home, where it surely is when a year begins. Strengths
are not those of the real blocks in another order, for nobody sees how many steps an enemy has lost in all: of each
colour half of the deals say that none has lost any, the others that every second block has. (In played games four
in five are whole.) Who was given a step in this turn lacked one: steps are counted aloud.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from alesia.games.gallic_war.board import HANDS
from alesia.games.gallic_war.components import CARDS, COLOURS, MASSIVE_REVOLT, PLAYERS, UNITS, Card, Unit
from alesia.games.gallic_war.observe import HIDDEN_FACTS, is_hidden
from alesia.games.gallic_war.state import DECK, State
from alesia.kernel.ask import Option
from alesia.kernel.game import Imagined, Shuffle

AT_HOME = (True, True, True, True, True, False)
WHOLE = (True, False)
LOST = (0, 0, 0, 1, 1, 2)
VERBS = ("unit", "main", "retreat", "pass")  # of answers that name a block

T = TypeVar("T")


class Role(NamedTuple):
    """What everybody has seen of a block: its facts when the turn began and now, and the steps it was given."""

    facts: tuple[int, ...]
    facts_now: tuple[int, ...]
    gained: int
    unit: Unit  # whose role it is


class Mystery:
    """What a seat does not know of a turn; called, it deals that anew."""

    def __init__(self, way: Sequence[State], seat: int) -> None:
        self._start, self._now = way[0], way[-1]
        units = [unit for unit in UNITS if all(is_hidden(s, seat, unit) for s in way)]
        self._stacks = [stack for colour in COLOURS if (stack := [unit for unit in units if unit.colour == colour])]
        self._roles = [sorted(self._role(unit) for unit in stack) for stack in self._stacks]
        self._cards = [card for card in CARDS if all(is_unseen(s, seat, card) for s in (way[0], way[-1]))]

    def __call__(self, shuffle: Shuffle) -> Imagined[State]:
        s, names = self._start.copy(), dict[Option, Option]()
        for units, roles in zip(self._stacks, self._roles, strict=True):
            whole = pick(WHOLE, shuffle)
            for unit, role in self._cast(units, roles, shuffle):
                play_role(s, unit, role, 0 if whole else pick(LOST, shuffle))
                names |= {Option(verb, role.unit.name): Option(verb, unit.name) for verb in VERBS if role.unit != unit}
        places = sorted(s.cards[card] for card in self._cards)
        shuffle(places)
        for card, place in zip(self._cards, places, strict=True):
            s.cards[card] = place
        return Imagined(s, names)

    def _role(self, unit: Unit) -> Role:
        gained = max(0, self._now.strength[unit] - self._start.strength[unit])
        return Role(facts_of(self._start, unit), facts_of(self._now, unit), gained, unit)

    def _cast(self, units: list[Unit], roles: list[Role], shuffle: Shuffle) -> list[tuple[Unit, Role]]:
        """Who has which role: tribes have those at home, and chance deals the rest."""
        players, left, cast = units[:], roles[:], list[tuple[Unit, Role]]()
        shuffle(players)
        shuffle(left)
        for unit in units:
            here = [role for role in left if unit.tribe is not None and role.facts[0] == unit.tribe]
            if here and (self._start.round <= 1 or pick(AT_HOME, shuffle)):
                cast.append((unit, here[0]))
                left.remove(here[0])
                players.remove(unit)
        return [*cast, *zip(players, left, strict=True)]


def facts_of(s: State, unit: Unit) -> tuple[int, ...]:
    return tuple([getattr(s, name)[unit] for name in HIDDEN_FACTS])


def play_role(s: State, unit: Unit, role: Role, lost: int) -> None:
    for name, value in zip(HIDDEN_FACTS, role.facts, strict=True):
        getattr(s, name)[unit] = value
    s.strength[unit] = max(1, unit.full - role.gained - lost)


def is_unseen(s: State, seat: int, card: Card) -> bool:
    """5.1 In the deck, or in a hand that the seat does not see; a Massive Revolt that was bought is known."""
    own = None if s.solitaire else HANDS[seat]
    hands = [HANDS[side] for side in PLAYERS if HANDS[side] != own]
    return s.cards[card] in (DECK, *hands) and not (s.must_revolt and card is MASSIVE_REVOLT)


def pick(values: Sequence[T], shuffle: Shuffle) -> T:
    found = list(values)
    shuffle(found)
    return found[0]
