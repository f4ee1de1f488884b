/** Who plays what, whose turn it is, and the links that open seats. */
import { html } from "../vendor/preact.js";
import { has, seatName, t } from "../words.js";
import { NameField } from "../club/name.js";
import { Clock } from "../club/clock.js";
import { Leaving } from "../club/leave.js";
import { CopyLink } from "./copy.js";
import { LinkButton } from "./link.js";
import { factionClass, Sign } from "./sign.js";

/** @param {{table: object, newcomer: boolean}} props table: its whole payload; newcomer: has just sat down, or laid the table */
export function Seats({ table, newcomer }) {
  const asked = new Set(table.asks.map((ask) => ask.seat));
  const open = table.host && table.seats.some((seat) => seat.state === "invited");
  return html`<div class="seats">
    ${open && html`<p class="small quiet">${t("web.seats.send")}</p>`}
    <${Clock} table=${table} />
    <ul>${table.seats.filter((seat) => !seat.heir_of).map((seat) => html`<${Seat} key=${seat.name} ...${{ table, seat, newcomer, asked }} />`)}</ul>
    ${(table.watch_link || table.host) && html`<${Spectators} table=${table} />`}
  </div>`;
}

function Seat({ table, seat, asked, newcomer }) {
  const heir = table.seats.find((each) => each.heir_of === seat.name);
  const names = [seat.name, ...(heir ? [heir.name] : [])];
  return html`<li class=${`seat ${factionClass(seat.name)}`}>
    <div class="seat-line">
      ${names.map((name) => html`<${Sign} name=${name} beside /> `)}<b>${heir ? t("web.then", seat.name, heir.name) : seatName(seat.name)}</b> ${seat.player && !seat.mine && html`<span class="seat-player">${seat.player}</span> `}<span class="quiet">${playedBy(seat, table.host)}</span>
      ${seat.state === "taken" && html`<span class=${seat.here ? "presence here" : "presence"} title=${seat.here ? t("web.seats.here") : t("web.seats.away")}><span class="visually-hidden">${seat.here ? t("web.seats.here") : t("web.seats.away")}</span></span>`}
      ${names.some((name) => asked.has(name)) && html`<span class="badge turn">${seat.mine ? t("web.seats.your_turn") : t("web.seats.asked")}</span>`}
      ${names.includes(table.thinking) && html`<span class="badge">${t("web.seats.thinking")}</span>`}
    </div>
    ${seat.mine ? html`<${OwnLink} ...${{ table, seat, newcomer }} />` : table.host && html`<${Invitation} table=${table} seat=${seat} />`}
  </li>`;
}

function playedBy(seat, host) {
  if (!seat.state) return has(`web.seats.kind.${seat.kind}`) ? t(`web.seats.kind.${seat.kind}`) : seat.kind;
  if (seat.away && !seat.mine) return t("web.seats.away.nonplayer");
  if (seat.mine) return t("web.seats.you");
  if (seat.player) return "";
  if (seat.state === "taken") return host ? t("web.seats.taken.guest") : t("web.seats.taken");
  if (seat.state === "revoked") return host ? t("web.seats.open.withdrawn") : t("web.seats.open");
  return host ? t("web.seats.open.send") : t("web.seats.open.invited");
}

/** What the host can do for a seat that nobody has taken. */
function Invitation({ table, seat }) {
  if (seat.state === "revoked") return html`<p class="link-buttons small"><${LinkButton} what="invite" ...${{ table, seat }} /></p>`;
  if (seat.state !== "invited") return null;
  return html`<${CopyLink} link=${seat.link} label=${t("web.seats.link", seat.name)} />
    <p class="link-buttons small"><${LinkButton} what="renew" ...${{ table, seat }} /> <${LinkButton} what="withdraw" ...${{ table, seat }} /></p>`;
}

/** The link of one's own seat: the way back, and the way to another device. Who came by an invitation should know of it. */
function OwnLink({ table, seat, newcomer }) {
  const came = newcomer && !table.host;
  return html`<${NameField} name=${seat.player ?? ""} label=${t("web.me.name")} />
    <details open=${came}><summary class="small">${t("web.seats.own")}</summary>
    <p class="small quiet">${came && `${t("web.seats.used")} `}${t("web.seats.keep")}</p>
    <${CopyLink} link=${seat.link} label=${t("web.seats.own.label", seat.name)} />
    <p class="link-buttons small"><${LinkButton} what="renew own" ...${{ table, seat }} /></p>
  </details>
  ${table.result ? null : html`<${Leaving} table=${table} seat=${seat} />`}`;
}

function Spectators({ table }) {
  return html`<div class="seat-watch"><h3 class="eyebrow">${t("web.seats.watch")}</h3>
    ${table.watch_link ? html`
      <p class="small quiet">${t("web.seats.watch.about")}</p>
      <${CopyLink} link=${table.watch_link} label=${t("web.seats.watch.link")} />` : html`<p class="small quiet">${t("web.seats.watch.withdrawn")}</p>`}
    ${table.host && html`<p class="link-buttons small">${table.watch_link
      ? html`<${LinkButton} what="renew watch" table=${table} /> <${LinkButton} what="withdraw watch" table=${table} />`
      : html`<${LinkButton} what="invite watch" table=${table} />`}</p>`}
  </div>`;
}
