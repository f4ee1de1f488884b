/**
 * The steps of an explanation, taken apart so that they can be drawn: boxes of the flowchart with what was done in each.
 * @typedef {{rule: string, kind: string, key: string, text: string}} Step
 */

const ANSWERS = {
  Yes: "yes", No: "no", Done: "done", "Not possible": "impossible", "Not needed": "needless", "Not worth it": "worthless", "This leads on": "leads-on",
};
const BOX = /^(\S+) (.*?[.?]) (Yes|No|Done|Not possible|Not needed|Not worth it|This leads on)(?:: (.*))?\.$/s;
const PRIORITY = /^(.*): of (.*) there remain (.*)\.$/s;
const PICK = /^equal: (.*)\. Dice (.*): (.*)\.$/s;
const ROLL = /^(.*): rolls (\d+)\.$/s;
const DID = /^does: (?:(region|tribe|piece|faction|number|command|ability|germanic) )?(.*)$/s;
const CHECK = /^(.*): (yes|no)\.$/s;

/**
 * Boxes in their order, each with what was weighed, rolled and done in it; what came up without a box stands alone.
 * @param {Step[]} steps
 */
export function boxesOf(steps) {
  const boxes = [];
  for (const step of steps.map(readStep)) {
    if (step.kind === "box") boxes.push({ ...step, after: [] });
    else {
      if (!boxes.length) boxes.push({ kind: "rest", after: [] });
      addDeed(boxes.at(-1).after, step);
    }
  }
  return boxes;
}

/** Deeds that follow each other stand together in one step; a number says of the deed before it how many. */
function addDeed(steps, step) {
  const deeds = steps.at(-1)?.deeds;
  if (step.kind !== "did") steps.push(step);
  else if (!deeds) steps.push({ ...step, deeds: [step] });
  else if (step.isNumber) deeds.at(-1).words += `: ${step.words}`;
  else deeds.push(step);
}

/** @param {Step} step */
export function readStep({ rule, kind, key, text }) {
  const words = text.trim();
  return { rule, kind, key, words, ...(READERS[kind]?.(words) ?? {}) };
}

const READERS = {
  box: (words) => named(BOX.exec(words), ([, name, sentence, answer, reason]) => ({ name: boxName(name), words: sentence, answer: ANSWERS[answer], reason })),
  priority: (words) => named(PRIORITY.exec(words), ([, heading, of, left]) => ({ words: heading, ...sieve(of, left) })),
  pick: (words) => named(PICK.exec(words), ([, equal, dice, picked]) => ({ dice: dice.split(", "), ...sieve(equal, picked) })),
  roll: (words) => named(ROLL.exec(words), ([, what, value]) => ({ words: what, dice: [value] })),
  check: (words) => named(CHECK.exec(words), ([, what, answer]) => ({ words: what, answer })),
  did: (words) => named(DID.exec(words), ([, noun, what]) => ({ words: what, isNumber: noun === "number" })),
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
