/** The place of the question: a box beside the map, or on a phone a sheet at the bottom that folds. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Question } from "./question.js";
import { Consent, Ending, PastBanner, Waiting } from "./standing.js";

/**
 * @param {{connection: object, past: object, ask: object|null, play: object, remarkOn: Function, spoken: Function, onPoint: Function, onRule: Function}} props
 */
export function QuestionBox({ connection, past, ask, play, remarkOn, spoken, onPoint, onRule }) {
  const { table, busy, error } = connection;
  const [folded, setFolded] = useState(false);
  const body = useRef(null);
  useEffect(() => { body.current.scrollTop = 0; onPoint([]); }, [ask]);
  return html`<section id="question" class=${`question ${folded ? "folded" : ""}`} aria-label="Question" data-faction=${ask?.seat}>
    <button type="button" class="sheet-handle" aria-expanded=${!folded} aria-controls="question-body" onClick=${() => setFolded(!folded)}>
      <span class="visually-hidden">${folded ? "Unfold the question" : "Fold the question"}</span>
    </button>
    <div class="question-body" id="question-body" ref=${body}>
      ${past.at !== null && html`<${PastBanner} at=${past.at} decisions=${table.decisions} loaded=${past.view !== null} onNow=${past.toNow} />`}
      ${table.undo.asked_by && html`<${Consent} asker=${table.undo.asked_by} spoken=${spoken} busy=${busy} onConsent=${connection.consent} />`}
      ${table.undo.waiting && html`<p class="notice" role="status">The others were asked whether the last answer may be taken back.</p>`}
      <div role="alert">${error && html`<p class="notice alert">${error} <button type="button" class="link-button" onClick=${connection.dismiss}>Close</button></p>`}</div>
      ${ask && html`<${Question} ...${{ ask, groups: play.groups, busy, remarkOn, wantsFocus: play.wantsFocus, onAnswer: play.answer, onRule, onPoint }} />`}
      ${!ask && past.at === null && (table.result ? html`<${Ending} table=${table} />` : html`<${Waiting} table=${table} spoken=${spoken} />`)}
    </div>
  </section>`;
}
