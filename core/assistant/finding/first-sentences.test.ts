import { expect, it } from 'vitest'
import { firstSentences } from './first-sentences'

const sentence = 'Barnabas was a Levite from Cyprus who sold a field and gave the money to the church.'

it('a short text is copied whole, with single spaces', () => {
  expect(firstSentences(` One\n  two. `, 'en')).toBe('One two.')
})

it('a long one ends with a sentence', () => {
  const text = Array.from({ length: 8 }, () => sentence).join(' ')
  expect(firstSentences(text, 'en')).toBe([sentence, sentence, sentence].join(' '))
})

it('a sentence without an end is cut between words', () => {
  const cut = firstSentences('word '.repeat(200), 'en')
  expect(cut.length).toBeLessThan(290)
  expect(cut).toMatch(/word …$/)
})
