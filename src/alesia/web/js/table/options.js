/** How the options of a question are laid out: in groups, each with a key. */

import { capital } from "../words.js";

/**
 * @typedef {import("./state.js").Option} Option
 * @typedef {{label: string, key: string|null, on: {sweep?: string, times?: number}}} More  an answer that goes on by itself
 * @typedef {{option: Option, key: string|null, label: string, more: string|null, on?: object, extras: More[]}} Choice
 *   more: what explains the label; on: how it goes on by itself; extras: the same answer, going on
 * @typedef {{verb: string, heading: string|null, style: "lines"|"chips"|"quiet", choices: Choice[],
 *   parts: {title: string, choices: Choice[]}[]|null, folded: boolean}} Group  parts: the choices of a long row, by where they belong
 */

/** Verbs that any game uses for ways out; they stand in a quiet row below the others. */
const WAYS_OUT = new Set(["negotiate", "remove_own", "prepare", "call_off", "cancel", "back", "take_back"]);
const DIGITS = [..."123456789"];
const LETTERS = [..."abcdefghijklmnoprstvwxyz"]; // q goes to the question, u takes back
const MANY_NUMBERS = 12;
const MANY_CHIPS = 6;

/** Whether a question asks for nothing but a number. */
export const isNumberQuestion = (ask) => ask.options.length > 1 && ask.options.every((option) => option.kind === "number");

/** Whether its numbers are too many for a row of buttons. */
export const isLongNumber = (ask) => isNumberQuestion(ask) && ask.options.length > MANY_NUMBERS;

/**
 * The options of a question in their groups, in the order in which they are shown.
 * @param {import("./state.js").Ask} ask
 * @param {Set<string>} shy verbs of the game that are rarely wanted: shown after the others, and not first on the map
 * @param {(option: Option) => string|null} [partOf] under which title an option stands in a long row
 * @returns {Group[]}
 */
export function groupsOf(ask, shy, partOf) {
  const byVerb = Map.groupBy(ask.options, (option) => (WAYS_OUT.has(option.verb) ? "" : option.verb));
  const groups = [...byVerb].map(([verb, options]) => inParts(group(ask, verb, options), partOf));
  if (ask.sweeps.some(({ alone }) => alone)) groups.unshift(atOnce(ask));
  groups.sort((one, other) => rank(one, shy) - rank(other, shy));
  for (const each of groups) each.folded = shy.has(each.verb) && each.heading !== null && groups.length > 1;
  giveKeys(groups);
  return groups;
}

/** What answers the whole question at once. */
function atOnce(ask) {
  const choices = ask.sweeps.filter(({ alone }) => alone).map(({ option, sweep, label }) => ({
    option: ask.options.find((each) => each.option === option),
    ...{ key: null, label: capital(label), more: null, on: { sweep }, extras: [] },
  }));
  return { verb: "at-once", heading: null, style: "lines", choices, parts: null };
}

/** How an answer may go on by itself: to a whole group, or several times. */
function extrasOf({ sweeps, times }, { option }) {
  const on = sweeps.filter((each) => each.option === option && !each.alone).map(({ sweep, label }) => ({ label, on: { sweep } }));
  return [...on, ...counts(times[option] ?? 1).map((n) => ({ label: `× ${n}`, on: { times: n } }))].map((each) => ({ ...each, key: null }));
}

/** Of many numbers, those that are wanted most. */
const counts = (most) => Array.from({ length: most - 1 }, (_, i) => i + 2).filter((n) => most <= MANY_CHIPS || n === most || [2, 3, 5, 10].includes(n));

const rank = ({ style, verb }, shy) => (style === "quiet" ? 2 : shy.has(verb) ? 1 : 0);

function group(ask, verb, options) {
  const heading = ask.headings[verb] ?? null;
  const chips = options.length > 1 && (heading !== null || options[0].kind === "number");
  const named = chips && heading !== null;
  return {
    verb,
    heading: named ? heading : null,
    style: verb === "" ? "quiet" : chips ? "chips" : "lines",
    choices: options.map((option) => ({ option, key: null, extras: extrasOf(ask, option), ...(named ? nounOf(option) : wordsOf(option)) })),
  };
}

/** A long row of things is told by where they belong, if the game knows that of all of them. */
function inParts(group, partOf) {
  const isLong = partOf && group.style === "chips" && group.choices.length > MANY_CHIPS;
  const byTitle = Map.groupBy(isLong ? group.choices : [], ({ option }) => partOf(option));
  if (!isLong || byTitle.has(null)) return { ...group, parts: null };
  const parts = [...byTitle].map(([title, choices]) => ({ title, choices }));
  return { ...group, parts, choices: parts.flatMap(({ choices }) => choices) };
}

/** Under a heading the name of the thing alone is enough. */
const nounOf = ({ name, called, more }) => ({ label: sentence(called ?? name), more: more && capital(more) });

/** "Recruit: place Allies" is a name and what explains it. */
const wordsOf = ({ short, more }) => ({ label: sentence(short), more: more && capital(more) });

/** As a button says it: with a capital, and without the colon before a remark. */
const sentence = (words) => capital(words).replace(/\s?:$/, "");

/** Numbers up to nine are their own key; everything else gets the next digit, then the next letter; what is folded comes last. */
function giveKeys(groups) {
  const choicesOf = (folded) => groups.filter((each) => each.folded === folded).flatMap((each) => each.choices);
  const [plain, hidden] = [choicesOf(false), choicesOf(true)];
  const choices = [...plain, ...hidden];
  const own = (choice) => (!choice.on && choice.option.kind === "number" && choice.option.noun <= 9 ? String(choice.option.noun) : null);
  const taken = new Set(choices.map(own));
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key));
  for (const each of [...plain, ...plain.flatMap(({ extras }) => extras), ...hidden]) each.key = (each.option && own(each)) ?? free.shift() ?? null;
}

/**
 * What can be picked on the map: the options at each place. Shy verbs give way to others at the same place.
 * @param {(option: Option) => string|null} where where an option lies
 * @returns {Object<string, Choice[]>}
 */
export function placesOf(groups, shy, where) {
  const places = {};
  for (const { choices } of groups)
    for (const choice of choices) {
      const place = where(choice.option);
      if (place && !choice.on) (places[place] ??= []).push({ ...choice, label: choice.option.label });
    }
  for (const [place, choices] of Object.entries(places)) places[place] = withoutShy(choices, shy);
  return places;
}

function withoutShy(choices, shy) {
  const plain = choices.filter(({ option }) => !shy.has(option.verb));
  return plain.length ? plain : choices;
}

const PLACES = new Set(["region", "tribe", "area", "unit"]);

/** Where an option lies on the map, as the map names places; null if it is no place. A game may have its own way to find it. */
export const placeFinder = (game, view) => (option) =>
  game.placeOf ? game.placeOf(option, view) : PLACES.has(option.kind) ? `${option.kind} ${option.noun}` : null;
