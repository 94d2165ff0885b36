// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { keepAction, peekAction, takeAction } from './kept-action'

afterEach(() => sessionStorage.clear())

const kept = { action: 'like', abbreviation: 'LUT', verses: [43_003_016, 43_003_017], words: [] } as const

describe('what a visitor wanted to do before signing in', () => {
  it('is done once, in the chapter it was wanted in', () => {
    keepAction(kept)
    expect(peekAction('LUT', 43_003_000)).toEqual(kept)
    expect(takeAction('LUT', 43_003_000)).toEqual(kept)
    expect(takeAction('LUT', 43_003_000)).toBeUndefined()
  })

  it.each([
    ['another edition', 'ELB', 43_003_000],
    ['another chapter', 'LUT', 43_004_000],
  ])('waits while %s is read', (_, abbreviation, chapter) => {
    keepAction(kept)
    expect(takeAction(abbreviation, chapter)).toBeUndefined()
    expect(takeAction('LUT', 43_003_000)).toEqual(kept)
  })

  it.each([
    ['something else', '"like"'],
    ['an action nobody knows', JSON.stringify({ ...kept, action: 'burn' })],
    ['no verses', JSON.stringify({ ...kept, verses: [] })],
    ['verses that are none', JSON.stringify({ ...kept, verses: ['16'] })],
    ['words that are none', JSON.stringify({ ...kept, words: [{ verse: 16, from: 'a' }] })],
    ['no edition', JSON.stringify({ action: 'like', verses: kept.verses, words: [] })],
  ])('is nothing where %s was stored', (_, stored) => {
    sessionStorage.setItem('study-action', stored)
    expect(peekAction('LUT', 43_003_000)).toBeUndefined()
  })
})
