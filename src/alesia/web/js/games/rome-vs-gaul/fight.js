/** The battle or siege under way: who fights where with what, the dice, and the hits that they mean. */

import { Display, Side, Sides, Told, onShow } from "../../fight/display.js";
import { Die } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { spaceFacts } from "./facts.js";
import { GALLIC, pieceWords, ROMAN } from "./looks.js";

const NOBODY = "Nobody";
const DRAWN = new Set(["battle", "siege", "battle_dice", "battle_hits"]); // they need no words here

/** @param {{view: object, lines: import("../../panels/sections.js").Entry[], choices: Object<string, object[]>, onPick: (place: string, element: Element) => void}} props */
function Fought({ view, lines, isAside, choices = {}, onPick }) {
  const { battle, siege } = view;
  const [begin] = lines;
  const space = (battle ?? siege)?.space ?? begin?.places[0]?.slice("space ".length);
  if (!space) return null;
  const isSiege = battle ? false : siege ? true : begin.key === "siege";
  const rows = battle ? battleRows(battle, view) : siege ? siegeRows(siege, view) : [];
  return html`<${Display} title=${t(isSiege ? "web.rvg.siege" : "web.rvg.battle", nameOf("space", space))} place=${`space ${space}`} of=${begin?.i ?? space} isAside=${isAside}>
    <${Sides}>${rows.map((row) => html`<${Row} key=${row.role} ...${{ ...row, space, view, choices, onPick }} />`)}<//>
    <${Told} lines=${lines.filter(({ key }) => !DRAWN.has(key))} />
  <//>`;
}

const otherOf = (side) => (side === ROMAN ? GALLIC : ROMAN);

/** A side attacks, Germans attack. */
const roleOf = (side, does) => t(side === NOBODY ? `web.rvg.nobodys.${does}` : `web.fight.${does}s`);

/** Who is attacked: the other side, unless nobody but the German Tribe, which is nobody's, stands there. */
function defenderOf({ attacker, space }, view) {
  const others = spaceFacts(view, space).stacks.filter(({ side }) => side !== attacker).map(({ side }) => side);
  return attacker === NOBODY ? ROMAN : others.length && others.every((side) => side === NOBODY) ? NOBODY : otherOf(attacker);
}

function battleRows(battle, view) {
  const { attacker, attack, defence, dice, hits } = battle;
  const defender = defenderOf(battle, view);
  return [
    { side: attacker, role: roleOf(attacker, "attack"), strength: attack, name: "attacker", thrown: dice[0], scored: hits?.[0] },
    { side: defender, role: roleOf(defender, "defend"), strength: defence, name: "defender", thrown: dice[1], scored: hits?.[1] },
  ];
}

/** Who besieges with what strength, and what holds the walls. */
function siegeRows({ space, attack, defence }, view) {
  const { owner } = view.spaces[space];
  return [
    { side: otherOf(owner), role: t("web.rvg.besieger"), strength: attack },
    { side: owner, role: t("web.rvg.besieged"), strength: defence },
  ];
}

function Row({ side, role, strength, name, thrown = [], scored, space, view, choices, onPick }) {
  const die = (value, k) => html`<${Thrown} key=${k} value=${value} place=${`die ${name} ${k + 1}`} ...${{ choices, onPick }} />`;
  const figure = html`<span class="fight-strength number" title=${t("web.rvg.strength")}>${strength}</span>`;
  const army = spaceFacts(view, space).stacks.filter((stack) => stack.side === side).flatMap(({ pieces }) => pieces);
  return html`<${Side} side=${side} name=${side === NOBODY ? t("web.rvg.nobodys") : seatName(side)} role=${role} strength=${figure}>
    ${thrown.length > 0 && html`<p class="fight-roll"><span class="fight-dice">${thrown.map(die)}</span>
      ${scored !== undefined && html`<b class="fight-hits number">${t("web.fight.hits", scored)}</b>`}</p>`}
    <ul class="fight-army">${army.map((piece) => html`<li key=${piece.name}>${pieceWords(piece)}</li>`)}
      ${view.battle?.support[side] > 0 && html`<li class="support">${t("web.rvg.support", view.battle.support[side])}</li>`}</ul>
  <//>`;
}

/** A die; one that may be rolled again is a button. */
function Thrown({ value, place, choices, onPick }) {
  const words = value ? t("web.rvg.die", value) : t("web.rvg.die.none");
  const [choice] = choices[place] ?? [];
  if (!choice) return html`<span class=${value ? "thrown" : "thrown unrolled"} role="img" aria-label=${words}><${Die} value=${value} /></span>`;
  return html`<button type="button" class="thrown" data-die=${place.slice("die ".length)} title=${choice.label} aria-label=${`${choice.label}. ${words}`}
    onClick=${(event) => onPick(place, event.currentTarget)}><${Die} value=${value} /></button>`;
}

/** Which lines tell of a battle or siege. */
const FIGHTS = {
  begins: new Set(["battle", "siege"]),
  goesOn: new Set(["battle_dice", "rerolled", "reroll_passed", "elite_suffers", "battle_hits", "reduced", "eliminated", "battle_won", "battle_drawn", "retreats", "cut_down", "displaced",
    "siege_result", "siege_points", "location_falls", "city_taken", "surrender", "surprise", "submit", "submits", "town_removed"]),
  isOn: ({ battle, siege }) => Boolean(battle || siege),
};

export const Fight = onShow(FIGHTS, Fought);
