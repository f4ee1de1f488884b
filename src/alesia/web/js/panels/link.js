/** Buttons that make a link anew or withdraw it. Where an old one stops working, they ask first. */
import { html, useState } from "../vendor/preact.js";
import { post } from "../api.js";
import { DialogHead, openDialog } from "./dialog.js";

const to = (seat) => `the link to the seat of the ${seat?.name}`;

/** What each button says, what the dialog asks, and what is told of it; nothing is asked where no link is lost. */
const KINDS = {
  invite: { words: "Make a link", label: (seat) => (seat ? `Make a link to the seat of the ${seat.name}` : "Make a link for spectators"), wanted: true },
  renew: {
    words: "New link", label: (seat) => `Make a new link to the seat of the ${seat.name}`, wanted: true, title: "Make a new link?",
    text: (seat) => `The link to the seat of the ${seat.name} that you may have sent stops working, and you get another.`,
  },
  withdraw: {
    words: "Withdraw", label: (seat) => `Withdraw ${to(seat)}`, wanted: false, title: "Withdraw the link?",
    text: (seat) => `Nobody can take the seat of the ${seat.name} until you make a new link. The game waits where it is their turn.`,
  },
  "renew own": {
    words: "Make a new one", label: (seat) => `Make your own link to the seat of the ${seat.name} anew`, wanted: true, title: "Make a new link of your own?",
    text: () => "If somebody else may have seen your link, make a new one: the old one stops working. Browsers in which you already play stay at the table.",
  },
  "renew watch": {
    words: "New link", label: () => "Make a new link for spectators", wanted: true, title: "Make a new link for spectators?",
    text: () => "Nobody new comes in by the old one. Those who look on already stay.",
  },
  "withdraw watch": {
    words: "Withdraw", label: () => "Withdraw the link for spectators", wanted: false, title: "Withdraw the link for spectators?",
    text: () => "Nobody new comes in by it. Those who look on already stay.",
  },
};

/** @param {{what: string, table: object, seat?: object}} props no seat: the link for spectators */
export function LinkButton({ what, table, seat }) {
  const [refused, setRefused] = useState(null);
  const kind = KINDS[what];
  const change = () => post(`/tables/${table.id}/link`, { seat: seat?.name ?? null, wanted: kind.wanted });
  const click = () => {
    setRefused(null);
    if (kind.title) openDialog(Confirm, { kind, seat, change });
    else change().catch((error) => setRefused(error.message));
  };
  return html`<button type="button" class="link-button small" aria-label=${kind.label(seat)} onClick=${click}>${kind.words}</button>
    ${refused && html`<span class="small alert" role="alert">${refused}</span>`}`;
}

function Confirm({ kind, seat, change, titleId, close }) {
  const [refused, setRefused] = useState(null);
  const confirm = () => change().then(close, (error) => setRefused(error.message));
  return html`<${DialogHead} titleId=${titleId} close=${close}>${kind.title}</${DialogHead}>
    <div class="dialog-body">
      <p>${kind.text(seat)}</p>
      ${refused && html`<p class="notice alert" role="alert">${refused}</p>`}
      <p class="dialog-buttons">
        <button type="button" class="button primary" onClick=${confirm}>${kind.wanted ? "Make a new link" : "Withdraw it"}</button>
        <button type="button" class="button" onClick=${close}>Keep it as it is</button>
      </p>
    </div>`;
}
