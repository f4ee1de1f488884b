"""1.4 Forces: the pools, placement and removal, stacking, flipping."""

import pytest

from alesia import BadPosition
from tests.falling_sky.playing import Play, at
from tests.falling_sky.wintering import until, winter

POOLS = {
    "Romans": {"Auxilia": 20, "Allies": 6, "Forts": 5, "Leader": 1},
    "Arverni": {"Warbands": 35, "Allies": 10, "Citadels": 3, "Leader": 1},
    "Aedui": {"Warbands": 20, "Allies": 6, "Citadels": 2},
    "Belgae": {"Warbands": 25, "Allies": 10, "Citadels": 1, "Leader": 1},
    "Germans": {"Warbands": 15, "Allies": 6},
}


@pytest.mark.proves("1.4d", "1.4e", "1.4f", "1.4g", "1.4h")
def test_1_4_force_pools() -> None:
    """With an empty map all pieces are Available, but the Fort of Provincia; all Legions are on their track."""
    game = at("")
    assert game.view["available"] == POOLS
    assert (game.position["legions_track"], game.position["fallen"]) == (12, 0)
    assert game.position["regions"] == {"Provincia": {"Romans": "Fort"}}


# ---- 1.4.1 Placement --------------------------------------------------------------------------------------------


@pytest.mark.proves("1.4.1a")
def test_1_4_1_pieces_on_the_map_are_not_available() -> None:
    """What stands on the map is missing from the Available Forces."""
    game = at("""
        [regions.Mandubii]
        Romans = "Caesar, 2 Legions, 3 Auxilia, Fort"
        Aedui = "2 Warbands, revealed Warband, 2 scouted Warbands"
        [tribes]
        Mandubii = "Aedui Citadel"
        Senones = "Aedui"
        Lingones = "Romans"
    """)
    assert game.view["available"]["Romans"] == {"Auxilia": 17, "Allies": 5, "Forts": 4}
    assert game.view["available"]["Aedui"] == {"Warbands": 15, "Allies": 5, "Citadels": 1}
    assert game.position["legions_track"] == 10


@pytest.mark.proves("1.4.1b", "1.4.1d")
def test_1_4_1_only_available_warbands_are_placed() -> None:
    """A Rally that would place three Warbands places the one that is Available."""
    game = at("""
        card = 19
        [regions.Pictones]
        Arverni = "34 Warbands"
        [tribes]
        Arverni = "Arverni"
        Cadurci = "Arverni"
    """)
    game.play("Arverni action command Rally\nArverni command rally Arverni\nArverni rally place_warbands")
    assert game.asked == "Arverni command"
    assert game.pieces("Arverni", "Arverni") == "1 Warband"
    assert game.available("Arverni", "Warbands") == 0


@pytest.mark.proves("1.4.1e")
def test_1_4_1_no_ally_is_placed_when_none_is_available() -> None:
    """Six Aedui Allies are on the map: a seventh cannot be placed."""
    game = at("""
        card = 37
        [tribes]
        Remi = "Aedui"
        Senones = "Aedui"
        Lingones = "Aedui"
        Aulerci = "Aedui"
        Veneti = "Aedui"
        Pictones = "Aedui"
    """)
    game.play("Aedui action command Rally\nAedui command rally Mandubii")
    assert game.control("Mandubii") == "Aedui"
    assert game.asked == "Aedui warbands"
    assert game.tribe("Mandubii") == "Subdued"


def test_1_4_1_no_citadel_is_placed_when_none_is_available() -> None:
    """The one Belgic Citadel is on the map: a second City cannot be fortified."""
    game = at('card = 55\n[tribes]\nCarnutes = "Belgae Citadel"\nMandubii = "Belgae"\nSenones = "Aedui"')
    game.play("Belgae action command Rally\nBelgae command rally Mandubii")
    assert game.asked == "Belgae command"
    assert game.pieces("Mandubii", "Belgae") == "1 Warband"


@pytest.mark.proves("1.4.1q")
def test_1_4_1_a_piece_is_removed_if_its_replacement_is_not_available() -> None:
    """Entreat with all 35 Arverni Warbands on the map removes the Aedui Warband and places nothing."""
    game = at("""
        card = 19
        [regions.Bituriges]
        Arverni = "Vercingetorix, 35 Warbands"
        Aedui = "Warband"
    """)
    game.play("Arverni action command Raid\nArverni command ability Entreat\nArverni entreat region Bituriges")
    assert game.pieces("Bituriges", "Aedui") == ""
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 35 Warbands"
    assert game.available("Aedui", "Warbands") == 20


# ---- 1.4.1 Removal ----------------------------------------------------------------------------------------------

BATTLE = """
    card = 19
    [regions.Treveri]
    Arverni = "8 Warbands"
    Romans = "Caesar, Legion, Auxilia, Fort"
    [tribes]
    Treveri = "Romans"
"""


@pytest.mark.proves("1.4.1f", "1.4.1j")
def test_1_4_1_removed_pieces_become_available_but_legions_fall() -> None:
    """In Battle an Auxilia goes to Available, a Legion to the Fallen box."""
    game = at(BATTLE).play("""
        Arverni action command Battle
        Arverni command battle Treveri
        Romans loss piece Hidden Auxilia
        Romans loss piece Legion
        Chance loss_roll roll 3
    """)
    assert game.pieces("Treveri", "Romans") == "Caesar, Fort"
    assert (game.position["fallen"], game.position["legions_track"]) == (1, 11)
    assert game.available("Romans", "Auxilia") == 20


@pytest.mark.proves("1.4.1g", "3.3.4ak")
def test_1_4_1_a_citadel_removed_in_battle_leaves_a_subdued_tribe() -> None:
    """Only its owner's own replacement leaves an Ally in the place of a Citadel."""
    game = at('card = 1\n[regions.Carnutes]\nRomans = "2 Legions"\n[tribes]\nCarnutes = "Arverni Citadel"')
    game.play("Romans action command Battle\nRomans command battle Carnutes\nRomans besiege yes")
    game.play("Romans besiege_remove tribe Carnutes")
    assert game.tribe("Carnutes") == "Subdued"
    assert game.available("Arverni", "Citadels") == 3
    assert game.available("Arverni", "Allies") == 10


# ---- 1.4.1 Voluntary removal ------------------------------------------------------------------------------------

ROMANS = """
    card = 1
    fallen = 2
    [regions.Treveri]
    Romans = "Caesar, 2 Legions, Auxilia, revealed Auxilia, Fort"
    [regions.Morini]
    Belgae = "4 Warbands"
    [tribes]
    Treveri = "Romans"
"""


def removing(position: str, who: str, command: str) -> Play:
    """The Faction removes own pieces at the outset of a Command."""
    return at(position).play(f"{who} action command {command}\n{who} command remove_own")


@pytest.mark.proves("1.4.1l")
def test_1_4_1_voluntary_removal_of_any_own_piece() -> None:
    """While executing a Command the Romans may take off any own piece, but not the Fort of Provincia."""
    game = removing(ROMANS, "Romans", "Seize")
    assert game.asked == "Romans remove_piece"
    assert game.options == [
        *("remove Roman Leader", "remove Legion", "remove Hidden Auxilia", "remove Revealed Auxilia"),
        *("remove Fort", "remove Treveri"),
    ]


@pytest.mark.proves("1.4.1t", "1.4.1r")
def test_1_4_1_voluntary_removal_puts_legions_on_the_legions_track() -> None:
    """A Legion removed by its owner goes to the track, not to Fallen."""
    game = removing(ROMANS, "Romans", "Seize").play("Romans remove_piece remove Legion")
    assert game.pieces("Treveri", "Romans").startswith("Caesar, 1 Legion,")
    assert (game.position["legions_track"], game.position["fallen"]) == (9, 2)


@pytest.mark.proves("1.4.1u", "1.4.1g")
def test_1_4_1_voluntary_removal_makes_pieces_available() -> None:
    """Auxilia, Ally and Fort go to Available, and the Tribe is Subdued."""
    game = removing(ROMANS, "Romans", "Seize").play("""
        Romans remove_piece remove Treveri
        Romans command remove_own
        Romans remove_piece remove Fort
        Romans command remove_own
        Romans remove_piece remove Revealed Auxilia
    """)
    assert game.view["available"]["Romans"] == {"Auxilia": 19, "Allies": 6, "Forts": 5}
    assert game.tribe("Treveri") == "Subdued"


def test_1_4_1_voluntary_removal_of_a_leader() -> None:
    """Caesar taken off the map is Available; he will return as a Successor (1.4.3)."""
    game = removing(ROMANS, "Romans", "Seize").play("Romans remove_piece remove Roman Leader")
    assert game.available("Romans", "Leader") == 1


@pytest.mark.proves("1.4.1o")
def test_1_4_1_the_permanent_fort_cannot_be_removed() -> None:
    """With nothing but the Fort of Provincia on the map the Romans have nothing to remove."""
    game = at("card = 1").play("Romans action command Recruit")
    assert "remove_own" not in game.options


@pytest.mark.proves("1.4.1l")
def test_1_4_1_voluntary_removal_is_for_the_executing_faction_only() -> None:
    """Nobody removes pieces instead of acting, and only the own pieces of the Faction that acts are offered."""
    game = at(ROMANS)
    assert "remove_own" not in game.options
    game.play("Romans action command Seize\nRomans command remove_own")
    assert not any("Belgic" in option for option in game.options)


@pytest.mark.proves("1.4.1n")
def test_1_4_1_a_citadel_may_be_replaced_with_an_ally() -> None:
    """The owner turns a Citadel back into an Allied Tribe."""
    game = removing('card = 37\n[tribes]\nAedui = "Aedui Citadel"', "Aedui", "Rally")
    assert game.options == ["remove Aedui", "replace Aedui"]
    game.play("Aedui remove_piece replace Aedui")
    assert game.tribe("Aedui") == "Aedui"
    assert game.available("Aedui", "Citadels") == 2
    assert game.available("Aedui", "Allies") == 5


@pytest.mark.proves("1.4.1n")
def test_1_4_1_no_replacement_of_a_citadel_without_an_available_ally() -> None:
    """With all six discs on the map the Aedui Citadel can only be removed."""
    game = removing(
        """
        card = 37
        [tribes]
        Aedui = "Aedui Citadel"
        Remi = "Aedui"
        Senones = "Aedui"
        Lingones = "Aedui"
        Aulerci = "Aedui"
        Veneti = "Aedui"
        Pictones = "Aedui"
        """,
        "Aedui",
        "Rally",
    )
    game.play("Aedui remove_from region Aedui")
    assert game.asked == "Aedui command"
    assert game.tribe("Aedui") == "Subdued"


@pytest.mark.proves("1.4.1m")
def test_1_4_1_play_note_removal_allows_placement_elsewhere() -> None:
    """With all Warbands on the map the Aedui take two from Treveri and Rally them at home."""
    game = at("""
        card = 37
        [regions.Treveri]
        Aedui = "20 Warbands"
        [tribes]
        Aedui = "Aedui Citadel"
    """)
    game.play("Aedui action command Rally")
    assert game.offers("rally") == ["Treveri"]
    game.play("""
        Aedui command remove_own
        Aedui remove_from region Treveri
        Aedui command rally Aedui
    """)
    assert game.pieces("Treveri", "Aedui") == "19 Warbands"
    assert game.pieces("Aedui", "Aedui") == "1 Warband"


@pytest.mark.proves("1.4.1s")
def test_1_4_1_enlisted_germans_may_not_be_removed() -> None:
    """The Belgae remove own pieces only, not the Germanic Warbands that they Enlist (4.5.1)."""
    game = at('card = 55\n[regions.Nervii]\nBelgae = "Ambiorix, 2 Warbands"\nGermans = "3 Warbands"')
    game.play("""
        Belgae action command Raid
        Belgae command ability Enlist
        Belgae enlist as_belgic
        Belgae enlist_region region Nervii
        Belgae command remove_own
    """)
    assert game.options == ["remove Belgic Leader", "remove Hidden Belgic Warband"]


@pytest.mark.proves("1.4.1l")
def test_1_4_1_no_voluntary_removal_in_winter() -> None:
    """Outside a Command or Event, as in the Quarters Phase, no own piece may be removed."""
    game = winter('[regions.Mandubii]\nAedui = "2 Warbands"\n[regions.Bituriges]\nAedui = "Warband"')
    assert game.asked == "Aedui quarters_from"
    assert game.options == ["region Mandubii", "region Bituriges", "done"]


# ---- 1.4.2 Stacking ---------------------------------------------------------------------------------------------


@pytest.mark.proves("1.4.2a")
def test_1_4_2_one_ally_a_circle() -> None:
    """An Ally is placed at an empty circle only."""
    game = at('card = 37\n[regions.Mandubii]\nAedui = "9 Warbands"\n[tribes]\nSenones = "Romans"')
    game.play("Aedui action command Rally\nAedui command rally Mandubii")
    assert game.asked == "Aedui ally_at"
    assert game.offers("tribe") == ["Mandubii", "Lingones"]


@pytest.mark.proves("1.4.2b")
def test_1_4_2_a_citadel_takes_the_place_of_the_ally() -> None:
    """The disc of a City that is fortified returns to Available."""
    game = at('card = 37\n[tribes]\nAedui = "Aedui"')
    game.play("Aedui action command Rally\nAedui command rally Aedui\nAedui rally place_citadel")
    assert game.tribe("Aedui") == "Aedui Citadel"
    assert game.view["available"]["Aedui"] == {"Warbands": 20, "Allies": 6, "Citadels": 1}


@pytest.mark.proves("1.4.2c")
def test_1_4_2_one_fort_a_region() -> None:
    """Build offers no second Fort."""
    position = 'card = 1\n[regions.Treveri]\nRomans = "{}"\n[tribes]\nTreveri = "Romans"'
    forts = []
    for pieces in ("Caesar, 2 Auxilia", "Caesar, 2 Auxilia, Fort"):
        game = at(position.format(pieces)).play("Romans action command Seize")
        forts.append("ability Build" in game.options)
    assert forts == [True, False]


@pytest.mark.proves("1.4.2d", "1.4.2e")
def test_1_4_2_provincia_always_has_its_fort() -> None:
    """Nobody need write the Fort of Provincia, and it takes no Losses: the Romans there lose everything else."""
    game = at("""
        card = 19
        [regions.Provincia]
        Romans = "Auxilia"
        Arverni = "20 Warbands"
        [tribes]
        Helvii = "Romans"
    """)
    game.play("Arverni action command Battle\nArverni command battle Provincia")
    assert game.pieces("Provincia", "Romans") == "Fort"
    assert game.tribe("Helvii") == "Subdued"


@pytest.mark.proves("1.4.2f", "1.7c")
def test_1_4_2_no_ally_at_a_dispersed_tribe() -> None:
    """Dispersed, Gathering and Razed Tribes take no Ally."""
    game = at("""
        card = 37
        [regions.Mandubii]
        Aedui = "9 Warbands"
        [tribes]
        Senones = "Dispersed"
        Lingones = "Dispersed-Gathering"
        Bituriges = "Razed"
    """)
    game.play("Aedui action command Rally\nAedui command rally Mandubii")
    assert game.asked == "Aedui command"
    assert game.tribe("Mandubii") == "Aedui"
    assert [game.tribe(t) for t in ("Senones", "Lingones", "Bituriges")] == [
        *("Dispersed", "Dispersed-Gathering"),
        "Razed",
    ]


@pytest.mark.proves("1.4.2j")
@pytest.mark.parametrize(
    ("card", "who", "command", "region", "sites"),
    [
        (37, "Aedui", "Rally", "Arverni", ["Cadurci", "Volcae"]),
        (19, "Arverni", "Rally", "Arverni", ["Arverni", "Cadurci", "Volcae"]),
        (55, "Belgae", "Rally", "Arverni", ["Cadurci", "Volcae"]),
        (1, "Romans", "Recruit", "Arverni", ["Cadurci", "Volcae"]),
    ],
)
def test_1_4_2_gergovia_is_for_the_arverni_alone(
    card: int, who: str, command: str, region: str, sites: list[str]
) -> None:
    """At the Arverni circle only an Arverni Ally may be placed."""
    pieces = "9 Auxilia" if who == "Romans" else "9 Warbands"
    game = at(f'card = {card}\n[regions.{region}]\n{who} = "{pieces}"')
    game.play(f"{who} action command {command}\n{who} command {command.lower()} {region}")
    if game.asked.endswith(("rally", "recruit")):
        game.answer(f"{game.asked} place_ally")
    assert game.asked == f"{who} ally_at"
    assert game.offers("tribe") == sites


@pytest.mark.proves("1.4.2g")
def test_1_4_2_bibracte_is_for_the_aedui_alone() -> None:
    """The Belgae with Control of the Aedui Region find no Tribe there for an Ally; the Aedui do."""
    for card, who, placed in ((55, "Belgae", False), (37, "Aedui", True)):
        game = at(f'card = {card}\n[regions.Aedui]\n{who} = "9 Warbands"').play(f"{who} action command Rally")
        assert ("rally Aedui" in game.options) == placed


@pytest.mark.proves("1.4.2k")
def test_1_4_2_the_suebi_are_for_the_germans_alone() -> None:
    """Suborn at the Suebi can only place a Germanic Ally, at the Sugambri any Faction's."""
    game = at('card = 37\n[regions.Sugambri]\nAedui = "9 Warbands"')
    game.play("Aedui action command Rally")
    game.play("Aedui command ability Suborn\nAedui suborn_what place_ally Suebi North")
    assert game.tribe("Suebi North") == "Germans"
    other = at('card = 37\n[regions.Sugambri]\nAedui = "9 Warbands"')
    other.play("Aedui action command Rally\nAedui command ability Suborn\nAedui suborn_what place_ally Sugambri")
    assert other.offers("faction") == ["Romans", "Arverni", "Aedui", "Belgae", "Germans"]


def test_1_4_2_rally_never_at_the_suebi() -> None:
    """The Aedui with Control of Sugambri may Rally an Ally at the Sugambri, not at the Suebi."""
    game = at('card = 37\n[regions.Sugambri]\nAedui = "9 Warbands"')
    game.play("Aedui action command Rally\nAedui command rally Sugambri")
    assert game.tribe("Sugambri") == "Aedui"
    assert game.tribe("Suebi North") == "Subdued"


@pytest.mark.proves("1.4.2h", "1.4.2i")
@pytest.mark.parametrize("area", ["Cisalpina", "Aquitania"])
def test_1_4_2_cisalpina_and_aquitania_are_no_regions(area: str) -> None:
    """They hold no pieces."""
    with pytest.raises(BadPosition, match=f"'{area}' is no Region"):
        at(f'[regions.{area}]\nRomans = "Auxilia"')


# ---- 1.4.3 Flipping ---------------------------------------------------------------------------------------------


@pytest.mark.proves("1.4.3c")
def test_1_4_3_new_warbands_and_auxilia_are_hidden() -> None:
    """Rally and Recruit place Hidden pieces among Revealed ones."""
    game = at("""
        card = 37
        [regions.Aedui]
        Aedui = "2 revealed Warbands"
        [regions.Provincia]
        Romans = "2 revealed Auxilia"
        [tribes]
        Aedui = "Aedui"
    """)
    game.play("Aedui action command Rally\nAedui command rally Aedui\nAedui rally place_warbands\nAedui command done")
    game.play("Romans action limited Recruit\nRomans command recruit Provincia\nRomans recruit place_auxilia")
    game.play("Romans auxilia number 2")
    assert game.pieces("Aedui", "Aedui") == "1 Warband, 2 revealed Warbands"
    assert game.pieces("Provincia", "Romans") == "2 Auxilia, 2 revealed Auxilia, Fort"


@pytest.mark.proves("1.4.3c")
def test_1_4_3_a_replaced_piece_arrives_hidden() -> None:
    """A Scouted Aedui Warband that Entreat replaces becomes a Hidden Arverni one."""
    game = at("""
        card = 19
        [regions.Bituriges]
        Arverni = "Vercingetorix, Warband"
        Aedui = "scouted Warband"
    """)
    game.play("Arverni action command Raid\nArverni command ability Entreat\nArverni entreat region Bituriges")
    assert game.pieces("Bituriges", "Arverni") == "Vercingetorix, 2 Warbands"


@pytest.mark.proves("1.4.3e")
def test_1_4_3_a_scouted_warband_to_be_hidden_loses_its_marker_instead() -> None:
    """In the origin of a March Revealed Warbands become Hidden, Scouted ones only Revealed."""
    game = at('card = 19\n[regions.Bituriges]\nArverni = "revealed Warband, 2 scouted Warbands"')
    game.play("Arverni action command March\nArverni command march Bituriges\nArverni march_to done")
    assert game.pieces("Bituriges", "Arverni") == "1 Warband, 2 revealed Warbands"


@pytest.mark.proves("1.4.3b")
def test_1_4_3_spring_hides_even_the_scouted() -> None:
    """In the Spring Phase the markers come off first, and then all are Hidden (6.6)."""
    game = winter("""
        [regions.Arverni]
        Arverni = "Vercingetorix, revealed Warband, 2 scouted Warbands"
    """)
    until(game, "Belgae successor").play("Belgae successor region Nervii")
    assert game.asked == "Chance draw_card"
    assert game.pieces("Arverni", "Arverni") == "Vercingetorix, 3 Warbands"


@pytest.mark.proves("1.4.3d")
def test_1_4_3_auxilia_are_never_scouted() -> None:
    """Only Warbands take Scouted markers."""
    with pytest.raises(BadPosition, match="'scouted Auxilia' is no piece of the Romans"):
        at('[regions.Bituriges]\nRomans = "scouted Auxilia"')


@pytest.mark.proves("1.4.3k")
def test_1_4_3_a_removed_leader_returns_as_successor() -> None:
    """Caesar falls in Battle; that Winter the Romans place his Successor."""
    game = winter("""
        card = 19
        next = "Winter"
        ineligible = ["Aedui", "Belgae"]
        [resources]
        Arverni = 1
        [regions.Bituriges]
        Arverni = "4 Warbands"
        Romans = "Caesar"
        [regions.Nervii]
        Belgae = "Ambiorix"
        [regions.Veneti]
        Arverni = "Vercingetorix"
    """)
    game.play("""
        Arverni action command Battle
        Arverni command battle Bituriges
        Romans declare_retreat stand
        Chance loss_roll roll 4
        Chance loss_roll roll 3
        Arverni command done
    """)
    assert game.available("Romans", "Leader") == 1
    game.play("Romans action pass\nChance draw_card card 30")
    until(game, "Chance draw_card")
    assert game.pieces("Provincia", "Romans").startswith("Successor, ")


def test_1_4_1_during_a_march_the_owner_says_which_piece_goes() -> None:
    """Where marched and unmarched Warbands stand together, the Faction chooses which of them it removes."""
    game = at("""
        card = 37
        [regions.Aedui]
        Aedui = "1 Warband"
        [regions.Bituriges]
        Aedui = "1 Warband"
    """)
    game.play("""
        Aedui action command March
        Aedui command march Aedui
        Aedui march_to region Bituriges
        Aedui command remove_own
        Aedui marched number 1
    """)
    assert game.pieces("Bituriges", "Aedui") == "1 Warband"
    assert "Bituriges" in game.offers("march")
