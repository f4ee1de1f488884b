"""Options that non-players look for in a question."""

from alesia.kernel.ask import Ask, Option, number

DONE, PASS, CANCEL, TAKE_BACK = Option("done"), Option("pass"), Option("cancel"), Option("take_back")
YES, NO = Option("yes"), Option("no")
STERILE = ("cancel", "take_back", "negotiate", "remove_own", "prepare", "call_off")
LEAST = (DONE, NO, PASS, Option("back"), Option("stand"), CANCEL, TAKE_BACK)


def offered(ask: Ask, *wanted: Option) -> Option | None:
    """The first of the wanted options that the question offers."""
    options = ask.options
    for option in wanted:
        if option in options:
            return option
    return None


def least(ask: Ask) -> Option:
    """What does as little as may be done."""
    return offered(ask, *LEAST) or ask.options[0]


def is_sterile(option: Option) -> bool:
    """Whether it leads nowhere: to take something back, to talk, to remove own pieces."""
    return option.verb in STERILE


def named(ask: Ask, verb: str) -> list[Option]:
    """The options with this verb."""
    return [option for option in ask.options if option.verb == verb]


def yes_if(wanted: bool) -> Option:
    return YES if wanted else NO


def most(ask: Ask) -> Option:
    """The highest number that is offered."""
    return max(named(ask, "number"), key=lambda option: int(option.noun or 0))


def at_most(ask: Ask, n: int) -> Option:
    """The number nearest to n that is offered."""
    return offered(ask, number(n)) or min(named(ask, "number"), key=lambda option: abs(int(option.noun or 0) - n))
