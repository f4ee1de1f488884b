/** Following the others: until what they did has been shown in the chosen pace, the table stays as it was seen last. */

import { useEffect, useRef, useState } from "../vendor/preact.js";
import { AT_ONCE, PLAYED, usePace } from "./pace.js";

const TIME = { frame: 1300, line: 500 }; // milliseconds

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @param {import("../table/state.js").Table} table
 * @param {object} game its module
 * @returns {{isOn: boolean, view: object|null, upto: number|null, frame: Frame|null, frames: Frame[], at: number, pace: string, setPace: Function,
 *   next: () => void, back: () => void, skip: () => void, again: (() => void)|null}}
 *   isOn: something is still to be shown; upto: how long the log is then, null if all of it is told; view: what the map shows then; again: shows once more what was done since my last answer
 */
export function useFollow(table, game) {
  const [pace, setPace] = usePace();
  const [seen, setSeen] = useState(table.decisions);
  const [skipped, setSkipped] = useState(null); // whoever skips is shown nothing more until he answers again
  const [reel, setReel] = useState(null); // {frames, at, upto, seat}
  const held = useRef(table);
  const isWanted = pace !== AT_ONCE && !table.beside && skipped !== table.since?.answer;
  const isNews = isWanted && held.current.seat === table.seat && table.decisions > seen && wasAnother(table);
  if (!isNews && !reel) held.current = table;
  const finish = (upto) => { setReel(null); setSeen(upto); };
  const fetch = (from) => framesOf(table, game, from).then((frames) => ({ frames, upto: table.decisions, seat: table.seat }));
  const upto = reel?.upto ?? seen;

  useEffect(() => { // what is new is fetched, and shown after what is being shown
    if (reel && (reel.seat !== table.seat || table.decisions < reel.upto)) return void finish(table.decisions);
    if (!isNews) return void (reel || setSeen(table.decisions));
    if (upto >= table.decisions) return undefined;
    let wanted = true;
    const from = Math.max(upto, reel ? 0 : table.since.answer + 1);
    fetch(from).then((more) => wanted && setReel((old) => joined(old, more)), () => wanted && finish(table.decisions));
    return () => { wanted = false; };
  }, [table.decisions, table.seat, isNews, upto]);
  useEffect(() => { if (reel && !reel.frames.length) finish(reel.upto); }, [reel]);

  const frame = reel?.frames[reel.at] ?? null;
  const isLast = reel && reel.at === reel.frames.length - 1;
  const next = () => (isLast ? finish(reel.upto) : frame && setReel({ ...reel, at: reel.at + 1 }));
  useEffect(() => { // played out: the next one after a while; while somebody thinks, the last one stays
    if (pace !== PLAYED || !frame || (isLast && table.thinking)) return undefined;
    const timer = setTimeout(next, timeOf(frame));
    return () => clearTimeout(timer);
  }, [pace, frame, isLast, table.thinking]);

  const again = () => fetch(table.since.answer + 1).then((all) => setReel({ ...all, at: 0 }), () => {});
  return {
    isOn: isNews || Boolean(reel), view: frame?.view ?? (isNews || reel ? held.current.view : null),
    upto: isNews || reel ? frame?.upto ?? held.current.log_length : null,
    frame, frames: reel?.frames ?? [], at: reel?.at ?? 0, pace, next,
    setPace: (next) => { setPace(next); if (next === AT_ONCE) finish(table.decisions); },
    back: () => reel?.at > 0 && setReel({ ...reel, at: reel.at - 1 }),
    skip: () => { finish(table.decisions); setSkipped(table.since?.answer); },
    again: !reel && table.since && table.decisions > table.since.answer + 1 ? again : null,
  };
}

/** How long a frame stays when it is played out. */
export const timeOf = ({ lines }) => TIME.frame + TIME.line * Math.max(0, lines.length - 1);

/** Whether somebody else than those who sit here has answered since; to see one's own deeds nobody waits. */
function wasAnother({ since, seats }) {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.name));
  return Boolean(since?.others.some((seat) => !mine.has(seat)));
}

const framesOf = async (...facts) => (await import("./frames.js")).framesOf(...facts);

const joined = (old, { frames, ...more }) => ({ at: 0, ...old, frames: [...(old?.frames ?? []), ...frames], ...more });
