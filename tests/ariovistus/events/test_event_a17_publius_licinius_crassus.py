"""Card A17, Publius Licinius Crassus."""

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

CAMP = """
    card = "A17"
    [regions.Provincia]
    Romans = "{leader}5 Legions, 9 Auxilia, 2 revealed Auxilia, Fort"
    [regions.Veneti]
    Romans = "3 Legions"
    [regions.Arverni]
    Germans = "{harassers}4 Warbands"
    [regions.Bituriges]
    Germans = "6 Warbands"
    Belgae = "1 Warband"
"""
SEND = "Romans action unshaded A17\nRomans event_region region Provincia\n"


def test_event_a17_unshaded_four_legions_and_eight_auxilia() -> None:
    """No more are offered, and no fewer than one of either; Legions alone in Veneti are no group."""
    game = at(CAMP.format(leader="Caesar, ", harassers="")).play("Romans action unshaded A17")

    assert game.options == ["region Provincia", "done"]
    game.play("Romans event_region region Provincia\nRomans event_region region Aedui")
    assert game.options == [f"number {n}" for n in range(1, 5)]
    game.play("Romans march_number number 4")
    assert game.options == [f"number {n}" for n in range(9)]
    game.play("Romans march_number number 0")
    assert game.options == ["number 1", "number 2"]
    game.play("Romans march_number number 1")
    assert game.pieces("Aedui", "Romans") == "4 Legions, 1 Auxilia"
    assert game.pieces("Provincia", "Romans") == "Caesar, 1 Legion, 9 Auxilia, 1 revealed Auxilia, Fort"


def test_event_a17_unshaded_harassment_then_a_battle_with_double_auxilia() -> None:
    """Two Regions far, by six Hidden Warbands: two Losses. Then 4 Legions and 4 Auxilia cause 4 and 4 Losses."""
    game = at(CAMP.format(leader="", harassers="2 revealed Warbands, ").replace("4 Warbands", "6 Warbands")).play(
        SEND + "Romans event_region region Arverni\nRomans march_number number 4\nRomans march_number number 6"
    )
    assert game.asked == "Romans march_number"
    game.play("""
        Romans march_number number 0
        Romans event_region region Bituriges
        Germans harass yes
        Romans harassment_loss piece Hidden Auxilia
        Romans harassment_loss piece Hidden Auxilia
    """)

    assert game.asked == "Romans event_faction"
    assert game.options == ["faction Belgae", "faction Germans", "done"]
    game.play("Romans event_faction faction Germans\nGermans declare_retreat stand")
    assert game.pieces("Bituriges", "Germans") == ""
    assert game.pieces("Bituriges", "Romans") == "4 Legions, 4 revealed Auxilia"


def test_event_a17_unshaded_halved_losses_are_counted_with_double_auxilia() -> None:
    """One Legion and three Auxilia against a Retreat: four Losses halved to two; usual Auxilia would cause one."""
    game = at("""
        card = "A17"
        [regions.Mandubii]
        Romans = "1 Legion, 3 Auxilia"
        [regions.Carnutes]
        Belgae = "5 Warbands"
        [regions.Atrebates]
        Belgae = "1 Warband"
    """).play("""
        Romans action unshaded A17
        Romans event_region region Mandubii
        Romans event_region region Carnutes
        Romans march_number number 3
        Romans event_region done
        Romans event_faction faction Belgae
        Belgae declare_retreat retreat
        Belgae hidden_stay number 0
        Belgae retreat_to region Atrebates
    """)

    assert game.pieces("Atrebates", "Belgae") == "4 Warbands"


def test_event_a17_unshaded_not_to_caesar_nor_back() -> None:
    """A group in Caesar's Region must go on; a Successor's Region is one without Caesar."""
    text = """
        card = "A17"
        [regions.Veneti]
        Romans = "1 Legion, 1 Auxilia"
        [regions.Pictones]
        Romans = "{leader}"
    """
    play = "Romans action unshaded A17\nRomans event_region region Veneti\nRomans event_region region Pictones"
    game = at(text.format(leader="Caesar")).play(play)

    assert game.step == "on"
    assert game.offers("region") == ["Carnutes", "Bituriges", "Arverni"]
    assert at(text.format(leader="Successor")).play(play).step == "stay"


def test_event_a17_unshaded_the_romans_may_decline() -> None:
    """The march, whoever plays the card; and the Battle."""
    text = 'ineligible = ["Romans"]' + CAMP.format(leader="Caesar, ", harassers="")
    game = at(text).play("Belgae action unshaded A17")

    assert game.asked == "Romans event_region"
    game.play("Romans event_region done")
    assert game.asked == "Aedui action"


def test_event_a17_unshaded_aedui_warbands_lent_go_as_auxilia() -> None:
    """A1.4 Near Diviciacus the Aedui lend two: with six Auxilia they are the eight, and need not be near at the end."""
    game = at("""
        card = "A17"
        [regions.Bituriges]
        Romans = "1 Legion, 7 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
        [regions.Veneti]
        Belgae = "5 Warbands"
    """).play("""
        Romans action unshaded A17
        Romans event_region region Bituriges
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Pictones
        Romans march_number number 6
    """)

    assert game.options == ["number 0", "number 1", "number 2"]
    game.play("Romans march_number number 2\nRomans event_region region Veneti\nRomans event_faction faction Belgae")
    assert game.pieces("Bituriges", "Aedui") == "Diviciacus, 1 Warband"
    assert game.pieces("Veneti", "Aedui") == "2 Warbands"
    assert game.pieces("Veneti", "Belgae") == ""


def test_event_a17_unshaded_upon_frost() -> None:
    """5.1.1 The Event lets the Romans March all the same."""
    text = 'next = "Winter"' + CAMP.format(leader="Caesar, ", harassers="")

    assert at(text).play("Romans action unshaded A17").asked == "Romans event_region"


def test_event_a17_unshaded_effective_with_a_group() -> None:
    """Legions and Auxilia in one Region."""
    assert is_effective(at('card = "A17"\n[regions.Veneti]\nRomans = "1 Legion, 1 Auxilia"'), "Germans", "unshaded")
    apart = at('card = "A17"\n[regions.Veneti]\nRomans = "1 Legion"\n[regions.Pictones]\nRomans = "1 Auxilia"')
    assert not is_effective(apart, "Germans", "unshaded")


def test_event_a17_shaded_four_auxilia_of_one_region() -> None:
    """Three if there are no more, and nobody is asked which; the Romans are Ineligible through the next card though
    they play it themselves."""
    game = at("""
        card = "A17"
        next = 2
        ineligible = ["Belgae", "Aedui", "Germans"]
        [regions.Veneti]
        Romans = "2 Auxilia, 1 revealed Auxilia"
        [regions.Pictones]
        Romans = "3 Auxilia"
    """).play("Romans action shaded A17")

    assert game.offers("region") == ["Veneti", "Pictones"]
    game.play("""
        Romans event_region region Veneti
        Chance draw_card card 3
    """)
    assert game.pieces("Veneti", "Romans") == ""
    assert game.pieces("Pictones", "Romans") == "3 Auxilia"
    assert game.position["ineligible"] == ["Romans"]


def test_event_a17_shaded_the_executing_faction_chooses_which_four() -> None:
    """Of six it says which; without any Auxilia the Romans are Ineligible all the same."""
    game = at("""
        card = "A17"
        ineligible = ["Romans"]
        [regions.Veneti]
        Romans = "3 Auxilia, 3 revealed Auxilia"
    """).play("Belgae action shaded A17\n" + "Belgae event_piece piece Hidden Auxilia\n" * 3)

    assert game.pieces("Veneti", "Romans") == "2 revealed Auxilia"
    bare = at('card = "A17"\nineligible = ["Belgae"]')
    assert is_effective(bare, "Aedui", "shaded")


def test_event_a17_unshaded_lent_warbands_do_not_enter_gallia_togata() -> None:
    """A5 Only Romans may be in Cisalpina: the Aedui Warbands are not offered for that way."""
    game = at("""
        card = "A17"
        gallia_togata = true
        [regions.Provincia]
        Romans = "1 Legion, 2 Auxilia"
        Aedui = "Diviciacus, 3 Warbands"
    """).play("""
        Romans action unshaded A17
        Romans event_region region Provincia
        Romans share yes
        Aedui agree_share yes
        Romans event_region region Cisalpina
        Romans march_number number 2
    """)

    assert game.pieces("Cisalpina", "Romans") == "1 Legion, 2 Auxilia"
    assert game.asked == "Romans event_region"
