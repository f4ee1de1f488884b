/** What stands where: the pieces at each space, and the marker of a side. */

/** @returns {import("../../follow/difference.js").Standing[]} */
export function standing(view) {
  return Object.entries(view.spaces).flatMap(([name, { outside = [], inside = [], marker, owner }]) => [
    ...[...outside, ...inside].map((piece) => ({ place: `space ${name}`, owner: piece.side, what: piece.name, count: 1, name: piece.name, strength: piece.steps })),
    ...(marker && owner ? [{ place: `space ${name}`, owner, what: marker, count: 1, stays: true }] : []),
  ]);
}
