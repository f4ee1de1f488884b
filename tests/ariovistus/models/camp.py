"""1.4, A1.4 The pieces of a Faction in one Region as the models see them, made at random and written as a text."""

from collections import Counter
from random import Random

PLAYERS = ("Romans", "Germans", "Aedui", "Belgae")
FACTIONS = (*PLAYERS, "Arverni")
LEADERS = {"Romans": "Caesar", "Germans": "Ariovistus", "Aedui": "Diviciacus", "Belgae": "Boduognatus", "Arverni": ""}
ADJECTIVES = {"Romans": "Roman", "Germans": "Germanic", "Aedui": "Aedui", "Belgae": "Belgic", "Arverni": "Arverni"}
SEEN = ("Hidden", "Revealed", "Scouted")
# Region: its Tribes, those at Cities last.
TRIBES = {
    "Treveri": ("Treveri",),
    "Sequani": ("Helvetii", "Sequani"),
    "Mandubii": ("Senones", "Lingones", "Mandubii"),
    "Carnutes": ("Aulerci", "Carnutes"),
    "Cisalpina": ("Nori",),
}
CITIES = ("Sequani", "Mandubii", "Carnutes")


class Camp:
    """One Faction's pieces in a Region."""

    def __init__(self, faction: str) -> None:
        self.faction = faction
        self.leader = ""
        self.pieces: Counter[str] = Counter()  # by the names that questions use
        self.allies: list[str] = []
        self.citadels: list[str] = []

    @property
    def adjective(self) -> str:
        return ADJECTIVES[self.faction]

    @property
    def leader_piece(self) -> str:
        return f"{self.adjective} Leader"

    def band(self, seen: str) -> str:
        return f"{seen} Auxilia" if self.faction == "Romans" else f"{seen} {self.adjective} Warband"

    def bands(self) -> int:
        return sum(self.pieces[self.band(seen)] for seen in SEEN)

    def hidden(self) -> int:
        return self.pieces[self.band("Hidden")]

    def mobile(self) -> list[str]:
        names = [self.leader_piece, "Legion", *[self.band(seen) for seen in SEEN]]
        return [name for name in names if self.pieces[name]]

    def settled(self) -> list[str]:
        """Allies, Citadels, and a Fort or Settlement."""
        return [*self.allies, *self.citadels, *[name for name in ("Fort", "Settlement") if self.pieces[name]]]

    def total(self) -> int:
        return self.pieces.total() + len(self.allies) + len(self.citadels)

    def text(self) -> str:
        """As position texts have it."""
        parts = [self.leader] if self.leader else []
        parts += [f"{n} Legion{'s' * (n > 1)}" for n in [self.pieces["Legion"]] if n]
        for seen in SEEN:
            n = self.pieces[self.band(seen)]
            word = "Auxilia" if self.faction == "Romans" else f"Warband{'s' * (n > 1)}"
            parts += [f"{n} {'' if seen == 'Hidden' else seen.lower() + ' '}{word}"] if n else []
        return ", ".join([*parts, *[name for name in ("Fort", "Settlement") if self.pieces[name]]])

    def clear(self, name: str, n: int) -> None:
        for settled in (self.allies, self.citadels):
            if name in settled:
                settled.remove(name)
                return
        self.pieces[name] -= n
        if name == self.leader_piece:
            self.leader = ""


def random_camp(faction: str, random: Random) -> Camp:
    """A few pieces of each kind that the Faction has; sometimes its Leader or his Successor."""
    camp = Camp(faction)
    if LEADERS[faction] and random.random() < 0.45:
        successor = faction != "Aedui" and random.random() < 0.3
        camp.leader = "Successor" if successor else LEADERS[faction]
        camp.pieces[camp.leader_piece] = 1
    if faction == "Romans":
        camp.pieces["Legion"] = random.choice((0, 0, 1, 2, 4))
        camp.pieces["Fort"] = int(random.random() < 0.3)
    if faction == "Germans":
        camp.pieces["Settlement"] = int(random.random() < 0.4)
    for seen in SEEN[: 2 if faction == "Romans" else 3]:
        camp.pieces[camp.band(seen)] = random.choice((0, 0, 1, 2, 3, 5))
    return camp


def share_tribes(region: str, camps: list[Camp], random: Random) -> dict[str, str]:
    """1.4.2 Allies anywhere, Citadels of Gauls at Cities; the text of the Tribes."""
    found: dict[str, str] = {}
    for tribe in TRIBES[region]:
        camp = random.choice(camps)
        if random.random() < 0.5:
            continue
        walls = tribe in CITIES and camp.faction in ("Aedui", "Belgae", "Arverni") and random.random() < 0.6
        (camp.citadels if walls else camp.allies).append(tribe)
        found[tribe] = f"{camp.faction} Citadel" if walls else camp.faction
    return found
