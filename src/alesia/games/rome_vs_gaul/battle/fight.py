"""13 A battle from its strengths to its end."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force, battle_strength, elite_of, submits
from alesia.games.rome_vs_gaul.battle.retreating import least_toll, retreat
from alesia.games.rome_vs_gaul.battle.rolling import outcome, rerolls, throw
from alesia.games.rome_vs_gaul.battle.submission import submit
from alesia.games.rome_vs_gaul.board import Army, Gaul, cus, has_germani, outside, steps_of
from alesia.games.rome_vs_gaul.components import GERMANI, NOBODY, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.dice import Hits
from alesia.games.rome_vs_gaul.leaders import can_lead, commander
from alesia.games.rome_vs_gaul.losses import displace_leaders, lose_step, lose_steps
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Procedure


class Outcome(NamedTuple):
    """Whether the attacker holds the field, and whether he may go on (13.3.2, 13.8)."""

    won: bool
    goes_on: bool


Breaches = Callable[[Gaul, Combat], Procedure[None]]


def muster_force(
    s: State, side: Side, army: Army, space: Space, leader: Piece | None = None, sortied: Sequence[Piece] = ()
) -> Force:
    """13.2, 9.2 The Leader that was activated commands, if he is there and any Leader at all (9.4); else whoever ranks
    highest, 14.6.5 of a Relief Army before those who sortied."""
    if leader is None or leader not in army or not can_lead(leader):
        relief = [piece for piece in army if s.army[piece] and piece not in sortied] if sortied else []
        leader = commander(s, relief if any(map(can_lead, relief)) else army)
    strength = battle_strength(s, side, army, space)
    return Force(side, army, leader, strength, [*sortied], elite=elite_of(s, army))


def regroup(s: State, combat: Combat, leader: Piece | None) -> bool:
    """Who stands there now, if walls have fallen since both were mustered (7.5.4); whether both are left. A people
    overseas has no pieces (17.1.4)."""
    forces = [force for force in combat.forces if force.army]
    for force in forces:
        force.army = _who_stands(s, combat.space, force.side)
        force.sortied = [piece for piece in force.sortied if piece in force.army]
        now = muster_force(s, force.side, force.army, combat.space, leader, force.sortied)
        force.leader, force.strength, force.elite = now.leader, now.strength, now.elite
    return all(cus(force.army) for force in forces)


def _who_stands(s: State, space: Space, side: Side) -> Army:
    if side is NOBODY:
        return [GERMANI] if has_germani(s, space) else []
    return outside(s, space, side)


def battle(g: Gaul, combat: Combat, breaches: Breaches | None = None) -> Procedure[Outcome]:
    """13.1-13.8; while it is fought, all can see it: before the one that it interrupts, if it does (11.2.4)."""
    s, (attacker, defender) = g.state, combat.forces
    interrupted = s.dice, s.hits, s.battle, s.attacker, s.attack, s.defence
    s.clear(("dice", "hits"))
    s.battle, s.attacker = combat.space + 1, int(attacker.side)
    s.attack, s.defence = attacker.strength, defender.strength
    outcome = yield from fight_out(g, combat, breaches)
    s.dice, s.hits, s.battle, s.attacker, s.attack, s.defence = interrupted
    return outcome


def fight_out(g: Gaul, combat: Combat, breaches: Breaches | None) -> Procedure[Outcome]:
    attacker, defender = combat.forces
    g.log("battle", "13.1", combat.space, attacker.side, attacker.strength, defender.strength)
    if submits(g.state, combat):
        submit(g, defender.army, combat.space)
        return Outcome(True, True)
    yield from throw(g, combat)
    yield from rerolls(g, combat)
    hits = {id(force): outcome(force) for force in combat.forces}
    winner = _winner(combat, hits)
    yield from take_losses(g, combat, hits, winner)
    loser = attacker if winner is None else combat.other(winner)
    g.log("battle_won" if winner else "battle_drawn", "13.4", combat.space, combat.other(loser).side)
    yield from displace_the_lonely(g, combat)
    if breaches is not None:
        yield from breaches(g, combat)
    if any(g.state.steps[piece] for piece in cus(loser.army)):
        yield from retreat(g, combat, loser)
    won = winner is attacker
    return Outcome(won, won and attacker.strength >= 2 * defender.strength)


def _winner(combat: Combat, hits: dict[int, Hits]) -> Force | None:
    """13.4.1 The most hits, then the most asterisks; 13.4.2 None: drawn."""
    mine, theirs = hits[id(combat.attacker)], hits[id(combat.defender)]
    if mine == theirs:
        return None
    return combat.attacker if mine > theirs else combat.defender


def take_losses(g: Gaul, combat: Combat, hits: dict[int, Hits], winner: Force | None) -> Procedure[None]:
    """13.6 As many steps as the other scored hits; fewer for the victor, if the loser could not take all of his."""
    s = g.state
    taken = {id(force): hits[id(combat.other(force))].number for force in combat.forces}
    g.log(
        "battle_hits",
        "13.6.2",
        combat.attacker.side,
        hits[id(combat.attacker)].number,
        hits[id(combat.defender)].number,
        combat.space,
    )
    if winner is not None and (loser := combat.other(winner)).army:  # 17.1.5 peoples take no losses
        excess = max(0, taken[id(loser)] - steps_of(s, loser.army))
        taken[id(winner)] = max(0, taken[id(winner)] - excess // 2)
    beaten = combat.attacker if winner is None else combat.other(winner)
    for force in combat.forces:
        for elite in force.elite_losses:
            lose_step(g, elite)
        owner = force.side if force.side is not NOBODY else combat.other(force).side
        later = least_toll(s, combat, force) if force is beaten else 0
        yield from lose_steps(g, owner, force.army, taken[id(force)], "battle_loss", "13.6.3", later)


def displace_the_lonely(g: Gaul, combat: Combat) -> Procedure[None]:
    """9.6, 13.6.4 Roman Leaders whose Combat Units have all been eliminated."""
    s = g.state
    for force in combat.forces:
        leaders = [piece for piece in force.army if not piece.is_cu]
        if force.side is ROMAN and leaders and not any(s.steps[piece] for piece in cus(force.army)):
            yield from displace_leaders(g, combat.space, leaders)
            force.army = []
