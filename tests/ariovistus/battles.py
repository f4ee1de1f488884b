"""Battles of Ariovistus: who attacks whom where, and what the log says of the Losses."""

from tests.ariovistus.playing import Play, at, at_bay

CARDS = {"Romans": "1", "Germans": '"A19"', "Aedui": '"A37"', "Belgae": '"A56"'}  # each 1st Eligible


def battle(attacker: str, position: str, answers: str = "", region: str = "Treveri", bay: bool = False) -> Play:
    """The Faction attacks in a Region; Defenders who can go nowhere stand, unless the test is about them."""
    begin = at_bay if bay else at
    game = begin(f"card = {CARDS[attacker]}\n{position}")
    return game.play(f"{attacker} action command Battle\n{attacker} command battle {region}\n{answers}")


PLAIN = {"ambush": "no", "declare_retreat": "stand", "besiege": "no"}


def plain(game: Play) -> Play:
    """Nobody Ambushes, Besieges or Retreats from here on."""
    while game.asked and (answer := PLAIN.get(game.asked.split()[1])):
        game.table.answer(answer)
    return game


def losses(game: Play, key: str = "attack") -> list[int]:
    """How many Losses each Attack, or each Counterattack, has caused by its number."""
    return [int(str(entry.facts[3])) for entry in game.table.log if entry.key == key]
