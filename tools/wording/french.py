"""What is checked of French beside what is checked of every language: its typography, and the grammar of its lines."""

import re

from tools.wording.checks import TYPED, forms, is_plain, texts

from alesia.words.catalogue import ENGLISH

FRENCH = "fr"

# ---- Typography

TWO_SPACES = re.compile(r"\S {2,}\S")  # but where the English is set in columns
TYPOGRAPHY = {
    "a plain space before a sign": re.compile(r" [:;!?»%](?=[\s).,]|$)"),
    "no space before a sign": re.compile(r"[^\s!?:;(«…\u00a0][;!?»](?=[\s).,]|$)|[^\s\u00a0]:(?=\s|$)"),
    "no no-break space after «": re.compile("«(?!\u00a0)"),
    "a straight quote": re.compile(r"['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "two spaces": TWO_SPACES,
    "a capital without its accent": re.compile(
        r"\b(?:E(?:tat|duen|vénement|ligib|lite|tape|galité|chec|burons|puis|limin)\w*|A (?:qui|quel\w*|vous|partir)\b)"
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
        r"(?<![\w’-])(?:(les|des|de|du|la|le|chez|vers|en|par|à) \1|de (?:des|du)|des les|vers chez)\b"
    ),
    "a hole": re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b| [,.)]|\( |\.\.(?!\.)"),
    "English": re.compile(
        r"\b(?:the|of|in|from|with|to|and|Warbands?|Auxilia|Legions?|Citadels?|Leader|Ally|Allies)\b"
    ),
}


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
