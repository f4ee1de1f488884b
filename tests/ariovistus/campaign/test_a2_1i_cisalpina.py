"""A2.1I The Interlude: all leave Cisalpina."""

import pytest

from tests.ariovistus.campaign.interlude import DECK, bands, finish, interlude, logged, tribes


def cisalpina(pieces: str, more: str = "") -> str:
    return f"[regions.Cisalpina]\n{pieces}\n{more}"


@pytest.mark.proves("A2.1Ia", "A2.1Ib", "A2.1Id")
@pytest.mark.parametrize(
    ("faction", "who", "homes"),
    [
        ("Germans", "Germans", ["Sugambri", "Ubii"]),
        ("Belgae", "Belgae", ["Morini", "Nervii", "Atrebates"]),
        ("Aedui", "Aedui", ["Aedui"]),
        ("Arverni", "Germans", ["Carnutes", "Veneti", "Pictones", "Arverni"]),
    ],
)
def test_a2_1i_each_goes_home_or_is_removed(faction: str, who: str, homes: list[str]) -> None:
    """Group by group to any Home Region, of the Arverni one of their four, as the Germans say; the rest is removed."""
    game = interlude("cisalpina", cisalpina(f'{faction} = "3 Warbands"'))
    assert (game.asked, game.offers("region")) == (f"{who} interlude_home", homes)
    game.play(f"""
        {who} interlude_home region {homes[-1]}
        {who} interlude_group number 2
        {who} interlude_home done
    """)

    assert game.asked == DECK
    assert "Cisalpina" not in game.position["regions"]
    assert "2 Warbands" in bands(game, faction)[homes[-1]]
    assert [said.split()[0] for said in logged(game, "withdraw")] == ["Cisalpina"], "the third"


@pytest.mark.proves("A2.1Ia", "A2.1Bc")
def test_a2_1i_in_the_order_of_the_forces() -> None:
    """Germans, Belgae, Aedui, Arverni, Romans."""
    factions = ("Germans", "Belgae", "Aedui", "Arverni", "Romans")
    pieces = "\n".join(f'{f} = "{"Auxilia" if f == "Romans" else "Warband"}"' for f in factions)
    game = interlude("cisalpina", cisalpina(pieces))
    asked = []
    while game.asked.endswith("interlude_home"):
        assert game.table.ask is not None
        asked.append(str(game.table.ask.about[0]))
        game.table.answer("done")

    assert tuple(asked) == factions
    assert "Cisalpina" not in game.position["regions"]


@pytest.mark.proves("A2.1Ib")
def test_a2_1i_legions_and_leader_go_to_provincia_or_fall() -> None:
    """Two of three Legions go with the Leader; the third is Fallen, and on the track in Spring."""
    game = interlude(
        "cisalpina", '[regions.Provincia]\nRomans = ""\n' + cisalpina('Romans = "Caesar, 3 Legions"')
    ).play("""
        Romans interlude_home region Provincia
        Romans interlude_group number 1
        Romans interlude_group number 2
        Romans interlude_home done
    """)

    assert bands(game, "Romans") == {"Provincia": "Caesar, 2 Legions, Fort"}
    assert (game.position["legions_track"], game.position["fallen"]) == (10, 0)


@pytest.mark.proves("A2.1Ib")
def test_a2_1i_a_leader_who_is_removed_is_succeeded_in_spring() -> None:
    """He is Available when that comes."""
    game = interlude("cisalpina", '[regions.Provincia]\nRomans = ""\n' + cisalpina('Romans = "Caesar"'))
    game.play("Romans interlude_home done")

    assert bands(game, "Romans") == {"Provincia": "Successor, Fort"}


@pytest.mark.proves("A2.1Ie")
def test_a2_1i_a_fort_can_only_be_removed() -> None:
    """Provincia has one; nobody is asked."""
    game = interlude("cisalpina", cisalpina('Romans = "Fort"'))

    assert (game.asked, game.available("Romans", "Forts")) == (DECK, 5)


@pytest.mark.proves("A2.1Ic")
def test_a2_1i_an_ally_goes_to_a_subdued_tribe_at_home() -> None:
    """Of Germania's four Tribes two are Subdued; it may also be removed."""
    board = """
        [tribes]
        Nori = "Germans"
        "Suebi North" = "Germans"
        Ubii = "Dispersed"
    """.replace("        ", "")
    game = interlude("cisalpina", board)
    assert (game.asked, game.offers("tribe")) == ("Germans interlude_home_ally", ["Sugambri", "Suebi South"])
    moved = interlude("cisalpina", board).play("Germans interlude_home_ally tribe Sugambri")
    gone = interlude("cisalpina", board).play("Germans interlude_home_ally done")

    assert (tribes(finish(moved), "Germans"), tribes(finish(gone), "Germans")) == (
        ["Suebi North", "Sugambri"],
        ["Suebi North"],
    )


@pytest.mark.proves("A2.1Ic")
def test_a2_1i_without_a_subdued_tribe_at_home_it_is_removed() -> None:
    """Bibracte is taken: the Aedui are not asked."""
    game = interlude("cisalpina", '[tribes]\nNori = "Aedui"\nAedui = "Aedui"')

    assert (game.asked, tribes(game, "Aedui")) == (DECK, ["Aedui"])


@pytest.mark.proves("A2.1Ia", "A2.1Ig")
def test_a2_1i_with_gallia_togata_romans_stay() -> None:
    """Cisalpina is a Region of the second half."""
    game = interlude("cisalpina", "gallia_togata = true\n" + cisalpina('Romans = "Legion, 2 Auxilia, Fort"'))

    assert (game.asked, bands(game, "Romans")["Cisalpina"]) == (DECK, "1 Legion, 2 Auxilia, Fort")


@pytest.mark.proves("A2.1Ih", "A2.1Kc")
def test_a2_1i_their_ally_at_the_nori_goes_with_the_tribe() -> None:
    """Available, not moved."""
    game = interlude("cisalpina", 'gallia_togata = true\n[tribes]\nNori = "Romans"')

    assert (game.asked, tribes(game, "Romans")) == (DECK, [])
    assert game.available("Romans", "Allies") == 6
    assert "Nori" not in str(game.view["regions"])


@pytest.mark.proves("A2.1If", "A2.1Ne")
def test_a2_1i_a_colony_in_cisalpina_leaves_with_it() -> None:
    """Its Ally goes home or is removed; card 71 is in the new deck."""
    game = interlude("cisalpina", '[tribes]\n"Cisalpina Colony" = "Belgae"')
    assert game.asked == "Belgae interlude_home_ally"
    game.play("Belgae interlude_home_ally done")

    assert "Cisalpina Colony" not in game.position["tribes"]
    assert logged(game, "colony_off") == ["Cisalpina"]
    assert "card 71" in game.options


@pytest.mark.proves("A2.1Ia")
def test_a2_1i_nonplayers_go_home_by_a_draw() -> None:
    """All together to one Home Region; an Ally to a Tribe that is drawn."""
    game = interlude(
        "cisalpina",
        'nonplayers = ["Germans"]\n' + cisalpina('Germans = "3 Warbands"', '[tribes]\nNori = "Germans"'),
    )
    assert (game.asked, game.offers("region")) == ("Chance interlude_home", ["Sugambri", "Ubii"])
    game.play("Chance interlude_home region Sugambri")
    assert (game.asked, len(game.options)) == ("Chance interlude_home_ally", 4)
    game.play("Chance interlude_home_ally tribe Ubii")

    assert bands(game, "Germans") == {"Sugambri": "3 Warbands"}
    assert tribes(game, "Germans") == ["Ubii"]


@pytest.mark.proves("A2.1If", "A2.1Ig", "A2.1Mf")
def test_a2_1i_with_gallia_togata_a_colony_there_stays() -> None:
    """With its Roman Ally; card 71 is out of the new deck."""
    game = interlude("cisalpina", 'gallia_togata = true\n[tribes]\n"Cisalpina Colony" = "Romans"')

    assert (game.asked, game.tribe("Cisalpina Colony")) == (DECK, "Romans")
    assert "card 71" not in game.options
