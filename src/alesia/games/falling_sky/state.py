"""The state: everything that is true on the board now, as flat counts (1.3-1.9), and the action under way.

Counts of pieces change in place. What seldom changes is kept in bytes, which copies of a state share: ``altered`` makes
new ones.

Nothing derived is kept but a tally of each Region (who has how many pieces, who has Control), the map at a glance that
is made of these, and the number of bands Available: caches that the writers in ``board`` reset.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from operator import attrgetter
from typing import Any, ClassVar

from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    BOARD,
    CARD,
    CARD_ROOM,
    COLONIES,
    FACTIONS,
    KINDS,
    OFF_MAP,
    STRIDE,
    TRIBES,
    Card,
    Faction,
)

# Senate rows (6.5), from the bottom of the Legions track; OFF in the first year of Pax Gallica?
ADULATION, INTRIGUE, UPROAR, OFF = range(4)

# Eligibility (2.3.1): what a Faction's cylinder says.
INELIGIBLE, ELIGIBLE, PASSED, EXECUTED = range(4)

# What the 1st Eligible Faction executed (2.3.4).
NOTHING, COMMAND, COMMAND_AND_ABILITY, EVENT = range(4)

ARRAYS = {
    "pieces": BOARD,
    "tribes": len(TRIBES),
    "resources": len(FACTIONS),
    "named": len(FACTIONS),  # 1.4.3: the Leader is the named one, symbol end up
    "devastated": len(ALL_REGIONS),
    "eligibility": len(FACTIONS),
    "seen": CARD_ROOM,  # Event cards drawn so far, or kept out
    "capabilities": CARD_ROOM,  # 5.3: the side of each Capability in effect, by card
    "holders": CARD_ROOM,  # 5.3: whose it is, where the text says so: a Faction, plus one
    "barred": len(FACTIONS),  # 2.3.6: Ineligible through the next card, by Event
    "kept": len(FACTIONS),  # 2.3.6: stays or becomes Eligible, by Event
    "peeked": 2,  # 35, 47: facedown cards that somebody has looked at, in the order of the deck
    "looked": len(FACTIONS),  # how many of these each Faction knows
    "walled": KINDS,  # 4: the pieces of the marked group, by kind
    "intimidated": len(ALL_REGIONS),  # A4.6.2: where the markers lie
    "expansion": len(FACTIONS) + 8,  # small facts of Ariovistus, each named below
    # the action under way (cleared by begin_action):
    "moved": BOARD,  # pieces that have Marched or relocated
    "marching": BOARD,  # of these, the group that can go on after the Special Ability under way
    "consent": len(FACTIONS) * len(ALL_REGIONS),  # answers about one Region: Supply Line or Quarters
    "supply": len(FACTIONS),  # answers about all Supply Lines: Trade, Quarters
    "truce": len(FACTIONS),  # answers about Harassment
    "pact": len(FACTIONS),  # 38: answers about lending Aedui Warbands or Auxilia
    "transferred": len(FACTIONS) * len(FACTIONS),
    "refused": len(FACTIONS),  # how many Resources each has refused to give
    "ridden": BOARD,  # Auxilia that have moved by Scout
    "ridden_marched": BOARD,  # those among them that had Marched
    "slung": len(FACTIONS),  # 13: the Slingers have shot in this attacker's Battle Command
    "charged": len(FACTIONS),  # 59: where the Horse fights in this attacker's Battle Command, plus one
    "elite": STRIDE,  # 30: the Arverni Warbands (45: or Aedui) picked in the Battle under way
}
NUMBERS = (
    "legions",  # on the Legions track
    "fallen",
    "removed_legions",  # out of the game by Event
    "harvest_legions",  # Pax Gallica?: waiting in the Harvest box
    "senate",
    "firm",
    "card",
    "next_card",
    "cards_drawn",
    "winters",  # WINTER cards drawn
    "first",  # the Faction that executed first on this card
    "first_action",
    "second",  # the Faction that executed second
    "scenario",
    "seating",
    "short",
    "sudden_frost",
    "even_initiative",
    "diviciacus",  # A1.4: the option with his piece and the other card 38
    "vercingetorix_waits",
    "first_winter_special",
    "lost_eagle",  # 33: no shift down in the coming Senate Phase
    "optimates",  # 20: the card lies by the Winter track
    "gallia_togata",  # 5: the marker lies in Cisalpina, which is a Region
    "wall",  # 4: the Region of the Circumvallation marker, plus one
    "walled_faction",  # whose pieces are marked
    "walled_tribes",  # mask of the Tribes whose Allies or Citadels are
    "nonplayers",  # 8: mask of the Factions that are Non-players
    "solo",  # 8.9: which option of 1-player victory
    "executor",  # who executes by the Sequence of Play, plus one
    # the action under way:
    "actor",
    "free",  # 5.4: it costs nothing
    "within",  # mask of the Regions that an Event allows; 0 for all
    "into",  # mask of the Regions where an Event lets a March end; 0 for all
    "as_controlled",  # 34: Allies are placed as if with Control
    "grants",  # how many Special Abilities may accompany the Command
    "other_ability",  # 52: the first of two Special Abilities
    "command",
    "limited",
    "selected",  # mask of the Regions selected
    "pending",  # mask of those not yet resolved
    "ability",
    "ambushes",
    "ambush_anywhere",  # 36: Ambush needs neither Hidden pieces nor a Leader
    "crossed_sea",
    "campaign",  # 63: a Special Ability is an action of its own and goes with a March across the sea
    "borrowed",  # 45: mask of the Region where Aedui pieces act as the actor's
    "shared",  # 38: mask of Regions where Aedui Warbands and Auxilia act as one Faction's
    "sharer",  # 38: whose
    "paused",  # 38: mask of Regions where they do so again after the Special Ability under way
    "enlisted",  # mask of Regions where Germanic Warbands act as Belgic (4.5.1)
    "built",  # mask of Regions where Build placed or removed an Ally
    "committed",  # something irrevocable has been done in this action
)
NO_ONE = 9

# The arrays that change in place, and are copied with a state; all others are bytes.
COUNTS = ("pieces", "tribes", "resources", "moved", "marching", "ridden", "elite")


def blank(name: str) -> bytes | bytearray:
    """An array of zeros."""
    return bytearray(ARRAYS[name]) if name in COUNTS else _BLANKS[name]


_BLANKS = {name: bytes(size) for name, size in ARRAYS.items() if name not in COUNTS}


def altered(array: bytes, at: int, n: int) -> bytes:
    """The same bytes, with another one at this place."""
    return array[:at] + bytes((n,)) + array[at + 1 :]


# What has become of an Event card (`seen`); A2.1 OUT: it was kept out of the deck of the second half.
UNSEEN, SEEN, OUT = range(3)

# 5.2, 5.3 The sides of an Event.
NEITHER, UNSHADED, SHADED = range(3)


@dataclass(slots=True)
class Tally:
    """A Region counted: all pieces of each Faction, its Allies and Citadels, the Citadels alone; and who has Control
    (1.6). The glance is what of it is in the masks of the Overview, one mask beside the other."""

    total: tuple[int, ...]
    settled: tuple[int, ...]
    citadels: tuple[int, ...]
    control: Faction
    glance: int


@dataclass(slots=True)
class Overview:
    """Masks of the Regions where each Faction has pieces, where it (or nobody, the last) has Control, and where anybody
    else has pieces."""

    present: tuple[int, ...]
    held: tuple[int, ...]
    others: tuple[int, ...]


class Small:
    """A small number of Ariovistus, kept in one array with the others: a state of Falling Sky, which is copied at every
    turn, shall not have more attributes for it."""

    def __init__(self, place: int) -> None:
        self._at = len(FACTIONS) + place  # behind the Abatis of each Faction

    def __get__(self, state: "State", owner: type) -> int:
        return state.expansion[self._at]

    def __set__(self, state: "State", n: int) -> None:
        state.expansion = altered(state.expansion, self._at, n)


class State:
    """Flat counts; ``copy`` costs a few microseconds."""

    DERIVED: ClassVar[Mapping[str, Callable[[], Any]]] = {
        "tallies": lambda: [None] * len(ALL_REGIONS),
        "glances": lambda: 0,
        "overview": lambda: None,
        "pools": lambda: [None] * len(FACTIONS),
    }

    uprising = Small(0)  # A66: the Region of the Winter Uprising marker, plus one
    rebel = Small(1)  # A66: who put it there, plus one
    wintering = Small(2)  # 63, A66: another card is played in a Winter Round
    lenders = Small(3)  # A28: mask of the Factions whose Warbands and Auxilia act as the actor's, instead of 45
    enlist_left = Small(4)  # A4.5.1: how many more Germanic pieces the Enlist under way can affect
    interlude = Small(5)  # A2.1: which part of the Interlude comes next, from 1; 0 if none is under way
    kept_out = Small(6)  # A2.1: how many cards were kept out of the deck of the second half
    retired = Small(7)  # A2.1D: how many Germanic Warbands have left the game in the Interlude under way

    pieces: bytearray
    tribes: bytearray
    resources: bytearray
    named: bytes
    devastated: bytes
    eligibility: bytes
    seen: bytes
    capabilities: bytes
    holders: bytes
    barred: bytes
    kept: bytes
    peeked: bytes
    looked: bytes
    walled: bytes
    intimidated: bytes
    expansion: bytes
    moved: bytearray
    marching: bytearray
    consent: bytes
    supply: bytes
    truce: bytes
    pact: bytes
    transferred: bytes
    refused: bytes
    ridden: bytearray
    ridden_marched: bytes
    slung: bytes
    charged: bytes
    elite: bytearray
    tallies: list[Tally | None]
    glances: int  # those of all Regions, as each was last counted
    overview: Overview | None
    wall_gone: int  # 4: the Region where the marker went with its group or the Romans, plus one, until it is told
    pools: list[int | None]  # 1.4.1 Warbands or Auxilia Available, counted once until some are placed or removed
    legions: int
    fallen: int
    removed_legions: int
    harvest_legions: int
    senate: int
    firm: int
    card: int
    next_card: int
    cards_drawn: int
    winters: int
    first: int
    first_action: int
    second: int
    scenario: int
    seating: int
    short: int
    sudden_frost: int
    even_initiative: int
    diviciacus: int
    vercingetorix_waits: int
    first_winter_special: int
    lost_eagle: int
    optimates: int
    gallia_togata: int
    wall: int
    walled_faction: int
    walled_tribes: int
    nonplayers: int
    solo: int
    executor: int
    actor: int
    free: int
    within: int
    into: int
    as_controlled: int
    grants: int
    other_ability: int
    command: int
    limited: int
    selected: int
    pending: int
    ability: int
    ambushes: int
    ambush_anywhere: int
    crossed_sea: int
    campaign: int
    borrowed: int
    shared: int
    sharer: int
    paused: int
    enlisted: int
    built: int
    committed: int

    def __init__(self) -> None:
        for name in ARRAYS:
            setattr(self, name, blank(name))
        self.tribes[COLONIES[0] :] = bytes([OFF_MAP] * (len(TRIBES) - COLONIES[0]))
        for name in NUMBERS:
            setattr(self, name, 0)
        self.first = self.second = self.actor = NO_ONE
        self.wall_gone = 0
        for name, uncounted in self.DERIVED.items():
            setattr(self, name, uncounted())

    @property
    def abatis(self) -> bytes:
        """A64 The Region of each Faction's marker, plus one."""
        return self.expansion[: len(FACTIONS)]

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.restore(self)
        return twin

    def restore(self, other: "State") -> None:
        """Become as the other is."""
        self.__dict__ = facts = other.__dict__.copy()
        for name in _COPIED:
            facts[name] = facts[name].copy()

    def to_json(self) -> dict[str, Any]:
        """Arrays as hexadecimal, numbers as they are; zeros are left out, of arrays those at the end."""
        found = zip(ARRAYS, _ENDS, _all_arrays(self), strict=True)
        arrays = {name: told.hex() for name, end, array in found if (told := array.rstrip(end))}
        numbers = {name: int(getattr(self, name)) for name in NUMBERS if getattr(self, name)}
        return arrays | numbers

    def digest(self) -> bytes:
        """By names, without what is empty: the dice of Non-players come of it, and no later war shall change them."""
        arrays = zip(_HEADS, _ENDS, _EMPTY, _all_arrays(self), strict=True)
        told = [(head, array.rstrip(end)) for head, end, empty, array in arrays if array != empty]
        parts = [head % (len(array), array) for head, array in told if array]
        numbers = ", ".join([named % n for named, n in zip(_NAMED, _all_numbers(self), strict=True) if n != 0])
        return blake2b(b"".join(parts) + f"[{numbers}]".encode(), digest_size=16).digest()

    @property
    def current_card(self) -> Card:
        return CARD[self.card]

    @property
    def upcoming_card(self) -> Card:
        return CARD[self.next_card]


def set_abatis(s: State, faction: int, place: int) -> None:
    """A64 The Region plus one, or 0 for none."""
    s.expansion = altered(s.expansion, faction, place)


def forget_tallies(s: State, where: int = -1) -> None:
    """In the Regions of the mask something has changed; in all, if none is told."""
    tallies = s.tallies
    for region in ALL_REGIONS:
        if where & region.mask:
            tallies[region] = None
    s.overview = None


def recount(s: State, region: int) -> None:
    """Something in the Region has changed."""
    s.tallies[region] = s.overview = None


_COPIED = (*COUNTS, "tallies", "pools")


_all_arrays, _all_numbers = attrgetter(*ARRAYS), attrgetter(*NUMBERS)
# How a new state, which is empty, has each array filled: that is not told at its end.
_ENDS = tuple(bytes([OFF_MAP if name == "tribes" else 0]) for name in ARRAYS)
_EMPTY = tuple(end * size for end, size in zip(_ENDS, ARRAYS.values(), strict=True))
_HEADS = tuple(name.encode() + b" %d %b" for name in ARRAYS)
_NAMED = tuple(f"({name!r}, %d)" for name in NUMBERS)


def state_from_json(data: dict[str, Any]) -> State:
    state = State()
    for name in ARRAYS:
        if name in data:
            told = bytes.fromhex(data[name])
            array = getattr(state, name)
            setattr(state, name, type(array)(told + array[len(told) :]))
    for name in NUMBERS:
        setattr(state, name, data.get(name, 0))
    return state


MOVES = (
    *("moved", "marching", "consent", "supply", "truce", "ridden", "ridden_marched"),
    *("slung", "charged", "elite", "pact"),
)
TRANSFERS = ("transferred", "refused")
ACTION_ARRAYS = MOVES + TRANSFERS
STEPS = (
    *("command", "limited", "selected", "pending", "ability", "ambushes", "crossed_sea", "campaign"),
    *("free", "within", "into", "other_ability", "built", "committed", "paused"),
)
assert set(STEPS) <= set(NUMBERS)
_NOTHING_DONE = {name: _BLANKS[name] for name in MOVES if name not in COUNTS} | dict.fromkeys(STEPS, 0)
_MOVED = [(name, ARRAYS[name]) for name in MOVES if name in COUNTS]
_lasting_arrays = attrgetter(*[name for name in ARRAYS if name not in ACTION_ARRAYS])
_beside_pieces = attrgetter(*[name for name in ARRAYS if name not in (*ACTION_ARRAYS, "pieces")])
_lasting_numbers = attrgetter(*NUMBERS[: NUMBERS.index("executor")])


def fingerprint(s: State) -> tuple[object, ...]:
    """What is on the table, without the action under way: equal fingerprints, nothing has changed."""
    return (*map(bytes, _lasting_arrays(s)), *_lasting_numbers(s))


def is_alike(s: State, other: State) -> bool:
    """Whether the same is on the table, pieces on the map and the action under way apart."""
    return _beside_pieces(s) == _beside_pieces(other) and _lasting_numbers(s) == _lasting_numbers(other)


# `committed`: something irrevocable was done; or only a Recruit was paid for, which a refusal may undo (3.2.1).
COMMITTED, PAID = 1, 2


def begin_action(s: State, actor: int) -> None:
    """Forget the last action: its moves, agreements, transfers and selections hold no longer (1.5.2)."""
    s.transferred, s.refused = _BLANKS["transferred"], _BLANKS["refused"]
    begin_grant(s, actor)


def is_executing(s: State, faction: int) -> bool:
    """Whether the Faction executes its action by the Sequence of Play: it may negotiate (1.5.2) and remove (1.4.1)."""
    return s.executor == faction + 1


def spends_corn(s: State) -> bool:
    """A53 Whether the Romans act with what the Aedui have named; a Winter Campaign is by nobody's turn."""
    return bool(s.campaign and s.executor)


def begin_grant(s: State, actor: int) -> None:
    """An action that an Event grants: what was given or refused in the same execution still counts (1.5.2)."""
    facts = vars(s)
    facts.update(_NOTHING_DONE)
    for name, size in _MOVED:
        facts[name] = bytearray(size)
    s.actor, s.grants = actor, 1
    end_enlist(s)
    end_sharing(s)


def end_enlist(s: State) -> None:
    """4.5.1 Germanic Warbands are Germanic again; Control is counted anew."""
    if s.enlisted:
        for counts in (s.pieces, s.moved, s.marching):
            _count_together(counts)
        s.enlisted = s.enlist_left = 0
        forget_tallies(s)


def count_apart(s: State) -> None:
    """A4.5.1 Make room behind the map for the Warbands that are picked to act as Belgic."""
    for counts in (s.pieces, s.moved, s.marching):
        counts.extend(bytes(BOARD))


def _count_together(counts: bytearray) -> None:
    for at, n in enumerate(counts[BOARD:]):
        if n:
            counts[at] += n
    del counts[BOARD:]


def end_sharing(s: State) -> None:
    """38 Aedui Warbands and Auxilia are their owners' again; Control is counted anew."""
    if s.shared:
        forget_tallies(s, s.shared)
        s.shared = 0
