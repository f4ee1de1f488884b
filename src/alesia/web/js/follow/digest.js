/** What happened since my last answer, a line a deed, above the question; and, while it is shown step by step, how to go on. */

import { wearStyle } from "../board/style.js";
import { foldsOf } from "../panels/fold.js";
import { Sentence } from "../panels/richtext.js";
import { firstThoughts } from "../panels/sections.js";
import { factionClass } from "../panels/sign.js";
import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";
import { timeOf } from "./follow.js";
import { PACES, PLAYED } from "./pace.js";

await wearStyle("/static/css/follow.css");

/**
 * @param {{table: import("../table/state.js").Table, follow: ReturnType<typeof import("./follow.js").useFollow>,
 *   onPoint: (places: string[]) => void, onWhy: (n: number) => void, onCard: (id: string) => void}} props
 */
export function Digest({ table, follow, onPoint, onWhy, onCard }) {
  const { frame, isOn } = follow;
  const all = useMemo(() => newLines(table), [table.log, table.since?.answer]);
  const current = new Set(frame?.lines.map(({ i }) => i));
  const shown = follow.upto === null ? all : all.filter(({ i }) => i < follow.upto);
  const reasons = useMemo(() => firstThoughts(all), [all]);
  const [lit, setLit] = useState(null);
  const act = { current, reasons, onWhy, onCard, lit, onPoint, onLight: setLit };
  const isShared = table.seats.some((seat) => !seat.mine);
  if (!all.length && !isShared) return null;
  return html`<section class=${`digest ${isOn ? "following" : ""}`} aria-labelledby="digest-title">
    <header class="digest-head">
      <h2 id="digest-title" class="eyebrow">${table.since ? t("web.follow.title") : t("web.follow.title.watching")}</h2>
      ${follow.again && html`<button type="button" class="icon-button" aria-label=${t("web.follow.again")} title=${t("web.follow.again")} onClick=${follow.again}><span aria-hidden="true">↻</span></button>`}
      ${isShared && html`<${Pace} pace=${follow.pace} onChoose=${follow.setPace} />`}
    </header>
    ${all.length > 0 && html`<${Lines} shown=${shown} isOn=${isOn} act=${act} />`}
    ${isOn && html`<${Controls} follow=${follow} table=${table} />`}
  </section>`;
}

/** The lines since my last answer; who looks on is shown those since the last card. */
function newLines({ log, since }) {
  if (since) return log.filter(({ n }) => n >= since.answer);
  return log.slice(Math.max(0, log.findLastIndex(({ title }) => title !== null)));
}

/** Up and down from line to line; for the Tab key all of them are one stop. */
function walk(event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const all = [...event.currentTarget.children];
  const at = all.indexOf(event.target.closest(".digest-line"));
  (at < 0 ? all.at(-1) : all[Math.max(0, Math.min(all.length - 1, at + by))])?.focus();
}

/** The newest stands last, and is in sight. */
function Lines({ shown, isOn, act }) {
  const box = useRef(null);
  const last = shown.at(-1)?.i;
  const fade = () => box.current?.classList.toggle("scrolled", box.current.scrollTop > 0); // it may scroll once more when it is gone
  const toEnd = () => { box.current.scrollTop = box.current.scrollHeight; fade(); };
  useLayoutEffect(toEnd, [last, isOn]);
  useLayoutEffect(() => { // also where there is less room than before, or a curtain opens
    const watch = new ResizeObserver(() => box.current && toEnd());
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return html`<ol class="digest-lines" ref=${box} tabindex="0" aria-label=${t("web.follow.lines")} onKeyDown=${walk} onScroll=${fade} onMouseLeave=${() => act.onPoint([])}>
    ${foldsOf(shown).map((fold) => html`<${Line} key=${fold.entry.i} fold=${fold} act=${act} />`)}
  </ol>`;
}

function Line({ fold: { entry, entries }, act: { current, reasons, onWhy, onCard, lit, onPoint, onLight } }) {
  const places = [...new Set(entries.flatMap((each) => each.places))];
  const isNow = entries.some(({ i }) => current.has(i));
  const looks = ["digest-line", entry.title !== null && "digest-card", isNow && "now", places.length && "placed", lit === entry.i && "lit", entry.actor && factionClass(entry.actor)];
  const point = () => onPoint(places);
  const tap = () => {
    onLight(lit === entry.i ? null : entry.i);
    onPoint(lit === entry.i ? [] : places);
  };
  return html`<li class=${looks.filter(Boolean).join(" ")} data-i=${entries.map(({ i }) => i).join(" ")} tabindex="-1"
      onPointerEnter=${point} onFocusCapture=${point} onBlurCapture=${() => onPoint([])} onClick=${tap}>
    ${entries.length > 1 && html`<b class="times number">${t("web.log.times", entries.length)}</b> `}<${Sentence} entry=${entry} onCard=${onCard} />
    ${reasons.has(entry.i) && html` <button type="button" class="why" onClick=${() => onWhy(entry.why)}>${t("web.log.why")}</button>`}
  </li>`;
}

function Pace({ pace, onChoose }) {
  return html`<label class="pace small"><span class="visually-hidden">${t("web.follow.pace")}</span>
    <select value=${pace} title=${t("web.follow.pace")} onChange=${(event) => onChoose(event.target.value)}>
      ${PACES.map((each) => html`<option value=${each}>${t(`web.follow.pace.${each}`)}</option>`)}
    </select></label>`;
}

/** One step on or back, or all at once to the question. */
function Controls({ follow, table }) {
  const { frame, frames, at, pace, next, back, skip } = follow;
  const isLast = at === frames.length - 1;
  return html`<div class="follow-controls" role="group" aria-label=${t("web.follow.controls")}>
    <button type="button" class="icon-button" aria-label=${t("web.follow.back")} title=${t("web.follow.back")} disabled=${at === 0} onClick=${back}><span aria-hidden="true">‹</span></button>
    <button type="button" class="button primary follow-next" id="prompt" aria-keyshortcuts="Space" disabled=${!frame} onClick=${next}>
      ${isLast && !table.thinking ? t("web.follow.on") : t("web.follow.next")}</button>
    <span class="number quiet small">${frame ? t("web.timeline.place", at + 1, frames.length) : t("web.follow.wait")}</span>
    <button type="button" class="button small" aria-keyshortcuts="Escape" onClick=${skip}>${t("web.follow.skip")}</button>
    ${pace === PLAYED && frame && html`<span class="follow-clock" key=${at} style=${{ animationDuration: `${timeOf(frame)}ms` }} aria-hidden="true"></span>`}
  </div>`;
}
