"""What the catalogues of each language lack, and the beginning of a new one (docs/translating.md).

    python tools/words.py                       each language and catalogue: how many messages, how many to be mended
    python tools/words.py fr                    what is to be mended in French
    python tools/words.py fr web server         in these of its catalogues
    python tools/words.py --begin nl my-words   begin Dutch in the folder my-words/nl: every message, in English

ALESIA_WORDS=my-words is where this and the program look for languages beside their own. Nothing is missing, empty,
guessed or strange in a language that is done; what reads as in English is on the list in tools/wording/<language>.toml.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.wording.beginning import begin
from tools.wording.checks import catalogues, complaints, empty, forms, missing, others, same
from tools.wording.french import FRENCH, slips
from tools.wording.glossary import alike, other_words

from alesia.words.catalogue import languages

LINTS = {FRENCH: slips}  # what a language is checked for beside the rest
HEADS = ("messages", "missing", "empty", "as English", "amiss")
ROW = "{:<4} {:<24}" + " {:>11}" * len(HEADS)


def untranslated(domain: str, language: str) -> list[str]:
    return [key for key in same(domain, language) if key not in alike(language)]


def amiss(domain: str, language: str) -> list[str]:
    """All that is to be mended in a catalogue, a line each."""
    english = [f"as in English: {key}" for key in untranslated(domain, language)]
    words = [f"another word than the glossary has: {each}" for each in other_words(domain, language)]
    own = LINTS[language](domain) if language in LINTS else []
    return [*complaints(domain, language), *english, *words, *own]


def table() -> None:
    print(ROW.format("", "", *HEADS))
    for language in others():
        for domain in catalogues():
            found = (forms(domain, language), missing(domain, language), empty(domain, language))
            counts = [len(each) for each in (*found, untranslated(domain, language), amiss(domain, language))]
            print(ROW.format(language, domain, *counts))


def told(language: str, names: list[str]) -> int:
    found = [f"{domain}: {each}" for domain in names or catalogues() for each in amiss(domain, language)]
    print("\n".join(found) or "Nothing is amiss.")
    return bool(found)


def main() -> int:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("language", nargs="?", help="a language that there is")
    parser.add_argument("catalogue", nargs="*", help="some of its catalogues")
    parser.add_argument("--begin", nargs=2, metavar=("LANGUAGE", "FOLDER"), help="write a new language into a folder")
    given = parser.parse_args()
    if given.begin:
        written = begin(given.begin[0], Path(given.begin[1]))
        print("\n".join(map(str, written)) or "Every file is there already.")
        return 0
    if given.language is None:
        table()
        return 0
    if given.language not in languages() or set(given.catalogue) - set(catalogues()):
        parser.error(f"languages: {', '.join(others())}; catalogues: {', '.join(catalogues())}")
    return told(given.language, given.catalogue)


if __name__ == "__main__":
    sys.exit(main())
