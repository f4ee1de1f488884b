"""8.7.1 Marches with Vercingetorix: ways with little Harassment, and truces asked of players."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from alesia.games.falling_sky.board import fresh, hidden, leader_region
from alesia.games.falling_sky.commands.base import is_frost
from alesia.games.falling_sky.commands.march import march_cost
from alesia.games.falling_sky.components import ARVERNI, LEADER, OWN_BANDS, PLAYERS, Faction, Region, piece
from alesia.games.falling_sky.nonplayers.arverni.abilities import devastate_or_entreat
from alesia.games.falling_sky.nonplayers.marching import HOPED, MarchPlan, Move, Way, ways
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.plans import AbilityPlan
from alesia.games.falling_sky.state import State, altered
from alesia.kernel.ask import Ask, Option
from alesia.kernel.word import row
from alesia.nonplayers.mind import Priority
from alesia.nonplayers.options import offered

MOST_LOSSES = 3
HARASSERS = 3  # Hidden pieces for one Loss (3.2.2)
NEGOTIATE, BACK = Option("negotiate"), Option("back")
Moves = Callable[[Mind], list[Move]]
LEAST_HARASSED = Priority("arverni.march.least_harassment", lambda mind, way: -way.losses)
UNASKED = Priority("arverni.march.unasked", lambda mind, way: -hoped_for(mind.s, way.regions))


def able(s: State, region: Region) -> int:
    """Warbands that may leave the Region (4 are not walled in) and have not moved."""
    return sum([fresh(s, region, what) for what in OWN_BANDS[ARVERNI]])


def spared(s: State, region: Region, leave: int) -> int:
    """Warbands that can March if so many of those stay that have not just come."""
    here = [region.base + what for what in OWN_BANDS[ARVERNI]]
    standing = sum([s.pieces[at] - s.moved[at] for at in here])
    return max(0, min(able(s, region), standing - leave))


def leader_to_march(s: State) -> Region | None:
    """Where the Leader is, if he may leave it."""
    here = leader_region(s, ARVERNI)
    return here if here is not None and fresh(s, here, piece(ARVERNI, LEADER)) else None


def tell_no_march(mind: Mind) -> None:
    """Why nobody can March at all."""
    if is_frost(mind.s):
        mind.impossible("why.march_upon_frost")
    else:
        mind.impossible("why.no_march", mind.s.resources[ARVERNI])


def tell_leader_stays(mind: Mind) -> None:
    """Why others can March, and the Leader not."""
    here = leader_region(mind.s, ARVERNI)
    if here is None:
        mind.impossible("why.no_leader")
    elif not fresh(mind.s, here, piece(ARVERNI, LEADER)):
        mind.impossible("why.leader_stays", here)
    elif march_cost(mind.s, ARVERNI, here) > mind.s.resources[ARVERNI]:
        mind.impossible("why.leader_cannot_pay", here, march_cost(mind.s, ARVERNI, here), mind.s.resources[ARVERNI])
    else:
        mind.impossible("why.leader_not_open", here)


def leader_ways(mind: Mind, origin: Region, warbands: int) -> dict[Region, Way]:
    """The best way of the Leader to each Region that he can reach: fewest Losses, at most three, none on him; then
    without asking anybody; then into a second Region only if need be."""
    best: dict[Region, Way] = {}
    ranks: dict[Region, tuple[int, int, int]] = {}
    most, open_ = min(MOST_LOSSES, warbands), mind.s.into or -1
    for way in _all_ways(mind, origin):
        to = way.regions[-1]
        if to is origin or way.losses > most or not open_ & to.mask:
            continue
        rank = _rank(mind.s, way)
        if to not in best or rank < ranks[to]:
            best[to], ranks[to] = way, rank
    return best


def _all_ways(mind: Mind, origin: Region) -> list[Way]:
    """Of the Leader from there, found once a question on the same board."""
    name = f"arverni.ways.{origin}"
    match mind.foreseen.get(name):
        case (board, list(found)) if board is mind.s:
            return found
    found = ways(mind, origin, leader=True)
    mind.foreseen[name] = (mind.s, found)
    return found


def _rank(s: State, way: Way) -> tuple[int, int, int]:
    return (way.losses, hoped_for(s, way.regions), len(way.regions))


def hoped_for(s: State, way: tuple[Region, ...]) -> int:
    """The Losses that he is spared on a way if players agree who have not been asked yet."""
    if HOPED not in s.truce:
        return 0
    return sum(hidden(s, r, f) // HARASSERS for f in PLAYERS if s.truce[f] == HOPED for r in way[:-1])


def may_end(s: State, region: Region) -> bool:
    """5.4 Where an Event lets the March end, if one grants it."""
    return not s.into or bool(s.into & region.mask)


@contextmanager
def imagining(mind: Mind, board: State) -> Iterator[None]:
    """Think about another board for a while."""
    seen, mind.s = mind.s, board
    try:
        yield
    finally:
        mind.s = seen


@contextmanager
def musing(mind: Mind, board: State, begun: int) -> Iterator[None]:
    """Think about another board with the dice that were cast from there on, and leave no trace."""
    walk, at = mind.walk, mind.dice.at
    mind.walk, mind.dice.at = walk.aside(), begun
    try:
        with imagining(mind, board):
            yield
    finally:
        mind.walk, mind.dice.at = walk, at


class Origins(tuple[Region, ...]):
    """Regions to March from."""

    __slots__ = ()

    @property
    def phrase(self) -> object:
        return row("phrase.both", tuple(self))


class LedMarch(MarchPlan):
    """A March that may lead Vercingetorix past others: players are first asked not to Harass him (1.5.2)."""

    def __init__(self, think: Moves, moves: list[Move], begun: int) -> None:
        super().__init__(moves)
        self.think = think
        self.begun = begun  # its first die
        self.partner: Faction | None = None
        self.settled = False

    def command(self, mind: Mind, ask: Ask) -> Option | None:
        return self._seek_truce(mind, ask) or super().command(mind, ask)

    def _seek_truce(self, mind: Mind, ask: Ask) -> Option | None:
        if self.settled or mind.s.committed:
            return None
        asked = self.partner is not None
        self.partner = harasser_on_the_way(mind, self.think, self.begun) if NEGOTIATE in ask.options else None
        if self.partner is not None:
            return NEGOTIATE
        self.settled = True
        if asked:
            self._think_again(mind)
        return None

    def _think_again(self, mind: Mind) -> None:
        """The players have answered: with the same dice, and told only if it leads elsewhere."""
        with musing(mind, mind.s, self.begun):
            moves = self.think(mind)
        if moves and moves != self.moves:
            mind.walk.note("arverni.march.players_have_answered", "8.7.1")
            mind.dice.at = self.begun
            self.moves = self.think(mind)
            self.left = list(self.moves)

    def negotiate(self, mind: Mind, ask: Ask) -> Option | None:
        assert self.partner is not None
        return offered(ask, Option("truce", self.partner.name), BACK)

    def find_ability(self, mind: Mind) -> AbilityPlan | None:
        """After a March; there is none if it depended on a promise that was refused."""
        return devastate_or_entreat(mind) if self.moves else None


def may_seek_truce(mind: Mind, think: Moves, begun: int) -> bool:
    """Whether a March that cannot be might be if a player agreed; only in a turn of the Arverni's own is one asked."""
    return not mind.s.free and harasser_on_the_way(mind, think, begun) is not None


def harasser_on_the_way(mind: Mind, think: Moves, begun: int) -> Faction | None:
    """A player, not yet asked, who could Harass the Leader on the way that he would take if all agreed; nobody if one
    as good needs no consent."""
    s, here = mind.s, leader_region(mind.s, ARVERNI)
    if here is None or not s.named[ARVERNI]:
        return None
    near = here.adjacent
    open_ = [f for f in mind.players() if not s.truce[f] and any(hidden(s, r, f) >= HARASSERS for r in near)]
    if not open_:
        return None
    way = _way_in_peace(mind, think, open_, begun)
    return next((f for f in open_ if any(hidden(s, r, f) >= HARASSERS for r in way[:-1])), None)


def _way_in_peace(mind: Mind, think: Moves, players: list[Faction], begun: int) -> tuple[Region, ...]:
    """The Leader's if these players agree; () if he stays."""
    peace = mind.s.copy()
    for faction in players:
        peace.truce = altered(peace.truce, faction, HOPED)
    with musing(mind, peace, begun):
        return next((each.way for each in think(mind) if each.force.leader), ())
