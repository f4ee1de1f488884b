"""4.5.1 Enlist: which Regions it can affect, and what the Germans may do there."""

from tests.falling_sky.models.board import PLAYERS, REGIONS, Board
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.watch import Moment

GERMANS = "Germans"


def affected(board: Board) -> set[str]:
    """In or next to Germania, or with Germanic pieces; and in reach of the Belgic Leader."""
    return {r for r in board.regions if board.in_reach(r, "Belgae") and is_kin(board, r)}


def is_kin(board: Board, region: str) -> bool:
    near = [region, *REGIONS[region]["adjacent"]]
    by_germania = any(REGIONS[r]["group"] == "Germania" for r in near) and region != "Cisalpina"
    return by_germania or bool(board.strength(region, GERMANS))


def may_rally(board: Board, region: str) -> bool:
    """3.4.1 An Ally with Control, or Warbands for Allies; one in Germania in any case. Not where Devastated."""
    if region in board.devastated:
        return False
    ally = board.control(region) == GERMANS and bool(board.ally_tribes(region, GERMANS))
    number = max(board.settled(region, GERMANS), REGIONS[region]["group"] == "Germania")
    return ally or bool(number and board.available_bands(GERMANS))


def may_raid(board: Board, region: str) -> bool:
    """3.4.3 Always against a Faction: with Resources, and neither Fort nor Citadel."""
    targets = [f for f in PLAYERS if board.strength(region, f) and board.resources[f]]
    return bool(board.hidden(region, GERMANS)) and any(not board.is_stronghold(region, f) for f in targets)


def battle_targets(board: Board, region: str) -> set[str]:
    """3.4.4 With more Hidden pieces than the enemy."""
    here = {f for f in PLAYERS if board.strength(region, f)}
    return {f for f in here if board.hidden(region, GERMANS) > board.hidden(region, f)}


def regions_for(board: Board, story: Story, command: str) -> set[str]:
    frost = board.position["next"] == "Winter" and story.phase == "card"
    able = {
        "Rally": lambda r: may_rally(board, r),
        "March": lambda r: bool(board.bands(r, GERMANS)) and not frost,
        "Raid": lambda r: may_raid(board, r),
        "Battle": lambda r: bool(battle_targets(board, r)),
    }[command]
    return {r for r in affected(board) if able(r)}


def lacks_raiders(m: Moment) -> bool:
    """A Raid still to come with neither Hidden Belgae nor Resources: after a Germanic Command nothing could follow, but
    8 a free March, 55 or a free Rally."""
    hidden = any(m.board.hidden(r, "Belgae") for r in m.board.regions)
    still = m.story.command == "Raid" and not m.story.selected
    powers = m.board.position.get("capabilities", {})
    march = powers.get("8") == "unshaded Belgae" and m.board.position["next"] != "Winter"
    return still and not hidden and not (m.board.resources["Belgae"] or march or powers.get("55") == "shaded")


def enlist(m: Moment) -> set[str] | None:
    """One free Limited Command of the Germans, where one can be; or their Warbands as Belgic."""
    if not m.story.plain:
        return None
    commands = {c for c in ("Rally", "March", "Raid", "Battle") if regions_for(m.board, m.story, c)}
    commands = set() if lacks_raiders(m) else commands
    return {f"germanic {c}" for c in commands} | ({"as_belgic", "done"} & set(m.options))


def enlist_in(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    return {f"region {r}" for r in regions_for(m.board, m.story, m.about[0])}


def enlist_region(m: Moment) -> set[str] | None:
    """Any affected Regions, for a Raid those where Germanic Warbands lie Hidden (3.3.3); a Region is named once."""
    if m.story.by_event or m.story.shared:
        return None
    if m.story.enlisted:
        return None  # Control and kin have changed with those that are Belgic now
    found = {r for r in affected(m.board) if m.story.command != "Raid" or m.board.hidden(r, GERMANS)}
    return {f"region {r}" for r in found} | {"done"}


def battle_target(m: Moment) -> set[str] | None:
    if not m.story.plain or m.rule != "3.4.4":
        return None
    return {f"faction {f}" for f in battle_targets(m.board, m.region)}


OFFERS = {
    "enlist": enlist,
    "enlist_in": enlist_in,
    "enlist_region": enlist_region,
    "battle_target": battle_target,
}
OUTCOMES: dict[str, object] = {}
