"""The Gallic War, 58-50 BC: the extended scenario of Ariovistus (A2.1), in two halves with an Interlude.

Whoever plays the Germans in the first half plays the Arverni in the second. The rules are those of Falling Sky, which
know both wars; this is a game of its own since its seats, cards, answers and rows are those of both.
"""

from collections.abc import Mapping

from alesia.games.ariovistus import Ariovistus
from alesia.games.falling_sky import FallingSky, cards_of, played_alone, seatings, titles_of
from alesia.games.falling_sky.asides import Aside, Case
from alesia.games.falling_sky.negotiation import Gaul
from alesia.games.falling_sky.seating import seated
from alesia.games.falling_sky.victory import SOLO
from alesia.games.falling_sky.vocabulary import CAMPAIGN_QUESTIONS, CAMPAIGN_VOCABULARY
from alesia.games.falling_sky.war import ARIOVISTUS, CAMPAIGN_SEATS, FALLING_SKY, HEIRS
from alesia.kernel.ask import Procedure
from alesia.kernel.game import CardInfo, GameOption


def _cards() -> tuple[CardInfo, ...]:
    """Those of both decks, each as it is printed: without an A, then with one, then WINTER."""
    found = {card.number: card for fought in (ARIOVISTUS, FALLING_SKY) for card in cards_of(fought)}
    return tuple(sorted(found.values(), key=lambda card: (not card.order, card.number)))


class AriovistusCampaign(Ariovistus):
    """The game as the table sees it."""

    name = "ariovistus-campaign"
    title = "Ariovistus: The Gallic War"
    rules_version = "10"
    factions = CAMPAIGN_SEATS
    seats = tuple(faction.name for faction in factions)
    automatic: tuple[str, ...] = ()  # whom the rules move now has a seat in the other half
    heirs: Mapping[str, str] = {heir.name: before.name for heir, before in HEIRS.items()}
    scenarios = titles_of(name)
    options: tuple[GameOption, ...] = (
        GameOption("seating", seatings(ARIOVISTUS), "A1.5.1"),
        GameOption("sudden_frost", (False, True), "2.3.8"),
        GameOption("even_initiative", (False, True), "A2.1"),
        GameOption("solo", SOLO, "8.9"),
    )
    cards = _cards()
    vocabulary = CAMPAIGN_VOCABULARY
    questions = CAMPAIGN_QUESTIONS

    def aside(self, aside: Aside, case: Case) -> FallingSky:
        return AsideOfCampaign(aside, case)


class AsideOfCampaign(AriovistusCampaign):
    """One thing out of the game: nothing comes after it."""

    def __init__(self, aside: Aside, case: Case) -> None:
        self._aside, self._case = aside, case

    def main(self, g: Gaul) -> Procedure[None]:
        return seated(g, played_alone(g, self._aside, self._case))


GAME = AriovistusCampaign()
