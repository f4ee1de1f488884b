/** Caesar's Gallic War as the table needs it; what a game's index gives is told in that of Falling Sky. */

import { getOnce } from "../../api.js";
import { wearStyle } from "../../board/style.js";
import { t } from "../../words.js";

export { Board } from "./board.js";
export { Inspector } from "./inspector.js";
export { Tracks } from "./tracks.js";
export { Forces } from "./forces.js";
export { Cards } from "./cards.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

wearStyle("/static/css/gallic-war.css");

export const chartCaption = () => t("web.war.chart");

/** No verb of this game is rarely wanted. */
export const shy = new Set();

/** Each side has blocks and cards that the other must not see (2.2), unless one person plays both (9.2). */
export const secrets = ({ options }) => !options.solitaire;

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/gallic-war/cards");
