/** The board of Caesar: Rome vs Gaul: the map from space to space, and over it the battle or siege that is fought. */

import { boardOf } from "../../board/board.js";
import { html } from "../../vendor/preact.js";
import { Fight } from "./fight.js";
import { RomeVsGaulMap } from "./map.js";

const Drawn = boardOf("/static/boards/rome-vs-gaul.svg", RomeVsGaulMap);

export const Board = (props) => html`<${Drawn} ...${props} />
  <${Fight} view=${props.view} choices=${props.choices} onPick=${props.onPick} />`;
