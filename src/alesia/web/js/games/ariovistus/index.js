/** Ariovistus as the table needs it: all that Falling Sky has, on a map and with cards of its own. */

import { getOnce } from "../../api.js";

export { Board } from "./board.js";
export { Inspector } from "../falling-sky/inspector.js";
export { Tracks } from "../falling-sky/tracks.js";
export { Forces } from "../falling-sky/forces.js";
export { Cards } from "../falling-sky/cards.js";
export { Strip } from "../falling-sky/strip.js";
export { remarkOn } from "../falling-sky/remarks.js";
export { shy } from "../falling-sky/index.js";

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/ariovistus/cards");
