"""8.2.3, 8.3.1 How a Non-player chooses within the text of an Event, where no instruction says otherwise."""

from alesia.games.falling_sky.available import available_allies
from alesia.games.falling_sky.components import CARD, FACTION, TRIBE, Card, Tribe
from alesia.games.falling_sky.nonplayers.events.choosing import left_to_pick
from alesia.games.falling_sky.nonplayers.events.register import find_answer
from alesia.games.falling_sky.nonplayers.mind import Mind
from alesia.games.falling_sky.nonplayers.pieces import enemy_rank, noun_of, owner, worth
from alesia.kernel.ask import Ask, Option
from alesia.nonplayers.options import DONE, YES, most, named, offered

REMOVE_OWN = Option("remove_own")  # 8.4.1 never


class EventAnswers:
    """The questions that Events ask: by the instructions of the card, else by 8.2.3, 8.3.1 and 8.4.1."""

    def event_confirm(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or YES

    def event_region(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or mind.pick(rather_than_done(ask))

    def event_tribe(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or self.best_tribe(mind, ask)

    def best_tribe(self, mind: Mind, ask: Ask) -> Option:
        """Cities and Remi first."""
        found = [TRIBE[str(option.noun)] for option in named(ask, "tribe")]
        if not found:
            return mind.pick(rather_than_done(ask))
        best = max(worth(mind.s, t) for t in found)
        return mind.pick([t for t in found if worth(mind.s, t) == best]).option

    def event_piece(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or best_target(mind, ask)

    def event_faction(self, mind: Mind, ask: Ask) -> Option:
        """8.2.3 Benefits to itself; else its first enemy (8.4.1)."""
        found = instructed(mind, ask) or offered(ask, mind.faction.option)
        if found is not None:
            return found
        factions = [FACTION[str(option.noun)] for option in named(ask, "faction")]
        ranked = sorted(factions, key=lambda f: enemy_rank(mind.s, mind.faction, f))
        return ranked[0].option if ranked else mind.pick(rather_than_done(ask))

    def event_number(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or most(ask)

    def event_choice(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or mind.pick(rather_than_done(ask))

    def event_group(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or most(ask)

    def event_card(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or mind.pick(rather_than_done(ask))

    def uprising(self, mind: Mind, ask: Ask) -> Option:
        """A66, A8.2.1 The marker is taken off as soon as may be."""
        return YES

    def relocate_to(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or mind.pick(rather_than_done(ask))

    def relocate_number(self, mind: Mind, ask: Ask) -> Option:
        return instructed(mind, ask) or most(ask)

    # ---- questions of Commands and Special Abilities that an Event puts outside of a plan (8.2.3) -----------

    def battle_target(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def march_to(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def march_number(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def raid(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def winter_campaign(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def scout_from(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def scout_in(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)

    def scouted(self, mind: Mind, ask: Ask) -> Option | None:
        return instructed(mind, ask)


def card_of(mind: Mind, ask: Ask) -> Card:
    """The card that a question is about: a Capability, or else the Event being executed."""
    return next((each for each in ask.about if isinstance(each, Card)), CARD[mind.s.card])


def instructed(mind: Mind, ask: Ask) -> Option | None:
    """8.2.1 What the instructions for this card say, if they say anything to this question."""
    answer = find_answer(int(card_of(mind, ask)), ask.key, mind.faction)
    return None if answer is None else answer(mind, ask)


def rather_than_done(ask: Ask) -> list[Option]:
    """8.4 To the maximum extent: stop only when nothing else is offered."""
    return [option for option in ask.options if option not in (DONE, REMOVE_OWN)] or [DONE]


def best_target(mind: Mind, ask: Ask) -> Option:
    """8.4.1 Of enemy pieces the worthiest, of own pieces the least; better replaced than removed; equals by dice,
    unless one after the other all of them are taken alike."""

    def rank(option: Option) -> tuple[int, int, int, bool]:
        what = noun_of(option)
        if what is None:
            return (2, 0, 0, False)
        holder = owner(mind.s, what)
        if holder is mind.faction:
            return (1, worth(mind.s, what), 0, option.verb == "replace")
        return (0, -worth(mind.s, what), enemy_rank(mind.s, mind.faction, holder), option.verb == "remove")

    options = rather_than_done(ask)
    ranks = [rank(option) for option in options]
    best = min(ranks)
    equals = [option for option, found in zip(options, ranks, strict=True) if found == best]
    return mind.choose_next(equals, _taken_alike(mind, ask, equals[0]))


def _taken_alike(mind: Mind, ask: Ask, option: Option) -> int:
    """How many more are taken in the same way: an Ally is placed only as long as there are any Available."""
    left, what = left_to_pick(ask), noun_of(option)
    places = option.verb == "replace" or (isinstance(what, Tribe) and owner(mind.s, what) is None)
    return min(left, available_allies(mind.s, mind.faction) or left) if places else left
