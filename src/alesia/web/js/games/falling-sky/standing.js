/** What stands where: the pieces in each Region, and whose each Tribe is. */

import { parsePiece, parseTribe } from "./looks.js";

/** @returns {import("../../follow/difference.js").Standing[]} */
export function standing(view) {
  return Object.entries(view.regions).flatMap(([name, { pieces, tribes }]) => [
    ...Object.values(pieces).flatMap((forces) => Object.entries(forces).map(([piece, count]) => piecesOf(`region ${name}`, piece, count))),
    ...Object.entries(tribes).map(([tribe, { status }]) => heldBy(`tribe ${tribe}`, status)).filter(Boolean),
  ]);
}

/** Hidden or Revealed, it is the same piece. */
function piecesOf(place, piece, count) {
  const { faction, kind } = parsePiece(piece);
  return { place, owner: faction, what: kind, count };
}

function heldBy(place, status) {
  const { holder, form } = parseTribe(status);
  return holder && { place, owner: holder, what: form, count: 1, stays: true };
}
