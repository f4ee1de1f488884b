/** The board of Falling Sky: the map with its pieces, on which places can be read, marked and picked. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { BoardMap } from "./map.js";

export { describeRegion, placeName, regionSummary } from "./summary.js";

const SVG_URL = "/static/boards/falling-sky.svg";

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
 * @param {object} props
 * @param {object} props.view what the server sends as view
 * @param {Map<string, object[]>|Object<string, object[]>} [props.choices] options by place: "region X" or "tribe X"
 * @param {string[]} [props.marked] places to emphasise
 * @param {(place: string, element: SVGElement, at: {x: number, y: number}) => void} [props.onPick]
 * @param {(place: string|null) => void} [props.onHover]
 */
export function Board({ view, choices = {}, marked = [], onPick, onHover, svgUrl = SVG_URL, label = "Map of Gaul" }) {
  const host = useRef(null);
  const [map, setMap] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    let made = null;
    drawing(svgUrl).then(
      (svg) => host.current && setMap((made = new BoardMap(host.current, svg))),
      (error) => setFailure(error.message),
    );
    return () => made?.close();
  }, [svgUrl]);
  useLayoutEffect(() => map?.update({ view, choices: asMap(choices), marked, onPick, onHover }));
  return html`<div class="board" role="group" aria-label=${label} onKeyDown=${(event) => map?.key(event)}>
    <div class="board-map" ref=${host}></div>
    ${failure && html`<p class="notice alert" role="alert">The map could not be loaded: ${failure}</p>`}
    <div class="board-tools" role="group" aria-label="Zoom">
      <${Tool} name="Closer" keyName="+" sign="+" act=${() => map?.viewport.closer()} />
      <${Tool} name="Farther" keyName="−" sign="−" act=${() => map?.viewport.farther()} />
      <${Tool} name="Whole map" keyName="0" sign="⤢" act=${() => map?.viewport.whole()} />
    </div>
  </div>`;
}

const Tool = ({ name, keyName, sign, act }) =>
  html`<button type="button" class="icon-button" aria-label=${name} title=${`${name} (${keyName})`} onClick=${act}>${sign}</button>`;

const asMap = (choices) => (choices instanceof Map ? choices : new Map(Object.entries(choices)));
