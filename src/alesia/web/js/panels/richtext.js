/** Sentences of the game with signs set into them: Factions, dice, rule numbers. */
import { html } from "../vendor/preact.js";
import { Die, factionClass } from "./sign.js";

const DICE = /\b(?:[Rr]olled|[Rr]olls|The die shows|Dice|fires?:) ([1-6](?:, [1-6])*)\b/;
const RULE = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[A-E]?(?![\d.]*\d)/;

/** A sentence with the sign of each Faction named "the …", and the dice at each roll. */
export function Sentence({ text, names }) {
  return splitBy(text, sentencePattern(names)).map(({ text: piece, found }) => {
    if (!found) return piece;
    const dice = DICE.exec(piece)?.[1].split(", ");
    if (dice) return html`<span class=${dice.length > 1 ? "" : "rolled"}>${dice.map((value) => html`<${Die} value=${value} /> `)}${piece}</span>`;
    const name = piece.slice("the ".length);
    return html`<b class=${`named ${factionClass(name)}`}>${piece}</b>`;
  });
}

/** A text in which rule numbers are buttons. */
export function WithRules({ text, onRule }) {
  return splitBy(text, RULE).map(({ text: piece, found }) =>
    found ? html`<${RuleButton} number=${piece} onRule=${onRule} />` : piece,
  );
}

/** A rule number that opens the rule. */
export function RuleButton({ number, onRule, quiet }) {
  return html`<button type="button" class=${quiet ? "rule-number quiet" : "rule-number"} title=${`Rule ${number}`}
    aria-label=${`Rule ${number}`} onClick=${() => onRule?.(number)}>${number}</button>`;
}

const patterns = new Map();

function sentencePattern(names) {
  const key = names.join("|");
  if (!patterns.has(key)) {
    const named = key ? `|\\b[Tt]he (?:${key})\\b` : "";
    patterns.set(key, new RegExp(DICE.source + named));
  }
  return patterns.get(key);
}

/** The pieces of a text, those that match a pattern among them. */
function splitBy(text, pattern) {
  const pieces = [];
  let start = 0;
  for (const match of text.matchAll(new RegExp(pattern.source, "g"))) {
    if (match.index > start) pieces.push({ text: text.slice(start, match.index), found: false });
    pieces.push({ text: match[0], found: true });
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push({ text: text.slice(start), found: false });
  return pieces;
}
