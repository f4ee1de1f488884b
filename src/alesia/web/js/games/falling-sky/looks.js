/** Names, letters and words of the Factions, pieces and Tribes of Falling Sky. */

import { codeOf as signOf, has, special, t } from "../../words.js";

/** @typedef {"leader"|"legion"|"auxilia"|"warband"|"fort"|"settlement"} Kind */
/** @typedef {"hidden"|"revealed"|"scouted"|null} State */
/** @typedef {{faction: string, kind: Kind, state: State}} Piece */

export const FACTIONS = ["Romans", "Arverni", "Aedui", "Belgae", "Germans"];

const ADJECTIVES = { Roman: "Romans", Arverni: "Arverni", Aedui: "Aedui", Belgic: "Belgae", Germanic: "Germans" };
const OWNERS = { settlement: "Germans" }; // of pieces that say no Faction; all others are Roman
const STATES = ["hidden", "revealed", "scouted"];

/** The two letters of a Faction, "" for nobody. */
export const codeOf = (faction) => (FACTIONS.includes(faction) ? signOf(faction) : "");

/** The CSS class that carries a Faction's colours, "" for nobody. */
export const slugOf = (faction) => (FACTIONS.includes(faction) ? faction.toLowerCase() : "");

/**
 * "Hidden Arverni Warband" -> {faction: "Arverni", kind: "warband", state: "hidden"}
 * @param {string} name
 * @returns {Piece}
 */
export function parsePiece(name) {
  const words = name.split(" ");
  const state = STATES.includes(words[0].toLowerCase()) ? words.shift().toLowerCase() : null;
  const kind = words.pop().toLowerCase();
  return { faction: ADJECTIVES[words[0]] ?? OWNERS[kind] ?? "Romans", kind, state };
}

/** "10 hidden Warbands", "Fort", "2 Legions"; the name stands for a Leader. */
export function pieceWords(piece, count = 1, leader = null) {
  if (piece.kind === "leader" && leader) return leader;
  return t(special(`web.sky.piece.${piece.kind}`, piece.state), count);
}

/** Who has Control of a Region. */
export const controlWords = (control) => t(FACTIONS.includes(control) ? `web.sky.control.${control}` : "web.sky.control.none");

/** @returns {{form: "ally"|"citadel"|"subdued"|"dispersed"|"gathering"|"razed", holder: string|null, words: string}} */
export function parseTribe(status) {
  const [first, second] = status.split(" ");
  if (FACTIONS.includes(first)) {
    const form = second ? "citadel" : "ally";
    return { form, holder: first, words: t(`web.sky.tribe.${form}`, first) };
  }
  const form = status === "Dispersed-Gathering" ? "gathering" : status.toLowerCase();
  return { form, holder: null, words: t(`web.sky.tribe.${form}`) };
}

export const tribeWords = (status) => parseTribe(status).words;

/** "Caesar", "Successor"... of the Leader a Faction has in a Region; null if it has none there. */
export function leaderName(view, region, faction) {
  const words = view.position.regions?.[region]?.[faction];
  const first = typeof words === "string" ? words.split(",")[0] : "";
  const key = `web.sky.leader.${first}`;
  return has(key) ? t(key) : null;
}

/** A1.5 Whether somebody plays the Germans; then the game runs the Arverni. */
export const isGermanicSeat = (view) => "Germans" in view.margins;
