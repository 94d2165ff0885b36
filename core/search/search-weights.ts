/**
 * Every weight of the order of hits, with what chose it. P is the first-three share of half "tune" of the set "people"
 * in German and English, of which half "test" is printed; the letters are figures of `npm run bench:search`.
 */
export const searchWeights = {
  /** BM25: how soon more occurrences stop counting; how strongly longer verses are expected to have more. S2, E1. */
  saturation: 1.2,
  length: 0.6,
  /** Another form of a word beside the word itself. E2. */
  form: 0.7,
  /** A word in the next verse of the paragraph beside one in the verse. E1. */
  neighbour: 0.25,
  /** The most that closeness of the words adds, in weights of a word. E1. */
  nearness: 4,
  /** Share of the meaning in a hybrid score, 0 to 1. H1, H2. */
  meaning: 0.5,
  /** A heading of the edition beside the words of its verse, in hybrid search. P is the same with 0, 0.3 and 0.6. */
  heading: 0.3,
  /** The best passage of an entry that is named exactly, beside the best of all other hits. P. */
  entry: 1.8,
  /** How strongly an entry counts less that is named less well than the best one, as a power. P. */
  lesserEntry: 3,
  /**
   * The next passage beside the one before it, a first guess; and further verses of a passage beside its first. P.
   */
  nextPassage: 0.93,
  furtherVerses: 0.35,
} as const
