"""What a seat may see as a row of bytes, the same length at every moment of every game: for those who learn.

One column each for a count or a yes; a column a value for what is one of several ("one-hot"); two columns for a number
that may be negative, by how much it is above 0 and below. The row is made of these blocks, in this order:

    seats       who looks; the seats in the same hands; those run by Non-players
    set-up      scenario, seating, solo game, short, sudden frost, even initiative, Diviciacus
    board       each kind of piece, Region by Region; then those of them that have moved in the action under way
    tribes      of each Tribe: whose Ally or Citadel, whether a Citadel, Subdued, Dispersed, Gathering, Razed
    control     of each Region for each Faction; the Devastated Regions
    tracks      Resources, named Leaders, Legions off the map, Senate, victory margins
    eligibility Eligible, Passed, Executed; barred and kept; who executed first (and what) and second
    cards       the card, the next, those this seat has looked at; all seen so far; drawn, Winters, left in the deck
    capability  of each Capability: its unshaded side, its shaded side, whose it is
    markers     lasting effects of Events
    action      who acts, the Command, the Special Ability, and the Regions that each step of it concerns
    agreements  what was agreed and refused in the action under way
    ariovistus  not in Falling Sky: Intimidated Regions, Abatis, Winter Uprising
    campaign    in The Gallic War alone: its Interlude, and cards kept out of its second deck
"""

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from alesia.games.falling_sky.abilities.base import ABILITIES, GERMANIC_ABILITIES
from alesia.games.falling_sky.available import on_map
from alesia.games.falling_sky.board import overview
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    ALLY,
    BELGAE,
    BOARD,
    CARD,
    CITADEL,
    DISPERSED,
    FACTIONS,
    GATHERING,
    GERMANS,
    JOINED_BANDS,
    OFF_MAP,
    PIECES,
    RAZED,
    SETTLEMENT,
    STRIDE,
    SUBDUED,
    TRIBES,
    WINTER,
    Card,
    Piece,
)
from alesia.games.falling_sky.deck import SCENARIOS, cards_in_deck, known, winters_in_all
from alesia.games.falling_sky.negotiation import hand_of
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from alesia.games.falling_sky.state import NO_ONE, State
from alesia.games.falling_sky.tracks import germanic_score, off_map_legions, victory_margin
from alesia.games.falling_sky.vocabulary import exists
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY, SECOND_HALF, War, chairs, place_of, players, war
from alesia.kernel.encoding import bits, one_of, signed

MAP = len(ALL_REGIONS)


class Columns(NamedTuple):
    """What the columns of a game are about."""

    scenarios: tuple[int, ...]
    pieces: tuple[Piece, ...]
    tribes: int  # the first so many
    cards: tuple[Card, ...]
    lasting: tuple[Card, ...]
    abilities: int
    expansion: bool  # what is of Ariovistus alone
    campaign: bool  # what is of The Gallic War alone


def _columns(game: str, *wars: War) -> Columns:
    """Of a game in which these wars are fought, one after the other."""
    expansion = any(fought.forces.settlements for fought in wars)
    return Columns(
        scenarios=tuple(n for n, each in enumerate(SCENARIOS) if each.game == game),
        pieces=tuple(piece for piece in PIECES if any(exists(fought, piece) for fought in wars)),
        tribes=len(TRIBES) - (0 if expansion else len(FALLING_SKY.absent)),
        cards=tuple(dict.fromkeys(card for fought in wars for card in fought.cards)),
        lasting=tuple(dict.fromkeys(card for fought in wars for card in fought.lasting)),
        abilities=len(ABILITIES) + (len(GERMANIC_ABILITIES) if expansion else 0),
        expansion=expansion,
        campaign=len(wars) > 1,
    )


_OF_GAME = {
    "falling-sky": _columns("falling-sky", FALLING_SKY),
    "ariovistus": _columns("ariovistus", ARIOVISTUS),
    "ariovistus-campaign": _columns("ariovistus-campaign", ARIOVISTUS, SECOND_HALF),
}
COLUMNS = tuple(_OF_GAME[each.game] for each in SCENARIOS)  # by scenario
FLAGS = ("vercingetorix_waits", "first_winter_special", "lost_eagle", "optimates", "gallia_togata")
UNDER_WAY = ("free", "limited", "grants", "ambushes", "crossed_sea", "campaign", "as_controlled", "committed")
MASKS = ("selected", "pending", "within", "into", "enlisted", "shared", "borrowed", "built")
AGREEMENTS = ("truce", "supply", "pact", "refused", "slung", "charged")

MOST_MARGINS = 10_000
MARGINS: dict[tuple[object, ...], bytes] = {}

_flags = itemgetter(*FLAGS)
_under_way = itemgetter(*UNDER_WAY)
_agreements = itemgetter(*AGREEMENTS)


def encode(s: State, seat: int) -> bytes:
    return b"".join(
        [
            *(_hands(s, seat), _set_up(s), _board(s), _tribes(s), _control(s), _tracks(s)),
            *(_eligibility(s), _cards(s, seat), _capabilities(s), _markers(s), _action(s), _agreed(s)),
            *([_of_ariovistus(s)] if COLUMNS[s.scenario].expansion else []),
            *([_of_campaign(s)] if COLUMNS[s.scenario].campaign else []),
        ]
    )


def _hands(s: State, seat: int) -> bytes:
    own, seats = hand_of(s, seat) if seat >= 0 else (), chairs(s)
    return one_of(seat, len(seats)) + bytes([f in own for f in seats]) + bytes([s.nonplayers >> f & 1 for f in seats])


def _set_up(s: State) -> bytes:
    options = bytes((s.short, s.sudden_frost, s.even_initiative, s.diviciacus))
    scenarios = COLUMNS[s.scenario].scenarios
    return one_of(scenarios.index(s.scenario), len(scenarios)) + one_of(s.seating, 4) + one_of(s.solo, 3) + options


def _board(s: State) -> bytes:
    pieces = COLUMNS[s.scenario].pieces
    return b"".join([counts[piece:BOARD:STRIDE] for counts in (s.pieces, s.moved) for piece in pieces])


def _status(status: int) -> bytes:
    if status == OFF_MAP:
        return bytes(10)
    owner = (status - ALLY) % len(FACTIONS) if SUBDUED < status < DISPERSED else -1
    marks = (CITADEL <= status < DISPERSED, *[status == each for each in (SUBDUED, DISPERSED, GATHERING, RAZED)])
    return one_of(owner, 5) + bytes(marks)


STATUSES = tuple(_status(status) for status in range(OFF_MAP + 1))


def _tribes(s: State) -> bytes:
    return b"".join([STATUSES[status] for status in s.tribes[: COLUMNS[s.scenario].tribes]])


def _control(s: State) -> bytes:
    held = overview(s).held
    return b"".join([bits(held[f], MAP) for f in FACTIONS]) + s.devastated


def _tracks(s: State) -> bytes:
    legions = bytes((s.legions, s.fallen, s.removed_legions, s.harvest_legions, s.firm))
    return b"".join([s.resources, s.named, legions, one_of(s.senate, 4), _margins(s)])


def _margins(s: State) -> bytes:
    """7.2 They follow from the Tribes, Belgic Control and the Legions off the map, which most questions leave alone."""
    germans = (germanic_score(s), on_map(s, GERMANS, SETTLEMENT)) if war(s).forces.settlements else None
    key = (bytes(s.tribes), overview(s).held[BELGAE], off_map_legions(s), germans)
    found = MARGINS.get(key)
    if found is None:
        if len(MARGINS) > MOST_MARGINS:
            MARGINS.clear()
        found = MARGINS[key] = b"".join([signed(victory_margin(s, faction)) for faction in players(s)])
    return found


def _eligibility(s: State) -> bytes:
    seats = players(s)
    boxes = [one_of(s.eligibility[f] - 1, 3) for f in seats]
    penalties = [bytes([marks[f] for f in seats]) for marks in (s.barred, s.kept)]
    order = one_of(place_of(s, s.first), 4) + one_of(s.first_action - 1, 3) + one_of(place_of(s, s.second), 4)
    return b"".join([*boxes, *penalties, order])


def _cards(s: State, seat: int) -> bytes:
    looked = [*(_looked_at(s, seat) if s.peeked[0] else ()), None, None][:2]
    cards = COLUMNS[s.scenario].cards
    faces = [_face(cards, card) for card in (CARD[s.card], CARD[s.next_card], *looked)]
    counts = (s.cards_drawn, s.winters, cards_in_deck(s), winters_in_all(s))
    return b"".join([*faces, bytes([s.seen[card] for card in cards]), bytes(counts)])


def _looked_at(s: State, seat: int) -> list[Card]:
    """35, 47 Facedown cards are known to whoever has looked at them, by any of his Factions."""
    own = [known(s, f) for f in hand_of(s, seat)] if seat >= 0 else []
    return max(own, key=len, default=[])


@lru_cache(None)
def _face(cards: tuple[Card, ...], card: Card | None) -> bytes:
    return bytes([each is card for each in (*cards, WINTER)])


def _capabilities(s: State) -> bytes:
    return _lasting(s.scenario, bytes(s.capabilities), bytes(s.holders))


@lru_cache(256)
def _lasting(scenario: int, sides: bytes, holders: bytes) -> bytes:
    lasting = COLUMNS[scenario].lasting
    return b"".join([one_of(sides[card] - 1, 2) + one_of(holders[card] - 1, 5) for card in lasting])


def _markers(s: State) -> bytes:
    flags = bytes(_flags(s.__dict__))
    walled = (
        bits(s.walled_tribes, COLUMNS[s.scenario].tribes)
        + s.walled
        + (one_of(s.walled_faction, 5) if s.wall else bytes(5))
    )
    return flags + one_of(s.wall - 1, MAP) + walled


def _action(s: State) -> bytes:
    facts = s.__dict__
    who = one_of(s.actor if s.actor != NO_ONE else -1, 5) + one_of(s.executor - 1, 5)
    abilities = COLUMNS[s.scenario].abilities
    what = one_of(s.command - 1, 6) + one_of(s.ability - 1, abilities) + one_of(s.other_ability - 1, abilities)
    return b"".join([who, what, bytes(_under_way(facts)), *[bits(facts[name], MAP) for name in MASKS]])


def _of_ariovistus(s: State) -> bytes:
    """A4.6.2 Intimidated Regions, A64 Abatis, A66 the Winter Uprising, A4.5.1 Germanic Warbands that act as Belgic."""
    abatis = b"".join([one_of(s.abatis[faction] - 1, MAP) for faction in players(s)])
    uprising = one_of(s.uprising - 1, MAP) + one_of(s.rebel - 1, len(FACTIONS))
    apart = [counts[what::STRIDE].ljust(MAP, bytes(1)) for counts in (s.pieces, s.moved) for what in JOINED_BANDS]
    return b"".join([s.intimidated, abatis, uprising, *apart, bytes([s.enlist_left])])


def _of_campaign(s: State) -> bytes:
    """A2.1 The part of the Interlude that comes next; how many cards were kept out of the second deck, how many
    Germanic Warbands have left the game; an Abatis of the Germans, also when they are no player."""
    numbers = bytes([s.kept_out, s.retired])
    return one_of(s.interlude - 1, len(PARTS_OF_INTERLUDE)) + numbers + one_of(s.abatis[GERMANS] - 1, MAP)


def _agreed(s: State) -> bytes:
    return b"".join(_agreements(s.__dict__))
