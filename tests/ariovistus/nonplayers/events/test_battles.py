"""A8.8.1 The order of the Romans' Battle box in the Battles that Events grant: each of its priorities by itself."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.events.turns import turn

LOW_AND_HIGH = (1, 6)  # of equals these would pick the first and the last
MORINI = '[regions.Morini]\nRomans = "6 Auxilia"\n'


def first_battle(game: Acting) -> tuple[str, str]:
    """Where, and against whom."""
    entry = next(entry for entry in game.table.log if entry.key == "battle")
    return str(entry.facts[2]), str(entry.facts[1])


def arverni(*tribes: str) -> str:
    return "[tribes]\n" + "".join(f'{name} = "Arverni"\n' for name in tribes)


@pytest.mark.parametrize("die", LOW_AND_HIGH)
@pytest.mark.parametrize("settled", ["Morini", "Nervii"])
def test_a8_8_1_sabis_romans_fight_where_allies_are(settled: str, die: int) -> None:
    """A57 One Belgic Warband in either Region, in one of them an Ally too."""
    regions = "".join(
        f'[regions.{name}]\nRomans = "6 Auxilia"\nBelgae = "1 Warband"\n' for name in ("Morini", "Nervii")
    )
    game = turn("A57", "Romans", f'{regions}[tribes]\n{settled} = "Belgae"\n', die)
    assert first_battle(game) == (settled, "Belgae")
    assert game.priorities("Romans") == ["romans.battle.most_settled"]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
@pytest.mark.parametrize(("settled", "enemy"), [("Morini", "Germans"), ("Nervii", "Belgae")])
def test_a8_8_1_sabis_romans_count_settlements_as_allies(settled: str, enemy: str, die: int) -> None:
    """A57 A Settlement in Morini is as good as an Ally in Nervii."""
    board = {
        "Morini": 'Romans = "6 Auxilia"\nGermans = "1 Warband{}"\n'.format(", Settlement" * (settled == "Morini")),
        "Nervii": 'Romans = "6 Auxilia"\nBelgae = "1 Warband"\n',
    }
    text = "".join(f"[regions.{name}]\n{there}" for name, there in board.items())
    tribes = '[tribes]\nNervii = "Belgae"\n' * (settled == "Nervii")
    game = turn("A57", "Romans", text + tribes, die)
    assert first_battle(game) == (settled, enemy)
    assert game.priorities("Romans") == ["romans.battle.most_settled"]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
def test_a8_8_1_sabis_romans_fight_others_before_arverni(die: int) -> None:
    """A57 Non-player Aedui as strong as the Arverni, who have no victory margin: the Aedui, though later in order."""
    game = turn("A57", "Romans", MORINI + 'Aedui = "1 Warband"\nArverni = "1 Warband"\n', die, others=("Aedui",))
    assert first_battle(game) == ("Morini", "Aedui")
    assert game.priorities("Romans") == ["romans.battle.gauls_first"]


@pytest.mark.parametrize("die", LOW_AND_HIGH)
@pytest.mark.parametrize(
    ("held", "enemy", "why"),
    [
        (("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones"), "Aedui", "best_margin"),
        (("Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones"), "Germans", "order_of_targets"),
    ],
)
def test_a8_8_1_sabis_romans_fight_who_is_nearest_to_victory(
    held: tuple[str, ...], enemy: str, why: str, die: int
) -> None:
    """A57 Aedui five behind rather than Germans six behind; of both six behind the Germans (A8.4)."""
    game = turn("A57", "Romans", f'{MORINI}Aedui = "1 Warband"\nGermans = "1 Warband"\n{arverni(*held)}', die)
    assert (game.margin("Germans"), game.margin("Aedui")) == (-6, -len(held))
    assert first_battle(game) == ("Morini", enemy)
    assert game.priorities("Romans") == [f"romans.battle.{why}"]
