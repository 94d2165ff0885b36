/** Every row of the kinds. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../contract/locales'
import { extractPassages } from '../extract-passages'
import { parsePassage } from '../parse-passage'
import { kindRows } from './kind-rows'
import { contextOf, writtenRefs } from './read-rows'

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

function localeOf(written: string): Locale {
  return locales.find((known) => written.startsWith(known)) ?? 'en'
}
