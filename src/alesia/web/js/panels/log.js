/** The log: a section for each card, the turn of each Faction in it, and each line with its place, rule and reason. */
import { wearStyle } from "../board/style.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { foldsOf } from "./fold.js";
import { RuleButton, Sentence } from "./richtext.js";
import { firstThoughts, sectionsOf } from "./sections.js";
import { onShown } from "./shown.js";
import { factionClass, Sign } from "./sign.js";

await wearStyle("/static/css/follow.css");

const SHOWN_AT_FIRST = 6; // sections
const MORE = 12;
const NEAR_THE_END = 48; // pixels

/**
 * @param {{entries: import("./sections.js").Entry[], now: number|null, onHover: Function,
 *   players?: Object<string, string>, onSeek: Function, onWhy: Function, onRule: Function}} props players: what those call themselves who play, by seat
 */
export function Log({ entries, players = {}, now = null, docked, onHover, onSeek, onWhy, onRule, onCard }) {
  const sections = useMemo(() => sectionsOf(entries), [entries]);
  const reasons = useMemo(() => firstThoughts(entries), [entries]);
  const [extra, setExtra] = useState(0);
  const first = firstShown(sections, now, extra);
  const box = useRef(null);
  const [following, follow] = useFollowing(box, entries, now);
  const act = { onHover, onSeek, onWhy, onRule, onCard, now, reasons, players };
  return html`<div class="log-frame">
    ${docked?.isWide && html`<${DockButton} docked=${docked} />`}
    <div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("web.log.label")} onMouseLeave=${() => onHover?.([])}>
      ${first > 0 && html`<button type="button" class="log-earlier" onClick=${() => setExtra(extra + MORE)}>
        ${t("web.log.earlier", first)}</button>`}
      ${sections.slice(first).map((section, k) => html`<${Section} key=${first + k} section=${section} act=${act} />`)}
    </div>
    ${!following && html`<button type="button" class="log-newest" onClick=${follow}>${t("web.log.newest")}</button>`}
  </div>`;
}

/** Where there is room the log stands beside the map, or among the other panels. */
function DockButton({ docked: { isDocked, dock } }) {
  const words = isDocked ? t("web.log.undock") : t("web.log.dock");
  return html`<div class="log-head">${isDocked && html`<h2 class="eyebrow">${t("web.panels.log")}</h2>`}
    <button type="button" class="icon-button" aria-label=${words} title=${words} onClick=${() => dock(!isDocked)}><span aria-hidden="true">${isDocked ? "⇥" : "⇤"}</span></button></div>`;
}

/** The first section to draw: the last few, or more if asked for or if the slider stands earlier. */
function firstShown(sections, now, extra) {
  const past = now === null ? sections.length : sections.filter((each) => (each.head?.n ?? 0) <= now).length - 1;
  return Math.max(0, Math.min(sections.length - SHOWN_AT_FIRST - extra, past - 1));
}

/** Keep the newest line in sight while the reader is at the end; go to the slider's place when it moves. */
function useFollowing(box, entries, now) {
  const [following, setFollowing] = useState(true);
  const toEnd = () => box.current.scrollTo({ top: box.current.scrollHeight });
  useEffect(() => {
    const element = box.current;
    const look = () => setFollowing(isAtEnd(element));
    element.addEventListener("scroll", look, { passive: true });
    const end = onShown(element, toEnd);
    return () => {
      end();
      element.removeEventListener("scroll", look);
    };
  }, []);
  useLayoutEffect(() => {
    if (now !== null) scrollToPast(box.current);
    else if (following) toEnd();
  }, [entries, now]);
  return [following, toEnd];
}

const isAtEnd = (element) => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_THE_END;

function scrollToPast(box) {
  const last = [...box.querySelectorAll(".log-entry:not(.later)")].at(-1);
  const below = last ? last.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
  box.scrollTo({ top: last ? box.scrollTop + below - box.clientHeight / 2 : 0 });
}

function Section({ section, act }) {
  return html`<section class=${section.winter ? "log-section winter" : "log-section"}>
    <h3 class=${laterClass("log-card", section.head, act.now)}>
      <span>${section.head?.card ? html`<button type="button" class="card-chip" onClick=${() => act.onCard?.(section.head.card)}>${section.title}</button>` : section.title}</span>
      ${section.head && html`<${TimeMark} n=${section.head.n} onSeek=${act.onSeek} />`}
    </h3>
    ${section.turns.map((turn) => html`<${Turn} key=${turn.entries[0].i} turn=${turn} act=${act} />`)}
  </section>`;
}

function Turn({ turn, act }) {
  return html`<div class=${turn.actor ? `log-turn ${factionClass(turn.actor)}` : "log-turn"}>
    ${turn.actor && html`<${Sign} name=${turn.actor} />`}
    <ul>${act.players[turn.actor] && html`<li class="log-player small quiet">${act.players[turn.actor]}</li>`}${foldsOf(turn.entries).map((fold) => html`<${Fold} key=${fold.entry.i} fold=${fold} act=${act} />`)}</ul>
  </div>`;
}

/** Ten times the same is one line, which opens. */
function Fold({ fold: { entry, entries }, act }) {
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 1) return html`<${Line} entry=${entry} act=${act} />`;
  const times = html`<button type="button" class="times" aria-expanded=${isOpen} title=${t(isOpen ? "web.log.fold" : "web.log.unfold")}
    onClick=${() => setOpen(!isOpen)}>${t("web.log.times", entries.length)}</button>`;
  return html`<${Line} entry=${entry} act=${act} times=${times} />
    ${isOpen && entries.slice(1).map((each) => html`<${Line} key=${each.i} entry=${each} act=${act} isFolded />`)}`;
}

function Line({ entry, act, times, isFolded }) {
  const point = () => act.onHover?.(entry.places);
  return html`<li class=${laterClass(isFolded ? "log-entry folded" : "log-entry", entry, act.now)} data-key=${entry.key} onMouseEnter=${point} onFocusCapture=${point}
      onBlurCapture=${() => act.onHover?.([])}>
    <${TimeMark} n=${entry.n} onSeek=${act.onSeek} />
    <span class="log-text">${times && html`${times} `}<${Sentence} entry=${entry} onCard=${act.onCard} />
      ${act.reasons.has(entry.i) && html` <button type="button" class="why" onClick=${() => act.onWhy?.(entry.why)}>${t("web.log.why")}</button>`}</span>
    ${entry.rule && html`<${RuleButton} number=${entry.rule} onRule=${act.onRule} quiet />`}
  </li>`;
}

function TimeMark({ n, onSeek }) {
  return html`<button type="button" class="time-mark" title=${t("web.log.time", n)}
    aria-label=${t("web.log.time", n)} onClick=${() => onSeek?.(n)}>${n}</button>`;
}

const laterClass = (name, entry, now) => (now !== null && entry && entry.n > now ? `${name} later` : name);
