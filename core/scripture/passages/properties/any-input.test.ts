/** PASSAGES R-2, N-13: no input throws, and what is found lies in the input, in order. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf } from '../../../../tests/support/passages/read-rows'
import { runs, timeoutMs } from '../../../../tests/support/properties/runs'
import { bookChapters } from '../../../book-chapters'
import { bookOf } from '../../../canonical'
import { type Locale, locales } from '../../../contract/locales'
import { extractPassages } from '../extract-passages'
import { parsePassage } from '../parse-passage'
import { passageLinks } from '../passage-links'
import type { PassageContext, PassageRef } from '../reference'

const contexts = new Map<Locale, PassageContext>()
for (const locale of locales) contexts.set(locale, await contextOf(locale))

/** Parts of passages in the languages, so that a random string gets somewhere; the rest is anything, lone halves of pairs too. */
const fragments = fc.constantFrom(
  ...'Joh Ps 1. 2. Kön Jud Phi V. Kap. ff f a 3 16 119 0 999 u. bis und , . : ; - – ( ) [ ] / ~ Song of 1st II Jn et à y'.split(
    ' ',
  ),
  ...'يوحنا ٣ ١٦ ، ؛ الأصحاح و إلى یوحنا ۳ باب תהלים כ״ג שמואל א ו ׳ 詩篇 ３ Ⅳ ½ ﷺ ﬁ 😀'.split(' '),
  ' ',
  '\u200f',
  '\u00ad',
  '\u0307',
)
const anything = fc.oneof(
  { weight: 5, arbitrary: fragments },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)) },
)
const inputs = fc.array(anything, { maxLength: 60 }).map((pieces) => pieces.join(''))
const places = fc.option(fc.constant({ book: 19, chapter: 3 }), { nil: undefined })

describe.each([...contexts])('in %s', (_, context) => {
  it(
    'every input is a passage or none',
    () => {
      fc.assert(
        fc.property(inputs, places, (input, place) => {
          const { refs, alternatives, rest, warnings } = parsePassage(input, { ...context, place })
          for (const reading of [refs, ...alternatives]) expectSound(reading, input)
          if (refs.length > 0) expect(rest).toBe('')
          expect(new Set(warnings).size).toBe(warnings.length)
        }),
        runs(300, 100_000),
      )
    },
    timeoutMs,
  )

  it(
    'every text has its passages and links in order',
    () => {
      fc.assert(
        fc.property(inputs, places, (text, place) => {
          const refs = extractPassages(text, { ...context, place })
          expectSound(refs, text)
          const links = passageLinks(text, { ...context, place })
          expect(links.flatMap(({ references }) => references)).toEqual(refs)
          for (const [index, { start }] of links.entries()) {
            expect(start).toBeGreaterThanOrEqual(links[index - 1]?.end ?? 0)
          }
        }),
        runs(300, 100_000),
      )
    },
    timeoutMs,
  )
})

function expectSound(refs: readonly PassageRef[], input: string): void {
  let last = 0
  for (const { from, to, start, end } of refs) {
    const isInside = last <= start && start < end && end <= input.length
    const isBook = bookChapters.has(bookOf(from)) && bookChapters.has(bookOf(to))
    expect({ input, from, to, start, end, isInside, isBook, isForward: from <= to }).toMatchObject({
      isInside: true,
      isBook: true,
      isForward: true,
    })
    last = start
  }
}
