"""38 Diviciacus with the Leader option (A1.4): his piece and the replacement card."""

import pytest

import alesia
from alesia.games.falling_sky import GAME
from alesia.games.falling_sky.components import FACTION
from alesia.games.falling_sky.events.base import SIDES, effective
from alesia.kernel.errors import BadPosition
from tests.falling_sky.events.effect import state_of
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import QUIET

AEDUI_FIRST = 'card = 37\nnext = 3\nineligible = ["Arverni", "Belgae"]\n'
ROMANS_FIRST = 'card = 2\nnext = 3\nineligible = ["Arverni", "Belgae"]\n'
ARVERNI_FIRST = 'card = 20\nnext = 3\nineligible = ["Belgae"]\n'


def opted(position: str) -> Play:
    return at(position, diviciacus=True)


def judged(position: str, side: str = "unshaded") -> bool:
    return effective(GAME.read_position(position, "great-revolt", {"diviciacus": True}), FACTION["Aedui"], SIDES[side])


# ---- the card and the piece -------------------------------------------------------------------------------------


@pytest.mark.proves("5.3f")
def test_event_38_option_unshaded_places_diviciacus() -> None:
    """In any Region; it is no Capability, and he is shown by his name."""
    game = opted("card = 38").play("Aedui action unshaded 38")
    assert len(game.offers("region")) == 16
    game.play("Aedui event_region region Britannia")
    assert game.pieces("Britannia", "Aedui") == "Diviciacus"
    assert game.control("Britannia") == "Aedui"
    assert game.view["capabilities"] == {}


def test_event_38_option_shaded_is_as_ever() -> None:
    """The shaded text is that of the base card; the unshaded one ends it (5.1.2)."""
    assert opted("card = 38").play("Aedui action shaded 38").view["capabilities"] == {"38": "shaded"}
    game = opted('card = 38\n[capabilities]\n38 = "shaded"').play("Aedui action unshaded 38")
    assert game.view["capabilities"] == {}
    assert game.asked == "Aedui event_region"


def test_event_38_option_effective_while_he_is_not_on_the_map() -> None:
    """Once he stands somewhere the text changes nothing more; when he is out of play it may bring him back."""
    assert judged("card = 38")
    assert not judged('card = 38\n[regions]\nMandubii = { Aedui = "Diviciacus" }')
    assert judged("card = 38", "shaded")
    assert judged('card = 38\n[capabilities]\n38 = "shaded"\n[regions]\nMandubii = { Aedui = "Diviciacus" }')  # ends it


def test_event_38_option_position_text() -> None:
    """He is read and written with the option, and refused without it; he has no Successor."""
    text = '[regions]\nMandubii = { Aedui = "Diviciacus, 1 Warband" }'
    again = opted(opted(text).table.position_text())
    assert again.pieces("Mandubii", "Aedui") == "Diviciacus, 1 Warband"
    with pytest.raises(BadPosition, match="Diviciacus"):
        at(text)
    with pytest.raises(BadPosition, match="Successor"):
        opted(text.replace("Diviciacus", "Successor"))


def test_event_38_option_a_saved_game_keeps_it() -> None:
    """The option is a line of the record."""
    table = alesia.new("falling-sky", seed=1, options={"diviciacus": True})
    text = table.record.to_text()
    assert "option diviciacus true" in text
    assert alesia.replay(alesia.Record.from_text(text)).options["diviciacus"] is True


def test_event_38_option_he_marches() -> None:
    """As a Leader with the Aedui, one Region."""
    game = opted(AEDUI_FIRST + '[regions]\nMandubii = { Aedui = "Diviciacus, 1 Warband" }')
    game.play("Aedui action command March\nAedui command march Mandubii\nAedui march_to region Carnutes")
    game.play("Aedui march_number number 1\nAedui march_number number 0")
    assert game.pieces("Carnutes", "Aedui") == "Diviciacus"
    assert game.asked == "Aedui march_to"


@pytest.mark.proves("5.3e")
def test_event_38_option_he_quarters_and_has_no_successor() -> None:
    """He relocates as a Leader in Winter; gone, he is neither Available nor replaced in Spring."""
    board = QUIET.replace(
        "[tribes]", '[regions.Mandubii]\nAedui = "Diviciacus"\n[regions.Aedui]\nAedui = "1 Warband"\n[tribes]'
    )
    game = opted(board)
    while game.asked != "Aedui quarters_from":
        game.table.answer("done")
    game.play("Aedui quarters_from region Mandubii\nAedui quarters_to region Aedui")
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 1 Warband"
    assert opted("card = 38").available("Aedui", "Leader") == 0


@pytest.mark.proves("5.3e")
def test_event_38_option_removed_he_is_out_of_play() -> None:
    """1.4.1 His own Faction may take him off the map: he does not become Available."""
    game = opted(AEDUI_FIRST + '[regions]\nMandubii = { Aedui = "Diviciacus" }')
    game.play("Aedui action command March\nAedui command remove_own")
    assert game.pieces("Mandubii", "Aedui") == ""
    assert game.available("Aedui", "Leader") == 0
    assert not state_of(game).named[FACTION["Aedui"]]


# ---- Losses -----------------------------------------------------------------------------------------------------

STRUCK = """
    [regions]
    Mandubii = { Aedui = "Diviciacus, 1 Warband", Arverni = "8 Warbands" }
    [tribes]
    Senones = "Aedui"
"""
ATTACK = "Arverni action command Battle\nArverni command battle Mandubii\n"


@pytest.mark.proves("5.3d")
@pytest.mark.parametrize(("die", "left"), [(1, ""), (2, "Diviciacus"), (3, "Diviciacus")])
def test_event_38_option_last_to_take_losses_and_lost_on_one(die: int, left: str) -> None:
    """Warband, then Ally, then he: two Losses for him, who goes on a 1 alone."""
    game = opted(ARVERNI_FIRST + STRUCK.replace("8 Warbands", "6 Warbands")).play(ATTACK)
    assert game.asked == "Chance loss_roll"
    game.play(f"Chance loss_roll roll {die}")
    assert game.tribe("Senones") == "Subdued"
    assert game.pieces("Mandubii", "Aedui") == left


@pytest.mark.proves("5.3d")
@pytest.mark.parametrize(
    ("arverni", "gone"),
    [(4, "Diviciacus, 2 Warbands"), (8, "Diviciacus, 1 Warband")],
)
def test_event_38_option_last_to_take_losses_in_a_retreat(arverni: int, gone: str) -> None:
    """3.3.4 One Loss takes the Ally, a second one the Warband; he goes unhurt."""
    board = f"""
        [regions]
        Mandubii = {{ Aedui = "Diviciacus, 1 Warband", Arverni = "{arverni} Warbands" }}
        Aedui = {{ Aedui = "1 Warband" }}
        [tribes]
        Senones = "Aedui"
    """
    game = opted(ARVERNI_FIRST + board)
    game.play(ATTACK + "Aedui declare_retreat retreat\nAedui retreat_to region Aedui")
    assert (game.tribe("Senones"), game.pieces("Aedui", "Aedui")) == ("Subdued", gone)


def test_event_38_option_he_strikes_as_a_leader() -> None:
    """He causes one Loss."""
    game = opted(ARVERNI_FIRST + '[regions]\nMandubii = { Aedui = "Diviciacus, 2 Warbands", Arverni = "2 Warbands" }')
    game.play(ATTACK)
    assert game.pieces("Mandubii", "Aedui") == "Diviciacus, 1 revealed Warband"
    assert game.pieces("Mandubii", "Arverni") == "1 revealed Warband"


def test_event_38_option_ambushed_he_is_lost_without_a_roll() -> None:
    """4.3.3 The Ambushed do not roll."""
    board = STRUCK.replace("8 Warbands", "Vercingetorix, 4 Warbands")
    game = opted(ARVERNI_FIRST + board).play(ATTACK + "Arverni ambush yes")
    assert game.pieces("Mandubii", "Aedui") == ""
    assert game.available("Aedui", "Leader") == 0


def test_event_38_option_he_retreats() -> None:
    """With the others, or removed with them."""
    board = '[regions]\nMandubii = { Aedui = "Diviciacus", Arverni = "4 Warbands" }\nAedui = { Aedui = "1 Warband" }\n'
    game = opted(ARVERNI_FIRST + board).play(ATTACK + "Aedui declare_retreat retreat\nChance loss_roll roll 4")
    game.play("Aedui retreat_to region Aedui")
    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 1 Warband"


# ---- Special Abilities near him ---------------------------------------------------------------------------------

SPREAD = """
    [regions]
    Aedui = { Aedui = "3 Warbands" }
    Veneti = { Aedui = "3 Warbands" }
    [tribes]
    Aedui = "Aedui"
    Veneti = "Aedui"
"""


def led_from(board: str, region: str) -> str:
    """Diviciacus joins the Aedui of the Region."""
    return board.replace(f'{region} = {{ Aedui = "', f'{region} = {{ Aedui = "Diviciacus, ')


@pytest.mark.proves("5.3c")
@pytest.mark.parametrize(("where", "income"), [("nowhere", 3), ("Aedui", 1), ("Veneti", 2)])
def test_event_38_option_trade_near_him(where: str, income: int) -> None:
    """Ruling 101: within one Region of him while he is on the map; without him as in the base game."""
    game = opted(AEDUI_FIRST + led_from(SPREAD, where)).play("Aedui action command Raid")
    game.play("Aedui command ability Trade\nRomans agree_trade no\nAedui trade yes")
    assert game.resources("Aedui") == 10 + income


@pytest.mark.proves("5.3c")
def test_event_38_option_suborn_near_him() -> None:
    """Ruling 101: the same for Suborn."""
    suborn = "Aedui action command Raid\nAedui command ability Suborn"
    assert opted(AEDUI_FIRST + SPREAD).play(suborn).offers("region") == ["Veneti", "Aedui"]
    game = opted(AEDUI_FIRST + led_from(SPREAD, "Aedui")).play(suborn)
    assert game.asked == "Aedui suborn_what"
    assert game.table.ask is not None
    assert str(game.table.ask.about[0]) == "Aedui"


@pytest.mark.proves("5.3c")
@pytest.mark.parametrize(("diviciacus", "asked"), [("Mandubii", True), ("Veneti", False)])
def test_event_38_option_ambush_near_him(diviciacus: str, asked: bool) -> None:
    """The Aedui Ambush within one Region of him."""
    board = """
        [regions]
        Mandubii = { Aedui = "3 Warbands", Belgae = "2 revealed Warbands" }
        Veneti = { Aedui = "1 Warband" }
    """
    game = opted(AEDUI_FIRST + led_from(board, diviciacus)).play(
        "Aedui action command Battle\nAedui command battle Mandubii"
    )
    assert (game.asked == "Aedui ambush") == asked


# ---- sharing near him -------------------------------------------------------------------------------------------

NEAR = """
    [regions]
    Mandubii = { Romans = "Caesar, 2 Auxilia", Aedui = "Diviciacus, 2 Warbands", Arverni = "2 Warbands" }
    Carnutes = { Romans = "1 Auxilia", Aedui = "1 Warband" }
    Atrebates = { Romans = "1 Auxilia", Aedui = "1 Warband" }
    Nervii = { Romans = "1 Auxilia", Aedui = "1 Warband" }
"""


@pytest.mark.proves("5.3g")
def test_event_38_option_share_within_one_region_of_him() -> None:
    """Nervii is too far; without him nobody shares, whatever card 38 says."""
    game = opted(ROMANS_FIRST + NEAR).play("Romans action command March")
    assert game.offers("share") == ["Atrebates", "Carnutes", "Mandubii"]
    gone = NEAR.replace("Diviciacus, ", "") + '[capabilities]\n38 = "unshaded"\n'
    assert not opted(ROMANS_FIRST + gone).play("Romans action command March").offers("share")


@pytest.mark.proves("5.3g")
def test_event_38_option_scout_with_aedui_warbands() -> None:
    """A Special Ability of the Romans shares too: Aedui Warbands ride, and flip to Reveal others, not themselves."""
    game = opted(ROMANS_FIRST + NEAR).play("""
        Romans action command March
        Romans command share Mandubii
        Aedui agree_share yes
        Romans command share Carnutes
        Romans command ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Mandubii
        Romans scout_piece piece Hidden Aedui Warband
        Romans scout_from done
        Romans scout_in region Mandubii
        Romans scout_with piece Hidden Aedui Warband
    """)
    assert game.pieces("Mandubii", "Aedui") == "Diviciacus, 2 Warbands, 1 revealed Warband"
    assert "scouted" in game.pieces("Mandubii", "Arverni")


def test_event_38_option_suborn_with_hidden_auxilia() -> None:
    """A Special Ability of the Aedui shares too."""
    board = '[regions]\nMandubii = { Romans = "1 Auxilia", Aedui = "Diviciacus, 1 revealed Warband" }\n'
    game = opted(AEDUI_FIRST + board).play("Aedui action command March")
    assert "Suborn" not in game.offers("ability")
    game.play("Aedui command share Mandubii\nRomans agree_share yes")
    assert "Suborn" in game.offers("ability")


@pytest.mark.proves("5.3h")
def test_event_38_option_shared_pieces_enable_an_ambush() -> None:
    """4.3.3 Hidden Auxilia count among the Hidden Attackers."""
    board = NEAR.replace('Arverni = "2 Warbands"', 'Arverni = "3 Warbands"')
    play = "Aedui action command Battle\n{}Aedui command battle Mandubii\n"
    game = opted(AEDUI_FIRST + board).play(play.format("") + "Aedui battle_target faction Arverni")
    assert game.asked != "Aedui ambush"
    shared = "Aedui command share Mandubii\nRomans agree_share yes\n"
    assert opted(AEDUI_FIRST + board).play(play.format(shared)).asked == "Aedui ambush"


@pytest.mark.proves("5.3h")
@pytest.mark.parametrize(("answer", "asked"), [("no", True), ("yes", False)])
def test_event_38_option_shared_pieces_block_an_ambush(answer: str, asked: bool) -> None:
    """4.3.3 Lent Hidden pieces are Hidden Defenders."""
    board = NEAR.replace("Caesar, ", "").replace('Arverni = "2', 'Arverni = "Vercingetorix, 3')
    game = opted(ARVERNI_FIRST + board).play(ATTACK + "Arverni battle_target faction Romans\nRomans share yes")
    game.play(f"Aedui agree_share {answer}")
    assert (game.asked == "Arverni ambush") == asked


def test_event_38_option_germans_whose_ambush_is_blocked_do_not_battle() -> None:
    """3.4.4 Germans Battle only by Ambush."""
    board = """
        card = 55
        next = 3
        ineligible = ["Arverni", "Romans", "Aedui"]
        [regions]
        Nervii = { Belgae = "Ambiorix", Germans = "3 Warbands", Romans = "2 Auxilia", Aedui = "Diviciacus, 2 Warbands" }
    """
    game = opted(board).play("""
        Belgae action command March
        Belgae command ability Enlist
        Belgae enlist germanic Battle
        Belgae battle_target faction Romans
        Romans share yes
        Aedui agree_share yes
    """)
    assert game.pieces("Nervii", "Romans") == "2 Auxilia"
    assert game.pieces("Nervii", "Germans") == "3 Warbands"
    assert game.view["shared"] == []


def test_event_38_option_no_longer_shared_when_he_has_gone() -> None:
    """Shared near him and selected for Battle; then the Aedui take him off (1.4.1), and fight with their own."""
    board = """
        [regions]
        Mandubii = { Romans = "2 Auxilia", Aedui = "2 Warbands", Arverni = "4 revealed Warbands" }
        Carnutes = { Aedui = "Diviciacus" }
    """
    shared = "Aedui action command Battle\nAedui command share Mandubii\nRomans agree_share yes\n"
    game = opted(AEDUI_FIRST + board).play(
        shared + "Aedui command battle Mandubii\nAedui ambush no\nArverni declare_retreat stand"
    )
    assert game.pieces("Mandubii", "Arverni") == "2 revealed Warbands"

    game = opted(AEDUI_FIRST + board).play(
        shared
        + """
        Aedui command select Mandubii
        Aedui command remove_own
        Aedui remove_from region Carnutes
        Aedui command battle Mandubii
        Aedui battle_target faction Arverni
        Aedui ambush no
    """
    )
    assert game.pieces("Mandubii", "Arverni") == "3 revealed Warbands"


def test_event_38_option_nor_counted_together_where_he_has_marched_away() -> None:
    """A1.4, 1.6 Carnutes, shared while he was near, is as if nobody shared once he is two Regions off."""
    game = opted("""
        card = 37
        ineligible = ["Arverni", "Romans", "Belgae"]
        [regions.Carnutes]
        Aedui = "1 Warband"
        Romans = "5 Auxilia"
        [regions.Bituriges]
        Aedui = "Diviciacus"
        [regions.Arverni]
        Arverni = "5 Warbands"
    """).play("""
        Aedui action command March
        Aedui command share Carnutes
        Romans agree_share yes
    """)
    assert game.control("Carnutes") == "Aedui"

    game.play("""
        Aedui command march Bituriges
        Aedui march_to region Arverni
    """)
    assert game.control("Carnutes") == "Romans"


def test_event_38_option_nor_where_he_has_retreated() -> None:
    """3.2.4 The next Defender may Retreat into Carnutes, which is the Aedui's own again."""
    game = opted("""
        card = 2
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [regions.Mandubii]
        Romans = "3 Legions"
        Aedui = "Diviciacus, 2 revealed Warbands"
        [regions.Sequani]
        Aedui = "1 Warband"
        [regions.Carnutes]
        Aedui = "6 Warbands"
        Romans = "2 Auxilia"
        [regions.Bituriges]
        Romans = "Caesar, 1 Legion"
        Aedui = "8 Warbands"
    """).play("""
        Romans action command Battle
        Romans command share Carnutes
        Aedui agree_share yes
        Romans command battle Mandubii
        Aedui declare_retreat retreat
        Aedui leader_stays no
        Aedui retreat_to region Sequani
        Romans command battle Bituriges
    """)
    assert "retreat" in game.options


def test_event_38_option_lent_warbands_beside_the_walled_in_scout_first() -> None:
    """4, 4.2.2 Of two Hidden Aedui Warbands one is of the marked group: the other flips for the Romans."""
    game = opted(
        ROMANS_FIRST
        + """
        [regions]
        Aedui = { Romans = "Caesar, 1 revealed Auxilia", Aedui = "Diviciacus, 2 Warbands", Arverni = "2 Warbands" }
        [tribes]
        Aedui = "Aedui Citadel"
        [circumvallation]
        region = "Aedui"
        faction = "Aedui"
        pieces = "1 Warband"
        tribes = ["Aedui"]
    """
    ).play("""
        Romans action command Seize
        Romans command share Aedui
        Aedui agree_share yes
        Romans command ability Scout
        Romans scout_from done
        Romans scout_in region Aedui
    """)

    assert game.pieces("Aedui", "Aedui") == "Diviciacus, 1 Warband, 1 revealed Warband"
    assert game.position["circumvallation"]["pieces"] == "1 Warband"


@pytest.mark.parametrize("command", ["Battle", "March"])
def test_event_38_option_whom_a_scout_has_parted_are_shared_no_more(command: str) -> None:
    """The last Auxilia have left the Aedui whose Warbands were shared: there is nothing left to pay for there."""
    game = opted("""
        card = 2
        ineligible = ["Arverni", "Aedui", "Belgae"]
        [resources]
        Romans = 6
        [regions.Carnutes]
        Romans = "1 Auxilia"
        Aedui = "Diviciacus, 2 Warbands"
        Arverni = "2 Warbands"
        [regions.Nervii]
        Romans = "Caesar"
    """)
    game.play(f"""
        Romans action command {command}
        Romans command share Carnutes
        Aedui agree_share yes
        Romans command ability Scout
        Romans scout_from region Carnutes
        Romans scout_to region Atrebates
        Romans scout_piece piece Hidden Auxilia
        Romans scout_from done
    """)
    assert "Carnutes" not in game.offers(command.lower())


def test_event_38_option_a_trade_parts_nobody_whom_the_march_has_parted() -> None:
    """Auxilia whom the first group of the shared Region has left behind may follow, after a Trade as before it."""
    game = opted("""
        card = 37
        ineligible = ["Arverni", "Romans", "Belgae"]
        [resources]
        Aedui = 10
        [regions.Mandubii]
        Aedui = "1 Warband"
        Romans = "2 Auxilia"
        [regions.Aedui]
        Aedui = "Diviciacus, 3 Warbands"
        [tribes]
        Aedui = "Aedui"
    """).play("""
        Aedui action command March
        Aedui command share Mandubii
        Romans agree_share yes
        Aedui command march Mandubii
        Aedui march_to region Atrebates
        Aedui march_number number 1
        Aedui march_number number 1
    """)
    assert "Sequani" in game.offers("region")
    game.play("Aedui march_to ability Trade\nRomans agree_trade yes\nAedui trade yes")
    assert "Sequani" in game.offers("region")
