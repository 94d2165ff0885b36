import { describe, expect, it } from 'vitest'
import type { ArticleLink } from '../../contract/content/answers'
import type { HeadRow } from '../model/head-key'
import type { OpenPack } from './content-source'
import { entriesOfNumber, readersFirst } from './number-entries'

const packOf = (abbr: string, kind: string, rows: readonly HeadRow[]) => {
  const numbers = rows.filter((row) => row.numbers).length
  return {
    summary: { abbr, kind, locale: 'en', counts: numbers > 0 ? { numbers } : {} },
    heads: async () => rows,
  } as unknown as OpenPack
}

const strong = packOf('STR', 'dictionary', [
  { id: 1, head: 'ἀγαπάω', numbers: ['G25'] },
  { id: 2, head: 'ἀγάπη', numbers: ['G26'] },
  { id: 3, head: 'ἐγώ', numbers: ['G1473', 'G1691'] },
  { id: 4, head: 'אֱלֹהִים', numbers: ['H430'] },
])
const step = packOf('STEP', 'dictionary', [
  { id: 1, head: 'אֱלֹהִים', numbers: ['H430G'] },
  { id: 2, head: 'אֱלֹהִים', numbers: ['H430H', 'H430I'] },
])
const words = packOf('WORDS', 'dictionary', [{ id: 1, head: 'G25' }])
const source = { packs: async () => [strong, step, words] }

const found = async (number: string) =>
  (await entriesOfNumber(source, number)).map(({ abbr, id }) => `${abbr} ${id}`)

describe('the entries of a number', () => {
  it.each([
    ['G25', ['STR 1']],
    ['G1691', ['STR 3']],
    ['H430H', ['STR 4', 'STEP 2']],
    ['H430', ['STR 4', 'STEP 1', 'STEP 2']],
    ['H430A', ['STR 4']],
    ['G2', []],
    ['H25', []],
    ['G27', []],
    ['H43', []],
  ])('of %s are its own and no others: %j', async (number, entries) => {
    expect(await found(number)).toEqual(entries)
  })

  it('are those of dictionaries only', async () => {
    const pictures = packOf('PIC', 'graphics', [{ id: 1, head: 'ἀγάπη', numbers: ['G26'] }])
    expect(await entriesOfNumber({ packs: async () => [pictures] }, 'G26')).toEqual([])
  })

  it('are read in the languages of the reader first', () => {
    const links = ['en', 'fa', 'de-CH', 'es'].map((locale) => ({ locale }) as ArticleLink)
    const first = (...languages: string[]) => readersFirst(links, languages).map(({ locale }) => locale)
    expect(first('de', 'es')).toEqual(['de-CH', 'es', 'en', 'fa'])
    expect(first('it')).toEqual(['en', 'fa', 'de-CH', 'es'])
  })
})
