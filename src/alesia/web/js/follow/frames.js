/**
 * What was done, in frames: a few lines of the log that lead to something on the map, and the map before and after.
 * @typedef {import("../panels/sections.js").Entry} Entry
 * @typedef {{n: number, upto: number, view: object, lines: Entry[], traces: import("./difference.js").Trace[], places: string[]}} Frame
 */

import { get } from "../api.js";
import { patched } from "../table/state.js";
import { beginner } from "../panels/sections.js";
import { tracesOf } from "./difference.js";

const MOST_LINES = 4;

/**
 * The frames from a moment on.
 * @param {import("../table/state.js").Table} table
 * @param {number} from after so many answers
 * @returns {Promise<Frame[]>}
 */
export async function framesOf(table, game, from) {
  const seat = table.seat ? `?seat=${encodeURIComponent(table.seat)}` : "";
  const [told, { standing }] = await Promise.all([get(`/tables/${table.id}/steps/${from}${seat}`), standingOf(table.game)]);
  const frames = [];
  let open = begun(told.view);
  for (const [view, entries, n, upto] of stepsOf(told, table.log)) {
    if (entries.length && isNewChapter(entries[0])) open = closed(frames, open);
    const last = frames.at(-1);
    if (last && !open.lines.length && isRepeated(last, entries)) { // ten times the same is one frame
      frames[frames.length - 1] = grown(last, view, entries, { n, upto }, standing);
      open = begun(view);
      continue;
    }
    open = grown(open, view, entries, { n, upto }, standing);
    if (open.lines.length && (open.traces.length || open.lines.length >= MOST_LINES)) open = closed(frames, open);
  }
  closed(frames, open);
  return frames;
}

/** A card, or the turn of somebody, begins a frame of its own. */
const isNewChapter = (entry) => entry.title !== null || beginner(entry) !== null;

/** Put a frame to the others, if there is anything in it; a last word on what was done joins what was done. */
function closed(frames, open) {
  const last = frames.at(-1);
  const isAfterword = last && !open.traces.length && !(open.lines[0] && isNewChapter(open.lines[0])) && last.lines.length + open.lines.length <= MOST_LINES;
  if (isAfterword && open.lines.length) frames[frames.length - 1] = { ...last, n: open.n, upto: open.upto, view: open.view, lines: [...last.lines, ...open.lines] };
  else if (open.lines.length || open.traces.length) frames.push(open);
  return begun(open.view);
}

const begun = (view) => ({ base: view, view, lines: [], traces: [], places: [] });

function grown(frame, view, entries, when, standing) {
  const lines = [...frame.lines, ...entries];
  const traces = tracesOf(standing(frame.base), standing(view));
  return { ...frame, ...when, view: withCard(frame.base, view, lines), lines, traces, places: [...new Set(lines.flatMap((line) => line.places))] };
}

/** A new card lies there as soon as it is told, not while the last deed upon the old one is. */
const withCard = ({ card, next }, view, lines) => ("next" in view && !lines.some(({ title }) => title !== null) ? { ...view, card, next } : view);

const isRepeated = ({ lines }, [entry]) => Boolean(entry) && lines.at(-1)?.key === entry.key && lines.at(-1).text === entry.text;

/** Each step with its view and the lines of the log that it brings. */
function* stepsOf({ view: first, log_length: length, steps }, log) {
  let [view, from] = [first, length];
  for (const { n, log_length: to, view: changes } of steps) {
    view = patched(view, changes);
    yield [view, log.filter(({ i }) => i >= from && i < to), n, to];
    from = to;
  }
}

/** What stood where, as each game knows it. */
const standingOf = (game) => import(`../games/${game}/standing.js`);

/** The difference between two moments. */
export async function tracesBetween(game, before, after) {
  const { standing } = await standingOf(game);
  return tracesOf(standing(before), standing(after));
}
