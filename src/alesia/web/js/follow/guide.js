/** A guided first turn: what it says to the question, and what it proposes; every other answer is as good. */

import { wearStyle } from "../board/style.js";
import { html } from "../vendor/preact.js";
import { t } from "../words.js";

await wearStyle("/static/css/follow.css");

/** @param {{guide: {state: string, number: number, of: number, words: string, option: string|null, sweep: string}, ask: object, busy: boolean, onAnswer: Function}} props */
export function Guide({ guide: { state, number, of, words, option, sweep }, busy, onAnswer }) {
  if (!words) return null;
  const act = () => onAnswer(option, sweep ? { sweep } : undefined);
  return html`<section class=${`guide ${state}`} aria-label=${t("web.guide.label")}>
    <header><h2 class="eyebrow">${t("web.guide.label")}</h2>${option && html`<span class="quiet small number">${t("web.guide.number", number + 1, of)}</span>`}</header>
    <p role="status">${words}</p>
    ${option && html`<button type="button" class="button small guide-do" aria-disabled=${busy} onClick=${act}>${t("web.guide.do")}</button>`}
  </section>`;
}
