import { beforeAll, describe, expect, it } from 'vitest'
import { editionLibrary } from '../../../tests/support/assistant/edition-library'
import { importStarter } from '../../../tests/support/editions/starter-source'
import { openSmall } from '../../../tests/support/packs/open-small'
import type { SmallPack } from '../../../tests/support/packs/small-pack'
import type { WordRun } from '../../originals/word-run'
import type { AnswerLayer, AnswerLibrary } from '../answer-library'
import { findForQuestion } from './find-for-question'

const lexicon: SmallPack = {
  kind: 'dictionary',
  abbr: 'LEX',
  name: 'Lexicon',
  articles: [
    {
      id: 1,
      head: 'ἀγαπάω',
      number: 'G25',
      parts: ['to', 'love'].map((word) => ({ tag: 'p', children: [word] })),
    },
    { id: 2, head: 'ἀγάπη', number: 'G26', parts: [{ tag: 'p', children: ['love, affection'] }] },
    { id: 3, head: 'κόσμος', number: 'G2889', parts: [{ tag: 'p', children: ['an ordered whole'] }] },
  ],
}

let library: AnswerLibrary
let layer: AnswerLayer
beforeAll(async () => {
  const edition = await importStarter('SEN')
  const books = edition.books.filter(({ number }) => number === 43)
  const third = books[0]?.chapters.find(({ canonical }) => canonical === 43_003_000)
  const textOf = (verse: number) => third?.verses.find((one) => one.verse === verse)?.content ?? ''
  const run = (verse: number, words: string, numbers: string[], form?: string): WordRun => {
    const from = textOf(verse).indexOf(words)
    expect(from, words).toBeGreaterThanOrEqual(0)
    return { from, to: from + words.length, numbers, ...(form === undefined ? {} : { form }) }
  }
  const articles = ['So', 'great', 'God', 'gave', 'Son', 'only', 'order']
  const bookList = [{ number: 43, name: 'John', hash: 'aa', chapters: [3] }]
  const words = {
    of: new Map([
      [
        43,
        new Map([
          [
            3,
            new Map([
              [
                16,
                [
                  // An article that stands at many words.
                  ...articles.map((word) => run(16, word, ['G3588'])),
                  run(16, 'love', ['G25'], 'V-AAI-3S'),
                  run(16, 'the world', ['G3588', 'G2889']),
                ].toSorted((one, other) => one.from - other.from),
              ],
              [17, [run(17, 'world', ['G2889'])]],
            ]),
          ],
        ]),
      ],
    ]),
    text: { edition: 'SEN', books, bookList },
  }
  const pack = await openSmall({ kind: 'words', abbr: 'SEN-W', name: 'Words', articles: [], words })
  layer = { pack, abbreviation: 'SEN', name: 'Plain', locale: 'en', fitting: new Set([43]), isOwn: true }
  const packs = [await openSmall(lexicon), pack]
  library = {
    ...(await editionLibrary(edition, 'en')),
    contents: { packs: async () => packs },
    layer: async () => layer,
  }
})

async function answer(question: string, canonicals: readonly number[] = []) {
  const heard = { outcome: 'none', concern: 'none' } as const
  const { outcome, list } = await findForQuestion({ question, canonicals, earlier: [], heard }, library)
  return {
    outcome,
    list,
    said: list.map(({ code, sources }) => `${code}: ${sources.map(({ title }) => title).join(', ')}`),
  }
}

describe('a question about a word of the original', () => {
  it('is answered with the word behind the one of a place, its entry and the place', async () => {
    const { outcome, list, said } = await answer('What does the Greek word for love in John 3:16 mean?')
    expect([outcome, said]).toEqual(['found', ['word-in-place: ἀγαπάω · G25, ἀγαπάω', 'passage: John 3:16']])
    expect(list[0]?.values).toEqual({ words: 'love', title: 'John 3:16' })
    expect(list[0]?.sources).toMatchObject([
      {
        kind: 'word',
        link: '/word/SEN/G25',
        word: { number: 'G25', forms: ['V-AAI-3S'], count: 1, renderings: ['love'] },
      },
      { kind: 'article', resource: 'LEX', excerpt: 'to love' },
    ])
  })

  it('is about selected verses, and of several words about the one that is meant', async () => {
    const { said } = await answer('Which original word stands behind “world”?', [43_003_016])
    expect(said).toEqual(['word-in-place: κόσμος · G2889, κόσμος', 'passage: John 3:16'])
  })

  it('is answered for the whole edition where no place is named', async () => {
    const { list, said } = await answer('What is the Greek word for world?')
    expect(said).toEqual(['word-for: κόσμος · G2889, κόσμος'])
    expect(list[0]?.sources[0]?.word).toMatchObject({ count: 2, renderings: ['world'] })
    expect((await answer('What is the Hebrew word for world?')).said[0]).not.toMatch(/^word/)
  })

  it.each([
    ['What does G25 mean?', ['word-numbered: ἀγαπάω · G25, ἀγαπάω']],
    // It stands nowhere: the dictionary alone, and never the number beside it.
    ['What does the Greek word agape mean?', ['word-numbered: ἀγάπη']],
    ['lemma:kosmos', ['word-numbered: κόσμος · G2889, κόσμος']],
  ])('%s', async (question, expected) => expect((await answer(question)).said).toEqual(expected))

  it.each(['What does G2 mean?', 'What does the Greek word for camel in John 3:16 mean?', 'What is love?'])(
    '%s has no word here, and is answered as other questions are',
    async (question) => {
      const { said } = await answer(question)
      expect(said.filter((one) => one.startsWith('word'))).toEqual([])
    },
  )

  it('is answered by the dictionary alone where the text has changed', async () => {
    const { fitting } = layer
    layer.fitting = new Set()
    try {
      expect((await answer('What does G25 mean?')).said).toEqual(['word-numbered: ἀγαπάω'])
      expect((await answer('What is the Greek word for love in John 3:16?')).said[0]).not.toMatch(
        /^word-in-place/,
      )
    } finally {
      layer.fitting = fitting
    }
  })
})
