"""A person who knows only pieces, boxes and tracks, and does what he is told: his board after each turn is held against
the position text of the engine. What lies where is read from that text alone, by its words.

    python -m tests.table.hands --games 300 --game falling-sky
"""

import argparse
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from multiprocessing import Pool
from typing import Any

import alesia
from alesia.kernel.tabletop import Layout, Move, Step
from alesia.table.hands import deeds, layout_of
from alesia.table.past import Past

Lying = Counter[tuple[str, str, str]]  # thing, place, face
Text = Mapping[str, Any]


class Person:
    """His board: stacks by name, and what each track shows. He takes only what is there."""

    def __init__(self, begun: Layout) -> None:
        self.stacks: Lying = Counter()
        for each, n in begun.stacks.items():
            self.stacks[each.thing.name, f"{each.place.kind} {each.place.name}", each.face.name] += n
        self.tracks = {(track.kind, track.name): shown for track, shown in begun.tracks.items()}

    def follow(self, step: Step) -> None:
        if isinstance(step, Move):
            source = step.thing.name, f"{step.source.kind} {step.source.name}", step.before.name
            assert self.stacks[source] >= step.n, f"there are not {step.n} of {source}"
            self.stacks[source] -= step.n
            self.stacks[step.thing.name, f"{step.place.kind} {step.place.name}", step.face.name] += step.n
        else:
            assert self.tracks.get((step.track.kind, step.track.name)) == step.before
            self.tracks[step.track.kind, step.track.name] = step.now

    def lying(self, *kinds: str) -> Lying:
        """What lies in places of these kinds."""
        return Counter({key: n for key, n in self.stacks.items() if n and key[1].split()[0] in kinds})

    def pile(self, name: str) -> set[str]:
        """The cards of a pile."""
        return {key[0] for key in self.lying("pile") if key[1] == f"pile {name}"}

    def shown(self, kind: str) -> dict[str, Any]:
        return {name: value for (its, name), value in self.tracks.items() if its == kind}


# ---- Falling Sky, Ariovistus, The Gallic War

ADJECTIVES = {"Romans": "Roman", "Arverni": "Arverni", "Aedui": "Aedui", "Belgae": "Belgic", "Germans": "Germanic"}
LEADERS = ("Caesar", "Vercingetorix", "Ambiorix", "Ariovistus", "Boduognatus", "Diviciacus")
FACES = {"": "Hidden", "revealed": "Revealed", "scouted": "Scouted"}


def _pieces(faction: str, text: str) -> Iterator[tuple[str, str, int]]:
    """What a text such as "Caesar, 4 Legions, 2 revealed Auxilia, Fort" means in wood."""
    for part in filter(None, text.split(", ")):
        found = re.fullmatch(r"(?:(\d+) )?(?:(revealed|scouted) )?(.+)", part)
        assert found is not None
        n, face, what = int(found[1] or 1), found[2] or "", found[3].rstrip("s") if found[3] != "Auxilia" else found[3]
        if found[3] in LEADERS or found[3] == "Successor":
            yield f"{ADJECTIVES[faction]} Leader", "blank" if found[3] == "Successor" else "symbol", 1
        elif what in ("Legion", "Fort", "Settlement"):
            yield what, "", n
        else:
            yield "Auxilia" if what == "Auxilia" else f"{ADJECTIVES[faction]} {what}", FACES[face], n


def sky(text: Text, person: Person) -> None:
    """Regions, Tribes, Resources, the Senate and the Legions off the map."""
    board: Lying = Counter()
    for region, facts in text["regions"].items():
        for name, said in facts.items():
            if name in ADJECTIVES:
                for thing, face, n in _pieces(name, said):
                    board[thing, f"region {region}", face] += n
            elif said is True:
                board[name.capitalize(), f"region {region}", ""] += 1
    for tribe, status in text["tribes"].items():
        owner, _, citadel = status.partition(" ")
        if owner in ADJECTIVES:
            board[f"{ADJECTIVES[owner]} {citadel or 'Ally'}", f"tribe {tribe}", ""] += 1
        elif status == "Razed":
            board["Razed", f"tribe {tribe}", ""] += 1
        elif status != "Subdued":
            board["Dispersed", f"tribe {tribe}", status] += 1
    markers = ("Circumvallation", "Gallia Togata", "Winter Uprising", "Colony")
    found = person.lying("region", "tribe")
    assert {k: n for k, n in found.items() if k[0] not in markers and not k[0].startswith("Abatis")} == dict(board)
    if "circumvallation" in text:
        assert found["Circumvallation", f"region {text['circumvallation']['region']}", ""] == 1
    assert {name: n for name, n in person.shown("resources").items() if name in text["resources"]} == text["resources"]
    assert str(person.shown("track")["Senate"]) == text["senate"]
    off = person.lying("box")
    assert off["Legion", "box Legions track", ""] == text["legions_track"]
    assert off["Legion", "box Fallen", ""] == text["fallen"]
    _cards(text, person)


def _cards(text: Text, person: Person) -> None:
    """The two cards, Capabilities, and who may act."""
    in_winter = "interlude" in text  # the text of an interlude names the Winter card, not the Event that is carried out
    for key, name in (("card", "card"), ("next", "next card"))[in_winter:]:
        assert str(person.shown("shown").get(name) or "none") == str(text.get(key, "none"))
    capabilities = {
        name: " ".join(map(str, side)) for name, side in person.shown("capability").items() if side is not None
    }
    assert capabilities == text.get("capabilities", {})
    ineligible = {key[0].removesuffix(" cylinder") for key in person.lying("slot") if key[1] == "slot Ineligible"}
    assert ineligible == {ADJECTIVES[name] for name in text.get("ineligible", ())}


# ---- Caesar's Gallic War, Caesar: Rome vs Gaul


def war(text: Text, person: Person) -> None:
    """Blocks of both sides with their strength; a block that the text does not speak of is a neutral one at home."""
    found = person.lying("area")
    for area, sides in text["areas"].items():
        for side, said in sides.items():
            for part in said.split(", "):
                name, _, strength = part.partition(" (")
                faces = [key[2] for key in found if key[:2] == (name, f"area {area}")]
                assert len(faces) == 1, part
                assert not strength or faces == [strength.rstrip(")")], part
                assert str(person.shown("whose")[name]) == side
    spoken = {p.partition(" (")[0] for sides in text["areas"].values() for s in sides.values() for p in s.split(", ")}
    assert all(str(person.shown("whose")[key[0]]) == "Neutral" for key in found if key[0] not in spoken)
    assert person.shown("track")["supply"] == text["supply"]
    assert person.shown("points") == text["victory_points"]
    assert person.pile("discards") == set(text.get("discards", ()))
    for side, cards in text.get("activations", {}).items():
        assert person.pile(f"{side} activations") == set(cards)
    fallen = {name.partition(" (")[0] for said in text.get("fallen", {}).values() for name in said.split(", ")}
    eliminated = {key[0] for key in person.lying("box") if key[1] == "box eliminated"}
    assert fallen <= eliminated  # Legions and Leaders who are gone for good are not spoken of
    assert not eliminated & spoken


def gaul(text: Text, person: Person) -> None:
    """Counters outside and behind the walls, in boxes, and the markers of the map."""
    board: Lying = Counter()
    for space, facts in text.get("spaces", {}).items():
        for key, said in facts.items():
            for part in filter(None, said.split(", ")):
                name, _, reduced = part.partition(" (")
                words = [*["reduced"] * bool(reduced), *["behind the walls"] * (key == "inside")]
                board[name, f"space {space}", ", ".join(words)] += 1
    for marker, key in (("Roman influence", "roman"), ("Gallic influence", "gallic"), ("devastated", "devastated")):
        board.update((marker, f"space {space}", "") for space in text.get(key, ()))
    markers = ("Roman city", "Gallic city", "town", "stronghold", "upgraded")
    assert {k: n for k, n in person.lying("space").items() if k[0] not in markers} == dict(board)
    assert {name: n for name, n in person.shown("siege").items() if n} == text.get("siege_points", {})
    assert person.shown("track")["turn"] == text["turn"]
    assert person.pile("discards") == set(text.get("discards", ()))
    for side, cards in text.get("hands", {}).items():  # one that is just being played counts as in the hand still
        assert set(cards) - person.pile("played") <= person.pile(f"{side} hand") <= set(cards)
    assert person.lying("box")["Gallic influence", "box council", ""] == text.get("council", 0)
    for box, said in text.get("boxes", {}).items():
        names = {part.partition(" (")[0] for part in filter(None, said.split(", "))}
        assert {key[0] for key in person.lying("box") if key[1] == f"box {box}"} - {"Gallic influence"} == names


COMPARED: Mapping[str, Callable[[Text, Person], None]] = {
    "falling-sky": sky,
    "ariovistus": sky,
    "ariovistus-campaign": sky,
    "gallic-war": war,
    "rome-vs-gaul": gaul,
}


def follow(game: str, seed: int) -> int:
    """A game of non-players, its turns followed by hand: how many steps there were."""
    seats = next(info.seats for info in alesia.games() if info.name == game)
    past = Past(alesia.new(game, seed=seed, seats=dict.fromkeys(seats, "nonplayer")).record)
    person, done = Person(layout_of(past, 0)), 0
    ends = [standing.answers for standing in past.standings()]
    for start, end in pairwise(ends):
        for deed in deeds(past, start, end):
            for step in deed.steps:
                person.follow(step)
            done += len(deed.steps)
        COMPARED[game](tomllib.loads(past.position_text(end)), person)
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(COMPARED), action="append")
    parser.add_argument("--jobs", type=int, default=1, help="processes that follow games at the same time")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with Pool(chosen.jobs) as pool:
        for game in chosen.game or COMPARED:
            steps = sum(pool.imap_unordered(partial(follow, game), seeds))
            print(f"{game}: {len(seeds)} games, {steps} steps of hands, each turn ended with the board of the engine")


if __name__ == "__main__":
    main()
