/** The place of the question: a box beside the map, or on a phone a sheet at the bottom that folds. */

import { html, useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";
import { t } from "../words.js";
import { Question } from "./question.js";
import { lazily } from "./lazy.js";
import { Consent, Ending, Waiting } from "./standing.js";
import { isPlayer } from "./state.js";

const Digest = lazily(() => import("../follow/digest.js"), "Digest");
const Guide = lazily(() => import("../follow/guide.js"), "Guide");
const Hint = lazily(() => import("../follow/hint.js"), "Hint");
const Awake = lazily(() => import("../beside/awake.js"), "Awake");
const Hands = lazily(() => import("../beside/hands.js"), "Hands");
const Chance = lazily(() => import("../beside/chance.js"), "Chance");
const Correct = lazily(() => import("../beside/correct.js"), "Correct");
const PlanBox = lazily(() => import("../club/plan.js"), "PlanBox");
const PlanHead = lazily(() => import("../club/plan.js"), "PlanHead");
const Review = lazily(() => import("../follow/review.js"), "Review");

const CHANCE = "Chance"; // whose dice and cards are asked beside a real board

/**
 * @param {{connection: object, game: object, past: object, follow: object, ask: import("./state.js").Ask|null, play: object,
 *   hands: object, cards: object|null, remarkOn: Function, isFolded: boolean, onFold: (isFolded: boolean) => void, onCard: (id: string) => void, onWhy: (n: number) => void, onPoint: (places: string[]) => void, onRule: (number: string) => void}} props
 */
export function QuestionBox(props) {
  const { ask, past, follow, hands, onPoint, onWhy, onCard, play, isFolded, onFold, connection: { table, busy, correct } } = props;
  const body = useRef(null);
  const fade = useFade(body);
  useLayoutEffect(() => keepFocus(body.current, play.wantsFocus, Boolean(ask)), [ask]);
  useEffect(() => {
    body.current.scrollTop = 0;
    onPoint([]);
  }, [ask]);
  return html`<section id="question" class=${`question ${isFolded ? "folded" : ""}`} aria-label=${t("web.question.label")}
      data-faction=${ask?.seat} data-version=${table.version}>
    <button type="button" class="sheet-handle" aria-expanded=${!isFolded} aria-controls="question-body" onClick=${() => onFold(!isFolded)}>
      <span class="visually-hidden">${isFolded ? t("web.question.unfold") : t("web.question.fold")}</span>
    </button>
    <div class="question-body" id="question-body" ref=${body} onScroll=${fade}>
      ${table.plan && html`<${PlanHead} connection=${props.connection} ask=${ask} />`}
      <${Notices} ...${props} />
      ${table.beside && html`<${Awake} />`}
      ${past.at === null && !table.beside && !table.plan && html`<${Digest} ...${{ table, follow, onPoint, onWhy, onCard }} />`}
      <${Standing} ...${props} />
      ${table.beside && past.at === null && !hands.isOn && !table.result && html`<${Correct} table=${table} busy=${busy} onCorrect=${correct} />`}
    </div>
  </section>`;
}

/** Something lies below the fold of the box, or not: told again whenever what it holds or its own size is another. */
function useFade(body) {
  const tell = () => { const { scrollHeight, clientHeight, scrollTop } = body.current ?? {}; body.current?.classList.toggle("more", scrollHeight - clientHeight - scrollTop > 1); };
  useLayoutEffect(() => {
    const watches = [new ResizeObserver(tell), new MutationObserver(tell)];
    watches[0].observe(body.current);
    watches[1].observe(body.current, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => watches.forEach((each) => each.disconnect());
  }, []);
  return tell;
}

/** Whoever plays may try his turn on a board of his own, while the table waits. */
const mayPlan = ({ connection: { table } }) =>
  isPlayer(table) && !table.plan && !table.beside && !table.result && !table.frozen && !table.guide;

const planOf = ({ connection: { table }, ask, onPlan }) => {
  const seat = ask?.seat ?? table.seat;
  return { table, seat, isAsked: Boolean(ask), onPlan: (isNew) => onPlan(seat, isNew), key: seat };
};

/** What must be said besides the question. */
function Notices({ connection: { table, busy, error, consent, end, dismiss } }) {
  const { asked_by: asker, waiting } = table.undo;
  return html`
    ${table.end.asked_by && html`<${Consent} asker=${table.end.asked_by} words=${`web.end.asked.${table.end.kind}`} yes="web.end.yes" no="web.end.no" busy=${busy} onConsent=${end} />`}
    ${table.end.waiting && html`<p class="notice" role="status">${t("web.end.waiting")} <button type="button" class="link-button" onClick=${() => end(false)}>${t("web.end.withdraw")}</button></p>`}
    ${asker && html`<${Consent} asker=${asker} busy=${busy} onConsent=${consent} />`}
    ${waiting && html`<p class="notice" role="status">${t("web.undo.asked")}</p>`}
    <div role="alert">
      ${error && html`<p class="notice alert">${error} <button type="button" class="link-button" onClick=${dismiss}>${t("web.dialog.close")}</button></p>`}
    </div>`;
}

/** The question to me, or what stands in its place. */
function Standing(props) {
  const { connection: { table, busy, roll }, game, past, follow, hands, cards, ask, play, remarkOn, onPoint, onRule, onCard, onWhy } = props;
  if (past.at !== null) return html`<${Review} ...${{ table, past, game, onCard }} />`;
  if (hands.isOn && !table.thinking) return html`<${Hands} ...${{ table, hands, onPoint, onWhy }} />`;
  if (follow.isOn) return null;
  if (table.result) return html`<${Ending} table=${table} />`;
  const plan = mayPlan(props) && html`<${PlanBox} ...${planOf(props)} />`;
  if (!ask) return html`<${Waiting} table=${table} />${plan}`;
  const { groups, where, answer: onAnswer } = play;
  if (ask.seat === CHANCE) return html`<${Chance} ...${{ table, ask, cards, busy, onAnswer, onRoll: roll }} />`;
  const { guide } = table;
  return html`${guide && html`<${Guide} ...${{ guide, ask, busy, onAnswer }} />`}
    <${Question} ...${{ ask, groups, where, busy, remarkOn, onAnswer, onRule, onPoint, guide }}>
      <div class="aids">${ask.hint && html`<${Hint} key=${`${table.version} ${ask.seat}`} table=${table} seat=${ask.seat} busy=${busy} onAnswer=${onAnswer} />`}
        ${ask.no_hint && !table.plan && html`<p class="no-hint small quiet">${t("web.hint.forbidden")}</p>`}
        ${plan}</div>
    <//>`;
}

/** What I answered with is gone: the focus goes to what stands here now, unless it has moved elsewhere meanwhile. */
function keepFocus(body, wanted, isAsked) {
  const now = body.querySelector(".stepper [type=range]") ?? body.querySelector("#prompt");
  if (now && wanted.current && isIdle(document.activeElement)) now.focus({ preventScroll: true });
  if (isAsked) wanted.current = false;
}

/** Nothing has the focus, or something in this box, or a place on the map that can no longer be picked. */
function isIdle(held) {
  const isClosed = held.closest(".board") && !held.matches("[tabindex], button");
  return held === document.body || isClosed || held.closest("#question");
}
