/**
 * The log as chapters: a section for each card (or whatever a game makes its chapters of), and in it the turn of each Faction.
 * @typedef {{i: number, n: number, key: string, rule: string|null, text: string, places: string[], why: number|null,
 *   actor: string|null, title: string|null, winter: boolean, marks: [number, number, string, string][]}} Entry
 *   title: of the section that it begins, if it begins one
 * @typedef {{actor: string|null, entries: Entry[]}} Turn
 * @typedef {{head: Entry|null, title: string, winter: boolean, turns: Turn[]}} Section
 */

import { seatName, t } from "../words.js";

const TURN_BEGINS = new Set(["execute", "event", "pass"]);
const RUN_BY_GAME = { arverni_at_war: "Arverni", arverni_as_if_at_war: "Arverni", arverni_at_peace: "Arverni" }; // whose turn these begin
const EVENT = "event";
const CHAPTER = "interlude"; // between the halves of a game (A2.1)
const EVENT_ENDS = "event_done";

/**
 * @param {Entry[]} entries
 * @returns {Section[]}
 */
export function sectionsOf(entries) {
  const sections = [];
  let inEvent = false;
  for (const entry of entries) {
    const isHead = entry.title !== null;
    if (isHead || sections.length === 0) sections.push(newSection(entry, isHead));
    if (isHead) {
      inEvent = false;
    } else {
      addTo(sections.at(-1), entry, inEvent ? null : beginner(entry));
      inEvent = (inEvent || entry.key === EVENT) && entry.key !== EVENT_ENDS;
    }
  }
  return sections;
}

/** The places of the slider at which cards and turns begin. */
export function marksOf(entries) {
  return sectionsOf(entries).flatMap((section) => [
    ...(section.head ? [{ n: section.head.n, kind: "card", label: section.title, winter: section.winter, chapter: section.head.key === CHAPTER }] : []),
    ...section.turns
      .filter((turn) => turn.actor)
      .map((turn) => ({ n: turn.entries[0].n, kind: "turn", label: t("web.log.turn", section.title, seatName(turn.actor)) })),
  ]);
}

/** The entries that open an explanation: the first of each train of thought. */
export function firstThoughts(entries) {
  const seen = new Set();
  const firsts = entries.filter(({ why }) => why !== null && !seen.has(why) && seen.add(why));
  return new Set(firsts.map((entry) => entry.i));
}

function newSection(entry, isHead) {
  if (!isHead) return { head: null, title: t("web.log.start"), winter: false, turns: [] };
  return { head: entry, title: entry.title, winter: entry.winter, turns: [] };
}

/** The Faction whose turn an entry begins, if it begins one. */
export const beginner = (entry) => (TURN_BEGINS.has(entry.key) ? entry.actor : RUN_BY_GAME[entry.key] ?? null);

function addTo(section, entry, actor) {
  const last = section.turns.at(-1);
  if (!last || (actor && actor !== last.actor)) section.turns.push({ actor, entries: [entry] });
  else last.entries.push(entry);
}
