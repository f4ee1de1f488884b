/** What stands beside an option: the cost of a Region, what an Event does, and whether it would do anything. */

import { t } from "../../words.js";

const PAID = new Set(["recruit", "march", "seize", "battle", "rally", "raid", "select"]);
const SIDES = new Set(["unshaded", "shaded"]);

/**
 * @param {import("../../table/state.js").Option} option
 * @param {object} view
 * @param {object|null} cards all cards with their summaries, null while they load
 * @returns {{cost?: number, text?: string, warning?: string}|null}
 */
export function remarkOn({ verb, noun, kind }, view, cards) {
  if (SIDES.has(verb) && kind === "card") return event(verb, noun, view, cards);
  if (kind === "card") return { text: cards?.[noun]?.title };
  if (kind === "region" && PAID.has(verb)) return { cost: view.costs?.[noun] };
  return null;
}

function event(side, number, view, cards) {
  const idle = view.effective?.[side] === false && String(view.card?.name) === String(number);
  return { text: cards?.[number]?.[side] ?? undefined, warning: idle ? t("web.sky.remark.idle") : undefined };
}
