/**
 * What the page knows of a table, and how a change becomes a new state.
 * States are never changed in place: what a change does not touch stays the same object, so that panels can compare by identity.
 *
 * @typedef {{option: string, label: string, short: string, more: string|null, verb: string, noun: string|number|null,
 *   kind: string|null, name: string|null}} Option  short, more: the label in two parts; name: of the noun
 * @typedef {{seat: string, mine: boolean, key?: string, rule?: string, prompt?: string, places?: string[], chosen?: string[],
 *   headings?: Object<string, string>, options?: Option[], times?: Object<string, number>,
 *   sweeps?: {option: string, sweep: string, alone: boolean, label: string}[]}} Ask  times, sweeps: what can be answered at once
 * @typedef {import("../panels/sections.js").Entry} Entry
 * @typedef {{id: string, game: string, version: number, decisions: number, view: object, log: Entry[], asks: Ask[]}} Table
 */

/**
 * The table after a change.
 * @param {Table} table
 * @param {{view?: Array, log?: {from: number, entries: Entry[]}}} change
 * @returns {Table}
 */
export function changed(table, { view = [], log, ...rest }) {
  return { ...table, ...rest, view: patched(table.view, view), log: log ? continued(table.log, log) : table.log };
}

/**
 * A view with some of its parts set or removed.
 * @param {object} view
 * @param {Array<[string[], *]|[string[]]>} patches
 */
export function patched(view, patches) {
  return patches.reduce((whole, patch) => (patch.length > 1 ? placed(whole, patch[0], patch[1]) : removed(whole, patch[0])), view);
}

function placed(whole, [key, ...below], value) {
  if (key === undefined) return value;
  const copy = copied(whole);
  copy[key] = placed(copy[key], below, value);
  return copy;
}

function removed(whole, [key, ...below]) {
  if (whole?.[key] === undefined) return whole;
  const copy = copied(whole);
  if (below.length) copy[key] = removed(copy[key], below);
  else delete copy[key];
  return copy;
}

const copied = (whole) => (Array.isArray(whole) ? [...whole] : { ...whole });

function continued(entries, { from, entries: more }) {
  const kept = entries.length && entries.at(-1).i >= from ? entries.filter((entry) => entry.i < from) : entries;
  return kept === entries && !more.length ? entries : [...kept, ...more];
}

/** The question that I am to answer now: the first of mine. */
export const myAsk = (table) => table.asks.find((ask) => ask.mine) ?? null;

/** The seats others must answer for. */
export const awaited = (table) => table.asks.filter((ask) => !ask.mine).map((ask) => ask.seat);

/** Whether I hold a seat here, or only look on. */
export const isPlayer = (table) => table.seats.some((seat) => seat.mine);
