/** PASSAGES C-6: links stand exactly where the places were written, in texts of every direction. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf, writtenRefs } from '../../../../tests/support/passages/read-rows'
import {
  comparable,
  randomReferences,
  unevenTable,
} from '../../../../tests/support/properties/random-references'
import { runs, timeoutMs } from '../../../../tests/support/properties/runs'
import { locales } from '../../../contract/locales'
import { loadNames } from '../../names/load-names'
import { digitsOf } from '../../text/digits'
import { formatPassage } from '../format-passage'
import { passageLinks } from '../passage-links'

const de = await contextOf('de')
const ar = await contextOf('ar')

function found(text: string, context = de): string[] {
  return passageLinks(text, context).map(
    ({ start, end, references }) => `${text.slice(start, end)} = ${writtenRefs(references)}`,
  )
}

describe('the links of a text', () => {
  it('are one for each place', () => {
    expect(found('Lies Joh 3,16 und 18; 4,1, dann Röm 8!')).toEqual([
      'Joh 3,16 = 43003016',
      '18 = 43003018',
      '4,1 = 43004001',
      'Röm 8 = 45008000',
    ])
  })

  it('hold both places of a stretch that names two', () => {
    expect(found('nach Joh 5,3-2 gelesen')).toEqual(['Joh 5,3-2 = 43005003, 43005002'])
  })

  it('leave direction marks around them alone', () => {
    expect(found('انظر \u2067يوحنا\u200f ٣:١٦\u2069 و\u200fمتى ٥:٣\u200f.', ar)).toEqual([
      'يوحنا\u200f ٣:١٦ = 43003016',
    ])
    expect(found('(\u200fمتى ٥:٣\u200f)', ar)).toEqual(['متى ٥:٣ = 40005003'])
  })

  it('are none where there is none', () => {
    expect(found('')).toEqual([])
    expect(found('Im Jahr 3 vor 4.')).toEqual([])
  })
})

/** Characters that become longer, shorter or nothing when a text is normalised, and pairs. */
const between = fc.constantFrom(
  ' 😀 ',
  ' \uFDFA ',
  ' ﬁx ',
  ' \u2067xx\u2069 ',
  ' n\u0303 ',
  '\n„',
  '“ (',
  ') Ǆ ',
)
const around = fc.constantFrom('', '\u200f', '\u200e', '\u2067', ' ')

describe.each(locales)('in a text in %s', async (locale) => {
  const pack = await loadNames(locale)
  const context = { ...(await contextOf(locale)), table: unevenTable }
  const style = fc.constantFrom('long' as const, 'abbr' as const)
  const digits = fc.constantFrom(undefined, (value: number) => digitsOf(value, locale))
  const piece = fc.tuple(randomReferences, style, digits, between, around)

  it(
    'links begin and end with what was written',
    () => {
      fc.assert(
        fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
          let text = ''
          const expected = pieces.flatMap(([references, chosenStyle, chosenDigits, before, mark]) => {
            const [reference] = references.filter(({ unit }) => unit === 'verse')
            text += before
            if (!reference) return []
            const format = { ...pack, style: chosenStyle, ...(chosenDigits && { digits: chosenDigits }) }
            const written = formatPassage([reference], format)
            const start = text.length + mark.length
            text += `${mark}${written}${mark}`
            return [{ text: written, start, references: [reference] }]
          })
          const links = passageLinks(text, context).map(({ start, end, references }) => ({
            text: text.slice(start, end),
            start,
            references: comparable(references),
          }))
          expect({ text, links }).toEqual({ text, links: expected })
        }),
        runs(80, 20_000),
      )
    },
    timeoutMs,
  )
})
