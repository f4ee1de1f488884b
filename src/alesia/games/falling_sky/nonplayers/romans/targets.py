"""8.8.1 Whose Allies and Citadels the Romans March to."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from alesia.games.falling_sky.board import allies_and_citadels, allies_and_citadels_on_map, regions
from alesia.games.falling_sky.components import GERMANS, Faction, Region
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.enemies import ENEMIES, winners

GERMANIC_ALLIES = 2


class Goal(NamedTuple):
    """Enemies of one rank: Rome goes to any of their Allies and Citadels before those of the next."""

    key: str
    enemies: tuple[Faction, ...]


class Goals:
    """The ranks in order; the die is rolled only when the enemies near victory give no destination."""

    def __init__(self, mind: Mind, die: int | None = None) -> None:
        self.mind = mind
        self.die = die  # known if the March is thought through a second time
        self._coming = self._rank()
        self._known: list[Goal] = []

    def __iter__(self) -> Iterator[Goal]:
        yield from self._known
        for goal in self._coming:
            self._known.append(goal)
            yield goal

    def _rank(self) -> Iterator[Goal]:
        mind, near = self.mind, winners(self.mind.s)
        for key, wanted in (("romans.march.player_at_victory", True), ("romans.march.enemy_at_victory", False)):
            found = tuple(f for f in near if mind.is_player(f) is wanted)
            if found:
                yield Goal(key, found)
        die = self.die = self.die or mind.roll("romans.march.target", "8.8.1")
        if die <= 2 and allies_and_citadels_on_map(mind.s, GERMANS) >= GERMANIC_ALLIES:
            yield Goal("romans.march.germans", (GERMANS,))
        elif die in (3, 4) and (players := tuple(f for f in ENEMIES if mind.is_player(f))):
            yield Goal("romans.march.players", players)
        yield from self._by_most()

    def _by_most(self) -> Iterator[Goal]:
        """Whoever has most Allies and Citadels on the map, then whoever has next most."""
        s = self.mind.s
        numbers = {f: allies_and_citadels_on_map(s, f) for f in ENEMIES}
        for n in sorted(set(numbers.values()), reverse=True):
            if n:
                yield Goal("romans.march.most_settled", tuple(f for f in ENEMIES if numbers[f] == n))

    def first(self, is_open: Callable[[Region], bool]) -> tuple[Goal, list[Region]] | None:
        """The first rank that has an Ally or Citadel in a Region that is open to Rome."""
        for goal in self:
            found = [r for r in regions(self.mind.s) if settled(self.mind, r, goal) and is_open(r)]
            if found:
                self.mind.walk.note(goal.key, "8.8.1", goal.enemies)
                return goal, found
        return None


def settled(mind: Mind, region: Region, goal: Goal) -> int:
    """The most Allies and Citadels that one of these enemies has there."""
    return max([allies_and_citadels(mind.s, region, f) for f in goal.enemies], default=0)
