"""3.2.2 HARASSMENT of Marching Romans: who, when, in which order, and what is lost."""

import pytest

from tests.falling_sky.playing import Play, at


def marching(romans: str, *steps: str, more: str = "", start: str = "Provincia") -> Play:
    """The whole force of the start Region Marches together along the steps."""
    game = at(f'[regions.{start}]\nRomans = "{romans}"\n{more}')
    game.play(f"Romans action command March\nRomans command march {start}\nRomans march_to region {steps[0]}")
    while game.asked == "Romans march_number":
        game.table.answer(f"number {game.offers('number')[-1]}")
    for step in steps[1:]:
        game.play(f"Romans march_on region {step}")
    return game


def is_over(game: Play) -> bool:
    """The group has stopped and no piece is left in the origin: at most a Special Ability can still come in."""
    return game.asked in ("Romans march_to", "Romans command") and game.offers("region") == []


@pytest.mark.proves("3.2.2aa", "3.2.2t")
@pytest.mark.parametrize(("warbands", "losses"), [("3 Warbands", 1), ("5 Warbands", 1), ("6 Warbands", 2)])
def test_3_2_2_one_loss_for_every_three_hidden_warbands(warbands: str, losses: int) -> None:
    """For every three Hidden Warbands (rounded down) the Romans lose one departing Auxilia."""
    game = marching("4 Auxilia", "Aedui", "Mandubii", more=f'[regions.Aedui]\nAedui = "{warbands}"')
    game.play("Aedui harass yes")

    assert game.pieces("Mandubii", "Romans") == f"{4 - losses} Auxilia"
    assert game.available("Romans", "Auxilia") == 16 + losses


@pytest.mark.proves("3.2.2q")
@pytest.mark.parametrize(
    "warbands", ["2 Warbands", "2 Warbands, 5 revealed Warbands", "2 Warbands, 2 scouted Warbands"]
)
def test_3_2_2_revealed_warbands_do_not_harass(warbands: str) -> None:
    """Fewer than three Hidden Warbands cannot Harass: nobody is asked."""
    game = marching("4 Auxilia", "Aedui", "Mandubii", more=f'[regions.Aedui]\nAedui = "{warbands}"')

    assert is_over(game)
    assert game.pieces("Mandubii", "Romans") == "4 Auxilia"


@pytest.mark.proves("3.2.2q")
def test_3_2_2_no_harassment_where_a_group_begins_or_ends() -> None:
    """Only who enters and leaves a Region is Harassed, not who begins or stops there."""
    game = at("""
        [regions.Aedui]
        Aedui = "6 Warbands"
        Romans = "2 Auxilia"
        [regions.Mandubii]
        Aedui = "6 Warbands"
    """).play("""
        Romans action command March
        Romans command march Aedui
        Romans march_to region Mandubii
        Romans march_number number 2
        Romans march_on done
    """)

    assert is_over(game)
    assert game.pieces("Mandubii", "Romans") == "2 Auxilia"


@pytest.mark.proves("3.2.2u")
def test_3_2_2_harassed_romans_may_roll_for_a_legion_or_leader() -> None:
    """With Legions or the Leader in the group a die may be rolled instead: 4-6 saves the piece."""
    game = marching("Caesar, 1 Legion, 1 Auxilia", "Aedui", "Mandubii", more='[regions.Aedui]\nAedui = "6 Warbands"')
    game.play("Aedui harass yes")
    assert game.asked == "Romans harassment_loss"
    assert game.options == ["piece Roman Leader", "piece Legion", "piece Hidden Auxilia"]

    game.play("""
        Romans harassment_loss piece Legion
        Chance loss_roll roll 4
        Romans harassment_loss piece Roman Leader
        Chance loss_roll roll 6
    """)
    assert game.pieces("Mandubii", "Romans") == "Caesar, 1 Legion, 1 Auxilia"


@pytest.mark.proves("3.2.2u", "3.2.2v")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_3_2_2_a_harassed_legion_falls_on_1_to_3(die: int) -> None:
    """On 1, 2 or 3 the Legion goes to the Fallen; the rest of the group moves on."""
    game = marching("2 Legions", "Aedui", "Mandubii", more='[regions.Aedui]\nAedui = "3 Warbands"')
    game.play(f"Aedui harass yes\nChance loss_roll roll {die}")

    assert game.pieces("Mandubii", "Romans") == "1 Legion"
    assert game.position["fallen"] == 1


def test_3_2_2_harassment_may_remove_caesar() -> None:
    """A Leader rolled for and lost leaves the map: he will come back as a Successor (1.4.3)."""
    game = marching("Caesar", "Aedui", "Mandubii", more='[regions.Aedui]\nAedui = "3 Warbands"')
    game.play("Aedui harass yes\nChance loss_roll roll 2")

    assert game.pieces("Mandubii", "Romans") == game.pieces("Aedui", "Romans") == ""
    assert game.available("Romans", "Leader") == 1


@pytest.mark.proves("3.2.2z")
def test_3_2_2_dropped_pieces_are_not_harassed() -> None:
    """Only the departing pieces suffer: not those dropped off, nor those that stand in the Region anyway."""
    game = marching(
        "1 Legion, 1 Auxilia",
        "Aedui",
        more='[regions.Aedui]\nAedui = "3 Warbands"\nRomans = "1 revealed Auxilia, Fort"',
    ).play("""
        Romans march_on drop Hidden Auxilia
        Romans march_on region Mandubii
        Aedui harass yes
    """)

    assert game.asked == "Chance loss_roll"
    game.play("Chance loss_roll roll 1")
    assert game.pieces("Aedui", "Romans") == "1 Auxilia, 1 revealed Auxilia, Fort"
    assert game.pieces("Mandubii", "Romans") == ""


def test_3_2_2_harassment_of_the_group_leaves_later_marchers_free() -> None:
    """A Legion lost out of a passing group is one that Marched: all that stood in the Region may still March."""
    game = marching(
        "2 Legions", "Aedui", "Mandubii", more='[regions.Aedui]\nAedui = "3 Warbands"\nRomans = "3 Legions"'
    )
    game.play("""
        Aedui harass yes
        Chance loss_roll roll 1
        Romans command march Aedui
        Romans march_to region Bituriges
    """)

    assert game.offers("number") == ["1", "2", "3"]


@pytest.mark.proves("3.2.2r")
def test_3_2_2_harassment_in_the_order_of_the_card_then_germans() -> None:
    """The Factions Harass in the order of the card (Belgae, Aedui, Arverni on card 58), Germans last and always."""
    fields = ", ".join(f"{faction} = '3 Warbands'" for faction in ("Arverni", "Aedui", "Belgae", "Germans"))
    game = at(f"""
        card = 58
        passed = ["Belgae"]
        regions.Aedui = {{ {fields} }}
        regions.Provincia = {{ Romans = "6 Auxilia" }}
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 6
        Romans march_on region Mandubii
    """)
    asked = []
    while game.asked.endswith("harass"):
        asked.append(game.asked)
        game.table.answer("yes" if len(asked) < 3 else "no")

    assert asked == ["Belgae harass", "Aedui harass", "Arverni harass"]
    assert game.pieces("Mandubii", "Romans") == "3 Auxilia"


def test_3_2_2_a_group_wiped_out_is_harassed_no_more() -> None:
    """When nothing of the group is left, nobody else is asked and it does not arrive."""
    game = marching(
        "1 Auxilia", "Aedui", "Mandubii", more='[regions.Aedui]\nArverni = "6 Warbands"\nAedui = "3 Warbands"'
    ).play("Arverni harass yes")

    assert game.asked == "Romans command"
    assert game.pieces("Mandubii", "Romans") == game.pieces("Aedui", "Romans") == ""


def test_3_2_2_caesar_is_harassed_in_each_region_that_he_leaves() -> None:
    """On a March of three Regions both Regions in between may Harass."""
    game = marching(
        "Caesar, 2 Auxilia",
        "Aedui",
        "Mandubii",
        more='[regions.Aedui]\nAedui = "3 Warbands"\n[regions.Mandubii]\nArverni = "3 Warbands"',
    ).play("""
        Aedui harass yes
        Romans harassment_loss piece Hidden Auxilia
        Romans march_on region Treveri
        Arverni harass yes
        Romans harassment_loss piece Hidden Auxilia
    """)

    assert game.pieces("Treveri", "Romans") == "Caesar"


def test_3_2_2_each_group_is_harassed_by_itself() -> None:
    """Two groups through the same Region are Harassed one after the other, each for its own departure."""
    game = at("""
        [regions.Provincia]
        Romans = "4 Auxilia"
        [regions.Aedui]
        Aedui = "3 Warbands"
    """).play("""
        Romans action command March
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on region Mandubii
        Aedui harass yes
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on region Bituriges
        Aedui harass yes
    """)

    assert (game.pieces("Mandubii", "Romans"), game.pieces("Bituriges", "Romans")) == ("1 Auxilia", "1 Auxilia")


def truce(answer: str) -> Play:
    return at("""
        [regions.Provincia]
        Romans = "2 Auxilia"
        [regions.Aedui]
        Aedui = "3 Warbands"
        Germans = "3 Warbands"
    """).play(f"""
        Romans action command March
        Romans command negotiate
        Romans negotiate truce Aedui
        Aedui agree_truce {answer}
        Romans command march Provincia
        Romans march_to region Aedui
        Romans march_number number 2
        Romans march_on region Mandubii
    """)


@pytest.mark.proves("3.2.2s")
def test_3_2_2_an_agreement_not_to_harass_binds() -> None:
    """1.5.2 Who agreed earlier in the Command does not Harass and is not asked; Germans never agree."""
    game = truce("yes")

    assert is_over(game)
    assert game.pieces("Mandubii", "Romans") == "1 Auxilia"


def test_3_2_2_without_agreement_the_faction_may_still_forbear() -> None:
    """A Faction that refused the agreement is asked at the departure, and may Harass or not."""
    game = truce("no")

    assert game.asked == "Aedui harass"
    assert game.options == ["yes", "no"]


def test_3_2_2_germans_are_not_asked_for_a_truce() -> None:
    """3.4.5 Germans always Harass: no agreement with them is offered."""
    game = at("""
        [regions.Provincia]
        Romans = "2 Auxilia"
    """).play("""
        Romans action command March
        Romans command negotiate
    """)

    assert game.offers("truce") == ["Arverni", "Aedui", "Belgae"]


def test_3_2_2_a_truce_is_asked_for_once() -> None:
    """A refusal stands for the Command: the Aedui are not asked for the same truce again."""
    game = at("""
        [regions.Provincia]
        Romans = "2 Auxilia"
    """).play("""
        Romans action command March
        Romans command negotiate
        Romans negotiate truce Aedui
        Aedui agree_truce no
        Romans command negotiate
    """)

    assert game.offers("truce") == ["Arverni", "Belgae"]


def test_3_2_2_caesar_lost_on_the_way_out_of_a_second_region() -> None:
    """Ruling: the pieces that were leaving with him complete that step, the third."""
    game = marching("Caesar, 1 Legion", "Aedui", "Mandubii", more='[regions.Mandubii]\nArverni = "3 Warbands"')
    game.play("""
        Romans march_on region Treveri
        Arverni harass yes
        Romans harassment_loss piece Roman Leader
        Chance loss_roll roll 1
    """)

    assert game.pieces("Mandubii", "Romans") == ""
    assert game.pieces("Treveri", "Romans") == "1 Legion"
    assert is_over(game)
