/** Looking back: the sentence of the step, and the ways from here: on, back, played, to my last decision, to a table of its own. */

import { get, post } from "../api.js";
import { wearStyle } from "../board/style.js";
import { copyText } from "../panels/copy.js";
import { foldsOf } from "../panels/fold.js";
import { Sentence } from "../panels/richtext.js";
import { factionClass } from "../panels/sign.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { stepAfter, stepBefore } from "./stops.js";

const PAUSE = 1400; // milliseconds
const SHOWN_FOR = 2500;

await wearStyle("/static/css/follow.css");

/**
 * @param {{table: import("../table/state.js").Table, past: object, game: object, onCard: (id: string) => void}} props
 */
export function Review({ table, past, game, onCard }) {
  const { at, view, seek, toNow } = past;
  const lines = table.log.filter(({ n }) => n === at - 1);
  const [playing, setPlaying] = useState(false);
  const go = (n) => { setPlaying(false); seek(n); };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => seek(stepAfter(table, at)), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, at, view]);
  const before = stepBefore(table, at);
  return html`<div class="review">
    <header class="review-head"><h2 class="eyebrow" id="prompt" tabindex="-1">${t("web.standing.past")}</h2>
      <span class="quiet small">${t(view ? "web.standing.after" : "web.standing.after.wait", at, table.decisions)}</span></header>
    <ul class="review-lines">${foldsOf(lines).map(({ entry, entries }) => html`<li key=${entry.i} class=${entry.actor ? factionClass(entry.actor) : ""}>
      ${entries.length > 1 && html`<b class="times number">${t("web.log.times", entries.length)}</b> `}<${Sentence} entry=${entry} onCard=${onCard} /></li>`)}
      ${!lines.length && html`<li class="quiet">${t("web.review.nothing")}</li>`}</ul>
    <div class="follow-controls" role="group" aria-label=${t("web.review.steps")}>
      <button type="button" class="icon-button" aria-label=${t("web.review.back")} title=${t("web.review.back")} disabled=${before === null} onClick=${() => go(before)}><span aria-hidden="true">‹</span></button>
      <button type="button" class="button small" aria-pressed=${playing} onClick=${() => setPlaying(!playing)}>${playing ? t("web.review.pause") : t("web.review.play")}</button>
      <button type="button" class="icon-button" aria-label=${t("web.review.on")} title=${t("web.review.on")} onClick=${() => go(stepAfter(table, at))}><span aria-hidden="true">›</span></button>
      ${table.since && at !== table.since.answer && html`<button type="button" class="button small" onClick=${() => go(table.since.answer)}>${t("web.review.mine")}</button>`}
      <button type="button" class="button small primary" onClick=${toNow}>${t("web.standing.now")}</button>
    </div>
    <${Ways} table=${table} at=${at} hasSecrets=${Boolean(game.secrets?.(table)) && !table.result} />
  </div>`;
}

/** Out of the past: a link, a text, a table that goes on from here. */
function Ways({ table, at, hasSecrets }) {
  const [said, setSaid] = useState("");
  const say = (words) => {
    setSaid(words);
    setTimeout(() => setSaid(""), SHOWN_FOR);
  };
  const copied = async (text, words) => say((await copyText(text)) ? words : t("web.review.failed"));
  const link = () => copied(new URL(`/table/${table.id}#at=${at}`, location.origin).href, t("web.review.link.done"));
  const text = () => get(`/tables/${table.id}/past/${at}/position`).then(({ text }) => copied(text, t("web.review.text.done")), refused);
  const fork = () => post(`/tables/${table.id}/fork`, { n: at }).then(({ id }) => location.assign(`/table/${id}`), refused);
  const refused = (error) => setSaid(error.message);
  const isAlone = table.seats.every((seat) => seat.mine || seat.state === null);
  return html`<p class="review-ways">
    ${(isAlone || !hasSecrets) && html`<button type="button" class="link-button small" title=${t("web.review.fork.about")} onClick=${fork}>${t("web.review.fork")}</button>`}
    <button type="button" class="link-button small" onClick=${link}>${t("web.review.link")}</button>
    ${!hasSecrets && html`<button type="button" class="link-button small" onClick=${text}>${t("web.review.text")}</button>`}
    <span class="small quiet" role="status">${said}</span>
  </p>`;
}
