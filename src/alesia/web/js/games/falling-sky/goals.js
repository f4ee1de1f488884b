/** How far each Faction is from its victory (7.2, A7.2), as sums that can be drawn. */

import { t } from "../../words.js";
import { isGermanicSeat } from "./looks.js";

/** Allied Tribes and Citadels of a Faction on the map. */
export function alliesOf(view, faction) {
  const tribes = Object.values(view.regions).flatMap((region) => Object.values(region.tribes));
  return tribes.filter(({ status }) => status === faction || status === `${faction} Citadel`).length;
}

const SUMS = {
  Romans: (view) => [{
    words: t(isGermanicSeat(view) ? "web.sky.goal.Romans.settled" : "web.sky.goal.Romans"),
    score: view.scores.subdued_dispersed_allies, goal: view.goals.subdued_dispersed_allies,
  }],
  Arverni: (view) => [
    { words: t("web.sky.goal.legions"), score: view.scores.off_map_legions, goal: view.goals.off_map_legions },
    { words: t("web.sky.goal.allies"), score: alliesOf(view, "Arverni"), goal: view.goals.arverni_allies },
  ],
  Aedui: (view) => [{
    words: t(isGermanicSeat(view) ? "web.sky.goal.Aedui.settled" : "web.sky.goal.Aedui"),
    score: alliesOf(view, "Aedui"), goal: view.scores.other_most_allies,
  }],
  Belgae: (view) => [{ words: t("web.sky.goal.Belgae"), score: view.scores.control_and_allies, goal: view.goals.control_and_allies }],
  Germans: (view) => [
    { words: t("web.sky.goal.Germans"), score: view.scores.germania_and_settlements, goal: view.goals.germania_and_settlements },
  ],
};

/**
 * The sums that count for a Faction: what is counted, how much there is, and what it must exceed.
 * @returns {{words: string, score: number, goal: number}[]}
 */
export const sumsOf = (view, faction) => SUMS[faction](view);
