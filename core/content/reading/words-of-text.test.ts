import { describe, expect, it } from 'vitest'
import { candidatesAt, differentWords, namesIn } from './words-of-text'

describe('candidatesAt', () => {
  const text = 'And he went out to the mount of Olives; and his disciples'

  it('begins with the word, then runs of words that hold it, from long to short', () => {
    expect(candidatesAt(text, text.indexOf('Olives') + 2)).toEqual([
      'Olives',
      'the mount of Olives',
      'mount of Olives',
      'of Olives',
    ])
  })
  it('goes over no sign', () => {
    expect(candidatesAt('Saul, Paul.', 7)).toEqual(['Paul'])
  })
  it('finds a word whose end was hit, and none between words', () => {
    expect(candidatesAt('Licht', 5)).toEqual(['Licht'])
    expect(candidatesAt('a  — b', 3)).toEqual([])
    expect(candidatesAt('', 0)).toEqual([])
  })
  it('keeps marks and apostrophes inside a word', () => {
    expect(candidatesAt('בְּרֵאשִׁית בָּרָא', 1)[0]).toBe('בְּרֵאשִׁית')
    expect(candidatesAt('Abraham’s', 3)[0]).toBe('Abraham’s')
  })
})

describe('namesIn', () => {
  it('takes capitals inside sentences, neighbours also together', () => {
    expect(namesIn('There came Simon Peter and they saw Mount Zion. When Jesus', 'en')).toEqual([
      'Simon',
      'Simon Peter',
      'Peter',
      'Mount',
      'Mount Zion',
      'Zion',
      'Jesus',
    ])
  })
  it('does not take the first word of a sentence, nor single letters', () => {
    expect(namesIn('Now I am. Then he said: Go', 'en')).toEqual([])
  })
  it('knows languages without such names', () => {
    expect(namesIn('da kam Nikodemus bei Nacht', 'de')).toEqual([])
    expect(namesIn('בְּרֵאשִׁית בָּרָא אֱלֹהִים', 'he')).toEqual([])
  })
})

describe('differentWords', () => {
  it('gives each word once', () => {
    expect(differentWords('Gott ist Licht, und Licht', 4)).toEqual(['Gott', 'Licht'])
  })
})
