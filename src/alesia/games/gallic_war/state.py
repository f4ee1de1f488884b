"""The state: everything that is true on the table now, as flat numbers, and the card play and battle under way."""

from typing import ClassVar

from alesia.games.gallic_war.components import AREAS, BORDERS, CARDS, LEADERS, PLAYERS, UNITS, Area, Card, Side, Unit
from alesia.kernel.flat import FlatState

# Where a unit is that stands in no area.
FALLEN = len(AREAS)  # eliminated: set aside until the End of Turn Phase, or (a legion) until it returns
WAITING = FALLEN + 1  # not in play yet
GONE = FALLEN + 2  # out of the game

# Where a card is.
DECK, ROMAN_HAND, BARBARIAN_HAND, DISCARDS, ROMAN_BOX, BARBARIAN_BOX, REMOVED, PLAYED = range(8)

# 4.0 The moment of the turn: before the deal, the five rounds of cards, the End of Turn Phase.
DRAW, WINTER = 0, 6

ARRAYS = {
    "place": len(UNITS),
    "strength": len(UNITS),
    "owner": len(UNITS),
    "fell": len(UNITS),  # 6.7.1 the turn in which a legion was eliminated (9.6: called back)
    "homes": len(LEADERS),  # 7.3, 7.4 the home area of each leader, plus one
    "cards": len(CARDS),
    "delayed": len(UNITS),  # 9.7 legions set aside after their entry roll
    # the card play under way (cleared by begin_round):
    "played": len(PLAYERS),  # the card of each side, plus one
    "actions": len(PLAYERS),  # what it is played for, plus one
    "origin": len(UNITS),  # the area where the unit began its move, plus one
    "border": len(UNITS),  # the border over which it entered its area, plus one
    "joined": len(UNITS),  # a neutral tribe that joined because its area was entered
    "late": len(UNITS),  # 5.2.2A moved in to help defend
    "landed": len(UNITS),  # 5.2.2D attacked a port by sea
    "attacker": len(AREAS),  # the side that attacks there, plus one
    "crossings": 2 * len(BORDERS) * len(PLAYERS),  # units of each side that crossed each border each way
    "last": len(BORDERS),  # the side that crossed a border last, plus one
    # the battle under way (cleared by end_battle):
    "revealed": len(UNITS),
    "reserve": len(UNITS),
    "retreats": len(BORDERS),  # units that have retreated over each border in this battle round
    "naval_retreats": len(PLAYERS),  # 5.2.2D units of each side that have left a defended port in this battle
}
NUMBERS = (
    "begun",  # the game has begun: bids and first dice are over (9.1, 9.2)
    "turn",
    "round",
    "supply",
    "roman_vp",
    "barbarian_vp",
    "german_vp",  # 8.0 those scored for German units, at most 3
    "raids",  # Barbarian Supply Actions this year
    "caesar_wintered",  # outside Transalpine Gaul at the end of last turn
    "ariovistus_wintered",
    "called_back",  # 9.6 the turn in which Caesar was last called back
    "must_revolt",  # 5.1 Massive Revolt was bought: the first card, as an event
    "first",  # 9.2 the first player of turn 1
    "harvest",  # the harvest of this End of Turn Phase, plus one
    "nonplayers",
    # options of chapter 9:
    "tournament",
    "solitaire",
    "political_control",
    "roman_cavalry",
    "german_cavalry",
    "scorched_earth",
    "caesar_called_back",
    "politics_of_war",
    "legio_x",
    "historical_strength",
    # the battle under way:
    "battle",  # its area, plus one
    "battle_round",
    "battle_attacker",
    "battle_exchanged",  # 5.2.2A attacker and defender have changed roles
    "battle_landed",  # 5.2.2B Romans attack a port by sea
    "homecoming",  # 6.2.2 the battle of legions that go home
)
ROUND_ARRAYS = (
    *("played", "actions", "origin", "border", "joined", "late", "landed"),
    *("attacker", "crossings", "last"),
)
BATTLE_ARRAYS = ("revealed", "reserve", "retreats", "naval_retreats")
BATTLE_NUMBERS = (
    *("battle", "battle_round", "battle_attacker", "battle_exchanged", "battle_landed"),
    "homecoming",
)


class State(FlatState):
    """Flat numbers; ``copy`` costs a few microseconds."""

    ARRAYS: ClassVar = ARRAYS
    NUMBERS: ClassVar = NUMBERS

    place: bytearray
    strength: bytearray
    owner: bytearray
    fell: bytearray
    homes: bytearray
    cards: bytearray
    delayed: bytearray
    played: bytearray
    actions: bytearray
    origin: bytearray
    border: bytearray
    joined: bytearray
    late: bytearray
    landed: bytearray
    attacker: bytearray
    crossings: bytearray
    last: bytearray
    revealed: bytearray
    reserve: bytearray
    retreats: bytearray
    naval_retreats: bytearray
    begun: int
    turn: int
    round: int
    supply: int
    roman_vp: int
    barbarian_vp: int
    german_vp: int
    raids: int
    caesar_wintered: int
    ariovistus_wintered: int
    called_back: int
    must_revolt: int
    first: int
    harvest: int
    nonplayers: int
    tournament: int
    solitaire: int
    political_control: int
    roman_cavalry: int
    german_cavalry: int
    scorched_earth: int
    caesar_called_back: int
    politics_of_war: int
    legio_x: int
    historical_strength: int
    battle: int
    battle_round: int
    battle_attacker: int
    battle_exchanged: int
    battle_landed: int
    homecoming: int

    def __init__(self) -> None:
        super().__init__()
        self.place[:] = bytes([WAITING]) * len(UNITS)

    def card_of(self, side: Side) -> Card | None:
        """The card that lies open before a side."""
        index = self.played[side]
        return CARDS[index - 1] if index else None

    @property
    def battle_area(self) -> Area | None:
        return AREAS[self.battle - 1] if self.battle else None


def begin_round(s: State) -> None:
    """A new card play: what crossed which border no longer counts."""
    s.clear(ROUND_ARRAYS)


def end_battle(s: State) -> None:
    """5.2.2 The surviving units stand upright again."""
    s.clear(BATTLE_ARRAYS, BATTLE_NUMBERS)


def forget_move(s: State, unit: Unit) -> None:
    """5.2.1E Retreat and regroup do not count as movement: the unit stands where it is as if it had not moved."""
    s.origin[unit] = s.border[unit] = s.joined[unit] = s.late[unit] = s.landed[unit] = 0
