/** The sides and pieces of Caesar: Rome vs Gaul. */

import { nameOf, t } from "../../words.js";

export const ROMAN = "Roman";
export const GALLIC = "Gallic";
export const SIDES = [ROMAN, GALLIC];
export const HAND = 8;

/** The CSS class that carries a side's colours. */
export const slugOf = (side) => side.toLowerCase();

/** As it fits on a counter: "VII", "Caes". */
export function shortName(name) {
  return name.startsWith("Legion ") ? name.slice("Legion ".length) : nameOf("piece", name);
}

/** "Legion VII, strength 2", "Morini, reduced, strength 2" */
export function pieceWords({ name, kind, steps, strength }) {
  if (strength === undefined) return nameOf("piece", name);
  const reduced = steps === 1 && ["legion", "tribe", "german"].includes(kind);
  return t(reduced ? "web.rvg.piece.reduced" : "web.rvg.piece", nameOf("piece", name), strength);
}
