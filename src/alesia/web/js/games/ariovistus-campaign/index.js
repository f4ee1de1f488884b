/** The Gallic War as the table needs it: all that Falling Sky has, on two maps and with the cards of both. */

import { getOnce } from "../../api.js";
import { html } from "../../vendor/preact.js";
import { t } from "../../words.js";
import { Cards as CardsOfEither } from "../falling-sky/index.js";
import { remarkOn as remarkWith } from "../falling-sky/remarks.js";

export { Board } from "./board.js";
export { Strip } from "../falling-sky/strip.js";
export { Fight, Forces, Inspector, shy, Tracks } from "../falling-sky/index.js";

/** Which half is played, beside the name of the scenario. */
export const chapterOf = (view) => t(view.interlude ? "web.sky.interlude" : `web.sky.half.${view.half}`);

/** All cards with our summaries, by half: those that are in both decks may mean something else in each. */
export async function readCards() {
  const [first, second] = await Promise.all(["ariovistus", "ariovistus-campaign"].map((game) => getOnce(`/games/${game}/cards`)));
  return { 1: { ...second, ...first }, 2: second };
}

export const cardsIn = (cards, view) => cards?.[view.half];

export const Cards = (props) => html`<${CardsOfEither} ...${props} cards=${props.cards?.[props.view.half]} />`;

export const remarkOn = (option, view, cards) => remarkWith(option, view, cards?.[view.half]);
