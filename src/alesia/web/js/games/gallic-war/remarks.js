/** What stands beside an option: the value of a card, and what its event does for the side that is asked. */

import { cardNamed } from "./facts.js";
import { SIDES, slugOf } from "./looks.js";

/**
 * @param {import("../../table/state.js").Option} option
 * @param {object} view
 * @param {object|null} cards all cards with their summaries, null while they load
 * @returns {{text?: string}|null}
 */
export function remarkOn({ noun, kind }, view, cards) {
  if (kind !== "card") return null;
  const known = cardNamed(cards, noun);
  const told = SIDES.filter((side) => !view.seat || side === view.seat).map((side) => known?.[slugOf(side)]);
  const value = view.hand.find(({ name }) => name === noun)?.value;
  return { text: told.find(Boolean) ?? (value ? `Value ${value}` : undefined) };
}
