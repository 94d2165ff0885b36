import { expect, it } from 'vitest'
import { loadStem } from '../../../words/stem'
import { buildEditionIndex } from '../../index/edition-index'
import { noLimit } from '../effort'
import { findTerms } from './find-terms'

/** The words of a text that a typed word finds. */
async function found(language: string, content: string, word: string): Promise<string[]> {
  const chapter = { canonical: 1_001_000, verses: [{ verse: 1, content }], blocks: [] }
  const index = buildEditionIndex(language, [chapter]).index.verses
  const options = { language, fullwords: true, umlaute: false, stem: await loadStem(language) }
  const { terms, forms } = findTerms(index, word, options, noLimit())
  return [...terms, ...forms].map((term) => index.terms[term] ?? '')
}

it.each([
  ['ar', 'اموال كثيره', 'باموال', 'اموال'],
  ['ar', 'اموال كثيره', 'وباموال', 'اموال'],
  ['he', 'הודעתני דרך', 'והודעתני', 'הודעתני'],
])(
  'a word that stands in the text behind prefixes is that word (%s, %s)',
  async (locale, text, word, term) => {
    expect(await found(locale, text, word)).toContain(term)
  },
)

it('a word that only begins like one with a prefix is another one', async () => {
  expect(await found('ar', 'اموال كثيره', 'بيت')).toEqual([])
  expect(await found('de', 'Gebet', 'Ungebet')).toEqual([])
})
