"""The arithmetic of Non-players is that of Battle: what it foretells is what comes of the Battle itself."""

from random import Random

import pytest

from alesia.games.falling_sky.components import FACTION, KINDS, REGION, TRIBE
from alesia.games.falling_sky.nonplayers.forecast import Outcome, forecast, forecast_retreat
from alesia.games.falling_sky.nonplayers.pieces import PIECE, WORTH, noun_of
from alesia.games.falling_sky.notation import status_word
from tests.falling_sky.playing import Play, at, at_bay

PLAYERS = ("Romans", "Arverni", "Aedui", "Belgae")
LEADERS = {"Romans": "Caesar", "Arverni": "Vercingetorix", "Belgae": "Ambiorix"}
CAPABILITIES = {"13": "unshaded", "15": "unshaded", "27": "shaded", "30": "shaded"}


def board(chance: Random, attacker: str, defender: str, refuge: bool = True) -> str:
    """The two in Mandubii, some Allies of theirs, a Citadel or Fort perhaps, a Capability perhaps; Carnutes is under
    the Defender's Control, or there is nowhere to go."""
    pieces = {name: forces(chance, name) for name in (attacker, defender)}
    if not refuge:
        seen = "revealed Auxilia" if defender == "Romans" else "revealed Warbands"
        pieces[defender] += f", {chance.randint(1, 4)} {seen}"
    lines = [f"card = 1\nineligible = {[n for n in PLAYERS if n != attacker]}\n[regions.Mandubii]".replace("'", '"')]
    lines += [f'{name} = "{text}"' for name, text in pieces.items()]
    if refuge:
        lines += ["[regions.Carnutes]", f'{defender} = "{forces(chance, defender, led=False)}"']
    lines.append("[tribes]")
    if chance.random() < 0.5:
        lines.append(f'Senones = "{chance.choice([attacker, defender])}"')
    if defender != "Romans" and chance.random() < 0.3:
        lines.append(f'Mandubii = "{defender} Citadel"')
    if chance.random() < 0.5:
        number = chance.choice(list(CAPABILITIES))
        lines += ["[capabilities]", f'{number} = "{CAPABILITIES[number]}"']
    return "\n".join(lines)


def forces(chance: Random, faction: str, led: bool = True) -> str:
    bands = "Auxilia" if faction == "Romans" else "Warbands"
    found = [f"{chance.randint(2, 9)} {bands}"]
    if faction == "Romans":
        found += [f"{chance.randint(2, 4)} Legions"] if led else []
        found += ["Fort"] if chance.random() < 0.3 else []
    if led and faction in LEADERS and chance.random() < 0.5:
        found.insert(0, LEADERS[faction])
    return ", ".join(found)


def least(game: Play) -> str:
    """Whoever takes a Loss takes it as 8.4.1 says."""
    ask = game.table.ask
    assert ask is not None
    worths = []
    for option in ask.options:
        what = noun_of(option)
        kind = PIECE.get(str(option.noun))
        citadel = what is not None and kind is None and "Citadel" in game.tribe(str(option.noun))
        worths.append(WORTH[kind.kind] if kind is not None else 6 if citadel else 4)
    return str(ask.options[worths.index(min(worths))])


def fought(position: str, attacker: str, defender: str, retreat: bool, dice: Random | None = None) -> Play:
    """The Battle played: every Loss roll removes, or as the dice fall; no Ambush or Besiege, Capabilities used."""
    game = at_bay(position)
    game.play(f"{attacker} action command Battle\n{attacker} command battle Mandubii")
    wanted = {"declare_retreat": "retreat" if retreat else "stand", "ambush": "no", "besiege": "no"}
    wanted |= {"event_confirm": "yes", "leader_stays": "no", "retreat_to": "region Carnutes"}
    while (ask := game.table.ask) is not None and ask.key != "command":
        if retreat and "retreat_nowhere" in game.options:
            wanted |= {"leader_stays": "yes", "hidden_stay": "", "retreat_to": "remove_all"}
            game.table.answer("retreat_nowhere")
        elif ask.key in wanted:
            game.table.answer(wanted[ask.key] or str(ask.options[-1]))
        elif ask.key in ("loss", "event_piece"):
            game.table.answer(least(game) if ask.key == "loss" else str(ask.options[0]))
        elif ask.who == "Chance":
            game.table.answer(f"roll {dice.randint(1, 6) if dice else 1}")
        else:
            game.table.answer(str(ask.options[0]))
    return game


def counted(game: Play, outcome: Outcome, faction: str) -> tuple[int, int]:
    """Pieces of a Faction on the map: after the Battle, and as it was foretold."""
    base = FACTION[faction].base
    foretold = sum(sum(outcome.after.pieces[r.base + base : r.base + base + KINDS]) for r in REGION.values())
    there = [region["pieces"].get(faction, {}) for region in game.view["regions"].values()]
    return sum(sum(pieces.values()) for pieces in there), foretold


@pytest.mark.parametrize("seed", range(200))
def test_8_4_3_what_is_foretold_is_what_comes(seed: int) -> None:
    """Losses inflicted and suffered, with and without a Retreat, agree with the Battle played through."""
    chance = Random(seed)
    attacker, defender = chance.sample(PLAYERS, 2)
    position = board(chance, attacker, defender, refuge=seed < 120)
    retreat = chance.random() < 0.4
    start = at(position)
    state = start.table._position.state
    if retreat and not offers_retreat(position, attacker):
        retreat = False
    sides = (FACTION[attacker], FACTION[defender], REGION["Mandubii"])
    told = forecast_retreat(state, *sides) if retreat else forecast(state, *sides)
    game = fought(position, attacker, defender, retreat)
    for faction in (attacker, defender):
        there, foretold = counted(game, told, faction)
        assert there == foretold, (position, faction, retreat, told[:2])
    assert [game.tribe(t) for t in ("Senones", "Mandubii")] == [tribe(told, t) for t in ("Senones", "Mandubii")]


def offers_retreat(position: str, attacker: str) -> bool:
    game = at_bay(position)
    game.play(f"{attacker} action command Battle\n{attacker} command battle Mandubii")
    while (ask := game.table.ask) is not None and ask.key not in ("declare_retreat", "command"):
        game.table.answer({"ambush": "no", "besiege": "no"}.get(ask.key, str(ask.options[0])))
    return ask is not None and ask.key == "declare_retreat"


def tribe(told: Outcome, name: str) -> str:
    return status_word(told.after.tribes[TRIBE[name]])


def test_with_the_option_diviciacus_is_reckoned_to_be_lost_after_allies() -> None:
    """Two Losses on a Warband, Diviciacus and an Ally: he is not among them; the third is his."""
    position = (
        '[regions.Mandubii]\nBelgae = "{} Warbands"\nAedui = "Diviciacus, 1 Warband"\n[tribes]\nMandubii = "Aedui"'
    )
    sides = FACTION["Belgae"], FACTION["Aedui"], REGION["Mandubii"]
    boards = [at(f"card = 1\n{position.format(n)}", diviciacus=True).table._position.state for n in (4, 6)]
    two, three = [forecast(board, *sides).inflicted for board in boards]

    assert (two.losses, two.allies, two.leader) == (2, 1, 0)
    assert (three.losses, three.allies, three.leader) == (3, 1, 1)
