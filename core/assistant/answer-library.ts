/** The sources of the assistant, on the server and in the worker: one edition, the packs, the index of entries. */
import type { ContentSource, OpenPack } from '../content/reading/content-source'
import type { AnswerSource } from '../contract/assistant/answer'
import type { Chapter } from '../contract/editions/chapter'
import type { Numbering } from '../contract/editions/edition'
import type { Locale } from '../contract/locales'
import type { SearchAnswer } from '../contract/search/search-answer'
import type { Finder } from '../finder/finder'
import type { PassageContext } from '../scripture/passages/reference'
import type { Naming } from '../scripture/reading/addresses/addresses'
import type { ChapterReferences } from '../scripture/references/borrowed-references'

/** The edition that verses are taken from. */
export interface AnswerEdition {
  abbreviation: string
  name: string
  /** BCP 47. */
  locale: string
  numbering: Numbering
  /** Labels and addresses of its places. */
  naming: Naming
}

export interface AnswerLibrary {
  /** Language of the interface and of the question. */
  locale: Locale
  edition: AnswerEdition
  /** Reads references in that language, with the chapters and verses of the edition. */
  context: PassageContext
  /** Of the edition, in any order; those it lacks are left out. */
  chapters(canonicals: readonly number[]): Promise<readonly Chapter[]>
  /** The words of the original of the edition, else those of another one; undefined where no edition has them here. */
  layer(): Promise<AnswerLayer | undefined>
  /** Hybrid search in the edition, or for exactly these words in a row. */
  search(words: string, way: 'hybrid' | 'phrase'): Promise<SearchAnswer>
  /**
   * Verses with many of these words, the closest first: of the edition, and of others of the languages that an answer is
   * compared with.
   */
  alike(words: string): Promise<readonly AlikeVerse[]>
  /** Cross references of a chapter (canonical, verse 0), those of another edition where it has none; then those that packs bring. */
  references(chapter: number): Promise<ChapterReferences>
  contents: ContentSource
  /** Undefined where the names are not here. */
  finder: Finder | undefined
  /** Lets other work of the thread go on. */
  breathe(): Promise<void>
}

/** Words of the original beside an edition. */
export interface AnswerLayer {
  pack: OpenPack
  abbreviation: string
  name: string
  /** Of that edition, BCP 47. */
  locale: string
  /** Books whose text is the one that the layer was made for. */
  fitting: ReadonlySet<number>
  /** It is that of the edition that answers are taken from. */
  isOwn: boolean
}

export interface AlikeVerse {
  /** In the edition: its own verse, or the one that stands beside it; undefined where it has none. */
  canonical: number | undefined
  text: string
}

/** A source before it has its number in the chat. */
export type NewSource = Omit<AnswerSource, 'n'>
