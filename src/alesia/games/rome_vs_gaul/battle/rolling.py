"""13.4, 13.5 The dice of a battle, and who has them rolled again."""

from alesia.games.rome_vs_gaul.battle.combat import Combat, Force
from alesia.games.rome_vs_gaul.board import Gaul, rating
from alesia.games.rome_vs_gaul.components import ROMAN
from alesia.games.rome_vs_gaul.dice import Hits, battle_result
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Act, Noun, Procedure, act, choose, roll


class Die(Noun):
    """One of the four dice of a battle."""


DICE = tuple(Die(i, "die", name) for i, name in enumerate(("attacker 1", "attacker 2", "defender 1", "defender 2")))
REROLL = tuple(act("reroll", die) for die in DICE)
PASS = act("pass")
DISCIPLINE = 3


def throw(g: Gaul, combat: Combat) -> Procedure[None]:
    """13.4.1 Each player rolls two dice."""
    for number, die in enumerate(DICE):
        force = combat.forces[number // 2]
        force.dice.append((yield from roll("battle_roll", "13.4.1", force.side, combat.space)))
        g.state.dice[die] = force.dice[-1]
    show(g, combat)
    g.log("battle_dice", "13.4.1", *[tuple(force.dice) for force in combat.forces], combat.space)


def rerolls(g: Gaul, combat: Combat) -> Procedure[None]:
    """13.5.2 In turns, the attacker first; to pass uses one up. 13.5.3 Elite units when all of these are gone."""
    s = g.state
    left = {id(force): allowed(s, force) for force in combat.forces}
    force = combat.attacker
    while any(left.values()):
        if left[id(force)]:
            left[id(force)] -= 1
            choice = yield from choose(
                force.side, "reroll", "13.5.1", (*REROLL, PASS), *situation(combat), left[id(force)] + 1
            )
            yield from carry_out(g, combat, force, choice)
        force = combat.other(force)
    for each in combat.forces:
        yield from elite_reroll(g, combat, each)


def allowed(s: State, force: Force) -> int:
    """13.5.1 As many as the Battle Rating of the Commanding Leader."""
    return (0 if force.leader is None else rating(s, force.leader)) + force.more_rerolls


def elite_reroll(g: Gaul, combat: Combat, force: Force) -> Procedure[None]:
    """13.5.3 One more; a 1 or a 6 costs the elite unit a step."""
    if force.elite is None:
        return
    choice = yield from choose(force.side, "elite_reroll", "13.5.3", (*REROLL, PASS), *situation(combat), force.elite)
    result = yield from carry_out(g, combat, force, choice)
    if result in (1, 6):
        force.elite_losses.append(force.elite)
        g.log("elite_suffers", "13.5.3", force.elite, result, combat.space)


def carry_out(g: Gaul, combat: Combat, force: Force, choice: Act) -> Procedure[int]:
    """The die is rolled anew, whoever's it is."""
    if choice is PASS:
        g.log("reroll_passed", "13.5.2", force.side, combat.space)
        return 0
    die = REROLL.index(choice)
    thrown = combat.forces[die // 2]
    before = thrown.dice[die % 2]
    after = yield from roll("reroll_roll", "13.5.1", thrown.side, combat.space)
    thrown.dice[die % 2] = after
    show(g, combat)
    g.log("rerolled", "13.5.1", force.side, DICE[die], before, after, combat.space)
    return after


def show(g: Gaul, combat: Combat) -> None:
    """All dice, and the hits that they mean now, for everybody to see."""
    for number, force in enumerate(combat.forces):
        g.state.dice[2 * number : 2 * number + 2] = bytes(force.dice)
        g.state.hits[number] = outcome(force).number


def situation(combat: Combat) -> tuple[object, ...]:
    """What a player must know: the place, all dice, and the hits that they mean now."""
    hits = [outcome(force) for force in combat.forces]
    facts = [tuple(force.dice) for force in combat.forces]
    return (combat.space, *facts, *[each.number for each in hits])


def total(force: Force) -> int:
    """13.5.4 Legionary Discipline: a Roman die counts 3 at least."""
    least = DISCIPLINE if force.side is ROMAN else 1
    return sum([max(least, die) for die in force.dice])


def outcome(force: Force) -> Hits:
    return battle_result(force.strength, total(force), force.shift)
