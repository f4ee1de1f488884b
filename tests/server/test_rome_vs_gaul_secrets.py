"""What never leaks of Caesar: Rome vs Gaul (7.2): which cards a hand holds.

To the Gallic player and to a spectator two games look the same, byte by byte, that differ only in a card of the Roman
hand; also where such a card could be played now, and is not.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.kernel.record import Record
from alesia.server.storage import WATCH
from tests.server.house import House, Json, open_house
from tests.server.test_secrets import Game, Pair

ROMAN, GALLIC = "Roman", "Gallic"
OTHERS = [GALLIC, WATCH]
SECRET, INSTEAD = "Vow to Mars", "Roman Trade"
DRAWS = ("discard", "event", "card")  # whoever plays these may draw, and the decks differ

POSITION = """
round = 1
player = "Roman"
hands = {{ Roman = ["Hostages", "Diplomacy", "{0}"], Gallic = ["Druids", "Ambush", "Dumnorix"] }}
roman = ["Bibracte", "Divio"]
gallic = ["Nasium"]
towns = {{ Leuci = "Tullum", Senones = "Agedincum" }}
[spaces.Alesia]
outside = "Caesar, Legion X, Legion IX"
[spaces.Andematunnum]
outside = "Leuci"
[spaces.Agedincum]
inside = "Senones"
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


def record_with(card: str, seed: int = 1) -> Record:
    return alesia.new("rome-vs-gaul", seed=seed, position=POSITION.format(card)).record


class Twins(Pair):
    """Two games that look the same to all but the Roman: whatever is answered at one is answered at the other."""

    def questions(self, game: Game) -> list[Json]:
        game.at_rest()
        return [ask for seat in (ROMAN, GALLIC) for ask in game.guests[seat].see(game.table)["asks"] if ask["mine"]]

    def act_alike(self, random: Random) -> bool:
        """Somebody answers at random what can be answered at both tables, if there is anything."""
        one, other = (self.questions(game)[0] for game in self.games)
        allowed = {each["option"] for each in other["options"]}
        options = [each["option"] for each in one["options"] if each["option"] in allowed]
        options = [each for each in options if not each.startswith(DRAWS)]
        if options:
            self.answer(one["seat"], random.choice(options))
        return bool(options)

    def answer(self, seat: str, option: str) -> None:
        for game in self.games:
            guest = game.guests[seat]
            reply = guest.answer(game.table, seat, guest.see(game.table)["version"], option)
            assert reply.status == 200, reply.body


def test_a_card_of_the_hand_shows_to_nobody_else(house: House) -> None:
    """By looking, by the stream, in the past, in the list of games."""
    with ExitStack() as stack:
        pair = Twins(house, record_with(SECRET), record_with(INSTEAD), stack)
        pair.check_same(OTHERS, since=0)
        pair.check_different(ROMAN)


@pytest.mark.parametrize("seed", range(4))
def test_play_shows_nothing_of_a_card_that_stays_in_the_hand(house: House, seed: int) -> None:
    """Random play on both sides: no byte that others get has the name of the card."""
    random = Random(seed)
    with ExitStack() as stack:
        pair = Twins(house, record_with(SECRET, seed), record_with(INSTEAD, seed), stack)
        answers = 0
        while answers < 25 and pair.act_alike(random):
            answers += 1
            pair.check_same(OTHERS)
            pair.check_same_changes(OTHERS)
            seen = b"".join(body for seat in OTHERS for body in pair.games[0].looks(seat))
            assert SECRET.encode() not in seen
        assert answers > 8


def test_a_surprise_that_could_be_played_and_is_not_shows_to_nobody(house: House) -> None:
    """7.5.4 At the battle the Roman is asked at both tables, though at one of them he can only pass."""
    with ExitStack() as stack:
        pair = Twins(house, record_with(SECRET), record_with(INSTEAD), stack)
        for seat, option in (
            (ROMAN, "points Hostages"),
            (ROMAN, "activate Caesar"),
            (ROMAN, "all"),
            (ROMAN, "enter Andematunnum"),
            (GALLIC, "no"),
        ):
            pair.answer(seat, option)
            pair.check_same(OTHERS)
        asks = [pair.questions(game)[0] for game in pair.games]
        assert [ask["key"] for ask in asks] == ["battle_surprise", "battle_surprise"]
        assert [len(ask["options"]) for ask in asks] == [2, 1]
        pair.answer(ROMAN, "pass")
        pair.check_same(OTHERS, since=0)
        pair.check_same_changes(OTHERS)
