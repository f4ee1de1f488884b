"""Random boards of Ariovistus on which Non-players try Events out."""

from random import Random

from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import ARIOVISTUS
from tests.ariovistus.playing import at

LEADERS = {"Romans": "Caesar", "Germans": "Ariovistus", "Aedui": "Diviciacus", "Belgae": "Boduognatus"}
MOST = {"Romans": 18, "Germans": 28, "Aedui": 18, "Belgae": 23, "Arverni": 25}
ALLIES = {"Romans": 6, "Germans": 6, "Aedui": 6, "Belgae": 10, "Arverni": 10}
ONLY = {"Aedui": ("Aedui",), "Arverni": ("Arverni",), "Suebi North": ("Germans",), "Suebi South": ("Germans",)}
CITIES = ("Carnutes", "Bituriges", "Mandubii", "Sequani")
CAPABILITIES = {
    **{"12": ("unshaded", "shaded"), "13": ("unshaded", "shaded"), "15": ("unshaded", "shaded")},
    **{"39": ("unshaded", "shaded"), "A22": ("unshaded", "shaded"), "A31": ("unshaded", "shaded")},
    **{"A33": ("unshaded", "shaded"), "A38": ("unshaded", "shaded"), "A70": ("unshaded", "shaded")},
}


def some_state(chance: Random, card: str, frost: bool = False) -> State:
    """A board with everybody on it; `nonplayers` are all four, or some."""
    s = at(some_position(chance, card, frost)).table._position.state
    for faction in ARIOVISTUS.players:
        if chance.random() < 0.6:
            s.nonplayers |= 1 << faction
    return s


def some_position(chance: Random, card: str, frost: bool) -> str:
    lines = [f'card = "{card}"', 'next = "Winter"' if frost else f"next = {2 if card == '3' else 3}"]
    homes = {name: chance.choice(_names()) for name in LEADERS if chance.random() < 0.85}
    left = dict(MOST) | {"Legions": 10, "Settlements": 5, "Forts": 4}
    for region in _names():
        there = [f'{faction} = "{text}"' for faction in MOST if (text := _force(chance, faction, region, left, homes))]
        lines += [f"[regions.{region}]", *there]
        lines += ["intimidated = true"] * (chance.random() < 0.2) + ["devastated = true"] * (chance.random() < 0.1)
    lines += ["[tribes]", *_tribes(chance)]
    lines += ["[resources]", *[f"{name} = {chance.randint(0, 25)}" for name in LEADERS]]
    cards = [number for number in CAPABILITIES if number != card and chance.random() < 0.2]
    lines += ["[capabilities]", *[f'{number} = "{chance.choice(CAPABILITIES[number])}"' for number in cards]]
    return "\n".join(lines)


def _names() -> list[str]:
    return [region.name for region in ARIOVISTUS.ground.lands]


def _force(chance: Random, faction: str, region: str, left: dict[str, int], homes: dict[str, str]) -> str:
    found = [LEADERS.get(faction, "")] * (homes.get(faction) == region)
    if chance.random() < 0.45:
        n = min(left[faction], chance.randint(1, 6))
        kind = "Auxilia" if faction == "Romans" else "Warbands"
        found += [f"{n} {chance.choice(['', 'revealed '])}{kind}"] * (n > 0)
        left[faction] -= n
    for name, owner, most in (("Legions", "Romans", 4), ("Settlements", "Germans", 1), ("Forts", "Romans", 1)):
        if faction == owner and left[name] and chance.random() < 0.25 and (region != "Provincia" or name != "Forts"):
            n = min(left[name], chance.randint(1, most))
            found.append(f"{n} {name}")
            left[name] -= n
    return ", ".join(found)


def _tribes(chance: Random) -> list[str]:
    left, citadels, found = dict(ALLIES), {"Aedui": 2, "Belgae": 1, "Arverni": 3}, list[str]()
    for tribe in [t.name for region in ARIOVISTUS.ground.lands for t in region.tribes]:
        if tribe in COLONIES or chance.random() < 0.4:
            continue
        owner = chance.choice(ONLY.get(tribe, tuple(ALLIES)))
        if tribe in CITIES and citadels.get(owner) and chance.random() < 0.3:
            citadels[owner] -= 1
            found.append(f'"{tribe}" = "{owner} Citadel"')
        elif left[owner]:
            left[owner] -= 1
            found.append(f'"{tribe}" = "{owner}"')
    return found


COLONIES = tuple(t.name for region in ARIOVISTUS.ground.lands for t in region.tribes if "Colony" in t.name)
