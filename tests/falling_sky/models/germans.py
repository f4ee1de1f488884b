"""6.2 The Germans Phase: where the Germans Rally, March, Raid and Battle, and between whom chance decides."""

from tests.falling_sky.models.battle import attack_losses
from tests.falling_sky.models.board import PLAYERS, REGIONS, TRIBES, Board
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.watch import Event, Moment

GERMANS = "Germans"


def people_first(story: Story, factions: list[str]) -> list[str]:
    """6.2.3, 6.2.4 Players before Non-players; where nobody plays, all are equal."""
    return [f for f in factions if f not in story.nonplayers] or factions


# ---- 6.2.1


def rally_ally(m: Moment) -> set[str]:
    """One Ally a Region (6.2.1 in rulings) under Germanic Control: Suebi first, then Germania, then elsewhere."""
    open_to = [r for r in m.board.regions if m.board.control(r) == GERMANS and r not in m.board.devastated]
    places = [(r, t) for r in open_to if r not in m.story.winter.allied for t in m.board.ally_tribes(r, GERMANS)]
    suebi = [t for _, t in places if TRIBES.get(t, {}).get("suebi")]
    home = [t for r, t in places if REGIONS[r]["group"] == "Germania"]
    return {f"tribe {t}" for t in suebi or home or [t for _, t in places]}


def rally(m: Moment) -> set[str]:
    """Warbands for Allies, and one at home without any; chance decides where they do not suffice."""
    open_to = [r for r in m.board.regions if r not in m.board.devastated | m.story.winter.rallied]
    return {f"region {r}" for r in open_to if rally_number(m.board, r)}


def rally_number(board: Board, region: str) -> int:
    return max(board.settled(region, GERMANS), REGIONS[region]["group"] == "Germania")


def rallied(e: Event) -> str | None:
    """As many Warbands as Allies, as far as they are Available."""
    if e.rule != "6.2.1" or e.facts[0] != GERMANS:
        return None
    number = min(rally_number(e.before, e.facts[1]), e.before.available_bands(GERMANS))
    wrong = number != int(e.facts[2]) or e.facts[1] in e.before.devastated
    return f"{number} Warbands by 6.2.1" if wrong else None


# ---- 6.2.2


def groups(board: Board) -> dict[str, int]:
    """For each Region, the Warbands beyond those that Germanic Control needs."""
    found = {}
    for region in board.regions:
        others = sum(board.strength(region, f) for f in PLAYERS)
        spare = min(board.bands(region, GERMANS), board.strength(region, GERMANS) - others - 1)
        if spare > 0:
            found[region] = spare
    return found


def to_march(board: Board, story: Story) -> dict[str, int]:
    """The groups are counted once, before the first moves (6.2.2 in rulings)."""
    if story.winter.groups is None:
        story.winter.groups = groups(board)
    return story.winter.groups


def march_from(m: Moment) -> set[str] | None:
    """The largest groups first."""
    if m.story.winter.partial:
        return None
    left = to_march(m.board, m.story)
    return {f"region {r}" for r, n in left.items() if n == max(left.values())}


def destinations(board: Board, story: Story, origin: str, number: int) -> list[str]:
    """First where Control can be added, then where a player holds Control, then elsewhere."""
    near = board.near(origin, GERMANS)
    gain = [r for r in near if board.control(r) != GERMANS and gains_control(board, r, number)]
    held = [r for r in gain or near if board.control(r) in PLAYERS and board.control(r) not in story.nonplayers]
    return held or gain or near


def gains_control(board: Board, region: str, number: int) -> bool:
    others = sum(board.strength(region, f) for f in PLAYERS)
    return board.strength(region, GERMANS) + number > others


def march_to(m: Moment) -> set[str] | None:
    """Which group moves is known only if it was asked, or if one alone is the largest."""
    if m.story.winter.partial:
        return None
    left = to_march(m.board, m.story)
    largest = [r for r, n in left.items() if n == max(left.values())]
    if m.story.winter.origin in left:
        largest = [m.story.winter.origin]
    if len(largest) != 1:
        return set()
    return {f"region {r}" for r in destinations(m.board, m.story, largest[0], left[largest[0]])}


def marched(e: Event) -> str | None:
    """A group of the right size, the largest first, to a place that comes first."""
    if e.rule != "6.2.2" or e.story.winter.partial:
        return None
    origin, to, number = e.facts[0], e.facts[1], int(e.facts[2])
    left = to_march(e.before, e.story)
    if left.get(origin) != number or number != max(left.values()):
        return f"the groups to March are {left}"
    wanted = destinations(e.before, e.story, origin, number)
    return None if to in wanted else f"to one of {wanted} by 6.2.2"


# ---- 6.2.3


def raid_targets(board: Board, region: str, story: Story) -> list[str]:
    """Who has Resources, pieces here, and neither Fort nor Citadel; players first."""
    here = [f for f in PLAYERS if board.strength(region, f) and not board.is_stronghold(region, f)]
    return people_first(story, [f for f in here if board.resources[f]])


def raid(m: Moment) -> set[str]:
    return {f"region {r}" for r in m.board.regions if may_raid(m.board, r, m.story, 0)}


def may_raid(board: Board, region: str, story: Story, most: int) -> bool:
    """Hidden Warbands and a target, and no more raids there yet than these."""
    fresh = story.winter.raids.get(region, 0) <= most
    return fresh and bool(board.hidden(region, GERMANS) and raid_targets(board, region, story))


def raid_target(m: Moment) -> set[str] | None:
    """Of the Region where they raid: one of those where they still may."""
    places = [r for r in m.board.regions if may_raid(m.board, r, m.story, 1)]
    sets = [{f"faction {f}" for f in raid_targets(m.board, r, m.story)} for r in places]
    return next((s for s in sets if s == set(m.options)), set().union(*sets))


def raided(e: Event) -> str | None:
    """6.2.3 The robbed Faction is one that comes first, and at most two Warbands raid in a Region."""
    if e.facts[0] != GERMANS or e.story.phase != "winter" or e.story.command:
        return None
    region, target = e.facts[1], e.facts[2]
    wanted = raid_targets(e.before, region, e.story)
    if e.story.winter.raids.get(region, 0) >= 2:
        return "two Warbands of a Region raid at most (3.3.3)"
    return None if target in wanted else f"the target is one of {wanted} by 6.2.3"


# ---- 6.2.4


def battle_targets(board: Board, region: str, story: Story) -> list[str]:
    """3.4.4 Who has fewer Hidden pieces than the Germans (53: whoever), and would take a Loss; players first."""
    here = [f for f in PLAYERS if board.strength(region, f)]
    regardless = story.event.startswith("53 ")
    open_to = [f for f in here if regardless or board.hidden(region, f) < board.hidden(region, GERMANS)]
    return people_first(story, [f for f in open_to if can_hurt(board, region, f)])


def can_hurt(board: Board, region: str, defender: str) -> bool:
    """A Loss can only be taken by a piece that can be removed: not by the Fort of Provincia alone (1.4.2)."""
    pieces = board.strength(region, defender) - (region == "Provincia" and defender == "Romans")
    return pieces > 0 and attack_losses(board, region, GERMANS, defender) > 0


def battle(m: Moment) -> set[str] | None:
    fresh = [r for r in m.board.regions if r not in m.story.winter.fought]
    return {f"region {r}" for r in fresh if battle_targets(m.board, r, m.story)}


def battle_target(m: Moment) -> set[str] | None:
    places = [r for r in m.board.regions if r not in m.story.winter.fought]
    sets = [{f"faction {f}" for f in battle_targets(m.board, r, m.story)} for r in places]
    return next((s for s in sets if s == set(m.options)), set().union(*sets))


def fought(e: Event) -> str | None:
    if e.rule != "6.2.4":
        return None
    wanted = battle_targets(e.after, e.facts[2], e.story)
    again = e.facts[2] in e.story.winter.fought
    return None if e.facts[1] in wanted and not again else f"the target is one of {wanted} by 6.2.4"


# ---- 6.3.1


def relocated(e: Event) -> str | None:
    """Out of Devastated Regions without Germanic Allies, to Sugambri on 1 to 3, else to Ubii."""
    to = "Sugambri" if int(e.facts[1]) <= 3 else "Ubii"
    out = [r for r in e.before.devastated if REGIONS[r]["group"] != "Germania" and not e.before.settled(r, GERMANS)]
    number = sum(e.before.bands(r, GERMANS) for r in out)
    came = e.after.bands(to, GERMANS) - e.before.bands(to, GERMANS)
    left = [r for r in out if e.after.bands(r, GERMANS)]
    return None if (e.facts[0], came, left) == (to, number, []) else f"{number} Warbands to {to} by 6.3.1"


OFFERS = {
    "germanic_rally_ally": rally_ally,
    "germanic_rally": rally,
    "germanic_march_from": march_from,
    "germanic_march_to": march_to,
    "germanic_raid": raid,
    "germanic_raid_target": raid_target,
    "germanic_battle": battle,
    "germanic_battle_target": battle_target,
}
OUTCOMES = {
    "place_bands": rallied,
    "germanic_march": marched,
    "raid": raided,
    "battle": fought,
    "germans_relocate": relocated,
}
