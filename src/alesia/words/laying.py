"""The form of a position in words: what each field, place and value is called."""

from typing import Any

from alesia.kernel.ask import Noun
from alesia.kernel.form import Field, Form, Group, Moment, Value
from alesia.words.catalogue import ENGLISH, Catalogue, catalogue, domain_of
from alesia.words.hands import SUFFIX

Json = dict[str, Any]


def form_words(form: Form, game: str, language: str = ENGLISH) -> Json:
    """As a page needs it: groups of fields, and the values by the names of their stocks."""
    words = catalogue(domain_of(game) + SUFFIX, language)
    return {
        "groups": [_group(words, group) for group in form.groups],
        "moments": [_moment(words, moment) for moment in form.moments],
        "stocks": {name: [_value(words, each) for each in values] for name, values in form.stocks.items()},
    }


def _group(words: Catalogue, group: Group) -> Json:
    place = None if group.place is None else str(group.place.option)
    return {"label": words.spoken(group.label), "place": place, "fields": [_field(words, f) for f in group.fields]}


def _field(words: Catalogue, field: Field) -> Json:
    facts = {"field": field.ident, "kind": str(field.kind), "label": words.spoken(field.label)}
    numbers = {"low": field.low, "high": field.high}
    return {**facts, **numbers, "stock": field.stock, "default": field.default, "pool": field.pool}


def _moment(words: Catalogue, moment: Moment) -> Json:
    sides, acts = ([_named(words, each) for each in names] for names in (moment.sides, moment.acts))
    return {
        "word": moment.word,
        "label": words.spoken(moment.label),
        "sides": sides,
        "acts": acts,
        "place": moment.has_place,
    }


def _named(words: Catalogue, noun: Noun) -> Json:
    return {"word": noun.name, "name": words.spoken(noun)}


def _value(words: Catalogue, value: Value) -> Json:
    return {"word": value.word, "name": words.spoken(value.fact), "most": value.most}
