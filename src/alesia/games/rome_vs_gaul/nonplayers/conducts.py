"""Who plays how."""

from alesia.games.rome_vs_gaul.components import GALLIC, ROMAN, Side
from alesia.games.rome_vs_gaul.nonplayers.conduct import Conduct
from alesia.games.rome_vs_gaul.nonplayers.gallic.conduct import GallicConduct
from alesia.games.rome_vs_gaul.nonplayers.roman.conduct import RomanConduct

CONDUCTS: dict[Side, type[Conduct]] = {ROMAN: RomanConduct, GALLIC: GallicConduct}
