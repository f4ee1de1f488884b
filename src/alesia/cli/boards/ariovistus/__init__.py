"""Ariovistus on the screen: the board of Falling Sky, with the Germans among those who play and the Arverni last."""

from alesia.cli.boards.falling_sky import Table, board_of

WIDTHS = {"Romans": 10, "Germans": 11, "Aedui": 8, "Belgae": 8, "Arverni": 8}

TABLE = Table("ariovistus", WIDTHS)
BOARD = board_of(TABLE)
