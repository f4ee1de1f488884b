"""8.8.1 Whose Allies and Citadels the Romans March to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import cached_property, reduce
from itertools import chain
from operator import or_
from typing import NamedTuple

from alesia.games.falling_sky.available import allies_and_citadels_on_map, bases_on_map
from alesia.games.falling_sky.board import bases, overview, regions_in
from alesia.games.falling_sky.components import ROMANS, Faction, Region, mask_of
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.romans.enemies import winners
from alesia.games.falling_sky.war import run_by_game, targets_of
from alesia.kernel.word import numbered

GERMANIC_ALLIES = 2
MOST = "romans.march.most_settled"
DIE_COURSES = (1, 3, 5)  # 1 or 2, 3 or 4, 5 or 6


class Goal(NamedTuple):
    """Enemies of one rank: Rome goes to any of their Allies and Citadels before those of the next."""

    key: str
    enemies: tuple[Faction, ...]


Found = tuple[Goal, list[Region]]
Best = Callable[[Goal, list[Region]], Sequence[Region]]  # what the further priorities leave of them


class Goals:
    """The ranks in order; the die is rolled only when the enemies near victory give no destination, and it could
    decide something."""

    def __init__(self, mind: Mind, die: int | None = None) -> None:
        self.mind = mind
        self.die = die  # known if it has been rolled for this March
        self._settled: dict[Faction, int] = {}  # masks of the Regions where they have Allies or Citadels

    def with_die(self, die: int) -> "Goals":
        """The same if the die shows this."""
        found = copy(self)
        found.die = die
        return found

    @property
    def courses(self) -> list[int]:
        """What the die has shown; or else one face for each rank that it could put before the others, and for none."""
        faces = DIE_COURSES if self.die is None else (self.die,)
        return [die for die in faces if die == faces[-1] or any(self._by_face(die))]

    @cached_property
    def _near(self) -> list[Faction]:
        """Enemies at victory."""
        return winners(self.mind.s)

    def first(self, is_open: Callable[[Region], bool], best: Best) -> Found | None:
        """The first rank that has an Ally or Citadel in a Region that is open to Rome."""
        found = self._among(self._at_victory(), is_open) or self._by_die(is_open, best)
        if found is not None and self.mind.tells:
            self._tell_die_in_vain(found[0])
            numbers = tuple(numbered(f, bases_on_map(self.mind.s, f)) for f in targets_of(self.mind.s, ROMANS))
            self.mind.walk.note(found[0].key, "8.8.1", found[0].enemies, tuple(found[1]), numbers)
        return found

    def _tell_die_in_vain(self, goal: Goal) -> None:
        """Why it goes to whoever has most though the die said Germans, or players."""
        if self.die is None or self.die > 4 or goal.key != MOST:
            return
        if self.die <= 2:
            germanic = allies_and_citadels_on_map(self.mind.s, run_by_game(self.mind.s))
            self.mind.walk.remind("romans.march.no_germans", "8.8.1", germanic)
        elif players := self._players():
            self.mind.walk.remind("romans.march.no_players_near", "8.8.1", players)
        else:
            self.mind.walk.remind("romans.march.no_players", "8.8.1")

    def _players(self) -> tuple[Faction, ...]:
        return tuple(f for f in targets_of(self.mind.s, ROMANS) if self.mind.is_player(f))

    def _among(self, goals: Iterable[Goal], is_open: Callable[[Region], bool]) -> Found | None:
        for goal in goals:
            found = [r for r in self._homes(goal) if is_open(r)]
            if found:
                return goal, found
        return None

    def _homes(self, goal: Goal) -> tuple[Region, ...]:
        """Where any of these enemies has an Ally or Citadel."""
        return regions_in(self.settled_by(goal.enemies))

    def settled_by(self, enemies: Iterable[Faction]) -> int:
        """Mask of the Regions where any of these has an Ally or Citadel, A8.8.1 or a Settlement."""
        return reduce(or_, map(self._homes_of, enemies), 0)

    def _homes_of(self, faction: Faction) -> int:
        found = self._settled.get(faction)
        if found is None:
            s = self.mind.s
            own = regions_in(overview(s).present[faction])
            found = self._settled[faction] = mask_of(r for r in own if bases(s, r, faction))
        return found

    def _at_victory(self) -> Iterator[Goal]:
        mind = self.mind
        for key, wanted in (("romans.march.player_at_victory", True), ("romans.march.enemy_at_victory", False)):
            found = tuple(f for f in self._near if mind.is_player(f) is wanted)
            if found:
                yield Goal(key, found)

    def _by_die(self, is_open: Callable[[Region], bool], best: Best) -> Found | None:
        if self.die is None:
            most = self._among(self._by_most(), is_open)
            courses = [self._among(self._by_face(die), is_open) or most for die in self.courses]
            if _are_alike(courses, best):
                if most is not None:
                    self.mind.walk.remind("romans.march.no_die", "8.8.1")
                return most
            self.die = self.mind.roll("romans.march.target", "8.8.1")
        return self._among(chain(self._by_face(self.die), self._by_most()), is_open)

    def _by_face(self, die: int) -> Iterator[Goal]:
        """Whom the die puts before the others, if anybody."""
        mind = self.mind
        prey = run_by_game(mind.s)  # Germans, A8.8.1 Arverni
        if die <= 2 and allies_and_citadels_on_map(mind.s, prey) >= GERMANIC_ALLIES:
            yield Goal("romans.march.germans", (prey,))
        elif die in (3, 4) and (players := self._players()):
            yield Goal("romans.march.players", players)

    def _by_most(self) -> Iterator[Goal]:
        """Whoever has most Allies and Citadels on the map, then whoever has next most."""
        s = self.mind.s
        numbers = {f: bases_on_map(s, f) for f in targets_of(s, ROMANS)}
        for n in sorted(set(numbers.values()), reverse=True):
            if n:
                yield Goal(MOST, tuple(f for f in numbers if numbers[f] == n))


def _are_alike(courses: Sequence[Found | None], best: Best) -> bool:
    """Whether all of them lead to the same Regions."""
    first, *others = courses
    for other in [each for each in others if each != first]:
        if first is None or other is None or not {*first[1]} & {*other[1]} or list(best(*first)) != list(best(*other)):
            return False
    return True


def settled(mind: Mind, region: Region, goal: Goal) -> int:
    """The most Allies and Citadels, A8.8.1 with a Settlement, that one of these enemies has there."""
    return max([bases(mind.s, region, f) for f in goal.enemies], default=0)
