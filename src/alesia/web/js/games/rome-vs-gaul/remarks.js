/** What stands beside an option: the Action Points of a card and its event; what stands in a space; how strong a piece is. */

import { t } from "../../words.js";
import { cardNamed, markerWords, spaceFacts, spaceOfPiece } from "./facts.js";
import { pieceWords, SIDES, slugOf } from "./looks.js";
import { nameOf } from "../../words.js";

/**
 * @param {import("../../table/state.js").Option} option
 * @param {object} view
 * @param {object|null} cards all cards with their summaries, null while they load
 * @returns {{text: string}|null}
 */
export function remarkOn({ noun, kind, verb }, view, cards) {
  if (kind === "card") return cardRemark(cardNamed(cards, noun), verb);
  if (kind === "space" && noun in view.spaces) return { text: markerWords(spaceFacts(view, noun)) };
  return kind === "piece" ? pieceRemark(view, noun) : null;
}

/** For its points, or its event: what that brings. */
function cardRemark(known, verb) {
  if (!known) return null;
  const points = t("web.rvg.value.of", known.value);
  if (verb === "points") return { text: points };
  const told = [...new Set(SIDES.map((side) => known[slugOf(side)]).filter(Boolean))];
  return { text: [points, ...told].join(" ") };
}

function pieceRemark(view, name) {
  const space = spaceOfPiece(view, name);
  if (!space) return null;
  const facts = view.spaces[space];
  const piece = [...(facts.outside ?? []), ...(facts.inside ?? [])].find((each) => each.name === name);
  return { text: t("web.rvg.piece.at", pieceWords(piece), nameOf("space", space)) };
}
