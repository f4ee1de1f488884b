/** How far each Faction is from its victory (7.2), as sums that can be drawn. */

import { t } from "../../words.js";

/** Allied Tribes and Citadels of a Faction on the map. */
export function alliesOf(view, faction) {
  const tribes = Object.values(view.regions).flatMap((region) => Object.values(region.tribes));
  return tribes.filter(({ status }) => status === faction || status === `${faction} Citadel`).length;
}

/**
 * The sums that count for each Faction: what is counted, how much there is, and what it must exceed.
 * @returns {Object<string, {words: string, score: number, goal: number}[]>}
 */
export function sumsOf(view) {
  const { scores, goals } = view;
  return {
    Romans: [{ words: t("web.sky.goal.Romans"), score: scores.subdued_dispersed_allies, goal: goals.subdued_dispersed_allies }],
    Arverni: [
      { words: t("web.sky.goal.legions"), score: scores.off_map_legions, goal: goals.off_map_legions },
      { words: t("web.sky.goal.allies"), score: alliesOf(view, "Arverni"), goal: goals.arverni_allies },
    ],
    Aedui: [{ words: t("web.sky.goal.Aedui"), score: alliesOf(view, "Aedui"), goal: scores.other_most_allies }],
    Belgae: [{ words: t("web.sky.goal.Belgae"), score: scores.control_and_allies, goal: goals.control_and_allies }],
  };
}
