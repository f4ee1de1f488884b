/** What stands beside an option: the value of a card, and what its event does for the side that is asked. */

import { t } from "../../words.js";
import { cardNamed, ownSides } from "./facts.js";
import { slugOf } from "./looks.js";

/**
 * @param {import("../../table/state.js").Option} option
 * @param {object} view
 * @param {object|null} cards all cards with their summaries, null while they load
 * @returns {{text: string}|null}
 */
export function remarkOn({ noun, kind }, view, cards) {
  if (kind !== "card") return null;
  const known = cardNamed(cards, noun);
  if (!known) return null;
  const told = ownSides(view).map((side) => known[slugOf(side)]);
  return { text: [t("web.war.value.of", known.value), ...told].filter(Boolean).join(" ") };
}
