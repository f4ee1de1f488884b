/** Dice and cards of a real table: big keys for thumbs, a list to search; or Alesia rolls, this once or from now on. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

const MANY = 12;
const ALWAYS = "alesia.rolls";
const folded = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {{table: object, ask: import("../table/state.js").Ask, cards: object|null, busy: boolean, onAnswer: (option: string) => void, onRoll: () => void}} props */
export function Chance({ table, ask, cards, busy, onAnswer, onRoll }) {
  const key = `${ALWAYS}.${table.id}`;
  const [always, setAlways] = useState(() => localStorage.getItem(key) === "yes");
  useEffect(() => { if (always) onRoll(); }, [always, table.version]);
  const turn = (on) => {
    localStorage.setItem(key, on ? "yes" : "no");
    setAlways(on);
  };
  const isDie = ask.options.every(({ verb }) => verb === "roll");
  return html`<div class="chance">
    <h2 class="prompt" id="prompt" tabindex="-1">${ask.prompt}</h2>
    ${isDie ? html`<${Dice} ...${{ ask, busy, onAnswer }} />` : html`<${Drawn} key=${table.version} ...${{ ask, cards, busy, onAnswer }} />`}
    <p class="chance-roll">
      <button type="button" class="button" aria-disabled=${busy} onClick=${() => busy || onRoll()}>${t("web.beside.roll")}</button>
      <label class="small"><input type="checkbox" checked=${always} onChange=${(event) => turn(event.currentTarget.checked)} /> ${t("web.beside.always")}</label>
    </p>
  </div>`;
}

const Dice = ({ ask, busy, onAnswer }) => html`<div class="dice-keys" role="group" aria-labelledby="prompt">${ask.options.map(({ option, noun }) => html`
  <button type="button" class="die-key" data-option=${option} aria-disabled=${busy} onClick=${() => busy || onAnswer(option)}>${noun}</button>`)}</div>`;

/** What was drawn: found by some letters of its name, or by its number. */
function Drawn({ ask, cards, busy, onAnswer }) {
  const [typed, setTyped] = useState("");
  const named = ask.options.map((each) => ({ ...each, words: nameOf(each, cards) }));
  const wanted = folded(typed.trim());
  const shown = named.filter(({ words, noun }) => !wanted || folded(words).includes(wanted) || String(noun) === wanted);
  return html`
    ${named.length > MANY && html`<input class="drawn-search" type="search" value=${typed} placeholder=${t("web.beside.search")} aria-label=${t("web.beside.search")}
      onInput=${(event) => setTyped(event.currentTarget.value)} />`}
    <ul class="drawn">${shown.map(({ option, words }) => html`<li><button type="button" class="option" data-option=${option} aria-disabled=${busy}
      onClick=${() => busy || onAnswer(option)}>${words}</button></li>`)}</ul>`;
}

/** A card with its title, where its number alone would say little. */
function nameOf({ kind, noun, name, label }, cards) {
  const title = kind === "card" ? cards?.[noun]?.title : null;
  return title && !String(name).includes(title) ? `${noun} ${title}` : name ?? label;
}
