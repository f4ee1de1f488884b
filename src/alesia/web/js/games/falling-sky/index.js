/**
 * Falling Sky as the table needs it. A game's index gives:
 * Board, Inspector, Strip, Tracks, Forces, Cards (components); shy (verbs rarely wanted);
 * remarkOn(option, view, cards), readCards(). It may give chartCaption(): what the lines of the chart are;
 * secrets(table): whether a screen that serves several seats must be handed over from one to the other.
 */

import { getOnce } from "../../api.js";

export { Board } from "./board.js";
export { Inspector } from "./inspector.js";
export { Tracks } from "./tracks.js";
export { Forces } from "./forces.js";
export { Cards } from "./cards.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

/** To select a Region before its turn comes is allowed but rarely wanted. */
export const shy = new Set(["select"]);

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/falling-sky/cards");
