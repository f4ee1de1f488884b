/** The switch between the languages. Nothing chosen: the browser's own wish decides. */

import { html } from "./vendor/preact.js";
import { language, languages, t } from "./words.js";

const YEAR = 365 * 24 * 3600;

/** Remember a language, so that the server knows it before any script runs, and load the page anew in it. */
function choose(chosen) {
  if (chosen === language) return;
  try {
    localStorage.setItem("lang", chosen);
  } catch {
    /* Without storage the cookie alone remembers. */
  }
  document.cookie = `lang=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
  location.reload();
}

/** A button for each, of which the one that holds is pressed. */
export function LanguageSwitch() {
  return html`<span class="language-switch" role="group" aria-label=${t("web.language.choice")}>
    ${Object.entries(languages).toReversed().map(([code, name]) => html`<button type="button" key=${code} lang=${code} title=${name}
      aria-pressed=${code === language} onClick=${() => choose(code)}>${code.toUpperCase()}</button>`)}
  </span>`;
}
