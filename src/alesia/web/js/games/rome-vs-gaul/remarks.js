/** What stands beside an option: the Action Points of a card and its event; what a marker brings; who stands in a space. */

import { nameOf, seatName, t } from "../../words.js";
import { cardNamed, markerWords, spaceFacts, spaceOfPiece } from "./facts.js";
import { SIDES, slugOf } from "./looks.js";

/** Questions that lay a marker of whoever is asked, or take one of the enemy away, by the plain name of a space. */
const LAYS = new Set(["take_out", "place_influence", "united_gaul", "indutiomarus", "move_over"]);
const TAKES = new Set(["remove_influence", "rival_factions"]);

/**
 * @param {import("../../table/state.js").Option} option
 * @param {object} view
 * @param {object|null} cards all cards with their summaries, null while they load
 * @param {import("../../table/state.js").Ask|null} ask the question
 * @returns {{text?: string, place?: string, badge?: {value: number, title: string}}|null} place: where it stands
 */
export function remarkOn(option, view, cards, ask) {
  const { noun, kind, verb } = option;
  if (kind === "card") return cardRemark(cardNamed(cards, noun), verb);
  if (kind === "space" && noun in view.spaces) return spaceRemark(option, view, ask);
  if (verb === "reroll") return dieRemark(view, noun);
  return kind === "piece" ? pieceRemark(view, noun, ask) : null;
}

/** Its points, and what its event brings. */
function cardRemark(known, verb) {
  if (!known) return null;
  const badge = { value: known.value, title: t("web.rvg.value") };
  if (verb === "points" || verb === "discard") return { badge };
  return { badge, text: [...new Set(SIDES.map((side) => known[slugOf(side)]).filter(Boolean))].join(" ") };
}

/* ---- Spaces */

function spaceRemark({ noun, verb }, view, ask) {
  const mine = ask?.seat;
  const plain = verb === "space" ? ask?.key : null;
  const lays = verb === "place" || verb === "convert" || LAYS.has(plain);
  const takes = verb === "clear" || verb === "convert" || TAKES.has(plain);
  if (lays || takes) return { text: controlWords(view, noun, mine, lays, takes) };
  return { text: standingWords(view, noun, mine) };
}

/** What a marker does to the Province: it gives control, breaks that of the enemy, or nothing yet. */
function controlWords(view, space, mine, lays, takes) {
  const province = view.spaces[space].province;
  const lacks = view.lacks[province] ?? {};
  const enemy = SIDES.find((side) => side !== mine);
  if (lays && lacks[mine] === 1) return t("web.rvg.takes_province", nameOf("province", province));
  if (takes && lacks[enemy] === 0) return t("web.rvg.breaks_province", nameOf("province", province), enemy);
  return takes && !lays ? markerWords(spaceFacts(view, space)) : "";
}

/** Who stands there; if nobody does, whose the space is, unless it is one's own or nobody's. */
function standingWords(view, name, mine) {
  const facts = spaceFacts(view, name);
  const armies = facts.stacks.filter(({ strength }) => strength).map(({ side, inside, strength }) =>
    t(inside ? "web.rvg.there.inside" : "web.rvg.there", side === "Nobody" ? t("web.rvg.nobodys") : seatName(side), strength));
  const marker = facts.marker && (facts.owner !== mine || facts.marker !== "influence") ? [markerWords(facts)] : [];
  return [...marker, ...armies].join(" · ");
}

/* ---- Pieces and dice */

/** How strong it is, and where, unless the question is about that place. */
function pieceRemark(view, name, ask) {
  const space = spaceOfPiece(view, name);
  if (!space) return null;
  const { outside = [], inside = [] } = view.spaces[space];
  const piece = [...outside, ...inside].find((each) => each.name === name);
  const isHere = piece.marching || ask?.places.includes(`space ${space}`);
  const badge = piece.strength ? { value: piece.strength, title: t("web.rvg.combat_strength") } : undefined;
  return { badge, place: isHere ? null : nameOf("space", space) };
}

/** What a die shows: "attacker 2" is the second of the attacker. */
function dieRemark({ battle }, name) {
  const found = battle && dieOf(battle, name);
  return found ? { badge: { value: found, title: t("web.rvg.die", found) } } : null;
}

/** @returns {number} the pips of a die by its name */
function dieOf({ dice }, name) {
  const [who, number] = name.split(" ");
  return dice[who === "attacker" ? 0 : 1][Number(number) - 1];
}
