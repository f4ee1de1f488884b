"""What never leaks of Caesar's Gallic War (2.2): the enemy's blocks, the enemy's hand, the card chosen in secret.

To the Barbarian and to a spectator two games look the same, byte by byte, that differ only in what the Roman alone
may know: which of his blocks is which and how strong, which cards he holds, which he has chosen.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import alesia
from alesia.kernel.record import Record
from alesia.server.storage import WATCH
from tests.server.house import Guest, House, Json, join, open_house, wait_for
from tests.server.test_secrets import Game, Pair

ROMAN, BARBARIAN = "Roman", "Barbarian"
OTHERS = [BARBARIAN, WATCH]
LAST = 5  # round of cards
SWAPPED = {"Legion VII": "Legion VIII", "Legion VIII": "Legion VII", "Allobroges 1": "Allobroges 2"}
SWAPPED |= {other: one for one, other in SWAPPED.items()}

# At one table the first, at the other the second of two names or numbers.
POSITION = """
supply = 9
hands = {{ Roman = ["Remi", "Sequani", "{0[0]}"], Barbarian = ["Volcae", "Treveri", "Boii"] }}
[areas."Transalpine Gaul"]
Roman = "Caesar, Legion VII ({1[0]}), Legion VIII ({1[1]}), Legion IX"
[areas.Allobroges]
Roman = "Allobroges 1 ({2[0]}), Allobroges 2 ({2[1]})"
[areas.Helvetii]
Barbarian = "Helvetii 1, Helvetii 2, Helvetii 3"
[areas.Germania]
Barbarian = "Ariovistus, German 1, German 2"
"""
ONE = POSITION.format(["Aedui"], "42", "12")
OTHER = POSITION.format(["Major Revolt"], "24", "21")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as found:
        yield found


def record_at(position: str, seed: int = 1) -> Record:
    return alesia.new("gallic-war", seed=seed, position=position).record


def renamed(option: str) -> str:
    """The answer that looks the same where these blocks have changed their names."""
    verb, _, noun = option.partition(" ")
    return f"{verb} {SWAPPED[noun]}" if noun in SWAPPED else option


class Twins(Pair):
    """Two games that look the same to all but the Roman: whatever is answered at one is answered at the other."""

    def answer(self, seat: str, one: str, other: str | None = None) -> None:
        for game, option in zip(self.games, (one, one if other is None else other), strict=True):
            guest = game.guests[seat]
            reply = guest.answer(game.table, seat, guest.see(game.table)["version"], option)
            assert reply.status == 200, reply.body

    def open_questions(self, game: Game) -> list[Json]:
        """The questions to the people, whole."""
        game.at_rest()
        return [ask for seat in (ROMAN, BARBARIAN) for ask in game.guests[seat].see(game.table)["asks"] if ask["mine"]]

    def act_alike(self, random: Random) -> None:
        """Somebody answers at random; at the other table likewise, with the names of the blocks changed."""
        ask = random.choice(self.open_questions(self.games[0]))
        theirs = next(each for each in self.open_questions(self.games[1]) if each["seat"] == ask["seat"])
        wanted = {each["option"] for each in theirs["options"]}
        options = [each["option"] for each in ask["options"] if renamed(each["option"]) in wanted]
        assert options, (ask["key"], ask["options"], wanted)
        option = random.choices(options, [0.2 if each == "done" else 1.0 for each in options])[0]
        self.answer(ask["seat"], option, renamed(option))

    def log_keys(self) -> set[str]:
        return {line["key"] for line in self.games[0].guests[WATCH].see(self.games[0].table)["log"]}


def test_names_strengths_and_the_hand_show_to_nobody_else(house: House) -> None:
    """By looking, by the stream, in the past, in the list of games."""
    with ExitStack() as stack:
        pair = Twins(house, record_at(ONE), record_at(OTHER), stack)
        pair.check_same(OTHERS, since=0)
        pair.check_different(ROMAN)


@pytest.mark.parametrize("seed", range(8))
def test_play_shows_nothing_that_is_hidden_until_blocks_lie_open(house: House, seed: int) -> None:
    """Random play on both sides, until a battle tips the first blocks forward or the last cards play themselves."""
    random = Random(seed)
    with ExitStack() as stack:
        pair = Twins(house, record_at(ONE, seed), record_at(OTHER, seed), stack)
        for _ in range(40):
            pair.act_alike(random)
            if pair.games[0].at_rest()["view"]["round"] == LAST or "revealed" in pair.log_keys():
                return
            pair.check_same(OTHERS)
            pair.check_same_changes(OTHERS)


def test_a_battle_shows_the_main_group_and_not_yet_the_reserves(house: House) -> None:
    """5.2.2A Legion IX leads; Legion VII at one table and VIII at the other come by Allobroges, as reserves."""
    position = POSITION.format(["Aedui"], "44", "12")
    with ExitStack() as stack:
        pair = Twins(house, record_at(position, 4), record_at(position, 4), stack)
        pair.answer(ROMAN, "card Remi")
        pair.answer(BARBARIAN, "card Volcae")
        pair.answer(ROMAN, "movement")
        pair.answer(BARBARIAN, "movement")
        pair.answer(ROMAN, "area Transalpine Gaul")
        pair.answer(ROMAN, "move Helvetii")
        pair.answer(ROMAN, "unit Legion IX")
        pair.answer(ROMAN, "done")
        pair.answer(ROMAN, "force Helvetii")
        pair.answer(ROMAN, "unit Legion VII", "unit Legion VIII")
        pair.answer(ROMAN, "done")
        pair.answer(ROMAN, "done")
        pair.answer(BARBARIAN, "done")
        pair.answer(ROMAN, "main Legion IX")
        assert pair.games[0].at_rest()["view"]["battle"]["reserves"] == {"Roman": 1, "Barbarian": 0}
        pair.check_same(OTHERS, since=0)
        pair.check_same_changes(OTHERS)
        play_to_round_2(pair)
        pair.check_different(BARBARIAN)


def play_to_round_2(pair: Twins) -> None:
    """All fire; hits are taken as they are offered."""
    while pair.games[0].at_rest()["view"]["battle"]["round"] == 1:
        [ask] = pair.open_questions(pair.games[0])
        pair.answer(ask["seat"], ask["options"][0]["option"])


def test_a_card_chosen_in_secret_shows_when_both_have_chosen(house: House) -> None:
    with ExitStack() as stack:
        pair = Twins(house, record_at(ONE), record_at(ONE), stack)
        pair.answer(ROMAN, "card Remi", "card Sequani")
        pair.check_same(OTHERS, since=0)
        pair.check_same_changes(OTHERS)
        pair.answer(BARBARIAN, "card Boii")
        for seat in OTHERS:
            pair.check_different(seat)


def test_the_deal_shows_to_each_only_his_own_cards(house: House) -> None:
    """5.1 Other cards for the Roman: in no moment of the deal does the past tell them to others."""
    one = dealt("Remi, Sequani, Aedui, Boii, Andes")
    other = dealt("Helvetii, Sequani, Carnutes, Boii, Massive Revolt")
    with ExitStack() as stack:
        pair = Twins(house, one, other, stack)
        pair.check_same(OTHERS, since=0)
        pair.check_different(ROMAN)


def dealt(cards: str) -> Record:
    table = alesia.new("gallic-war", seed=3, dice="asked")
    for card in (*cards.split(", "), "Volcae", "Treveri", "Veneti", "Leuci", "Menapi"):
        table.answer(f"card {card}")
    return replace(table.record, dice="seeded")


def test_both_may_choose_their_cards_at_the_same_moment(house: House) -> None:
    """Each answers what he saw when nobody had chosen; of two choices of the same seat, the first counts."""
    with ExitStack() as stack:
        game = Game(house, record_at(ONE), stack)
        version = game.at_rest()["version"]
        roman, barbarian = game.guests[ROMAN], game.guests[BARBARIAN]
        assert roman.answer(game.table, ROMAN, version, "card Remi").status == 200
        assert roman.answer(game.table, ROMAN, version, "card Sequani").code == "stale"
        assert barbarian.answer(game.table, BARBARIAN, version, "card Boii").status == 200
        assert barbarian.answer(game.table, BARBARIAN, version, "card Volcae").code == "stale"
        assert game.at_rest()["view"]["played"] == {ROMAN: "Remi", BARBARIAN: "Boii"}


def test_after_an_undo_a_secret_choice_is_for_the_table_as_it_is_now(house: House) -> None:
    with ExitStack() as stack:
        game = Game(house, record_at(ONE), stack)
        roman, barbarian = game.guests[ROMAN], game.guests[BARBARIAN]
        before = game.at_rest()["version"]
        assert roman.answer(game.table, ROMAN, before, "card Remi").status == 200
        roman.undo(game.table, before + 1)
        assert barbarian.post(f"/tables/{game.table}/consent", {"agree": True}).json["done"]
        assert barbarian.answer(game.table, BARBARIAN, before, "card Boii").code == "stale"
        assert barbarian.answer(game.table, BARBARIAN, before + 2, "card Boii").status == 200


# Non-players.


def test_thoughts_of_non_players_are_told_when_the_game_is_over(house: House) -> None:
    """Before, they are refused, and the log gives no number by which to ask; then both are there."""
    guest = house.guest()
    table = guest.create(game="gallic-war", seats={"Roman": "me", "Barbarian": "nonplayer"})
    seen = wait_for(lambda: asked_again(guest, table))
    number = first_of_the_nonplayer(house, table)
    refused = guest.get(f"/tables/{table}/thoughts/{number}")
    assert (refused.status, refused.code) == (409, "secret")
    assert [line["why"] for line in seen["log"] if line["why"] is not None] == []

    play_out(guest, table)
    assert guest.get(f"/tables/{table}/thoughts/{number}").status == 200
    assert [line["why"] for line in guest.see(table)["log"] if line["why"] is not None]


def asked_again(guest: Guest, table: str) -> Json | None:
    """The table once the non-player has chosen its first card and something has followed."""
    seen = guest.asked(table)
    if seen["view"]["played"]["Barbarian"] is None:
        answer(guest, table, seen, Random(1))
        return None
    return seen


def first_of_the_nonplayer(house: House, table: str) -> int:
    return next(row.number for row in house.rows(table) if row.who == 1)


def play_out(guest: Guest, table: str) -> None:
    """To the end, at random, and hearing the end also by the stream."""
    random = Random(2)
    with guest.stream(table) as stream:
        while not (seen := guest.asked(table))["result"]:
            answer(guest, table, seen, random)
        heard = stream.until(lambda known: bool(known["result"]))
    assert heard["log"] == seen["log"]


def answer(guest: Guest, table: str, seen: Json, random: Random) -> None:
    ask = next(each for each in seen["asks"] if each["mine"])
    option = random.choice(ask["options"])["option"]
    assert guest.answer(table, ROMAN, seen["version"], option).status == 200


def test_seats_are_changed_before_anything_is_dealt(house: House) -> None:
    """Who wins the bid from the Barbarian seat has the Roman one, its hand and its key; the other never sees it."""
    host = house.guest()
    table = host.create(game="gallic-war", seats={ROMAN: "me", BARBARIAN: "link"}, options={"tournament": True})
    link = next(seat["link"] for seat in host.see(table)["seats"] if seat["name"] == BARBARIAN)
    other = join(house, link)
    own = next(seat["link"] for seat in other.see(table)["seats"] if seat["name"] == BARBARIAN)
    people = {ROMAN: host, BARBARIAN: other}

    def bid(seat: str, option: str) -> None:
        guest = people[seat]
        assert guest.answer(table, seat, guest.see(table)["version"], option).status == 200

    asks = wait_for(lambda: host.see(table)["asks"])
    if asks[0]["seat"] == BARBARIAN:
        bid(BARBARIAN, "number 12")
    else:
        bid(ROMAN, "number 12")
        bid(BARBARIAN, "bid")
        bid(BARBARIAN, "number 9")
    bid(ROMAN, "accept")

    for guest, seat, enemy in ((host, BARBARIAN, ROMAN), (other, ROMAN, BARBARIAN)):
        seen = guest.see(table, enemy)
        assert [each["name"] for each in seen["seats"] if each["mine"]] == [seat]
        assert seen["seat"] == seat
        assert len(seen["view"]["hand"]) == 5
        assert guest.answer(table, enemy, seen["version"], "done").status == 403
        assert [each["seats"] for each in guest.get("/tables").json] == [[seat]]
    assert house.guest(own.removeprefix("/join#")).see(table)["seat"] == ROMAN
