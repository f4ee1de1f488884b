/** The panels beside the map. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { lazily, openRule } from "./lazy.js";
import { Tabs } from "./tabs.js";

const Charts = lazily(() => import("../panels/charts.js"), "Charts");
const Log = lazily(() => import("../panels/log.js"), "Log");
const Seats = lazily(() => import("../panels/seats.js"), "Seats");
const Talk = lazily(() => import("../panels/talk.js"), "Talk");
const Thought = lazily(() => import("../panels/thought.js"), "ThoughtPanel");
const SEATS = "seats";
const TALK = "talk";

/** Who plays alone, or only looks on, has nobody to talk to. */
const isSilent = ({ host, seats }) => !(host || seats.some(({ mine }) => mine)) || seats.every(({ mine, state }) => mine || !state);

/** Whoever has just come, with links to send or one to keep, is shown these first, once. */
const newcomer = location.hash === `#${SEATS}`;
if (newcomer) history.replaceState(null, "", location.pathname);
let mayInvite = newcomer;

/** The host is shown the links to send, once. */
function invite(table) {
  if (mayInvite && table.host) import("../club/invite.js").then(({ inviteFriends }) => inviteFriends(table));
  mayInvite = false;
}

/**
 * @param {{game: object, table: import("./state.js").Table, view: object, cards: object|null, at: number|null, marks: object[],
 *   docked: object, thoughts: object, upto: number|null, onCard: (id: string) => void, onSeek: (n: number) => void, onPoint: (places: string[]) => void, onFold: (isFolded: boolean) => void}} props
 */
export function Panels({ game, table, view, cards, at, marks, docked, thoughts, upto, onSeek, onPoint, onCard, onFold }) {
  const [open, setOpen] = useState(newcomer ? SEATS : "game");
  useEffect(() => invite(table), []);
  /** On a phone the question makes room for what is opened. */
  const show = (id) => { setOpen(id); onFold(true); };
  const onRule = (number) => openRule(table.game, number);
  const seats = table.seats.map((seat) => seat.name);
  const value = at ?? table.decisions;
  const tracks = { view, seats: table.seats };
  const entries = useMemo(() => (upto === null ? table.log : table.log.filter(({ i }) => i < upto)), [table.log, upto]);
  const players = useMemo(() => Object.fromEntries(table.seats.filter(({ player }) => player).map(({ name, player }) => [name, player])), [table.seats]);
  const log = html`<${Log} ...${{ entries, players, now: at, docked, onHover: onPoint, onSeek, onRule, onCard, onWhy: thoughts.open }} />`;
  const tabs = [
    { id: "game", name: t("web.panels.game"), panel: () => html`<${game.Cards} ...${{ view, cards, onRule }} /><${game.Tracks} ...${tracks} />` },
    { id: "forces", name: t("web.panels.forces"), panel: () => html`<${game.Forces} view=${view} />` },
    ...(docked.isDocked ? [] : [{ id: "log", name: t("web.panels.log"), panel: () => log }]),
    ...(table.plan ? [] : [{ id: "chart", name: t("web.panels.chart"), panel: () => html`<${Charts} ...${{ table, seats, value, marks, caption: game.chartCaption?.(), onSeek }} />` }]),
    ...(table.plan || isSilent(table) ? [] : [{ id: TALK, name: t("web.panels.talk"), panel: () => html`<${Talk} table=${table} />` }]),
    ...(table.plan ? [] : [{ id: SEATS, name: t("web.panels.seats"), panel: () => html`<${Seats} table=${table} newcomer=${newcomer} />` }]),
  ];
  const { shown, close } = thoughts;
  return html`
    ${docked.isDocked && html`<aside class="log-dock" aria-label=${t("web.panels.log")}>${log}</aside>`}
    <aside class=${`panels ${shown === null ? "" : "has-thought"}`} aria-label=${t("web.panels.label")}>
      ${shown !== null && html`<${Thought} ...${{ tableId: table.id, n: shown, game: table.game, close }} />`}
      <${Tabs} tabs=${tabs} open=${open} onOpen=${show} label=${t("web.panels.panels")} />
    </aside>`;
}
