/** What the files of a table of words hold. */
import type { NamedVerse } from '../../../originals/named-words'

/** `step`: STEPBible, a line per word; `word-list`: JSON. */
export type WordTableFormat = 'step' | 'word-list'

export interface NamedWords {
  format: WordTableFormat
  verses: NamedVerse[]
  /** Lines or items that could not be read. */
  unread: number
  /** As the files say it; empty where they do not. */
  licence: string
  attribution: string
  /** Language of the glosses; absent without any. */
  glossLocale?: string
}
