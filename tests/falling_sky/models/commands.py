"""3.2, 3.3 Commands: which Regions, at what price, what is placed, taken, moved where."""

from tests.falling_sky.models.board import GAULS, MOBILE, PLAYERS, REGIONS, TRIBES, Board, piece_name
from tests.falling_sky.models.story import Story, group_of
from tests.falling_sky.models.watch import Event, Moment

VERBS = {c: c.lower() for c in ("Recruit", "March", "Seize", "Battle", "Rally", "Raid")}


def judged(m: Moment, verbs: tuple[str, ...], expected: set[str]) -> set[str]:
    """The options with these verbs as the model has them, all others as they are."""
    return expected | {option for option in m.options if option.split()[0] not in verbs}


# ---- 3.2.1 Recruit


def recruit_control(board: Board, region: str) -> bool:
    """Roman Control; 55 unshaded: in Belgica always."""
    commius = board.has(55, "unshaded") and REGIONS[region]["group"] == "Belgica"
    return commius or board.control(region) == "Romans"


def recruit_allies(board: Board, region: str) -> list[str]:
    """With Control or Caesar: Subdued Tribes."""
    able = recruit_control(board, region) or board.leader_in(region, "Romans") == "Caesar"
    return board.ally_tribes(region, "Romans") if able else []


def recruit_auxilia(board: Board, region: str) -> int:
    """One for each Ally, Leader and Fort; one more in Provincia; 55 unshaded in Belgica; 5 two in Cisalpina."""
    base = board.allies(region, "Romans") + board.count(region, "Romans", "Leader", "Fort")
    base += board.has(55, "unshaded") and REGIONS[region]["group"] == "Belgica"
    number = base + (region == "Provincia") if base else 0
    if region == "Cisalpina":
        number = 2 if board.strength(region, "Romans") else 0
    return min(number, board.available_bands("Romans"))


def may_recruit(board: Board, story: Story, region: str) -> bool:
    """Not Devastated, of effect, and paid for or in a Supply Line; 13 shaded: both."""
    if region in board.devastated or not (recruit_allies(board, region) or recruit_auxilia(board, region)):
        return False
    friends = {"Romans"} | {f for f in GAULS if story.may_agree(board, f, region)}
    supply = recruit_supplied(board, region, friends)
    paid = board.resources["Romans"] >= 2
    return (supply and paid) if board.has(13, "shaded") else (supply or paid)


def recruit_supplied(board: Board, region: str, friends: set[str]) -> bool:
    """55 unshaded: Belgica counts as Roman Controlled in the Supply Line of a Recruit."""
    if not board.has(55, "unshaded") or region == "Cisalpina":
        return board.supplied(region, friends)
    free = {r for r in board.regions if recruit_control(board, r) or board.control(r) in {None, *friends}}
    chain, fresh = set[str](), {region} & free
    while fresh:
        chain |= fresh
        fresh = {near for r in fresh for near in REGIONS[r]["adjacent"]} & free - chain
    return any(REGIONS[r].get("supply_end") for r in chain)


def recruit(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    ways = {"place_ally": recruit_allies(m.board, m.region), "place_auxilia": recruit_auxilia(m.board, m.region)}
    return {way for way, possible in ways.items() if possible}


def auxilia(m: Moment) -> set[str] | None:
    most = recruit_auxilia(m.board, m.region)
    return {f"number {n}" for n in range(1, most + 1)} if m.story.plain else None


def ally_at(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    found = recruit_allies(m.board, m.region) if m.who == "Romans" else rally_allies(m.board, m.region, m.who)
    return {f"tribe {tribe}" for tribe in found}


# ---- 3.3.1 Rally


def rally_allies(board: Board, region: str, who: str) -> list[str]:
    """With Control (55 shaded: any Belgic piece), or with Vercingetorix."""
    conspiracy = who == "Belgae" and board.has(55, "shaded") and board.strength(region, who)
    able = board.control(region) == who or conspiracy or board.leader_in(region, who) == "Vercingetorix"
    return board.ally_tribes(region, who) if able else []


def rally_citadels(board: Board, region: str, who: str) -> list[str]:
    """An own Ally at a City; 1.4.2 not at Gergovia, where 26 may have put one."""
    own = [t for t in board.tribes_in(region) if board.tribes[t] == who and is_city(t)]
    cities = [t for t in own if TRIBES[t].get("only") in (None, who)]
    return cities if board.available_citadels(who) else []


def is_city(tribe: str) -> bool:
    return "city" in TRIBES.get(tribe, {})


def rally_warbands(board: Board, region: str, who: str) -> int:
    """As many as Allies and Citadels; the Arverni count their Leader, and one more (30 unshaded: neither)."""
    number = board.settled(region, who)
    if who == "Arverni" and not board.has(30, "unshaded"):
        number += board.pieces[region][who]["Leader"]
        number += bool(number)
    if who in REGIONS[region].get("home", []):
        number = max(number, 1)
    if board.has(25, "shaded", who) and region in ("Pictones", "Arverni"):
        number += 2
    return min(number, board.available_bands(who))


def rally_ways(board: Board, region: str, who: str) -> set[str]:
    ways = {
        "place_warbands": rally_warbands(board, region, who),
        "place_ally": rally_allies(board, region, who),
        "place_citadel": rally_citadels(board, region, who),
    }
    return {way for way, possible in ways.items() if possible}


def may_rally(board: Board, story: Story, region: str, who: str) -> bool:
    """Not where Devastated, but with Vercingetorix."""
    king = board.leader_in(region, who) == "Vercingetorix"
    open_to = region not in board.devastated or king
    return region != "Cisalpina" and open_to and bool(rally_ways(board, region, who))


def rally_price(board: Board, region: str, who: str) -> int:
    if who == "Belgae" and board.has(55, "shaded"):
        return 0
    dear = region in board.devastated or (who == "Belgae" and REGIONS[region]["group"] != "Belgica")
    return (2 if dear else 1) * doubled(board, who)


def doubled(board: Board, who: str) -> int:
    """43 shaded"""
    return 2 if who == "Aedui" and board.has(43, "shaded") else 1


def rally(m: Moment) -> set[str] | None:
    return rally_ways(m.board, m.region, m.who) if m.story.plain else None


def rally_more(m: Moment) -> set[str] | None:
    """With Vercingetorix Warbands and also an Ally or a Citadel, in either order."""
    if not m.story.plain:
        return None
    if m.board.leader_in(m.region, m.who) != "Vercingetorix":
        return set()
    ways = rally_ways(m.board, m.region, m.who)
    placed = "place_warbands" in m.story.rallied
    return (ways - {"place_warbands"} if placed else ways & {"place_warbands"}) | {"done"}


def warbands(m: Moment) -> set[str] | None:
    if not m.story.plain or m.who not in GAULS or m.rule != "3.3.1":
        return None
    return {f"number {n}" for n in range(1, rally_warbands(m.board, m.region, m.who) + 1)}


# ---- 3.3.3 Raid, 3.2.3 Seize


def raid_choices(board: Board, region: str, who: str) -> set[str]:
    """A Resource where not Devastated, or one of a Faction without Citadel or Fort (8 shaded: despite them)."""
    despite = board.has(8, "shaded", who)
    here = [f for f in PLAYERS if f != who and board.strength(region, f) and board.resources[f]]
    found = {f"take_from {f}" for f in here if despite or not board.is_stronghold(region, f)}
    return found | (set() if region in board.devastated else {"gain"})


def raid(m: Moment) -> set[str] | None:
    if not m.story.joined or m.who not in GAULS or m.rule != "3.3.3":
        return None
    done = {"done"} if m.story.raiders else set()
    most = 3 if m.board.has(8, "shaded", m.who) else 2
    return raid_choices(m.story.acting(m.board), m.region, m.who) | done if m.story.raiders < most else set()


def dispersable(board: Board, region: str) -> list[str]:
    """With Roman Control, and with a marker left of the four."""
    used = sum(status.startswith("Dispersed") for status in board.tribes.values())
    if board.control(region) != "Romans" or used >= 4:
        return []
    return [t for t in board.tribes_in(region) if board.tribes[t] == "Subdued"]


def free_rally(m: Moment) -> set[str] | None:
    """Arverni, then Belgae, in each Region next to the Dispersed Tribe's, not Devastated, where it has effect."""
    if not m.story.plain:
        return None
    near = [r for r in m.board.near(m.region, m.who) if r not in m.board.devastated | m.story.freely]
    return {f"region {r}" for r in near if rally_ways(m.board, r, m.who)} | {"done"}


def disperse(m: Moment) -> set[str] | None:
    return {f"tribe {t}" for t in dispersable(m.board, m.region)} | {"done"} if m.story.plain else None


def foraged(e: Event) -> str | None:
    """Two for each Subdued or Roman Allied Tribe, six for each just Dispersed; nothing where Devastated."""
    if not e.story.plain:
        return None
    region = e.facts[1]
    paying = [t for t in e.before.tribes_in(region) if e.before.tribes[t] in ("Subdued", "Romans")]
    due = 2 * len(paying) + 6 * e.story.dispersed
    due = 0 if region in e.before.devastated else due
    return None if int(e.facts[2]) == due else f"{due} by 3.2.3"


# ---- 3.2.2, 3.3.2 March


def may_march(board: Board, story: Story, region: str, who: str) -> bool:
    """Pieces there that have not Marched yet, or some to be hidden."""
    to_hide = board.count(region, who, "Revealed", "Scouted")
    return bool(to_hide) or any(unmarched(board, story, region, who, kind) for kind in MOBILE)


def unmarched(board: Board, story: Story, region: str, who: str, kind: str) -> int:
    """Neither those who have come on a March, nor those who are walled in (4), who never do."""
    stay = story.moved.get((region, kind), 0) + board.marked(region, who, kind)
    return max(board.count(region, who, kind) - stay, 0)


def march_price(board: Board, region: str, who: str) -> int:
    if region == "Cisalpina" or board.has(8, "unshaded", who):
        return 0
    return (2 if who == "Romans" else 1) * (2 if region in board.devastated else 1) * doubled(board, who)


def march_places(m: Moment, region: str) -> set[str]:
    """Adjacent Regions; not over the sea with a Special Ability (4.1.3)."""
    near = m.board.near(region, m.who)
    dry = [r for r in near if r not in REGIONS[region].get("sea", [])]
    return {f"region {r}" for r in (dry if m.story.ability else near)}


def march_to(m: Moment) -> set[str] | None:
    if not m.story.plain or m.rule not in ("3.2.2", "3.3.2"):
        return None
    return judged(m, ("region",), march_places(m, m.region))


def march_number(m: Moment) -> set[str] | None:
    """No more than have not Marched, and none that are walled in (4)."""
    if not m.story.plain or m.rule not in ("3.2.2", "3.3.2") or m.story.mixed:
        return None
    origin, name = m.about[0], m.about[2]
    kind = next((k for k in MOBILE if piece_name(m.who, k) == name), "")
    most = unmarched(m.board, m.story, origin, m.who, kind)
    return {f"number {n}" for n in range(0 if "number 0" in m.options else 1, most + 1)}


def march_on(m: Moment) -> set[str] | None:
    """Two Regions for Romans, three with Caesar, two with Vercingetorix; no further past a stop."""
    if not m.story.plain or m.rule not in ("3.2.2", "3.3.2"):
        return None
    region, steps = m.about[0], int(m.about[1])
    led = any("Leader" in piece for piece in m.about[2:])
    named = m.board.leaders.get(m.who, ("", ""))[0] in ("Caesar", "Vercingetorix")
    most = (2 if m.who == "Romans" else 1) + (led and named)
    halted = m.story.halted
    places = march_places(m, region) if steps < most and not halted else set()
    return judged(m, ("region",), places)


def stops(board: Board, origin: str, to: str) -> bool:
    """1.3.4, 1.3.5, 4.3.2"""
    facts = REGIONS[origin]
    return to in facts.get("sea", []) or to in facts.get("rhenus", []) or to in board.devastated


def marched(e: Event) -> str | None:
    """A step to an adjacent Region, and none after a stop."""
    who, origin, to = e.facts[:3]
    if to not in e.before.near(origin, who):
        return f"{to} is not next to {origin}"
    return None if e.story.by_event or group_of(e.facts[3]) else "nobody Marched"


def harass(m: Moment) -> set[str] | None:
    """A Loss for every three Hidden Warbands there (against Vercingetorix: or Auxilia); not after a truce."""
    if not m.story.plain:
        return None
    marcher, region, losses = m.about[0], m.about[1], int(m.about[2])
    due = m.board.hidden(region, m.who) // 3
    able = m.who != marcher and losses == due > 0 and m.who not in m.story.truces
    return {"yes", "no"} if able else set()


def harassment_loss(m: Moment) -> set[str] | None:
    """3.2.3 Auxilia or an Ally; or a roll for a Legion, the Leader or a Fort (never that of Provincia)."""
    if not m.story.plain or m.rule != "3.2.3":
        return None
    kinds = ["Leader", "Legion", "Hidden", "Revealed"] + (["Fort"] if m.region != "Provincia" else [])
    found = {f"piece {piece_name('Romans', k)}" for k in kinds if m.board.pieces[m.region]["Romans"][k]}
    return found | {f"tribe {t}" for t in m.board.tribes_in(m.region) if m.board.tribes[t] == "Romans"}


# ---- 3.2.4, 3.3.4 Battle, and the menu of all


def battle_price(board: Board, region: str, who: str) -> int:
    return (2 if who == "Romans" else 1) * (2 if region in board.devastated else 1) * doubled(board, who)


def may_battle(board: Board, region: str, who: str) -> bool:
    return bool(board.strength(region, who)) and bool(board.others_in(region, who))


def selectable(board: Board, story: Story, who: str, command: str) -> set[str]:
    """The Regions that may be selected now for a Command by the Sequence of Play."""
    found = set()
    for r in board.regions:
        able, price = {
            "Recruit": lambda r: (may_recruit(board, story, r), 0),
            "Seize": lambda r: (bool(board.strength(r, "Romans")) and r not in story.built, 0),
            "Raid": lambda r: (bool(board.hidden(r, who) and raid_choices(board, r, who)), 0),
            "Rally": lambda r: (may_rally(board, story, r, who), rally_price(board, r, who)),
            "March": lambda r: (may_march(board, story, r, who), march_price(board, r, who)),
            "Battle": lambda r: (may_battle(board, r, who), battle_price(board, r, who)),
        }[command](r)
        if able and price <= board.resources[who]:
            found.add(r)
    return found


def command(m: Moment) -> set[str] | None:
    """Regions not selected yet; those selected can be resolved; a Limited Command has one alone."""
    story, name = m.story, m.story.command
    if not story.joined or (name == "March" and story.mixed) or (name == "Rally" and story.enlisted):
        return None
    fresh = selectable(story.acting(m.board), story, m.who, name) - set(story.selected)
    if story.limited and story.selected:
        fresh = set()
    verb, waiting = VERBS[name], set(story.selected) - set(story.resolved)
    expected = {f"{verb} {r}" for r in fresh | waiting}
    if not story.limited:
        expected |= {f"select {r}" for r in fresh}
    return judged(m, (verb, "select"), expected)


OFFERS = {
    "command": command,
    "recruit": recruit,
    "auxilia": auxilia,
    "ally_at": ally_at,
    "rally": rally,
    "rally_more": rally_more,
    "warbands": warbands,
    "raid": raid,
    "disperse": disperse,
    "free_rally": free_rally,
    "harassment_loss": harassment_loss,
    "march_to": march_to,
    "march_number": march_number,
    "march_on": march_on,
    "harass": harass,
}
OUTCOMES = {"forage": foraged, "march": marched}
