"""The state: everything that is true on the table now, as flat numbers, and the card play under way."""

from typing import ClassVar

from alesia.games.rome_vs_gaul.components import CARDS, PIECES, PLAYERS, SPACES, Card, Piece
from alesia.kernel.flat import FlatState

# Where a piece is that stands in no space.
WAITING = len(SPACES)  # on the Turn Track
POOL = WAITING + 1  # 3.2.3 the Tribe Pool
COUNCIL = WAITING + 2  # 18 the Gallic Council Box
SUBMITTED = WAITING + 3  # 17.8
ELIMINATED = WAITING + 4  # 17.9; an eliminated Legion, too
EVENTS = WAITING + 5  # 17.7 the boxes of CUs that come by Events: Aedui, Germani, Mercenaries, Militia, Cavalry
ROME = WAITING + 6  # 16.2.1 Caesar in Winter
CUP = WAITING + 7  # 5.4.1 the Legates' cup
KEPT = WAITING + 8  # 5.4.2 a Legate set aside
GONE = WAITING + 9  # out of the game

# 8.1 The Control marker of a space.
NO_MARKER, ROMAN_INFLUENCE, GALLIC_INFLUENCE, ROMAN_CITY, GALLIC_CITY, TOWN, STRONGHOLD = range(7)

# Where a card is.
DECK, ROMAN_HAND, GALLIC_HAND, DISCARDS, PLAYED = range(5)

# 4 The phases of a turn, as far as somebody is asked in them.
REINFORCEMENTS, MUSTER, STRATEGY, WINTER = range(4)

# 10.2.1, 10.5.2, 14.3.2, 14.6.1 Why a piece moves no more in this card play.
MOVED, LENT = 1, 2  # it has moved; it has lent its strength to a siege or a relief army, or was dropped off

# 5.3 Caesar.
NEVER_DELAYED, DELAYED, WAS_DELAYED = range(3)


class State(FlatState):
    """Flat numbers; ``copy`` costs a few microseconds."""

    ARRAYS: ClassVar = {
        "place": len(PIECES),
        "steps": len(PIECES),
        "inside": len(PIECES),  # 10.6 behind the walls of its space
        "control": len(SPACES),  # 8.1
        "towns": len(SPACES),  # 11.2 whose Fortified Town it is, plus one
        "upgraded": len(SPACES),  # 11.2.3
        "points": len(SPACES),  # 14.3.1 Siege Points
        "devastated": len(SPACES),  # 17.5
        "cards": len(CARDS),
        # the card play under way (cleared by begin_play):
        "moved": len(PIECES),  # 10.2.1 pieces that may not move any more
        "rolled": len(SPACES),  # 14.3.4 Fortified Locations that were rolled for
        "army": len(PIECES),  # the stack that is moving
        "way": 16,  # the spaces where it was, in order, plus one
        "barred": len(PIECES),  # 12.1.5, 12.2.4 pieces that have just intercepted, and stay as they are
        "breached": len(SPACES),  # 11.2.4 walls that fell while others were besieged behind them
        "landed": len(PIECES),  # 17.1.4 Romans who have fled to Germania or Britannia: the people may attack
        "dice": 4,  # of a battle: two of the attacker, two of the defender
        "hits": 2,  # that these mean
    }
    NUMBERS: ClassVar = (
        "turn",
        "phase",
        "step",  # how far the phase has come
        "round",  # 7.4.1
        "player",  # who plays the next card
        "first",  # 7.3 who goes first in this turn
        "plays",  # Roman card plays of this turn that are over (5.3)
        "council",  # 18.2.2 Influence markers in the Gallic Council Box
        "governance",  # 16.4.4 Victory Points
        "delay",  # 5.3
        "militia",  # 17.6.1 the Region of its side, plus one
        "supremacy",  # 15: the Sea Zone where Rome has Naval Supremacy for this turn, plus one
        "storms",  # 39: storms on 4 to 6 for this turn
        "bridge",  # 14: a bridge over the Rhine in this card play
        "nonplayers",
        # the card play under way:
        "card",  # plus one
        "action_points",
        "forced_march",  # 54: the next activation has 2 MPs more
        "battle",  # where one is fought, plus one
        "attacker",  # in it, or nobody (17.1.5)
        "siege",  # which walls are being rolled for, plus one
        "attack",  # the strengths in the battle or siege
        "defence",
    )

    place: bytearray
    steps: bytearray
    inside: bytearray
    control: bytearray
    towns: bytearray
    upgraded: bytearray
    points: bytearray
    devastated: bytearray
    cards: bytearray
    moved: bytearray
    rolled: bytearray
    army: bytearray
    way: bytearray
    barred: bytearray
    breached: bytearray
    landed: bytearray
    dice: bytearray
    hits: bytearray
    turn: int
    phase: int
    step: int
    round: int
    player: int
    first: int
    plays: int
    council: int
    governance: int
    delay: int
    militia: int
    supremacy: int
    storms: int
    bridge: int
    nonplayers: int
    card: int
    action_points: int
    forced_march: int
    battle: int
    attacker: int
    siege: int
    attack: int
    defence: int

    def __init__(self) -> None:
        super().__init__()
        self.place[:] = bytes([WAITING]) * len(PIECES)

    @property
    def current_card(self) -> Card | None:
        return CARDS[self.card - 1] if self.card else None


HANDS = (ROMAN_HAND, GALLIC_HAND)
assert len(HANDS) == len(PLAYERS)


def begin_play(s: State) -> None:
    """7.4.2 A new card play: everybody may move again, every Fortified Location be rolled for."""
    under_way = ("moved", "rolled", "army", "way", "barred", "breached", "landed")
    s.clear(under_way, ("action_points", "bridge", "forced_march"))


def is_on_map(s: State, piece: Piece) -> bool:
    return s.place[piece] < WAITING
