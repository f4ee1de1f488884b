/** The table: the map, the question, the panels, and what binds them together. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { useHands } from "../beside/done.js";
import { useFollow } from "../follow/follow.js";
import { marksOf } from "../panels/sections.js";
import { Timeline } from "../panels/timeline.js";
import { seatName, t } from "../words.js";
import { Announcer, useTitle } from "./announce.js";
import { Header } from "./header.js";
import { withSteps } from "../follow/keys.js";
import { useWide } from "../follow/wide.js";
import { useKeys, useKeysOn } from "./keys.js";
import { lazily, openCard, openRule, useThoughts } from "./lazy.js";
import { PlaceMenu } from "./menu.js";
import { Panels } from "./panels.js";
import { usePast } from "./past.js";
import { meaningOf, usePlay } from "./play.js";
import { QuestionBox } from "./sheet.js";
import { waitingWords } from "./standing.js";
import { myAsk } from "./state.js";

const KeyHelp = lazily(() => import("./help.js"), "KeyHelp");
const NOTHING = [];

/** @param {{connection: object, game: object, onPlan?: (seat: string, isNew: boolean) => void}} props connection: of useTable, or of a board of my own; game: the module of the game */
export function Table({ connection: line, game, onPlan }) {
  const { table } = line;
  const past = usePast(table);
  const follow = useFollow(table, game);
  const hands = useHands(line);
  const connection = { ...line, undo: hands.undo };
  const view = past.view ?? (past.at === null ? follow.view : null) ?? table.view;
  const ask = past.at === null && !follow.isOn && !hands.isOn ? myAsk(table) : null;
  const play = usePlay(connection, game, ask);
  const cards = useCards(game);
  const [pointed, setPointed] = useState(NOTHING);
  const marks = useMemo(() => marksOf(table.log), [table.log]);
  const waiting = waitingWords(table);
  const traces = useTraces(table.game, past, follow);
  const thoughts = useThoughts(table);
  const docked = useWide();
  const [isFolded, onFold] = useState(false);
  const help = useHelp((openHelp) => withSteps(meaningOf(play, ask, connection, openHelp), { table, past, follow }));
  useTitle(table, ask, waiting);
  const question = {
    connection, game, past, follow, hands, cards, ask, play, isFolded, onFold, onPlan, onPoint: setPointed, onWhy: thoughts.open,
    remarkOn: (option) => game.remarkOn(option, view, cards, ask), onRule: (number) => openRule(table.game, number),
    onCard: (id) => cards && openCard(game.cardsIn?.(cards, view) ?? cards, id),
  };
  const log = useTold(table.log, past.at, follow.upto);
  const step = past.at === null ? follow.frame?.places : placesAt(table, past.at);
  const marked = pointed.length ? pointed : step ?? (ask && table.guide?.option ? table.guide : ask)?.places ?? NOTHING;
  return html`
    <a class="skip-link visually-hidden" href="#question">${t("web.table.question.skip")}</a>
    <${Header} connection=${connection} chapter=${game.chapterOf?.(view)} onHelp=${help.open}><${game.Strip} view=${view} /></${Header}>
    <main class="play">
      <${MapAndTime} ...${{ game, table, view, play, past, hands, marked, chosen: ask?.chosen, traces, marks, log }} />
      <${QuestionBox} ...${question} />
    </main>
    <${Panels} ...${{ game, table, view, cards, at: past.at, marks, docked, thoughts, upto: follow.upto, onSeek: past.seek, onPoint: setPointed, onCard: question.onCard, onFold }} />
    ${play.menu && html`<${PlaceMenu} ...${play.menu} onChoose=${play.answer} onClose=${play.closeMenu} />`}
    ${help.isOpen && html`<${KeyHelp} ...${help.props} />`}
    <${Announcer} table=${table} words=${ask ? t("web.table.asked", seatName(ask.seat), ask.prompt) : waiting} />`;
}

function MapAndTime({ game, table, view, play, past, hands, marked, chosen, traces, marks, log }) {
  const [hovered, setHovered] = useState(null);
  return html`<div class=${`map-and-time ${past.at === null ? "" : "looking-back"}`}>
    <section class="map" aria-label=${t("web.table.map")}>
      <${game.Board} view=${view} choices=${play.places} marked=${marked} chosen=${chosen} traces=${traces} onPick=${play.pick} onHover=${setHovered} />
      ${hovered && html`<${game.Inspector} view=${view} place=${hovered} choices=${play.places[hovered] ?? NOTHING} />`}
      ${!hands.isOn && html`<${game.Fight} view=${view} log=${log} choices=${play.places} onPick=${play.pick} />`}
    </section>
    ${!table.plan && html`<section class="time" aria-label=${t("web.table.time")}>
      <${Timeline} decisions=${table.decisions} value=${past.at} marks=${marks} onChange=${past.seek} />
    </section>`}
  </div>`;
}

/** What was told up to the moment that is shown. */
const useTold = (log, at, upto) =>
  useMemo(() => (at === null && upto === null ? log : log.filter(({ n, i }) => (at === null ? i < upto : n < at))), [log, at, upto]);

/** The places of the deeds that led to a moment. */
const placesAt = (table, at) => table.log.filter(({ n }) => n === at - 1).flatMap(({ places }) => places);

/** What moved, came and went in the step that is shown. */
function useTraces(game, { at, view, before }, { frame }) {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    if (at === null || !view || !before) return undefined;
    let wanted = true;
    import("../follow/frames.js").then((frames) => frames.tracesBetween(game, before, view)).then((traces) => wanted && setFound(traces));
    return () => { wanted = false; };
  }, [game, at, view, before]);
  return at === null ? frame?.traces ?? NOTHING : found;
}

function useCards(game) {
  const [cards, setCards] = useState(null);
  useEffect(() => { game.readCards().then(setCards, () => {}); }, [game]);
  return cards;
}

/**
 * Keys and the help about them.
 * @param {(openHelp: () => void) => (key: string) => boolean} meaning what a key does; it says whether it meant something
 */
function useHelp(meaning) {
  const [isOpen, setOpen] = useState(false);
  const [keysOn, onTurn] = useKeysOn();
  const open = () => setOpen(true);
  useKeys(meaning(open), keysOn);
  return { open, isOpen, props: { keysOn, onTurn, onClose: () => setOpen(false) } };
}
