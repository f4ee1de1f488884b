"""8.5-8.8 The Non-players by Faction; which of them have a seat, the war says (war.py)."""

from alesia.games.falling_sky.components import AEDUI, ARVERNI, BELGAE, GERMANS, ROMANS, Faction
from alesia.games.falling_sky.nonplayers.aedui.conduct import AeduiConduct
from alesia.games.falling_sky.nonplayers.arverni.conduct import ArverniConduct
from alesia.games.falling_sky.nonplayers.belgae.conduct import BelgaeConduct
from alesia.games.falling_sky.nonplayers.conduct import Conduct
from alesia.games.falling_sky.nonplayers.germans.conduct import GermanConduct
from alesia.games.falling_sky.nonplayers.romans.conduct import RomanConduct

CONDUCTS: dict[Faction, Conduct] = {
    ROMANS: RomanConduct(),
    ARVERNI: ArverniConduct(),
    AEDUI: AeduiConduct(),
    BELGAE: BelgaeConduct(),
    GERMANS: GermanConduct(),
}
