import { describe, expect, it } from 'vitest'
import { plainContent, selectionText } from './selection-text'

const verses = [
  { verse: 1, content: 'One.' },
  { verse: 2, content: 'Two* more.', footnotes: [{ position: 3, content: 'note' }] },
  { verse: 3, verse_end: 4, content: 'Three and four.' },
  { verse: 5, content: 'Five 5 * 6.' },
]
const copy = (selected: number[]) =>
  selectionText({
    verses,
    selected,
    place: 'John 1',
    abbreviation: 'SEN',
    locale: 'en',
    address: 'https://example.org/SEN/John1',
  })

describe('selectionText', () => {
  it('gives a single verse without its number', () =>
    expect(copy([1])).toBe('One.\nJohn 1 (SEN)\nhttps://example.org/SEN/John1'))
  it('numbers several verses and leaves footnote signs out', () =>
    expect(copy([1, 2]).split('\n')[0]).toBe('1 One. 2 Two more.'))
  it('takes a merged verse once', () => expect(copy([3, 4]).split('\n')[0]).toBe('Three and four.'))
  it('shows a gap', () => expect(copy([1, 5]).split('\n')[0]).toBe('1 One. … 5 Five 5 * 6.'))
})

describe('plainContent', () => {
  it('keeps signs beyond the basic plane whole', () => {
    expect(plainContent({ content: '𝔸*b', footnotes: [{ position: 2, content: '' }] })).toBe('𝔸b')
  })
})
