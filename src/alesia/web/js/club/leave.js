/** What a player can do who is away for a while, or for good. */
import { post } from "../api.js";
import { CopyLink } from "../panels/copy.js";
import { html, useState } from "../vendor/preact.js";
import { t } from "../words.js";

/** A game that nobody wants to play on. */
function Ending({ table, seat, onRefused }) {
  const ask = (how) => post(`/tables/${table.id}/end`, { seat: seat.name, how }).catch((error) => onRefused(error.message));
  return html`<details><summary class="small">${t("web.end.title")}</summary>
    <p class="small quiet">${t("web.end.about")}</p>
    <p class="link-buttons">${table.end.ways.map((kind) => html`<button key=${kind} type="button" class="button small" data-end=${kind} onClick=${() => ask(kind)}>${t(`web.end.${kind}`)}</button>`)}</p>
  </details>`;
}

/** @param {{table: object, seat: object}} props a seat of mine */
export function Leaving({ table, seat }) {
  const [link, setLink] = useState(null);
  const [refused, setRefused] = useState(null);
  const ask = (what, wanted) => post(`/tables/${table.id}/${what}`, { seat: seat.name, wanted }).catch((error) => { setRefused(error.message); return {}; });
  const hand = () => ask("hand", true).then((made) => setLink(made.link ?? null));
  const keep = () => ask("hand", false).then(() => setLink(null));
  return html`<div class="leaving">
    ${seat.away && html`<p class="notice">${t("web.away.now")} <button type="button" class="button small" onClick=${() => ask("away", false)}>${t("web.away.back")}</button></p>`}
    <details><summary class="small">${t("web.away.title")}</summary>
      ${!seat.away && html`<p class="small quiet">${t("web.away.about")}</p>
        <p><button type="button" class="button small" onClick=${() => ask("away", true)}>${t("web.away.go")}</button></p>`}
      <p class="small quiet">${t("web.hand.about")}</p>
      ${link ? html`<p class="notice small">${t("web.hand.once")}</p><${CopyLink} link=${link} label=${t("web.hand.link", seat.name)} />
          <p><button type="button" class="link-button small" onClick=${keep}>${t("web.hand.keep")}</button></p>`
        : html`<p><button type="button" class="button small" onClick=${hand}>${t("web.hand.on")}</button></p>`}
    </details>
    ${table.end.ways.length > 0 && !table.end.waiting && html`<${Ending} table=${table} seat=${seat} onRefused=${setRefused} />`}
    ${refused && html`<p class="small alert" role="alert">${refused}</p>`}
  </div>`;
}
