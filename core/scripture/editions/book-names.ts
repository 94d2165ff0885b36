/** The names under which the books of an edition are shown. */

import type { ReportEntry } from '../../contract/editions/import-report'
import type { ImportedBook } from './edition'
import { isShortened, isSoundName, type NameJudge } from './metadata/book-name'
import type { NameLanguages } from './metadata/name-languages'

/**
 * Gives every book a name: the file's if it is usable, else its title if the language has no list of names,
 * else the name in the language of the edition or of the interface. A name of the file that is not shown is
 * reported.
 */
export function nameBooks(
  books: readonly ImportedBook[],
  { pack, ownIndex }: NameLanguages,
  script: string | undefined,
): { books: ImportedBook[]; entries: ReportEntry[] } {
  const judge: NameJudge = { script, ...(ownIndex ? { index: ownIndex } : {}) }
  const entries: ReportEntry[] = []
  const named = books.map((book) => {
    const usual = pack.names[String(book.number)]?.name ?? ''
    const name = soundName(book, usual, judge) ?? (usual || book.name)
    if (book.name !== '' && book.name !== name) {
      const details = { book: book.number, found: book.name, name }
      entries.push({ kind: 'book-name-replaced', file: '', line: 0, count: 1, details })
    }
    return { ...book, name }
  })
  return { books: named, entries }
}

function soundName(
  { name, number, titles }: ImportedBook,
  usual: string,
  judge: NameJudge,
): string | undefined {
  if (isSoundName(name, number, judge) && !isShortened(name, usual)) return name
  const title = (titles.at(-1) ?? '').replace(/[\p{P}\s]+$/u, '')
  return !judge.index && isSoundName(title, number, judge) ? title : undefined
}
