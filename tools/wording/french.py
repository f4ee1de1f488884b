"""What is checked of French beside what is checked of every language: its typography, the grammar of its lines, and the
bounds and numbers of the handbook."""

import re
from collections import Counter
from collections.abc import Iterator

from tools.wording.checks import MARK, TYPED, forms, is_plain, missing, shape_amiss, texts

from alesia.words.catalogue import ENGLISH

FRENCH = "fr"


def slips(domain: str) -> list[str]:
    """All that is amiss in a catalogue, of what can be seen without facts; a line each."""
    found = [f"typography: {each}" for each in typography(domain)]
    found += [f"a number parted from what it counts: {key}" for key in loose_numbers(domain)]
    found += [f"more, or no more: {key}" for key in doubtful(domain)]
    if is_plain(domain) and not missing(domain, FRENCH) and not shape_amiss(domain, FRENCH):
        found += [f'"at least" in one language alone: {where}' for where in bounds_amiss(domain)]
        found += [f"other numbers: {where}" for where in numbers_amiss(domain)]
    return found


# ---- Typography

TWO_SPACES = re.compile(r"\S {2,}\S")  # but where the English is set in columns
TYPOGRAPHY = {
    "a plain space before a sign": re.compile(r" [:;!?»%](?=[\s).,]|$)"),
    "no space before a sign": re.compile(r"[^\s!?:;(«…\u00a0][;!?»](?=[\s).,]|$)|[^\s\u00a0]:(?=\s|$)"),
    "no no-break space after «": re.compile("«(?!\u00a0)"),
    "a straight quote": re.compile(r"['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "a plain space in a date": re.compile(r"\d av\.|\bav\. J"),
    "two spaces": TWO_SPACES,
    "a capital without its accent": re.compile(
        r"\b(?:E(?:tat|duen|vénement|ligib|lite|tape|galité|chec|burons|puis|limin)\w*|A (?:qui|quel\w*|vous|partir)\b)"
    ),
    "a no-break space after a number that counts nothing": re.compile(
        "[\\dX]\u00a0(?:ou|et|là|lors|pour|on|qui|celui|celle|restent|suffisent|doi(?:t|vent))\\b"
    ),
    "Embusquer with an object": re.compile(
        r"à Embusquer\b|\bEmbusqu(?:er|ent|ez) (?:partout )?(?:les|des|tous|ceux)\b"
    ),
    "oe not joined": re.compile(r"\b\w*(?:coeur|oeuvre|oeil|noeud|soeur)\w*"),
}
CODE = re.compile(r"`[^`]*`|pip install '\S+'|https?://\S+|\[/?[a-z ]+\](?=\S)")


def typography(domain: str) -> list[str]:
    """What is amiss in how the messages are written, each with its key."""
    found = []
    for key, said in forms(domain, FRENCH).items():
        if key.startswith(TYPED):
            continue
        aligned = any(TWO_SPACES.search(form) for form in forms(domain, ENGLISH).get(key, ()))
        rules = {fault: rule for fault, rule in TYPOGRAPHY.items() if not (aligned and rule is TWO_SPACES)}
        for text in [text for form in said for text in ([form] if is_plain(domain) else texts(form))]:
            found += [f"{key}: {fault}: {text}" for fault in faults(text, rules)]
    return found


def faults(text: str, rules: dict[str, re.Pattern[str]]) -> list[str]:
    text = CODE.sub("X", text)
    return [fault for fault, pattern in rules.items() if pattern.search(text)]


MORE_OR_NO_MORE = re.compile(r"plus d(?:e |’)")


def doubtful(domain: str) -> list[str]:
    """Options that begin with "plus de", which is "no more" as well as "more"."""
    options = {key: said for key, said in forms(domain, FRENCH).items() if key.startswith("option.")}
    return [key for key, said in options.items() if any(map(MORE_OR_NO_MORE.match, said))]


# ---- Grammar, of lines with their facts set in

ASPIRATE = "harcel|harcèl|harudes|hasard|haut|hors|huit|héros|hérald|hardi|halte|haie|hutte|hache"
FEMININE = "Légion|Citadelle|Perte|Région|Ressource|Tribu|Cité|Compétence|Faction|Bataille|Marche|Saisie|pièce|carte"
MASCULINE = "Guerrier|Auxiliaire|Allié|Fort|Chef|Ordre|Événement|Raid|Ralliement|Recrutement|Repli|groupe|bloc"
COUNTED = f"(?:{FEMININE}|{MASCULINE}|pas|touche)"
GRAMMAR_RULES = {
    "de or à not joined to its article": re.compile(
        r"(?<![\w’-])(?:[Dd]e|[ÀAà]) les?(?= )(?! \w*(?:er|ir|re|oir)\b)(?! y\b)", re.UNICODE
    ),
    "no elision": re.compile(
        r"(?<![\w’-])(?:[LlDdNnSsJjMmTt]e|[Ll]a|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) "
        rf"(?!(?:{ASPIRATE}|onz|oui\b|un\b|1er|y[A-Z]))[aeiouyhàâéèêëîïôûœ]",
        re.IGNORECASE,
    ),
    "an elision too many": re.compile(rf"(?<!\w)[ldnsLDNS]’(?=[bcdfgjklmnpqrstvwxzç ]|(?:{ASPIRATE}))", re.IGNORECASE),
    "un before a feminine": re.compile(rf"\b[Uu]n (?:{FEMININE})\b"),
    "une before a masculine": re.compile(rf"\b[Uu]ne (?:{MASCULINE})\b"),
    "a plural after 0 or 1": re.compile(rf"(?<![\d,.\u00a0-])[01][ \u00a0]{COUNTED}s\b"),
    "a singular after a number": re.compile(rf"(?<![\d,.-])(?:[2-9]|[1-9]\d+)[ \u00a0](?!pas){COUNTED}\b(?!s)"),
    "a word twice": re.compile(
        r"(?<![\w’-])(?:(les|des|de|du|la|le|chez|vers|en|par|à) \1|de (?:des|du)|des les|(?:vers|à) chez)\b"
    ),
    "a Tribe of a Colony": re.compile(r"Tribu de la Colonie"),
    "a hole": re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b| [,.)]|\( |\.\.(?!\.)"),
    "English": re.compile(
        r"\b(?:the|of|in|from|with|to|and|Warbands?|Auxilia|Legions?|Citadels?|Leader|Ally|Allies)\b"
    ),
}


LOOSE = re.compile(rf"\{{(\w+)(?::num)?\}} \{{\1:n:|(?<![\d.,(–-])\b\d+ {COUNTED}s?\b|\{{\w+\}} (?!pas){COUNTED}s\b")


def loose_numbers(domain: str) -> list[str]:
    """Messages where a line may end between a number and what it counts."""
    french = forms(domain, FRENCH).items()
    return [key for key, said in french if not key.startswith(TYPED) and any(LOOSE.search(form) for form in said)]


def grammar(line: str) -> list[str]:
    return [fault for fault, pattern in GRAMMAR_RULES.items() if pattern.search(line)]


def untranslated(line: str, names: set[str]) -> list[str]:
    """The English names that stand in a line."""
    return sorted(name for name in names if name in line and re.search(rf"\b{re.escape(name)}\b", line))


def english_names(domain: str) -> set[str]:
    """Identifiers of things that are called otherwise in French."""
    things = [(key.split(".", 2), said[0]) for key, said in forms(domain, FRENCH).items() if key.count(".") >= 2]
    called = {said for _, said in things}
    return {parts[2] for parts, said in things if parts[0] == "noun" and parts[2] != said} - called


# ---- Bounds and numbers, clause by clause of the handbook

AT_LEAST = {ENGLISH: re.compile(r"\bat least\b", re.I), FRENCH: re.compile(r"\bau moins\b", re.I)}
NUMBER = re.compile(r"\d+(?:\.\d+)*(?:-\d)?|[a-z]+")
COUNTING = {  # from three on: "both", "twice", "halve" and articles are told in many ways
    ENGLISH: ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    FRENCH: ["trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
}


def bounds_amiss(domain: str) -> list[str]:
    """Clauses with "at least" in one language alone."""
    return [where for where, one, other in _clauses(domain) if at_least(one, ENGLISH) != at_least(other, FRENCH)]


def numbers_amiss(domain: str) -> list[str]:
    """Clauses with other numbers, or other paragraphs referred to, than in English."""
    return [where for where, one, other in _clauses(domain) if numbers(one, ENGLISH) != numbers(other, FRENCH)]


def _clauses(domain: str) -> Iterator[tuple[str, str, str]]:
    """The clauses of the handbook with their marks, in both languages."""
    french = forms(domain, FRENCH)
    for key, (english, *_) in forms(domain, ENGLISH).items():
        clauses = zip(["", *MARK.findall(english)], MARK.split(english), MARK.split(french[key][0]), strict=True)
        yield from ((f"{key} {mark}".strip(), one, other) for mark, one, other in clauses)


def at_least(clause: str, language: str) -> int:
    return len(AT_LEAST[language].findall(clause))


def numbers(clause: str, language: str) -> Counter[str]:
    told = dict(zip(COUNTING[language], map(str, range(3, 13)), strict=True))
    found = [told.get(each, each) for each in NUMBER.findall(clause.lower())]
    return Counter(each for each in found if each[0].isdigit() and each not in ("1", "2"))
