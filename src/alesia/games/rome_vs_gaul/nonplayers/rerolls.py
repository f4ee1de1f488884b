"""13.5 Which die of a battle is rolled again: what each would bring on average, by the Battle Table."""

from functools import cache
from typing import NamedTuple

from alesia.games.rome_vs_gaul.battle.rolling import DICE, DISCIPLINE
from alesia.games.rome_vs_gaul.components import GERMANI, ROMAN
from alesia.games.rome_vs_gaul.dice import battle_result
from alesia.games.rome_vs_gaul.nonplayers.forecast import decimal
from alesia.games.rome_vs_gaul.nonplayers.mind import Mind
from alesia.games.rome_vs_gaul.state import State
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import PASS

WON = 2.0  # what the field is worth, in hits
ELITE_RISK = 1 / 3  # 13.5.3 steps that the elite unit loses on average
LEAST = 0.01  # what a reroll must bring


class Field(NamedTuple):
    """A battle as it lies: both strengths, whether the attacker and the defender are Roman, and the four dice."""

    attack: int
    defence: int
    romans: tuple[bool, bool]
    dice: tuple[int, ...]

    def standing(self) -> float:
        """Of the attacker: hits scored less hits taken, and the field; a draw is lost."""
        mine = battle_result(self.attack, self._sum(0))
        theirs = battle_result(self.defence, self._sum(1))
        return mine.number - theirs.number + (WON if mine > theirs else -WON)

    def _sum(self, force: int) -> int:
        least = DISCIPLINE if self.romans[force] else 1
        return sum([max(least, die) for die in self.dice[2 * force : 2 * force + 2]])

    def with_die(self, number: int, face: int) -> "Field":
        return self._replace(dice=(*self.dice[:number], face, *self.dice[number + 1 :]))


@cache
def gains(field: Field) -> tuple[float, ...]:
    """What a new throw of each die brings the attacker on average."""
    now = field.standing()
    throws = [[field.with_die(number, face).standing() for face in range(1, 7)] for number in range(len(field.dice))]
    return tuple(sum(each) / 6 - now for each in throws)


def field_of(s: State) -> Field:
    """17.4 The German Tribe is no Roman army."""
    attacker = s.attacker == ROMAN
    defender = not attacker and s.battle != s.place[GERMANI] + 1
    return Field(s.attack, s.defence, (attacker, defender), tuple(s.dice))


def best_reroll(mind: Mind, ask: Ask, cost: float = 0.0) -> Option:
    """The die whose new throw is expected to bring most; none, if all would make it worse."""
    sign = 1 if mind.s.attacker == mind.side else -1
    found = [sign * gain for gain in gains(field_of(mind.s))]
    best = max(range(len(found)), key=found.__getitem__)
    if found[best] - cost < LEAST:
        mind.walk.note("note.no_reroll", ask.rule)
        return PASS
    mind.walk.note("note.reroll", ask.rule, DICE[best], decimal(found[best]))
    return Option("reroll", DICE[best].name)
