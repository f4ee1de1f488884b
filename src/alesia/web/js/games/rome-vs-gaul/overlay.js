/** What changes on the board: rings around spaces, outlines of Provinces, markers and armies. */

import { placeName } from "../../board/places.js";
import { html, useMemo } from "../../vendor/preact.js";
import { POINTS, TOKEN, groupOf } from "./armies.js";
import { endsOf } from "./geometry.js";
import { slugOf } from "./looks.js";

const RING = 13.5;
const STAR = "M0-5.4L1.6-1.7L5.6-1.6L2.4.9L3.5 4.8L0 2.5L-3.5 4.8L-2.4.9L-5.6-1.6L-1.6-1.7Z";
const FLAME = "M0-6C3-2 4-1 3 3A3.4 3.4 0 0 1-3 3C-4.4 0-1.4-1 0-6Z";

/** All that is laid over whole places, below the armies. @param {{looks: Object<string, string[]>}} props places by look */
export function Outlines({ geometry: { spaces, provinces }, looks }) {
  const outline = (look, place) => {
    const space = place.startsWith("space ") && spaces.get(placeName(place));
    if (space) return html`<circle key=${look + place} class=${`outline ring ${look}`} cx=${space.x} cy=${space.y} r=${RING} />`;
    const province = provinces.get(placeName(place));
    return province && html`<use key=${look + place} href=${`#${province.outline}`} class=${`outline ${look}`} />`;
  };
  return html`<g>${Object.entries(looks).map(([look, places]) => places.map((place) => outline(look, place)))}</g>`;
}

/** The way that the marching army has come, and the paths on which it can go on. */
export function Ways({ ways, gone, open }) {
  const here = gone.at(-1);
  const path = (look, from, to) => html`<path key=${look + from + to} class=${`march ${look}`} d=${ways.get(endsOf(from, to)) ?? ""} />`;
  return html`<g class="march-ways">
    ${gone.slice(1).map((to, k) => path("gone", gone[k], to))}
    ${here && open.map((to) => path("ahead", here, to))}
  </g>`;
}

/** Everything at one space; drawn anew only when its own facts are others, or its armies stand elsewhere. @param {{facts: import("./facts.js").Space}} props */
export function SpaceContents({ facts, at, place }) {
  return useMemo(() => html`<${Contents} facts=${facts} at=${at} place=${place} />`, [facts.words, place]);
}

function Contents({ facts, at, place }) {
  return html`<g class="at-space" data-of=${facts.name} transform=${`translate(${at.x} ${at.y})`}>
    ${facts.marker === "town" && html`<${Walls} upgraded=${facts.upgraded} />`}
    ${facts.devastated && html`<path class="flame" d=${FLAME} />`}
    <g class="stack" transform=${place}>
      ${groupOf(facts, at.isNamedAbove).tokens.map(({ stack, x, y }) => html`<${Token} key=${stack.side + stack.inside} stack=${stack} x=${x} y=${y} />`)}
      ${facts.points > 0 && html`<g class="siege-points" transform=${`translate(${POINTS.x} 0)`}><circle r=${POINTS.half} /><text y="4.5">${facts.points}</text></g>`}
    </g>
  </g>`;
}

/** A Fortified Town: a wall around the space, doubled where it is upgraded. */
const Walls = ({ upgraded }) => html`<g class="walls">
  <circle r="11.6" />${upgraded && html`<circle r="14.4" />`}
</g>`;

/** An army: its strength, a star for a Leader, battlements for those behind walls; pale if it has moved. */
function Token({ stack: { side, inside, pieces, strength, leaders }, x, y }) {
  const { width, height } = TOKEN;
  const moved = pieces.every((piece) => piece.moved);
  const marching = pieces.some((piece) => piece.marching);
  const top = inside ? `M${-width / 2} ${-height / 2}v-3h4v3h5v-3h4v3h5v-3h4v3h5v-3` : "";
  return html`<g class=${`token ${slugOf(side)} ${inside ? "inside" : ""} ${moved ? "moved" : ""} ${marching ? "marching" : ""}`} transform=${`translate(${x} ${y})`}>
    <rect class="token-ground" x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="3" />
    ${inside && html`<path class="battlements" d=${top} />`}
    ${leaders.length > 0 && html`<path class="token-star" d=${STAR} transform=${strength ? `translate(${-width / 2 + 5.5} 0) scale(${strength > 9 ? 0.68 : 1})` : "scale(1.2)"} />`}
    ${strength > 0 && html`<text class="token-strength" x=${leaders.length ? 5 : 0} y="4.6">${strength}</text>`}
  </g>`;
}
