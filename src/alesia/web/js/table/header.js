/** The line on top: where we are, undo, help, the language, light or dark. */

import { html } from "../vendor/preact.js";
import { LanguageSwitch } from "../language.js";
import { ThemeButton } from "../theme.js";
import { t } from "../words.js";

/** @param {{connection: object, chapter?: string, onHelp: () => void, children: object}} props chapter: of a game that has some; children: how the players stand */
export function Header({ connection: { table, connected, busy, undo }, chapter, onHelp, children }) {
  const subtitle = chapter ?? (table.scenario.id === table.game ? null : table.scenario.title);
  return html`<header class="table-head">
    <nav aria-label="Alesia"><a class="home" href="/">Alesia</a></nav>
    <h1>${table.title}${subtitle && html` <span class="quiet">${subtitle}</span>`}</h1>
    ${children}
    ${!connected && html`<span class="offline" role="status">${t("web.head.again")}</span>`}
    <${UndoButton} state=${table.undo} busy=${busy} onUndo=${undo} />
    <button type="button" class="icon-button" onClick=${onHelp} aria-label=${t("web.head.help")} title=${t("web.head.keys")}>?</button>
    <${LanguageSwitch} />
    <${ThemeButton} />
  </header>`;
}

/** Undo stays reachable where it is not possible, so that its reason can be read. */
function UndoButton({ state, busy, onUndo }) {
  const off = busy || !state.possible;
  const why = undoWords(state);
  return html`
    <button type="button" class="button small undo" aria-disabled=${off} aria-keyshortcuts="u" aria-describedby="undo-why"
        title=${why} onClick=${() => off || onUndo()}>
      <span aria-hidden="true">↶</span> <span class="undo-words">${t("web.undo.undo")}</span>
    </button>
    <span id="undo-why" class="visually-hidden">${why}</span>`;
}

function undoWords({ possible, why, waiting }) {
  if (waiting) return t("web.undo.asked");
  if (!possible) return why ?? t("web.undo.nothing");
  return why ? t("web.undo.ask", why) : t("web.undo.take");
}
