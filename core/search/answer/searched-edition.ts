/** What a search is made over. */
import type { Chapter } from '../../contract/editions/chapter'
import type { Numbering } from '../../contract/editions/edition'
import type { BookNames } from '../../contract/editions/names'
import type { EditionIndex } from '../index/edition-index'
import type { VerseVectors } from '../meaning/verse-vectors'
import type { Stem } from '../text/stem'

export interface SearchedEdition {
  abbreviation: string
  /** First part of its BCP 47 tag. */
  language: string
  numbering: Numbering
  /** Of its books, in its language. */
  names: BookNames
  index: EditionIndex
  /** Of its language; hybrid search needs it. */
  stem: Stem
  /** Meanings of its verses; absent where there is no model of its language. */
  vectors?: VerseVectors | undefined
}

/** Where the text comes from, and what surrounds a search. */
export interface SearchSource {
  /** Chapters of an edition in any order; those that are not there any more are left out. */
  chapters(abbreviation: string, canonicals: readonly number[]): Promise<readonly Chapter[]>
  /** Called between the editions: lets others have their turn. */
  breathe(): Promise<void>
}
