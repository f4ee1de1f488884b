"""A toy game for the tests: secret bids, marches, battles with dice, a checkpoint per round.

Three seats hold cubes on five hills and a hand of bids 1 to 4. Each round (1) the sky is drawn, (2) all bid in
secret, (3) in the order of the bids each seat may march; an enemy on the hill may retreat or fight, and dice
decide. With the option "two-player" Green is in the hands of Red. Whoever holds most hills when the rounds are
over wins; four hills win at once.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence

from alesia.kernel.ask import (
    CHECKPOINT,
    Ask,
    Noun,
    Option,
    Procedure,
    act,
    choose,
    choose_number,
    choose_or_stop,
    confirm,
    draw,
    roll,
    together,
)
from alesia.kernel.encoding import bits, one_of
from alesia.kernel.errors import BadPosition
from alesia.kernel.game import (
    CardInfo,
    Context,
    Dealer,
    GameOption,
    Imagined,
    Json,
    LogEntry,
    NoNonplayers,
    NoSecrets,
    Rank,
    Result,
    Shuffle,
    Use,
)
from alesia.kernel.sweep import NO_SWEEPS, Asked, Sweeps
from alesia.kernel.vocabulary import applied, numbers, plain, questions_of, vocabulary_of

SEATS = ("Red", "Blue", "Green")
HILLS = tuple(Noun(i, "hill", name) for i, name in enumerate(["Alba", "Mons Major", "Cevenna", "Dun", "Ebur"]))
SKIES = (act("sunny"), act("foggy"), act("stormy"))
BIDS = (1, 2, 3, 4)
MOST_CUBES = 6


class ToyState:
    """Flat: the round, its limit, cubes by seat and hill, hands as bits, the sky, who plays Green."""

    __slots__ = ("cubes", "hands", "limit", "round", "sky", "two_player")

    def __init__(self, cubes: list[int], hands: list[int], round_: int, limit: int, two_player: bool) -> None:
        self.cubes = cubes
        self.hands = hands
        self.round = round_
        self.limit = limit
        self.sky = 0
        self.two_player = two_player

    def copy(self) -> "ToyState":
        twin = ToyState(self.cubes.copy(), self.hands.copy(), self.round, self.limit, self.two_player)
        twin.sky = self.sky
        return twin

    def to_json(self) -> Json:
        return [self.cubes, self.hands, self.round, self.limit, self.two_player, self.sky]

    def digest(self) -> bytes:
        return hashlib.sha256(repr(self.to_json()).encode()).digest()

    def at(self, seat: int, hill: int) -> int:
        return self.cubes[seat * len(HILLS) + hill]

    def add(self, seat: int, hill: int, count: int) -> None:
        self.cubes[seat * len(HILLS) + hill] += count

    def owner(self, hill: int) -> int | None:
        return next((seat for seat in range(len(SEATS)) if self.at(seat, hill)), None)

    def score(self, seat: int) -> int:
        return sum(self.owner(hill) == seat for hill in HILLS)

    def held(self, seat: int) -> tuple[Noun, ...]:
        return tuple(hill for hill in HILLS if self.at(seat, hill))


G = Context[ToyState]


def play_round(g: G) -> Procedure[None]:
    """T.1 A round: sky, bids, turns."""
    sky = yield from draw("sky", "T.1.1", SKIES, (3, 2, 1))
    g.state.sky = SKIES.index(sky)
    g.log("sky", "T.1.1", sky.verb)
    order = yield from bid(g)
    for seat in order:
        yield from turn(g, seat)
    g.state.round += 1


def bid(g: G) -> Procedure[list[int]]:
    """T.1.2 All choose a card of their hand in secret; the highest goes first."""
    hands = [[n for n in BIDS if g.state.hands[seat] >> n & 1] for seat in range(len(SEATS))]
    asks = [Ask(seat, "bid", "T.1.2", tuple(Option("number", n) for n in hand)) for seat, hand in enumerate(hands)]
    picked = yield from together(asks)
    bids = [hand[index] for hand, index in zip(hands, picked, strict=True)]
    for seat, n in enumerate(bids):
        left = g.state.hands[seat] & ~(1 << n)
        g.state.hands[seat] = left or sum(1 << each for each in BIDS)
        g.log("bid", "T.1.2", SEATS[seat], n)
    return sorted(range(len(SEATS)), key=lambda seat: (-bids[seat], seat))


def turn(g: G, seat: int) -> Procedure[None]:
    """T.2 March as often as the sky allows."""
    for _ in range(3 - g.state.sky):
        origin = yield from choose_or_stop(seat, "march_from", "T.2", g.state.held(seat))
        if origin is None:
            return
        yield from march(g, seat, origin)


def march(g: G, seat: int, origin: Noun) -> Procedure[None]:
    """T.2.1 Move cubes to another hill; its owner reacts."""
    others = tuple(hill for hill in HILLS if hill != origin)
    target = yield from choose(seat, "march_to", "T.2.1", others, origin)
    count = yield from choose_number(seat, "march_count", "T.2.1", 1, g.state.at(seat, origin), origin, target)
    g.log("march", "T.2.1", SEATS[seat], str(origin), str(target), count)
    g.state.add(seat, origin, -count)
    enemy = g.state.owner(target)
    if enemy is not None and enemy != seat:
        count = yield from encounter(g, seat, enemy, target, count)
    g.state.add(seat, target, count)
    if g.state.score(seat) >= 4:
        g.finish(result(g.state, "four hills"))


def encounter(g: G, seat: int, enemy: int, target: Noun, count: int) -> Procedure[int]:
    """T.2.2 The owner retreats to a hill of its own, or fights; returns the cubes that are left."""
    refuges = tuple(hill for hill in g.state.held(enemy) if hill != target)
    if refuges and (yield from confirm(enemy, "retreat", "T.2.2", target)):
        refuge = yield from choose(enemy, "retreat_to", "T.2.2", refuges)
        g.state.add(enemy, refuge, g.state.at(enemy, target))
        g.state.add(enemy, target, -g.state.at(enemy, target))
    while count and g.state.at(enemy, target):
        eyes = yield from roll("battle", "T.2.3", target)
        g.log("battle", "T.2.3", str(target), eyes)
        count -= eyes <= 3
        g.state.add(enemy, target, -(eyes > 3))
    return count


def result(state: ToyState, reason: str) -> Result:
    scores = {seat: state.score(seat) for seat in range(len(SEATS))}
    places = sorted(set(scores.values()), reverse=True)
    return Result(reason, tuple(Rank(tuple(SEATS[s] for s in scores if scores[s] == place), place) for place in places))


def deal_hand(count: int, shown: int, shuffle: Shuffle) -> int:
    """So many cards, those that were shown among them."""
    others = [n for n in BIDS if not shown >> n & 1]
    shuffle(others)
    return shown | sum(1 << n for n in others[: count - shown.bit_count()])


class Toy(NoNonplayers[ToyState], NoSecrets[ToyState]):
    """The game as the kernel sees it."""

    name = "toy"
    title = "Five Hills"
    rules_version = "1"
    remark = ""
    has_secrets = True
    automatic: tuple[str, ...] = ()
    seats: tuple[str, ...] = SEATS
    heirs: Mapping[str, str] = {}
    scenarios: Mapping[str, str] = {"short": "Three rounds", "long": "Twelve rounds"}
    options: tuple[GameOption, ...] = (
        GameOption("two-player", (False, True), "T.0"),
        GameOption("cubes", ("few", "many"), "T.0.1"),
    )
    cards: tuple[CardInfo, ...] = ()
    vocabulary: tuple[Option, ...] = vocabulary_of(
        plain("done yes no"), applied("hill", HILLS), numbers(MOST_CUBES), [sky.option for sky in SKIES]
    )
    questions: tuple[str, ...] = questions_of("sky bid march_from march_to march_count retreat retreat_to battle")

    def setup(self, scenario: str, options: Mapping[str, str | bool]) -> ToyState:
        cubes = [0] * (len(SEATS) * len(HILLS))
        for seat in range(len(SEATS)):
            cubes[seat * len(HILLS) + seat] = 3 if options["cubes"] == "few" else MOST_CUBES
        hand = sum(1 << n for n in BIDS)
        limit = 3 if scenario == "short" else 12
        return ToyState(cubes, [hand] * len(SEATS), 0, limit, bool(options["two-player"]))

    def read_position(self, text: str, scenario: str, options: Mapping[str, str | bool]) -> ToyState:
        state = self.setup(scenario, options)
        try:
            data = tomllib.loads(text)
            state.round = data["round"]
            state.cubes = [data["cubes"][seat][hill] for seat in SEATS for hill in range(len(HILLS))]
            state.hands = [sum(1 << n for n in data["hands"][seat]) for seat in SEATS]
        except (tomllib.TOMLDecodeError, KeyError, IndexError, TypeError) as error:
            raise BadPosition(f"cannot read the position {text!r}: {error!r}") from None
        return state

    def position_text(self, state: ToyState) -> str:
        lines = [f"round = {state.round}", "", "[cubes]"]
        lines += [f"{name} = {[state.at(seat, hill) for hill in HILLS]}" for seat, name in enumerate(SEATS)]
        lines += ["", "[hands]"]
        lines += [f"{name} = {[n for n in BIDS if state.hands[seat] >> n & 1]}" for seat, name in enumerate(SEATS)]
        return "\n".join([*lines, ""])

    def main(self, g: G) -> Procedure[None]:
        while g.state.round < g.state.limit:
            yield CHECKPOINT
            yield from play_round(g)
        g.finish(result(g.state, "all rounds"))

    def observe(self, state: ToyState, seat: int) -> Mapping[str, Json]:
        hand = [n for n in BIDS if seat >= 0 and state.hands[seat] >> n & 1]
        return {"round": state.round, "cubes": list(state.cubes), "hand": hand}

    def observe_own(self, state: ToyState, seat: int) -> Mapping[str, Json]:
        return {"hand": self.observe(state, seat)["hand"]}

    def standing(self, state: ToyState) -> Mapping[str, int]:
        return {name: sum(state.at(seat, hill) for hill in HILLS) for seat, name in enumerate(SEATS)}

    def encode(self, state: ToyState, seat: int) -> bytes:
        hand = state.hands[seat] if seat >= 0 else 0
        return one_of(seat, len(SEATS)) + bytes(state.cubes) + bits(hand, 5) + bytes((state.round, state.sky))

    def sweeps(self, state: ToyState, seat: int, ask: Asked) -> Sweeps:
        return NO_SWEEPS

    def clock(self, state: ToyState) -> tuple[int, int]:
        return state.round + 1, 0

    def use_of(self, entry: LogEntry) -> Use | None:
        if entry.key == "march":
            return Use(str(entry.facts[0]), "march", str(entry.facts[2]))
        return Use(str(entry.facts[0]), "bid", str(entry.facts[1])) if entry.key == "bid" else None

    def imagine(self, way: Sequence[ToyState], seat: int) -> Dealer[ToyState]:
        """The hands of the others, but for bids that lie open."""
        start, now = way[0], way[-1]

        def deal(shuffle: Shuffle) -> Imagined[ToyState]:
            state = start.copy()
            for other in range(len(SEATS)):
                if other != seat:
                    shown = start.hands[other] & ~now.hands[other]
                    state.hands[other] = deal_hand(start.hands[other].bit_count(), shown, shuffle)
            return Imagined(state, {})

        return deal

    def player_of(self, state: ToyState, seat: int) -> int:
        return 0 if state.two_player and SEATS[seat] == "Green" else seat

    def check(self, state: ToyState) -> None:
        assert all(count >= 0 for count in state.cubes), f"negative cubes: {state.cubes}"

    def state_from_json(self, data: Json) -> ToyState:
        state = ToyState(list(data[0]), list(data[1]), data[2], data[3], data[4])
        state.sky = data[5]
        return state


GAME = Toy()
