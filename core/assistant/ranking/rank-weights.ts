/**
 * How much each sign says that a candidate is what was asked for. Fitted to the half "tune" of the questions that other people
 * wrote and judged (tests/bench/assistant/fit-weights.ts prints them anew), all nine languages together, checked on fifths that were
 * left out.
 */
export const rankWeights = {
  // an entry of the finder that the question names
  entry: 0.47,
  entryWhole: 1.84,
  entryAsked: -2.85,
  entryNamed: 2.24,
  entryPart: 0.74,
  entryCoverage: 1.38,
  entryFound: 2.19,
  entryRest: -3.13,
  person: -2.21,
  theme: -0.57,
  thing: -0.32,
  entryFromLife: 0.3,
  themeFromLife: 2.8,
  nameInside: 1.6,
  insideWords: 1.46,
  insideFromLife: -4.55,
  entryAnswers: 0.78,
  griefEntry: 1.26,
  // an entry that it tells in other words
  told: -6.32,
  toldTerms: 3.43,
  toldBest: 0.76,
  toldNamed: 3.77,
  toldShare: 3.65,
  toldAnswers: 1.22,
  // a verse that the search finds
  verse: -5.12,
  chapterCoverage: 5.22,
  verseCoverage: 0.89,
  verseAnswers: 1.81,
  verseRemembered: 2.88,
  // an article of a dictionary
  article: -1.26,
  headCoverage: 6.2,
  headAsked: 2.59,
  // the question itself
  unknown: -1.64,
  uncovered: -3.01,
  bestShare: -0.66,
  strangeNames: -5.37,
  fromElsewhere: -2.25,
} as const

export type FeatureName = keyof typeof rankWeights

/** Nothing that scores less is shown as an answer. */
export const leastScore = -0.5
/** Nor a single verse that scores less than this. */
export const leastVerseScore = 0.5
/** A theme whose name stands in what somebody tells of their life is shown from here on. */
export const leastLifeScore = -2
