/** The scenario in our own words, and what each side wants. */

import { wearStyle } from "../../board/style.js";

wearStyle("/static/css/gallic-war.css");

export const SCENARIOS = {
  "gallic-war": {
    year: "58–51 BC",
    length: "eight years, five cards a side in each",
    about: "From the march of the Helvetii to the fall of Vercingetorix: blocks whose strength only their owner sees, cards chosen in secret, and winters that must be fed.",
  },
};

export const FACTIONS = {
  Roman: "few and strong legions, supply to be husbanded, tribes won by arms and by words",
  Barbarian: "Germans, revolts and leaders to come; tribes that rise where the legions are not",
};
