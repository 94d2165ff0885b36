import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownTranslations, languageOf } from '../../../tests/support/passages/input-in-language'
import { canonicalOf, placeOf } from '../../canonical'
import { type Locale, locales } from '../../contract/locales'
import { books } from '../books'
import { formatPassage } from '../passages/format-passage'
import { passageContext } from './input-language'
import { runInput } from './run-input'
import { suggest } from './suggest'
import { splitPrefix } from './translation-prefix'

const contextOf = async (locale: Locale, abbreviations: string[] = []) => {
  const language = await languageOf(locale)
  const naming = { names: language.packs[0]?.names ?? {}, separators: language.separators }
  return { ...language, abbreviations, naming }
}

/** PASSAGES Q-12: id, locale, input, outcome. */
const rows: readonly (readonly [id: string, locale: Locale, input: string, outcome: string | number])[] = [
  ['I-a', 'de', 'Joh 3,16', 43_003_016],
  ['I-b', 'de', 'Psalm 23', 19_023_000],
  ['I-c', 'de', 'Markus', 41_001_000],
  ['I-d', 'de', 'jesus', 'hybrid'],
  ['I-e', 'de', 'jesus sirach', 95_001_000],
  ['I-f', 'de', 'Jesus Sirach 3,1', 95_003_001],
  ['I-g', 'de', '„Joh 3,16“', 'classic'],
  ['I-h', 'de', '7 Wochen ohne', 'hybrid'],
  ['I-i', 'de', 'Psalm 23 Hirte', 'hybrid'],
  ['I-j', 'en', 'job', 18_001_000],
  ['I-k', 'en', 'job offer', 'hybrid'],
  ['I-l', 'en', 'is love', 'hybrid'],
  ['I-m', 'de', 'glaube/hoffnung/liebe', 'hybrid'],
  ['I-o', 'de', 'Joh 22', 'hybrid'],
]

describe('running an input', () => {
  it.each(rows)('%s (%s): %s', async (_, locale, input, outcome) => {
    const ran = runInput(input, await contextOf(locale))
    expect(ran.kind === 'text' ? ran.canonical : ran.kind === 'search' ? ran.type : ran.kind).toBe(outcome)
  })

  it('I-1: does nothing for a blank input', async () => {
    expect(runInput(' \t', await contextOf('de'))).toEqual({ kind: 'nothing' })
  })

  it('I-m: writes slashes as spaces, I-10: leads to the translations that are open or to STANDARD', async () => {
    const found = runInput('glaube/hoffnung/liebe', await contextOf('de', ['LUT', 'KJV']))
    expect(found).toMatchObject({
      words: 'glaube hoffnung liebe',
      path: '/search/LUT.KJV/glaube hoffnung liebe',
    })
    expect(runInput('Joh 3,16', await contextOf('de'))).toMatchObject({ path: '/STANDARD/Joh3,16' })
    expect(runInput('1. Kor 13, 4; Röm 8', await contextOf('de', ['LUT']))).toMatchObject({
      path: '/LUT/1Kor13,4;Röm8',
    })
  })

  it('searches beside them what was chosen', async () => {
    const context = { ...(await contextOf('de', ['LUT'])), scope: 'all' as const }
    expect(runInput('glaube', context)).toMatchObject({ path: '/search/LUT.ALL/glaube' })
    expect(runInput('Joh 3,16', context)).toMatchObject({ path: '/LUT/Joh3,16' })
  })

  it('I-4, I-n: searches the words when their entry was chosen, I-5: opens the book that was chosen', async () => {
    const context = await contextOf('de')
    const found = suggest('Joh 3,16', context)
    expect(runInput('Joh 3,16', context, found.at(-1))).toMatchObject({ kind: 'search', words: 'Joh 3,16' })
    expect(runInput('kor', context, suggest('kor', context)[1])).toMatchObject({ canonical: 47_001_000 })
  })

  it.each([...locales])('opens every passage as it is formatted in %s', async (locale) => {
    const context = await contextOf(locale)
    const numbers = books.map(({ number }) => number)
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.nat(), fc.nat(), (book, anyChapter, anyVerse) => {
        const chapter = 1 + (anyChapter % context.table.lastChapter(book))
        const verse = 1 + (anyVerse % context.table.lastVerse(book, chapter))
        const from = canonicalOf(book, chapter, verse)
        const text = formatPassage([{ from, to: from }], { ...context.naming, style: 'long' })
        const ran = runInput(text, context)
        expect(ran.kind === 'text' && placeOf(ran.canonical)).toEqual({ book, chapter, verse })
      }),
      { numRuns: 150 },
    )
  })
})

/** PASSAGES Q-10: id, locale, input, translation, what is left. */
const prefixes: readonly (readonly [string, Locale, string, string | undefined, string])[] = [
  ['P-a', 'de', 'LUT: Joh 3,16', 'LUT', 'Joh 3,16'],
  ['P-b', 'de', 'lut:joh 3,16', 'LUT', 'joh 3,16'],
  ['P-c', 'de', 'neü : Ps 23', 'NeÜ', 'Ps 23'],
  ['P-d', 'de', 'ELB:', 'ELB', ''],
  ['P-e', 'de', 'KJV: "living water"', 'KJV', '"living water"'],
  ['P-f', 'de', 'Ps: 23', undefined, 'Ps: 23'],
  ['P-g', 'de', 'XYZ: Joh 3,16', undefined, 'XYZ: Joh 3,16'],
  ['P-h', 'de', 'KJV: Mal 4:2', 'KJV', 'Mal 4:2'],
]

describe('a translation prefix', () => {
  it.each(prefixes)('%s (%s): %s', async (_, locale, input, translation, rest) => {
    const split = splitPrefix(input, knownTranslations, passageContext(await languageOf(locale)))
    expect([split.translation, split.rest.trim()]).toEqual([translation, rest])
  })

  it('P-2: is none before a digit when the abbreviation is a book', async () => {
    const context = passageContext(await languageOf('de'))
    expect(splitPrefix('Ps: 23', ['PS'], context)).toEqual({ rest: 'Ps: 23' })
    expect(splitPrefix('Ps: Joh 3', ['PS'], context)).toMatchObject({ translation: 'PS' })
  })

  it('P-f, P-g: leaves an input that the parser or a search takes', async () => {
    const context = await contextOf('de')
    expect(runInput('Ps: 23', context)).toMatchObject({ canonical: 19_023_000 })
    expect(runInput('XYZ: Joh 3,16', context)).toMatchObject({ kind: 'search', words: 'XYZ: Joh 3,16' })
  })

  it('P-h: reads the rest as its translation counts verses', async () => {
    const english = await contextOf('en')
    expect(runInput('Mal 4:2', { ...english, packs: (await languageOf('de')).packs })).toMatchObject({
      canonical: 39_004_002,
    })
  })
})
