/** The Available Forces of each Faction, and how many of each kind stand on the map. */
import { factionClass, Sign } from "../../panels/sign.js";
import { html } from "../../vendor/preact.js";
import { seatName, t } from "../../words.js";
import { parsePiece } from "./looks.js";
import { PieceSign } from "./pieces.js";

const KINDS = { Auxilia: "auxilia", Warbands: "warband", Allies: "ally", Citadels: "citadel", Forts: "fort", Settlements: "settlement", Leader: "leader", Legions: "legion" };
const STATES = { auxilia: "hidden", warband: "hidden" };

/** @param {{view: object}} props */
export function Forces({ view }) {
  return html`<div class="forces">
    <p class="small quiet">${t("web.sky.forces.about")}</p>
    ${Object.entries(view.available).map(([name, available]) =>
      html`<${Force} name=${name} available=${withLegions(view, name, available)} onMap=${onMap(view, name)} />`)}
  </div>`;
}

function Force({ name, available, onMap: placed }) {
  const words = [...new Set([...Object.keys(available), ...Object.keys(placed)])];
  return html`<section class=${`force ${factionClass(name)}`}>
    <h3><${Sign} name=${name} beside /> ${seatName(name)}</h3>
    <ul>${words.map((word) => html`<${Counter} faction=${name} word=${word} available=${available[word] ?? 0} placed=${placed[word] ?? 0} />`)}</ul>
  </section>`;
}

function Counter({ faction, word, available, placed }) {
  const kind = KINDS[word];
  return html`<li class=${available ? "counter" : "counter none"}>
    <${PieceSign} faction=${faction} kind=${kind} state=${STATES[kind] ?? null} size=${30} />
    <b class="number">${available}</b>
    <span class="small">${t(`web.sky.forces.${word}`)}</span>
    <span class="counter-map quiet number">${t("web.sky.forces.map", placed)}</span>
  </li>`;
}

const withLegions = (view, name, available) => (name === "Romans" ? { ...available, Legions: view.position.legions_track } : available);

/** What a Faction has on the map, by the words of its Available Forces. */
function onMap(view, faction) {
  const counts = {};
  const add = (word, n) => { counts[word] = (counts[word] ?? 0) + n; };
  for (const region of Object.values(view.regions)) {
    for (const [piece, n] of Object.entries(region.pieces[faction] ?? {})) add(wordOf(parsePiece(piece).kind), n);
    for (const { status } of Object.values(region.tribes)) {
      if (status === faction) add("Allies", 1);
      if (status === `${faction} Citadel`) add("Citadels", 1);
    }
  }
  return counts;
}

const wordOf = (kind) => Object.keys(KINDS).find((word) => KINDS[word] === kind);
