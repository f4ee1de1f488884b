"""Ariovistus, the expansion of Falling Sky: an unofficial engine for people who own both.

The rules are those of Falling Sky, which know both wars (`falling_sky/war.py`). Here is what the table must know of
this game.
"""

from alesia.games.falling_sky import FallingSky, cards_of, played_alone, seatings, titles_of
from alesia.games.falling_sky.asides import Aside, Case
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.seating import seated
from alesia.games.falling_sky.sequence import play
from alesia.games.falling_sky.strategy import CardStrategy
from alesia.games.falling_sky.victory import SOLO
from alesia.games.falling_sky.vocabulary import ARIOVISTUS_QUESTIONS, ARIOVISTUS_VOCABULARY
from alesia.games.falling_sky.war import ARIOVISTUS
from alesia.kernel.ask import Procedure
from alesia.kernel.game import GameOption

STRATEGY = CardStrategy(drafts_turns=True)  # the charts of this war leave more aside


class Ariovistus(FallingSky):
    """The game as the table sees it."""

    name = "ariovistus"
    title = "Ariovistus"
    rules_version = "11"
    factions = ARIOVISTUS.players
    seats = tuple(faction.name for faction in factions)
    automatic: tuple[str, ...] = (ARIOVISTUS.run_by_game.name,)
    scenarios = titles_of(name)
    options: tuple[GameOption, ...] = (
        GameOption("seating", seatings(ARIOVISTUS), "A1.5.1"),
        GameOption("short", (False, True), "A2.1"),
        GameOption("sudden_frost", (False, True), "2.3.8"),
        GameOption("even_initiative", (False, True), "A2.1"),
        GameOption("solo", SOLO, "8.9"),
    )
    cards = cards_of(ARIOVISTUS)
    vocabulary = ARIOVISTUS_VOCABULARY
    questions = ARIOVISTUS_QUESTIONS

    def main(self, g: Gaul) -> Procedure[None]:
        return seated(g, play(g))

    def strategy(self) -> CardStrategy:
        return STRATEGY

    def aside(self, aside: Aside, case: Case) -> FallingSky:
        return AsideOfAriovistus(aside, case)


class AsideOfAriovistus(Ariovistus):
    """One thing out of the game: nothing comes after it."""

    def __init__(self, aside: Aside, case: Case) -> None:
        self._aside, self._case = aside, case

    def main(self, g: Gaul) -> Procedure[None]:
        return seated(g, played_alone(g, self._aside, self._case))


GAME = Ariovistus()
