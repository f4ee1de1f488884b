/** What there is in a Region, as data for an inspector and as a sentence for a screen reader. */

import { nameOf, seatName, t } from "../../words.js";
import { FACTIONS, codeOf, controlWords, leaderName, parsePiece, parseTribe, pieceWords } from "./looks.js";
import { signsOf } from "./signs.js";

/** @returns {null | object} see the fields below; null for a Region that is not in the game now */
export function regionSummary(view, name) {
  const facts = view.regions[name];
  if (!facts) return null;
  const wall = view.position.circumvallation;
  return {
    name,
    group: facts.group,
    control: facts.control,
    controlCode: codeOf(facts.control),
    controlValue: facts.control_value,
    devastated: facts.devastated,
    shared: view.shared?.includes(name) ?? false,
    circumvallation: wall?.region === name ? wall : null,
    ...markersOf(view, name),
    cost: view.costs?.[name] ?? null,
    factions: FACTIONS.filter((each) => facts.pieces[each]).map((each) => forcesOf(view, name, each)),
    tribes: Object.entries(facts.tribes).map(([tribe, { status, city }]) => tribeSummary(tribe, status, city)),
  };
}

/** What lies in a Region beside the pieces, and is not among the facts of the Region itself. */
export function markersOf(view, name) {
  const { abatis = {}, uprising } = view.position;
  return {
    intimidated: view.regions[name].intimidated ?? false,
    atWar: view.at_war?.includes(name) ?? false,
    enlisted: view.enlisted?.[name] ?? 0,
    uprising: uprising?.region === name ? uprising : null,
    abatis: Object.keys(abatis).filter((faction) => abatis[faction] === name),
  };
}

/** How pieces stand in a row; a view that has come in parts may name them in another order. */
const ROW = ["leader", "legion", "hidden", "revealed", "scouted", "fort", "settlement"];
const placeInRow = ({ kind, state }) => ROW.indexOf(state ?? kind);

/** The pieces of one Faction in a Region. */
function forcesOf(view, region, faction) {
  const leader = leaderName(view, region, faction);
  const pieces = Object.entries(view.regions[region].pieces[faction]).map(([name, count]) => {
    const piece = parsePiece(name);
    return { name, ...piece, count, words: pieceWords(piece, count, leader) };
  });
  pieces.sort((one, other) => placeInRow(one) - placeInRow(other));
  return { name: faction, code: codeOf(faction), leader, pieces };
}

function tribeSummary(name, status, city) {
  return { name, city, status, ...parseTribe(status), colony: name.endsWith(" Colony") };
}

/** One sentence or two: Control, pieces by Faction, Tribes. */
export function describeRegion(view, name) {
  const found = regionSummary(view, name);
  if (!found) return t("web.sky.region.absent", nameOf("region", name));
  const head = [nameOf("region", name), controlWords(found.control), t("web.sky.region.control_value", found.controlValue)];
  head.push(...signsOf(found).map(({ words }) => words));
  return [head.join(", "), ...found.factions.map(factionWords), tribesWords(found.tribes)].filter(Boolean).join(". ");
}

const factionWords = ({ name, pieces }) => t("web.sky.region.faction", seatName(name), pieces.map((each) => each.words).join(", "));

const tribesWords = (tribes) => tribes.map((each) => t("web.sky.region.tribe", nameOf("tribe", each.name), each.words)).join(t("web.semicolon"));

/** A Tribe alone: "Cenabum: Citadel of the Arverni". */
export function describeTribe(view, name) {
  for (const { tribes } of Object.values(view.regions)) {
    if (tribes[name]) return tribesWords([tribeSummary(name, tribes[name].status, tribes[name].city)]);
  }
  return nameOf("tribe", name);
}
