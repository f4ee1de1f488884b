/** The board of Caesar's Gallic War: the map with its blocks, on which places ("area X") can be read, marked and picked. */

import { boardOf } from "../../board/board.js";
import { GallicWarMap } from "./map.js";

export const Board = boardOf("/static/boards/gallic-war.svg", GallicWarMap, () => import("./legend.js"));
