"""The state as a fingerprint: whatever is true tells, and room for what is not there does not."""

from alesia.games.falling_sky.components import OFF_MAP
from alesia.games.falling_sky.state import ARRAYS, NUMBERS, State, altered


def test_every_count_and_every_number_tells_in_the_digest() -> None:
    """No two boards that differ in one place, nor the empty one, have the same fingerprint."""
    found = {State().digest()}
    for name, size in ARRAYS.items():
        for place in range(size):
            state = State()
            array = getattr(state, name)
            setattr(state, name, altered(array, place, 2 if name == "tribes" else OFF_MAP))
            found.add(state.digest())
    for name in NUMBERS:
        state = State()
        setattr(state, name, 3)
        found.add(state.digest())
    assert len(found) == 1 + sum(ARRAYS.values()) + len(NUMBERS)


def test_room_for_more_does_not_tell() -> None:
    """Cards, Factions and Tribes of another war leave the dice of this one as they are."""
    state, digest = State(), State().digest()
    for name in ARRAYS:
        setattr(state, name, getattr(state, name) + bytes([OFF_MAP if name == "tribes" else 0] * 3))
    assert state.digest() == digest
