/** Playing by the keyboard: what keys do, the switch for them, and the help. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

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

/** What is printed on a key differs from one keyboard to another. */
const PRINTED = { Enter: "web.key.enter", Esc: "web.key.escape" };

const HELP = [
  [["1", "9", "A", "Z"], "web.keys.answer"],
  [["Enter"], "web.keys.enter"],
  [["U"], "web.keys.undo"],
  [["Q"], "web.keys.question"],
  [["Tab"], "web.keys.tab"],
  [["+", "−", "0"], "web.keys.map"],
  [["Esc"], "web.keys.close"],
  [["?"], "web.keys.help"],
];

/** @param {{open: boolean, keysOn: boolean, onTurn: (on: boolean) => void, onClose: () => void}} props */
export function KeyHelp({ open, keysOn, onTurn, onClose }) {
  const box = useRef(null);
  useEffect(() => { if (open && !box.current.open) box.current.showModal(); }, [open]);
  return html`<dialog ref=${box} onClose=${onClose} aria-labelledby="keys-title">
    <div class="dialog-head"><h2 id="keys-title">${t("web.keys.title")}</h2>
      <form method="dialog"><button class="icon-button" aria-label=${t("web.dialog.close")}>✕</button></form>
    </div>
    <div class="dialog-body">
      <dl class="key-list">${HELP.map(([keys, meaning]) => html`<div>
        <dt>${keys.map((key) => html`<kbd class="key">${key in PRINTED ? t(PRINTED[key]) : key}</kbd> `)}</dt><dd>${t(meaning)}</dd>
      </div>`)}</dl>
      <label class="keys-switch">
        <input type="checkbox" checked=${keysOn} onChange=${(event) => onTurn(event.target.checked)} /> ${t("web.keys.single")}
      </label>
    </div>
  </dialog>`;
}
