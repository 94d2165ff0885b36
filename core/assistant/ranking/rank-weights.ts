/**
 * How much each sign says that a candidate is what was asked for. Fitted to the half "tune" of the questions that other people
 * wrote and judged (tests/bench/assistant/fit-weights.ts prints them anew): 725 questions and 370 that no library can answer, all
 * nine languages together, checked on fifths that were left out.
 */
export const rankWeights = {
  // an entry of the finder that the question names
  entry: -2.41,
  entryWhole: 3.17,
  entryAsked: 0.37,
  entryPart: 1.45,
  entryCoverage: 2.87,
  entryFound: 1.86,
  person: -1.59,
  theme: -0.19,
  thing: -0.65,
  entryFromLife: -0.52,
  themeFromLife: 1.34,
  // an entry that it tells in other words
  told: -6.59,
  toldTerms: 5.61,
  toldBest: 1.75,
  toldNamed: 3.99,
  // a verse that the search finds
  verse: -5.09,
  chapterCoverage: 5.34,
  verseFromLife: 0.08,
  // an article of a dictionary
  article: -1.38,
  headCoverage: 4.21,
  headAsked: 3.21,
  // the question itself
  unknown: -1.13,
  uncovered: -2.55,
  strangeNames: -4.56,
  fromElsewhere: -2.14,
} as const

export type FeatureName = keyof typeof rankWeights

/** What scores less is not shown as an answer. */
export const leastScore = -0.5
