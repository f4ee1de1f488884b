/** The help about keys. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { t } from "../words.js";

/** What is printed on a key differs from one keyboard to another. */
const PRINTED = { Enter: "web.key.enter", Esc: "web.key.escape" };

const HELP = [
  [["1", "9", "A", "Z"], "web.keys.answer"],
  [["Enter"], "web.keys.enter"],
  [["U"], "web.keys.undo"],
  [["←", "→"], "web.keys.steps"],
  [["Q"], "web.keys.question"],
  [["Tab"], "web.keys.tab"],
  [["+", "−", "0"], "web.keys.map"],
  [["Esc"], "web.keys.close"],
  [["?"], "web.keys.help"],
];

/** @param {{keysOn: boolean, onTurn: (on: boolean) => void, onClose: () => void}} props */
export function KeyHelp({ keysOn, onTurn, onClose }) {
  const box = useRef(null);
  useEffect(() => box.current.showModal(), []);
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
