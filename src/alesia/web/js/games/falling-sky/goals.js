/** How far each Faction is from its victory (7.2), as sums that can be drawn. */

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
    Romans: [{ words: "Subdued, Dispersed and Roman Tribes", score: scores.subdued_dispersed_allies, goal: goals.subdued_dispersed_allies }],
    Arverni: [
      { words: "Legions off the map", score: scores.off_map_legions, goal: goals.off_map_legions },
      { words: "Allies and Citadels", score: alliesOf(view, "Arverni"), goal: goals.arverni_allies },
    ],
    Aedui: [{ words: "Allies and Citadels, against the most of another", score: alliesOf(view, "Aedui"), goal: scores.other_most_allies }],
    Belgae: [{ words: "Control Value and Allies", score: scores.control_and_allies, goal: goals.control_and_allies }],
  };
}
