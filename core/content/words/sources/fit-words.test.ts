import { expect, it } from 'vitest'
import type { NamedWord } from '../../../originals/named-words'
import { fitVerse, fitWords } from './fit-words'

const word = (text: string, number = 'G1'): NamedWord => ({ text, numbers: [number] })
const fitted = (words: NamedWord[], text: string, language = 'en') => {
  const { runs, rendered, fitted: count } = fitVerse(words, text, language)
  return [
    `${count}/${rendered}`,
    ...runs.map(({ from, to, numbers }) => `${text.slice(from, to)}|${numbers}`),
  ]
}

it.each([
  [
    'words in their order',
    [word('In the'), word('beginning')],
    'In  the beginning,',
    ['2/2', 'In  the|G1', 'beginning|G1'],
  ],
  ['a word that stands twice', [word('a'), word('a', 'G2')], 'a b a', ['2/2', 'a|G1', 'a|G2']],
  ['brackets as no words', [word('{did} not')], 'They did not.', ['1/1', 'did not|G1']],
  [
    'nothing behind a word',
    [word('light'), word(''), word('was')],
    'light was',
    ['2/2', 'light|G1', '|G1', 'was|G1'],
  ],
  ['words between as no run', [word('of God')], 'of the God', ['0/1']],
  [
    'another spelling between the same words',
    [word('the'), word('colour'), word('red')],
    'the color red',
    ['3/3', 'the|G1', 'color|G1', 'red|G1'],
  ],
  [
    'another word not at all',
    [word('the'), word('woman'), word('saw')],
    'the serpent saw',
    ['2/3', 'the|G1', 'saw|G1'],
  ],
  [
    'one word more not at all',
    [word('great'), word('sea'), word('beasts')],
    'great beasts',
    ['2/3', 'great|G1', 'beasts|G1'],
  ],
  ['an empty verse', [word('a')], '', ['0/1']],
] as const)('finds %s', (_, words, text, expected) => {
  expect(fitted([...words], text)).toEqual(expected)
})

it('finds Arabic with and without signs', () => {
  expect(fitted([word('أَنْ'), word('السَّمَاوَاتِ')], 'ان السموات', 'ar')[0]).toBe('2/2')
})

it('does not compare a verse without end', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => word(`w${at}`))
  const begun = performance.now()
  expect(fitVerse(many, 'x '.repeat(100_000), 'en').fitted).toBe(0)
  expect(performance.now() - begun).toBeLessThan(5000)
})

it('counts a table like the edition, whichever numbering it has', () => {
  const verses = (numbers: readonly number[]) =>
    numbers.map((verse) => ({ verse, content: `word${verse} stands here` }))
  const chapter = { canonical: 19_003_000, verses: verses([1, 2, 3, 4, 5, 6, 7, 8, 9]), blocks: [] }
  const books = [{ number: 19, titles: [], introduction: [], chapters: [chapter] }]
  // English verse 1 is the Hebrew verse 2.
  const table = [1, 2, 3, 4, 5, 6, 7, 8].map((verse) => ({
    book: 19,
    chapter: 3,
    verse,
    words: [word(`word${verse + 1}`)],
  }))
  const found = fitWords(table, books, { locale: 'en', numbering: { base: 'org', corrections: [] } })
  expect(found).toMatchObject({ rendered: 8, fitted: 8, foreign: 0, misfits: [] })
  expect([...(found.words.get(19)?.get(3)?.keys() ?? [])]).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})
