/**
 * Falling Sky as the table needs it. A game's index gives:
 * Board, Inspector, Strip, Tracks, Forces, Cards, Fight (components); shy (verbs rarely wanted);
 * remarkOn(option, view, cards), readCards(). It may give chartCaption(): what the lines of the chart are;
 * secrets(table): whether a screen that serves several seats must be handed over from one to the other.
 */

import { getOnce } from "../../api.js";
import { lazily } from "../../table/lazy.js";

export { Board } from "./board.js";
export { Strip } from "./strip.js";
export { remarkOn } from "./remarks.js";

/** What stands beside the map comes when it is first shown. */
export const Cards = lazily(() => import("./cards.js"), "Cards");
export const Fight = lazily(() => import("./fight.js"), "Fight");
export const Forces = lazily(() => import("./forces.js"), "Forces");
export const Inspector = lazily(() => import("./inspector.js"), "Inspector");
export const Tracks = lazily(() => import("./tracks.js"), "Tracks");

/** To select a Region before its turn comes is allowed but rarely wanted. */
export const shy = new Set(["select"]);

/** All cards with our summaries. */
export const readCards = () => getOnce("/games/falling-sky/cards");
