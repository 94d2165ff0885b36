import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareManifest } from '../../tests/support/editions/bare-edition'
import { canonicalOf } from '../canonical'
import { locales } from '../contract/locales'
import { books } from '../scripture/books'
import { loadNames } from '../scripture/names/load-names'
import { verseTable } from '../scripture/numbering/verse-table'
import { resolvePassage } from '../scripture/reading/addresses/resolve-passage'
import { namePlace } from './place-names'

const numbering = { base: 'org' as const, corrections: [] }
const table = verseTable(numbering)

describe.each(locales)('an address of scattered verses in %s', (locale) => {
  it.each(books.map(({ number }) => number))('opens exactly these in book %i', async (number) => {
    const pack = await loadNames(locale)
    const last = table.lastChapter(number) ?? 0
    if (last === 0) return
    const chapters = Array.from({ length: last }, (_, index) => index + 1)
    const manifest = bareManifest({ locale, numbering, separators: pack.separators }, [{ number, chapters }])
    const verses = fc.integer({ min: 1, max: last }).chain((chapter) =>
      fc
        .uniqueArray(fc.integer({ min: 1, max: table.lastVerse(number, chapter) ?? 1 }), {
          minLength: 1,
          maxLength: 12,
        })
        .map((chosen) =>
          chosen.toSorted((a, b) => a - b).map((verse) => canonicalOf(number, chapter, verse)),
        ),
    )
    fc.assert(
      fc.property(verses, (selected) => {
        const named = namePlace(selected, 'ABC', { names: pack.names, separators: pack.separators })
        for (const written of [named?.path.split('/').at(-1), named?.label]) {
          const read = resolvePassage(written, [manifest], [pack])
          const marked = read.kind === 'found' ? read.address.marked : []
          expect(
            marked.flatMap(({ from, to }) =>
              Array.from({ length: to - from + 1 }, (_, index) => from + index),
            ),
            written,
          ).toEqual(selected)
        }
      }),
      { numRuns: 2 },
    )
  })
})
