import { describe, expect, it } from 'vitest'
import { contextOf } from '../../../tests/support/passages/read-rows'
import type { Locale } from '../../contract/locales'
import { loadNames } from '../names/load-names'
import { digitsOf } from '../text/digits'
import { formatPassage, type PassageFormat } from './format-passage'
import { parsePassage } from './parse-passage'

async function format(
  locale: Locale,
  input: string,
  rest: Pick<PassageFormat, 'style' | 'digits'>,
): Promise<string> {
  const { names, separators } = await loadNames(locale)
  return formatPassage(parsePassage(input, await contextOf('en')).refs, { names, separators, ...rest })
}

describe('a formatted passage', () => {
  it.each([
    ['de', 'abbr', 'John 3:16,18-20; 4:1', 'Joh 3,16.18-20; 4,1'],
    ['de', 'long', 'Ps 23; 24:1', 'Psalm 23; 24,1'],
    ['de', 'long', 'Psalms', 'Psalmen'],
    ['de', 'slug', 'John 3:16', 'Joh3,16'],
    ['de', 'slug', '1Sam 3; 1Kgs 5:2-6', '1Sam3;1Kön5,2-6'],
    ['en', 'slug', 'John 3:16-18', 'John3:16-18'],
    ['en', 'long', '1 Sam 3:4-5:6', '1 Samuel 3:4-5:6'],
    ['en', 'abbr', 'Gen 50:15 - Exod 2:10', 'Gen 50:15-Exod 2:10'],
    ['en', 'abbr', 'Gen to Deut', 'Gen-Deut'],
    ['pt', 'abbr', 'John 3:16,18', 'Jo 3.16,18'],
    ['en', 'long', 'Jude 3-5,7', 'Jude 3-5,7'],
    ['en', 'long', 'Jude 1:1', 'Jude 1:1'],
    ['en', 'long', 'Jude 1', 'Jude 1'],
    ['de', 'abbr', 'John 3:16b-17a', 'Joh 3,16b-17a'],
    ['he', 'long', '1 Sam 3:4', 'שמואל א 3:4'],
    ['ar', 'long', '1 Cor 13:4; 14', 'كورنثوس الأولى 13:4؛ 14'],
  ] as const)('%s %s: %s is %s', async (locale, style, input, text) => {
    expect(await format(locale, input, { style })).toBe(text)
  })

  it('has the digits asked for, but never in an address', async () => {
    const digits = (value: number) => digitsOf(value, 'ar')
    expect(await format('ar', 'John 3:16', { style: 'long', digits })).toBe('يوحنا ٣:١٦')
    expect(await format('ar', 'John 3:16', { style: 'slug', digits })).toBe('يو3:16')
  })

  it('falls back to the number of a book without a name', async () => {
    const { separators } = await loadNames('en')
    const { refs } = parsePassage('Sirach 3', await contextOf('en'))
    expect(formatPassage(refs, { names: {}, separators, style: 'long' })).toBe('95 3')
  })
})
