/** The board of Falling Sky: the map with its pieces, on which places ("region X", "tribe X") can be read, marked and picked. */

import { boardOf } from "../../board/board.js";

export { placeName } from "../../board/places.js";
export { describeRegion, regionSummary } from "./summary.js";

export const Board = boardOf("/static/boards/falling-sky.svg", () => import("./map.js"), () => import("./legend.js"));
