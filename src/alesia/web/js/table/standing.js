/** What stands in the place of the question when there is none for me: waiting, thinking, watching, the end, the past. */

import { post } from "../api.js";
import { html, useState } from "../vendor/preact.js";
import { Sign } from "../panels/sign.js";
import { listed, special, t } from "../words.js";
import { awaited, isPlayer } from "./state.js";

/** @param {{table: import("./state.js").Table}} props */
export function Waiting({ table }) {
  const seats = table.thinking ? [table.thinking] : awaited(table);
  return html`<div class="waiting">
    <span class="waiting-signs">${seats.map((seat) => html`<${Sign} key=${seat} name=${seat} />`)}</span>
    <h2 class="prompt" id="prompt" tabindex="-1">${waitingWords(table)}</h2>
    ${table.thinking && html`<span class="thinking-dots" aria-hidden="true"><i></i><i></i><i></i></span>`}
    ${!isPlayer(table) && html`<p class="quiet small">${t("web.standing.watching")}</p>`}
  </div>`;
}

/** In a sentence, for what we wait. */
export function waitingWords(table) {
  if (table.frozen) return table.frozen;
  if (table.thinking) return t(special("web.standing.thinking", table.thinking), table.thinking);
  const seats = awaited(table).map((seat) => seatOf(table, seat));
  return seats.length ? t("web.standing.waiting", listed(seats)) : t("web.standing.goes_on");
}

/** A seat within a sentence, with the name of its player if he has said one. */
function seatOf(table, name) {
  const player = table.seats.find((seat) => seat.name === name)?.player;
  return player ? t("web.seat.player", name, player) : t("web.seat", name);
}

/** @param {{table: import("./state.js").Table}} props */
export function Ending({ table }) {
  const [reason, ...places] = table.result.lines;
  return html`<div class="ending">
    <p class="eyebrow">${t("web.standing.over")}</p>
    <h2 class="prompt" id="prompt" tabindex="-1">${reason}</h2>
    <p class="winners">${table.result.winners.map((seat) => html`<${Sign} key=${seat} name=${seat} />`)}</p>
    <ol class="ranking">${places.map((line) => html`<li>${line}</li>`)}</ol>
    <p class="ending-ways">${isPlayer(table) && html`<${Rematch} table=${table} />`}
      <a class="button" href=${`/api/v1/tables/${table.id}/record`} download=${`${table.game}-${table.id}.txt`}>${t("web.standing.record")}</a></p>
  </div>`;
}

/** Once more with seats changed; whoever asks second is led to the same new table. */
function Rematch({ table }) {
  const [refused, setRefused] = useState(null);
  const ask = () => post(`/tables/${table.id}/rematch`, {}).then(({ id }) => location.assign(`/table/${id}`), (error) => setRefused(error.message));
  return html`${refused && html`<span class="notice alert" role="alert">${refused}</span>`}
    <button type="button" class="button primary" data-do="rematch" title=${t("web.shelf.again.about")} onClick=${ask}>${t("web.shelf.again")}</button>`;
}

/** @param {{asker: string, words?: string, yes?: string, no?: string, busy: boolean, onConsent: (agree: boolean) => void}} props words, yes, no: what is asked and answered, by their keys */
export function Consent({ asker, words = "web.standing.consent", yes = "web.standing.yes", no = "web.standing.no", busy, onConsent }) {
  return html`<section class="consent notice" role="alertdialog" aria-labelledby="consent-words">
    <p id="consent-words"><${Sign} name=${asker} /> ${t(special(words, asker), asker)}</p>
    <div class="consent-buttons">
      <button type="button" class="button small" aria-disabled=${busy} onClick=${() => onConsent(false)}>${t(no)}</button>
      <button type="button" class="button small primary" aria-disabled=${busy} onClick=${() => onConsent(true)}>${t(yes)}</button>
    </div>
  </section>`;
}
