/** Signs of a Faction and of a die: small, with letters or pips, so that colour is never needed to read them. */
import { html } from "../vendor/preact.js";
import { codeOf, seatName } from "../words.js";

/** The class that brings a Faction's colours. */
export const factionClass = (name) => name.toLowerCase();

/**
 * The sign of a Faction. Where its name stands beside it in words, it is decoration only.
 * @param {{name: string, beside?: boolean}} props
 */
export function Sign({ name, beside }) {
  const spoken = beside ? { "aria-hidden": "true" } : { role: "img", "aria-label": seatName(name), title: seatName(name) };
  return html`<span class=${`sign ${factionClass(name)}`} ...${spoken}>${codeOf(name)}</span>`;
}

const PIPS = {
  1: [[8, 8]],
  2: [[4.5, 4.5], [11.5, 11.5]],
  3: [[4.5, 4.5], [8, 8], [11.5, 11.5]],
  4: [[4.5, 4.5], [11.5, 4.5], [4.5, 11.5], [11.5, 11.5]],
  5: [[4.5, 4.5], [11.5, 4.5], [8, 8], [4.5, 11.5], [11.5, 11.5]],
  6: [[4.5, 4], [11.5, 4], [4.5, 8], [11.5, 8], [4.5, 12], [11.5, 12]],
};

/** A die with its pips, none before it has fallen; the number stands in the text beside it. */
export function Die({ value }) {
  return html`<svg class="die" viewBox="0 0 16 16" aria-hidden="true">
    <rect x="1" y="1" width="14" height="14" rx="3" />
    ${(PIPS[value] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.4" />`)}
  </svg>`;
}

/** A margin with its sign; a dot for whoever has no part. */
export const signed = (margin) => (margin > 0 ? `+${margin}` : String(margin ?? "·").replace("-", "−"));
