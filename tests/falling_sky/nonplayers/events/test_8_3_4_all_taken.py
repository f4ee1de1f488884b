"""8.3.4 Events whose equal candidates are all taken in the end need no die; where some are left out, dice decide."""

import pytest

from tests.falling_sky.nonplayers.events.turns import played, turn


def stand(**where: str) -> str:
    """Boards in a line: Nervii="Romans: 2 Auxilia"."""
    pieces = {region: text.split(": ") for region, text in where.items()}
    return "".join(f'[regions.{region}]\n{faction} = "{there}"\n' for region, (faction, there) in pieces.items())


def allied(**tribes: str) -> str:
    return "[tribes]\n" + "".join(f'{tribe} = "{owner}"\n' for tribe, owner in tribes.items())


TWO = "Romans: 2 Auxilia"
GUESTS = 'Belgae = "2 Warbands"\n'
HELD = stand(Aedui="Aedui: 5 Warbands") + GUESTS + stand(Bituriges="Aedui: 5 Warbands") + GUESTS
CITIES = allied(Aedui="Aedui", Bituriges="Aedui", Carnutes="Romans", Remi="Romans", Arverni="Arverni")
SPENT = stand(Aedui="Aedui: 20 Warbands") + allied(Sequani="Romans", Helvetii="Romans", Ubii="Romans", Helvii="Romans")
ALL_TAKEN: dict[str, tuple[int, str, str, int]] = {  # and how many dice something else takes
    "6 Auxilia of both Regions": (6, "Belgae", stand(Nervii=TWO, Morini=TWO), 0),
    "11 Auxilia of Belgica": (11, "Belgae", stand(Nervii=TWO, Morini=TWO, Veneti="Romans: 4 Auxilia"), 0),
    "22 four hostages": (22, "Aedui", HELD, 0),
    "22 two Tribes": (22, "Belgae", stand(Nervii="Romans: 1 Auxilia", Veneti="Romans: 1 Auxilia"), 0),
    "31 the third a Roman": (31, "Belgae", allied(Helvii="Romans", Ubii="Romans", Senones="Aedui"), 0),
    "31 the third an Aeduan": (31, "Belgae", allied(Helvii="Romans", Senones="Aedui", Lingones="Aedui"), 0),
    "34 two Cities, and a third Region": (34, "Aedui", CITIES, 1),
    "40 nothing left": (40, "Aedui", SPENT, 0),
    "41 two Cities, a Citadel": (41, "Aedui", allied(Bituriges="Aedui", Aedui="Aedui Citadel", Arverni="Arverni"), 1),
    "42 two Allies in Supply Lines": (42, "Belgae", allied(Helvii="Romans", Helvetii="Romans"), 0),
    "45 two Regions": (45, "Aedui", stand(Veneti="Arverni: 2 Warbands", Pictones="Arverni: 2 Warbands"), 0),
    "64 two Allies": (64, "Aedui", allied(Bellovaci="Belgae", Atrebates="Belgae"), 0),
    "64 an own Ally that comes back": (64, "Belgae", allied(Remi="Romans", Bellovaci="Belgae", Atrebates="Belgae"), 1),
}


@pytest.mark.proves("8.3.4d")
@pytest.mark.parametrize("case", ALL_TAKEN)
def test_8_3_4_no_die_among_equals_that_are_all_taken(case: str) -> None:
    """Whatever the order, in the end the same pieces are placed, removed or replaced."""
    card, faction, board, dice = ALL_TAKEN[case]
    game = turn(card, faction, board, 6, 6, 6, 6)
    assert played(game, faction)
    assert len(game.steps(faction, "pick")) == dice


TWO_OF_FOUR = stand(Nervii="Romans: 3 Auxilia", Morini="Romans: 3 Auxilia")
TWO_LEFT = stand(Veneti="Arverni: 2 Warbands", Pictones="Arverni: 2 Warbands", Aedui="Aedui: 18 Warbands")
OWN = dict.fromkeys(("Mandubii", "Senones", "Lingones", "Bituriges", "Sequani"), "Aedui")
LAST_ALLY = allied(Bellovaci="Belgae", Atrebates="Belgae", **OWN)
SCARCE = [
    (11, "Belgae", TWO_OF_FOUR),
    (45, "Aedui", TWO_LEFT),
    (64, "Aedui", LAST_ALLY),
]


@pytest.mark.proves("8.3.4a")
@pytest.mark.parametrize(("card", "faction", "board"), SCARCE)
def test_8_3_4_dice_where_equals_are_not_all_taken_alike(card: int, faction: str, board: str) -> None:
    """Fewer go than there are, or not all of them can be replaced: another die, another end."""
    low, high = turn(card, faction, board, 1), turn(card, faction, board, 6)
    assert low.position != high.position
    assert low.steps(faction, "pick")
