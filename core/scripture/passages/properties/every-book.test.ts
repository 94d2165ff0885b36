/** What docs/passages.md changes holds for every book in every language: prefixes, neighbours, orders, letters, signs. */
import { describe, expect, it } from 'vitest'
import { dailyShare } from '../../../../tests/support/long-series'
import { contextOf, writtenRefs } from '../../../../tests/support/passages/read-rows'
import { isSingleChapter } from '../../../book-chapters'
import { canonicalOf } from '../../../canonical'
import { type Locale, locales } from '../../../contract/locales'
import { books } from '../../books'
import { loadNames } from '../../names/load-names'
import { parsePassage } from '../parse-passage'

/** Words for chapter and verse with what links them to a name. */
const orders: Readonly<Record<Locale, readonly ((name: string) => string)[]>> = {
  de: [
    (name) => `2. Kapitel ${name}`,
    (name) => `Vers 3 aus ${name} 2`,
    (name) => `Kapitel 2, Vers 3 ${name}`,
  ],
  en: [
    (name) => `2nd ch. of ${name}`,
    (name) => `verse 3 of ${name} 2`,
    (name) => `chapter 2, verse 3 of ${name}`,
  ],
  fr: [
    (name) => `2e chapitre de ${name}`,
    (name) => `verset 3 de ${name} 2`,
    (name) => `chapitre 2, verset 3 de ${name}`,
  ],
  es: [
    (name) => `2º capítulo de ${name}`,
    (name) => `versículo 3 de ${name} 2`,
    (name) => `cap. 2, vers. 3 de ${name}`,
  ],
  pt: [
    (name) => `2º capítulo de ${name}`,
    (name) => `versículo 3 de ${name} 2`,
    (name) => `cap. 2, vers. 3 de ${name}`,
  ],
  it: [
    (name) => `2° capitolo di ${name}`,
    (name) => `versetto 3 di ${name} 2`,
    (name) => `cap. 2, vv. 3 di ${name}`,
  ],
  ar: [
    (name) => `الأصحاح ٢ من ${name}`,
    (name) => `الآية ٣ من ${name} ٢`,
    (name) => `الأصحاح 2، الآية 3 من ${name}`,
  ],
  fa: [(name) => `باب ۲ از ${name}`, (name) => `آیه ۳ از ${name} ۲`, (name) => `باب ۲، آیه ۳ از ${name}`],
  he: [(name) => `פרק ב של ${name}`, (name) => `פסוק 3 של ${name} 2`, (name) => `פרק 2, פסוק 3 של ${name}`],
}

describe.each(locales)('in %s', async (locale) => {
  const context = await contextOf(locale)
  const { names, words } = await loadNames(locale)
  const read = (input: string) => writtenRefs(parsePassage(input, context).refs)
  const entries = dailyShare(books, 3).flatMap(({ number }) => names[number] ?? [])
  const at = (book: number, chapter: number, verse = 0) => String(canonicalOf(book, chapter, verse))
  /** What of all inputs was read as something else. */
  const wrong = (inputs: readonly (readonly [input: string, result: string])[]) =>
    inputs.filter(([input, result]) => read(input) !== result).map(([input]) => `${input} = ${read(input)}`)

  it('every word without meaning may stand before every name, and is no name there', () => {
    const letters = words.letters ?? []
    const inputs = entries.flatMap(({ number, name, chapter }) => {
      // Of the books called John a letter is meant; `i` is an ordinal there.
      const skipped = [...words.around, ...(words.titles ?? []), ...(number === 43 ? [] : letters)].filter(
        (word) => word !== 'i',
      )
      return skipped.flatMap((word) =>
        [name, chapter].map((one) => [`${word} ${one} 1`, at(number, 1)] as const),
      )
    })
    expect(wrong(inputs)).toEqual([])
  })

  it('every book may follow a place without a sign between', () => {
    const inputs = entries.map(
      ({ number, chapter }) =>
        [`${chapter} 1:1 ${names[43]?.name} 1:1`, `${at(number, 1, 1)}, ${at(43, 1, 1)}`] as const,
    )
    expect(wrong(inputs)).toEqual([])
  })

  it('parts of verses stand before every sign', () => {
    const inputs = entries.flatMap(({ number, chapter }) => {
      const [one, two, three] = [at(number, 1, 2), at(number, 1, 3), at(number, 1, 4)]
      return [
        [`${chapter} 1:2ab.3`, `${one}, ${two}`],
        [`${chapter} 1:2ab,3`, `${one}, ${two}`],
        [`${chapter} 1:2bc-3a.4`, `${one}-${two}, ${three}`],
      ] as const
    })
    expect(wrong(inputs)).toEqual([])
  })

  it('numbers may stand before every name', () => {
    const inputs = entries
      .filter(({ number }) => !isSingleChapter(number))
      .flatMap(({ number, chapter }) => {
        const [ofChapter, ofVerse, both] = orders[locale].map((order) => order(chapter))
        return [
          [ofChapter ?? '', at(number, 2)],
          [ofVerse ?? '', at(number, 2, 3)],
          [both ?? '', at(number, 2, 3)],
        ] as const
      })
    expect(wrong(inputs)).toEqual([])
  })

  it('every chapter may be written in Roman numbers', () => {
    const inputs = entries.flatMap(({ number, chapter }) => {
      const last = Math.min(context.table.lastChapter(number), 150)
      return Array.from({ length: last }, (_, index) => {
        return [`${chapter} ${roman(index + 1)}. 2`, at(number, index + 1, 2)] as const
      })
    })
    expect(wrong(inputs)).toEqual([])
  })

  it('a comma with a space stands before every verse', () => {
    const inputs = entries.flatMap(({ number, chapter }) => {
      const last = context.table.lastVerse(number, 2)
      return Array.from(
        { length: last },
        (_, index) => [`${chapter} 2, ${index + 1}`, at(number, 2, index + 1)] as const,
      )
    })
    expect(wrong(inputs)).toEqual([])
  })

  it('translations stand behind every name, and lists before it', () => {
    const inputs = entries.flatMap(({ number, chapter }) => {
      const place = `${chapter} 1:2`
      const result = at(number, 1, 2)
      return [
        `${place} NIV`,
        `${place} (KJV)`,
        `- ${place}`,
        `• ${place}`,
        `a) ${place}`,
        `${words.see[0]} ${place}`,
      ].map((input) => [input, result] as const)
    })
    expect(wrong(inputs)).toEqual([])
  })
})

function roman(value: number): string {
  const signs: readonly (readonly [number, string])[] = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  const [size, sign] = signs.find(([least]) => least <= value) ?? [value, '']
  return value > 0 ? sign + roman(value - size) : ''
}
