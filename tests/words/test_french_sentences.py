"""Sentences that French cannot make by setting names into English ones: each once, with things that show it."""

import pytest

import alesia
from alesia.games.falling_sky.components import (
    AEDUI,
    ARVERNI,
    BELGAE,
    CARD,
    HIDDEN,
    LEGION,
    REGION,
    REVEALED,
    ROMANS,
    TRIBE,
    piece,
)
from alesia.kernel.ask import Option
from alesia.kernel.game import LogEntry
from alesia.kernel.word import Word
from alesia.table import TableAsk
from alesia.words import log_line, option_heading, option_text, prompt
from alesia.words.catalogue import catalogue

FRENCH = "fr"
AUXILIA, COHORTS, WARBANDS = piece(ROMANS, HIDDEN), piece(ROMANS, LEGION), piece(AEDUI, REVEALED)
CARNUTES, EDUENS, PROVINCE = REGION["Carnutes"], REGION["Aedui"], REGION["Provincia"]


def ask(who: str, key: str, rule: str, *about: object) -> TableAsk:
    return TableAsk(who, key, rule, (Option("region", "Aedui"),), about)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (ask("Aedui", "action", "2.3.4"), "Les Éduens peuvent agir."),
        (ask("Romans", "recruit", "3.2.1", EDUENS), "Recrutement chez les Éduens :"),
        (ask("Romans", "recruit", "3.2.1", REGION["Britannia"]), "Recrutement en Bretagne :"),
        (
            ask("Romans", "march_number", "3.2.2", REGION["Atrebates"], PROVINCE, AUXILIA),
            "Marche de chez les Atrébates vers la Province : combien d’Auxiliaires Cachés ?",
        ),
        (
            ask("Belgae", "harass", "3.2.2", ROMANS, CARNUTES, 2),
            "(2 Pertes)",
        ),
        (
            ask("Aedui", "marched", "4.4.2", REGION["Sequani"], AUXILIA),
            "Manipuler chez les Séquanes : l’Auxiliaire Caché",
        ),
        (
            ask("Romans", "loss_roll", "3.2.4", ROMANS, REGION["Nervii"], COHORTS, 3),
            "Perte des Romains chez les Nerviens : Légion (1-3",
        ),
        (ask("Aedui", "retreat_to", "3.3.4", EDUENS), "Repli de chez les Éduens : vers quelle Région ?"),
        (ask("Romans", "disperse", "3.2.3", PROVINCE), "Saisie en Province : quelle Tribu Soumise Disperser ?"),
    ],
    ids=lambda each: each.key if isinstance(each, TableAsk) else "",
)
def test_questions(question: TableAsk, said: str) -> None:
    assert said in prompt(question, language=FRENCH).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("question", "option", "said"),
    [
        (ask("Romans", "command", "3.2.1"), Option("recruit", "Aedui"), "Recruter chez les Éduens"),
        (ask("Belgae", "raid", "3.3.3", CARNUTES), Option("take_from", "Belgae"), "prendre 1 Ressource aux Belges"),
        (
            ask("Aedui", "suborn_what", "4.4.2", CARNUTES),
            Option("remove", "Hidden Germanic Warband"),
            "éliminer un Guerrier Germanique Caché (1 Ressource)",
        ),
    ],
)
def test_options(question: TableAsk, option: Option, said: str) -> None:
    assert said in option_text(question, option, language=FRENCH).replace("\u00a0", " ")


def test_a_heading_is_whole_by_itself() -> None:
    """The names below it are none of its words."""
    assert option_heading(ask("Romans", "command", "3.2.1"), "recruit", language=FRENCH) == "Région où Recruter"


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        (
            "event",
            (ARVERNI, CARD[33], Word("side", "shaded")),
            "33 Chute de l’Aigle",
        ),
        (
            "pay",
            (ARVERNI, 1, Word("command", "Rally"), REGION["Arverni"]),
            "Les Arvernes paient 1 Ressource : Ralliement chez les Arvernes.",
        ),
        ("place_leader", (BELGAE, REGION["Treveri"]), "Le Chef Belge apparaît chez les Trévires."),
        ("place_citadel", (AEDUI, TRIBE["Carnutes"]), "Les Éduens élèvent une Citadelle à Cénabum (Carnutes)."),
        (
            "place_ally",
            (BELGAE, TRIBE["Morini Colony"]),
            "Les Belges gagnent un Allié dans la Colonie des Morins (Morins).",
        ),
        (
            "lost",
            (REGION["Mandubii"], TRIBE["Senones"], 1, ARVERNI),
            "Les Arvernes perdent la Tribu des Sénons (Mandubiens), désormais Soumise.",
        ),
        ("disperse", (TRIBE["Eburones"],), "La Tribu des Éburons (Nerviens) est Dispersée."),
        ("absorbed", (ROMANS, REGION["Ubii"], COHORTS, 5), "Jet de 5 : la Légion chez les Ubiens tient bon."),
        ("gave_way", (ROMANS, REGION["Morini"], 2, COHORTS), "Les Romains perdent une Légion chez les Morins."),
        (
            "gave_way",
            (ROMANS, REGION["Atrebates"], Word("how", "retreat"), COHORTS, PROVINCE),
            "Les Romains Replient une Légion de chez les Atrébates vers la Province.",
        ),
        (
            "quarters_roll",
            (ROMANS, REGION["Treveri"], COHORTS, 2),
            "jet de 2 pour une Légion chez les Trévires : perte",
        ),
        (
            "relocate",
            (AEDUI, REGION["Arverni"], REGION["Cisalpina"], WARBANDS, 3),
            "Les Éduens se replacent de chez les Arvernes vers la Gaule Cisalpine : 3 Guerriers Éduens Révélés.",
        ),
        (
            "victory_check",
            (((Word("seat", "Aedui"),), 3), ((Word("seat", "Romans"), Word("seat", "Belgae")), -2)),
            "Marges de victoire : Éduens +3, Romains+Belges −2.",
        ),
        (
            "civil_war",
            (1,),
            "encart des Légions en compte 1",
        ),
        ("senate", (14, 0, True), "Sénat : Adulation Ferme (score Romain : 14)."),
    ],
    ids=lambda each: each if isinstance(each, str) and each.islower() else "",
)
def test_the_log(key: str, facts: tuple[object, ...], said: str) -> None:
    assert said in log_line(LogEntry(key, "1.0", facts), language=FRENCH).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("turn", "Tour 1 (58 av. J.-C.)."),
        ("activated", "Les Vénètes deviennent alliés du Romain."),
        ("move", "Romain : 1 bloc gris de chez les Vénètes vers les Pictons."),
        ("harvest", "Récolte : mauvaise (dé 1), limite de garnison 1."),
        ("eliminated", "Les Ménapiens sont éliminés."),
    ],
)
def test_the_log_of_the_gallic_war(key: str, said: str) -> None:
    """The first of each kind in a game."""
    table = alesia.new("gallic-war", "gallic-war", 1, {"Roman": "random", "Barbarian": "random"})
    entry = next(entry for entry in table.log if entry.key == key)

    assert said in log_line(entry, "gallic-war", FRENCH).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("domain", "key", "facts", "said"),
    [
        (
            "falling_sky",
            "result.threshold",
            ((Word("seat", "Arverni"), Word("seat", "Belgae")),),
            "Arvernes et Belges",
        ),
        (
            "gallic_war",
            "log.show_vercingetorix",
            (Word("unit", "Vercingetorix"), Word("area", "Helvetii")),
            "est chez les Helvètes",
        ),
        ("gallic_war_board", "board.blank", (3, Word("unit", "grey")), "3 blocs gris"),
        ("report", "plot.finals.seat", ("Éduens", 3.24, -4, 9), "Éduens : moyenne 3,2"),
        ("report", "uses.many.details", (1234, "cartes"), "Liste complète : cartes (1 234)"),
        (
            "terminal",
            "cli.hand_over",
            (Word("seat", "Roman"),),
            "la main au Romain",
        ),
        (
            "terminal",
            "cli.hand_over",
            (Word("seat", "Romans"),),
            "la main aux Romains",
        ),
    ],
)
def test_other_messages(domain: str, key: str, facts: tuple[object, ...], said: str) -> None:
    assert said in catalogue(domain, FRENCH).text(key, *facts).replace("\u00a0", " ")
