/** Where one screen serves several seats that have secrets: between them nothing is shown until it has been handed over. */

import { html, useCallback, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Sign } from "../panels/sign.js";
import { t } from "../words.js";

/**
 * Who sits at the screen now, and whether that is another than the one whose view has come.
 * @param {import("./state.js").Table|null} table
 * @param {object|null} game its module
 * @returns {{drawn: boolean, open: () => void}}
 */
export function useCurtain(table, game) {
  const [sitting, setSitting] = useState(null);
  const seat = table?.seat ?? null;
  const drawn = Boolean(table && game) && isShared(table, game) && seat !== sitting;
  useLayoutEffect(() => hideTable(drawn), [drawn]);
  return { drawn, open: useCallback(() => setSitting(seat), [seat]) };
}

/** The table stays as it is behind the curtain, and when that opens the focus goes to the question. */
function hideTable(drawn) {
  const { classList } = document.getElementById("app");
  const opens = classList.contains("curtained") && !drawn;
  classList.toggle("curtained", drawn);
  if (opens) document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** Whether somebody here holds several seats, each with secrets before the other. */
function isShared(table, game) {
  return Boolean(game.secrets?.(table)) && !table.result && table.seats.filter((seat) => seat.mine).length > 1;
}

/** @param {{seat: string, onOpen: () => void}} props */
export function Curtain({ seat, onOpen }) {
  const button = useRef(null);
  useLayoutEffect(() => button.current.focus(), [seat]); // before the table goes, and its focus with it
  return html`<main class="curtain">
    <p><${Sign} name=${seat} /></p>
    <h1>${t("web.curtain.now", seat)}</h1>
    <p>${t("web.curtain.eyes")}</p>
    <button type="button" class="button primary large" ref=${button} onClick=${onOpen}>${t("web.curtain.hand", seat)}</button>
  </main>`;
}
