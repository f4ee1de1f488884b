"""3.2.4 Roman Battle, 3.3.4 Gallic Battle, 3.4.4 Germanic Battle: one procedure, as the Battle sheet has it."""

from alesia.games.falling_sky.abilities.ambush import announce_ambush, caesar_holds
from alesia.games.falling_sky.abilities.besiege import announce_besiege, besiege
from alesia.games.falling_sky.board import (
    acting_bands,
    acting_total,
    citadels,
    count,
    has_fort,
    has_named_leader,
    number_of,
    reveal_all,
)
from alesia.games.falling_sky.commands.base import battle_rule
from alesia.games.falling_sky.commands.losses import take_losses
from alesia.games.falling_sky.commands.retreat import carry_out_retreat, declare_retreat
from alesia.games.falling_sky.components import (
    BELGAE,
    FACTIONS,
    LEADER,
    LEGION,
    REGIONS,
    ROMANS,
    Faction,
    Region,
)
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import price
from alesia.kernel.ask import Procedure, choose


def battle_regions(s: State, attacker: Faction) -> list[Region]:
    """Regions with both own and other Forces."""
    return [r for r in REGIONS if acting_total(s, r, attacker) and targets(s, attacker, r)]


def targets(s: State, attacker: Faction, region: Region) -> list[Faction]:
    """Step 1: enemy Factions with pieces in the Region."""
    return [f for f in FACTIONS if f is not attacker and acting_total(s, region, f)]


def battle_cost(s: State, attacker: Faction, region: Region) -> int:
    """Romans two, Gauls one Resource; twice that if Devastated (4.3.2)."""
    return price(s, (2 if attacker is ROMANS else 1) * (2 if s.devastated[region] else 1))


def battle(g: Gaul, attacker: Faction, region: Region) -> Procedure[None]:
    """Steps 1-6 in one Region."""
    enemies = targets(g.state, attacker, region)
    if not enemies or not acting_total(g.state, region, attacker):
        return
    rule = battle_rule(attacker)
    defender = yield from choose(attacker, "battle_target", rule, enemies, region)
    g.log("battle", rule, attacker, defender, region)
    ambush = yield from announce_ambush(g, attacker, defender, region)
    besieging = yield from announce_besiege(g, attacker, defender, region)
    yield from fight(g, attacker, defender, region, ambush, besieging)


def fight(
    g: Gaul, attacker: Faction, defender: Faction, region: Region, ambush: bool, besieging: bool = False
) -> Procedure[None]:
    """Steps 2-6, the Defender being known."""
    retreat = None if ambush else (yield from declare_retreat(g, attacker, defender, region))
    halved = retreat is not None or is_sheltered(g.state, defender, region)
    if besieging:
        yield from besiege(g, defender, region)
    strikes_back = yield from attack(g, attacker, defender, region, retreat is not None, halved, ambush)
    if retreat is not None:
        yield from carry_out_retreat(g, attacker, defender, region, retreat)
        return
    if strikes_back:
        yield from counterattack(g, attacker, defender, region)
    reveal_sides(g, attacker, defender, region)


def is_sheltered(s: State, defender: Faction, region: Region) -> bool:
    """A Defender who begins with a Citadel or Fort takes half Losses."""
    return citadels(s, region, defender) > 0 or (defender is ROMANS and has_fort(s, region))


def attack(
    g: Gaul, attacker: Faction, defender: Faction, region: Region, retreating: bool, halved: bool, ambush: bool
) -> Procedure[bool]:
    """Step 3: Losses to the Defender; returns whether there will be a Counterattack."""
    s, rule = g.state, battle_rule(attacker)
    losses = losses_inflicted(s, attacker, region, attacking=True, halved=halved)
    g.log("attack", rule, attacker, defender, region, losses)
    holds = not ambush or (yield from caesar_holds(g, attacker, defender, region))
    yield from take_losses(g, defender, region, losses, rule, retreating, may_roll=holds)
    return holds and not retreating


def counterattack(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> Procedure[None]:
    """Step 4: the surviving Defenders cause Losses to the Attackers."""
    rule = battle_rule(attacker)
    losses = losses_inflicted(g.state, defender, region, attacking=False, halved=False)
    g.log("counterattack", rule, defender, attacker, region, losses)
    yield from take_losses(g, attacker, region, losses, rule)


def losses_inflicted(s: State, faction: Faction, region: Region, attacking: bool, halved: bool) -> int:
    """One for each Leader and Legion, half for each Warband or Auxilia; fractions of the sum are dropped."""
    named = attacking and has_named_leader(s, region, faction)
    legion = 4 if named and faction is ROMANS else 2  # Caesar attacking: two for each Legion
    band = 2 if named and faction is BELGAE else 1  # Ambiorix attacking: one for each Warband
    halves = 2 * count(s, region, faction, LEADER) + legion * count(s, region, faction, LEGION)
    halves += band * number_of(s, region, acting_bands(s, region, faction))
    return halves // (4 if halved else 2)


def reveal_sides(g: Gaul, attacker: Faction, defender: Faction, region: Region) -> None:
    """Step 5: the survivors of both sides are Revealed."""
    s = g.state
    for what in acting_bands(s, region, attacker) + acting_bands(s, region, defender):
        reveal_all(s, region, what.faction)
