"""Games of The Gallic War that come to their second half, for tests that need both."""

from random import Random
from typing import Any

from alesia.games import find
from alesia.games.falling_sky.deck import SECOND_HALF
from alesia.kernel.ask import CHANCE, Ask, Option
from alesia.kernel.chance import SeededChance
from alesia.kernel.conformance import default_options
from alesia.kernel.position import Position
from alesia.kernel.record import Entry, Record, seat_name
from tests.ariovistus.campaign.playing import GAME

CAMPAIGN = find(GAME)
WANTED = ("place_ally", "place_citadel", "rally")
# Nobody is beyond his condition; Germans with a Settlement and more than must go, Romans able to sail.
THIRD_WINTER = """
card = "Winter"
winters = 3
[resources]
Romans = 20
Germans = 9
Aedui = 1
Belgae = 12
[capabilities]
A63 = "shaded Belgae"
8 = "shaded Germans"
[regions.Provincia]
Romans = "Caesar, 7 Legions, 4 Auxilia"
[regions.Ubii]
Germans = "Ariovistus, 12 Warbands, Settlement"
[regions.Cisalpina]
Germans = "4 Warbands"
Arverni = "2 Warbands"
[regions.Morini]
Belgae = "Boduognatus, 7 Warbands"
[regions.Aedui]
Aedui = "Diviciacus, 3 Warbands"
[regions.Arverni]
Arverni = "5 Warbands"
[tribes]
Morini = "Belgae"
Menapii = "Belgae"
Nervii = "Belgae"
"Suebi South" = "Germans"
Nori = "Germans"
Aedui = "Aedui Citadel"
Mandubii = "Aedui"
Lingones = "Aedui"
Senones = "Dispersed"
Arverni = "Arverni Citadel"
Carnutes = "Arverni Citadel"
Cadurci = "Arverni"
Veneti = "Arverni"
Namnetes = "Arverni"
Pictones = "Arverni"
Santones = "Arverni"
"""


def from_third_winter(seed: int, after: int = 40) -> Record:
    """From the Winter of the Interlude, anything being answered, until so many answers in the second half."""
    position = Position(CAMPAIGN, CAMPAIGN.read_position(THIRD_WINTER, "the-gallic-war", {}), [])
    return _played(position, seed, THIRD_WINTER, after)


def from_set_up(seed: int) -> Record:
    """A whole game, in which the Romans Pass and the others Rally most of the time: some come to the second half."""
    return _played(
        Position(CAMPAIGN, CAMPAIGN.setup("the-gallic-war", default_options(CAMPAIGN)), []), seed, None, None
    )


def _played(position: Position[Any], seed: int, text: str | None, after: int | None) -> Record:
    random, chance, entries = Random(seed), SeededChance(seed), list[Entry]()
    while position.result is None and after != 0:
        for ask in position.asks:
            option = ask.options[chance.answer(ask) or 0] if ask.who == CHANCE else _keen(ask, random)
            entries.append(Entry(seat_name(CAMPAIGN.seats, ask.who), ask.key, option))
            position.answer(option, ask.who)
        if after is not None and position.state.scenario == SECOND_HALF and not position.state.interlude:
            after -= 1
    head = (CAMPAIGN.name, CAMPAIGN.rules_version, "the-gallic-war", seed, default_options(CAMPAIGN))
    return Record(*head, dict.fromkeys(CAMPAIGN.seats, "human"), text, entries)


def _keen(ask: Ask, random: Random) -> Option:
    """Romans Pass, the others mostly Rally and place Allies, so that nobody has won before the third Winter."""
    passes = ask.key == "action" and CAMPAIGN.seats[ask.who] == "Romans"
    wanted = [each for each in ask.options if each.verb in WANTED or each.noun == "Rally"]
    if passes or not wanted or random.random() < 0.2:
        return ask.options[-1] if passes else random.choice(ask.options)
    return random.choice(wanted)
