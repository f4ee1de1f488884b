"""8.4.4 Frost and player victory."""

from functools import partial

from alesia.games.falling_sky.acting import acting_mobile
from alesia.games.falling_sky.board import own_pieces, remove, subdue
from alesia.games.falling_sky.commands.base import SEIZE
from alesia.games.falling_sky.commands.losses import Target, exposed
from alesia.games.falling_sky.commands.strength import PLAIN, Terms
from alesia.games.falling_sky.components import ROMANS, WINTER, Faction, Piece, Region
from alesia.games.falling_sky.negotiation import is_nonplayer
from alesia.games.falling_sky.nonplayers.forecast import futures
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import worth
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.tracks import victory_margin


def is_barred(mind: Mind, before: State, after: State) -> bool:
    """While WINTER shows, nothing that brings a player Faction above its threshold, or further beyond it."""
    if before.next_card != WINTER:
        return False
    for faction in mind.players():
        margin = victory_margin(after, faction)
        if margin > 0 and margin > victory_margin(before, faction):
            return True
    return False


def is_frost(mind: Mind, before: State) -> bool:
    """Whether WINTER shows and somebody plays who could win by it."""
    return before.next_card == WINTER and bool(mind.players())


def bars_battle(
    mind: Mind,
    before: State,
    enemy: Faction,
    region: Region,
    *,
    ambush: bool = False,
    besieged: Target | None = None,
    terms: Terms = PLAIN,
    attacker: Faction | None = None,
) -> bool:
    """Whether any roll of the dice, or what the Defender does, could make of a Battle what Frost forbids."""
    if not is_frost(mind, before):
        return False
    fighting = mind.faction if attacker is None else attacker
    found = futures(before, fighting, enemy, region, ambush=ambush, besieged=besieged, terms=terms)
    return any(is_barred(mind, before, after) for after in found)


def bars_harassment(mind: Mind, victim: Faction, region: Region, n: int) -> bool:
    """Whether the Losses of a Harassment, however they are taken, could do what Frost forbids."""
    if not is_frost(mind, mind.s):
        return False
    boards = [mind.s]
    for _ in range(n):
        boards = [_without(board, region, what) for board in boards for what in _losable(board, victim, region)]
        if any(is_barred(mind, mind.s, after) for after in boards):
            return True
    return False


def _losable(s: State, victim: Faction, region: Region) -> list[Target]:
    """3.2.2, 3.2.3 What the next Loss may fall on; 8.4.1 Non-players give up what is worth least."""
    mobile: list[Target] = [*own_pieces(s, region, acting_mobile(s, region, victim))]
    found = exposed(s, ROMANS, region) if s.command == SEIZE else mobile
    if not is_nonplayer(s, victim):
        return found
    return [what for what in found if worth(s, what) == min(worth(s, each) for each in found)]


def _without(s: State, region: Region, what: Target) -> State:
    after = s.copy()
    if isinstance(what, Piece):
        remove(after, region, what)
    else:
        subdue(after, what)
    return after


class Reckoning:
    """The Battles of one Command together: of the boards that those chosen so far could leave, the best for each
    player."""

    def __init__(self, mind: Mind, before: State, board: State | None = None) -> None:
        self.mind = mind
        self.before = before
        self.boards = [before if board is None else board]

    def _after(self, enemy: Faction, region: Region, ambush: bool, besieged: Target | None) -> list[State]:
        think = partial(futures, ambush=ambush, besieged=besieged)
        return [each for board in self.boards for each in think(board, self.mind.faction, enemy, region)]

    def bars(self, enemy: Faction, region: Region, ambush: bool = False, besieged: Target | None = None) -> bool:
        """Whether one more Battle could bring a player too far."""
        if not is_frost(self.mind, self.before):
            return False
        found = self._after(enemy, region, ambush, besieged)
        return any(is_barred(self.mind, self.before, after) for after in found)

    def add(self, enemy: Faction, region: Region, ambush: bool = False, besieged: Target | None = None) -> None:
        if is_frost(self.mind, self.before):
            found = self._after(enemy, region, ambush, besieged)
            self.boards = [max(found, key=partial(_margin_of, f)) for f in self.mind.players()]


def _margin_of(faction: Faction, board: State) -> int:
    return victory_margin(board, faction)
