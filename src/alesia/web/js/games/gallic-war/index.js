/** Caesar's Gallic War as the table needs it; what a game's index gives is told in that of Falling Sky. */

import { getOnce } from "../../api.js";
import { lazily } from "../../table/lazy.js";
import { wearStyle } from "../../board/style.js";
import { t } from "../../words.js";

export { Board } from "./board.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

/** What stands beside the map comes when it is first shown. */
export const Cards = lazily(() => import("./cards.js"), "Cards");
export const Fight = lazily(() => import("./fight.js"), "Fight");
export const Forces = lazily(() => import("./forces.js"), "Forces");
export const Inspector = lazily(() => import("./inspector.js"), "Inspector");
export const Tracks = lazily(() => import("./tracks.js"), "Tracks");

wearStyle("/static/css/gallic-war.css");

export const chartCaption = () => t("web.war.chart");

/** No verb of this game is rarely wanted. */
export const shy = new Set();

/** Each side has blocks and cards that the other must not see (2.2), unless one person plays both (9.2). */
export const secrets = ({ options }) => !options.solitaire;

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/gallic-war/cards");
