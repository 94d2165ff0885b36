/** Searches that name words of the original, over layers and dictionaries as a device or a server has them. */
import { describe, expect, it } from 'vitest'
import { openSmall } from '../../../tests/support/packs/open-small'
import type { SmallPack } from '../../../tests/support/packs/small-pack'
import { canonicalOf, placeOf } from '../../canonical'
import type { Chapter } from '../../contract/editions/chapter'
import type { NumberingBase } from '../../contract/editions/edition'
import { defaultSearchOptions, type SearchRequest } from '../../contract/search/search-request'
import type { WordRun } from '../../originals/word-run'
import { searchEditions } from '../../search/answer/search-editions'
import type { SearchedEdition } from '../../search/answer/searched-edition'
import { buildEditionIndex } from '../../search/index/edition-index'
import { editionOriginals } from './edition-originals'
import { numbersOfLemma } from './lemma-numbers'

interface Made {
  manifest: Parameters<typeof editionOriginals>[1]
  chapter: Chapter
  layer: SmallPack | undefined
}

interface Described {
  locale?: string
  base?: NumberingBase
  isFitting?: boolean
}

/** A chapter; `love/G25` is a word with its number, `of_God/G2316` two words. */
function edition(
  abbreviation: string,
  canonical: number,
  verses: readonly string[],
  { locale = 'en', base = 'eng', isFitting = true }: Described = {},
): Made {
  const { book, chapter } = placeOf(canonical)
  const read = verses.map(withRuns)
  const content = {
    canonical,
    verses: read.map(({ text }, at) => ({ verse: at + 1, content: text })),
    blocks: [],
  }
  const runs = new Map(read.map((one, at) => [at + 1, one.runs]))
  const bookList = [{ number: book, name: 'Book', hash: 'aa', chapters: [chapter] }]
  const hasRuns = read.some((one) => one.runs.length > 0)
  return {
    manifest: {
      abbreviation,
      locale,
      numbering: { base, corrections: [] },
      bookList: isFitting ? bookList : bookList.map((one) => ({ ...one, hash: 'bb' })),
    },
    chapter: content,
    layer: hasRuns
      ? {
          kind: 'words',
          abbr: `${abbreviation}-W`,
          name: abbreviation,
          articles: [],
          words: {
            of: new Map([[book, new Map([[chapter, runs]])]]),
            text: {
              edition: abbreviation,
              books: [{ number: book, titles: [], introduction: [], chapters: [content] }],
              bookList,
            },
          },
        }
      : undefined,
  }
}

function withRuns(marked: string): { text: string; runs: WordRun[] } {
  const runs: WordRun[] = []
  let text = ''
  for (const piece of marked.split(' ')) {
    const [words = '', numbers = ''] = piece.replaceAll('_', ' ').split('/')
    if (text !== '') text += ' '
    if (numbers !== '')
      runs.push({ from: text.length, to: text.length + words.length, numbers: numbers.split('+') })
    text += words
  }
  return { text, runs }
}

const lexicon: SmallPack = {
  kind: 'dictionary',
  abbr: 'LEX',
  name: 'Lexicon',
  articles: [
    { id: 1, head: 'ἀγαπάω', number: 'G25', parts: [] },
    { id: 2, head: 'ἀγάπη', number: 'G26', parts: [] },
    { id: 3, head: 'אָהַב', number: 'H157', parts: [] },
    { id: 4, head: 'אַהַב', number: 'H158', parts: [] },
    { id: 5, head: 'אֱלֹהִים', number: 'H430G', parts: [] },
  ],
}

async function search(
  made: readonly Made[],
  text: string,
  more: Partial<SearchRequest> & { others?: readonly Made[]; packs?: readonly SmallPack[] } = {},
) {
  const { others = [], packs = [lexicon], ...request } = more
  const all = [...made, ...others]
  const layers = all.flatMap(({ layer }) => layer ?? [])
  const opened = await Promise.all([...packs, ...layers].map((pack, at) => openSmall(pack, at)))
  const source = { packs: async () => opened }
  const named = async (abbreviation: string) =>
    all.find(({ manifest }) => manifest.abbreviation === abbreviation)?.manifest
  const abbreviations = made.map(({ manifest }) => manifest.abbreviation)
  const editions = made.map(
    ({ manifest, chapter }): SearchedEdition => ({
      abbreviation: manifest.abbreviation,
      language: 'en',
      numbering: manifest.numbering,
      names: {},
      index: buildEditionIndex('en', [chapter]).index,
      stem: (word) => word,
      originals: async () => await editionOriginals(source, manifest, named),
    }),
  )
  const { answer } = await searchEditions(
    { ...defaultSearchOptions, type: 'classic', search: text, abbreviations, page: 1, ...request },
    editions,
    {
      chapters: async (abbreviation) =>
        made.flatMap(({ manifest, chapter }) => (manifest.abbreviation === abbreviation ? chapter : [])),
      breathe: async () => undefined,
    },
    { numbersOf: async (lemma) => await numbersOfLemma(source, lemma, abbreviations) },
  )
  return answer
}

const john = canonicalOf(43, 3)
const own = edition('OWN', john, [
  'God/G2316 loved/G25 the world/G2889',
  'sin/G266 of_the_world/G2889 and trample/G2662',
  'love/G26 for God/G2316 and eternal life/G2222',
  'life eternal is love/G26 of_God/G2316',
  'nothing here of love',
])

/** Verses with what is marked in them. */
function hitsOf(answer: Awaited<ReturnType<typeof search>>, edition = 'OWN'): string[] {
  const found = answer.result[edition]
  return (found?.verses ?? []).map(({ verse, content, canonical }) => {
    const marks = found?.marks[canonical] ?? []
    return `${verse} ${marks.map(([from, length]) => content.slice(from, from + length)).join('+')}`
  })
}

describe('a search that names words of the original', () => {
  it.each([
    ['G25', ['1 loved']],
    ['strong:G0026', ['3 love', '4 love']],
    ['G266', ['2 sin']],
    ['G2662', ['2 trample']],
    ['G2', []],
    ['G26 G2316', ['3 love+God', '4 love+of God']],
    ['G25 G26', []],
    ['lemma:agape', ['3 love', '4 love']],
    ['lemma:ἀγάπη eternal', ['3 love+eternal', '4 eternal+love']],
    ['G26 "eternal life"', ['3 love+eternal life']],
    ['G2889 sin', ['2 sin+of the world']],
    // A word within what renders the number is marked once.
    ['G2316 love of', ['4 love+of God', '3 love+God']],
    ['lemma:xyz', []],
    ['lemma:xyz love', []],
    ['"G26"', []],
    ['love', ['4 love', '5 love', '3 love']],
  ])('%s', async (text, hits) => {
    expect(hitsOf(await search([own], text)).sort()).toEqual([...hits].sort())
  })

  it('says what it understood, and nothing of it where none is named', async () => {
    const { originals } = await search([own], 'G25 lemma:agape lemma:אהב lemma:xyz')
    expect(originals).toEqual({
      asked: [
        { typed: 'G25', numbers: ['G25'] },
        { typed: 'lemma:agape', numbers: ['G26'] },
        { typed: 'lemma:אהב', numbers: ['H157', 'H158'] },
        { typed: 'lemma:xyz', numbers: [] },
      ],
      origins: { OWN: 'given' },
    })
    expect(await search([own], 'love')).not.toHaveProperty('originals')
  })

  it('stands in the order of the Bible with numbers alone, on pages, counted by book and within its area', async () => {
    const long = edition(
      'OWN',
      canonicalOf(19, 119),
      Array.from({ length: 150 }, () => 'law/H8451 of_God/H430'),
    )
    const first = await search([long], 'H8451')
    expect([first.count, first.max_pages, first.result['OWN']?.books]).toEqual([150, 2, { 19: 150 }])
    expect(first.result['OWN']?.verses.map(({ verse }) => verse)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    )
    const second = await search([long], 'H8451', { page: 2, sort: 'canonical' })
    expect(second.result['OWN']?.verses.map(({ verse }) => verse)[0]).toBe(101)
    const elsewhere = await search([long], 'H8451', { area: ['nt'] })
    expect([elsewhere.count, elsewhere.wider]).toEqual([0, 150])
  })

  it('finds refinements by the bare number, a refined one alone, and a lemma in both kinds of layers', async () => {
    const genesis = canonicalOf(1, 1)
    const refined = edition('OWN', genesis, ['God/H430G', 'gods/H430H', 'gods/H4300'])
    const bare = edition('OWN', genesis, ['God/H430', 'gods/H4300'])
    expect(hitsOf(await search([refined], 'H430'))).toEqual(['1 God', '2 gods'])
    expect(hitsOf(await search([refined], 'H430G'))).toEqual(['1 God'])
    expect(hitsOf(await search([bare], 'H430G'))).toEqual([])
    expect(hitsOf(await search([refined], 'lemma:elohim'))).toEqual(['1 God'])
    expect(hitsOf(await search([bare], 'lemma:elohim'))).toEqual(['1 God'])
  })

  it('knows lemmas of layers where no dictionary has them', async () => {
    const layer = own.layer?.words
    const runs = layer?.of
      .get(43)
      ?.get(3)
      ?.get(1)
      ?.map((run) => ({ ...run, lemma: run.numbers[0] === 'G25' ? 'ἀγαπάω' : 'x' }))
    if (layer && runs) layer.of.get(43)?.set(3, new Map([[1, runs]]))
    const found = await search([own], 'lemma:agapao', { packs: [] })
    expect(found.originals?.asked).toEqual([{ typed: 'lemma:agapao', numbers: ['G25'] }])
    expect(hitsOf(found)).toEqual(['1 loved'])
  })

  it('searches an edition without a layer by an original, in its numbering', async () => {
    const psalm = canonicalOf(19, 51)
    const hebrew = edition('WLC', psalm, ['title', 'when/H935', 'חנני/H2603 אלהים/H430'], {
      locale: 'hbo',
      base: 'org',
    })
    const plainOne = edition('OWN', psalm, ['Have mercy on me, God', 'Wash me'])
    const found = await search([plainOne], 'H2603', { others: [hebrew] })
    expect([found.originals?.origins, hitsOf(found)]).toEqual([{ OWN: 'lent' }, ['1 ']])
    expect(hitsOf(await search([plainOne], 'H2603 mercy', { others: [hebrew] }))).toEqual(['1 mercy'])
    // A translation lends nothing.
    const other = edition('KJV', psalm, ['mercy/H2603'])
    expect((await search([plainOne], 'H2603', { others: [other] })).originals?.origins).toEqual({
      OWN: 'none',
    })
  })

  it('finds nothing where there is no layer, and says so', async () => {
    const plainOne = edition('OWN', john, ['God loved the world'])
    const found = await search([plainOne], 'G25 loved')
    expect([found.count, found.originals?.origins]).toEqual([0, { OWN: 'none' }])
  })

  it('leaves out books whose text has changed', async () => {
    const changed = edition('OWN', john, ['loved/G25'], { isFitting: false })
    expect((await search([changed], 'G25')).count).toBe(0)
  })

  it('searches several editions, each by its own layer', async () => {
    const other = edition('OTH', john, ['God/G2316 cherished/G25', 'and_loved/G25'])
    const found = await search([own, other], 'G25')
    expect([found.count, hitsOf(found, 'OWN'), hitsOf(found, 'OTH')]).toEqual([
      2,
      ['1 loved', '2 '],
      ['1 cherished', '2 and loved'],
    ])
    const merged = await search([own, other], 'G25', { merged: true })
    expect(merged.merged?.rows.map(({ found: [first] = [] }) => first)).toEqual([
      [0, john + 1],
      [1, john + 2],
    ])
  })
})
