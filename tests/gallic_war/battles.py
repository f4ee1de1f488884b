"""5.2.2 Battles to be fought in tests: how they begin, and whom a question is about."""

from tests.gallic_war.playing import Play, one_card

BOTH_MOVE = """
    Roman action movement
    Barbarian action movement
"""


def attack(position: str, moves: str, roman: str = "Remi", barbarian: str = "Volcae", **options: bool) -> Play:
    """Both sides move; the battles begin."""
    return one_card(position, roman, barbarian, **options).play(BOTH_MOVE + moves)


def of_remi(roman: str, barbarian: str) -> str:
    """Treveri (Roman) against Remi (Barbarian), over a blue border; no terrain."""
    return f"""
        [areas.Treveri]
        Roman = "{", ".join(dict.fromkeys(["Treveri 1", "Treveri 2", *roman.split(", ")]))}"
        [areas.Remi]
        Barbarian = "{barbarian}"
    """


def into_remi(*units: str) -> str:
    lines = "".join(f"Roman move_units unit {unit}\n" for unit in units)
    return f"Roman group area Treveri\nRoman move_to move Remi\n{lines}Roman move_units done?\nRoman move_to done?\n"


def against_remi(units: tuple[str, ...], barbarian: str, roman: str = "", **options: bool) -> Play:
    position = of_remi(roman or ", ".join(units), barbarian)
    return attack(position, into_remi(*[unit.split(" (")[0] for unit in units]) + "Barbarian group done?", **options)


TWO_BATTLES = """
    [areas.Treveri]
    Roman = "Treveri 1, Treveri 2"
    [areas.Remi]
    Barbarian = "Remi"
    [areas.Menapi]
    Barbarian = "Menapi"
"""


def dice_of(game: Play, side: str) -> int:
    """How many dice the units that act now would roll, counted by rolling sixes."""
    game.play(f"{side} battle_action fire")
    n = 0
    while game.asked == "Chance fire_roll":
        game.play("dice 6")
        n += 1
    return n


TOWN = """
    [areas.Allobroges]
    Roman = "Legion VII, Allobroges 1, Allobroges 2"
    [areas.Sequani]
    Barbarian = "Sequani 1, Sequani 2"
"""


TO_TOWN = """
    Roman group area Allobroges
    Roman move_to move Sequani
    Roman move_units unit Legion VII
    Roman move_units done
    Roman move_to done?
    Barbarian group done?
"""


PORT = """
    [areas.Pictones]
    Roman = "Legion VII (1)"
    [areas.Veneti]
    Roman = "Veneti"
    [areas.Arverni]
    Roman = "Legion VIII, Arverni 1, Arverni 2"
    [areas.Santones]
    Barbarian = "Santones 1, Santones 2"
    [fallen]
    Roman = "Pictones"
"""


TO_PORT = """
    Roman action movement
    Barbarian action movement
    Roman group area Arverni
    Roman group area Pictones
    Roman move_to move Santones
    Roman move_units unit Legion VIII
    Roman move_units done
    Roman move_to done
    Roman move_to sail Santones
    Roman move_to done?
    Barbarian group done?
"""


def in_turn(game: Play) -> list[str]:
    """The units that the open question is about."""
    units = game.ask.about[1]
    assert isinstance(units, tuple)
    return [str(unit) for unit in units]
