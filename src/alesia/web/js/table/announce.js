/** What is said to those who listen: new lines of the log, and the question. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const MOST = 6;

/**
 * @param {{table: import("./state.js").Table, words: string}} props words: the question, or for what we wait
 */
export function Announcer({ table, words }) {
  const last = useRef(table.log_length);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const news = table.log.filter((entry) => entry.i >= last.current).slice(-MOST).map((entry) => entry.text);
    last.current = table.log_length;
    setSaid([...news, words].join(" "));
  }, [table.version, words]);
  return html`<div class="visually-hidden" role="status" aria-live="polite">${said}</div>`;
}

/** The title of the window says whose turn it is. */
export function useTitle(table, ask, waiting) {
  useEffect(() => {
    if (!table) return;
    const now = table.result ? t("web.table.end") : ask ? t("web.table.turn") : waiting;
    document.title = t("web.table.window", now, table.title);
  }, [table, ask, waiting]);
  useEffect(() => {
    if (ask && document.hidden) import("../club/chime.js").then(({ chimes, chime }) => chimes() && chime());
  }, [Boolean(ask)]);
}
