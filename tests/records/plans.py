"""Which games are played to be kept: every scenario, option and seating, people, random players and non-players."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

import alesia
from alesia.players import HUMAN, NONPLAYER
from tests.ariovistus.campaign.courses import THIRD_WINTER
from tests.falling_sky.models.boards import livelier, make_puzzle

FACTIONS, SIDES = ("Romans", "Arverni", "Aedui", "Belgae"), ("Roman", "Barbarian")
RANDOM = "random"
CUT = 150  # answers of a game that is put away unfinished
FEW = 60  # answers on a random board


class Plan(NamedTuple):
    """Games to be played; people answer at random, and say so nowhere."""

    name: str
    game: str
    scenario: str
    seats: Mapping[str, str]
    options: Mapping[str, str | bool] = {}
    dice: str = "seeded"
    is_cut: bool = False
    games: int = 2

    def play(self, seed: int) -> alesia.Record:
        """The record of the game with this seed."""
        table = alesia.new(self.game, self.scenario, seed, self.seats, self.options, dice=self.dice)
        return play_on(table, Random(f"{self.name} {seed}"), CUT if self.is_cut else None)


class Boards(NamedTuple):
    """Random boards that reach the corners of the rules, and some answers on each of them."""

    name: str
    game: str
    games: int

    def play(self, seed: int) -> alesia.Record:
        puzzle = make_puzzle(seed)
        seats = dict.fromkeys(FACTIONS, HUMAN) | dict.fromkeys(puzzle.nonplayers, NONPLAYER)
        table = alesia.new("falling-sky", puzzle.scenario, seed, seats, puzzle.options, puzzle.text)
        return play_on(table, Random(f"{self.name} {seed}"), FEW)


class SecondHalves(NamedTuple):
    """The Gallic War from the Winter of its Interlude to the end, which games at random seldom come to."""

    name: str
    game: str
    games: int

    def play(self, seed: int) -> alesia.Record:
        table = alesia.new(self.game, seed=seed, position=THIRD_WINTER)
        return play_on(table, Random(f"{self.name} {seed}"), None)


def play_on(table: alesia.Table, random: Random, most: int | None) -> alesia.Record:
    """Let people answer: anything, or what brings a game on."""
    while table.ask is not None and (most is None or table.decisions < most):
        ask = random.choice(table.asks)
        option = random.choice(ask.options) if random.random() < 0.5 else livelier(ask, random)
        table.answer(option, ask.who)
    return table.record


def plans() -> Iterator[Plan | Boards | SecondHalves]:
    for scenario in ("great-revolt", "reconquest-of-gaul", "pax-gallica"):
        yield from falling_sky(scenario)
    yield from gallic_war()
    yield Boards("board", "falling-sky", 160)
    yield from ariovistus()
    yield from campaign()
    yield SecondHalves("second-half", "ariovistus-campaign", 4)
    yield from rome_vs_gaul()


def falling_sky(scenario: str) -> Iterator[Plan]:
    def plan(name: str, seats: Mapping[str, str], dice: str = "seeded", **options: str | bool) -> Plan:
        return Plan(f"{scenario}-{name}", "falling-sky", scenario, seats, options, dice, name == "unfinished")

    yield plan("people", all_of(FACTIONS, HUMAN))
    yield plan("random", all_of(FACTIONS, RANDOM), sudden_frost=True)
    yield plan("nonplayers", all_of(FACTIONS, NONPLAYER))
    yield plan("nonplayers-frost", all_of(FACTIONS, NONPLAYER), sudden_frost=True)
    yield plan("two", all_of(FACTIONS, HUMAN), seating="two")
    yield plan("three-gauls", all_of(FACTIONS, HUMAN), "asked", seating="three-arverni-belgae")
    yield plan("three-romans", all_of(FACTIONS, HUMAN), seating="three-romans-aedui")
    yield plan("diviciacus", all_of(FACTIONS, RANDOM), diviciacus=True)
    yield plan("diviciacus-nonplayers", all_of(FACTIONS, NONPLAYER) | {"Arverni": HUMAN}, diviciacus=True)
    yield plan("unfinished", all_of(FACTIONS, HUMAN) | {"Aedui": NONPLAYER})
    for seat, solo in zip(FACTIONS, ("standard", "easy", "difficult", "standard"), strict=True):
        yield plan(f"alone-{seat.lower()}", all_of(FACTIONS, NONPLAYER) | {seat: HUMAN}, solo=solo)
    if scenario != "pax-gallica":
        yield plan("short", all_of(FACTIONS, RANDOM), short=True, even_initiative=True)


def ariovistus() -> Iterator[Plan]:
    def plan(name: str, kind: str, dice: str = "seeded", **options: str | bool) -> Plan:
        seats = all_of(("Romans", "Germans", "Aedui", "Belgae"), kind)
        return Plan(name, "ariovistus", "ariovistus", seats, options, dice, name == "unfinished")

    yield plan("people", HUMAN)
    yield plan("random", RANDOM, sudden_frost=True)
    yield plan("two", HUMAN, "asked", seating="two")
    yield plan("three-germans", HUMAN, seating="three-germans-belgae")
    yield plan("three-romans", HUMAN, seating="three-romans-aedui")
    yield plan("short", RANDOM, short=True, even_initiative=True)
    yield plan("unfinished", HUMAN)


def campaign() -> Iterator[Plan]:
    def plan(name: str, kind: str, dice: str = "seeded", **options: str | bool) -> Plan:
        seats = all_of(("Romans", "Germans", "Aedui", "Belgae", "Arverni"), kind)
        return Plan(name, "ariovistus-campaign", "the-gallic-war", seats, options, dice, name == "unfinished")

    yield plan("people", HUMAN)
    yield plan("random", RANDOM, sudden_frost=True)
    yield plan("two", HUMAN, "asked", seating="two")
    yield plan("three-germans", HUMAN, seating="three-germans-belgae")
    yield plan("even", RANDOM, even_initiative=True)
    yield plan("unfinished", HUMAN)


def gallic_war() -> Iterator[Plan]:
    def plan(name: str, seats: Mapping[str, str], dice: str = "seeded", **options: str | bool) -> Plan:
        return Plan(name, "gallic-war", "gallic-war", seats, options, dice, name == "unfinished")

    [info] = [info for info in alesia.games() if info.name == "gallic-war"]
    yield plan("people", all_of(SIDES, HUMAN), "asked")
    yield plan("nonplayers", all_of(SIDES, NONPLAYER))
    yield plan("roman-alone", {"Roman": HUMAN, "Barbarian": NONPLAYER})
    yield plan("barbarian-alone", {"Roman": NONPLAYER, "Barbarian": HUMAN})
    yield plan("unfinished", {"Roman": HUMAN, "Barbarian": RANDOM})
    for option in info.options:
        yield plan(option.name.replace("_", "-"), all_of(SIDES, RANDOM), **{option.name: True})
    more = {option.name: True for option in info.options if option.name not in ("solitaire", "tournament")}
    yield plan("everything", all_of(SIDES, HUMAN), "seeded", **more)
    yield plan("everything-nonplayers", all_of(SIDES, NONPLAYER), "seeded", **more)


def rome_vs_gaul() -> Iterator[Plan]:
    def plan(name: str, roman: str, gallic: str, dice: str = "seeded", games: int = 2) -> Plan:
        seats = {"Roman": roman, "Gallic": gallic}
        return Plan(name, "rome-vs-gaul", "rome-vs-gaul", seats, {}, dice, name == "unfinished", games)

    yield plan("people", HUMAN, HUMAN, "asked", 4)
    yield plan("random", RANDOM, RANDOM, games=8)
    yield plan("nonplayers", NONPLAYER, NONPLAYER, games=4)
    yield plan("roman-alone", HUMAN, NONPLAYER)
    yield plan("gallic-alone", NONPLAYER, HUMAN)
    yield plan("unfinished", HUMAN, RANDOM)


def all_of(seats: tuple[str, ...], kind: str) -> dict[str, str]:
    return dict.fromkeys(seats, kind)
