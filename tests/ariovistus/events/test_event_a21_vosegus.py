"""Card A21, Vosegus."""

from tests.ariovistus.playing import at, at_bay
from tests.falling_sky.events.effect import is_effective

TREVERI = """
    card = "A21"
    ineligible = ["Germans"]
    [regions.Treveri]
    Romans = "{romans}"
    Germans = "3 Warbands"
    Belgae = "2 Warbands"
    [regions.Sequani]
    Germans = "4 Warbands"
    [regions.Nervii]
    Romans = "1 Legion"
    Belgae = "6 Warbands"
"""


def test_event_a21_a_battle_without_retreat_then_another() -> None:
    """The Germans are not asked to Retreat; then the Belgae, another enemy, may. Nervii is too far from Sequani."""
    game = at(TREVERI.format(romans="3 Legions")).play("Romans action unshaded A21")

    assert game.asked == "Romans battle_target"
    game.play("Romans battle_target faction Germans")
    assert game.pieces("Treveri", "Germans") == ""
    assert game.asked == "Romans event_faction"
    game.play("Romans event_faction faction Belgae")
    assert game.asked == "Belgae declare_retreat"
    game.play("Belgae declare_retreat stand")
    assert game.pieces("Treveri", "Belgae") == ""
    assert game.resources("Romans") == 10


def test_event_a21_the_second_may_be_the_same_enemy_or_none() -> None:
    """Who is left may be attacked again; the executing Faction may stop."""
    game = at(TREVERI.format(romans="1 Legion")).play(
        "Romans action unshaded A21\nRomans battle_target faction Germans"
    )
    game.play("Chance loss_roll roll 6")

    assert game.asked == "Romans event_faction"
    assert game.options == ["faction Belgae", "faction Germans", "done"]
    game.play("Romans event_faction done")
    assert game.asked == "Aedui action"


def test_event_a21_nobody_left_for_a_second() -> None:
    """Attackers who have perished are not asked."""
    game = at(TREVERI.format(romans="1 Auxilia")).play(
        "Romans action unshaded A21\nRomans battle_target faction Germans"
    )

    assert game.pieces("Treveri", "Romans") == ""
    assert game.asked == "Aedui action"


def test_event_a21_neither_ambush_nor_besiege() -> None:
    """5.4 A free Battle brings no Special Ability: Germans with more Hidden beside Ariovistus are not asked."""
    game = at("""
        card = "A21"
        [regions.Ubii]
        Germans = "Ariovistus, 4 Warbands"
        Aedui = "1 Warband"
    """).play("Germans action unshaded A21")

    assert game.pieces("Ubii", "Aedui") == ""
    assert game.asked == "Romans action"


def test_event_a21_effective_within_one_of_sequani() -> None:
    """In Cisalpina, not in the Arverni Region, which does not touch Sequani."""
    text = 'card = "A21"\n[regions.{region}]\nAedui = "2 Warbands"\nArverni = "1 Warband"'

    assert is_effective(at(text.format(region="Cisalpina")), "Aedui", "unshaded")
    assert not is_effective(at(text.format(region="Cisalpina")), "Romans", "unshaded")
    far = at(text.format(region="Arverni"))
    assert not is_effective(far, "Aedui", "unshaded")
    assert far.play("Germans action pass\nRomans action pass\nAedui action unshaded A21").asked == "Belgae action"


def test_event_a21_effective_by_the_second_battle() -> None:
    """An Ally alone harms nobody, and one Auxilia does not harm it; but in the second Battle its enemy may Retreat."""
    game = at_bay("""
        card = "A21"
        ineligible = ["Germans", "Romans"]
        [regions.Treveri]
        Romans = "1 revealed Auxilia"
        [tribes]
        Treveri = "Aedui"
    """)

    assert is_effective(game, "Aedui", "unshaded")
    game.play("Aedui action unshaded A21\nAedui event_faction faction Romans\nRomans declare_retreat retreat_nowhere")
    assert game.pieces("Treveri", "Romans") == ""


def test_event_a21_by_germans_whom_no_event_helps() -> None:
    """A31 unshaded cancels what the card does for attacking Germans: the Defender is asked to Retreat."""
    text = """
        card = "A21"
        [regions.Ubii]
        Germans = "4 Warbands"
        Aedui = "3 Warbands"
        [regions.Treveri]
        Aedui = "1 Warband"
    """
    usual = at(text).play("Germans action unshaded A21")
    assert usual.asked == "Germans event_faction"
    cancelled = at(text + '[capabilities]\nA31 = "unshaded"').play("Germans action unshaded A21")
    assert cancelled.asked == "Aedui declare_retreat"
