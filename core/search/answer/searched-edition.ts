/** The input of a search: editions and their texts. */
import type { Chapter } from '../../contract/editions/chapter'
import type { Numbering } from '../../contract/editions/edition'
import type { BookNames } from '../../contract/editions/names'
import type { Recent } from '../../memory'
import type { Stem } from '../../words/stem'
import type { EditionIndex } from '../index/edition-index'
import type { VerseVectors } from '../meaning/verse-vectors'

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
}

/** Source of the texts, and the surroundings of a search. */
export interface SearchSource {
  /** Chapters of an edition in any order; those that no longer exist are left out. */
  chapters(abbreviation: string, canonicals: readonly number[]): Promise<readonly Chapter[]>
  /** Called between the editions: yields to other tasks. */
  breathe(): Promise<void>
}
