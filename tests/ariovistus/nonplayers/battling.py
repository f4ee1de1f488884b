"""Random Battles of Ariovistus in Mandubii: the position, and the Battle played through to its end."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from alesia.games.falling_sky.abilities.besiege import besieged
from alesia.games.falling_sky.board import count, total
from alesia.games.falling_sky.commands.losses import Target
from alesia.games.falling_sky.components import FACTION, FACTIONS, LEGION, REGION, Faction, Region
from alesia.games.falling_sky.nonplayers.pieces import PIECE, WORTH
from alesia.games.falling_sky.sharing import shared_here
from alesia.games.falling_sky.state import State
from alesia.games.falling_sky.war import lands
from tests.ariovistus.playing import Play, at

PLAYERS = ("Romans", "Germans", "Aedui", "Belgae")
DEFENDERS = (*PLAYERS, "Arverni")
LEADERS = {"Romans": "Caesar", "Germans": "Ariovistus", "Aedui": "Diviciacus", "Belgae": "Boduognatus"}
CAPABILITIES = {
    "10": ("unshaded", "shaded"),
    "13": ("unshaded",),
    "15": ("unshaded", "shaded"),
    "59": ("unshaded", "shaded"),
    "A31": ("unshaded", "shaded"),
    "A33": ("unshaded", "shaded"),
    "A70": ("unshaded",),
}
HELD = ("10 shaded", "59 shaded")  # the attacker has the card, or the Belgae
MANDUBII = REGION["Mandubii"]
PARTNER = {"Romans": "Aedui", "Aedui": "Romans"}


class Fight(NamedTuple):
    """Who attacks whom, and whether one of them acts with the other friend's pieces near Diviciacus (A1.4)."""

    attacker: str
    defender: str
    position: str
    sharer: str = ""
    besieged: bool = False
    lay: Callable[[str], Play] = at

    @property
    def sides(self) -> tuple[Faction, Faction, Region]:
        return FACTION[self.attacker], FACTION[self.defender], MANDUBII

    @property
    def siege(self) -> Target | None:
        """What a Besiege takes: the first that it can."""
        s, target = self.state, FACTION[self.defender]
        wanted = self.besieged and self.attacker == "Romans" and count(s, MANDUBII, FACTION["Romans"], LEGION)
        return next(iter(besieged(s, target, MANDUBII)), None) if wanted else None

    @property
    def state(self) -> State:
        """The board of the Battle, shared as it will be."""
        s = self.lay(self.position).table._position.state
        return shared_here(s, FACTION[self.sharer], MANDUBII) if self.sharer else s


def some_fight(chance: Random) -> Fight:
    """The two in Mandubii with Leaders, Allies, Citadel, Settlement or Abatis perhaps; the Defender Controls Carnutes,
    or not; up to three Capabilities."""
    attacker, defender = chance.sample(PLAYERS, 2) if chance.random() < 0.85 else (chance.choice(PLAYERS), "Arverni")
    sharer = next((f for f in (attacker, defender) if f in PARTNER), "")
    if not sharer or PARTNER[sharer] in (attacker, defender) or chance.random() < 0.6:
        sharer = ""
    here = {attacker: _forces(chance, attacker), defender: _forces(chance, defender)}
    if sharer:
        here[PARTNER[sharer]] = f"{chance.randint(1, 5)} {_bands(PARTNER[sharer])}"
        here["Aedui"] = here["Aedui"].removeprefix("Diviciacus, ")
    lines = [f"card = 1\nineligible = {[n for n in PLAYERS if n != attacker]}\n[regions.Mandubii]".replace("'", '"')]
    lines += [f'{name} = "{text}"' for name, text in here.items()]
    lines += ["[regions.Carnutes]"] * (chance.random() < 0.7 or bool(sharer))
    if "[regions.Carnutes]" in lines:
        away = {defender: f"{chance.randint(4, 6)} {_bands(defender)}"}
        if sharer:
            away["Aedui"] = ", ".join(filter(None, ["Diviciacus", away.get("Aedui", "")]))
        lines += [f'{name} = "{text}"' for name, text in away.items()]
    lines += ["[tribes]", *_tribes(chance, attacker, defender)]
    if defender in ("Germans", "Aedui", "Belgae") and chance.random() < 0.25:
        lines += ["[abatis]", f'{defender} = "Mandubii"']
    lines += ["[capabilities]", *_cards(chance, attacker)]
    return Fight(attacker, defender, "\n".join(lines), sharer, chance.random() < 0.5)


def _bands(faction: str) -> str:
    return "Auxilia" if faction == "Romans" else "Warbands"


def _forces(chance: Random, faction: str) -> str:
    found = [f"{chance.randint(1, 9)} {chance.choice(['', 'revealed '])}{_bands(faction)}"]
    if faction == "Romans":
        found += [f"{chance.randint(1, 4)} Legions"] * (chance.random() < 0.8)
        found += ["Fort"] * (chance.random() < 0.3)
    if faction == "Germans":
        found += ["Settlement"] * (chance.random() < 0.5)
    if chance.random() < 0.5 and faction in LEADERS:
        found.insert(0, LEADERS[faction])
    return ", ".join(found)


def _tribes(chance: Random, attacker: str, defender: str) -> list[str]:
    found = [f'Senones = "{chance.choice([attacker, defender])}"'] * (chance.random() < 0.5)
    found += [f'Lingones = "{defender}"'] * (chance.random() < 0.3)
    walled = defender in ("Aedui", "Belgae", "Arverni") and chance.random() < 0.3
    return found + [f'Mandubii = "{defender} Citadel"'] * walled


def _cards(chance: Random, attacker: str) -> list[str]:
    found = []
    for number in chance.sample(list(CAPABILITIES), chance.randint(0, 3)):
        side = chance.choice(CAPABILITIES[number])
        holder = attacker if attacker in ("Aedui", "Belgae") else "Belgae"
        held = f" {holder}" if f"{number} {side}" in HELD else ""
        found.append(f'{number} = "{side}{held}"')
    return found


def some_feud(chance: Random) -> Fight:
    """A65 Belgae and Germans in Mandubii, the Attackers perhaps without any Warband; the Romans have the card."""
    attacker, defender = chance.sample(("Belgae", "Germans"), 2)
    lines = ['card = "A65"\nineligible = ["Germans", "Aedui", "Belgae"]\n[regions.Mandubii]']
    lines += [f'{attacker} = "{_kin(chance, attacker)}"', f'{defender} = "{_forces(chance, defender)}"']
    lines += [f'Romans = "{chance.randint(2, 8)} Auxilia"'] * (chance.random() < 0.3)
    lines += ["[tribes]", f'Senones = "{attacker}"', *[f'Lingones = "{attacker}"'] * (chance.random() < 0.5)]
    lines += ['Mandubii = "Belgae Citadel"'] * (chance.random() < 0.4)
    lines += ["[capabilities]", *['13 = "unshaded"'] * (chance.random() < 0.4)]
    lines += [f'A33 = "{chance.choice(["unshaded", "shaded"])}"'] * (chance.random() < 0.3)
    return Fight(attacker, defender, "\n".join(lines))


def _kin(chance: Random, faction: str) -> str:
    """Few enough that what is behind them is hit."""
    found = [LEADERS[faction]] * (chance.random() < 0.4)
    found += ["Settlement"] * (faction == "Germans" and chance.random() < 0.7)
    n = chance.randint(0, 4)
    return ", ".join([*found, *[f"{n} Warbands"] * (n > 0)])


# ---- the Battle played ------------------------------------------------------------------------------------------


def fought(fight: Fight, retreat: bool, dice: Random | None = None) -> Play:
    """Every Loss roll removes, or as the dice fall; no Ambush, Capabilities used."""
    game = begun(fight)
    while (ask := game.table.ask) is not None and ask.key != "command":
        game.table.answer(answer(game, fight, retreat, dice))
    return game


def feuded(fight: Fight) -> Play:
    """A65 Without a Retreat, every Loss roll removes."""
    game = at(fight.position).play("Romans action unshaded A65")
    while (ask := game.table.ask) is not None and ask.key != "action" and ask.who != "Deck":
        game.table.answer(_of_feud(game, fight) or answer(game, fight, False, None))
    return game


def _of_feud(game: Play, fight: Fight) -> str:
    ask = game.table.ask
    assert ask is not None
    return {"event_faction": f"faction {fight.attacker}", "event_region": "region Mandubii"}.get(ask.key, "")


def begun(fight: Fight) -> Play:
    game = Play(fight.lay(fight.position).table, at_bay=True)
    game.play(f"{fight.attacker} action command Battle")
    if fight.sharer == fight.attacker:
        game.play(f"{fight.attacker} command share Mandubii\n{PARTNER[fight.attacker]} agree_share yes")
    return game.play(f"{fight.attacker} command battle Mandubii")


def offers_retreat(fight: Fight) -> bool:
    """Whether the Defender is asked whether to Retreat."""
    game = begun(fight)
    while (ask := game.table.ask) is not None and ask.key not in ("declare_retreat", "command"):
        game.table.answer(answer(game, fight, False, None))
    return ask is not None and ask.key == "declare_retreat"


def has_refuge(fight: Fight) -> bool:
    return "[regions.Carnutes]" in fight.position


def answer(game: Play, fight: Fight, retreat: bool, dice: Random | None) -> str:
    ask = game.table.ask
    assert ask is not None
    if ask.who == "Chance":
        return f"roll {dice.randint(1, 6) if dice else 1}" if "roll 1" in game.options else game.options[0]
    if ask.key == "declare_retreat":
        return ("retreat" if "retreat" in game.options else "retreat_nowhere") if retreat else "stand"
    if ask.key == "retreat_to":
        return game.options[0]
    if ask.key == "besiege":
        return "yes" if fight.besieged else "no"
    if ask.key == "hidden_stay":
        return "number 0" if has_refuge(fight) else game.options[-1]
    return {
        "battle_target": f"faction {fight.defender}",
        "ambush": "no",
        "share": "yes" if fight.sharer == ask.who else "no",
        "agree_share": "yes",
        "event_confirm": "yes",
        "leader_stays": "no" if has_refuge(fight) else "yes",
        "loss": least(game),
    }.get(ask.key) or game.options[0]


def least(game: Play) -> str:
    """Whoever takes a Loss takes it as 8.4.1 says; of what is lent first, an Abatis as a Fort, before pieces."""
    ask = game.table.ask
    assert ask is not None
    return min(game.options, key=lambda option: _worth(game, ask.who, option))


def _worth(game: Play, who: str, option: str) -> int:
    verb, _, noun = option.partition(" ")
    kind = PIECE.get(noun)
    if kind is not None:
        return WORTH[kind.kind] if kind.faction.name == who or kind.name in ("Legion", "Fort") else 0
    if verb != "tribe":
        return 5
    return 6 if "Citadel" in game.tribe(noun) else 4


def on_map(s: State) -> dict[str, object]:
    """How many pieces each Faction has on the map, its Tribes, and whose Abatis lies."""
    counts = {f.name: sum(total(s, r, f) for r in lands(s)) for f in FACTIONS}
    return {**counts, "tribes": bytes(s.tribes), "abatis": [f.name for f in FACTIONS if s.abatis[f]]}
