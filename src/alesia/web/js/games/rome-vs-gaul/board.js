/** The board of Caesar: Rome vs Gaul: the map from space to space. */

import { boardOf } from "../../board/board.js";
import { RomeVsGaulMap } from "./map.js";

export const Board = boardOf("/static/boards/rome-vs-gaul.svg", RomeVsGaulMap, () => import("./legend.js"));
