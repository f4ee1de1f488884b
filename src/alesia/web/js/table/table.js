/** The table: the map, the question, the panels, and what binds them together. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { marksOf } from "../panels/sections.js";
import { Timeline } from "../panels/timeline.js";
import { seatName, t } from "../words.js";
import { Announcer, useTitle } from "./announce.js";
import { Header } from "./header.js";
import { KeyHelp, useKeys, useKeysOn } from "./keys.js";
import { openRule } from "./lazy.js";
import { PlaceMenu } from "./menu.js";
import { Panels } from "./panels.js";
import { usePast } from "./past.js";
import { meaningOf, usePlay } from "./play.js";
import { QuestionBox } from "./sheet.js";
import { waitingWords } from "./standing.js";
import { myAsk } from "./state.js";

const NOTHING = [];

/** @param {{connection: object, game: object}} props connection: of useTable; game: the module of the game */
export function Table({ connection, game }) {
  const { table } = connection;
  const past = usePast(table);
  const view = past.view ?? table.view;
  const ask = past.at === null ? myAsk(table) : null;
  const play = usePlay(connection, game, ask);
  const cards = useCards(game);
  const [pointed, setPointed] = useState(NOTHING);
  const marks = useMemo(() => marksOf(table.log), [table.log]);
  const waiting = waitingWords(table);
  const help = useHelp((openHelp) => meaningOf(play, ask, connection, openHelp));
  useTitle(table, ask, waiting);
  const question = {
    connection, past, ask, play, onPoint: setPointed,
    remarkOn: (option) => game.remarkOn(option, view, cards, ask), onRule: (number) => openRule(table.game, number),
  };
  const marked = pointed.length ? pointed : ask?.places ?? NOTHING;
  return html`
    <a class="skip-link visually-hidden" href="#question">${t("web.table.question.skip")}</a>
    <${Header} connection=${connection} chapter=${game.chapterOf?.(view)} onHelp=${help.open}><${game.Strip} view=${view} /></${Header}>
    <main class="play">
      <${MapAndTime} ...${{ game, table, view, play, past, marked, marks }} />
      <${QuestionBox} ...${question} />
    </main>
    <${Panels} ...${{ game, table, view, cards, at: past.at, marks, onSeek: past.seek, onPoint: setPointed }} />
    ${play.menu && html`<${PlaceMenu} ...${play.menu} onChoose=${play.answer} onClose=${play.closeMenu} />`}
    <${KeyHelp} ...${help.props} />
    <${Announcer} table=${table} words=${ask ? t("web.table.asked", seatName(ask.seat), ask.prompt) : waiting} />`;
}

function MapAndTime({ game, table, view, play, past, marked, marks }) {
  const [hovered, setHovered] = useState(null);
  return html`<div class=${`map-and-time ${past.at === null ? "" : "looking-back"}`}>
    <section class="map" aria-label=${t("web.table.map")}>
      <${game.Board} view=${view} choices=${play.places} marked=${marked} onPick=${play.pick} onHover=${setHovered} />
      ${hovered && html`<${game.Inspector} view=${view} place=${hovered} choices=${play.places[hovered] ?? NOTHING} />`}
    </section>
    <section class="time" aria-label=${t("web.table.time")}>
      <${Timeline} decisions=${table.decisions} value=${past.at} marks=${marks} onChange=${past.seek} />
    </section>
  </div>`;
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
  return { open, props: { open: isOpen, keysOn, onTurn, onClose: () => setOpen(false) } };
}
