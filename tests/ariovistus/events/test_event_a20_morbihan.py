"""Card A20, Morbihan."""

from textwrap import dedent

import pytest

from tests.ariovistus.playing import at
from tests.falling_sky.events.effect import is_effective

CRUSHED = """
    card = "A20"
    ineligible = ["Germans"]
    [resources]
    Romans = 5
    [regions.{region}]
    Romans = "{romans}"
    [regions.Veneti]
    Arverni = "3 Warbands"
    {more}
    [tribes]
    Namnetes = "Arverni"
    {tribes}
"""
SEIZE = "Romans action unshaded A20\nRomans event_confirm yes\n"


def test_event_a20_unshaded_arverni_go_and_both_tribes_are_dispersed() -> None:
    """Romans in Pictones are near enough; twelve Resources, as if with Control, and nobody rolls for a Rally."""
    game = at(CRUSHED.format(region="Pictones", romans="1 Legion", more="", tribes="")).play(
        SEIZE + "Romans disperse tribe Veneti\nRomans disperse tribe Namnetes"
    )

    assert game.pieces("Veneti", "Arverni") == ""
    assert game.tribe("Veneti") == game.tribe("Namnetes") == "Dispersed"
    assert game.resources("Romans") == 17
    assert game.asked == "Aedui action"


def test_event_a20_unshaded_harassment_as_usual() -> None:
    """Three Hidden Belgic Warbands in Veneti Harass the Romans who are there; the Arverni, removed, do not."""
    text = CRUSHED.format(region="Veneti", romans="2 Auxilia", more="", tribes="")
    text = text.replace(
        '[regions.Veneti]\n    Arverni = "3 Warbands"', 'Arverni = "3 Warbands"\n    Belgae = "3 Warbands"'
    )
    game = at(text).play(SEIZE + "Romans disperse done")

    assert game.asked == "Belgae harass"
    game.play("Belgae harass yes")
    assert game.pieces("Veneti", "Romans") == "1 Auxilia"
    assert game.resources("Romans") == 9


SHARED = """
    card = "A20"
    ineligible = ["Germans"]
    [regions.Veneti]
    Romans = "1 Legion, 1 Auxilia"
    Aedui = "Diviciacus, 3 Warbands"
    Belgae = "3 Warbands"
"""


def test_event_a20_unshaded_near_diviciacus_the_seize_may_share() -> None:
    """A1.4 As in any Seize: Aedui Warbands lent take a Loss of the Harassment as Auxilia, and do not Harass."""
    game = at(SHARED).play(SEIZE + "Romans share yes\nAedui agree_share yes\nRomans disperse done")
    assert game.asked == "Belgae harass"

    game.play("Belgae harass yes\nRomans harassment_loss piece Hidden Aedui Warband")
    assert game.pieces("Veneti", "Romans") == "1 Legion, 1 Auxilia"
    assert game.pieces("Veneti", "Aedui") == "Diviciacus, 2 Warbands"


def test_event_a20_unshaded_who_does_not_share_harasses() -> None:
    """The Romans need not ask for it."""
    game = at(SHARED).play(SEIZE + "Romans share no\nRomans disperse done")
    assert {game.asked, *game.options} == {"Aedui harass", "yes", "no"}


def test_event_a20_unshaded_without_markers_the_subdued_are_foraged() -> None:
    """All four Dispersed markers are out: two Resources for each of the two Subdued Tribes."""
    out = "\n    ".join(f'{name} = "Dispersed"' for name in ("Remi", "Helvii", "Senones", "Lingones"))
    game = at(CRUSHED.format(region="Atrebates", romans="1 Auxilia", more="", tribes=out)).play(SEIZE)

    assert game.resources("Romans") == 9
    assert game.tribe("Namnetes") == "Subdued"


def test_event_a20_unshaded_the_romans_may_decline() -> None:
    """Whoever plays the card, they decide."""
    text = CRUSHED.format(region="Carnutes", romans="1 Auxilia", more="", tribes="")
    game = at(text).play("Romans action pass\nAedui action unshaded A20\nRomans event_confirm no")

    assert game.pieces("Veneti", "Arverni") == "3 Warbands"


def test_event_a20_unshaded_effective_with_romans_near() -> None:
    """A Roman Ally in Pictones is a piece; Romans in Bituriges are too far; a Dispersed Veneti without Arverni gives
    nothing."""
    near = 'card = "A20"\n[regions.Veneti]\nArverni = "1 Warband"\n[tribes]\nPictones = "{owner}"'
    assert is_effective(at(near.format(owner="Romans")), "Belgae", "unshaded")
    assert not is_effective(at(near.format(owner="Aedui")), "Belgae", "unshaded")
    bare = 'card = "A20"\n[tribes]\nPictones = "Romans"\nVeneti = "Dispersed"\nNamnetes = "{namnetes}"'
    assert not is_effective(at(bare.format(namnetes="Dispersed")), "Romans", "unshaded")
    assert is_effective(at(bare.format(namnetes="Subdued")), "Romans", "unshaded")


# ---- shaded -----------------------------------------------------------------------------------------------------

SHIPS = """
    card = "A20"
    [regions.Veneti]
    Arverni = "2 Warbands"
    [regions.Carnutes]
    Arverni = "{carnutes}"
    [regions.{region}]
    Romans = "{romans}"
    [tribes]
    Veneti = "{veneti}"
"""


def ships(romans: str, region: str = "Pictones", carnutes: str = "2 Warbands", veneti: str = "Arverni") -> str:
    return SHIPS.format(romans=romans, region=region, carnutes=carnutes, veneti=veneti)


def test_event_a20_shaded_warbands_of_several_regions_ambush_as_one() -> None:
    """Four Hidden against three Hidden Auxilia in Pictones: two Losses, though nobody is there; all are Revealed, and
    nobody moves."""
    game = at(ships("3 Auxilia")).play("Germans action shaded A20")

    assert game.pieces("Pictones", "Romans") == "1 revealed Auxilia"
    assert game.pieces("Veneti", "Arverni") == "2 revealed Warbands"
    assert game.pieces("Carnutes", "Arverni") == "2 revealed Warbands"
    assert game.pieces("Pictones", "Arverni") == ""


def test_event_a20_shaded_all_warbands_count_hidden_or_not() -> None:
    """Two more, Revealed, cause Losses too: three in all, without a roll for the Legions."""
    game = at(ships("3 Legions, 1 Auxilia", carnutes="2 Warbands, 2 revealed Warbands")).play(
        "Germans action shaded A20\n" + "Romans loss piece Legion\n" * 3
    )

    assert game.pieces("Pictones", "Romans") == "1 revealed Auxilia"


def test_event_a20_shaded_a_fort_halves() -> None:
    """Four Warbands cause one Loss to Romans with a Fort."""
    game = at(ships("3 Auxilia, Fort")).play("Germans action shaded A20")

    assert game.pieces("Pictones", "Romans") == "2 revealed Auxilia, Fort"


def test_event_a20_shaded_not_against_as_many_hidden() -> None:
    """Four Hidden do not Ambush four; nor anybody if the Veneti are no Arverni Ally, nor Romans too far away."""
    assert is_effective(at(ships("3 Auxilia")), "Germans", "shaded")
    assert not is_effective(at(ships("4 Auxilia")), "Germans", "shaded")
    assert not is_effective(at(ships("3 Auxilia", veneti="Subdued")), "Germans", "shaded")
    assert not is_effective(at(ships("3 Auxilia", region="Bituriges")), "Germans", "shaded")
    far = at(ships("3 Auxilia", region="Bituriges")).play("Germans action shaded A20")
    assert far.asked == "Romans action"


def test_event_a20_shaded_not_where_no_loss_is_possible() -> None:
    """Two Warbands cause no Loss behind a Fort, so that the Arverni do not attack there."""
    assert not is_effective(at(ships("1 Auxilia, Fort", carnutes="")), "Germans", "shaded")
    assert is_effective(at(ships("1 Auxilia", carnutes="")), "Germans", "shaded")


def test_event_a20_shaded_the_executing_faction_chooses_the_region() -> None:
    """One of the four, Veneti itself among them."""
    text = ships("1 Legion").replace('Arverni = "2 Warbands"', 'Arverni = "2 Warbands"\n    Romans = "1 Auxilia"', 1)
    game = at('ineligible = ["Germans", "Romans"]\n' + text).play("Aedui action shaded A20")

    assert game.options == ["region Veneti", "region Pictones"]
    game.play("Aedui event_region region Veneti")
    assert game.pieces("Veneti", "Romans") == ""
    assert game.pieces("Pictones", "Romans") == "1 Legion"


def test_event_a20_shaded_caesar_strikes_back_at_all_of_them() -> None:
    """On a 5 he holds: his two Losses are rolled for, and Caesar, a Legion and an Auxilia cause two: Revealed Warbands
    first, then Hidden ones, Regions by a die."""
    game = at(ships("Caesar, 1 Legion, 1 Auxilia", "Atrebates", "1 revealed Warband, 1 Warband")).play("""
        Germans action shaded A20
        Chance caesar_ambushed roll 5
        Romans loss piece Legion
        Chance loss_roll roll 6
        Romans loss piece Legion
        Chance loss_roll roll 6
    """)

    assert game.asked == "Chance arverni_loss"
    assert game.offers("region") == ["Veneti", "Carnutes"]
    assert game.pieces("Carnutes", "Arverni") == "1 Warband"
    game.play("Chance arverni_loss region Veneti")
    assert game.pieces("Veneti", "Arverni") == "1 revealed Warband"
    assert game.pieces("Carnutes", "Arverni") == "1 revealed Warband"
    assert game.pieces("Atrebates", "Romans") == "Caesar, 1 Legion, 1 revealed Auxilia"


def test_event_a20_shaded_caesar_who_does_not_hold() -> None:
    """On a 3 nobody rolls for Losses or strikes back."""
    game = at(ships("Caesar, 2 Legions", "Atrebates")).play("""
        Germans action shaded A20
        Chance caesar_ambushed roll 3
        Romans loss piece Legion
        Romans loss piece Legion
    """)

    assert game.pieces("Atrebates", "Romans") == "Caesar"
    assert game.pieces("Veneti", "Arverni") == "2 revealed Warbands"


def test_event_a20_shaded_shared_warbands_block_the_ambush() -> None:
    """A1.4 Near Diviciacus the Romans ask the Aedui, whose Hidden Warband makes four: no Battle."""
    text = ships("3 Auxilia").replace(
        'Romans = "3 Auxilia"', 'Romans = "3 Auxilia"\n    Aedui = "Diviciacus, 1 Warband"'
    )
    game = at(text).play("Germans action shaded A20\nRomans share yes\nAedui agree_share yes")

    assert game.pieces("Pictones", "Romans") == "3 Auxilia"
    assert game.pieces("Veneti", "Arverni") == "2 Warbands"


def test_event_a20_shaded_another_region_if_sharing_keeps_the_ambush_off() -> None:
    """5.1.3 In Pictones the shared Warband makes four Hidden, so that the two Legions of Atrebates are attacked; and
    the first choice is told as kept off."""
    text = ships("3 Auxilia").replace(
        'Romans = "3 Auxilia"', 'Romans = "3 Auxilia"\n    Aedui = "Diviciacus, 1 Warband"'
    )
    more = '[regions.Atrebates]\n    Romans = "2 Legions"\n    [tribes]'
    game = at(text.replace("[tribes]", more)).play("""
        Germans action shaded A20
        Germans event_region region Pictones
        Romans share yes
        Aedui agree_share yes
    """)

    assert game.pieces("Pictones", "Romans") == "3 Auxilia"
    assert game.pieces("Atrebates", "Romans") == ""
    kept_off = [entry for entry in game.table.log if entry.key == "ambush_kept_off"]
    assert [str(entry.facts[2]) for entry in kept_off] == ["Pictones"]


def test_event_a20_shaded_another_region_if_slingers_keep_the_ambush_off() -> None:
    """13 They shoot once: five of seven Hidden are left against five in Veneti, and attack the Romans in Pictones."""
    game = at("""
        card = "A20"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [capabilities]
        13 = "unshaded"
        [regions.Veneti]
        Romans = "5 Auxilia"
        [regions.Pictones]
        Romans = "1 Legion, 2 Auxilia"
        [regions.Carnutes]
        Arverni = "7 Warbands"
        [tribes]
        Veneti = "Arverni"
    """).play("""
        Germans action shaded A20
        Germans event_region region Veneti
        Romans event_confirm yes
    """)

    assert game.asked == "Romans loss"
    assert game.pieces("Carnutes", "Arverni") == "5 Warbands"


def test_event_a20_shaded_another_region_if_slingers_leave_no_loss_to_cause() -> None:
    """13 Three of four Warbands are left: too few for a Loss behind the Fort of Veneti, so they attack in Pictones."""
    game = at("""
        card = "A20"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [capabilities]
        13 = "unshaded"
        [regions.Veneti]
        Romans = "2 revealed Auxilia, Fort"
        [regions.Pictones]
        Romans = "1 revealed Auxilia"
        [regions.Carnutes]
        Arverni = "4 Warbands"
        [tribes]
        Veneti = "Arverni"
    """).play("""
        Germans action shaded A20
        Germans event_region region Veneti
        Romans event_confirm yes
    """)

    assert game.pieces("Veneti", "Romans") == "2 revealed Auxilia, Fort"
    assert game.pieces("Pictones", "Romans") == ""


def test_event_a20_shaded_nobody_is_counted_twice() -> None:
    """Two of the four Warbands are in the Region chosen: two Losses, not three."""
    text = ships("1 Legion").replace('Arverni = "2 Warbands"', 'Arverni = "2 Warbands"\n    Romans = "3 Auxilia"', 1)
    game = at(text).play("Germans action shaded A20\nGermans event_region region Veneti")

    assert game.pieces("Veneti", "Romans") == "1 revealed Auxilia"


def test_event_a20_shaded_romans_must_be_there() -> None:
    """Regions without Romans are not offered, though nobody is Hidden there."""
    game = at(ships("1 Legion") + "").play("Germans action shaded A20")

    assert game.pieces("Pictones", "Romans") == ""
    assert not is_effective(
        at('card = "A20"\n[regions.Veneti]\nArverni = "4 Warbands"\n[tribes]\nVeneti = "Arverni"'), "Germans", "shaded"
    )


OUT = 'Remi = "Dispersed"\nHelvii = "Dispersed"\nSenones = "Dispersed"\nLingones = "Dispersed"\n'
NEAR = (
    'card = "A20"\n[resources]\nRomans = {romans}\n[regions.Veneti]\n{veneti}\n[tribes]\nPictones = "Romans"\n{tribes}'
)


@pytest.mark.parametrize(
    ("romans", "veneti", "tribes", "effective"),
    [
        (45, 'Arverni = "1 Warband"', 'Veneti = "Dispersed"\nNamnetes = "Dispersed"', True),
        (45, "", 'Veneti = "Dispersed"\nNamnetes = "Subdued"', True),
        (45, "", OUT + 'Veneti = "Aedui"\nNamnetes = "Subdued"', False),
        (44, "", OUT + 'Veneti = "Aedui"\nNamnetes = "Subdued"', True),
        (44, "devastated = true", OUT + 'Veneti = "Aedui"\nNamnetes = "Subdued"', False),
        (44, "", OUT + 'Veneti = "Aedui"\nNamnetes = "Romans"', True),
        (44, "", OUT + 'Veneti = "Aedui"\nNamnetes = "Belgae"', False),
        (45, 'Belgae = "3 Warbands"', OUT + 'Veneti = "Aedui"\nNamnetes = "Romans"', True),
        (45, 'Belgae = "2 Warbands"', OUT + 'Veneti = "Aedui"\nNamnetes = "Romans"', False),
        (45, 'Belgae = "3 Warbands"', OUT + 'Veneti = "Aedui"\nNamnetes = "Aedui"', False),
        (45, 'Romans = "3 Auxilia"', OUT + 'Veneti = "Aedui"\nNamnetes = "Aedui"', False),
    ],
)
def test_event_a20_unshaded_effective_by_what_a_seize_brings(
    romans: int, veneti: str, tribes: str, effective: bool
) -> None:
    """Arverni to remove, a Tribe to Disperse, something to Forage, or Harassment; where there is nothing the Romans are
    not asked."""
    game = at(NEAR.format(romans=romans, veneti=veneti, tribes=tribes))

    assert is_effective(game, "Germans", "unshaded") is effective
    game.play("Germans action unshaded A20")
    assert (game.asked == "Romans event_confirm") is effective


def test_event_a20_shaded_who_is_walled_in_elsewhere_breaks_out() -> None:
    """4 Warbands marked in Carnutes attack Romans in Veneti from where they stand: the marker goes."""
    game = at("""
        card = "A20"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Veneti]
        Romans = "4 Auxilia"
        [regions.Carnutes]
        Romans = "1 Legion"
        Arverni = "5 Warbands"
        [tribes]
        Veneti = "Arverni"
        Carnutes = "Arverni Citadel"
        [circumvallation]
        region = "Carnutes"
        faction = "Arverni"
        pieces = "5 Warbands"
        tribes = ["Carnutes"]
    """).play("Germans action shaded A20\nGermans event_region region Veneti")

    lifted = [entry for entry in game.table.log if entry.key == "wall_lifted"]
    done = [entry for entry in game.table.log if entry.key == "event_done"]
    assert [str(entry.facts[0]) for entry in lifted] == ["Carnutes"]
    assert game.table.log.index(lifted[0]) < game.table.log.index(done[0])


@pytest.mark.parametrize(("warbands", "attack"), [(8, True), (5, False)])
def test_event_a20_shaded_slingers_hit_those_who_attack_from_elsewhere(warbands: int, attack: bool) -> None:
    """13 Four Auxilia in Veneti shoot first: two Arverni Warbands of Carnutes are lost, as if they were there; of five,
    three are no longer more than four Hidden Auxilia."""
    game = at(f"""
        card = "A20"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [capabilities]
        13 = "unshaded"
        [regions.Veneti]
        Romans = "4 Auxilia"
        [regions.Carnutes]
        Arverni = "{warbands} Warbands"
        [tribes]
        Veneti = "Arverni"
    """).play("Germans action shaded A20\nRomans event_confirm yes")

    told = [(entry.key, str(entry.facts[0])) for entry in game.table.log]
    of_the_event = told[: [key for key, _ in told].index("event_done")]
    assert of_the_event.count(("lost", "Carnutes")) == 2
    assert ("attack" in dict(of_the_event)) is attack


@pytest.mark.parametrize(("elsewhere", "losses"), [("", 1), ('[regions.Pictones]\nArverni = "1 Warband"\n', 2)])
def test_event_a20_shaded_romans_defend_as_if_with_a_fort_against_the_marked_group_alone(
    elsewhere: str, losses: int
) -> None:
    """4 Four Warbands are walled in and nobody else attacks: two Losses are halved; with one from Pictones they are not
    alone."""
    board = """
        card = "A20"
        ineligible = ["Romans", "Aedui", "Belgae"]
        [regions.Carnutes]
        Romans = "3 Legions"
        Arverni = "4 Warbands"
        [tribes]
        Veneti = "Arverni"
        Carnutes = "Arverni Citadel"
        [circumvallation]
        region = "Carnutes"
        faction = "Arverni"
        pieces = "4 Warbands"
        tribes = ["Carnutes"]
    """
    game = at(dedent(board) + elsewhere).play("Germans action shaded A20")

    assert next(entry.facts[3] for entry in game.table.log if entry.key == "attack") == losses
