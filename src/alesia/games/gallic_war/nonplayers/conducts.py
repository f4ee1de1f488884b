"""Who plays how."""

from alesia.games.gallic_war.components import BARBARIAN, ROMAN, Side
from alesia.games.gallic_war.nonplayers.barbarian.conduct import BarbarianConduct
from alesia.games.gallic_war.nonplayers.conduct import Conduct
from alesia.games.gallic_war.nonplayers.roman.conduct import RomanConduct

CONDUCTS: dict[Side, type[Conduct]] = {ROMAN: RomanConduct, BARBARIAN: BarbarianConduct}
