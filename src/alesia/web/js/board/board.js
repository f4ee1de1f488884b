/** A board on the page: the drawing of a game with what stands on it, and the tools to look closer. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const drawings = new Map();

/** The drawing, fetched once for the page. */
function drawing(url) {
  if (!drawings.has(url)) {
    const text = fetch(url).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))));
    drawings.set(url, text.then((words) => new DOMParser().parseFromString(words, "image/svg+xml").documentElement));
  }
  return drawings.get(url);
}

/**
 * The component that shows a game's board. Its drawing and what happens on it come together, after the page.
 * @param {string} svgUrl where the drawing is
 * @param {() => Promise<{GameMap: typeof import("./map.js").BoardMap}>} readMap
 * @param {() => Promise<{open: (view: object) => void}>} legend what tells the meaning of its signs
 */
export const boardOf = (svgUrl, readMap, legend) => (props) => html`<${Board} ...${{ svgUrl, readMap, legend, ...props }} />`;

/**
 * @param {object} props
 * @param {object} props.view what the server sends as view
 * @param {Map<string, object[]>|Object<string, object[]>} [props.choices] options by place: a kind and a name, "region X"
 * @param {string[]} [props.marked] places to emphasise
 * @param {string[]} [props.chosen] places that were chosen before in the same deed
 * @param {import("../follow/difference.js").Trace[]} [props.traces] what moved, came and went
 * @param {(place: string, element: SVGElement, at: {x: number, y: number}) => void} [props.onPick]
 * @param {(place: string|null) => void} [props.onHover]
 */
function Board({ view, choices = {}, marked = [], chosen = [], traces, onPick, onHover, svgUrl, readMap, legend, label = t("web.board.map") }) {
  const host = useRef(null);
  const [map, setMap] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    let made = null;
    Promise.all([drawing(svgUrl), readMap()]).then(
      ([svg, { GameMap }]) => host.current && setMap((made = new GameMap(host.current, svg))),
      (error) => setFailure(error.message),
    );
    return () => made?.close();
  }, [svgUrl]);
  useLayoutEffect(() => map?.update({ view, choices: asMap(choices), marked, chosen, traces, onPick, onHover }));
  return html`<div class="board" role="group" aria-label=${label} onKeyDown=${(event) => map?.key(event)}>
    <div class="board-map" ref=${host}></div>
    ${failure && html`<p class="notice alert" role="alert">${t("web.board.failed", failure)}</p>`}
    <div class="board-tools" role="group" aria-label=${t("web.board.zoom")}>
      <${Tool} name=${t("web.board.closer")} keyName="+" sign="+" act=${() => map?.viewport.closer()} />
      <${Tool} name=${t("web.board.farther")} keyName="−" sign="−" act=${() => map?.viewport.farther()} />
      <${Tool} name=${t("web.board.whole")} keyName="0" sign="⤢" act=${() => map?.viewport.whole()} />
      <button type="button" class="icon-button" aria-label=${t("web.legend")} title=${t("web.legend")} onClick=${() => legend().then(({ open }) => open(view))}>☰</button>
    </div>
  </div>`;
}

const Tool = ({ name, keyName, sign, act }) =>
  html`<button type="button" class="icon-button" aria-label=${name} title=${t("web.board.tool", name, keyName)} onClick=${act}>${sign}</button>`;

const asMap = (choices) => (choices instanceof Map ? choices : new Map(Object.entries(choices)));
