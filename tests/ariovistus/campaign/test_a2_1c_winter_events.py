"""A2.1A how the Interlude comes, and A2.1C the Events that wait for Winter."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, interlude, logged, tribes
from tests.ariovistus.campaign.playing import at
from tests.ariovistus.playing import NORTH
from tests.falling_sky.playing import Play

# Nobody has won, whoever is asked.
BOARD = f"""
[regions.Provincia]
Romans = "Caesar"
[regions.Nervii]
Belgae = "Boduognatus"
[regions.Ubii]
Germans = "Ariovistus"
[tribes]
{NORTH}
"""


def third_winter(more: str = "", winters: int = 3, **options: str | bool) -> Play:
    return at(f'card = "Winter"\nwinters = {winters}\n{more}{BOARD}', **options)


def told(game: Play) -> list[str]:
    return [entry.key for entry in game.table.log]


@pytest.mark.proves("A2.1Ai", "A2.1Aj", "A2.1Ah")
def test_a2_1a_after_the_third_victory_phase_comes_the_interlude() -> None:
    """No Quarters, no Harvest, no Senate Phase: the Germans are asked for their Forces."""
    game = third_winter()

    assert told(game)[:3] == ["winter", "victory_check", "interlude"]
    assert game.asked == "Germans interlude_ally"
    assert not {"earn", "senate", "legions", "quarters_roll"} & set(told(game))
    assert game.table.result is None


@pytest.mark.proves("A2.1Ah", "A2.1Ad")
@pytest.mark.parametrize("winters", [1, 2])
def test_a2_1a_earlier_winters_are_those_of_ariovistus(winters: int) -> None:
    """The Belgae go into Quarters, or the Harvest comes."""
    game = third_winter(winters=winters)

    assert "interlude" not in told(game)
    assert "earn" in told(game) or "quarters" in game.asked


@pytest.mark.proves("A2.1Ah", "A2.1Ai")
def test_a2_1a_a_threshold_ends_the_game_in_the_third_victory_phase() -> None:
    """All Tribes but the Nori are Subdued: the Romans have 29, above 15."""
    game = at('card = "Winter"\nwinters = 3')

    assert game.table.result is not None
    assert (game.table.result.reason, game.table.result.winners) == ("threshold", ("Romans",))


@pytest.mark.proves("A2.1Ai")
def test_a2_1a_with_sudden_frost_the_interlude_comes_a_card_earlier() -> None:
    """WINTER changes places with the card that was to come, which is put away (A2.1Ak)."""
    game = third_winter("next = 14\n", sudden_frost=True)

    assert "interlude" in told(game)


@pytest.mark.proves("A2.1Af", "A2.1Ag", "A2.1Ae")
def test_a2_1a_options_of_the_halves() -> None:
    """Sudden Frost is for both: in the second, too, Winter comes before the card that was shown. Even Initiative ends
    with the first half; the shorter game is not for this scenario."""
    state = interlude("turning", "", sudden_frost=True, even_initiative=True).table._position.state
    assert (state.sudden_frost, state.even_initiative) == (1, 0)
    frost = at('half = 2\nfirst_winter_special = true\ncard = 19\nnext = "Winter"', sudden_frost=True)
    assert (frost.position["card"], frost.position["next"]) == ("Winter", 19)
    assert "short" not in [option.name for option in frost.table.game.options]


# ---- A66 --------------------------------------------------------------------------------------------------------


def uprising(region: str, more: str = "") -> Play:
    return interlude("winter_events", f'{more}\n[uprising]\nregion = "{region}"\nfaction = "Aedui"')


@pytest.mark.proves("A2.1Ca", "A2.1Ba")
def test_a2_1c_an_uprising_happens_now() -> None:
    """Its holder is not asked whether: two Belgic Allies and four Warbands come near Nervii, before Forces change."""
    game = uprising("Nervii")

    assert (game.asked, logged(game, "uprising")) == ("Belgae event_tribe", ["Aedui Nervii"])
    assert "retire_leader" not in told(game)
    assert "uprising" not in game.position


@pytest.mark.proves("A2.1Ca")
def test_a2_1c_the_arverni_rise_where_the_holder_says() -> None:
    """Four Allies and eight Warbands, then their Phase; then the Interlude goes on."""
    game = uprising("Mandubii")
    assert game.asked == "Aedui event_tribe"
    while not game.asked.startswith("Germans"):
        game.table.answer(game.options[0])

    assert "retire_leader" in told(game)
    assert told(game).index("uprising") < told(game).index("retire_leader")


# ---- A63 --------------------------------------------------------------------------------------------------------

COLD = """
[capabilities]
A63 = "shaded Belgae"
[regions.Nervii]
Belgae = "4 Warbands"
"""


@pytest.mark.proves("A2.1Cb", "A2.1Cc", "A2.1Ba")
def test_a2_1c_then_the_winter_campaign() -> None:
    """Two actions now, after no Harvest; fewer if its holder likes."""
    game = interlude("winter_events", COLD)
    assert game.asked == "Belgae winter_campaign"
    assert game.table.ask is not None
    assert game.table.ask.about[1] == 2
    assert "retire_leader" not in told(game)
    game.play("Belgae winter_campaign done")

    assert "retire_leader" in told(game)
    assert game.position["capabilities"] == {"A63": "shaded Belgae"}, "it stays in effect"


@pytest.mark.proves("A2.1Ca", "A2.1Cb")
def test_a2_1c_the_uprising_comes_first() -> None:
    """A66, then A63."""
    game = interlude("winter_events", f'[uprising]\nregion = "Nervii"\nfaction = "Aedui"\n{COLD}')
    assert game.asked == "Belgae event_tribe"
    while game.asked != "Belgae winter_campaign":
        game.table.answer("done" if "done" in game.options else game.options[0])

    assert logged(game, "uprising") == ["Aedui Nervii"]


@pytest.mark.proves("A2.1Cb")
def test_a2_1c_unshaded_it_does_nothing_now() -> None:
    """There are no Quarters."""
    assert interlude("winter_events", '[capabilities]\nA63 = "unshaded"').asked == DECK


@pytest.mark.proves("A2.1Cd")
def test_a2_1c_no_second_victory_phase() -> None:
    """One check of victory in the log, though the Uprising changed the board."""
    game = third_winter('uprising = { region = "Treveri", faction = "Aedui" }\n')
    while not game.asked.startswith("Germans interlude"):
        game.table.answer("done" if "done" in game.options else game.options[0])

    assert told(game).count("victory_check") == 1


# ---- Circumvallation --------------------------------------------------------------------------------------------


def walled(faction: str, pieces: str, marked: str, tribe: str = "") -> Play:
    """A wall around what is marked of these pieces in Aedui."""
    there = f'[tribes]\nAedui = "{tribe}"\n' if tribe else ""
    tribes_in = 'tribes = ["Aedui"]\n' if tribe else ""
    return interlude(
        "winter_events",
        f'[regions.Aedui]\nRomans = "Legion"\n{faction} = "{pieces}"\n{there}'
        f'[circumvallation]\nregion = "Aedui"\nfaction = "{faction}"\npieces = "{marked}"\n{tribes_in}',
    )


@pytest.mark.proves("A2.1Ce", "A2.1Cf")
def test_a2_1c_pieces_under_circumvallation_go_to_available() -> None:
    """Two of five Warbands and the Citadel; three Warbands that came later stay, and are counted for the half."""
    game = walled("Aedui", "5 Warbands", "2 Warbands", "Aedui Citadel")

    assert "circumvallation" not in game.position
    assert logged(game, "withdraw") == ["Aedui Hidden Aedui Warband 2"]
    assert game.tribe("Aedui") == "Subdued"
    assert (game.asked, game.offers("number")) == ("Aedui interlude_number", ["2", "3"])


@pytest.mark.proves("A2.1Ce", "A2.1Bh")
def test_a2_1c_what_it_took_is_not_counted_for_the_half() -> None:
    """The Ally at Bibracte goes with the wall; of two others one must go."""
    game = interlude(
        "winter_events",
        """
        [regions.Aedui]
        Romans = "Legion"
        [tribes]
        Aedui = "Aedui"
        Treveri = "Aedui"
        Remi = "Aedui"
        [circumvallation]
        region = "Aedui"
        faction = "Aedui"
        tribes = ["Aedui"]
    """,
    )

    assert (game.asked, game.offers("tribe"), "done" in game.options) == (
        "Aedui interlude_ally",
        ["Remi", "Treveri"],
        False,
    )


@pytest.mark.proves("A2.1Cg")
def test_a2_1c_diviciacus_under_it_leaves_the_game() -> None:
    """He would have left it a moment later."""
    game = walled("Aedui", "Diviciacus, 2 Warbands", "Diviciacus")

    assert "Diviciacus" not in str(game.position["regions"])
    assert logged(game, "retire_leader") == ["Germans"]


@pytest.mark.proves("A2.1Ce", "A2.1Ef")
def test_a2_1c_the_belgic_leader_comes_back_as_ambiorix() -> None:
    """From Available."""
    game = walled("Belgae", "Boduognatus, 2 Warbands", "Boduognatus, 2 Warbands")

    assert (game.asked, tribes(game, "Belgae Citadel")) == (DECK, ["Bituriges"])
    assert bands(game, "Belgae")["Bituriges"] == "Ambiorix"


# ---- A70 --------------------------------------------------------------------------------------------------------


@pytest.mark.proves("A2.1Ma")
def test_a2_1c_nervii_do_not_stand_in_the_interlude() -> None:
    """A70 shaded, and the Ally at the Nervii must go: no Faction acts, so none comes back before the Romans do."""
    board = '[tribes]\nNervii = "Belgae"\n[capabilities]\nA70 = "shaded"'
    game = interlude("belgae", board)
    assert (game.asked, game.tribe("Nervii")) == (DECK, "Subdued")
    game.play("Chance draw_card card 19\nChance draw_card card 1\nArverni action pass\nRomans action unshaded 19")
    while game.asked.startswith("Romans"):
        game.table.answer(game.options[-1])

    assert game.tribe("Nervii") == "Belgae"


@pytest.mark.proves("A2.1Cb", "A2.1Ma")
def test_a2_1c_nervii_stand_after_an_action_of_the_winter_campaign() -> None:
    """A63 is a Faction's action: with the Tribe Subdued, a Belgic Ally is back when it ends."""
    game = interlude("winter_events", COLD.replace("[capabilities]", '[capabilities]\nA70 = "shaded"'))
    game.play("Belgae winter_campaign command Rally\nBelgae command rally Nervii")
    while game.asked != "Belgae winter_campaign":
        game.table.answer(next(o for o in ("done", *game.options) if o in game.options and o != "cancel"))

    assert game.tribe("Nervii") == "Belgae"
