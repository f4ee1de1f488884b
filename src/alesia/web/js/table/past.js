/** Looking back: the view of the board after a number of answers. */

import { useCallback, useEffect, useRef, useState } from "../vendor/preact.js";
import { get } from "../api.js";

const PAUSE = 90;

/**
 * @param {import("./state.js").Table|null} table
 * @returns {{at: number|null, view: object|null, seek: (n: number) => void, toNow: () => void}}
 *   at: the answer looked at, null at the present; view: what stood then (while it loads, the view shown before to the same seat)
 */
export function usePast(table) {
  const [at, setAt] = useState(null);
  const [shown, setShown] = useState(null);
  const seen = useViews(table);
  const decisions = table?.decisions ?? 0;
  const seek = useCallback((n) => setAt(n >= decisions ? null : Math.max(0, n)), [decisions]);
  useEffect(() => {
    if (at === null) return setShown(null);
    return fetchSoon(table, at, seen, (view) => setShown({ view, seat: table.seat }));
  }, [at, table?.seat]);
  useEffect(() => { if (at !== null && at >= decisions) setAt(null); }, [decisions]);
  const isMine = at !== null && shown?.seat === table?.seat;
  return { at, view: isMine ? shown.view : null, seek, toNow: useCallback(() => setAt(null), []) };
}

/** The views fetched so far; forgotten where answers were taken back or another seat looks on. */
function useViews(table) {
  const seen = useRef({ seat: null, decisions: 0, views: new Map() });
  const { seat, decisions } = table ?? {};
  if (table && (seat !== seen.current.seat || decisions < seen.current.decisions)) seen.current.views = new Map();
  Object.assign(seen.current, { seat, decisions });
  return seen.current.views;
}

function fetchSoon(table, n, seen, show) {
  if (seen.has(n)) return void show(seen.get(n));
  const stop = new AbortController();
  const timer = setTimeout(async () => {
    const seat = table.seat ? `?seat=${encodeURIComponent(table.seat)}` : "";
    const past = await get(`/tables/${table.id}/past/${n}${seat}`, stop.signal).catch(() => null);
    if (!past || stop.signal.aborted) return;
    seen.set(n, past.view);
    show(past.view);
  }, PAUSE);
  return () => { clearTimeout(timer); stop.abort(); };
}
