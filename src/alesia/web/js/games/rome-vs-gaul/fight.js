/** The battle or siege under way: who fights where, how strong, the dice, and the hits that they mean. */

import { Die } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { GALLIC, ROMAN, slugOf } from "./looks.js";

const NOBODY = "Nobody";

/** @param {{view: object, choices: Object<string, object[]>, onPick: (place: string, element: Element) => void}} props */
export function Fight({ view, choices = {}, onPick }) {
  const { battle, siege } = view;
  if (battle) return html`<${Battle} ...${battle} ...${{ choices, onPick }} />`;
  return siege ? html`<${Siege} ...${siege} owner=${view.spaces[siege.space].owner} />` : null;
}

const otherOf = (side) => (side === ROMAN ? GALLIC : ROMAN);

function Battle({ space, attacker, attack, defence, dice, hits, ...picking }) {
  const defender = attacker === NOBODY ? ROMAN : otherOf(attacker);
  const rows = [
    { side: attacker, role: t("web.rvg.attacker"), strength: attack, name: "attacker", thrown: dice[0], scored: hits?.[0] },
    { side: defender, role: t("web.rvg.defender"), strength: defence, name: "defender", thrown: dice[1], scored: hits?.[1] },
  ];
  return html`<${Display} title=${t("web.rvg.battle", nameOf("space", space))}>
    ${rows.map((row) => html`<${Row} key=${row.role} ...${row} ...${picking} />`)}
  <//>`;
}

const Display = ({ title, children }) => html`<section class="fight card" aria-label=${title}>
  <h2 class="eyebrow">${title}</h2>${children}
</section>`;

function Row({ side, role, strength, name, thrown = [], scored, choices, onPick }) {
  const die = (value, k) => html`<${Thrown} key=${k} value=${value} place=${`die ${name} ${k + 1}`} ...${{ choices, onPick }} />`;
  return html`<p class=${`fight-row ${slugOf(side)}`}>
    <span class="fight-strength number" title=${t("web.rvg.strength")}>${strength}</span>
    <span class="fight-who">${side === NOBODY ? t("web.rvg.nobodys") : seatName(side)} <span class="quiet small">${role}</span></span>
    <span class="fight-dice">${thrown.map(die)}</span>
    <span class="fight-hits number">${scored === undefined ? "" : t("web.rvg.hits", scored)}</span>
  </p>`;
}

/** A die; one that may be rolled again is a button. */
function Thrown({ value, place, choices, onPick }) {
  const words = value ? t("web.rvg.die", value) : t("web.rvg.die.none");
  const [choice] = choices[place] ?? [];
  if (!choice) return html`<span class=${value ? "thrown" : "thrown unrolled"} role="img" aria-label=${words}><${Die} value=${value} /></span>`;
  return html`<button type="button" class="thrown" data-die=${place.slice("die ".length)} title=${choice.label} aria-label=${`${choice.label}. ${words}`}
    onClick=${(event) => onPick(place, event.currentTarget)}><${Die} value=${value} /></button>`;
}

/** Who besieges with what strength, and what holds the walls. */
function Siege({ space, attack, defence, owner }) {
  const rows = [
    { side: otherOf(owner), role: t("web.rvg.besieger"), strength: attack },
    { side: owner, role: t("web.rvg.besieged"), strength: defence },
  ];
  return html`<${Display} title=${t("web.rvg.siege", nameOf("space", space))}>${rows.map((row) => html`<${Row} key=${row.role} ...${row} />`)}<//>`;
}
