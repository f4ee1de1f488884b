"""What an answer has told: found by what each player could not read before it, and can read after it.

A game says which things a seat cannot read now, and what anybody sees of them (``Game.hidden``). So no rule has to
remember that it shows something.
"""

from collections.abc import Collection, Hashable, Mapping

from alesia.kernel.game import Game, S


def is_told(game: Game[S], before: S, after: S, player: int) -> bool:
    """Whether somebody can read what he could not, or this player, who answered, has seen move what he cannot read."""
    for each in players_of(game, before):
        unread = hidden_from(game, before, each)
        still = hidden_from(game, after, each)
        if any(thing not in still for thing in unread):
            return True
        if each == player and any(still[thing] != seen for thing, seen in unread.items()):
            return True
    return False


def is_turned_up(game: Game[S], before: S, after: S, people: Collection[int]) -> bool:
    """Whether people can read what none of them knew: only chance or agents did, who cannot agree to put it back."""
    unread = [set(hidden_from(game, before, each)) for each in people]
    unknown = set[Hashable].intersection(*unread) if unread else set[Hashable]()
    return any(thing not in hidden_from(game, after, each) for each in people for thing in unknown)


def players_of(game: Game[S], state: S) -> list[int]:
    return sorted({game.player_of(state, seat) for seat in range(len(game.seats))})


def hidden_from(game: Game[S], state: S, player: int) -> Mapping[Hashable, Hashable]:
    """What none of the seats in these hands can read."""
    first, *others = [game.hidden(state, seat) for seat in _seats_of(game, state, player)]
    return {thing: seen for thing, seen in first.items() if all(thing in each for each in others)}


def _seats_of(game: Game[S], state: S, player: int) -> list[int]:
    return [seat for seat in range(len(game.seats)) if game.player_of(state, seat) == player]
