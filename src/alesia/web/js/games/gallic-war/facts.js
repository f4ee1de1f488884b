/**
 * What a view says, as the board and the panels need it. Everything that depends on the form of the view is here.
 * @typedef {{key: string, colour: string, count: number, isNeutral: boolean, name?: string, strength?: number, full?: number,
 *   initiative?: string, rating?: number, lying?: boolean, reserve?: boolean}} Block  without a name: so many blanks
 * @typedef {{side: string, code: string, blocks: Block[]}} Force
 * @typedef {{name: string, group: string, port: boolean, fort: string|null, supply: number, control: string|null, forces: Force[],
 *   isNeutral: boolean, standing: string, battle: {round: number, attacker: string, reserves?: object}|null, words: string}} Area  words: all of it, to be compared
 */

import { nameOf, seatName, t } from "../../words.js";
import { BARBARIAN, blankWords, blockWords, codeOf, HAND, NEUTRAL, ROMAN, SIDES, townName } from "./looks.js";

const WOODS = ["black", "blue", "grey", "green"];

/** @returns {Area} */
export function areaFacts(view, name) {
  const area = view.areas[name];
  const forces = [ROMAN, BARBARIAN, NEUTRAL].map((side) => forceOf(side, area.blocks[side] ?? [])).filter(({ blocks }) => blocks.length);
  const battle = battleIn(view, name);
  const { group, port, fort, supply } = area;
  const control = SIDES.includes(area.control) ? area.control : null;
  const isNeutral = forces.length === 1 && forces[0].side === NEUTRAL;
  const standing = standingOf(control, isNeutral, forces);
  return { name, group, port, fort, supply, control, forces, battle, isNeutral, standing, words: JSON.stringify([area, battle]) };
}

/** The battle that is fought in an area; before its first round, one that is still to be fought. */
function battleIn(view, name) {
  if (view.battle?.area === name) return view.battle;
  return name in view.attacks ? { round: 0, attacker: view.attacks[name] } : null;
}

/** Whose an area is, in words. */
function standingOf(control, isNeutral, forces) {
  if (control) return t(`web.war.control.${control}`);
  if (isNeutral) return t("web.war.neutral");
  return forces.length > 1 ? t("web.war.contested") : t("web.war.empty");
}

/** The blocks of a side: those that may be read one by one, the blanks of a colour together. */
function forceOf(side, blocks) {
  const isNeutral = side === NEUTRAL;
  const readable = blocks.filter((block) => block.name && !isNeutral).map((block) => ({ ...block, key: block.name, count: 1, isNeutral }));
  const blanks = WOODS.map((colour) => {
    const count = blocks.filter((block) => (!block.name || isNeutral) && block.colour === colour).length;
    return { key: colour, colour, count, isNeutral };
  });
  return { side, code: codeOf(side), blocks: [...readable, ...blanks.filter(({ count }) => count)] };
}

/** All blocks of a side on the map, with their areas. */
export function blocksOf(view, side) {
  return Object.keys(view.areas).flatMap((name) => {
    const force = areaFacts(view, name).forces.find((each) => each.side === side);
    return (force?.blocks ?? []).map((block) => ({ ...block, area: name }));
  });
}

const HOMES = new Set(["Transalpine Gaul", "Off-Map", "Germania"]);

const sideName = (side) => (side === NEUTRAL ? t("web.war.side.Neutral") : seatName(side));

/** What can be said of the ground of an area. */
export function groundWords({ group, port, fort, supply, name }) {
  const parts = [t(HOMES.has(name) ? `web.war.home.${name}` : `web.war.group.${group}`)];
  if (fort) parts.push(t("web.war.fort", townName(fort), supply));
  if (port) parts.push(t("web.war.port"));
  if (name === "Helvetii") parts.push(t("web.war.alps"));
  return parts.join(", ");
}

/** "Legion VII, strength 3 of 4, A2", "2 blue German blocks" */
export const wordsOf = (block) => (block.name ? blockWords(block) : blankWords(block.colour, block.count));

/** "battle, round 2, the Roman attacks; reserves: Roman 2" */
export function battleWords({ round, attacker, reserves = {} }) {
  const waiting = Object.entries(reserves).filter(([, count]) => count).map(([side, count]) => t("web.war.battle.reserve", seatName(side), count));
  const words = round ? t("web.war.battle", round, attacker) : t("web.war.battle.to_come", attacker);
  return waiting.length ? t("web.war.battle.reserves", words, waiting.join(", ")) : words;
}

/** One sentence or two for a screen reader: control, ground, blocks by side, a battle. */
export function describeArea(view, name) {
  const facts = areaFacts(view, name);
  const head = [nameOf("area", name), facts.standing, groundWords(facts), facts.battle && battleWords(facts.battle)];
  const forces = facts.forces.map(({ side, blocks }) => t("web.war.force", sideName(side), blocks.map(wordsOf).join(t("web.semicolon"))));
  return [head.filter(Boolean).join(", "), ...forces].join(". ");
}

/** The sides whose blocks and cards this view shows: one's own; both when one person plays both (9.2). */
export function ownSides(view) {
  const isOwn = (side) => Object.values(view.areas).some(({ blocks }) => blocks[side]?.some((block) => "moved" in block));
  return SIDES.filter(isOwn);
}

/** Where in the year we are. */
export function phaseWords({ phase, round }) {
  return t(`web.war.phase.${phase}`, round, HAND);
}

/** The card of a name among all cards: its number, title and what its event does. */
export const cardNamed = (cards, name) => Object.values(cards ?? {}).find(({ ident }) => ident === name) ?? null;
