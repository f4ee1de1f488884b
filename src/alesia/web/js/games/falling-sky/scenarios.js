/** The scenarios in our own words: the year, how long they are, and what they are about. */
export const SCENARIOS = {
  "great-revolt": {
    year: "52 BC",
    length: "the shortest, 3 Winters",
    about: "Vercingetorix has raised the Arverni, and Caesar hurries back over the Alps. The war begins at its height.",
  },
  "reconquest-of-gaul": {
    year: "53 BC",
    length: "medium, 4 Winters",
    about: "After a winter of risings in the north, Rome has to win Gaul a second time while the Arverni gather strength.",
  },
  "pax-gallica": {
    year: "54 BC",
    length: "the longest, 5 Winters",
    about: "Gaul seems quiet. Part of the Legions will winter in Belgica, and Vercingetorix is yet to appear.",
  },
};

/** What each Faction wants, in a line. */
export const FACTIONS = {
  Romans: "few and strong; subdue the Tribes or win them",
  Arverni: "many Allies, and Legions driven off the map",
  Aedui: "more Allies than anybody else, by trade and by cunning",
  Belgae: "hold the north and reach out from it",
};
