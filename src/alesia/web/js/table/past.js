/** Looking back: the view of the board after a number of answers; the moment stands in the address of the page. */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { get } from "../api.js";

const PAUSE = 90;
const IN_ADDRESS = /^#at=(\d+)$/;

/** The moment that the address of the page tells of. */
const told = () => (IN_ADDRESS.test(location.hash) ? Number(location.hash.match(IN_ADDRESS)[1]) : null);

/**
 * @param {import("./state.js").Table|null} table
 * @returns {{at: number|null, view: object|null, before: object|null, seek: (n: number) => void, toNow: () => void}}
 *   at: the answer looked at, null at the present; view: what stood then (while it loads, the view shown before to the same seat);
 *   before: what stood one answer earlier
 */
export function usePast(table) {
  const [at, setAt] = useState(told);
  const [shown, setShown] = useState(null);
  const seen = useViews(table);
  const decisions = table?.decisions ?? 0;
  const seek = useCallback((n) => setAt(n >= decisions ? null : Math.max(0, n)), [decisions]);
  useEffect(() => {
    if (at === null) return setShown(null);
    return fetchSoon(table, at, seen, (view, before) => setShown({ at, view, before, seat: table.seat }));
  }, [at, table?.seat]);
  useEffect(() => { if (at !== null && at >= decisions) setAt(null); }, [at, decisions]);
  useAddress(at, seek);
  const isMine = at !== null && shown?.seat === table?.seat;
  const isThere = isMine && shown.at === at;
  return { at, view: isMine ? shown.view : null, before: isThere ? shown.before : null, seek, toNow: useCallback(() => setAt(null), []) };
}

/** The address follows, and is followed where somebody writes another moment into it. */
function useAddress(at, seek) {
  useEffect(() => {
    if (at !== told()) history.replaceState(null, "", at === null ? location.pathname : `#at=${at}`);
    const go = () => told() !== null && seek(told());
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, [at, seek]);
}

/** The views fetched so far; forgotten where answers were taken back or another seat looks on. */
function useViews(table) {
  const seen = useRef({ seat: null, decisions: 0, views: new Map() });
  const { seat, decisions } = table ?? {};
  if (table && (seat !== seen.current.seat || decisions < seen.current.decisions)) seen.current.views = new Map();
  Object.assign(seen.current, { seat, decisions });
  return seen.current.views;
}

/** The view after so many answers, and the one before: with it can be shown what has changed. */
function fetchSoon(table, n, seen, show) {
  const wanted = [n, Math.max(0, n - 1)];
  const tell = () => show(...wanted.map((each) => seen.get(each) ?? null));
  if (wanted.every((each) => seen.has(each))) return void tell();
  const stop = new AbortController();
  const timer = setTimeout(() => Promise.all([...new Set(wanted)].filter((each) => !seen.has(each)).map(async (each) => {
    const view = await fetched(table, each, stop.signal);
    if (view) seen.set(each, view);
  })).then(() => stop.signal.aborted || !seen.has(n) || tell()), PAUSE);
  return () => { clearTimeout(timer); stop.abort(); };
}

async function fetched(table, n, signal) {
  const seat = table.seat ? `?seat=${encodeURIComponent(table.seat)}` : "";
  return (await get(`/tables/${table.id}/past/${n}${seat}`, signal).catch(() => null))?.view;
}
