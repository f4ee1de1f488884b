/** What the signs of a map mean, as a dialog: a picture and its words, in groups. */

import { DialogHead, openDialog } from "../panels/dialog.js";
import { html } from "../vendor/preact.js";
import { t } from "../words.js";

/** @param {{title: string, rows: {picture: object, words: string, about?: string}[]}[]} groups */
export const openLegend = (groups) => openDialog(Legend, { groups: [...groups, marks()] });

/** What lies over the map of every game. */
const marks = () => ({ title: t("web.legend.marks"), rows: [
  { picture: html`<${Picture}><circle class="outline choice" r="16" /><//>`, words: t("web.legend.choice") },
  { picture: html`<${Picture}><path class="trace-way" pathLength="1" d="M-19 9L4-2" /><path class="trace-head" d="M17 0L-11 14L-6 0L-11-14Z" transform="translate(8 -4) rotate(-26) scale(0.8)" /><//>`, words: t("web.legend.moved") },
  { picture: html`<${Trace} kind="gain" sign="+1" />`, words: t("web.legend.came") },
  { picture: html`<${Trace} kind="loss" sign="−1" />`, words: t("web.legend.lost") },
] });

const Trace = ({ kind, sign }) => html`<${Picture}><g class=${`trace-mark ${kind}`}><rect x="-19" y="-12" width="38" height="24" rx="7" /><text y="6">${sign}</text></g><//>`;

function Legend({ groups, titleId, close }) {
  return html`<${DialogHead} titleId=${titleId} close=${close}>${t("web.legend")}</${DialogHead}>
    <div class="dialog-body legend">${groups.map(({ title, rows }) => html`<section><h3 class="eyebrow">${title}</h3>
      <dl class="map">${rows.map(({ picture, words, about }) => html`<div><dt>${picture}</dt><dd>${words}${about && html` <span class="quiet small">${about}</span>`}</dd></div>`)}</dl></section>`)}</div>`;
}

/** A small drawing around 0, 0 in the units of the map. */
export const Picture = ({ children, look = "", box = 22 }) => html`<svg class=${`legend-picture counters ${look}`} viewBox=${`${-box} ${-box} ${2 * box} ${2 * box}`} width="40" height="40" aria-hidden="true">${children}</svg>`;

/** The line from a stack that lies elsewhere. */
export const tieRow = () => ({ picture: html`<${Picture}><path d="M-18 8L18-8" stroke="currentColor" stroke-width="2.4" /><//>`, words: t("web.legend.tie") });
