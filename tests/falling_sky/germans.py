"""How the tests of 3.4 bring the Germans to act: by Enlist (4.5.1) and in the Germans Phase (6.2)."""

from tests.falling_sky.playing import Play, at


def enlisting(position: str, leader: str = "Nervii", top: str = "") -> Play:
    """The Belgae, Raiding, Enlist; the position begins with what else stands in Ambiorix's Region."""
    game = at(f'card = 55\n{top}\n[regions.{leader}]\nBelgae = "Ambiorix, 1 Warband"\n{position}')
    return game.play("Belgae action command Raid\nBelgae command ability Enlist")


def guided(command: str, position: str, leader: str = "Nervii", top: str = "") -> Play:
    """They have chosen this Germanic Command."""
    return enlisting(position, leader, top).play(f"Belgae enlist germanic {command}")


# Fifteen Allies away from Germania, so that nobody wins as Winter comes (6.1).
PEACE = """
[tribes]
Carnutes = "Arverni"
Aulerci = "Arverni"
Veneti = "Arverni"
Namnetes = "Arverni"
Pictones = "Arverni"
Santones = "Arverni"
Bituriges = "Arverni"
Cadurci = "Arverni"
Aedui = "Aedui"
Mandubii = "Aedui"
Senones = "Aedui"
Lingones = "Aedui"
Helvii = "Aedui"
Atrebates = "Belgae"
Bellovaci = "Belgae"
"""


def winter(position: str, tribes: str = "") -> Play:
    """Winter has come: the Germans Phase runs until chance or a player is asked."""
    return at(f'card = "Winter"\n{position}\n{PEACE}\n{tribes}')
