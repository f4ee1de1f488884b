/** Sentences of the game with signs set into them: Factions, dice, rule numbers. The server says where they stand. */
import { html } from "../vendor/preact.js";
import { t } from "../words.js";
import { Die, factionClass } from "./sign.js";

const RULE = /(?<![\w.])A?\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[A-E]?(?![\d.]*\d)/;

const NAMED = new Set(["faction", "side", "seat"]);
const CARDS = new Set(["card", "title"]);
const DICE = "dice";
const STOPS = /^[.,;:!?)]+/; // what never stands at the beginning of a line

/** A line of the log with the names of Factions in their colours, a die at each roll, and cards that open. */
export function Sentence({ entry: { text, marks }, onCard }) {
  const pieces = [];
  let at = 0;
  const isShown = (kind) => NAMED.has(kind) || kind === DICE || (onCard && CARDS.has(kind));
  for (const [start, end, kind, id] of marks.filter((mark) => isShown(mark[2]))) {
    if (start < at) continue;
    const stop = CARDS.has(kind) ? text.slice(end).match(STOPS)?.[0] ?? "" : "";
    pieces.push(text.slice(at, start), html`<${Marked} kind=${kind} id=${id} words=${text.slice(start, end)} stop=${stop} onCard=${onCard} />`);
    at = end + stop.length;
  }
  return [...pieces, text.slice(at)];
}

function Marked({ kind, id, words, stop, onCard }) {
  if (CARDS.has(kind)) return html`<span class="with-stop"><button type="button" class="card-chip" onClick=${() => onCard(id)}>${words}</button>${stop}</span>`;
  if (kind === DICE) return html`<${Dice} values=${id.match(/\b[1-6]\b/g) ?? []} words=${words} />`;
  return html`<b class=${`named ${factionClass(id)}`}>${words}</b>`;
}

/** One roll stays in one line; a row of dice may be broken. */
const Dice = ({ values, words }) =>
  html`<span class=${values.length > 1 ? "" : "rolled"}>${values.map((value) => html`<${Die} value=${value} /> `)}${words}</span>`;

/** A text in which rule numbers are buttons. */
export function WithRules({ text, onRule }) {
  return splitBy(text, RULE).map(({ text: piece, found }) =>
    found ? html`<${RuleButton} number=${piece} onRule=${onRule} />` : piece,
  );
}

/** A rule number that opens the rule. */
export function RuleButton({ number, onRule, quiet }) {
  return html`<button type="button" class=${quiet ? "rule-number quiet" : "rule-number"} title=${t("web.rule.number", number)}
    aria-label=${t("web.rule.number", number)} onClick=${() => onRule?.(number)}>${number}</button>`;
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
