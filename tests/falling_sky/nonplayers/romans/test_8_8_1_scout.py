"""8.8.1 Scout: where Auxilia ride, which of them, and which Warbands they look at."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import ALL, FROST, HEAD, boxes, did, notes, priorities, roman_turn

# The Romans Recruit in Atrebates and Provincia; too poor to Build, they Scout before that (8.8.4).
BASE = """
[resources]
Romans = 5
[regions.Provincia]
Romans = "{}, Fort"
{}
[tribes]
Atrebates = "Romans"
Bellovaci = "Romans"
Remi = "Romans"
Helvii = "Romans"
"""


def scout(home: str, regions: str, *dice: int, head: str = HEAD) -> Acting:
    """A Scout by the Romans in Provincia, and in these Regions."""
    return roman_turn(BASE.format(home, regions), *dice, head=head, nonplayers=ALL)


def rides(game: Acting) -> list[str]:
    """Who rode: "Aedui Provincia 4"."""
    steps = [s for s in game.steps("Romans", "did") if s.key.startswith("scout_")]
    found: list[str] = []
    for step in steps:
        if step.key == "scout_to":
            found.append(f"{step.facts[1]} {str(step.facts[0]).removeprefix('region ')} 1")
        elif step.key == "scout_number":
            found[-1] = f"{found[-1][:-2]} {str(step.facts[0]).removeprefix('number ')}"
    return found


# ---- which Auxilia ride -----------------------------------------------------------------------------------------


@pytest.mark.proves("8.8.1cg", "8.8.1cm")
def test_8_8_1_four_auxilia_with_caesar() -> None:
    """1(1) From next door as many as Caesar lacks of four; here all that he lacks."""
    assert rides(scout("Caesar", '[regions.Aedui]\nRomans = "6 Auxilia"')) == ["Aedui Provincia 4"]
    assert rides(scout("Caesar, 3 Auxilia", '[regions.Aedui]\nRomans = "6 Auxilia"')) == ["Aedui Provincia 1"]
    assert rides(scout("Caesar, 4 Auxilia", '[regions.Aedui]\nRomans = "6 Auxilia"')) == []


@pytest.mark.proves("8.8.1cl")
def test_8_8_1_only_auxilia_beyond_the_legions_ride() -> None:
    """Errata: of four Auxilia with two Legions two may ride."""
    assert rides(scout("Caesar", '[regions.Aedui]\nRomans = "2 Legions, 4 Auxilia"')) == ["Aedui Provincia 2"]


@pytest.mark.proves("8.8.1cj", "8.8.1ck")
@pytest.mark.parametrize(
    ("others", "found"),
    [
        ('Aedui = "Warband"', ["Aedui Provincia 2"]),  # of four two stay: Roman Control
        ('Arverni = "4 Warbands"', []),  # with one fewer the Arverni would have Control
        ('Arverni = "9 Warbands"', ["Aedui Provincia 4"]),  # who have it anyway
    ],
)
def test_8_8_1_no_control_is_lost_or_given(others: str, found: list[str]) -> None:
    """Auxilia ride only so that Roman Control stays and no enemy Control is added."""
    assert rides(scout("Caesar", f'[regions.Aedui]\nRomans = "4 Auxilia"\n{others}')) == found


@pytest.mark.proves("8.8.1ck")
@pytest.mark.parametrize(
    ("germans", "found"),
    [
        ("6 Warbands", []),  # with one Auxilia fewer they would Control Sequani and cut off Treveri
        ("5 Warbands", ["Sequani Provincia 1"]),  # with two fewer they would
    ],
)
def test_8_8_1_nobody_is_cut_off_from_a_supply_line(germans: str, found: list[str]) -> None:
    """Treveri has a Supply Line through Sequani alone: Auxilia ride from there only while it stays open."""
    shut = "".join(f'[regions.{r}]\nGermans = "1 Warband"\n' for r in ("Ubii", "Mandubii", "Nervii"))
    through = f'[regions.Sequani]\nRomans = "4 Auxilia"\nAedui = "2 Warbands"\nGermans = "{germans}"\n'
    game = scout("Caesar, 2 Auxilia", shut + through + '[regions.Treveri]\nRomans = "1 Auxilia"')
    assert rides(game) == found
    assert game.control("Sequani") != "Germans"


def test_8_8_1_to_open_supply_lines() -> None:
    """1(2) One Auxilia ends the Control of a German in the Aedui Region, and all Romans beyond are in supply."""
    german = "".join(f'[regions.{r}]\nGermans = "{n}"\n' for r, n in (("Ubii", "Warband"), ("Sequani", "Warband")))
    board = german + '[regions.Aedui]\nGermans = "Warband"\n[regions.Arverni]\nGermans = "7 Warbands"\n'
    game = scout("Caesar, 4 Auxilia", board + '[regions.Bituriges]\nRomans = "5 Auxilia"')
    assert rides(game)[0] == "Bituriges Aedui 1"


def test_8_8_1_first_where_most_romans_get_supply() -> None:
    """1(2) Taking Mandubii frees one Region with Romans, taking Sequani two."""
    board = """
[regions.Ubii]
Germans = "3 Warbands"
[regions.Sequani]
Germans = "Warband"
[regions.Aedui]
Germans = "4 Warbands"
[regions.Arverni]
Germans = "4 Warbands"
[regions.Treveri]
Romans = "3 Auxilia"
"""
    game = scout("Caesar, 4 Auxilia", board)
    assert rides(game)[0] == "Treveri Sequani 1"


@pytest.mark.proves("8.8.1cp")
def test_8_8_1_to_open_supply_lines_of_the_most_regions() -> None:
    """1(2) One Auxilia to spare: at Sequani it helps Mandubii and Atrebates, at Arverni only Pictones."""
    held = "".join(f'[regions.{r}]\nArverni = "9 Warbands"\n' for r in ("Bituriges", "Carnutes", "Veneti"))
    held += "".join(f'[regions.{r}]\nGermans = "4 Warbands"\n' for r in ("Aedui", "Ubii"))
    held += "".join(f'[regions.{r}]\nGermans = "revealed Warband"\n' for r in ("Arverni", "Sequani"))
    romans = '[regions.Pictones]\nRomans = "Auxilia"\n[regions.Mandubii]\nRomans = "Auxilia"\n'
    for die in (1, 6):
        game = scout("Caesar, 5 Auxilia", held + romans, die, die, die)
        assert rides(game) == ["Provincia Sequani 1"]
        assert "romans.scout.most_supply" in priorities(game)


BLOCKED = """
[regions.Ubii]
Germans = "3 revealed Warbands"
[regions.Sequani]
{} = "revealed Warband"
[regions.Aedui]
Germans = "4 revealed Warbands"
[regions.Arverni]
Germans = "4 revealed Warbands"
[regions.Treveri]
Romans = "3 Auxilia"
[regions.Mandubii]
{}
"""
PLAYED = '["Romans", "Arverni", "Belgae"]'


@pytest.mark.proves("8.8.1co")
@pytest.mark.parametrize(
    ("holder", "nonplayers", "opened"),
    [
        ("Germans", ALL, True),
        ("Arverni", ALL, True),
        ("Belgae", ALL, True),
        ("Aedui", PLAYED, True),
        ("Aedui", ALL, False),
    ],
)
def test_8_8_1_whose_control_blocks_a_supply_line(holder: str, nonplayers: str, opened: bool) -> None:
    """1(2) Control by anybody in Sequani is ended, but by Non-player Aedui, who let Rome through."""
    game = roman_turn(BASE.format("Caesar, 4 Auxilia", BLOCKED.format(holder, "")), nonplayers=nonplayers)
    assert ("Treveri Sequani 1" in rides(game)) is opened


@pytest.mark.proves("8.8.1cr")
def test_8_8_1_who_opens_a_supply_line_stays_there() -> None:
    """1(2), 1(3) One Auxilia opens the Supply Line in Sequani, another joins the Legion in Mandubii from Treveri."""
    game = scout("Caesar, 4 Auxilia", BLOCKED.format("Germans", 'Romans = "Legion"'))
    assert rides(game) == ["Treveri Sequani 1", "Treveri Mandubii 1"]
    assert game.control("Sequani") != "Germans"


@pytest.mark.proves("8.8.1cq")
def test_8_8_1_to_join_legions_in_equal_number() -> None:
    """1(3) From a Region without Legions, as many Auxilia as the Legions next door lack."""
    board = '[regions.Mandubii]\nRomans = "6 Auxilia"\n[regions.Carnutes]\nRomans = "3 Legions, Auxilia"'
    assert rides(scout("Caesar, 4 Auxilia", board)) == ["Mandubii Carnutes 2"]
    led = board.replace('"6 Auxilia"', '"Legion, 6 Auxilia"')
    assert rides(scout("Caesar, 4 Auxilia", led)) == []


@pytest.mark.proves("8.8.1cq")
def test_8_8_1_to_the_most_legions_first() -> None:
    """1(3) Three Auxilia can ride, to the three Legions rather than to the two."""
    board = '[regions.Mandubii]\nRomans = "4 Auxilia"\n[regions.Carnutes]\nRomans = "3 Legions"\n'
    game = scout("Caesar, 4 Auxilia", board + '[regions.Bituriges]\nRomans = "2 Legions"')
    assert rides(game) == ["Mandubii Carnutes 3"]
    assert "romans.scout.most_legions" in priorities(game)


@pytest.mark.proves("8.8.1cn", "8.8.1cs")
def test_8_8_1_to_look_at_hidden_warbands() -> None:
    """1(4) Caesar keeps four Auxilia; of two more, two see three Hidden Warbands next door."""
    game = scout("Caesar, 6 Auxilia", '[regions.Sequani]\nBelgae = "3 Warbands"')
    assert rides(game) == ["Provincia Sequani 2"]
    assert game.pieces("Sequani", "Belgae") == "3 scouted Warbands"
    assert rides(scout("Caesar, 4 Auxilia", '[regions.Sequani]\nBelgae = "3 Warbands"')) == []


@pytest.mark.proves("8.8.1cs")
def test_8_8_1_to_look_where_most_are_hidden() -> None:
    """1(4) One Auxilia to spare sees two Warbands in one Region, one in the other."""
    game = scout("Caesar, 5 Auxilia", '[regions.Sequani]\nBelgae = "Warband"\n[regions.Arverni]\nBelgae = "2 Warbands"')
    assert rides(game) == ["Provincia Arverni 1"]
    assert "romans.scout.look_by_pairs" in priorities(game)
    told = [text.strip() for _, text in explain_lines(game.walk("Romans"))]
    (line,) = [text for text in told if text.startswith("Auxilia that may ride off")]
    assert "as many as Legions" in line
    assert line.endswith("Provincia 1 / 5.")


@pytest.mark.parametrize(("most", "fewer"), [("Arverni", "Sequani"), ("Sequani", "Arverni")])
def test_8_8_1_to_look_where_most_can_be_seen(most: str, fewer: str) -> None:
    """1(4) Two Auxilia to spare ride together to four Warbands; they do not part to see two here and two there."""
    board = f'[regions.{most}]\nBelgae = "4 Warbands"\n[regions.{fewer}]\nBelgae = "2 Warbands"\n'
    for die in range(1, 7):
        game = scout("Caesar, 6 Auxilia", board, die, die, die)
        assert rides(game) == [f"Provincia {most} 2"]
        assert game.pieces(most, "Belgae") == "4 scouted Warbands"
        assert game.pieces(fewer, "Belgae") == "2 Warbands"


# ---- which Warbands they look at --------------------------------------------------------------------------------


@pytest.mark.proves("8.8.1ch", "8.8.1ct")
def test_8_8_1_hidden_warbands_before_revealed() -> None:
    """2a One Auxilia looks at two: first the Hidden one."""
    board = '[regions.Sequani]\nRomans = "Auxilia"\nBelgae = "2 Revealed Warbands, Warband"'
    game = scout("Caesar, 4 Auxilia", board)
    assert game.pieces("Sequani", "Belgae") == "1 revealed Warband, 2 scouted Warbands"
    assert did(game, "scouted")[0] == "scouted piece Hidden Belgic Warband"


@pytest.mark.proves("8.3.1f")
@pytest.mark.parametrize(("sequani", "arverni", "seen"), [(2, 1, "Sequani"), (1, 2, "Arverni")])
def test_8_8_1_titus_labienus_suborned_where_most_are_hidden(sequani: int, arverni: int, seen: str) -> None:
    """2a, 12 They look in one Region only: where two Warbands are Hidden, not one."""
    board = f"""
[regions.Sequani]
Romans = "Auxilia"
Belgae = "{sequani} Warbands"
[regions.Arverni]
Romans = "Auxilia"
Belgae = "{arverni} Warbands"
[capabilities]
12 = "shaded"
"""
    for die in (1, 6):
        game = scout("Caesar, 4 Auxilia", board, die, die)
        assert did(game, "scout_in") == [f"scout_in region {seen}"]
        assert "romans.scout.look_at_most" in priorities(game)
        assert [r for r in ("Sequani", "Arverni") if "scouted" in game.pieces(r, "Belgae")] == [seen]


def test_8_8_1_titus_labienus_suborned_where_most_can_be_seen() -> None:
    """12 In the Arverni Region more Warbands are Hidden, but two only can be seen; six in Sequani with those who ride
    there. Nobody rides to the Aedui Region in order to look."""
    board = """
[regions.Sequani]
Romans = "Auxilia"
Belgae = "6 Warbands"
[regions.Aedui]
Belgae = "2 Warbands"
[regions.Arverni]
Romans = "Auxilia"
Belgae = "9 Warbands"
[regions.Mandubii]
Romans = "3 Auxilia"
[capabilities]
12 = "shaded"
"""
    game = scout("Caesar, 4 Auxilia", board)
    assert rides(game) == ["Mandubii Sequani 2"]
    assert set(did(game, "scout_in")) == {"scout_in region Sequani"}
    assert game.pieces("Sequani", "Belgae") == "6 scouted Warbands"
    steps = game.steps("Romans", "priority")
    assert any(step.key == "romans.scout.look_at_most" for step in steps)


def test_8_8_1_titus_labienus_suborned_nobody_rides_to_look_elsewhere() -> None:
    """12 All Hidden Warbands of the one Region can be seen by those who are there: others stay where they are."""
    board = """
[regions.Sequani]
Romans = "2 Auxilia"
Belgae = "4 Warbands"
[regions.Aedui]
Belgae = "3 Warbands"
[regions.Mandubii]
Romans = "2 Auxilia"
[capabilities]
12 = "shaded"
"""
    game = scout("Caesar, 4 Auxilia", board)
    assert not rides(game)
    assert game.pieces("Sequani", "Belgae") == "4 scouted Warbands"


@pytest.mark.parametrize(("seen", "other"), [("Sequani", "Arverni"), ("Arverni", "Sequani")])
def test_8_8_1_titus_labienus_suborned_where_most_are_marked(seen: str, other: str) -> None:
    """12 Where none is Hidden, the Region where most Warbands can be marked."""
    board = f"""
[regions.{seen}]
Romans = "2 Auxilia"
Belgae = "3 Revealed Warbands"
[regions.{other}]
Romans = "2 Auxilia"
Belgae = "2 Revealed Warbands"
[capabilities]
12 = "shaded"
"""
    for die in (1, 6):
        game = scout("Caesar, 4 Auxilia", board, die, die)
        assert set(did(game, "scout_in")) == {f"scout_in region {seen}"}
        assert "romans.scout.most_warbands" in priorities(game)


def test_8_1_3_titus_labienus_is_told_in_scout_and_build() -> None:
    """12 What is said of the Leader fits the Capability: near him, in one Region only, or anywhere."""
    board = '[regions.Sequani]\nRomans = "Auxilia"\nBelgae = "2 Warbands"\n[capabilities]\n12 = "{}"'
    suborned = told(scout("Caesar, 4 Auxilia", board.format("shaded")))
    assert "12 Titus Labienus is suborned: Auxilia ride as ever, but look at Warbands in one Region only." in suborned
    able = told(scout("Caesar, 4 Auxilia", board.format("unshaded")))
    assert "Warbands that Hidden Auxilia anywhere (12 Titus Labienus) see, two each at most: Sequani 2." in able
    french = told(scout("Caesar, 4 Auxilia", board.format("unshaded")), "fr")
    assert "les Auxiliaires Cachés où qu’ils soient (12 Titus Labienus), deux au plus chacun" in french
    without = told(scout("4 Auxilia", "", 1))
    assert "the Leader is not on the map, and so near him there is no Region with a Roman Ally" in without
    assert "the Leader, near whom they could look, is not on the map" in without


def told(game: Acting, language: str = "en") -> str:
    return " ".join(line.strip() for _, line in explain_lines(game.walk("Romans"), language=language))


@pytest.mark.proves("8.8.1ci")
def test_8_8_1_revealed_warbands_are_marked_too() -> None:
    """R_SCOUT yes: nothing Hidden, but two Warbands to mark."""
    board = '[regions.Sequani]\nRomans = "Auxilia"\nBelgae = "2 Revealed Warbands"'
    assert scout("Caesar, 4 Auxilia", board).pieces("Sequani", "Belgae") == "2 scouted Warbands"


@pytest.mark.proves("8.8.1cu")
def test_8_8_1_upon_frost_germans_first() -> None:
    """2b Upon Frost Germans before others; else in the order of targets (8.4.1)."""
    board = '[regions.Sequani]\nRomans = "Auxilia"\nBelgae = "2 Warbands"\nGermans = "2 Warbands"'
    frost = scout("Caesar, 4 Auxilia", board, head=FROST)
    assert frost.pieces("Sequani", "Germans") == "2 scouted Warbands"
    assert frost.pieces("Sequani", "Belgae") == "2 Warbands"
    warm = scout("Caesar, 4 Auxilia", board)
    assert warm.pieces("Sequani", "Belgae") == "2 scouted Warbands"


@pytest.mark.proves("8.8.1cv")
def test_8_8_1_no_scout_without_effect() -> None:
    """R_SCOUT no: nobody needs to ride, and there is nothing to see."""
    game = scout("Caesar, 4 Auxilia", "")
    assert boxes(game).endswith("R_BUILD no, R_SCOUT no")


@pytest.mark.proves("8.8.1cw")
def test_8_8_1_no_ability_across_the_sea() -> None:
    """4.1.3 A March to Britannia has no Special Ability."""
    board = """
        [resources]
        Romans = 20
        [regions.Atrebates]
        Romans = "Caesar, 2 Legions, 14 Auxilia"
        Belgae = "3 Warbands"
        [tribes]
        Catuvellauni = "Belgae"
    """
    game = roman_turn(board, 5)
    assert game.pieces("Britannia", "Romans").startswith("Caesar, 2 Legions")
    assert boxes(game).endswith("R_MARCH yes, R_SCOUT_MARCH no")
    assert notes(game)[-1] == "romans.march.across_the_sea"


@pytest.mark.proves("8.8.1cf", "8.8.3b")
def test_8_8_1_scout_after_a_march_without_build() -> None:
    """R_BUILD no, R_SCOUT yes: four Resources are left after the March."""
    board = """
        [resources]
        Romans = 6
        [regions.Britannia]
        Romans = "8 Auxilia"
        [regions.Provincia]
        Romans = "Caesar, 2 Legions, 6 Auxilia, Fort"
        [regions.Sequani]
        Belgae = "4 Warbands"
        [tribes]
        Helvetii = "Belgae"
    """
    game = roman_turn(board, 5)
    assert boxes(game).endswith("R_MARCH yes, R_SCOUT_MARCH no, R_BUILD no, R_SCOUT yes")
    assert game.pieces("Sequani", "Belgae") == "4 scouted Warbands"


def test_8_8_1_scouts_look_at_those_who_can_leave() -> None:
    """4 Of Warbands inside and outside the wall those outside are Scouted."""
    wall = '[circumvallation]\nregion = "Provincia"\nfaction = "Arverni"\npieces = "2 Warbands"\n'
    game = scout("Caesar, 4 Auxilia", 'Arverni = "10 Warbands"\n' + wall)
    assert game.pieces("Provincia", "Arverni") == "2 Warbands, 8 scouted Warbands"
    assert game.position["circumvallation"]["pieces"] == "2 Warbands"


# ---- as many as possible ----------------------------------------------------------------------------------------


def test_8_8_1_auxilia_join_as_many_legions_as_possible() -> None:
    """1(3) Those in Bituriges could join either Legions, those in Veneti only the three in Carnutes: so they do."""
    board = """
[regions.Carnutes]
Romans = "3 Legions"
[regions.Aedui]
Romans = "2 Legions"
[regions.Bituriges]
Romans = "3 Auxilia"
[regions.Veneti]
Romans = "4 Auxilia"
"""
    for die in (1, 6):
        assert rides(scout("Caesar, 4 Auxilia", board, die, die)) == ["Veneti Carnutes 3", "Bituriges Aedui 2"]


def test_8_8_1_to_look_at_as_many_as_possible() -> None:
    """1(4) Those in Aedui could look in both Regions, those in Bituriges only in Arverni: all eight are seen."""
    board = """
[regions.Arverni]
Belgae = "4 Warbands"
[regions.Sequani]
Belgae = "4 Warbands"
[regions.Bituriges]
Romans = "3 Auxilia"
[regions.Aedui]
Romans = "3 Auxilia"
"""
    for die in (1, 6):
        game = scout("Caesar, 4 Auxilia", board, die, die, die)
        assert sorted(rides(game)) == ["Aedui Sequani 2", "Bituriges Arverni 2"]


def test_8_8_1_pairs_of_warbands_before_an_odd_one() -> None:
    """1(4) Two Auxilia to spare: three Warbands in one Region and two in another, so one to each and four are seen."""
    board = '[regions.Arverni]\nBelgae = "3 Warbands"\n[regions.Sequani]\nBelgae = "2 Warbands"\n'
    for die in (1, 6):
        assert sorted(rides(scout("Caesar, 6 Auxilia", board, die, die))) == [
            "Provincia Arverni 1",
            "Provincia Sequani 1",
        ]


def test_8_8_1_two_blocks_of_a_supply_line() -> None:
    """1(2) Carnutes is cut off by Germans in Aedui and in Bituriges: an Auxilia to each opens the Supply Line."""
    board = """
[regions.Ubii]
Germans = "3 Warbands"
[regions.Sequani]
Germans = "5 Warbands"
[regions.Arverni]
Germans = "5 Warbands"
[regions.Mandubii]
Arverni = "9 Warbands"
[regions.Aedui]
Germans = "revealed Warband"
[regions.Bituriges]
Germans = "revealed Warband"
[regions.Carnutes]
Romans = "6 Auxilia"
"""
    found = rides(scout("Caesar, 6 Auxilia", board, 1, 1))
    assert [each for each in found if "Aedui" in each] == ["Provincia Aedui 1"]
    assert [each for each in found if "Bituriges" in each] == ["Carnutes Bituriges 1"]


def test_8_8_1_upon_frost_rides_go_to_germans_among_equals() -> None:
    """1(4) One Auxilia to spare sees two Warbands in either Region: the Germanic ones, whatever the dice say."""
    board = '[regions.Sequani]\nGermans = "2 Warbands"\n[regions.Arverni]\nBelgae = "4 Warbands"\n'
    for die in (1, 6):
        game = scout("Caesar, 5 Auxilia", board, die, die, head=FROST)
        assert rides(game) == ["Provincia Sequani 1"]
        assert "romans.scout.germans_in_frost" in priorities(game)


@pytest.mark.proves("8.8.1ct")
def test_8_8_1_aedui_are_scouted_too_after_the_others() -> None:
    """8.4.1 As many Warbands as able: with two Auxilia those of Belgae and Germans, then those of Non-player Aedui."""
    board = """
        [resources]
        Romans = 1
        [capabilities]
        13 = "shaded"
        [regions.Provincia]
        Romans = "Caesar, 4 Auxilia, Fort"
        Aedui = "5 Warbands"
        Belgae = "Warband"
        Germans = "2 Warbands"
    """
    game = roman_turn(board, nonplayers=ALL)
    assert [each.removeprefix("scouted piece Hidden ") for each in did(game, "scouted")][:3] == [
        "Belgic Warband",
        "Germanic Warband",
        "Germanic Warband",
    ]
    assert game.pieces("Provincia", "Aedui") == "5 scouted Warbands"


def test_8_8_1_rides_to_hidden_warbands_of_friendly_aedui() -> None:
    """(4) Most Hidden Warbands can be seen in Sequani, and whose they are does not matter."""
    board = """
        [resources]
        Romans = 1
        [capabilities]
        13 = "shaded"
        [regions.Provincia]
        Romans = "Caesar, 5 Auxilia, Fort"
        [regions.Sequani]
        Aedui = "2 Warbands"
        [regions.Aedui]
        Belgae = "Warband"
    """
    game = roman_turn(board, nonplayers=ALL)
    assert did(game, "scout_to") == ["scout_to region Sequani"]
    assert game.pieces("Sequani", "Aedui") == "2 scouted Warbands"
