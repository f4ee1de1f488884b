"""1.3-1.9, 2 What a position may say (docs/notation.md), as a form: each Region with its pieces and Tribes, and what is
beside the map."""

from collections.abc import Iterator

from alesia.games.falling_sky.asides import ASIDES, actors
from alesia.games.falling_sky.board import may_be_found_at
from alesia.games.falling_sky.capabilities import is_owned
from alesia.games.falling_sky.components import (
    ALL_REGIONS,
    BANDS,
    COLONIES,
    FACTIONS,
    FORT,
    GAULS,
    GERMANS,
    HIDDEN,
    LEGION,
    LEGION_POOL,
    NO_CARD,
    REVEALED,
    ROMANS,
    SCOUTED,
    TRIBES,
    WINTER,
    Card,
    Faction,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.deck import PAX_GALLICA, SCENARIOS, winters_in_all
from alesia.games.falling_sky.lingering import MAY_BE_KEPT_OUT
from alesia.games.falling_sky.notation import ACTIONS, BOXES, FLAGS, MARKERS, SIDES, card_word
from alesia.games.falling_sky.phases import PHASES
from alesia.games.falling_sky.regions import may_stack, regions
from alesia.games.falling_sky.scenarios import PARTS_OF_INTERLUDE
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import players, run_by_game, war
from alesia.kernel.form import Field, Form, Group, Kind, Moment, Value, by_name, called
from alesia.kernel.word import Word, phrase

SENATE = ("Uproar", "Intrigue", "Adulation", *(f"Firm {row}" for row in ("Uproar", "Adulation")), "none")
MARKS = ("Subdued", "Dispersed", "Dispersed-Gathering")
SAME = ("retreat", "losses")  # which are asked as the Battle that they are part of
EVENTS, DECK = "events", "deck"
STATUS, PIECES = "status", "pieces"


def form(s: State) -> Form:
    """All that a position of this war may say; the Legions track has what is left of the twelve."""
    groups = [*(_region(s, region) for region in regions(s)), *_beside(s)]
    decides = ("scenario", "half", "interlude", "card", "gallia_togata")
    return Form(tuple(groups), dict(_stocks(s)), ("legions_track",), decides, tuple(_moments(s)))


# ---- Regions ----------------------------------------------------------------------------------------------------


def _region(s: State, region: Region) -> Group:
    at = ("regions", region.name)
    fields = [
        Field((*at, faction.name), Kind.PIECES, called("pieces", faction), f"{PIECES} {faction.name}")
        for faction in FACTIONS
        if may_stack(s, faction, region)
    ]
    fields += [
        Field(("tribes", tribe.name), Kind.WORD, called("tribe", tribe), _status_stock(tribe), default="Subdued")
        for tribe in region.tribes
        if tribe not in COLONIES and tribe not in war(s).absent
    ]
    marked = MARKERS if war(s).forces.settlements else MARKERS[:1]
    fields += [Field((*at, key), Kind.FLAG, called(key)) for key in marked]
    fields += [
        Field(("tribes", tribe.name), Kind.WORD, called("colony"), _status_stock(tribe))
        for tribe in COLONIES
        if tribe.region is region and not war(s).forces.settlements
    ]
    return Group(region, tuple(fields))


def _status_stock(tribe: Tribe) -> str:
    return f"{STATUS} {tribe.name}"


def _statuses(s: State, tribe: Tribe) -> Iterator[Value]:
    """1.7 What may lie at a Tribe."""
    yield from (Value(word, Word("status", word)) for word in (*MARKS, *(["Razed"] if tribe.city else [])))
    for faction in (each for each in FACTIONS if may_be_found_at(s, tribe, each)):
        yield Value(faction.name, called("ally", faction))
        if tribe.city and war(s).forces.citadels[faction]:
            yield Value(f"{faction.name} Citadel", called("citadel", faction))


def _pieces(s: State, faction: Faction) -> Iterator[Value]:
    """1.4 What a Faction may have in a Region."""
    leader, forces = war(s).forces.leaders[faction], war(s).forces
    if leader:
        yield Value(leader, Word("leader", leader), 1)
        yield Value("Successor", Word("leader", "Successor"), 1)
    if faction is ROMANS:
        yield Value("Legion", piece(faction, LEGION), LEGION_POOL)
    band = "Auxilia" if faction is ROMANS else "Warband"
    faces = {HIDDEN: "", REVEALED: "revealed ", SCOUTED: "scouted "}
    for kind in BANDS[:2] if faction is ROMANS else BANDS:
        yield Value(faces[kind] + band, piece(faction, kind), forces.bands[faction])
    if faction is ROMANS or (faction is GERMANS and forces.settlements):
        yield Value(piece(faction, FORT).name, piece(faction, FORT), 1)


# ---- beside the map ---------------------------------------------------------------------------------------------


def _beside(s: State) -> Iterator[Group]:
    yield Group(called("tracks"), tuple(_tracks(s)))
    yield Group(called("cards"), tuple(_cards(s)))
    yield Group(called("turn"), tuple(_turn()))
    yield Group(called("capabilities"), tuple(_capabilities(s)))
    yield Group(called("events"), tuple(_events(s)))


def _tracks(s: State) -> Iterator[Field]:
    """1.8, 1.4.1, 6.5 Resources, Legions and the Senate."""
    for faction in players(s):
        yield Field(("resources", faction.name), Kind.NUMBER, called("resources", faction), high=MOST_RESOURCES)
    yield Field(("senate",), Kind.WORD, called("senate"), "senate")
    for key in ("fallen", "removed_legions"):
        yield Field((key,), Kind.NUMBER, called(key), high=LEGION_POOL, default=0)
    if s.scenario == PAX_GALLICA or SCENARIOS[s.scenario].half == 2:
        yield Field(("harvest_legions",), Kind.NUMBER, called("harvest_legions"), high=LEGION_POOL, default=0)
        yield Field(("vercingetorix",), Kind.WORD, called("vercingetorix"), "boxes")
        yield from (Field((key,), Kind.FLAG, called(key)) for key in FLAGS[:3])


def _cards(s: State) -> Iterator[Field]:
    """2.2 The two cards that are shown, and those played before; A2.1 the halves of The Gallic War."""
    yield Field(("card",), Kind.WORD, called("card"), DECK)
    yield Field(("next",), Kind.WORD, called("next"), DECK)
    yield Field(("played",), Kind.LIST, called("played"), EVENTS)
    yield Field(("winters",), Kind.NUMBER, called("winters"), high=winters_in_all(s), default=0)
    if SCENARIOS[s.scenario].half:
        yield Field(("half",), Kind.NUMBER, called("half"), low=1, high=2, default=1)
        yield Field(("interlude",), Kind.WORD, called("interlude"), "interlude")
        yield Field(("kept_out",), Kind.LIST, called("kept_out"), "kept_out")


def _turn() -> Iterator[Field]:
    """2.3 Whose turn it is, and 8 who is a Non-player."""
    yield Field(("first", "faction"), Kind.WORD, called("first"), "players")
    yield Field(("first", "action"), Kind.WORD, called("first_action"), "actions")
    for key in ("executed", "passed", "ineligible", "barred", "kept", "nonplayers"):
        yield Field((key,), Kind.LIST, called(key), "players")


def _capabilities(s: State) -> Iterator[Field]:
    for card in war(s).lasting:
        yield Field(("capabilities", card.name), Kind.WORD, called("capability", card), _lasting_stock(card))


def _lasting_stock(card: Card) -> str:
    return f"capability {card.name}"


def _sides(s: State, card: Card) -> Iterator[Value]:
    """5.3 A side of a Capability; whose, where it is a Faction's own."""
    for side in (each for each in SIDES[1:] if card.capability in ("both", each)):
        if not is_owned(card, SIDES.index(side)):
            yield Value(side, Word("side", side))
            continue
        for faction in dict.fromkeys((*war(s).holders, *GAULS)):
            yield Value(f"{side} {faction.name}", called("side_of", Word("side", side), faction))


def _events(s: State) -> Iterator[Field]:
    """4 Circumvallation, 5 Gallia Togata, A64 Abatis, A66 Winter Uprising."""
    yield Field(("gallia_togata",), Kind.FLAG, called("gallia_togata"))
    wall = "circumvallation"
    yield Field((wall, "region"), Kind.WORD, called("wall_region"), "regions")
    yield Field((wall, "faction"), Kind.WORD, called("wall_faction"), "gauls")
    yield Field((wall, "pieces"), Kind.PIECES, called("wall_pieces"), "walled")
    yield Field((wall, "tribes"), Kind.LIST, called("wall_tribes"), "tribes")
    for faction in war(s).abatis_of:
        yield Field(("abatis", faction.name), Kind.WORD, called("abatis", faction), "regions")
    if war(s).forces.settlements:
        yield Field(("uprising", "region"), Kind.WORD, called("uprising_region"), "regions")
        yield Field(("uprising", "faction"), Kind.WORD, called("uprising_faction"), "players")


# ---- what can be asked ------------------------------------------------------------------------------------------


def _moments(s: State) -> Iterator[Moment]:
    """What is done to Non-players in the actions of others, and 6.2, A6.2 what the game does with its own Faction."""
    for word, aside in ASIDES.items():
        if word not in SAME and (acts := tuple(actors(s, aside))):
            yield Moment(word, called(f"about.{word}"), players(s), acts, aside.has_place)
    for word in PHASES[run_by_game(s)]:
        yield Moment(word, called(f"about.{word}"), (run_by_game(s),))


# ---- what can be filled in --------------------------------------------------------------------------------------


def _stocks(s: State) -> Iterator[tuple[str, tuple[Value, ...]]]:
    for faction in FACTIONS:
        yield f"{PIECES} {faction.name}", tuple(_pieces(s, faction))
    for tribe in TRIBES:
        yield _status_stock(tribe), tuple(_statuses(s, tribe))
    for card in war(s).lasting:
        yield _lasting_stock(card), tuple(_sides(s, card))
    yield EVENTS, tuple(_card(card) for card in war(s).cards)
    yield DECK, tuple(_card(card) for card in (NO_CARD, WINTER, *war(s).cards))
    yield "kept_out", tuple(_card(card) for card in MAY_BE_KEPT_OUT)
    yield "walled", tuple(dict.fromkeys(value for faction in GAULS for value in _pieces(s, faction)))
    yield from _names(s)


def _card(card: Card) -> Value:
    return Value(card_word(card), card)


def _names(s: State) -> Iterator[tuple[str, tuple[Value, ...]]]:
    yield "players", by_name(players(s))
    yield "gauls", by_name(GAULS)
    yield "regions", by_name([region for region in ALL_REGIONS if region in regions(s)])
    yield "tribes", by_name(TRIBES)
    yield "senate", tuple(Value(word, Word("senate", word)) for word in SENATE)
    yield "boxes", tuple(Value(word, phrase(f"lay.box.{word}")) for word in BOXES)
    yield "actions", tuple(Value(word, phrase(f"lay.action.{word}")) for word in ACTIONS)
    yield "interlude", tuple(Value(word, phrase(f"lay.interlude.{word}")) for word in ("start", *PARTS_OF_INTERLUDE))
