/** Caesar's Gallic War as the table needs it; what a game's index gives is told in that of Falling Sky. */

import { getOnce } from "../../api.js";
import { wearStyle } from "../../board/style.js";
import { SIDES } from "./looks.js";

export { Board } from "./board.js";
export { Inspector } from "./inspector.js";
export { Tracks } from "./tracks.js";
export { Forces } from "./forces.js";
export { Cards } from "./cards.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

wearStyle("/static/css/gallic-war.css");

export const names = SIDES;

const sentence = (text) => text.replace(/\.$/, "");

/** The log goes by years, rounds and winters. */
export const heads = { turn: sentence, round: sentence, end_of_turn: sentence };

export const chartCaption = "Victory points of each side if the game ended after each answer (8.0).";

/** No verb of this game is rarely wanted. */
export const shy = new Set();

/** Each side has blocks and cards that the other must not see (2.2), unless one person plays both (9.2). */
export const secrets = ({ options }) => !options.solitaire;

/** A seat within a sentence. */
export const spoken = (seat) => `the ${seat}`;

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/gallic-war/cards");
