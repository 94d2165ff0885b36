import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Chapter } from '../../contract/editions/chapter'
import { coherenceLevels } from '../../contract/search/search-request'
import { buildEditionIndex } from '../index/edition-index'
import { searchExhaustively } from '../testing/exhaustive-search'
import { noLimit } from './effort'
import { findTerms } from './finding/find-terms'
import { matchUnits, phraseScore } from './match-units'
import { readQuery } from './read-query'

const vocabulary = [
  'Gott',
  'gut',
  'Güte',
  'guete',
  'Wort',
  'Worte',
  'und',
  'der',
  'Straße',
  'strasse',
  'thun',
  'tun',
  'töricht',
  'Bericht',
  'Éli',
  'im',
]

const verseTexts = fc.array(
  fc.array(fc.constantFrom(...vocabulary), { maxLength: 9 }).map((words) => words.join(', ')),
  { minLength: 1, maxLength: 12 },
)
const chapter = fc
  .record({ texts: verseTexts, breaks: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }) })
  .map(
    ({ texts, breaks }): Omit<Chapter, 'canonical'> => ({
      verses: texts.map((content, at) => ({ verse: at + 1, content })),
      blocks: breaks
        .toSorted((a, b) => a - b)
        .map((verse, at): Block => ({ type: at % 2 === 0 ? 'paragraph' : 'line', verse, offset: 0 })),
    }),
  )
const edition = fc
  .array(chapter, { minLength: 1, maxLength: 4 })
  .map((chapters) => chapters.map((one, at): Chapter => ({ canonical: 1_000_000 + (at + 1) * 1000, ...one })))
const query = fc.record({
  units: fc.uniqueArray(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...vocabulary).map((word) => [word]) },
      fc.array(fc.constantFrom(...vocabulary), { minLength: 2, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 5, selector: (unit) => unit.join(' ').toLowerCase() },
  ),
  percent: fc.constantFrom(...coherenceLevels),
  fullwords: fc.boolean(),
  umlaute: fc.boolean(),
  isQuoted: fc.boolean(),
})

const open = (chapters: readonly Chapter[]) => buildEditionIndex('de', chapters).index

describe('matching', () => {
  it('finds exactly what reading every verse finds', () => {
    fc.assert(
      fc.property(edition, fc.array(query, { minLength: 1, maxLength: 4 }), (chapters, queries) => {
        const { verses } = open(chapters)
        for (const { units, percent, fullwords, umlaute, isQuoted } of queries) {
          const options = { language: 'de', fullwords, umlaute }
          const found = units.map((words) => ({
            isQuoted,
            words: words.map((word) => findTerms(verses, word, options, noLimit())),
          }))
          const { documents, scores } = matchUnits(verses, found, percent, noLimit())
          expect([...documents].map((document) => verses.canonicals[document])).toEqual(
            searchExhaustively(chapters, 'de', { units, percent, fullwords, umlaute, isQuoted }),
          )
          expect(scores.every((score) => score > 0)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('counts more than 32 different words', () => {
    const words = Array.from({ length: 70 }, (_, at) => `wort${at}x`)
    const verses = [
      { verse: 1, content: words.join(' ') },
      { verse: 2, content: words.slice(0, 69).join(' ') },
      { verse: 3, content: 'nichts' },
    ]
    const { verses: index } = open([
      { canonical: 1_001_000, verses, blocks: [{ type: 'paragraph', verse: 2, offset: 0 }] },
    ])
    const units = words.map((word) => ({
      isQuoted: false,
      words: [findTerms(index, word, { language: 'de', fullwords: true, umlaute: false }, noLimit())],
    }))
    expect([...matchUnits(index, units, 100, noLimit()).documents]).toEqual([0])
    expect([...matchUnits(index, units, 50, noLimit()).documents]).toEqual([0, 1])
  })

  it('puts words in their order before others, and close ones before far ones', () => {
    const verses = [
      { verse: 1, content: 'Gut ist es hier, und weit und breit und oben und unten ist der Hirte' },
      { verse: 2, content: 'Ein Hirte, gut ist er, und weit und breit und oben und unten hier' },
      { verse: 3, content: 'Nun kommt nach langer Zeit ein gut Hirte und geht wieder und ist fort' },
    ]
    const { verses: index } = open([{ canonical: 1_001_000, verses, blocks: [] }])
    const units = ['gut', 'Hirte'].map((word) => ({
      isQuoted: false,
      words: [findTerms(index, word, { language: 'de', fullwords: true, umlaute: false }, noLimit())],
    }))
    const { scores } = matchUnits(index, units, 100, noLimit())
    const order = [0, 1, 2].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    expect(order).toEqual([2, 1, 0])
  })

  it('knows a phrase in which a word comes twice', () => {
    const verses = [
      { verse: 1, content: 'Gott und gut und Wort und gut und gut und Gott und Wort' },
      { verse: 2, content: 'Es war und sprach und der Hirte, lang ist es her' },
    ]
    const { verses: index } = open([{ canonical: 1_001_000, verses, blocks: [] }])
    const { units, sequence } = readQuery('und sprach und der', false)
    const found = units.map(({ words, isQuoted }) => ({
      isQuoted,
      words: words.map((word) =>
        findTerms(index, word, { language: 'de', fullwords: true, umlaute: false }, noLimit()),
      ),
    }))
    const { scores } = matchUnits(index, found, 1, noLimit(), sequence)
    expect([...scores].map((score) => score >= phraseScore)).toEqual([false, true])
  })
})
