/** Pieces taken by a pointer from the list of one place, and put into another place of the map. */

import { useEffect, useRef, useState } from "../vendor/preact.js";

/**
 * @param {string|null} over the place under the pointer
 * @param {(piece: {field: object, word: string}, place: string|null) => void} onDrop
 * @returns {{piece: {name: string, x: number, y: number}|null, take: (piece: object, event: PointerEvent) => void}} what is held, and how it is taken
 */
export function useDragging(over, onDrop) {
  const [piece, setPiece] = useState(null);
  const drop = useRef();
  drop.current = () => {
    setPiece(null);
    onDrop(piece, over);
  };
  const isHeld = piece !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const move = ({ clientX: x, clientY: y }) => setPiece((held) => held && { ...held, x, y });
    const put = () => drop.current();
    const leave = () => setPiece(null);
    const heard = { pointermove: move, pointerup: put, pointercancel: leave };
    for (const [name, act] of Object.entries(heard)) document.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(heard)) document.removeEventListener(name, act);
    };
  }, [isHeld]);
  const take = (held, event) => {
    event.preventDefault();
    event.target.releasePointerCapture(event.pointerId); // a finger would hold on to where it began, and the map hear nothing
    setPiece({ ...held, x: event.clientX, y: event.clientY });
  };
  return { piece, take };
}

/**
 * What changes where a piece goes from one place to another; nothing where it cannot lie there. Of what is not in the first place, one
 * comes from beside the map.
 */
export function moved({ field, word }, to, filled) {
  const alike = to.fields.filter(({ kind, stock }) => kind === field.kind && stock === field.stock);
  const target = alike.find(({ label }) => label === field.label) ?? alike[0];
  if (!target || target.field === field.field) return {};
  const [here, there] = [field, target].map((each) => filled[each.field] ?? {});
  return field.kind === "units"
    ? { [field.field]: without(here, word), [target.field]: { ...there, [word]: here[word] } }
    : { [field.field]: { ...here, [word]: Math.max(0, (here[word] ?? 0) - 1) }, [target.field]: { ...there, [word]: (there[word] ?? 0) + 1 } };
}

export const without = (strengths, word) => Object.fromEntries(Object.entries(strengths).filter(([each]) => each !== word));
