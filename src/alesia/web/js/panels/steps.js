/**
 * The steps of an explanation, taken apart so that they can be drawn: boxes of the flowchart with what was done in each.
 * @typedef {{rule: string, kind: string, key: string, text: string}} Step
 */

const ANSWERS = { "Yes.": "yes", "No.": "no", "Done.": "done", "Not possible.": "impossible" };
const BOX = /^(\S+) (.*?) (Yes\.|No\.|Done\.|Not possible\.)$/s;
const PRIORITY = /^(.*): of (.*) there remain (.*)\.$/s;
const PICK = /^equal: (.*)\. Dice (.*): (.*)\.$/s;
const ROLL = /^(.*): rolls (\d+)\.$/s;
const DID = /^does: (.*)$/s;

/**
 * Boxes in their order. What stands before a box belongs to the question that it asks; what follows it, to its answer.
 * @param {Step[]} steps
 */
export function boxesOf(steps) {
  const boxes = [];
  let waiting = [];
  for (const step of steps.map(readStep)) {
    if (step.kind === "box") {
      boxes.push({ ...step, before: waiting, after: [] });
      waiting = [];
    } else if (isForNextBox(step, boxes.at(-1))) {
      waiting.push(step);
    } else {
      boxes.at(-1).after.push(step);
    }
  }
  return waiting.length ? [...boxes, { kind: "rest", before: [], after: waiting }] : boxes;
}

/** After a question that was answered, weighing belongs to the next one; a box that acts keeps what it did. */
function isForNextBox(step, box) {
  return !box || box.answer === "no" || box.answer === "yes" || (box.answer === "impossible" && step.kind !== "did");
}

/** @param {Step} step */
export function readStep({ rule, kind, key, text }) {
  const words = text.trim();
  return { rule, kind, key, words, ...(READERS[kind]?.(words) ?? {}) };
}

const READERS = {
  box: (words) => named(BOX.exec(words), ([, name, sentence, answer]) => ({ name: boxName(name), words: sentence, answer: ANSWERS[answer] })),
  priority: (words) => named(PRIORITY.exec(words), ([, heading, of, left]) => ({ words: heading, ...sieve(of, left) })),
  pick: (words) => named(PICK.exec(words), ([, equal, dice, picked]) => ({ dice: dice.split(", "), ...sieve(equal, picked) })),
  roll: (words) => named(ROLL.exec(words), ([, what, value]) => ({ words: what, dice: [value] })),
  did: (words) => named(DID.exec(words), ([, what]) => ({ words: what })),
};

const named = (found, read) => (found ? read(found) : {});

/** Boxes that act bear the name of their action: "V_RALLY" has no number to show. */
const boxName = (name) => (name.includes("_") ? null : name);

/** Who was looked at, and who of them stayed. */
function sieve(candidates, left) {
  const kept = listed(left);
  return { candidates: listed(candidates).map((name) => ({ name, kept: kept.includes(name) })) };
}

const listed = (text) => text.split(", ").filter((name) => name !== "-");
