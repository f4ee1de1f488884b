/** Names, letters and words of the sides and units of Caesar's Gallic War. */

import { codeOf as signOf, nameOf, special, t } from "../../words.js";

export const ROMAN = "Roman";
export const BARBARIAN = "Barbarian";
export const SIDES = [ROMAN, BARBARIAN];
export const NEUTRAL = "Neutral";

export const HAND = 5;
export const MOST_SUPPLY = 19;
export const TRIBES_TO_WIN = 18;
export const TRIBES_FOR_REVOLT = 13;

/** The CSS class that carries a side's colours. */
export const slugOf = (side) => side.toLowerCase();

/** The two letters of a side, "" for nobody. */
export const codeOf = (side) => (SIDES.includes(side) ? signOf(side) : "");

const LEADERS = new Set(["Caesar", "Ariovistus", "Vercingetorix", "Dumnorix", "Ambiorix"]);
const SHORT_LETTERS = 4;

export const isLeader = (name) => LEADERS.has(name);

/** As it fits on a block: "VII", "Caes", "Aed 2". */
export function shortName(name) {
  if (name.startsWith("Legion ")) return name.slice("Legion ".length);
  if (name.endsWith(" Cavalry")) return t("web.war.cavalry");
  const [tribe, number] = nameOf("unit", name).split(/\s/);
  return number ? `${tribe.slice(0, 3)} ${number}` : tribe.slice(0, SHORT_LETTERS);
}

/** As it stands on a block that has room for it: "VII", "Vercingetorix", "Aedui 2". */
export const fullName = (name) => (name.startsWith("Legion ") ? shortName(name) : name.endsWith(" Cavalry") ? t("web.war.cavalry.full") : nameOf("unit", name));

/** The name of a fortified town. */
export const townName = (town) => t(special("web.war.town", town), town);

/** "3 grey Gallic blocks" */
export const blankWords = (colour, count) => t(`web.war.blank.${colour}`, count);

/** "Legion VII, strength 3 of 4, A2" */
export function blockWords({ name, strength, full, initiative, rating }) {
  return t("web.war.block", nameOf("unit", name), strength, full, `${initiative}${rating}`);
}
