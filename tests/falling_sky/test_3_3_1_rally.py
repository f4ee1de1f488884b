"""3.3 Gallic Commands; 3.3.1 Rally."""

import pytest

from tests.falling_sky.playing import Play, at

FIRST = {"Arverni": 19, "Aedui": 37, "Belgae": 55}  # a card on which the Faction is 1st Eligible


def rallying(faction: str, position: str, verb: str = "command") -> Play:
    """The Faction, 1st Eligible, has chosen Rally."""
    return at(f"card = {FIRST[faction]}\n{position}").play(f"{faction} action {verb} Rally")


# ---- 3.3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.0c", "3.3a")
@pytest.mark.parametrize("faction", FIRST)
def test_3_3_gauls_choose_from_rally_march_raid_and_battle(faction: str) -> None:
    """The Gallic sheets have these four Commands, never Recruit or Seize."""
    game = at(f"""
        card = {FIRST[faction]}
        [regions.Mandubii]
        {faction} = "2 Warbands"
        Romans = "1 Auxilia"
    """)
    assert game.offers("command") == ["Rally", "March", "Raid", "Battle"]


# ---- 3.3.1 Cost and selection -------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1c")
def test_3_3_1_rally_costs_one_resource_for_each_region() -> None:
    """Two Regions cost two Resources; each placement is made at once."""
    game = rallying("Aedui", '[tribes]\nAedui = "Aedui Citadel"\nSequani = "Aedui"')
    game.play("""
        Aedui command rally Aedui
        Aedui command rally Sequani
        Aedui rally place_warbands
    """)
    assert game.resources("Aedui") == 8
    assert (game.pieces("Aedui", "Aedui"), game.pieces("Sequani", "Aedui")) == ("1 Warband", "1 Warband")


def test_3_3_1_resources_limit_the_regions() -> None:
    """With one Resource the second Region is no longer offered."""
    game = rallying("Aedui", 'resources.Aedui = 1\n[tribes]\nAedui = "Aedui"\nSequani = "Aedui"')
    assert game.offers("rally") == ["Aedui", "Sequani"]
    game.play("Aedui command rally Aedui\nAedui rally place_warbands")
    assert game.resources("Aedui") == 0
    assert game.offers("rally") == []


def test_3_3_1_no_resources_no_rally() -> None:
    """A Faction that cannot pay, and that nobody can help, is not offered Rally."""
    game = at("""
        card = 19
        [resources]
        Arverni = 0
        Romans = 0
        Aedui = 0
        Belgae = 0
        [regions.Arverni]
        Arverni = "1 Warband"
    """)
    assert "command Rally" not in game.options


def test_3_3_1_a_region_is_selected_only_once() -> None:
    """3.1 A Region already Rallied in is not offered again."""
    game = rallying("Aedui", '[tribes]\nAedui = "Aedui"\nSequani = "Aedui"')
    game.play("Aedui command rally Aedui\nAedui rally place_warbands")
    assert game.offers("rally") == ["Sequani"]
    assert game.offers("select") == ["Sequani"]


def test_3_3_1_limited_command_selects_one_region() -> None:
    """2.3.5 A Limited Rally ends after one Region."""
    game = at("""
        card = 37
        first = { faction = "Romans", action = "Command" }
        [tribes]
        Aedui = "Aedui"
        Sequani = "Aedui"
    """)
    game.play("Aedui action limited Rally\nAedui command rally Sequani\nAedui rally place_warbands")
    assert game.offers("rally") == []
    assert game.offers("ability") == []


def test_3_3_1_a_citadel_is_enough() -> None:
    """With every Warband on the map and no Subdued Tribe, a Region is open to Rally for the Citadel alone."""
    game = at("""
        card = 2
        ineligible = ["Arverni", "Romans", "Belgae"]
        [regions.Britannia]
        Aedui = "20 Warbands"
        [tribes]
        Aedui = "Aedui"
        Catuvellauni = "Belgae"
    """).play("Aedui action command Rally\nAedui command rally Aedui")
    assert game.tribe("Aedui") == "Aedui Citadel"


@pytest.mark.proves("3.3.1b")
def test_3_3_1_not_in_devastated_regions() -> None:
    """A Devastated Region cannot be selected, whatever stands there."""
    game = rallying(
        "Belgae",
        """
        [regions.Nervii]
        devastated = true
        Belgae = "Ambiorix, 3 Warbands"
        [tribes]
        Nervii = "Belgae"
        """,
    )
    assert game.offers("rally") == ["Morini", "Atrebates"]


@pytest.mark.proves("3.3.1o")
def test_3_3_1_regions_with_control_ally_citadel_or_symbol() -> None:
    """Offered are the Regions with own Control (and a Tribe to ally), Ally, Citadel or Rally symbol; no others."""
    game = rallying(
        "Aedui",
        """
        [regions.Carnutes]
        Aedui = "1 Warband"
        [regions.Pictones]
        Aedui = "1 Warband"
        Arverni = "1 Warband"
        [regions.Treveri]
        Romans = "3 Auxilia"
        [tribes]
        Treveri = "Aedui"
        Sequani = "Aedui Citadel"
        """,
    )
    # Carnutes: Control; Treveri: Ally; Sequani: Citadel; Aedui: symbol. Pictones: only Warbands, no Control.
    assert game.offers("rally") == ["Treveri", "Carnutes", "Aedui", "Sequani"]


@pytest.mark.proves("3.3.1o")
def test_3_3_1_region_with_the_arverni_leader() -> None:
    """An Arverni Leader alone, Vercingetorix or Successor, is enough."""
    for leader in ("Vercingetorix", "Successor"):
        game = rallying("Arverni", f'[regions.Veneti]\nArverni = "{leader}"\nRomans = "2 Auxilia"')
        assert game.offers("rally") == ["Veneti", "Arverni"]


@pytest.mark.proves("3.3.1o")
def test_3_3_1_ambiorix_alone_does_not_allow_rally() -> None:
    """Of the Leaders only the Arverni one counts: Ambiorix without Control is not enough."""
    game = rallying("Belgae", '[regions.Treveri]\nBelgae = "Ambiorix"\nRomans = "2 Auxilia"')
    assert game.offers("rally") == ["Morini", "Nervii", "Atrebates"]


@pytest.mark.proves("3.3.1d")
def test_3_3_1_belgae_outside_belgica_pay_two() -> None:
    """The Belgae pay one Resource in Belgica, two elsewhere."""
    game = rallying("Belgae", 'resources.Belgae = 4\n[tribes]\nMorini = "Belgae"\nTreveri = "Belgae"')
    game.play("Belgae command rally Morini\nBelgae rally place_warbands")
    assert game.resources("Belgae") == 3
    game.play("Belgae command rally Treveri")
    assert game.resources("Belgae") == 1


@pytest.mark.proves("3.3.1d")
@pytest.mark.parametrize(
    ("tribe", "region"), [("Ubii", "Ubii"), ("Catuvellauni", "Britannia"), ("Helvii", "Provincia")]
)
def test_3_3_1_belgae_pay_two_in_germania_britannia_and_provincia(tribe: str, region: str) -> None:
    """Outside Belgica is not Celtica alone."""
    game = rallying("Belgae", f'[tribes]\n{tribe} = "Belgae"').play(f"Belgae command rally {region}")
    assert game.resources("Belgae") == 8


def test_3_3_1_belgae_with_one_resource_stay_in_belgica() -> None:
    """One Resource does not pay for a Belgic Rally outside Belgica."""
    game = rallying("Belgae", 'resources.Belgae = 1\n[tribes]\nTreveri = "Belgae"')
    assert game.offers("rally") == ["Morini", "Nervii", "Atrebates"]


@pytest.mark.proves("3.3.1d")
def test_3_3_1_arverni_and_aedui_pay_one_in_belgica() -> None:
    """Only the Belgae know two prices."""
    game = rallying("Arverni", '[tribes]\nMorini = "Arverni"')
    game.play("Arverni command rally Morini\nArverni rally place_warbands\nArverni warbands number 2")
    assert game.resources("Arverni") == 9


# ---- 3.3.1 Ally ---------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1f")
def test_3_3_1_ally_with_control() -> None:
    """With Control one Ally is placed at a Subdued Tribe of the Faction's choice, and nothing more there."""
    game = rallying("Aedui", '[regions.Pictones]\nAedui = "1 Warband"')
    game.play("Aedui command rally Pictones")
    assert game.offers("tribe") == ["Pictones", "Santones"]
    game.play("Aedui ally_at tribe Santones")
    assert (game.tribe("Pictones"), game.tribe("Santones")) == ("Subdued", "Aedui")
    assert game.pieces("Pictones", "Aedui") == "1 Warband"
    assert game.asked == "Aedui command"
    assert game.available("Aedui", "Allies") == 5


@pytest.mark.proves("3.3.1f")
def test_3_3_1_no_ally_without_control() -> None:
    """Pieces without Control (1.6: more than all others together) place no Ally."""
    game = rallying("Aedui", '[regions.Pictones]\nAedui = "2 Warbands"\nArverni = "1 Warband"\nBelgae = "1 Warband"')
    assert game.offers("rally") == ["Aedui"]


def test_3_3_1_an_ally_not_a_citadel_at_a_subdued_city() -> None:
    """At a Subdued City an Ally is placed; the Citadel needs another Rally."""
    game = rallying("Belgae", '[regions.Bituriges]\nBelgae = "1 Warband"')
    game.play("Belgae command rally Bituriges")
    assert game.tribe("Bituriges") == "Belgae"


@pytest.mark.proves("3.3.1s")
def test_3_3_1_only_subdued_tribes() -> None:
    """No Ally at a Dispersed or Gathering Tribe, nor where there is one already."""
    game = rallying(
        "Aedui",
        """
        [regions.Mandubii]
        Aedui = "5 Warbands"
        [regions.Pictones]
        Aedui = "5 Warbands"
        [tribes]
        Mandubii = "Dispersed"
        Senones = "Dispersed-Gathering"
        Lingones = "Arverni"
        Pictones = "Dispersed"
        """,
    )
    assert game.offers("rally") == ["Pictones", "Aedui"]
    game.play("Aedui command rally Pictones")
    assert game.tribe("Santones") == "Aedui"


@pytest.mark.proves("3.3.1g")
def test_3_3_1_bibracte_is_for_aedui_only() -> None:
    """1.4.2 Others with Control place no Ally at Bibracte; the Aedui do."""
    for faction in ("Arverni", "Belgae"):
        game = rallying(faction, f'[regions.Aedui]\n{faction} = "1 Warband"')
        assert "Aedui" not in game.offers("rally")
    game = rallying("Aedui", '[regions.Aedui]\nAedui = "1 Warband"')
    game.play("Aedui command rally Aedui\nAedui rally place_ally")
    assert game.tribe("Aedui") == "Aedui"


@pytest.mark.proves("3.3.1g")
def test_3_3_1_gergovia_is_for_arverni_only() -> None:
    """1.4.2 Belgae with Control of the Arverni Region may ally Cadurci or Volcae, not Gergovia."""
    game = rallying("Belgae", '[regions.Arverni]\nBelgae = "1 Warband"')
    game.play("Belgae command rally Arverni")
    assert game.offers("tribe") == ["Cadurci", "Volcae"]
    game = rallying("Arverni", '[regions.Arverni]\nArverni = "1 Warband"')
    game.play("Arverni command rally Arverni\nArverni rally place_ally")
    assert game.offers("tribe") == ["Arverni", "Cadurci", "Volcae"]


@pytest.mark.proves("3.3.1r")
def test_3_3_1_no_ally_at_suebi() -> None:
    """1.4.2 Gauls in Germania may ally only the other Tribe, never the Suebi."""
    game = rallying("Belgae", '[regions.Sugambri]\nBelgae = "1 Warband"\n[regions.Ubii]\nBelgae = "1 Warband"')
    game.play("Belgae command rally Sugambri\nBelgae command rally Ubii")
    assert (game.tribe("Sugambri"), game.tribe("Suebi North")) == ("Belgae", "Subdued")
    assert (game.tribe("Ubii"), game.tribe("Suebi South")) == ("Belgae", "Subdued")


def test_3_3_1_no_ally_when_none_is_available() -> None:
    """1.4.1 With all six Aedui Allies on the map, Control allows no seventh."""
    game = rallying(
        "Aedui",
        """
        [regions.Pictones]
        Aedui = "1 Warband"
        [tribes]
        Aedui = "Aedui"
        Sequani = "Aedui"
        Helvetii = "Aedui"
        Mandubii = "Aedui"
        Senones = "Aedui"
        Lingones = "Aedui"
        """,
    )
    assert game.offers("rally") == ["Mandubii", "Aedui", "Sequani"]


# ---- 3.3.1 Warbands -----------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1h", "3.3.1i")
@pytest.mark.parametrize(("faction", "numbers"), [("Aedui", "12"), ("Belgae", "12"), ("Arverni", "123")])
def test_3_3_1_warbands_up_to_allies_and_citadels(faction: str, numbers: str) -> None:
    """Aedui and Belgae place up to one for each Ally and Citadel, the Arverni one more; all Hidden, Control or not."""
    game = rallying(
        faction,
        f"""
        [regions.Mandubii]
        Romans = "6 Legions"
        {faction} = "1 revealed Warband"
        [tribes]
        Mandubii = "{faction} Citadel"
        Senones = "{faction}"
        Lingones = "Romans"
        """,
    )
    game.play(f"{faction} command rally Mandubii")
    assert game.options == [f"number {n}" for n in numbers]
    game.play(f"{faction} warbands number 2")
    assert game.pieces("Mandubii", faction) == "2 Warbands, 1 revealed Warband"


@pytest.mark.proves("3.3.1i", "3.3.1v")
def test_3_3_1_arverni_leader_counts_for_warbands() -> None:
    """Arverni: one for each Ally, Citadel and Leader, a Successor too, plus one."""
    game = rallying("Arverni", '[regions.Bituriges]\nArverni = "Successor"\n[tribes]\nBituriges = "Arverni Citadel"')
    game.play("Arverni command rally Bituriges")
    assert game.options == ["number 1", "number 2", "number 3"]


def test_3_3_1_arverni_leader_alone_places_two_warbands() -> None:
    """Leader plus one, without Ally or Control."""
    game = rallying("Arverni", '[regions.Treveri]\nArverni = "Successor"\nRomans = "3 Auxilia"')
    game.play("Arverni command rally Treveri\nArverni warbands number 2")
    assert game.pieces("Treveri", "Arverni") == "Successor, 2 Warbands"


@pytest.mark.proves("3.3.1h")
def test_3_3_1_ambiorix_does_not_count_for_warbands() -> None:
    """Belgic Warbands come by Allies and Citadels alone."""
    game = rallying("Belgae", '[regions.Morini]\nBelgae = "Ambiorix"\n[tribes]\nMorini = "Belgae"\nMenapii = "Romans"')
    game.play("Belgae command rally Morini")
    assert game.pieces("Morini", "Belgae") == "Ambiorix, 1 Warband"


@pytest.mark.proves("3.3.1i")
def test_3_3_1_control_alone_places_no_warbands() -> None:
    """Outside the home Region the Arverni "plus one" needs an Ally, Citadel or Leader: Control gives an Ally only."""
    game = rallying("Arverni", '[regions.Bituriges]\nArverni = "4 Warbands"')
    game.play("Arverni command rally Bituriges")
    assert game.tribe("Bituriges") == "Arverni"
    assert game.pieces("Bituriges", "Arverni") == "4 Warbands"


def test_3_3_1_warbands_as_far_as_available() -> None:
    """1.4.1 With two Warbands Available no more than two can be placed."""
    game = rallying(
        "Arverni",
        """
        [regions.Veneti]
        Arverni = "33 Warbands"
        [tribes]
        Arverni = "Arverni"
        Cadurci = "Arverni"
        Volcae = "Arverni"
        """,
    )
    game.play("Arverni command rally Arverni\nArverni rally place_warbands")
    assert game.options == ["number 1", "number 2"]
    game.play("Arverni warbands number 2")
    assert game.available("Arverni", "Warbands") == 0


# ---- 3.3.1 Citadel ------------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1j")
def test_3_3_1_citadel_for_an_ally_at_a_city() -> None:
    """An Ally at a City becomes a Citadel, without Control; the disc is Available again."""
    game = rallying("Aedui", '[regions.Sequani]\nRomans = "4 Auxilia"\n[tribes]\nSequani = "Aedui"')
    before = game.available("Aedui", "Allies")
    game.play("Aedui command rally Sequani")
    assert game.options == ["place_warbands", "place_citadel"]
    game.play("Aedui rally place_citadel")
    assert game.tribe("Sequani") == "Aedui Citadel"
    assert game.available("Aedui", "Allies") == before + 1
    assert game.available("Aedui", "Citadels") == 1
    assert game.pieces("Sequani", "Aedui") == ""


@pytest.mark.proves("3.3.1j")
def test_3_3_1_no_citadel_at_a_tribe_without_city() -> None:
    """1.4.2 Only Cities hold Citadels."""
    game = rallying("Aedui", '[tribes]\nHelvetii = "Aedui"\nSequani = "Romans"')
    game.play("Aedui command rally Sequani")
    assert game.pieces("Sequani", "Aedui") == "1 Warband"


def test_3_3_1_no_citadel_when_none_is_available() -> None:
    """1.4.1 The one Belgic Citadel stands at Cenabum: no second at Avaricum."""
    game = rallying(
        "Belgae",
        '[regions.Bituriges]\nRomans = "1 Auxilia"\n[tribes]\nCarnutes = "Belgae Citadel"\nBituriges = "Belgae"',
    )
    game.play("Belgae command rally Bituriges")
    assert game.pieces("Bituriges", "Belgae") == "1 Warband"
    assert game.tribe("Bituriges") == "Belgae"


@pytest.mark.proves("3.3.1q")
def test_3_3_1_one_placement_a_region() -> None:
    """Ally, Warbands or Citadel: without Vercingetorix only one of them."""
    game = rallying(
        "Aedui",
        '[regions.Mandubii]\nAedui = "1 Warband"\n[tribes]\nMandubii = "Aedui"\nSenones = "Romans"',
    )
    game.play("Aedui command rally Mandubii")
    assert game.options == ["place_warbands", "place_ally", "place_citadel"]
    game.play("Aedui rally place_citadel")
    assert game.asked == "Aedui command"
    assert game.pieces("Mandubii", "Aedui") == "1 Warband"


# ---- 3.3.1 HOME REGION --------------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1k")
@pytest.mark.parametrize(
    ("faction", "homes"),
    [("Arverni", ["Arverni"]), ("Aedui", ["Aedui"]), ("Belgae", ["Morini", "Nervii", "Atrebates"])],
)
def test_3_3_1_home_region_gives_one_warband(faction: str, homes: list[str]) -> None:
    """With nothing on the map each Faction can place one Warband in a Region with its Rally symbol, nowhere else."""
    game = rallying(faction, "")
    assert game.offers("rally") == homes
    for home in homes:
        game.play(f"{faction} command rally {home}")
        assert game.pieces(home, faction) == "1 Warband"


@pytest.mark.proves("3.3.1k")
def test_3_3_1_home_region_adds_nothing_to_an_ally() -> None:
    """ "At least one" is no extra one: with one Ally at home the Aedui and Belgae place one."""
    game = rallying("Aedui", '[regions.Aedui]\nRomans = "2 Legions"\n[tribes]\nAedui = "Aedui Citadel"')
    game.play("Aedui command rally Aedui")
    assert game.pieces("Aedui", "Aedui") == "1 Warband"


def test_3_3_1_home_region_under_enemy_control() -> None:
    """The home Warband needs no Control."""
    game = rallying("Belgae", '[regions.Nervii]\nRomans = "5 Legions"')
    game.play("Belgae command rally Nervii")
    assert game.pieces("Nervii", "Belgae") == "1 Warband"


def test_3_3_1_home_region_devastated() -> None:
    """The symbol does not help in a Devastated Region."""
    game = rallying("Arverni", '[regions.Arverni]\ndevastated = true\n[regions.Veneti]\nArverni = "1 Warband"')
    assert game.offers("rally") == ["Veneti"]


# ---- 3.3.1 PLAY NOTE, 1.4.1 ---------------------------------------------------------------------------------------


@pytest.mark.proves("3.3.1n")
def test_3_3_1_exchange_a_citadel_and_an_ally() -> None:
    """PLAY NOTE: the Belgae turn their Citadel at Cenabum into a disc, then raise it at Avaricum."""
    game = rallying("Belgae", '[tribes]\nCarnutes = "Belgae Citadel"\nBituriges = "Belgae"')
    game.play("Belgae command remove_own")
    game.play("Belgae remove_from region Carnutes\nBelgae remove_piece replace Carnutes")
    game.play("Belgae command rally Bituriges\nBelgae rally place_citadel")
    assert (game.tribe("Carnutes"), game.tribe("Bituriges")) == ("Belgae", "Belgae Citadel")
    assert game.resources("Belgae") == 8


def test_3_3_1_removal_first_makes_warbands_available() -> None:
    """1.4.1 With all Warbands on the map the Aedui remove one and place it where they Rally."""
    game = rallying(
        "Aedui",
        """
        [regions.Treveri]
        Aedui = "20 Warbands"
        Arverni = "20 Warbands"
        [tribes]
        Sequani = "Aedui"
        """,
    )
    assert "rally Aedui" not in game.options
    game.play("Aedui command remove_own\nAedui remove_from region Treveri\nAedui command rally Aedui")
    assert (game.pieces("Treveri", "Aedui"), game.pieces("Aedui", "Aedui")) == ("19 Warbands", "1 Warband")


def test_3_3_1_rally_that_only_a_removal_makes_possible() -> None:
    """1.4.1 PLAY NOTE: with nothing Available Rally may still be chosen; own pieces are removed first."""
    game = at("""
        card = 37
        first = { faction = "Romans", action = "Command" }
        [regions.Treveri]
        Aedui = "20 Warbands"
        Arverni = "20 Warbands"
    """)
    game.play("Aedui action limited Rally")
    assert game.offers("rally") == []
    game.play("Aedui command remove_own\nAedui command rally Aedui")
    assert game.pieces("Aedui", "Aedui") == "1 Warband"
    assert game.resources("Aedui") == 9
