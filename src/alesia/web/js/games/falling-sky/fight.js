/** A Battle on show: the forces of both there, the Losses of the attack and of the Counterattack, and the dice. */

import { Display, namedIn, Side, Sides, Told, onShow } from "../../fight/display.js";
import { html } from "../../vendor/preact.js";
import { nameOf, seatName, t } from "../../words.js";
import { PieceSign } from "./pieces.js";
import { regionSummary } from "./summary.js";

const SIZE = 34; // pixels
const STRIKES = { attack: "web.sky.fight.attack", counterattack: "web.sky.fight.counter", shoot: "web.sky.fight.shoot" };

/** @param {{view: object, lines: import("../../panels/sections.js").Entry[]}} props */
function Battle({ view, lines, isAside }) {
  const [begin, ...told] = lines;
  const region = begin?.places[0]?.slice("region ".length);
  const [attacker, defender] = begin ? namedIn(begin, "faction") : [];
  const summary = region && regionSummary(view, region);
  if (!summary || !defender) return null;
  const phases = phasesOf(told);
  const struck = (side) => phases.filter(({ strike }) => strike && strike.actor !== side).reduce((sum, { strike }) => sum + (strike.figures?.at(-1) ?? 0), 0);
  const side = (name, role) => html`<${Forces} key=${name} ...${{ name, role, summary, losses: struck(name) }} />`;
  return html`<${Display} title=${t("web.sky.fight", nameOf("region", region))} place=${`region ${region}`} of=${begin.i} isAside=${isAside}>
    <${Sides}>${side(attacker, t("web.sky.fight.attack_now"))}${side(defender, t("web.sky.fight.defend_now"))}<//>
    ${phases.map((phase, k) => html`<${Phase} key=${k} ...${phase} />`)}
  <//>`;
}

/** What was told before the attack, then each strike with what came of it. */
function phasesOf(lines) {
  const phases = [];
  for (const line of lines) {
    if (line.key in STRIKES) phases.push({ strike: line, lines: [] });
    else if (phases.length) phases.at(-1).lines.push(line);
    else phases.push({ strike: null, lines: [line] });
  }
  return phases;
}

/** A strike: how many Losses it causes, and how they are taken. */
function Phase({ strike, lines }) {
  return html`<div class="fight-phase">
    ${strike && html`<h3 class="eyebrow">${t(STRIKES[strike.key])} <b class="number">${t("web.sky.fight.losses", strike.figures?.at(-1) ?? 0)}</b></h3>`}
    <${Told} lines=${lines} />
  </div>`;
}

/** What a Faction has in the Region now: its pieces, its Allies and Citadels. */
function Forces({ name, role, summary, losses }) {
  const pieces = summary.factions.find((each) => each.name === name)?.pieces ?? [];
  const held = summary.tribes.filter(({ holder }) => holder === name);
  return html`<${Side} side=${name} name=${seatName(name)} role=${role}>
    <ul class="fight-pieces">
      ${pieces.map(({ name: key, kind, state, count, words }) => html`<${Piece} key=${key} ...${{ faction: name, kind, state, count, words }} />`)}
      ${held.map(({ name: key, form, words }) => html`<${Piece} key=${key} ...${{ faction: name, kind: form, count: "", words: t("web.sky.region.tribe", nameOf("tribe", key), words) }} />`)}
      ${!pieces.length && !held.length && html`<li class="quiet small">${t("web.sky.fight.nobody")}</li>`}
    </ul>
    ${losses > 0 && html`<p class="small">${t("web.sky.fight.suffers", losses)}</p>`}
  <//>`;
}

const Piece = ({ faction, kind, state, count, words }) =>
  html`<li title=${words}><${PieceSign} faction=${faction} kind=${kind} state=${state} count=${count} size=${SIZE} /><span class="visually-hidden">${words}</span></li>`;

/** Which lines tell of a Battle. */
const FIGHTS = {
  begins: new Set(["battle"]),
  goesOn: new Set(["ambush", "besiege", "agree_share", "share", "caesar_ambushed", "shoot", "ariovistus_doubles", "attack", "counterattack", "lost", "citadel_falls", "absorbed",
    "not_absorbed", "agree_retreat", "retreat", "all_stay", "lot", "place_legion", "wall_lifted", "wall_gone", "event_roll"]),
};

export const Fight = onShow(FIGHTS, Battle);
