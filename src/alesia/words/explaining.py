"""How a non-player came to what it did, told so that it can be checked against the paper flowchart."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import NamedTuple

from alesia.kernel.ask import Noun, Option
from alesia.kernel.walk import Step, Throw, Walk
from alesia.kernel.word import Phrase, Word
from alesia.nonplayers.ways import Way
from alesia.table import Advice
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of, is_there, read
from alesia.words.numerals import listed
from alesia.words.words import FALLING_SKY, SILENCE, option_text, prompt, seat, thing, variants

SUFFIX = "_nonplayers"
COLON = re.compile(r"\s*:(?:\s|$)")
STRATEGIST = "strategist"  # the catalogue of those who choose among the plans of non-players, in every game
AGAIN = ("did", "pick", "roll")  # what may happen twice in the same way; reasons are told once
ANEW = ("winter_campaign",)  # deeds after which the flowchart is walked from its start, and told so
# Asked piece by piece while there is a choice, and then no more: how often they were asked is not how many there were.
UNNUMBERED = "_"  # in the name of a box that has no number on its chart
UNCOUNTED = ("loss", "raid", "scouted")
# What the deed after it tells as well: from where and to where so many go.
FULLER = {
    "march_to": ("march_number",),
    "quarters_from": ("quarters_to", "quarters_number"),
    "quarters_to": ("quarters_number",),
    "scout_from": ("scout_number", "scout_piece"),
    "scout_to": ("scout_number", "scout_piece"),
    "to_provincia": ("quarters_number",),
}


class Told(NamedTuple):
    """A step of the walk and its sentence."""

    step: Step
    text: str
    charts: str = ""
    times: int = 1


def explain_lines(walk: Walk, game: str = FALLING_SKY, language: str = ENGLISH) -> list[tuple[str, str]]:
    """The walk step by step: the rule of each, and its words."""
    return [(told.step.rule, told.text) for told in explained(walk, game, language)]


def explained(walk: Walk, game: str = FALLING_SKY, language: str = ENGLISH) -> list[Told]:
    """Each reason once, deeds in a row that read the same as one; steps that need no words are left out."""
    found: list[Told] = []
    said: set[object] = set()
    words = words_of(game, language, walk.charts)
    for part in _parts(walk):
        every = [Told(step, _words(words, step, walk.seat, game), walk.charts) for step in part]
        lines = [told for told in every if told.text != SILENCE]
        texts = tuple(told.text for told in lines)
        if part[0].kind != "box":
            found += [told for told in lines if told.step.kind in AGAIN or told.text not in said]
        elif texts not in said:
            found += lines
        said |= {texts, *texts}
        if part[-1].key in ANEW:
            said.clear()
    return _counted(_once(found), words)


def _once(found: list[Told]) -> list[Told]:
    """Without deeds that the next one tells as well, and more."""
    kept: list[Told] = []
    for told in reversed(found):
        after = kept[-1].step if kept and kept[-1].step.kind == "did" else None
        if told.step.kind != "did" or after is None or after.key not in FULLER.get(told.step.key, ()):
            kept.append(told)
    return kept[::-1]


def _parts(walk: Walk) -> list[list[Step]]:
    """A box with what was weighed in it is one part: taken up again with other figures, it is told again as a whole."""
    parts: list[list[Step]] = []
    for step in walk:
        if not parts or step.kind in ("box", "did") or parts[-1][-1].kind == "did":
            parts.append([])
        parts[-1].append(step)
    return parts


def _counted(found: Iterable[Told], words: Catalogue) -> list[Told]:
    """Deeds in a row that read the same are one line: "(3 times)"."""
    rows: list[Told] = []
    for told in found:
        if rows and told.step.kind == "did" and rows[-1].text == told.text:
            rows[-1] = rows[-1]._replace(times=rows[-1].times + (told.step.key not in UNCOUNTED))
        else:
            rows.append(told)
    return [_with_times(told, words) for told in rows]


def _with_times(told: Told, words: Catalogue) -> Told:
    return told if told.times == 1 else told._replace(text=words.text("explain.times", told.text, told.times))


def explain_short(walk: Walk, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """The boxes alone, by name and answer, each once; empty if there was no flowchart to walk."""
    words = words_of(game, language, walk.charts)
    boxes = [words.text("explain.short", step.key, step.facts[0]) for step in walk if step.kind == "box"]
    return ", ".join(dict.fromkeys(boxes))


def has_reasons(walk: Walk) -> bool:
    """Whether there is more to tell than what was done."""
    return any(step.kind != "did" for step in walk)


@cache
def words_of(game: str, language: str = ENGLISH, charts: str = "") -> Catalogue:
    """The words of the non-players, and of the game for its questions and answers; of charts that lie beneath its own
    their sentences, too: in the second half of The Gallic War those of Falling Sky."""
    main, own = catalogue(domain_of(game), language), catalogue(domain_of(game) + SUFFIX, language)
    source = None if language == ENGLISH else words_of(game, ENGLISH, charts)
    forms = {**catalogue(STRATEGIST, language).forms, **main.forms, **own.forms}
    if charts:
        domain = domain_of(charts) + SUFFIX
        anew = read(domain, ENGLISH)[0]
        theirs = read(domain, language)[0] if is_there(domain, language) else {}
        forms = {**{msgid: said for msgid, said in forms.items() if not _is_said_by(anew, msgid)}, **theirs}
    return Catalogue(forms, own.plural, language, source)


def _is_said_by(forms: Collection[str], msgid: str) -> bool:
    """Whether they have the message, or that of which it is a special case (toll.allies.Germans)."""
    parts = msgid.split(".")
    return any(".".join(parts[:n]) in forms for n in range(len(parts), 0, -1))


def _words(words: Catalogue, step: Step, who: str, game: str) -> str:
    match step.kind:
        case "box":
            return _box(words, step)
        case "check":
            return words.text("explain.check", words.text(step.key, *step.facts[1:]), step.facts[0])
        case "did":
            deed = deed_of(words, step, who, game)
            return deed if deed == SILENCE else words.text("explain.did", deed)
        case "pick":
            candidates, picked, dice = step.facts
            return words.text(
                "explain.pick", _list(words, candidates), _name(words, picked), ", ".join(_names(words, dice))
            )
        case "equal":
            names = listed_once(words, step.facts[0])
            return words.text("explain.equal", ", ".join(names)) if len(names) > 1 else SILENCE
        case "priority":
            return _priority(words, step)
        case "reckoning":
            return _reckoning(words, step)
        case "plan":
            return _plan(words, step, who, game)
        case "varied":
            key, *facts = step.facts
            deed = deed_of(words, Step("did", str(key), step.rule, tuple(facts)), who, game)
            return deed if deed == SILENCE else words.text(step.key, deed)
        case "line":
            return words.text(step.key, ", ".join(_begun(words, deed, step.rule, game) for deed in step.facts))
        case "roll":
            return words.text("explain.roll", words.text(step.key), step.facts[0])
    return words.text(step.key, *step.facts)


def _plan(words: Catalogue, step: Step, who: str, game: str) -> str:
    """A plan that a strategist weighed, and what it came to."""
    way, *facts = step.facts
    assert isinstance(way, Way)
    return words.text(step.key, way_text(words, way, step.rule, who, game), *facts)


def way_text(words: Catalogue, way: Way, rule: str, who: str, game: str) -> str:
    """What could be begun: by the box that knows it, or by the answer that begins it."""
    plan = _named(words, way, rule, who, game)
    told = words.text("strategist.box", way.box, plan) if words.has(f"box.{way.box}") else plan
    return words.text("strategist.rank", told, way.rank + 1) if way.rank else told


def _named(words: Catalogue, way: Way, rule: str, who: str, game: str) -> str:
    """The same without the name of the box, which only the flowchart knows; some are named by the whole answer."""
    own = next((msgid for msgid in (f"way.{way.box}", f"way.{way.option.verb}") if words.has(msgid)), "")
    if own:
        return words.text(own, _answer(words, who, way.key, way.option, rule, game))
    msgid = f"box.{way.box}"
    return words.text(msgid) if words.has(msgid) else _beginning(words, who, way.key, way.option, rule, game)


def _answer(words: Catalogue, who: str, key: str, option: Option, rule: str, game: str) -> str:
    return option_text(_Answered(who, key, rule, (option,), ()), option, game, words.language)


def _beginning(words: Catalogue, who: str, key: str, option: Option, rule: str, game: str) -> str:
    """An answer without what explains it."""
    return COLON.split(_answer(words, who, key, option, rule, game), maxsplit=1)[0]


def advice_text(advice: Advice, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """A plan worth considering, with the chance to win."""
    words = words_of(game, language)
    plan = _named(words, advice.way, advice.rule, advice.seat, game)
    return words.text("strategist.advice", plan, round(100 * advice.chance))


def _begun(words: Catalogue, deed: object, rule: str, game: str) -> str:
    """Who began what."""
    assert isinstance(deed, tuple)
    who, key, option = deed
    return words.text("strategist.begun", who, _beginning(words, who, key, option, rule, game))


def _priority(words: Catalogue, step: Step) -> str:
    """Silent where it tells ways apart that have the same name."""
    candidates, left, *_ = step.facts
    before, after = _list(words, candidates), _list(words, left)
    if before == after:
        return SILENCE
    if not (pairs := figures_of(words, step)):
        return words.text("explain.priority", words.text(step.key), before, after)
    stood = ", ".join(f"{name} {figure}" for name, figure in pairs)
    return words.text("explain.priority.figures", words.text(step.key), stood, after)


def figures_of(words: Catalogue, step: Step) -> list[tuple[str, str]]:
    """The candidates of a priority with how well each met it, each pair once; none where that is not told."""
    candidates, _, *scores = step.facts
    key = next((f"{step.key}.{each}" for each in FIGURES if words.has(f"{step.key}.{each}")), None)
    if key is None:
        return []
    figures = [words.text(key, abs(n) if key.endswith(COUNT) else n) for n in _numbers(*scores)]
    return list(dict.fromkeys(zip(_names(words, candidates), figures, strict=True)))


# How a score is told beside each candidate: as a number (the least first is scored below zero), or as a margin.
COUNT, MARGIN = "count", "margin"
FIGURES = (COUNT, MARGIN)


def _numbers(scores: object = ()) -> list[int]:
    assert isinstance(scores, tuple)
    return [int(n) for n in scores]


def _box(words: Catalogue, step: Step) -> str:
    """A diamond with its answer; a box that was done, or why it was not."""
    sentence = words.text(f"box.{step.key}")
    if sentence.endswith("?"):
        return words.text("explain.diamond", step.key, sentence, step.facts[0])
    if len(step.facts) == 1:
        return words.text("explain.box", step.key, sentence, step.facts[0])
    _, verdict, reason, *facts = step.facts
    return words.text(f"explain.box.{verdict}", step.key, sentence, words.text(str(reason), *facts))


# ---- deeds ------------------------------------------------------------------------------------------------------


class _Answered(NamedTuple):
    """A question with the answer that it was given, for its words."""

    who: str
    key: str
    rule: str
    options: tuple[Option, ...]
    about: tuple[object, ...]


def deed_of(words: Catalogue, step: Step, who: str, game: str) -> str:
    """As a statement if there is one; else the question as a person is asked it, and the answer; where even that
    would tell too much, the answer alone."""
    option, *about = step.facts
    assert isinstance(option, Option)
    ask = _Answered(who, step.key, step.rule, (option,), tuple(about))
    answer = option_text(ask, option, game, words.language)
    if not words.has("explain.answered"):
        return answer
    found = words.first(variants(f"did.{step.key}", option.verb, option.noun, *about, step.rule))
    if found is not None:
        return words.text(found, thing(option), *about, who=seat(who), option=answer)
    return words.text("explain.answered", prompt(ask, game, words.language), answer)


# ---- Battles ----------------------------------------------------------------------------------------------------


def _reckoning(words: Catalogue, step: Step) -> str:
    """What a Battle would bring if the Defender stands, if it Retreats, and what is made of that."""
    region, attacker, defender, manner, stand, leave, verdict, *group = step.facts
    manners = {"besiege": f"{step.key}.besiege", "lent": f"{step.key}.lent"}
    plain = f"{step.key}.group" if group else step.key
    key = manners.get(str(manner), f"{step.key}.ambush") if manner else plain
    sides = (defender, attacker)
    first = words.text(key, region, attacker, defender, manner, *_tolls(words, stand, sides), *group)
    second = ""
    if leave is not None:
        second = words.text(f"{step.key}.retreat", attacker, defender, *_tolls(words, leave, sides))
    return words.text("explain.reckoned", first, second, words.text(str(verdict), attacker, defender))


def _tolls(words: Catalogue, course: object, losers: tuple[object, ...]) -> tuple[str, ...]:
    assert isinstance(course, tuple)
    return tuple(_toll(words, toll, loser) for toll, loser in zip(course, losers, strict=True))


def _toll(words: Catalogue, toll: object, loser: object) -> str:
    """So many Losses, and what matters among them: "4 (2 Legions, the Leader)"; in the words for a Faction, if it has
    its own."""
    assert isinstance(toll, tuple)
    losses, *kinds = toll
    keys = [words.first(variants(f"toll.{kind}", loser)) or f"toll.{kind}" for kind in TOLLS]
    named = [words.text(key, n) for key, n in zip(keys, kinds, strict=True) if n]
    return words.text("toll.of", losses, ", ".join(named)) if named else str(losses)


TOLLS = ("legions", "leader", "allies", "strongholds")


# ---- dice -------------------------------------------------------------------------------------------------------


def throw_text(throw: Throw, game: str = FALLING_SKY, language: str = ENGLISH) -> str:
    """What a die is for, and what each face means; a box without a number is told in its words."""
    words = words_of(game, language, throw.charts)
    told = _faces(words, throw) if throw.faces else words.text(throw.key)
    if words.has(f"box.{throw.box}") and UNNUMBERED in throw.box:
        return words.text("throw.within", told, words.text(f"box.{throw.box}").rstrip("."))
    return words.text("throw.box", throw.box) + told if throw.box else told


def _faces(words: Catalogue, throw: Throw) -> str:
    faces = [words.text("throw.faces", _span(low, high), _list(words, what)) for low, high, what in throw.faces]
    last = throw.faces[-1][1]
    spare = [words.text("throw.again", _span(last + 1, 6))] if last < 6 else []
    return words.text("phrase.semicolon").join([*faces, *spare])


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


# ---- lists ------------------------------------------------------------------------------------------------------


def _list(words: Catalogue, things: object) -> str:
    return ", ".join(listed_once(words, things))


def listed_once(words: Catalogue, things: object) -> list[str]:
    """Each name once: what is chosen between may be several ways to the same place."""
    return list(dict.fromkeys(_names(words, things)))


def _names(words: Catalogue, things: object) -> list[str]:
    return [_name(words, each) for each in things] if isinstance(things, tuple) else [_name(words, things)]


def _name(words: Catalogue, each: object) -> str:
    """Several that are chosen together stand with "and" between them; none is a dash; a plan says itself what it is."""
    if isinstance(each, list | tuple) and type(each) in (list, tuple):
        return listed([_name(words, one) for one in each], words.language) or "-"
    if isinstance(each, Option):
        return words.spoken(thing(each)) if each.noun is not None else _verb(words, each.verb)
    if not isinstance(each, Noun | Word | Phrase) and hasattr(each, "phrase"):
        return _name(words, each.phrase)
    return words.spoken(each) if isinstance(each, Noun | Word | Phrase) else str(each)


def _verb(words: Catalogue, verb: str) -> str:
    return words.text(f"option.{verb}") if words.has(f"option.{verb}") else verb.replace("_", " ")
