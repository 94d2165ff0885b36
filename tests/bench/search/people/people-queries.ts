/** What people type, with the passages that must come (people.tsv): written by somebody who did not write the entries. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Numbering } from '#core/contract/editions/edition'
import { isLocale, type Locale } from '#core/contract/locales'
import { versesOf } from '#core/finder/entry'
import { convertRange } from '#core/scripture/numbering/convert-range'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { passageRange } from '#core/scripture/table-range'

export interface PeopleQuery {
  locale: Locale
  text: string
  passages: readonly string[]
  /** `wording`: remembered words of a translation; others are names, themes, questions. */
  kind: string
  /** Weights are chosen with "tune" alone. */
  half: 'tune' | 'test'
}

/** Rows of the table: language, words, passages parted by ` | `, kind, half. */
export function peopleQueries(): PeopleQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'people.tsv'), 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => {
    const [locale = '', text = '', passages = '', kind = '', half] = line.split('\t')
    if (!isLocale(locale) || (half !== 'tune' && half !== 'test')) throw new RangeError(line)
    return { locale, text, passages: passages.split(' | '), kind, half }
  })
}

/** Whether a verse of an edition is in one of the passages. */
export function wantedIn({ passages }: PeopleQuery, numbering: Numbering): (canonical: number) => boolean {
  const ranges = passages.flatMap((passage) => {
    const { from, to } = versesOf(passageRange(passage))
    return convertRange(from, to, tableNumbering, numbering)
  })
  return (canonical) => ranges.some(({ from, to }) => from <= canonical && canonical <= to)
}
