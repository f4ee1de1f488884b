/** Playing by the keyboard: what keys do, and the switch for them. */

import { useEffect, useRef, useState } from "../vendor/preact.js";

const WRITING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * Listen to single keys while nothing is being written and no dialog is open and no curtain is drawn.
 * @param {(key: string) => boolean} onKey says whether the key meant something
 * @param {boolean} on
 */
export function useKeys(onKey, on) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event) => {
      if (isFree(event) && latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [on]);
}

function isFree(event) {
  const modified = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
  return !modified && !event.defaultPrevented && !event.target.closest(WRITING) && !document.querySelector("dialog[open], .curtain");
}

/** Whether single keys answer; remembered in this browser. */
export function useKeysOn() {
  const [on, setOn] = useState(() => read() !== "off");
  const turn = (next) => {
    try { localStorage.setItem("keys", next ? "on" : "off"); } catch { /* It then lasts as long as the page. */ }
    setOn(next);
  };
  return [on, turn];
}

function read() {
  try { return localStorage.getItem("keys"); } catch { return null; }
}
