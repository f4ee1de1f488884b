"""43 Convictolitavis."""

from tests.falling_sky.events.judging import judged
from tests.falling_sky.playing import at

HIDDEN = """
    card = 37
    [regions.Mandubii]
    Aedui = "1 Warband"
    [regions.Carnutes]
    Aedui = "1 Warband"
    [regions.Veneti]
    Aedui = "1 revealed Warband"
"""
ONE = """
    Aedui action command Raid
    Aedui command ability Suborn
    Aedui suborn region Mandubii
    Aedui suborn_what place_ally Senones
    Aedui suborn_ally faction Aedui
    Aedui suborn_what done
"""


def test_event_43_unshaded_suborn_in_two_regions() -> None:
    """The second Region follows all the rules too: a Hidden Warband, its own Ally, its own costs."""
    game = at(HIDDEN + '[capabilities]\n43 = "unshaded"').play(ONE)
    assert game.asked == "Aedui suborn"
    assert game.options == ["region Carnutes", "done"]

    game.play("""
        Aedui suborn region Carnutes
        Aedui suborn_what place_ally Aulerci
        Aedui suborn_ally faction Aedui
        Aedui suborn_what place Aedui
        Aedui suborn_what place Aedui
    """)
    assert game.asked == "Aedui command"
    assert game.resources("Aedui") == 10 - 2 - 2 - 2
    assert "ability Suborn" not in game.options


def test_event_43_unshaded_the_second_region_is_optional() -> None:
    """The Aedui may leave it at one Region."""
    game = at(HIDDEN + '[capabilities]\n43 = "unshaded"').play(ONE + "Aedui suborn done")

    assert game.asked == "Aedui command"


def test_event_43_without_it_one_region() -> None:
    """Without the Capability there is no second Region."""
    assert at(HIDDEN).play(ONE).asked == "Aedui command"


WAR = """
    card = 37
    [regions.Aedui]
    Aedui = "2 Warbands"
    Arverni = "1 Warband"
    [regions.Mandubii]
    Aedui = "1 Warband"
    devastated = true
"""
COTUS = 'capabilities.43 = "shaded"\n'


def test_event_43_shaded_commands_cost_double() -> None:
    """Rally two, March two (four from a Devastated Region), Battle two."""
    for command, region, cost in (("Rally", "Aedui", 2), ("March", "Mandubii", 4), ("Battle", "Aedui", 2)):
        steps = f"Aedui action command {command}\nAedui command select {region}"
        assert at(COTUS + WAR).play(steps).resources("Aedui") == 10 - cost
        assert at(WAR).play(steps).resources("Aedui") == 10 - cost // 2


def test_event_43_shaded_what_cannot_be_paid_is_not_offered() -> None:
    """With one Resource no Region can be paid for; two pay for one that is not Devastated."""
    for command in ("Rally", "March", "Battle"):
        steps, verb = f"Aedui action command {command}", command.lower()
        assert at("resources.Aedui = 1\n" + COTUS + WAR).play(steps).offers(verb) == []
        assert at("resources.Aedui = 2\n" + COTUS + WAR).play(steps).offers(verb) == ["Aedui"]
        assert "Aedui" in at("resources.Aedui = 1\n" + WAR).play(steps).offers(verb)


def test_event_43_shaded_special_abilities_cost_the_same() -> None:
    """Suborn is no Command: it costs what it did."""
    game = at(COTUS + HIDDEN).play(ONE)

    assert game.resources("Aedui") == 8


def test_event_43_shaded_others_pay_as_ever() -> None:
    """Only the Commands of the Aedui become dear."""
    game = at(COTUS + WAR.replace("card = 37", "card = 19")).play(
        "Arverni action command Battle\nArverni command select Aedui"
    )

    assert game.resources("Arverni") == 9


def test_event_43_executed() -> None:
    """Either side is in effect from then on, and replaces the other."""
    assert at("card = 43").play("Aedui action unshaded 43").view["capabilities"] == {"43": "unshaded"}
    game = at('card = 43\n[capabilities]\n43 = "unshaded"').play("Aedui action shaded 43")
    assert game.view["capabilities"] == {"43": "shaded"}


def test_event_43_effective_unless_in_effect() -> None:
    """A side that is in effect changes nothing."""
    assert judged("card = 43", "Arverni", "shaded")
    assert not judged('card = 43\n[capabilities]\n43 = "unshaded"', "Aedui")
