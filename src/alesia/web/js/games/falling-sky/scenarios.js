/** The scenarios in our own words: the year, how long they are, and what they are about; and what each Faction wants. */

import { t } from "../../words.js";

export const told = (id) => ({
  year: t(`web.sky.scenario.${id}.year`),
  length: t(`web.sky.scenario.${id}.length`),
  about: t(`web.sky.scenario.${id}.about`),
});

export const SCENARIOS = Object.fromEntries(["great-revolt", "reconquest-of-gaul", "pax-gallica"].map((id) => [id, told(id)]));

export const FACTIONS = Object.fromEntries(["Romans", "Arverni", "Aedui", "Belgae"].map((name) => [name, t(`web.sky.wants.${name}`)]));
