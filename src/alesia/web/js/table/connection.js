/** The table as it stands on the server: kept up to date by the line, changed by answers. */

import { useCallback, useEffect, useReducer, useRef } from "../vendor/preact.js";
import { get, post } from "../api.js";
import { listen } from "../line/listen.js";
import { t } from "../words.js";
import { changed } from "./state.js";
import { keep, kept } from "./unsent.js";

const PATIENCE = 2000;

const START = { table: null, connected: true, sent: null, unsent: null, error: null, lost: null };

/**
 * Everything that can happen to the connection. `sent` is the version an answer was sent for and that still stands;
 * while it is set, nothing more may be sent. `unsent` is what did not reach the server, and is tried again.
 */
function reduce(state, event) {
  switch (event.type) {
    case "whole": return settled({ ...state, lost: null }, event.table);
    case "change": return state.table ? settled(state, changed(state.table, event.change)) : state;
    case "connected": return { ...state, connected: event.connected, error: event.connected ? null : state.error };
    case "sent": return { ...state, sent: event.version, error: null };
    case "told": return { ...state, sent: null, unsent: null, error: event.message };
    case "unsent": return { ...state, sent: null, unsent: event.entry, error: t("web.table.unsent") };
    case "lost": return { ...state, lost: event.message };
    case "read": return { ...state, error: null };
  }
}

function settled(state, table) {
  const { sent, unsent, error } = state;
  const arrived = sent !== null && table.version !== sent;
  const isPast = unsent !== null && table.version !== unsent.version;
  return { ...state, table, sent: arrived ? null : sent, unsent: isPast ? null : unsent, error: arrived || isPast ? null : error };
}

/**
 * @param {string} id of the table
 * @returns {{table: import("./state.js").Table, connected: boolean, busy: boolean, error: string|null, lost: string|null,
 *   answer: (seat: string, option: string, on?: {sweep?: string, times?: number}) => void, undo: () => void, consent: (agree: boolean) => void, dismiss: () => void}}
 */
export function useTable(id) {
  const [state, dispatch] = useReducer(reduce, id, (of) => ({ ...START, unsent: kept(of) }));
  const latest = useRef(state);
  latest.current = state;
  const reload = useReload(id, dispatch);
  useLine(id, dispatch, latest, reload);
  const send = useSend(id, dispatch, latest, reload);
  useAgain(id, state, send);
  return {
    ...state,
    busy: state.sent !== null,
    answer: useCallback((seat, option, on) => send("answers", (version) => ({ seat, version, option, ...on })), [send]),
    roll: useCallback(() => send("roll", (version) => ({ version })), [send]),
    correct: useCallback((position) => send("correct", (version) => ({ version, position })), [send]),
    undo: useCallback(() => send("undo", (version) => ({ version })), [send]),
    consent: useCallback((agree) => send("consent", () => ({ agree })), [send]),
    end: useCallback((agree) => send("end/consent", () => ({ agree })), [send]),
    dismiss: useCallback(() => dispatch({ type: "read" }), []),
  };
}

/** Fetch the whole table; only a refusal, never a lost line, says that there is no table to see. */
function useReload(id, dispatch) {
  return useCallback(async () => {
    try {
      dispatch({ type: "whole", table: await get(`/tables/${id}`) });
      return true;
    } catch (error) {
      if (error.status >= 400 && error.status < 500) dispatch({ type: "lost", message: error.message });
      return false;
    }
  }, [id]);
}

function useLine(id, dispatch, latest, reload) {
  useEffect(() => listen(id, {
    whole: (table) => dispatch({ type: "whole", table }),
    change: (change) => dispatch({ type: "change", change }),
    refused: reload,
    connected: (connected) => {
      dispatch({ type: "connected", connected });
      if (!connected && !latest.current.table) reload();
    },
    notice: async (text) => (await import("../club/notice.js")).show(text),
  }), [id]);
}

/** Send something, if nothing else is under way; what changes by it arrives through the line, or is fetched if that is silent. */
function useSend(id, dispatch, latest, reload) {
  return useCallback(async (what, body) => {
    const { table, sent } = latest.current;
    if (sent !== null) return;
    const version = table.version;
    latest.current = { ...latest.current, sent: version };
    dispatch({ type: "sent", version });
    try {
      const { done = true } = await post(`/tables/${id}/${what}`, body(version));
      if (!done) dispatch({ type: "told", message: null });
      else setTimeout(() => latest.current.sent === version && settle(dispatch, reload), PATIENCE);
    } catch (error) {
      if (error.code === "unreachable") dispatch({ type: "unsent", entry: { what, version, body: body(version) } });
      else dispatch({ type: "told", message: error.message });
      if (error.code === "stale") reload();
    }
  }, [id]);
}

/** What did not reach the server is kept, and tried again until it does. */
function useAgain(id, { table, sent, unsent }, send) {
  useEffect(() => keep(id, unsent), [id, unsent]);
  useEffect(() => {
    if (!unsent || !table || sent !== null) return undefined;
    const again = setTimeout(() => send(unsent.what, () => unsent.body), PATIENCE);
    return () => clearTimeout(again);
  }, [unsent, table === null, sent]);
}

async function settle(dispatch, reload) {
  await reload();
  dispatch({ type: "told", message: null });
}
