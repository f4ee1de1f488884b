"""4 Sequence of Play: eight turns of a Card Phase and an End of Turn Phase."""

from alesia.games.gallic_war.board import Gaul
from alesia.games.gallic_war.cards.draw import deal
from alesia.games.gallic_war.cards.play import card_round, solitaire_round
from alesia.games.gallic_war.components import BARBARIAN, HAND, LAST_TURN, PLAYERS, ROMAN, YEARS, Side
from alesia.games.gallic_war.state import DRAW, State
from alesia.games.gallic_war.tournament import bid_for_the_romans
from alesia.games.gallic_war.victory import end_game
from alesia.games.gallic_war.winter.phase import end_of_turn
from alesia.kernel.ask import CHECKPOINT, Procedure, roll
from alesia.kernel.word import Word


def play(g: Gaul) -> Procedure[None]:
    """4.0 The whole game, turn by turn."""
    if not g.state.begun:
        yield from begin(g)
    while True:
        yield from card_phase(g)
        yield CHECKPOINT
        yield from end_of_turn(g)
        next_turn(g)


def begin(g: Gaul) -> Procedure[None]:
    """What comes before the first turn by options: bids (9.1), and who is first (9.2)."""
    s = g.state
    if s.tournament:
        yield from bid_for_the_romans(g)
    if s.solitaire:
        s.first = yield from first_player(g)
    s.begun = 1


def card_phase(g: Gaul) -> Procedure[None]:
    """5.0 Cards are dealt, and played until no hand is left."""
    s = g.state
    if s.round == DRAW:
        yield CHECKPOINT
        g.log("turn", "4.0", s.turn, Word("year", YEARS[s.turn - 1].name))
        yield from deal(g)
        s.round = 1
    while s.round <= HAND:
        yield CHECKPOINT
        g.log("round", "5.2", s.round)
        yield from solitaire_round(g, first_of(s)) if s.solitaire else card_round(g)
        s.round += 1


def next_turn(g: Gaul) -> None:
    s = g.state
    if s.turn == LAST_TURN:
        end_game(g)
    s.turn += 1
    s.round = DRAW
    s.raids = s.harvest = 0


# ---- 9.2 Solitaire Play -----------------------------------------------------------------------------------------


def first_player(g: Gaul) -> Procedure[int]:
    """9.2 A die for each side: the higher roll is the first player of the first turn."""
    while True:
        roman = yield from roll("first_player_roll", "9.2", ROMAN)
        barbarian = yield from roll("first_player_roll", "9.2", BARBARIAN)
        if roman != barbarian:
            first = ROMAN if roman > barbarian else BARBARIAN
            g.log("first_player", "9.2", first, roman, barbarian)
            return first


def first_of(s: State) -> Side:
    """9.2 The first player alternates from turn to turn."""
    return PLAYERS[(s.first + s.turn - 1) % 2]
