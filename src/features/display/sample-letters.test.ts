import { describe, expect, it } from 'vitest'
import { sampleLetters } from './sample-letters'

describe('letters that show a face', () => {
  it.each([
    ['de', 'Aa'],
    ['ar', 'عج'],
    ['fa', 'عج'],
    ['he', 'אב'],
    ['hbo', 'אב'],
    ['grc', 'Αα'],
    ['ru', 'Аа'],
    ['zh-Hant', '字'],
    ['my', 'က'],
    ['xx-unknown', 'Aa'],
  ])('are of the script of %s', (locale, letters) => {
    expect(sampleLetters(locale)).toBe(letters)
  })
})
