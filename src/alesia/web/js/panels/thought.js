/** Why a Non-player did what it did: the flowchart box by box, drawn as a path from top to bottom. */
import { get } from "../api.js";
import { wearStyle } from "../board/style.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { DialogHead, openDialog } from "./dialog.js";
import { RuleButton } from "./richtext.js";
import { openRule } from "./rule.js";
import { Die, Sign } from "./sign.js";
import { boxesOf } from "./steps.js";

await wearStyle("/static/css/follow.css");

const ANSWER_SIGNS = { yes: "✓", no: "✕", done: "✓", impossible: "✕", needless: "✕", worthless: "✕", "leads-on": "✕" };

/** Open the explanation with this number. */
export function openThought(tableId, n, game) {
  openDialog(ThoughtDialog, { tableId, n, game });
}

/** The same beside the map, so that it can be read while one looks at the board. @param {{tableId: string, n: number, game: string, close: () => void}} props */
export function ThoughtPanel(props) {
  const box = useRef(null);
  useEffect(() => box.current.querySelector("h2").focus({ preventScroll: true }), [props.n]);
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    props.close();
  };
  return html`<section class="thought-panel" aria-labelledby="thought-title" ref=${box} onKeyDown=${onKeyDown}>
    <${ThoughtDialog} ...${props} titleId="thought-title" /></section>`;
}

function ThoughtDialog({ tableId, n, game, titleId, close }) {
  const [thought, setThought] = useState(null);
  const [error, setError] = useState(null);
  useEffect(() => {
    setThought(null);
    setError(null);
    get(`/tables/${tableId}/thoughts/${n}`).then(setThought, (refused) => setError(refused.message));
  }, [tableId, n]);
  return html`
    <${DialogHead} titleId=${titleId} close=${close} before=${thought && html`<${Sign} name=${thought.seat} beside />`}>
      ${thought ? t("web.thought.title", thought.seat) : t("web.thought.why")}
    </${DialogHead}>
    <div class="dialog-body" tabindex="0">
      ${error && html`<p class="notice alert">${error}</p>`}
      ${thought && html`<${Flow} thought=${thought} onRule=${(number) => openRule(game, number)} />`}
      ${!thought && !error && html`<p class="quiet">${t("web.thought.wait")}</p>`}
    </div>`;
}

function Flow({ thought, onRule }) {
  return html`<ol class="flow">
    ${boxesOf(thought.steps).map((box) => html`<${Box} box=${box} onRule=${onRule} />`)}
  </ol>`;
}

function Box({ box, onRule }) {
  const asks = box.words?.endsWith("?");
  return html`<li class=${`flow-step ${asks ? "asks" : "acts"} ${box.answer ?? "rest"}`}>
    ${box.kind === "box" && html`<div class="flow-box">
      <p class="flow-words">${box.name && html`<b class="flow-name">${box.name}</b>`} ${box.words}
        <${RuleButton} number=${box.rule} onRule=${onRule} quiet />
        ${box.reason && html`<span class="flow-reason">${t("web.thought.because", box.reason)}</span>`}</p>
      ${box.answer && html`<span class="flow-answer"><span aria-hidden="true">${ANSWER_SIGNS[box.answer]}</span> ${t(`web.thought.answer.${box.answer}`)}</span>`}
    </div>`}
    <${Deeds} steps=${box.after} onRule=${onRule} />
  </li>`;
}

function Deeds({ steps, onRule }) {
  return steps.length > 0 && html`<ul class="flow-deeds">${steps.map((step) => html`<${Step} step=${step} onRule=${onRule} />`)}</ul>`;
}

function Step({ step, onRule }) {
  if (step.deeds) return html`<${Deed} deeds=${step.deeds} onRule=${onRule} />`;
  const Drawn = DRAWN[step.kind] ?? Note;
  return html`<li class=${`flow-${step.kind}`}>
    <span class="flow-line"><${Drawn} step=${step} /></span> <${RuleButton} number=${step.rule} onRule=${onRule} quiet />
    <${Sieve} candidates=${step.candidates} />
  </li>`;
}

/** What was done, one thing after the other; each opens its rule. */
function Deed({ deeds, onRule }) {
  return html`<li class="flow-did"><span class="flow-line"><span aria-hidden="true">➜</span>
    ${deeds.map(({ words, rule }) =>
      html`<button type="button" class="deed" title=${t("web.rule.number", rule)} onClick=${() => onRule(rule)}>${words}</button>`)}
  </span></li>`;
}

const Note = ({ step }) => step.words;
const Roll = ({ step }) => html`<${Dice} values=${step.dice} />${step.dice ? t("web.thought.rolled", step.words, step.dice[0]) : step.words}`;

function Pick({ step }) {
  if (!step.candidates) return step.words;
  return html`<${Dice} values=${step.dice} />${t("web.thought.dice", step.dice.join(", "))}`;
}

const Check = ({ step }) => html`${step.answer && html`<span aria-hidden="true">${ANSWER_SIGNS[step.answer]} </span>`}${step.answer ? t("web.thought.check", step.words, step.answer === "yes") : step.words}`;

const DRAWN = { roll: Roll, pick: Pick, check: Check };

function Dice({ values }) {
  return values?.filter((value) => value >= 1 && value <= 6).map((value) => html`<${Die} value=${value} /> `);
}

/** The candidates: those kept in bold with a tick, those dropped struck out. */
function Sieve({ candidates }) {
  return candidates && html`<span class="sieve">${candidates.map(({ name, kept }) =>
    kept ? html`<b class="kept"><span aria-hidden="true">✓ </span>${name}</b>` : html`<s class="dropped">${name}</s>`)}</span>`;
}
