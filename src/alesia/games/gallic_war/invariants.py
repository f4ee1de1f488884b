"""What must be true of every state between two answers."""

from alesia.games.gallic_war.board import HANDS, contested_areas, crossed_into, home_of, units_in
from alesia.games.gallic_war.components import (
    AREAS,
    BARBARIAN,
    BORDERS,
    CARDS,
    HAND,
    LEADERS,
    MASSIVE_REVOLT,
    MINOR_LEADERS,
    MOST_SUPPLY,
    NEUTRAL,
    OFF_MAP,
    PLAYERS,
    ROMAN,
    UNITS,
    Unit,
)
from alesia.games.gallic_war.state import FALLEN, GONE, REMOVED, WINTER, State


def check(s: State) -> None:
    """Raise AssertionError where the state breaks the rules."""
    for unit in UNITS:
        _check_unit(s, unit)
    _check_areas(s)
    _check_borders(s)
    _check_cards(s)
    _check_leaders(s)
    assert 0 <= s.supply <= MOST_SUPPLY, f"6.6: supply {s.supply}"
    assert s.german_vp <= 3, f"8.0: {s.german_vp} points for Germans"


def _check_unit(s: State, unit: Unit) -> None:
    """2.2 Whose it is, how strong, and where."""
    if s.place[unit] >= FALLEN:
        assert s.place[unit] <= GONE, f"2.2: {unit} is nowhere"
        assert unit.tribe is None or s.place[unit] == FALLEN, f"6.2.1: {unit} has left the game"
        assert not s.revealed[unit], f"5.2.2: {unit} is revealed off the map"
        return
    assert 1 <= s.strength[unit] <= unit.full, f"2.2: {unit} has strength {s.strength[unit]}"
    assert s.place[unit] != OFF_MAP or unit.is_black, f"5.2.1E: {unit} off the map"
    if unit.tribe is None:
        assert s.owner[unit] == (ROMAN if unit.is_black else BARBARIAN), f"2.2: {unit} has changed sides"
    elif s.owner[unit] == NEUTRAL:
        assert (s.place[unit], s.strength[unit]) == (unit.tribe, unit.full), f"3.0: {unit} is neutral"


def _check_areas(s: State) -> None:
    """2.2 Neutral tribes are alone; both players meet only while a card or the way home is being resolved."""
    for area in AREAS:
        if units_in(s, area, NEUTRAL):
            assert not any(units_in(s, area, side) for side in PLAYERS), f"5.2.1E: a neutral tribe in {area}"
    if s.round != WINTER and not any(s.played):
        assert not contested_areas(s), "5.2: a battle was not fought"
    assert s.battle or not any(s.revealed), "5.2.2: units lie open without a battle"


def _check_borders(s: State) -> None:
    """5.2.1E Border limits, for each player."""
    for border in BORDERS:
        for side in PLAYERS:
            for into in border.ends:
                assert crossed_into(s, side, border, into) <= border.limit, f"5.2.1E: too many units over {border}"


def _check_cards(s: State) -> None:
    for side in PLAYERS:
        assert s.cards.count(HANDS[side]) <= HAND, f"5.1: the {side} holds too many cards"
    removed = [card for card in CARDS if s.cards[card] == REMOVED]
    assert removed in ([], [MASSIVE_REVOLT]), "11.0C: a card has left the game"


def _check_leaders(s: State) -> None:
    """7.3, 7.4 A leader on the map has a home area, and only such; a minor one not among neutrals (6.2.1)."""
    for index, leader in enumerate(LEADERS):
        assert (s.place[leader] < FALLEN) == (s.homes[index] > 0), f"7.4: the home area of {leader}"
        home = home_of(s, leader)
        if home is not None and leader in MINOR_LEADERS:
            assert not units_in(s, home, NEUTRAL), f"6.2.1: the home area of {leader} is neutral"
