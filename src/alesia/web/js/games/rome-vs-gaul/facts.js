/**
 * What a view says, as the board and the panels need it. Everything that depends on the form of the view is here.
 * @typedef {{name: string, side: string, kind: string, steps?: number, strength?: number, moved?: boolean, marching?: boolean}} Piece
 * @typedef {{side: string, inside: boolean, pieces: Piece[], strength: number, leaders: Piece[]}} Stack
 * @typedef {{name: string, marker: string|null, owner: string|null, town?: string, upgraded?: boolean, points: number,
 *   devastated: boolean, stacks: Stack[], words: string}} Space  words: all of it, to be compared
 */

import { listed, nameOf, seatName, t } from "../../words.js";
import { HAND, pieceWords } from "./looks.js";

/** @returns {Space} */
export function spaceFacts(view, name) {
  const facts = view.spaces[name];
  const devastated = view.devastated.includes(name);
  const stacks = [...stacksOf(facts.outside, false), ...stacksOf(facts.inside, true)];
  const { marker, owner, town, upgraded, siege_points: points = 0 } = facts;
  return { name, marker, owner, town, upgraded, points, devastated, stacks, words: JSON.stringify([facts, devastated]) };
}

function stacksOf(pieces = [], inside) {
  return [...Map.groupBy(pieces, ({ side }) => side)].map(([side, own]) => ({
    side,
    inside,
    pieces: own,
    strength: own.reduce((sum, { strength = 0 }) => sum + strength, 0),
    leaders: own.filter(({ kind }) => kind === "leader"),
  }));
}

/** Where a piece stands; null if it is in a box. */
export function spaceOfPiece(view, piece) {
  const isThere = ({ outside = [], inside = [] }) => [...outside, ...inside].some(({ name }) => name === piece);
  return Object.keys(view.spaces).find((name) => isThere(view.spaces[name])) ?? null;
}

/** Where an option lies on the map: a piece, where it stands; a die, on the display of the battle. */
export function placeOf({ kind, noun, verb }, view) {
  if (verb === "reroll") return `die ${noun}`;
  if (kind === "space" || kind === "province") return `${kind} ${noun}`;
  const space = kind === "piece" ? spaceOfPiece(view, noun) : null;
  return space && `space ${space}`;
}

/** Where an option belongs among many: a space to its Province, a piece to where it stands. */
export function partOf({ kind, noun }, view) {
  if (kind === "space") return nameOf("province", view.spaces[noun].province);
  const space = kind === "piece" ? spaceOfPiece(view, noun) : null;
  return space && nameOf("space", space);
}

/** "Roman Influence", "Fortified Town of the Morini", "Stronghold", "neutral" */
export function markerWords({ marker, owner, town, upgraded }) {
  if (town) return t(upgraded ? "web.rvg.marker.upgraded" : "web.rvg.marker.town", nameOf("piece", town));
  return marker ? t(`web.rvg.marker.${marker}`, owner) : t("web.rvg.marker.none");
}

/** "Roman, outside: Caesar, Legion X" */
export function stackWords({ side, inside, pieces, strength }) {
  const who = side === "Nobody" ? t("web.rvg.nobodys") : seatName(side);
  return t(inside ? "web.rvg.stack.inside" : "web.rvg.stack", who, listed(pieces.map(pieceWords)), strength);
}

/** One sentence or two for a screen reader. */
export function describeSpace(view, name) {
  const facts = spaceFacts(view, name);
  const more = [facts.devastated && t("web.rvg.devastated"), facts.points > 0 && t("web.rvg.siege_points", facts.points)];
  const head = [nameOf("space", name), markerWords(facts), ...more].filter(Boolean).join(", ");
  return [head, ...facts.stacks.map(stackWords)].join(". ");
}

/** Where in the turn we are. */
export function phaseWords({ phase, round }) {
  return t(`web.rvg.phase.${phase}`, round, HAND);
}

/** The card of a name among all cards: its number, title, Action Points and what its event does. */
export const cardNamed = (cards, name) => Object.values(cards ?? {}).find(({ ident }) => ident === name) ?? null;
