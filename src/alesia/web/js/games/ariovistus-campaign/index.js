/** The Gallic War as the table needs it: all that Falling Sky has, on two maps and with the cards of both. */

import { getOnce } from "../../api.js";
import { t } from "../../words.js";

export { Board } from "./board.js";
export { Inspector } from "../falling-sky/inspector.js";
export { Tracks } from "../falling-sky/tracks.js";
export { Forces } from "../falling-sky/forces.js";
export { Cards } from "../falling-sky/cards.js";
export { Strip } from "../falling-sky/strip.js";
export { remarkOn } from "../falling-sky/remarks.js";
export { shy } from "../falling-sky/index.js";

/** Which half is played, beside the name of the scenario. */
export const chapterOf = (view) => t(view.interlude ? "web.sky.interlude" : `web.sky.half.${view.half}`);

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/ariovistus-campaign/cards");
