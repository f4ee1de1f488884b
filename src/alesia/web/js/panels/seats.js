/** Who plays what, whose turn it is, and the links that open seats. */
import { html } from "../vendor/preact.js";
import { CopyLink } from "./copy.js";
import { LinkButton } from "./link.js";
import { factionClass, Sign } from "./sign.js";

const KINDS = { nonplayer: "Non-player", random: "chooses at random" };

/** @param {{table: object, newcomer: boolean}} props table: its whole payload; newcomer: has just sat down, or laid the table */
export function Seats({ table, newcomer }) {
  const asked = new Set(table.asks.map((ask) => ask.seat));
  const open = table.host && table.seats.some((seat) => seat.state === "invited");
  return html`<div class="seats">
    ${open && html`<p class="small quiet">Send each open link to one person. It works once: whoever opens it first has the seat.</p>`}
    <ul>${table.seats.map((seat) => html`<${Seat} key=${seat.name} ...${{ table, seat, newcomer }} asked=${asked.has(seat.name)} />`)}</ul>
    ${(table.watch_link || table.host) && html`<${Spectators} table=${table} />`}
  </div>`;
}

function Seat({ table, seat, asked, newcomer }) {
  return html`<li class=${`seat ${factionClass(seat.name)}`}>
    <div class="seat-line">
      <${Sign} name=${seat.name} beside /> <b>${seat.name}</b> <span class="quiet">${playedBy(seat, table.host)}</span>
      ${asked && html`<span class="badge turn">${seat.mine ? "your turn" : "to answer"}</span>`}
      ${table.thinking === seat.name && html`<span class="badge">thinking…</span>`}
    </div>
    ${seat.mine ? html`<${OwnLink} ...${{ table, seat, newcomer }} />` : table.host && html`<${Invitation} table=${table} seat=${seat} />`}
  </li>`;
}

function playedBy(seat, host) {
  if (!seat.state) return KINDS[seat.kind] ?? seat.kind;
  if (seat.mine) return "you";
  if (seat.state === "taken") return host ? "taken by a guest" : "taken";
  if (seat.state === "revoked") return host ? "open, link withdrawn" : "open";
  return host ? "open: send the link" : "open, somebody is invited";
}

/** What the host can do for a seat that nobody has taken. */
function Invitation({ table, seat }) {
  if (seat.state === "revoked") return html`<p class="link-buttons small"><${LinkButton} what="invite" ...${{ table, seat }} /></p>`;
  if (seat.state !== "invited") return null;
  return html`<${CopyLink} link=${seat.link} label=${`Link to the seat of the ${seat.name}`} />
    <p class="link-buttons small"><${LinkButton} what="renew" ...${{ table, seat }} /> <${LinkButton} what="withdraw" ...${{ table, seat }} /></p>`;
}

/** The link of one's own seat: the way back, and the way to another device. Who came by an invitation should know of it. */
function OwnLink({ table, seat, newcomer }) {
  const came = newcomer && !table.host;
  return html`<details open=${came}><summary class="small">Your own link to this seat</summary>
    <p class="small quiet">${came && "The link by which you came is used up. "}Keep this one: it brings you back to your seat,
      here or on another device. Show it to nobody, for whoever has it plays for you.</p>
    <${CopyLink} link=${seat.link} label=${`Your own link to the seat of the ${seat.name}`} />
    <p class="link-buttons small"><${LinkButton} what="renew own" ...${{ table, seat }} /></p>
  </details>`;
}

function Spectators({ table }) {
  return html`<div class="seat-watch"><h3 class="eyebrow">For spectators</h3>
    ${table.watch_link ? html`
      <p class="small quiet">Whoever opens this link sees the game and takes no part in it. It works for any number of people.</p>
      <${CopyLink} link=${table.watch_link} label="Link for spectators" />` : html`<p class="small quiet">The link is withdrawn.</p>`}
    ${table.host && html`<p class="link-buttons small">${table.watch_link
      ? html`<${LinkButton} what="renew watch" table=${table} /> <${LinkButton} what="withdraw watch" table=${table} />`
      : html`<${LinkButton} what="invite" table=${table} />`}</p>`}
  </div>`;
}
