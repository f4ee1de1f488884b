/** What hands do at a real board: one step at a time, lit on the map, with its reason one tap away. */

import { get } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { Sign } from "../panels/sign.js";
import { t } from "../words.js";

const PATIENCE = 2000;

/**
 * @param {{table: import("../table/state.js").Table, hands: {from: number, finish: (n: number) => void},
 *   onPoint: (places: string[]) => void, onWhy: (n: number) => void}} props
 */
export function Hands({ table, hands, onPoint, onWhy }) {
  const found = useCards(table, hands);
  const [at, setAt] = useState(0);
  const card = found?.cards[at];
  useEffect(() => setAt(0), [hands.from]);
  useEffect(() => { onPoint(card?.places ?? []); }, [card]);
  useEffect(() => { if (found && !found.cards.length) hands.finish(found.n); }, [found]);
  if (hands.back.length) return html`<${Back} steps=${hands.back} onDone=${() => hands.finish(table.decisions)} />`;
  if (!card) return null;
  const isLast = at === found.cards.length - 1;
  const next = () => (isLast ? hands.finish(found.n) : setAt(at + 1));
  return html`<div class="hands">
    <p class="hands-head">${table.seats.some(({ name }) => name === card.seat) && html`<${Sign} name=${card.seat} />`}<span class="eyebrow">${t("web.beside.step", at + 1, found.cards.length)}</span></p>
    <div class="hands-lines">${card.told.map((line) => html`<p class="hands-told small">${line}</p>`)}</div>
    <div class="hands-steps" id="prompt" tabindex="-1" aria-live="polite">${card.steps.map((step) => html`<p class="hands-step">${step}</p>`)}</div>
    <button type="button" class="button primary hands-done" onClick=${next}>${isLast ? t("web.beside.last") : t("web.beside.done")}</button>
    <p class="hands-more">
      ${at > 0 && html`<button type="button" class="button" onClick=${() => setAt(at - 1)}>${t("web.beside.back")}</button>`}
      ${card.why !== null && html`<button type="button" class="button" onClick=${() => onWhy(card.why)}>${t("web.beside.why")}</button>`}
      ${!isLast && html`<button type="button" class="button" onClick=${() => hands.finish(found.n)}>${t("web.beside.skip")}</button>`}
    </p>
  </div>`;
}

/** What was taken back is put back. */
const Back = ({ steps, onDone }) => html`<div class="hands">
  <p class="hands-head"><span class="eyebrow">${t("web.beside.put_back")}</span></p>
  <div class="hands-steps" id="prompt" tabindex="-1" aria-live="polite">${steps.map((step) => html`<p class="hands-step">${step}</p>`)}</div>
  <button type="button" class="button primary hands-done" onClick=${onDone}>${t("web.beside.last")}</button>
</div>`;

/** The cards from where hands are: a step of others each; what people did themselves, and what moves nothing, together. */
function useCards(table, { from }) {
  const [found, setFound] = useState(null);
  useEffect(() => {
    let again = null;
    let wanted = true;
    const fetch = () => get(`/tables/${table.id}/hands/${from}`).then(
      ({ n, deeds }) => wanted && setFound({ n, cards: deeds.flatMap(cardsOf) }),
      () => { if (wanted) again = setTimeout(fetch, PATIENCE); },
    );
    setFound(null);
    fetch();
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [table.id, from, table.decisions]);
  return found;
}

function cardsOf({ seat, mine, why, told, steps }) {
  const whole = { seat, why, told, steps: steps.map(({ text }) => text), places: steps.flatMap(({ places }) => places) };
  if (mine || steps.length < 2) return [whole];
  return steps.map(({ text, places }, i) => ({ seat, why, told: i ? [] : told, steps: [text], places }));
}
