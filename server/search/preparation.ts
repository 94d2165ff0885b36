/**
 * The data that a search makes the server prepare, because nobody has asked for it lately: part of its cost
 * (SECURITY 5.13). Counted by amounts, never by the clock: the same search costs the same on a busy server.
 */
import * as limits from '#core/limits'

/** Milliseconds of a core on one of two virtual ones (measured with SEARCH-COST). */
const msOf = {
  /** A word index opened, for each MB of its file. */
  indexMb: 30,
  /** An index made of the text, for each MB of it; it is stored, unless its file was damaged or is read-only. */
  indexMadeMb: 400,
  /** Stored vectors read, for each MB. */
  vectorsMb: 1,
  /** Vectors made, for each MB, where none are stored. */
  vectorsMadeMb: 50,
  /** Vectors of an embedding service read and put in order, for each MB. */
  embeddingsMb: 5,
  /** The verses of an edition mapped to the numbering of another one. */
  rowMap: 10,
  /** Places of words of the original read, for each MB of their pack. */
  layerMb: 110,
  /** Words of the original of a chapter read. */
  words: 1.5,
  /** A chapter read to be shown. */
  chapter: 0.5,
} as const

/** One search's. */
export class Preparation {
  /** Of a core, in milliseconds. */
  ms = 0

  /** Counts an amount of something. */
  count(what: keyof typeof msOf, amount: number): void {
    this.ms += msOf[what] * amount
  }

  /** Counts bytes of something. */
  countBytes(what: keyof typeof msOf, bytes: number): void {
    this.count(what, bytes / 1_000_000)
  }
}

/** Steps of a search that counts as one request: a few common words in ten editions take fewer. */
const stepsOfOne = limits.maxSearchSteps / 10
/** As much of a core as the dearest steps of one request take (SEARCH-COST). */
const preparedMsOfOne = 60

/** As how many requests a search counts. */
export function costOf({ steps, preparedMs }: { steps: number; preparedMs: number }): number {
  return Math.max(1, Math.ceil(steps / stepsOfOne + preparedMs / preparedMsOfOne))
}
