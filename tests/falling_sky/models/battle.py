"""3.2.4, 3.3.4, 3.4.4 Battles: the Losses reckoned, who takes them in which order, rolls, Ambush and Retreat."""

from copy import copy
from fractions import Fraction
from itertools import product

from tests.falling_sky.models.board import BANDS, MOBILE, PLAYERS, Board, piece_name
from tests.falling_sky.models.story import Fight
from tests.falling_sky.models.watch import Event, Moment

HALF = Fraction(1, 2)


def attack_losses(board: Board, region: str, attacker: str, defender: str, fight: Fight | None = None) -> int:
    """Losses to the Defender without anything that somebody may choose."""
    return min(attacks(board, region, attacker, defender, fight or Fight()))


def attacks(board: Board, region: str, attacker: str, defender: str, fight: Fight) -> set[int]:
    """Losses to the Defender; several numbers where somebody may use a Capability or not (59)."""
    elite = min(4, board.bands(region, attacker)) if has_elite(board, region, attacker) else 0
    horse = [False, True] if may_ride(board, attacker, region, attacker, defender) else [False]
    started = fight.citadel and attacker == "Romans"  # 3.2.4 even if removed by Besiege
    citadel = (started or bool(board.citadels(region, defender))) and not fight.breached
    fort = bool(board.pieces[region][defender]["Fort"]) or fight.walled
    found = set()
    for ride in horse:
        losses = strength(board, region, attacker, elite, ride) + attack_bonus(board, region, attacker)
        if attacker == "Arverni" and board.has(27, "unshaded"):
            losses = max(losses - 1, Fraction(0))
        if ride and attacker != "Romans":
            losses *= 2
        if fight.retreat or citadel or fort:
            losses /= 2
        found.add(final(board, region, attacker, defender, losses))
    return found


def strength(board: Board, region: str, side: str, elite: int, ride: bool = False) -> Fraction:
    """Half a Loss for each Warband or Auxilia, one for a Leader and for each Legion."""
    auxiliary = Fraction(1) if ride and side == "Romans" else HALF
    bands = board.bands(region, side)
    return auxiliary * bands + board.count(region, side, "Leader", "Legion") + HALF * elite


def attack_bonus(board: Board, region: str, attacker: str) -> Fraction:
    """Attacking alone: Caesar doubles his Legions (15 shaded: one of them), Ambiorix his Warbands."""
    leader = board.leader_in(region, attacker)
    if leader == "Caesar":
        legions = board.pieces[region]["Romans"]["Legion"]
        return Fraction(min(legions, 1) if board.has(15, "shaded") else legions)
    return HALF * board.bands(region, attacker) if leader == "Ambiorix" else Fraction(0)


def has_elite(board: Board, region: str, side: str) -> bool:
    """30 shaded"""
    return side == "Arverni" and board.has(30, "shaded") and board.leader_in(region, side) is not None


def may_ride(board: Board, side: str, region: str, attacker: str, defender: str) -> bool:
    """59 Roman Auxilia may cause a Loss each; the holder of shaded doubles, but against no Fort or Citadel."""
    if side == "Romans":
        return board.has(59, "unshaded")
    return board.has(59, "shaded", side) and not board.is_stronghold(region, defender)


def final(board: Board, region: str, side: str, other: str, losses: Fraction) -> int:
    """Rounded down; then 15 unshaded: two more by Romans with Leader and Legion, one fewer against them."""
    number = int(losses)
    tenth = {f for f in (side, other) if f == "Romans" and board.has(15, "unshaded")}
    if tenth and board.leader_in(region, "Romans") and board.pieces[region]["Romans"]["Legion"]:
        number += 2 if side == "Romans" else -1
    return max(number, 0)


def attacked(e: Event) -> str | None:
    """Step 3"""
    attacker, defender, region, said = e.facts[0], e.facts[1], e.facts[2], int(e.facts[3])
    if not e.story.judges_losses:
        return None
    found = attacks(e.story.acting(e.after), region, attacker, defender, e.story.fight)
    return None if said in found else f"{sorted(found)} Losses by {e.rule}"


def counterattacked(e: Event) -> str | None:
    """Step 4: by what is left of the Defender, never halved."""
    side, other, region, said = e.facts[0], e.facts[1], e.facts[2], int(e.facts[3])
    if not e.story.judges_losses:
        return None
    if e.story.fight.retreat:
        return "no Counterattack after a Retreat (Step 4)"
    if e.story.fight.ambush and not e.story.fight.caesar:
        return "no Counterattack after an Ambush (4.3.3)"
    board = e.story.acting(e.after)
    elite = range(5) if has_elite(board, region, side) or e.story.fight.elite else range(1)
    found = set()
    for number, ride in product(elite, [False, True] if may_ride(board, side, region, other, side) else [False]):
        losses = strength(board, region, side, min(number, board.bands(region, side)), ride)
        found.add(final(board, region, side, other, losses * 2 if ride and side != "Romans" else losses))
    return None if said in found else f"{sorted(found)} Losses by {e.rule}"


# ---- taking Losses


def loss(m: Moment) -> set[str] | None:
    """Mobile pieces before Allies, Citadel and Fort; a Defender who Retreats the other way round."""
    fight, region = m.story.fight, m.region
    if m.story.enlisted or not m.story.judges_battle or (fight.elite and m.who == "Arverni"):
        return None
    kinds = MOBILE if m.who != "Aedui" else BANDS  # A1.4 Diviciacus comes last
    mobile = {f"piece {piece_name(m.who, kind)}" for kind in kinds if m.board.pieces[region][m.who][kind]}
    settled = {f"tribe {t}" for t in m.board.tribes_in(region) if m.board.tribes[t] in (m.who, f"{m.who} Citadel")}
    if m.board.pieces[region][m.who]["Fort"] and region != "Provincia":
        settled.add("piece Fort")
    first, then = (settled, mobile) if fight.retreat and m.who == fight.defender else (mobile, settled)
    return first or then or {"piece Aedui Leader"}


def rolled(e: Event) -> str | None:
    """A 1 to 3 removes the piece (10 unshaded: a Fort on 1 or 2; Diviciacus on 1 alone, A1.4)."""
    who, _, piece, roll = e.facts[0], e.facts[1], e.facts[2], int(e.facts[3])
    limit = 2 if piece == "Fort" and e.after.has(10, "unshaded") and e.story.in_battle else 3
    limit = 1 if piece == "Aedui Leader" else limit
    if (e.key == "not_absorbed") != (roll <= limit):
        return f"{piece} is lost on 1 to {limit}"
    fight = e.story.fight
    if e.story.in_battle and fight.ambush and who == fight.defender and not fight.caesar:
        return "no rolls in an Ambush (4.3.3)"
    return None


# ---- Steps 1, 2 and 6


def battle_target(m: Moment) -> set[str] | None:
    """Step 1: any other Faction with pieces there."""
    if not m.story.joined or m.rule not in ("3.2.4", "3.3.4"):
        return None
    return {f"faction {f}" for f in m.story.acting(m.board).others_in(m.region, m.who)}


def declare_retreat(m: Moment) -> set[str] | None:
    """Step 2: to a Region of its own Control, or of a Faction that agrees (Germans never do, 8.4.2 nor most
    Non-players), or nowhere (rulings)."""
    region = m.about[0]
    if not m.story.judges_battle:
        return None
    if not m.board.free_to_go(region, m.who) or m.story.fight.ambush:
        return set()
    board = m.story.acting(m.board)
    near = {r: board.control(r) for r in m.board.near(region, m.who)}
    own = {r for r, holder in near.items() if holder == m.who}
    others = {r for r, holder in near.items() if holder in PLAYERS and holder != m.who}
    asked = {r for r in others if (near[r], r) in m.story.fight.answers}
    granted = {r for r in asked if m.story.fight.answers[near[r] or "", r]}
    hosts = {r for r in others - asked if m.story.might_let(board, near[r], m.who)}
    open_to = {"stand"} | {f"ask_retreat {r}" for r in hosts}
    if falls_either_way(board, region, m.about[1], m.who, m.story.fight):
        if not board.pieces[region][m.about[1]]["Hidden"]:
            return set()  # nobody is left to go, and no Attacker is Revealed by standing
        open_to = {"stand"}
    nowhere = not own and not granted and open_to == {"stand"}
    if nowhere and is_lost_or_removed(board, region, m.about[1], m.who, m.story.fight):
        return set()
    return open_to | {"retreat" if own or granted else "retreat_nowhere"}


def falls_either_way(board: Board, region: str, attacker: str, defender: str, fight: Fight) -> bool:
    """The Losses of a Retreat take every piece, none of which rolls."""
    fort = board.pieces[region][defender]["Fort"] and region != "Provincia"
    if board.count(region, defender, "Leader", "Legion") or fort or board.citadels(region, defender):
        return False
    allies = [t for t in board.tribes_in(region) if board.tribes[t] == defender]
    leaving = copy(fight)
    leaving.retreat = True
    losses = min(attacks(board, region, attacker, defender, leaving))
    return board.bands(region, defender) + len(allies) <= losses


def is_lost_or_removed(board: Board, region: str, attacker: str, defender: str, fight: Fight) -> bool:
    """Without a refuge all who Retreat are removed, but for those who stay before Romans (3.2.4); standing takes all of
    them, too: none of them rolls. Allies suffer neither way. Attackers have nothing to keep hidden."""
    there = board.pieces[region][defender]
    rolls = board.count(region, defender, "Leader", "Legion") or there["Fort"] or board.citadels(region, defender)
    if rolls or (attacker == "Romans" and there["Hidden"]) or board.pieces[region][attacker]["Hidden"]:
        return False
    standing, leaving = attacks(board, region, attacker, defender, fight), copy(fight)
    leaving.retreat = True
    if defender in map(board.tribes.get, board.tribes_in(region)):
        spared = attacks(board, region, attacker, defender, leaving) == {0}
        return spared and standing == {board.bands(region, defender)}
    return board.bands(region, defender) <= min(standing)


def retreat_to(m: Moment) -> set[str] | None:
    """Step 6: one adjacent Region, or all removed."""
    if not m.story.judges_battle or len(m.about) != 1:
        return None
    board = m.story.acting(m.board)
    near = {r: board.control(r) for r in m.board.near(m.region, m.who)}
    granted = {r for (_, r), yes in m.story.fight.answers.items() if yes}
    open_to = {r for r, holder in near.items() if holder == m.who or r in granted}
    return {f"region {r}" for r in open_to} | {"remove_all"}


def ambush(m: Moment) -> set[str] | None:
    """4.3.3, 4.4.3, 4.5.3 More Hidden than the Defender, in reach of the Leader; the Aedui once, and anywhere."""
    region, defender = m.about[0], m.about[1]
    if not m.story.plain:
        return None
    near = m.board.in_reach(region, m.who) or (m.who == "Aedui" and not m.board.leaders.get(m.who))
    free = m.story.ability in ("", "Ambush") and not (m.who == "Aedui" and m.story.ambushes)
    able = m.board.hidden(region, m.who) > m.board.hidden(region, defender)
    return {"yes", "no"} if near and free and able and not m.story.limited else set()


def besiege(m: Moment) -> set[str] | None:
    """4.2.3 With a Legion there, against an Ally or a Citadel."""
    region, defender = m.about[0], m.about[1]
    if not m.story.plain:
        return None
    able = m.board.pieces[region]["Romans"]["Legion"] and m.board.settled(region, defender)
    return {"yes", "no"} if able and m.story.ability in ("", "Besiege") and not m.story.limited else set()


def besiege_remove(m: Moment) -> set[str] | None:
    if not m.story.judges_battle:
        return None
    defender = m.story.fight.defender
    marks = (defender, f"{defender} Citadel")
    return {f"tribe {t}" for t in m.board.tribes_in(m.region) if m.board.tribes[t] in marks} | {"done"}


def revealed(e: Event) -> str | None:
    """Step 5: unless they Retreated, nobody of either side who fought there is Hidden any more."""
    fight = e.story.fight
    if not e.story.judges_battle or not fight.region or fight.retreat:
        return None
    hidden = {f: e.after.hidden(fight.region, f) for f in (fight.attacker, fight.defender)}
    return f"Hidden after the Battle in {fight.region}: {hidden}" if any(hidden.values()) else None


def horse(m: Moment) -> set[str] | None:
    """59 In one Region of a Battle Command; 13 the Slingers once."""
    card, region = m.about[0], m.about[2] if len(m.about) > 2 else ""
    if card == "59" and m.story.horse not in ("", region):
        return set()
    return set() if card == "13" and m.story.slung else None


OFFERS = {
    "event_confirm": horse,
    "loss": loss,
    "battle_target": battle_target,
    "declare_retreat": declare_retreat,
    "retreat_to": retreat_to,
    "ambush": ambush,
    "besiege": besiege,
    "besiege_remove": besiege_remove,
}
OUTCOMES = {"attack": attacked, "counterattack": counterattacked, "absorbed": rolled, "not_absorbed": rolled}
