/** Every row of the kinds, and what they name besides: other readings, translations, parts of verses. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../core/contract/locales'
import { verseTable } from '../../../core/scripture/numbering/verse-table'
import { extractPassages } from '../../../core/scripture/passages/extract-passages'
import { parsePassage } from '../../../core/scripture/passages/parse-passage'
import { kindRows } from '../../support/passages/kind-rows'
import { contextOf, writtenRefs } from '../../support/passages/read-rows'

describe.each(Object.entries(kindRows))('%s', (_, table) => {
  it.each(
    table
      .trim()
      .split('\n')
      .map((row) => row.split('|')),
  )('%s %s', async (written = '', text = '', result = '') => {
    const context = await contextOf(localeOf(written))
    const input = text.replaceAll('\\n', '\n')
    const refs = written.endsWith('*') ? extractPassages(input, context) : parsePassage(input, context).refs
    expect(writtenRefs(refs)).toBe(result)
  })
})

describe('besides', () => {
  const read = async (locale: Locale, input: string) => parsePassage(input, await contextOf(locale))
  const others = async (locale: Locale, input: string) =>
    (await read(locale, input)).alternatives.map(writtenRefs)

  it('the reading that was not taken is the second', async () => {
    expect(await others('en', 'John 3, 16')).toEqual(['43003000, 43016000'])
    expect(await others('es', 'Jn 3, 4')).toEqual(['43003000, 43004000'])
    expect(await others('en', 'Rom 8, 9 and 10')).toEqual(['45008009, 45008010'])
  })

  it('translations are named as they were typed', async () => {
    expect((await read('en', 'John 3:16 (NIV, kjv); Rom 5:8 ESV')).translations).toEqual([
      'NIV',
      'kjv',
      'ESV',
    ])
    expect((await read('de', 'Joh 3,16 Luther 2017')).translations).toEqual(['Luther 2017'])
    expect((await read('en', 'John 3:16')).translations).toEqual([])
    const context = { ...(await contextOf('en')), abbreviations: ['NewDawn'] }
    expect(parsePassage('John 3:16 newdawn', context).translations).toEqual(['newdawn'])
  })

  it('parts keep all their letters', async () => {
    const parts = (await read('de', 'Ps 84,9ab-10a.12b-c')).refs.map(({ fromPart, toPart }) => [
      fromPart,
      toPart,
    ])
    expect(parts).toEqual([
      ['ab', 'a'],
      ['b', 'c'],
    ])
  })

  it('of two numbers of a psalm the one of the numbering counts', async () => {
    const table = verseTable({ base: 'vul', corrections: [] })
    const greek = { ...(await contextOf('fr')), table }
    expect(writtenRefs(parsePassage('Ps 23 (22), 1', greek).refs)).toBe('19022001')
    expect(writtenRefs(parsePassage('Ps 22 (23), 1', greek).refs)).toBe('19022001')
  })
})

function localeOf(written: string): Locale {
  return locales.find((known) => written.startsWith(known)) ?? 'en'
}
