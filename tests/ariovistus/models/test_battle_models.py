"""Battles on random boards are fought as the second reading of A3.2.4, A3.3.4 and A3.4.4 says."""

from random import Random

import pytest

from tests.ariovistus.battles import CARDS
from tests.ariovistus.models.battle import Fight
from tests.ariovistus.models.camp import FACTIONS, PLAYERS, TRIBES, Camp, random_camp, share_tribes
from tests.ariovistus.playing import Play, at

BOARDS = 60


REFUGES = {
    "Treveri": ("Nervii", "Ubii", "Atrebates"),
    "Sequani": ("Ubii", "Provincia", "Treveri"),
    "Mandubii": ("Atrebates", "Carnutes", "Bituriges"),
    "Carnutes": ("Atrebates", "Pictones", "Veneti"),
    "Cisalpina": ("Ubii", "Sequani", "Provincia"),
}


class Board:
    """A Region with two to four Factions, and a refuge next to it for each of the Defenders."""

    def __init__(self, seed: int) -> None:
        random = self.random = Random(f"battle {seed}")
        self.region = random.choice(list(TRIBES))
        self.attacker = random.choice(PLAYERS)
        others = random.sample([f for f in FACTIONS if f != self.attacker], random.choice((1, 1, 2, 3)))
        self.camps = {f: random_camp(f, random) for f in (self.attacker, *others)}
        self.tribes = share_tribes(self.region, list(self.camps.values()), random)
        self.refuges = dict(zip(others, REFUGES[self.region], strict=False))

    def text(self) -> str:
        lines = [f"card = {CARDS[self.attacker]}", "[tribes]"]
        lines += [f'{tribe} = "{status}"' for tribe, status in self.tribes.items()]
        lines += [f"[regions.{self.region}]"]
        lines += [f'{f} = "{camp.text()}"' for f, camp in self.camps.items() if camp.text()]
        for faction, refuge in self.refuges.items():
            if self.random.random() < 0.6 and faction != "Arverni":
                lines += [f"[regions.{refuge}]", f'{faction} = "3 {"Auxilia" if faction == "Romans" else "Warbands"}"']
        return "\n".join(lines)

    def can_fight(self) -> bool:
        return self.camps[self.attacker].total() > 0 and any(
            camp.total() for f, camp in self.camps.items() if f != self.attacker
        )


def fight(seed: int) -> int:
    """One Battle to its end, answered at random; how often model and engine were compared."""
    board = Board(seed)
    if not board.can_fight():
        return 0
    game = at(board.text()).play(
        f"{board.attacker} action command Battle\n{board.attacker} command battle {board.region}"
    )
    listened = Listener(board, game)
    while game.asked not in ("", f"{board.attacker} command"):
        listened.answer()
    return listened.finish()


class Listener:
    """Answers at random, and tells the model what the log says."""

    def __init__(self, board: Board, game: Play) -> None:
        self.board, self.game = board, game
        self.heard = 0
        self.fight: Fight | None = None
        self.listen()

    def listen(self) -> None:
        log = self.game.table.log
        for entry in log[self.heard :]:
            if entry.key == "battle":
                attacker, defender = [self.board.camps[str(f)] for f in entry.facts[:2]]
                self.fight = self.meet(attacker, defender)
            elif self.fight is not None:
                self.fight.hear(entry)
        self.heard = len(log)

    def meet(self, attacker: Camp, defender: Camp) -> Fight:
        return Fight(self.board.region, attacker, defender)

    def spoken(self, noun: object, verb: str) -> str:
        """What an option names."""
        return str(noun)

    def answer(self) -> None:
        ask = self.game.table.ask
        assert ask is not None
        if self.fight is not None:
            self.fight.expects(ask.key, ask.who, {self.spoken(option.noun, option.verb) for option in ask.options})
        option = self.choose(ask.key)
        if ask.key == "declare_retreat" and self.fight is not None:
            self.fight.retreat = option in ("retreat", "retreat_nowhere")
        self.game.table.answer(option)
        self.listen()

    def choose(self, key: str) -> str:
        if key in ("besiege", "share"):  # others have these: 4.2.3, A1.4
            return "no"
        return self.board.random.choice(self.game.options)

    def finish(self) -> int:
        if self.fight is None:
            return 0
        self.fight.end()
        return self.fight.compared


@pytest.mark.parametrize("part", range(8))
def test_a3_battles_go_as_the_model_says(part: int) -> None:
    """Losses by number, who takes them, rolls, and who strikes back."""
    compared = 0
    for seed in range(part * BOARDS, (part + 1) * BOARDS):
        try:
            compared += fight(seed)
        except AssertionError as error:
            raise AssertionError(f"board {seed}: {error}\n{Board(seed).text()}") from error
    assert compared > 4 * BOARDS


@pytest.mark.parametrize("wrong", ["attack", "counterattack"])
def test_a_wrong_model_is_noticed(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model in which Ariovistus doubles nothing objects."""
    right = getattr(Fight, wrong)

    def mild(self: Fight) -> int:
        side = self.attacker if wrong == "attack" else self.defender
        name, side.leader = side.leader, "Successor" if side.leader == "Ariovistus" else side.leader
        found: int = right(self)
        side.leader = name
        return found

    monkeypatch.setattr(Fight, wrong, mild)
    assert any(differs(seed) for seed in range(300))


def differs(seed: int) -> bool:
    try:
        fight(seed)
    except AssertionError as error:
        return "by the rules" in str(error)
    return False
