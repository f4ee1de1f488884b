/** A guided first turn: what it says to the question, and what it proposes; every other answer is as good. */

import { wearStyle } from "../board/style.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

await wearStyle("/static/css/follow.css");

const closed = new Set(); // last words that were put away; the next visit begins with them again

/** @param {{guide: {state: string, number: number, of: number, words: string, option: string|null, sweep: string}, ask: object, busy: boolean, onAnswer: Function}} props */
export function Guide({ guide: { state, number, of, words, option, sweep }, ask, busy, onAnswer }) {
  const box = useRef(null);
  const [, setGone] = useState(null);
  useEffect(() => { // also when the question is drawn anew, or something comes to stand above it
    const show = () => showProposed(box.current);
    const [drawn, watch] = [requestAnimationFrame(show), new MutationObserver(show)];
    const body = box.current?.closest(".question-body");
    if (body) watch.observe(body, { childList: true });
    return () => { cancelAnimationFrame(drawn); watch.disconnect(); };
  }, [state, number, ask]);
  if (!words || (!option && closed.has(state))) return null;
  const act = () => onAnswer(option, sweep ? { sweep } : undefined);
  const close = () => { closed.add(state); setGone(state); document.getElementById("prompt")?.focus(); };
  return html`<section class=${`guide ${state}`} ref=${box} aria-label=${t("web.guide.label")}>
    <header><h2 class="eyebrow">${t("web.guide.label")}</h2>${option && html`<span class="quiet small number">${t("web.guide.number", number + 1, of)}</span>`}</header>
    <p role="status">${words}</p>
    ${option && html`<button type="button" class="button small guide-do" aria-disabled=${busy} onClick=${act}>${t("web.guide.do", proposedIn(ask, option, sweep))}</button>`}
    ${!option && html`<p class="guide-ways"><button type="button" class="button small" onClick=${close}>${t("web.dialog.close")}</button>
      ${state === "over" && html`<a href="/new">${t("web.lobby.new")}</a>`}</p>`}
  </section>`;
}

/** What is proposed, in words; where the answers lie below the fold, the button says it all the same. */
function proposedIn({ options, sweeps }, option, sweep) {
  const swept = sweep && sweeps.find((each) => each.option === option && each.sweep === sweep);
  return (swept?.label ?? options.find((each) => each.option === option)?.short ?? "").replace(/\s?:$/, "");
}

/** Where the guide stays in sight, what it proposes is brought in sight, too. */
function showProposed(box) {
  if (box && getComputedStyle(box).position === "sticky") box.parentElement.querySelector(".proposed")?.scrollIntoView({ block: "nearest" });
}
