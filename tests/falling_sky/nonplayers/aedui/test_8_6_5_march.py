"""8.6.5 March: emissaries, then Control."""

import pytest

from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.aedui.boards import aedui_turn, walked

# Nothing to Battle or to Rally: Bibracte is Dispersed, and every other Tribe here is spoken for.
BOARD = """
    [resources]
    Aedui = {res}
    Romans = 20
    {regions}
    [tribes]
    Aedui = "Dispersed"
    {tribes}
"""


def march(
    regions: str, tribes: str = "", *dice: int, res: int = 12, head: str = "card = 47", nonplayers: str = '["Aedui"]'
) -> Acting:
    return aedui_turn(BOARD.format(regions=regions, tribes=tribes, res=res), *dice, head=head, nonplayers=nonplayers)


def went(game: Acting) -> list[str]:
    """Where the groups went, in order."""
    return [each.removeprefix("march_to region ") for each in game.did("Aedui") if each.startswith("march_to region")]


def origins(game: Acting) -> list[str]:
    return [each.removeprefix("command march ") for each in game.did("Aedui") if each.startswith("command march")]


def region(name: str, **pieces: str) -> str:
    return f"[regions.{name}]\n" + "\n".join(f'{faction} = "{what}"' for faction, what in pieces.items()) + "\n"


# Veneti is hemmed in: its neighbours are Pictones, Britannia, Carnutes and Atrebates.
VENETI = region("Veneti", Aedui="{}", Arverni="9 Warbands")
HELD = "".join(region(name, Arverni="5 Warbands") for name in ("Pictones", "Carnutes"))
HELD += "".join(region(name, Belgae="5 Warbands") for name in ("Atrebates", "Britannia"))
# Warbands that nobody can spare.
LONELY = "".join(
    region(name, Aedui="revealed Warband", Belgae="3 Warbands") for name in ("Treveri", "Sequani", "Nervii")
)


# ---- 1. emissaries ----------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.5a", "8.3c")
def test_8_6_5_one_hidden_warband_to_each_of_three_regions() -> None:
    """Out of one Region, to three Regions where the Aedui have nobody Hidden; one stays, all are Hidden."""
    game = march(VENETI.format("6 revealed Warbands") + HELD, "", 5, res=1)
    assert walked(game).startswith("A4 no, A5 no, A6 no, A_MARCH yes")
    assert origins(game) == ["Veneti"]
    assert len(went(game)) == 3
    assert all(game.pieces(each, "Aedui") == "1 Warband" for each in went(game))


def test_8_3_4_no_die_for_the_order_of_emissaries_who_all_go() -> None:
    """Three Regions are open to three Warbands: no die says who goes first; with four Regions it says who stays out."""
    four = march(VENETI.format("6 Warbands") + HELD, "")
    assert len(four.steps("Aedui", "pick")) > 0
    three = march(
        VENETI.format("6 Warbands") + HELD.replace("[regions.Carnutes]\n", '[regions.Carnutes]\nAedui = "Warband"\n')
    )
    assert len(went(three)) >= 3
    assert three.steps("Aedui", "pick") == []


@pytest.mark.proves("8.6.5b")
def test_8_6_5_the_last_warband_stays() -> None:
    """Of three Warbands two leave, and one stays; where there is but one nobody leaves."""
    game = march(VENETI.format("3 Warbands") + HELD + LONELY)
    assert origins(game) == ["Veneti"]
    assert len(went(game)) == 2
    assert game.pieces("Veneti", "Aedui") == "1 Warband"


@pytest.mark.proves("8.6.5f")
def test_8_6_5_control_is_not_given_up() -> None:
    """Six Warbands with four Arverni: one may leave, then Control would be lost."""
    game = march(
        region("Veneti", Aedui="6 Warbands", Arverni="4 Warbands") + HELD,
        'Veneti = "Dispersed"\nNamnetes = "Dispersed"',
    )
    assert game.pieces("Veneti", "Aedui") == "5 Warbands"


@pytest.mark.proves("8.6.5g")
def test_8_6_5_not_where_aedui_are_hidden_already() -> None:
    """A Region with a Hidden Aedui Warband is no goal; one with a Revealed Warband is."""
    regions = VENETI.format("6 Warbands") + HELD.replace(
        "[regions.Pictones]\n", '[regions.Pictones]\nAedui = "Warband"\n'
    ).replace("[regions.Carnutes]\n", '[regions.Carnutes]\nAedui = "revealed Warband"\n')
    game = march(regions)
    assert sorted(went(game)[:3]) == ["Atrebates", "Britannia", "Carnutes"]


@pytest.mark.proves("8.6.5h")
@pytest.mark.parametrize("goal", ["Pictones", "Carnutes"])
def test_8_6_5_enemy_allies_first(goal: str) -> None:
    """8.1.3 First goals: Regions with enemy Allies or Citadels."""
    game = march(VENETI.format("2 Warbands") + HELD + LONELY, f'{goal} = "Arverni"')
    assert went(game) == [goal]
    assert "aedui.march.enemy_allies" in game.priorities("Aedui")


@pytest.mark.proves("8.6.5i", "8.1.3b")
def test_8_6_5_allies_of_whoever_has_most_first() -> None:
    """Of Regions with enemy Allies those of the Faction that has most Allies and Citadels."""
    tribes = 'Pictones = "Arverni"\nAtrebates = "Belgae"\nNervii = "Belgae"\nCatuvellauni = "Belgae"\n'
    regions = VENETI.format("5 Warbands") + HELD
    game = march(regions, tribes)
    assert sorted(went(game)[:2]) == ["Atrebates", "Britannia"]
    assert went(game)[2] == "Pictones"
    assert "aedui.march.most_allies" in game.priorities("Aedui")


TWO_ORIGINS = VENETI.format("{}") + HELD + region("Treveri", Aedui="{}", Belgae="9 Warbands")


@pytest.mark.proves("8.4a")
def test_8_6_5_the_origin_that_reaches_most_regions() -> None:
    """8.4 To the maximum extent: the origin from which the most Regions get an emissary."""
    game = march(TWO_ORIGINS.format("3 Warbands", "4 Warbands"))
    assert origins(game)[0] == "Treveri"
    assert "aedui.march.most_regions" in game.priorities("Aedui")


def test_8_6_5_of_equal_origins_the_one_with_the_better_goals() -> None:
    """Two origins reach three Regions each: enemy Allies decide."""
    game = march(TWO_ORIGINS.format("4 Warbands", "4 Warbands"), 'Pictones = "Arverni"')
    assert origins(game)[0] == "Veneti"
    assert "aedui.march.first_goal" in game.priorities("Aedui")


@pytest.mark.parametrize(("die", "first"), [(3, "Treveri"), (4, "Veneti")])
def test_8_6_5_equal_origins_by_a_die(die: int, first: str) -> None:
    """8.3.4 All else equal, the die picks the origin."""
    assert origins(march(TWO_ORIGINS.format("4 Warbands", "4 Warbands"), "", die))[0] == first


def test_8_6_5_scouted_warbands_cannot_hide() -> None:
    """4.2.2 A Scouted Warband arrives Revealed: it is no emissary."""
    game = march(VENETI.format("6 scouted Warbands") + HELD, res=4)
    assert went(game) == []


# ---- 2. Control -------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.5j", "8.6.5k")
def test_8_6_5_control_of_one_region_with_the_fewest_warbands() -> None:
    """Then Control of one Region: where the emissary stands against one, not against five."""
    regions = region("Veneti", Aedui="9 Warbands", Arverni="9 Warbands") + HELD.replace(
        '[regions.Carnutes]\nArverni = "5 Warbands"', '[regions.Carnutes]\nArverni = "Warband"'
    )
    game = march(regions)
    assert game.control("Carnutes") == "Aedui"
    assert game.pieces("Carnutes", "Aedui") == "2 Warbands"
    assert "aedui.march.fewest_warbands" in game.priorities("Aedui")
    assert origins(game) == ["Veneti"]


SECOND_ORIGIN = VENETI.format("4 Warbands") + HELD + region("Mandubii", Aedui="3 Warbands", Belgae="9 Warbands")
SECOND_ORIGIN += region("Bituriges", Aedui="Warband", Germans="2 Warbands")
SECOND_ORIGIN += "".join(
    region(name, Aedui="Warband", Germans="4 Warbands") for name in ("Sequani", "Aedui", "Treveri")
)


@pytest.mark.proves("8.6.5j")
def test_8_6_5_control_from_another_region_if_the_first_has_none_to_spare() -> None:
    """A second origin is paid for when the first has none left."""
    game = march(SECOND_ORIGIN)
    assert origins(game) == ["Veneti", "Mandubii"]
    assert went(game)[3:] == ["Bituriges"]
    assert game.control("Bituriges") == "Aedui"


def test_8_6_5_a_second_origin_must_be_paid_for() -> None:
    """With one Resource the emissaries leave, and nobody else."""
    game = march(SECOND_ORIGIN, "", 5, res=1)
    assert origins(game) == ["Veneti"]
    assert len(went(game)) == 3


def test_8_6_5_an_emissary_does_not_march_again() -> None:
    """3.3.2 No piece Marches twice: of a Warband that was there and the emissary only the first goes on."""
    regions = (
        VENETI.format("2 Warbands")
        + HELD.replace("[regions.Carnutes]\n", '[regions.Carnutes]\nAedui = "{}"\n')
        + LONELY
    )
    tribes = 'Carnutes = "Arverni"'
    alone = march(regions.replace('Aedui = "{}"\n', ""), tribes)
    assert went(alone) == ["Carnutes"]
    relieved = march(regions.format("revealed Warband"), tribes)
    assert went(relieved)[0] == "Carnutes"
    assert origins(relieved) == ["Veneti", "Carnutes"]


# Emissaries can go to Pictones alone, where one Belgic Warband stands; whoever goes there next takes Control.
PICTONES = "".join(
    region(name, Aedui="Warband", Arverni="6 Warbands") for name in ("Carnutes", "Atrebates", "Britannia")
)
PICTONES += "".join(region(name, Belgae="3 Warbands") for name in ("Mandubii", "Aedui", "Arverni"))
PICTONES += region("Pictones", Belgae="Warband") + region("Veneti", Aedui="{} Warbands", Arverni="9 Warbands")
PICTONES += region("Bituriges", Aedui="{} Warbands", Belgae="9 Warbands")


def test_8_6_5_control_out_of_a_region_that_is_paid_for() -> None:
    """The cheapest origin first: what the emissaries' Region can still spare costs nothing more."""
    game = march(PICTONES.format(3, 2), "", 3)
    assert went(game) == ["Pictones", "Pictones"]
    assert origins(game) == ["Veneti"]
    assert "aedui.march.cheapest_origin" in game.priorities("Aedui")


def test_8_6_5_control_out_of_the_region_with_most_to_spare() -> None:
    """Among origins that cost the same those with most to spare come first."""
    watched = ("Carnutes", "Atrebates", "Britannia", "Mandubii", "Aedui", "Provincia")
    regions = "".join(region(name, Aedui="Warband", Arverni="4 Warbands") for name in watched)
    regions += region("Pictones", Belgae="3 Warbands") + region("Veneti", Aedui="2 Warbands", Belgae="6 Warbands")
    regions += region("Bituriges", Aedui="3 Warbands", Belgae="6 Warbands")
    game = march(regions + region("Arverni", Aedui="2 Warbands", Belgae="6 Warbands"), "", 1)
    assert origins(game) == ["Veneti", "Bituriges", "Arverni"]
    assert "aedui.march.most_to_spare" in game.priorities("Aedui")
    assert game.control("Pictones") == "Aedui"


# ---- if none ----------------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6a", "8.6.5d")
def test_8_6_5_frost_leads_to_raid() -> None:
    """IF NONE: no March upon Frost; they Raid."""
    game = march(VENETI.format("6 Warbands") + HELD, head='card = 47\nnext = "Winter"')
    assert walked(game).startswith("A4 no, A5 no, A6 no, A_MARCH no, A_RAID yes")


@pytest.mark.proves("8.6.5d")
def test_8_6_5_nobody_to_spare_leads_to_raid() -> None:
    """IF NONE: a single Warband in each Region stays, and they Raid."""
    names = ("Veneti", "Carnutes", "Pictones", "Treveri", "Nervii")
    game = march("".join(region(name, Aedui="Warband", Belgae="2 Warbands") for name in names))
    assert walked(game).startswith("A4 no, A5 no, A6 no, A_MARCH no, A_RAID yes")


# The Belgae have fifteen: nine Tribes under Control, six Allies. Veneti is in nobody's Control while five face five.
BELGICA = "".join(region(name, Belgae="5 Warbands") for name in ("Atrebates", "Carnutes"))
BELGICA += "".join(region(name, Belgae="Warband") for name in ("Morini", "Nervii"))
BELGICA += region("Veneti", Aedui="5 Warbands", Belgae="5 Warbands")
ALLIES = ("Menapii", "Morini", "Eburones", "Nervii", "Bellovaci", "Atrebates")
SIX = "\n".join(f'{tribe} = "Belgae"' for tribe in ALLIES)


@pytest.mark.parametrize(("nonplayers", "stay"), [('["Aedui"]', True), ('["Aedui", "Belgae"]', False)])
def test_8_4_4_upon_frost_no_march_that_wins_the_game_for_a_player(nonplayers: str, stay: bool) -> None:
    """8.4.4 Druids (48) grant a March upon Frost, but whoever leaves Veneti gives the Belgae two Tribes more."""
    game = march(BELGICA, SIX, head='card = 48\nnext = "Winter"', nonplayers=nonplayers)
    assert "A_EVENT yes" in game.boxes("Aedui")
    assert game.pieces("Veneti", "Aedui").startswith("5") is stay


# ---- Trade or Suborn --------------------------------------------------------------------------------------------


@pytest.mark.proves("8.6.5c")
def test_8_6_5_trade_or_suborn_follows() -> None:
    """The text allows Trade before Suborn, though the sheet leads to Suborn alone."""
    game = march(region("Treveri", Aedui="6 Warbands", Belgae="9 Warbands"))
    assert walked(game).endswith("A_MARCH yes, A_TRADE no, A_SUBORN yes")
    second = march(
        region("Treveri", Aedui="6 Warbands", Belgae="9 Warbands"),
        'Sequani = "Aedui Citadel"\nHelvetii = "Arverni"',
        res=6,
        head='card = 47\npassed = ["Belgae"]\nfirst = { faction = "Arverni", action = "Command" }',
        nonplayers='["Aedui", "Romans", "Belgae"]',
    )
    assert second.boxes("Aedui").endswith("A_MARCH yes, A_TRADE yes")


@pytest.mark.proves("8.6.3t", "8.6.5l")
def test_8_6_5_no_special_ability_across_the_sea() -> None:
    """4.1.3 A March into Britannia takes no Special Ability along."""
    game = march(VENETI.format("6 Warbands") + HELD, 'Catuvellauni = "Belgae"')
    assert "Britannia" in went(game)
    assert walked(game) == "A4 no, A5 no, A6 no, A_MARCH yes"
    assert "aedui.across_the_sea" in game.notes("Aedui")


def test_8_6_5_control_for_the_resources_that_there_are() -> None:
    """Two Resources: one Warband out of Mandubii would leave too little for the three out of Devastated Sequani, which
    are enough."""
    forces = {
        "Sequani": 'Aedui = "4 Warbands"\nGermans = "8 Warbands"\ndevastated = true',
        "Mandubii": 'Aedui = "2 Warbands"\nBelgae = "8 Warbands"',
        "Treveri": 'Aedui = "Warband"\nBelgae = "3 Warbands"',
        "Aedui": 'Aedui = "Warband"\nBelgae = "8 Warbands"',
        "Provincia": 'Aedui = "Warband"\nArverni = "8 Warbands"',
        "Ubii": 'Aedui = "Warband"\nArverni = "8 Warbands"',
        "Carnutes": 'Aedui = "Warband"\nArverni = "5 Warbands"',
        "Bituriges": 'Aedui = "Warband"\nArverni = "5 Warbands"',
        "Atrebates": 'Aedui = "Warband"\nGermans = "4 Warbands"',
    }
    board = "".join(f"[regions.{name}]\n{force}\n" for name, force in forces.items())
    board += '[tribes]\nArverni = "Arverni"\nCadurci = "Arverni"\nVolcae = "Arverni"'
    game = aedui_turn("[resources]\nAedui = 2\n" + board, 5)
    assert origins(game) == ["Sequani"]
    assert game.pieces("Treveri", "Aedui") == "4 Warbands"


@pytest.mark.parametrize(("walled", "origin", "emissaries"), [(7, "Sequani", 2), (5, "Mandubii", 3)])
def test_8_6_5_those_who_are_walled_in_do_not_march(walled: int, origin: str, emissaries: int) -> None:
    """4 If only one of eight can leave Mandubii, Sequani reaches more Regions; if three can, Mandubii does."""
    board = '[resources]\nAedui = 20\n[regions.Mandubii]\nAedui = "8 Warbands"\n'
    board += 'Romans = "Caesar, 8 Legions, 8 Auxilia"\n[regions.Sequani]\nAedui = "3 Warbands"\n'
    board += 'Romans = "4 Auxilia"\n[tribes]\nMandubii = "Aedui Citadel"\n'
    board += 'Arverni = "Arverni"\nCadurci = "Arverni"\nVolcae = "Arverni"\n'
    board += f'[circumvallation]\nregion = "Mandubii"\nfaction = "Aedui"\npieces = "{walled} Warbands"\n'
    game = aedui_turn(board + 'tribes = ["Mandubii"]')
    assert origins(game)[0] == origin
    assert len(went(game)[:emissaries]) == emissaries
