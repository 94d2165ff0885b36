/** Of the finder, what page and worker tell each other. */
import type { Locale } from '../locales'

/** A file of the finder: a text by each id. */
export type FinderTable = Readonly<Record<string, string>>
export type FinderTableName = Locale | 'entries'

/** An entry that what is being typed names. */
export interface TypedName {
  id: string
  title: string
  /** The best first, in the numbering `eng`; verse 0 means the whole chapter. */
  passages: readonly { from: number; to: number }[]
}
