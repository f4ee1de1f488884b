/** What stands in the place of the question when there is none for me: waiting, thinking, watching, the end, the past. */

import { html } from "../vendor/preact.js";
import { Sign } from "../panels/sign.js";
import { awaited, isPlayer } from "./state.js";

/** @param {{table: import("./state.js").Table, spoken: (seat: string) => string}} props */
export function Waiting({ table, spoken }) {
  const seats = table.thinking ? [table.thinking] : awaited(table);
  return html`<div class="waiting">
    <span class="waiting-signs">${seats.map((seat) => html`<${Sign} key=${seat} name=${seat} />`)}</span>
    <h2 class="prompt" id="prompt" tabindex="-1">${waitingWords(table, spoken)}</h2>
    ${table.thinking && html`<span class="thinking-dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
    ${!isPlayer(table) && html`<p class="quiet small">You are watching this game.</p>`}
  </div>`;
}

/** In a sentence, for what we wait. */
export function waitingWords(table, spoken) {
  if (table.thinking) return `${capital(spoken(table.thinking))} are thinking…`;
  const seats = awaited(table).map(spoken);
  return seats.length ? `Waiting for ${listed(seats)}` : "The game goes on…";
}

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);
const listed = (words) => new Intl.ListFormat("en").format(words);

/** @param {{table: import("./state.js").Table}} props */
export function Ending({ table }) {
  const [reason, ...places] = table.result.lines;
  return html`<div class="ending">
    <p class="eyebrow">The game is over</p>
    <h2 class="prompt" id="prompt" tabindex="-1">${reason}</h2>
    <p class="winners">${table.result.winners.map((seat) => html`<${Sign} key=${seat} name=${seat} />`)}</p>
    <ol class="ranking">${places.map((line) => html`<li>${line}</li>`)}</ol>
    <a class="button" href=${`/api/v1/tables/${table.id}/record`} download=${`${table.game}-${table.id}.txt`}>Save the record</a>
  </div>`;
}

/** @param {{past: {at: number, view: object|null, toNow: () => void}, decisions: number}} props */
export function PastBanner({ past, decisions }) {
  return html`<div class="past-banner notice">
    <h2 class="prompt" id="prompt" tabindex="-1">You are looking at the past</h2>
    <p>After answer ${past.at} of ${decisions}${past.view ? "." : "…"}</p>
    <button type="button" class="button small" onClick=${past.toNow}>Back to now</button>
  </div>`;
}

/** @param {{asker: string, spoken: Function, busy: boolean, onConsent: (agree: boolean) => void}} props */
export function Consent({ asker, spoken, busy, onConsent }) {
  return html`<section class="consent notice" role="alertdialog" aria-labelledby="consent-words">
    <p id="consent-words"><${Sign} name=${asker} /> ${capital(spoken(asker))} ask to take back their last answer. Do you agree?</p>
    <div class="consent-buttons">
      <button type="button" class="button small" aria-disabled=${busy} onClick=${() => onConsent(false)}>No, it stands</button>
      <button type="button" class="button small primary" aria-disabled=${busy} onClick=${() => onConsent(true)}>Yes, take it back</button>
    </div>
  </section>`;
}
