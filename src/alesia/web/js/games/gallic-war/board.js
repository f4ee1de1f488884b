/** The board of Caesar's Gallic War: the map with its blocks, on which places ("area X") can be read, marked and picked. */

import { boardOf } from "../../board/board.js";
import { wearStyle } from "../../board/style.js";

/** What stands on the map is measured: its style comes first. */
const readMap = () => Promise.all([import("./map.js"), wearStyle("/static/css/gallic-war.css")]).then(([map]) => map);

export const Board = boardOf("/static/boards/gallic-war.svg", readMap, () => import("./legend.js"));
