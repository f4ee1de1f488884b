"""Reading a position text (docs/notation.md): whatever cannot stand on the board is refused with a sentence."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from alesia.games.falling_sky.available import bands_in_game, on_map
from alesia.games.falling_sky.board import count, is_on_map, may_be_found_at, put, set_tribe, total, wall_in
from alesia.games.falling_sky.capabilities import BALLISTAE, is_owned
from alesia.games.falling_sky.components import (
    AEDUI,
    ALL_REGIONS,
    ALLY,
    BANDS,
    CARD,
    CITADEL,
    COLONIES,
    DISPERSED,
    FACTION,
    FACTIONS,
    FORT,
    FORT_POOL,
    GATHERING,
    GAULS,
    GERMANS,
    HIDDEN,
    KINDS,
    LEADER,
    LEGION,
    LEGION_POOL,
    NO_CARD,
    OFF_MAP,
    PROVINCIA,
    RAZED,
    REVEALED,
    ROMANS,
    SCOUTED,
    SETTLEMENT,
    SUBDUED,
    TRIBE,
    TRIBES,
    WINTER,
    Card,
    Faction,
    Piece,
    Region,
    Tribe,
    piece,
)
from alesia.games.falling_sky.deck import (
    PAX_GALLICA,
    SCENARIOS,
    SECOND_HALF,
    cards_in_deck,
    scenario_of,
    winters_due,
    winters_in_all,
)
from alesia.games.falling_sky.lingering import MAY_BE_KEPT_OUT
from alesia.games.falling_sky.notation import ACTIONS, BOXES, FLAGS, MARKERS, SENATE, SIDES
from alesia.games.falling_sky.regions import may_stack, regions
from alesia.games.falling_sky.scenarios import IN_SPRING_BOX, PARTS_OF_INTERLUDE, RETIRED_WARBANDS
from alesia.games.falling_sky.state import (
    ELIGIBLE,
    EXECUTED,
    INELIGIBLE,
    NO_ONE,
    OFF,
    OUT,
    PASSED,
    SEEN,
    State,
    altered,
    set_abatis,
)
from alesia.games.falling_sky.tracks import MOST_RESOURCES
from alesia.games.falling_sky.war import order_of, players, war
from alesia.kernel.errors import BadOption, BadPosition, clause
from alesia.kernel.game import Inquiry
from alesia.kernel.toml import read_toml
from alesia.kernel.word import Phrase, Word

DEFAULT_RESOURCES = 10
MOST_PIECES = 99  # more than there are of any kind
KEYS = {
    *("scenario", "card", "next", "played", "winters", "first", "executed", "passed", "ineligible"),
    *("senate", "legions_track", "fallen", "removed_legions"),
    *("resources", "regions", "tribes", "capabilities", "barred", "kept", "circumvallation"),
    *("nonplayers", "gallia_togata"),
}
OLD_KEYS, NEW_KEYS = {"harvest_legions", "vercingetorix", *FLAGS}, {"abatis", "uprising"}  # in one war alone
START_OF_INTERLUDE, LAST_OF_FIRST_HALF = "start", "turning"  # A2.1 in which the second half begins
Table = Mapping[str, Any]


def read_position(s: State, table: Table) -> State:
    """Set the state by a parsed position; whatever is not said has its default."""
    read_scenario(s, table)
    _refuse_unknown(table, KEYS | _more_keys(s), clause("a position"))
    _lay_out_tribes(s)
    _read_flags(s, table)
    _read_nonplayers(s, table.get("nonplayers", []))
    _read_resources(s, _table(table, "resources"))
    _read_regions(s, _table(table, "regions"))
    _read_tribes(s, _table(table, "tribes"))
    _read_circumvallation(s, table)
    _read_abatis(s, _table(table, "abatis"))
    _read_uprising(s, table)
    _read_legions(s, table)
    _read_senate(s, table)
    _read_boxes(s, table)
    _read_cards(s, table)
    _read_capabilities(s, _table(table, "capabilities"))
    _read_eligibility(s, table)
    _check_pools(s)
    _check_deck(s)
    return s


def _refuse_unknown(table: Table, known: set[str], what: object) -> None:
    for key in table:
        if key not in known:
            raise BadPosition("{0!r} is not part of {1}; known: {2}", key, what, ", ".join(sorted(known)))


def _table(table: Table, key: str) -> Table:
    found = table.get(key, {})
    if not isinstance(found, dict):
        raise BadPosition("{0!r} must be a table, not {1!r}", key, found)
    return found


def _number(value: Any, what: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition("{0} must be a number from {1} to {2}, not {3!r}", what, low, high, value)
    return value


def _named(kinds: Mapping[str, Any], name: Any, what: Phrase) -> Any:
    if not isinstance(name, str) or name not in kinds:
        raise BadPosition("{0!r} is no {1}; known: {2}", name, what, ", ".join(kinds))
    return kinds[name]


def _player(s: State, name: Any) -> Faction:
    found: Faction = _named({f.name: f for f in players(s)}, name, clause("player Faction"))
    return found


def read_scenario(s: State, table: Table) -> None:
    """What a position says of its scenario, and with it which war is fought."""
    if "scenario" in table:
        known = {each.name: each.name for each in SCENARIOS if each.game == SCENARIOS[s.scenario].game}
        s.scenario = scenario_of(_named(known, table["scenario"], clause("scenario")))
    if SCENARIOS[s.scenario].half:
        _read_half(s, table)
    if s.scenario == PAX_GALLICA and (s.short or s.even_initiative):
        raise BadPosition("Pax Gallica? has neither a shorter game nor the Even Initiative option (2.1)")


def _read_half(s: State, table: Table) -> None:
    """A2.1 The Gallic War: its first half unless it is said otherwise, and how far its Interlude has come. Even
    Initiative is for the first half."""
    if _number(table.get("half", 1), "half", 1, 2) == 2:
        s.scenario, s.even_initiative = SECOND_HALF, 0
    if "interlude" not in table:
        return
    parts = {START_OF_INTERLUDE: 0} | {name: n for n, name in enumerate(PARTS_OF_INTERLUDE)}
    part = _named(parts, table["interlude"], clause("part of the Interlude"))
    half = 1 + (part > PARTS_OF_INTERLUDE.index(LAST_OF_FIRST_HALF))
    if half != SCENARIOS[s.scenario].half:
        raise BadPosition("the part {0!r} of the Interlude is of half {1} (A2.1)", table["interlude"], half)
    if table.get("card") != WINTER.name:
        raise BadPosition("the Interlude is in the third Winter of the first half: 'card' must say so (A2.1)")
    s.interlude = part + 1
    if half == 1 and part > PARTS_OF_INTERLUDE.index("germans"):
        s.retired = RETIRED_WARBANDS
    if part > PARTS_OF_INTERLUDE.index("arverni"):
        s.vercingetorix_waits = IN_SPRING_BOX


def _more_keys(s: State) -> set[str]:
    """What is said of this war alone."""
    if not SCENARIOS[s.scenario].half:
        return NEW_KEYS if war(s).forces.settlements else OLD_KEYS
    own = {"half", "interlude"}
    if SCENARIOS[s.scenario].half == 1:
        return NEW_KEYS | own | ({"vercingetorix"} if s.interlude else set())
    return OLD_KEYS | own | {"abatis", "kept_out"}


def _lay_out_tribes(s: State) -> None:
    """1.3.2 All Tribes of this war are Subdued until it is said otherwise, those of another are not on the map."""
    for tribe in TRIBES:
        if tribe not in COLONIES:
            set_tribe(s, tribe, OFF_MAP if tribe in war(s).absent else SUBDUED)


def _read_flags(s: State, table: Table) -> None:
    """What is simply so or not; 5 whether Cisalpina is a Region, above all."""
    for key in FLAGS:
        setattr(s, key, int(_truth(table.get(key, False), key)))


def _read_nonplayers(s: State, names: Any) -> None:
    """8 The Factions that nobody plays."""
    if not isinstance(names, list):
        raise BadPosition("'nonplayers' must be a list of Factions, not {0!r}", names)
    for name in names:
        s.nonplayers |= 1 << _player(s, name)


def _read_resources(s: State, table: Table) -> None:
    for faction in players(s):
        s.resources[faction] = DEFAULT_RESOURCES
    for name, n in table.items():
        s.resources[_player(s, name)] = _number(
            n, clause("the Resources of the {0}", _player(s, name)), 0, MOST_RESOURCES
        )


def _read_regions(s: State, table: Table) -> None:
    for name, facts in table.items():
        region: Region = _named({r.name: r for r in regions(s)}, name, clause("Region"))
        owners = [f.name for f in FACTIONS if may_stack(s, f, region)]
        _refuse_unknown(_table(table, name), {*_markers(s), *owners}, clause("Region {0}", region))
        for key, value in facts.items():
            if key in MARKERS:
                there = _truth(value, clause("{0} of {1}", key, region))
                setattr(s, key, altered(getattr(s, key), region, there))
            else:
                _read_pieces(s, region, FACTION[key], value)
    if not s.pieces[PROVINCIA.base + ROMANS.base + FORT]:
        put(s, PROVINCIA, piece(ROMANS, FORT))


def _markers(s: State) -> tuple[str, ...]:
    return MARKERS if war(s).forces.settlements else MARKERS[:1]


def _truth(value: Any, what: object) -> bool:
    if not isinstance(value, bool):
        raise BadPosition("{0} must be true or false, not {1!r}", what, value)
    return value


WORDS = re.compile(r"(?:(\d{1,4}) +)?(?:(hidden|revealed|scouted) +)?([a-z]+)", re.IGNORECASE)


def _read_pieces(s: State, region: Region, faction: Faction, text: Any) -> None:
    if not isinstance(text, str):
        raise BadPosition(
            "pieces are written as text such as '2 Warbands', not {0!r} ({1}, {2})", text, region, faction
        )
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = WORDS.fullmatch(part)
        if not match:
            raise BadPosition("{0!r} is no piece ({1}, {2})", part, region, faction)
        what = piece(faction, _piece_kind(s, faction, match[2], match[3], part))
        n = s.pieces[region.base + what] + int(match[1] or 1)
        if n > MOST_PIECES:
            most = _pool(s, what)
            raise BadPosition("{0!r} is too many: there are {1} in all ({2}, {3})", part, most, region, faction)
        put(s, region, what, int(match[1] or 1))


def _pool(s: State, what: Piece) -> int:
    """1.4.1 How many pieces of a kind there are."""
    forces = war(s).forces
    fixed = FORT_POOL if what.faction is ROMANS else forces.settlements
    return {LEADER: 1, LEGION: LEGION_POOL, FORT: fixed}.get(what.kind, forces.bands[what.faction])


def _piece_kind(s: State, faction: Faction, flipped: str | None, word: str, part: str) -> int:
    """The kind that the words mean for this Faction; a named Leader is marked as such."""
    word = word.lower()
    leader = war(s).forces.leaders[faction]
    if leader and word in (leader.lower(), "successor") and not flipped and _may_lead(s, faction, word):
        s.named = altered(s.named, faction, word != "successor")
        return LEADER
    if word.rstrip("s") == ("auxilia" if faction is ROMANS else "warband"):
        kind = {"hidden": HIDDEN, "revealed": REVEALED, "scouted": SCOUTED}[(flipped or "hidden").lower()]
        if not (faction is ROMANS and kind == SCOUTED):
            return kind
    fixed = {"legion": LEGION, "fort": FORT}
    if faction is ROMANS and word.rstrip("s") in fixed and not flipped:
        return fixed[word.rstrip("s")]
    if faction is GERMANS and word.rstrip("s") == "settlement" and war(s).forces.settlements and not flipped:
        return SETTLEMENT
    raise BadPosition("{0!r} is no piece of the {1}", part, faction)


def _may_lead(s: State, faction: Faction, word: str) -> bool:
    """A1.4 Diviciacus comes with his option alone, and has no Successor."""
    return faction is not AEDUI or (s.diviciacus > 0 and word != "successor")


def _read_tribes(s: State, table: Table) -> None:
    for name, status in table.items():
        known = {t.name: t for r in regions(s) for t in r.tribes if t not in war(s).absent}
        tribe: Tribe = _named(known, name, clause("Tribe"))
        set_tribe(s, tribe, _tribe_status(s, tribe, status))
    if sum(is_on_map(s, tribe) for tribe in COLONIES) > 1:
        raise BadPosition("more than one Colony: there is one marker (card 71)")


def _tribe_status(s: State, tribe: Tribe, status: Any) -> int:
    marks = {"Subdued": SUBDUED, "Dispersed": DISPERSED, "Dispersed-Gathering": GATHERING, "Razed": RAZED}
    if not isinstance(status, str):
        raise BadPosition(
            "the status of a Tribe is a text such as 'Subdued' or 'Aedui', not {0!r} ({1})", status, tribe
        )
    if status == "Razed" and not tribe.city:
        raise BadPosition("{0} cannot be Razed: it has no City (5.0)", tribe)
    if status in marks:
        return marks[status]
    owner, citadel = status.removesuffix(" Citadel"), status.endswith(" Citadel")
    faction: Faction = _named(
        FACTION, owner, clause("status of a Tribe ({0}): Subdued, Dispersed, ... or a Faction", tribe)
    )
    if not may_be_found_at(s, tribe, faction):
        raise BadPosition("{0} may only hold pieces of the {1} (1.4.2), not {2!r}", tribe, tribe.only or ROMANS, status)
    if citadel and not (tribe.city and war(s).forces.citadels[faction]):
        raise BadPosition("{0} cannot hold {1!r}: a Citadel is Gallic and needs a City (1.4.2)", tribe, status)
    return (CITADEL if citadel else ALLY) + faction


def _read_circumvallation(s: State, table: Table) -> None:
    """4 The marker: its Region, the Faction, and which of its pieces there, Allies and Citadel by their Tribes."""
    if "circumvallation" not in table:
        return
    facts = _table(table, "circumvallation")
    _refuse_unknown(facts, {"region", "faction", "pieces", "tribes"}, "circumvallation")
    region: Region = _named({r.name: r for r in regions(s)}, facts.get("region"), clause("Region"))
    faction: Faction = _named({f.name: f for f in GAULS}, facts.get("faction"), clause("Gallic Faction"))
    tribes: list[Tribe] = [_named(TRIBE, name, clause("Tribe")) for name in _list(facts, "tribes")]
    wall_in(s, region, faction)
    marked = _marked_pieces(s, region, faction, facts.get("pieces", ""))
    mask = sum(1 << tribe for tribe in set(tribes))
    if any(n > there for n, there in zip(marked, s.walled, strict=True)) or mask & ~s.walled_tribes:
        raise BadPosition("the {0} do not have all these pieces in {1}: circumvallation (card 4)", faction, region)
    if not (any(marked) or mask) or not total(s, region, ROMANS):
        raise BadPosition("circumvallation needs pieces of the {0} and Romans in {1} (card 4)", faction, region)
    s.walled, s.walled_tribes = bytes(marked), mask


def _read_abatis(s: State, table: Table) -> None:
    """A64 Whose marker lies where: of a Faction with Warbands."""
    for name, place in table.items():
        region: Region = _named({r.name: r for r in regions(s)}, place, clause("Region"))
        faction: Faction = _named({f.name: f for f in war(s).holders}, name, clause("player Faction"))
        if faction not in war(s).abatis_of:
            raise BadPosition("the {0} have no Abatis: it is for players with Warbands (card A64)", faction)
        set_abatis(s, faction, region + 1)


def _read_uprising(s: State, table: Table) -> None:
    """A66 Where the marker lies, and whose it is."""
    if "uprising" not in table:
        return
    facts = _table(table, "uprising")
    _refuse_unknown(facts, {"region", "faction"}, "uprising")
    region: Region = _named({r.name: r for r in regions(s)}, facts.get("region"), clause("Region"))
    s.uprising, s.rebel = region + 1, _player(s, facts.get("faction")) + 1


def _marked_pieces(s: State, region: Region, faction: Faction, text: Any) -> bytearray:
    trial = State()
    trial.scenario, trial.diviciacus = s.scenario, s.diviciacus
    _read_pieces(trial, region, faction, text)
    start = region.base + faction.base
    marked = trial.pieces[start : start + KINDS]
    if marked[LEADER] and trial.named[faction] != s.named[faction]:
        raise BadPosition("the Leader of the {0} in {1} is another: circumvallation (card 4)", faction, region)
    return marked


def _read_legions(s: State, table: Table) -> None:
    """What is not said to be elsewhere is on the Legions track."""
    for key in ("fallen", "removed_legions", "harvest_legions"):
        setattr(s, key, _number(table.get(key, 0), key, 0, LEGION_POOL))
    elsewhere = _legions_on_map(s) + s.fallen + s.removed_legions + s.harvest_legions
    if elsewhere > LEGION_POOL:
        raise BadPosition("{0} Legions in all; there are {1}", elsewhere, LEGION_POOL)
    s.legions = _number(table.get("legions_track", LEGION_POOL - elsewhere), "legions_track", 0, LEGION_POOL)
    if s.legions + elsewhere != LEGION_POOL:
        raise BadPosition("{0} Legions in all; there are {1}", s.legions + elsewhere, LEGION_POOL)


def _legions_on_map(s: State) -> int:
    return sum(s.pieces[region.base + LEGION] for region in ALL_REGIONS)


def _read_senate(s: State, table: Table) -> None:
    text = table.get("senate", "Intrigue")
    firm = isinstance(text, str) and text.startswith("Firm ")
    row = text.removeprefix("Firm ") if isinstance(text, str) else text
    s.senate = _named({name: i for i, name in enumerate(SENATE)}, row, clause("row of the Senate"))
    if firm and row not in ("Adulation", "Uproar"):
        raise BadPosition("the Senate is Firm only at Uproar or Adulation (6.5.1), not {0!r}", text)
    s.firm = int(firm)


def _read_boxes(s: State, table: Table) -> None:
    """2.1 Pax Gallica?: what waits for the first Winter Round."""
    if "vercingetorix" in table:
        s.vercingetorix_waits = _named(BOXES, table["vercingetorix"], clause("place where Vercingetorix waits"))
    if s.senate == OFF and not s.first_winter_special:
        raise BadPosition("the Senate has no row only before the first Winter of Pax Gallica?: first_winter_special")


# ---- cards and eligibility --------------------------------------------------------------------------------------


def _read_cards(s: State, table: Table) -> None:
    """A current card, the next one, and those played before; 2.3.8 upon Sudden Frost WINTER is played at once."""
    played = [_card(s, number, "played") for number in _list(table, "played")]
    named = [*played, *[_card(s, table[key], key) for key in ("card", "next") if key in table]]
    s.card = _card(s, table.get("card", _unused(s, named)), "card")
    s.next_card = _card(s, table.get("next", _next_unsaid(s, named)), "next")
    if s.card == NO_CARD and (s.next_card != NO_CARD or played):
        raise BadPosition("a position needs a card to be played, but before the first is drawn (2.2)")
    if s.card == s.next_card == WINTER:
        raise BadPosition("two WINTER cards never come together (2.1)")
    _note_events(s, played)
    _read_kept_out(s, table)
    shown = (s.card == WINTER and not s.interlude) + (s.next_card == WINTER)
    least, most = (_winters_at_interlude(s),) * 2 if s.interlude else (shown, winters_in_all(s))
    s.winters = _number(table.get("winters", least), "winters", least, most)
    s.cards_drawn = s.seen.count(SEEN) + s.winters
    if s.sudden_frost and s.next_card == WINTER:
        s.card, s.next_card = s.next_card, s.card


def _winters_at_interlude(s: State) -> int:
    """A2.1 All of the first half, none of the second."""
    return winters_in_all(s) if SCENARIOS[s.scenario].half == 1 else 0


def _read_kept_out(s: State, table: Table) -> None:
    """A2.1 Cards that the deck of the second half is without: Capabilities in effect at the Interlude, 5 and 71."""
    for number in _list(table, "kept_out"):
        card = _card(s, number, "kept_out")
        if card not in MAY_BE_KEPT_OUT:
            raise BadPosition("card {0} is in the deck of the second half: 'kept_out' cannot name it (A2.1)", card.name)
        if s.seen[card]:
            raise BadPosition("card {0} is kept out of the deck, and yet drawn or named twice (A2.1)", card.name)
        s.seen = altered(s.seen, card, OUT)
    s.kept_out = s.seen.count(OUT)


def _note_events(s: State, played: list[Card]) -> None:
    events = [c for c in (s.card, s.next_card, *played) if c not in (WINTER, NO_CARD)]
    if len(set(events)) < len(events) or WINTER in played or NO_CARD in played:
        names = ", ".join(CARD[c].name for c in (s.card, s.next_card, *played))
        raise BadPosition("a card twice, or no Event among those played: {0} (2.2)", names)
    for card in events:
        s.seen = altered(s.seen, card, 1)


def _unused(s: State, named: list[Any]) -> str:
    """A card that is not spoken of stands for any."""
    return next((c.name for c in war(s).cards if c not in named), NO_CARD.name)


def _next_unsaid(s: State, named: list[Any]) -> str:
    """Any card; A2.1 none before the deck of the second half is there."""
    if s.interlude and SCENARIOS[s.scenario].half == 2:
        return NO_CARD.name
    return _unused(s, [*named, s.card, *war(s).cards[:1]])


def _card(s: State, value: Any, what: str, lasting: Sequence[Card] = ()) -> Card:
    known = {c.name: c for c in (*war(s).cards, *lasting, WINTER, NO_CARD)}
    found = None if isinstance(value, bool) else known.get(str(value))
    if found is None and f"A{value}" in known:
        raise BadPosition("card {0} is not in this deck, but {1!r} in its place ({2}, A2.1)", value, f"A{value}", what)
    if found is None:
        raise BadPosition(
            "{0!r} is no card ({1}); known: {2} to {3} and {4!r}",
            *(value, what, war(s).cards[0].name, war(s).cards[-1].name, WINTER.name),
        )
    return found


def _list(table: Table, key: str) -> list[Any]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise BadPosition("{0!r} must be a list, not {1!r}", key, found)
    return found


def _read_capabilities(s: State, table: Table) -> None:
    """5.3 By card: the side in effect, and whose it is where the text says so: 8 = "unshaded Romans"."""
    for name, text in table.items():
        card = _card(s, name, "capabilities", war(s).lasting)
        side, _, owner = str(text).partition(" ")
        if side not in SIDES[1:] or card.capability not in ("both", side):
            raise BadPosition("{0!r} is no Capability of card {1} ({2})", text, card.name, Word("title", card.title))
        if not owner and is_owned(card, SIDES.index(side)):
            raise BadPosition(
                "card {0} is {1} for one Faction alone; write for whom: {2!r}", card.name, side, f"{side} Belgae"
            )
        s.capabilities = altered(s.capabilities, card, SIDES.index(side))
        s.holders = altered(s.holders, card, _holder(s, card, owner) + 1 if owner else 0)


def _holder(s: State, card: Card, name: str) -> Faction:
    """Whose a Capability is: a player's; A5.1.1 the Ballistae (10) are a Gallic Faction's, the Arverni's too."""
    given = GAULS if card == BALLISTAE else ()
    found: Faction = _named({f.name: f for f in (*war(s).holders, *given)}, name, clause("player Faction"))
    return found


def _read_eligibility(s: State, table: Table) -> None:
    for faction in players(s):
        s.eligibility = altered(s.eligibility, faction, ELIGIBLE)
    for key, status in (("executed", EXECUTED), ("passed", PASSED), ("ineligible", INELIGIBLE)):
        for name in _list(table, key):
            _set_eligibility(s, _player(s, name), status)
    if "first" in table:
        _read_first(s, _table(table, "first"))
    for key in ("barred", "kept"):
        for name in _list(table, key):
            setattr(s, key, altered(getattr(s, key), _player(s, name), 1))
    _check_executed(s)


def _check_executed(s: State) -> None:
    """2.3 Two Factions at most execute on an Event card, the first of them named; none on WINTER."""
    executed = [f.name for f in players(s) if s.eligibility[f] == EXECUTED]
    if len(executed) > (s.first != NO_ONE) + 1 or (executed and s.first == NO_ONE):
        raise BadPosition("executed: {0}; 'first' names one, and one more may have executed (2.3)", ", ".join(executed))
    if s.card == WINTER and any(s.eligibility[f] in (EXECUTED, PASSED) for f in players(s)):
        raise BadPosition("nobody executes or passes on a WINTER card (2.4)")


def _set_eligibility(s: State, faction: Faction, status: int) -> None:
    if s.eligibility[faction] != ELIGIBLE:
        raise BadPosition("the {0} are said twice among first, executed, passed and ineligible", faction)
    s.eligibility = altered(s.eligibility, faction, status)


def _read_first(s: State, first: Table) -> None:
    """2.3.4 Who executed first, and what; whoever else has executed was second."""
    _refuse_unknown(first, {"faction", "action"}, "first")
    s.second = next((f for f in players(s) if s.eligibility[f] == EXECUTED), NO_ONE)
    s.first = _player(s, first.get("faction"))
    s.first_action = _named(ACTIONS, first.get("action"), clause("action of the 1st Eligible"))
    _set_eligibility(s, _player(s, first.get("faction")), EXECUTED)


def _check_deck(s: State) -> None:
    """2.1 Enough WINTER cards for the cards drawn, and not yet a final Winter gone by."""
    if cards_in_deck(s) < 0 or s.winters < winters_due(s):
        raise BadPosition(
            "{0} cards with {1} WINTER among them cannot be drawn from this deck (2.1)", s.cards_drawn, s.winters
        )
    if s.winters == winters_in_all(s) and WINTER not in (s.card, s.next_card):
        raise BadPosition("the final Winter is over: winters = {0} (2.4.1)", s.winters)


def _check_pools(s: State) -> None:
    """1.4.1 No more pieces than there are, 1.4.2 stacking."""
    forces = war(s).forces
    for faction in FACTIONS:
        counts = [sum(s.pieces[faction.base + kind :: KINDS * len(FACTIONS)]) for kind in range(KINDS)]
        _refuse_excess(faction, clause("Warbands or Auxilia"), sum(counts[k] for k in BANDS), bands_in_game(s, faction))
        _refuse_excess(faction, clause("Leaders"), counts[LEADER] + _waiting(s, faction), 1)
        _refuse_excess(faction, clause("Allied Tribes"), s.tribes.count(ALLY + faction), forces.allies[faction])
        _refuse_excess(faction, clause("Citadels"), s.tribes.count(CITADEL + faction), forces.citadels[faction])
    forts = [s.pieces[region.base + FORT] for region in ALL_REGIONS]
    _refuse_excess(ROMANS, clause("Forts"), sum(forts), FORT_POOL)
    _refuse_excess(ROMANS, clause("Forts in one Region"), max(forts), 1)
    settled = [count(s, region, GERMANS, SETTLEMENT) for region in ALL_REGIONS]
    _refuse_excess(GERMANS, clause("Settlements"), sum(settled), forces.settlements)
    _refuse_excess(GERMANS, clause("Settlements in one Region"), max(settled), 1)
    if s.retired and (any(settled) or on_map(s, GERMANS, LEADER)):
        raise BadPosition("in this part of the Interlude the Germans have neither a Leader nor Settlements (A2.1)")
    if s.tribes.count(DISPERSED) + s.tribes.count(GATHERING) > 4:
        raise BadPosition("more than four Dispersed Tribe markers (3.2.3)")


def _waiting(s: State, faction: Faction) -> int:
    return int(faction.name == "Arverni" and s.vercingetorix_waits > 0)


def _refuse_excess(faction: Faction, what: Phrase, n: int, most: int) -> None:
    if n > most:
        raise BadPosition("the {0} have {1} {2}, at most {3} (1.4)", faction, n, what, most)


# ---- 8 The turn of a Non-player ---------------------------------------------------------------------------------


def with_nonplayers(s: State, inquiry: Inquiry, faction: Faction) -> dict[str, Any]:
    """The board with the cards that are named; the Faction asked about is a Non-player, if it has a seat, and so are
    others as the text says, or the inquiry itself."""
    table = dict(read_toml(inquiry.position))
    shown = {"card": inquiry.card, "next": inquiry.next_card}
    cards = {key: _card_key(value) for key, value in shown.items() if value is not None}
    seats = [f.name for f in players(s)]
    others = _list(table, "nonplayers") if inquiry.nonplayers is None else _spelled(inquiry.nonplayers, seats)
    named = [faction.name] if faction in players(s) else []
    return table | cards | {"nonplayers": sorted({*others, *named})}


def _spelled(names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """Names of Factions in any letters; "all" is every one of them."""
    spelled = {seat.casefold(): [seat] for seat in seats} | {"all": list(seats)}
    for name in names:
        if name.casefold() not in spelled:
            raise BadOption("{0!r} cannot be a Non-player; known: {1}, or all", name, ", ".join(seats))
    return [each for name in names for each in spelled[name.casefold()]]


def turn_of(s: State, table: Table, faction: Faction) -> dict[str, Any]:
    """The same board with the Non-player next to act: whoever comes before it on the card of this war has passed."""
    turn = dict(table)
    if "card" not in turn:
        raise BadPosition("which card is played? The position does not say 'card'; or say it with --card")
    done = {*_list(turn, "executed"), *_list(turn, "ineligible"), _table(turn, "first").get("faction")}
    if faction.name in done:
        raise BadPosition("the {0} cannot act on this card: they are not Eligible in the position", faction)
    order = [f.name for f in order_of(s, _card(s, turn["card"], "card"))]
    if faction.name not in order:
        raise BadPosition("the {0} cannot act on card {1!r}", faction, turn["card"])
    ahead = [name for name in order[: order.index(faction.name)] if name not in done]
    passed = [name for name in _list(turn, "passed") if name != faction.name]
    return turn | {"passed": sorted({*passed, *ahead})}


def _card_key(text: str) -> str | int:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else text.capitalize()
