/**
 * The words of the pages in the language of the guest. They are fetched before anything is drawn, so that a page that
 * imports this has them; what another language lacks, the server gives in English.
 *
 * A message may hold {0} (a fact), {0:n:card|cards} (by the plural rule of the language), {0:no|yes} (by number or truth),
 * {0:seat} (the name of a seat) and {0:the}, {0:The}, {0:of}, {0:to} (the same in a case, in languages that have some).
 * Where it has plural forms, its first number chooses.
 */

import { get, getOnce, language, wordRefusals } from "./api.js";

export { language };

const TRIES = 3;
const PAUSE = 1000;
const FIELD = /\{(\d+)(?::([^}]*))?\}/;

const plural = new Intl.PluralRules(language);
const figures = new Intl.NumberFormat(language);
const lists = new Intl.ListFormat(language);

const { words, languages, plural: places } = await fetched(TRIES);

/** The languages that there are, by what they call themselves. */
export { languages };

async function fetched(tries) {
  try {
    return await get("/words/web");
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((done) => setTimeout(done, PAUSE));
    return fetched(tries - 1);
  }
}

wordRefusals(t);

/** The message of a key with its facts set in. */
export function t(key, ...facts) {
  return told(key, ...facts).join("");
}

/** The same as pieces, of which the facts may be elements of the page. */
export function told(key, ...facts) {
  const [first, ...rest] = formOf(words[key] ?? "", facts).split(FIELD);
  const pieces = [first];
  for (let k = 0; k < rest.length; k += 3) pieces.push(spoken(facts[rest[k]], rest[k + 1]), rest[k + 2]);
  return pieces;
}

/** The more special of two keys, where there is a message of it: "web.standing.thinking.Roman". */
export const special = (key, id) => (has(`${key}.${id}`) ? `${key}.${id}` : key);

/** Whether there is a message of this key. */
export const has = (key) => key in words;

function formOf(message, facts) {
  return Array.isArray(message) ? byPlural(message, facts.find((fact) => typeof fact === "number") ?? 1) : message;
}

const byPlural = (forms, n) => forms[places[plural.select(n)]] ?? forms.at(-1);

function spoken(fact, how) {
  if (how === undefined) return typeof fact === "number" ? number(fact) : fact;
  if (how.startsWith("n:")) return byPlural(how.slice(2).split("|"), fact);
  if (how.includes("|")) return how.split("|")[Number(fact)];
  const seat = inCase(fact, how.toLowerCase());
  return how === how.toLowerCase() ? seat : capital(seat);
}

/** A figure at the end of a part of a sentence stays with the word before it: "Helvetii 1, Helvetii 2?" */
export const joined = (words) => words.replace(/(?<=[\p{L}:]) (?=\d+\s?(?:[,.;:?!]|$))/gu, "\u00a0");

/** A number as the language writes it; the thousands stand apart by a plain no-break space. */
export const number = (n) => figures.format(n).replaceAll("\u202f", "\u00a0");

/** Several things within a sentence. */
export const listed = (things) => lists.format(things);

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/* ---- The names of things in a game */

const names = new Map(); // "region Aedui": {name, sign, cases}

/** Fetch the names of a game; without them its own identifiers stand. */
export async function learnNames(game) {
  const found = await getOnce(`/games/${game}/words`).catch(() => ({}));
  for (const [kind, things] of Object.entries(found.names ?? {}))
    for (const [id, thing] of Object.entries(things)) names.set(`${kind} ${id}`, thing);
}

/** The name of a thing: of "region" and "Aedui". */
export const nameOf = (kind, id) => names.get(`${kind} ${id}`)?.name ?? String(id);

/** The name of a place as the map knows it: "region Aedui". */
export const nameOfPlace = (place) => names.get(place)?.name ?? place.slice(place.indexOf(" ") + 1);

/** The name of a seat, or of a Faction that nobody plays. */
export const seatName = (id) => seat(id)?.name ?? id;

/**
 * Somebody by the seats that he has, one after the other.
 * @param {Object<string, string>} heirs seats in which somebody goes on who began in another, each with that one
 */
export function personName(heirs, id) {
  const later = Object.keys(heirs).find((heir) => heirs[heir] === id);
  return later ? t("web.then", id, later) : seatName(id);
}

const seat = (id) => names.get(`seat ${id}`) ?? names.get(`faction ${id}`) ?? names.get(`side ${id}`);

const inCase = (id, how) => seat(id)?.cases?.[how] ?? seatName(id);

/** The two letters by which a seat or a Faction is known. */
export const codeOf = (id) => seat(id)?.sign ?? id.slice(0, 2);
