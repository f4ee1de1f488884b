/** The panels beside the map. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { get } from "../api.js";
import { t } from "../words.js";
import { lazily, openRule, openThought } from "./lazy.js";
import { Tabs } from "./tabs.js";

const Chart = lazily(() => import("../panels/chart.js"), "Chart");
const Log = lazily(() => import("../panels/log.js"), "Log");
const Seats = lazily(() => import("../panels/seats.js"), "Seats");
const SEATS = "seats";

/** Whoever has just come, with links to send or one to keep, is shown these first, once. */
const newcomer = location.hash === `#${SEATS}`;
if (newcomer) history.replaceState(null, "", location.pathname);

/**
 * @param {{game: object, table: import("./state.js").Table, view: object, cards: object|null, at: number|null, marks: object[],
 *   onSeek: (n: number) => void, onPoint: (places: string[]) => void}} props
 */
export function Panels({ game, table, view, cards, at, marks, onSeek, onPoint }) {
  const [open, setOpen] = useState(newcomer ? SEATS : "game");
  const onRule = (number) => openRule(table.game, number);
  const seats = table.seats.map((seat) => seat.name);
  const value = at ?? table.decisions;
  const tracks = { view, seats: table.seats };
  const log = { entries: table.log, now: at, onHover: onPoint, onSeek, onRule };
  const onWhy = (n) => openThought(table.id, n, table.game);
  const tabs = [
    { id: "game", name: t("web.panels.game"), panel: () => html`<${game.Cards} ...${{ view, cards, onRule }} /><${game.Tracks} ...${tracks} />` },
    { id: "forces", name: t("web.panels.forces"), panel: () => html`<${game.Forces} view=${view} />` },
    { id: "log", name: t("web.panels.log"), panel: () => html`<${Log} ...${log} onWhy=${onWhy} />` },
    { id: "chart", name: t("web.panels.chart"), panel: () => html`<${Standing} ...${{ table, seats, value, marks, caption: game.chartCaption?.(), onSeek }} />` },
    { id: SEATS, name: t("web.panels.seats"), panel: () => html`<${Seats} table=${table} newcomer=${newcomer} />` },
  ];
  return html`<aside class="panels" aria-label=${t("web.panels.label")}>
    <${Tabs} tabs=${tabs} open=${open} onOpen=${setOpen} label=${t("web.panels.panels")} />
  </aside>`;
}

/** The chart, with points fetched when it is opened and after every turn of the game. */
function Standing({ table, ...rest }) {
  const [points, setPoints] = useState(null);
  useEffect(() => {
    const stop = new AbortController();
    get(`/tables/${table.id}/standing`, stop.signal).then((standing) => setPoints(standing.points), () => {});
    return () => stop.abort();
  }, [table.id, table.decisions]);
  const shown = useMemo(() => points ?? [], [points]);
  return points ? html`<${Chart} points=${shown} ...${rest} />` : html`<p class="quiet">${t("web.panels.drawing")}</p>`;
}
