/** Ariovistus as the table needs it: all that Falling Sky has, on a map and with cards of its own. */

import { getOnce } from "../../api.js";

export { Board } from "./board.js";
export { Strip } from "../falling-sky/strip.js";
export { remarkOn } from "../falling-sky/remarks.js";
export { Cards, Fight, Forces, Inspector, shy, Tracks } from "../falling-sky/index.js";

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/ariovistus/cards");
