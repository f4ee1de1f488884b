/** The table: the map, the question, the panels, and what binds them together. */

import { html, render, useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { marksOf } from "../panels/sections.js";
import { Timeline } from "../panels/timeline.js";
import { Announcer, useTitle } from "./announce.js";
import { useTable } from "./connection.js";
import { Header } from "./header.js";
import { KeyHelp, useKeys, useKeysOn } from "./keys.js";
import { openRule } from "./lazy.js";
import { PlaceMenu } from "./menu.js";
import { groupsOf, isLongNumber, placesOf } from "./options.js";
import { Panels } from "./panels.js";
import { usePast } from "./past.js";
import { QuestionBox } from "./sheet.js";
import { waitingWords } from "./standing.js";
import { myAsk } from "./state.js";

const NOTHING = [];

/** The page: until table and game have come, a word; then the table. */
function App({ id }) {
  const connection = useTable(id);
  const game = useGame(connection.table?.game);
  if (connection.lost) return html`<${Lost} message=${connection.lost} />`;
  if (!connection.table || !game) return html`<main class="opening"><h1>Alesia</h1><p>The table is being laid…</p></main>`;
  return html`<${Table} connection=${connection} game=${game} />`;
}

function Lost({ message }) {
  return html`<main class="opening"><h1>Alesia</h1><p role="alert">${message}</p><p><a class="button" href="/">To my games</a></p></main>`;
}

/** The module of a game: its board, its panels, its words. */
function useGame(name) {
  const [game, setGame] = useState(null);
  useEffect(() => { if (name) import(`../games/${name}/index.js`).then(setGame); }, [name]);
  return game;
}

function useCards(game) {
  const [cards, setCards] = useState(null);
  useEffect(() => { game.readCards().then(setCards, () => {}); }, [game]);
  return cards;
}

function Table({ connection, game }) {
  const { table, busy } = connection;
  const past = usePast(table);
  const cards = useCards(game);
  const view = past.view ?? table.view;
  const ask = past.at === null ? myAsk(table) : null;
  const play = usePlay(connection, game, ask);
  const [pointed, setPointed] = useState(NOTHING);
  const [hovered, setHovered] = useState(null);
  const [help, setHelp] = useState(false);
  const [keysOn, turnKeys] = useKeysOn();
  const marks = useMemo(() => marksOf(table.log, game.names), [table.log]);
  const waiting = waitingWords(table, game.spoken);
  useTitle(table, ask, waiting);
  useKeys((key) => pressed(key, { play, ask, connection, openHelp: () => setHelp(true) }), keysOn);
  const remarkOn = (option) => game.remarkOn(option, view, cards);
  return html`
    <a class="skip-link visually-hidden" href="#question">To the question</a>
    <${Header} ...${{ table, busy, connected: connection.connected, onUndo: connection.undo, onHelp: () => setHelp(true) }} />
    <main class="play">
      <div class=${`map-and-time ${past.at === null ? "" : "looking-back"}`}>
        <section class="map" aria-label="Map">
          <${game.Board} view=${view} choices=${play.places} marked=${pointed.length ? pointed : ask?.places ?? NOTHING} onPick=${play.pick} onHover=${setHovered} />
          ${hovered && html`<${game.Inspector} view=${view} place=${hovered} choices=${play.places[hovered] ?? NOTHING} />`}
        </section>
        <section class="time" aria-label="Timeline"><${Timeline} decisions=${table.decisions} value=${past.at} marks=${marks} onChange=${past.seek} /></section>
      </div>
      <${QuestionBox} ...${{ connection, past, ask, play, remarkOn, spoken: game.spoken, onPoint: setPointed, onRule: (number) => openRule(table.game, number) }} />
    </main>
    <${Panels} ...${{ game, table, view, cards, at: past.at, marks, onSeek: past.seek, onPoint: setPointed }} />
    ${play.menu && html`<${PlaceMenu} ...${play.menu} onChoose=${play.answer} onClose=${play.closeMenu} />`}
    <${KeyHelp} open=${help} keysOn=${keysOn} onTurn=${turnKeys} onClose=${() => setHelp(false)} />
    <${Announcer} table=${table} words=${ask ? `${ask.seat}: ${ask.prompt}` : waiting} />`;
}

/** Answering: by a button, by a key, or on the map. */
function usePlay({ table, busy, answer: send }, game, ask) {
  const groups = useMemo(() => (ask ? groupsOf(ask, game.shy) : NOTHING), [ask, game]);
  const places = useMemo(() => placesOf(groups, game.shy), [groups, game]);
  const [menu, setMenu] = useState(null);
  const wantsFocus = useRef(false);
  const closeMenu = useCallback(() => setMenu(null), []);
  useEffect(closeMenu, [table.version, ask?.key]);
  const answer = (option) => {
    if (busy || !ask) return;
    wantsFocus.current = !document.activeElement?.closest(".board");
    closeMenu();
    send(ask.seat, option);
  };
  const pick = (place, anchor) => {
    const choices = places[place] ?? NOTHING;
    if (choices.length === 1) answer(choices[0].option.option);
    else if (choices.length) setMenu({ title: place.slice(place.indexOf(" ") + 1), anchor, choices });
  };
  return { groups, places, menu, closeMenu, answer, pick, wantsFocus };
}

/** What a single key means; false if nothing. */
function pressed(key, { play, ask, connection, openHelp }) {
  if (key === "?") return openHelp(), true;
  if (key === "u") return connection.table.undo.possible && !connection.busy && connection.undo(), true;
  if (key === "q") return document.getElementById("prompt")?.focus(), true;
  if (!ask || play.menu || isLongNumber(ask)) return false;
  const choices = play.groups.flatMap((group) => group.choices);
  const chosen = key === "Enter" ? onlyOne(play.groups) : choices.find((choice) => choice.key === key.toLowerCase());
  if (chosen) play.answer(chosen.option.option);
  return Boolean(chosen);
}

/** Enter takes the only option beside the ways out, unless the focus lies on something that Enter works on. */
function onlyOne(groups) {
  const idle = !document.activeElement?.closest("button, a, [role=button], [role=tab], summary");
  const choices = groups.filter((group) => group.style !== "quiet").flatMap((group) => group.choices);
  return idle && choices.length === 1 ? choices[0] : undefined;
}

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const root = document.getElementById("app");
root.replaceChildren();
render(html`<${App} id=${id} />`, root);
