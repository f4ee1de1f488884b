/** The slider through the whole game, with steps by answer and by turn. */
import { html, useMemo } from "../vendor/preact.js";
import { t } from "../words.js";

/**
 * @param {{decisions: number, value: number|null, marks?: {n: number, kind: string, label: string}[], onChange: (n: number) => void}} props
 */
export function Timeline({ decisions, value, marks = [], onChange }) {
  const at = Math.min(value ?? decisions, decisions);
  const stops = useMemo(() => stopsOf(marks, decisions), [marks, decisions]);
  const go = (n) => onChange?.(Math.max(0, Math.min(decisions, n)));
  return html`<div class="timeline" role="group" aria-label=${t("web.timeline.label")}>
    <${StepButton} sign="«" words=${t("web.timeline.turn.before")} disabled=${at === 0} onClick=${() => go(stopBefore(stops, at))} />
    <${StepButton} sign="‹" words=${t("web.timeline.answer.before")} disabled=${at === 0} onClick=${() => go(at - 1)} />
    <div class="timeline-track">
      <input type="range" min="0" max=${decisions} value=${at} step="1" aria-label=${t("web.timeline.answer")} aria-valuetext=${spoken(at, decisions, marks)}
        onInput=${(event) => go(Number(event.currentTarget.value))} />
      <${Ticks} marks=${marks} decisions=${decisions} />
    </div>
    <${StepButton} sign="›" words=${t("web.timeline.answer.after")} disabled=${at === decisions} onClick=${() => go(at + 1)} />
    <${StepButton} sign="»" words=${t("web.timeline.turn.after")} disabled=${at === decisions} onClick=${() => go(stopAfter(stops, at))} />
    <output class="timeline-place number">${at === decisions ? t("web.timeline.now") : t("web.timeline.place", at, decisions)}</output>
  </div>`;
}

function StepButton({ sign, words, disabled, onClick }) {
  return html`<button type="button" class="icon-button" aria-label=${words} title=${words} disabled=${disabled} onClick=${onClick}>
    <span aria-hidden="true">${sign}</span></button>`;
}

/** Where cards begin: long ticks, for turns short ones. */
function Ticks({ marks, decisions }) {
  return html`<svg class="timeline-ticks" viewBox=${`0 0 ${Math.max(decisions, 1)} 8`} preserveAspectRatio="none" aria-hidden="true">
    ${marks.map((mark) => html`<line x1=${mark.n} x2=${mark.n} y1="0" y2=${mark.kind === "card" ? 8 : 4} class=${mark.kind} />`)}
  </svg>`;
}

const stopsOf = (marks, decisions) => [...new Set([0, ...marks.map((mark) => mark.n), decisions])].sort((a, b) => a - b);
const stopBefore = (stops, at) => stops.filter((n) => n < at).at(-1) ?? 0;
const stopAfter = (stops, at) => stops.find((n) => n > at) ?? at;

function spoken(at, decisions, marks) {
  const mark = marks.filter((each) => each.n <= at).at(-1);
  const place = at === decisions ? t("web.timeline.now") : t("web.timeline.spoken", at, decisions);
  return mark ? `${place}, ${mark.label}` : place;
}
