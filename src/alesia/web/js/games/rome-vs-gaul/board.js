/** The board of Caesar: Rome vs Gaul: the map from space to space. */

import { boardOf } from "../../board/board.js";
import { wearStyle } from "../../board/style.js";

/** What stands on the map is measured: its style comes first. */
const readMap = () => Promise.all([import("./map.js"), wearStyle("/static/css/rome-vs-gaul.css")]).then(([map]) => map);

export const Board = boardOf("/static/boards/rome-vs-gaul.svg", readMap, () => import("./legend.js"));
