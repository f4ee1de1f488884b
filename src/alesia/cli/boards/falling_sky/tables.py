"""The board as tables, eighty to a hundred columns wide: every sign says by its shape what its colour says again."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from alesia.cli.boards.base import View
from alesia.cli.boards.falling_sky.facts import COLOURS, Facts
from alesia.cli.screen import Words

PAGE = 100  # columns; on a narrower page all Factions share a column
GAPS, FEW_GAPS = 8, 4
LEADER, SUCCESSOR, ALLY, CITADEL, CITY, SETTLEMENT, NOTHING = "★", "☆", "●", "■", "◇", "▲", "·"
TRIBES = {"Subdued": "○", "Dispersed": "×", "Dispersed-Gathering": "÷", "Razed": "#"}
LEGENDS = ("legend.forces", "legend.tribes", "legend.marks")
HEADS = ("faction", "player", "eligibility", "resources", "victory", "margin")
POOLS = ("bands", "Allies", "Citadels", "Forts")
SIGNS = {"Leader": LEADER, "Settlements": SETTLEMENT}  # pools whose head is their sign


class Tables(Facts):
    """The board in tables."""

    def legend(self) -> list[str]:
        signs = {"leader": LEADER, "successor": SUCCESSOR, "ally": ALLY, "citadel": CITADEL, "city": CITY}
        signs["settlement"] = SETTLEMENT
        return [self.say(each, tribes=TRIBES, **signs) for each in LEGENDS if self.can_say(each)]

    # ---- cards and tracks -------------------------------------------------------------------------------------------

    def cards_and_tracks(self, view: View) -> list[Text]:
        return [
            self.card_text("card", view),
            self.card_text("next", view),
            *map(Words, (self.tracks(view), *self.lasting(view))),
        ]

    def card_text(self, which: str, view: View) -> Text:
        """A card with its Factions in order; of the card played, those not Eligible stand in brackets."""
        words = Words(self.card_name(which, view[which]), style="bold" if which == "card" else "")
        for faction in view[which]["order"]:
            eligible = which == "next" or view["eligibility"][faction] == "Eligible"
            words.append("  ")
            told = self.name("faction", faction)
            words.append(told if eligible else f"({told})", style=COLOURS[faction])
        if view[which].get("trigger"):
            words.append(f"  {self.say('trigger')}", style=COLOURS["Arverni"])
        if which == "next" and view["frost"]:
            words.append(f"  {self.say('frost')}", style="bold")
        return words

    # ---- the map ----------------------------------------------------------------------------------------------------

    def map_table(self, view: View, page: int) -> Table:
        table = _table()
        widths = self.map_widths(view, page)
        table.add_column(self.say("head.region"), width=widths["region"])
        table.add_column(self.say("head.value"), justify="right", width=2)
        table.add_column(self.say("head.control"), width=widths["control"], no_wrap=True)
        for faction in self.order(view) if page >= PAGE else ():
            colour, head = COLOURS[faction], self.name("faction", faction)
            table.add_column(head, header_style=f"bold {colour}", style=colour, width=widths[faction])
        if page < PAGE:
            table.add_column(self.say("head.forces"), width=widths["forces"])
        table.add_column(self.say("head.tribes"), width=widths["tribes"])
        for group, regions in self.groups(view).items():
            table.add_row(Text(group, style="bold italic"))
            for ident, region in regions.items():
                table.add_row(*self.region_cells(ident, region, view, widths))
        return table

    def map_widths(self, view: View, page: int) -> dict[str, int]:
        """As wide as the words need; the Tribes have what is left of the page, or on a narrow one half of it."""
        regions = [self.name("region", ident) for ident in view["regions"]]
        marks = [self.say("devastated"), *[mark for ident in view["regions"] for mark in self.marks(ident, view)]]
        names = [word for name in (self.say("head.region"), *self.groups(view), *regions) for word in name.split()]
        found = {
            "region": max(map(len, names)),
            "control": max(len(self.say("head.control")), *map(_behind_code, marks)),
        }
        if page < PAGE:
            left = page - FEW_GAPS - 2 - sum(found.values())
            return found | {"forces": left // 2, "tribes": left - left // 2}
        found |= {faction: max(width, len(self.name("faction", faction))) for faction, width in self.widths.items()}
        return found | {"tribes": page - GAPS - 2 - sum(found.values())}

    def region_cells(self, ident: str, region: View, view: View, widths: Mapping[str, int]) -> list[Text]:
        cells = [Text(self.name("region", ident), style="bold"), Text(str(region["control_value"]))]
        cells.append(self.control(ident, view, widths["control"]))
        if "forces" in widths:
            told = [text for faction in self.order(view) if (text := self.signed_forces(ident, faction, view))]
            cells.append(Text("\n").join(packed(told, widths["forces"])) if told else Text(NOTHING, style="dim"))
        else:
            found = [self.forces(ident, faction, view) for faction in self.order(view)]
            cells += [Text(words) if words else Text(NOTHING, style="dim") for words in found]
        tribes = [self.tribe_text(tribe, facts) for tribe, facts in region["tribes"].items()]
        return [*cells, Text("\n").join(packed(tribes, widths["tribes"]))]

    def signed_forces(self, ident: str, faction: str, view: View) -> Text | None:
        """The pieces of a Faction in a Region behind its letters."""
        words = self.forces(ident, faction, view)
        return Text(f"{self.sign(faction)} {words}", style=COLOURS[faction]) if words else None

    def control(self, ident: str, view: View, width: int) -> Text:
        """Whose the Region is, by letters and colour, and whether it is Devastated and the like."""
        holder = view["regions"][ident]["control"]
        words = [Text(self.code(holder), style=f"bold {COLOURS[holder]}" if holder in COLOURS else "dim")]
        words += [Text(mark, style="bold reverse") for mark in self.marks(ident, view)]
        return Text("\n").join(packed(words, width, gap=" "))

    def marks(self, ident: str, view: View) -> list[str]:
        """What lies on a Region, in short."""
        return [self.say(mark) for mark in self.markers(ident, view)]

    def code(self, holder: str) -> str:
        return self.sign(holder) if holder in self.factions else "-"

    def forces(self, region: str, faction: str, view: View) -> str:
        """The pieces of a Faction in a Region, by their signs."""
        named = not self.told_forces(region, faction, view).startswith("Successor")
        pieces = view["regions"][region]["pieces"].get(faction, {})
        return " ".join(self.piece_sign(piece, n, named) for piece, n in pieces.items())

    def piece_sign(self, piece: str, n: int, named: bool) -> str:
        """So many of a piece: Legions and Forts by a capital, Auxilia and Warbands by their state in small."""
        if piece.endswith("Leader"):
            return LEADER if named else SUCCESSOR
        if piece == "Settlement":
            return SETTLEMENT
        letter = self.say(f"letter.{piece.partition(' ')[0]}")
        return letter if piece == "Fort" else f"{n}{letter}"

    def region_forces(self, ident: str, view: View) -> str:
        """A Region in short, behind an option."""
        found = [(self.sign(faction), self.forces(ident, faction, view)) for faction in self.order(view)]
        told = ", ".join(f"{letters} {pieces}" for letters, pieces in found if pieces)
        return self.say("remark", self.code(view["regions"][ident]["control"]), told)

    def tribe_text(self, ident: str, facts: Mapping[str, str | None]) -> Text:
        """A Tribe, its City if it has one, and what stands on it."""
        status = facts["status"] or ""
        owner, _, citadel = status.partition(" ")
        words = Text(f"{self.name('tribe', ident)}{CITY if facts['city'] else ''} ")
        if owner in self.factions:
            return words.append(f"{CITADEL if citadel else ALLY}{self.sign(owner)}", style=f"bold {COLOURS[owner]}")
        return words.append(TRIBES[status], style="" if status == "Subdued" else "bold")

    # ---- the Factions -----------------------------------------------------------------------------------------------

    def factions_table(self, view: View, seats: Mapping[str, str], page: int) -> Table:
        """Who stands where; on a narrow page without who plays whom."""
        table = _table()
        heads = [head for head in HEADS if page >= PAGE or head != "player"]
        for head in heads:
            number = head in ("resources", "margin")
            table.add_column(self.say(f"head.{head}"), justify="right" if number else "left", no_wrap=number)
        pools = self.pools(view)
        for pool in pools:
            table.add_column(SIGNS.get(pool) or self.say(f"head.{pool}"), justify="right", no_wrap=True)
        for faction in self.order(view):
            told = self.faction_cells(faction, view, seats)
            cells = [told[head] for head in heads] + self.pool_cells(faction, view, pools)
            table.add_row(*cells, style=COLOURS[faction])
        return table

    def pools(self, view: View) -> list[str]:
        """Settlements stand among them where there are any (A1.4)."""
        settled = [pool for pool in ("Settlements",) if any(pool in each for each in view["available"].values())]
        return [*POOLS, *settled, "Leader"]

    def faction_cells(self, faction: str, view: View, seats: Mapping[str, str]) -> dict[str, str]:
        """By the head of the column."""
        who = f"{self.sign(faction)} {self.name('faction', faction)}"
        if faction not in view["players"]:
            return dict.fromkeys(HEADS, "") | {"faction": who, "player": self.waiting(faction, seats)}
        purse = str(view["position"]["resources"][faction])
        eligibility = self.name("eligibility", view["eligibility"][faction])
        player, standing = self.player_word(faction, view, seats), self.standing(faction, view)
        return dict(zip(HEADS, (who, player, eligibility, purse, standing, self.margin(faction, view)), strict=True))

    def pool_cells(self, faction: str, view: View, pools: Sequence[str]) -> list[str]:
        """1.4.1 What is Available."""
        pool = view["available"][faction]
        pool = pool | {"bands": pool.get("Warbands", pool.get("Auxilia"))}
        pool = pool | ({"Leader": LEADER} if "Leader" in pool else {})
        return [str(pool.get(kind, "")) for kind in pools]


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)


def _behind_code(mark: str) -> int:
    """How wide a mark is behind the letters of who has Control."""
    return len(mark) + 3


def packed(items: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """The items in as few lines as they need, none of them torn."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + item.cell_len + len(gap) <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return lines
