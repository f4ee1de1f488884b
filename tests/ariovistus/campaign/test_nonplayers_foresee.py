"""What Non-players reckon of a Battle in the second half of The Gallic War, where Capabilities and markers of the first
have a part in it: it is what comes."""

import re
from random import Random

import pytest

from alesia.games.falling_sky.nonplayers.forecast import forecast, forecast_retreat
from tests.ariovistus.campaign.playing import at
from tests.ariovistus.nonplayers.battling import Fight, fought, offers_retreat, on_map, some_fight

NAMES = {
    "Germans": "Arverni",
    "Arverni": "Germans",
    "Ariovistus": "Vercingetorix",
    "Boduognatus": "Ambiorix",
}
LATER = {"27": ("unshaded", "shaded"), "30": ("unshaded", "shaded")}


def turned(name: str) -> str:
    return NAMES.get(name, name)


def some_late_fight(chance: Random) -> Fight:
    """One of the first half with the parts of Germans and Arverni exchanged; cards of the second half may be there."""
    early = some_fight(chance)
    text = re.sub("|".join(NAMES), lambda found: turned(found[0]), early.position)
    text = re.sub(', Settlement|Mandubii = "Germans Citadel"', "", text)
    text = text.replace('[abatis]\nArverni = "Mandubii"\n', "")
    cards = [f'{card} = "{chance.choice(sides)}"\n' for card, sides in LATER.items() if chance.random() < 0.2]
    attacker, defender = turned(early.attacker), turned(early.defender)
    return Fight(attacker, defender, f"half = 2\n{text}\n{''.join(cards)}", early.sharer, early.besieged, at)


@pytest.mark.parametrize("seed", range(300))
def test_8_4_what_is_foretold_in_the_second_half_is_what_comes(seed: int) -> None:
    """Every roll a removal, the board after the Battle is the one foretold: pieces of everybody, Tribes, Abatis."""
    chance = Random(seed)
    fight = some_late_fight(chance)
    retreat = chance.random() < 0.4 and offers_retreat(fight)
    think = forecast_retreat if retreat else forecast
    told = think(fight.state, *fight.sides, besieged=fight.siege)
    after = fought(fight, retreat).table._position.state
    assert on_map(after) == on_map(told.after), (fight, retreat, told[:2])
