/**
 * Parses the tables of PASSAGES for the tests beside. A row is `id|input|result` and, where it
 * matters, further expectations: warnings (`!clamped`), an open end (`>list`), a nearest place (`@43021000`).
 * A letter after an id stands for the "also" of its note; \uXXXX writes an invisible character.
 */
import { type Locale, locales } from '../../../core/contract/locales'
import { loadNames } from '../../../core/scripture/names/load-names'
import { verseTable } from '../../../core/scripture/numbering/verse-table'
import { buildCodeIndex } from '../../../core/scripture/passages/naming/code-index'
import { buildNameIndex } from '../../../core/scripture/passages/naming/name-index'
import type { PassageContext, PassageResult } from '../../../core/scripture/passages/reference'

/** One test case. */
export interface Row {
  id: string
  locale: Locale
  input: string
  result: string
  besides: string
}

/** The rows of a table; the first two letters of an id are the language. */
export function readRows(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', text = '', result = '', besides = ''] = row.split('|')
      const locale = locales.find((known) => known === id.slice(0, 2).toLowerCase()) ?? 'de'
      const input = text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
      return { id, locale, input, result, besides }
    })
}

/**
 * The parser's context in a language: its names, the codes, English; German and Hebrew
 * count as Hebrew Bibles do.
 */
export async function contextOf(locale: Locale): Promise<PassageContext> {
  const pack = await loadNames(locale)
  const english = locale === 'en' ? [] : [buildNameIndex(await loadNames('en'))]
  const base = locale === 'de' || locale === 'he' ? 'org' : 'eng'
  return {
    names: [buildNameIndex(pack), buildCodeIndex(), ...english],
    separators: pack.separators,
    table: verseTable({ base, corrections: [] }),
  }
}

/** References in the notation of the tables. */
export function writtenRefs(refs: PassageResult['refs']): string {
  return refs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ') || 'none'
}

/** Warnings, open end and nearest place in the notation of the rows. */
export function writtenBesides({ warnings, open, nearest }: PassageResult): string {
  const end = open ? [`>${open}`] : []
  const place = nearest ? [`@${nearest}`] : []
  return [...warnings.map((code) => `!${code}`), ...end, ...place].join(' ')
}
