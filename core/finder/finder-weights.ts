/**
 * The weights of the index of entries. P is the first-three share of half "tune" of the set "people"
 * (tests/bench/search/people), HARD that of the hard searches beside it that belong to the repository: 225, of which
 * words alone found 117. Weights without a figure are first guesses that none has spoken against.
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
  /** A name that covers less than this of query and name together is no match. P at 0.45 and 0.55: up to one of 150 less or more. */
  least: 0.5,
  /** From here on an entry stands above the hits as a card. */
  card: 0.62,
  /** A word without what is written onto it, one that people say for it, and one that is only near. HARD at 0.7: 184; without: 166. */
  bareWord: 0.9,
  otherWord: 0.9,
  nearWord: 0.4,
  /** From here on a name is meant, and nothing else. */
  exact: 0.9,
  /** Likeness by pieces adds this to a name that words match. */
  tie: 0.3,
  /** The same where no verse has all of the words. HARD is the same at 2.5. */
  pieces: 1.5,
  /** Weight of the part of the query that passages of an entry tell. HARD without: 190, at 0.8: 193, at 1.1: 189 and less of P. */
  passages: 0.5,
  /** Another word for one of the query, in a passage. */
  toldOther: 0.7,
  /** A story before a person or a theme that is as alike: what is hard to name is most often a plot. HARD at 0 and 0.1: 191, 194. */
  story: 0.06,
  /** An entry that is less alike is no rescue. HARD at 0.22: five more, at 0.34 nine less. */
  leastAlike: 0.28,
  /** The same while somebody types, when nothing else is left. */
  typedAlike: 0.4,
  /** How the sum of the readers becomes a score. */
  spread: 0.2,
  /**
   * Weight of a score by all readers beside one by words alone: by remembered wordings of half "tune" and by HARD.
   */
  rescueLift: 0.7,
  /** Where the best one reaches this, those with less than this share of it are left out. */
  clear: 1.5,
  farBehind: 0.5,
} as const
