import { describe, expect, it } from 'vitest'
import { plainContent, versesText } from './selection-text'

const verses = [
  { verse: 1, content: 'One.' },
  { verse: 2, content: 'Two* more.', footnotes: [{ position: 3, content: 'note' }] },
  { verse: 3, verse_end: 4, content: 'Three and four.' },
  { verse: 5, content: 'Five 5 * 6.' },
  { verse: 7, content: 'Seven.' },
]
const text = (selected: number[], locale = 'en') => versesText({ verses, selected, locale })

describe('versesText', () => {
  it('gives a single verse without its number', () => expect(text([1])).toBe('One.'))
  it('numbers several verses and leaves footnote signs out', () =>
    expect(text([1, 2])).toBe('1 One. 2 Two more.'))
  it('takes a merged verse once', () => expect(text([3, 4])).toBe('Three and four.'))
  it('numbers a merged verse as the text does', () =>
    expect(text([2, 3])).toBe('2 Two more. 3–4 Three and four.'))
  it('shows a gap', () => expect(text([1, 5])).toBe('1 One. … 5 Five 5 * 6.'))
  it('shows no gap where the edition has no verse between', () =>
    expect(text([5, 7])).toBe('5 Five 5 * 6. 7 Seven.'))
  it('takes the parts of a verse for one, and numbers by its letter what is nothing but a part', () => {
    const lettered = [
      {
        verse: 1,
        content: 'A first half and a second.',
        parts: [
          { letter: 'a', from: 0 },
          { letter: 'b', from: 13 },
        ],
      },
      { verse: 2, content: 'Half.', parts: [{ letter: 'b', from: 0 }] },
    ]
    expect(versesText({ verses: lettered, selected: [1, 2], locale: 'en' })).toBe(
      '1 A first half and a second. 2b Half.',
    )
    expect(versesText({ verses: lettered, selected: [1], locale: 'en' })).toBe('A first half and a second.')
    expect(versesText({ verses: lettered, selected: [2], locale: 'en' })).toBe('Half.')
  })
  it('has the digits of the edition', () => expect(text([1, 5], 'ar')).toBe('١ One. … ٥ Five 5 * 6.'))
})

describe('plainContent', () => {
  it('keeps signs beyond the basic plane whole', () => {
    expect(plainContent({ content: '𝔸*b', footnotes: [{ position: 2, content: '' }] })).toBe('𝔸b')
  })
})
