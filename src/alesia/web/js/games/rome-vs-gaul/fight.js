/** The battle or siege under way: who fights where, how strong, the dice, and the hits that they mean. */

import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { GALLIC, ROMAN, slugOf } from "./looks.js";

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** @param {{view: object}} props */
export function Fight({ view: { battle, siege } }) {
  if (battle) return html`<${Battle} ...${battle} />`;
  return siege ? html`<${Siege} ...${siege} />` : null;
}

const otherOf = (side) => (side === ROMAN ? GALLIC : ROMAN);

function Battle({ space, attacker, attack, defence, dice, hits }) {
  const rows = [
    { side: attacker, role: t("web.rvg.attacker"), strength: attack, thrown: dice[0], scored: hits?.[0] },
    { side: attacker === "Nobody" ? ROMAN : otherOf(attacker), role: t("web.rvg.defender"), strength: defence, thrown: dice[1], scored: hits?.[1] },
  ];
  return html`<section class="fight card" aria-label=${t("web.rvg.battle", nameOf("space", space))}>
    <h2 class="eyebrow">${t("web.rvg.battle", nameOf("space", space))}</h2>
    ${rows.map((row) => html`<${Row} key=${row.role} ...${row} />`)}
  </section>`;
}

function Row({ side, role, strength, thrown, scored }) {
  const who = side === "Nobody" ? t("web.rvg.nobodys") : seatName(side);
  return html`<p class=${`fight-row ${slugOf(side)}`}>
    <span class="fight-strength number" title=${t("web.rvg.strength")}>${strength}</span>
    <span class="fight-who">${who} <span class="quiet small">${role}</span></span>
    <span class="fight-dice">${thrown.map((die, k) => html`<${Die} key=${k} value=${die} />`)}</span>
    <span class="fight-hits number">${scored === undefined ? "" : t("web.rvg.hits", scored)}</span>
  </p>`;
}

/** A die; before it has fallen, an empty one. */
function Die({ value }) {
  return html`<svg class=${value ? "die" : "die unrolled"} viewBox="0 0 30 30" width="26" height="26" role="img" aria-label=${value || "?"}>
    <rect x="1.5" y="1.5" width="27" height="27" rx="6" />
    ${(PIPS[value] ?? []).map((spot) => html`<circle cx=${7.5 + 7.5 * (spot % 3)} cy=${7.5 + 7.5 * Math.floor(spot / 3)} r="2.6" />`)}
  </svg>`;
}

function Siege({ space, attack, defence }) {
  return html`<section class="fight card" aria-label=${t("web.rvg.siege", nameOf("space", space))}>
    <h2 class="eyebrow">${t("web.rvg.siege", nameOf("space", space))}</h2>
    <p>${t("web.rvg.siege.odds", attack, defence)}</p>
  </section>`;
}
