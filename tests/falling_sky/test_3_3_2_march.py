"""3.3.2 Gallic March, with Vercingetorix and Harassment."""

import pytest

from tests.falling_sky.playing import Play, at

FIRST = {"Arverni": 19, "Aedui": 37, "Belgae": 55}  # a card on which the Faction is 1st Eligible


def marching(faction: str, position: str, verb: str = "command") -> Play:
    """The Faction, 1st Eligible, has chosen March."""
    return at(f"card = {FIRST[faction]}\n{position}").play(f"{faction} action {verb} March")


def halted(game: Play, faction: str = "Arverni") -> bool:
    """No piece may move on: what is left is to use an ability or be done with the origin; it is left."""
    stopped = not game.offers("region") and game.asked in (f"{faction} march_to", f"{faction} command")
    if game.asked == f"{faction} march_to":
        game.play(f"{faction} march_to done")
    return stopped


# ---- Cost and selection -------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.2d")
def test_3_3_2_one_resource_for_each_origin() -> None:
    """Two origins cost two Resources, however many groups leave them."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "2 Warbands"\n[regions.Sequani]\nAedui = "1 Warband"')
    game.play("""
        Aedui command march Aedui
        Aedui march_to region Mandubii
        Aedui march_number number 1
        Aedui march_to region Bituriges
    """)
    assert game.resources("Aedui") == 9
    game.play("Aedui command march Sequani\nAedui march_to region Treveri")
    assert game.resources("Aedui") == 8
    assert [game.pieces(r, "Aedui") for r in ("Mandubii", "Bituriges", "Treveri")] == ["1 Warband"] * 3


@pytest.mark.proves("3.3.2q")
def test_3_3_2_two_resources_if_devastated() -> None:
    """A Devastated origin costs two; with one Resource it is not offered."""
    position = '[regions.Aedui]\nAedui = "1 Warband"\ndevastated = true\n[regions.Sequani]\nAedui = "1 Warband"'
    game = marching("Aedui", position).play("Aedui command march Aedui")
    assert game.resources("Aedui") == 8
    game = marching("Aedui", f"resources.Aedui = 1\n{position}")
    assert game.offers("march") == ["Sequani"]


def test_3_3_2_a_devastated_destination_costs_nothing() -> None:
    """Only the origin is paid for."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "1 Warband"\n[regions.Sequani]\ndevastated = true')
    game.play("Aedui command march Aedui\nAedui march_to region Sequani")
    assert game.resources("Aedui") == 9
    assert game.pieces("Sequani", "Aedui") == "1 Warband"


@pytest.mark.proves("3.3.2r")
def test_3_3_2_devastated_at_the_moment_selected() -> None:
    """An origin selected before it is Devastated (4.3.2) has cost one; one selected after costs two."""
    position = '[regions.Bituriges]\nArverni = "Vercingetorix, 3 Warbands"'
    game = marching("Arverni", position).play("""
        Arverni command select Bituriges
        Arverni command ability Devastate
        Arverni devastate region Bituriges
        Arverni command march Bituriges
    """)
    assert game.resources("Arverni") == 9
    game = marching("Arverni", position).play("""
        Arverni command ability Devastate
        Arverni devastate region Bituriges
        Arverni command march Bituriges
    """)
    assert game.resources("Arverni") == 8


@pytest.mark.proves("3.3.2c")
def test_3_3_2_no_march_upon_frost() -> None:
    """2.3.8 On the last Event card before Winter no March is offered."""
    game = at('card = 19\nnext = "Winter"\n[regions.Arverni]\nArverni = "Vercingetorix, 5 Warbands"')
    assert "March" not in game.offers("command")
    assert "Rally" in game.offers("command")


@pytest.mark.proves("3.3.2a", "3.3.2b")
def test_3_3_2_origins_need_mobile_pieces() -> None:
    """Allied Tribes and Citadels do not March; a Leader alone does."""
    game = marching(
        "Belgae",
        '[regions.Nervii]\nBelgae = "Ambiorix"\n[tribes]\nMorini = "Belgae"\nCarnutes = "Belgae Citadel"',
    )
    assert game.offers("march") == ["Nervii"]


@pytest.mark.proves("2.3.5b", "3.3.2e", "3.3.2j")
def test_3_3_2_limited_march_has_one_origin_and_several_groups() -> None:
    """2.3.5 Just one origin Region, from which several groups may leave."""
    game = at("""
        card = 37
        first = { faction = "Romans", action = "Command" }
        [regions.Aedui]
        Aedui = "2 Warbands"
        [regions.Sequani]
        Aedui = "2 Warbands"
    """)
    game.play("""
        Aedui action limited March
        Aedui command march Aedui
        Aedui march_to region Mandubii
        Aedui march_number number 1
        Aedui march_to region Arverni
    """)
    assert halted(game, "Aedui")
    assert game.offers("march") == []
    assert (game.pieces("Mandubii", "Aedui"), game.pieces("Arverni", "Aedui")) == ("1 Warband", "1 Warband")


# ---- Procedure ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.2g")
def test_3_3_2_revealed_warbands_flip_to_hidden_even_if_they_stay() -> None:
    """All the Faction's Revealed Warbands in the origin flip, marching or not; those of others do not."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "3 revealed Warbands"\nArverni = "1 revealed Warband"')
    game.play("Aedui command march Aedui\nAedui march_to done")
    assert game.pieces("Aedui", "Aedui") == "3 Warbands"
    assert game.pieces("Aedui", "Arverni") == "1 revealed Warband"
    assert game.resources("Aedui") == 9


@pytest.mark.proves("3.3.2h")
def test_3_3_2_scouted_warbands_lose_the_marker_instead() -> None:
    """4.2.2 Scouted Warbands stay Revealed, without the marker, wherever they March."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "1 Warband, 1 revealed Warband, 2 scouted Warbands"')
    game.play("""
        Aedui command march Aedui
        Aedui march_to region Mandubii
        Aedui march_number number 1
        Aedui march_number number 1
        Aedui march_to done
    """)
    assert game.pieces("Aedui", "Aedui") == "1 Warband, 1 revealed Warband"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband, 1 revealed Warband"


def test_3_3_2_regions_not_selected_do_not_flip() -> None:
    """Revealed Warbands where the group arrives stay Revealed."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "1 Warband"\n[regions.Sequani]\nAedui = "2 revealed Warbands"')
    game.play("Aedui command march Aedui\nAedui march_to region Sequani")
    assert game.pieces("Sequani", "Aedui") == "1 Warband, 2 revealed Warbands"


@pytest.mark.proves("3.3.2i", "3.3.2p")
@pytest.mark.parametrize(
    ("faction", "pieces"), [("Aedui", "3 Warbands"), ("Belgae", "Ambiorix"), ("Arverni", "Successor")]
)
def test_3_3_2_gauls_enter_one_region_only(faction: str, pieces: str) -> None:
    """A group moves into an adjacent Region and stops there, with Ambiorix and with a Successor too."""
    game = marching(faction, f'[regions.Treveri]\n{faction} = "{pieces}"')
    game.play(f"{faction} command march Treveri")
    assert game.offers("region") == ["Nervii", "Atrebates", "Sugambri", "Ubii", "Mandubii", "Sequani"]
    game.play(f"{faction} march_to region Mandubii")
    if game.asked == f"{faction} march_number":
        game.play("Aedui march_number number 3")
    assert halted(game, faction)


@pytest.mark.proves("3.3.2s")
def test_3_3_2_no_piece_marches_twice() -> None:
    """Pieces that have Marched stay where they are when their new Region is an origin."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "4 Warbands"\n[regions.Sequani]\nAedui = "1 Warband"')
    game.play("""
        Aedui command march Aedui
        Aedui march_to region Sequani
        Aedui march_number number 4
    """)
    assert halted(game, "Aedui")
    game.play("Aedui command march Sequani\nAedui march_to region Treveri")
    assert halted(game, "Aedui")
    assert (game.pieces("Sequani", "Aedui"), game.pieces("Treveri", "Aedui")) == ("4 Warbands", "1 Warband")


def test_3_3_2_a_region_of_marched_pieces_only_is_no_origin() -> None:
    """Nothing is left to March from there."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "1 Warband"\n[regions.Sequani]\nAedui = "1 Warband"')
    game.play("Aedui command march Aedui\nAedui march_to region Mandubii")
    assert halted(game, "Aedui")
    assert game.offers("march") == ["Sequani"]


def test_3_3_2_no_harassment_of_a_group_that_enters_one_region() -> None:
    """Without Vercingetorix nobody passes through, so nobody is Harassed on leaving the origin."""
    game = marching("Aedui", '[regions.Aedui]\nAedui = "2 Warbands"\nArverni = "6 Warbands"\nRomans = "6 Auxilia"')
    game.play("Aedui command march Aedui\nAedui march_to region Mandubii\nAedui march_number number 2")
    assert halted(game, "Aedui")
    assert game.pieces("Mandubii", "Aedui") == "2 Warbands"


# ---- BRITANNIA ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.2k")
def test_3_3_2_no_ability_after_march_into_britannia() -> None:
    """Once a group has crossed the sea no Special Ability may accompany the March."""
    game = marching("Belgae", '[regions.Morini]\nBelgae = "Ambiorix, 2 Warbands"\nGermans = "1 Warband"')
    assert game.offers("ability") == ["Enlist"]
    game.play("""
        Belgae command march Morini
        Belgae march_to region Britannia
        Belgae march_number number 0
        Belgae march_number number 1
    """)
    assert game.offers("ability") == []
    game.play("Belgae march_to done")
    assert game.offers("ability") == []


@pytest.mark.proves("3.3.2k")
def test_3_3_2_no_ability_after_march_out_of_britannia() -> None:
    """Likewise out of Britannia."""
    game = marching("Belgae", '[regions.Britannia]\nBelgae = "1 Warband"\n[regions.Nervii]\nBelgae = "Ambiorix"')
    assert game.offers("ability") == ["Enlist"]
    game.play("Belgae command march Britannia\nBelgae march_to region Morini")
    assert halted(game, "Belgae")
    assert game.offers("ability") == []
    assert game.offers("march") == ["Nervii"]


@pytest.mark.proves("3.3.2t")
def test_3_3_2_no_britannia_after_an_ability() -> None:
    """After a Special Ability nobody may cross the sea, in either direction; Warbands there can still hide."""
    britannia = '[regions.Britannia]\nArverni = "1 revealed Warband"'
    game = marching("Arverni", f'[regions.Veneti]\nArverni = "Vercingetorix, 4 Warbands"\n{britannia}')
    game.play("Arverni command ability Devastate\nArverni devastate region Veneti\nArverni devastate done")
    game.play("Arverni command march Veneti")
    assert game.offers("region") == ["Atrebates", "Carnutes", "Pictones"]
    game.play("Arverni march_to done\nArverni command march Britannia")
    assert game.offers("region") == []
    assert game.pieces("Britannia", "Arverni") == "1 Warband"


def test_3_3_2_no_britannia_as_second_region_after_an_ability() -> None:
    """Vercingetorix on his way may not cross the sea either, once the ability has been used."""
    game = marching("Arverni", '[regions.Pictones]\nArverni = "Vercingetorix, 4 Warbands"')
    game.play("Arverni command march Pictones\nArverni march_to region Veneti\nArverni march_number number 1")
    game.play("Arverni march_number number 4")
    assert "Britannia" in game.offers("region")
    game.play("Arverni march_on ability Devastate\nArverni devastate region Veneti")
    assert game.asked == "Arverni march_on"
    assert game.offers("region") == ["Atrebates", "Carnutes", "Pictones"]


# ---- VERCINGETORIX ------------------------------------------------------------------------------------------------


def led(position: str, route: str = "Bituriges", card: int = 19) -> Play:
    """Vercingetorix and all his Warbands leave the Arverni Region; they stand in the first Region of their way."""
    game = at(f"card = {card}\n{position}").play("Arverni action command March\nArverni command march Arverni")
    game.play(f"Arverni march_to region {route}")
    while game.asked == "Arverni march_number":
        game.play(f"Arverni march_number {game.options[-1]}")
    return game


@pytest.mark.proves("3.3.2l")
def test_3_3_2_vercingetorix_enters_a_second_region_for_nothing() -> None:
    """He and the Warbands with him go on into a second Region at no added cost, and no further."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 3 Warbands"')
    assert game.offers("region") == ["Carnutes", "Mandubii", "Pictones", "Aedui", "Arverni"]
    game.play("Arverni march_on region Mandubii")
    assert halted(game)
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 3 Warbands"
    assert game.resources("Arverni") == 9


def test_3_3_2_vercingetorix_may_stop_after_one_region() -> None:
    """The second Region is at will."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 3 Warbands"').play("Arverni march_on done")
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 3 Warbands"


def test_3_3_2_warbands_without_him_enter_one_region() -> None:
    """A second group from his Region, without him, goes one Region."""
    game = at('card = 19\n[regions.Arverni]\nArverni = "Vercingetorix, 3 Warbands"')
    game.play("""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_number number 0
        Arverni march_number number 3
    """)
    assert game.asked == "Arverni march_to"


@pytest.mark.proves("3.3.2m")
def test_3_3_2_drop_off_in_the_first_region() -> None:
    """Pieces may drop off before the rest move on; dropped pieces have Marched."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 3 Warbands"')
    game.play("Arverni march_on drop Hidden Arverni Warband\nArverni march_on region Mandubii")
    assert game.pieces("Bituriges", "Arverni") == "1 Warband"
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 Warbands"
    assert halted(game)
    assert game.offers("march") == []


def test_3_3_2_when_he_drops_off_the_group_stops() -> None:
    """Without Vercingetorix the Warbands may not go on."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 3 Warbands"')
    game.play("Arverni march_on drop Arverni Leader")
    assert halted(game)
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 3 Warbands"


@pytest.mark.proves("3.3.2u")
def test_3_3_2_a_devastated_region_halts_him() -> None:
    """Entering a Devastated Region the group must stop; leaving a Devastated origin does not halt it."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix"\n[regions.Bituriges]\ndevastated = true')
    assert halted(game)
    game = led('[regions.Arverni]\nArverni = "Vercingetorix"\ndevastated = true')
    assert game.asked == "Arverni march_on"
    assert game.resources("Arverni") == 8


@pytest.mark.proves("3.3.2u")
def test_3_3_2_the_rhenus_halts_him() -> None:
    """Across the Rhenus, into or out of Germania, the group must stop; within Germania it goes on."""
    game = marching("Arverni", '[regions.Treveri]\nArverni = "Vercingetorix"')
    game.play("Arverni command march Treveri\nArverni march_to region Ubii")
    assert halted(game)
    game = marching("Arverni", '[regions.Ubii]\nArverni = "Vercingetorix"')
    game.play("Arverni command march Ubii\nArverni march_to region Sequani")
    assert halted(game)
    game = marching("Arverni", '[regions.Ubii]\nArverni = "Vercingetorix"')
    game.play("Arverni command march Ubii\nArverni march_to region Sugambri\nArverni march_on region Nervii")
    assert game.pieces("Nervii", "Arverni") == "Vercingetorix"


@pytest.mark.proves("3.3.2u")
def test_3_3_2_britannia_halts_him() -> None:
    """Into or out of Britannia the group must stop, but Britannia may be the second Region."""
    game = marching("Arverni", '[regions.Veneti]\nArverni = "Vercingetorix"')
    game.play("Arverni command march Veneti\nArverni march_to region Britannia")
    assert halted(game)
    game = marching("Arverni", '[regions.Pictones]\nArverni = "Vercingetorix"')
    game.play("Arverni command march Pictones\nArverni march_to region Veneti\nArverni march_on region Britannia")
    assert game.pieces("Britannia", "Arverni") == "Vercingetorix"
    assert game.offers("ability") == []


# ---- Harassment of Vercingetorix's March --------------------------------------------------------------------------


@pytest.mark.proves("3.3.2v", "3.3.2o")
def test_3_3_2_romans_harass_with_hidden_auxilia() -> None:
    """For every three Hidden Auxilia in the first Region the departing Arverni lose a Warband."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 4 Warbands"\n[regions.Bituriges]\nRomans = "7 Auxilia"')
    game.play("Arverni march_on region Mandubii")
    assert game.asked == "Romans harass"
    game.play("""
        Romans harass yes
        Arverni harassment_loss piece Hidden Arverni Warband
        Arverni harassment_loss piece Hidden Arverni Warband
    """)
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 Warbands"
    assert game.pieces("Bituriges", "Romans") == "7 Auxilia"


def test_3_3_2_harassment_is_at_will() -> None:
    """The Romans may let them pass."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 4 Warbands"\n[regions.Bituriges]\nRomans = "7 Auxilia"')
    game.play("Arverni march_on region Mandubii\nRomans harass no")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 4 Warbands"


def test_3_3_2_no_harassment_of_a_group_that_stops() -> None:
    """Only pieces that both enter and leave a Region are Harassed."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 4 Warbands"\n[regions.Bituriges]\nRomans = "7 Auxilia"')
    game.play("Arverni march_on done")
    assert game.asked != "Romans harass"


@pytest.mark.parametrize("pieces", ["2 Auxilia", "2 Auxilia, 9 revealed Auxilia", "5 Legions, 2 Auxilia", "Caesar"])
def test_3_3_2_fewer_than_three_hidden_auxilia_do_not_harass(pieces: str) -> None:
    """Revealed Auxilia, Legions and Leaders do not Harass."""
    game = led(f'[regions.Arverni]\nArverni = "Vercingetorix"\n[regions.Bituriges]\nRomans = "{pieces}"')
    game.play("Arverni march_on region Mandubii")
    assert halted(game)


@pytest.mark.proves("3.3.2x")
@pytest.mark.parametrize(("roll", "pieces"), [(3, "2 Warbands"), (4, "Vercingetorix, 2 Warbands")])
def test_3_3_2_a_roll_for_vercingetorix_instead(roll: int, pieces: str) -> None:
    """The Arverni may roll instead of removing a Warband: on 1-3 Vercingetorix is removed, on 4-6 nothing is."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix, 2 Warbands"\n[regions.Bituriges]\nRomans = "3 Auxilia"')
    game.play("Arverni march_on region Mandubii\nRomans harass yes")
    assert game.options == ["piece Arverni Leader", "piece Hidden Arverni Warband"]
    game.play(f"Arverni harassment_loss piece Arverni Leader\nChance loss_roll roll {roll}")
    assert game.pieces("Mandubii", "Arverni") == pieces


def test_3_3_2_vercingetorix_alone_must_roll() -> None:
    """With no Warband to remove he rolls for each Loss."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix"\n[regions.Bituriges]\nRomans = "6 Auxilia"')
    game.play("Arverni march_on region Mandubii\nRomans harass yes\nChance loss_roll roll 4\nChance loss_roll roll 2")
    assert game.pieces("Mandubii", "Arverni") == ""
    assert game.available("Arverni", "Leader") == 1


@pytest.mark.proves("3.3.2y")
def test_3_3_2_dropped_pieces_are_not_harassed() -> None:
    """Losses fall on the departing pieces, not on those dropped off nor on those that stood there."""
    game = led("""
        [regions.Arverni]
        Arverni = "Vercingetorix, 1 Warband"
        [regions.Bituriges]
        Arverni = "5 Warbands"
        Romans = "3 Auxilia"
    """)
    game.play("Arverni march_on drop Hidden Arverni Warband\nArverni march_on region Mandubii\nRomans harass yes")
    assert game.asked == "Chance loss_roll"
    game.play("Chance loss_roll roll 1")
    assert game.pieces("Bituriges", "Arverni") == "6 Warbands"


def test_3_3_2_those_who_stood_there_may_still_march_after_a_harassment() -> None:
    """The Warband lost is one of the group: all five that stood in the Region can still March."""
    game = led("""
        [regions.Arverni]
        Arverni = "Vercingetorix, 3 Warbands"
        [regions.Bituriges]
        Arverni = "5 Warbands"
        Romans = "3 Auxilia"
    """)
    game.play("Arverni march_on region Mandubii\nRomans harass yes")
    game.play("Arverni harassment_loss piece Hidden Arverni Warband")
    assert halted(game)
    game.play("Arverni command march Bituriges\nArverni march_to region Pictones\nArverni march_number number 5")
    assert (game.pieces("Pictones", "Arverni"), game.pieces("Bituriges", "Arverni")) == ("5 Warbands", "")


@pytest.mark.proves("3.3.2n", "3.3.2w")
def test_3_3_2_all_factions_harass_in_faction_order_then_germans() -> None:
    """Order of the played card (22: Romans, Belgae, Aedui), Germans last and always (3.4.5)."""
    game = led(
        """
        [regions.Arverni]
        Arverni = "Vercingetorix, 6 Warbands"
        [regions.Bituriges]
        Romans = "3 Auxilia"
        Aedui = "3 Warbands"
        Belgae = "3 Warbands"
        Germans = "3 Warbands"
        """,
        card=22,
    )
    loss = "Arverni harassment_loss piece Hidden Arverni Warband"
    game.play(f"Arverni march_on region Mandubii\nRomans harass yes\n{loss}\nBelgae harass yes\n{loss}")
    game.play(f"Aedui harass yes\n{loss}\n{loss}")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix, 2 Warbands"


def test_3_3_2_germans_always_harass() -> None:
    """3.4.5 The Germans are not asked."""
    game = led('[regions.Arverni]\nArverni = "Vercingetorix"\n[regions.Bituriges]\nGermans = "5 Warbands"')
    game.play("Arverni march_on region Mandubii")
    assert game.asked == "Chance loss_roll"


@pytest.mark.proves("3.3.2z")
def test_3_3_2_agreement_not_to_harass_holds() -> None:
    """1.5.2 Who agreed earlier in this Command is not asked to Harass."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix"
        [regions.Bituriges]
        Romans = "3 Auxilia"
        Aedui = "3 Warbands"
    """)
    game.play("""
        Arverni action command March
        Arverni command negotiate
        Arverni negotiate truce Romans
        Romans agree_truce yes
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_on region Mandubii
    """)
    assert game.asked == "Aedui harass"
    game.play("Aedui harass no")
    assert game.pieces("Mandubii", "Arverni") == "Vercingetorix"


def test_3_3_2_marched_warbands_can_be_hidden_where_they_arrived() -> None:
    """Scouted Warbands that Marched are Revealed; their new Region, selected too, hides them, and nobody moves."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "3 scouted Warbands"
    """).play("""
        Aedui action command March
        Aedui command march Mandubii
        Aedui march_to region Carnutes
        Aedui march_number number 3
    """)
    assert game.pieces("Carnutes", "Aedui") == "3 revealed Warbands"

    game.play("Aedui command march Carnutes")
    assert game.pieces("Carnutes", "Aedui") == "3 Warbands"
    assert game.asked == "Aedui command"


def test_3_3_2_dropped_warbands_stay_after_a_special_ability() -> None:
    """Opening a Special Ability on the way does not swap the pieces of a group for those it dropped."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 2 Warbands, 2 scouted Warbands"
        [regions.Bituriges]
        Arverni = "1 Warband"
        Aedui = "1 Warband"
    """).play("""
        Arverni action command March
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_number number 1
        Arverni march_number number 2
        Arverni march_number number 2
        Arverni march_on drop Hidden Arverni Warband
        Arverni march_on drop Hidden Arverni Warband
        Arverni march_on ability Entreat
        Arverni entreat done
        Arverni march_on region Carnutes
    """)

    assert game.pieces("Carnutes", "Arverni") == "Vercingetorix, 2 revealed Warbands"
    assert game.pieces("Bituriges", "Arverni") == "3 Warbands"


def test_3_3_2_starved_group_is_not_made_up_from_others() -> None:
    """Warbands lost to Devastate on the way are not replaced by some that Marched there before."""
    game = at("""
        card = 19
        [regions.Arverni]
        Arverni = "Vercingetorix, 4 Warbands"
        [regions.Aedui]
        Arverni = "4 scouted Warbands"
    """).play("""
        Arverni action command March
        Arverni command march Aedui
        Arverni march_to region Bituriges
        Arverni march_number number 4
        Arverni command march Arverni
        Arverni march_to region Bituriges
        Arverni march_number number 1
        Arverni march_number number 4
        Arverni march_on ability Devastate
        Arverni devastate region Bituriges
        Arverni starve piece Hidden Arverni Warband
        Arverni starve piece Hidden Arverni Warband
    """)
    if game.asked == "Arverni devastate":
        game.play("Arverni devastate done")

    assert game.offers("drop") == ["Arverni Leader", "Hidden Arverni Warband"]
