"""3.1 The Commands by name."""

from typing import Self

from alesia.games.falling_sky.components import ARVERNI, FACTIONS, GERMANS, ROMANS, WINTER, Faction
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import WARS, War
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


def _section(fought: War, faction: Faction) -> str:
    """Where the Commands of a Faction stand: A3.4 those of a player's Germans, A6.2 those of the Arverni if the game
    runs them."""
    if faction is GERMANS:
        return "3.4" if fought.run_by_game is GERMANS else "A3.4"
    if faction is ARVERNI and fought.run_by_game is ARVERNI:
        return "A6.2"
    return "3.2" if faction is ROMANS else "3.3"


_PLACES = {RECRUIT: 1, RALLY: 1, MARCH: 2, SEIZE: 3, RAID: 3, BATTLE: 4}
# By war, Faction and Command.
_PARAGRAPHS = tuple(
    tuple({c: f"{_section(fought, faction)}.{place}" for c, place in _PLACES.items()} for faction in FACTIONS)
    for fought in WARS
)


def rule_of(s: State, command: Command, faction: Faction) -> str:
    """The paragraph by which the Faction executes the Command."""
    return _PARAGRAPHS[s.scenario][faction][command]


def is_frost(s: State) -> bool:
    """2.3.8 The last Event card before WINTER; 5.1.1 Events may still allow March, A53 one that costs, too."""
    return s.next_card == WINTER and not s.free and not s.campaign


def march_rule(s: State, faction: Faction) -> str:
    return _PARAGRAPHS[s.scenario][faction][MARCH]


def battle_rule(s: State, attacker: Faction) -> str:
    return _PARAGRAPHS[s.scenario][attacker][BATTLE]
