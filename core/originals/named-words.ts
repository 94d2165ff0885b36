/** Words of the original as a table names them: by their wording in each verse, without offsets. */
import type { WordRun } from './word-run'

export interface NamedWord extends Omit<WordRun, 'from' | 'to'> {
  /** The words of the text as the table has them; empty where nothing renders the word. */
  text: string
}

export interface NamedVerse {
  book: number
  chapter: number
  verse: number
  /** In the order of the text. */
  words: NamedWord[]
}
