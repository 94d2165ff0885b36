/** The input of a search: editions and their texts. */
import type { Chapter } from '../../contract/editions/chapter'
import type { Numbering } from '../../contract/editions/edition'
import type { BookNames } from '../../contract/editions/names'
import type { OriginalOrigin } from '../../contract/search/search-answer'
import type { Recent } from '../../memory'
import type { Stem } from '../../words/stem'
import type { EditionIndex } from '../index/edition-index'
import type { VerseVectors } from '../meaning/verse-vectors'
import type { TextMark } from '../query/marks'

/** Maps the verses of an edition to the rows of a search. */
export interface RowMap {
  /** The row of a verse, by document. */
  rowOf: Int32Array
  /** The verses in a row, ascending. */
  documentsOn(row: number): readonly number[]
  /** The memory it takes. */
  bytes: number
}

/** An edition prepared for searching. */
export interface SearchedEdition {
  abbreviation: string
  /** First part of its BCP 47 tag. */
  language: string
  numbering: Numbering
  /** Names of its books, in its language. */
  names: BookNames
  index: EditionIndex
  /** Stemmer of its language; hybrid search needs it. */
  stem: Stem
  /** Keeps maps of its verses to other numberings by key; without it each search makes them. */
  keepRows?: Recent<RowMap>['get']
  /** Vectors of its verses; absent without a model of its language. */
  vectors?: VerseVectors | undefined
  /** The words of the original behind it; asked for only where a query names some. */
  originals?: (() => Promise<EditionOriginals | undefined>) | undefined
}

/** A word of the original that is searched for: one of its numbers is enough. */
export interface WantedOriginal {
  /** As typed. */
  typed: string
  numbers: readonly string[]
  /** A number that was typed stands for itself and its refinements; one of a lemma also for a layer that does not refine it. */
  isLemma: boolean
}

/** The words of the original behind an edition. */
export interface EditionOriginals {
  origin: Exclude<OriginalOrigin, 'none'>
  /** Where one stands: canonical in the numbering of the edition, ascending, each once. */
  verses(wanted: WantedOriginal): Promise<Int32Array>
  /** What renders them in a chapter, by number of the verse; nothing where the words are lent. */
  marks(
    chapter: Chapter,
    wanted: readonly WantedOriginal[],
  ): Promise<ReadonlyMap<number, readonly TextMark[]>>
}

/** Source of the texts, and the surroundings of a search. */
export interface SearchSource {
  /** Chapters of an edition in any order; those that no longer exist are left out. */
  chapters(abbreviation: string, canonicals: readonly number[]): Promise<readonly Chapter[]>
  /** Called between the editions: yields to other tasks. */
  breathe(): Promise<void>
}
