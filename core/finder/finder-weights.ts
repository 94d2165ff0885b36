/**
 * The weights of the index of entries. Compared was the first-three share of the set "people"
 * (tests/bench/search/people, half "tune", de and en). Only `least` was: 0.45 and 0.55 found up to one of 150 less or
 * more. The others are first guesses that no figure has spoken against.
 */
export const finderWeights = {
  /** A word of the query that is a word of the name in another way. */
  compound: 0.9,
  prefix: 0.85,
  /** The last letters are missing. */
  unfinished: 0.9,
  oneSlip: 0.8,
  twoSlips: 0.6,
  /** A name of the second language on counts less than the same of the reader's. */
  otherLanguage: 0.95,
  /** What covers less than this of query and name together is no match. */
  least: 0.5,
  /** From here on an entry stands above the hits as a card. */
  card: 0.62,
} as const
