/** Help for who asks for it: plans worth considering at a question, with the chance to win. */
import { get } from "../api.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { number, t } from "../words.js";

/** @param {{table: import("../table/state.js").Table, seat: string, busy: boolean, onAnswer: (option: string) => void}} props */
export function Hint({ table, seat, busy, onAnswer }) {
  const [plans, setPlans] = useState(null);
  const [words, setWords] = useState("");
  const title = useRef(null);
  useEffect(() => { if (plans?.length && document.activeElement === document.body) title.current.focus({ preventScroll: true }); }, [plans]);
  const ask = () => {
    setWords(t("web.hint.wait"));
    get(`/tables/${table.id}/hint?seat=${encodeURIComponent(seat)}`).then((found) => { setPlans(found.plans); setWords(found.plans.length ? "" : t("web.hint.none")); }, (refused) => setWords(refused.message));
  };
  const close = () => { setPlans(null); document.getElementById("prompt")?.focus({ preventScroll: true }); };
  return html`<div class="hint" role="group" aria-label=${t("web.hint.label")}>
    ${!plans && html`<button type="button" class="link-button small" aria-disabled=${Boolean(words)} onClick=${words ? undefined : ask}>${t("web.hint.ask")}</button>`}
    <p class="small quiet" role="status">${words}</p>
    ${plans?.length > 0 && html`<header><h3 class="eyebrow" ref=${title} tabindex="-1">${t("web.hint.title")}</h3>
        <button type="button" class="icon-button" aria-label=${t("web.dialog.close")} title=${t("web.dialog.close")} onClick=${close}><span aria-hidden="true">✕</span></button></header>
      <ol class="hint-plans">${plans.map((plan) => html`<li><button type="button" class="option" aria-disabled=${busy} onClick=${() => onAnswer(plan.option)}>
        <span class="option-words"><span class="option-label">${plan.text}</span></span>
        <meter min="0" max="1" value=${plan.chance} aria-label=${t("web.hint.chance", number(Math.round(100 * plan.chance)))}></meter></button></li>`)}</ol>
      <p class="small quiet">${t("web.hint.about")}</p>`}
  </div>`;
}
