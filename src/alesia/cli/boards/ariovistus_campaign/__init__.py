"""The Gallic War on the screen: the board of Falling Sky, first as in Ariovistus, then as in Pax Gallica?."""

from alesia.cli.boards.falling_sky import Table, board_of

WIDTHS = {"Romans": 10, "Germans": 11, "Aedui": 8, "Belgae": 8, "Arverni": 9}

TABLE = Table("ariovistus-campaign", WIDTHS)
BOARD = board_of(TABLE)
