"""8.8 What the walk of the Romans tells: the figures behind each answer, and why a box leads on."""

import pytest

from alesia.words import explain_lines
from tests.falling_sky.nonplayers.acting import Acting
from tests.falling_sky.nonplayers.romans.boards import (
    ALL,
    AROUND,
    FROST,
    boxes,
    checks,
    notes,
    priorities,
    reason,
    roman_turn,
)


def told(game: Acting) -> str:
    return "\n".join(text for _, text in explain_lines(game.walk("Romans")))


THREAT = '[regions.Treveri]\nRomans = "2 Legions, 3 Auxilia"\n{}'


@pytest.mark.parametrize(
    ("enemy", "key"),
    [
        ('Belgae = "Warband"\n[tribes]\nTreveri = "Belgae"', "romans.threat.settled"),
        ('Belgae = "Ambiorix"', "romans.threat.leader"),
        ('Arverni = "6 Warbands"', "romans.threat.control"),
        ('Arverni = "8 Warbands"\nAedui = "9 Warbands"', "romans.threat.attack"),
        ('Arverni = "4 Warbands"', "romans.threat.none"),
    ],
)
def test_8_8_1_what_threatens_whom_is_told(enemy: str, key: str) -> None:
    """R1 Region and enemy by enemy: Ally, Leader, Control, or the Losses that an attack would cost."""
    game = roman_turn(THREAT.format(enemy), 5, nonplayers=ALL)
    answer, region, *_ = checks(game)[key]
    assert (answer, str(region)) == (key != "romans.threat.none", "Treveri")


def test_8_8_1_both_halves_of_r2_are_told() -> None:
    """R2 The margins of all enemies; if one is at 0 or better, Caesar's Legions and Auxilia too."""
    short = roman_turn('[regions.Provincia]\nRomans = "Caesar, Legion, 4 Auxilia"', 5, nonplayers=ALL)
    assert "an enemy margin of 0 or better (Arverni -" in told(short)
    tribes = "".join(f'{tribe} = "Aedui"\n' for tribe in ("Helvetii", "Lingones", "Senones"))
    board = f'[regions.Provincia]\nRomans = "Caesar, Legion, 4 Auxilia"\n[tribes]\n{tribes}'
    game = roman_turn(board, 5, nonplayers=ALL)
    assert "Caesar is in Provincia with Legions: 1, two needed; Auxilia: 4, four needed: no." in told(game)


def test_8_8_3_auxilia_are_counted() -> None:
    """R5 Six of twenty are Available."""
    game = roman_turn('[regions.Britannia]\nRomans = "14 Auxilia"', nonplayers=ALL)
    assert "Auxilia Available: 6, nine needed: no." in told(game)


def test_8_8_1_battles_are_reckoned() -> None:
    """R_BATTLE Losses of both, standing and Retreating, and what is made of them; R_BESIEGE why not."""
    board = THREAT.format('Arverni = "2 Warbands"\n[regions.Nervii]\nArverni = "2 Warbands"\n')
    game = roman_turn(board + '[tribes]\nTreveri = "Arverni"', nonplayers=ALL)
    assert "Battle in Treveri: if the Arverni stand they lose 3 (1 Ally), the Romans 0; if they Retreat" in told(game)
    assert "Treveri: Allies of the Arverni: 1, Citadels: 0, Losses sure to fall on them: 1" in told(game)
    assert reason(game, "R_BESIEGE") == ("needless", "romans.besiege.sure")


def test_8_8_1_a_battle_that_cannot_be_paid_for() -> None:
    """R_BATTLE Caesar's Battle costs two Resources, and there is one: not that it would not be good enough."""
    board = '[resources]\nRomans = 1\n[regions.Treveri]\nRomans = "Caesar, 4 Legions"\n[tribes]\nTreveri = "Belgae"'
    game = roman_turn(board, 5)
    assert [str(fact) for fact in reason(game, "R_BATTLE")] == ["impossible", "romans.battle.caesar_cannot", "Treveri"]
    assert "Treveri: a Battle there cannot be fought; it costs 2 Resources, and the Romans have 1." in told(game)


def test_8_8_1_why_no_march() -> None:
    """R_MARCH Frost forbids it; or there is nothing to go to."""
    board = '[regions.Britannia]\nRomans = "12 Auxilia"\n[regions.Provincia]\nRomans = "Caesar, 2 Legions"\n'
    assert reason(roman_turn(board, head=FROST, nonplayers=ALL), "R_MARCH")[:2] == ("impossible", "romans.march.frost")
    assert reason(roman_turn(board, nonplayers=ALL), "R_MARCH") == ("impossible", "romans.march.no_way")


def test_8_8_1_origins_and_destinations_of_a_march_are_told() -> None:
    """R_MARCH Whence and why, one Region or two and why, and what an attack there would cost."""
    board = '[regions.Britannia]\nRomans = "10 Auxilia"\n[regions.Mandubii]\nRomans = "Caesar, 2 Legions, 4 Auxilia"\n'
    tribes = '[tribes]\nCarnutes = "Arverni"\nBituriges = "Arverni"\n'
    game = roman_turn(board + tribes, nonplayers=ALL)
    assert notes(game)[:5] == [
        "romans.march.out_of_peace",
        "romans.march.no_die",
        "romans.march.most_settled",
        "romans.march.losses_there",
        "romans.march.all_to_one",
    ]


def test_8_8_4_why_no_recruit() -> None:
    """R_RECRUIT The Allies and pieces that it would place."""
    board = '[resources]\nRomans = 5\n[regions.Treveri]\nRomans = "2 Auxilia"\n[tribes]\nHelvii = "Arverni"'
    assert reason(roman_turn(board), "R_RECRUIT") == ("worthless", "romans.recruit.too_few", 1, 3)


def test_8_8_1_why_no_build() -> None:
    """R_BUILD Below six Resources; or no Region for it."""
    board = '[resources]\nRomans = 1\n[capabilities]\n13 = "shaded"\n[regions.Nervii]\nRomans = "{}, 5 Auxilia"\n'
    board += 'Germans = "3 Warbands"\n'
    poor = roman_turn(board.format("Caesar"), nonplayers=ALL)
    assert reason(poor, "R_BUILD") == ("worthless", "romans.build.reserve", 3)
    alone = roman_turn(board.replace("{}, ", ""), nonplayers=ALL)
    assert reason(alone, "R_BUILD") == ("impossible", "romans.build.no_site", 2)


def test_8_8_1_rides_tell_their_purpose() -> None:
    """R_SCOUT (1) to keep four Auxilia with the Leader: he has two, and two ride."""
    board = """
        [resources]
        Romans = 1
        [capabilities]
        13 = "shaded"
        [regions.Provincia]
        Romans = "Caesar, 2 Auxilia, Fort"
        [regions.Sequani]
        Romans = "5 Auxilia"
        [tribes]
        Sequani = "Dispersed"
        Helvetii = "Dispersed"
    """
    game = roman_turn(board, nonplayers=ALL)
    assert "(1) Auxilia with the Leader in Provincia: 2, four needed; riding from Sequani: 2." in told(game)


def test_8_8_1_a_die_that_leads_on_says_why() -> None:
    """R_MARCH Germans with one Ally, players without any, nobody who plays: it goes by who has most."""
    played, germanic = '["Romans", "Arverni", "Aedui"]', 'Ubii = "Germans"\n'
    assert "Germanic Allies on the map: 1; two are needed" in told(roman_turn(AROUND, 2, nonplayers=played))
    assert "no enemy is run by a player: so it goes by who has most." in told(
        roman_turn(AROUND + germanic, 4, nonplayers=ALL)
    )
    far = AROUND.replace('Atrebates = "Belgae"\n', "") + germanic
    assert "no Ally or Citadel of a player (Belgae) is within reach" in told(roman_turn(far, 4, nonplayers=played))
    assert "so it goes by who has most" not in told(roman_turn(AROUND + germanic, 5, nonplayers=ALL))


def test_8_8_1_so_many_warbands_are_seen() -> None:
    """R_SCOUT Five Hidden Auxilia near the Leader could see ten Warbands, and there are seven; that the last of them
    are marked without a question makes them no fewer."""
    board = '[resources]\nRomans = 1\n[capabilities]\n13 = "shaded"\n[regions.Nervii]\nRomans = "Caesar, 5 Auxilia"\n'
    game = roman_turn(board + 'Germans = "2 Warbands"\nBelgae = "2 Warbands"\nArverni = "3 revealed Warbands"', 5)
    assert "near the Leader see, two each at most: Nervii 7." in told(game)
    assert "does: Scout: Hidden Belgic Warband in Nervii is marked as Scouted\n" in told(game)


def test_8_8_1_a_ride_is_told_once() -> None:
    """Whence, whither and how many in one line."""
    board = '[resources]\nRomans = 1\n[capabilities]\n13 = "shaded"\n[regions.Provincia]\nRomans = "Caesar, Fort"\n'
    board += '[regions.Sequani]\nRomans = "5 Auxilia"\n[tribes]\nSequani = "Dispersed"\nHelvetii = "Dispersed"'
    game = roman_turn(board, nonplayers=ALL)
    assert [line.strip() for line in told(game).splitlines() if "does: Scout" in line] == [
        "does: Scout: 4 Hidden Auxilia from Sequani to Provincia"
    ]


FOUR = "".join(f'{tribe} = "Dispersed"\n' for tribe in ("Eburones", "Nervii", "Veneti", "Namnetes"))


def test_8_8_5_that_no_marker_is_left_is_told() -> None:
    """R_SEIZE All four are on the map, and Treveri under Roman Control is not Dispersed."""
    board = '[resources]\nRomans = 1\n[regions.Treveri]\nRomans = "5 Auxilia"\n[tribes]\nHelvii = "Arverni"\n' + FOUR
    assert "all four Dispersed markers are on the map: no Tribe can be Dispersed." in told(roman_turn(board, 5))


def test_8_8_5_no_build_where_rome_seized_is_told() -> None:
    """R_BUILD The one Region near the Leader with a Roman Ally was Seized."""
    board = '[resources]\nRomans = 7\n[capabilities]\n13 = "shaded"\n[regions.Britannia]\nRomans = "Caesar, Legion"\n'
    game = roman_turn(board + '[tribes]\nCatuvellauni = "Romans"\nHelvii = "Arverni"\n' + FOUR, 5)
    assert boxes(game).endswith("R_SEIZE yes, R_BUILD no, R_SCOUT no")
    assert reason(game, "R_BUILD") == ("impossible", "romans.build.no_site_left", 0)


def test_8_8_1_gauls_are_subdued_before_germans_who_have_no_margin() -> None:
    """R_BUILD A Belgic Ally before Germanic ones; no figure is told for the Germans."""
    board = """
[resources]
Romans = 12
[regions.Ubii]
Romans = "Caesar, Legion, 9 Auxilia, Fort"
[regions.Sequani]
Romans = "3 Auxilia, Fort"
[regions.Britannia]
Romans = "4 Auxilia"
[tribes]
Helvetii = "Germans"
Sequani = "Belgae"
"""
    game = roman_turn(board, 5, nonplayers=ALL)
    assert "romans.build.gauls_first" in priorities(game)
    assert "-99" not in told(game)


def test_8_8_4_the_build_that_comes_first_is_told_with_the_recruit() -> None:
    """R_RECRUIT Reckoned with the Fort and the Ally that the Build before it places."""
    board = '[resources]\nRomans = 10\n[regions.Sequani]\nRomans = "Caesar, 5 Auxilia"\n'
    game = roman_turn(board + '[tribes]\nHelvii = "Romans"', nonplayers=ALL)
    assert "after the Build that comes first, as far as that needs no player's leave: a Fort in Sequani" in told(game)


def test_8_8_7_who_leaves_for_a_supply_line_is_told_one_by_one() -> None:
    """Each Region once, before its pieces leave."""
    board = '[resources]\nRomans = 9\n[regions.Arverni]\nRomans = "2 Auxilia"\nArverni = "9 Warbands"\n'
    board += '[regions.Aedui]\nRomans = "Auxilia"\nArverni = "9 Warbands"'
    game = roman_turn(
        board, head='card = "Winter"\nfirst_winter_special = true', nonplayers=ALL, scenario="pax-gallica"
    )
    for region in ("Aedui", "Arverni"):
        assert (
            told(game).count(f"{region} has no sure Supply Line, and next to it is Provincia or a Region with one.")
            == 1
        )


def test_8_8_7_the_supply_lines_of_the_quarters_are_told() -> None:
    """Whence Legions and Auxilia can go to Provincia, once."""
    board = (
        '[resources]\nRomans = 9\n[regions.Mandubii]\nRomans = "Legion, Auxilia"\n[regions.Aedui]\nRomans = "Auxilia"'
    )
    game = roman_turn(
        board, head='card = "Winter"\nfirst_winter_special = true', nonplayers=ALL, scenario="pax-gallica"
    )
    assert told(game).count("in a Supply Line: Mandubii, Aedui. One Auxilia stays") == 1


def test_8_1_3_what_comes_before_the_attack_is_told() -> None:
    """R1 After Entreat, Enlist or a Rampage, with the Auxilia that are left then; and that nobody is there at all."""
    board = '[regions.Mandubii]\nArverni = "4 Warbands"\nRomans = "4 Legions, 2 Auxilia"\n'
    entreat = roman_turn(board + '[regions.Bituriges]\nArverni = "Vercingetorix"\n', 5)
    assert "Mandubii: Losses by a Battle of the Arverni, after Entreat: 2, Auxilia to take them before" in told(entreat)
    assert "Legions and Caesar: 1: yes." in told(entreat)
    board = '[regions.Treveri]\nBelgae = "2 Warbands"\nGermans = "2 Warbands"\nRomans = "4 Legions, Auxilia"\n'
    enlist = roman_turn(board + '[regions.Nervii]\nBelgae = "Ambiorix"\n', 5)
    assert "Losses by a Battle of the Belgae, with Germanic Warbands Enlisted: 2, Auxilia to take them" in told(enlist)
    nobody = roman_turn('[regions.Britannia]\nRomans = "14 Auxilia"', nonplayers=ALL)
    assert "Caesar or a Legion is on the map: no." in told(nobody)
    french = "\n".join(text for _, text in explain_lines(entreat.walk("Romans"), language="fr"))
    assert "une Bataille des Arvernes, après avoir Exhorté (Pertes\u00a0: 2" in french


def test_8_1_3_who_goes_where_in_a_march_is_told() -> None:
    """R_MARCH Who stays for Control, and who goes to which of two destinations."""
    board = '[regions.Britannia]\nRomans = "12 Auxilia"\n[regions.Mandubii]\nRomans = "Caesar, 7 Legions, 6 Auxilia"\n'
    board += 'Belgae = "1 Warband"\n[tribes]\nCarnutes = "Arverni"\nTreveri = "Arverni"\n'
    game = roman_turn(board, 6, nonplayers=ALL)
    assert "Auxilia that stay in Mandubii, as Roman Control would go or an enemy gain Control without" in told(game)
    assert "without them: 2 of 6." in told(game)
    lead = "from Mandubii to Carnutes: the Leader, Legions 4, Auxilia 4 (there already: Legions 0, Auxilia 0)."
    assert lead in told(game)
    assert "from Mandubii to Treveri: Legions 3, Auxilia 0 (there already: Legions 0, Auxilia 0)." in told(game)
    french = "\n".join(text for _, text in explain_lines(game.walk("Romans"), language="fr"))
    assert "de chez les Mandubiens vers les Carnutes\u00a0: le Chef, Légions 4, Auxiliaires 4" in french


def test_8_1_3_equal_destinations_without_a_die_are_told() -> None:
    """R_MARCH Two Regions are equal, and one group alone can get to each: no die, and that is said."""
    board = '[regions.Atrebates]\nRomans = "3 Legions"\nBelgae = "Ambiorix, 12 Warbands"\n'
    board += '[regions.Provincia]\nRomans = "Caesar, 7 Legions, 4 Auxilia, Fort"\n'
    game = roman_turn(board + '[tribes]\nMenapii = "Belgae"\nNervii = "Belgae"\n', 5, nonplayers=ALL)
    assert "equal: Morini, Nervii; no die, for the March comes to the same with each of them." in told(game)


def test_8_1_3_in_which_order_they_look_is_told() -> None:
    """R_SCOUT Hidden before Revealed, then by the order of targets; upon Frost Germans first."""
    board = '[resources]\nRomans = 5\n[regions.Provincia]\nRomans = "Caesar, 4 Auxilia, Fort"\n[regions.Sequani]\n'
    board += 'Romans = "2 Auxilia"\nBelgae = "2 Warbands"\nGermans = "2 Warbands"\n[tribes]\n'
    board += "".join(f'{tribe} = "Romans"\n' for tribe in ("Atrebates", "Bellovaci", "Remi", "Helvii"))
    order = "Hidden before Revealed ones, in this order: Arverni, Belgae, Germans, Aedui."
    assert f"they look at {order}" in told(roman_turn(board, nonplayers=ALL))
    frost = told(roman_turn(board, head=FROST, nonplayers=ALL))
    assert f"they look at Germanic Warbands first (Frost), then at {order}" in frost


def test_8_1_3_the_price_kept_for_the_battle_of_caesar_is_told() -> None:
    """R_BATTLE Three Resources are not enough for both: the Leader in Nervii is left alone."""
    board = '[resources]\nRomans = 3\n[regions.Treveri]\nRomans = "Caesar, 3 Legions, 4 Auxilia"\n[regions.Nervii]\n'
    game = roman_turn(board + 'Romans = "2 Legions"\nBelgae = "Ambiorix"\n[tribes]\nTreveri = "Arverni"\n', 5)
    words = "2 of 3 Resources are kept for the Battle of Caesar in Treveri: too little is left for one in Nervii."
    assert words in told(game)
    french = "\n".join(text for _, text in explain_lines(game.walk("Romans"), language="fr"))
    assert "2 des 3\u00a0Ressources sont gardées pour la Bataille de César chez les Trévires" in french


def test_8_1_3_the_dispersed_markers_that_are_left_are_told() -> None:
    """R_SEIZE One is left, and two Tribes could be Dispersed."""
    board = '[resources]\nRomans = 1\n[regions.Sequani]\nRomans = "5 Auxilia"\n[tribes]\nHelvii = "Arverni"\n'
    board += FOUR.replace('Namnetes = "Dispersed"\n', "")
    words = "Tribes that can be Dispersed without Harassment: Vesontio, Helvetii. Dispersed markers left: 1."
    assert words in told(roman_turn(board, 5))


def test_8_1_3_a_recruit_after_a_scout_is_told_anew() -> None:
    """R_RECRUIT A Scout ends the Control of the Arverni in Treveri: a Supply Line opens, and one more can be placed."""
    tribes = ("Atrebates", "Bellovaci", "Remi", "Helvii", "Treveri")
    board = '[resources]\nRomans = 0\n[regions.Sequani]\nRomans = "4 Auxilia"\n[regions.Treveri]\n'
    board += 'Arverni = "2 Warbands"\n[tribes]\nSequani = "Dispersed"\nHelvetii = "Dispersed"\n'
    game = roman_turn(board + "".join(f'{tribe} = "Romans"\n' for tribe in tribes), 5, nonplayers=ALL)
    assert boxes(game).endswith("R_RECRUIT yes, R_BUILD no, R_SCOUT yes")
    assert "Allies that can be placed: 0 (two are enough); pieces in all: 6 (six are enough)." in told(game)
    assert "on the board as it is now, Allies that can be placed: 0; pieces in all: 7." in told(game)
