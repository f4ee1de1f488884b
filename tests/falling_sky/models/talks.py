"""1.4.1, 1.5.2, 3.2.1 What is done between Factions: Resources, Supply Lines, own pieces taken off the map."""

from tests.falling_sky.models.board import BANDS, GAULS, PLAYERS, Board, piece_name
from tests.falling_sky.models.commands import is_city, recruit_supplied
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.victory import hands
from tests.falling_sky.models.watch import Event, Moment


def one_player(story: Story, a: str, b: str) -> bool:
    """1.5.1"""
    return any(a in hand and b in hand for hand in hands(str(story.puzzle.options["seating"])))


def may_transfer(board: Board, a: str, b: str) -> bool:
    """38 shaded: not between Romans and Aedui."""
    return not ({a, b} == {"Romans", "Aedui"} and board.has(38, "shaded"))


def give(m: Moment) -> set[str] | None:
    """All that the giver has; at most four in an execution between the Factions of one player (not in Winter)."""
    if m.story.by_event:
        return None
    to, most = m.about[0], m.board.resources[m.who]
    if m.story.phase == "card" and one_player(m.story, m.who, to):
        most = min(most, 4 - m.story.passed_between(m.who, to))
    if not may_transfer(m.board, m.who, to):
        return set()
    room = 45 - m.board.resources[to]
    most = min(most, room) if f"number {room + 1}" not in m.options else most
    return {f"number {n}" for n in range(1, most + 1)}


def transferred(e: Event) -> str | None:
    """What one gives the other gets, up to 45 (1.8)."""
    a, b, n = e.facts[0], e.facts[1], int(e.facts[2])
    due = (e.before.resources[a] - n, min(45, e.before.resources[b] + n))
    found = (e.after.resources[a], e.after.resources[b])
    if not may_transfer(e.before, a, b):
        return "no transfer between Romans and Aedui (38)"
    return None if found == due else f"{due} by 1.5.2, not {found}"


# ---- 1.4.1 voluntary removal


def remove_piece(m: Moment) -> set[str] | None:
    """Any own piece, not the Fort of Provincia; a Citadel may become an Ally, if one is Available."""
    if m.story.by_event or m.story.shared or m.story.enlisted:
        return None
    region, here = m.region, m.board.pieces[m.region][m.who]
    kinds = [k for k in ("Leader", "Legion", *BANDS) if here[k]]
    found = {f"remove {piece_name(m.who, k)}" for k in kinds}
    if here["Fort"] and region != "Provincia":
        found.add("remove Fort")
    for tribe in m.board.tribes_in(region):
        if m.board.tribes[tribe] in (m.who, f"{m.who} Citadel"):
            found.add(f"remove {tribe}")
        if m.board.tribes[tribe] == f"{m.who} Citadel" and m.board.available_allies(m.who) and is_city(tribe):
            found.add(f"replace {tribe}")
    return found


def remove_from(m: Moment) -> set[str] | None:
    if m.story.by_event or m.story.shared or m.story.enlisted:
        return None
    permanent = {"Provincia": 1} if m.who == "Romans" else {}
    here = [r for r in m.board.regions if m.board.strength(r, m.who) > permanent.get(r, 0)]
    return {f"region {r}" for r in here}


# ---- 3.2.1 asking for a Supply Line


def seek_supply(m: Moment) -> set[str] | None:
    """Ask only those whose answer could still bring the Line about; pay (Recruit), or call it off."""
    if not m.story.plain or m.rule not in ("3.2.1", "4.2.1"):
        return None
    region, said = m.region, m.story.supply.get(m.region, {})
    agreed = {"Romans", *[f for f in GAULS if said.get(f)]}
    open_to = [f for f in GAULS if f not in said and m.story.may_agree(m.board, f, region)]
    supplied = recruit_supplied if m.rule == "3.2.1" else Board.supplied
    holders = {m.board.control(r) for r in m.board.regions}
    asks = {f for f in open_to if f in holders and supplied(m.board, region, agreed | set(open_to))}
    useful = {f for f in asks if helps(m.board, supplied, region, agreed, set(open_to), f)}
    verbs = {option for option in m.options if not option.startswith("ask ")}
    return {f"ask {f}" for f in useful} | verbs


def helps(board: Board, supplied: object, region: str, agreed: set[str], open_to: set[str], faction: str) -> bool:
    """Whether some answers of the others make this one decide."""
    assert callable(supplied)
    others = sorted(open_to - {faction})
    for mask in range(2 ** len(others)):
        friends = agreed | {f for i, f in enumerate(others) if mask >> i & 1}
        if supplied(board, region, friends | {faction}) and not supplied(board, region, friends):
            return True
    return False


def agreement(m: Moment) -> set[str] | None:
    """Nobody is asked for leave but a Faction other than the one who asks that might give it."""
    return {"yes", "no"} if m.who != m.about[0] and m.story.might_let(m.board, m.who, m.about[0]) else set()


def trade_partner(m: Moment) -> set[str] | None:
    """4.4.1 Others than the Aedui declare; 8.4.2, 8.8.6 Non-players only if they might agree."""
    return {"yes", "no"} if m.who != "Aedui" and m.story.might_let(m.board, m.who, "Aedui") else set()


def players_alone(m: Moment) -> set[str] | None:
    """8.4.2, 8.6.6, 8.8.6 Non-players are asked neither for Resources nor for a truce."""
    return {"yes", "no"} if m.who in PLAYERS and m.who not in m.story.nonplayers else set()


def negotiate(m: Moment) -> set[str] | None:
    """1.5.2 Give to whoever has room; ask players who have something; a truce of players alone. What was refused before
    is left to others."""
    if m.story.by_event:
        return None
    others = [f for f in PLAYERS if f != m.who and may_transfer(m.board, m.who, f)]
    gifts = {f"give {f}" for f in others if m.board.resources[m.who] and m.board.resources[f] < 45}
    asked = [f for f in others if f not in m.story.nonplayers and m.board.resources[m.who] < 45]
    asks = {f"request {f}" for f in asked if m.board.resources[f]}
    within = {o for o in m.options if o.startswith("truce ") and o.removeprefix("truce ") not in m.story.nonplayers}
    limited = {o for o in gifts | asks if is_limited(m, o.split(" ", 1)[1])}
    return ((gifts | asks) - limited) | (limited & set(m.options)) | within | {"back"}


def is_limited(m: Moment, other: str) -> bool:
    """Two Factions of one player have exchanged something, or the other has refused something."""
    return one_player(m.story, m.who, other) or other in m.story.denied


OFFERS = {
    "give": give,
    "remove_piece": remove_piece,
    "remove_from": remove_from,
    "seek_supply": seek_supply,
    "agree_supply": agreement,
    "agree_retreat": agreement,
    "agree_quarters": agreement,
    "agree_trade": trade_partner,
    "agree_truce": players_alone,
    "grant": players_alone,
    "negotiate": negotiate,
}
OUTCOMES = {"transfer": transferred}
