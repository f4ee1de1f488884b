"""A2.1 What outlasts the Interlude of The Gallic War."""

from alesia.games.falling_sky.components import CARD
from alesia.games.falling_sky.war import ARIOVISTUS, FALLING_SKY

GALLIA_TOGATA, COLONY = CARD[5], CARD[71]
# Cards that the second deck may be without: Capabilities of the very same card, and those whose markers may lie there.
MAY_BE_KEPT_OUT = (
    *(card for card in FALLING_SKY.lasting if card in ARIOVISTUS.lasting),
    *(GALLIA_TOGATA, COLONY),
)
