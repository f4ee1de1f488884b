/** A private board on which I try a turn; and at the table, the plan that I have kept. */

import { get, post } from "../api.js";
import { wearStyle } from "../board/style.js";
import { html, useCallback, useEffect, useLayoutEffect, useState } from "../vendor/preact.js";
import { t } from "../words.js";

await wearStyle("/static/css/plan.css");

const CHANCE = "Chance";

/**
 * My board, in place of the table, until I go back.
 * @param {{id: string, seat: string, isNew: boolean, game: object, Table: Function, onLeave: () => void}} props isNew: a plan that I have is forgotten
 */
export function Planning({ id, seat, isNew, game, Table, onLeave }) {
  const board = useBoard(id, seat, isNew, onLeave);
  useLayoutEffect(() => {
    const { classList } = document.getElementById("app");
    classList.add("planning");
    return () => classList.remove("planning");
  }, []);
  return board.table && html`<${Table} connection=${board} game=${game} />`;
}

/** What a table is to its page, but of my board. */
function useBoard(id, seat, isNew, onLeave) {
  const [table, setTable] = useState(null);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState(null);
  const settle = (asked) => asked.then(setTable, (refused) => setError(refused.message)).finally(() => setBusy(false));
  const act = (what, body = {}) => {
    setBusy(true);
    setError(null);
    return settle(post(`/tables/${id}/plan${what}`, { seat, ...body }));
  };
  useEffect(() => { settle(isNew ? post(`/tables/${id}/plan`, { seat }) : get(`/tables/${id}/plan/board?seat=${encodeURIComponent(seat)}`)); }, []);
  const version = table?.version;
  return {
    table, busy, error, connected: true,
    answer: (who, option, on) => act("/answers", { version, who, option, ...on }),
    roll: () => act("/answers", { version, who: CHANCE }),
    undo: () => act("/undo", { version }),
    begin: () => act(""),
    drop: () => post(`/tables/${id}/plan/drop`, { seat }).then(onLeave, (refused) => setError(refused.message)),
    leave: onLeave,
    dismiss: useCallback(() => setError(null), []),
  };
}

/** Above the question of my board: what it is, and the ways out. @param {{connection: object, ask: object|null}} props */
export function PlanHead({ connection: { table: { plan, result }, busy, begin, drop, leave }, ask }) {
  const isAssumed = ask && !plan.own.includes(ask.seat) && !result;
  return html`<section class="plan-head" aria-labelledby="plan-title">
    <h2 id="plan-title" class="eyebrow">${t("web.plan.title")} <span role="status">${t("web.plan.count", plan.answers)}</span></h2>
    <p class="small">${t("web.plan.private")}${plan.imagined && ` ${t("web.plan.imagined")}`}</p>
    <p class="plan-ways"><button type="button" class="button small primary" onClick=${leave}>${t("web.plan.leave")}</button>
      <button type="button" class="link-button small" aria-disabled=${busy} onClick=${() => busy || begin()}>${t("web.plan.anew")}</button>
      <button type="button" class="link-button small" aria-disabled=${busy} onClick=${() => busy || drop()}>${t("web.plan.drop")}</button></p>
    ${isAssumed && html`<p class="assumed small">${ask.seat === CHANCE ? t("web.plan.chance") : t("web.plan.assume", ask.seat)}</p>`}
  </section>`;
}

/** At the table, below the question: my plan, or the way to one. @param {{table: object, seat: string, isAsked: boolean, onPlan: (isNew: boolean) => void}} props */
export function PlanBox({ table, seat, isAsked, onPlan }) {
  const [kept, setKept] = useState({ version: null, words: [], left: 0 });
  const [told, setTold] = useState(null);
  const read = () => get(`/tables/${table.id}/plan?seat=${encodeURIComponent(seat)}`).then(setKept, () => {});
  useEffect(() => { read(); }, [table.id, seat]);
  useEffect(() => { if (kept.version !== null) read(); }, [table.version]);
  const carry = () => {
    setTold(null);
    const done = ({ given, of }) => { setTold(given < of ? t("web.plan.short", given, of) : null); read(); };
    post(`/tables/${table.id}/plan/carry`, { seat, version: table.version }).then(done, (refused) => setTold(refused.message));
  };
  const drop = () => post(`/tables/${table.id}/plan/drop`, { seat }).then(() => { setTold(null); read(); }, (refused) => setTold(refused.message));
  const shown = kept.words.length > 0;
  return html`<section class=${`plan-box ${shown ? "kept" : ""}`} aria-label=${t("web.plan.yours")}>
    ${shown ? html`<${Kept} ...${{ kept, isAsked, carry, drop, onPlan }} />`
      : html`<p><button type="button" class="link-button small plan-begin" onClick=${() => onPlan(true)}>${t("web.plan.begin")}</button></p>`}
    ${told && html`<p class="notice alert small" role="alert">${told}</p>`}
  </section>`;
}

const Kept = ({ kept: { words, left }, isAsked, carry, drop, onPlan }) => html`
  <h3 class="eyebrow">${t("web.plan.yours")}</h3>
  <p class="small quiet">${isAsked ? t("web.plan.next") : t("web.plan.waits")}</p>
  <ol class="plan-words small">${words.map((each) => html`<li>${each}</li>`)}</ol>
  ${left > 0 && html`<p class="small quiet">${t("web.plan.after", left)}</p>`}
  <p class="plan-ways">${isAsked && html`<button type="button" class="button small primary plan-carry" onClick=${carry}>${t("web.plan.carry")}</button>`}
    <button type="button" class="button small" onClick=${() => onPlan(false)}>${t("web.plan.look")}</button>
    <button type="button" class="link-button small" onClick=${() => onPlan(true)}>${t("web.plan.anew")}</button>
    <button type="button" class="link-button small" onClick=${drop}>${t("web.plan.drop")}</button></p>`;
