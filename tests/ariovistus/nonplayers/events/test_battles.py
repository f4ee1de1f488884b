"""A8.8.1 The Romans' Battle box in the Battles that Events grant: each of its priorities by itself; 8.6.2 whom Aedui
fight in them, A8.2.1 whom Belgae."""

import pytest

from tests.ariovistus.nonplayers.acting import Acting
from tests.ariovistus.nonplayers.events.turns import INEFFECTIVE, reasons, turn

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
    """A57 Non-player Aedui as strong as the Arverni: the Aedui, though later in order, and though the
    nine Allies of the Arverni leave them nine short of victory, while these would be past what 7.2 asks of Arverni."""
    held = arverni(
        "Veneti", "Namnetes", "Carnutes", "Aulerci", "Pictones", "Santones", "Bituriges", "Cadurci", "Volcae"
    )
    enemies = 'Aedui = "1 Warband"\nArverni = "1 Warband"\n'
    game = turn("A57", "Romans", MORINI + enemies + held, die, others=("Aedui",))
    assert game.margin("Aedui") == -9
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


@pytest.mark.parametrize(("belgae", "why"), [(6, []), (7, [INEFFECTIVE])])
def test_8_8_1_sabis_romans_must_lose_less_than_half(belgae: int, why: list[str]) -> None:
    """A57 Three Losses dealt: one taken is less than half, two are not."""
    game = turn("A57", "Romans", f'{MORINI}Belgae = "{belgae} Warbands"\n')
    assert reasons(game, "Romans") == why


@pytest.mark.parametrize(("own", "why"), [((), [INEFFECTIVE]), (("Aedui",), [])])
def test_8_6_2_sabis_aedui_fight_romans_only_beyond_their_threshold(own: tuple[str, ...], why: list[str]) -> None:
    """A57 With one Ally more than anybody else they do."""
    tribes = "[tribes]\n" + "".join(f'{name} = "Aedui"\n' for name in own)
    game = turn("A57", "Aedui", f'[regions.Nervii]\nAedui = "6 Warbands"\nRomans = "2 Auxilia"\n{tribes}')
    assert reasons(game, "Aedui") == why


def test_a8_2_1_sabis_belgae_reckon_with_romans_alone() -> None:
    """A57 Aedui have no Legions: nothing is told of a Battle with them."""
    game = turn("A57", "Belgae", '[regions.Morini]\nBelgae = "3 Warbands"\nAedui = "2 Warbands"\n')
    assert game.steps("Belgae", "reckoning") == []
