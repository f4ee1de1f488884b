"""A8.2.1, A8.2.3 What Non-player Germans decline whatever the board is like, or unless somebody plays the Romans."""

from alesia.games.falling_sky.components import GERMANS
from alesia.games.falling_sky.nonplayers.events.conditions import romans_are_nonplayers
from alesia.games.falling_sky.nonplayers.events.register import instruct

POMPEY, SLINGERS, CLODIUS_PULCHER, LEGIO_X = 3, 13, 14, 15
CELTIC_RITES, DRUIDS, GERMANIC_HORSE, WAR_FLEET, REMI_INFLUENCE = 46, 48, 59, 62, 68

instruct(
    "instruction.not_against_nonplayer_romans",
    GERMANS,
    *(POMPEY, SLINGERS, CLODIUS_PULCHER, LEGIO_X),
    no=romans_are_nonplayers,
)
instruct("instruction.not_for_germans", GERMANS, GERMANIC_HORSE, WAR_FLEET, no=lambda mind: True)
# A8.2.3 They are no Gauls, and benefits go to nobody else.
instruct("instruction.only_for_gauls", GERMANS, CELTIC_RITES, DRUIDS, REMI_INFLUENCE, no=lambda mind: True)
