"""What a Non-player is asked in the actions of others, by itself: a Battle against it, Harassment, its Quarters, the
agreements of 1.5.2. The rule is carried out as in a game, and nothing comes after it."""

from collections.abc import Callable
from typing import NamedTuple

from alesia.games.falling_sky.abilities.ambush import more_hidden
from alesia.games.falling_sky.abilities.devastate import hunger, starve
from alesia.games.falling_sky.abilities.intimidate import has_effect, intimidate_in
from alesia.games.falling_sky.abilities.rampage import rampage_against, rampage_regions, rampage_targets
from alesia.games.falling_sky.abilities.trade import ask_partner
from alesia.games.falling_sky.acting import acting_total
from alesia.games.falling_sky.board import bands, hidden, total
from alesia.games.falling_sky.commands.base import BATTLE, MARCH, march_rule
from alesia.games.falling_sky.commands.battle import battle_one_of, fight
from alesia.games.falling_sky.commands.losses import chooses_to_harass, harassment, may_harass
from alesia.games.falling_sky.commands.retreat import agrees_to_retreat
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    CARD,
    GERMANS,
    ROMANS,
    Card,
    Faction,
    Region,
)
from alesia.games.falling_sky.control import controller
from alesia.games.falling_sky.events.card_a28_admagetobriga import lends
from alesia.games.falling_sky.negotiation import Gaul, ask_supply, ask_truce, in_roman_need, roman_need
from alesia.games.falling_sky.sharing import could_share, share
from alesia.games.falling_sky.state import State, begin_action
from alesia.games.falling_sky.war import lands, players, run_by_game, war
from alesia.games.falling_sky.winter.quarters import is_let_in, quarters_of
from alesia.kernel.ask import Procedure
from alesia.kernel.errors import BadOption, BadPosition, clause
from alesia.kernel.word import Phrase


class Case(NamedTuple):
    """What is done to whom: the Non-player, who acts, and where."""

    faction: Faction
    by: Faction
    region: Region


class Aside(NamedTuple):
    """One thing that can be asked about: what must be said of it, when it cannot be, and its rule."""

    rule: str
    acts: tuple[Faction, ...]  # who may act, if they play in this war; none for all players
    has_place: bool
    refusal: Callable[[State, Case], Phrase | None]
    play: Callable[[Gaul, Case], Procedure[None]]
    by_game: bool = False  # whether the Faction that the game runs may act, too
    card: Card | None = None  # the one that lets it happen


def case_of(state: State, about: str, faction: Faction, by: str | None, region: str | None) -> tuple[Aside, Case]:
    """The case that was named; BadOption or BadPosition, in a sentence, if it cannot be."""
    known = {name: aside for name, aside in ASIDES.items() if actors(state, aside)}
    if about not in known:
        raise BadOption("{0!r} is nothing to ask about; known: {1}", about, ", ".join(known))
    aside = known[about]
    case = Case(faction, _actor(state, about, aside, faction, by), _place(state, about, aside, region))
    refusal = aside.refusal(state, case)
    if refusal is not None:
        raise BadPosition("{0} ({1})", refusal, aside.rule)
    return aside, case


def actors(s: State, aside: Aside) -> list[Faction]:
    """Who may act in this war."""
    if aside.card is not None and aside.card not in war(s).cards:
        return []
    game = [run_by_game(s)] if aside.by_game else []
    return [f for f in (*players(s), *game) if f in aside.acts or not aside.acts]


def _actor(s: State, about: str, aside: Aside, faction: Faction, by: str | None) -> Faction:
    acts = actors(s, aside)
    able = [f for f in acts if f is not faction or len(acts) == 1]
    if by is None and len(able) == 1:
        return able[0]
    found = [f for f in able if by is not None and f.name.casefold() == by.casefold()]
    if not found:
        said = clause("by whom?") if by is None else clause("not by {0!r}.", by)
        raise BadOption(
            "{0} of the {1}: {2} Name one with --by: {3}", about, faction, said, ", ".join(f.name for f in able)
        )
    return found[0]


def _place(s: State, about: str, aside: Aside, region: str | None) -> Region:
    if region is None and not aside.has_place:
        return lands(s)[0]
    found = [r for r in lands(s) if region is not None and r.name.casefold() == region.casefold()]
    if not found:
        said = clause("where?") if region is None else clause("{0!r} is no Region.", region)
        raise BadOption("{0}: {1} Name one with --region: {2}", about, said, ", ".join(r.name for r in lands(s)))
    return found[0]


# ---- 3.2.4, 3.3.4, 8.4.1, 8.4.3 A Battle: Retreat and Losses ----------------------------------------------------


def _no_battle(s: State, case: Case) -> Phrase | None:
    for side in (case.by, case.faction):
        if not total(s, case.region, side):
            return clause("the {0} have no pieces in {1}, so there can be no Battle", side, case.region)
    return None


def _battle(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    if case.by is run_by_game(g.state):
        ambush = more_hidden(g.state, case.by, case.faction, case.region)
        yield from fight(g, case.by, case.faction, case.region, ambush)
        return
    g.state.command = BATTLE
    yield from battle_one_of(g, case.by, [case.faction], case.region)


# ---- 3.2.2, 3.3.2, 8.4.2 Harassment -----------------------------------------------------------------------------


def _no_harassment(s: State, case: Case) -> Phrase | None:
    if not may_harass(case.faction, case.by):
        return clause("the {0} cannot Harass the {1}", case.faction, case.by)
    if not harassment(s, case.faction, case.region):
        return clause(
            "the {0} have no three Hidden pieces in {1}, so they cannot Harass there", case.faction, case.region
        )
    return None


def _harass(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    g.state.command = MARCH
    n = harassment(g.state, case.faction, case.region)
    yield from chooses_to_harass(g, case.faction, case.by, case.region, march_rule(g.state, case.by), n)


# ---- 4.3.2, 4.5.2, 8.4.1 Devastate and Rampage ------------------------------------------------------------------


def _no_hunger(s: State, case: Case) -> Phrase | None:
    if hunger(s, case.faction, case.region):
        return None
    return clause("the {0} have too few pieces in {1} to lose any if it is Devastated", case.faction, case.region)


def _devastate(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from starve(g, case.faction, case.region)


def _no_rampage(s: State, case: Case) -> Phrase | None:
    if case.region in rampage_regions(s) and case.faction in rampage_targets(s, case.region):
        return None
    return clause("the Belgae cannot Rampage against the {0} in {1}", case.faction, case.region)


def _rampage(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from rampage_against(g, case.faction, case.region)


# ---- 6.3, 8.5.6, 8.6.7, 8.7.7, 8.8.7 Quarters -------------------------------------------------------------------


def _quarters(g: Gaul, case: Case) -> Procedure[None]:
    yield from quarters_of(g, case.faction)


# ---- 1.5.2, 8.6.6, 8.8.6 Agreements -----------------------------------------------------------------------------


def _nothing(s: State, case: Case) -> Phrase | None:
    return None


def _supply(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from ask_supply(g, case.by, case.faction, case.region)


def _not_theirs(s: State, case: Case) -> Phrase | None:
    if controller(s, case.region) is case.faction:
        return None
    return clause("the {0} do not Control {1}, so nobody asks them to be let in there", case.faction, case.region)


def _admit_retreat(g: Gaul, case: Case) -> Procedure[None]:
    yield from agrees_to_retreat(g, case.by, case.region)


def _admit_quarters(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from is_let_in(g, case.by, case.region, "6.3.3" if case.by is ROMANS else "6.3.2")


def _no_trade(s: State, case: Case) -> Phrase | None:
    return clause("the Aedui do not ask themselves") if case.faction is AEDUI else None


def _trade(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, AEDUI)
    yield from ask_partner(g, case.faction)


def _no_truce(s: State, case: Case) -> Phrase | None:
    return None if may_harass(case.faction, case.by) else clause("the {0} cannot Harass the {1}", case.faction, case.by)


def _truce(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from ask_truce(g, case.by, case.faction)


def _no_gift(s: State, case: Case) -> Phrase | None:
    if case.faction is AEDUI and in_roman_need(s):
        return None
    return clause("only Non-player Aedui with more than 20 Resources give, to Romans with fewer than 2")


def _gift(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, ROMANS)
    yield from roman_need(g)


def _no_sharing(s: State, case: Case) -> Phrase | None:
    trial = s.copy()
    begin_action(trial, case.by)
    able = case.faction in (ROMANS, AEDUI) and acting_total(trial, case.region, case.by) > 0
    if able and could_share(trial, case.by, case.region):
        return None
    return _NEAR_HIM if s.diviciacus else _NO_SHARING


_NEAR_HIM = clause("only Romans and Aedui lend one another pieces, within one Region of Diviciacus, where both are")
_NO_SHARING = clause("only Romans and Aedui lend one another pieces, by Diviciacus (38), where both are")


def _share(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    yield from share(g, case.by, case.region)


# ---- A4.6.2, A28 Intimidate, and Warbands lent ------------------------------------------------------------------

ADMAGETOBRIGA = CARD[128]


def _no_intimidate(s: State, case: Case) -> Phrase | None:
    if case.faction is not GERMANS:
        return clause("the Germans choose whom they Intimidate: the {0} are asked nothing", case.faction)
    if hidden(s, case.region, GERMANS) and has_effect(s, case.region):
        return None
    return clause("the Germans have nobody Hidden in {0}, or nothing to Intimidate there", case.region)


def _intimidate(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, GERMANS)
    yield from intimidate_in(g, case.region)


def _no_lending(s: State, case: Case) -> Phrase | None:
    if bands(s, case.region, case.faction):
        return None
    return clause("the {0} have nobody in {1} whom they could lend", case.faction, case.region)


def _lend(g: Gaul, case: Case) -> Procedure[None]:
    begin_action(g.state, case.by)
    g.state.card = int(ADMAGETOBRIGA)
    yield from lends(g, case.by, case.faction, case.region, {})


_ATTACK = Aside("3.2.4", (), True, _no_battle, _battle, by_game=True)
ASIDES = {
    "battle": _ATTACK,
    "retreat": _ATTACK,
    "losses": _ATTACK,
    "harassment": Aside("3.2.2", (ROMANS, ARVERNI), True, _no_harassment, _harass),
    "devastate": Aside("4.3.2", (ARVERNI,), True, _no_hunger, _devastate),
    "rampage": Aside("4.5.2", (BELGAE,), True, _no_rampage, _rampage),
    "quarters": Aside("6.3", (ROMANS,), False, _nothing, _quarters),
    "supply": Aside("3.2.1", (ROMANS, AEDUI), True, _nothing, _supply),
    "admit-retreat": Aside("3.2.4", (), True, _not_theirs, _admit_retreat),
    "admit-quarters": Aside("6.3.2", (), True, _not_theirs, _admit_quarters),
    "trade": Aside("4.4.1", (AEDUI,), False, _no_trade, _trade),
    "truce": Aside("3.2.2", (ROMANS, ARVERNI), False, _no_truce, _truce),
    "gift": Aside("8.6.6", (ROMANS,), False, _no_gift, _gift),
    "intimidate": Aside("A4.6.2", (GERMANS,), True, _no_intimidate, _intimidate),
    "lend": Aside("A28", (), True, _no_lending, _lend, card=ADMAGETOBRIGA),
    "sharing": Aside("5.3", (ROMANS, AEDUI), True, _no_sharing, _share),
}
