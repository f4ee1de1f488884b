/** The board of The Gallic War: that of Ariovistus, and after the Interlude that of Falling Sky (A2.1). */

import { boardOf } from "../../board/board.js";
import { html } from "../../vendor/preact.js";
import { Board as First } from "../ariovistus/board.js";

const Second = boardOf("/static/boards/falling-sky.svg", () => import("../falling-sky/map.js"), () => import("../falling-sky/legend.js"));

export const Board = (props) => html`<${props.view.half === 2 ? Second : First} ...${props} />`;
