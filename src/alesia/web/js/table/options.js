/** How the options of a question are laid out: in groups, each with a key. */

import { capital } from "../words.js";

/**
 * @typedef {import("./state.js").Option} Option
 * @typedef {{option: Option, key: string|null, label: string, more: string|null}} Choice  more: what explains the label
 * @typedef {{verb: string, heading: string|null, style: "lines"|"chips"|"quiet", choices: Choice[],
 *   parts: {title: string, choices: Choice[]}[]|null}} Group  parts: the choices of a long row, by where they belong
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
  groups.sort((one, other) => rank(one, shy) - rank(other, shy));
  giveKeys(groups);
  return groups;
}

const rank = ({ style, verb }, shy) => (style === "quiet" ? 2 : shy.has(verb) ? 1 : 0);

function group(ask, verb, options) {
  const heading = ask.headings[verb] ?? null;
  const chips = options.length > 1 && (heading !== null || options[0].kind === "number");
  const named = chips && heading !== null;
  return {
    verb,
    heading: named ? heading : null,
    style: verb === "" ? "quiet" : chips ? "chips" : "lines",
    choices: options.map((option) => ({ option, key: null, ...(named ? nounOf(option) : wordsOf(option)) })),
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
const nounOf = ({ name }) => ({ label: sentence(name), more: null });

/** "Recruit: place Allies" is a name and what explains it. */
const wordsOf = ({ short, more }) => ({ label: sentence(short), more: more && capital(more) });

/** As a button says it: with a capital, and without the colon before a remark. */
const sentence = (words) => capital(words).replace(/\s?:$/, "");

/** Numbers up to nine are their own key; everything else gets the next digit, then the next letter. */
function giveKeys(groups) {
  const choices = groups.flatMap((each) => each.choices);
  const own = (choice) => (choice.option.kind === "number" && choice.option.noun <= 9 ? String(choice.option.noun) : null);
  const taken = new Set(choices.map(own));
  const free = [...DIGITS, ...LETTERS].filter((key) => !taken.has(key));
  for (const choice of choices) choice.key = own(choice) ?? free.shift() ?? null;
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
      if (place) (places[place] ??= []).push({ ...choice, label: choice.option.label });
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
