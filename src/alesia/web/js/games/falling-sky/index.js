/**
 * Falling Sky as the table needs it. A game's index gives:
 * Board, Inspector, Strip, Tracks, Forces, Cards (components); names (Factions with signs in the log); shy (verbs rarely wanted);
 * spoken(seat), remarkOn(option, view, cards), readCards(). It may give
 * heads: which entries of the log begin a section (panels/sections.js), and chartCaption: what the lines of the chart are;
 * secrets(table): whether a screen that serves several seats must be handed over from one to the other.
 */

import { getOnce } from "../../api.js";
import { FACTIONS } from "./looks.js";

export { Board } from "./board.js";
export { Inspector } from "./inspector.js";
export { Tracks } from "./tracks.js";
export { Forces } from "./forces.js";
export { Cards } from "./cards.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

export const names = FACTIONS;

/** To select a Region before its turn comes is allowed but rarely wanted. */
export const shy = new Set(["select"]);

/** A seat within a sentence. */
export const spoken = (seat) => `the ${seat}`;

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/falling-sky/cards");
