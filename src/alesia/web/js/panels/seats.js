/** Who plays what, whose turn it is, and the links that open seats. */
import { html } from "../vendor/preact.js";
import { CopyLink } from "./copy.js";
import { factionClass, Sign } from "./sign.js";

const KINDS = { nonplayer: "Non-player", random: "chooses at random" };

/** @param {{table: object}} props the whole payload of the table */
export function Seats({ table }) {
  const open = table.seats.some((seat) => seat.kind === "human" && !seat.taken);
  const asked = new Set(table.asks.map((ask) => ask.seat));
  return html`<div class="seats">
    <ul>${table.seats.map((seat) => html`<${Seat} seat=${seat} asked=${asked.has(seat.name)} thinking=${table.thinking === seat.name} />`)}</ul>
    ${table.watch_link && html`<div class="seat-watch"><h3 class="eyebrow">For spectators</h3>
      <p class="small quiet">Whoever opens this link sees the game and takes no part in it.</p>
      <${CopyLink} link=${table.watch_link} label="Link for spectators" /></div>`}
    ${table.host && open && html`<p class="small quiet">You opened this table, so you see the links of the seats that nobody has taken yet.
      Send each to one person only, for whoever opens it plays that seat.</p>`}
  </div>`;
}

function Seat({ seat, asked, thinking }) {
  return html`<li class=${`seat ${factionClass(seat.name)}`}>
    <div class="seat-line">
      <${Sign} name=${seat.name} beside /> <b>${seat.name}</b> <span class="quiet">${playedBy(seat)}</span>
      ${asked && html`<span class="badge turn">${seat.mine ? "your turn" : "to answer"}</span>`}
      ${thinking && html`<span class="badge">thinking…</span>`}
    </div>
    ${seat.link && html`<${SeatLink} seat=${seat} />`}
  </li>`;
}

/** The link of one's own seat is for another device, and needed seldom. */
function SeatLink({ seat }) {
  const link = html`<${CopyLink} link=${seat.link} label=${`Link to the seat of the ${seat.name}`} />`;
  if (!seat.mine) return link;
  return html`<details><summary class="small">Play this seat on another device</summary>${link}</details>`;
}

function playedBy(seat) {
  if (seat.kind !== "human") return KINDS[seat.kind] ?? seat.kind;
  if (seat.mine) return "you";
  return seat.taken ? "taken" : "open: send the link";
}
