"""Falling Sky (COIN volume VI, second edition): an unofficial engine for people who own the game."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from alesia.games.falling_sky import counting, encoding, form, invariants, notation, observe, reading, sweeps, tabletop
from alesia.games.falling_sky.asides import Aside, Case, case_of
from alesia.games.falling_sky.components import NO_CARD, WINTER, Faction
from alesia.games.falling_sky.deck import PAX_GALLICA, SCENARIOS, scenario_of
from alesia.games.falling_sky.imagining import Mystery
from alesia.games.falling_sky.negotiation import Gaul, hand_of, is_nonplayer
from alesia.games.falling_sky.nonplayers import Nonplayer
from alesia.games.falling_sky.phases import phase_of
from alesia.games.falling_sky.scenarios import set_belgic_leader
from alesia.games.falling_sky.sequence import play
from alesia.games.falling_sky.state import State, state_from_json
from alesia.games.falling_sky.strategy import CardStrategy
from alesia.games.falling_sky.tracks import victory_margin
from alesia.games.falling_sky.victory import SOLO
from alesia.games.falling_sky.vocabulary import QUESTIONS, VOCABULARY
from alesia.games.falling_sky.war import FALLING_SKY, War, chairs, faction_at, players, run_by_game, seat_of, war
from alesia.kernel.ask import Procedure
from alesia.kernel.errors import BadOption
from alesia.kernel.game import NO_SEAT, CardInfo, GameOption, Inquiry, Result, Scene
from alesia.kernel.rooms import Rooms, Title
from alesia.kernel.sweep import Asked, Sweeps
from alesia.kernel.toml import read_toml

FOUR = "four"
STRATEGY = CardStrategy()
Options = Mapping[str, str | bool]


def seatings(fought: War) -> tuple[str, ...]:
    """1.5.1 Who plays whom; with three, the Belgae or the Aedui have a second Faction beside them."""
    return (FOUR, f"three-{fought.friends_of_belgae.name.lower()}-belgae", "three-romans-aedui", "two")


def titles_of(game: str) -> dict[str, str]:
    """The scenarios of a game."""
    return {each.name: each.title for each in SCENARIOS if each.game == game}


def cards_of(fought: War) -> tuple[CardInfo, ...]:
    """2.3, A2.1 The deck: each card as it is printed, with its order in this war."""
    orders = {card: tuple(f.name for f in fought.orders[card]) for card in fought.cards}
    cards = [CardInfo(int(card), card.title, order, card.name) for card, order in orders.items()]
    return (*cards, CardInfo(int(WINTER), WINTER.title))


class FallingSky(Title[State]):
    """The game as the table sees it."""

    name = "falling-sky"
    title = "Falling Sky"
    rules_version = "14"
    has_secrets = False
    factions: ClassVar[tuple[Faction, ...]] = FALLING_SKY.players  # by seat
    seats: tuple[str, ...] = tuple(faction.name for faction in factions)
    automatic: tuple[str, ...] = (FALLING_SKY.run_by_game.name,)
    scenarios: Mapping[str, str] = titles_of(name)
    options: tuple[GameOption, ...] = (
        GameOption("seating", seatings(FALLING_SKY), "1.5.1"),
        GameOption("short", (False, True), "2.1"),
        GameOption("sudden_frost", (False, True), "2.3.8"),
        GameOption("even_initiative", (False, True), "2.1"),
        GameOption("solo", SOLO, "8.9"),
        GameOption("diviciacus", (False, True), "5.3"),
    )

    cards = cards_of(FALLING_SKY)
    vocabulary = VOCABULARY
    questions = QUESTIONS
    rooms = Rooms(
        play=play,
        observing=observe,
        counting=counting,
        encode=encoding.encode,
        imagine=Mystery,
        position_text=notation.position_text,
        layout=tabletop.layout,
        form=form.form,
        check=invariants.check,
        state_from_json=state_from_json,
    )

    def setup(self, scenario: str, options: Options) -> State:
        return _laid_out(scenario_of(scenario), frozenset(options.items())).copy()

    def read_position(self, text: str, scenario: str, options: Options) -> State:
        table = read_toml(text)
        return reading.read_position(_with_options(scenario_of(scenario), options), table)

    def standing(self, state: State) -> Mapping[str, int]:
        """7.3 The victory margins."""
        return {faction.name: victory_margin(state, faction) for faction in players(state)}

    def seat_nonplayers(self, state: State, seats: Sequence[int]) -> None:
        """8.0 These Factions are Non-players."""
        for seat in seats:
            state.nonplayers |= 1 << faction_at(state, seat)
        if state.card == NO_CARD:
            set_belgic_leader(state)

    def nonplayer(self, seat: int, seed: int, dice: Sequence[int] = ()) -> Nonplayer:
        return Nonplayer(self.factions[seat], seed, dice)

    def nonplayers(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, faction in enumerate(chairs(state)) if is_nonplayer(state, faction))

    def strategy(self) -> CardStrategy:
        return STRATEGY

    def inquire(self, inquiry: Inquiry) -> Scene[State]:
        """8 The turn of a Non-player; or something that another Faction does to it; 6.2, A6.2 or a Phase of the Faction
        that the game runs."""
        s = _with_options(_first_scenario(self.name), {})
        reading.read_scenario(s, read_toml(inquiry.position))
        faction = run_by_game(s) if inquiry.seat == NO_SEAT else self.factions[inquiry.seat]
        table = reading.with_nonplayers(s, inquiry, faction)
        if faction is run_by_game(s):
            state = reading.read_position(s, table)
            return Scene(self.aside(*phase_of(state, inquiry.about)), state)
        if inquiry.about is None:
            return Scene(self, reading.read_position(s, reading.turn_of(s, table, faction)))
        state = reading.read_position(s, table)
        aside, case = case_of(state, inquiry.about, faction, inquiry.by, inquiry.place)
        return Scene(self.aside(aside, case), state, seat_of(state, case.by))

    def aside(self, aside: Aside, case: Case) -> "FallingSky":
        """A game that plays this alone."""
        return AsideGame(aside, case)

    def sweeps(self, state: State, seat: int, ask: Asked) -> Sweeps:
        return sweeps.sweeps(state, faction_at(state, seat), ask)

    def player_of(self, state: State, seat: int) -> int:
        """1.5.1 By the first seat in the same hands."""
        return chairs(state).index(hand_of(state, seat)[0])


class AsideGame(FallingSky):
    """One thing out of the game: nothing comes after it."""

    def __init__(self, aside: Aside, case: Case) -> None:
        self._aside, self._case = aside, case

    def main(self, g: Gaul) -> Procedure[None]:
        return played_alone(g, self._aside, self._case)


def played_alone(g: Gaul, aside: Aside, case: Case) -> Procedure[None]:
    """A thing that is asked about, and with it the end."""
    yield from aside.play(g, case)
    g.finish(Result("asked", ()))


@lru_cache(maxsize=64)
def _laid_out(index: int, options: frozenset[tuple[str, str | bool]]) -> State:
    """A scenario set up once, to be copied for every game."""
    s = _with_options(index, dict(options))
    reading.read_position(s, SCENARIOS[index].position)
    set_belgic_leader(s)
    _clear_cards(s)
    return s


def _with_options(scenario: int, options: Options) -> State:
    s = State()
    s.scenario = scenario
    s.seating = seatings(war(s)).index(str(options.get("seating", FOUR)))
    s.short = int(options.get("short", False) is True)
    s.sudden_frost = int(options.get("sudden_frost", False) is True)
    s.solo = SOLO.index(str(options.get("solo", SOLO[0])))
    s.even_initiative = int(options.get("even_initiative", False) is True)
    s.diviciacus = int(options.get("diviciacus", war(s).has_diviciacus) is True)
    if scenario == PAX_GALLICA and (s.even_initiative or s.short):
        which = "even_initiative" if s.even_initiative else "short"
        raise BadOption("option {0!r} is not for Pax Gallica? (2.1)", which)
    return s


def _first_scenario(game: str) -> int:
    return next(index for index, each in enumerate(SCENARIOS) if each.game == game)


def _clear_cards(s: State) -> None:
    """A set-up has no card yet: the first two are drawn when play begins (2.2)."""
    s.card = s.next_card = s.cards_drawn = s.winters = 0
    s.seen = bytes(len(s.seen))


GAME = FallingSky()
