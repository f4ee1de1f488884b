/** The charts of a game, one at a time: the margins, and the chances to win where they can be told. */

import { get } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { Chances } from "./chances.js";
import { Chart } from "./chart.js";

const NOTHING = [];
const [MARGINS, CHANCES] = ["margins", "chances"];

/** @param {{table: import("../table/state.js").Table, seats: string[], value: number, marks: object[], caption?: string, onSeek: (n: number) => void}} props */
export function Charts({ table, caption, ...rest }) {
  const margins = usePoints(table, "standing");
  const chances = usePoints(table, "chances") ?? NOTHING;
  const [which, setWhich] = useState(MARGINS);
  if (!margins) return html`<p class="quiet">${t("web.panels.drawing")}</p>`;
  const isChances = which === CHANCES && chances.length > 0;
  return html`${chances.length > 0 && html`<${Switch} which=${isChances ? CHANCES : MARGINS} onChoose=${setWhich} />`}
    ${isChances ? html`<${Chances} chances=${chances} ...${rest} />` : html`<${Chart} points=${margins} caption=${caption} ...${rest} />`}`;
}

const Switch = ({ which, onChoose }) => html`<div class="chart-switch" role="group" aria-label=${t("web.chart.which")}>
  ${[MARGINS, CHANCES].map((each) => html`<button type="button" class="button small" aria-pressed=${each === which} onClick=${() => onChoose(each)}>
    ${t(`web.chart.${each}`)}</button>`)}
</div>`;

/** Points of a chart, fetched when it is opened and after every turn of the game; null until they have come. */
function usePoints({ id, decisions }, what) {
  const [points, setPoints] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    get(`/tables/${id}/${what}`, stop.signal).then((found) => setPoints(found.points), () => {});
    return () => stop.abort();
  }, [id, decisions, what]);
  return points;
}
