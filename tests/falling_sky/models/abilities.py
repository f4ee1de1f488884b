"""4 Special Abilities: which may accompany which Command, where, and what they may do there."""

from tests.falling_sky.models.board import BANDS, FACTIONS, GAULS, MOBILE, PLAYERS, Board, piece_name
from tests.falling_sky.models.commands import judged
from tests.falling_sky.models.story import Story
from tests.falling_sky.models.watch import Event, Moment

WITH = {  # 4.1.1
    "Build": ("Recruit", "March", "Seize"),
    "Scout": ("Recruit", "March", "Seize", "Battle"),
    "Entreat": ("Rally", "March", "Raid", "Battle"),
    "Devastate": ("Rally", "March", "Raid", "Battle"),
    "Trade": ("Rally", "March", "Raid", "Battle"),
    "Suborn": ("Rally", "March", "Raid"),
    "Enlist": ("Rally", "March", "Raid", "Battle"),
    "Rampage": ("Rally", "Raid", "Battle"),
}


# ---- 4.2.1 Build


def roman_reach(board: Board, region: str) -> bool:
    """4.1.2; 12 unshaded: anywhere."""
    return board.has(12, "unshaded") or board.in_reach(region, "Romans")


def build_works(board: Board, story: Story, region: str) -> set[str]:
    """A Fort; and where Romans then have Control, one Ally of others subdued or an own one placed (not if Seized)."""
    works = set()
    fort = not board.pieces[region]["Romans"]["Fort"] and board.available_forts()
    if fort:
        works.add("fort")
    if region not in story.selected_for("Seize") and region not in story.built and board.control(region) == "Romans":
        works |= {f"ally {t}" for t in board.ally_tribes(region, "Romans")}
        works |= {f"subdue {t}" for t in board.tribes_in(region) if board.tribes[t] in (*GAULS, "Germans")}
    return works if board.resources["Romans"] >= 2 else set()


def may_build(board: Board, story: Story, region: str) -> bool:
    """A Roman Ally there already, or a Supply Line and any Roman piece."""
    friends = {"Romans"} | {f for f in GAULS if story.may_agree(board, f, region)}
    line = board.strength(region, "Romans") and board.supplied(region, friends)
    return bool(roman_reach(board, region) and (board.allies(region, "Romans") or line))


def build_regions(board: Board, story: Story) -> set[str]:
    """12 shaded: one Region at most."""
    if board.has(12, "shaded") and story.ability_regions:
        return set()
    open_to = [r for r in board.regions if r not in story.ability_regions and may_build(board, story, r)]
    return {r for r in open_to if build_works(board, story, r)}


def build(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    return {f"region {r}" for r in build_regions(m.board, m.story)} | {"done"}


def build_what(m: Moment) -> set[str] | None:
    """Either or both; at least one."""
    if not m.story.plain:
        return None
    done = {"done"} if m.region in m.story.ability_regions else set()
    return judged(m, ("fort", "ally", "subdue"), build_works(m.board, m.story, m.region)) | done


# ---- 4.2.2 Scout


def scout_from(m: Moment) -> set[str] | None:
    """Auxilia that have not ridden yet, out of any Region but Britannia."""
    if not m.story.plain or m.story.rode or m.story.command == "March":
        return None
    able = [r for r in m.board.regions if r != "Britannia" and m.board.bands(r, "Romans")]
    return {f"region {r}" for r in able} | {"done"}


def scout_to(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    return {f"region {r}" for r in m.board.near(m.region) if r != "Britannia"}


def scout_in(m: Moment) -> set[str] | None:
    """Hidden Auxilia and Warbands that are Hidden or not yet Scouted, in reach; 12 shaded: one Region."""
    if not m.story.plain or m.board.has(12, "shaded"):
        return None
    able = [r for r in m.board.regions if roman_reach(m.board, r) and m.board.hidden(r, "Romans")]
    return {f"region {r}" for r in able if scoutable(m.board, r)} | {"done"}


def scoutable(board: Board, region: str) -> set[str]:
    others = [f for f in FACTIONS if f != "Romans"]
    kinds = ("Hidden", "Revealed")
    return {f"piece {piece_name(f, k)}" for f in others for k in kinds if board.pieces[region][f][k]}


# ---- 4.3 Entreat, Devastate


def entreat_targets(board: Board, region: str) -> set[str]:
    """A Warband or Auxilia of others; with Arverni Control an Aedui, Belgic or Germanic Ally."""
    others = [f for f in FACTIONS if f != "Arverni"]
    found = {f"piece {piece_name(f, k)}" for f in others for k in BANDS if board.pieces[region][f][k]}
    if board.control(region) == "Arverni":
        allies = ("Aedui", "Belgae", "Germans")
        found |= {f"tribe {t}" for t in board.tribes_in(region) if board.tribes[t] in allies}
    return found


def entreat_regions(board: Board, story: Story) -> set[str]:
    if not board.resources["Arverni"]:
        return set()
    able = [r for r in board.regions if board.hidden(r, "Arverni") and board.in_reach(r, "Arverni")]
    return {r for r in able if r not in story.ability_regions and entreat_targets(board, r)}


def entreat(m: Moment) -> set[str] | None:
    return {f"region {r}" for r in entreat_regions(m.board, m.story)} | {"done"} if m.story.plain else None


def entreat_target(m: Moment) -> set[str] | None:
    return entreat_targets(m.board, m.region) if m.story.plain else None


def devastate_regions(board: Board, story: Story) -> set[str]:
    """Under Arverni Control, in reach; Devastated already or not, but after the first only where it has effect."""
    able = [r for r in board.regions if board.control(r) == "Arverni" and board.in_reach(r, "Arverni")]
    fresh = {r for r in able if r not in story.ability_regions}
    return {r for r in fresh if not story.ability_regions or r not in board.devastated or starving(board, r)}


def starving(board: Board, region: str) -> bool:
    return any(_due(board, region, f) for f in FACTIONS)


def _due(board: Board, region: str, faction: str) -> int:
    if faction == "Arverni":
        return board.bands(region, faction) // 4
    return board.count(region, faction, "Legion", *BANDS) // 3


def devastate(m: Moment) -> set[str] | None:
    return {f"region {r}" for r in devastate_regions(m.board, m.story)} | {"done"} if m.story.plain else None


def devastated(e: Event) -> str | None:
    """One in four of the Arverni Warbands; one in three of every other Faction's Warbands, Auxilia and Legions."""
    region, start = e.facts[0], e.story.wasting
    if not e.story.plain or start is None:
        return None
    for f in FACTIONS:
        due = _due(start, region, f)
        gone = start.strength(region, f) - e.after.strength(region, f)
        if gone != due:
            return f"the {f} lose {due}, not {gone}"
    return None if region in e.after.devastated else f"no marker in {region}"


def starve(m: Moment) -> set[str] | None:
    """Owners choose among Warbands (of each state), Auxilia and Legions."""
    if not m.story.plain or m.story.command == "March":
        return None
    kinds = BANDS if m.who != "Romans" else ("Legion", *BANDS)
    return {f"piece {piece_name(m.who, k)}" for k in kinds if m.board.pieces[m.region][m.who][k]}


# ---- 4.4 Trade, Suborn


def aedui_reach(board: Board, region: str) -> bool:
    """4.1.2 Everywhere; A1.4 while Diviciacus is on the map, within one Region of him."""
    return not board.leaders.get("Aedui") or board.in_reach(region, "Aedui")


def trade_value(board: Board, region: str, romans: bool) -> int:
    """One for each Aedui Ally and Citadel, two if the Romans agree; under Aedui Control also Subdued Tribes, and
    Roman Allies if they agree."""
    rate = 2 if romans else 1
    value = board.settled(region, "Aedui") * rate
    if board.control(region) == "Aedui":
        subdued = sum(board.tribes[t] == "Subdued" for t in board.tribes_in(region))
        value += rate * (subdued + (board.allies(region, "Romans") if romans else 0))
    return value


def trade(m: Moment) -> set[str] | None:
    """What the Trade would bring, by what was agreed to; 39 unshaded (second edition): without Supply Lines too."""
    if not m.story.plain or m.board.has(39, "shaded"):
        return None
    agreed = {f for f, yes in m.story.trade.items() if yes}
    romans = "Romans" in agreed
    friends = {"Aedui", *agreed}
    anywhere = m.board.has(39, "unshaded")
    lines = [r for r in m.board.regions if (anywhere or m.board.supplied(r, friends)) and aedui_reach(m.board, r)]
    due = sum(trade_value(m.board, r, romans) for r in lines)
    return {"yes", "no"} if int(m.about[0]) == due else {f"{due} Resources by 4.4.1"}


def suborn_works(board: Board, story: Story, region: str) -> set[str]:
    """Up to three pieces, one of them an Ally: two Resources for an Ally, one for a Warband or Auxilia."""
    done = story.suborned.get(region, [])
    purse = board.resources["Aedui"]
    if len(done) >= 3 or not purse:
        return set()
    works = {f"remove {piece_name(f, k)}" for f in FACTIONS for k in BANDS if board.pieces[region][f][k]}
    works |= {f"place {f}" for f in FACTIONS if board.available_bands(f)}
    if not any(done) and purse >= 2:
        works |= {f"remove {t}" for t in board.tribes_in(region) if board.tribes[t] in FACTIONS}
        works |= {f"place_ally {t}" for t in board.tribes_in(region) if suborn_owners(board, t)}
    return works


def suborn_owners(board: Board, tribe: str) -> set[str]:
    return {f for f in FACTIONS if board.may_ally(tribe, f) and board.available_allies(f)}


def suborn_what(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    works = suborn_works(m.board, m.story, m.region)
    if m.region == "Cisalpina":
        return None
    return works | ({"done"} if m.story.suborned.get(m.region) else set())


def suborn_ally(m: Moment) -> set[str] | None:
    return {f"faction {f}" for f in suborn_owners(m.board, m.about[0])} if m.story.plain else None


def suborn_regions(board: Board, story: Story) -> set[str]:
    """One Region with a Hidden Aedui Warband; 43 unshaded: two."""
    most = 2 if board.has(43, "unshaded") else 1
    if len(story.suborned) >= most or not board.resources["Aedui"]:
        return set()
    able = [r for r in board.regions if board.hidden(r, "Aedui") and aedui_reach(board, r)]
    return {r for r in able if r not in story.suborned}


def suborn(m: Moment) -> set[str] | None:
    if not m.story.plain:
        return None
    return judged(m, ("region",), {f"region {r}" for r in suborn_regions(m.board, m.story)})


# ---- 4.5.2 Rampage


def rampage_targets(board: Board, region: str) -> set[str]:
    """Romans or Gauls without Leader, Citadel or Fort who have Warbands, Auxilia or Legions."""
    here = [f for f in PLAYERS if f != "Belgae" and board.count(region, f, "Legion", *BANDS)]
    hard = [f for f in here if board.leader_in(region, f) or board.is_stronghold(region, f)]
    return {f for f in here if f not in hard}


def rampage_regions(board: Board, story: Story) -> set[str]:
    able = [r for r in board.regions if board.hidden(r, "Belgae") and board.in_reach(r, "Belgae")]
    return {r for r in able if r not in story.ability_regions and rampage_targets(board, r)}


def rampage(m: Moment) -> set[str] | None:
    return {f"region {r}" for r in rampage_regions(m.board, m.story)} | {"done"} if m.story.plain else None


def rampage_target(m: Moment) -> set[str] | None:
    return {f"faction {f}" for f in rampage_targets(m.board, m.region)} if m.story.plain else None


def rampage_number(m: Moment) -> set[str] | None:
    """A piece for each Hidden Warband that is turned, as far as there are pieces."""
    if not m.story.plain:
        return None
    region, target = m.about[0], m.about[1]
    most = min(m.board.hidden(region, "Belgae"), m.board.count(region, target, "Legion", *BANDS))
    return {f"number {n}" for n in range(1, most + 1)}


def give_way(m: Moment) -> set[str] | None:
    """The target removes or Retreats Warbands, Auxilia or Legions of its choice; none that are walled in (4) go."""
    if not m.story.plain:
        return None
    kinds = [k for k in MOBILE if k != "Leader" and m.board.pieces[m.region][m.who][k]]
    able = {"remove": kinds, "retreat": [k for k in kinds if k in m.board.free_to_go(m.region, m.who)]}
    verbs = {option.split()[0] for option in m.options} | {"remove"}
    return {f"{verb} {piece_name(m.who, k)}" for verb in verbs for k in able[verb]}


# ---- the menu


def abilities(m: Moment) -> set[str] | None:
    """4.1 One Special Ability, with the Commands that it may accompany, where it could do something."""
    if not m.story.plain:
        return None
    possible = {
        "Build": lambda: build_regions(m.board, m.story),
        "Entreat": lambda: entreat_regions(m.board, m.story),
        "Devastate": lambda: devastate_regions(m.board, m.story),
        "Suborn": lambda: suborn_regions(m.board, m.story),
        "Rampage": lambda: rampage_regions(m.board, m.story),
    }
    offered = {option for option in m.options if option.startswith("ability ")}
    free = not m.story.limited and not m.story.ability and not m.story.crossed
    own = {"Romans": ("Build",), "Arverni": ("Entreat", "Devastate"), "Aedui": ("Suborn",), "Belgae": ("Rampage",)}
    able = [a for a in own[m.who] if free and m.story.command in WITH[a] and possible[a]()]
    others = {o for o in offered if o.split()[1] not in possible} if free else set()
    return judged(m, ("ability",), {f"ability {a}" for a in able} | others)


def reveals(e: Event) -> str | None:
    """4.5.2 A Warband is turned for each piece that must go."""
    region, number = e.facts[0], int(e.facts[2])
    turned = e.before.hidden(region, "Belgae") - e.after.hidden(region, "Belgae")
    return None if turned == number else f"{number} Warbands are turned, not {turned}"


OFFERS = {
    "build": build,
    "build_what": build_what,
    "scout_from": scout_from,
    "scout_to": scout_to,
    "scout_in": scout_in,
    "entreat": entreat,
    "entreat_target": entreat_target,
    "devastate": devastate,
    "starve": starve,
    "trade": trade,
    "suborn": suborn,
    "suborn_what": suborn_what,
    "suborn_ally": suborn_ally,
    "rampage": rampage,
    "rampage_target": rampage_target,
    "rampage_number": rampage_number,
    "give_way": give_way,
    "command": abilities,
}
OUTCOMES = {"rampage": reveals, "devastate": devastated}
