/** The board of Ariovistus: the map of Falling Sky with Cisalpina as a Region and Britannia out of play (A1.3). */

import { boardOf } from "../../board/board.js";

export const Board = boardOf("/static/boards/ariovistus.svg", () => import("../falling-sky/map.js"), () => import("../falling-sky/legend.js"));
