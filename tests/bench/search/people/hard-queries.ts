/**
 * Hard searches: plots without names, one's own loss, kinship, other words for the same thing, slips. The table beside
 * is the one that weights are chosen with; `HARD=path` measures one that somebody else wrote.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale, type Locale } from '#core/contract/locales'
import { versesOf } from '#core/finder/entry'
import { loadNames } from '#core/scripture/names/load-names'
import { verseTable } from '#core/scripture/numbering/verse-table'
import { buildNameIndex } from '#core/scripture/passages/naming/name-index'
import { parsePassage } from '#core/scripture/passages/parse-passage'
import { tableNumbering } from '#core/scripture/pericopes/parallels-of'

export interface HardQuery {
  locale: Locale
  text: string
  /** Verses of the numbering `eng`, ends included. */
  wanted: readonly { from: number; to: number }[]
}

/** Rows of the table: language, search, passages in English parted by `;`. */
export async function hardQueries(): Promise<HardQuery[]> {
  const path = process.env.HARD ?? join(import.meta.dirname, 'hard.tsv')
  const pack = await loadNames('en')
  const context = {
    names: [buildNameIndex(pack)],
    separators: pack.separators,
    table: verseTable(tableNumbering),
  }
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [locale = '', text = '', passages = ''] = line.split('\t')
      const wanted = passages.split(';').flatMap((passage) => parsePassage(passage.trim(), context).refs)
      // The line itself is not shown: it may be one that nobody should look at.
      if (!isLocale(locale) || text === '' || wanted.length === 0) throw new RangeError(`line ${at + 1}`)
      return { locale, text, wanted: wanted.map(versesOf) }
    })
}
