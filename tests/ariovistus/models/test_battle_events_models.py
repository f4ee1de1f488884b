"""Battles under Capabilities and beside Abatis markers go as the second reading of these cards says."""

import pytest

from tests.ariovistus.models.battle import Fight
from tests.ariovistus.models.battle_events import ABATIS, EventfulFight
from tests.ariovistus.models.camp import Camp
from tests.ariovistus.models.test_battle_models import Board, Listener
from tests.ariovistus.playing import at

BOARDS = 60
CHANCES = {
    "A31": ("unshaded", "shaded", ""),
    "A33": ("unshaded", "shaded", ""),
    "A70": ("unshaded", "", ""),
    "15": ("unshaded", "shaded", ""),
    "10": ("unshaded", "", ""),
}


class EventfulBoard(Board):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        drawn = {card: self.random.choice(sides) for card, sides in CHANCES.items()}
        self.cards = {card: side for card, side in drawn.items() if side}
        gauls = [f for f, camp in self.camps.items() if f in ("Aedui", "Belgae", "Germans") and camp.total()]
        self.abatis = {f for f in gauls if self.random.random() < 0.4}

    def text(self) -> str:
        lines = ["[capabilities]", *[f'{card} = "{side}"' for card, side in self.cards.items()]]
        lines += ["[abatis]", *[f'{f} = "{self.region}"' for f in sorted(self.abatis)]]
        first, _, rest = super().text().partition("\n")
        return "\n".join([first, *lines, rest])


class EventfulListener(Listener):
    board: EventfulBoard

    def meet(self, attacker: Camp, defender: Camp) -> Fight:
        return EventfulFight(self.board.region, attacker, defender, self.board.cards, self.board.abatis)

    def spoken(self, noun: object, verb: str) -> str:
        return ABATIS if verb == "abatis" else super().spoken(noun, verb)


def fight(seed: int) -> int:
    """One Battle to its end; a Retreat is never declared by those who never Retreat."""
    board = EventfulBoard(seed)
    if not board.can_fight():
        return 0
    game = at(board.text()).play(
        f"{board.attacker} action command Battle\n{board.attacker} command battle {board.region}"
    )
    listened = EventfulListener(board, game)
    while game.asked not in ("", f"{board.attacker} command"):
        if game.asked.endswith("declare_retreat") and isinstance(listened.fight, EventfulFight):
            assert not listened.fight.never_retreats(), "asked to Retreat"
        listened.answer()
    return listened.finish()


@pytest.mark.parametrize("part", range(8))
def test_a5_battles_under_capabilities_go_as_the_model_says(part: int) -> None:
    """Losses by number, who takes them, rolls, Retreat, Counterattack, and the Warbands that wagons trap."""
    compared = 0
    for seed in range(part * BOARDS, (part + 1) * BOARDS):
        try:
            compared += fight(seed)
        except AssertionError as error:
            raise AssertionError(f"board {seed}: {error}\n{EventfulBoard(seed).text()}") from error
    assert compared > 3 * BOARDS


@pytest.mark.parametrize("wrong", ["felled", "motivated", "trapped", "never_retreats"])
def test_a5_a_wrong_model_is_noticed(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that denies one of the effects, or sees it always, objects."""
    right = getattr(EventfulFight, wrong)
    monkeypatch.setattr(EventfulFight, wrong, lambda self: not right(self))
    assert any(differs(seed) for seed in range(300))


def differs(seed: int) -> bool:
    try:
        fight(seed)
    except AssertionError:
        return True
    return False
