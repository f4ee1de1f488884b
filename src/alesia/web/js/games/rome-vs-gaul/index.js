/** Caesar: Rome vs Gaul as the table needs it; what a game's index gives is told in that of Falling Sky. */

import { getOnce } from "../../api.js";
import { lazily } from "../../table/lazy.js";
import { wearStyle } from "../../board/style.js";
import { t } from "../../words.js";

export { Board } from "./board.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";
export { partOf, placeOf } from "./facts.js";

/** What stands beside the map comes when it is first shown. */
export const Cards = lazily(() => import("./cards.js"), "Cards");
export const Fight = lazily(() => import("./fight.js"), "Fight");
export const Forces = lazily(() => import("./forces.js"), "Forces");
export const Inspector = lazily(() => import("./inspector.js"), "Inspector");
export const Tracks = lazily(() => import("./tracks.js"), "Tracks");

wearStyle("/static/css/rome-vs-gaul.css");

export const chartCaption = () => t("web.rvg.chart");

/** To give up a Surprise card for its Action Points, or to throw it away, is rarely wanted. */
export const shy = new Set(["discard"]);

/** Each side has a hand that the other must not see. */
export const secrets = () => true;

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/rome-vs-gaul/cards");
