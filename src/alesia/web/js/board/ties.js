/** Stacks that lie elsewhere, and the places in which they stand. */

import { html } from "../vendor/preact.js";

/** Lines from stacks that lie elsewhere to where they belong. */
export function Ties({ stacks }) {
  const tied = [...stacks].filter(([, { tie }]) => tie);
  return html`<g class="ties">${tied.map(([name, { tie }]) => html`<path key=${name} class="tie-ground" d=${tie} /><path key=${`${name} `} class="tie" data-tie=${name} d=${tie} />`)}</g>`;
}
