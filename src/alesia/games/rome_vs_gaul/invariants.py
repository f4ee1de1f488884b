"""What must be true of every state between two answers."""

from alesia.games.rome_vs_gaul.components import (
    CARDS,
    COUNCIL_INFLUENCE,
    COUNCIL_TRIBES,
    GALLIC,
    GERMANI,
    HAND,
    MILITIA,
    PIECES,
    PLAYERS,
    SPACES,
    TRIBES,
)
from alesia.games.rome_vs_gaul.control import INFLUENCE, walls_of
from alesia.games.rome_vs_gaul.losses import town_of
from alesia.games.rome_vs_gaul.siege import location
from alesia.games.rome_vs_gaul.state import (
    COUNCIL,
    ELIMINATED,
    GONE,
    HANDS,
    PLAYED,
    TOWN,
    WAITING,
    State,
)


def check(s: State) -> None:
    """Raise AssertionError where the state breaks the rules."""
    for piece in PIECES:
        place = s.place[piece]
        assert place <= GONE, f"2.3: {piece} is nowhere"
        if place < WAITING:
            assert 1 <= s.steps[piece] <= piece.steps, f"2.3.1: {piece} has {s.steps[piece]} steps"
            assert not s.inside[piece] or walls_of(s, place) is piece.side, f"10.6: {piece} inside {SPACES[place]}"
            assert SPACES[place].kind != "german" or piece is GERMANI, f"10.7: {piece} in {SPACES[place]}"
            assert piece.side is not GALLIC or not SPACES[place].region.romans_only, f"10.7: {piece} overseas"
        else:
            assert not s.army[piece], f"10.2: {piece} moves off the map"
    for tribe in TRIBES:
        assert (s.place[tribe] < WAITING) is (town_of(s, tribe) is not None), f"11.2.4: the Town of the {tribe}"
        assert s.place[tribe] != ELIMINATED or not s.steps[tribe], f"11.1: {tribe} has steps"
    assert sum(s.place[tribe] == COUNCIL for tribe in TRIBES) <= COUNCIL_TRIBES, "18.1: Tribes in the Council Box"
    assert s.council <= COUNCIL_INFLUENCE, "18.1: markers in the Council Box"
    assert (s.place[MILITIA] < WAITING) is (s.militia > 0), "17.6.1: the side of the Militia"
    for space in SPACES:
        assert (s.control[space] == TOWN) is (s.towns[space] > 0), f"11.2: the Town in {space}"
        assert not (s.devastated[space] and s.control[space] in INFLUENCE), f"17.5.1: {space} is devastated"
        if s.points[space]:
            assert s.points[space] < location(s, space).walls.points, f"14.3.1: {space} should have fallen"
    for side in PLAYERS:
        assert s.cards.count(HANDS[side]) <= HAND, f"7.2.1: the {side} player holds too many cards"
    assert sum(s.cards[card] == PLAYED for card in CARDS) <= 1, "7.4.2: two cards are being played"
