"""What armies could be out for with one activation, and what each of it is worth (in hundredths of a Victory Point)."""

from collections.abc import Iterable, Iterator, Sequence

from alesia.games.rome_vs_gaul.board import cus, outside, total_strength
from alesia.games.rome_vs_gaul.components import (
    CAESARS_PASS,
    LAST_TURN,
    PEOPLES,
    ROMAN,
    STARRED,
    TRIBES_PER_POINT,
    Piece,
    Space,
)
from alesia.games.rome_vs_gaul.control import INFLUENCE, walls_of
from alesia.games.rome_vs_gaul.influence import marked
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.masks import (
    OWN,
    Mask,
    devastated,
    digits,
    germani,
    mask_of,
    spaces_of,
    stands_outside,
    where,
)
from alesia.games.rome_vs_gaul.movement.activation import REMOVE_COST, SIEGE_COST
from alesia.games.rome_vs_gaul.nonplayers.armies import Host, Way
from alesia.games.rome_vs_gaul.nonplayers.forecast import Siege, army_chances, attacked, decimal, percent, siege_chances
from alesia.games.rome_vs_gaul.nonplayers.ground import POINT
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.nonplayers.plans import BATTLE, BESIEGE, CLEAR, ENTER, MISSIONS, REMOVE, SIEGE, Mission
from alesia.games.rome_vs_gaul.siege import Location, location, wall_modifier
from alesia.games.rome_vs_gaul.state import NO_MARKER, STRONGHOLD, State

UNMARKED = digits((NO_MARKER,))
STRONGHOLDS = digits((STRONGHOLD,))
OVERSEAS = mask_of(STARRED)
FAIR = 0.7  # how likely a battle must be won
STEP = 8.0  # what a step is worth
TRIBE = POINT / TRIBES_PER_POINT  # what an eliminated Tribe is
QUIET = 14.0  # what it is to have one Tribe less in the field, for each turn that is left
VICTORY = 6.0  # what a won field is by itself
PARTLY = 0.7  # how much of a prize the Siege Points on the way to it are
HUNGER, EXPOSED = 10.0, 12.0  # what it costs to end where no supply is now, or within reach of a stronger enemy
PARTING = 15.0  # what it costs that Legions leave their Leader
PATIENCE = (0.3, 0.5, 1.0, 1.6, 2.2, 2.5)  # of a Victory Point overseas, turn by turn
TOO_LATE, BEFORE_WINTER = 6, 0.3  # from this round on an army would have to winter there
UNCUT = 0.5  # how likely the enemy fails to intercept
SECOND = 0.7  # how much of its worth a second marker on the same march is
LATER = 0.8  # how much of its worth a marker is that must wait for the next card


def all_missions(mind: Mind) -> Sequence[Mission]:
    """Of every army; thought through once for all boxes."""
    known = mind.foreseen.get("missions")
    if not isinstance(known, tuple) or known[0] is not mind.s:
        known = mind.foreseen["missions"] = (mind.s, list(missions(mind, mind.hosts, None, mind.conduct.missions)))
    found: list[Mission] = known[1]
    return found


def missions(
    mind: Mind, armies: Iterable[Host], mp: int | None = None, kinds: Sequence[str] = MISSIONS
) -> Iterator[Mission]:
    """Everything that these armies could do with one activation and that is worth something."""
    lures = worth_a_look(mind, kinds)
    for host in armies:
        left = leaving(mind, host)
        for space, way in mind.reach(host, mp).items():
            if lures[min(way.mp, SIEGE_COST)] >> space & 1:
                mission = mission_at(mind, host, space, way)
                if mission is not None and still_pays(mind, mission, way, left if way.spaces else 0.0):
                    yield mission


def still_pays(mind: Mind, mission: Mission, way: Way, left: float) -> bool:
    """Whether it is worth the dangers of the way and of the place, and what is left behind."""
    if mission.worth <= left:
        return False
    mission.worth *= safety(mind, mission.host, way)
    mission.worth -= risk(mind, mission.host, mission.target) + left
    return mission.worth > 0


def worth_a_look(mind: Mind, kinds: Sequence[str]) -> tuple[Mask, ...]:
    """Where any army could have a mission, by the Movement Points that it has left there: spaces with enemies and land
    to enter; with enough of them enemy markers; and enemy walls."""
    s, enemy = mind.s, mind.side.other
    near = stands_outside(s, enemy) | (worth_entering(mind) if ENTER in kinds else 0)
    hostile = near | marked(s, enemy)
    by_mp = (
        [near] * REMOVE_COST
        + [hostile] * (SIEGE_COST - REMOVE_COST)
        + [hostile | (worth_a_siege(mind) if SIEGE in kinds else 0)]
    )
    return tuple([mask & ~germani(s) for mask in by_mp])


def worth_a_siege(mind: Mind) -> Mask:
    """Enemy walls; of Strongholds that of Caesar's Pass alone."""
    s, enemy = mind.s, mind.side.other
    walls = where(s.control, OWN[enemy]) & ~marked(s, enemy)
    return walls & (~where(s.control, STRONGHOLDS) | 1 << CAESARS_PASS)


def worth_entering(mind: Mind) -> Mask:
    """Land that an army must enter before a marker can be had there; and that is worth more than to go hungry."""
    s = mind.s
    land = (where(s.control, UNMARKED) | marked(s, mind.side.other)) & ~devastated(s) & ~mind.placeable & ~OVERSEAS
    fed = [space for space in spaces_of(land & mind.fed) if entering_worth(mind, space) > 0]
    return mask_of(fed + [space for space in spaces_of(land & ~mind.fed) if entering_worth(mind, space) > HUNGER])


def mission_at(mind: Mind, host: Host, space: Space, way: Way) -> Mission | None:
    """13 A battle, 14 a siege, 8.3.3 the removal of a marker there, or 8.3.2 its conversion with the next point."""
    s = mind.s
    enemies = mind.enemies(space)
    if enemies:
        return battle_at(mind, host, space, way, enemies)
    if walls_of(s, space) is mind.side.other or (s.control[space] == STRONGHOLD and mind.side is ROMAN):
        return siege_at(mind, host, space, way)
    return ground_at(mind, host, space, way)


# ---- 13 battles ---------------------------------------------------------------------------------------------------


def battle_at(mind: Mind, host: Host, space: Space, way: Way, enemies: list[Piece]) -> Mission | None:
    if not way.spaces:
        return None
    found = army_chances(mind.s, host.leader, list(host.army), enemies, space)
    if found.wins < FAIR:
        return None
    steps = sum([mind.s.steps[piece] for piece in enemies])
    share = min(1.0, found.hits / steps)
    spoils = share * share * sum([spoil(mind, piece, found.submits) for piece in enemies])
    worth = found.wins * (VICTORY + spoils) + STEP * (min(found.hits, steps) - found.cost)
    figures = (percent(found.wins), decimal(found.hits), decimal(found.cost))
    return Mission(host=host, way=[*way.spaces], target=space, kind=BATTLE, worth=worth, figures=figures)


def spoil(mind: Mind, piece: Piece, submits: bool) -> float:
    """11.2.4 With a Tribe its Fortified Town goes; 19.4 eliminated Tribes are Victory Points, submitted ones not."""
    if mind.side is not ROMAN or piece.home is None:
        return 0.0
    town = town_of(mind.s, piece)
    walls = mind.gain(ROMAN, town, NO_MARKER).worth if town is not None else 0.0
    return walls + quiet(mind.s) + (0.0 if submits else TRIBE)


# ---- 14 sieges ----------------------------------------------------------------------------------------------------


def siege_at(mind: Mind, host: Host, space: Space, way: Way) -> Mission | None:
    """A siege that can be rolled for in this activation."""
    target = location(mind.s, space)
    found = None if mind.s.rolled[space] else siege(mind, host, target)
    if found is None:
        return None
    prize = prize_of(mind, space)
    lacking = target.walls.points - mind.s.points[space]
    if found.attack < found.defence and lacking > 1:
        return None
    worth = prize * min(1.0, found.points / max(1, lacking)) - STEP * found.cost
    figures = (found.attack, found.defence, percent(found.falls), decimal(found.cost))
    return Mission(host=host, way=[*way.spaces], target=space, kind=SIEGE, deed=BESIEGE, worth=worth, figures=figures)


def prize_of(mind: Mind, space: Space) -> float:
    """What the fall of walls is worth: the Province, and the Tribe; of a Stronghold nothing but Caesar's Pass is."""
    if mind.s.control[space] == STRONGHOLD:
        return float(POINT) if space is CAESARS_PASS else 0.0
    tribe = TRIBE / 2 + quiet(mind.s) if mind.side is ROMAN else 0.0
    return max(0.0, mind.gain(mind.side, space, NO_MARKER).worth) + tribe


def quiet(s: State) -> float:
    """A Province that no Tribe holds any more."""
    return QUIET * (1 + LAST_TURN - s.turn)


def siege(mind: Mind, host: Host, target: Location) -> Siege | None:
    """14.3.2 With all who are there already."""
    attack = together(mind, host, target.space)
    return siege_chances(mind.s, attack, host.leader, target, wall_modifier(mind.s, target))


# ---- 8.3 markers --------------------------------------------------------------------------------------------------


def ground_at(mind: Mind, host: Host, space: Space, way: Way) -> Mission | None:
    """Remove the enemy marker; or go there, and place or convert with the next Action Point."""
    s = mind.s
    if not cus(host.army):
        return None
    hostile = s.control[space] == INFLUENCE[mind.side.other]
    if space in STARRED:
        return explore_at(mind, host, space, way) if hostile else None
    if hostile and way.mp >= REMOVE_COST:
        worth = mind.gain(mind.side, space, NO_MARKER).worth + second_marker(mind, space, way)
        return Mission(host=host, way=[*way.spaces], target=space, kind=CLEAR, deed=REMOVE, worth=worth)
    return entering_at(mind, host, space, way) if way.spaces else None


def second_marker(mind: Mind, space: Space, way: Way) -> float:
    """What else the army can remove with what it has left."""
    left = way.mp - REMOVE_COST
    others = [
        mind.gain(mind.side, each, NO_MARKER).worth
        for each, path in space.paths.items()
        if mind.s.control[each] == INFLUENCE[mind.side.other]
        and path.kind.mp + REMOVE_COST <= left
        and each not in way.spaces
        and not outside(mind.s, each, mind.side.other)
    ]
    return SECOND * max(others, default=0.0)


def entering_at(mind: Mind, host: Host, space: Space, way: Way) -> Mission:
    """8.3.1, 8.3.2 Two Action Points for one marker, where it can be had in no other way."""
    worth = entering_worth(mind, space)
    return Mission(host=host, way=[*way.spaces], target=space, kind=ENTER, worth=worth)


def entering_worth(mind: Mind, space: Space) -> float:
    worth = mind.gain(mind.side, space, INFLUENCE[mind.side]).worth / 2
    return worth if mind.s.action_points >= 2 else worth * LATER


def explore_at(mind: Mind, host: Host, space: Space, way: Way) -> Mission | None:
    """17.1 A marker overseas, for half of what its Region brings; the people there may attack."""
    if way.mp < REMOVE_COST:
        return None
    found = attacked(mind.strength(host), PEOPLES[space.region][1], host.leader.rating[0])
    point = overseas_point(mind.s)
    worth = point * (1 - found.wins) - STEP * found.hits if way.spaces else point
    return Mission(host=host, way=[*way.spaces], target=space, kind=CLEAR, deed=REMOVE, worth=worth)


def overseas_point(s: State) -> float:
    """A Victory Point that does not run away: worth less while the Provinces are still open, and before winter."""
    late = s.round >= TOO_LATE and s.turn < LAST_TURN
    return POINT * PATIENCE[s.turn - 1] * (BEFORE_WINTER if late else 1.0)


# ---- what it costs to be there, or to be gone ---------------------------------------------------------------------


def risk(mind: Mind, host: Host, space: Space) -> float:
    """What may happen to an army that ends there."""
    there, danger = together(mind, host, space), mind.danger(space)
    lost = 0.0 if mind.is_fed(space) else HUNGER
    if danger <= 1.3 * there:
        return lost
    return lost + EXPOSED * (2 if mind.side is not ROMAN and danger >= 3 * there else 1)


def together(mind: Mind, host: Host, space: Space) -> int:
    """The strength of an army there, with those of its own side who stand in the open."""
    return mind.strength(host) + (mind.guard(space) if space is not host.space else staying(mind, host))


def staying(mind: Mind, host: Host) -> int:
    """The strength of those who stand in the open beside an army that does not move."""
    return total_strength(mind.s, [p for p in outside(mind.s, host.space, mind.side) if p not in host.army])


def safety(mind: Mind, host: Host, way: Way) -> float:
    """12.1 How likely a way is not cut off by an enemy army that is no weaker."""
    return UNCUT if mind.ambushed(mind.strength(host)) & way.through else 1.0


def leaving(mind: Mind, host: Host) -> float:
    """14.4.1 A siege that is given up loses its Siege Points; and Legions that leave their Leader weaken him."""
    return parting(mind, host) + given_up(mind, host)


def parting(mind: Mind, host: Host) -> float:
    if host.leader.is_leader or mind.side is not ROMAN:
        return 0.0
    return PARTING if any(piece.is_leader for piece in outside(mind.s, host.space, ROMAN)) else 0.0


def given_up(mind: Mind, host: Host) -> float:
    points = mind.s.points[host.space]
    if not points or set(cus(outside(mind.s, host.space, mind.side))) - set(host.army):
        return 0.0
    return PARTLY * prize_of(mind, host.space) * points / location(mind.s, host.space).walls.points
