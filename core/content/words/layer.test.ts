import { describe, expect, it } from 'vitest'
import { occurrencesOf, unpackOccurrences } from '../../originals/occurrences'
import { unpackBook, unpackChapter, unpackTables } from '../../originals/pack-words'
import type { WordRun, WordsOfBooks } from '../../originals/word-run'
import { makeLayer } from './make-layer'

const texts = { 1: 'For God so loved* the world,', 2: 'he loved, and God loveth him.', 3: '神愛世人' }
const run = (text: string, part: string, numbers: string[], more: Partial<WordRun> = {}): WordRun => {
  const from = text.indexOf(part)
  return { from, to: from + part.length, numbers, ...more }
}
const words: WordsOfBooks = new Map([
  [
    43,
    new Map([
      [
        3,
        new Map([
          [1, [run(texts[1], 'God', ['G2316']), run(texts[1], 'so loved', ['G25'], { form: 'V-AAI-3S' })]],
          [
            2,
            [
              run(texts[2], 'loved', ['G25'], { form: 'V-AAI-3S' }),
              { from: 8, to: 8, numbers: ['G3588'] },
              run(texts[2], 'God', ['G2316', 'G2662'], { gloss: 'god' }),
              run(texts[2], 'loveth', ['G25G'], { form: 'V-PAI-3S', lemma: 'ἀγαπάω' }),
            ],
          ],
          // In the middle of letters that stand together.
          [3, [run(texts[3], '愛', ['G25'])]],
        ]),
      ],
    ]),
  ],
])
const book = {
  number: 43,
  titles: [],
  introduction: [],
  chapters: [
    {
      canonical: 43_003_000,
      verses: Object.entries(texts).map(([verse, content]) => ({ verse: Number(verse), content })),
      blocks: [],
    },
  ],
}
const bookList = [{ number: 43, name: 'John', hash: 'aa', chapters: [3] }]
const made = makeLayer(words, { edition: 'TST', books: [book], bookList }, 'given')
const text = (role: string) => made.texts.find(([one]) => one === role)?.[2] ?? ''
const textOf = (_: number, verse: number) => new Map(Object.entries(texts)).get(String(verse))

describe('a layer', () => {
  it('gives back every run with its offsets, numbers and forms', () => {
    const [chapter] = unpackBook(text('words'))
    const found = chapter && unpackChapter(chapter, unpackTables(text('tables')), textOf)
    expect(found).toEqual(words.get(43)?.get(3))
  })

  it('counts its words and names the text it belongs to', () => {
    expect(made.layer).toEqual({
      edition: 'TST',
      origin: 'given',
      books: [[43, 'aa']],
      runs: 7,
      numbered: 7,
      distinct: 5,
    })
  })

  it('leaves out books that the edition does not have', () => {
    const without = makeLayer(words, { edition: 'TST', books: [], bookList: [] }, 'given')
    expect([without.layer.runs, without.texts.filter(([role]) => role === 'words')]).toEqual([0, []])
  })

  it('is refused with another text, and where it is damaged', () => {
    const [chapter] = unpackBook(text('words'))
    const tables = unpackTables(text('tables'))
    const read = (other: (verse: number) => string | undefined) => () =>
      chapter && unpackChapter(chapter, tables, (_, verse) => other(verse))
    expect(read(() => 'x')).toThrow('file-damaged')
    expect(read(() => undefined)).toThrow('file-damaged')
    for (const broken of ['', '{}', '[{"chapter":3}]', '[']) expect(() => unpackBook(broken)).toThrow()
    expect(() => unpackTables('{"numbers":[]}')).toThrow('file-damaged')
  })
})

describe('occurrences', () => {
  const index = unpackOccurrences(text('occurrences'))
  const of = (number: string) =>
    occurrencesOf(index, number).map(({ verse, rendering }) => [verse % 1000, rendering])

  it('are those of the number alone, with their renderings', () => {
    expect(of('G2316')).toEqual([
      [1, 'god'],
      [2, 'god'],
    ])
    expect(of('G266')).toEqual([])
    expect(of('G3588')).toEqual([[2, '']])
  })

  it('of a bare number are those of its refinements too', () => {
    expect(of('G25')).toEqual([
      [1, 'loved'],
      [2, 'loved'],
      [2, 'loveth'],
      [3, '愛'],
    ])
    expect(of('G25G')).toEqual([[2, 'loveth']])
  })
})
