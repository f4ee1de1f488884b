"""Caesar: Rome vs Gaul on the screen: as tables, or as plain lines where tables do not fit."""

from alesia.cli.boards.base import Board, Forms, View
from alesia.cli.boards.rome_vs_gaul import plain, tables
from alesia.cli.boards.rome_vs_gaul.facts import (
    COLOURS,
    card_remark,
    fight,
    moment,
    piece_remark,
    say,
    space_remark,
    title,
)
from alesia.cli.screen import Screen
from alesia.games.rome_vs_gaul.components import CARD_NAMED
from alesia.games.rome_vs_gaul.vocabulary import QUESTIONS
from alesia.kernel.ask import Option, kind_of
from alesia.kernel.word import Word

OF_THE_HAND = {"play", "winter_campaign", "reaction", "siege_surprise", "battle_surprise", "ambush", "treachery"}


def show_fight(screen: Screen, view: View) -> bool:
    """The battle or siege under way; the rest of the board can be asked for."""
    found = fight(view)
    screen.lines(found)
    return bool(found)


def status(view: View, seat: str) -> str:
    """What a player wants to know at every question: the moment, the points, what is left of the card."""
    points = view["victory_points"]["total"]
    facts = [say("status", Word("year", view["year"]), moment(view), points, view["governance_points"])]
    return ", ".join([*facts, *([say("status.actions", view["action_points"])] if view["action_points"] else [])])


def remark(screen: Screen, view: View, option: Option) -> str:
    """What stands in a space; where a piece is and how strong; what a card is good for."""
    kind, name = kind_of(option), str(option.noun)
    if kind == "space" and name in view["spaces"]:
        return space_remark(view, name)
    if kind == "card" and name in CARD_NAMED:
        return card_remark(name, option.verb)
    return piece_remark(view, name) if kind == "piece" else ""


FORMS = Forms(title, plain, tables)
BOARD = Board(
    colours=COLOURS,
    kind="side",
    turns=frozenset({"play"}),
    headings=frozenset({"turn", "plays", "battle", "siege", "winter"}),
    shy=frozenset({"pass", "discard"}),
    show=FORMS.show,
    status=status,
    remark=remark,
    legend=FORMS.legend,
    closeups=frozenset({"reroll", "elite_reroll", "siege_surprise", "battle_surprise"}),
    part=show_fight,
    for_all=frozenset(QUESTIONS) - OF_THE_HAND,
)
