/** A fight on show, whatever the game: where, both sides with what they have there, the dice, and what came of them. */

import { wearStyle } from "../board/style.js";
import { Sentence } from "../panels/richtext.js";
import { Die, factionClass, Sign } from "../panels/sign.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

await wearStyle("/static/css/fight.css");

const ON_THE_MAP = /^(region|tribe|area|space|province) /;
const NARROW = "not all and (min-width: 56rem) and (min-height: 34rem)"; // as in the style

/**
 * What shows a fight of a game while one is fought, and the last one as long as nothing else is told.
 * @param {{begins: Set<string>, goesOn: Set<string>, isOn?: (view: object) => boolean}} told the keys of lines that begin a fight and that tell of it; isOn: whether one is under way
 * @param {Function} Shown gets the lines of the fight and whether a place on the map is asked for, besides what the table gives
 */
export const onShow = ({ begins, goesOn, isOn = () => false }, Shown) => function Fight({ log, view, ...rest }) {
  const isNow = isOn(view);
  const lines = useMemo(() => {
    const start = log.findLastIndex(({ key }) => begins.has(key));
    const told = start < 0 ? [] : log.slice(start);
    return isNow || told.slice(1).every(({ key }) => goesOn.has(key)) ? told : [];
  }, [log, isNow]);
  const isAside = Object.keys(rest.choices ?? {}).some((place) => ON_THE_MAP.test(place));
  return (isNow || lines.length > 0) && html`<${Shown} view=${view} lines=${lines} isAside=${isAside} ...${rest} />`;
};

/**
 * The box over the map. It can be put away; the next fight shows it again. Where it would hide most of a map on which a place is to be chosen, it waits until it is wanted.
 * @param {{title: string, more?: string, place: string, of: string|number, isAside: boolean, children: object}} props more: the round; place: where, as the map names it; of: which fight it is
 */
export function Display({ title, more, place, of, isAside, children }) {
  const [wish, setWish] = useState({});
  const isGone = wish.of === of ? wish.isGone : isAside && matchMedia(NARROW).matches;
  const [corner, setCorner] = useState("");
  useLayoutEffect(() => whenDrawn(() => farCorner(place), setCorner), [place]);
  if (isGone) return html`<button type="button" class=${`fight-again button small ${corner}`} aria-label=${title} title=${title} onClick=${() => setWish({ of, isGone: false })}><span aria-hidden="true">⚔</span> <span class="fight-where">${title}</span></button>`;
  return html`<section class=${`fight card ${corner}`} aria-label=${title}>
    <header class="fight-head"><h2>${title}</h2>${more && html`<span class="quiet small">${more}</span>`}
      <button type="button" class="icon-button" aria-label=${t("web.fight.away")} title=${t("web.fight.away")} onClick=${() => setWish({ of, isGone: true })}><span aria-hidden="true">✕</span></button></header>
    ${children}
  </section>`;
}

/** Tell what is found as soon as the map is there to look at: on a page that has just been opened, or behind a curtain, it is not. */
function whenDrawn(find, tell) {
  let frame;
  const look = () => {
    const found = find();
    if (found === null) frame = requestAnimationFrame(look);
    else tell(found);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** The corner of the map that is far from the place; null while there is no map. */
function farCorner(place) {
  const [kind, name] = [place.slice(0, place.indexOf(" ")), place.slice(place.indexOf(" ") + 1)];
  const box = document.querySelector(`.board [data-${kind}="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  const map = document.querySelector(".board")?.getBoundingClientRect();
  if (!box || !map?.width) return null;
  const isRight = box.left + box.right > map.left + map.right;
  const isLow = box.top + box.bottom > map.top + map.bottom;
  return `${isRight ? "at-left" : ""} ${isLow ? "at-top" : ""}`;
}

/** One side: who it is, what it does here, how strong it is, and its forces. @param {{side: string, name: string, role: string, strength?: object, children: object}} props */
export function Side({ side, name, role, strength, children }) {
  return html`<div class=${`fight-side ${factionClass(side)}`}>
    <p class="fight-who">${strength ?? html`<${Sign} name=${side} beside />`} <b>${name}</b> <span class="quiet small">${role}</span></p>
    ${children}
  </div>`;
}

export const Sides = ({ children }) => html`<div class="fight-sides">${children}</div>`;

/** Dice as they fell; where it is known what hits, those that do are filled. @param {{values: number[], needed?: number}} props */
export function Dice({ values, needed }) {
  return html`<span class="fight-dice" role="img" aria-label=${t("web.fight.dice", values.join(", "))}>
    ${values.map((value) => html`<span class=${needed === undefined || value > needed ? "thrown" : "thrown struck"}><${Die} value=${value} /></span>`)}</span>`;
}

/** What was told of it, the newest in sight. @param {{lines: import("../panels/sections.js").Entry[]}} props */
export function Told({ lines }) {
  const box = useRef(null);
  useEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [lines.length]);
  return lines.length > 0 && html`<ol class="fight-told" ref=${box} tabindex="0" aria-label=${t("web.fight.told")}>
    ${lines.map((entry) => html`<li key=${entry.i} class=${`fight-${entry.key}`}><${Sentence} entry=${entry} /></li>`)}</ol>`;
}

/** The dice of a line. */
export const diceOf = ({ marks }) => marks.filter(([, , kind]) => kind === "dice").flatMap(([, , , id]) => id.match(/\b[1-6]\b/g) ?? []).map(Number);

/** The names of the things of a kind in a line. */
export const namedIn = ({ marks }, wanted) => marks.filter(([, , kind]) => kind === wanted).map(([, , , id]) => id);
