"""1.4.1, 1.8 The books: every piece, disc, marker and Resource that comes, goes or moves is told in the log, and
nothing else does. Which side up Warbands and Auxilia lie is no matter of the books."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.falling_sky.models.board import ADJECTIVE, BAND, BANDS, FACTIONS, PLAYERS, Board
from tests.falling_sky.models.watch import Event

Books = Counter[Any]
OWNER = {name: faction for faction, name in BAND.items()} | {"Legion": "Romans", "Fort": "Romans"}
OWNER |= {f"{ADJECTIVE.get(f, f)} Leader": f for f in FACTIONS}
UNTOLD = {"spring", "legions", "taken_back", "colony", "razed", "gallia_togata", "civil_war", "marker_off"}


def books(board: Board, regions: set[str]) -> Books:
    """Everything that can be counted: Resources, discs, markers, boxes, and the pieces in these Regions."""
    found: Books = Counter({("Resources", f): board.resources[f] for f in PLAYERS})
    for region in regions:
        for faction, pieces in board.pieces[region].items():
            found[region, faction, "Band"] = sum(pieces[kind] for kind in BANDS)
            found.update({(region, faction, kind): pieces[kind] for kind in ("Leader", "Legion", "Fort")})
    found.update({("Tribe", tribe, status): 1 for tribe, status in board.tribes.items()})
    found.update({("Devastated", region): 1 for region in board.devastated})
    found.update({key: board.position.get(key, 0) for key in ("fallen", "legions_track", "removed_legions")})
    return found


def changes(before: Board, after: Board) -> Books:
    """What is more and what is fewer now."""
    if before.position == after.position:
        return Counter()
    regions = before.differing(after)
    old, new = books(before, regions), books(after, regions)
    return Counter({key: new[key] - old[key] for key in old | new if new[key] != old[key]})


# ---- what an entry of the log says


def owner(piece: str) -> tuple[str, str]:
    """Whose piece of which kind "Hidden Belgic Warband" or "Legion" is."""
    name = re.sub("^(Hidden|Revealed|Scouted) ", "", piece)
    return OWNER[name], "Band" if name in BAND.values() else name.split()[-1]


def gain(board: Board, faction: str, number: int) -> Books:
    """1.8 At most 45, at least none."""
    has = board.resources[faction]
    return Counter({("Resources", faction): min(45, max(0, has + number)) - has})


def move(what: str, number: int, origin: str | None, to: str | None, box: str = "fallen") -> Books:
    """Pieces that go from one Region to another, or off the map: Legions into a box."""
    faction, kind = owner(what)
    found: Books = Counter()
    if origin:
        found[origin, faction, kind] -= number
    if to:
        found[to, faction, kind] += number
    elif kind == "Legion":
        found[box] += number
    return found


def turn(board: Board, tribe: str, status: str) -> Books:
    """A Tribe's circle as it was, and as it is now."""
    found: Books = Counter({("Tribe", tribe, board.tribes[tribe]): -1})
    found[("Tribe", tribe, status)] += 1
    return found


def taken(board: Board, region: str, what: str, number: int, box: str = "fallen") -> Books:
    """A disc or Citadel that leaves its Tribe Subdued, or pieces off the map."""
    return turn(board, what, "Subdued") if what in board.tribes else move(what, number, region, None, box)


def sum_of(*parts: Books) -> Books:
    found: Books = Counter()
    for part in parts:
        found.update(part)
    return found


def raid(board: Board, who: str, region: str, target: str) -> Books:
    """3.3.3 One of the target's, or one more; 3.4.3 the Germans keep nothing."""
    kept = gain(board, who, 1) if who in PLAYERS else Counter()
    return sum_of(kept, gain(board, target, -1) if target in PLAYERS else Counter())


def placed_leader(board: Board, who: str, region: str) -> Books:
    """6.6; 19 shaded: the Successor may be on the map already."""
    found: Books = Counter({(region, who, "Leader"): 1})
    if who in board.leaders:
        found[board.leaders[who][1], who, "Leader"] -= 1
    return found


def entreat(board: Board, region: str, what: str, replaced: str) -> Books:
    """4.3.1 Replaced, or only removed."""
    if what in board.tribes:
        return turn(board, what, "Arverni" if int(replaced) else "Subdued")
    return sum_of(move(what, 1, region, None), Counter({(region, "Arverni", "Band"): int(replaced)}))


def suborn(board: Board, region: str, verb: str, what: str, faction: str) -> Books:
    """4.4.2"""
    if verb == "remove":
        return taken(board, region, what, 1)
    return turn(board, what, faction) if verb == "place_ally" else Counter({(region, what, "Band"): 1})


def build(board: Board, region: str, what: str, tribe: str) -> Books:
    """4.2.1"""
    if what == "fort":
        return Counter({(region, "Romans", "Fort"): 1})
    return turn(board, tribe, "Romans" if what == "ally" else "Subdued")


def removed(board: Board, who: str, region: str, verb: str, what: str, is_citadel: str) -> Books:
    """1.4.1 To Available, Legions to the track; a Citadel may become a disc."""
    return turn(board, what, who) if verb == "replace" else taken(board, region, what, 1, "legions_track")


def marched(board: Board, who: str, origin: str, to: str, group: str) -> Books:
    found = re.findall(r"<piece ([^>]+)>, (\d+)", group)
    return sum_of(*[move(name, int(n), origin, to) for name, n in found])


def rolled(board: Board, who: str, region: str, piece: str, roll: str) -> Books:
    """6.3 Gone on 1 to 3."""
    return move(piece, 1, region, None) if int(roll) <= 3 else Counter()


def gave_way(board: Board, who: str, region: str, verb: str, what: str, to: str) -> Books:
    """4.5.2"""
    return move(what, 1, region, to if verb == "retreat" else None)


ENTRIES: dict[str, Callable[..., Books]] = {
    "pay": lambda b, who, n, *_: gain(b, who, -int(n)),
    "refund": lambda b, who, n, *_: gain(b, who, int(n)),
    "pass": lambda b, who: gain(b, who, 2 if who == "Romans" else 1),
    "transfer": lambda b, giver, to, n: sum_of(gain(b, giver, -int(n)), gain(b, to, int(n))),
    "earn": lambda b, who, n: gain(b, who, int(n)),
    "trade": lambda b, who, n: gain(b, who, int(n)),
    "forage": lambda b, who, region, n: gain(b, who, int(n)),
    "fine": lambda b, who, n: gain(b, who, -int(n)),
    "raid": raid,
    "place_ally": lambda b, who, tribe: turn(b, tribe, who),
    "place_citadel": lambda b, who, tribe: turn(b, tribe, f"{who} Citadel"),
    "place_bands": lambda b, who, region, n: Counter({(region, who, "Band"): int(n)}),
    "place_leader": placed_leader,
    "entreat": entreat,
    "suborn": suborn,
    "build": build,
    "disperse": lambda b, tribe: turn(b, tribe, "Dispersed"),
    "devastate": lambda b, region: Counter({("Devastated", region): int(region not in b.devastated)}),
    "lost": lambda b, region, what, n, *_: taken(b, region, what, int(n)),
    "gave_way": gave_way,
    "scout_move": lambda b, origin, to, what, n: move(what, int(n), origin, to),
    "relocate": lambda b, who, origin, to, what, n: move(what, int(n), origin, to),
    "march": marched,
    "germanic_march": lambda b, origin, to, n: move("Germanic Warband", int(n), origin, to),
    "quarters_roll": rolled,
    "remove_own": removed,
    "legion_gone": lambda b: Counter({"fallen": -1, "removed_legions": 1}),
    "recalled": lambda b, region: move("Legion", 1, region, None, "legions_track"),
}


# ---- the comparison


def booked(e: Event) -> str | None:
    """What has changed since the last entry, or question, is what this entry tells."""
    if e.key in UNTOLD:
        return None
    found = Counter({key: n for key, n in changes(e.before, e.after).items() if n})
    if e.key in ("retreat", "germans_relocate", "place_legion", "harvest_legion"):
        return conserved(found, e.facts)
    said = ENTRIES[e.key](e.before, *e.facts) if e.key in ENTRIES else Counter()
    told = Counter({key: n for key, n in said.items() if n})
    return None if dict(found) == dict(told) else f"the log tells {dict(told)}, but {dict(found)} has changed (1.4.1)"


def conserved(found: Books, facts: list[str]) -> str | None:
    """Only mobile pieces have gone, each to where the entry says, or off the map."""
    odd = [key for key in found if key[0] in ("Resources", "Tribe", "Devastated") or key[-1] == "Fort"]
    return f"nobody was told of {odd} (1.4.1)" if odd else None


OFFERS: dict[str, object] = {}
OUTCOMES = {"*": booked}
