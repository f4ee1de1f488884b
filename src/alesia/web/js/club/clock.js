/** The time for a move. */
import { get } from "../api.js";
import { html, useEffect, useState } from "../vendor/preact.js";
import { language, t } from "../words.js";

/** @param {{until: number}} props in seconds, as servers count */
export function Until({ until }) {
  const moment = new Date(until * 1000);
  const told = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(moment);
  return html`<span class=${moment < new Date() ? "clock late" : "clock"}>${t(moment < new Date() ? "web.clock.late" : "web.clock.until", told)}</span>`;
}

/** Until when those have time whom a table asks, as long as it does; a table without a clock is asked for it once. */
export function Clock({ table }) {
  const [clock, setClock] = useState(undefined);
  useEffect(() => { if (clock !== null) get(`/tables/${table.id}/clock`).then(setClock, () => {}); }, [table.version]);
  return !table.result && clock?.until && html`<p class="small"><${Until} until=${clock.until} /></p>`;
}
