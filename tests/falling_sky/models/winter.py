"""6.3 Quarters, 6.4 Harvest, 6.5 Senate, 6.6 Spring."""

from tests.falling_sky.models.board import GAULS, MARKERS, PLAYERS, REGIONS, Board, piece_name
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.victory import WINTERS, is_civil_war, is_over, ranks, roman_score
from tests.falling_sky.models.watch import Event, Moment

ROWS = ("Adulation", "Intrigue", "Uproar")  # 1.4.1 from the bottom of the Legions track


# ---- 6.1


def checked(e: Event) -> str | None:
    """Margins and ranks, as all may see them."""
    found = ranks(e.after, str(e.story.puzzle.options["seating"]), e.story.puzzle.scenario, e.story.nonplayers)
    said = [str(each) for each in found]
    final = e.after.position["winters"] >= WINTERS[e.story.puzzle.scenario] and e.after.position["next"] != "Winter"
    war = is_civil_war(e.after, e.story.puzzle.scenario)
    solo = str(e.story.puzzle.options.get("solo", "standard"))
    e.story.winter.over = is_over(found, e.story.nonplayers, solo, final or war)
    if war and e.after.on_map("Romans", "Legion"):
        return "Legions are on the map in a civil war (20)"
    return None if said == e.facts else f"by 7.1 {said}"


# ---- 6.3


def may_go(board: Board, story: Story, faction: str, region: str) -> dict[str, int]:
    """The pieces that have not relocated yet and are not walled in (4), by kind."""
    kinds = ("Leader", "Legion", "Hidden", "Revealed", "Scouted")
    came = story.winter.arrived
    found = {}
    for kind in kinds:
        stay = board.marked(region, faction, kind) + came.get((region, piece_name(faction, kind)), 0)
        if board.pieces[region][faction][kind] > stay:
            found[kind] = board.pieces[region][faction][kind] - stay
    return found


def may_enter(board: Board, story: Story, faction: str, region: str) -> list[str]:
    """Adjacent, not Devastated, under own Control or of a Faction that has agreed, or might; Germans always refuse."""
    near = [r for r in board.near(region, faction) if r not in board.devastated]
    holders = {r: board.control(r) for r in near}
    said = story.winter.said
    willing = {r: said.get((h, faction, r), story.might_let(board, h, faction)) for r, h in holders.items()}
    return [r for r in near if holders[r] == faction or willing[r]]


def quarters_from(m: Moment) -> set[str] | None:
    if m.story.by_event:
        return None
    able = [r for r in m.board.regions if may_go(m.board, m.story, m.who, r)]
    talks = {"negotiate"} & set(m.options)
    return {f"region {r}" for r in able if may_enter(m.board, m.story, m.who, r)} | talks | {"done"}


def quarters_to(m: Moment) -> set[str] | None:
    return {f"region {r}" for r in may_enter(m.board, m.story, m.who, m.region)}


def quarters_number(m: Moment) -> set[str] | None:
    """All of a kind that may go, or some of them."""
    able = may_go(m.board, m.story, m.who, m.region)
    if m.story.winter.stage == "to_provincia":
        able = dict(m.board.pieces[m.region]["Romans"])
    kinds = {piece_name(m.who, kind): n for kind, n in able.items()}
    least = 0 if "number 0" in m.options else 1
    return {f"number {n}" for n in range(least, kinds.get(m.about[2], 0) + 1)}


def quarters_rolled(e: Event) -> str | None:
    """6.3.2 For Warbands in Devastated Regions without Ally or Citadel; 6.3.3 for Legions and Auxilia."""
    who, region, piece, roll = e.facts
    if who in GAULS and (region not in e.before.devastated or e.before.settled(region, who)):
        return "no roll by 6.3.2"
    if piece.endswith("Leader"):
        return "Leaders need no Quarters"
    gone = e.before.pieces[region][who].total() - e.after.pieces[region][who].total()
    return None if gone == (int(roll) <= 3) else f"removed on 1 to 3 alone, {gone} gone"


def supplied(board: Board, story: Story) -> set[str]:
    """6.3.3 Supply Line Regions are determined once for the phase."""
    if story.winter.supply is None:
        friends = {"Romans", *[f for f, yes in story.supply.get("None", {}).items() if yes]}
        story.winter.supply = {r for r in board.regions if board.supplied(r, friends)}
    return story.winter.supply


def to_provincia(m: Moment) -> set[str] | None:
    """Legions and Auxilia out of Supply Line Regions."""
    open_to = supplied(m.board, m.story) - {"Provincia"}
    kinds = ("Legion", "Hidden", "Revealed")
    return {f"region {r}" for r in open_to if m.board.count(r, "Romans", *kinds)} | {"done"}


def leader_to_provincia(m: Moment) -> set[str] | None:
    """The Roman Leader from any other Region."""
    here = m.board.leader_in(m.region, "Romans")
    return {"yes", "no"} if here and m.region != "Provincia" else set()


def quarters_supply(m: Moment) -> set[str] | None:
    """Those whose leave could still open a Region with Legions or Auxilia are asked once."""
    said = m.story.supply.get("None", {})
    agreed = {"Romans", *[f for f, yes in said.items() if yes]}
    open_to = [f for f in GAULS if f not in said and m.story.might_let(m.board, f, "Romans")]
    return {f"ask {f}" for f in open_to if opens(m.board, agreed, set(open_to), f)} | {"done"}


def opens(board: Board, agreed: set[str], open_to: set[str], faction: str) -> bool:
    """Whether with some answers of the others this one adds a Region to leave for Provincia."""
    held = [r for r in board.regions if r != "Provincia" and board.count(r, "Romans", "Legion", "Hidden", "Revealed")]
    others = sorted(open_to - {faction})
    for mask in range(2 ** len(others)):
        friends = agreed | {f for i, f in enumerate(others) if mask >> i & 1}
        if any(board.supplied(r, friends | {faction}) and not board.supplied(r, friends) for r in held):
            return True
    return False


def quarters_region(m: Moment) -> set[str] | None:
    """Every Region but Provincia with Legions or Auxilia, once; all may be left alone where everybody stays free."""
    open_to = [r for r in m.board.regions if r != "Provincia" and r not in m.story.winter.quartered]
    left = {r: n for r in open_to if (n := sum(to_quarter(m.board, m.story, r).values()))}
    talks = {"negotiate"} & set(m.options)
    free = all(n <= free_quarters(m.board, m.story, r) for r, n in left.items())
    return {f"region {r}" for r in left} | talks | ({"done"} if free else set())


def to_quarter(board: Board, story: Story, region: str) -> dict[str, int]:
    """Legions and Auxilia that have neither stayed, nor been paid for, nor survived a roll."""
    here = {"Legion": board.count(region, "Romans", "Legion"), "Auxilia": board.bands(region, "Romans")}
    return {kind: n - story.winter.settled.get((region, kind), 0) for kind, n in here.items()}


def free_quarters(board: Board, story: Story, region: str) -> int:
    """One for each Ally and Fort; 63 unshaded: all, unless Devastated."""
    if board.has(63, "unshaded") and region not in board.devastated:
        return 99
    return board.allies(region, "Romans") + board.pieces[region]["Romans"]["Fort"] - story.winter.stayed.get(region, 0)


def pay_or_roll(m: Moment) -> set[str] | None:
    """Free for each Ally and Fort; else one Resource with an Ally, two without, twice that if Devastated."""
    region, board = m.region, m.board
    price = (1 if board.allies(region, "Romans") else 2) * (2 if region in board.devastated else 1)
    left = {kind: n for kind, n in to_quarter(board, m.story, region).items() if n}
    free = free_quarters(board, m.story, region)
    verbs = {"roll"}
    if free < sum(left.values()):
        verbs |= {"stay"} if free else {"pay"} if board.resources["Romans"] >= price else set()
    expected = {f"{verb} {kind}" for verb in verbs for kind in left}
    expected |= {"done"} if free >= sum(left.values()) else set()
    found = {o.replace("Hidden ", "").replace("Revealed ", "") for o in m.options if o != "negotiate"}
    return set(m.options) if found == expected else expected


# ---- 6.4


def earned(e: Event) -> str | None:
    """The Roman score; two for each Ally and Citadel of a Gallic Faction; four more for the Aedui. At most 45."""
    if e.rule not in ("6.4.1", "6.4.2", "6.4.3"):
        return None
    who, said = e.facts[0], int(e.facts[1])
    due = {"6.4.1": roman_score(e.after), "6.4.2": 2 * e.after.all_settled(who), "6.4.3": 4}[e.rule]
    has = min(45, e.before.resources[who] + due)
    return None if (said, e.after.resources[who]) == (due, has) else f"{due} by {e.rule}, then {has}"


def campaign(m: Moment) -> set[str] | None:
    """63 shaded: two actions for its holder."""
    left, before = int(m.about[1]), m.story.winter.campaign
    m.story.winter.campaign = left
    right = left == 2 if before == 3 else left <= before
    return None if right and m.board.has(63, "shaded", m.who) else set()


# ---- 6.5


def shifted(senate: str, score: int, fallen: int, lost_eagle: bool) -> str:
    """6.5.1 One box; at the end of the track Firm; back from Firm first; never down with Fallen Legions (or 33)."""
    firm, row = senate.startswith("Firm"), ROWS.index(senate.split()[-1])
    if score < 10:
        way = 1
    elif score > 12:
        way = -1
    else:
        way = (row < 1) - (row > 1)
    if way == 0 or (way < 0 and (fallen or lost_eagle)):
        return senate
    if not 0 <= row + way <= 2:
        return f"Firm {ROWS[row]}"
    return ROWS[row] if firm else ROWS[row + way]


def senate(e: Event) -> str | None:
    if e.rule != "6.5.1" or e.before.position["senate"] == "none":
        return None
    position = e.before.position
    due = shifted(position["senate"], roman_score(e.before), position["fallen"], position.get("lost_eagle", False))
    found = e.after.position["senate"]
    return None if found == due else f"from {position['senate']} to {due}, not {found} (6.5.1)"


def legions(e: Event) -> str | None:
    """6.5.2 All but half of the Fallen to the track, from the bottom; then those on the Senate's row and above."""
    if e.rule != "6.5.2" or e.before.position["senate"] == "none":
        return None
    before, after = e.before.position, e.after.position
    stay = before["fallen"] // 2
    track = before["legions_track"] + before["fallen"] - stay
    row = ROWS.index(before["senate"].split()[-1])
    placed = max(track - 4 * row, 0)
    came = e.after.count("Provincia", "Romans", "Legion") - e.before.count("Provincia", "Romans", "Legion")
    found = (after["fallen"], after["legions_track"], came)
    due = (stay, track - placed, placed)
    return None if found == due else f"Fallen, track, placed: {due} by 6.5.2, not {found}"


def auxilia(e: Event) -> str | None:
    """6.5.3 Three, four or five, if the Roman Leader is in Provincia."""
    if e.rule != "6.5.3":
        return None
    due = 5 - ROWS.index(e.before.position["senate"].split()[-1])
    due = min(due, e.before.available_bands("Romans"))
    here = e.before.leader_in("Provincia", "Romans")
    return None if here and int(e.facts[2]) == due else f"{due} Auxilia by 6.5.3, Leader {here}"


# ---- 6.6


def successor(m: Moment) -> set[str] | None:
    """Where the Faction has a piece, or its symbol is printed."""
    homes = [r for r in m.board.regions if m.who in REGIONS[r].get("home", [])]
    return {f"region {r}" for r in m.board.regions if m.board.strength(r, m.who)} | {f"region {r}" for r in homes}


def spring(e: Event) -> str | None:
    """All Hidden, no Devastated, Fallen to the track, Dispersed turned to Gathering, everybody Eligible."""
    after, faults = e.after, []
    if any(after.on_map(f, "Revealed", "Scouted") for f in (*PLAYERS, "Germans")):
        faults.append("somebody is not Hidden")
    if after.devastated or after.position["fallen"] or after.position.get("ineligible"):
        faults.append("Devastated, Fallen or Ineligible remain")
    for tribe, old in e.before.tribes.items():
        due = {"Dispersed": "Dispersed-Gathering", "Dispersed-Gathering": "Subdued"}.get(old, old)
        if old in MARKERS and after.tribes[tribe] != due:
            faults.append(f"{tribe} was {old} and is {after.tribes[tribe]}")
    return f"{faults} (6.6)" if faults else None


OFFERS = {
    "quarters_from": quarters_from,
    "quarters_to": quarters_to,
    "quarters_number": quarters_number,
    "to_provincia": to_provincia,
    "quarters_supply": quarters_supply,
    "leader_to_provincia": leader_to_provincia,
    "quarters_region": quarters_region,
    "pay_or_roll": pay_or_roll,
    "winter_campaign": campaign,
    "successor": successor,
}
OUTCOMES = {
    "victory_check": checked,
    "quarters_roll": quarters_rolled,
    "earn": earned,
    "senate": senate,
    "legions": legions,
    "place_bands": auxilia,
    "spring": spring,
}
