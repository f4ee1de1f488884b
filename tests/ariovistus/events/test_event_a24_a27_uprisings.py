"""Cards A24, Seduni Uprising!, and A27, Sotiates Uprising!"""

from alesia.words import log_line
from tests.ariovistus.playing import Play, at, start
from tests.falling_sky.events.effect import is_effective


def told(game: Play) -> list[str]:
    """What the log has told since the Event began."""
    lines = [log_line(entry, "ariovistus") for entry in game.table.log]
    return lines[next(n for n, line in enumerate(lines) if "execute the Event" in line) + 1 :]


def test_event_a24_from_the_set_up() -> None:
    """Nori leaves the Germans; it and Helvii become Arverni Allies, as Sequani and Helvetii are; two Warbands each come
    to three Regions; then the Arverni act, and Rally first: a Citadel at Vesontio."""
    game = start().play("Chance draw_card card A24\nChance draw_card card 2\nGermans action unshaded A24")

    assert told(game)[:7] == [
        "The Germans lose Nori (Cisalpina), which becomes Subdued.",
        "The Arverni gain an Ally at Nori (Cisalpina).",
        "The Arverni gain an Ally at Helvii (Provincia).",
        "The Arverni place 2 Warbands in Sequani.",
        "The Arverni place 2 Warbands in Cisalpina.",
        "The Arverni place 2 Warbands in Provincia.",
        "Arverni Phase: the Arverni are At War in Sequani, Provincia and Cisalpina.",
    ]
    assert game.tribe("Sequani") == "Arverni Citadel"
    assert game.tribe("Helvetii") == game.tribe("Nori") == game.tribe("Helvii") == "Arverni"


def test_event_a24_allies_of_all_others_are_removed() -> None:
    """A Roman, an Aedui and a Belgic one; an Arverni Ally is left as it is, and a Citadel at Vesontio stays."""
    game = at("""
        card = "A24"
        next = "Winter"
        [tribes]
        Sequani = "Aedui Citadel"
        Helvetii = "Arverni"
        Nori = "Belgae"
        Helvii = "Romans"
    """).play("Germans action unshaded A24")

    assert game.tribe("Sequani") == "Aedui Citadel"
    assert [game.tribe(name) for name in ("Helvetii", "Nori", "Helvii")] == ["Arverni"] * 3


def test_event_a24_dispersed_tribes_get_no_ally() -> None:
    """The Warbands come all the same."""
    game = at('card = "A24"\nnext = "Winter"\n[tribes]\nHelvetii = "Dispersed"').play("Germans action unshaded A24")

    assert game.tribe("Helvetii") == "Dispersed"
    assert "2 Warbands" in game.pieces("Sequani", "Arverni")


def test_event_a24_under_gallia_togata() -> None:
    """A Roman Ally at Nori goes, and nothing comes; no Warbands to Cisalpina."""
    game = at("""
        card = "A24"
        next = "Winter"
        gallia_togata = true
        [tribes]
        Nori = "Romans"
    """).play("Germans action unshaded A24")

    assert game.tribe("Nori") == "Subdued"
    assert game.pieces("Cisalpina", "Arverni") == ""


def test_event_a24_with_too_few_allies_the_executing_faction_chooses() -> None:
    """Eight of ten are on the map: two of four Tribes get one, as the Aedui say."""
    names = ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae", "Bituriges", "Aulerci")
    tribes = "".join(f'{name} = "Arverni"\n' for name in names)
    text = f'card = "A24"\nnext = "Winter"\nineligible = ["Germans", "Romans", "Belgae"]\n[tribes]\n{tribes}'
    game = at(text).play("Aedui action unshaded A24")

    assert game.options == ["tribe Sequani", "tribe Helvetii", "tribe Nori", "tribe Helvii"]
    game.play("Aedui event_tribe tribe Nori\nAedui event_tribe tribe Helvii")
    assert (game.tribe("Nori"), game.tribe("Helvii")) == ("Arverni", "Arverni")
    assert (game.tribe("Sequani"), game.tribe("Helvetii")) == ("Subdued", "Subdued")


def test_event_a24_with_too_few_allies_their_own_may_go_elsewhere() -> None:
    """Any Allies are removed, that of the Arverni at Sequani too: with one more there are two, for any of the four."""
    names = ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae", "Bituriges", "Aulerci", "Sequani")
    tribes = "".join(f'{name} = "Arverni"\n' for name in names)
    game = at(f'card = "A24"\nnext = "Winter"\n[tribes]\n{tribes}').play("Germans action unshaded A24")

    assert game.options == ["tribe Sequani", "tribe Helvetii", "tribe Nori", "tribe Helvii"]
    game.play("Germans event_tribe tribe Nori\nGermans event_tribe tribe Helvii")
    assert (game.tribe("Nori"), game.tribe("Helvii")) == ("Arverni", "Arverni")
    assert (game.tribe("Sequani"), game.tribe("Helvetii")) == ("Subdued", "Subdued")


def test_event_a24_with_too_few_warbands_the_executing_faction_chooses() -> None:
    """Three Available for six: one by one, no more than two a Region."""
    text = 'card = "A24"\nnext = "Winter"\n[regions.Veneti]\nArverni = "32 Warbands"'
    game = at(text).play("Germans action unshaded A24\n" + "Germans event_region region Cisalpina\n" * 2)

    assert game.options == ["region Sequani", "region Provincia"]
    game.play("Germans event_region region Sequani")
    assert game.pieces("Cisalpina", "Arverni") == "2 Warbands"
    assert game.pieces("Sequani", "Arverni") == "1 Warband"


def test_event_a24_the_phase_comes_within_the_event_and_only_then() -> None:
    """The Arverni Raid or Battle before the next Faction acts; the card bears no carnyx, so no second Phase follows."""
    game = start().play("Chance draw_card card A24\nChance draw_card card 2\nGermans action unshaded A24")
    while game.asked.startswith("Chance") or game.asked.split()[1] in ("loss", "agree_share", "share"):
        game.table.answer(game.options[0])
    assert game.asked == "Romans action"
    game.play("Romans action pass\nBelgae action pass\nAedui action pass\nChance draw_card card 3")
    assert sum(line.startswith("Arverni Phase: the Arverni are") for line in told(game)) == 1


def test_event_a27_four_tribes_and_six_warbands() -> None:
    """A Roman Ally at Volcae gives way; three Warbands each come to Pictones and Arverni. With nobody else near, the
    Arverni have no Region At War: they act as if they had, without Rally, and upon Frost without March."""
    game = at("""
        card = "A27"
        next = "Winter"
        [tribes]
        Volcae = "Romans"
        Pictones = "Aedui"
        Santones = "Dispersed"
    """).play("Germans action unshaded A27")

    assert [game.tribe(name) for name in ("Pictones", "Volcae", "Cadurci")] == ["Arverni"] * 3
    assert game.tribe("Santones") == "Dispersed"
    assert game.pieces("Pictones", "Arverni") == "3 Warbands"
    assert game.pieces("Arverni", "Arverni") == "3 Warbands"
    assert game.asked == "Aedui action"


def test_event_a27_as_if_at_war_they_march_on_the_aedui() -> None:
    """No Region At War, and no Target; but groups that can end Aedui Control go there (A6.2.2), and Ambush."""
    game = at("""
        card = "A27"
        [regions.Bituriges]
        Aedui = "2 Warbands"
    """).play("Germans action unshaded A27")

    assert game.control("Bituriges") != "Aedui"
    assert "Warband" in game.pieces("Bituriges", "Arverni")


def test_event_a27_upon_frost_nobody_marches() -> None:
    """A6.2.2 names the situation: WINTER shows, and the card does not speak of March."""
    game = at("""
        card = "A27"
        next = "Winter"
        [regions.Bituriges]
        Aedui = "2 Warbands"
    """).play("Germans action unshaded A27")

    assert game.pieces("Bituriges", "Arverni") == ""


def test_uprisings_effective_if_anybody_leaves_or_comes_or_acts() -> None:
    """With all Warbands on the map, no free Tribe and nobody to fight: nothing."""
    tribes = "".join(f'{name} = "Arverni"\n' for name in ("Pictones", "Santones", "Volcae", "Cadurci"))
    full = f'card = "A27"\nnext = "Winter"\n[regions.Arverni]\nArverni = "35 Warbands"\n[tribes]\n{tribes}'

    assert not is_effective(at(full), "Romans", "unshaded")
    assert is_effective(at(full.replace("35", "34")), "Romans", "unshaded")
    assert is_effective(at(full.replace('Volcae = "Arverni"', 'Volcae = "Subdued"')), "Romans", "unshaded")
    assert is_effective(at(full.replace('Volcae = "Arverni"', 'Volcae = "Romans"')), "Romans", "unshaded")
    assert is_effective(at(full.replace('bands"', 'bands"\nAedui = "1 Warband"')), "Romans", "unshaded")


def test_uprisings_effective_by_what_leaves_or_settles() -> None:
    """With all Warbands in Veneti, nobody At War and Frost: an Ally of others at these Tribes, or a free Tribe and an
    Ally Available."""
    own = 'Sequani = "Arverni"\nHelvetii = "Arverni"\nNori = "Arverni"\n'
    calm = f'card = "A24"\nnext = "Winter"\n[regions.Veneti]\nArverni = "35 Warbands"\n[tribes]\n{own}'
    more = "".join(
        f'{name} = "Arverni"\n' for name in ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae")
    )

    assert not is_effective(at(calm + 'Helvii = "Dispersed"'), "Romans", "unshaded")
    assert is_effective(at(calm + 'Helvii = "Romans"'), "Romans", "unshaded")
    assert is_effective(at(calm + 'Helvii = "Subdued"'), "Romans", "unshaded")
    assert not is_effective(at(calm + more + 'Bituriges = "Arverni"'), "Romans", "unshaded")


def test_event_a24_with_just_enough_nobody_is_asked() -> None:
    """Four Allies for four Tribes, six Warbands for three Regions."""
    names = ("Veneti", "Namnetes", "Pictones", "Santones", "Cadurci", "Volcae")
    tribes = "".join(f'{name} = "Arverni"\n' for name in names)
    text = f'card = "A24"\nnext = "Winter"\n[regions.Veneti]\nArverni = "29 Warbands"\n[tribes]\n{tribes}'
    game = at(text).play("Germans action unshaded A24")

    assert game.available("Arverni", "Allies") == game.available("Arverni", "Warbands") == 0
    assert game.asked.startswith(("Romans", "Chance"))
