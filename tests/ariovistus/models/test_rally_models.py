"""Germanic Rally on random boards goes as the second reading of A3.4.1 says."""

from random import Random

import pytest

from tests.ariovistus.models.rally import ALLIES, TRIBES, WARBANDS, Place, Pool, choices, cost, extra, is_open, most
from tests.ariovistus.playing import Play, at

BOARDS = 40


class Board:
    """All of these Regions at random; the rest of the Warbands may stand far away, so that few are Available."""

    def __init__(self, seed: int) -> None:
        random = self.random = Random(f"rally {seed}")
        self.places = {region: self._place(region) for region in TRIBES}
        self.intimidated = {region for region in TRIBES if random.random() < 0.3}
        self.resources = random.choice((0, 1, 2, 3, 5, 9))
        left = WARBANDS - sum(place.warbands for place in self.places.values())
        self.away = max(0, left - random.choice((0, 1, 2, 3, 8, 30)))  # in Veneti, where nobody Rallies

    def _place(self, region: str) -> Place:
        random = self.random
        tribes = {}
        for tribe in TRIBES[region]:
            mine = [] if tribe in ("Aedui", "Arverni") or tribe.startswith("Suebi") else ["Romans", "Belgae"]
            own = [] if tribe in ("Aedui", "Arverni") else ["Germans"]
            tribes[tribe] = random.choice(["Subdued", "Subdued", "Subdued", *own, *mine, "Dispersed"])
        settlement = random.random() < 0.2
        return Place(
            random.choice((0, 1, 2, 4)), settlement, random.choice((0, 0, 0, 1, 3, 6)), random.random() < 0.15, tribes
        )

    def text(self) -> str:
        lines = ['card = "A19"', "[resources]", "Romans = 0", "Aedui = 0", "Belgae = 0", f"Germans = {self.resources}"]
        lines.append("[tribes]")
        for place in self.places.values():
            for tribe, status in place.tribes.items():
                lines += [f'"{tribe}" = "{status}"'] if status != "Subdued" else []
        for region, place in self.places.items():
            lines += [f"[regions.{region}]", *(["devastated = true"] if place.devastated else [])]
            lines += ["intimidated = true"] if region in self.intimidated else []
            pieces = [f"{place.warbands} Warbands"] if place.warbands else []
            pieces += ["Settlement"] if place.settlement else []
            lines += [f'Germans = "{", ".join(pieces)}"'] if pieces else []
            lines += [f'Aedui = "{place.others} Warbands"'] if place.others else []
        if self.away:
            lines += ["[regions.Veneti]", f'Germans = "{self.away} Warbands"']
            lines += ['Romans = "12 Legions"', 'Belgae = "25 Warbands"']
        return "\n".join(lines)

    def is_legal(self) -> bool:
        statuses = [status for place in self.places.values() for status in place.tribes.values()]
        others = sum(place.others for place in self.places.values())
        return (
            statuses.count("Dispersed") <= 4
            and statuses.count("Germans") <= ALLIES
            and statuses.count("Romans") <= 6
            and others <= 20
            and sum(place.settlement for place in self.places.values()) <= 6
        )

    def pool(self) -> Pool:
        placed = self.away + sum(place.warbands for place in self.places.values())
        allies = sum(place.allies() for place in self.places.values())
        return Pool(WARBANDS - placed, ALLIES - allies, self.resources)

    def open(self) -> set[str]:
        return {region for region, place in self.places.items() if is_open(region, place, self.pool())}


def rally(seed: int) -> int:
    """A whole Rally Command at random; how many Regions were compared."""
    board = Board(seed)
    if not board.is_legal():
        return 0
    game = at(board.text())
    if not board.open():  # Warbands taken off the map could be Rallied again (1.4.1): that is another matter
        return 0
    game.play("Germans action command Rally")
    done: set[str] = set()
    while left := board.open() - done:
        assert set(game.offers("rally")) == left, f"offered {game.offers('rally')}, by the rules {left}"
        region = board.random.choice(sorted(left))
        one_region(board, game, region)
        done.add(region)
    return len(done)


def one_region(board: Board, game: Play, region: str) -> None:
    place, pool = board.places[region], board.pool()
    possible = choices(place, pool)
    game.play(f"Germans command rally {region}")
    board.resources -= cost(region, place)
    optional = extra(region, place, pool)
    choice = ""
    if optional and pool.warbands == 1 and possible == {"place_warbands"}:
        possible = set()  # the last one comes anyway
    if possible and (optional or len(possible) > 1):
        assert set(game.options) == possible | ({"done"} if optional else set())
        choice = board.random.choice(game.options)
        game.table.answer(choice)
    elif possible:
        choice = next(iter(possible))
    board.places[region] = place = placed(board, game, place, pool, choice, optional)
    if extra(region, place, board.pool()):
        board.places[region] = place = place._replace(warbands=place.warbands + 1)
    assert game.resources("Germans") == board.resources
    assert game.available("Germans", "Warbands") == board.pool().warbands
    assert {t: game.tribe(t) for t in place.tribes} == place.tribes


def placed(board: Board, game: Play, place: Place, pool: Pool, choice: str, optional: int) -> Place:
    if choice == "place_ally":
        tribe = min(place.sites())
        if len(place.sites()) > 1:
            assert set(game.offers("tribe")) == place.sites()
            tribe = board.random.choice(sorted(place.sites()))
            game.table.answer(f"tribe {tribe}")
        return place._replace(tribes=place.tribes | {tribe: "Germans"})
    if choice == "place_warbands":
        n = most(place, pool)
        if n > 1 and not (optional and n == pool.warbands == 2):  # one and the one more are the same two
            assert game.offers("number") == [str(k) for k in range(1, n + 1)]
            n = board.random.randint(1, n)
            game.table.answer(f"number {n}")
        return place._replace(warbands=place.warbands + n)
    return place


@pytest.mark.parametrize("part", range(6))
def test_a3_4_1_rally_goes_as_the_model_says(part: int) -> None:
    """Which Regions are offered, what each costs, what can be placed there, and what stands there afterwards."""
    compared = 0
    for seed in range(part * BOARDS, (part + 1) * BOARDS):
        try:
            compared += rally(seed)
        except AssertionError as error:
            raise AssertionError(f"board {seed}: {error}\n{Board(seed).text()}") from error
    assert compared > BOARDS
