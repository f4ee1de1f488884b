"""How the rule tests play: a position text, answers in the notation of records, and looks at the board.

    game = at('''
        card = 19
        [regions.Mandubii]
        Romans = "Caesar, 3 Legions"
    ''')
    game.play('''
        Arverni action pass
        Romans action command Battle
        Romans command battle Mandubii
        Chance loss_roll roll 4
    ''')
    assert game.pieces("Mandubii", "Arverni") == "3 Warbands"

Each line is ``who key verb [noun]``: the seat that is asked, the key of the question, the option. A line that does
not fit the open question fails the test, with what is asked and offered.
"""

from textwrap import dedent
from typing import Any, Self

import alesia

Options = dict[str, str | bool]


NOWHERE = ["stand", "retreat_nowhere"]


class Play:
    """A table at which every seat is human and the dice are entered. Defenders without anywhere to go (3.2.4) stand,
    unless the test is about them (`at_bay`)."""

    def __init__(self, table: alesia.Table, at_bay: bool = False) -> None:
        self.table = table
        self.at_bay = at_bay
        self._stand()

    def _stand(self) -> None:
        while not self.at_bay and self.table.ask is not None and self.options == NOWHERE:
            self.table.answer("stand")

    def play(self, answers: str) -> Self:
        for line in filter(None, (line.strip() for line in answers.splitlines())):
            self.answer(line)
        return self

    def answer(self, line: str) -> None:
        who, key, option = line.split(" ", 2)
        ask = self.table.ask
        assert ask is not None, f"the game is over; {line!r} answers nothing"
        assert (ask.who, ask.key) == (who, key), f"{line!r}, but asked is {self.describe()}"
        assert option in self.options, f"{line!r}, but offered is {self.describe()}"
        self.table.answer(option)
        self._stand()

    def describe(self) -> str:
        ask = self.table.ask
        return "nothing" if ask is None else f"{ask.who} {ask.key} ({ask.rule}) about {ask.about}: {self.options}"

    # ---- the open question

    @property
    def asked(self) -> str:
        """Who is asked what: "Romans march_to"."""
        ask = self.table.ask
        return "" if ask is None else f"{ask.who} {ask.key}"

    @property
    def rule(self) -> str:
        assert self.table.ask is not None
        return self.table.ask.rule

    @property
    def step(self) -> str:
        """5.1 Which step of its text the question of an Event is about."""
        assert self.table.ask is not None
        return str(self.table.ask.about[1])

    @property
    def options(self) -> list[str]:
        assert self.table.ask is not None
        return [str(option) for option in self.table.ask.options]

    def offers(self, verb: str) -> list[str]:
        """The nouns offered with a verb: offers("region") == ["Aedui", "Arverni"]."""
        assert self.table.ask is not None
        return [str(o.noun) for o in self.table.ask.options if o.verb == verb]

    # ---- the board

    @property
    def view(self) -> Any:
        return self.table.view("Romans")

    @property
    def position(self) -> Any:
        return self.view["position"]

    def pieces(self, region: str, faction: str) -> str:
        """Pieces as in position texts: "Caesar, 3 Legions, 2 Auxilia", "" when none."""
        return str(self.position["regions"].get(region, {}).get(faction, ""))

    def tribe(self, name: str) -> str:
        """ "Subdued", "Dispersed", "Dispersed-Gathering", "Aedui", "Aedui Citadel"."""
        return str(self.position["tribes"].get(name, "Subdued"))

    def control(self, region: str) -> str:
        return str(self.view["regions"][region]["control"])

    def resources(self, faction: str) -> int:
        return int(self.position["resources"][faction])

    def margin(self, faction: str) -> int:
        return int(self.view["margins"][faction])

    def available(self, faction: str, kind: str) -> int:
        return int(self.view["available"][faction].get(kind, 0))


def at(position: str, scenario: str = "great-revolt", **options: str | bool) -> Play:
    """A game in this position, dice to be entered."""
    return Play(alesia.new("falling-sky", scenario=scenario, position=dedent(position), options=options, dice="asked"))


def at_bay(position: str, scenario: str = "great-revolt", **options: str | bool) -> Play:
    """The same, and Defenders without anywhere to go say themselves whether they stand."""
    return Play(at(position, scenario, **options).table, at_bay=True)


def start(scenario: str, **options: str | bool) -> Play:
    """A scenario from its set-up, cards and dice to be entered."""
    return Play(alesia.new("falling-sky", scenario=scenario, options=options, dice="asked"))


def only_eligible(who: str, seats: tuple[str, ...], persons: tuple[str, ...], resources: dict[str, int]) -> str:
    """The beginning of a position: all others are Ineligible, and Non-players but for some; nobody has Resources but
    those who are named."""
    others = [seat for seat in seats if seat != who]
    bots = [seat for seat in others if seat not in persons]
    purses = "".join(f"{seat} = {resources.get(seat.lower(), 0)}\n" for seat in seats)
    return f"nonplayers = {bots}\nineligible = {others}\n[resources]\n{purses}"


def lone(who: str, board: str, persons: tuple[str, ...] = (), *, diviciacus: bool = False, **resources: int) -> Play:
    """The only Eligible Faction on this board."""
    head = only_eligible(who, ("Romans", "Arverni", "Aedui", "Belgae"), persons, resources)
    return at(f"card = 2\nnext = 3\n{head}{dedent(board)}", diviciacus=diviciacus)
