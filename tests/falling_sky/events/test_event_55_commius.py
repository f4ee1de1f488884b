"""55 Commius."""

from tests.falling_sky.events.effect import is_effective, state_of
from tests.falling_sky.playing import at


def test_event_55_unshaded_recruit_in_belgica_without_any_roman() -> None:
    """With it Romans Recruit an Ally or one of the Auxilia in Belgica, where they have no piece at all."""
    game = at('card = 55\nineligible = ["Belgae"]\n').play("Romans action unshaded 55")
    assert state_of(game).capabilities[55]
    plain = at('card = 62\nineligible = ["Belgae", "Aedui", "Arverni"]\n')
    assert "Nervii" not in plain.play("Romans action command Recruit").offers("recruit")
    held = at('card = 62\nineligible = ["Belgae", "Aedui", "Arverni"]\n[capabilities]\n55 = "unshaded"\n')
    held.play("Romans action command Recruit")
    assert {"Nervii", "Morini", "Atrebates"} <= set(held.offers("recruit"))
    assert "Carnutes" not in held.offers("recruit")
    held.play("Romans command recruit Nervii\nRomans recruit place_ally\nRomans ally_at tribe Nervii")
    assert held.tribe("Nervii") == "Romans"
    held.play("Romans command recruit Morini\nRomans recruit place_auxilia")
    assert held.pieces("Morini", "Romans") == "1 Auxilia"


def test_event_55_unshaded_one_more_of_the_auxilia() -> None:
    """Where the Romans have an Ally, two Auxilia instead of one."""
    position = 'card = 62\nineligible = ["Belgae", "Aedui", "Arverni"]\n[tribes]\nNervii = "Romans"\n'
    game = at(position + 'Eburones = "Dispersed"\n[capabilities]\n55 = "unshaded"\n')
    game.play("Romans action command Recruit\nRomans command recruit Nervii\nRomans auxilia number 2")
    assert game.pieces("Nervii", "Romans") == "2 Auxilia"


RALLY = """
    card = 56
    [resources]
    Belgae = 0
    [regions.Carnutes]
    Belgae = "1 Warband"
    Arverni = "5 Warbands"
"""


def test_event_55_shaded_belgic_rally_is_free_and_needs_no_control() -> None:
    """With it Belgae without Resources place an Ally beside stronger Arverni; without it they cannot."""
    plain = at(RALLY.replace("Belgae = 0", "Belgae = 9")).play("Belgae action command Rally")
    assert "Carnutes" not in plain.offers("rally")
    game = at(RALLY + '[capabilities]\n55 = "shaded"\n').play("Belgae action command Rally")
    game.play("Belgae command rally Carnutes\nBelgae ally_at tribe Aulerci")
    assert game.tribe("Aulerci") == "Belgae"
    assert game.resources("Belgae") == 0
    assert "Veneti" not in game.offers("rally")


def test_event_55_shaded_no_ally_without_a_piece() -> None:
    """In Morini, their home, Belgae who have no piece place a Warband, and no Ally."""
    text = 'card = 55\nineligible = ["Arverni", "Romans", "Aedui"]\n[capabilities]\n55 = "shaded"\n'
    game = at(text + '[regions.Morini]\nAedui = "2 Warbands"\n')
    game.play("Belgae action command Rally\nBelgae command rally Morini")
    assert game.pieces("Morini", "Belgae") == "1 Warband"
    assert game.tribe("Menapii") == game.tribe("Morini") == "Subdued"


def test_event_55_shaded_is_nothing_to_others() -> None:
    """The Aedui pay for their Rally, and place no Ally without Control."""
    text = 'card = 2\nineligible = ["Arverni", "Romans", "Belgae"]\n[capabilities]\n55 = "shaded"\n'
    game = at(text + '[regions.Mandubii]\nAedui = "2 Warbands"\nRomans = "3 Auxilia"\n')
    game.play("Aedui action command Rally")
    assert game.offers("rally") == ["Aedui"]
    game.play("Aedui command rally Aedui")
    assert game.resources("Aedui") == 9


def test_event_55_shaded_not_where_devastated() -> None:
    """A Devastated Region stays closed to Belgic Rally."""
    position = RALLY.replace("[regions.Carnutes]", "[regions.Carnutes]\n    devastated = true")
    game = at(position + '[capabilities]\n55 = "shaded"\n').play("Belgae action command Rally")
    assert "Carnutes" not in game.offers("rally")


def test_event_55_effective_and_replaced_by_the_other_side() -> None:
    """A side in effect already changes nothing; the other takes its place."""
    game = at('card = 55\n[capabilities]\n55 = "unshaded"\n')
    assert not is_effective(game, "Romans", "unshaded")
    assert is_effective(game, "Romans", "shaded")
    game.play("Belgae action shaded 55")
    assert is_effective(game, "Romans", "unshaded")
    assert not is_effective(game, "Romans", "shaded")


def test_event_55_unshaded_belgica_lets_recruits_supply_through() -> None:
    """In Recruit Belgica counts as Roman Controlled, so its Supply Line needs no leave of the Belgae; Build's does."""
    position = """
        card = 62
        ineligible = ["Belgae", "Aedui", "Arverni"]
        [regions.Nervii]
        Romans = "Caesar, 1 Auxilia"
        Belgae = "9 Warbands"
    """
    plain = at(position).play("Romans action command Recruit\nRomans command recruit Nervii")
    assert plain.asked == "Romans seek_supply"
    held = at(position + '[capabilities]\n55 = "unshaded"\n')
    held.play("Romans action command Recruit\nRomans command recruit Nervii")
    assert held.asked == "Romans recruit"
    assert held.resources("Romans") == 10

    built = at(position + '[capabilities]\n55 = "unshaded"\n')
    built.play("Romans action command Recruit\nRomans command ability Build\nRomans build region Nervii")
    assert built.asked == "Romans seek_supply"
