"""3.1 The Commands by name."""

from typing import Self

from alesia.games.falling_sky.components import GERMANS, ROMANS, Faction
from alesia.kernel.ask import Noun


class Command(Noun):
    """A Command that a Faction chooses from its sheet."""

    def __new__(cls, index: int, name: str) -> Self:
        return super().__new__(cls, index, "command", name)


RECRUIT, MARCH, SEIZE, BATTLE = Command(1, "Recruit"), Command(2, "March"), Command(3, "Seize"), Command(4, "Battle")
RALLY, RAID = Command(5, "Rally"), Command(6, "Raid")
ROMAN_COMMANDS = (RECRUIT, MARCH, SEIZE, BATTLE)
GALLIC_COMMANDS = (RALLY, MARCH, RAID, BATTLE)
COMMANDS = {int(c): c for c in (RECRUIT, MARCH, SEIZE, BATTLE, RALLY, RAID)}


def commands_of(faction: Faction) -> tuple[Command, ...]:
    """The four Commands of a Faction's sheet."""
    return ROMAN_COMMANDS if faction is ROMANS else GALLIC_COMMANDS


def march_rule(faction: Faction) -> str:
    return "3.2.2" if faction is ROMANS else "3.3.2"


def battle_rule(attacker: Faction) -> str:
    """3.2.4, 3.3.4 or 3.4.4, by who attacks."""
    if attacker is GERMANS:
        return "3.4.4"
    return "3.2.4" if attacker is ROMANS else "3.3.4"
