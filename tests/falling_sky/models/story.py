"""What the log has told of the turn so far: who acts, with which Command, where, and who has agreed to what."""

import re

from alesia.kernel.game import LogEntry
from tests.falling_sky.models.board import BANDS, PLAYERS, REGIONS, Board
from tests.falling_sky.models.boards import Puzzle
from tests.falling_sky.models.victory import roman_score


def group_of(text: str) -> list[tuple[str, int]]:
    """A Marching group in the log: kinds and numbers."""
    found = re.findall(r"<piece ([^>]+)>, (\d+)", text)
    return [(_family(name), int(n)) for name, n in found]


def _family(piece: str) -> str:
    return piece.split()[0] if piece.split()[0] in BANDS else piece.split()[-1]


class Losses:
    """Losses that have been announced, and how many are taken."""

    def __init__(self, victim: str, region: str, number: int) -> None:
        self.victim, self.region, self.number = victim, region, number
        self.taken = 0


class Fight:
    """The Battle under way."""

    def __init__(self, attacker: str = "", defender: str = "", region: str = "") -> None:
        self.attacker, self.defender, self.region = attacker, defender, region
        self.retreat = self.ambush = self.caesar = False
        self.citadel = False  # it stood at the start (4.2.3)
        self.breached = False  # 10 unshaded and a Besiege
        self.walled = False  # 4 the marked group attacks Romans alone
        self.elite = False
        self.archers = self.shot = False  # 27 shaded
        self.attacked = self.countered = self.over = False
        self.answers: dict[tuple[str, str], bool] = {}  # who has said what of a Retreat to which Region


class Winter:
    """What has happened in the Winter Round so far."""

    def __init__(self) -> None:
        self.over = False  # 6.1 by the model
        self.quarters = False  # 6.3 has begun
        self.marching = False
        self.partial = False  # it began before anybody could watch
        self.allied: set[str] = set()  # 6.2.1 Regions where Germans have placed an Ally
        self.rallied: set[str] = set()
        self.groups: dict[str, int] | None = None  # 6.2.2 the size of each group still to March
        self.origin = ""
        self.raids: dict[str, int] = {}
        self.fought: set[str] = set()
        self.arrived: dict[tuple[str, str], int] = {}  # 6.3 pieces that have relocated, by Region and name
        self.said: dict[tuple[str, str, str], bool] = {}  # 6.3 who has let whom into which Region, or not
        self.stage = ""
        self.quartered: set[str] = set()
        self.stayed: dict[str, int] = {}
        self.settled: dict[tuple[str, str], int] = {}  # 6.3.3 who need not pay or roll any more
        self.supply: set[str] | None = None
        self.earned: list[str] = []  # 6.4
        self.campaign = 3  # 63 more than the actions that are left
        self.survivors: dict[tuple[str, str], int] = {}  # 6.3.2 Warbands that have rolled and live

    def settle(self, region: str, piece: str) -> None:
        kind = piece.split()[-1]
        self.settled[region, kind] = self.settled.get((region, kind), 0) + 1


class Story:
    """The turn, or the Winter, under way."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.nonplayers = set(puzzle.nonplayers)
        self.phase = ""
        self.turn = ""
        self.board: Board | None = None  # when the last question was asked
        self.wasting: Board | None = None  # 4.3.2 before a Region is Devastated
        self.ballistae = False
        self.announceable = ""  # "ambush" or "besiege", if it must be offered in the Battle under way
        self.recent: set[str] = set()  # asked since a Region of a Command was selected
        self.key, self.about = "", list[str]()
        self.winter = Winter()
        self.event = ""  # the Event under way, or the last on this card: "53 unshaded"
        self.acted: set[str] = set()  # who has executed on this card
        self.events = False  # somebody has played an Event on it
        self.refusals: dict[tuple[str, str], bool] = {}  # of Supply Lines, in this turn: False if refused
        self.denied: set[str] = set()  # who has ever refused Resources
        self.due: Losses | None = None
        self.hiding: tuple[str, str, Board] | None = None  # who hides where in a March, and the board before
        self.resentment: tuple[str, str, int] | None = None  # 3.2.3 who rolled, the Region, the roll
        self.harassers: set[str] = set()  # asked, or logged, in the Seize or the step of a March under way
        self.seizing = ""
        self.foraged = self.onward = False
        self.paid = 0
        self.begin()

    def asked(self, who: str, key: str, about: list[str], board: Board) -> None:
        self.board = board
        self.recent |= {key, f"{key} {about[0]}"} if about else {key}
        self.harassers |= {who} if key == "harass" else set()
        if key == "action":
            self.acted.discard(who)  # 1.5.2 a Command may have been called off
            if who != self.turn:
                self.turn, self.refusals = who, {}
        if key == "command" and about and about[0] != self.command:
            self.command = about[0]  # 4.1 another Command may be chosen when a Special Ability leaves no Region
            self.truces = set()
        self.key, self.about = key, about

    def answered(self, option: str) -> None:
        """Take notice of an answer, where the log does not tell it."""
        key, noun = self.key, option.partition(" ")[2]
        if key == "action" and option != "pass":
            self.acted.add(self.turn)
        elif key in ("quarters_from", "to_provincia"):
            self.winter.stage = key
        elif key == "quarters_region":
            self.winter.quartered.add(noun)
        elif key == "pay_or_roll" and option.startswith(("stay", "pay")):
            self.winter.settle(self.about[0], noun)
            if option.startswith("stay"):
                self.winter.stayed[self.about[0]] = self.winter.stayed.get(self.about[0], 0) + 1
        elif key == "march_to":
            self.onward = False
        elif key == "march_on":
            self.onward, self.harassers = bool(noun), set()
        elif key == "declare_retreat":
            self.fight.retreat = option.startswith("retreat")
        elif key == "caesar_ambushed":
            self.fight.caesar = int(option.split()[1]) >= (5 if self.fight.attacker == "Belgae" else 4)
        elif key == "germanic_march_from":
            self.winter.origin = option.removeprefix("region ")
        elif key == "besiege_remove" and noun:
            self.ability = "Besiege"  # 2.3.4 in rulings: one that removes nothing was not used
            self.fight.breached = self.ballistae
        elif key == "event_confirm" and self.about[0] == "59" and option == "yes":
            self.horse = self.about[2]
        elif key == "devastate" and noun:
            self.wasting = self.board
        elif key in ("rally", "rally_more"):
            self.rallied.add(option)
        elif key == "command" and option == "cancel":
            self.begin()

    def begin(self, actor: str = "", command: str = "", limited: bool = False, by_event: bool = False) -> None:
        self.actor, self.command, self.limited, self.by_event = actor, command, limited, by_event
        self.selected: list[str] = []  # Regions of the Command
        self.resolved: list[str] = []
        self.ability = ""
        self.ability_regions: list[str] = []
        self.rode = False  # 4.2.2 Auxilia have moved by Scout
        self.trade: dict[str, bool] = {}  # 4.4.1 who has agreed
        self.transfers: dict[frozenset[str], int] = {}
        self.suborned: dict[str, list[bool]] = {}  # by Region: for each piece whether it was an Ally
        self.crossed = False  # into or out of Britannia
        self.moved: dict[tuple[str, str], int] = {}  # 3.2.2 pieces that have Marched, by Region and kind
        self.fight = Fight()
        self.in_battle = False
        self.ambushes = 0
        self.truces: set[str] = set()
        self.enlisted: list[str] = []
        self.shared = False
        self.slung, self.horse = False, ""  # 13, 59 used in this Command, and where
        self.supply: dict[str, dict[str, bool]] = {}  # by Region: who has said what
        self.freely: set[str] = set()  # 3.2.3 Regions of the free Rally after a Dispersal
        self.forts: set[str] = set()
        self.built: set[str] = set()  # 4.2.1 Regions where a Build has placed or removed an Ally
        self.rallied: set[str] = set()  # in the Region that is being resolved
        self.raiders = 0
        self.dispersed = 0
        self.turned: dict[str, int] = {}  # 4.2.2 by Region: Auxilia turned, and Warbands Scouted
        self.marked: dict[str, int] = {}
        self.seizing = ""
        self.halted = self.harassed = False

    def tell(self, entry: LogEntry, board: Board) -> None:
        """Take notice of an entry of the log."""
        facts = [str(fact) for fact in entry.facts]
        note = getattr(self, f"_note_{entry.key}", None)
        if note is not None:
            note(entry.rule, facts, board)

    def _note_card(self, rule: str, facts: list[str], board: Board) -> None:
        self.phase, self.acted, self.events, self.event = "card", set(), False, ""
        self.turn, self.refusals = "", {}  # who was the last on one card may be the first on the next
        self.winter = Winter()
        self.begin()

    def _note_pass(self, rule: str, facts: list[str], board: Board) -> None:
        self.acted.discard(facts[0])  # after a Command that was called off, without being asked if nothing else is left

    def _note_winter(self, rule: str, facts: list[str], board: Board) -> None:
        self.phase = "winter"
        self.winter = Winter()
        self.begin()

    def _note_spring(self, rule: str, facts: list[str], board: Board) -> None:
        self.phase = "spring"

    def _note_place_ally(self, rule: str, facts: list[str], board: Board) -> None:
        self.rallied.add("place_ally")
        if rule == "6.2.1":
            self.winter.allied |= {r for r in board.regions if facts[1] in board.tribes_in(r)}

    def _note_place_bands(self, rule: str, facts: list[str], board: Board) -> None:
        self.rallied.add("place_warbands")
        if rule == "6.2.1":
            self.winter.rallied.add(facts[1])

    def _note_germanic_march(self, rule: str, facts: list[str], board: Board) -> None:
        self.winter.marching |= rule == "6.2.2"
        if self.winter.groups is not None:
            self.winter.groups.pop(facts[0], None)

    def _note_raid(self, rule: str, facts: list[str], board: Board) -> None:
        self.raiders += 1
        if facts[0] == "Germans":
            self.winter.raids[facts[1]] = self.winter.raids.get(facts[1], 0) + 1

    def _note_battle(self, rule: str, facts: list[str], board: Board) -> None:
        attacker, defender, region = facts
        self.fight, self.in_battle = Fight(attacker, defender, region), True
        self.fight.citadel = bool(board.citadels(region, defender))
        self.fight.ambush = attacker == "Germans"
        self.fight.elite = board.has(30, "shaded") and "Arverni" in (attacker, defender)
        walled = all(board.marked(region, attacker, k) == n for k, n in board.pieces[region][attacker].items())
        wall = board.position.get("circumvallation", {})
        here = (wall.get("region"), wall.get("faction"), defender) == (region, attacker, "Romans")
        self.fight.walled = here and walled
        archers = board.has(27, "shaded") and board.bands(region, "Arverni") >= 6
        self.fight.archers = archers and "Arverni" in (attacker, defender)
        if rule == "6.2.4":
            self.recent = set()
            self.winter.fought.add(facts[2])

    def _note_ambush(self, rule: str, facts: list[str], board: Board) -> None:
        self.fight.ambush = True
        self.ambushes += 1
        self.ability = "Ambush"

    def _note_besiege(self, rule: str, facts: list[str], board: Board) -> None:
        self.ballistae = board.has(10, "unshaded")

    def _note_agree_retreat(self, rule: str, facts: list[str], board: Board) -> None:
        self.fight.answers[facts[0], facts[2]] = facts[3] == "True"

    def _note_resolve(self, rule: str, facts: list[str], board: Board) -> None:
        self.resolved.append(facts[2])
        self.in_battle = False
        self.recent = set()
        self.rallied, self.raiders, self.dispersed = set(), 0, 0
        if facts[1] == "March":
            self._hide_marched(facts[2])
            self.hiding = (facts[0], facts[2], board)
        if facts[1] == "Seize":
            self.seizing, self.foraged, self.harassers = facts[2], False, set()

    def _note_germans_relocate(self, rule: str, facts: list[str], board: Board) -> None:
        self.in_battle = False
        self.fight.over = True  # Hidden Warbands may have come to where Germans have fought

    def _note_relocate(self, rule: str, facts: list[str], board: Board) -> None:
        place = (facts[2], facts[3])
        self.winter.arrived[place] = self.winter.arrived.get(place, 0) + int(facts[4])

    def _note_quarters_roll(self, rule: str, facts: list[str], board: Board) -> None:
        if facts[0] == "Romans" and int(facts[3]) > 3:
            self.winter.settle(facts[1], facts[2])
        elif int(facts[3]) > 3:
            self.winter.survivors[facts[0], facts[1]] = self.winter.survivors.get((facts[0], facts[1]), 0) + 1

    def _note_agree_quarters(self, rule: str, facts: list[str], board: Board) -> None:
        self.winter.said[facts[0], facts[1], facts[2]] = facts[3] == "True"

    def _note_refused(self, rule: str, facts: list[str], board: Board) -> None:
        self.denied.add(facts[0])

    def _note_execute(self, rule: str, facts: list[str], board: Board) -> None:
        self.begin(facts[0], facts[2], facts[1] == "limited", rule != "2.3.4" or self.phase != "card")

    def _note_event(self, rule: str, facts: list[str], board: Board) -> None:
        self.begin(facts[0], "", False, True)
        self.events, self.event = True, f"{facts[1]} {facts[2]}"
        self.winter = Winter()  # 17, 29, 53, 69: a Germans Phase by Event begins anew

    def _note_capability(self, rule: str, facts: list[str], board: Board) -> None:
        self.by_event = True

    def _note_taken_back(self, rule: str, facts: list[str], board: Board) -> None:
        self.begin()

    def _note_pay(self, rule: str, facts: list[str], board: Board) -> None:
        self.paid = int(facts[1])
        if facts[2] == self.command and facts[3] not in self.selected:
            self.selected.append(facts[3])

    def _note_ability(self, rule: str, facts: list[str], board: Board) -> None:
        self.ability = facts[1]

    def _note_scout_move(self, rule: str, facts: list[str], board: Board) -> None:
        self.rode = True

    def _note_agree_trade(self, rule: str, facts: list[str], board: Board) -> None:
        self.trade[facts[0]] = facts[1] == "True"

    def _note_devastate(self, rule: str, facts: list[str], board: Board) -> None:
        self.used(facts[0])

    def _note_entreat(self, rule: str, facts: list[str], board: Board) -> None:
        self.used(facts[0])

    def _note_rampage(self, rule: str, facts: list[str], board: Board) -> None:
        self.used(facts[0])

    def _note_suborn(self, rule: str, facts: list[str], board: Board) -> None:
        self.used(facts[0])
        self.suborned.setdefault(facts[0], []).append(
            facts[3] != "None" or (facts[1] == "remove" and facts[2] in board.tribes)
        )

    def used(self, region: str) -> None:
        """4.1 A Region is selected once for a Special Ability."""
        if region not in self.ability_regions:
            self.ability_regions.append(region)

    def _note_free_rally(self, rule: str, facts: list[str], board: Board) -> None:
        self.rallied = set()
        self.freely.add(facts[1])

    def _note_resentment(self, rule: str, facts: list[str], board: Board) -> None:
        self.freely = set()
        self.resentment = (facts[0], facts[1], int(facts[2]))

    def _note_forage(self, rule: str, facts: list[str], board: Board) -> None:
        self.foraged = True

    def _note_attack(self, rule: str, facts: list[str], board: Board) -> None:
        self.fight.attacked = True
        self.due = Losses(facts[1], facts[2], int(facts[3]))

    def _note_counterattack(self, rule: str, facts: list[str], board: Board) -> None:
        self.fight.countered = True
        self.due = Losses(facts[1], facts[2], int(facts[3]))

    def _note_shoot(self, rule: str, facts: list[str], board: Board) -> None:
        self.slung |= facts[0] == "13"
        self.fight.shot |= facts[0] == "27"
        self.due = Losses(facts[1], facts[2], int(facts[3]))

    def _note_lost(self, rule: str, facts: list[str], board: Board) -> None:
        if self.due:
            self.due.taken += int(facts[2])

    def _note_absorbed(self, rule: str, facts: list[str], board: Board) -> None:
        if self.due:
            self.due.taken += 1

    def _note_earn(self, rule: str, facts: list[str], board: Board) -> None:
        self.winter.earned.append(facts[0])

    def _note_place_citadel(self, rule: str, facts: list[str], board: Board) -> None:
        self.rallied.add("place_citadel")

    def _note_build(self, rule: str, facts: list[str], board: Board) -> None:
        self.used(facts[0])
        self.forts |= {facts[0]} if facts[1] == "fort" else set()
        if facts[1] != "fort":
            self.built.add(facts[0])

    def _note_harass(self, rule: str, facts: list[str], board: Board) -> None:
        self.harassed = True
        self.harassers.add(facts[0])

    def _note_remove_own(self, rule: str, facts: list[str], board: Board) -> None:
        self.harassed = True

    def _note_disperse(self, rule: str, facts: list[str], board: Board) -> None:
        self.dispersed += 1

    def _note_march(self, rule: str, facts: list[str], board: Board) -> None:
        """3.2.2 Pieces that have Marched, where they are now; and whether they had to stop."""
        _, origin, to, group = facts
        onward = self.key in ("march_on", "harass", "harassment_loss", "loss_roll", "agree_truce")
        for kind, number in group_of(group):
            if onward:
                self.moved[origin, kind] = self.moved.get((origin, kind), 0) - number
            self.moved[to, kind] = self.moved.get((to, kind), 0) + number
        facts_of = REGIONS[origin]
        self.onward = False
        self.crossed |= to in facts_of.get("sea", [])
        self.halted = to in facts_of.get("sea", []) or to in facts_of.get("rhenus", []) or to in board.devastated

    def _hide_marched(self, region: str) -> None:
        """3.2.2, 3.3.2 All that are in a selected Region flip: those too that have Marched in."""
        moved = {kind: self.moved.pop((region, kind), 0) for kind in BANDS}
        self.moved[region, "Hidden"] = moved["Hidden"] + moved["Revealed"]
        self.moved[region, "Revealed"] = moved["Scouted"]

    def _note_agree_truce(self, rule: str, facts: list[str], board: Board) -> None:
        if facts[2] == "True":
            self.truces.add(facts[0])

    def _note_share(self, rule: str, facts: list[str], board: Board) -> None:
        self.shared = True

    def _note_enlist_region(self, rule: str, facts: list[str], board: Board) -> None:
        self.enlisted.append(facts[0])
        self.ability = "Enlist"

    def _note_agree_supply(self, rule: str, facts: list[str], board: Board) -> None:
        self.supply.setdefault(facts[2], {})[facts[0]] = facts[-1] == "True"
        self.refusals[facts[0], facts[2]] = facts[-1] == "True"

    def passed_between(self, a: str, b: str) -> int:
        """1.5.2 Resources that have passed between two Factions in this execution, in both directions."""
        return self.transfers.get(frozenset((a, b)), 0)

    def _note_transfer(self, rule: str, facts: list[str], board: Board) -> None:
        pair = frozenset(facts[:2])
        self.transfers[pair] = self.transfers.get(pair, 0) + int(facts[2])
        self._reopen(facts[1])

    def _reopen(self, faction: str) -> None:
        """1.5.2 in rulings: who was given Resources may be asked anew what he has refused."""
        self.winter.said = {each: yes for each, yes in self.winter.said.items() if yes or each[0] != faction}
        self.refusals = {key: yes for key, yes in self.refusals.items() if yes or key[0] != faction}
        for said in (*self.supply.values(), self.trade):
            if said.get(faction) is False:
                del said[faction]

    def selected_for(self, command: str) -> list[str]:
        return self.selected if self.command == command else []

    def may_agree(self, board: Board, faction: str, region: str) -> bool:
        """3.2.1 Whether a Faction has agreed, or could still agree, to a Roman Supply Line for this Region: a refusal
        stands for the turn."""
        return self.refusals.get((faction, region), self.might_let(board, faction, "Romans"))

    def might_let(self, board: Board, holder: str | None, guest: str) -> bool:
        """Whether a Faction may let another use its Regions: a player may; of Non-players Belgae and Arverni never do
        (8.4.2), Romans only for Non-player Aedui (8.8.6), Aedui only for Romans: Non-players, or with a score of 12 at
        most (8.6.6)."""
        if holder not in self.nonplayers:
            return holder in PLAYERS
        if holder == "Romans":
            return guest == "Aedui" and guest in self.nonplayers
        if holder == "Aedui" and guest == "Romans":
            return guest in self.nonplayers or roman_score(board) <= 12
        return False

    @property
    def mixed(self) -> bool:
        """Who has Marched and who has not can no longer be told apart from outside: some were moved or lost since."""
        return self.harassed or bool(self.ability)

    @property
    def judges_battle(self) -> bool:
        """A Battle of a plain Command, or of the Germans Phase, with nobody's pieces lent."""
        return not self.shared and (self.joined or self.germans_phase)

    def acting(self, board: Board) -> Board:
        """4.5.1 The board as the Command sees it: enlisted Germanic Warbands are Belgic; 38 lent pieces the user's."""
        if self.enlisted:
            board = board.lent(self.enlisted, "Germans", "Belgae")
        pair = {"Romans": "Aedui", "Aedui": "Romans"}
        user = self.actor if self.actor in pair else self.fight.defender
        return board.lent(board.shared, pair[user], user) if board.shared and user in pair else board

    @property
    def judges_losses(self) -> bool:
        """As judges_battle, but with lent pieces too: what they cause is counted."""
        return self.germans_phase or (bool(self.command) and not self.by_event)

    @property
    def germans_phase(self) -> bool:
        """6.2, in Winter or by an Event (17, 29, 53, 69)."""
        by_event = self.by_event and self.event in ("17 shaded", "29 unshaded", "53 unshaded", "69 unshaded")
        return self.fight.attacker == "Germans" and not self.command and (self.phase == "winter" or by_event)

    @property
    def joined(self) -> bool:
        """A Command by the Sequence of Play, perhaps with Enlisted Warbands, without others lent (38)."""
        return bool(self.command) and not self.by_event and not self.shared

    @property
    def plain(self) -> bool:
        """A Command by the Sequence of Play, without pieces lent (4.5.1, 38)."""
        return bool(self.command) and not self.by_event and not self.shared and not self.enlisted
