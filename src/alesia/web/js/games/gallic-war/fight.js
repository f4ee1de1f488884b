/** A battle on show: the blocks of both sides large, in the order in which they act, the round, the dice, reserves. */

import { Dice, diceOf, Display, namedIn, Side, Sides, Told, onShow } from "../../fight/display.js";
import { Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { listed, nameOf, seatName, t } from "../../words.js";
import { BlockSign } from "./blocks.js";
import { areaFacts, wordsOf } from "./facts.js";
import { SIDES } from "./looks.js";

const BLOCK = 50; // pixels
const DRAWN = new Set(["battle", "battle_round", "fire", "revealed"]); // they need no words here

/** @param {{view: object, lines: import("../../panels/sections.js").Entry[], choices: Object<string, object[]>, onPick: Function}} props */
function Battle({ view, lines, isAside, choices = {}, onPick }) {
  const [begin] = lines;
  const area = view.battle?.area ?? begin?.places[0]?.slice("area ".length);
  if (!area) return null;
  const { round = 0, attacker = null, reserves = {}, order = [] } = view.battle ?? {};
  const now = sinceRound(lines);
  const fired = new Set(now.filter(({ key }) => key === "fire").flatMap((line) => namedIn(line, "unit")));
  const side = (name) => html`<${Blocks} key=${name} ...${{ side: name, area, view, order, fired, choices, onPick, attacker, waiting: reserves[name] ?? 0 }} />`;
  return html`<${Display} title=${t("web.war.fight", nameOf("area", area))} more=${round ? t("web.war.fight.round", round) : undefined} place=${`area ${area}`} of=${begin?.i ?? area} isAside=${isAside}>
    <${Sides}>${(attacker ? [...SIDES].sort((one) => (one === attacker ? 1 : -1)) : SIDES).map(side)}<//>
    ${order.length > 0 && html`<${Order} order=${order} fired=${fired} />`}
    <ul class="volleys">${now.filter(({ key }) => key === "fire").map((line) => html`<${Volley} key=${line.i} line=${line} />`)}</ul>
    <${Told} lines=${now.filter(({ key }) => !DRAWN.has(key))} />
  <//>`;
}

/** What was told since this round began. */
const sinceRound = (lines) => lines.slice(Math.max(0, lines.findLastIndex(({ key }) => key === "battle_round")));

/** The blocks of a side: those that lie open in the order in which they act, then the others, then how many wait. */
function Blocks({ side, area, view, order, fired, choices, onPick, attacker, waiting }) {
  const force = areaFacts(view, area).forces.find((each) => each.side === side);
  const ranked = order.flatMap(({ units }) => units);
  const rank = ({ name }) => (ranked.includes(name) ? ranked.indexOf(name) : ranked.length);
  const blocks = [...(force?.blocks ?? [])].sort((one, other) => rank(one) - rank(other));
  const role = attacker && t(side === attacker ? "web.fight.attacks" : "web.fight.defends");
  return html`<${Side} side=${side} name=${seatName(side)} role=${role}>
    <ul class="fight-blocks">${blocks.map((block) => html`<li key=${block.key} class=${fired.has(block.name) ? "fired" : ""}>
      <${Drawn} block=${block} options=${choices[`unit ${block.name}`]} onPick=${onPick} /></li>`)}
      ${!blocks.length && html`<li class="quiet small">${t("web.war.fight.nobody")}</li>`}</ul>
    ${waiting > 0 && html`<p class="small">${t("web.war.fight.reserves", waiting)}</p>`}
  <//>`;
}

/** A block, large; one with which something can be done is a button. */
function Drawn({ block, options, onPick }) {
  const words = wordsOf(block);
  const picture = html`<${BlockSign} block=${block} size=${BLOCK} isWhole />`;
  if (!options) return html`<span class="fight-block" role="img" aria-label=${words} title=${words}>${picture}</span>`;
  return html`<button type="button" class="fight-block" aria-label=${`${words}: ${listed(options.map(({ label }) => label))}`} title=${words}
    onClick=${(event) => onPick(`unit ${block.name}`, event.currentTarget)}>${picture}</button>`;
}

/** Who acts after whom, with what: those who have fired are crossed off. */
function Order({ order, fired }) {
  return html`<div class="fight-order"><h3 class="eyebrow">${t("web.war.fight.order")}</h3>
    <ol>${order.map(({ side, initiative, rating, dice, units }) => html`<li class=${units.every((unit) => fired.has(unit)) ? "done" : ""}>
      <${Sign} name=${side} /> <b class="number">${initiative}${rating}</b> ${listed(units.map((unit) => nameOf("unit", unit)))}
      <span class="quiet small">${t("web.war.fight.dice", dice, rating)}</span></li>`)}</ol></div>`;
}

/** Who fired, the dice, those that hit filled, and how many did. */
function Volley({ line }) {
  const [needed, hits] = line.figures ?? [];
  return html`<li class="volley"><${Sign} name=${line.actor} /> <span class="small">${listed(namedIn(line, "unit").map((unit) => nameOf("unit", unit)))}</span>
    <${Dice} values=${diceOf(line)} needed=${needed} /> <b class="fight-hits number">${t("web.fight.hits", hits)}</b></li>`;
}

/** Which lines tell of a battle. */
const FIGHTS = {
  begins: new Set(["battle"]),
  goesOn: new Set(["intimidate", "revealed", "battle_round", "exchanged", "fire", "hit", "eliminated", "retreat", "withdraw", "battle_won", "battle_empty"]),
  isOn: ({ battle }) => Boolean(battle),
};

export const Fight = onShow(FIGHTS, Battle);
