/** Answering: by a button, by a key, or on the map. */

import { useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { nameOfPlace } from "../words.js";
import { groupsOf, isLongNumber, placeFinder, placesOf } from "./options.js";

const NOTHING = [];

/** What Enter and Space work on by themselves. */
export const PRESSED = "button, a, [role=button], [role=tab], summary";

/**
 * @param {object} connection of useTable
 * @param {object} game its module
 * @param {import("./state.js").Ask|null} ask the question to me
 */
export function usePlay({ table, busy, answer: send }, game, ask) {
  const groups = useMemo(() => (ask ? groupsOf(ask, game.shy, partFinder(game, table.view)) : NOTHING), [ask, game, table.view]);
  const where = useMemo(() => placeFinder(game, table.view), [game, table.view]);
  const places = useMemo(() => placesOf(groups, game.shy, where), [groups, game, where]);
  const [menu, setMenu] = useState(null);
  const wantsFocus = useRef(false);
  const closeMenu = useCallback(() => setMenu(null), []);
  useEffect(closeMenu, [table.version, ask?.key]);
  const answer = (option, on) => {
    if (busy || !ask) return;
    wantsFocus.current = true;
    closeMenu();
    send(ask.seat, option, on);
  };
  const pick = (place, anchor) => {
    const choices = (places[place] ?? NOTHING).flatMap(withExtras);
    if (choices.length === 1) answer(choices[0].option.option);
    else if (choices.length) setMenu({ title: nameOfPlace(place), anchor, choices });
  };
  return { groups, places, where, menu, closeMenu, answer, pick, wantsFocus };
}

/** On the map an answer and how it may go on by itself stand side by side. */
const withExtras = (choice) => [choice, ...choice.extras.map(({ label, on }) => ({ ...choice, label: `${choice.label}: ${label}`, on }))];

/** Under which title an option stands in a long row; most games need none. */
const partFinder = (game, view) => game.partOf && ((option) => game.partOf(option, view));

/** What single keys mean now: a function that does it, and says false if a key means nothing. */
export function meaningOf(play, ask, { table, busy, undo }, openHelp) {
  const fixed = {
    "?": openHelp,
    u: () => table.undo.possible && !busy && takeBack(play, undo),
    q: () => document.getElementById("prompt")?.focus(),
  };
  return (key) => {
    const chosen = fixed[key] ? null : chosenBy(key, play, ask);
    if (chosen) play.answer(chosen.option.option, chosen.on);
    else fixed[key]?.();
    return Boolean(chosen || fixed[key]);
  };
}

function takeBack({ wantsFocus }, undo) {
  wantsFocus.current = true;
  undo();
}

function chosenBy(key, play, ask) {
  if (!ask || play.menu || isLongNumber(ask)) return null;
  if (key === "Enter") return onlyOne(play.groups);
  return play.groups.flatMap((group) => group.choices).flatMap(withExtraKeys).find((choice) => choice.key === key.toLowerCase());
}

const withExtraKeys = (choice) => [choice, ...choice.extras.map((extra) => ({ ...extra, option: choice.option }))];

/** Enter takes the only option beside the ways out, unless the focus lies on something that Enter works on. */
function onlyOne(groups) {
  const idle = !document.activeElement?.closest(PRESSED);
  const choices = groups.filter(({ style, verb }) => style !== "quiet" && verb !== "at-once").flatMap((group) => group.choices);
  return idle && choices.length === 1 ? choices[0] : null;
}
