import { describe, expect, it } from 'vitest'
import { firstRead, inOrder } from './commentary-order'

const commentaries = [
  { name: 'Wesley', locale: 'en' },
  { name: 'Zahn', locale: 'de' },
  { name: 'Calvin', locale: 'fr' },
  { name: 'Äußerungen', locale: 'de-AT' },
  { name: 'Barnes', locale: 'en' },
]
const names = (language: string) => inOrder(commentaries, language).map(({ name }) => name)

describe('commentaries are offered', () => {
  it.each([
    ['de', ['Äußerungen', 'Zahn', 'Barnes', 'Calvin', 'Wesley']],
    ['en', ['Barnes', 'Wesley', 'Äußerungen', 'Calvin', 'Zahn']],
    ['it', ['Äußerungen', 'Barnes', 'Calvin', 'Wesley', 'Zahn']],
  ])('those in %s first, then the rest by title', (language, expected) => {
    expect(names(language)).toEqual(expected)
  })
})

describe('before somebody chose', () => {
  it.each([
    ['of the interface', 'fr', 'en', 'Calvin'],
    ['of the text, where the interface has none', 'it', 'en', 'Barnes'],
    ['of any language, the first by title', 'it', 'he', 'Äußerungen'],
    ['of none, where there is none', 'it', 'he', undefined],
  ])('is read one %s', (_, language, ofText, expected) => {
    const ordered = expected ? inOrder(commentaries, language) : []
    expect(firstRead(ordered, language, ofText)?.name).toBe(expected)
  })
})
