"""13.1, 13.2 Who fights whom, and how strong they are."""

from dataclasses import dataclass, field

from alesia.games.rome_vs_gaul.board import Army, total_strength
from alesia.games.rome_vs_gaul.components import GALLIC, NOBODY, ROMAN, Piece, Side, Space
from alesia.games.rome_vs_gaul.control import province_controller
from alesia.games.rome_vs_gaul.state import State

LOCAL_SUPPORT = 2


@dataclass
class Force:
    """One side of a battle."""

    side: Side
    army: Army
    leader: Piece | None
    strength: int
    sortied: Army = field(default_factory=list)  # 14.6.2 those of the army who came out of the walls
    shift: int = 0  # columns to the left on the Battle Table
    more_rerolls: int = 0
    elite: Piece | None = None  # 13.5.3 whose extra reroll is left
    dice: list[int] = field(default_factory=list)
    elite_losses: list[Piece] = field(default_factory=list)


@dataclass
class Combat:
    """13.1 A battle under way: the phasing player attacks."""

    space: Space
    attacker: Force
    defender: Force
    origins: tuple[Space, ...]  # 13.7.1 whence attackers came: nobody retreats there but they
    interrupted: tuple[Space, ...] = ()  # 11.2.4 where battles wait for this one before their retreat
    free: bool = True  # 13.8 whether the army that moves has lost none of the battles for which this one waited

    @property
    def forces(self) -> tuple[Force, Force]:
        return self.attacker, self.defender

    def force_of(self, side: Side) -> Force:
        return self.attacker if self.attacker.side is side else self.defender

    def other(self, force: Force) -> Force:
        return self.defender if force is self.attacker else self.attacker


def battle_strength(s: State, side: Side, army: Army, space: Space) -> int:
    """13.2.1 Combat Strength, Local Support and the Provincia Bonus; 17.4.3 none for the German Tribe."""
    return total_strength(s, army) + support(s, side, space)


def support(s: State, side: Side, space: Space) -> int:
    """13.2.2, 13.2.3 +2 in a Province that the side controls, not overseas; +2 for Rome in Provincia."""
    if side is NOBODY:
        return 0
    local = space.region.local_support and province_controller(s, space.province) is side
    bonus = space.region.roman_bonus if side is ROMAN else 0
    return (LOCAL_SUPPORT if local else 0) + bonus


def elite_of(s: State, army: Army) -> Piece | None:
    """13.5.3 A full-strength elite unit."""
    return next((piece for piece in army if piece.is_elite and s.steps[piece] == piece.steps), None)


def submits(s: State, combat: Combat) -> bool:
    """13.3.1 Romans attack Gauls with three times their Battle Strength."""
    attacker, defender = combat.forces
    return attacker.side is ROMAN and defender.side is GALLIC and attacker.strength >= 3 * defender.strength
