"""Caesar's Gallic War (rules version 2.0): an unofficial engine for people who own the game."""

from collections.abc import Mapping, Sequence

from alesia.games.gallic_war import counting, encoding, form, invariants, notation, observe, reading, tabletop
from alesia.games.gallic_war.board import enter_play
from alesia.games.gallic_war.components import (
    BARBARIAN,
    CARDS,
    GERMAN_CAVALRY,
    GERMANIA,
    PLAYERS,
    ROMAN,
    ROMAN_CAVALRY,
    SETUP,
    TRANSALPINE,
)
from alesia.games.gallic_war.imagining import Mystery
from alesia.games.gallic_war.nonplayers import Nonplayer
from alesia.games.gallic_war.nonplayers.turn import turn_of
from alesia.games.gallic_war.sequence import play
from alesia.games.gallic_war.state import State
from alesia.games.gallic_war.strategy import RoundStrategy
from alesia.games.gallic_war.victory import total
from alesia.games.gallic_war.vocabulary import QUESTIONS, VOCABULARY
from alesia.kernel.errors import BadOption
from alesia.kernel.game import CardInfo, GameOption, Inquiry, Scene
from alesia.kernel.rooms import Rooms, Title
from alesia.kernel.sweep import Asked, Sweeps, everybody
from alesia.kernel.toml import read_toml

Options = Mapping[str, str | bool]
STRATEGY = RoundStrategy()
OPTION_RULES = {
    "tournament": "9.1",
    "solitaire": "9.2",
    "political_control": "9.3",
    "roman_cavalry": "9.4",
    "german_cavalry": "9.4",
    "scorched_earth": "9.5",
    "caesar_called_back": "9.6",
    "politics_of_war": "9.7",
    "legio_x": "9.8",
    "historical_strength": "9.9",
}


class GallicWar(Title[State]):
    """The game as the table sees it."""

    name = "gallic-war"
    title = "Caesar's Gallic War"
    rules_version = "3"
    has_secrets = True
    seats = tuple(side.name for side in PLAYERS)
    scenarios: Mapping[str, str] = {"gallic-war": "58-51 BC"}
    options = tuple(GameOption(name, (False, True), rule) for name, rule in OPTION_RULES.items())
    cards = tuple(CardInfo(card + 1, card.name, value=card.value) for card in CARDS)
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
        state_from_json=State.from_json,
    )

    def setup(self, scenario: str, options: Options) -> State:
        """3.0 Game set-up; 9.4 cavalry begins at home."""
        s = reading.read_position(_with_options(options), SETUP)
        s.begun = 0
        if s.roman_cavalry:
            enter_play(s, ROMAN_CAVALRY, ROMAN, TRANSALPINE, ROMAN_CAVALRY.full)
        if s.german_cavalry:
            enter_play(s, GERMAN_CAVALRY, BARBARIAN, GERMANIA, GERMAN_CAVALRY.full)
        return s

    def read_position(self, text: str, scenario: str, options: Options) -> State:
        return reading.read_position(_with_options(options), read_toml(text))

    def standing(self, state: State) -> Mapping[str, int]:
        """8.0 The victory points that each side would have if the game ended now."""
        return {side.name: total(state, side) for side in PLAYERS}

    def seat_nonplayers(self, state: State, seats: Sequence[int]) -> None:
        """9.1 Who bids may have to change seats, which a non-player cannot."""
        if state.tournament and not state.begun:
            raise BadOption("with 'tournament' (9.1) people bid for the Romans: no seat can be a non-player's")
        for seat in seats:
            state.nonplayers |= 1 << seat

    def nonplayer(self, seat: int, seed: int, dice: Sequence[int] = ()) -> Nonplayer:
        return Nonplayer(PLAYERS[seat], seed, dice)

    def nonplayers(self, state: State) -> tuple[int, ...]:
        return tuple(int(side) for side in PLAYERS if state.nonplayers >> side & 1)

    def strategy(self) -> RoundStrategy:
        return STRATEGY

    def inquire(self, inquiry: Inquiry) -> Scene[State]:
        if inquiry.about is not None or inquiry.nonplayers is not None:
            raise BadOption("of the non-players of Caesar's Gallic War only a round of one card each can be asked")
        table = turn_of(inquiry.position, PLAYERS[inquiry.seat], inquiry.card, inquiry.next_card)
        return Scene(self, reading.read_position(_with_options({}), table))

    def sweeps(self, state: State, seat: int, ask: Asked) -> Sweeps:
        return everybody(ask, "move_units", "unit")

    def player_of(self, state: State, seat: int) -> int:
        """9.2 One person plays both sides."""
        return 0 if state.solitaire else seat


def _with_options(options: Options) -> State:
    s = State()
    for name in OPTION_RULES:
        setattr(s, name, int(options.get(name, False) is True))
    return s


GAME = GallicWar()
