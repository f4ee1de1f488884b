"""Caesar: Rome vs Gaul: an unofficial engine for people who own the game."""

from collections.abc import Mapping, Sequence

from alesia.games.rome_vs_gaul import counting, encoding, facts, form, invariants, notation, observe, reading, tabletop
from alesia.games.rome_vs_gaul.components import CARDS, NEEDED, PLAYERS
from alesia.games.rome_vs_gaul.imagining import Mystery
from alesia.games.rome_vs_gaul.nonplayers import Nonplayer
from alesia.games.rome_vs_gaul.nonplayers.turn import turn_of
from alesia.games.rome_vs_gaul.prospects import CardStrategy
from alesia.games.rome_vs_gaul.sequence import play
from alesia.games.rome_vs_gaul.setup import set_up
from alesia.games.rome_vs_gaul.state import State
from alesia.games.rome_vs_gaul.victory import victory_points
from alesia.games.rome_vs_gaul.vocabulary import QUESTIONS, VOCABULARY
from alesia.kernel.errors import BadOption
from alesia.kernel.game import CardInfo, GameOption, Inquiry, Scene
from alesia.kernel.record import FACTS
from alesia.kernel.rooms import Rooms, Title
from alesia.kernel.strategy import Strategy
from alesia.kernel.sweep import Asked, Sweeps, everybody
from alesia.kernel.toml import read_toml

Options = Mapping[str, str | bool]
STRATEGY = CardStrategy()


class RomeVsGaul(Title[State]):
    """The game as the table sees it."""

    name = "rome-vs-gaul"
    title = "Caesar: Rome vs Gaul"
    rules_version = "5" + (f"{FACTS}{facts.digest()}" if facts.digest() else "")
    remark = "own_facts" if facts.digest() else "facts"
    has_secrets = True
    seats = tuple(side.name for side in PLAYERS)
    scenarios: Mapping[str, str] = {"rome-vs-gaul": "57-52 BC"}
    options: tuple[GameOption, ...] = ()
    cards = tuple(CardInfo(card.number, card.name, value=card.points) for card in CARDS)
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
        return set_up()

    def read_position(self, text: str, scenario: str, options: Options) -> State:
        return reading.read_position(read_toml(text))

    def standing(self, state: State) -> Mapping[str, int]:
        """19.2.1 How far Rome is beyond what it needs, and the Gauls below."""
        over = victory_points(state) - NEEDED
        return {"Roman": over + 1, "Gallic": -over}

    def seat_nonplayers(self, state: State, seats: Sequence[int]) -> None:
        for seat in seats:
            state.nonplayers |= 1 << seat

    def nonplayer(self, seat: int, seed: int, dice: Sequence[int] = ()) -> Nonplayer:
        return Nonplayer(PLAYERS[seat], seed, dice)

    def nonplayers(self, state: State) -> tuple[int, ...]:
        return tuple(int(side) for side in PLAYERS if state.nonplayers >> side & 1)

    def strategy(self) -> Strategy[State]:
        """It has learned of the published map; an owner's files may have another."""
        return STRATEGY if not facts.digest() or STRATEGY.fits(set_up()) else super().strategy()

    def inquire(self, inquiry: Inquiry) -> Scene[State]:
        if inquiry.about is not None:
            raise BadOption("of the non-players of Caesar: Rome vs Gaul only the play of a card can be asked")
        table = turn_of(inquiry, PLAYERS[inquiry.seat])
        return Scene(self, reading.read_position(table))

    def sweeps(self, state: State, seat: int, ask: Asked) -> Sweeps:
        return everybody(ask, "take_along", "piece")

    def player_of(self, state: State, seat: int) -> int:
        return seat


GAME = RomeVsGaul()
