/**
 * The steps of an explanation, put together so that they can be drawn: boxes of the flowchart with what was done in each.
 * @typedef {{rule: string, kind: string, key: string, text: string, box?: string, sentence?: string, answer?: string, reason?: string,
 *   heading?: string, candidates?: string[], figures?: string[], left?: string[], dice?: number[], times?: number}} Step
 */

import { t } from "../words.js";

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

/** Deeds that follow each other stand together in one step. */
function addDeed(steps, step) {
  const deeds = steps.at(-1)?.deeds;
  if (step.kind !== "did") steps.push(step);
  else if (!deeds) steps.push({ ...step, deeds: [step] });
  else deeds.push(step);
}

/** @param {Step} step */
export function readStep({ rule, kind, key, text, box, sentence, answer, reason, heading, candidates, figures, left, dice, times }) {
  const words = heading ?? sentence ?? text.trim();
  return {
    rule, kind, key, answer, reason, dice, name: box,
    words: times > 1 ? t("web.thought.times", words, times) : words,
    candidates: candidates && sieve(candidates, figures, left),
  };
}

/** Who was looked at, how well each met what was wanted, and who of them stayed. */
function sieve(candidates, figures, left) {
  return candidates.map((name, k) => ({ name: figures ? `${name} ${figures[k]}` : name, kept: left.includes(name) }));
}
