/** A card in our own words, as a dialog: opened from wherever its title stands. */
import { wearStyle } from "../board/style.js";
import { html } from "../vendor/preact.js";
import { capital, has, seatName, t } from "../words.js";
import { DialogHead, openDialog } from "./dialog.js";
import { Sign } from "./sign.js";

await wearStyle("/static/css/follow.css");

const FACTS = new Set(["number", "name", "ident", "title", "value", "order", "winter"]);

/**
 * Open a card by what a line of the log calls it: what is printed on it, or its title.
 * @param {Object<string, object>} cards all of the game
 */
export function openCard(cards, id) {
  const card = Object.values(cards).find(({ name, ident }) => name === id || ident === id);
  if (card) openDialog(CardDialog, { card });
}

function CardDialog({ card, titleId, close }) {
  const sides = Object.entries(card).filter(([name, text]) => !FACTS.has(name) && text);
  return html`<${DialogHead} titleId=${titleId} close=${close}>
      ${!card.winter && html`<span class="card-number number">${card.value || card.name}</span> `}${card.title}</${DialogHead}>
    <div class="dialog-body card-dialog">
      ${card.order.length > 0 && html`<p class="card-order">${card.order.map((name) => html`<${Sign} name=${name} /> `)}</p>`}
      ${sides.map(([side, text]) => html`<div class=${`card-side ${side}`}><p class="card-side-name">${sideWords(side)}</p><p>${text}</p></div>`)}
      ${!sides.length && html`<p class="quiet">${t("web.card.plain")}</p>`}
    </div>`;
}

/** A side of the card, or whoever plays it. */
const sideWords = (side) => (has(`web.sky.card.side.${side}`) ? t(`web.sky.card.side.${side}`) : seatName(capital(side)));
